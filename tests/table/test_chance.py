"""Chance from a secret: nobody foretells it, everybody can check it, and clones and worlds know nothing of it."""

import hashlib
import random
from collections import Counter
from dataclasses import fields, is_dataclass

import pytest
from tests.table.bare import Bare, BareGame

from stolik.games import load
from stolik.table import Ask, Asking, BadOption, DamagedRecord, Match, Next, Outcome, Record, State, commitment
from stolik.table.chance import BITS, Chance, Seal, Tape, drawn_between
from stolik.table.state import in_any_order

SECRET = "0123456789abcdef" * 4
OTHER = "fedcba9876543210" * 4


def roll(g: Bare) -> Asking[Outcome]:
    yield Ask(0, "roll", ("roll",), "word")
    g.note(g.below(1000))
    yield Ask(0, "roll", ("roll",), "word")
    g.note(g.below(1000))
    return Next("roll")


DICE = BareGame({"roll": roll})


def rolled(match: Match[Bare], times: int) -> list[int | str]:
    before = len(match.state.notes)
    for _ in range(times):
        match.answer("roll", 0)
    return match.state.notes[before:]


def test_a_secret_deals_the_same_again_and_another_one_something_else() -> None:
    here, again, other = (rolled(Match(DICE, 1, seed=seed), 12) for seed in (SECRET, SECRET, OTHER))
    assert here == again
    assert here != other


def test_draws_are_what_the_documentation_says() -> None:
    """Anybody can work a draw out from the secret with a standard hash."""
    key = hashlib.blake2b(SECRET.encode(), digest_size=64, person=b"stolik-deal").digest()
    expected = [
        int.from_bytes(hashlib.blake2b(number.to_bytes(8, "big"), key=key, digest_size=16).digest(), "big") * 1000
        >> 128
        for number in range(6)
    ]
    assert rolled(Match(DICE, 1, seed=SECRET), 6) == expected


def test_draws_and_shuffles_are_even() -> None:
    g = DICE.setup(1, DICE.check_options(None), Chance.of(SECRET))
    counts = Counter(g.below(6) for _ in range(6000))
    assert set(counts) == set(range(6))
    assert all(850 < count < 1150 for count in counts.values())
    orders: Counter[tuple[int, ...]] = Counter()
    for _ in range(3000):
        items = [0, 1, 2]
        g.mix(items)
        orders[tuple(items)] += 1
    assert len(orders) == 6
    assert all(400 < count < 600 for count in orders.values())


@pytest.mark.parametrize("bad", ["", "12", "g" * 32, "A" * 32, "0" * 31, "0" * 129])
def test_what_is_no_secret_is_refused(bad: str) -> None:
    with pytest.raises(BadOption, match="seed"):
        Match(DICE, 1, seed=bad)
    record = {**Match(DICE, 1, seed=SECRET).record().to_json(), "seed": bad}
    with pytest.raises(DamagedRecord, match="seed"):
        Record.from_json(record)


def test_a_secret_has_a_commitment_and_a_number_none() -> None:
    match = Match(DICE, 1, seed=SECRET)
    assert match.commitment == commitment(SECRET) == hashlib.sha256(SECRET.encode()).hexdigest()
    assert SECRET not in str(match.update(0))
    assert Match(DICE, 1, seed=7).commitment == ""


def test_a_record_of_a_secret_replays_and_goes_on_the_same() -> None:
    match = Match(DICE, 1, seed=SECRET)
    rolled(match, 3)
    again = Match.replay(DICE, Record.from_json(match.record().to_json()))
    assert again.state == match.state
    assert rolled(again, 5) == rolled(match, 5)


def test_a_match_from_a_snapshot_draws_on_from_its_secret() -> None:
    match = Match(DICE, 1, seed=SECRET)
    rolled(match, 3)
    record = match.record()
    newer = BareGame({"roll": roll}, rules=2)
    restored = Match.replay(newer, Record(**{**_fields(record), "hashes": [(0, "of other rules")]}))
    assert restored.restored == "snapshot"
    assert rolled(restored, 5) == rolled(match, 5)


