"""What KeyForge and Mysthea will ask of the kernel, each played in Sparks and then cloned, replayed and undone."""

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.table.play import Table, replays, same_place
from tests.table.tiny import DECK, FACES, HAND, PILE, ROW, STASH, Board, Sparks, SparksGame, board

from stolik.table import Ask, Match, Together, won_by

GAME = SparksGame()


def faces(table: Table[Sparks], zone: int) -> list[str]:
    return [FACES[table.g.faces[card]] for card in table.g.zones[zone]]


def kinds(table: Table[Sparks]) -> list[str]:
    return [line.event.kind for line in table.match.log]


def test_an_effect_replaces_another() -> None:
    table = Table(board(hand_0=["flurry"], row_0=["mourner"], row_1=["guard", "miner"]))
    table.answer(0, "action", "flurry")
    table.answer(0, "flurry", "miner")
    assert table.names(1) == ["guard", "nobody"]
    table.answer(1, "instead", "guard")
    assert faces(table, ROW + 1) == ["miner"]
    assert faces(table, PILE + 1) == ["guard"]
    table.ask(0, "action")
    table.prove()


def test_a_replacement_may_be_declined() -> None:
    table = Table(board(hand_0=["flurry"], row_0=["mourner"], row_1=["guard", "miner"]))
    table.answer(0, "action", "flurry")
    table.answer(0, "flurry", "miner")
    table.answer(1, "instead", "nobody")
    assert faces(table, ROW + 1) == ["guard"]
    table.prove()


def test_a_creature_goes_to_hand_instead_of_the_pile() -> None:
    table = Table(board(hand_0=["blast"], row_0=["phoenix", "miner"]))
    table.answer(0, "action", "blast")
    assert faces(table, HAND) == ["phoenix"]
    assert sorted(faces(table, PILE)) == ["blast", "miner"]
    table.prove()


def test_marked_cards_all_leave_together() -> None:
    """The mourners see each other go; the guards cannot step in for one another, being marked themselves."""
    table = Table(board(hand_0=["blast"], row_0=["mourner", "guard"], row_1=["mourner", "miner", "guard"]))
    table.answer(0, "action", "blast")
    assert table.g.creatures() == []
    table.ask(0, "next-trigger")
    assert table.names(0) == ["mourner", "mourner"]
    table.answer(0, "next-trigger", "mourner", nth=1)
    assert table.g.sparks == [1, 1]
    left = kinds(table)
    assert left.index("creatures_destroyed") > max(i for i, kind in enumerate(left) if kind == "card_buried")
    assert left.index("triggered") > left.index("creatures_destroyed")
    table.prove()


def test_the_active_player_orders_what_triggers_at_one_moment() -> None:
    """The drummer first: then the thief of the other seat finds a spark to steal."""
    for first, sparks in (("drummer", [0, 1]), ("thief", [1, 0])):
        table = Table(board(hand_0=["miner"], row_0=["drummer"], row_1=["thief"]))
        table.answer(0, "action", "miner")
        assert sorted(table.names(0)) == ["drummer", "thief"]
        table.answer(0, "next-trigger", first)
        assert table.g.sparks == sparks
        table.prove()


def test_a_trigger_inside_a_trigger_comes_before_those_that_wait() -> None:
    table = Table(board(hand_0=["tax"], row_0=["mourner", "miner"], row_1=["avenger", "mourner", "phoenix"]))
    table.answer(0, "action", "tax")
    table.answer(1, "tax-creature", "phoenix")
    # The avenger and the mourner of seat 1 both saw it; the active player lets the avenger go first.
    assert sorted(table.names(0)) == ["avenger", "mourner"]
    table.answer(0, "next-trigger", "avenger")
    table.answer(1, "avenge", "miner")
    # Inside the avenger's trigger the mourner of seat 0 has fired, and only then the one that waited.
    fired = [line.event.args for line in table.match.log if line.event.kind == "sparks_gained"]
    assert [args["seat"] for args in fired] == [0, 1]
    table.prove()


def test_an_effect_lasts_until_a_later_moment() -> None:
    table = Table(board(hand_0=["fog", "miner"], hand_1=["blast", "flurry"], row_0=["thief"], row_1=["drummer"]))
    table.answer(0, "action", "fog")
    table.answer(0, "action", "pass")
    table.answer(1, "action", "blast")
    assert len(table.g.creatures()) == 2
    table.answer(1, "action", "pass")
    assert table.g.fogs == []
    assert kinds(table).index("fog_saved") < kinds(table).index("fog_lifted")
    table.answer(0, "action", "pass")
    table.answer(1, "action", "flurry")
    table.answer(1, "flurry", "thief")
    assert faces(table, ROW) == []
    table.prove()


