"""OpenSpiel's information states: whoever can tell two histories apart has two of them, whoever cannot has one."""

import pickle
import random
from collections import defaultdict
from collections.abc import Iterator
from hashlib import sha256
from typing import Any

import numpy as np
import pytest

pytest.importorskip("pyspiel")
import pyspiel
from open_spiel.python.algorithms.ismcts import ISMCTSBot
from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator
from open_spiel.python.observation import make_observation
from tests.conformance.checks import in_bytes, noting_denials, redeal

from stolik.envs import Table
from stolik.envs.openspiel import load as load_spiel
from stolik.games import every, load
from stolik.table import BadOption, Game, IllegalAnswer, Match, State

GAMES = every()
TWO = [game for game in GAMES if 2 in game.seat_counts]
TABLES = [(game, seats) for game in GAMES for seats in game.seat_counts]


def name(thing: object) -> str:
    return thing.id if isinstance(thing, Game) else str(thing)


def histories(game: Game[State], seats: int, length: int) -> Iterator[list[tuple[int, Any, list[bytes]]]]:
    """Matches of one deal that go the same way for a while, with all that each seat is given on the way.

    That comes from a recorded match, as at a server: question, view and events, and one's own answers.
    """
    for play in range(18):
        state = load_spiel(game.id, seats, 3).new_initial_state()
        state.apply_action(1)
        match: Match[State] = Match(game, seats, None, 1)
        told = [in_bytes(match.update(seat)) for seat in range(seats)]
        alike, alone = random.Random(play % 3), random.Random(play)
        went: list[tuple[int, Any, list[bytes]]] = [(-1, state.clone(), told)]
        for step in range(length):
            if state.is_terminal():
                break
            ask, lines = match.asks[0], len(match.log)
            action = (alike if step < length // 2 else alone).choice(state.legal_actions()[:3])
            option = state.table.actions.of(match.state, ask)[action][0]
            state.apply_action(action)
            match.answer(option, ask.seat)
            given = [(repr(option) if seat == ask.seat else "", match.update(seat, lines)) for seat in range(seats)]
            told = [sha256(before + in_bytes(now)).digest() for before, now in zip(told, given, strict=True)]
            went.append((ask.seat, state.clone(), told))
        yield went


@pytest.mark.parametrize("game", TWO, ids=name)
def test_everything_that_was_received_is_in_it_and_nothing_else(game: Game[State]) -> None:
    """One information state for what a seat received, and the other way round; also where nothing else tells it."""
    states: dict[tuple[int, bytes], str] = {}
    received: dict[tuple[int, str], bytes] = {}
    between: dict[object, set[str]] = defaultdict(set)
    for went in histories(game, 2, 28):
        own: list[tuple[object, ...]] = [(), ()]
        for who, state, told in went:
            for seat in range(2):
                shown, now = state.information_state_string(seat), state.observation_string(seat)
                assert states.setdefault((seat, told[seat]), shown) == shown
                assert received.setdefault((seat, shown), told[seat]) == told[seat]
                if seat == who:
                    own[seat] = (*own[seat], now, state.history()[-1])
                between[seat, own[seat], now].add(shown)
    assert len(states) > 60
    # The same view now, the same after each answer of one's own, and the same answers: yet others went another way.
    assert any(len(each) > 1 for each in between.values())


def test_there_is_no_tensor_of_it_and_none_is_made_up() -> None:
    """OpenSpiel asks the same observer for it: the present table would pass for all that was seen."""
    game = load_spiel("cardia")
    state = game.new_initial_state()
    state.apply_action(3)
    with pytest.raises(BadOption, match="use information_state_string"):
        state.information_state_tensor(0)
    recalled = make_observation(game, pyspiel.IIGObservationType(perfect_recall=True))
    assert recalled.string_from(state, 0) == state.information_state_string(0)
    public = pyspiel.IIGObservationType(perfect_recall=False, private_info=pyspiel.PrivateInfoType.NONE)
    with pytest.raises(BadOption, match="no other here"):
        make_observation(game, public)
    assert len(state.observation_tensor(0)) == game.observation_tensor_shape()[0]
    assert make_observation(game).tensor.shape == tuple(game.observation_tensor_shape())


@pytest.mark.parametrize(("game", "seats"), TABLES, ids=name)
def test_what_a_seat_never_saw_is_not_in_it(game: Game[State], seats: int) -> None:
    """With other cards where it never looked, all that it remembers is the same, byte for byte, at every question."""
    rng, compared = random.Random(seats), 0
    for seed in range(3):
        viewer = seed % seats
        table = Table(game.id, seats, remembers=True)
        with noting_denials() as denials:
            match: Match[State] = Match(game, seats, None, seed)
            table.begin(match)
            shown, given = [table.remembered[viewer]], []
            while not table.over and len(given) < 40:
                ask = match.asks[0]
                option = table.actions.of(match.state, ask)[rng.choice(table.legal())][0]
                match.answer(option, ask.seat)
                table.answer(option)
                given.append(option)
                shown.append(table.remembered[viewer])
        assert match.state.log is not None
        unseen = [card for card, mask in enumerate(match.state.log.ever) if not mask >> viewer & 1]
        never: dict[int, set[int]] = defaultdict(set)
        for card, mask, gone in denials:
            if not mask >> viewer & 1:
                never[card].update(gone)
        for _ in range(3):
            faces = redeal(match.state, unseen, never, rng)
            if faces == match.state.faces:
                continue
            table.begin(Match(game, seats, None, seed, faces=faces))
            assert table.remembered[viewer] == shown[0]
            for number, option in enumerate(given):
                try:
                    table.answer(option)
                except IllegalAnswer:
                    break  # somebody else holds another card there
                assert table.remembered[viewer] == shown[number + 1]
                compared += 1
    assert compared > 20


@pytest.mark.parametrize(("game", "seats"), TABLES, ids=name)
def test_a_resampled_state_is_the_same_to_the_player(game: Game[State], seats: int) -> None:
    """To whoever it was resampled for, on turn or not; what lies hidden is another as a rule."""
    state, rng, exchanged = load_spiel(game.id, seats, 3).new_initial_state(), random.Random(3), 0
    state.apply_action(2)
    for number in range(60):
        if state.is_terminal():
            break
        for player in range(seats) if number % 4 == 0 else ():
            other = state.resample_from_infostate(player, rng.random)
            assert other.information_state_string(player) == state.information_state_string(player)
            assert other.observation_string(player) == state.observation_string(player)
            assert other.observation_tensor(player) == state.observation_tensor(player)
            assert other.current_player() == state.current_player()
            if player == state.current_player():
                assert other.legal_actions() == state.legal_actions()
            exchanged += other.table.match.state.faces != state.table.match.state.faces
        state.apply_action(rng.choice(state.legal_actions()))
    assert exchanged


def test_a_resampled_state_is_written_down_as_it_is() -> None:
    """Its history would lead to the true cards."""
    state, rng = load_spiel("cardia", 2, 3).new_initial_state(), random.Random(1)
    for action in (1, 0):
        state.apply_action(action if state.is_chance_node() else state.legal_actions()[action])
    others = [state.resample_from_infostate(0, rng.random) for _ in range(4)]
    hands = [other.observation_string(1) for other in others]
    assert len({*hands, state.observation_string(1)}) > 2
    for other, hand in zip(others, hands, strict=True):
        again = pickle.loads(pickle.dumps(other))
        assert again.observation_string(1) == other.clone().observation_string(1) == hand
        assert again.history() == other.history()
        assert pickle.loads(pickle.dumps(again.clone())).observation_string(1) == hand
        action = other.legal_actions()[0]
        again.apply_action(action)
        other.apply_action(action)
        assert str(again) == str(other)
        assert again.information_state_string(0) == other.information_state_string(0)


@pytest.mark.parametrize("game", ["cardia", "vale"])
def test_openspiels_own_search_finds_its_way(game: str) -> None:
    """Its tree is looked up by information states, in worlds resampled from them: each must fit the other."""
    spiel, rng = load_spiel(game, 2, 3), random.Random(1)
    state = spiel.new_initial_state()
    state.apply_action(1)
    for number in range(24):
        if state.is_terminal():
            break
        if number % 8 == 3:
            luck = np.random.RandomState(1)
            rollouts = RandomRolloutEvaluator(n_rollouts=1, random_state=luck)
            bot = ISMCTSBot(spiel, rollouts, uct_c=2.0, max_simulations=8, random_state=luck)
            assert bot.step(state) in state.legal_actions()
        state.apply_action(rng.choice(state.legal_actions()))


def test_an_observation_is_of_the_present_only() -> None:
    """Two ways may lead to one table: what is observed there is the same, and only what is remembered differs."""
    game = load("cardia")
    ways: dict[str, set[str]] = defaultdict(set)
    tensors: dict[str, set[bytes]] = defaultdict(set)
    for went in histories(game, 2, 16):
        for _, state, _ in went:
            for seat in range(2):
                seen = f"{seat} {state.observation_string(seat)}"
                ways[seen].add(state.information_state_string(seat))
                if state.table.match.ask_of(seat) is None:
                    tensors[seen].add(bytes(memoryview(state.table.observe(seat))))
    assert any(len(each) > 1 for each in ways.values())
    assert all(len(each) == 1 for each in tensors.values())


def test_what_is_remembered_grows_no_longer_with_the_match(monkeypatch: pytest.MonkeyPatch) -> None:
    """An information state takes one look at the table, and an answer one for each seat, however long it has gone."""
    state, looks = load_spiel("vale", 2, 3).new_initial_state(), [0]
    state.apply_action(1)
    view = Match.view

    def counted(match: Match[State], viewer: int) -> dict[str, Any]:
        looks[0] += 1
        return view(match, viewer)

    monkeypatch.setattr(Match, "view", counted)
    counts = set()
    while not state.is_terminal():
        looks[0] = 0
        state.apply_action(state.legal_actions()[-1])
        answered, looks[0] = looks[0], 0
        before = state.information_state_string(0)
        counts.add((answered, looks[0]))
        assert len(before.partition(" ")[0]) == 32
    assert counts == {(2, 1)}


def test_a_clone_remembers_and_goes_its_own_way() -> None:
    state = load_spiel("vale", 3, 3).new_initial_state()
    state.apply_action(1)
    for _ in range(10):
        state.apply_action(state.legal_actions()[-1])
    twin = state.clone()
    before = [state.information_state_string(player) for player in range(3)]
    assert [twin.information_state_string(player) for player in range(3)] == before
    twin.apply_action(twin.legal_actions()[0])
    assert [state.information_state_string(player) for player in range(3)] == before
    assert [twin.information_state_string(player) for player in range(3)] != before


@pytest.mark.parametrize("player", [-1, -2, 2, 9])
def test_only_players_have_eyes(player: int) -> None:
    """A negative viewer sees all cards at our table, so nobody may ask for one."""
    state = load_spiel("cardia", 2, 3).new_initial_state()
    state.apply_action(1)
    for look in (
        state.information_state_string,
        state.observation_string,
        lambda player: state.resample_from_infostate(player, random.random),
    ):
        with pytest.raises(BadOption, match="one of 0 to 1"):
            look(player)


def test_nobody_looks_where_nobody_acts() -> None:
    state = load_spiel("cardia", 2, 3).new_initial_state()
    with pytest.raises(BadOption, match="player"):
        state.information_state_string()
    assert state.information_state_string(0) == state.information_state_string(1)
    with pytest.raises(IllegalAnswer, match="no deal 3; they are 0 to 2"):
        state.apply_action(3)
    state.apply_action(2)
    while not state.is_terminal():
        state.apply_action(state.legal_actions()[0])
    with pytest.raises(BadOption, match="player"):
        state.observation_string()
    with pytest.raises(IllegalAnswer, match="is over"):
        state.apply_action(0)
    assert state.information_state_string(0) != state.information_state_string(1)


def test_a_game_that_there_is_not() -> None:
    with pytest.raises(BadOption, match="played with 2 seats, not 7"):
        load_spiel("cardia", 7)
    with pytest.raises(BadOption, match="at least one"):
        load_spiel("cardia", deals=-1)
