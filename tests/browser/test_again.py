"""One match after another at the same table: nothing of the last one is left."""

import re

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import Visit
from tests.browser.table import MOST_ANSWERS, answer, is_over, on_the_shelf, wait_for_turn


@pytest.mark.parametrize(("game", "turns"), [("Cardia", MOST_ANSWERS), ("Dolina Żywiołów", 25)])
def test_a_rematch_three_times_in_a_row(visit: Visit, game: str, turns: int) -> None:
    page = visit()
    on_the_shelf(page, game).get_by_role("button", name="Zagraj z botem").click()
    for again in range(4):
        wait_for_turn(page)
        for turn in range(turns):
            if is_over(page):
                break
            answer(page, turn + again)
            page.wait_for_timeout(30)
            wait_for_turn(page)
        if not is_over(page):
            page.get_by_role("button", name="Menu").click()
            page.get_by_role("button", name="Poddaj się").click()
            page.get_by_role("dialog").last.get_by_role("button", name="Poddaj się").last.click()
        if again == 3:
            break
        page.get_by_role("button", name="Rewanż").click()
        expect(page.locator("[data-over]")).to_have_count(0)
        expect(page.get_by_role("group", name="Karta z bliska")).to_have_text(re.compile("Wskaż kartę"))
    expect(page.get_by_role("button", name="Rewanż")).to_be_visible()


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
