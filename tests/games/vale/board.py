"""Sets a table of the Vale up and plays on it, so that a test reads like play.

Every creature exists once, so a card is called by its name alone. Stones are letters: "rrb" is two red and a blue.
Seat 0 is "ours", seat 1 "theirs"; the turn of seat 0's actions is open unless a test says otherwise.
"""

from collections.abc import Mapping, Sequence
from typing import cast

from tests.games.shared import Pages, Reader, about, prepared

from stolik.games.vale import ValeGame
from stolik.games.vale.cards import FACES
from stolik.games.vale.state import Vale
from stolik.games.vale.stones import Stones
from stolik.games.vale.zones import AREA, DECK, DISCARD, HAND, HUNT, MARKED
from stolik.table import Ask, Match, Option, dump

READER = Reader(
    "vale",
    ("Ania", "Jan", "Ola", "Piotr"),
    ("text", "option", "family", "stone", "amount", "per", "if", "keyword", "lacks", "obstacle", "outlook", "why"),
)
LETTERS = "rbp"
ACTIONS = ("act", "act-marked")
"""The questions for an action: whether the turn may end, or cards are still marked."""
Names = Sequence[str]


def stones_of(letters: str) -> Stones:
    return letters.count("r"), letters.count("b"), letters.count("p")


def letters_of(stones: Sequence[int]) -> str:
    return "".join(letter * count for letter, count in zip(LETTERS, stones))


class Table:
    """A match in play."""

    def __init__(self, match: Match[Vale]) -> None:
        self.match = match

    # -- playing ------------------------------------------------------------------------------------------------------

    def sell(self, *names: str) -> "Table":
        return self._act("sell", names)

    def tame(self, *names: str) -> "Table":
        return self._act("tame", names)

    def summon(self, name: str, pay: str | None = None) -> "Table":
        """Summon a card, and pay so; where nothing is said and there is a choice, as suggested."""
        return self._pay_for("summon", name, pay)

    def release(self, name: str, pay: str | None = None) -> "Table":
        return self._pay_for("release", name, pay)

    def end(self) -> "Table":
        assert self.asked in ACTIONS, f"nobody is to act now: {self.match.question!r}"
        self.match.answer("end-turn")
        return self

    def resolve(self) -> "Table":
        """Everybody ends their turn: the resolution phase begins (and goes on until it asks something)."""
        while self.match.question is not None and self.asked in ACTIONS:
            self.end()
        return self

    def choose(self, *wanted: "str | tuple[int, ...]") -> "Table":
        """Answer the open question, and those that follow it: cards by name, seats as "seat 1", stones as letters."""
        for name in wanted:
            ask = self._ask()
            self.match.answer(self._option(ask, name), ask.seat)
        return self

    def _act(self, action: str, names: Names) -> "Table":
        for name in names:
            assert self.asked in ACTIONS, f"nobody is to act now: {self.match.question!r}"
            self.match.answer(self._option(self._ask(), f"{action} {name}"))
        return self

    def _pay_for(self, action: str, name: str, pay: str | None) -> "Table":
        said = len(self.match.log)
        self._act(action, [name])
        if self.match.question is not None and self.asked == "pay":
            ask = self._ask()
            self.match.answer(ask.suggest if pay is None else self._option(ask, pay))
        if pay is not None:
            events = [line.event for line in self.match.log[said:] if line.event.kind == "stones_paid"]
            paid = "".join(str(event.args["stone"])[0] * cast(int, event.args["count"]) for event in events)
            assert paid == pay, f"{paid} was paid"
        return self

    def _ask(self) -> Ask:
        assert len(self.match.asks) == 1, f"one seat should be asked, not {self.match.asks!r}"
        return self.match.asks[0]

    def _option(self, ask: Ask, name: object) -> Option:
        fitting = [option for option in ask.options if self._word(ask, option) == name]
        assert fitting, f"{name!r} is not among {[self._word(ask, option) for option in ask.options]}"
        return fitting[0]

    def _word(self, ask: Ask, option: Option) -> object:
        if isinstance(option, str):
            return option
        if isinstance(option, int):
            return FACES[self.g.faces[option]] if ask.of == "card" else f"seat {option}"
        if ask.of == "action":
            return f"{option[0]} {FACES[self.g.faces[self.g.ids.index(cast(int, option[1]))]]}"
        if ask.of == "choice":
            return option[1:]
        return letters_of(cast(Stones, option))

    # -- the open question --------------------------------------------------------------------------------------------

    @property
    def asked(self) -> str:
        return self._ask().prompt

    def question(self, lang: str = "en") -> str:
        """What is asked, in words."""
        ask = self._ask()
        return READER.say(self.match.prompt(ask, ask.seat), lang)

    @property
    def asker(self) -> int:
        return self._ask().seat

    @property
    def options(self) -> list[object]:
        """Everything that may be answered, in order."""
        ask = self._ask()
        return [self._word(ask, option) for option in ask.options]

    @property
    def suggested(self) -> object:
        ask = self._ask()
        return None if ask.suggest is None else self._word(ask, ask.suggest)

    def may(self, action: str) -> bool:
        """May the seat whose turn it is do this now?"""
        assert self.asked in ACTIONS, f"nobody is to act now: {self.match.question!r}"
        return action in self.options

    # -- the table ----------------------------------------------------------------------------------------------------

    @property
    def g(self) -> Vale:
        return self.match.state

    def card(self, name: str) -> int:
        return self.g.faces.index(FACES.index(name))

    def _names(self, zone: int) -> list[str]:
        return [FACES[self.g.faces[card]] for card in self.g.zones[zone]]

    def hand(self, seat: int = 0) -> list[str]:
        return self._names(HAND[seat])

    def area(self, seat: int = 0) -> list[str]:
        return self._names(AREA[seat])

    def marked(self, seat: int = 0) -> list[str]:
        return self._names(MARKED[seat])

    def stones(self, seat: int = 0) -> str:
        return letters_of(self.g.stones[seat])

    @property
    def hunt(self) -> list[str]:
        return self._names(HUNT)

    @property
    def discard(self) -> list[str]:
        return self._names(DISCARD)

    @property
    def deck(self) -> list[str]:
        """From the top."""
        return self._names(DECK)[::-1]

    @property
    def score(self) -> list[int]:
        return self.g.score

    @property
    def over(self) -> bool:
        return self.match.result is not None

    @property
    def places(self) -> tuple[int, ...]:
        assert self.match.result is not None, "the match goes on"
        return self.match.result.places

    @property
    def reason(self) -> str:
        assert self.match.result is not None, "the match goes on"
        return self.match.result.reason

    # -- what is told about a card ------------------------------------------------------------------------------------

    def why_not(self, name: str) -> str:
        """Why whoever is asked cannot choose this card, in words."""
        reason = about(self.match, self.asker, self.card(name)).why_not
        return "" if reason is None else READER.say(reason)

    def outlook(self, name: str, seat: int = 0) -> list[str]:
        """What this card would do now for a seat, in words."""
        before = dump(self.g)
        said = [READER.say(line) for line in about(self.match, seat, self.card(name)).outlook]
        assert dump(self.g) == before, "looking ahead changed the table"
        return said

    def happened(self, kind: str) -> int:
        """How many events of this kind there were."""
        return sum(line.event.kind == kind for line in self.match.log)

    @property
    def idle(self) -> list[str]:
        """Why effects brought nothing, as spectators read it."""
        said = [READER.say(line) for line in self.match.messages(self.g.seats)]
        return [line.partition("does nothing here: ")[2].rstrip(".") for line in said if "nothing here" in line]

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
        """Nothing is left hanging, nothing is lost, and the record holds."""
        g = self.g
        assert self.over or self.asked in (*ACTIONS, "hunt"), f"left hanging: {self.match.question!r}"
        assert sorted(card for zone in g.zones for card in zone) == list(range(len(FACES)))
        for zone, cards in enumerate(g.zones):
            for card in cards:
                assert g.where[card] == zone
                assert g.audience[zone] & ~g.seen[card] == 0, "somebody does not see what lies before them"
        for seat in range(g.seats):
            assert sum(g.stones[seat]) <= g.powers(seat).limit, f"seat {seat} holds too many stones"
        self.match.game.inspect(g)
        again = Match.replay(self.match.game, self.match.record())
        assert again.state == g
        assert again.result == self.match.result


