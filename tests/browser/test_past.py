"""Looking back: at a match that is over, and at one that goes on."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect
from tests.browser.conftest import Visit
from tests.browser.table import (
    MOST_ANSWERS,
    Connection,
    answer,
    box_of,
    is_over,
    names_in_hand,
    options,
    play_on,
    question,
    sit_with_bots,
    wait_for_turn,
)
from tests.browser.test_around import finish, problems
from tests.browser.test_knowing import two_people


def place(page: Page) -> int:
    return int(re.findall(r"\d+", page.locator(".bar output").inner_text())[0])


def said(page: Page) -> Locator:
    return page.locator(".said[role=status]")


def test_a_replay_steps_by_page_by_answer_and_by_turn_and_says_what_happened(visit: Visit) -> None:
    page = visit("")
    sit_with_bots(page, "cardia")
    play_on(page, 3)
    finish(page)
    page.get_by_role("link", name="Powtórka").click()
    expect(said(page)).to_contain_text("Decyduje:")
    places = {}
    told = {}
    for unit in ("page", "answer", "turn"):
        page.get_by_label("Długość kroku").select_option(unit)
        page.evaluate("document.activeElement.blur()")
        page.keyboard.press("Home")
        page.get_by_role("button", name="Następny", exact=True).click()
        page.get_by_role("button", name="Następny", exact=True).click()
        places[unit] = place(page)
        told[unit] = said(page).inner_text()
    # However long the step, all that matters on the way is said.
    assert told["answer"].count("odkrywa kartę") == 2, told
    assert told["turn"].count("odkrywa kartę") == 2, told
    assert places["page"] == 3 < places["answer"] < places["turn"], places
    expect(page.get_by_role("log", name="Dziennik")).to_contain_text("Zaczyna się runda 3")
    page.get_by_label("Długość kroku").select_option("page")
    page.evaluate("document.activeElement.blur()")
    page.keyboard.press("Home")
    expect(said(page)).to_have_text(re.compile("^Decyduje: [^,]+, [^,]+$"))
    page.keyboard.press("ArrowRight")
    expect(said(page)).to_have_text(re.compile("^Decyduje: [^,]+$"))  # whoever has answered decides no more
    lines = set()
    for _ in range(12):
        page.keyboard.press("ArrowRight")
        lines.add(said(page).inner_text())
    assert len(lines) > 1
    assert problems(page) == []


def test_a_replay_proves_that_the_deal_was_not_changed(visit: Visit) -> None:
    page = visit("")
    sit_with_bots(page, "cardia")
    finish(page)
    page.get_by_role("link", name="Powtórka").click()
    page.get_by_role("button", name="Rozdanie").click()
    proof = page.get_by_role("dialog", name="Rozdanie")
    expect(proof.get_by_role("status")).to_contain_text("zgadza się z odciskiem")
    commitment, secret = proof.locator("dd").all_inner_texts()
    assert re.fullmatch("[0-9a-f]{64}", commitment)
    assert re.fullmatch("[0-9a-f]+", secret)
    assert problems(page) == []


def test_the_past_is_looked_at_without_leaving_the_match(visit: Visit) -> None:
    page = visit("")
    sit_with_bots(page, "cardia")
    play_on(page, 3)
    hand, asked = names_in_hand(page), question(page)
    page.keyboard.press("h")
    back = page.get_by_role("button", name=re.compile("^Wróć do gry"))
    expect(back).to_have_text("Wróć do gry: twoja kolej")
    page.keyboard.press("Home")
    expect(page.get_by_text(re.compile("^Krok 1 z")).first).to_be_visible()
    assert options(page).count() == 0
    assert len(names_in_hand(page)) == 5
    expect(page.locator(".encounter .piece")).to_have_count(0)
    assert problems(page) == []
    back.click()
    wait_for_turn(page)
    assert (names_in_hand(page), question(page)) == (hand, asked)
    answer(page)
    wait_for_turn(page)


def test_whoever_looks_back_learns_that_it_is_their_turn(visit: Visit) -> None:
    """The way back says so as soon as it is, and leads to the table as it is by then."""
    page, friend = two_people(visit)
    answer(page)
    page.keyboard.press("h")
    back = page.get_by_role("button", name=re.compile("^Wróć do gry"))
    expect(back).to_have_text("Wróć do gry")
    expect(back).not_to_have_class(re.compile("primary"))
    for _ in range(MOST_ANSWERS):
        if "twoja kolej" in back.inner_text() or is_over(friend):
            break
        play_on(friend, 1)
        friend.wait_for_timeout(50)
    expect(back).to_have_text("Wróć do gry: twoja kolej")
    expect(back).to_have_class(re.compile("primary"))
    assert options(page).count() == 0, "nothing is answered in the past"
    back.click()
    wait_for_turn(page)
    expect(back).to_have_count(0)
    expect(page.locator(".encounter .piece")).to_have_count(friend.locator(".encounter .piece").count())


def test_spectators_look_back_as_well(visit: Visit) -> None:
    """At what spectators saw: nobody's hand; and come back to the match as it is by then."""
    page = visit("")
    table = sit_with_bots(page, "cardia")
    code = page.request.get(f"/api/tables/{table}").json()["you"]["code"]
    other = visit(f"/table/{table}?code={code}")
    expect(other.locator(".watching")).to_be_visible()
    expect(other.locator(".prompt .tools button")).to_have_count(0)
    play_on(page, 2)
    other.keyboard.press("h")
    back = other.get_by_role("button", name=re.compile("^Wróć do gry"))
    expect(back).to_have_text("Wróć do gry")
    other.keyboard.press("Home")
    expect(other.get_by_text(re.compile("^Krok 1 z")).first).to_be_visible()
    expect(other.locator(".encounter .piece")).to_have_count(0)
    for _ in range(3):
        assert names_in_hand(other) == []
        other.keyboard.press("ArrowRight")
    play_on(page, 1)
    expect(other.locator(".bar output")).to_have_text(re.compile("^Krok 4 z"))
    assert problems(other) == []
    back.click()
    expect(other.locator(".watching")).to_be_visible()
    now = page.locator(".encounter .piece").count()
    expect(other.locator(".encounter .piece")).to_have_count(now)