def test_an_enemy_card_is_used_as_if_it_were_yours() -> None:
    table = Table(board(sparks=(0, 3), hand_0=["puppeteer"], row_1=["thief", "miner"]))
    table.answer(0, "action", "puppeteer")
    assert table.names(0) == ["thief", "miner"]
    table.answer(0, "puppet", "thief")
    assert table.g.sparks == [1, 2]
    assert faces(table, ROW + 1) == ["thief", "miner"]
    table.prove()


def test_an_effect_ends_the_current_step() -> None:
    table = Table(board(hand_0=["dusk", "miner"]))
    table.answer(0, "action", "dusk")
    table.ask(1, "action")
    assert table.g.actions == 0
    table.prove()


def test_an_effect_ends_the_step_around_a_nested_process() -> None:
    table = Table(board(hand_0=["duel", "guard", "miner"], hand_1=["dusk"]))
    table.answer(0, "action", "duel")
    table.answer(0, "duel-card", "guard")
    table.answer(1, "duel-card", "dusk")
    table.answer(0, "raise", "enough")
    assert [frame[0] for frame in table.g.stack] == ["turn", "prize"]
    table.answer(0, "prize", "dusk")
    assert [frame[0] for frame in table.g.stack] == ["turn"]
    table.ask(1, "action")
    table.prove()


def test_an_effect_is_repeated() -> None:
    table = Table(board(hand_0=["flurry"], row_1=["miner", "thief", "drummer"]))
    table.answer(0, "action", "flurry")
    table.answer(0, "flurry", "thief")
    table.answer(0, "flurry", "miner")
    assert faces(table, ROW + 1) == []  # the last one is taken without asking
    table.prove()


def test_what_a_card_did_is_done_again_by_another_card() -> None:
    table = Table(board(hand_0=["oracle", "echo"], hand_1=["miner", "guard", "tax"]))
    table.answer(0, "action", "oracle")
    table.answer(0, "name", "miner")
    table.answer(0, "action", "echo")
    table.answer(0, "name", "tax")
    assert faces(table, HAND + 1) == ["guard"]
    table.prove()


def test_a_loop_asks_the_active_player_for_a_number() -> None:
    """Ebb and flow feed each other for ever."""
    table = Table(board(sparks=(3, 0), row_0=["ebb", "flow", "miner"]))
    table.answer(0, "action", "miner")
    ask = table.ask(0, "loop-count")
    assert ask.options == range(100)
    assert ask.of == "number"
    table.answer(0, "loop-count", "7")
    table.ask(0, "action")
    fired = kinds(table).count("triggered")
    assert fired == 2 * 3 + 7
    table.prove()


def test_a_loop_that_somebody_else_caused_is_the_active_players_too() -> None:
    table = Table(board(sparks=(0, 4), hand_0=["puppeteer"], row_1=["thief", "ebb", "flow"]))
    table.answer(0, "action", "puppeteer")
    table.answer(0, "loop-count", "0")
    table.ask(0, "action")
    table.prove()


def test_a_loop_can_win_in_the_middle() -> None:
    table = Table(board(sparks=(10, 0), row_0=["ebb", "flow", "miner"]))
    table.answer(0, "action", "miner")
    assert table.match.result == won_by(0, 2, "sparks", (12, 0))
    assert table.match.question is None
    table.prove()


def test_a_card_is_copied_onto_another() -> None:
    table = Table(board(hand_0=["mimic", "blast"], row_1=["miner", "guard"]))
    table.answer(0, "action", "mimic")
    table.answer(0, "imitate", "miner")
    (mimic,) = table.g.zones[ROW]
    assert table.names(0) == ["blast", "mimic", "pass"]
    table.answer(0, "action", "mimic")
    assert table.g.sparks == [2, 0]
    table.answer(0, "action", "blast")
    assert table.g.shape[mimic] == -1  # a copy no more
    assert FACES[table.g.faces[mimic]] == "mimic"
    table.prove()


