"""What a player may want to know: why not, what would it do, what did I answer, how did it come to this."""

import math
import re

from playwright.sync_api import Page, expect
from tests.browser.conftest import Visit
from tests.browser.table import (
    answer,
    legal_cards,
    on_the_shelf,
    play_on,
    set_pace,
    sit_with_bots,
    take,
    wait_for_turn,
)
from tests.browser.test_around import finish
from tests.browser.test_playing import invite


def two_people(visit: Visit, **wishes: object) -> tuple[Page, Page]:
    """A host and a friend at a table of Cardia, both asked for their first card."""
    host = visit()
    friend = invite(host, visit, **wishes)
    friend.get_by_role("button", name="Usiądź tutaj").click()
    host.get_by_role("button", name="Zaczynamy").click()
    wait_for_turn(host)
    wait_for_turn(friend)
    return host, friend


def test_the_own_card_of_a_hidden_choice_is_still_known_after_a_reload(visit: Visit) -> None:
    host, friend = two_people(visit)
    card = legal_cards(host).nth(2)
    name = card.locator(".name").inner_text()
    card.click()
    placed = host.locator(".slot .laid")
    expect(placed.locator(".name")).to_have_text(name)
    host.reload()
    expect(placed.locator(".name")).to_have_text(name)
    # Whoever hears the table hears it by its name, too.
    expect(placed.locator(".hidden-text")).to_contain_text(f"Tylko ty ją widzisz: {name}")
    expect(friend.locator(".slot .laid")).to_have_count(1)
    expect(friend.locator(".slot .laid .name")).to_have_count(0)


# From where, and by how much, every card comes that turns over on its way.
FLIPS = """() => {
  window.flips = [];
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (frames, timing) {
    const from = /translate\\((.*)px, (.*)px\\) .*rotateY/.exec([frames].flat()[0]?.transform ?? "");
    if (from) window.flips.push([Number(from[1]), Number(from[2]), this.offsetWidth]);
    return animate.call(this, frames, timing);
  };
}"""


def test_the_others_card_is_turned_over_where_it_was_laid(visit: Visit) -> None:
    """It neither vanishes nor comes from the hand, which counts it no more."""
    host, friend = two_people(visit, reduced_motion="no-preference")
    set_pace(friend, "quick")
    wait_for_turn(friend)
    friend.evaluate(FLIPS)
    answer(host)
    expect(friend.locator(".slot .laid")).to_have_count(1)
    expect(friend.locator(".far-hand .piece")).to_have_count(4)
    answer(friend)
    friend.wait_for_function("() => window.flips.length > 0")
    x, y, width = friend.evaluate("window.flips[0]")
    assert math.hypot(x, y) < width


def test_a_finished_match_says_how_it_came_about(visit: Visit) -> None:
    page = visit("")
    sit_with_bots(page, "cardia")
    play_on(page)
    story = page.get_by_role("region", name="Jak do tego doszło")
    expect(story.get_by_role("img")).to_be_visible()
    score = page.get_by_role("dialog").locator("li.first").inner_text().split()[-1]
    assert score in story.get_by_role("img").get_attribute("aria-label")  # type: ignore[operator]
    moments = story.get_by_role("link")
    assert 1 <= moments.count() <= 4
    assert "Runda" in moments.first.inner_text()
    page.locator("button.language").dispatch_event("click")
    expect(page.get_by_role("region", name="How it came about").get_by_role("link").first).to_contain_text("Round")
    address = page.get_by_role("region", name="How it came about").get_by_role("link").first.get_attribute("href")
    page.get_by_role("region", name="How it came about").get_by_role("link").first.click()
    page.wait_for_url(f"**{address}")
    step = re.search(r"step=(\d+)", str(address))
    assert step is not None
    # An answer may have led there in several pages.
    expect(page.locator(".bar output")).to_have_text(re.compile(r"Step \d+ of \d+"))
    assert int(re.findall(r"\d+", page.locator(".bar output").inner_text())[0]) >= int(step[1])


def test_the_rules_say_what_a_card_would_do_and_why_not(visit: Visit) -> None:
    page = visit("/")
    on_the_shelf(page, "Dolina").get_by_role("button", name="Zagraj z botem").click()
    wait_for_turn(page)
    told = page.locator("aside .reader")
    legal_cards(page).first.hover()
    expect(told.locator(".now").first).to_be_visible()
    expect(told.locator(".why")).to_have_count(0)
    take(page)
    wait_for_turn(page)
    marked = page.locator("button.piece:not(.legal)").first
    marked.hover()
    expect(told.locator(".why")).to_be_visible()
    marked.click()
    expect(page.get_by_role("dialog").locator(".why")).to_be_visible()


def test_what_lies_in_the_fog_is_no_secret_once_the_match_is_over(visit: Visit) -> None:
    page = visit("")
    sit_with_bots(page, "cardia", locations=["foggy-swamp"])
    play_on(page, 2)
    expect(page.locator(".covered.secret")).to_have_count(1)
    finish(page)
    expect(page.locator(".covered .piece .name").first).to_be_visible()
    expect(page.get_by_title("Tylko ty ją widzisz")).to_have_count(0)
