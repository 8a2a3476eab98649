"""Cards in zones and what each seat knows of them: seen, remembered, rumoured, ruled out, imagined."""

import itertools
import random
from collections import Counter

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st
from tests.table.bare import Bare, BareGame

from stolik.table import Asking, Log, Match, Next, Outcome, event
from stolik.table.event import Event, Glimpse, card_message, event_json, event_message
from stolik.table.message import Seat
from stolik.table.state import Denial, Rumour

DECK, HAND0, HAND1, STASH0, TABLE = range(5)
AUDIENCE = (0b000, 0b001, 0b010, 0b001, 0b111)
NAMES = ("deck", "hand-0", "hand-1", "stash-0", "table")
EVERYONE = 0b111


def lay(*zones: list[int], backs: list[int] | None = None) -> Bare:
    """A table of two seats: the faces in the deck, both hands, seat 0's stash and on the table."""
    cards = itertools.count()
    faces = [face for zone in zones for face in zone]
    g = Bare(
        seats=2,
        rng=1,
        faces=faces,
        backs=tuple(backs or [0] * len(faces)),
        audience=AUDIENCE,
        zones=[[next(cards) for _ in zone] for zone in zones] + [[] for _ in range(5 - len(zones))],
    )
    g.log = Log(NAMES, g.seen)
    return g


def worlds(g: Bare, seat: int, count: int = 200) -> list[list[int]]:
    rng = random.Random(1)
    return [g.imagine(seat, rng) for _ in range(count)]


def may_be(g: Bare, seat: int, card: int) -> set[int]:
    return {world[card] for world in worlds(g, seat)}


def last(g: Bare) -> Event:
    assert g.log is not None
    return g.log.events[-1]


# -- places, ids and events -------------------------------------------------------------------------------------------


def test_a_card_is_seen_by_the_audience_of_its_zone() -> None:
    g = lay([0, 1], [2], [3])
    assert g.seen == [0, 0, 0b001, 0b010]
    assert [g.sees(viewer, 2) for viewer in (-1, 0, 1, 2)] == [True, True, False, False]
    g.move(2, TABLE, "played", 0)
    assert g.seen[2] == EVERYONE
    assert g.where[2] == TABLE
    assert g.zones == [[0, 1], [], [3], [], [2]]


def test_a_new_audience_gives_a_card_a_new_id() -> None:
    g = lay([0, 1], [2])
    first = g.ids[2]
    g.move(2, STASH0, "laid", 0)
    assert g.ids[2] == first  # seat 0 alone still sees it
    g.move(2, TABLE, "played", 0)
    assert g.ids[2] != first
    second = g.ids[2]
    g.move(2, HAND0, "taken", 0)
    assert g.ids[2] not in (first, second)
    third = g.ids[2]
    g.move(2, DECK, "tucked", 0)
    g.draw(DECK, HAND1, "drawn", 1)
    assert g.ids[2] > third
    assert len(set(g.ids)) == len(g.ids)


def test_an_event_links_the_ids_for_those_who_saw_both() -> None:
    g = lay([0, 1], [2])
    old = g.ids[2]
    g.move(2, TABLE, "played", 0)
    shown = event_json(last(g), BareGame.faces, 0)
    assert shown == {
        "kind": "played",
        "args": {"card": {"id": g.ids[2], "face": "queen", "was": old}, "seat": 0},
        "from": "hand-0",
        "to": "table",
    }
    for viewer in (1, 2):
        assert event_json(last(g), BareGame.faces, viewer)["args"] == {
            "card": {"id": g.ids[2], "face": "queen"},
            "seat": 0,
        }


def test_a_card_that_leaves_a_viewers_sight_is_linked_one_last_time() -> None:
    g = lay([0], [1])
    g.move(1, TABLE, "played", 0)
    public = g.ids[1]
    g.move(1, HAND0, "taken", 0)
    for viewer in (0, 1, 2):  # everybody saw which card went to the hand
        args = event_json(last(g), BareGame.faces, viewer)["args"]
        assert args == {"card": {"id": g.ids[1], "face": "king", "was": public}, "seat": 0}


