"""What happens is told page by page: in its own time, as slowly as one likes, and never in anybody's way."""

import json
import re

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect
from tests.browser.conftest import Visit
from tests.browser.table import answer, is_over, options, play_a_bot, wait_for_turn
from tests.browser.test_vale import play_bots

WATCH = """
  window.told = [];
  new MutationObserver(() => {
    const said = document.querySelector("[data-prompt]")?.innerText ?? "";
    if (said && said !== window.told.at(-1)) window.told.push(said);
  }).observe(document, { subtree: true, childList: true, characterData: true });
"""


AT_ONCE = """() => [
  [...document.querySelectorAll(".prompt button")].some((one) => one.innerText.includes("Pomiń")),
  document.querySelector("[data-listed], [data-over]") !== null,
]"""


def pace(page: Page, value: str) -> None:
    page.evaluate("(pace) => localStorage.setItem('stolik-settings', JSON.stringify({pace}))", value)
    page.reload()


class Listener:
    """Writes down the lines that the server tells in pages, and after them."""

    def __init__(self, page: Page) -> None:
        self.lines: list[str] = []
        page.route_web_socket("**/api/socket", self.connect)

    def connect(self, route: WebSocketRoute) -> None:
        server = route.connect_to_server()
        route.on_message(server.send)

        def heard(said: str | bytes) -> None:
            message = json.loads(said)
            if message["type"] == "update" and not message["full"]:
                for told in (*message.get("pages", ()), message):
                    self.lines += [one["text"] for one in told["events"]]
            route.send(said)

        server.on_message(heard)


def whole_log(page: Page, lines: list[str]) -> None:
    """Routine unfolded, nothing is missing in the log."""
    log = page.get_by_role("log", name="Dziennik")
    while log.locator(".more[aria-expanded=false]").count():
        log.locator(".more[aria-expanded=false]").first.click()
    for line in lines:
        expect(log).to_contain_text(line)


def test_pages_are_told_one_after_the_other_and_the_question_comes_last(visit: Visit) -> None:
    page = visit()
    listener = Listener(page)
    page.add_init_script(WATCH)
    pace(page, "quick")
    play_a_bot(page)
    listener.lines.clear()
    answer(page)
    expect(page.get_by_role("button", name="Pomiń")).to_be_visible()
    assert options(page).count() == 0, "nothing is asked before it is all told"
    wait_for_turn(page)
    told = page.evaluate("window.told")
    shown = [line for line in listener.lines if any(line in said for said in told)]
    assert len(shown) >= 3
    assert shown == sorted(shown, key=listener.lines.index)
    whole_log(page, listener.lines)


def told_in_order(told: list[str], lines: list[str]) -> int:
    """How many of the lines were told; none before one that came earlier."""
    place = count = 0
    for said in told:
        if any(line in said for line in lines):
            rest = [number for number, line in enumerate(lines) if number >= place and line in said]
            assert rest, f"told too late: {said!r} of {lines}"
            place, count = rest[0], count + 1
    return count


@pytest.mark.parametrize("game", ["cardia", "vale"])
def test_a_whole_match_is_told_at_the_normal_pace(visit: Visit, game: str) -> None:
    """The browser's clock is wound on by hand: what takes a quarter of an hour at the table takes a minute here."""
    page = visit()
    listener = Listener(page)
    page.add_init_script(WATCH)
    page.clock.install()
    pace(page, "normal")
    if game == "cardia":
        play_a_bot(page)
    else:
        play_bots(page, 2)
    told_in_time = answers = 0
    while not is_over(page):
        answers += 1
        assert answers < 400
        page.evaluate("window.told.length = 0")
        listener.lines.clear()
        # Not by pointer: Playwright waits for frames, and the clock makes none meanwhile.
        options(page).nth(answers % options(page).count()).dispatch_event("click")
        for _ in range(2000):
            telling, asking = page.evaluate(AT_ONCE)
            assert not (telling and asking), "nothing is asked before it is all told"
            if asking and not telling:
                break
            page.clock.run_for(300)
        told_in_time += told_in_order(page.evaluate("window.told"), listener.lines)
    assert told_in_time > 40
    page.clock.run_for(3000)
    expect(page.get_by_role("region", name="Wynik").or_(page.get_by_role("dialog")).first).to_be_visible()


@pytest.mark.parametrize("how", ["Space", "Escape", "button"])
def test_one_key_skips_to_the_end(visit: Visit, how: str) -> None:
    page = visit()
    listener = Listener(page)
    pace(page, "slow")
    play_a_bot(page)
    listener.lines.clear()
    answer(page)
    skip = page.get_by_role("button", name="Pomiń")
    expect(skip).to_be_visible()
    page.evaluate("document.activeElement.blur()")
    if how == "button":
        skip.click()
    else:
        page.keyboard.press(how)
    expect(options(page).first).to_be_attached(timeout=3_000)
    expect(skip).to_have_count(0)
    whole_log(page, listener.lines)


def test_whoever_wants_it_at_once_or_looks_elsewhere_waits_for_nothing(visit: Visit) -> None:
    page = visit()
    page.reload()
    page.add_init_script(WATCH)
    play_a_bot(page)
    answer(page)
    wait_for_turn(page)
    expect(page.get_by_role("button", name="Pomiń")).to_have_count(0)

    pace(page, "slow")
    wait_for_turn(page)
    answer(page)
    expect(page.get_by_role("button", name="Pomiń")).to_be_visible()
    page.evaluate("() => document.dispatchEvent(new Event('visibilitychange'))")
    expect(page.get_by_role("button", name="Pomiń")).to_have_count(0, timeout=3_000)


def test_pages_need_no_motion(visit: Visit) -> None:
    page = visit()
    pace(page, "quick")
    play_a_bot(page)
    moved = "() => document.getAnimations().filter((one) => (one.effect.getKeyframes?.() ?? [])"
    moved += ".some((frame) => /translate|scale/.test(frame.transform ?? ''))).length"
    answer(page)
    expect(page.get_by_role("button", name="Pomiń")).to_be_visible()
    while not options(page).count():
        assert page.evaluate(moved) == 0
        page.wait_for_timeout(30)


def test_a_gain_floats_where_it_is_counted(visit: Visit) -> None:
    """Signets change hands in most encounters, and the number says by how much, at any pace."""
    page = visit()
    page.add_init_script(
        """window.floated = [];
        new MutationObserver((changes) => {
          for (const { addedNodes } of changes)
            for (const node of addedNodes)
              if (node.classList?.contains("floating-number")) window.floated.push(node.textContent);
        }).observe(document, { subtree: true, childList: true });"""
    )
    page.reload()
    play_a_bot(page)
    for turn in range(30):
        answer(page, turn)
        wait_for_turn(page)
        if page.evaluate("window.floated.length"):
            break
    assert re.fullmatch(r"[+−]\d+", page.evaluate("window.floated[0]"))
