"""Sets a Cardia board up and plays on it, so that a test reads like play.

Cards are called by name: `judge` is our Judge (seat 0), `their judge` the opponent's (seat 1). The four factions' decks
follow from the names that a test mentions: whoever mentions the Illusionist plays with the academy of deck II.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import cast

from tests.games.shared import Pages, Reader, about, prepared

from stolik.games.cardia import CardiaGame
from stolik.games.cardia.cards import FACES, FACTION
from stolik.games.cardia.effects import FACTIONS
from stolik.games.cardia.state import OURS, THEIRS, Cardia, Coming
from stolik.games.cardia.zones import DECK, DISCARD, HAND, HIDDEN, ROW, SEATS
from stolik.table import Ask, Match

THEIR = "their "
READER = Reader(
    "cardia", ("Ania", "Jan"), ("text", "option", "faction", "location", "keyword", "rules", "lies", "wanted")
)
Names = Sequence[str]


def find(g: Cardia, name: str) -> int:
    """The card that is called so."""
    seat, face = (1, name.removeprefix(THEIR)) if name.startswith(THEIR) else (0, name)
    (card,) = (card for card in range(16 * seat, 16 * seat + 16) if FACES[g.faces[card]] == face)
    return card


class Table:
    """A match in play. Whatever it tells is told from seat 0's side: ours first, theirs second."""

    def __init__(self, match: Match[Cardia]) -> None:
        self.match = match

    # -- playing ----------------------------------------------------------------------------------------------------

    def play(self, ours: str, theirs: str) -> "Table":
        """Both place a card; whoever is foretold does it first."""
        assert self.placing, f"nobody places a card now: {self.match.question!r}"
        for _ in SEATS:
            ask = self.match.asks[0]
            name = ours if ask.seat == 0 else THEIR + theirs
            self.match.answer(self._option(ask, name), ask.seat)
        return self

    def choose(self, *names: str) -> "Table":
        """Answer the open question, and those that follow it."""
        for name in names:
            ask = self._ask()
            assert not self.placing, f"nothing is asked but the next card; {name!r} cannot be chosen"
            self.match.answer(self._option(ask, name), ask.seat)
        return self

    def _ask(self) -> Ask:
        assert len(self.match.asks) == 1, f"one seat should be asked, not {self.match.asks!r}"
        return self.match.asks[0]

    def _option(self, ask: Ask, name: str) -> int | str:
        fitting = [option for option in ask.options if self._word(option) == name]
        assert fitting, f"{name!r} is not among {sorted(self._word(option) for option in ask.options)}"
        return cast("int | str", fitting[0])

    def _word(self, option: object) -> str:
        return self.name(option) if isinstance(option, int) else str(option)

    # -- the open question --------------------------------------------------------------------------------------------

    @property
    def placing(self) -> bool:
        """Is a new round waiting for its cards?"""
        asks = self.match.asks
        return bool(asks) and all(ask.prompt in ("place", "place-open") for ask in asks)

    @property
    def asked(self) -> str:
        return self._ask().prompt

    @property
    def asker(self) -> int:
        return self._ask().seat

    @property
    def options(self) -> set[str]:
        """Everything that may be answered, and nothing else."""
        return {self._word(option) for option in self._ask().options}

    def options_of(self, seat: int) -> set[str]:
        """The same where both seats are asked."""
        ask = self.match.ask_of(seat)
        assert ask is not None, f"seat {seat} is asked nothing"
        return {self._word(option) for option in ask.options}

    # -- what is told about a card -------------------------------------------------------------------------------------

    def why_not(self, name: str, seat: int = 0, lang: str = "en") -> str:
        """What a seat is told when it asks why it cannot choose a card; nothing if it can."""
        reason = about(self.match, seat, self.card(name)).why_not
        return "" if reason is None else READER.say(reason, lang)

    def outlook(self, name: str, seat: int = 0, lang: str = "en") -> list[str]:
        """What a seat is told that a card would do now."""
        return [READER.say(line, lang) for line in about(self.match, seat, self.card(name)).outlook]

    # -- the table ----------------------------------------------------------------------------------------------------

    @property
    def g(self) -> Cardia:
        return self.match.state

    def name(self, card: int) -> str:
        return THEIR * self.g.backs[card] + FACES[self.g.faces[card]]

    def card(self, name: str) -> int:
        return find(self.g, name)

    def _names(self, cards: Sequence[int]) -> list[str]:
        return [FACES[self.g.faces[card]] for card in cards]

    def row(self, seat: int) -> list[str]:
        return self._names(self.g.zones[ROW + seat])

    def hand(self, seat: int) -> list[str]:
        return sorted(self._names(self.g.zones[HAND + seat]))

    def deck(self, seat: int) -> list[str]:
        """From the top."""
        return self._names(self.g.zones[DECK + seat][::-1])

    def discard(self, seat: int) -> list[str]:
        """In the order they were discarded."""
        return self._names(self.g.zones[DISCARD + seat])

    def hidden(self, seat: int) -> list[str]:
        return self._names(self.g.zones[HIDDEN + seat])

    def influence(self, name: str) -> int:
        return self.g.influence(self.card(name))

    def modifier(self, name: str) -> int:
        return self.g.modifiers[self.card(name)]

    @property
    def tokens(self) -> list[str]:
        """The cards with an ongoing token on them."""
        return sorted(self.name(card) for card in self.g.tokens)

    @property
    def signets(self) -> tuple[int, int]:
        return self.g.signets()

    @property
    def encounters(self) -> list[str]:
        """Who wins each encounter: ours, theirs, both or a tie."""
        words = {(False, False): "tie", (True, False): "ours", (False, True): "theirs", (True, True): "both"}
        return [words[bool(each & OURS), bool(each >> THEIRS)] for each in self.g.announced]

    def signets_on(self, name: str) -> int:
        card = self.card(name)
        return self.g.announced[self.g.encounter(card)] >> self.g.backs[card] * THEIRS & OURS

    def waiting(self, seat: int) -> Coming:
        """What waits for the next card that this seat plays."""
        return self.g.coming[seat] or Coming()

    # -- the end -------------------------------------------------------------------------------------------------------

    @property
    def over(self) -> bool:
        return self.match.result is not None

    @property
    def winner(self) -> int | str | None:
        """The seat that won, `draw`, or None while the match goes on."""
        result = self.match.result
        if result is None:
            return None
        return result.winners()[0] if result.winners() else "draw"

    @property
    def reason(self) -> str:
        assert self.match.result is not None, "the match goes on"
        return self.match.result.reason

    # -- what was told -------------------------------------------------------------------------------------------------

    def happened(self, kind: str) -> int:
        """How many events of this kind there were."""
        return sum(line.event.kind == kind for line in self.match.log)

    @property
    def said(self) -> list[str]:
        """The log as spectators read it."""
        return [READER.say(line) for line in self.match.messages(2)]

    @property
    def idle(self) -> list[str]:
        """Why abilities came to nothing."""
        return [line.partition("changes nothing here: ")[2].rstrip(".") for line in self.said if "nothing here" in line]

    def pages(self, viewer: int = 0) -> Pages:
        """What a viewer is shown of the last answer, page by page."""
        return Pages(self.match, viewer)

    def acts(self, viewer: int = 0) -> list[tuple[str, list[str]]]:
        """Verb and things of each option that a seat has, cards by name."""
        ask = self.match.ask_of(viewer)
        assert ask is not None
        found = []
        for option in ask.options:
            act = self.match.game.act(self.g, ask, option)
            things = [FACES[self.g.faces[thing]] if isinstance(thing, int) else thing for thing in act.things]
            found.append((act.verb, things))
        return found

    def check(self) -> None:
        """Nothing is left hanging, nothing is lost, the signets are what the cards say, and the record holds."""
        g = self.g
        assert self.over or self.placing, f"left hanging: {self.match.question!r}"
        assert sorted(card for zone in g.zones for card in zone) == list(range(32))
        for zone, cards in enumerate(g.zones):
            for card in cards:
                assert g.where[card] == zone
                assert g.audience[zone] & ~g.seen[card] == 0, "somebody does not see what lies before them"
        assert self.over or len(g.zones[ROW]) == len(g.zones[ROW + 1]) == len(g.announced)
        assert all(g.in_play(card) for card in g.tokens), "a token lies beside the table"
        assert all(g.in_play(card) for card, modifier in enumerate(g.modifiers) if modifier)
        self.match.game.inspect(g)
        again = Match.replay(self.match.game, self.match.record())
        assert again.state == g
        assert again.result == self.match.result
        if self.match.result is not None:
            assert self.match.result.places in ((1, 2), (2, 1), (1, 1))