def test_an_event_shows_a_hidden_card_to_nobody_else() -> None:
    g = lay([0, 1, 2], [], [])
    g.draw(DECK, HAND0, "drawn", 0)
    assert event_json(last(g), BareGame.faces, 0)["args"]["card"]["face"] == "queen"  # type: ignore[index, call-overload]
    for viewer in (1, 2):
        assert event_json(last(g), BareGame.faces, viewer)["args"]["card"] == {"id": None, "face": None}  # type: ignore[index, call-overload]
        assert event_message(last(g), BareGame.faces, viewer).args[0][1] == card_message(
            Glimpse(2, 1, 0), BareGame.faces, viewer
        )
    assert event_json(last(g), BareGame.faces, event.SHOW_ALL)["args"]["card"]["face"] == "queen"  # type: ignore[index, call-overload]


def test_an_event_is_a_snapshot_of_its_moment() -> None:
    g = lay([0], [1])
    g.emit("pointed", card=1, seat=0, amount=3, cards=[0, 1], word="north")
    before = event_json(last(g), BareGame.faces, 1)
    pointed = last(g)
    g.move(1, TABLE, "played", 0)
    assert event_json(pointed, BareGame.faces, 1) == before
    assert before["args"] == {
        "card": {"id": None, "face": None},
        "seat": 0,
        "amount": 3,
        "cards": [{"id": None, "face": None}] * 2,
        "word": "north",
    }
    said = dict(event_message(pointed, BareGame.faces, 0).args)
    assert said["seat"] == Seat(0)
    assert said["amount"] == 3
    assert said["word"].key == "word-north"  # type: ignore[union-attr]
    assert [card.key for card in said["cards"]] == ["hidden-card", "card-king"]  # type: ignore[union-attr]


def test_an_event_for_some_is_not_there_for_others() -> None:
    g = lay([0], [1])
    g.emit("whispered", to=0b010, card=0)
    assert [last(g).visible(viewer) for viewer in (-1, 0, 1, 2)] == [True, False, True, False]


def test_a_place_in_a_zone() -> None:
    g = lay([0, 1, 2], [3])
    g.move(3, DECK, "tucked", 0, at=0)
    assert g.zones[DECK] == [3, 0, 1, 2]
    g.move(2, DECK, "sunk", at=1, in_sight=True)
    assert g.zones[DECK] == [3, 2, 0, 1]


def test_showing_enlarges_the_audience_and_is_counted() -> None:
    g = lay([0, 1], [2])
    old, reveals = g.ids[2], g.reveals
    g.show(2, 0b010, "shown", 0)
    assert g.seen[2] == 0b011
    assert g.reveals == reveals + 1
    assert g.ids[2] != old
    again = g.ids[2]
    g.show(2, 0b010, "shown", 0)
    assert (g.reveals, g.ids[2]) == (reveals + 1, again)


def test_moving_where_nobody_new_sees_it_reveals_nothing() -> None:
    g = lay([0, 1], [2])
    reveals = g.reveals
    g.move(2, DECK, "tucked", 0)
    assert g.reveals == reveals
    assert g.sees(0, 2)  # seat 0 knows what it put there
    g.draw(DECK, HAND0, "drawn", 0)
    assert g.reveals == reveals  # and draws what it knew


# -- remembering, rumours, shuffles -----------------------------------------------------------------------------------


def test_a_known_card_taken_to_hand_is_still_known() -> None:
    g = lay([0, 1, 2], [3, 4], [], [], [5])
    g.move(5, HAND0, "taken", 0)
    assert g.sees(1, 5)
    assert may_be(g, 1, 5) == {5}
    assert may_be(g, 1, 3) == {0, 1, 2, 3, 4}


def test_a_known_card_that_may_have_been_played_secretly_is_a_rumour() -> None:
    g = lay([0, 1], [2, 3], [], [], [5])
    g.move(4, HAND0, "taken", 0)
    g.move(2, STASH0, "laid", 0)
    assert not g.sees(1, 4)
    assert not g.sees(2, 4)
    assert g.sees(0, 4)
    where = Counter(world.index(5) for world in worlds(g, 1))
    assert set(where) == {2, 3, 4}  # one of the two left in hand, or the one laid
    assert min(where.values()) > 20


def test_a_rumour_ends_when_the_card_turns_up() -> None:
    g = lay([0, 1], [2, 3], [], [], [5])
    g.move(4, HAND0, "taken", 0)
    g.move(2, STASH0, "laid", 0)
    g.move(4, TABLE, "played", 0)
    assert g.rumours == []
    assert may_be(g, 1, 2) == {0, 1, 2, 3}


