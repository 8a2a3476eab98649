"""One match after another at the same table: nothing of the last one is left."""

import re

import pytest
from playwright.sync_api import Page, expect
from tests.browser.conftest import Visit
from tests.browser.table import (
    MOST_ANSWERS,
    PLAY_ON,
    answer,
    is_over,
    options,
    play_on,
    sit_with_bots,
    wait_for_turn,
)
from tests.browser.test_around import finish
from tests.browser.test_playing import two_in_a_series


@pytest.mark.parametrize(("game", "first"), [("cardia", MOST_ANSWERS), ("vale", 30)])
def test_a_rematch_three_times_in_a_row(visit: Visit, game: str, first: int) -> None:
    """The first match of Cardia is played to its end, the others for a while: long enough for ids to come again."""
    page = visit("")
    sit_with_bots(page, game)
    reader = page.get_by_role("group", name="Karta z bliska")
    for turns in (first, 12, 7, 9):
        wait_for_turn(page)
        expect(reader).to_have_text(re.compile("Wskaż kartę"))
        page.locator(".board .piece .name").first.hover()
        expect(reader).not_to_have_text(re.compile("Wskaż kartę"))
        play_on(page, turns)
        if not is_over(page):
            finish(page)
        page.get_by_role("button", name="Rewanż").click()
        expect(page.locator("[data-over]")).to_have_count(0)
    wait_for_turn(page)
    answer(page)


def test_the_next_at_a_shared_screen_does_not_read_the_last_ones_card(visit: Visit) -> None:
    page = visit("/new/cardia")
    page.get_by_role("button", name="Załóż stół").click()
    page.get_by_role("textbox", name=re.compile("Usiądź też tutaj")).fill("Zofia")
    page.get_by_role("button", name=re.compile("Usiądź też tutaj")).click()
    page.get_by_role("button", name="Zaczynamy").click()
    wait_for_turn(page)
    answer(page)
    page.get_by_role("button", name=re.compile("To ja, Zofia")).click()
    wait_for_turn(page)
    expect(page.get_by_role("group", name="Karta z bliska")).to_have_text(re.compile("Wskaż kartę"))


def test_whoever_has_moved_on_a_seat_looks_from_it_in_another_language_too(visit: Visit) -> None:
    """Two of three share a screen; for the same deal once more everybody moves one seat on."""
    page = visit("")
    page.request.post("/api/guest", data={"nickname": "Adam"})
    wish = {"game": "vale", "seats": 3, "open": False, "options": {}}
    table = page.request.post("/api/tables", data=wish).json()["id"]
    bot = {"type": "bot", "seat": 2, "level": "random"}
    for command in ({"type": "sit", "seat": 1, "name": "👩 Zofia"}, bot, {"type": "start"}):
        done = page.request.post("/api/commands", data={**command, "table": table})
        assert done.ok, done.text()
    page.goto(f"/table/{table}")
    ready = page.get_by_role("button", name=re.compile("^To ja"))
    for _ in range(40):
        ready.or_(options(page)).first.wait_for(state="attached")
        if not ready.count():
            page.evaluate(PLAY_ON, [1, "", [], False])
        elif "Adam" in ready.inner_text():
            break
        else:
            ready.click()
            expect(ready).to_have_count(0)
    ready.click()
    wait_for_turn(page)
    told = page.locator(".hidden-text[aria-live]")
    assert "👩" in page.locator(".mark").all_inner_texts(), "not half of it"
    expect(told).to_be_empty()  # what was told to whoever sat there before
    finish(page)
    page.get_by_role("button", name="To samo rozdanie").click()
    expect(page.locator("[data-over]")).to_have_count(0)
    ready.or_(options(page)).first.wait_for(state="attached")
    page.get_by_role("button", name="English").click()
    expect(page.locator("html")).to_have_attribute("lang", "en")
    page.get_by_role("button", name=re.compile("^I am")).or_(options(page)).first.wait_for(state="attached")
    expect(page.get_by_text("Ask for a new link")).to_have_count(0)


def give_up(page: Page) -> None:
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Poddaj się").click()
    page.get_by_role("dialog").last.get_by_role("button", name="Poddaj się").last.click()
    expect(page.get_by_role("dialog", name="Koniec partii")).to_be_visible()


def test_the_end_of_a_series_says_who_has_won_it(visit: Visit) -> None:
    host, friend = two_in_a_series(visit)
    give_up(host)
    lost, won = (page.get_by_role("dialog", name="Koniec partii") for page in (host, friend))
    expect(lost).to_contain_text("partie: 1 z 2")
    expect(lost).not_to_contain_text("Całą serię")
    host.get_by_role("button", name="Następna partia").click()
    expect(host.locator("[data-over]")).to_have_count(0)
    wait_for_turn(host)
    give_up(host)
    winner = lost.locator("li.first b").inner_text()
    expect(lost).to_contain_text(f"Całą serię wygrywa {winner}.")
    expect(won).to_contain_text("Wygrywasz całą serię!")
    host.get_by_role("button", name="English").click()
    expect(host.get_by_role("dialog", name="The match is over")).to_contain_text(f"{winner} wins the whole series.")
    host.get_by_role("button", name="Rematch").click()
    friend.get_by_role("button", name="Zgoda").click()
    expect(friend.locator("[data-over]")).to_have_count(0)
    wait_for_turn(friend)
    give_up(friend)
    expect(won).not_to_contain_text("całą serię")


def test_a_series_that_nobody_has_won_says_so(visit: Visit) -> None:
    page = visit("")
    page.request.post("/api/guest", data={"nickname": "Zofia"})
    wish = {"game": "cardia", "seats": 2, "open": False, "options": {}, "wins": 2, "draws": 1}
    table = page.request.post("/api/tables", data=wish).json()["id"]
    for command in ({"type": "bot", "seat": 1, "level": "random"}, {"type": "start"}):
        assert page.request.post("/api/commands", data={**command, "table": table}).ok
    page.goto(f"/table/{table}")
    wait_for_turn(page)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Przerwij partię").click()
    page.locator("[data-sure]").click()
    expect(page.get_by_role("dialog", name="Koniec partii")).to_contain_text("Seria kończy się bez zwycięzcy.")
