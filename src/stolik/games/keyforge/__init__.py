"""KeyForge: two archons with unique decks race to forge three keys."""

from collections.abc import Sequence
from typing import cast

from stolik.games.keyforge.about import foresee, outlook, why_not
from stolik.games.keyforge.acts import act
from stolik.games.keyforge.card import Verb
from stolik.games.keyforge.cards import FACES
from stolik.games.keyforge.catalog import CATALOG
from stolik.games.keyforge.deckpage import deck_page
from stolik.games.keyforge.decks import RANDOM, STARTER, STARTERS, UNNAMED, read_option, renamed
from stolik.games.keyforge.evaluate import evaluate
from stolik.games.keyforge.generator import HONORIFICS, ORIGINS
from stolik.games.keyforge.lesson import LESSON
from stolik.games.keyforge.preparing import BEGINNERS, MOST_CHAINS, STEPS, decks_for, lay_out, prints_for
from stolik.games.keyforge.puzzles import GALLERY, NO_PUZZLE, POSITIONS, PUZZLES, lay_out_puzzle, prints_of
from stolik.games.keyforge.sequel import HANDICAPS, SERIES, sequel
from stolik.games.keyforge.state import TAGGED, KeyForge
from stolik.games.keyforge.turn import called
from stolik.games.keyforge.view import view
from stolik.games.keyforge.zones import ARCHIVES, ARTIFACTS, LINE, SIZE, UPGRADES, names
from stolik.table import (
    Act,
    Ask,
    Chance,
    Choice,
    Fact,
    Game,
    Json,
    Lesson,
    Message,
    Number,
    Option,
    Options,
    PerSeat,
    Result,
    Seat,
    Shelf,
    State,
    Switch,
    Text,
    message,
)