class Tables:
    """Lays boards out; remembers them, so that each is checked when its test is done."""

    def __init__(self) -> None:
        self.laid: list[Table] = []

    def __call__(
        self,
        *,
        hand: Names = (),
        their_hand: Names = (),
        past: Sequence[tuple[str, str]] = (),
        modifiers: Mapping[str, int] | None = None,
        tokens: Names = (),
        deck: Names = (),
        their_deck: Names = (),
        rest: str = "deck",
        their_rest: str = "deck",
        hidden: Sequence[tuple[str, str]] = (),
        coming: Mapping[int, Coming] | None = None,
        foretold: Sequence[int] = (),
        locations: Names = (),
        decks: str = "one",
        seed: int = 0,
    ) -> Table:
        """A new round on a board: encounters of the `past`, what lies on them, both hands, the decks from the top.

        `rest` says where the cards lie that nobody mentioned: under the deck, or on the discard pile.
        `hidden` are encounters that are placed and not revealed.
        """
        mentioned = [*hand, *their_hand, *deck, *their_deck, *(name for pair in (*past, *hidden) for name in pair)]

        def arrange(g: Cardia) -> None:
            everybody = zip(
                (hand, their_hand),
                (deck, their_deck),
                (rest, their_rest),
                ([pair[seat] for pair in past] for seat in SEATS),
                ([pair[seat] for pair in hidden] for seat in SEATS),
                strict=True,
            )
            for seat, (held, top, others, played, placed) in enumerate(everybody):
                cards = {FACES[g.faces[card]]: card for card in range(16 * seat, 16 * seat + 16)}
                zones = {HAND: held, ROW: played, HIDDEN: placed}
                for zone, names in zones.items():
                    g.zones[zone + seat] = [cards.pop(name) for name in names]
                upper = [cards.pop(name) for name in reversed(top)]
                lower = list(cards.values())
                g.zones[DECK + seat] = lower + upper if others == "deck" else upper
                g.zones[DISCARD + seat] = [] if others == "deck" else lower
            for zone, members in enumerate(g.zones):
                for card in members:
                    g.where[card], g.seen[card] = zone, g.audience[zone]
            for name, modifier in (modifiers or {}).items():
                g.modifiers[find(g, name)] = modifier
            g.tokens = [find(g, name) for name in tokens]
            g.announced = g.standings()
            g.due = [[None] * len(hidden), [None] * len(hidden)]
            for seat, waits in (coming or {}).items():
                g.coming[seat] = waits.copy()
            g.foretold = list(foretold)
            g.round = 1 + len(past) + len(hidden)

        options: dict[str, object] = {**_factions(mentioned, decks), "locations": list(locations)}
        table = Table(Match(prepared(CardiaGame, arrange), 2, options, seed, pages=True))
        self.laid.append(table)
        return table

    def after(self, ours: str, theirs: str, *, hand: Names = (), their_hand: Names = (), **board: object) -> Table:
        """A board on which this round has just been played."""
        lay = cast("Callable[..., Table]", self)
        return lay(hand=[ours, *hand], their_hand=[theirs, *their_hand], **board).play(ours, theirs)

    def check(self) -> None:
        for table in self.laid:
            table.check()


def _factions(mentioned: Names, decks: str) -> dict[str, str]:
    chosen: dict[str, str] = {}
    for name in mentioned:
        face = FACES.index(name)
        deck = "one" if face < 16 else "two"
        assert chosen.setdefault(FACTION[face], deck) == deck, (
            f"{name} is not in the deck with the others of its faction"
        )
    return {faction: chosen.get(faction, decks) for faction in FACTIONS}
