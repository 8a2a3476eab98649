"""The turn: forge a key, choose a house, play, use and discard, ready, draw (rulebook: "Kolejność działań w turze")."""

from collections.abc import Iterator, Mapping, Sequence
from typing import cast, overload

from stolik.games.keyforge.card import Constant, Happening
from stolik.games.keyforge.catalog import CATALOG
from stolik.games.keyforge.effects import scene_of, turn_tide
from stolik.games.keyforge.fighting import may_fight
from stolik.games.keyforge.forging import forge
from stolik.games.keyforge.playing import discard_from_hand, may_play, play
from stolik.games.keyforge.state import ATTACKED, ENRAGED, NONE, STUNNED, KeyForge
from stolik.games.keyforge.timing import begin_chain, happen, resolve, settle
from stolik.games.keyforge.using import has_ability, may_reap, may_use, spend_permission, use
from stolik.games.keyforge.zones import ARCHIVES, ARTIFACTS, DECK, DISCARD, HAND, LINE, UPGRADES
from stolik.table import Ask, Asking, Next, Option, Outcome
from stolik.table.game import Step

BEGIN = Next("begin_turn")
ACT = Next("act")
END = Next("end_turn")
TIDE_CHAINS = 3
YES_NO = ("yes", "no")


# -- before the first turn --------------------------------------------------------------------------------------------


def deal_hand(g: KeyForge, seat: int, size: int) -> None:
    """rulebook: "Przygotowanie do gry"; chains count for the first hand and one is shed (decision 40)."""
    if g.chains[seat]:
        size = max(0, size - g.penalty(seat))
        g.chains[seat] -= 1
    g.draw_cards(seat, size)


def mulligan(g: KeyForge) -> Asking[Outcome]:
    """rulebook: "Mulligan": the first player decides, then the other one; the new hand has a card less."""
    for seat in (g.first, 1 - g.first):
        answer = yield Ask(seat, "mulligan", ("keep", "mulligan"), "word")
        g.emit("hand_kept" if answer == "keep" else "hand_changed", seat=seat)
        if answer == "mulligan":
            hand = g.zones[HAND[seat]]
            size = max(0, len(hand) - 1)
            for card in hand[:]:
                g.move(card, DECK[seat], "card_put_back", seat)
            g.shuffle_deck(seat)
            g.draw_cards(seat, size)
    g.active = g.first
    return BEGIN


# -- steps 1 and 2 ----------------------------------------------------------------------------------------------------


def begin_turn(g: KeyForge) -> Asking[Outcome]:
    """What ends now, what starts now, step 1 and step 2."""
    seat = g.active
    begin_chain(g)
    g.turn += 1
    g.step = "forge"
    g.house = ""
    g.forged[seat] = []
    g.creatures_played[seat] = 0
    g.emit("turn_started", seat=seat, turn=g.turn)
    if g.lasting:
        start_of_turn(g, seat)
    if g.unsettled:
        yield from settle(g)
    yield from happen(g, Happening("turn-started", -1, seat))
    # rulebook: "Krok 1": whoever can must, once.
    skipped = "skip-forge" in g.index and g.any_holds("skip-forge", seat)
    if not skipped and g.to_spend(seat) >= g.key_cost(seat):
        yield from forge(g, seat, g.key_cost(seat))
    g.omega = False
    g.stepped = 0
    g.step = "house"
    yield from choose_house(g, seat)
    g.step = "main"
    g.stepped = 0
    g.omega = False
    return ACT


def start_of_turn(g: KeyForge, seat: int) -> None:
    """decisions 36, 37: what lasted until now ends; what was meant for this turn begins."""
    kept = []
    for lasting in g.lasting:
        if lasting.until == "start" and lasting.turn_of == seat:
            continue
        if lasting.until == "next-turn" and lasting.turn_of == seat:
            lasting.started = True
        kept.append(lasting)
    g.lasting = kept
    g.changed()


def legal_houses(g: KeyForge, seat: int) -> list[str]:
    """rulebook: "Wybór domu"; decision 44: cannot beats must, and an impossible must is ignored."""
    index = g.index
    houses = list(g.houses[seat])
    changed = "house" in index or "also-house" in index
    for card in g.zones[LINE[seat]] + g.zones[ARTIFACTS[seat]] + g.zones[UPGRADES[seat]]:
        for house in g.houses_of(card) if changed else (g.card(card).house,):
            if house not in houses:
                houses.append(house)
    if "cannot-house" in index:
        barred = {
            entry.word or cast(Constant, entry.standing).word for entry in index["cannot-house"] if g.holds(entry, seat)
        }
        houses = [house for house in houses if house not in barred]
    if "must-house" in index:
        forced = {
            entry.word or cast(Constant, entry.standing).word for entry in index["must-house"] if g.holds(entry, seat)
        }
        houses = [house for house in houses if house in forced] or houses
    return houses