def test_a_rumour_narrows_when_another_card_turns_up() -> None:
    g = lay([0, 1], [2, 3], [], [], [5])
    g.move(4, HAND0, "taken", 0)
    g.move(2, STASH0, "laid", 0)
    g.move(3, TABLE, "played", 0)
    assert {world.index(5) for world in worlds(g, 1)} == {2, 4}


def test_a_twin_that_turns_up_may_be_the_rumoured_card() -> None:
    """Seat 1 knows of one ace in the hand; another ace comes out of it: what is left may be anything."""
    g = lay([1, 2, 3], [0, 4], [], [], [0])
    g.move(5, HAND0, "taken", 0)
    g.move(4, STASH0, "laid", 0)
    assert len(g.zones[HAND0]) == 2
    g.move(3, TABLE, "played", 0)  # the ace that seat 1 never knew of
    assert {0 in (world[4], world[5]) for world in worlds(g, 1)} == {True, False}


def test_what_another_seat_remembers_follows_from_what_everybody_sees() -> None:
    """Seat 0 tucks a card and then peeks at a twin of it, or at another card: seat 1 cannot tell which."""

    def told(deck: list[int], hand: list[int]) -> tuple[list[int], list[Rumour]]:
        g = lay(deck, hand)
        g.move(2, DECK, "tucked", 0)
        g.shuffle(DECK)
        g.show(0, 0b001)
        faces = g.imagine(1, random.Random(1))
        return faces, g.others_memory(1, faces, random.Random(2))

    assert told([2, 1], [2, 3]) == told([3, 1], [2, 2]) == told([1, 2], [3, 2])


def test_what_both_seats_knew_the_other_remembers_in_every_world() -> None:
    g = lay([0, 1, 2], [3], [], [], [4])
    g.move(4, DECK, "tucked", 0)
    g.shuffle(DECK)
    for luck in range(20):
        faces = g.imagine(1, random.Random(luck))
        told = g.others_memory(1, faces, random.Random(luck))
        assert [rumour.located for rumour in told] == [[4]] * 3, "two seats and the spectators saw it go"


def test_the_only_card_to_go_is_no_rumour() -> None:
    g = lay([0, 1], [], [], [], [5])
    g.move(2, HAND0, "taken", 0)
    g.move(2, STASH0, "laid", 0)
    assert g.sees(1, 2)


def test_a_draw_is_in_sight() -> None:
    """Seat 1 put a card on top of the deck and watches seat 0 draw it."""
    g = lay([0, 1], [2], [3])
    g.move(3, DECK, "put", 1)
    g.draw(DECK, HAND0, "drawn", 0)
    assert g.sees(1, 3)
    assert g.sees(0, 3)
    assert not g.sees(2, 3)


def test_a_shuffle_blurs_what_was_known_but_not_that_it_is_there() -> None:
    g = lay([0, 1, 2], [3], [4])
    g.move(3, DECK, "put", 0)
    assert g.sees(0, 3)
    g.shuffle(DECK)
    assert not g.sees(0, 3)
    deck = set(g.zones[DECK])
    assert {world.index(3) for world in worlds(g, 0)} == deck
    assert {world.index(3) for world in worlds(g, 1)} == {*deck}  # seat 1 sees only its own card
    assert all(4 in (world[card] for card in deck | {4}) for world in worlds(g, 0))


def test_a_shuffle_keeps_what_everybody_may_look_at() -> None:
    g = lay([], [], [], [], [0, 1, 2, 3])
    g.remembered = True
    g.shuffle(TABLE)
    assert g.seen == [EVERYONE] * 4
    assert g.rumours == []


def test_rumours_meet_in_a_shuffle() -> None:
    g = lay([0, 1], [2, 3], [], [], [4, 5])
    g.move(4, HAND0, "taken", 0)
    g.move(5, DECK, "put", 0)
    g.move(2, DECK, "tucked", 0)
    g.shuffle(DECK)
    for world in worlds(g, 1):
        assert 5 in [world[card] for card in g.zones[DECK]] or 5 in [world[card] for card in g.zones[HAND0]]
        assert world.index(4) in (*g.zones[HAND0], *g.zones[DECK])


