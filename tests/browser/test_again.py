"""One match after another at the same table: nothing of the last one is left."""

import re

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import Visit
from tests.browser.table import MOST_ANSWERS, answer, is_over, play_on, sit_with_bots, wait_for_turn
from tests.browser.test_around import finish


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
