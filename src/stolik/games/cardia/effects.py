"""The vocabulary of Cardia's cards: noun phrases that find cards, and verbs that do something to them."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from inspect import isgeneratorfunction
from typing import TYPE_CHECKING, TypeAlias, cast

from stolik.games.cardia.zones import DECK, HAND, ROW
from stolik.table import Ask, Asking, Message, Option, message

if TYPE_CHECKING:
    from stolik.games.cardia.state import Cardia

FACTIONS = ("rebellion", "academy", "guild", "dynasty")


class Scene:
    """An ability being resolved: whose it is, and from which card's place."""

    __slots__ = ("card", "chosen", "faction", "me", "opponent")

    def __init__(self, me: int, card: int) -> None:
        self.me = me
        self.opponent = 1 - me
        self.card = card
        self.chosen = -1
        self.faction = ""


# -- noun phrases -----------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Noun:
    """A phrase that stands for cards: one that is clear from the place, or one of several that its owner picks."""

    name: str
    find: Callable[["Cardia", Scene], list[int]]
    chosen: bool = False
    """Its owner picks one of several."""
    or_next: bool = False
    number: int = 0

    @property
    def text(self) -> Message:
        return message(f"noun-{self.name}", number=self.number) if self.number else Message(f"noun-{self.name}")


def _previous(g: "Cardia", s: Scene) -> list[int]:
    place = g.encounter(s.card)
    return [g.zones[ROW + s.me][place - 1]] if place else []


def one_of_yours(at_most: int) -> Noun:
    """A card of yours in play whose influence is no more than that."""
    return Noun(
        "one-of-yours-at-most",
        lambda g, s: [card for card in g.zones[ROW + s.me] if g.influence(card) <= at_most],
        chosen=True,
        number=at_most,
    )


this_card = Noun("this-card", lambda g, s: [s.card])
your_previous_card = Noun("your-previous-card", _previous)
your_next_card = Noun("your-next-card", lambda g, s: [], or_next=True)
any_card = Noun("any-card", lambda g, s: g.played(), chosen=True)
any_other_card = Noun("any-other-card", lambda g, s: [card for card in g.played() if card != s.chosen], chosen=True)
any_card_or_your_next = Noun("any-card-or-your-next", lambda g, s: g.played(), chosen=True, or_next=True)


# -- verbs ------------------------------------------------------------------------------------------------------------


Doing: TypeAlias = Callable[["Cardia", Scene], Asking[None] | None]
"""What a verb does to the table: a generator, or a plain function where it asks nothing."""


@dataclass(frozen=True, slots=True)
class Verb:
    """Something a card does, and the words for it."""

    does: Doing
    text: Message


@dataclass(frozen=True, slots=True)
class Ability:
    """Instant: verbs resolved once, in order. Ongoing: `lasting` names what holds while a token lies on the card."""

    verbs: tuple[Verb, ...] = ()
    lasting: str = ""
    asks: bool = False
    """Somebody may have to choose while it resolves."""

    @property
    def text(self) -> tuple[Message, ...]:
        if self.lasting:
            return (Message(f"text-{self.lasting}"),)
        return tuple(verb.text for verb in self.verbs)


def instant(*verbs: Verb) -> Ability:
    return Ability(verbs, asks=any(isgeneratorfunction(verb.does) for verb in verbs))


def ongoing(lasting: str) -> Ability:
    return Ability(lasting=lasting)


def resolve(g: "Cardia", me: int, card: int, ability: Ability) -> None:
    """Resolve an ability that asks nothing, as if it stood on this card."""
    if ability.lasting:
        g.put_token(card)
    else:
        scene = Scene(me, card)
        for verb in ability.verbs:
            verb.does(g, scene)


def activate(g: "Cardia", me: int, card: int, ability: Ability) -> Asking[None]:
    """Resolve any ability as if it stood on this card."""
    if ability.lasting:
        g.put_token(card)
        return
    scene = Scene(me, card)
    for verb in ability.verbs:
        asking = verb.does(g, scene)
        if asking is not None:
            yield from asking


def add(amount: int, to: Noun) -> Verb:
    """Put a modifier on a card, or beside the row for the next card you play."""

    prompt = "raise" if amount > 0 else "lower"

    def add_to_certain(g: "Cardia", s: Scene) -> None:
        for card in to.find(g, s):
            g.add(card, amount)
        if to.or_next:
            g.add_to_next(s.me, amount)

    def add_to_chosen(g: "Cardia", s: Scene) -> Asking[None]:
        options: list[Option] = [*to.find(g, s)]
        if to.or_next:
            options.append("your-next-card")
        if options:
            args: dict[str, int | str] = {"amount": abs(amount)}
            target = yield from g.choose(s.me, prompt, options, public=True, source=s.card, args=args)
            if isinstance(target, int):
                s.chosen = target
                g.add(target, amount)
            else:
                g.add_to_next(s.me, amount)

    does: Doing = add_to_chosen if to.chosen else add_to_certain
    return Verb(does, message("text-add", amount=f"+{amount}" if amount > 0 else f"−{-amount}", target=to.text))


