"""The environments pass the tests that come with PettingZoo, Gymnasium and OpenSpiel, and really copy positions."""

import copy
import json
import pickle
import random
import re
import warnings
import zlib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest

pytest.importorskip("pettingzoo")
import pyspiel
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, seed_test

from stolik import schema
from stolik.bots import make_bot
from stolik.envs import Actions, Encoder, Table
from stolik.envs.__main__ import prompts_of
from stolik.envs.actions import SPARE, known_deeds, offered
from stolik.envs.encoding import BY_SEAT, LABELS, PLACES, SEATS, known_prompts
from stolik.envs.gym import StolikEnv
from stolik.envs.openspiel import load as load_spiel
from stolik.envs.pettingzoo import StolikAEC
from stolik.envs.words import WORDS
from stolik.games import every, load
from stolik.table import Ask, BadOption, Game, IllegalAnswer, State
from stolik.table.event import title
from stolik.words import words_for

GAMES = every()
TWO = [game for game in GAMES if 2 in game.seat_counts]
TABLES = [(game, seats) for game in GAMES for seats in game.seat_counts]


def name(game: object) -> str:
    return game.id if isinstance(game, Game) else str(game)


def pickled(table: Table) -> Table:
    again = pickle.loads(pickle.dumps(table))
    assert isinstance(again, Table)
    return again


@pytest.fixture(autouse=True)
def _their_warnings_are_theirs() -> None:
    warnings.simplefilter("ignore")


@pytest.mark.parametrize(("game", "seats"), TABLES, ids=name)
def test_pettingzoo(game: Game[State], seats: int) -> None:
    api_test(StolikAEC(game.id, seats), num_cycles=60)
    seed_test(lambda: StolikAEC(game.id, seats), num_cycles=20)


@pytest.mark.parametrize(("game", "seats"), TABLES, ids=name)
def test_pettingzoo_at_every_table(game: Game[State], seats: int) -> None:
    """A whole match at random: everybody is told who won, once, and the best gets the most."""
    env, rng = StolikAEC(game.id, seats), random.Random(seats)
    env.reset(seed=seats)
    rewards = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        shown, reward, ended, cut, _ = env.last()
        rewards[agent] += reward
        assert not cut
        env.step(None if ended else rng.choice(np.flatnonzero(shown["action_mask"])))
    assert rewards == dict(zip(env.possible_agents, env.table.returns(), strict=True))
    result = env.table.match.result
    assert result is not None
    assert any(rewards.values()) or not result.winners()


@pytest.mark.parametrize(("game", "seats"), TABLES, ids=name)
def test_gymnasium(game: Game[State], seats: int) -> None:
    env = StolikEnv(game.id, seats)
    check_env(env, skip_render_check=True)
    for seat in range(seats):
        check_env(StolikEnv(game.id, seats, seat=seat, render_mode="ansi"))
    env.reset(seed=1)
    for _ in range(30):
        legal = np.flatnonzero(env.action_masks())
        _, reward, ended, _, info = env.step(legal[0])
        assert "illegal" not in info
        if ended:
            assert reward in (-1.0, 0.0, 1.0)
            break


@pytest.mark.parametrize("opponent", ["beginner", "strong", "greedy:2", "search:30"])
def test_gymnasium_with_an_opponent_of_choice(opponent: str) -> None:
    """At a table of three: the others are bots of that kind, and the match is played to its end from a fixed seat."""
    env, rng = StolikEnv("vale", seats=3, opponent=opponent, seat=1), random.Random(1)
    env.reset(seed=2)
    assert {seat: type(bot) for seat, bot in env.bots.items()} == dict.fromkeys((0, 2), type(make_bot(opponent)))
    ended = False
    while not ended:
        assert env.table.ask is not None
        assert env.table.ask.seat == env.seat == 1
        _, reward, ended, _, _ = env.step(rng.choice(np.flatnonzero(env.action_masks())))
    assert reward == env.table.returns()[1]
    with pytest.raises(BadOption, match="there is no bot"):
        StolikEnv("cardia", opponent="nobody").reset(seed=1)


def test_what_the_mask_forbids_loses() -> None:
    env = StolikEnv("cardia")
    env.reset(seed=1)
    forbidden = np.flatnonzero(~env.action_masks())[0]
    _, reward, ended, _, info = env.step(forbidden)
    assert (reward, ended, info["illegal"]) == (-1.0, True, True)


