"""The kit's own page: every part in every state, and every way of acting on things."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect
from tests.browser.conftest import ROOT, Visit
from tests.browser.table import box_of
from tests.browser.test_around import SCREENS, other, problems

pytestmark = pytest.mark.nothing_dealt


def stage(page: Page, title: str) -> Locator:
    return page.locator(f'[data-stage="{title}"]')


def thing(page: Page, title: str, name: str) -> Locator:
    return stage(page, title).locator(f'[data-thing="{name}"]')


def answered(page: Page, title: str) -> Locator:
    return stage(page, title).locator("[data-answered]")


LINES = "Two lines and a hand"


@pytest.mark.parametrize(("scheme", "width"), SCREENS)
def test_axe_finds_nothing_in_any_state(visit: Visit, scheme: str, width: int) -> None:
    page = visit("/kit", color_scheme=scheme, viewport={"width": width, "height": 768})
    expect(page.get_by_role("heading", name="The kit")).to_be_visible()
    assert page.locator("[data-stage]").count() >= 14
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    assert problems(page, also=other(scheme)) == []


def test_a_piece_is_a_tile_at_44_and_carries_its_text_from_150(visit: Visit) -> None:
    page = visit("/kit")
    text = "(one) => [...one.querySelectorAll('.text, .name')].map((part) => part.getBoundingClientRect().height > 0)"
    sizes = "A piece at every size"
    assert thing(page, sizes, "s44").evaluate(text) == [False, False]
    assert thing(page, sizes, "s95").evaluate(text) == [True, False]
    assert thing(page, sizes, "s150").evaluate(text) == [True, True]
    # Nothing of a long text is cut off, and it can be read.
    for width in (150, 200, 248):
        fits = (
            "(one) => (({scrollHeight, clientHeight}) => scrollHeight <= clientHeight + 1)(one.querySelector('.text'))"
        )
        assert thing(page, sizes, f"t{width}").evaluate(fits), width
        size = "(one) => parseFloat(getComputedStyle(one.querySelector('.text')).fontSize)"
        assert thing(page, sizes, f"t{width}").evaluate(size) >= 10
    sizes_read = (
        stage(page, "For reading")
        .locator(".text")
        .evaluate_all("all => all.map((one) => parseFloat(getComputedStyle(one).fontSize))")
    )
    assert min(sizes_read) >= 14


def test_marks_go_by_their_own_card_wherever_it_lies(visit: Visit) -> None:
    page = visit("/kit")
    sizes = "() => [...document.querySelectorAll('.card :is(.burst, .gem, .seal, .state)')].map((m) => m.clientWidth)"
    expect(thing(page, "States at 95 px", "state-95-everything")).to_be_visible()
    before = page.evaluate(sizes)
    page.evaluate("document.querySelector('main').classList.add('wide', 'open', 'turned', 'inner')")
    assert page.evaluate(sizes) == before


# Marks that lie on the words of a card that is large enough to be read.
HIDING = """() => [...document.querySelectorAll('.card:not(.wide)')].flatMap((card) => {
  const words = document.createRange();
  const name = card.querySelector('.name span');
  if (!name || card.clientWidth < 150) return [];
  words.selectNodeContents(name);
  const lines = [...words.getClientRects()];
  return [...card.querySelectorAll('.seal, .gem, .burst, .shield, .mark, .printed')].filter((mark) => {
    const { left, right, top, bottom } = mark.getBoundingClientRect();
    const over = (line) => left < line.right && right > line.left && top < line.bottom - 2 && bottom > line.top + 2;
    return lines.some(over);
  }).map((mark) => `${mark.className} on ${name.textContent}, ${card.clientWidth}`);
})"""


def test_no_mark_hides_a_name(visit: Visit) -> None:
    page = visit("/kit")
    expect(thing(page, "A piece at every size", "t248")).to_be_visible()
    assert page.evaluate(HIDING) == []


def test_what_a_piece_shows_is_said_too(visit: Visit) -> None:
    page = visit("/kit", locale="en-US")
    said = thing(page, "States at 95 px", "state-95-everything").inner_text()
    for word in ("exhausted", "burst 3", "shield 2", "gem 2"):
        assert word in said


def test_one_verb_acts_at_once_and_several_open_at_the_thing(visit: Visit) -> None:
    page = visit("/kit", locale="en-US")
    thing(page, LINES, "m3").click()
    expect(answered(page, LINES)).to_have_attribute("data-answered", "reap-m3")
    source = thing(page, LINES, "m2")
    source.click()
    verbs = page.locator("[data-verb]:visible")
    expect(verbs).to_have_count(2)
    near, box = box_of(source), box_of(verbs.first)
    assert abs(box["y"] - near["y"] - near["height"]) < 60, "the verbs stand at the thing"
    expect(stage(page, LINES).locator(".thing > .key")).to_have_count(0)  # a number means one thing at a time
    page.keyboard.press("Escape")
    expect(verbs).to_have_count(0)
    expect(source).to_be_focused()
    source.click()
    verbs.filter(has_text="Reap").click()
    expect(answered(page, LINES)).to_have_attribute("data-answered", "reap-m3 reap-m2")


def test_a_target_is_clicked_after_its_source(visit: Visit) -> None:
    page = visit("/kit", locale="en-US")
    thing(page, LINES, "m2").click()
    page.locator("[data-verb=fight]:visible").click()
    expect(stage(page, LINES).locator(".thing > .key")).to_have_count(3)
    for enemy, may in {"e1": False, "e2": True, "e4": True, "e5": False}.items():
        assert ("target" in (thing(page, LINES, enemy).get_attribute("class") or "")) == may
    thing(page, LINES, "e3").click()
    expect(answered(page, LINES)).to_have_attribute("data-answered", "fight-e3")
    # A card that can only be drawn to a place waits for the place at once.
    thing(page, LINES, "h1").click()
    thing(page, LINES, "right").click()
    expect(answered(page, LINES)).to_have_attribute("data-answered", "fight-e3 right")


def test_a_target_is_drawn_to_with_the_mouse(visit: Visit) -> None:
    page = visit("/kit")
    thing(page, LINES, "m2").scroll_into_view_if_needed()
    thing(page, LINES, "m2").drag_to(thing(page, LINES, "e4"))
    expect(answered(page, LINES)).to_have_attribute("data-answered", "fight-e4")
    expect(stage(page, LINES).locator(".lines")).to_have_count(0)
    # Let go beside everything: nothing has happened.
    thing(page, LINES, "m2").drag_to(stage(page, LINES).locator(".stepper"))
    expect(answered(page, LINES)).to_have_attribute("data-answered", "fight-e4")
    expect(thing(page, LINES, "m2")).not_to_have_class("source")


def test_keys_run_over_things_as_they_lie_on_the_screen(visit: Visit) -> None:
    page = visit("/kit")
    keys = stage(page, LINES).locator(".thing > .key")
    expect(keys).to_have_count(3)
    assert keys.evaluate_all("all => all.map((one) => one.parentElement.dataset.thing)") == ["m2", "m3", "h1"]
    thing(page, LINES, "m2").focus()
    page.keyboard.press("2")
    expect(answered(page, LINES)).to_have_attribute("data-answered", "reap-m3")
    page.wait_for_timeout(500)  # a key that follows at once was meant for what was asked before
    page.keyboard.press("1")
    expect(stage(page, LINES).locator("[data-verb]:visible")).to_have_count(2)
    page.keyboard.press("2")
    # Now the numbers run over the targets.
    expect(thing(page, LINES, "e2").locator(".key")).to_be_visible()
    assert keys.evaluate_all("all => all.map((one) => one.parentElement.dataset.thing)") == ["e2", "e3", "e4"]
    thing(page, LINES, "m2").focus()
    page.keyboard.press("3")
    expect(answered(page, LINES)).to_have_attribute("data-answered", "reap-m3 fight-e4")
    page.wait_for_timeout(500)
    thing(page, LINES, "m2").focus()
    page.keyboard.press("e")
    expect(answered(page, LINES)).to_have_attribute("data-answered", "reap-m3 fight-e4 end")


def test_the_end_does_not_take_the_key_of_what_was_there_before(visit: Visit) -> None:
    page = visit("/kit")
    title = "The last thing to do"
    thing(page, title, "last").focus()
    page.keyboard.press("1")
    expect(answered(page, title)).to_have_attribute("data-answered", "use")
    end = stage(page, title).locator("[data-choice=end]")
    expect(end.locator("kbd")).to_have_text("E")
    end.focus()
    page.wait_for_timeout(500)  # it has been seen
    page.keyboard.press("1")
    page.wait_for_timeout(200)
    expect(answered(page, title)).to_have_attribute("data-answered", "use")
    page.keyboard.press("e")
    expect(answered(page, title)).to_have_attribute("data-answered", "use end")


def test_the_whole_list_is_one_key_away(visit: Visit) -> None:
    page = visit("/kit")
    thing(page, LINES, "m2").focus()
    page.keyboard.press("a")
    listed = stage(page, LINES).locator("[data-listed]")
    expect(listed.first).to_be_visible()
    expect(listed).to_have_count(8)
    listed.filter(has_text="m2 → e2").click()
    expect(answered(page, LINES)).to_have_attribute("data-answered", "fight-e2")


def test_an_order_is_one_gesture(visit: Visit) -> None:
    page = visit("/kit", locale="en-US")
    title = "In which order"
    for name in ("o3", "o1", "o4", "o1"):
        thing(page, title, name).click()
    assert stage(page, title).locator(".ordinal").all_inner_texts() == ["1", "2"]
    thing(page, title, "o2").click()
    expect(answered(page, title)).to_have_attribute("data-answered", "")
    stage(page, title).get_by_role("button", name="Confirm (3)").click()
    expect(answered(page, title)).to_have_attribute("data-answered", "o3 o4 o2")


def test_the_word_that_ends_a_choice_is_not_given_once_all_are_chosen(visit: Visit) -> None:
    """It would answer the next such question."""
    page = visit("/kit", locale="en-US")
    title = "Up to two"
    for name in ("u2", "u1"):
        thing(page, title, name).click()
    stage(page, title).get_by_role("button", name="Confirm (2)").click()
    expect(answered(page, title)).to_have_attribute("data-answered", "u2 u1")
    page.wait_for_timeout(200)
    expect(answered(page, title)).to_have_attribute("data-answered", "u2 u1")


def test_unusual_ways_are_behind_a_button(visit: Visit) -> None:
    page = visit("/kit", locale="en-US")
    pay = stage(page, "Which way to pay")
    expect(pay.locator("[data-choice]")).to_have_count(1)
    pay.get_by_role("button", name="Another way").click()
    expect(pay.locator("[data-listed]:visible")).to_have_count(5)
    pay.locator("[data-listed]").nth(3).click()
    expect(answered(page, "Which way to pay")).to_have_attribute("data-answered", "pay-3")


def scale(page: Page) -> float:
    return float(stage(page, "A map").locator(".ground").evaluate("(one) => one.style.getPropertyValue('--scale')"))


def test_a_map_is_moved_and_scaled(visit: Visit) -> None:
    page = visit("/kit", locale="en-US")
    title = "A map"
    region = thing(page, title, "region-4")
    region.scroll_into_view_if_needed()
    whole = scale(page)
    fit = stage(page, title).get_by_role("button", name="Show everything")
    expect(fit).to_be_disabled()

    region.hover()
    page.mouse.wheel(0, -400)
    assert scale(page) > whole * 1.3
    before = box_of(region)
    page.mouse.down()
    page.mouse.move(before["x"] + 20, before["y"] + 40, steps=4)
    page.mouse.up()
    assert box_of(region) != before, "dragging moves the map"
    expect(answered(page, title)).to_have_attribute("data-answered", "")
    fit.click()
    assert scale(page) == whole

    thing(page, title, "region-0").focus()
    page.keyboard.press("+")
    page.keyboard.press("+")
    assert scale(page) > whole * 1.4
    page.keyboard.press("Home")
    assert scale(page) == whole
    thing(page, title, "region-0").click()
    thing(page, title, "region-3").click()
    expect(answered(page, title)).to_have_attribute("data-answered", "move-3")


def test_a_map_is_pinched(visit: Visit) -> None:
    page = visit("/kit", viewport={"width": 360, "height": 740}, has_touch=True, is_mobile=True)
    frame = stage(page, "A map").locator(".frame")
    frame.scroll_into_view_if_needed()
    box = box_of(frame)
    whole, x, y = scale(page), box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    touch = page.context.new_cdp_session(page)

    def fingers(kind: str, apart: float) -> None:
        points = [{"x": x - apart, "y": y, "id": 0}, {"x": x + apart, "y": y, "id": 1}] if kind != "touchEnd" else []
        touch.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    fingers("touchStart", 30)
    for apart in (40, 60, 90):
        fingers("touchMove", apart)
    fingers("touchEnd", 0)
    assert scale(page) > whole * 1.8


def test_on_a_phone_the_verbs_stand_where_the_question_was(visit: Visit) -> None:
    page = visit("/kit", locale="en-US", viewport={"width": 360, "height": 740}, has_touch=True, is_mobile=True)
    thing(page, LINES, "m2").tap()
    verbs = stage(page, LINES).locator(".prompt [data-verb]")
    expect(verbs).to_have_count(2)
    assert verbs.first.evaluate("(one) => one.getBoundingClientRect().height") >= 47
    verbs.filter(has_text="Reap").tap()
    expect(answered(page, LINES)).to_have_attribute("data-answered", "reap-m2")


def test_no_part_of_the_kit_knows_a_zone_or_token_of_a_game() -> None:
    """What a game calls its own is in its folder; only what every table has (a hand, a deck) may be said here."""
    common = {"hand", "deck", "discard", "hidden", "line", "marked"}
    zones = {
        name
        for file in (ROOT / "src" / "stolik" / "games").glob("*/words/**/*.ftl")
        for name in re.findall(r"^zone-([a-z]+)(?: |-)", file.read_text("utf-8"), re.MULTILINE)
    }
    assert {"row", "hunt", "area"} <= zones
    tokens = {
        "signet",
        "influence",
        "stone",
        "crystal",
        "gate",
        "amber",
        "house",
        "chain",
        "glory",
        "island",
        "encounter",
        "trigger",
    }
    for file in sorted((ROOT / "web" / "src" / "kit").iterdir()):
        code = re.sub(
            r"/\*.*?\*/|<!--.*?-->|^\s*//.*?$|<style>.*</style>",
            "",
            file.read_text("utf-8"),
            flags=re.DOTALL | re.MULTILINE,
        )
        assert not re.search(r"""from "\.\./games/(?!game")""", code), file.name
        names = set(re.findall(r"[\"'`]([a-z]+)[-_]", code))
        words = (
            names | set(re.findall(r"[\"'`]([a-z]+)[\"'`]", code)) | set(re.findall(r"\b([a-z]+?)s?\b\??[.:(]", code))
        )
        assert (names & (zones - common)) | (words & tokens) == set(), file.name
