"""The environments in strange hands: misused they say what to do instead, copied and vectorised they are themselves."""

import copy
import json
import pickle
import random
import warnings
from collections.abc import Callable
from functools import partial
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

pytest.importorskip("pettingzoo")
import pyspiel
from gymnasium.error import ResetNeeded
from gymnasium.vector import AsyncVectorEnv, AutoresetMode, SyncVectorEnv, VectorEnv

from stolik.bots import Bot, Chair
from stolik.envs import Table
from stolik.envs.gym import StolikEnv
from stolik.envs.openspiel import load as load_spiel
from stolik.envs.pettingzoo import StolikAEC
from stolik.games import every, load
from stolik.table import BadOption, Game, IllegalAnswer, Option, State, Together

GAMES = every()
TABLES = [(game, seats) for game in GAMES for seats in game.seat_counts]
TWO = [game for game in GAMES if 2 in game.seat_counts]


def name(thing: object) -> str:
    return thing.id if isinstance(thing, Game) else str(thing)


def pickled(thing: Any) -> Any:
    return pickle.loads(pickle.dumps(thing))


@pytest.fixture(autouse=True)
def _their_warnings_are_theirs() -> None:
    warnings.simplefilter("ignore")


# -- misuse ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [0, 1, 7, -1, "2", 2.0, True])
@pytest.mark.parametrize("make", [StolikEnv, StolikAEC])
def test_a_number_of_seats_that_there_is_not(make: Callable[..., object], seats: object) -> None:
    with pytest.raises(BadOption, match="played with 2 seats, not"):
        make("cardia", seats)


@pytest.mark.parametrize("seat", [2, -1, 9])
def test_a_seat_that_there_is_not(seat: int) -> None:
    with pytest.raises(BadOption, match="seat: it is one of 0 to 1"):
        StolikEnv("cardia", seat=seat)


@pytest.mark.parametrize("seat", [1.0, "1", [1]])
def test_a_seat_that_is_no_number(seat: Any) -> None:
    with pytest.raises(BadOption, match="seat: it is one of 0 to 1"):
        StolikEnv("cardia", seat=seat)


@pytest.mark.parametrize("seed", [-1, 1.5, "x", np.int64(-3)])
def test_a_seed_that_is_none(seed: Any) -> None:
    with pytest.raises(BadOption, match="seed: it is a whole number from 0 up"):
        StolikAEC("cardia").reset(seed=seed)


def test_every_kind_of_whole_number_is_a_seed() -> None:
    shown = []
    for seed in (5, np.int64(5), np.uint8(5)):
        aec = StolikAEC("cardia")
        aec.reset(seed=seed)
        shown.append(aec.observe("player_0")["observation"].tobytes())
    assert len(set(shown)) == 1


def test_what_cannot_be_meant_is_refused_before_the_first_match() -> None:
    with pytest.raises(BadOption, match="there is no bot 'nobody'"):
        StolikEnv("cardia", opponent="nobody")
    with pytest.raises(BadOption, match="there is no bot 'None'"):
        StolikEnv("cardia", opponent=None)  # type: ignore[arg-type]
    with pytest.raises(BadOption, match="opponent: it makes no bot from a seed, but 'x'"):
        StolikEnv("cardia", opponent=lambda seed: "x")  # type: ignore[arg-type,return-value]
    with pytest.raises(BadOption, match="the games are: cardia"):
        StolikEnv("chess")
    for make in (StolikEnv, StolikAEC):
        with pytest.raises(BadOption, match="'ansi', or None, not 'human'"):
            make("cardia", render_mode="human")


def test_no_step_without_a_match() -> None:
    env, rng = StolikEnv("cardia"), random.Random(1)
    assert not env.action_masks().any()
    with pytest.raises(ResetNeeded, match=r"reset\(\)"):
        env.step(np.int64(0))
    env.reset(seed=1)
    over = False
    while not over:
        _, _, over, _, info = env.step(rng.choice(np.flatnonzero(env.action_masks())))
    assert not info["action_mask"].any()
    with pytest.raises(ResetNeeded, match=r"reset\(\)"):
        env.step(np.int64(0))
    env.reset()
    assert env.action_masks().any()


