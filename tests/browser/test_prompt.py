"""The bar in which a question is put and answered: all of it can be read, at every width, with a hint beside it."""

import json

import pytest
from playwright.sync_api import Page, Route, expect
from tests.browser.conftest import Visit
from tests.browser.table import asked, play_on, sit_with_bots, wait_for_turn

WIDTHS = (360, 820, 1101, 1366, 1920)
# Buttons of the bar that reach beyond it or the screen, and texts on them that are cut off. What stands in a strip that
# is drawn along with a finger may lie beyond its edge.
CUT_OFF = """() => {
  const bar = document.querySelector(".prompt");
  const inside = (box, around) =>
    box.left >= around.left - 1 && box.right <= around.right + 1 &&
    box.top >= around.top - 1 && box.bottom <= around.bottom + 1;
  const screen = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
  const cut = [];
  for (const one of bar.querySelectorAll("button")) {
    if (one.closest("[popover], .ruler") || !one.checkVisibility({ visibilityProperty: true })) continue;
    const strip = one.closest(".strip, .verbs");
    const box = (strip ?? one).getBoundingClientRect();
    const places = [bar, ...(strip ? [] : [one.parentElement.closest("ul, .prompt > *")])];
    if (!inside(box, screen) || !places.every((place) => inside(box, place.getBoundingClientRect())))
      cut.push(`beyond its place: ${one.innerText}`);
    for (const part of [one, ...one.querySelectorAll("*:not(.hidden-text, svg, svg *)")])
      if ((part.clientWidth && part.scrollWidth > part.clientWidth + 1) ||
          (part.clientHeight && part.scrollHeight > part.clientHeight + 1))
        cut.push(`cut off: ${one.innerText} (${part.className})`);
  }
  // On a phone the advice takes the place of the question, which is still read out.
  const text = bar.querySelector("[data-prompt]");
  const words = document.createRange();
  words.selectNodeContents(text);
  const gone = getComputedStyle(text).clipPath !== "none";
  if (!gone && (!inside(words.getBoundingClientRect(), bar.querySelector(".said").getBoundingClientRect())
      || text.scrollWidth > text.clientWidth + 1 || text.scrollHeight > text.clientHeight + 1))
    cut.push(`question cut off: ${text.innerText}`);
  const advice = bar.querySelector(".advice span");
  if (advice && innerWidth > 1100 &&
      (advice.scrollHeight > advice.clientHeight + 1 || !inside(advice.getBoundingClientRect(), screen)))
    cut.push(`advice cut off: ${advice.innerText}`);
  if (gone && innerWidth > 720) cut.push(`no question: ${text.innerText}`);
  return cut;
}"""
SETTLED = "() => new Promise((on) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(on, 20))))"
# The option that takes the most words, and the next.
LONGEST = """() => [...document.querySelectorAll("[data-listed]")]
  .sort((one, other) => other.innerText.length - one.innerText.length).map((one) => one.dataset.listed)"""


def cut_off(page: Page) -> dict[int, list[str]]:
    found = {}
    for width in WIDTHS:
        page.set_viewport_size({"width": width, "height": 740 if width < 600 else 1180 if width < 1000 else 768})
        page.evaluate(SETTLED)
        if cut := page.evaluate(CUT_OFF):
            found[width] = cut
    return found


def advise_at_length(page: Page) -> None:
    """Whatever is asked, the expert would do what takes the most words to say; nobody has to think for that."""

    def hint(route: Route) -> None:
        if route.request.post_data_json["type"] != "hint":
            route.continue_()
            return
        option, *others = page.evaluate(LONGEST)
        said = {"question": int(asked(page) or 0), "option": option, "share": 0.48, "chance": 0.5}
        hint = {**said, **({"second": others[0], "cost": 0.12} if others else {})}
        route.fulfill(body=json.dumps({"type": "done", "hint": hint}), content_type="application/json")

    page.route("**/api/commands", hint)


