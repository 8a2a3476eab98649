"""The dragons: dear, and worth many points at once."""

from stolik.games.vale.effects import (
    Creature,
    a_player_discards,
    another_card,
    card_of,
    copy_an_instant_effect,
    creature,
    discard_this_and_summon_a_dragon,
    draw,
    family_in_area,
    gain,
    score,
    take_back,
)

DRAGON: dict[str, Creature] = {
    "dragon-egg": creature(3, instant=discard_this_and_summon_a_dragon),
    "tidal": creature(5, instant=score(5, per=card_of("dragon"))),
    "ember": creature(7, instant=(score(7), a_player_discards("water"))),
    "marina": creature(7, instant=(score(7), a_player_discards("fire"))),
    "boulder": creature(8, instant=(score(8), a_player_discards("wind"))),
    "gust": creature(8, instant=(score(8), a_player_discards("earth"))),
    "aeris": creature(9, instant=take_back(another_card, scores=True)),
    "scorch": creature(9, instant=copy_an_instant_effect),
    "willow": creature(10, instant=(gain(red=1, blue=1, purple=1), score(3), draw(1))),
    "eternity": creature(12, instant=score(4, per=family_in_area)),
}
