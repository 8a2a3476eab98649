"""Before the first turn: decks on the table, bids for them, first hands (rulebook: "Przygotowanie do gry")."""

from collections.abc import Mapping
from typing import cast

from stolik.games.keyforge.decks import RANDOM, UNNAMED, Deck, deck_of
from stolik.games.keyforge.generator import generate, universe
from stolik.games.keyforge.puzzles import solve
from stolik.games.keyforge.state import KeyForge
from stolik.games.keyforge.turn import STEPS as TURN_STEPS
from stolik.games.keyforge.turn import deal_hand
from stolik.games.keyforge.zones import AUDIENCE, DECK, SIZE
from stolik.table import Ask, Asking, Chance, Next, Option, Options, Outcome
from stolik.table.game import Step

FIRST_HAND, SECOND_HAND = 7, 6
MOST_CHAINS = 24
MULLIGAN = Next("mulligan")
BEGINNERS = ("lot", "first-says", "second-says")
"""Who plays first: by lot, or as the first or second seat says."""


def named_decks(options: Options) -> list[str]:
    return cast("list[str]", options["deck"])


def decks_for(options: Options, chance: Chance) -> tuple[Deck, Deck]:
    """The deck of each seat; a random one follows from the chance of the match."""
    found = [
        _random_deck(chance, seat) if kept == RANDOM else deck_of(kept, seat)
        for seat, kept in enumerate(named_decks(options))
    ]
    return found[0], found[1]


def _random_deck(chance: Chance, seat: int) -> Deck:
    """A deck of its own for every match: from the seed, or from draws that nothing else uses."""
    if chance.seal is not None:
        return generate(chance.seal.fraction((1 << 40) + seat))
    return generate(2 * chance.rng + seat)


def prints_for(options: Options) -> tuple[str, ...]:
    """Every print of both decks, once; what may be in a random deck is only known in the deal."""
    found: list[str] = []
    for seat, kept in enumerate(named_decks(options)):
        found += universe() if kept == RANDOM else deck_of(kept, seat).cards
    return tuple(dict.fromkeys(found))


def lay_out(decks: tuple[Deck, Deck], prints: tuple[str, ...], options: Options, chance: Chance) -> KeyForge:
    """Two decks on the table, shuffled; without bids the first hands are dealt too."""
    number = {name: place for place, name in enumerate(prints)}
    faces = [number[card] for deck in decks for card in deck.cards]
    sizes = [len(deck.cards) for deck in decks]
    zones: list[list[int]] = [[] for _ in range(2 * SIZE)]
    zones[DECK[0]] = list(range(sizes[0]))
    zones[DECK[1]] = list(range(sizes[0], len(faces)))
    bidding = options["bidding"] is True
    decider = BEGINNERS.index(str(options["beginner"])) - 1
    g = KeyForge(
        seats=2,
        rng=chance.rng,
        seal=chance.seal,
        faces=faces,
        backs=(0,) * sizes[0] + (1,) * sizes[1],
        audience=AUDIENCE,
        zones=zones,
        stack=[["bid", decider] if bidding else ["who_begins", decider] if decider >= 0 else ["mulligan"]],
        houses=tuple(deck.houses for deck in decks),
        decks=tuple(deck.name or UNNAMED for deck in decks),
        tidal=any(deck.tidal for deck in decks),
        prints=prints,
        chains=list(cast("list[int]", options["chains"])),
    )
    ours, theirs = faces[: sizes[0]], faces[sizes[0] :]
    g.mix(ours)
    g.mix(theirs)
    g.faces = ours + theirs
    g.first = g.active = g.below(2)
    if not bidding and decider < 0:
        deal_hands(g)
    return g


def deal_hands(g: KeyForge) -> None:
    deal_hand(g, g.first, FIRST_HAND)
    deal_hand(g, 1 - g.first, SECOND_HAND)


def who_begins(g: KeyForge, seat: int) -> Asking[Outcome]:
    """rulebook: "Przygotowanie do gry": after a match of the same decks the user of the one that lost decides."""
    answer = yield Ask(seat, "who-begins", ("begin", "follow"), "word", True)
    g.first = g.active = seat if answer == "begin" else 1 - seat
    g.emit("first_player_chosen", seat=g.first)
    deal_hands(g)
    return MULLIGAN


def bid(g: KeyForge, decider: int = -1) -> Asking[Outcome]:
    """rulebook: "Licytacja łańcuchów": who offers more chains plays with the deck that both want.

    The first player names the deck and a number, and each raises the other's or lets go.
    """
    g.step = "bid"
    seat = g.first
    deck = cast("tuple[str, int]", (yield Ask(seat, "bid-deck", [("deck", 0), ("deck", 1)], "deck", True)))[1]
    args: dict[str, int | str] = {"opponent": deck}  # named by the seat that brings it
    offered = yield from g.pick(seat, "bid-chains", range(MOST_CHAINS + 1), "number", public=True, args=args)
    g.emit("deck_bid", seat=seat, opponent=deck, count=offered)
    while offered < MOST_CHAINS:
        raises: list[Option] = ["let-go", *(("chains", more) for more in range(offered + 1, MOST_CHAINS + 1))]
        answer = yield Ask(1 - seat, "raise-bid", raises, "bid", True, args={**args, "count": offered})
        if isinstance(answer, str):
            break
        seat = 1 - seat
        offered = cast("tuple[str, int]", answer)[1]
        g.emit("bid_raised", seat=seat, count=offered)
    if deck != seat:
        swap_decks(g)
    g.chains[seat] += offered
    g.emit("bid_won", seat=seat, count=offered)
    g.step = "mulligan"
    if decider >= 0:
        return Next("who_begins", decider)
    deal_hands(g)
    return MULLIGAN


def swap_decks(g: KeyForge) -> None:
    """Each plays with what was the other one's deck, and with its chains; nobody has seen a card of it yet."""
    g.backs = tuple(1 - back for back in g.backs)
    g.zones[DECK[0]], g.zones[DECK[1]] = g.zones[DECK[1]], g.zones[DECK[0]]
    for zone in DECK:
        for card in g.zones[zone]:
            g.where[card] = zone
    g.houses = tuple(reversed(g.houses))
    g.decks = tuple(reversed(g.decks))
    g.chains.reverse()


STEPS: Mapping[str, Step] = {**TURN_STEPS, "bid": bid, "who_begins": who_begins, "solve": solve}
