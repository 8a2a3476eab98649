"""A clock at the table: the host chooses it, everybody reads it, and it is seen wherever one looks."""

import json
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, WebSocketRoute, expect
from tests.browser.conftest import Visit
from tests.browser.table import answer, sit_with_bots, wait_for_turn
from tests.browser.test_around import SCREENS, finish, other, problems
from tests.browser.test_knowing import two_people
from tests.browser.test_playing import invite

HALF_A_MINUTE = 30


def clocks(page: Page) -> Locator:
    return page.locator(".board [role=timer]")


def change_tables(page: Page, change: Callable[[dict[str, Any]], None]) -> None:
    """Change what the server says of a table on its way to a page: nobody waits for minutes to pass."""

    def connect(route: WebSocketRoute) -> None:
        server = route.connect_to_server()
        route.on_message(server.send)

        def heard(said: str | bytes) -> None:
            message = json.loads(said)
            if message["type"] == "table":
                change(message["table"])
            route.send(json.dumps(message))

        server.on_message(heard)

    page.route_web_socket("**/api/socket", connect)


def leave(seconds: float) -> Callable[[dict[str, Any]], None]:
    def change(table: dict[str, Any]) -> None:
        if table["times"]:
            table["times"]["left"] = [seconds for _ in table["times"]["left"]]

    return change


def timed(page: Page, game: str = "cardia", *others: dict[str, object]) -> str:
    """At a table with a clock of ten minutes, started."""
    page.request.post("/api/guest", data={"nickname": "Zofia"})
    wish = {"game": game, "seats": 2, "open": False, "options": {}, "clock": {"minutes": 10, "increment": 5}}
    table: str = page.request.post("/api/tables", data=wish).json()["id"]
    for command in (*(others or [{"type": "bot", "seat": 1, "level": "random"}]), {"type": "start"}):
        done = page.request.post("/api/commands", data={**command, "table": table})
        assert done.ok, done.text()
    page.goto(f"/table/{table}")
    return table


def test_the_host_chooses_a_clock_and_the_others_read_it(visit: Visit) -> None:
    host = visit()
    friend = invite(host, visit)
    friend.get_by_role("button", name="Usiądź tutaj").click()
    there = friend.get_by_role("region", name="Opcje")
    expect(there).to_contain_text("Bez zegara")
    host.get_by_label("Zegar").select_option("10 minut dla każdej osoby")
    expect(there).to_contain_text("10 minut dla każdej osoby, + 5 sekund za każdą odpowiedź")
    expect(there).to_contain_text("Czyj zegar dojdzie do zera, ta osoba przegrywa")
    host.get_by_label("Dodatkowy czas").select_option("bez dodatkowego czasu")
    expect(there).to_contain_text("10 minut dla każdej osoby, bez dodatkowego czasu")
    host.get_by_label("Zegar").select_option("Bez zegara")
    expect(there).to_contain_text("Bez zegara")
    expect(host.get_by_label("Dodatkowy czas")).to_have_count(0)
    host.get_by_label("Zegar").select_option("20 minut dla każdej osoby")
    friend.get_by_role("button", name="English").click()
    expect(friend.get_by_role("region", name="Options")).to_contain_text(
        "20 minutes for each person, + 5 seconds for every answer"
    )
    host.get_by_role("button", name="Zaczynamy").click()
    for page in (host, friend):
        wait_for_turn(page)
        expect(clocks(page)).to_have_count(2)
        expect(clocks(page).first).to_contain_text(re.compile("19:5|20:00"))
    answer(host)
    expect(host.locator(".board .clock.runs")).to_have_count(1)


def test_without_a_clock_there_is_none(visit: Visit) -> None:
    host, _ = two_people(visit)
    expect(clocks(host)).to_have_count(0)


def test_a_clock_that_the_page_does_not_offer_is_shown_as_it_is(visit: Visit) -> None:
    page = visit("")
    page.request.post("/api/guest", data={"nickname": "Zofia"})
    wish = {"game": "vale", "seats": 2, "open": False, "options": {}, "clock": {"minutes": 7, "increment": 1}}
    page.goto(f"/table/{page.request.post('/api/tables', data=wish).json()['id']}")
    expect(page.get_by_label("Zegar").locator("option:checked")).to_have_text("7 minut dla każdej osoby")
    expect(page.get_by_label("Dodatkowy czas").locator("option:checked")).to_have_text("+ 1 sekunda za każdą odpowiedź")


def test_the_last_half_minute_is_told_by_a_sign_and_in_words_as_well(visit: Visit) -> None:
    page = visit("")
    change_tables(page, leave(HALF_A_MINUTE + 3))
    timed(page)
    wait_for_turn(page)
    expect(clocks(page)).to_have_count(1)  # a bot needs none
    assert clocks(page).locator("svg").count() == 0
    expect(clocks(page)).to_contain_text(re.compile(r"Pozostały czas: \d:"))
    expect(clocks(page).locator("svg")).to_have_count(1)
    expect(clocks(page)).to_contain_text(re.compile(r"Zostało mało czasu: \d:"))
    expect(page.get_by_role("alert")).to_have_text("Na decyzje w tej partii zostało ci pół minuty.")


