"""Help for players: a hint at the table, a look back at the match, and one's own results."""

import itertools
import re

from playwright.sync_api import expect
from tests.browser.conftest import Visit
from tests.browser.table import asked, box_of, offered, play_on, sit_with_bots
from tests.browser.test_around import finish, problems

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


def test_nothing_that_is_written_at_the_chances_lies_over_something_else(visit: Visit) -> None:
    """Where two have lost, and where two turning points follow each other."""
    page = visit("", viewport={"width": 360, "height": 740})
    sit_with_bots(page, "vale", 3)
    play_on(page, 3)
    finish(page)
    chances = [(0.3, 0.3, 0.4)] * 40 + [(1.0, 0.0, 0.0)]
    found = {
        "names": ["Ania", "Bartek", "Celina"],
        "points": [{"step": n + 1, "chances": chance} for n, chance in enumerate(chances)],
        "turns": [2, 20, 21],
        "costly": [],
    }
    page.route("**/analysis?*", lambda route: route.fulfill(json=found))
    page.get_by_role("link", name="Powtórka").click()
    page.get_by_role("button", name="Kto wygrywał").click()
    drawn = page.get_by_role("dialog", name="Kto wygrywał").locator("figure")
    expect(drawn.locator(".ends > span")).to_have_count(3)
    assert box_of(drawn)["y"] <= min(box_of(one)["y"] for one in drawn.locator(".ends > span").all())
    reaching = """(all, ends) => all.map((one) => ends.map((end) => one.getBoundingClientRect()[end]))
        .sort(([one], [other]) => one - other)"""
    for written, ends in ((".ends > span", ["top", "bottom"]), (".labels > span", ["left", "right"])):
        spans = drawn.locator(written).evaluate_all(reaching, ends)
        for (_, before), (after, _) in itertools.pairwise(spans):
            assert before <= after + 1
