"""Joining verbs: may, if you do, when, choose one, for each, repeat."""

from collections.abc import Callable
from functools import cache
from typing import TYPE_CHECKING, cast

from stolik.games.keyforge.card import Doing, Part, Said, Scene, Verb, clause
from stolik.games.keyforge.catalog import CATALOG
from stolik.games.keyforge.effects.choosing import choose_one
from stolik.games.keyforge.nouns import Condition, Count, Noun
from stolik.games.keyforge.timing import LOOPS, resolve
from stolik.games.keyforge.zones import RESOLVING
from stolik.table import Asking, Message, Option, message

if TYPE_CHECKING:
    from stolik.games.keyforge.state import KeyForge


def verbs(said: Said) -> tuple[Verb, ...]:
    return (said,) if isinstance(said, Verb) else tuple(said)


def do(
    does: Doing,
    key: str,
    /,
    *parts: Part,
    target: bool = False,
    own: Callable[["KeyForge", Scene], bool] | None = None,
    **args: int | str | Message,
) -> Verb:
    """A verb of one card's own: a function and the key of its words."""
    return Verb(does, message(key, **args), parts, target=target, own=own)


def may(said: Said) -> Verb:
    """You may: asked before, unless the verb chooses a card anyway, which can then be passed up."""
    doing = verbs(said)

    def does(g: "KeyForge", s: Scene) -> Asking[None]:
        if doing[0].idle is not None and doing[0].idle(g, s):
            s.ok = False
            return
        if doing[0].target:
            s.may = True
        else:
            answer = yield from g.choose(g.active, "may", ("yes", "no"), "word", public=True, source=s.giver)
            if answer == "no":
                s.ok = False
                return
        yield from resolve(g, s, doing[:1])
        if s.ok:
            yield from resolve(g, s, doing[1:])
        s.may = False

    return Verb(does, message("text-may", what=clause(doing, "text-and")), doing)


def if_you_do(first: Said, then: Said) -> Verb:
    """The second part only if the first was done completely (decision 10)."""
    doing, following = verbs(first), verbs(then)

    def does(g: "KeyForge", s: Scene) -> Asking[None]:
        yield from resolve(g, s, doing)
        if s.ok:
            yield from resolve(g, s, following)

    text = message("text-if-you-do", what=clause(doing, "text-and"), then=clause(following, "text-and"))
    return Verb(does, text, (*doing, *following), target=doing[0].target)


def pick(noun: Noun) -> Verb:
    """Choose a card: from then on it is `it`."""

    def does(g: "KeyForge", s: Scene) -> Asking[None]:
        s.it = yield from choose_one(g, s, noun, "choose-card")
        s.ok = s.it >= 0

    return Verb(does, message("text-pick", what=noun.text), target=True)


def when(condition: Condition, then: Said, otherwise: Said = ()) -> Verb:
    """If something holds, this; else (if given) that."""
    doing, rest = verbs(then), verbs(otherwise)

    def does(g: "KeyForge", s: Scene) -> Asking[None]:
        s.ok = condition.holds(g, s)
        if s.ok:
            yield from resolve(g, s, doing)
        elif rest:
            yield from resolve(g, s, rest)

    said = message("text-if", condition=condition.text, what=clause(doing, "text-and"))
    if rest:
        said = message("text-otherwise", what=said, other=clause(rest, "text-and"))

    def own(g: "KeyForge", s: Scene) -> bool:
        return any(verb.own and verb.own(g, s) for verb in (doing if condition.holds(g, s) else rest))

    return Verb(does, said, (*doing, *rest), own=own)


def repeat_while(condition: Condition, said: Said) -> Verb:
    """Do it; repeat the whole effect as long as something holds and the card is there (decision 61)."""
    doing = verbs(said)

    def does(g: "KeyForge", s: Scene) -> Asking[None]:
        # decision 62: what cannot be destroyed would be tried for ever.
        for _ in range(LOOPS):
            yield from resolve(g, s, doing)
            if not condition.holds(g, s) or not (g.in_play(s.card) or g.where[s.card] in RESOLVING):
                return

    return Verb(does, message("text-repeat-while", what=clause(doing), condition=condition.text), doing)


def repeat_once(condition: Condition, said: Said) -> Verb:
    """Do it; do it once more if something holds then (rulebook: "Powtórzenie poprzedniego efektu")."""
    doing = verbs(said)

    def does(g: "KeyForge", s: Scene) -> Asking[None]:
        yield from resolve(g, s, doing)
        if condition.holds(g, s):
            yield from resolve(g, s, doing)

    return Verb(does, message("text-repeat-once", what=clause(doing), condition=condition.text), doing)


def may_repeat(condition: Condition, said: Said) -> Verb:
    """Do it; as long as something holds you may do the whole of it again (decision 14)."""
    doing = verbs(said)

    def does(g: "KeyForge", s: Scene) -> Asking[None]:
        yield from resolve(g, s, doing)
        while condition.holds(g, s):
            if (yield from g.choose(g.active, "repeat", ("yes", "no"), "word", public=True, source=s.giver)) == "no":
                return
            yield from resolve(g, s, doing)

    return Verb(does, message("text-may-repeat", what=clause(doing), condition=condition.text), doing)


@cache
def _titled(choices: tuple[Verb, ...]) -> str:
    """The card that offers these; another one may have gained its text."""
    return next(
        title
        for title, printed in CATALOG.items()
        if any(isinstance(part, Verb) and part.choices is choices for part in printed.parts())
    )


def choose(*choices: Verb) -> Verb:
    """Choose one: the player picks what to do."""

    def does(g: "KeyForge", s: Scene) -> Asking[None]:
        title = _titled(choices)
        options: list[Option] = [(title, place) for place in range(len(choices))]
        answer = yield from g.choose(g.active, "choose-one", options, "choice", public=True, source=s.giver)
        place = cast("tuple[str, int]", answer)[1]
        yield from resolve(g, s, (choices[place],))

    listed = choices[-1].text
    for choice in reversed(choices[:-1]):
        listed = message("text-or", one=choice.text, other=listed)
    return Verb(does, message("text-choose-one", what=listed), choices, choices)


def both_ways(said: Said) -> Verb:
    """Do it; then the opponent does the same to you."""
    doing = verbs(said)

    def does(g: "KeyForge", s: Scene) -> Asking[None]:
        yield from resolve(g, s, doing)
        yield from resolve(g, Scene(1 - s.me, s.card, s.giver), doing)

    return Verb(does, message("text-both-ways", what=clause(doing)), doing)


def for_each(count: Count, said: Said) -> Verb:
    """Once for each of something, one at a time (decision 8: for everything but damage)."""
    doing = verbs(said)

    def does(g: "KeyForge", s: Scene) -> Asking[None]:
        for _ in range(count.of(g, s)):
            yield from resolve(g, s, doing)

    return Verb(does, message("text-per", what=clause(doing), per=count.text), doing)