@pytest.mark.parametrize(
    ("game", "confirm"),
    # Where every answer is confirmed, there is least room.
    [("cardia", "touch"), ("vale", "touch"), ("ostium", "touch"), ("mysthea", "touch"), ("keyforge", "always")],
)
def test_neither_question_nor_button_of_the_prompt_is_cut_off(visit: Visit, game: str, confirm: str) -> None:
    page = visit("")
    page.add_init_script(f"localStorage['stolik-settings'] = JSON.stringify({{pace: 'off', confirm: '{confirm}'}})")
    sit_with_bots(page, game)
    advise_at_length(page)
    found = {}
    for turn in range(2):
        for language, other in (("pl", "English"), ("en", "Polski")):
            expect(page.locator("html")).to_have_attribute("lang", language)
            expect(page.get_by_role("button", name="Hint" if language == "en" else "Podpowiedź")).to_be_attached()
            found[f"{turn} {language} without a hint"] = cut_off(page)
            page.keyboard.press("p")
            page.locator(".advice").wait_for()
            found[f"{turn} {language} with a hint"] = cut_off(page)
            page.keyboard.press("Escape")
            expect(page.locator(".advice")).to_be_hidden()
            page.get_by_role("button", name=other).click()
        expect(page.locator("html")).to_have_attribute("lang", "pl")
        wait_for_turn(page)
        play_on(page, 2)
    assert {where: what for where, what in found.items() if what} == {}


# How far the frame around something reaches beyond what shows it, on each side.
FRAME = """(one) => {
  const { outlineStyle, outlineWidth, outlineOffset } = getComputedStyle(one);
  const grown = outlineStyle === "none" ? -1e6 : parseFloat(outlineWidth) + parseFloat(outlineOffset);
  const { left, top, right, bottom } = one.getBoundingClientRect();
  const places = [{ left: 0, top: 0, right: innerWidth, bottom: innerHeight }];
  for (let around = one.parentElement; around; around = around.parentElement)
    if (getComputedStyle(around).overflowX !== "visible" && around.closest(".prompt"))
      places.push(around.getBoundingClientRect());
  return places.flatMap((place) => [
    place.left - (left - grown), place.top - (top - grown), right + grown - place.right, bottom + grown - place.bottom,
  ]).map(Math.round);
}"""


def test_on_a_phone_the_frame_around_a_verb_is_whole(visit: Visit) -> None:
    page = visit("", viewport={"width": 360, "height": 740}, has_touch=True)
    sit_with_bots(page, "vale")
    play_on(page, 40, until="sell-")
    page.locator(".thing.legal:visible").first.focus()
    page.keyboard.press("Enter")
    verbs = page.locator(".prompt .verbs button")
    expect(verbs.first).to_be_focused()
    assert verbs.count() > 1
    for number in range(verbs.count()):
        expect(verbs.nth(number)).to_be_focused()
        beyond = verbs.nth(number).evaluate(FRAME)
        assert -1e5 < max(beyond) <= 0, (verbs.nth(number).inner_text(), beyond)
        page.keyboard.press("ArrowRight")


def test_on_a_phone_what_the_expert_would_choose_lies_in_sight_with_its_frame(visit: Visit) -> None:
    page = visit("", viewport={"width": 360, "height": 740}, has_touch=True)
    sit_with_bots(page, "cardia")
    words = page.locator(".strip [data-choice]")
    for _ in range(60):
        if words.count() > 2:
            break
        play_on(page, 1)
    last = words.last.get_attribute("data-choice")

    def hint(route: Route) -> None:
        said = {"question": int(asked(page) or 0), "option": last, "share": 0.8, "chance": 0.5}
        route.fulfill(body=json.dumps({"type": "done", "hint": said}), content_type="application/json")

    page.route("**/api/commands", hint)
    page.evaluate("document.querySelector('.strip').style.maxWidth = '12rem'")
    page.keyboard.press("p")
    hinted = page.locator(".strip .hinted")
    expect(hinted).to_have_attribute("data-choice", last or "")
    expect(hinted).to_be_in_viewport(ratio=1)
    beyond = hinted.evaluate(FRAME)
    assert -1e5 < max(beyond) <= 0, beyond
