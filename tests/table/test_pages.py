"""Beats and pages: what one answer causes, told table by table."""

import pytest
from tests.table.bare import Bare, BareGame

from stolik.table import Act, Ask, Asking, Match, Next, Outcome, Record, drawn, transcript

DECK, HAND0, TABLE = range(3)


def turn(g: Bare) -> Asking[Outcome]:
    yield Ask(0, "go", ("go",), "word", public=True)
    g.beat()
    g.draw(DECK, HAND0, "drawn", 0)
    g.beat()
    g.note("secret")
    card = g.zones[HAND0][-1]
    g.move(card, TABLE, "shown", 0)
    g.beat()
    g.emit("whispered", to=0b001, amount=3)
    g.beat()
    g.note("done")
    if not g.zones[DECK]:
        g.finish(drawn(1, "empty"))
    return Next("turn")


GAME = BareGame({"turn": turn}, {"deck": (0, [0, 1, 2]), "hand-0": (0b01, []), "table": (0b11, [])})


def kinds(page: object) -> list[str]:
    assert isinstance(page, dict)
    return [event["kind"] for event in page["events"]]


def test_an_answer_is_told_page_by_page() -> None:
    match = Match(GAME, 1, pages=True)
    match.answer("go")
    update = match.update(0, pages=True)
    pages = update["pages"]
    assert isinstance(pages, list)
    assert [kinds(page) for page in pages] == [["drawn"], ["noted", "shown"], ["whispered"]]
    views = [page["view"] for page in pages if isinstance(page, dict)]
    zones = [view["zones"] for view in views if isinstance(view, dict)]
    assert [len(zone["hand-0"]) for zone in zones if isinstance(zone, dict)] == [1, 0, 0]  # type: ignore[arg-type]
    assert kinds(update) == ["noted"]
    assert match.update(0)["events"] == [event for page in pages for event in page["events"]] + update["events"]  # type: ignore[index, call-overload, operator]


def test_a_viewer_turns_no_page_for_what_it_may_not_know() -> None:
    match = Match(GAME, 1, pages=True)
    match.answer("go")
    pages = match.update(1, pages=True)["pages"]
    assert isinstance(pages, list)
    assert [kinds(page) for page in pages] == [["drawn"], ["noted", "shown"]]


def test_without_pages_nothing_is_kept() -> None:
    match = Match(GAME, 1)
    match.answer("go")
    assert [*match.beats(0)] == []
    assert match.update(0, pages=True)["pages"] == []
    assert "pages" not in match.update(0)
    match.watch()
    match.answer("go")
    assert len([*match.beats(0)]) == 3


def test_pages_are_those_of_the_last_answer() -> None:
    match = Match(GAME, 1, pages=True)
    match.answer("go")
    start = len(match.log)
    match.answer("go")
    assert all(line > start for line, _ in match.beats(0))
    assert [*match.beats(len(match.log))] == []


def test_pages_do_not_outlive_an_undo() -> None:
    def step(g: Bare) -> Asking[Outcome]:
        yield Ask(0, "go", ("go",), "word", public=True)
        g.note("one")
        g.beat()
        g.note("two")
        return Next("step")

    match = Match(BareGame({"step": step}), 1, pages=True)
    match.answer("go")
    assert len([*match.beats(0)]) == 1
    match.undo(0)
    assert [*match.beats(0)] == []
    match.answer("go")
    assert len([*match.beats(0)]) == 1


def test_a_beat_leaves_the_match_as_it_is() -> None:
    """With pages or without: the same state, log and record."""
    told, plain = Match(GAME, 1, seed=4, pages=True), Match(GAME, 1, seed=4)
    for match in (told, plain):
        match.answer("go")
        match.answer("go")
    assert told.state == plain.state
    assert told.log == plain.log
    assert told.record() == plain.record()


def test_a_transcript_has_pages_for_whoever_wants_them() -> None:
    match = Match(GAME, 1, pages=True)
    while match.question is not None:
        match.answer("go")
    record = Record.from_json(match.record().to_json())
    told = transcript(GAME, record, 0, pages=True)
    assert [len(update["pages"]) for update in told] == [0, 3, 3, 3]  # type: ignore[arg-type]
    assert all("pages" not in update for update in transcript(GAME, record, 0))


# -- what options are about --------------------------------------------------------------------------------------------


class Pointing(BareGame):
    def act(self, g: Bare, ask: Ask, option: object) -> Act:
        if isinstance(option, tuple):
            return Act("strike", (g.zones[HAND0][0], g.zones[DECK][0], "seat-0"))
        return super().act(g, ask, option)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("options", "of", "verb", "things"),
    [
        ([0], "card", "choose", ["deck:0"]),
        ([1], "card", "choose", ["c2"]),
        ([0], "seat", "choose", ["seat-0"]),
        (["pass"], "card", "pass", []),
        ([3], "number", "choose", []),
        ([("hit", 1)], "mine", "strike", ["c2", "deck:0", "seat-0"]),
    ],
)
def test_an_option_says_what_it_is_about(options: list[int | str], of: str, verb: str, things: list[str]) -> None:
    def step(g: Bare) -> Asking[Outcome]:
        yield Ask(0, "choose", options, of)
        return None

    game = Pointing({"step": step}, {"deck": (0, [0]), "hand-0": (0b01, [1])})
    question = Match(game, 1).question_json(0)
    assert isinstance(question, dict)
    (option,) = question["asks"][0]["options"]  # type: ignore[index, call-overload]
    assert (option["verb"], option["things"]) == (verb, things)


# -- prints ------------------------------------------------------------------------------------------------------------


class Printed(BareGame):
    """Every seat brings an ace, each of another house."""

    def prints(self, seats: int, options: object) -> tuple[str, ...]:
        return tuple(f"ace~house-{seat}" for seat in range(seats))


def test_a_match_brings_its_own_prints() -> None:
    def step(g: Bare) -> Asking[Outcome]:
        g.draw(0, 1, "drawn", 0)
        yield Ask(0, "choose", g.zones[1], "card")
        return None

    game = Printed({"step": step}, {"deck": (0, [0, 1, 2]), "hand-0": (0b0001, [])})
    match = Match(game, 3)
    (event,) = match.events(0)
    assert event["args"]["card"]["face"] == "ace~house-2"  # type: ignore[index, call-overload]
    (message,) = match.messages(0)
    assert dict(message.args)["card"].key == "card-ace"  # type: ignore[union-attr]
    assert match.label(match.asks[0], 2).key == "card-ace"
    assert match.describe(match.asks[0], 2) == "2=ace~house-2"
    assert match.view(0)["zones"]["hand-0"] == [{"id": 4, "face": "ace~house-2"}]  # type: ignore[index, call-overload]
    assert Match.replay(game, match.record()).view(0) == match.view(0)
    world = match.clone()
    assert world.state.prints == match.state.prints
    assert Match.unpack(game, world.pack()).state.prints == match.state.prints
