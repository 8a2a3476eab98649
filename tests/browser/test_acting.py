"""Acting on things at a real table, and room for it: keys, the pointer, the reader, small and large screens."""

import re

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import Visit
from tests.browser.table import (
    MOST_ANSWERS,
    answered,
    asked,
    box_of,
    is_over,
    legal_cards,
    offered,
    play_on,
    question,
    sit_with_bots,
    wait_for_turn,
)
from tests.browser.test_vale import play_bots, play_until

VERBS = "[data-verb]"


def test_numbers_run_over_cards_as_they_lie(visit: Visit) -> None:
    page = visit("")
    sit_with_bots(page, "cardia")
    keys = page.locator(".near-hand .thing > .key")
    expect(keys).to_have_count(5)
    places = keys.evaluate_all("all => all.map((one) => [one.innerText, one.getBoundingClientRect().x])")
    assert [key for key, _ in sorted(places, key=lambda place: place[1])] == ["1", "2", "3", "4", "5"]


def test_what_is_not_done_lightly_has_no_key_and_asks_first(visit: Visit) -> None:
    page = visit("")
    play_bots(page, 2)
    play_until(page, "release-", "summon-")
    creature = page.locator(".near .area .thing.possible").first
    expect(creature).to_be_visible()
    expect(creature.locator(".key")).to_have_count(0)
    assert not re.search(r"\d", creature.get_attribute("aria-keyshortcuts") or "")
    before = offered(page)
    creature.click()
    expect(page.locator(f"{VERBS}[data-verb^=release]")).to_be_visible()
    assert offered(page) == before, "nothing has happened yet"
    page.keyboard.press("Escape")
    expect(page.locator(VERBS)).to_have_count(0)


COVERED = """() => {
  const seen = (one) => one.checkVisibility({visibilityProperty: true}) && !one.closest("[popover], .ruler");
  const all = [...document.querySelectorAll(".prompt button")].filter(seen);
  const boxes = all.map((one) => [one.innerText, one.getBoundingClientRect()]);
  return boxes.flatMap(([a, one], n) => boxes.slice(n + 1).flatMap(([b, other]) =>
    one.x < other.right - 1 && other.x < one.right - 1 && one.y < other.bottom - 1 && other.y < one.bottom - 1
      ? [[a, b]] : []));
}"""


def test_a_turn_is_ended_in_one_place_with_one_key(visit: Visit) -> None:
    page = visit("")
    play_bots(page, 2)
    play_until(page, "end-turn")
    end = page.get_by_role("button", name="Zakończ turę")
    expect(end).to_have_count(1)
    place = box_of(end)
    before = asked(page)
    page.keyboard.press("p")
    expect(page.locator(".advice")).to_be_visible()
    assert page.evaluate(COVERED) == [], "advice pushes no button over another"
    page.keyboard.press("e")
    answered(page, before)
    play_until(page, "end-turn")
    again = box_of(end)
    assert again["x"] + again["width"] == place["x"] + place["width"]
    assert again["y"] == place["y"]


def test_a_key_that_is_held_or_hurried_gives_one_answer(visit: Visit) -> None:
    """Whoever pays with key 1 does not release a card with the next press of it."""
    page = visit("")
    play_bots(page, 2)
    play_until(page, "zapłać", "summon-")
    before = asked(page)
    page.evaluate("document.activeElement.blur()")
    page.keyboard.down("1")
    answered(page, before)
    wait_for_turn(page)
    after = asked(page)
    page.keyboard.down("1")  # the key repeats
    page.keyboard.up("1")
    page.wait_for_timeout(200)
    assert asked(page) == after, "nothing was released"


PRESS_TWICE = """async ([title, gesture]) => {
  const stage = document.querySelector(`[data-stage="${title}"]`);
  const press = () => gesture === "key"
    ? window.dispatchEvent(new KeyboardEvent("keydown", {key: "e", bubbles: true}))
    : stage.querySelector("[data-choice]").dispatchEvent(new MouseEvent("click", {bubbles: true, detail: 1}));
  const now = performance.now();
  performance.now = () => now;  // a slow machine does not make it slow
  const frame = () => new Promise((drawn) => requestAnimationFrame(drawn));
  stage.querySelector("[data-choice]").focus();
  press();
  for (let n = 0; !stage.querySelector("[data-choice=release]"); n++) {
    if (n > 600) throw new Error(`not pressed: ${stage.innerText}`);
    await frame();
  }
  await frame();
  stage.querySelector("[data-choice]").focus();
  press();
  delete performance.now;
}"""


