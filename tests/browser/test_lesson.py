"""The lessons in a browser: followed by mouse and by keyboard, left, wandered from, and what comes after them."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect
from tests.browser.conftest import Visit
from tests.browser.table import answer, is_over, legal_cards, options, take, wait_for_turn
from tests.browser.test_around import SCREENS, other, problems

MOST_STEPS = 60


def learn(page: Page, game: str) -> Locator:
    """Begin a game's lesson; gives the place where it speaks."""
    shelf = page.locator("article").filter(has=page.get_by_role("heading", name=game))
    shelf.get_by_role("button", name=re.compile("Ucz się, grając|Learn by playing")).click()
    said = page.locator("[data-lesson]")
    expect(said).to_be_visible()
    wait_for_turn(page)
    return said


def step_of(page: Page) -> str:
    return page.locator("[data-lesson]").get_attribute("data-lesson") or ""


def wait_for_step(page: Page, before: str) -> None:
    """Until the lesson says something else, or the match is over."""
    page.locator(f'[data-over], [data-lesson]:not([data-lesson="{before}"])').first.wait_for(state="attached")


def test_cardias_lesson_to_its_end_by_mouse(visit: Visit) -> None:
    page = visit()
    said = learn(page, "Cardia")
    place = page.locator(".prompt").bounding_box()
    told: list[str] = []
    for _ in range(MOST_STEPS):
        if is_over(page):
            break
        assert options(page).count() == 1, "the lesson leads: one option glows"
        assert legal_cards(page).count() == 1
        assert page.locator(".prompt").bounding_box() == place, "nothing moves under the pointer"
        told.append(said.locator(".text").inner_text())
        before = step_of(page)
        answer(page)
        wait_for_step(page, before)
    assert len(told) == len(set(told)) == 9

    over = page.get_by_role("dialog", name="Koniec lekcji")
    expect(over).to_contain_text("pięcioma sygnetami")
    over.get_by_role("button", name="Zagraj z botem").click()
    expect(over).to_be_hidden()
    wait_for_turn(page)
    expect(page.locator("[data-lesson]")).to_have_count(0)
    assert options(page).count() == 5, "in a match of one's own every card may be played"


def test_the_vales_lesson_to_its_end_by_keyboard(visit: Visit) -> None:
    page = visit(locale="en-US")
    page.locator("article").filter(has=page.get_by_role("heading", name="Vale")).get_by_role(
        "button", name="Learn by playing"
    ).focus()
    page.keyboard.press("Enter")
    page.locator("[data-lesson]").wait_for()
    wait_for_turn(page)
    steps = 0
    while (before := step_of(page)) != "over":
        assert before == str(steps)
        expect(page.locator("[data-choice], .thing.legal, .thing.possible").first).to_be_focused()
        page.keyboard.press("Enter")
        wait_for_step(page, before)
        steps += 1
        assert steps < MOST_STEPS
    assert steps == 20

    # The rest is free play: every card of the hunt may be marked, and the last word goes once it is read.
    wait_for_turn(page)
    expect(page.locator("[data-held]")).to_have_count(0)
    assert legal_cards(page).count() > 1
    page.get_by_role("button", name="Play on").focus()
    page.keyboard.press("Enter")
    expect(page.locator("[data-lesson]")).to_have_count(0)
    page.keyboard.press("1")
    expect(page.locator("[role=log]").first).to_contain_text("Round 4 begins")


def test_words_of_the_game_are_explained_in_whatever_form_they_stand_on_a_card(visit: Visit) -> None:
    """A lesson's deal is always the same, so this card is in the hand."""
    page = visit()
    learn(page, "Cardia")
    page.locator(".near-hand .piece", has_text="Skarbnik").click(button="right")
    card = page.get_by_role("dialog", name="Skarbnik")
    expect(card).to_contain_text("poprzedniego starcia")
    for word in ("Poprzednie starcie", "Sygnet"):
        expect(card.locator("dt", has_text=word)).to_have_count(1)
    expect(card.locator("dt", has_text="Remis")).to_have_count(0)


@pytest.mark.parametrize("game", ["Cardia", "Dolina"])
def test_what_the_lesson_does_not_want_says_so_and_changes_nothing(visit: Visit, game: str) -> None:
    page = visit()
    said = learn(page, game)
    before = said.inner_text()
    wanted = options(page).first.locator(".words, .hidden-text").last.text_content()

    page.keyboard.press("a")
    page.locator("[data-held]").first.click(force=True)
    page.keyboard.press("Escape")
    expect(page.locator(".toasts")).to_contain_text(re.compile(f"Jeszcze nie.*{wanted}"))
    page.locator("button.piece.held").first.click()
    expect(page.get_by_role("dialog")).to_contain_text("Jeszcze nie")
    page.keyboard.press("Escape")

    assert said.inner_text() == before
    assert step_of(page) == "0"