def test_what_the_mask_forbids_ends_the_match() -> None:
    env = StolikEnv("cardia")
    env.reset(seed=1)
    legal = np.flatnonzero(env.action_masks())[0]
    _, reward, over, _, info = env.step(np.flatnonzero(~env.action_masks())[0])
    assert (reward, over) == (-1.0, True)
    assert not info["action_mask"].any()
    assert not env.action_masks().any()
    with pytest.raises(ResetNeeded):
        env.step(legal)


@pytest.mark.parametrize("action", [1.7, "x", np.array([3]), np.float32(3)])
def test_an_action_that_is_no_whole_number(action: Any) -> None:
    env, aec = StolikEnv("cardia"), StolikAEC("cardia")
    env.reset(seed=1)
    aec.reset(seed=1)
    for step in (env.step, aec.step):
        with pytest.raises(IllegalAnswer, match="whole number"):
            step(action)
    assert env.action_masks().any()


def test_every_kind_of_whole_number_is_an_action() -> None:
    shown = []
    for kind in (int, np.int64, np.int32, np.array):
        env = StolikEnv("cardia", seat=0)
        env.reset(seed=1)
        _, _, over, _, info = env.step(kind(int(np.flatnonzero(env.action_masks())[0])))
        assert not over
        shown.append(info["action_mask"])
    assert all(np.array_equal(shown[0], other) for other in shown)


def test_pettingzoo_says_what_to_do_instead() -> None:
    aec = StolikAEC("cardia")
    for early in (lambda: aec.step(0), aec.last, lambda: aec.observe("player_0")):
        with pytest.raises(ResetNeeded, match=r"reset\(\)"):
            early()
    aec.reset(seed=1)
    for ask in (aec.observe, aec.action_space, aec.observation_space):
        with pytest.raises(BadOption, match="the agents are: player_0, player_1"):
            ask("player_9")
    before = aec.observe("player_0")
    with pytest.raises(IllegalAnswer, match="player_0 is asked and must act"):
        aec.step(None)
    forbidden = int(np.flatnonzero(before["action_mask"] == 0)[0])
    allowed = ", ".join(map(str, np.flatnonzero(before["action_mask"])))
    for action in (forbidden, -1, 10**9):
        with pytest.raises(IllegalAnswer, match=f"action {action} is not legal now; .* are: {allowed}"):
            aec.step(action)
    assert np.array_equal(aec.observe("player_0")["observation"], before["observation"])
    for _ in aec.agent_iter():
        shown, _, over, _, _ = aec.last()
        if over:
            with pytest.raises(ValueError, match="None"):
                aec.step(0)
        aec.step(None if over else int(np.flatnonzero(shown["action_mask"])[0]))
    for late in (lambda: aec.step(0), lambda: aec.step(None), aec.last):
        with pytest.raises(ResetNeeded, match=r"reset\(\)"):
            late()
    assert not any(aec.observe(agent)["action_mask"].any() for agent in aec.possible_agents)
    aec.reset()
    aec.last()


def test_a_table_is_shown_as_text() -> None:
    env, aec = StolikEnv("cardia", seat=1, render_mode="ansi"), StolikAEC("cardia", render_mode="ansi")
    env.reset(seed=1)
    aec.reset(seed=1)
    own, public = env.render(), aec.render()
    assert own is not None
    assert public is not None
    assert json.loads(own) == env.table.view(1)
    assert json.loads(public) == aec.table.view(2)
    assert StolikEnv("cardia").render() is None
    assert StolikAEC("cardia").render() is None


@pytest.mark.parametrize("make", [StolikEnv, StolikAEC, load_spiel])
@pytest.mark.parametrize("options", [3, ["guild"], "guild", [("guild", "two", 1)]])
def test_options_that_are_none(make: Callable[..., object], options: object) -> None:
    with pytest.raises(BadOption, match="options: a mapping from names to values, not"):
        make("cardia", options=options)


