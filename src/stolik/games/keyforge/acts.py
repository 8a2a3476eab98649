"""What each option does, and to which things on the table: what somebody points at to answer."""

from typing import cast

from stolik.games.keyforge.fighting import attackable
from stolik.games.keyforge.state import KeyForge
from stolik.games.keyforge.turn import called
from stolik.games.keyforge.zones import LINE, names
from stolik.table import Act, Ask, Option

VERBS = {
    "attach": "attach",
    "fight-whom": "attack",
    "icon-capture": "capture",
    "icon-damage": "damage",
    "captor": "capture",
    "choose-captor": "capture",
    "choose-fighter": "fight",
    "choose-shield": "damage",
    "choose-amber-on": "put-amber",
    "choose-amber-from": "take-amber",
    "choose-archive-from-play": "archive",
    "choose-abduct": "abduct",
    "choose-shuffle-in": "shuffle-in",
    "choose-put-on-deck": "put-on-deck",
    "choose-add-power": "strengthen",
    "spend-from": "spend",
    "heal-how-much": "heal",
    "loop-count": "repeat",
    "bid-chains": "bid",
}
"""Of the prompts whose own name is no verb."""
TARGETS = (
    "archive",
    "control",
    "damage",
    "destroy",
    "discard",
    "enrage",
    "exalt",
    "exhaust",
    "heal",
    "play",
    "purge",
    "ready",
    "return",
    "sacrifice",
    "stun",
    "swap",
    "use",
    "ward",
)
"""`choose-destroy` is to destroy, and so on; any other question about cards is to choose one."""


def verb_of(prompt: str) -> str:
    for several in ("-several", "-up-to", "-any"):
        prompt = prompt.removesuffix(several)
    if prompt in VERBS:
        return VERBS[prompt]
    word = prompt.removeprefix("choose-")
    return word if word in TARGETS else "choose"


def act(g: KeyForge, ask: Ask, option: Option) -> Act:
    """Cards are pointed at themselves; flanks, keys and houses have names of their own."""
    match ask.of:
        case "action" if isinstance(option, tuple):
            action, number = cast("tuple[str, int]", option)
            card = called(g, number)
            return Act(action, (card,), _toward(g, action, card))
        case "card" if isinstance(option, int):
            return Act(verb_of(ask.prompt), (option,))
        case "house":
            return Act("choose-house", (f"house-{option}",))
        case "key":
            verb = "unforge" if ask.prompt == "unforge" else "forge"
            return Act(verb, (f"key-{option}",))
        case "trigger" if isinstance(option, tuple):
            card = called(g, cast(int, option[0]))
            # What lasts may come from a card that has been shuffled into a deck: it must not say where it lies there.
            return Act("resolve", (card if g.sees(ask.seat, card) else names()[g.where[card]],))
        case "place":
            return Act("place", (f"gap-{g.side}-{cast('tuple[str, int]', option)[1]}",))
        case "word" if ask.prompt == "flank":
            place = 0 if option == "left" else len(g.zones[LINE[g.side]])
            return Act("place", (f"gap-{g.side}-{place}",))
        case "choice":
            return Act("choose", (ask.source,))
        case "deck":
            return Act("bid-for")
    return Act(option if isinstance(option, str) else verb_of(ask.prompt))


def _toward(g: KeyForge, action: str, card: int) -> tuple[int | str, ...]:
    """What is going to be asked at once: whom to fight, where a creature stands, what an upgrade is for."""
    if action == "fight":
        targets = attackable(g, card)
        return tuple(targets) if len(targets) > 1 and "cancels-fight" not in g.index else ()
    if action != "play":
        return ()
    printed = g.card(card)
    if printed.type == "upgrade" and not printed.enters:
        hosts = g.creatures()
        return tuple(hosts) if len(hosts) > 1 else ()
    seat = g.active
    line = g.zones[LINE[seat]]
    if printed.type != "creature" or not line or {"copy", "or-upgrade", "enemy"} & set(printed.enters):
        return ()
    places = range(len(line) + 1) if "deploy" in printed.keywords else (0, len(line))
    return tuple(f"gap-{seat}-{place}" for place in places)