def test_the_log_is_told_by_turn_and_answer(visit: Visit) -> None:
    """Old turns are folded, what goes without saying too; what is new since one's own move is said to be."""
    page = visit("")
    sit_with_bots(page, "cardia")
    log = page.get_by_role("log", name="Dziennik")
    turns = log.locator("button.fold")
    for _ in range(60):
        if is_over(page):
            sit_with_bots(page, "cardia")
        elif turns.count() > 2:
            break
        play_on(page, 1)
    expect(turns.last).to_have_attribute("aria-expanded", "true")
    expect(log.locator(".since")).to_have_count(1)
    expect(log.locator(".since")).to_be_visible()
    oldest = log.locator(".turns > li").filter(has=page.locator("button.fold")).first
    expect(turns.first).to_have_attribute("aria-expanded", "false")
    expect(oldest.locator(".answer").first).to_be_hidden()
    turns.first.click()
    expect(oldest.locator(".answer").first).to_be_visible()
    more = oldest.get_by_role("button", name=re.compile(r"^\+ jeszcze \d+ wpis"))
    folded, said = more.count(), oldest.locator(".answer .line").count()
    assert folded, oldest.inner_text()
    more.first.click()
    expect(more).to_have_count(folded - 1)
    assert oldest.locator(".answer .line").count() > said
    turns.first.click()
    expect(oldest.locator(".answer").first).to_be_hidden()


def test_nothing_answers_itself_while_the_past_is_looked_at(visit: Visit) -> None:
    page = visit("")
    connection = Connection(page)
    sit_with_bots(page, "vale")
    # Whoever sells everything has nothing left to do in the first round but to end the turn.
    play_on(page, 40, "sell-", until="end-turn")
    page.keyboard.press("h")
    back = page.get_by_role("button", name=re.compile("^Wróć do gry"))
    expect(back).to_be_visible()
    before = connection.answers
    page.get_by_role("button", name="Ustawienia").click()
    page.get_by_label("Wybieraj za mnie").check()
    page.keyboard.press("Escape")
    page.wait_for_timeout(800)
    assert connection.answers == before
    back.click()
    expect(page.get_by_role("log", name="Dziennik")).to_contain_text("Zaczyna się runda 2")


def test_a_replay_leaves_the_keys_that_scroll_to_a_text_that_is_read(visit: Visit) -> None:
    page = visit("")
    sit_with_bots(page, "vale")
    play_on(page, 20)
    finish(page)
    page.get_by_role("link", name="Powtórka").click()
    expect(said(page)).to_be_visible()
    page.keyboard.press("End")
    log = page.locator("aside").get_by_role("log")
    page.wait_for_function("(log) => log.scrollTop > 0", arg=log.element_handle())
    here, top = place(page), log.evaluate("(log) => log.scrollTop")
    log.focus()
    page.keyboard.press("PageUp")
    page.wait_for_function("([log, top]) => log.scrollTop < top", arg=[log.element_handle(), top])
    assert place(page) == here
    for key, so in (
        ("Home", "log.scrollTop === 0"),
        ("End", "log.scrollTop + log.clientHeight >= log.scrollHeight - 2"),
    ):
        page.keyboard.press(key)
        page.wait_for_function(f"(log) => {so}", arg=log.element_handle())
        assert place(page) == here
    page.evaluate("document.activeElement.blur()")
    page.keyboard.press("PageUp")
    page.wait_for_function("(here) => !document.querySelector('.bar output').innerText.includes(here)", arg=f" {here} ")


