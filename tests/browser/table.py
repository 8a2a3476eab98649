"""What a player does at the table, in a player's words."""

import json
import os
import re
import time
from collections.abc import Callable
from typing import Any

from playwright.sync_api import FloatRect, Locator, Page, WebSocketRoute, expect

# What else the machine is doing decides how long a page takes; nobody waits longer than it takes.
PATIENCE = 60_000
MOST_ANSWERS = 400
WHOLE = "STOLIK_WHOLE" in os.environ
"""Are matches played to their end of which a part says as much?"""
CONFIRM = re.compile("^(Potwierdź|Confirm):")


def on_the_shelf(page: Page, game: str = "Cardia") -> Locator:
    return page.get_by_role("article").filter(has=page.get_by_role("heading", name=game))


def play_a_bot(page: Page) -> None:
    on_the_shelf(page).get_by_role("button", name=re.compile("Zagraj z botem|Play a bot now")).click()
    expect(page.get_by_role("group", name=re.compile("Starcia|Encounters"), exact=False).first).to_be_visible()
    wait_for_turn(page)


def sit_with_bots(
    page: Page, game: str, seats: int = 2, level: str = "random", nickname: str = "Zofia", **options: object
) -> str:
    """At a table that is set up without the pages for it; bots of chance answer quickest. Gives the table's id."""
    page.request.post("/api/guest", data={"nickname": nickname}, timeout=PATIENCE)
    wish = {"game": game, "seats": seats, "open": False, "options": options}
    table: str = page.request.post("/api/tables", data=wish, timeout=PATIENCE).json()["id"]
    bots = [{"type": "bot", "seat": seat, "level": level} for seat in range(1, seats)]
    for command in (*bots, {"type": "start"}):
        done = page.request.post("/api/commands", data={**command, "table": table}, timeout=PATIENCE)
        assert done.ok, done.text()
    page.goto(f"/table/{table}")
    expect(page.locator(".board")).to_be_visible()
    wait_for_turn(page)
    return table


def wait_for_turn(page: Page) -> None:
    """Until something is asked of this player, or the match is over."""
    page.locator("[data-listed], [data-over]").first.wait_for(state="attached")


def asked(page: Page) -> str | None:
    """The number of the question that this player is to answer."""
    number: str | None = page.evaluate("document.querySelector('.prompt')?.dataset.asked ?? null")
    return number


def answered(page: Page, number: str | None) -> None:
    """Until a question is no longer open; what follows from the answer may still be on its way."""
    page.wait_for_function("(number) => document.querySelector('.prompt')?.dataset.asked !== number", arg=number)


def go_on(page: Page, before: str | None) -> None:
    """Until a question is answered and another one is asked, or the match is over."""
    answered(page, before)
    wait_for_turn(page)


def options(page: Page) -> Locator:
    """Everything that may be answered, in the list that is one key away; it need not stand open."""
    return page.locator("[data-listed]")


def offered(page: Page) -> list[str]:
    """The ids of all that may be answered now."""
    return options(page).evaluate_all("all => all.map((one) => one.dataset.listed)")


def take(page: Page, number: int = 0) -> None:
    """From that list."""
    before = asked(page)
    for again in range(12):
        option = options(page).nth(number % options(page).count())
        if not option.is_visible():
            page.keyboard.press("a")
        option.click()
        confirm = page.get_by_role("button", name=CONFIRM)
        if confirm.count():
            confirm.first.click()
        if asked(page) != before:
            return
        # A click on what came under a resting pointer does not count: let it move.
        page.mouse.move(2, 2 + again % 2)
    raise AssertionError(f"not taken: {number} of {offered(page)}")


PLAY_ON = """async ([most, until, liked, alone]) => {
  const prompt = () => document.querySelector(".prompt");
  const listed = () => [...document.querySelectorAll("[data-listed]")];
  const over = () => document.querySelector("[data-over]") !== null;
  const ready = async (so) => {
    for (const until = Date.now() + 60_000; !so(); await new Promise((later) => setTimeout(later, 4)))
      if (Date.now() > until) throw new Error(`nothing happens: ${document.body.innerText.slice(0, 400)}`);
  };
  for (let n = 0; n < most; n++) {
    await ready(() => over() || listed().length);
    const all = listed();
    const found = all.some((one) => one.dataset.listed.startsWith(until)) || prompt().innerText.includes(until);
    if (over() || (until && found)) return n;
    const before = prompt().dataset.asked;
    const wish = liked.map((kind) => all.find((one) => one.dataset.listed.startsWith(kind))).find(Boolean);
    (wish ?? all[n % all.length]).click();
    await new Promise((later) => setTimeout(later));
    document.querySelector(".confirm:not(.absent)")?.click();
    await ready(() => over() || prompt().dataset.asked !== before);
  }
  if (alone) await ready(() => over() || listed().length);
  return most;
}"""