def test_a_clock_that_stands_is_told_from_one_that_runs(visit: Visit) -> None:
    host = visit()
    friend = invite(host, visit)
    friend.get_by_role("button", name="Usiądź tutaj").click()
    host.get_by_label("Zegar").select_option("5 minut dla każdej osoby")
    host.get_by_role("button", name="Zaczynamy").click()
    for page in (host, friend):
        wait_for_turn(page)
    answer(friend)
    expect(host.locator(".board .clock.runs")).to_have_count(1)
    stands = host.locator(".board .clock:not(.runs)")
    before = stands.inner_text()
    moving = host.locator(".board .clock.runs")
    said = moving.inner_text()
    host.wait_for_timeout(2100)
    assert (stands.inner_text(), moving.inner_text() == said) == (before, False)


@pytest.mark.parametrize("game", ["cardia", "vale", "ostium", "mysthea", "keyforge"])
def test_on_a_phone_the_clock_stands_in_the_head(visit: Visit, game: str) -> None:
    page = visit("", viewport={"width": 360, "height": 740})
    timed(page, game)
    wait_for_turn(page)
    expect(page.locator("header [role=timer]")).to_contain_text(re.compile(r"9:5\d|10:0\d"))
    assert page.evaluate("document.querySelector('header').scrollWidth <= innerWidth")


def test_the_clock_is_seen_by_whoever_looks_back(visit: Visit) -> None:
    page = visit("")
    timed(page)
    wait_for_turn(page)
    answer(page)
    wait_for_turn(page)
    page.keyboard.press("h")
    expect(page.get_by_role("button", name=re.compile("^Wróć do gry"))).to_be_visible()
    expect(clocks(page)).to_have_count(1)


def test_a_shared_screen_is_handed_to_whoevers_time_runs(visit: Visit) -> None:
    """Both are asked at once, round after round: the time of the other one waits until it is their turn to look."""
    page = visit("")
    timed(page, "cardia", {"type": "sit", "seat": 1, "name": "Adam"})
    for _ in range(2):
        wait_for_turn(page)
        expect(page.locator(".board .clock.runs")).to_have_count(1)
        expect(page.locator(".who").filter(has_text="(ty)").locator(".clock.runs")).to_have_count(1)
        answer(page)
        ready = page.get_by_role("button", name=re.compile("^To ja"))
        expect(ready).to_be_visible()
        expect(page.locator("main [role=timer]")).to_contain_text(re.compile(r"9:5\d|10:0\d"))
        ready.click()
        wait_for_turn(page)
        expect(page.locator(".who").filter(has_text="(ty)").locator(".clock.runs")).to_have_count(1)
        answer(page)
        ready.or_(page.locator("[data-listed]").first).first.wait_for(state="attached")
        if ready.count():
            ready.click()


def test_a_rematch_has_the_same_clock_with_all_its_time(visit: Visit) -> None:
    page = visit("")
    timed(page)
    wait_for_turn(page)
    page.wait_for_timeout(1500)
    finish(page)
    expect(page.locator(".board .clock.runs")).to_have_count(0)
    page.get_by_role("button", name="Rewanż").click()
    expect(page.locator("[data-over]")).to_have_count(0)
    wait_for_turn(page)
    expect(clocks(page)).to_contain_text(re.compile("10:00|9:59"))


def test_what_was_said_of_a_match_does_not_stand_over_the_next(visit: Visit) -> None:
    page = visit("")
    routes: list[WebSocketRoute] = []
    last = {"seq": -1, "more": 0}

    def connect(route: WebSocketRoute) -> None:
        server = route.connect_to_server()
        routes.append(route)
        route.on_message(server.send)

        def heard(said: str | bytes) -> None:
            message = json.loads(said)
            if "seq" in message:
                message["seq"] += last["more"]
                last["seq"] = message["seq"]
            route.send(json.dumps(message))

        server.on_message(heard)

    page.route_web_socket("**/api/socket", connect)
    table = sit_with_bots(page, "cardia")
    finish(page)
    notice = {"type": "notice", "table": table, "code": "out-of-time", "text": "Zofia: czas się skończył."}
    routes[-1].send(json.dumps({**notice, "seq": last["seq"] + 1}))
    last["more"] = 1
    expect(page.get_by_role("alert").filter(has_text="czas się skończył")).to_be_visible()
    page.get_by_role("button", name="Rewanż").click()
    wait_for_turn(page)
    expect(page.get_by_role("alert").filter(has_text="czas się skończył")).to_have_count(0)


@pytest.mark.parametrize(("scheme", "width"), SCREENS)
def test_axe_finds_nothing_about_a_clock(visit: Visit, scheme: str, width: int) -> None:
    page = visit("", color_scheme=scheme, viewport={"width": width, "height": 768})
    also = other(scheme)
    page.goto("/new/cardia")
    page.get_by_role("button", name="Załóż stół").click()
    page.get_by_label("Zegar").select_option("5 minut dla każdej osoby")
    expect(page.get_by_label("Dodatkowy czas")).to_be_visible()
    found = {"waiting": problems(page, also=also)}
    page = visit("", color_scheme=scheme, viewport={"width": width, "height": 768})
    change_tables(page, leave(HALF_A_MINUTE - 2))
    timed(page, "cardia", {"type": "sit", "seat": 1, "name": "Adam"})
    wait_for_turn(page)
    expect(clocks(page).locator("svg")).to_have_count(2)
    found["match"] = problems(page, also=also)
    answer(page)
    expect(page.get_by_role("button", name=re.compile("^To ja"))).to_be_visible()
    found["handing over"] = problems(page, also=also)
    assert {screen: lines for screen, lines in found.items() if lines} == {}
