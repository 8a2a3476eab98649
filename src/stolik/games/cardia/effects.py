"""The vocabulary of Cardia's cards: noun phrases that find cards, and verbs that do something to them."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from inspect import isgeneratorfunction
from typing import TYPE_CHECKING, TypeAlias, cast

from stolik.games.cardia.zones import DECK, HAND, ROW
from stolik.table import Ask, Asking, Message, Option, message
from stolik.table.ask import NO_ARGS

if TYPE_CHECKING:
    from stolik.games.cardia.state import Cardia

FACTIONS = ("rebellion", "academy", "guild", "dynasty")


class Scene:
    """An ability being resolved: whose it is, and from which card's place."""

    __slots__ = ("card", "chosen", "faction", "kept", "me", "opponent")

    def __init__(self, me: int, card: int) -> None:
        self.me = me
        self.opponent = 1 - me
        self.card = card
        self.chosen = -1
        self.faction = ""
        self.kept: list[int] = []


# -- noun phrases -----------------------------------------------------------------------------------------------------


Finding: TypeAlias = Callable[["Cardia", Scene], list[int]]
Barring: TypeAlias = Callable[["Cardia", Scene, int], str]
"""Why a card does not fit: the name of a reason (`why-...`), or nothing if it does."""


@dataclass(frozen=True, slots=True)
class Noun:
    """A phrase that stands for cards: one that is clear from the place, or one of several that somebody picks.

    The same `bars` leaves a card out and says why, so that rule and reason cannot disagree.
    """

    name: str
    among: Finding
    bars: Barring | None = None
    home: str = "play"
    """Where its cards lie, for whoever picks: in play, in the row of their own, or in their hand."""
    chosen: bool = False
    """Somebody picks one of several."""
    or_next: bool = False
    number: int = 0

    def find(self, g: "Cardia", s: Scene) -> list[int]:
        bars = self.bars
        if bars is None:
            return self.among(g, s)
        return [card for card in self.among(g, s) if not bars(g, s, card)]

    @property
    def text(self) -> Message:
        return message(f"noun-{self.name}", number=self.number) if self.number else Message(f"noun-{self.name}")


def _in_play(g: "Cardia", s: Scene) -> list[int]:
    return g.played()


def _yours_in_play(g: "Cardia", s: Scene) -> list[int]:
    return g.zones[ROW + s.me]


def _your_hand(g: "Cardia", s: Scene) -> list[int]:
    return g.zones[HAND + s.me]


def _their_hand(g: "Cardia", s: Scene) -> list[int]:
    return g.zones[HAND + s.opponent]


def _previous(g: "Cardia", s: Scene) -> list[int]:
    place = g.encounter(s.card)
    return [g.zones[ROW + s.me][place - 1]] if place else []


def _itself(g: "Cardia", s: Scene, card: int) -> str:
    return "itself" if card == s.card else ""


def _chosen_before(g: "Cardia", s: Scene, card: int) -> str:
    return "chosen-before" if card == s.chosen else ""


def _bare(g: "Cardia", s: Scene, card: int) -> str:
    """Rule decision 10: it must be a card that has something on it."""
    return "" if g.modifiers[card] or card in g.tokens else "bare"


def _not_copied(g: "Cardia", s: Scene, card: int) -> str:
    """Rule decision 12: current influence on both sides."""
    if card == s.card:
        return "itself"
    if g.ability(card).lasting:
        return "ongoing"
    return "" if g.influence(card) >= g.influence(s.card) else "too-weak"


def _not_losing(g: "Cardia", s: Scene, card: int) -> str:
    """Rule decision 13."""
    if card == s.card:
        return "itself"
    place = g.encounter(card)
    if g.wins(s.me, place):
        return "winning"
    return "" if g.wins(s.opponent, place) else "tied"


def _not_instant(g: "Cardia", s: Scene, card: int) -> str:
    return "ongoing" if g.ability(card).lasting else ""


def _other_faction(g: "Cardia", s: Scene, card: int) -> str:
    return "" if g.faction(card) == s.faction else "other-faction"


def _kept(g: "Cardia", s: Scene, card: int) -> str:
    return "kept" if card in s.kept else ""


def one_of_yours(at_most: int) -> Noun:
    """A card of yours in play whose influence is no more than that."""
    return Noun(
        "one-of-yours-at-most",
        _yours_in_play,
        lambda g, s, card: "" if g.influence(card) <= at_most else "too-strong",
        home="yours",
        chosen=True,
        number=at_most,
    )


