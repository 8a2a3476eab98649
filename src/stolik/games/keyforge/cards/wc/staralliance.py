"""Star Alliance in Worlds Collide."""

from stolik.games.keyforge.card import Card
from stolik.games.keyforge.effects import (
    add_counter,
    after,
    creature,
    gains,
    key_cost,
    may_play,
    rule,
    upgrade,
    use,
    ward,
)
from stolik.games.keyforge.nouns import a_creature, counter_on_this, this_creature, this_upgrade
from stolik.table import Message

ONE_OF_ANOTHER_HOUSE = may_play(
    Message("text-val-jericho"),
    lambda g, s, found: g.in_centre(s.card) and g.card(found).house != g.house and s.card not in g.spent,
)

CARDS: dict[str, Card] = {
    "captain-val-jericho": creature(power=5, armor=1, traits="human leader", constant=ONE_OF_ANOTHER_HOUSE),
    "crash-muldoon": creature(
        power=3,
        traits="human pilot",
        keywords="deploy",
        enters="ready",
        action=use(a_creature.neighbouring.not_of("staralliance")),
    ),
    "disruption-field": upgrade(
        amber=1,
        constant=(
            key_cost(1, per=counter_on_this("disruption")),
            *gains("fight/reap", add_counter("disruption", this_upgrade)),
        ),
    ),
    "encounter-suit": upgrade(after=after("before-action", "text-before-action", ward(this_creature))),
    "explo-rover": creature(
        power=3,
        traits="robot",
        keywords="skirmish",
        enters="or-upgrade",
        constant=rule("skirmish", Message("text-explo-rover"), this_creature, 1),
    ),
    "lieutenant-khrkhar": creature(power=5, traits="alien handuhan", keywords="taunt hazardous:3"),
}
