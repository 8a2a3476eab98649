"""Keys, chains and the tide."""

from typing import TYPE_CHECKING

from stolik.games.keyforge.card import Happening, Scene, Verb
from stolik.games.keyforge.forging import can_forge, forge, unforge
from stolik.games.keyforge.nouns import Count, player
from stolik.games.keyforge.timing import happen
from stolik.table import Asking, Message, message

if TYPE_CHECKING:
    from stolik.games.keyforge.state import KeyForge


def gain_chains(count: int, who: str = "you") -> Verb:
    def does(g: "KeyForge", s: Scene) -> None:
        g.gain_chains(player(s, who), count)

    return Verb(does, message("text-gain-chains" if who == "you" else "text-opponent-gains-chains", count=count))


def forge_key(more: int = 0, less: Count | None = None, free: bool = False, optional: bool = False) -> Verb:
    """Forge a key outside the step: at the current cost and so much more, less something, or at no cost."""

    def does(g: "KeyForge", s: Scene) -> Asking[None]:
        cost = 0 if free else max(0, g.key_cost(s.me) + more - (0 if less is None else less.of(g, s)))
        s.ok = can_forge(g, s.me) and g.to_spend(s.me) >= cost
        if not s.ok:
            g.emit("key_not_forged", seat=s.me, cost=cost)
        if s.ok and optional:
            answer = yield from g.choose(g.active, "may", ("yes", "no"), "word", public=True, source=s.giver)
            s.ok = answer == "yes"
        if s.ok:
            s.ok = yield from forge(g, s.me, cost)

    if free:
        text = Message("text-forge-free")
    elif less is not None:
        text = message("text-forge-less", more=more, per=less.text)
    else:
        text = message("text-forge-more", more=more) if more else Message("text-forge")
    if optional:
        text = message("text-may", what=text) if free or less or more else Message("text-may-forge")
    return Verb(does, text)


def unforge_last() -> Verb:
    """The key that the opponent forged on their previous turn; of several, one (decision 91)."""

    def does(g: "KeyForge", s: Scene) -> Asking[None]:
        s.ok = yield from unforge(g, 1 - s.me, g.forged[1 - s.me])

    return Verb(does, Message("text-unforge-last"))


def raise_tide() -> Verb:
    def does(g: "KeyForge", s: Scene) -> Asking[None]:
        s.ok = yield from turn_tide(g, s.me)

    return Verb(does, Message("text-raise-tide"))


def turn_tide(g: "KeyForge", seat: int) -> Asking[bool]:
    """decision 97: who has it high cannot raise it, and nothing reacts."""
    if g.tide == seat:
        return False
    g.tide = seat
    g.emit("tide_raised", seat=seat)
    g.changed()
    yield from happen(g, Happening("tide-raised", -1, seat))
    return True