def choose_house(g: KeyForge, seat: int) -> Asking[None]:
    """rulebook: "Krok 2": a house, what reacts to it, then perhaps the archives."""
    houses = legal_houses(g, seat)
    if houses:
        g.house = cast(str, (yield from g.choose(seat, "house", houses, "house", public=True)))
        g.emit("house_chosen", seat=seat, house=g.house)
        g.beat()
        yield from happen(g, Happening("house-chosen", -1, seat, word=g.house))
    else:
        g.emit("no_house", seat=seat)
    archives = g.zones[ARCHIVES[seat]]
    if archives:
        answer = yield Ask(seat, "take-archives", YES_NO, "word", True, args={"count": len(archives)})
        if answer == "yes":
            for card in archives[:]:
                g.put_away(card, HAND, "card_taken_up")


# -- step 3 -----------------------------------------------------------------------------------------------------------


def act(g: KeyForge) -> Asking[Outcome]:
    """One thing that the active player does, or the end of the step."""
    seat = g.active
    if g.chain:
        begin_chain(g)
    if g.omega:
        return END
    if g.log is None and g.tracked:
        offer = Offer(g, seat)
        answer = yield Ask(seat, "act", offer, "action", False)
        offer.close()
    else:
        answer = yield Ask(seat, "act", actions(g, seat), "action", False)
    if answer == "end-turn":
        return END
    if answer == "raise-tide":
        yield from turn_tide(g, seat)
        g.gain_chains(seat, TIDE_CHAINS)
        return ACT
    action, number = cast("tuple[str, int]", answer)
    card = called(g, number)
    if action == "play":
        g.from_hand += 1
        yield from play(g, seat, card, basic=True)
    elif action == "discard":
        g.from_hand += 1
        g.stepped += 1
        yield from discard_from_hand(g, card)
    else:
        spend_permission(g, card, action)
        yield from use(g, card, action)
    if g.unsettled:
        yield from settle(g)
    g.beat()
    return ACT


class Offer(Sequence[Option]):
    """What the active player may do in a clone or a world, worked out when somebody looks at it.

    A bot that looks ahead judges most positions without asking what could be done there.
    """

    __slots__ = ("_found", "_g", "_seat")

    def __init__(self, g: KeyForge, seat: int) -> None:
        self._g: KeyForge | None = g
        self._seat = seat
        self._found: list[Option] | None = None

    def close(self) -> None:
        """The question was answered: from now on the table is another one."""
        self._g = None

    def _options(self) -> list[Option]:
        found = self._found
        if found is None:
            assert self._g is not None, "nobody has looked at these options while they were open"
            found = self._found = actions(self._g, self._seat)
        return found

    def __len__(self) -> int:
        return len(self._options())

    def __bool__(self) -> bool:
        """The turn can always be ended."""
        return True

    @overload
    def __getitem__(self, place: int) -> Option: ...
    @overload
    def __getitem__(self, place: slice) -> list[Option]: ...
    def __getitem__(self, place: int | slice) -> Option | list[Option]:
        return self._options()[place]

    def __iter__(self) -> Iterator[Option]:
        return iter(self._options())

    def __contains__(self, option: object) -> bool:
        return option in self._options()

    def __eq__(self, other: object) -> bool:
        return self._options() == (other._options() if isinstance(other, Offer) else other)

    def __repr__(self) -> str:
        return repr(self._options())


def called(g: KeyForge, number: int) -> int:
    """The card that the table calls by this id."""
    return g.ids.index(number)


def actions(g: KeyForge, seat: int) -> list[Option]:
    """Everything the active player may do now."""
    options: list[Option] = []
    ids, faces, prints, house = g.ids, g.faces, g.prints, g.house
    index = g.index
    # rulebook: "Zasada pierwszej tury": one card from hand; a permission of a card adds to it (decision 39).
    limited = g.turn == 1 and g.from_hand >= 1
    permits = index.get("may-play", NONE)
    for card in g.zones[HAND[seat]]:
        printed = CATALOG[prints[faces[card]]]
        fits = printed.house == house
        permitted = permits and any(e.me == seat and g.holds(e, card) for e in permits)
        if ((fits and not limited) or permitted) and may_play(g, seat, card):
            options.append(("play", ids[card]))
        if fits and not limited:
            options.append(("discard", ids[card]))
    exhausted, marks = g.exhausted, g.marks
    changed = "house" in index or "also-house" in index or bool(g.copies)
    loose = "may-use" in index or "may-fight" in index
    acting = "gain-action" in index or "gain-omni" in index or "blank" in index
    no_reap = "cannot-reap" in index
    for card in g.zones[LINE[seat]]:
        if exhausted[card]:
            continue
        printed = CATALOG[prints[faces[card]]]
        at_home = house in g.houses_of(card) if changed else printed.house == house
        fight_only = False
        if not at_home and loose:
            at_home = "may-use" in index and g.any_holds("may-use", card)
            if not at_home and "may-fight" in index and g.any_holds("may-fight", card):
                at_home = fight_only = True
        has_omni = "omni" in printed.abilities if not acting and not g.copies else has_ability(g, card, "omni")
        if "only-fight" in index and g.any_holds("only-fight", card):
            fight_only, has_omni = True, False
        if not (at_home or has_omni) or not may_use(g, seat, card):
            continue
        number = ids[card]
        if marks[card] & STUNNED:
            options.append(("unstun", number))
            continue
        if at_home:
            if may_fight(g, card):
                options.append(("fight", number))
                if marks[card] & ENRAGED:
                    continue
            if not fight_only:
                if not no_reap or may_reap(g, card):
                    options.append(("reap", number))
                if "action" in printed.abilities if not acting and not g.copies else has_ability(g, card, "action"):
                    options.append(("action", number))
        if has_omni:
            options.append(("omni", number))
    for card in g.zones[ARTIFACTS[seat]]:
        if exhausted[card]:
            continue
        has_action, has_omni = has_ability(g, card, "action"), has_ability(g, card, "omni")
        if not (has_action or has_omni) or not may_use(g, seat, card):
            continue
        at_home = house in g.houses_of(card) if changed else CATALOG[prints[faces[card]]].house == house
        if not at_home and loose:
            at_home = "may-use" in index and g.any_holds("may-use", card)
        if has_action and at_home:
            options.append(("action", ids[card]))
        if has_omni:
            options.append(("omni", ids[card]))
    if g.tidal and g.tide != seat:
        options.append("raise-tide")
    options.append("end-turn")
    return options