this_card = Noun("this-card", lambda g, s: [s.card])
your_previous_card = Noun("your-previous-card", _previous)
your_next_card = Noun("your-next-card", lambda g, s: [], or_next=True)
any_card = Noun("any-card", _in_play, chosen=True)
any_other_card = Noun("any-other-card", _in_play, _chosen_before, chosen=True)
any_card_or_your_next = Noun("any-card-or-your-next", _in_play, chosen=True, or_next=True)

# Those that serve one card stand in the text that is written for it, and have no words of their own.
any_laden_card = Noun("any-laden-card", _in_play, _bare)
your_laden_card = Noun("your-laden-card", _yours_in_play, _bare, home="yours")
your_other_card = Noun("your-other-card", _yours_in_play, _chosen_before, home="yours")
another_of_yours = Noun("another-of-yours", _yours_in_play, _itself, home="yours")
an_instant_to_copy = Noun("an-instant-to-copy", _yours_in_play, _not_copied, home="yours")
a_losing_card = Noun("a-losing-card", _yours_in_play, _not_losing, home="yours")
an_instant_in_hand = Noun("an-instant-in-hand", _your_hand, _not_instant, home="hand")
a_card_of_that_faction = Noun("a-card-of-that-faction", _their_hand, _other_faction, home="hand")
a_card_to_keep = Noun("a-card-to-keep", _their_hand, _kept, home="hand")
a_hand_card = Noun("a-hand-card", _your_hand, home="hand")


class Selection(Ask):
    """A question whose options a noun phrase has found; the phrase can say why another card is not among them."""

    __slots__ = ("noun", "scene")

    def __init__(
        self,
        seat: int,
        prompt: str,
        options: Sequence[Option],
        public: bool,
        noun: Noun,
        scene: Scene,
        args: dict[str, int | str] = NO_ARGS,
        group: str = "",
    ) -> None:
        super().__init__(seat, prompt, options, "card", public, scene.card, args, group)
        self.noun = noun
        self.scene = scene


def select(
    g: "Cardia", s: Scene, prompt: str, noun: Noun, args: dict[str, int | str] = NO_ARGS
) -> Asking[Option | None]:
    """Whose ability it is picks one of what a phrase stands for; a single one that all can see is taken unasked."""
    options: list[Option] = [*noun.find(g, s)]
    if noun.or_next:
        options.append("your-next-card")
    public = noun.home != "hand"
    if len(options) < 2 and (public or not options):
        return options[0] if options else None
    return cast(Option, (yield Selection(s.me, prompt, options, public, noun, s, args)))


# -- verbs ------------------------------------------------------------------------------------------------------------


Doing: TypeAlias = Callable[["Cardia", Scene], Asking[None] | None]
"""What a verb does to the table: a generator, or a plain function where it asks nothing."""


@dataclass(frozen=True, slots=True)
class Verb:
    """Something a card does, and the words for it."""

    does: Doing
    text: Message
    noun: Noun | None = None
    """The cards that it is about."""
    amount: int = 0
    """The modifier that it puts on them."""


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
            if g.log is not None:
                g.beat()


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
        g.beat()


def add(amount: int, to: Noun) -> Verb:
    """Put a modifier on a card, or beside the row for the next card you play."""

    prompt = "raise" if amount > 0 else "lower"

    def add_to_certain(g: "Cardia", s: Scene) -> None:
        cards = to.find(g, s)
        for card in cards:
            g.add(card, amount, s.card)
        if to.or_next:
            g.add_to_next(s.me, amount)
        elif not cards:
            g.idle(s.me, s.card, "no-previous")

    def add_to_chosen(g: "Cardia", s: Scene) -> Asking[None]:
        target = yield from select(g, s, prompt, to, {"amount": abs(amount)})
        if isinstance(target, int):
            s.chosen = target
            g.add(target, amount, s.card)
        elif target is not None:
            g.add_to_next(s.me, amount)
        else:
            g.idle(s.me, s.card, "no-card")

    does: Doing = add_to_chosen if to.chosen else add_to_certain
    return Verb(does, message("text-add", amount=signed(amount), target=to.text), to, amount)


def signed(amount: int) -> str:
    """With a sign that stands in a sentence: +3, −5."""
    return f"+{amount}" if amount > 0 else f"−{-amount}"


def mill(count: int) -> Verb:
    """The opponent discards from the top of their deck."""

    def does(g: "Cardia", s: Scene) -> None:
        deck = g.zones[DECK + s.opponent]
        if not deck:
            g.idle(s.me, s.card, "their-deck-empty")
        for _ in range(min(count, len(deck))):
            g.discard(deck[-1])

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


