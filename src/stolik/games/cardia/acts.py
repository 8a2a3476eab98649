"""What each option does, and to which things on the table: what somebody points at to answer."""

from typing import cast

from stolik.games.cardia.state import Cardia
from stolik.table import Act, Ask, Option

VERBS = {
    "place-open": "place",
    "may-discard": "discard",
    "shift-from": "take-tokens",
    "shift-to": "put-tokens",
    "use-instant": "discard-and-use",
}
"""Of the prompts whose own name is no verb, or not the shortest one."""


def act(g: Cardia, ask: Ask, option: Option) -> Act:
    """A card is pointed at itself; the next card, which nobody knows yet, by its place beside the row (`next-0`)."""
    verb = VERBS.get(ask.prompt, ask.prompt)
    if isinstance(option, int):
        return Act(verb, (option,))
    if option == "your-next-card":
        return Act(verb, (f"next-{ask.seat}",))
    match ask.of:
        case "faction":
            return Act("name-faction")
        case "strip" | "adjust":
            return Act(f"{ask.of}-{option}", (cast(int, ask.args["card"]),))
    return Act(cast(str, option))