class KeyForgeGame(Game[KeyForge]):
    id = "keyforge"
    rules = 7
    seat_counts = (2,)
    options = (
        PerSeat(
            Text("deck", read_option, STARTER, offers=(STARTER, *STARTERS, RANDOM), shelf=Shelf(deck_page, renamed))
        ),
        PerSeat(Number("chains", 0, MOST_CHAINS, 0)),
        Switch("bidding"),
        Choice("series", SERIES, "plain"),
        Choice("handicap", HANDICAPS, "none"),
        Choice("beginner", BEGINNERS, "lot"),
        Choice("puzzle", (NO_PUZZLE, *POSITIONS), NO_PUZZLE, shown=False),
    )
    puzzles = tuple(PUZZLES)
    faces = FACES
    telling = frozenset({"key_forged", "key_unforged"})
    state = KeyForge
    steps = STEPS

    def setup(self, seats: int, options: Options, chance: Chance) -> KeyForge:
        if options["puzzle"] != NO_PUZZLE:
            return lay_out_puzzle(cast(str, options["puzzle"]), chance)
        return lay_out(decks_for(options, chance), self.prints(seats, options), options, chance)

    def prints(self, seats: int, options: Options) -> tuple[str, ...]:
        return prints_of(cast(str, options["puzzle"])) if options["puzzle"] != NO_PUZZLE else prints_for(options)

    def zone_names(self, seats: int) -> tuple[str, ...]:
        return names()

    def view(self, g: KeyForge, viewer: int) -> dict[str, Json]:
        return cast("dict[str, Json]", view(g, viewer))

    def evaluate(self, g: KeyForge, seat: int) -> float:
        return evaluate(g, seat)

    def standing(self, g: KeyForge) -> tuple[int, ...]:
        return tuple(len(keys) for keys in g.keys)

    def card_text(self, face: str) -> tuple[Message, ...]:
        return tuple(text for text in CATALOG[face].text if text.key != "text-nothing")

    def card_facts(self, face: str) -> tuple[Fact, ...]:
        printed = CATALOG[face]
        facts = [Fact("house", printed.house), Fact("type", printed.type)]
        if printed.type == "creature":
            facts += [Fact("power", printed.power), Fact("armor", printed.armor)]
        if printed.icons:
            facts.append(Fact("icons", printed.icons))
        if printed.traits:
            facts.append(Fact("trait", tuple(sorted(printed.traits))))
        return tuple(facts)

    def act(self, g: KeyForge, ask: Ask, option: Option) -> Act:
        return act(g, ask, option)

    def label(self, g: KeyForge, option: tuple[int | str, ...], of: str) -> Message:
        match of:
            case "action":
                action, number = option
                return message(f"action-{action}", card=_name(g, cast(int, number)))
            case "trigger":
                giver, _, subject = cast("tuple[int, int, int]", option)
                if subject and subject != giver:
                    return message("option-trigger-about", card=_name(g, giver), target=_name(g, subject))
                return message("option-trigger", card=_name(g, giver))
            case "place":
                return message("option-place", place=cast(int, option[1]) + 1)
            case "deck":
                seat = cast(int, option[1])
                return message("option-deck", deck=deck_name(g.decks[seat]), seat=Seat(seat))
            case "bid":
                return message("option-bid", count=cast(int, option[1]))
        title, place = option
        offers = [part.choices for part in CATALOG[str(title)].parts() if isinstance(part, Verb) and part.choices]
        return offers[0][cast(int, place)].text

    def why_not(self, g: KeyForge, ask: Ask, card: int) -> Message | None:
        return why_not(g, ask, card)

    def outlook(self, g: KeyForge, seat: int, card: int) -> tuple[Message, ...]:
        return outlook(g, seat, card)

    def foresee(self, g: KeyForge, ask: Ask, card: int) -> tuple[Message, ...]:
        return foresee(g, ask, card)

    def lesson(self) -> Lesson:
        return LESSON

    def sequel(self, options: Options, results: Sequence[Result]) -> Options:
        return sequel(options, results)

    def to_win(self, options: Options) -> int:
        return 2 if options["series"] == "swap" else 1

    def variants(self) -> Sequence[Options]:
        """The starter decks, and decks of whatever is implemented by now."""
        decks: Options = {"deck": ["generated 1", "generated 2"], "bidding": True}
        series: Options = {"series": "swap", "handicap": "first", "beginner": "second-says"}
        return [{}, {**decks, **series, "chains": cast("list[str]", [7, 0])}, {"puzzle": GALLERY}]

    def inspect(self, g: KeyForge) -> None:
        for card, zone in enumerate(g.where):
            if zone % SIZE not in (LINE[0], ARTIFACTS[0], UPGRADES[0]):
                tokens = g.damage[card] + g.amber[card] + g.marks[card] + g.plus[card]
                assert not tokens, "tokens on a card out of play"
            if zone in UPGRADES:
                assert g.where[g.host[card]] in LINE, "an upgrade without a creature"
            assert min(g.damage[card], g.amber[card], g.plus[card]) >= 0, "tokens below zero"
        assert min(g.pool) >= 0, "a pool below zero"
        assert min(g.chains) >= 0, "chains below zero"
        assert all(g.where[card] in ARCHIVES for card in g.strays), "a stray card outside the archives"
        assert all(len(set(keys)) == len(keys) for keys in g.keys), "a key forged twice"
        if g.stack and g.stack[-1][0] == "act" and g.step == "main" and g.batch is None:
            assert not any(g.marks[card] & TAGGED for zone in LINE for card in g.zones[zone]) or g.result is not None


def deck_name(name: str) -> Message:
    """A deck's name in words: a starter deck's, one put together of parts, or as its owner wrote it."""
    honorific, dot, rest = name.partition(".")
    called_so, _, origin = rest.partition(".")
    if dot and honorific in HONORIFICS and origin in ORIGINS:
        return message(
            "deck-generated",
            honorific=Message(f"honorific-{honorific}"),
            name=called_so,
            origin=Message(f"origin-{origin}"),
        )
    return Message(f"deck-{name}") if name in (*STARTERS, UNNAMED) else message("deck-own", name=name)


def _name(g: KeyForge, number: int) -> Message:
    return Message(f"card-{g.title(called(g, number))}")


GAME = cast("Game[State]", KeyForgeGame())