def test_openspiel_plays_with_options_too_and_writes_them_down() -> None:
    options = {"locations": ["bazaar", "scrapyard"], "guild": "two"}
    game = load_spiel("cardia", options=options)
    state = game.new_initial_state()
    for action in (1, None, None, None):
        state.apply_action(state.legal_actions()[0] if action is None else action)
    again = pickled(state)
    assert again.table.view(0)["locations"] == options["locations"]
    assert str(again) == str(state)
    known = pyspiel.load_game(str(game)).table.options
    assert {name: known[name] for name in options} == options
    for name in ("ostium", "keyforge", "mysthea", "vale"):
        for variant in load(name).variants():
            assert (
                pyspiel.load_game(str(load_spiel(name, options=variant))).table.options
                == Table(name, 2, variant).options
            ), variant
    with pytest.raises(BadOption, match="cardia has no such option"):
        load_spiel("cardia", options={"deck": 2})
    for wrong in ("x", "%5B1%5D"):
        with pytest.raises(BadOption, match=r"load\(\) makes them"):
            pyspiel.load_game(f"python_stolik_cardia(options={wrong})")


# -- seeds -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("game", "seats"), TABLES, ids=name)
def test_a_seed_decides_the_match(game: Game[State], seats: int) -> None:
    """The same seed deals the same again, in a used environment too; another seed, or none, deals something else."""
    aecs = [StolikAEC(game.id, seats) for _ in range(2)]
    envs = [StolikEnv(game.id, seats, opponent="random") for _ in range(2)]

    def first(env: StolikEnv | StolikAEC, seed: int | None) -> bytes:
        if isinstance(env, StolikEnv):
            return env.reset(seed=seed)[0].tobytes()
        env.reset(seed=seed)
        return b"".join(env.observe(agent)["observation"].tobytes() for agent in env.possible_agents)

    for one, other in (aecs, envs):
        opening, following = first(one, 5), first(one, None)
        for _ in range(3):
            one.step(one.table.legal()[0])
        assert first(other, 5) == opening == first(one, 5)
        assert first(other, None) == following == first(one, None)
        assert len({opening, following, *(first(one, seed) for seed in range(6, 12))}) > 3


def test_an_opponent_of_ones_own() -> None:
    """A class of bots, or whatever makes one from a seed: an earlier policy of the same learner, say."""
    seeds: list[object] = []

    class First(Bot):
        level = "first"

        def choose(self, chair: Chair[State]) -> Option:  # type: ignore[override]
            return chair.options[0]

    def make(seed: int | str) -> Bot:
        seeds.append(seed)
        return First(seed)

    for opponent in (First, make):
        env, rng, over = StolikEnv("cardia", opponent=opponent, seat=0), random.Random(1), False
        env.reset(seed=4)
        assert isinstance(env.bots[1], First)
        while not over:
            _, _, over, _, _ = env.step(rng.choice(np.flatnonzero(env.action_masks())))
    assert len(set(seeds)) == 2


def test_no_clock_decides_what_an_opponent_answers(monkeypatch: pytest.MonkeyPatch) -> None:
    """The expert thinks for 2.5 seconds at most: on a busy machine the same seed would give another match."""

    def first_observations() -> list[bytes]:
        env = StolikEnv("cardia", opponent="expert", seat=1)
        return [
            env.reset(seed=7)[0].tobytes(),
            *(env.step(np.int64(np.flatnonzero(env.action_masks())[0]))[0].tobytes() for _ in range(3)),
        ]

    quiet = first_observations()
    hour = iter(range(0, 10**9, 3_600))
    monkeypatch.setattr("stolik.bots.search.time", SimpleNamespace(monotonic=lambda: float(next(hour))))
    assert first_observations() == quiet