def test_a_card_that_changes_place_in_its_own_zone() -> None:
    """Seat 1 knows the top card of the deck; somebody moves a card of the deck unseen; later all is turned up."""
    g = lay([0, 1, 2], [3], [])
    g.show(2, 0b010)
    g.move(0, DECK, "stirred")
    assert not g.sees(1, 2)
    assert {world.index(2) for world in worlds(g, 1)} == {0, 1, 2}
    for card in (0, 1, 2):
        g.move(card, TABLE, "turned")
    assert g.rumours == []
    g.move(3, DECK, "put", 0)
    g.shuffle(DECK)
    assert [g.sees(1, card) for card in (0, 1, 2)] == [True, True, True]


# -- ruled out --------------------------------------------------------------------------------------------------------


def test_what_was_ruled_out_is_never_imagined_there() -> None:
    g = lay([0, 1, 2, 3], [4, 5])
    g.rule_out(HAND0, [1, 2])
    assert may_be(g, 1, 4) == {0, 3, 4, 5}
    assert may_be(g, 2, 4) == {0, 3, 4, 5}
    assert may_be(g, 0, 4) == {4}


def test_what_was_ruled_out_goes_with_a_card_that_everybody_follows() -> None:
    g = lay([0, 1, 2, 3], [], [5])
    g.rule_out(DECK, [5])
    g.draw(DECK, HAND0, "drawn", 0)
    assert may_be(g, 1, 3) == {0, 1, 2, 3}
    assert may_be(g, 2, 3) == {0, 1, 2, 3}


def test_a_shuffle_among_others_forgets_what_was_ruled_out() -> None:
    g = lay([0, 1, 2], [3, 4])
    g.rule_out(HAND0, [0])
    g.move(3, DECK, "tucked", 0)
    g.shuffle(DECK)
    assert may_be(g, 1, 4) == {1, 2, 3, 4}
    assert may_be(g, 1, 3) == {0, 1, 2, 3, 4}


def test_what_holds_for_all_of_them_survives_a_shuffle() -> None:
    g = lay([0, 1, 2], [3, 4])
    g.rule_out(DECK, [3])
    g.shuffle(DECK)
    assert may_be(g, 1, 0) == {0, 1, 2, 4}


def test_ruling_out_one_zone_does_not_forget_another() -> None:
    """Two things known of two zones: a card that leaves one of them unseen changes nothing about the other."""
    g = lay([0, 1, 2], [3, 4], [5])
    g.rule_out(HAND0, [0])
    g.rule_out(DECK, [3])
    g.move(3, STASH0, "laid", 0)
    assert 0 not in may_be(g, 2, 4) | may_be(g, 2, 3)
    assert 3 not in may_be(g, 2, 0)


def test_ruled_out_twice() -> None:
    g = lay([0, 1, 2, 3], [4, 5])
    g.rule_out(HAND0, [0])
    g.move(2, HAND0, "dealt")
    g.rule_out(HAND0, [1])
    g.move(4, STASH0, "laid", 0)
    # All three are no 1; that the first two were no 0 cannot be said of the three any more.
    for card in (2, 4, 5):
        assert 1 not in may_be(g, 1, card)
    assert 0 in may_be(g, 1, 4)


# -- imagining --------------------------------------------------------------------------------------------------------


def test_every_hidden_card_varies_and_nothing_else() -> None:
    g = lay([0, 1], [2, 3], [4, 5])
    for seat, own in ((0, {2, 3}), (1, {4, 5}), (2, set())):
        for card in range(6):
            assert may_be(g, seat, card) == ({card} if card in own else set(range(6)) - own)


def test_backs_are_never_mixed() -> None:
    g = lay([0, 1, 2, 3, 4, 5], backs=[0, 1, 0, 1, 0, 1])
    assert may_be(g, 0, 0) == {0, 2, 4}
    assert may_be(g, 0, 1) == {1, 3, 5}
    g.show(0, EVERYONE)
    g.show(1, EVERYONE)
    g.shuffle(DECK)
    for world in worlds(g, 1):
        assert sorted(world[card] for card in (0, 2, 4)) == [0, 2, 4]


def test_imagining_changes_nothing() -> None:
    g = lay([0, 1, 2], [3, 4])
    g.rule_out(HAND0, [0])
    before = g.copy()
    g.imagine(1, random.Random(1))
    assert g == before


