"""What is told of a match, while it is read: the log, the question, numbers that float."""

import json
import re
from typing import Any

from playwright.sync_api import Locator, Page, WebSocketRoute, expect
from tests.browser.conftest import Visit
from tests.browser.table import PLAY_ON, change_views, play_on, sit_with_bots, wait_for_turn

AT_THE_END = "(log) => log.scrollTop + log.clientHeight >= log.scrollHeight - 2"
FRAMES = "() => new Promise((on) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(on, 20))))"


def log_of(page: Page) -> Locator:
    return page.locator("aside").get_by_role("log")


class Line:
    """The connection of a page, on which what the server says can be kept back or changed."""

    def __init__(self, page: Page) -> None:
        self.holding = False
        self.held: list[str] = []
        self.out = False
        self.struck = False
        page.route_web_socket("**/api/socket", self._connect)

    def _connect(self, route: WebSocketRoute) -> None:
        self.route = route
        server = route.connect_to_server()
        route.on_message(server.send)
        server.on_message(self._heard)

    def _heard(self, said: str | bytes) -> None:
        message = json.loads(said)
        for scene in [*message.get("pages", []), message]:
            if self.struck and "view" in scene:
                scene["view"]["players"][1] |= {"gates": [14, None, 15], "out": self.out}
        if self.holding:
            self.held.append(json.dumps(message))
        else:
            self.route.send(json.dumps(message))

    def release(self) -> None:
        self.holding = False
        for message in self.held:
            self.route.send(message)
        self.held.clear()


def test_whoever_reads_what_came_before_is_left_to_read(visit: Visit) -> None:
    """New lines come below, and no turn is folded away while it is read; whoever answers is shown what follows."""
    page = visit("")
    line = Line(page)
    sit_with_bots(page, "vale")
    play_on(page, 20)
    log = log_of(page)
    page.wait_for_function(AT_THE_END, arg=log.element_handle())
    line.holding = True
    page.evaluate(PLAY_ON, [1, "", [], False])
    log.evaluate("(log) => { log.scrollTop = 0; }")
    page.evaluate(FRAMES)
    shown = log.locator(".answer:visible").count()
    line.release()
    wait_for_turn(page)
    page.evaluate(FRAMES)
    assert log.locator(".answer:visible").count() > shown
    assert log.evaluate("(log) => log.scrollTop") == 0, "the reader was moved"

    play_on(page, 1)
    page.wait_for_function(AT_THE_END, arg=log.element_handle())


def test_what_is_looked_back_at_is_told_in_the_language_that_is_spoken(visit: Visit) -> None:
    page = visit("")
    sit_with_bots(page, "vale")
    play_on(page, 6)
    page.keyboard.press("h")
    place = page.locator(".bar output")
    expect(place).to_be_visible()
    expect(log_of(page)).to_contain_text("Zaczyna się runda 1")
    before = re.findall(r"\d+", place.inner_text())
    page.get_by_role("button", name="English").click()
    expect(log_of(page)).to_contain_text("Round 1 begins")
    expect(log_of(page)).not_to_contain_text("Zaczyna się")
    assert re.findall(r"\d+", place.inner_text()) == before


def test_what_is_new_is_the_same_in_every_tab(visit: Visit) -> None:
    """Since one's last move, wherever one made it."""
    page = visit("")
    table = sit_with_bots(page, "vale")
    play_on(page, 3)
    second = page.context.new_page()
    second.goto(f"/table/{table}")
    wait_for_turn(second)
    play_on(second, 2)
    expect(log_of(second).locator(".since")).to_have_count(1)
    told = log_of(second).inner_text()
    page.wait_for_function("(told) => document.querySelector('aside [role=log]').innerText === told", arg=told)


def test_a_number_does_not_float_over_a_table_that_lies_otherwise(visit: Visit) -> None:
    """Whoever is out makes room. That takes a whole match: here the server's word for it is changed on its way."""
    page = visit("")
    line = Line(page)
    sit_with_bots(page, "ostium", 3)
    line.struck = True
    page.evaluate(PLAY_ON, [1, "", ["place", "none"], False])
    expect(page.locator(".floating-number", has_text="−1")).to_have_count(1)
    line.out = True
    page.evaluate(PLAY_ON, [1, "", ["place", "none"], True])
    expect(page.locator(".person.fallen")).to_have_count(1)
    expect(page.locator(".floating-number", has_text="−1")).to_have_count(0, timeout=100)