# -- who sees what -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("game", "seats"), TABLES, ids=name)
def test_whoever_is_not_on_turn_has_no_mask_and_sees_nothing_hidden(game: Game[State], seats: int) -> None:
    aec, rng, compared = StolikAEC(game.id, seats), random.Random(seats), 0
    aec.reset(seed=seats)
    while aec.agents and not aec.table.over and compared < 40:
        for seat, agent in enumerate(aec.possible_agents):
            shown = aec.observe(agent)
            on_turn = agent == aec.agent_selection
            assert list(np.flatnonzero(shown["action_mask"])) == (aec.table.legal() if on_turn else [])
            other = copy.deepcopy(aec)
            other.table = aec.table.resampled(seat, rng)
            imagined = other.observe(agent)
            assert np.array_equal(shown["observation"], imagined["observation"])
            assert np.array_equal(shown["action_mask"], imagined["action_mask"])
            compared += not on_turn or seats == 1
        aec.step(rng.choice(aec.table.legal()))
    assert compared > 5


@pytest.mark.parametrize("game", ["cardia", "mysthea"])
def test_a_blind_choice_shows_nothing_to_the_next(game: str) -> None:
    blind, rng = 0, random.Random(1)
    aec = StolikAEC(game)
    aec.reset(seed=1)
    while not aec.table.over and blind < 5:
        question = aec.table.match.question
        several = isinstance(question, Together) and len(question.asks) > 1 and not aec.table.match.pending
        if several and len(aec.table.legal()) > 1:
            after = []
            for action in aec.table.legal():
                twin = copy.deepcopy(aec)
                twin.step(action)
                assert twin.agent_selection != aec.agent_selection
                shown = twin.observe(twin.agent_selection)
                after.append((shown["observation"].tobytes(), shown["action_mask"].tobytes()))
            assert len(set(after)) == 1
            blind += 1
        aec.step(rng.choice(aec.table.legal()))
    assert blind


# -- copies ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("opponent", ["search:20", "random"])
@pytest.mark.parametrize("game", GAMES, ids=name)
def test_whatever_is_done_to_copies_the_environment_goes_on_as_if_alone(game: Game[State], opponent: str) -> None:
    """Beside one that is never copied it shows, allows and rewards the same, with the same chance and the same bots."""
    seats = max(2, min(game.seat_counts))
    env, alone = (StolikEnv(game.id, seats, opponent=opponent) for _ in range(2))
    rng, over = random.Random(1), False
    shown, expected = env.reset(seed=3), alone.reset(seed=3)
    for _ in range(8):
        assert np.array_equal(shown[0], expected[0])
        assert np.array_equal(env.action_masks(), alone.action_masks())
        if over:
            break
        for duplicate in (copy.deepcopy, copy.deepcopy, pickled):
            twin = duplicate(env)
            ended = False
            for _ in range(2):
                if not ended:
                    _, _, ended, _, _ = twin.step(rng.choice(np.flatnonzero(twin.action_masks())))
            twin.reset()
        assert env.np_random.bit_generator.state == alone.np_random.bit_generator.state
        assert {seat: bot.rng.getstate() for seat, bot in env.bots.items()} == {
            seat: bot.rng.getstate() for seat, bot in alone.bots.items()
        }
        action = rng.choice(np.flatnonzero(env.action_masks()))
        followers = [copy.deepcopy(env), pickled(env)]
        shown, *told, info = env.step(action)
        expected, *wanted, _ = alone.step(action)
        assert told == wanted
        over = told[1]
        for twin in followers:
            seen, *said, allowed = twin.step(action)
            assert np.array_equal(seen, shown)
            assert np.array_equal(allowed["action_mask"], info["action_mask"])
            assert said == told
        shown, expected = (shown, info), (expected, info)


