"""Logos in Age of Ascension."""

from stolik.games.keyforge.card import Card
from stolik.games.keyforge.effects import (
    action,
    after_choosing,
    archive_each_from_under,
    archive_from_play,
    archive_random,
    artifact,
    creature,
    destroy_one,
    forge_key,
    gain,
    gains,
    place_amber,
    play_from_under,
    put_under,
    when,
)
from stolik.games.keyforge.nouns import amber_here, it_is_your_turn, its_neighbours, itself, this_card

CARDS: dict[str, Card] = {
    "archimedes": creature(
        power=2,
        traits="cyborg beast",
        keywords="elusive",
        constant=gains("destroyed", archive_from_play(itself), its_neighbours),
    ),
    "eureka": action(amber=1, keywords="alpha", play=(gain(2), archive_random(2))),
    "jargogle": creature(
        power=2,
        traits="beast mutant",
        keywords="elusive",
        play=put_under(),
        destroyed=when(it_is_your_turn, play_from_under(), archive_each_from_under()),
    ),
    # FAQ: only here, not whenever a fourth Æmber comes from elsewhere.
    "redacted": artifact(
        traits="redacted",
        after=after_choosing(
            "logos",
            (place_amber(1, this_card), when(amber_here(4), (destroy_one(this_card), forge_key(free=True)))),
        ),
    ),
}
