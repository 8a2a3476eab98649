"""What a seat is told about a card on request: why it cannot be chosen, and what it would do now."""

from collections.abc import Callable

from stolik.games.cardia.cards import FACES, VALUE
from stolik.games.cardia.effects import (
    Noun,
    Scene,
    Selection,
    a_hand_card,
    any_laden_card,
    any_other_card,
    signed,
    your_laden_card,
    your_previous_card,
)
from stolik.games.cardia.state import BAZAAR, OURS, THEIRS, Cardia, Coming
from stolik.games.cardia.zones import DECK, DISCARD, HAND, HIDDEN, ROW
from stolik.table import Ask, Message, Seat, message

NOTHING = Coming()
LIES_IN = {DECK: "deck", HAND: "hand", HIDDEN: "hidden", ROW: "row", DISCARD: "discard"}
FROM_HAND = {"place": "place", "place-open": "place", "tuck": "tuck", "keep": "keep"}
"""What is done with the hand card that is asked for; any other is discarded."""


def named(g: Cardia, card: int) -> Message:
    return Message(f"card-{FACES[g.faces[card]]}")


def plain(influence: int) -> str:
    """An influence in a sentence: with a real minus sign where it is below zero."""
    return signed(influence) if influence < 0 else str(influence)


# -- why a card cannot be chosen --------------------------------------------------------------------------------------


def why_not(g: Cardia, ask: Ask, card: int) -> Message:
    """It lies elsewhere, or the phrase that found the options leaves it out."""
    if ask.of == "faction":
        return Message("why-faction")
    if ask.of != "card":
        return message(f"why-{ask.of}", card=named(g, int(ask.args["card"])))
    noun, s = (ask.noun, ask.scene) if isinstance(ask, Selection) else (a_hand_card, Scene(ask.seat, ask.source))
    reason = noun.bars(g, s, card) if noun.bars is not None and _is_at_home(g, ask, noun, card) else ""
    if not reason:
        wanted = FROM_HAND.get(ask.prompt, "discard") if noun.home == "hand" else noun.home
        return message("why-elsewhere", lies=_lies(g, ask.seat, card), wanted=Message(f"wanted-{wanted}"))
    return message(
        f"why-{reason}",
        influence=plain(g.influence(card)),
        most=noun.number,
        least=plain(g.influence(s.card)),
        source=named(g, s.card),
        faction=Message(f"faction-{g.faction(card)}"),
        wanted=Message(f"faction-{s.faction or g.faction(card)}"),
    )


def _is_at_home(g: Cardia, ask: Ask, noun: Noun, card: int) -> bool:
    if noun.home == "hand":
        return g.where[card] == HAND + ask.seat
    return g.in_play(card) and (noun.home == "play" or g.owner(card) == ask.seat)


def _lies(g: Cardia, seat: int, card: int) -> Message:
    zone = LIES_IN[g.where[card] & ~1]
    whose = "their-" if zone in ("hand", "row") and g.owner(card) != seat else ""
    return Message(f"lies-{whose}{zone}")


# -- what a card would do now -----------------------------------------------------------------------------------------


def outlook(g: Cardia, seat: int, card: int) -> tuple[Message, ...]:
    """Only what lies open on the table, and this seat's own cards."""
    owner, zone = g.owner(card), g.where[card] & ~1
    if zone == ROW:
        return (*_standing(g, seat, card), *_ability_in_play(g, seat, card))
    if zone == HIDDEN:
        place = g.zones[g.where[card]].index(card)
        return tuple(_at_reveal(g, seat, card, g.due[owner][place] or NOTHING, place))
    if zone == HAND:
        coming = g.coming[owner] or NOTHING
        lines = _at_reveal(g, seat, card, coming, len(g.zones[HIDDEN + owner]))
        if owner == seat:
            lines += [*_at_stake(g, seat, card, coming), *_if_it_loses(g, seat, card, coming)]
        return tuple(lines)
    return ()


