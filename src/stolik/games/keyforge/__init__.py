"""KeyForge: two archons with unique decks race to forge three keys."""

from typing import cast

from stolik.games.keyforge.card import Verb
from stolik.games.keyforge.cards import FACES
from stolik.games.keyforge.catalog import CATALOG
from stolik.games.keyforge.decks import ARGUS, ONYX, Deck
from stolik.games.keyforge.evaluate import evaluate
from stolik.games.keyforge.state import TAGGED, KeyForge
from stolik.games.keyforge.turn import STEPS, called, deal_hand
from stolik.games.keyforge.view import view
from stolik.games.keyforge.zones import AUDIENCE, DECK, LINE, SIZE, UPGRADES, names
from stolik.table import Chance, Game, Json, Message, Options, State, message

FIRST_HAND, SECOND_HAND = 7, 6


class KeyForgeGame(Game[KeyForge]):
    id = "keyforge"
    rules = 1
    seat_counts = (2,)
    faces = FACES
    telling = frozenset({"key_forged", "key_unforged", "card_destroyed", "amber_stolen", "card_played"})
    state = KeyForge
    steps = STEPS

    def setup(self, seats: int, options: Options, chance: Chance) -> KeyForge:
        return lay_out((ONYX, ARGUS), chance)

    def prints(self, seats: int, options: Options) -> tuple[str, ...]:
        return prints_of((ONYX, ARGUS))

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

    def label(self, g: KeyForge, option: tuple[int | str, ...], of: str) -> Message:
        if of == "action":
            action, number = option
            return message(f"action-{action}", card=_name(g, cast(int, number)))
        if of == "trigger":
            giver, _, subject = option
            if subject and subject != giver:
                return message(
                    "option-trigger-about", card=_name(g, cast(int, giver)), target=_name(g, cast(int, subject))
                )
            return message("option-trigger", card=_name(g, cast(int, giver)))
        if of == "place":
            return message("option-place", place=cast(int, option[1]) + 1)
        title, place = option
        offers = [part.choices for part in CATALOG[str(title)].parts() if isinstance(part, Verb) and part.choices]
        return offers[0][cast(int, place)].text

    def inspect(self, g: KeyForge) -> None:
        for card, zone in enumerate(g.where):
            if zone % SIZE not in (LINE[0], 6, UPGRADES[0]):
                tokens = g.damage[card] + g.amber[card] + g.marks[card] + g.plus[card]
                assert not tokens, "tokens on a card out of play"
            if zone in UPGRADES:
                assert g.where[g.host[card]] in LINE, "an upgrade without a creature"
            assert min(g.damage[card], g.amber[card], g.plus[card]) >= 0, "tokens below zero"
        assert min(g.pool) >= 0, "a pool below zero"
        assert not g.strays or all(g.where[card] % SIZE == 3 for card in g.strays)
        if g.stack and g.stack[-1][0] == "act" and g.step == "main" and g.batch is None:
            assert not any(g.marks[card] & TAGGED for zone in LINE for card in g.zones[zone]) or g.result is not None


def _name(g: KeyForge, number: int) -> Message:
    return Message(f"card-{g.title(called(g, number))}")


def prints_of(decks: tuple[Deck, Deck]) -> tuple[str, ...]:
    """Every print of both decks, once."""
    return tuple(dict.fromkeys(card for deck in decks for card in deck.cards))


def lay_out(decks: tuple[Deck, Deck], chance: Chance, chains: tuple[int, int] = (0, 0)) -> KeyForge:
    """Two decks on the table, shuffled, with the first hands dealt (rulebook: "Przygotowanie do gry")."""
    prints = prints_of(decks)
    faces = [prints.index(card) for deck in decks for card in deck.cards]
    sizes = [len(deck.cards) for deck in decks]
    zones: list[list[int]] = [[] for _ in range(2 * SIZE)]
    zones[DECK[0]] = list(range(sizes[0]))
    zones[DECK[1]] = list(range(sizes[0], len(faces)))
    g = KeyForge(
        seats=2,
        rng=chance.rng,
        seal=chance.seal,
        faces=faces,
        backs=(0,) * sizes[0] + (1,) * sizes[1],
        audience=AUDIENCE,
        zones=zones,
        stack=[["mulligan"]],
        houses=tuple(deck.houses for deck in decks),
        prints=prints,
        chains=list(chains),
    )
    ours, theirs = faces[: sizes[0]], faces[sizes[0] :]
    g.mix(ours)
    g.mix(theirs)
    g.faces = ours + theirs
    g.first = g.active = g.below(2)
    deal_hand(g, g.first, FIRST_HAND)
    deal_hand(g, 1 - g.first, SECOND_HAND)
    return g


GAME = cast("Game[State]", KeyForgeGame())