@pytest.mark.parametrize(
    ("rumours", "denials"),
    [
        ([Rumour(1, [0, 1], [0])], []),
        ([Rumour(1, [0, 1], [0]), Rumour(1, [1, 2, 3], [1])], []),
        ([], [Denial(0b010, [1, 2], [0, 3])]),
        ([Rumour(1, [2, 3, 4], [2, 3])], [Denial(0b010, [1, 2], [0])]),
    ],
)
def test_all_worlds_that_may_be_are_as_likely(rumours: list[Rumour], denials: list[Denial]) -> None:
    g = lay([0, 1, 2, 3, 4])
    g.rumours, g.denials = rumours, denials
    possible = [deal for deal in itertools.permutations(range(5)) if g.imaginable(1, list(deal))]
    count = 8000
    dealt = Counter(map(tuple, worlds(g, 1, count)))
    assert dealt.keys() <= set(possible)
    # Draws of 8,000 are apart from even shares by 0.02 to 0.03; dealing first what is bound and then the rest, by 0.27.
    assert sum(abs(dealt[deal] / count - 1 / len(possible)) for deal in possible) / 2 < 0.05


# -- against all possible worlds --------------------------------------------------------------------------------------


class Belief:
    """What a seat could work out with perfect memory: every arrangement of faces that it cannot exclude."""

    def __init__(self, g: Bare, seat: int) -> None:
        self.seat = seat
        truth = self.read(g, g.faces)
        sizes = [len(zone) for zone in g.zones]
        arrangements = set(itertools.permutations([face for zone in truth for face in zone]))
        cut = list(itertools.accumulate(sizes, initial=0))
        worlds = {tuple(tuple(w[a:b]) for a, b in itertools.pairwise(cut)) for w in arrangements}
        self.worlds = {w for w in worlds if all(w[z] == truth[z] for z in range(5) if AUDIENCE[z] >> seat & 1)}

    @staticmethod
    def read(g: Bare, faces: list[int]) -> tuple[tuple[int, ...], ...]:
        return tuple(tuple(faces[card] for card in zone) for zone in g.zones)

    def looks_at(self, zone: int) -> bool:
        return AUDIENCE[zone] >> self.seat & 1 == 1

    def moved(self, source: int, index: int, to: int, at: int, in_sight: bool, face: int) -> None:
        known = in_sight or self.looks_at(source) or self.looks_at(to)
        after = set()
        for world in self.worlds:
            for taken in [index] if known else range(len(world[source])):
                if self.looks_at(to) and world[source][taken] != face:
                    continue
                zones = [list(zone) for zone in world]
                card = zones[source].pop(taken)
                zones[to].insert(len(zones[to]) if at < 0 else at, card)
                after.add(tuple(tuple(zone) for zone in zones))
        self.worlds = after

    def shuffled(self, zone: int, order: list[int]) -> None:
        after = set()
        for world in self.worlds:
            orders = [order] if self.looks_at(zone) else itertools.permutations(range(len(world[zone])))
            for new in orders:
                cards = tuple(world[zone][place] for place in new)
                after.add((*world[:zone], cards, *world[zone + 1 :]))
        self.worlds = after

    def shown(self, zone: int, index: int, face: int) -> None:
        self.worlds = {world for world in self.worlds if world[zone][index] == face}

    def ruled_out(self, zone: int, faces: list[int]) -> None:
        self.worlds = {world for world in self.worlds if not set(world[zone]) & set(faces)}

    def allowed_by(self, g: Bare) -> None:
        """The kernel never claims to know more than could be worked out: that would be a secret given away."""
        bit = 1 << self.seat
        place = {card: (z, i) for z, zone in enumerate(g.zones) for i, card in enumerate(zone)}
        truth = self.read(g, g.faces)
        assert truth in self.worlds
        for world in self.worlds:
            for card, (zone, index) in place.items():
                if g.seen[card] & bit:
                    assert world[zone][index] == g.faces[card], "seen, and yet it could be another card"
            for rumour in g.rumours:
                if rumour.seat == self.seat:
                    there = Counter(world[place[slot][0]][place[slot][1]] for slot in rumour.slots)
                    told = Counter(rumour.located)
                    assert told <= there, "rumoured, and yet it could be elsewhere"
            for denial in g.denials:
                if denial.seats & bit:
                    for card in denial.cards:
                        assert world[place[card][0]][place[card][1]] not in denial.faces