def one_off(name: str, noun: Noun | None = None) -> Callable[[Doing], Verb]:
    """Marks a verb that serves a single card and has its words written by hand."""
    return lambda does: Verb(does, Message(f"text-{name}"), noun)


def discard_from_hand(g: "Cardia", seat: int, count: int, source: int) -> Asking[None]:
    """A seat discards cards of its own choice, as many as it can."""
    if not g.zones[HAND + seat]:
        g.emit("nothing_discarded", seat=seat)
    for left in range(min(count, len(g.zones[HAND + seat])), 0, -1):
        hand = g.zones[HAND + seat]
        card = yield from g.pick(
            seat, "discard", hand, public=False, source=source, args={"count": left}, group="discard"
        )
        g.discard(card)
        g.beat()
    g.restock()


def discard_all(g: "Cardia", cards: Iterable[int]) -> None:
    for card in list(cards):
        g.discard(card)


@one_off("name-faction")
def name_a_faction(g: "Cardia", s: Scene) -> Asking[None]:
    s.faction = cast(str, (yield Ask(s.me, "name-faction", FACTIONS, "faction", True, s.card)))
    g.emit("faction_named", seat=s.me, faction=s.faction)
    g.beat()


@one_off("discard-encounter")
def discard_this_encounter(g: "Cardia", s: Scene) -> None:
    place = g.encounter(s.card)
    discard_all(g, (s.card, g.opposite(s.card)))
    g.close_gap(place)


@one_off("strip", any_laden_card)
def strip_a_card(g: "Cardia", s: Scene) -> Asking[None]:
    card = yield from select(g, s, "strip", any_laden_card)
    if not isinstance(card, int):
        g.idle(s.me, s.card, "no-tokens")
        return
    kinds = [kind for kind, there in (("modifiers", g.modifiers[card]), ("tokens", card in g.tokens)) if there]
    kind = yield from g.choose(s.me, "strip-kind", kinds, "strip", public=True, source=s.card, args={"card": card})
    if kind == "modifiers":
        g.modifiers[card] = 0
        g.emit("modifiers_removed", seat=g.owner(card), card=card, by=s.card)
    else:
        g.tokens = [other for other in g.tokens if other != card]
        g.emit("tokens_removed", seat=g.owner(card), card=card, by=s.card)
    g.beat()
    g.settle()


@one_off("foretell")
def foretell(g: "Cardia", s: Scene) -> None:
    if s.opponent not in g.foretold:
        g.foretold.append(s.opponent)
    g.emit("foretold", seat=s.opponent)


@one_off("opponent-may-discard-one")
def unless_they_discard_one(g: "Cardia", s: Scene) -> Asking[None]:
    """Rule decision 11: the opponent is asked even without such a card, so that nothing is given away."""
    options: list[Option] = [*a_card_of_that_faction.find(g, s), "decline"]
    args: dict[str, int | str] = {"faction": s.faction}
    answer = yield Selection(s.opponent, "may-discard", options, False, a_card_of_that_faction, s, args)
    if isinstance(answer, int):
        g.discard(answer)
        g.beat()
        g.restock()
    else:
        g.emit("discard_declined", seat=s.opponent)
        g.add(s.card, 7, s.card)


@one_off("opponent-discards-faction")
def opponent_discards_that_faction(g: "Cardia", s: Scene) -> None:
    if not _discard_faction(g, s, HAND + s.opponent):
        g.idle(s.me, s.card, "none-in-hand")
    g.beat()
    g.restock()


@one_off("opponent-discards-faction-everywhere")
def opponent_discards_that_faction_everywhere(g: "Cardia", s: Scene) -> None:
    gone = [*_discard_faction(g, s, HAND + s.opponent), *_discard_faction(g, s, DECK + s.opponent)]
    if not gone:
        g.idle(s.me, s.card, "none-anywhere")
    g.shuffle(DECK + s.opponent)
    g.emit("deck_shuffled", seat=s.opponent)
    g.beat()
    g.restock()


def _discard_faction(g: "Cardia", s: Scene, zone: int) -> list[int]:
    """The cards that had to go."""
    gone = [card for card in g.zones[zone] if g.faction(card) == s.faction]
    discard_all(g, gone)
    g.rule_out(zone, g.faces_of(s.faction))
    return gone


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
    g.beat()
    g.settle()
    g.restock()


@one_off("take-back", another_of_yours)
def take_back_another(g: "Cardia", s: Scene) -> Asking[None]:
    card = yield from select(g, s, "take-back", another_of_yours)
    if not isinstance(card, int):
        g.idle(s.me, s.card, "no-other-card")
        return
    place, opposite = g.encounter(card), g.opposite(card)
    g.clear(card)
    g.move(card, HAND + s.me, "card_taken_back", s.me)
    g.discard(opposite)
    g.close_gap(place)