def test_a_lesson_goes_on_after_the_page_was_closed(visit: Visit) -> None:
    page = visit()
    learn(page, "Cardia")
    for step in ("0", "1", "2"):
        answer(page)
        wait_for_step(page, step)
    before = page.locator("[data-lesson]").inner_text()

    page.reload()
    page.locator("[data-lesson]").wait_for()
    assert page.locator("[data-lesson]").inner_text() == before

    page.get_by_role("button", name="English").click()
    expect(page.locator("[data-lesson]")).to_contain_text("ongoing ability")
    answer(page)
    wait_for_step(page, "3")
    assert step_of(page) == "4"


def test_a_lesson_can_be_repeated(visit: Visit) -> None:
    page = visit(reduced_motion="reduce")
    learn(page, "Cardia")
    for _ in range(MOST_STEPS):
        if is_over(page):
            break
        before = step_of(page)
        page.keyboard.press("Enter")
        wait_for_step(page, before)
    first = page.url
    page.get_by_role("dialog").get_by_role("button", name="Powtórz lekcję").click()
    page.wait_for_url(lambda url: url != first)
    expect(page.locator('[data-lesson="0"]')).to_be_visible()


def test_a_lesson_does_not_play_itself(visit: Visit) -> None:
    """Not even for whoever lets questions with one answer answer themselves."""
    page = visit()
    page.evaluate("localStorage.setItem('stolik-settings', JSON.stringify({auto: true}))")
    page.reload()
    learn(page, "Cardia")
    page.wait_for_timeout(900)
    assert step_of(page) == "0"


def test_a_lesson_on_a_phone(visit: Visit) -> None:
    page = visit(viewport={"width": 360, "height": 740}, has_touch=True, is_mobile=True, color_scheme="dark")
    said = learn(page, "Cardia")
    for _ in range(MOST_STEPS):
        if is_over(page):
            break
        expect(said).to_be_in_viewport(ratio=0.95)
        before = step_of(page)
        legal_cards(page).first.tap()
        confirm = page.get_by_role("button", name=re.compile("^Potwierdź"))
        if confirm.count():
            confirm.first.tap()
        wait_for_step(page, before)
    expect(page.get_by_role("dialog", name="Koniec lekcji")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


# Is what the lesson wants to be pointed at where a finger finds it, if it lies on the table, and every tab readable?
IN_REACH = """() => {
  const found = (one) => {
    const { x, y, width, height } = one.getBoundingClientRect();
    return one.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  };
  const seen = (one) => one.offsetWidth && getComputedStyle(one).visibility === "visible";
  const things = [...document.querySelectorAll(".board .thing:is(.legal, .possible, .target)")].filter(seen);
  const tabs = [...document.querySelectorAll("[role=tab]")].filter(seen);
  return (!things.length || things.some(found)) && tabs.every(found);
}"""


@pytest.mark.parametrize("game", ["KeyForge", "Mysthea"])
def test_on_a_phone_what_the_lesson_wants_lies_in_reach(visit: Visit, game: str) -> None:
    """The table is scrolled there, and the words stay above it."""
    page = visit(viewport={"width": 360, "height": 740})
    said = learn(page, game)
    for _ in range(MOST_STEPS):
        before = step_of(page)
        if before == "over" or options(page).count() != 1:
            break
        expect(said).to_be_in_viewport(ratio=0.95)
        page.wait_for_function(IN_REACH, timeout=5_000)
        take(page)
        wait_for_step(page, before)
        wait_for_turn(page)
    assert before == "over", "to its end"


@pytest.mark.parametrize(("scheme", "width"), SCREENS)
def test_axe_finds_nothing_in_a_lesson(visit: Visit, scheme: str, width: int) -> None:
    page = visit(color_scheme=scheme, viewport={"width": width, "height": 768})
    learn(page, "Cardia")
    assert problems(page, also=other(scheme)) == []
    page.goto("/")
    learn(page, "Dolina")
    for _ in range(MOST_STEPS):
        before = step_of(page)
        page.keyboard.press("Enter")
        wait_for_step(page, before)
        if step_of(page) == "over":
            break
        if before == "10":
            wait_for_turn(page)
            assert problems(page, also=other(scheme)) == []
    assert page.evaluate("axe.run('[data-lesson]')")["violations"] == []
