"""Help for players: a hint at the table, a look back at the match, and one's own results."""

import re

from playwright.sync_api import expect
from tests.browser.conftest import Visit
from tests.browser.table import asked, offered, play_on, sit_with_bots
from tests.browser.test_around import problems

SIDEWAYS = "document.documentElement.scrollWidth > innerWidth"


def test_a_hint_a_look_back_and_ones_own_results(visit: Visit) -> None:
    page = visit("", color_scheme="dark", viewport={"width": 360, "height": 740})
    sit_with_bots(page, "cardia")
    before, possible = asked(page), offered(page)
    page.keyboard.press("p")
    advice = page.locator(".advice")
    # Both place a card before either is seen: no card is the best, and a surety would say nothing.
    times = r"(raz|\d+ razy) na 100\."
    expect(advice).to_have_text(
        re.compile(rf"^Ekspert wybierałby tu (zawsze: .+\.|różnie: .+ – {times}( Na drugim miejscu: .+ – {times})?)$")
    )
    expect(page.locator(".thing.hinted")).to_have_count(1)
    assert (asked(page), offered(page)) == (before, possible), "a hint answers nothing"
    found = {"hint": problems(page)}
    page.keyboard.press("Escape")
    expect(advice).to_be_hidden()
    expect(page.locator(".hinted")).to_have_count(0)
    play_on(page)

    end = page.get_by_role("dialog", name="Koniec partii")
    end.get_by_role("button", name="Pokaż, kto wygrywał").click()
    expect(end.get_by_role("img", name="Szanse wygranej od początku do końca")).to_be_visible()
    expect(end.get_by_role("heading", name="Ruchy, które kosztowały najwięcej")).to_be_visible()
    found["end"] = problems(page)
    end.get_by_text("Szanse w tabeli").click()
    rows = end.get_by_role("row")
    step = rows.nth(2).get_by_role("link")
    number = step.inner_text()
    step.click()
    page.wait_for_url(re.compile(rf"/replay/\w+\?step={number}$"))
    page.get_by_role("button", name="Kto wygrywał").click()
    again = page.get_by_role("dialog", name="Kto wygrywał")
    expect(again.get_by_role("img", name="Szanse wygranej od początku do końca")).to_be_visible()
    found["replay"] = problems(page)
    assert not page.evaluate(SIDEWAYS)

    page.goto("/me")
    row = page.get_by_role("row").filter(has_text="Cardia")
    expect(row).to_contain_text("boty")
    past = page.get_by_role("region", name="Ostatnie partie").get_by_role("link")
    expect(past).to_have_count(1)
    expect(past).to_contain_text("poza rankingiem")
    found["own"] = problems(page, also="light")
    assert not page.evaluate(SIDEWAYS)
    page.get_by_role("checkbox", name="Zapisuj moje wyniki").click()
    page.get_by_role("button", name="Usuń").click()
    expect(page.get_by_text("Twoje wyniki nie są zapisywane.")).to_be_visible()
    page.reload()
    expect(page.get_by_role("checkbox", name="Zapisuj moje wyniki")).not_to_be_checked()
    assert {where: what for where, what in found.items() if what} == {}