@pytest.mark.parametrize(
    ("game", "seats"), [*((game, 2) for game in TWO), (load("vale"), 3), (load("ostium"), 1)], ids=name
)
def test_openspiel(game: Game[State], seats: int) -> None:
    """Whole matches with OpenSpiel's own simulation, which clones, writes down, replays histories and asks for all."""
    pyspiel.random_sim_test(load_spiel(game.id, seats, deals=3), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("game", TWO, ids=name)
def test_openspiel_states(game: Game[State]) -> None:
    state = load_spiel(game.id, deals=3).new_initial_state()
    assert state.is_chance_node()
    state.apply_action(1)
    rng = random.Random(1)
    for _ in range(12):
        if state.is_terminal():
            break
        player = state.current_player()
        other = state.resample_from_infostate(player, rng.random)
        assert other.legal_actions() == state.legal_actions()
        assert other.information_state_string(player) == state.information_state_string(player)
        twins = [state.clone(), copy.deepcopy(state), pickle.loads(pickle.dumps(state))]
        before = str(state)
        action = rng.choice(state.legal_actions())
        for twin in twins:
            twin.apply_action(action)
            assert str(state) == before
        state.apply_action(action)
        for twin in twins:
            assert str(twin) == str(state)
            assert twin.history() == state.history()


@pytest.mark.parametrize("game", GAMES, ids=name)
@pytest.mark.parametrize("duplicate", [copy.deepcopy, Table.clone, pickled], ids=["deepcopy", "clone", "pickle"])
def test_a_copy_is_a_position_of_its_own(game: Game[State], duplicate: object) -> None:
    assert callable(duplicate)
    table = Table(game.id)
    table.deal(4)
    for _ in range(6):
        twin = duplicate(table)
        before = table.observe(0)
        twin.act(twin.legal()[0])
        assert np.array_equal(table.observe(0), before)
        table.act(table.legal()[0])
        assert np.array_equal(table.observe(0), twin.observe(0))


@pytest.mark.parametrize("game", GAMES, ids=name)
def test_a_copied_environment_plays_on_by_itself(game: Game[State]) -> None:
    """The same actions lead to the same in a copy, its opponents' luck included, and leave the other where it was."""
    env = StolikEnv(game.id, opponent="random")
    env.reset(seed=5)
    aec = StolikAEC(game.id)
    aec.reset(seed=5)
    for _ in range(4):
        env.step(np.flatnonzero(env.action_masks())[-1])
        aec.step(aec.table.legal()[-1])
    twins, before = [copy.deepcopy(env) for _ in range(2)], env.table.observe(env.seat)
    told = []
    for twin in twins:
        told += [twin.step(np.flatnonzero(twin.action_masks())[-1])[0] for _ in range(5) if not twin.table.over]
        told.append(twin.reset()[0])  # the next deal follows from the same chance
    half = len(told) // 2
    assert all(np.array_equal(one, two) for one, two in zip(told[:half], told[half:], strict=True))
    assert np.array_equal(env.table.observe(env.seat), before)
    shown, twin_aec = aec.observe(aec.agent_selection)["observation"], copy.deepcopy(aec)
    asked = aec.agent_selection
    twin_aec.step(twin_aec.table.legal()[-1])
    assert np.array_equal(aec.observe(asked)["observation"], shown)
    aec.step(aec.table.legal()[-1])
    assert aec.agent_selection == twin_aec.agent_selection
    assert np.array_equal(
        aec.observe(aec.agent_selection)["observation"], twin_aec.observe(aec.agent_selection)["observation"]
    )


@pytest.mark.parametrize("game", GAMES, ids=name)
def test_every_number_of_an_observation_has_a_name(game: Game[State]) -> None:
    encoder = Encoder(game, max(game.seat_counts))
    names = encoder.fields()
    assert len(names) == encoder.size
    assert len(set(names)) == len(names)
    table = Table(game.id, max(game.seat_counts))
    table.deal(1)
    assert table.observe(0).shape == (encoder.size,)
    assert np.isfinite(table.observe(0)).all()


@pytest.mark.parametrize("game", GAMES, ids=name)
def test_hidden_cards_are_not_in_an_observation(game: Game[State]) -> None:
    """Whatever a seat cannot see is exchanged: it observes the same, and somebody who saw some of it does not."""
    rng, noticed, compared = random.Random(1), 0, 0
    seats = max(game.seat_counts)
    table = Table(game.id, seats)
    table.deal(3)
    while not table.over and (compared < 12 or not noticed):
        if table.match.number % 7 == 1:
            for seat in range(seats):
                other = table.resampled(seat, rng)
                assert np.array_equal(other.observe(seat), table.observe(seat))
                assert other.legal() == table.legal() or table.ask is None or table.ask.seat != seat
                seen = [np.array_equal(other.observe(one), table.observe(one)) for one in range(seats) if one != seat]
                noticed += not all(seen)
                compared += 1
        table.act(rng.choice(table.legal()))
    assert noticed or seats == 1


@pytest.mark.parametrize("game", GAMES, ids=name)
def test_an_action_means_the_same_in_every_match(game: Game[State]) -> None:
    """A known deed has a number that no other has, whoever does it; few of those that are met have none."""
    meanings: dict[int, set[str]] = {}
    offers = shared = 0
    for seats in game.seat_counts:
        table = Table(game.id, seats)
        rng = random.Random(seats)
        for seed in range(3):
            table.deal(seed)
            for _ in range(60):
                if table.over:
                    break
                ask = table.ask
                assert ask is not None
                assert len(table.legal()) == len(offered(ask))
                assert ask.prompt in known_prompts(game.id)
                offers += len(table.legal())
                shared += sum(action < SPARE for action in table.legal())
                for action in table.legal():
                    assert 0 <= action < table.actions.size
                    meanings.setdefault(action, set()).add(table.meaning(action))
                table.act(rng.choice(table.legal()))
    known = [said for action, said in meanings.items() if action >= SPARE]
    assert all(len(said) == 1 for said in known)
    assert len(set.union(*known)) == len(known) > 10
    unknown = set().union(*(said for action, said in meanings.items() if action < SPARE))
    assert len(unknown) <= 0.15 * len(known)
    assert shared <= 0.01 * offers, f"run python -m stolik.envs {game.id}: {sorted(unknown)}"


def test_the_guide_names_numbers_and_deeds_that_there_are() -> None:
    guide = (Path(__file__).parents[2] / "docs" / "bots.md").read_text("utf-8")
    observations, actions = guide.partition("**Observations**")[2].split("**Actions**")
    fields = {field for game in GAMES for field in Encoder(game, max(game.seat_counts)).fields()}
    named = re.findall(r"`((?!name\b)[\w.]+(?::[\w-]+|\[\d\]))`", observations)
    assert len(named) > 6
    assert set(named) <= fields
    listed = {deed for game in GAMES for deed in known_deeds(game.id)}
    told = re.findall(r"`(\w+ \w+ [^`]*)`", actions.partition("Seats are counted")[0])
    assert len(told) == 3
    assert set(told) <= listed


def test_a_seat_counts_from_itself() -> None:
    table = Table("vale", 3)
    table.deal(1)
    for _ in range(40):
        for action in table.legal():
            assert not re.search("hand-[12]|marked-[12]", table.meaning(action))
        table.act(table.legal()[0])


def test_what_is_not_legal_is_refused() -> None:
    table = Table("cardia")
    table.deal(1)
    with pytest.raises(IllegalAnswer, match="not legal"):
        table.act(next(action for action in range(table.actions.size) if action not in table.legal()))


@pytest.mark.parametrize(
    ("game", "count", "digest"),
    [
        ("cardia", 464, 910487685),
        ("vale", 1044, 1416775617),
        ("ostium", 4000, 2713442618),
        ("mysthea", 2439, 2829693592),
        ("keyforge", 1405, 3342311149),
    ],
)
def test_a_deed_keeps_its_number_for_good(game: str, count: int, digest: int) -> None:
    """What was learned with these numbers stays learned: deeds are added at the end, and none moves or goes."""
    names = Actions(load(game)).names
    assert zlib.crc32("\n".join(names[:count]).encode()) == digest


@pytest.mark.parametrize("game", GAMES, ids=name)
def test_no_deed_is_listed_twice(game: Game[State]) -> None:
    names = Actions(game).names
    assert names
    assert len(set(names)) == len(names)
    assert all(names)


def told(table: Table, seat: int) -> dict[str, float]:
    """What a seat observes, by name."""
    return dict(zip(table.encoder.fields(), map(float, table.observe(seat)), strict=True))


def played(game: str, seats: int, questions: int) -> Iterator[tuple[Table, int, dict[str, Any], dict[str, float]]]:
    """A match at random: at every question, for every seat, its view and what it observes."""
    table, rng = Table(game, seats), random.Random(seats)
    table.deal(2)
    for _ in range(questions):
        if table.over:
            break
        for seat in range(seats):
            yield table, seat, table.view(seat), told(table, seat)
        table.act(rng.choice(table.legal()))


def counted(seen: dict[str, float], name: str, seats: int) -> list[int]:
    """The seats that a field of an observation says, as the viewer counts."""
    return [seat for seat in range(seats) if seen[f"{name}[{seat}]"]]


@pytest.mark.parametrize("seats", [2, 5])
def test_units_of_ones_own_are_known_in_mysthea(seats: int) -> None:
    own = others = 0
    for _, viewer, view, seen in played("mysthea", seats, 150):
        assert counted(seen, "seat", seats) == [viewer]
        assert [counted(seen, f"order.{place}", seats) for place in range(seats)] == [
            [(seat - viewer) % seats] for seat in view["order"]
        ]
        assert counted(seen, "turn", seats) == ([] if view["turn"] is None else [(view["turn"] - viewer) % seats])
        for i, island in enumerate(view["ring"]):
            alignment = island["alignment"]
            assert [seen[f"ring.{i}.alignment.worth.{seat}"] for seat in range(seats)] == [
                alignment["worth"][(viewer + seat) % seats] for seat in range(seats)
            ]
            for r, region in enumerate(island["regions"]):
                for f, force in enumerate(region["forces"][:4]):
                    found = counted(seen, f"ring.{i}.regions.{r}.forces.{f}.seat", seats)
                    assert found == [(force["seat"] - viewer) % seats]
                    own += found == [0]
                    others += found != [0]
        assert [seen[f"forecast.{seat}.total"] for seat in range(seats)] == [
            view["forecast"][(viewer + seat) % seats]["total"] for seat in range(seats)
        ]
    assert own
    assert others


def test_seats_are_counted_from_oneself_in_the_vale() -> None:
    marked = 0
    for _, viewer, view, seen in played("vale", 3, 60):
        assert counted(seen, "first", 3) == [(view["first"] - viewer) % 3]
        assert counted(seen, "order.0", 3) == [(view["order"][0] - viewer) % 3]
        assert seen["turn"] == view["turn"]  # a place in the order, not a seat
        for place, card in enumerate(view["hunt"][:8]):
            expected = [] if card["marker"] is None else [(card["marker"] - viewer) % 3]
            assert counted(seen, f"hunt.{place}.marker", 3) == expected
            marked += expected == [0]
    assert marked


def test_seats_are_counted_from_oneself_in_keyforge_and_ostium() -> None:
    foreign = foes = 0
    for _, viewer, view, seen in played("keyforge", 2, 150):
        assert counted(seen, "active", 2) == [(view["active"] - viewer) % 2]
        for side in range(2):
            line = view["players"][(viewer + side) % 2]["line"]
            for place, card in enumerate(line[:6]):
                assert counted(seen, f"players.{side}.line.{place}.owner", 2) == [(card["owner"] - viewer) % 2]
                foreign += side == 1
    for _, viewer, view, seen in played("ostium", 3, 150):
        assert counted(seen, "active", 3) == [(view["active"] - viewer) % 3]
        for place, charge in enumerate(view["forecast"][:8]):
            for way, said in enumerate(charge["ways"][:6]):
                assert counted(seen, f"forecast.{place}.ways.{way}.foe", 3) == [(said["foe"] - viewer) % 3]
                foes += 1
    assert foreign
    assert foes


def test_ones_own_card_comes_first_in_an_encounter_of_cardia() -> None:
    met = 0
    for _, viewer, view, seen in played("cardia", 2, 40):
        for place, encounter in enumerate(view["encounters"][:8]):
            for side in range(2):
                name, seat = f"encounters.{place}", (viewer + side) % 2
                assert seen[f"{name}.cards.{side}.influence"] == encounter["cards"][seat]["influence"]
                assert seen[f"{name}.signets.{side}"] == encounter["signets"][seat]
                met += 1
    assert met


def test_whoever_plays_ostium_alone_sees_the_other_side() -> None:
    for _, _, view, seen in played("ostium", 1, 20):
        assert [seen[f"players.1.gates.{gate}"] for gate in range(3)] == [
            gate or 0 for gate in view["players"][1]["gates"]
        ]
        assert counted(seen, "active", 2) == [view["active"]]


NUMBERS = {
    "cardia": "blackmail deck discard encounters engineers hand hidden influence librarians locations modifier round "
    "tokens value waiting",
    "vale": "area blue cost deck discard effects hand hunt limit price purple red release round rounds score slots "
    "turn",
    "ostium": "actions after assault attack base bonus chains column cost crystals damage deck defence discard "
    "discarded forecast fury fusion gate gates hand hits left power primals removed routes slot slots "
    "sovereigns strength summon throne turn unsummoned warriors ways",
    "mysthea": "against artifact attack beside bonus chosen coming construct constructs controlled created crystals "
    "deck defenders discard encounters end energy equipment era events experience fighters forces fortification "
    "fortifications fresh_constructs fresh_golems glory golem golems gone hand left losses market monsters "
    "most_encounters now offer pays points price prospects regions regions_placed removed retreated ring "
    "round scoring signs strength then total track upgrades value wounded",
    "keyforge": "amber archives armor armor_left artifacts chains counters creatures damage deck deck_list discard "
    "hand hand_size houses icons key_cost keywords line offers penalty plus power printed_power purged resolving "
    "traits turn under upgrades",
}
"""Of each game the integers and lists in a view that are neither seats nor by seat."""


@pytest.mark.parametrize("game", GAMES, ids=name)
def test_of_every_integer_in_a_view_it_is_known_whether_it_is_a_seat(game: Game[State]) -> None:
    """Whoever adds one to a view, or a list, says so here, or in `stolik.envs.encoding` if it is a seat or by seat."""
    definitions: Any = schema.document()["$defs"]
    views = [kind["properties"] for name, kind in definitions.items() if re.match(f"{game.id}-.*View$", name)]
    fields = {field for view in views for field, kind in view.items() if re.search("integer|array", json.dumps(kind))}
    seats = SEATS.get(game.id, frozenset()) | BY_SEAT.get(game.id, frozenset()) | {"players"}
    assert fields - LABELS - seats == set(NUMBERS[game.id].split())
    assert fields >= seats


SAID_BY_A_NAME = {
    "cardia": "faction",
    "vale": "effects family",
    "ostium": "clan kind",
    "mysthea": "kind order slot type",
    "keyforge": "deck_name type",
}
"""Of each game the texts that follow from a card's title or a region's name, or mean nothing."""


@pytest.mark.parametrize("game", GAMES, ids=name)
def test_of_every_text_in_a_view_it_is_known_which_words_it_may_be(game: Game[State]) -> None:
    """Whoever adds one to a view, or numbers by word, says in `stolik.envs.words` which there are, or here why not."""
    definitions: Any = schema.document()["$defs"]
    views = [kind["properties"] for name, kind in definitions.items() if re.match(f"{game.id}-.*View$", name)]
    texts = re.compile('{"type": "string"}|additionalProperties')
    fields = {field for view in views for field, kind in view.items() if texts.search(json.dumps(kind))}
    told = {way.rpartition(".")[2] for way in WORDS.get(game.id, {})}
    assert fields - LABELS - {"face"} - set(SAID_BY_A_NAME[game.id].split()) == told


def words_in(value: object, way: tuple[str, ...] = ()) -> Iterator[tuple[tuple[str, ...], str, float]]:
    """Every word in a view, with the way to it and how often it is there."""
    if isinstance(value, str):
        yield way, value, 1
    elif isinstance(value, list):
        for place, inner in enumerate(value):
            yield from words_in(inner, way if isinstance(inner, str) else (*way, str(place)))
    elif isinstance(value, dict):
        for field, inner in value.items():
            if way and way[-1] in ("beside", "counters", "created", "deck_list", "keys", "keywords"):
                yield way, field, inner
            elif field not in LABELS and field != "face":
                yield from words_in(inner, (*way, field))


@pytest.mark.parametrize("game", GAMES, ids=name)
def test_every_word_of_a_view_is_in_the_observation(game: Game[State]) -> None:
    """Which keys are forged, which house is active, where whose Chosen stands: a policy must see it to learn it."""
    plain, met = set(SAID_BY_A_NAME[game.id].split()), set()
    variants = game.variants()
    for number, seats in enumerate(game.seat_counts * 2):
        table, rng = Table(game.id, seats, variants[-1 - number % len(variants)]), random.Random(seats)
        table.deal(number)
        fields = table.encoder.fields()
        named = {field.partition(":")[0] for field in fields}
        for question in range(260):
            if table.over:
                break
            viewer = rng.randrange(seats)
            seen = told(table, viewer) if question % 4 == 0 else {}
            expected: dict[str, float] = {}
            for way, word, times in words_in(table.view(viewer) if seen else {}):
                seated = way[0] == "players" and len(way) > 1
                parts = (way[0], str((int(way[1]) - viewer) % seats), *way[2:]) if seated else way
                at = ".".join(parts)
                if word and way[-1] not in plain and at in named:
                    expected[f"{at}:{title(word)}"] = expected.get(f"{at}:{title(word)}", 0) + times
                    met.add(way[-1])
            assert {field: seen.get(field) for field in expected} == expected
            table.act(rng.choice(table.legal()))
    rare = {"attack", "blackmail", "counters", "monster", "sign", "signs", "aligned", "lifted", "encounters", "fury"}
    assert {way.rpartition(".")[2] for way in WORDS.get(game.id, {})} - rare <= met


@pytest.mark.parametrize(
    ("game", "view", "at"),
    [
        ("cardia", {"locations": ["bazaar"]}, "locations:bazaar"),
        ("ostium", {"fury": "root"}, "fury:root"),
        ("mysthea", {"attack": {"monster": "utcoro", "island": "rift"}}, "attack.monster:utcoro"),
        ("mysthea", {"meeting": {"sign": "axe"}}, "meeting.sign:axe"),
        ("keyforge", {"players": [{}, {"line": [{"counters": {"doom": 2}}]}]}, "players.1.line.0.counters:doom"),
        ("keyforge", {"players": [{"deck_list": {"punch~d": 2}}, {}]}, "players.0.deck_list:punch"),
    ],
)
def test_a_word_has_a_number_of_its_own(game: str, view: dict[str, Any], at: str) -> None:
    encoder = Encoder(load(game), 2)
    seen = dict(zip(encoder.fields(), encoder.encode(view, 0, None, False), strict=True))
    assert seen[at] == (2 if game == "keyforge" else 1)


def leaves(value: Any, way: tuple[str, ...] = (), at: tuple[Any, ...] = ()) -> Iterator[tuple[str, Any, Any, Any]]:
    """Every number and text of a view: the fields that lead to it, where it stands, its place there, and what it is.

    Of a list as many things as are told one by one.
    """
    for place, inner in list(value.items() if isinstance(value, dict) else enumerate(value[: PLACES[0]])):
        further = (*way, place) if isinstance(value, dict) else way
        if isinstance(inner, dict | list):
            yield from leaves(inner, further, (*at, place))
        elif inner is not None:
            yield ".".join(further), value, place, inner


def otherwise(game: Game[State], way: str, value: object) -> list[object]:
    """What might stand in a view instead."""
    if isinstance(value, int):
        return [not value] if isinstance(value, bool) else [value + 1, value - 1]
    if way.endswith("face"):
        return [*game.faces[:2]]
    return ["?"]


@pytest.mark.parametrize("game", GAMES, ids=name)
def test_whatever_is_different_in_a_view_is_different_in_the_observation(game: Game[State]) -> None:
    """But for names of things, what follows from a title, and what is told four lists deep."""
    told, untold = set(), set()
    variants = game.variants()[-2:]
    for number, seats in enumerate(game.seat_counts * 2):
        table, rng = Table(game.id, seats, variants[number % len(variants)]), random.Random(number)
        table.deal(number)
        for question in range(150):
            if table.over:
                break
            if question % 25 == 5:
                viewer = rng.randrange(seats)
                view = table.view(viewer)
                before = table.encoder.encode(view, viewer, None, False).tobytes()
                for way, holder, place, value in leaves(view):
                    for other in otherwise(game, way, value) if way not in told else ():
                        holder[place] = other
                        if table.encoder.encode(view, viewer, None, False).tobytes() != before:
                            told.add(way)
                    holder[place] = value
                    untold.add(way)
            table.act(rng.choice(table.legal()))
    silent = {*LABELS, *SAID_BY_A_NAME[game.id].split()}
    ids = {"offers.hand", "offers.creatures", "offers.artifacts"} if game.id == "keyforge" else set()
    silently = {way for way in untold - told if way.rpartition(".")[2] not in silent}
    assert {way for way in silently if not way.startswith("routes.forecast.ways.hits.")} <= ids
    assert len(told) > 10


def test_a_card_in_its_place_is_told_and_the_name_of_one_is_not() -> None:
    """`card` is a whole card in Mysthea (an upgrade, what is played in a battle) and a mere id elsewhere."""
    encoder = Encoder(load("mysthea"), 2)
    fields, faces = encoder.fields(), encoder.game.faces
    upgrade = {"slot": "golem", "card": {"id": 9, "face": faces[3], "points": 2}}
    view = {"players": [{"upgrades": [{"slot": "construct", "card": None}, upgrade]}, {}], "battle": {"fighters": []}}
    seen = dict(zip(fields, encoder.encode(view, 0, None, False), strict=True))
    assert [seen[f"players.0.upgrades.{slot}.card?"] for slot in range(5)] == [0, 1, 0, 0, 0]
    assert seen["players.0.upgrades.1.card.face"] == pytest.approx(4 / len(faces))
    assert seen["players.0.upgrades.1.card.points"] == 2
    assert "battle.fighters.0.card.face" in fields
    encoder = Encoder(load("keyforge"), 2)
    offers = [name for name in encoder.fields() if name.startswith(("offers.0.", "#offers.0."))]
    assert [name for name in offers if ":" not in name] == [
        "offers.0.hand?",
        "#offers.0.hand",
        "#offers.0.creatures",
        "#offers.0.artifacts",
    ]


def test_lists_of_a_table_are_told_to_their_end() -> None:
    """In Cardia's longest matches the encounter that goes on is the ninth or later."""
    assert {name.split(".")[1] for name in Encoder(load("cardia"), 2).fields() if name.startswith("encounters.")} == {
        str(place) for place in range(16)
    }
    assert "track.8.event:storm" in Encoder(load("mysthea"), 2).fields()


def prompts_in_words(game: Game[State]) -> list[str]:
    keys = words_for(game.id).keys("en")
    return sorted(key.removeprefix("prompt-") for key in keys if key.startswith("prompt-"))


@pytest.mark.parametrize("game", GAMES, ids=name)
def test_every_prompt_has_a_place_of_its_own(game: Game[State]) -> None:
    assert prompts_of(game.id) == set(prompts_in_words(game))
    encoder = Encoder(game, max(game.seat_counts))
    fields, places = encoder.fields(), set()
    for prompt in prompts_in_words(game):
        [place] = np.flatnonzero(encoder.encode({}, -1, Ask(0, prompt, [0]), False))
        assert fields[place] == f"prompt:{prompt}", f"run python -m stolik.envs {game.id} --matches 0"
        places.add(place)
    assert len(places) == len(prompts_in_words(game)) > 10
    [place] = np.flatnonzero(encoder.encode({}, -1, Ask(0, "never heard of", [0]), False))
    assert place not in places
    assert not encoder.encode({}, -1, None, False).any()


@pytest.mark.parametrize(
    ("game", "count", "digest"),
    [
        ("cardia", 19, 1067233085),
        ("vale", 17, 2676953094),
        ("ostium", 11, 2643283424),
        ("mysthea", 40, 1941493375),
        ("keyforge", 93, 1802510433),
    ],
)
def test_a_prompt_keeps_its_place_for_good(game: str, count: int, digest: int) -> None:
    """As a deed keeps its number. Prompts are the last part of an observation, so a new one moves nothing."""
    prompts = known_prompts(game)
    assert zlib.crc32("\n".join(prompts[:count]).encode()) == digest
    assert len(set(prompts)) == len(prompts)
    encoder = Encoder(load(game), 2)
    assert encoder.fields()[-len(prompts) :] == [f"prompt:{prompt}" for prompt in prompts]


@pytest.mark.parametrize("game", ["cardia", "vale", "keyforge"])
def test_the_card_that_asks_is_seen(game: str) -> None:
    asked = 0
    titles = list(dict.fromkeys(map(title, load(game).faces)))
    for table, viewer, _, seen in played(game, 2, 80):
        ask, state = table.match.ask_of(viewer), table.match.state
        shown = [name for place, name in enumerate(titles) if seen[f"source:faces[{place}]"]]
        if ask is None or ask.source < 0 or not state.sees(viewer, ask.source):
            assert not shown
        else:
            assert shown == [title(state.prints[state.faces[ask.source]])]
            asked += 1
    assert asked