def mill(count: int) -> Verb:
    """The opponent discards from the top of their deck."""

    def does(g: "Cardia", s: Scene) -> None:
        for _ in range(min(count, len(g.zones[DECK + s.opponent]))):
            g.discard(g.zones[DECK + s.opponent][-1])

    return Verb(does, message("text-mill", count=count))


def opponent_discards(count: int) -> Verb:
    """The opponent discards cards of their choice from hand."""

    def does(g: "Cardia", s: Scene) -> Asking[None]:
        yield from discard_from_hand(g, s.opponent, count, s.card)

    return Verb(does, message("text-opponent-discards", count=count))


def opponent_draws(count: int) -> Verb:
    def does(g: "Cardia", s: Scene) -> None:
        g.draw_cards(s.opponent, count)

    return Verb(does, message("text-opponent-draws", count=count))


def one_off(name: str) -> Callable[[Doing], Verb]:
    """Marks a verb that serves a single card and has its words written by hand."""
    return lambda does: Verb(does, Message(f"text-{name}"))


def discard_from_hand(g: "Cardia", seat: int, count: int, source: int) -> Asking[None]:
    """A seat discards cards of its own choice, as many as it can."""
    for left in range(min(count, len(g.zones[HAND + seat])), 0, -1):
        hand = g.zones[HAND + seat]
        card = yield from g.pick(
            seat, "discard", hand, public=False, source=source, args={"count": left}, group="discard"
        )
        g.discard(card)
    g.restock()


def discard_all(g: "Cardia", cards: Iterable[int]) -> None:
    for card in list(cards):
        g.discard(card)


@one_off("name-faction")
def name_a_faction(g: "Cardia", s: Scene) -> Asking[None]:
    s.faction = cast(str, (yield Ask(s.me, "name-faction", FACTIONS, "faction", True, s.card)))
    g.emit("faction_named", seat=s.me, faction=s.faction)


@one_off("discard-encounter")
def discard_this_encounter(g: "Cardia", s: Scene) -> None:
    place = g.encounter(s.card)
    discard_all(g, (s.card, g.opposite(s.card)))
    g.close_gap(place)


@one_off("strip")
def strip_a_card(g: "Cardia", s: Scene) -> Asking[None]:
    """Rule decision 10: it must be a card that has something on it, if there is one."""
    laden = [card for card in g.played() if g.modifiers[card] or card in g.tokens]
    if not laden:
        return
    card = yield from g.pick(s.me, "strip", laden, public=True, source=s.card)
    kinds = [kind for kind, there in (("modifiers", g.modifiers[card]), ("tokens", card in g.tokens)) if there]
    kind = yield from g.choose(s.me, "strip-kind", kinds, "strip", public=True, source=s.card, args={"card": card})
    if kind == "modifiers":
        g.modifiers[card] = 0
        g.emit("modifiers_removed", seat=g.owner(card), card=card)
    else:
        g.tokens = [other for other in g.tokens if other != card]
        g.emit("tokens_removed", seat=g.owner(card), card=card)
    g.settle()


@one_off("foretell")
def foretell(g: "Cardia", s: Scene) -> None:
    if s.opponent not in g.foretold:
        g.foretold.append(s.opponent)
    g.emit("foretold", seat=s.opponent)


@one_off("opponent-may-discard-one")
def unless_they_discard_one(g: "Cardia", s: Scene) -> Asking[None]:
    """Rule decision 11: the opponent is asked even without such a card, so that nothing is given away."""
    fitting = [card for card in g.zones[HAND + s.opponent] if g.faction(card) == s.faction]
    answer = yield Ask(s.opponent, "may-discard", [*fitting, "decline"], "card", False, s.card, {"faction": s.faction})
    if isinstance(answer, int):
        g.discard(answer)
        g.restock()
    else:
        g.emit("discard_declined", seat=s.opponent)
        g.add(s.card, 7)


@one_off("opponent-discards-faction")
def opponent_discards_that_faction(g: "Cardia", s: Scene) -> None:
    _discard_faction(g, s, HAND + s.opponent)
    g.restock()


@one_off("opponent-discards-faction-everywhere")
def opponent_discards_that_faction_everywhere(g: "Cardia", s: Scene) -> None:
    _discard_faction(g, s, HAND + s.opponent)
    _discard_faction(g, s, DECK + s.opponent)
    g.shuffle(DECK + s.opponent)
    g.emit("deck_shuffled", seat=s.opponent)
    g.restock()


def _discard_faction(g: "Cardia", s: Scene, zone: int) -> None:
    discard_all(g, [card for card in g.zones[zone] if g.faction(card) == s.faction])
    g.rule_out(zone, g.faces_of(s.faction))