OPS = st.lists(
    st.tuples(st.sampled_from(["move", "move", "draw", "shuffle", "show", "rule-out"]), *[st.integers(0, 11)] * 4),
    max_size=9,
)


@settings(max_examples=250, deadline=None)
@given(st.lists(st.integers(0, 3), min_size=2, max_size=6), OPS)
@example([0, 0, 1, 2, 3], [("show", 0, 0, 2, 0), ("move", 0, 0, 0, 0), ("draw", 0, 4, 0, 0)])
def test_no_seat_is_said_to_know_more_than_it_can_work_out(
    faces: list[int], ops: list[tuple[str, int, int, int, int]]
) -> None:
    g = lay(faces[:3], faces[3:4], faces[4:5], [], faces[5:])
    beliefs = [Belief(g, seat) for seat in range(3)]
    rng = random.Random(0)
    for kind, a, b, c, d in ops:
        filled = [zone for zone in range(5) if g.zones[zone]]
        zone = filled[a % len(filled)]
        index = b % len(g.zones[zone])
        card = g.zones[zone][index]
        to = c % 5
        match kind:
            case "move":
                at = d % (len(g.zones[to]) + (to != zone)) if d % 2 else -1
                in_sight = d == 7
                g.move(card, to, "moved", at=at, in_sight=in_sight)
                for belief in beliefs:
                    belief.moved(zone, index, to, at, in_sight, g.faces[card])
            case "draw":
                top = len(g.zones[zone]) - 1
                card = g.draw(zone, to, "drawn")
                for belief in beliefs:
                    belief.moved(zone, top, to, -1, True, g.faces[card])
            case "shuffle":
                before = g.zones[zone][:]
                g.shuffle(zone)
                for belief in beliefs:
                    belief.shuffled(zone, [before.index(other) for other in g.zones[zone]])
            case "show":
                mask = c % 8
                g.show(card, mask, "shown")
                for belief in beliefs:
                    if mask >> belief.seat & 1:
                        belief.shown(zone, index, g.faces[card])
            case "rule-out":
                absent = [face for face in range(4) if face not in [g.faces[other] for other in g.zones[zone]]][: c % 3]
                g.rule_out(zone, absent)
                for belief in beliefs:
                    belief.ruled_out(zone, absent)
        for belief in beliefs:
            belief.allowed_by(g)
            world = g.imagine(belief.seat, rng)
            assert sorted(world) == sorted(g.faces)
            for other, mask in enumerate(g.seen):
                if mask >> belief.seat & 1:
                    assert world[other] == g.faces[other]
    loaded = g.copy()
    assert loaded == g
    assert loaded.zones is not g.zones


def test_an_unseen_card_is_called_by_its_place() -> None:
    def rob(g: Bare) -> Asking[Outcome]:
        card = yield from g.pick(0, "rob", g.zones[1][:], public=False)
        g.move(card, 0, "robbed", 0)
        return Next("rob")

    game = BareGame({"rob": rob}, {"hand-0": (1, [0]), "hand-1": (2, [1, 2, 3])})
    match = Match(game, 2)
    ask = match.ask_of(0)
    assert ask is not None
    assert [match.option_id(ask, option) for option in ask.options] == ["hand-1:0", "hand-1:1", "hand-1:2"]
    assert [match.label(ask, option).key for option in ask.options] == ["hidden-card"] * 3
    match.answer(match.option_by_id(ask, "hand-1:1"), 0)
    assert match.state.zones == [[0, 2], [1, 3]]


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_determinizing_follows_imagination(seat: int) -> None:
    def ask(g: Bare) -> Asking[Outcome]:
        yield from g.pick(0, "look", (0, 1), "number", public=False)
        return Next("ask")

    game = BareGame({"ask": ask}, {"deck": (0, [0, 1, 2]), "hand-0": (1, [3]), "hand-1": (2, [4, 5])})
    match = Match(game, 2)
    rng = random.Random(3)
    seen: dict[int, set[int]] = {card: set() for card in range(6)}
    for _ in range(150):
        world = match.determinize(seat, rng)
        assert world.view(seat) == match.view(seat)
        for card in range(6):
            seen[card].add(world.state.faces[card])
    hidden = [card for card in range(6) if not match.state.sees(seat, card)]
    for card in range(6):
        assert len(seen[card]) == (len(hidden) if card in hidden else 1)