def _fields(record: Record) -> dict[str, object]:
    return {spec.name: getattr(record, spec.name) for spec in fields(record)}


def test_a_clone_stands_where_its_match_stands_and_then_goes_its_own_way() -> None:
    match = Match(DICE, 1, seed=SECRET)
    rolled(match, 1)
    clone = match.clone()
    assert clone.state.notes == match.state.notes
    again = clone.clone()
    ways = [rolled(one, 8) for one in (clone, again, match)]
    assert ways[0] == ways[1] != ways[2]


def everything(value: object, found: list[object] | None = None, seen: set[int] | None = None) -> list[object]:
    """All that can be reached from a value, games left out."""
    found = [] if found is None else found
    seen = set() if seen is None else seen
    if id(value) in seen or isinstance(value, BareGame | type):
        return found
    seen.add(id(value))
    found.append(value)
    if isinstance(value, dict):
        parts: list[object] = [*value, *value.values()]
    elif isinstance(value, list | tuple | set):
        parts = [*value]
    elif isinstance(value, Match):
        parts = [getattr(value, name) for name in Match.__slots__ if name not in ("game", "gen", "question")]
    elif is_dataclass(value):
        parts = [getattr(value, spec.name) for spec in fields(value)]
    else:
        parts = [getattr(value, name) for name in getattr(value, "__slots__", ())]
    for part in parts:
        everything(part, found, seen)
    return found


@pytest.mark.parametrize("seed", [SECRET, 7])
def test_nothing_in_a_clone_or_world_leads_to_the_chance_of_the_match(seed: str | int) -> None:
    match = Match(DICE, 1, seed=seed)
    rolled(match, 1)
    worlds = [match.determinize(0, random.Random(3))] + ([match.clone()] if seed is SECRET else [])
    for world in worlds:
        held = everything(world)
        assert any(isinstance(thing, Tape) for thing in held), (
            "a world replays what chance brought since its checkpoint"
        )
        assert not any(isinstance(thing, Seal) for thing in held)
        assert match.state.rng not in held or seed is SECRET  # the number of a draw is no secret, a fast chance is one
        assert match.checkpoint.rng not in held or seed is SECRET


def test_what_was_drawn_between_two_states() -> None:
    assert drawn_between(None, 5, 5) == ()
    assert drawn_between(None, 5, 6, most=50) is None
    sealed = Chance.of(SECRET).seal
    assert isinstance(sealed, Seal)
    assert drawn_between(sealed, 2, 4) == (sealed.fraction(2), sealed.fraction(3))
    assert drawn_between(sealed, 4, 2) is None
    assert all(0 <= Tape((), 9).fraction(number) < 1 << BITS for number in range(50))


@pytest.mark.parametrize("game", ["cardia", "vale"])
def test_what_a_spectator_sees_does_not_foretell_a_secret_deal(game: str) -> None:
    """The same secret but for one digit: another deal, with nothing in common but chance."""
    deals = [Match(load(game), 2, seed=secret).state.faces for secret in (SECRET, SECRET[:-1] + "0")]
    same = sum(a == b for a, b in zip(*deals, strict=True))
    assert same < len(deals[0]) / 4


def test_prints_and_seal_go_along_with_a_copy() -> None:
    state: State = Match(load("cardia"), 2, seed=SECRET).state
    twin = state.copy()
    assert twin.prints is state.prints
    assert twin.seal is state.seal


def test_an_order_is_drawn_as_the_library_draws_a_sample_of_everything() -> None:
    for count in (*range(40), 100, 300):
        quick, library = random.Random(count), random.Random(count)
        assert in_any_order(range(count), quick) == library.sample(range(count), count)
        assert quick.getstate() == library.getstate()