@one_off("puppeteer")
def replace_opposing_card(g: "Cardia", s: Scene) -> None:
    """Rule decision 17: with an empty hand the opponent has lost (the discard before it would change nothing)."""
    place = g.encounter(s.card)
    hand = g.zones[HAND + s.opponent]
    if not hand:
        g.lose(s.opponent, "puppeteer")
    g.discard(g.opposite(s.card))
    card = hand[g.below(len(hand))]
    g.move(card, ROW + s.opponent, "card_forced", s.opponent, at=place)
    g.settle()
    g.restock()


@one_off("take-back")
def take_back_another(g: "Cardia", s: Scene) -> Asking[None]:
    others = [card for card in g.zones[ROW + s.me] if card != s.card]
    if not others:
        return
    card = yield from g.pick(s.me, "take-back", others, public=True, source=s.card)
    place, opposite = g.encounter(card), g.opposite(card)
    g.clear(card)
    g.move(card, HAND + s.me, "card_taken_back", s.me)
    g.discard(opposite)
    g.close_gap(place)


@one_off("copy-instant")
def copy_another_instant(g: "Cardia", s: Scene) -> Asking[None]:
    """Rule decision 12: current influence on both sides."""
    least = g.influence(s.card)
    others = [
        card
        for card in g.zones[ROW + s.me]
        if card != s.card and g.influence(card) >= least and not g.ability(card).lasting
    ]
    if others:
        card = yield from g.pick(s.me, "copy", others, public=True, source=s.card)
        g.emit("ability_copied", source=s.card, card=card)
        yield from activate(g, s.me, s.card, g.ability(card))


@one_off("win")
def win_the_game(g: "Cardia", s: Scene) -> None:
    g.win([s.me], "djinn")


@one_off("poison")
def poison_opposing_card(g: "Cardia", s: Scene) -> None:
    """Rule decision 28: it only lowers."""
    opposite = g.opposite(s.card)
    g.add(opposite, min(0, g.influence(s.card) - g.influence(opposite)))


@one_off("shift-tokens")
def shift_tokens(g: "Cardia", s: Scene) -> Asking[None]:
    mine = g.zones[ROW + s.me]
    laden = [card for card in mine if g.modifiers[card] or card in g.tokens]
    if not laden or len(mine) < 2:
        return
    source = yield from g.pick(s.me, "shift-from", laden, public=True, source=s.card)
    targets = [card for card in mine if card != source]
    target = yield from g.pick(s.me, "shift-to", targets, public=True, source=s.card, args={"card": source})
    g.modifiers[target] += g.modifiers[source]
    g.modifiers[source] = 0
    g.tokens = [target if card == source else card for card in g.tokens]
    g.emit("tokens_shifted", card=source, target=target)
    g.settle()


@one_off("librarian")
def adjust_next_card_after_reveal(g: "Cardia", s: Scene) -> None:
    g.prepare(s.me).librarians += 1
    g.emit("adjustment_prepared", seat=s.me)


@one_off("blackmail")
def blackmail(g: "Cardia", s: Scene) -> None:
    g.prepare(s.opponent).blackmail.append(s.faction)


@one_off("activate-losing")
def activate_a_losing_card(g: "Cardia", s: Scene) -> Asking[None]:
    """Rule decision 13. The ability works from the place of the card that holds it. rulebook: "Aktywuj"."""
    losing = [
        card
        for place, card in enumerate(g.zones[ROW + s.me])
        if card != s.card and g.wins(s.opponent, place) and not g.wins(s.me, place)
    ]
    if losing:
        card = yield from g.pick(s.me, "activate", losing, public=True, source=s.card)
        g.emit("ability_activated", seat=s.me, card=card)
        yield from activate(g, s.me, card, g.ability(card))


@one_off("engineer")
def strengthen_next_card_later(g: "Cardia", s: Scene) -> None:
    g.prepare(s.me).engineers += 1
    g.emit("engineering_prepared", seat=s.me)


@one_off("elemental")
def discard_and_use_an_instant(g: "Cardia", s: Scene) -> Asking[None]:
    """Rule decision 14: without an instant card in hand nothing happens, and everybody can tell why."""
    usable = [card for card in g.zones[HAND + s.me] if not g.ability(card).lasting]
    if not usable:
        g.rule_out(HAND + s.me, g.instant_faces())
        return
    card = yield from g.pick(s.me, "use-instant", usable, public=False, source=s.card)
    g.discard(card)
    g.restock()
    g.emit("ability_copied", source=s.card, card=card)
    yield from activate(g, s.me, s.card, g.ability(card))
    g.draw_cards(s.me, 1)


@one_off("successor")
def opponent_keeps_two(g: "Cardia", s: Scene) -> Asking[None]:
    """Rule decision 15: with two hand cards or fewer only the deck goes."""
    hand = g.zones[HAND + s.opponent]
    kept: list[int] = []
    if len(hand) > 2:
        for left in (2, 1):
            options = [card for card in hand if card not in kept]
            kept.append(
                (
                    yield from g.pick(
                        s.opponent, "keep", options, public=False, source=s.card, args={"count": left}, group="keep"
                    )
                )
            )
        discard_all(g, [card for card in hand if card not in kept])
    discard_all(g, reversed(g.zones[DECK + s.opponent]))
    g.restock()