def test_the_head_of_a_replay_is_whole_and_stays_where_it_is(visit: Visit) -> None:
    page = visit("/")
    sit_with_bots(page, "vale")
    play_on(page)
    page.get_by_role("link", name="Powtórka").or_(page.get_by_role("button", name="Powtórka")).first.click()
    head = page.locator("header h1")
    heights = set()
    for language in ("English", "Polski"):
        page.get_by_role("button", name=language).click()
        expect(page.get_by_role("button", name=language)).to_have_count(0)
        for key in ("Home", "End"):
            page.keyboard.press(key)
            page.wait_for_timeout(100)
            assert head.evaluate("(one) => one.scrollWidth <= one.clientWidth"), head.inner_text()
            heights.add(tuple(page.locator("header nav > *").evaluate_all("all => all.map((one) => one.offsetHeight)")))
        for width in (721, 820, 1024, 1180):
            page.set_viewport_size({"width": width, "height": 820})
            assert head.evaluate("(one) => one.scrollWidth <= one.clientWidth"), (width, head.inner_text())
            assert page.evaluate("document.querySelector('header').scrollWidth <= innerWidth"), width
        page.set_viewport_size({"width": 1366, "height": 768})
    assert len(heights) == 1, "no words are broken"


@pytest.mark.parametrize(("width", "height"), [(360, 740), (1366, 768)])
def test_the_buttons_of_a_replay_stay_under_the_pointer(visit: Visit, width: int, height: int) -> None:
    page = visit("/", viewport={"width": width, "height": height})
    sit_with_bots(page, "vale")
    play_on(page, 12)
    finish(page)
    page.get_by_role("link", name="Powtórka").click()
    on = page.get_by_role("button", name="Następny", exact=True)
    expect(on).to_be_enabled()
    places = set()
    for _ in range(25):
        places.add(round(box_of(on)["y"]))
        page.keyboard.press("ArrowRight")
        page.evaluate("() => new Promise((on) => requestAnimationFrame(() => requestAnimationFrame(on)))")
    assert len(places) == 1


def test_the_buttons_of_a_replay_stand_in_one_row(visit: Visit) -> None:
    page = visit("/")
    sit_with_bots(page, "keyforge")
    play_on(page, 3)
    finish(page)
    page.get_by_role("link", name="Powtórka").click()
    buttons = page.locator(".bar .button")
    expect(buttons.first).to_be_visible()
    expect(page.get_by_role("link", name="Do stołu")).to_be_visible()
    for language in ("English", "Polski"):
        page.get_by_role("button", name=language).click()
        expect(page.get_by_role("button", name=language)).to_have_count(0)
        assert len(set(buttons.evaluate_all("all => all.map((one) => one.offsetTop)"))) == 1, language


@pytest.mark.parametrize(("game", "width"), [("ostium", 1366), ("vale", 820), ("cardia", 1200)])
def test_the_buttons_of_a_replay_stand_in_one_row_on_every_board_and_in_every_language(
    visit: Visit, game: str, width: int
) -> None:
    page = visit("", viewport={"width": width, "height": 768})
    sit_with_bots(page, game)
    page.keyboard.press("h")
    expect(page.get_by_role("button", name=re.compile("^Wróć do gry"))).to_be_visible()
    assert rows(page) == 1
    page.get_by_role("button", name=re.compile("^Wróć do gry")).click()
    finish(page)
    page.get_by_role("link", name="Powtórka").click()
    expect(page.get_by_role("link", name="Do stołu")).to_be_visible()
    assert rows(page) == 1
    page.get_by_role("button", name="English").click()
    expect(page.get_by_role("link", name="To the table")).to_be_visible()
    assert rows(page) == 1


def rows(page: Page) -> int:
    found: int = page.locator(".past .bar").evaluate(
        "(bar) => new Set([...bar.children].map((one) => one.getBoundingClientRect())"
        ".map(({y, height}) => Math.round((y + height / 2) / 20))).size"
    )
    return found