def test_a_copy_of_a_copy() -> None:
    table = Table(board(hand_0=["mimic"], hand_1=["mimic"], row_0=["thief"], row_1=[]))
    table.answer(0, "action", "mimic")
    table.answer(0, "action", "pass")
    table.answer(1, "action", "mimic")
    table.answer(1, "imitate", "mimic")
    # Two thieves see the copy come in; it is a thief itself and was not in play to see it.
    assert table.names(1) == ["thief", "mimic"]
    table.answer(1, "next-trigger", "mimic")
    assert [table.g.card(card).strength for card in table.g.creatures()] == [4, 4, 4]
    table.prove()


def test_searching_a_hidden_deck() -> None:
    table = Table(board(hand_0=["scout"], deck_0=["thief", "blast", "miner", "guard"], hide_rest=True))
    table.answer(0, "action", "scout")
    # By name, not as they lie; and there is always a way to find nothing.
    assert table.names(0) == ["guard", "miner", "thief", "found-nothing"]
    other = table.match.question_json(1)
    assert isinstance(other, dict)
    assert "options" not in str(other)
    table.answer(0, "search", "thief")
    assert faces(table, HAND) == ["thief"]
    assert sorted(faces(table, DECK)) == ["blast", "guard", "miner"]
    table.prove()


def test_searching_is_asked_even_when_there_is_nothing_to_find() -> None:
    table = Table(board(hand_0=["scout"], deck_0=["blast"], hide_rest=True))
    table.answer(0, "action", "scout")
    assert table.names(0) == ["found-nothing"]
    table.answer(0, "search", "found-nothing")
    table.prove()


def test_the_order_of_a_deck_does_not_show_in_a_search() -> None:
    """The same cards in another order give the searcher the same question."""
    questions = []
    for deck in (["thief", "miner", "guard"], ["guard", "thief", "miner"]):
        table = Table(board(hand_0=["scout"], deck_0=deck, hide_rest=True))
        table.answer(0, "action", "scout")
        questions.append(table.match.question_json(0))
    assert questions[0] == questions[1]


def test_naming_a_card() -> None:
    table = Table(board(hand_0=["oracle"], hand_1=["miner", "guard"]))
    table.answer(0, "action", "oracle")
    assert table.ask(0, "name").options == range(len(FACES))
    table.answer(0, "name", "guard")
    assert faces(table, PILE + 1) == ["guard"]
    rng = random.Random(1)
    for _ in range(100):
        world = table.match.determinize(0, rng)
        assert FACES.index("guard") not in [world.state.faces[card] for card in world.state.zones[HAND + 1]]
    table.prove()


def test_an_opponent_chooses_inside_my_turn() -> None:
    table = Table(board(hand_0=["tax", "miner"], hand_1=["blast", "guard"]))
    table.answer(0, "action", "tax")
    table.answer(1, "tax-card", "guard")
    assert not table.match.can_undo(0)
    assert faces(table, PILE + 1) == ["guard"]
    table.ask(0, "action")
    table.prove()


def test_a_nested_process_has_checkpoints_of_its_own() -> None:
    table = Table(board(sparks=(0, 4), hand_0=["duel", "tax", "guard", "miner"], hand_1=["dusk", "blast"]))
    table.answer(0, "action", "duel")
    assert table.g.stack == [["turn"], ["duel", 0]]
    table.answer(1, "duel-card", "dusk")
    table.answer(0, "duel-card", "tax")
    assert table.g.stack == [["turn"], ["raise_stakes", 0, 0]]
    table.answer(0, "raise", "guard")
    assert table.g.stack == [["turn"], ["raise_stakes", 0, 1]]
    table.answer(0, "raise", "enough")
    assert table.g.stack == [["turn"], ["prize", 0]]
    table.answer(0, "prize", "steal 2")
    assert table.g.stack == [["turn"]]
    assert table.g.sparks == [2, 2]
    # Every step that asked left a fingerprint behind: turn, duel, two stakes, prize, turn.
    assert len({mark for _, mark in table.match.record().hashes}) == 6
    table.prove()


def test_a_duel_hides_both_cards_until_both_lie() -> None:
    table = Table(board(hand_0=["duel", "guard"], hand_1=["dusk", "miner"]))
    table.answer(0, "action", "duel")
    before = [table.match.update(viewer) for viewer in (1, 2)]
    table.answer(0, "duel-card", "guard")
    after = [table.match.update(viewer) for viewer in (1, 2)]
    for update in before:
        question = update["question"]
        assert isinstance(question, dict)
        question["asks"][0]["answered"] = True  # type: ignore[index, call-overload]
    assert before == after
    table.answer(1, "duel-card", "miner")
    table.prove()


