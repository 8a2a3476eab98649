"""How verbs choose cards and houses, how much and whom they mean, and the words for it."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, cast

from stolik.games.keyforge.card import HOUSES, Scene, Verb
from stolik.games.keyforge.nouns import Count, Noun, player, that_much
from stolik.table import Asking, Message, Option, message
from stolik.table.ask import NO_ARGS

if TYPE_CHECKING:
    from stolik.games.keyforge.state import KeyForge


Amount = int | Count
ANY_NUMBER = 99


def choose_one(g: "KeyForge", s: Scene, noun: Noun, prompt: str, but: Sequence[int] = ()) -> Asking[int]:
    """A card that the noun means, chosen by the active player; -1 if there is none or "you may" is declined."""
    options = [found for found in noun.find(g, s) if found not in but] if but else noun.find(g, s)
    optional, s.may = s.may, False
    if not options:
        return -1
    if optional:
        either: list[Option] = [*options, "pass"]
        answer = yield from g.choose(g.active, prompt, either, public=True, source=s.giver)
        if answer == "pass":
            return -1
        s.it = cast(int, answer)
        return s.it
    s.it = yield from g.pick(g.active, prompt, options, public=True, source=s.giver)
    return s.it


def choose_several(
    g: "KeyForge", s: Scene, noun: Noun, prompt: str, most: int, *, up_to: bool = True
) -> Asking[list[int]]:
    """Several different cards, one after another; with `up_to` the choice may stop at any time.

    The question says how many are left to choose, and by its name whether so many must be chosen.
    """
    asked = prompt
    if most == ANY_NUMBER:
        asked = f"{prompt}-any"
    elif up_to:
        asked = f"{prompt}-up-to"
    elif most > 1:
        asked = f"{prompt}-several"
    chosen: list[int] = []
    s.may = False
    while len(chosen) < most:
        options = [found for found in noun.find(g, s) if found not in chosen]
        if not options:
            break
        left = most - len(chosen)
        if not up_to and len(options) <= left and not noun.rank:
            chosen += options
            break
        either: list[Option] = [*options, "done"] if up_to else list(options)
        args: dict[str, int | str] = NO_ARGS if most == ANY_NUMBER else {"count": left}
        answer = yield from g.choose(g.active, asked, either, public=True, source=s.giver, args=args, group=prompt)
        if answer == "done":
            break
        chosen.append(cast(int, answer))
    return chosen


def choose_from(
    g: "KeyForge", s: Scene, cards: Sequence[int], prompt: str, *, public: bool, optional: bool = False, seat: int = -1
) -> Asking[int]:
    """One of these cards, which lie out of play; -1 for none."""
    optional = optional or s.may
    s.may = False
    if not cards:
        return -1
    options: list[Option] = [*cards, "pass"] if optional else list(cards)
    asked = g.active if seat < 0 else seat
    answer = yield from g.choose(asked, prompt, options, public=public, source=s.giver)
    if answer == "pass":
        return -1
    s.it = cast(int, answer)
    return s.it


def choose_house(g: "KeyForge", s: Scene, houses: Sequence[str] = HOUSES) -> Asking[str]:
    s.word = cast(
        str, (yield from g.choose(g.active, "name-house", list(houses), "house", public=True, source=s.giver))
    )
    g.emit("house_named", house=s.word, by=s.giver)
    return s.word


def number(amount: Amount, g: "KeyForge", s: Scene) -> int:
    return amount if isinstance(amount, int) else amount.of(g, s)


def said_per(base: Message, per: Count | None) -> Message:
    return base if per is None else message("text-per", what=base, per=per.text)


def whom(g: "KeyForge", s: Scene, who: str) -> int:
    """The seat meant: you, opponent, or by the card it is about its owner, its controller, its-opponent."""
    if who == "owner":
        return g.backs[s.it]
    if who in ("controller", "its-opponent"):
        ghost = None if s.event is None else s.event.ghost
        controller = g.controller(s.it) if ghost is None else ghost.controller
        return controller if who == "controller" else 1 - controller
    return player(s, who)


def said_amount(key: str, amount: Amount, **args: Message) -> Message:
    if isinstance(amount, int):
        return message(key, amount=amount, **args)
    if amount is that_much:
        return message(f"{key}-that-much", **args)
    return message("text-per", what=message(key, amount=1, **args), per=amount.text)


def name_house(own: bool = False, opponents: bool = False) -> Verb:
    """Choose a house: any, or one of an identity card."""

    def does(g: "KeyForge", s: Scene) -> Asking[None]:
        houses = g.houses[s.me] if own else g.houses[1 - s.me] if opponents else HOUSES
        yield from choose_house(g, s, houses)

    return Verb(does, Message("text-name-opponents-house" if opponents else "text-name-house"))