@pytest.mark.nothing_dealt
@pytest.mark.parametrize("gesture", ["click", "key"])
def test_what_comes_under_the_pointer_or_the_key_is_not_pressed_by_the_same_gesture(visit: Visit, gesture: str) -> None:
    page = visit("/kit", locale="en-US")
    title = "One after the other"
    stage = page.locator(f'[data-stage="{title}"]')
    expect(stage.locator("[data-choice=pay]")).to_be_visible()
    page.wait_for_timeout(500)  # it has been seen
    page.evaluate(PRESS_TWICE, [title, gesture])
    page.wait_for_timeout(200)
    expect(stage.locator("[data-answered]")).to_have_attribute("data-answered", "pay")
    # Seen and meant, it is pressed like any other.
    page.wait_for_timeout(500)
    stage.locator("[data-choice=release]").click()
    expect(stage.locator("[data-answered]")).to_have_attribute("data-answered", "pay release")


def test_the_reader_forgets_what_has_left_the_table(visit: Visit) -> None:
    page = visit("")
    play_bots(page, 2)
    reader = page.get_by_role("group", name="Karta z bliska")
    play_until(page, "sell-")
    mine = page.locator(".hunted .piece.legal").first
    mine.hover()
    expect(reader).to_contain_text("Znacznik")
    mine.click()
    page.locator(f"{VERBS}[data-verb^=sell]").click()
    expect(reader).not_to_contain_text("Znacznik")


@pytest.mark.parametrize("width", [960, 800, 700])
def test_a_card_is_read_by_pointing_at_it_at_every_width(visit: Visit, width: int) -> None:
    page = visit("", viewport={"width": width, "height": 760})
    sit_with_bots(page, "cardia")
    card = legal_cards(page).nth(1)
    box = box_of(card)
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.mouse.move(box["x"] + box["width"] / 2 + 3, box["y"] + box["height"] / 2)
    peek = page.locator(".peek")
    expect(peek).to_contain_text(card.locator(".name").inner_text())
    size = "(one) => parseFloat(getComputedStyle(one.querySelector('.text')).fontSize)"
    assert peek.evaluate(size) >= 14
    shown = box_of(peek)
    assert 0 <= shown["x"] <= width - shown["width"]
    page.mouse.move(3, 300)
    expect(peek).to_have_count(0)


def test_on_a_phone_the_question_stays_to_be_read_while_an_answer_is_confirmed(visit: Visit) -> None:
    page = visit("", viewport={"width": 360, "height": 740}, has_touch=True, is_mobile=True)
    sit_with_bots(page, "cardia")
    legal_cards(page).first.tap()
    confirm = page.get_by_role("button", name=re.compile("^Potwierdź"))
    expect(confirm).to_be_visible()
    prompt, button = box_of(page.locator("[data-prompt]")), box_of(confirm)
    apart = button["y"] >= prompt["y"] + prompt["height"] or button["x"] >= prompt["x"] + prompt["width"]
    assert apart, "the button covers the question"


def test_on_a_phone_what_one_has_stays_in_sight(visit: Visit) -> None:
    page = visit("", viewport={"width": 360, "height": 740}, has_touch=True, is_mobile=True)
    play_bots(page, 4)
    for place in ("0", "document.querySelector('.scene').scrollHeight"):
        page.evaluate(f"document.querySelector('.scene').scrollTop = {place}")
        expect(page.locator(".me .points")).to_be_in_viewport(ratio=0.9)
        expect(page.locator(".me .stones")).to_be_in_viewport(ratio=0.9)


def test_on_a_phone_the_only_thing_to_do_takes_one_tap(visit: Visit) -> None:
    page = visit("", viewport={"width": 360, "height": 740}, has_touch=True, is_mobile=True)
    play_bots(page, 2)
    # Whoever sells everything has nothing left to do in the first round but to end the turn.
    play_on(page, 40, "sell-", until="end-turn")
    assert offered(page) == ["end-turn"]
    before = asked(page)
    page.wait_for_timeout(500)  # it has been seen
    page.get_by_role("button", name="Zakończ turę").tap()
    answered(page, before)


IN_SIGHT = """() => {
  const things = [...document.querySelectorAll(".thing.legal")].filter((one) => one.offsetWidth);
  return !things.length || things.some((one) => {
    const { x, y, width, height } = one.getBoundingClientRect();
    return one.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  });
}"""