# Is it seen where it stands, or does something lie over it?
ON_TOP = """(found) => {
  const one = document.querySelector(found);
  one.style.pointerEvents = "auto";
  const { x, y, width, height } = one.getBoundingClientRect();
  return document.elementFromPoint(x + width / 2, y + height / 2) === one;
}"""


def test_a_number_floats_behind_the_result_and_goes_with_its_table(visit: Visit) -> None:
    """On a phone the result lies over what changed last; on the page after it there is nothing that could change."""
    page = visit("", viewport={"width": 360, "height": 740})
    gained: list[int] = []

    def gain(view: dict[str, Any]) -> None:
        view["players"][0]["amber"] += sum(gained)

    change_views(page, gain)
    sit_with_bots(page, "keyforge")
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Poddaj się").click()
    # Without motion a number goes when the page's clock says so, which stands still.
    page.clock.install()
    page.clock.pause_at(page.evaluate("Date.now()") + 1000)
    gained.append(5)
    page.get_by_role("dialog", name="Poddać partię?").get_by_role("button", name="Poddaj się").click()
    floating = page.locator(".floating-number", has_text="+5")
    expect(floating).to_have_count(1)
    assert page.evaluate(ON_TOP, ".floating-number")
    page.clock.run_for(700)
    over = page.get_by_role("dialog", name="Koniec partii")
    expect(over).to_be_visible()
    expect(floating).to_have_count(1)
    assert not page.evaluate(ON_TOP, ".floating-number")
    over.get_by_role("link", name="Strona główna").click()
    expect(page.get_by_role("article").first).to_be_visible()
    expect(floating).to_have_count(0)


# Around what a line is drawn, and what cuts it off.
CUT = """() => [...document.querySelectorAll(".prompt *")]
  .filter((one) => getComputedStyle(one).outlineStyle !== "none")
  .map((one) => one.parentElement.closest(".said")?.className ?? "")"""


# How far the line around the question reaches beyond the bar, at its worst side.
BEYOND = """() => {
  const bar = document.querySelector(".prompt").getBoundingClientRect();
  const said = document.querySelector(".prompt .said");
  const { outlineWidth, outlineOffset } = getComputedStyle(said);
  const around = parseFloat(outlineWidth) + parseFloat(outlineOffset);
  const box = said.getBoundingClientRect();
  return [box.height, Math.max(bar.top - box.top, bar.left - box.left, box.right - bar.right) + around];
}"""


def test_the_line_around_the_question_does_not_run_through_what_led_to_it(visit: Visit) -> None:
    page = visit("", viewport={"width": 360, "height": 740})
    sit_with_bots(page, "cardia")
    page.keyboard.press("Tab")
    page.locator("[data-prompt]").evaluate("(prompt) => prompt.focus()")
    assert page.evaluate(CUT) == [""]
    # Nor does it leave the bar, however long the question is.
    page.locator("[data-prompt]").evaluate("(prompt) => prompt.append(' ' + 'Wybierz kartę. '.repeat(16))")
    height, beyond = page.evaluate(BEYOND)
    assert height > 4 * 16, "four lines"
    assert beyond <= 0


def test_arrows_scroll_what_is_read(visit: Visit) -> None:
    """On the table they go from thing to thing; in a log that has the focus they scroll it."""
    page = visit("")
    sit_with_bots(page, "vale")
    play_on(page, 20)
    log = log_of(page)
    page.wait_for_function(AT_THE_END, arg=log.element_handle())
    log.focus()
    top = log.evaluate("(log) => log.scrollTop")
    page.keyboard.press("ArrowUp")
    page.wait_for_function("([log, top]) => log.scrollTop < top", arg=[log.element_handle(), top])
    expect(log).to_be_focused()
    page.locator("[data-prompt]").evaluate("(prompt) => prompt.focus()")
    page.keyboard.press("ArrowUp")
    expect(page.locator("button.thing:focus")).to_have_count(1)


# Quotation marks that open at the end of a part of a line, before the name that they belong to.
LEFT_ALONE = """(log) => {
  const found = [];
  const texts = document.createTreeWalker(log, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) if (/[„“]\\s*$/.test(texts.currentNode.data)) found.push(texts.currentNode.data);
  return found;
}"""


def test_a_quotation_mark_stays_with_its_name_in_every_language(visit: Visit) -> None:
    page = visit("", locale="en-GB")
    sit_with_bots(page, "mysthea")
    play_on(page, 25)
    log = page.get_by_role("log", name="Log")
    expect(log).to_contain_text("“")
    assert log.evaluate(LEFT_ALONE) == []
