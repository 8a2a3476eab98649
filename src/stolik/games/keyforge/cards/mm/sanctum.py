"""Sanctum in Mass Mutation."""

from stolik.games.keyforge.card import Card, Constant, Scene
from stolik.games.keyforge.effects import (
    after,
    artifact,
    creature,
    do,
    if_you_do,
    player_rule,
    purge,
    remove_counters,
)
from stolik.games.keyforge.nouns import a_creature
from stolik.games.keyforge.state import KeyForge
from stolik.table import Message


def issue_warrants(g: KeyForge, s: Scene) -> None:
    assert s.event is not None
    g.add_counter(s.card, "warrant", s.event.amount)


CARDS: dict[str, Card] = {
    "ardent-hero": creature(
        power=4,
        traits="human knight",
        keywords="taunt",
        constant=Constant(
            "no-damage-from",
            lambda g, entry, source: "mutant" in g.traits_of(source) or g.power(source) >= 5,
            Message("text-ardent-hero"),
        ),
    ),
    "book-of-malefaction": artifact(
        amber=1,
        traits="item law",
        after=after(
            "stolen",
            "text-after-theft-from-you",
            do(issue_warrants, "text-issue-warrants"),
            lambda g, entry, h: h.seat != entry.me,
        ),
        omni=if_you_do(remove_counters("warrant", 1), purge(a_creature)),
    ),
    "master-of-the-grey": creature(
        power=4, armor=1, traits="human monk", constant=player_rule("no-icons", Message("text-no-icons"))
    ),
    "scrivener-favian": creature(
        power=3,
        traits="mutant",
        enhance="cc",
        constant=player_rule("capture-as-steal", Message("text-capture-as-steal"), "you"),
    ),
}
