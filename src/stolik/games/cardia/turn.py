"""The round: place, reveal, compare, the loser's ability, the end of the round."""

from collections.abc import Mapping
from typing import cast

from stolik.games.cardia.effects import activate, discard_from_hand, resolve
from stolik.games.cardia.state import SIGNETS_TO_WIN, Cardia, Coming
from stolik.games.cardia.zones import DECK, HAND, HIDDEN, ROW, SEATS
from stolik.table import Ask, Asking, Next, Outcome, Together
from stolik.table.game import Step

FOLLOW_UP = Next("follow_up")
COMPARE = Next("compare")
ABILITY = Next("ability", 0), Next("ability", 1)
TEMPLE = Next("temple")
WIND_UP = Next("wind_up")
END = Next("end")
SCRAP = Next("scrap")
PLACE = Next("place")


# rulebook: "1. Zagranie kart"
def place(g: Cardia) -> Asking[Outcome]:
    """Both seats choose a card; one that is foretold shows its card first."""
    hands = g.zones[HAND], g.zones[HAND + 1]
    if not hands[0] or not hands[1]:
        g.win([1 - seat for seat in SEATS if not hands[seat]], "no-card")
    if len(g.foretold) == 1:
        (first,) = g.foretold
        second = 1 - first
        put_down(g, first, cast(int, (yield Ask(first, "place-open", hands[first]))), face_up=True)
        g.foretold.clear()
        g.restock()
        put_down(g, second, cast(int, (yield Ask(second, "place", hands[second]))))
    else:
        chosen = cast("list[int]", (yield Together((Ask(0, "place", hands[0]), Ask(1, "place", hands[1])))))
        if "foggy-swamp" not in g.locations:
            g.foretold.clear()
            if g.log is not None:
                show_placed(g, chosen)
            return turn_up(g, chosen, g.coming)
        for seat in SEATS:
            put_down(g, seat, chosen[seat], face_up=seat in g.foretold)
        g.foretold.clear()
    g.beat()
    g.restock()
    if "foggy-swamp" in g.locations and len(g.zones[HIDDEN]) == 1:
        return END
    cards = [g.zones[HIDDEN + seat][0] for seat in SEATS]
    return turn_up(g, cards, [g.due[seat].pop(0) for seat in SEATS])


def show_placed(g: Cardia, cards: list[int]) -> None:
    """Both cards lie face down: a moment to look at, no more, since they are revealed at once."""
    g.placed = tuple(cards)
    g.emit("cards_placed")
    g.beat()
    g.placed = ()


def put_down(g: Cardia, seat: int, card: int, face_up: bool = False) -> None:
    """Place a card that is revealed later, and with it what waited for this seat's next card."""
    g.move(card, HIDDEN + seat, "card_placed", seat)
    g.due[seat].append(g.coming[seat])
    g.coming[seat] = None
    if face_up:
        g.show(card, g.everyone, "card_shown", seat)


def turn_up(g: Cardia, cards: list[int], due: list[Coming | None]) -> Outcome:
    """Reveal both cards and apply what waited for them."""
    g.move(cards[0], ROW, "card_revealed", 0)
    g.move(cards[1], ROW + 1, "card_revealed", 1)
    g.current = len(g.announced)
    g.announced.append(0)
    if g.log is not None:
        g.beat()
    if g.locations:
        g.restock()
    waited = due[0] is not None or due[1] is not None
    if waited:
        attach(g, cards, due)
    if g.locations:
        check_catacombs(g)
        hold_auction(g)
    return FOLLOW_UP if waited else compare(g)


def attach(g: Cardia, cards: list[int], due: list[Coming | None]) -> None:
    """Put on the revealed cards what waited for them; questions about it come in `follow_up`."""
    for seat in SEATS:
        coming = due[seat]
        due[seat] = None
        g.due[seat].insert(0, coming)
        if coming is not None:
            # Directly, not with `add`: the encounter is decided only once everything is in place.
            g.modifiers[cards[seat]] += coming.modifier
            if coming.modifier:
                g.emit("modifier_attached", seat=seat, card=cards[seat], influence=g.influence(cards[seat]))
                g.beat()
            g.engineered += [cards[seat]] * coming.engineers


def check_catacombs(g: Cardia) -> None:
    """Rule decision 20. rulebook: "Nawiedzone katakumby"."""
    if "haunted-catacombs" in g.locations and g.current > 0:
        lost = [seat for seat in SEATS if len({g.faction(card) for card in g.zones[ROW + seat][-2:]}) == 1]
        if len(lost) == 2:
            g.draw_game("haunted-catacombs")
        if lost:
            g.lose(lost[0], "haunted-catacombs")


def hold_auction(g: Cardia) -> None:
    """rulebook: "Dom aukcyjny"."""
    if "auction-house" in g.locations and g.current > 0:
        for seat in SEATS:
            previous, card = g.zones[ROW + seat][-2:]
            if g.influence(card) < g.influence(previous) and g.zones[DECK + seat]:
                g.emit("auction_held", seat=seat)
                g.discard(g.zones[DECK + seat][-1])
                g.beat()