def _at_reveal(g: Cardia, seat: int, card: int, coming: Coming, place: int) -> list[Message]:
    """What waits for a card that is still to be revealed, and the open card that it meets, if there is one."""
    lines = []
    printed = VALUE[g.faces[card]]
    if coming.modifier:
        influence = plain(printed + coming.modifier)
        lines.append(message("outlook-counts", influence=influence, printed=printed, modifier=signed(coming.modifier)))
    if coming.librarians:
        lines.append(message("outlook-librarian", times=coming.librarians))
    if coming.engineers:
        lines.append(message("outlook-engineer", amount=5 * coming.engineers))
    for faction in coming.blackmail:
        pays = "free" if g.faction(card) == faction else "paid"
        lines.append(message(f"outlook-blackmail-{pays}", faction=Message(f"faction-{faction}")))
    against = g.zones[HIDDEN + 1 - g.owner(card)][place : place + 1]
    if against and g.sees(seat, against[0]):
        lines.append(_meeting(g, card, coming, against[0], g.due[g.owner(against[0])][place] or NOTHING))
    return lines


def _meeting(g: Cardia, card: int, coming: Coming, against: int, theirs: Coming) -> Message:
    """How a card would fare against one that lies open; a Librarian's choice may leave it undecided."""
    influence = VALUE[g.faces[card]] + coming.modifier
    other = VALUE[g.faces[against]] + theirs.modifier
    gap, slack = influence - other, 2 * (coming.librarians + theirs.librarians)
    outcome = "undecided" if slack and abs(gap) <= slack else "wins" if gap > 0 else "loses" if gap < 0 else "ties"
    return message(f"outlook-{outcome}", influence=plain(influence), other=plain(other), against=named(g, against))


def _at_stake(g: Cardia, seat: int, card: int, coming: Coming) -> list[Message]:
    """What the locations and a Mechanical Djinn make of this seat's next encounter."""
    lines = []
    row, hidden = g.zones[ROW + seat], g.zones[HIDDEN + seat]
    previous = [*row, *hidden][-1:]
    for before in previous:
        if "haunted-catacombs" in g.locations and g.faction(before) == g.faction(card):
            lines.append(message("outlook-catacombs", card=named(g, before)))
        if "auction-house" in g.locations and _has_deck_left(g, seat):
            waits = g.due[seat][-1] if hidden else None
            least = g.influence(before) + (waits or NOTHING).modifier
            if VALUE[g.faces[card]] + coming.modifier < least:
                lines.append(message("outlook-auction", card=named(g, before), least=plain(least)))
    if hidden or not row:
        return lines
    for djinn in (row[-1], g.zones[ROW + 1 - seat][-1]):
        if g.works(djinn) == "mechanical-djinn":
            whose = "yours" if g.owner(djinn) == seat else "theirs"
            lines.append(message(f"outlook-djinn-{whose}", card=named(g, djinn)))
    if "founders-day" in g.locations and len(row) > 1 and all(g.wins(seat, len(row) - back) for back in (1, 2)):
        lines.append(Message("outlook-third-in-a-row"))
    return lines


def _has_deck_left(g: Cardia, seat: int) -> bool:
    """Once a card is placed: the Bazaar deals from the deck before anything is revealed."""
    dealt = BAZAAR if "bazaar" in g.locations and len(g.zones[HAND + seat]) <= 2 else 0
    return len(g.zones[DECK + seat]) > dealt


def _if_it_loses(g: Cardia, seat: int, card: int, coming: Coming) -> list[Message]:
    """What its ability would find on the table as it lies now, as far as the table decides it."""
    lines = []
    row, hidden = g.zones[ROW + seat], g.zones[HIDDEN + seat]
    tried = g.copy()
    tried.modifiers[card] += coming.modifier
    for verb in g.ability(card).verbs:
        noun = verb.noun
        if noun is your_previous_card and row and not hidden:
            tried.modifiers[row[-1]] += verb.amount
            lines.append(_change(g, tried, seat))
        elif noun is not None and noun.bars is not None and noun is not any_other_card:
            lines += _choice(g, tried, seat, card, noun)
    if g.ability(card).lasting in ("judge", "treasurer", "counselor") and row and not hidden:
        # As if it lay in the row already: what it does to the encounters before its own.
        tried.zones[ROW + seat].append(card)
        tried.tokens.append(card)
        lines.append(_change(g, tried, seat))
    return lines