# -- steps 4 and 5, the end -------------------------------------------------------------------------------------------


def end_turn(g: KeyForge) -> Asking[Outcome]:
    """Ready, draw, what happens at the end, and what ends."""
    seat = g.active
    begin_chain(g)
    g.step = "ready"
    g.omega = False
    yield from ready_step(g, seat)
    g.step = "draw"
    if not ("skip-draw" in g.index and g.any_holds("skip-draw", seat)):
        refill(g, seat)
    g.step = "end"
    yield from happen(g, Happening("turn-ended", -1, seat))
    if g.unsettled:
        yield from settle(g)
    if g.log is not None and g.to_spend(seat) >= g.key_cost(seat):
        g.emit("key_announced", seat=seat)
    wipe(g)
    if g.unsettled:
        yield from settle(g)
    g.emit("turn_ended", seat=seat)
    g.beat()
    g.active = 1 - seat
    return BEGIN


def ready_step(g: KeyForge, seat: int) -> Asking[None]:
    """rulebook: "Krok 4": all at once."""
    exhausted = g.exhausted
    ready = g.zones[LINE[seat]] + g.zones[ARTIFACTS[seat]]
    instead = {entry.card: entry for entry in g.index.get("instead-of-readying", NONE) if g.holds(entry, seat)}
    if instead:
        # decision 48: creatures stay exhausted, whatever becomes of who says so. What was replaced is not there to be
        # replaced again: of several one does it.
        struck = yield from g.pick(g.active, "choose-damage", list(instead), public=True, source=next(iter(instead)))
        ready = g.zones[ARTIFACTS[seat]][:]
        doing = cast(Constant, instead[struck].standing).doing
        yield from resolve(g, scene_of(instead[struck]), (doing,) if doing is not None else ())
    bound = "cannot-ready" in g.index
    for card in ready:
        if exhausted[card] and not (bound and g.any_holds("cannot-ready", card)):
            exhausted[card] = 0
    if g.log is not None:
        g.emit("cards_readied", seat=seat)


def refill(g: KeyForge, seat: int) -> int:
    """rulebook: "Krok 5", "Łańcuchy"; decisions 41, 42. Returns how many cards were drawn."""
    wanted = g.hand_size(seat) - len(g.zones[HAND[seat]])
    if wanted <= 0:
        return 0
    if g.chains[seat]:
        there = g.zones[DECK[seat]] or g.zones[DISCARD[seat]]
        wanted = max(0, wanted - g.penalty(seat))
        if there:
            g.chains[seat] -= 1
            g.emit("chain_shed", seat=seat, total=g.chains[seat])
    return g.draw_cards(seat, wanted)


def wipe(g: KeyForge) -> None:
    """decision 38: the memory of the turn, and what lasted for its remainder."""
    if g.lasting:
        seat = g.active
        kept = [
            lasting
            for lasting in g.lasting
            if lasting.until != "turn"
            and not (lasting.until == "next-turn" and lasting.started and lasting.turn_of == seat)
        ]
        if len(kept) < len(g.lasting):
            g.lasting = kept
            g.changed()
    used, then, marks = g.armor_used, g.armor_then, g.marks
    for zone in LINE:
        for card in g.zones[zone]:
            used[card] = then[card] = 0
            marks[card] &= ~ATTACKED
    g.tries = {}
    g.played = []
    g.played_kinds = []
    g.used = []
    g.creatures_used = []
    g.discarded = []
    g.spent = []
    g.stepped = 0
    g.from_hand = 0
    g.killed = [0, 0]
    g.killed_fighting = [0, 0]


STEPS: Mapping[str, Step] = {
    "mulligan": mulligan,
    "begin_turn": begin_turn,
    "act": act,
    "end_turn": end_turn,
}