def follow_up(g: Cardia) -> Asking[Outcome]:
    """What earlier abilities ask after a reveal: the Librarian's choice, then the Blackmailer's price."""
    due = [g.due[seat].pop(0) for seat in SEATS]
    revealed = g.zones[ROW][-1], g.zones[ROW + 1][-1]
    turns = max(coming.librarians if coming else 0 for coming in due)
    for turn in range(turns):
        seats = [seat for seat in SEATS if (coming := due[seat]) and coming.librarians > turn]
        asks = [
            Ask(seat, "adjust", ("raise", "lower"), "adjust", True, args={"card": revealed[seat]}) for seat in seats
        ]
        answers = [(yield asks[0])] if len(asks) == 1 else cast("list[str]", (yield Together(asks)))
        for seat, answer in zip(seats, answers, strict=True):
            g.modifiers[revealed[seat]] += 2 if answer == "raise" else -2
            g.emit("adjusted", seat=seat, card=revealed[seat], influence=g.influence(revealed[seat]))
            g.beat()
    for seat in SEATS:
        coming = due[seat]
        for faction in coming.blackmail if coming else ():
            if g.faction(revealed[seat]) != faction:
                g.emit("blackmail_collected", seat=seat)
                g.beat()
                yield from discard_from_hand(g, seat, 2, revealed[seat])
    return COMPARE


def compare(g: Cardia) -> Outcome:
    """The higher influence takes the signet, the lower one its ability. A tie gives neither."""
    g.settle(g.current)
    ours, theirs = g.influence(g.zones[ROW][-1]), g.influence(g.zones[ROW + 1][-1])
    if ours == theirs:
        g.emit("encounter_tied", encounter=g.current + 1)
        g.beat()
        return wind_up(g)
    loser = 0 if ours < theirs else 1
    card = g.zones[ROW + loser][-1]
    if g.log is not None:
        g.emit("ability_activated", seat=loser, card=card)
        g.beat()
    triggered = g.ability(card)
    if triggered.asks:
        return ABILITY[loser]
    resolve(g, loser, card, triggered)
    return TEMPLE if g.temple else wind_up(g)


# rulebook: "2. Aktywacja zdolności"
def ability(g: Cardia, loser: int) -> Asking[Outcome]:
    """Only the card that lost this encounter in phase 1 triggers; later changes trigger nothing."""
    card = g.zones[ROW + loser][-1]
    yield from activate(g, loser, card, g.ability(card))
    return TEMPLE if g.temple else WIND_UP


def temple(g: Cardia) -> Asking[Outcome]:
    """Rule decision 19. rulebook: "Świątynia węży"."""
    while g.temple:
        seat = g.temple.pop(0)
        g.emit("temple_blessed", seat=seat)
        g.draw_cards(seat, 1)
        g.beat()
        yield from discard_from_hand(g, 1 - seat, 1, -1)
    return WIND_UP


def wind_up(g: Cardia) -> Outcome:
    """The end of phase 2: the Engineer's work is done, then a Mechanical Djinn may win."""
    if g.engineered:
        engineered, g.engineered = g.engineered, []
        for card in engineered:
            if g.in_play(card):
                g.add(card, 5, card)
    if g.tokens:
        check_mechanical_djinns(g)
    return end(g)


def check_mechanical_djinns(g: Cardia) -> None:
    """Rule decisions 8 and 31."""
    winners = []
    for card in set(g.tokens):
        if g.works(card) == "mechanical-djinn":
            following = g.encounter(card) + 1
            if following < len(g.announced) and g.wins(g.owner(card), following):
                winners.append(g.owner(card))
    if winners:
        g.win(winners, "mechanical-djinn")


# rulebook: "3. Koniec rundy"
def end(g: Cardia) -> Outcome:
    """Both draw."""
    g.current = -1
    locations = g.locations
    if not locations:
        g.draw_cards(0, 1)
        g.draw_cards(1, 1)
        if g.log is not None:
            g.beat()
        return count_signets(g)
    if "bazaar" in locations:
        return count_signets(g)
    if "scrapyard" in locations and any(len(g.zones[DECK + seat]) > 1 for seat in SEATS):
        return SCRAP
    for seat in SEATS:
        g.draw_cards(seat, 2 if "grand-library" in locations else 1)
    g.beat()
    return count_signets(g)


def scrap(g: Cardia) -> Asking[Outcome]:
    """Scrapyard: two cards come, one goes to the bottom; with one card in the deck or none it is ignored."""
    busy = [seat for seat in SEATS if len(g.zones[DECK + seat]) > 1]
    for seat in SEATS:
        usual = 2 if "grand-library" in g.locations else 1
        g.draw_cards(seat, 2 if seat in busy else usual)
    asks = [Ask(seat, "tuck", g.zones[HAND + seat]) for seat in busy]
    tucked = [(yield asks[0])] if len(asks) == 1 else cast("list[int]", (yield Together(asks)))
    for seat, card in zip(busy, cast("list[int]", tucked), strict=True):
        g.move(card, DECK + seat, "card_tucked", seat, at=0)
    g.beat()
    return count_signets(g)


def count_signets(g: Cardia) -> Outcome:
    """Five or more signets win, if the other seat has fewer."""
    # A signet an encounter and one more a token: fewer than five in all cannot decide anything.
    ours, theirs = g.signets() if len(g.announced) + len(g.tokens) >= SIGNETS_TO_WIN else (0, 0)
    if ours != theirs and max(ours, theirs) >= SIGNETS_TO_WIN:
        g.win([0 if ours > theirs else 1], "signets")
    g.round += 1
    if g.log is not None:
        g.emit("round_started", round=g.round)
    return PLACE


STEPS: Mapping[str, Step] = {
    "place": place,
    "follow_up": follow_up,
    "compare": compare,
    "ability": ability,
    "temple": temple,
    "wind_up": wind_up,
    "end": end,
    "scrap": scrap,
}