def test_a_card_laid_in_a_duel_is_a_rumour_to_the_other_seat() -> None:
    """Seat 1 knows the phoenix that came back to hand; once a card is laid it may be that or any other."""
    table = Table(board(hand_0=["blast", "duel", "guard", "miner"], hand_1=["dusk"], row_0=["phoenix"]))
    table.answer(0, "action", "blast")
    (phoenix,) = [card for card in table.g.zones[HAND] if FACES[table.g.faces[card]] == "phoenix"]
    assert table.g.sees(1, phoenix)
    table.answer(0, "action", "duel")
    table.answer(0, "duel-card", "phoenix")
    table.answer(1, "duel-card", "dusk")
    assert not table.g.sees(1, phoenix)
    held = {"stash": 0, "hand": 0}
    for seed in range(200):
        world = table.match.determinize(1, random.Random(seed)).state
        place = [card for card in range(len(world.faces)) if FACES[world.faces[card]] == "phoenix" and card < 21]
        assert world.where[place[0]] in (HAND, STASH)
        held["stash" if world.where[place[0]] == STASH else "hand"] += 1
    assert min(held.values()) > 20
    table.answer(0, "raise", "enough")
    table.prove()


# -- any match of Sparks ----------------------------------------------------------------------------------------------


CHOICES = st.lists(st.integers(0, 11), max_size=70)


@settings(max_examples=60, deadline=None)
@given(st.integers(0, 2**32), CHOICES)
def test_any_match_clones_replays_and_determinizes_at_every_question(seed: int, choices: list[int]) -> None:
    match = Match(GAME, 2, seed=seed)
    rng = random.Random(seed)
    twins: list[Match[Sparks]] = []
    for choice in choices:
        if match.question is None:
            break
        ask = match.asks[choice % len(match.asks)]
        option = ask.options[choice % len(ask.options)]
        twin = match.clone()
        same_place(match, twin)
        for seat in (0, 1):
            world = match.determinize(seat, rng)
            assert world.update(seat) | {"events": []} == match.update(seat) | {"events": []}
            GAME.inspect(world.state)
        match.answer(option, ask.seat)
        twin.answer(option, ask.seat)
        for older in twins[-3:]:
            older.answer(option, ask.seat)
        twins.append(twin)
        for twin in twins[-3:]:
            same_place(match, twin)
        if match.can_undo(ask.seat) and rng.randrange(4) == 0:
            match.undo(ask.seat)
            match.answer(option, ask.seat)
            same_place(match, twins[-1])
        GAME.inspect(match.state)
    replays(match)


@settings(max_examples=15, deadline=None)
@given(st.integers(0, 2**32))
def test_a_clone_or_a_world_of_any_question_plays_on_to_an_end(seed: int) -> None:
    rng = random.Random(seed)
    match = Match(GAME, 2, seed=seed)
    for _ in range(rng.randrange(80)):
        if match.question is None:
            return
        ask = rng.choice(match.asks)
        match.answer(rng.choice(ask.options[:12]), ask.seat)
    before = match.clone()
    for other in (
        match.clone(),
        match.determinize(0, rng),
        match.determinize(0, rng).clone(),
        match.determinize(2, rng),
    ):
        other.playout(rng.random)
        assert other.result is not None
        GAME.inspect(other.state)
    same_place(match, before)


def test_a_playout_counts_the_questions_with_a_choice() -> None:
    table = Table(board(hand_0=["duel", "guard"], hand_1=["miner"]))
    table.answer(0, "action", "duel")
    assert isinstance(table.match.question, Together)
    assert [len(ask.options) for ask in table.match.asks] == [1, 1]
    world = table.match.clone()
    assert world.playout(lambda: 0.999) > 0


@pytest.mark.parametrize("face", FACES)
def test_every_card_has_text_from_its_data(face: str) -> None:
    assert GAME.card_text(face) or face == "guard"
    assert all(sentence.key.startswith("text-") for sentence in GAME.card_text(face))


def test_a_board_is_laid_out_as_it_says() -> None:
    game = board(hand_0=["miner"], row_1=["guard"])
    assert isinstance(game, Board)
    match = Match(game, 2)
    assert isinstance(match.question, Ask)
    assert [FACES[match.state.faces[card]] for card in match.state.zones[HAND]] == ["miner"]