def _choice(g: Cardia, tried: Cardia, seat: int, card: int, noun: Noun) -> list[Message]:
    """The cards that its ability could be used on; itself too, once it is in play."""
    s = Scene(seat, card)
    found = [other for other in noun.find(tried, s) if other != card]
    if noun.home != "hand" and noun.bars is not None and not noun.bars(tried, s, card):
        found.append(card)
    if noun is your_laden_card and not g.zones[ROW + seat]:
        found = []
    if found:
        cards = tuple(
            named(g, other)
            if g.owner(other) == seat
            else message("card-of-seat", card=named(g, other), seat=Seat(g.owner(other)))
            for other in found
        )
        return [message("outlook-choice", cards=cards)]
    # The card that it will meet may bring something along.
    brought = noun is any_laden_card and (g.coming[1 - seat] or g.due[1 - seat])
    return [] if brought else [Message("outlook-no-choice")]


def _change(g: Cardia, tried: Cardia, seat: int) -> Message:
    """The signets of the encounters on the table, now and as they would be then."""
    now, then = _signets(g.announced, seat), _signets(tried.standings()[: len(g.announced)], seat)
    if now == then:
        return Message("outlook-changes-nothing")
    return message("outlook-changes", ours=now[0], theirs=now[1], then=then[0], others=then[1])


def _signets(standings: list[int], seat: int) -> tuple[int, int]:
    """A seat's signets first, then the other's."""
    ours, theirs = sum(each & OURS for each in standings), sum(each >> THEIRS for each in standings)
    return (ours, theirs) if seat == 0 else (theirs, ours)


# -- what lies in play ------------------------------------------------------------------------------------------------


def _standing(g: Cardia, seat: int, card: int) -> list[Message]:
    """Who wins the encounter of a card, by which numbers, and which abilities have a hand in it."""
    place = g.encounter(card)
    lines = []
    if card in g.engineered:
        lines.append(message("outlook-engineer", amount=5 * g.engineered.count(card)))
    if place == g.current and g.stack[-1][0] == "follow_up":
        return lines
    ours, theirs = (g.influence(g.zones[ROW + side][place]) for side in (seat, 1 - seat))
    winner = _winner(g.announced[place], seat)
    if winner == ("yours" if ours > theirs else "theirs" if ours < theirs else "tie"):
        lines.append(message(f"standing-{winner}", ours=plain(ours), others=plain(theirs)))
    else:
        causes = _causes(g, lambda standings: _winner(standings[place], seat))
        lines.append(message(f"standing-{winner}-because", ours=plain(ours), others=plain(theirs), causes=causes))
    signets = max(_signets([g.announced[place]], seat))
    if signets > 1:
        causes = _causes(g, lambda standings: max(_signets([standings[place]], seat)) or signets)
        lines.append(message("standing-signets", signets=signets, causes=causes))
    return lines


def _winner(standing: int, seat: int) -> str:
    ours, theirs = _signets([standing], seat)
    return "both" if ours and theirs else "yours" if ours else "theirs" if theirs else "tie"


def _causes(g: Cardia, read: Callable[[list[int]], object]) -> tuple[Message, ...]:
    """The ongoing abilities without which the table would read otherwise, each named once."""
    return tuple(
        Message(f"card-{lasting}")
        for lasting in sorted({g.works(card) for card in g.tokens} - {""})
        if read(_without(g, [card for card in g.tokens if g.works(card) == lasting])) != read(g.announced)
    )


def _without(g: Cardia, cards: list[int]) -> list[int]:
    """The standings as they would be if no ongoing token lay on these cards."""
    tried = g.copy()
    tried.tokens = [card for card in g.tokens if card not in cards]
    return tried.standings()


def _ability_in_play(g: Cardia, seat: int, card: int) -> list[Message]:
    """What the ongoing ability of a card in play does now, or why it does nothing."""
    lasting = g.ability(card).lasting
    if not lasting:
        return [Message("ability-idle-token")] if card in g.tokens else []
    if card not in g.tokens:
        return [Message("ability-sleeps")]
    if lasting == "mechanical-djinn":
        following = g.encounter(card) + 1
        played = following < len(g.announced)
        if played and g.wins(g.owner(card), following):
            return []
        return [Message("ability-djinn-misses" if played else "ability-djinn-waits")]
    now, then = _signets(g.announced, seat), _signets(_without(g, [card]), seat)
    if now == then:
        return [Message("ability-makes-no-difference")]
    return [message("ability-makes-a-difference", ours=now[0], theirs=now[1], then=then[0], others=then[1])]