class Tables:
    """Lays tables out; remembers them, so that each is checked when its test is done."""

    def __init__(self) -> None:
        self.laid: list[Table] = []

    def __call__(
        self,
        *,
        seats: int = 2,
        hand: Names = (),
        area: Names = (),
        marked: Names = (),
        stones: str = "",
        score: Sequence[int] = (),
        their_hand: Names = (),
        their_area: Names = (),
        their_marked: Names = (),
        their_stones: str = "",
        areas: Mapping[int, Names] | None = None,
        deck: Names = (),
        discard: Names = (),
        hunt: Names = (),
        rest: str = "deck",
        in_round: int = 8,
        first: int = 0,
        step: str = "act",
        seed: int = 0,
    ) -> Table:
        """A table in the middle of a round, on seat 0's turn to act.

        `deck` names the cards on top of it, from the top. `rest` says where the cards lie that nobody mentioned: under
        the deck, on the discard pile, or in "their hand". `areas` are those of seats 2 and 3. `hunt` are cards around
        the board, for the step of that name.
        """

        def arrange(g: Vale) -> None:
            cards = {FACES[face]: card for card, face in enumerate(g.faces)}
            zones = {
                HAND[0]: hand,
                AREA[0]: area,
                MARKED[0]: marked,
                HAND[1]: their_hand,
                AREA[1]: their_area,
                MARKED[1]: their_marked,
                DISCARD: discard,
                HUNT: hunt,
                **{AREA[seat]: names for seat, names in (areas or {}).items()},
            }
            for zone, names in zones.items():
                g.zones[zone] = [cards.pop(name) for name in names]
            top = [cards.pop(name) for name in reversed(deck)]
            others = {"deck": DECK, "discard": DISCARD, "their hand": HAND[1]}[rest]
            g.zones[DECK] = top
            g.zones[others] = [*cards.values(), *g.zones[others]]
            for zone, members in enumerate(g.zones):
                for card in members:
                    g.where[card], g.seen[card] = zone, g.everyone if zone in HAND else g.audience[zone]
            g.round, g.first = in_round, first
            g.score = [*score, *[10] * seats][:seats]
            g.stones[0], g.stones[1] = stones_of(stones), stones_of(their_stones)
            g.remembered = True
            g.stack = [[step, 0] if step == "act" else [step]]

        table = Table(Match(prepared(ValeGame, arrange), seats, {}, seed, pages=True))
        self.laid.append(table)
        return table

    def check(self) -> None:
        for table in self.laid:
            table.check()