# Writes down every line that stands in the prompt, however briefly.
WATCH = """
  window.told = [];
  new MutationObserver(() => {
    const said = document.querySelector("[data-prompt]")?.innerText ?? "";
    if (said && said !== window.told.at(-1)) window.told.push(said);
  }).observe(document, { subtree: true, childList: true, characterData: true });
"""


def set_pace(page: Page, pace: str) -> None:
    """On a busy machine a page that is only just there may write down the pace it was opened with once more."""
    for _ in range(5):
        page.evaluate("(pace) => localStorage.setItem('stolik-settings', JSON.stringify({pace}))", pace)
        page.reload()
        if page.evaluate("JSON.parse(localStorage['stolik-settings']).pace") == pace:
            return
    raise AssertionError(f"the pace does not stay {pace}")


def play_on(page: Page, most: int = MOST_ANSWERS, *liked: str, until: str = "") -> int:
    """Quickly, from the list, to get somewhere: until the match is over, or the question or an option says so."""
    count: int = page.evaluate(PLAY_ON, [most, until, liked, True])
    return count


def play_together(*pages: Page) -> None:
    """Quickly, to the end of a match among these people."""
    until = time.monotonic() + 270
    while not is_over(pages[0]):
        assert time.monotonic() < until, f"the match does not end: {question(pages[0])}"
        for page in pages:
            if options(page).count():
                page.evaluate(PLAY_ON, [1, "", [], False])
        pages[0].wait_for_timeout(10)


def legal_cards(page: Page) -> Locator:
    """Also the one that the pointer, resting on its option, points out."""
    return page.locator("button.piece:is(.legal, .chosen)")


def is_over(page: Page) -> bool:
    return page.locator("[data-over]").count() > 0


def answer(page: Page, number: int = 0, *, touch: bool = False) -> None:
    """By mouse or finger, on the card if it is one, otherwise in the prompt; what makes one answer is marked first."""
    before = asked(page)
    assert before is not None, f"nothing is asked: {question(page)}"
    for another in range(number, number + 12):
        _point(page, another, Locator.tap if touch else Locator.click)
        if asked(page) != before:
            return
        # A click on what came under a resting pointer does not count: let it move.
        page.mouse.move(2, 2 + another % 2)
    raise AssertionError(f"no answer to {question(page)!r} among {offered(page)}")


def _point(page: Page, number: int, press: Callable[[Locator], None]) -> None:
    cards = legal_cards(page)
    if count := cards.count():
        card = cards.nth(number % count)
        card.scroll_into_view_if_needed()
        press(card)
        verbs = page.locator("[data-verb]")
        if verbs.count():
            press(verbs.nth(number % verbs.count()))
    else:
        words = page.locator("[data-choice]")
        press(words.nth(number % words.count()))
    for last in (page.locator("[data-finish]:enabled"), page.get_by_role("button", name=CONFIRM)):
        if last.count():
            press(last.first)


def finish_marking(page: Page) -> None:
    """Where several things make one answer: that is all."""
    done = page.locator("[data-finish]:enabled")
    if done.count():
        done.click()


def change_views(page: Page, change: Callable[[dict[str, Any]], None]) -> None:
    """Change what the server says of the table on its way to a page: what would take a whole match to come about."""

    def connect(route: WebSocketRoute) -> None:
        server = route.connect_to_server()
        route.on_message(server.send)

        def heard(said: str | bytes) -> None:
            message = json.loads(said)
            for scene in [*message.get("pages", []), message]:
                if "view" in scene:
                    change(scene["view"])
            route.send(json.dumps(message))

        server.on_message(heard)

    page.route_web_socket("**/api/socket", connect)


class Connection:
    """What a page has answered, whoever gave it (somebody who plays there, or the page by itself), how often it asked
    for all there is, and what it sees."""

    def __init__(self, page: Page) -> None:
        self.answers = self.watches = 0
        self.refusing = False
        self.view: dict[str, Any] = {}
        page.route_web_socket("**/api/socket", self.connect)

    def connect(self, route: WebSocketRoute) -> None:
        server = route.connect_to_server()

        def said(text: str | bytes) -> None:
            wish = json.loads(text)
            self.answers += wish["type"] == "answer"
            self.watches += wish["type"] == "watch"
            if wish["type"] == "answer" and self.refusing:
                route.send(json.dumps({"type": "problem", "id": wish["id"], "code": "busy", "text": "Nie teraz"}))
            else:
                server.send(text)

        def heard(text: str | bytes) -> None:
            self.view = json.loads(text).get("view") or self.view
            route.send(text)

        route.on_message(said)
        server.on_message(heard)


def box_of(drawn: Locator) -> FloatRect:
    box = drawn.bounding_box()
    assert box is not None
    return box


def question(page: Page) -> str:
    return page.locator("[data-prompt]").inner_text()


def names_in_hand(page: Page) -> list[str]:
    return page.locator(".near-hand .piece .name").all_inner_texts()