@one_off("copy-instant", an_instant_to_copy)
def copy_another_instant(g: "Cardia", s: Scene) -> Asking[None]:
    card = yield from select(g, s, "copy", an_instant_to_copy)
    if isinstance(card, int):
        g.emit("ability_copied", source=s.card, card=card)
        g.beat()
        yield from activate(g, s.me, s.card, g.ability(card))
    else:
        g.idle(s.me, s.card, "nothing-to-copy")


@one_off("win")
def win_the_game(g: "Cardia", s: Scene) -> None:
    g.win([s.me], "djinn")


@one_off("poison")
def poison_opposing_card(g: "Cardia", s: Scene) -> None:
    """Rule decision 28: it only lowers."""
    opposite = g.opposite(s.card)
    excess = g.influence(opposite) - g.influence(s.card)
    if excess > 0:
        g.add(opposite, -excess, s.card)
    else:
        g.idle(s.me, s.card, "not-stronger")


@one_off("shift-tokens", your_laden_card)
def shift_tokens(g: "Cardia", s: Scene) -> Asking[None]:
    """Rule decision 10: it needs two cards of yours in play."""
    if len(g.zones[ROW + s.me]) < 2:
        g.idle(s.me, s.card, "no-other-card")
        return
    source = yield from select(g, s, "shift-from", your_laden_card)
    if not isinstance(source, int):
        g.idle(s.me, s.card, "no-tokens-of-yours")
        return
    s.chosen = source
    target = cast(int, (yield from select(g, s, "shift-to", your_other_card, {"card": source})))
    g.modifiers[target] += g.modifiers[source]
    g.modifiers[source] = 0
    g.tokens = [target if card == source else card for card in g.tokens]
    g.emit("tokens_shifted", card=source, target=target)
    g.beat()
    g.settle()


@one_off("librarian")
def adjust_next_card_after_reveal(g: "Cardia", s: Scene) -> None:
    g.prepare(s.me).librarians += 1
    g.emit("adjustment_prepared", seat=s.me)


@one_off("blackmail")
def blackmail(g: "Cardia", s: Scene) -> None:
    g.prepare(s.opponent).blackmail.append(s.faction)
    g.emit("blackmail_prepared", seat=s.opponent, faction=s.faction)


@one_off("activate-losing", a_losing_card)
def activate_a_losing_card(g: "Cardia", s: Scene) -> Asking[None]:
    """The ability works from the place of the card that holds it. rulebook: "Aktywuj"."""
    card = yield from select(g, s, "activate", a_losing_card)
    if isinstance(card, int):
        g.emit("ability_activated", seat=s.me, card=card)
        g.beat()
        yield from activate(g, s.me, card, g.ability(card))
    else:
        g.idle(s.me, s.card, "no-losing-card")


@one_off("engineer")
def strengthen_next_card_later(g: "Cardia", s: Scene) -> None:
    g.prepare(s.me).engineers += 1
    g.emit("engineering_prepared", seat=s.me)


@one_off("elemental", an_instant_in_hand)
def discard_and_use_an_instant(g: "Cardia", s: Scene) -> Asking[None]:
    """Rule decision 14: without an instant card in hand nothing happens, and everybody can tell why."""
    card = yield from select(g, s, "use-instant", an_instant_in_hand)
    if not isinstance(card, int):
        g.rule_out(HAND + s.me, g.instant_faces())
        g.idle(s.me, s.card, "no-instant-in-hand")
        return
    g.discard(card)
    g.beat()
    g.restock()
    g.emit("ability_copied", source=s.card, card=card)
    g.beat()
    yield from activate(g, s.me, s.card, g.ability(card))
    g.draw_cards(s.me, 1)


@one_off("successor")
def opponent_keeps_two(g: "Cardia", s: Scene) -> Asking[None]:
    """Rule decision 15: with two hand cards or fewer only the deck goes."""
    hand = g.zones[HAND + s.opponent]
    if len(hand) <= 2 and not g.zones[DECK + s.opponent]:
        g.idle(s.me, s.card, "nothing-to-take")
    if len(hand) > 2:
        for left in (2, 1):
            options = a_card_to_keep.find(g, s)
            answer = yield Selection(
                s.opponent, "keep", options, False, a_card_to_keep, s, {"count": left}, group="keep"
            )
            s.kept.append(cast(int, answer))
        discard_all(g, a_card_to_keep.find(g, s))
    discard_all(g, reversed(g.zones[DECK + s.opponent]))
    g.beat()
    g.restock()