@pytest.mark.parametrize(("game", "seats"), TABLES, ids=name)
def test_copies_in_the_middle_of_everything(game: Game[State], seats: int) -> None:
    """Through a whole match, in the middle of cards and of blind choices: for every seat, and for what it remembers."""
    table, alone = (Table(game.id, seats, remembers=True) for _ in range(2))
    rng = random.Random(seats)
    for one in (table, alone):
        one.deal(seats)
    for _ in range(40):
        if alone.over:
            break
        copies = [table.clone(), copy.deepcopy(table), pickled(table)]
        for twin in copies:
            for _ in range(rng.randrange(1, 4)):
                if not twin.over:
                    twin.act(rng.choice(twin.legal()))
        action = rng.choice(alone.legal())
        followers = [table.clone(), pickled(table)]
        for one in (alone, table, *followers):
            one.act(action)
        for one in (table, *followers):
            assert one.remembered == alone.remembered
            assert one.legal() == alone.legal()
            assert one.returns() == alone.returns()
            assert one.match.state.rng == alone.match.state.rng
            assert one.match.pending == alone.match.pending
    for seat in range(seats):
        assert np.array_equal(table.observe(seat), alone.observe(seat))


@pytest.mark.parametrize(("game", "seats"), TABLES, ids=name)
def test_pettingzoo_copies_in_the_middle_of_everything(game: Game[State], seats: int) -> None:
    aec, alone = (StolikAEC(game.id, seats) for _ in range(2))
    rng = random.Random(seats)
    for one in (aec, alone):
        one.reset(seed=seats)
    for _ in range(20):
        if not alone.agents:
            break
        twin = copy.deepcopy(aec)
        for _ in range(3):
            if twin.agents:
                over = twin.terminations[twin.agent_selection]
                twin.step(None if over else rng.choice(twin.table.legal()))
        twin.reset()
        over = alone.terminations[alone.agent_selection]
        action = None if over else rng.choice(alone.table.legal())
        follower = pickled(aec)
        for one in (alone, aec, follower):
            one.step(action)
        for one in (aec, follower):
            assert (one.agents, one.agent_selection) == (alone.agents, alone.agent_selection)
            assert (one.rewards, one.terminations) == (alone.rewards, alone.terminations)
            for agent in alone.agents:
                for key, value in alone.observe(agent).items():
                    assert np.array_equal(one.observe(agent)[key], value)
    for one in (aec, alone):
        one.reset()
    assert np.array_equal(aec.observe("player_0")["observation"], alone.observe("player_0")["observation"])


@pytest.mark.parametrize("game", TWO, ids=name)
def test_openspiel_clones_leave_the_state_alone(game: Game[State]) -> None:
    state, alone = (load_spiel(game.id, 2, 3).new_initial_state() for _ in range(2))
    rng = random.Random(1)
    for number in range(40):
        if alone.is_terminal():
            break
        twin = state.clone()
        for _ in range(3):
            if not twin.is_terminal():
                twin.apply_action(rng.choice(twin.legal_actions()))
        action = rng.choice(alone.legal_actions())
        follower = pickled(state) if number % 10 == 0 else state.clone()
        for one in (alone, state, follower):
            one.apply_action(action)
        for one in (state, follower):
            assert one.history() == alone.history()
            assert one.returns() == alone.returns()
            for player in range(2):
                assert one.information_state_string(player) == alone.information_state_string(player)
                assert one.observation_tensor(player) == alone.observation_tensor(player)


# -- many at once ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("mode", [AutoresetMode.NEXT_STEP, AutoresetMode.SAME_STEP])
@pytest.mark.parametrize("kind", [SyncVectorEnv, AsyncVectorEnv])
def test_vectorised(kind: Callable[..., VectorEnv[Any, Any, Any]], mode: AutoresetMode) -> None:
    """Several matches beside each other, each dealt anew as it ends; the same seed gives the same."""
    runs = []
    for _ in range(2):
        envs = kind([partial(StolikEnv, "cardia", opponent="greedy:1") for _ in range(2)], autoreset_mode=mode)
        rng, ended, seen = random.Random(1), 0, []
        shown, info = envs.reset(seed=4)
        for _ in range(40):
            masks = info["action_mask"]
            actions = [rng.choice(np.flatnonzero(mask)) if mask.any() else 0 for mask in masks]
            shown, rewards, over, _, info = envs.step(np.array(actions))
            assert "illegal" not in info
            assert all(rewards[~over] == 0)
            ended += int(over.sum())
            seen.append(shown.tobytes())
        envs.close()
        assert ended > 2
        runs.append(seen)
    assert runs[0] == runs[1]