def test_on_a_phone_something_that_can_be_done_is_brought_into_sight(visit: Visit) -> None:
    """Whoever has looked elsewhere is not left with a table on which nothing seems possible."""
    page = visit("", viewport={"width": 360, "height": 740}, has_touch=True, is_mobile=True)
    play_bots(page, 2)
    for turn in range(24):
        page.evaluate(f"document.querySelector('.scene').scrollTop = {turn % 2 * 2000}")
        play_on(page, 1, ("sell-", "tame-")[turn % 2], "summon-", "tame-")
        page.wait_for_function(IN_SIGHT)


@pytest.mark.parametrize(("width", "height"), [(1366, 768), (1920, 1080), (2560, 1440), (820, 1180)])
def test_the_table_uses_the_screen(visit: Visit, width: int, height: int) -> None:
    """Nothing scrolls, and the cards are as large as the screen allows: where there is room they carry their text."""
    page = visit("", viewport={"width": width, "height": height})
    sit_with_bots(page, "cardia")
    play_on(page, 3)
    assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")
    card = box_of(page.locator(".near-hand .piece").first)
    assert card["height"] > height * 0.155
    carries = "(one) => one.querySelector('.text').getBoundingClientRect().height > 0"
    assert page.locator(".near-hand .piece").first.evaluate(carries) == (card["width"] >= 150)
    if width >= 2560:
        assert card["width"] >= 200


# How much of the scene is table: from the first thing on it to the last, in both directions; and what sticks out.
FILLED = """() => {
  const scene = document.querySelector(".scene"), { width, height } = scene.getBoundingClientRect();
  const seen = (one) => one.checkVisibility({ visibilityProperty: true }) && one.offsetWidth;
  const things = [...scene.querySelectorAll(".thing, .piece, .pile, .slot, .cell, .spot, .panel")].filter(seen);
  const boxes = things.map((one) => one.getBoundingClientRect());
  const across = Math.max(...boxes.map((box) => box.right)) - Math.min(...boxes.map((box) => box.left));
  // An empty hand has its place all the same.
  const hands = [...scene.querySelectorAll(".near-hand, .hand")].filter(seen);
  boxes.push(...hands.map((one) => one.getBoundingClientRect()));
  const down = Math.max(...boxes.map((box) => box.bottom)) - Math.min(...boxes.map((box) => box.top));
  return { across: across / width, down: down / height, wide: scene.scrollWidth > scene.clientWidth + 1,
           high: scene.scrollHeight > scene.clientHeight + 1, page: document.documentElement.scrollWidth > innerWidth };
}"""


@pytest.mark.parametrize("game", ["cardia", "vale", "ostium", "mysthea", "keyforge"])
def test_every_table_uses_every_screen(visit: Visit, game: str) -> None:
    """From a laptop to a large screen nothing scrolls; on a tablet and a phone nothing goes sideways."""
    page = visit("")
    sit_with_bots(page, game)
    play_on(page, 6)
    for width, height in ((1366, 768), (1920, 1080), (2560, 1440), (1024, 768), (820, 1180), (360, 740)):
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate("() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))")
        found = page.evaluate(FILLED)
        assert not found["wide"], (width, found)
        assert not found["page"], (width, found)
        assert found["across"] > 0.8, (width, found)
        assert found["down"] > 0.8, (width, found)
        if width >= 1366:
            assert not found["high"], (width, found)


def test_the_reader_cuts_nothing_off(visit: Visit) -> None:
    page = visit("")
    play_bots(page, 2)
    reader = page.locator("aside .reader").first
    for _ in range(4):
        for card in page.locator(".hunted .piece, .near .piece").all():
            card.hover()
            expect(reader).to_contain_text(card.locator(".name").inner_text())
            page.wait_for_timeout(160)  # what the rules say of it comes a little later
            assert reader.evaluate("(one) => one.scrollHeight <= one.clientHeight + 1"), reader.inner_text()
        if is_over(page):
            break
        play_on(page, 5, "tame-", "sell-", "summon-")


def test_on_a_phone_the_next_encounter_is_in_sight_after_a_look_at_an_older_one(visit: Visit) -> None:
    page = visit("", viewport={"width": 360, "height": 740})
    sit_with_bots(page, "cardia")
    rows = page.locator(".rows")
    right = "(rows) => rows.scrollWidth - rows.clientWidth - rows.scrollLeft"
    for _ in range(MOST_ANSWERS):
        if "do tego starcia" not in question(page) and rows.locator(".encounter").count() > 5:
            break
        play_on(page, 1)
        assert not is_over(page)
    rows.evaluate("(rows) => rows.scrollTo(0, 0)")
    while "do tego starcia" not in question(page):
        play_on(page, 1)
        assert not is_over(page)
    page.wait_for_function(f"(rows) => ({right})(rows) < 2", arg=rows.element_handle(), timeout=4000)
