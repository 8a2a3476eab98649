"""What each option does, and to which things on the table: what somebody points at to answer."""

from typing import cast

from stolik.games.vale.state import Vale
from stolik.games.vale.stones import NONE, Stones, thrifty_payments
from stolik.games.vale.zones import HAND
from stolik.table import Act, Ask, Option

VERBS = {
    "hunt": "mark",
    "choose-victim": "choose",
    "discard-summoned": "discard",
    "discard-up-to": "discard",
    "take-from-discard": "take",
    "summon-free": "summon",
}
"""Of the prompts whose own name is no verb."""


def act(g: Vale, ask: Ask, option: Option) -> Act:
    """Cards and players are pointed at themselves; what a card costs or offers is chosen at that card."""
    verb = VERBS.get(ask.prompt, ask.prompt)
    if isinstance(option, str):
        return Act(option)
    if isinstance(option, int):
        return Act(verb, (option if ask.of == "card" else f"seat-{option}",))
    match ask.of:
        case "action":
            action, number = option
            return Act(cast(str, action), (g.ids.index(cast(int, number)),))
        case "payment":
            return Act("pay" if cast(Stones, option) in thrifty(g, ask) else "overpay", (ask.source,))
        case "choice":
            return Act("choose", (ask.source,))
    return Act(verb)


def thrifty(g: Vale, ask: Ask) -> tuple[Stones, ...]:
    """The payments that waste no stone."""
    powers = g.powers(ask.seat)
    rewards = powers.rewards if g.where[ask.source] == HAND[ask.seat] else NONE
    return thrifty_payments(g.stones[ask.seat], powers.worth, cast(int, ask.args["cost"]), rewards)
