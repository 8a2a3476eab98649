"""What needs everybody's word: taking back what others have answered, and a rematch."""

import re
from urllib.parse import urlsplit

from playwright.sync_api import expect
from tests.browser.conftest import Visit
from tests.browser.table import answer, wait_for_turn
from tests.browser.test_knowing import two_people
from tests.browser.test_playing import two_in_a_series


def test_what_is_proposed_moves_nothing_on_the_table(visit: Visit) -> None:
    host, friend = two_people(visit)
    for page in (host, friend):
        answer(page)
    # Whoever is asked next: one's own answer can be taken back only if the other agrees.
    expect(host.get_by_role("button", name="Cofnij…")).to_be_enabled()
    before = friend.locator(".board").bounding_box()
    host.keyboard.press("u")
    expect(host.get_by_role("alert").get_by_text("Czekamy na zgodę pozostałych osób")).to_be_visible()
    expect(friend.get_by_role("button", name="Zgoda")).to_be_visible()
    assert friend.locator(".board").bounding_box() == before
    friend.get_by_role("button", name="Odmów").click()
    expect(host.get_by_text("Nie ma zgody")).to_be_visible()
    expect(friend.get_by_role("alert")).to_have_count(0)


def test_a_rematch_is_agreed_on_from_the_end_screen(visit: Visit) -> None:
    host, friend = two_people(visit)
    host.get_by_role("button", name="Menu").click()
    host.get_by_role("button", name="Poddaj się").click()
    host.get_by_role("dialog").last.get_by_role("button", name="Poddaj się").last.click()
    friend.get_by_role("button", name="Rewanż").click()
    expect(friend.get_by_role("button", name="Rewanż")).to_have_count(0)
    host.get_by_role("dialog").get_by_role("button", name="Zgoda").click()
    for page in (host, friend):
        expect(page.get_by_role("dialog")).to_have_count(0)
        wait_for_turn(page)


def test_whoever_looks_at_the_replay_finds_back_to_the_rematch(visit: Visit) -> None:
    host, friend = two_people(visit)
    host.get_by_role("button", name="Menu").click()
    host.get_by_role("button", name="Poddaj się").click()
    host.get_by_role("dialog").last.get_by_role("button", name="Poddaj się").last.click()
    host.get_by_role("link", name="Powtórka").click()
    friend.get_by_role("button", name="Rewanż").click()
    expect(friend.get_by_role("dialog").get_by_text("Proponujesz rewanż")).to_be_visible()
    host.get_by_role("link", name="Do stołu").click()
    expect(host.get_by_role("dialog").get_by_text("proponuje rewanż")).to_be_visible()
    host.get_by_role("dialog").get_by_role("button", name="Zgoda").click()
    wait_for_turn(host)


def test_whoever_takes_the_seat_of_a_player_reads_who_played_there(visit: Visit) -> None:
    host, friend = two_people(visit)
    table = urlsplit(friend.url).path.rpartition("/")[2]
    state = host.request.get(f"/api/tables/{table}").json()
    for wish in ({"type": "concede", "seat": 1}, {"type": "leave"}):
        assert friend.request.post("/api/commands", data={**wish, "table": table}).ok
    later = visit("")
    assert later.request.post("/api/guest", data={"nickname": "Późna"}).ok
    sit = {"type": "sit", "seat": 1, "table": table, "code": state["you"]["code"]}
    assert later.request.post("/api/commands", data=sit).ok
    later.goto(f"/table/{table}")
    end = later.get_by_role("dialog", name="Koniec partii")
    expect(end.locator("ol li").nth(1)).to_contain_text(state["seats"][1]["name"])
    expect(end.get_by_text("Późna")).to_have_count(0)
    expect(end.get_by_text("Przegrywasz")).to_have_count(0)


def test_what_is_proposed_reaches_whoever_looks_at_the_past(visit: Visit) -> None:
    host, friend = two_people(visit)
    for page in (host, friend):
        answer(page)
    expect(host.get_by_role("button", name="Cofnij…")).to_be_enabled()
    friend.keyboard.press("h")
    expect(friend.get_by_role("button", name=re.compile("^Wróć do gry"))).to_be_visible()
    host.keyboard.press("u")
    expect(friend.get_by_role("alert").filter(has_text="prosi o cofnięcie")).to_be_visible()
    friend.get_by_role("button", name="Zgoda").click()
    expect(host.get_by_role("alert")).to_have_count(0)
    expect(host.get_by_role("log", name="Dziennik")).to_contain_text("zostaje cofnięty")


def test_a_match_of_a_series_that_is_called_off_was_agreed_to(visit: Visit) -> None:
    host, friend = two_in_a_series(visit)
    host.get_by_role("button", name="Menu").click()
    host.get_by_role("button", name="Przerwij partię").click()
    host.locator("[data-sure]").click()
    expect(host.get_by_text("Czekamy na zgodę pozostałych osób")).to_be_visible()
    friend.get_by_role("button", name="Zgoda").click()
    expect(host.get_by_role("dialog", name="Koniec partii")).to_contain_text("Partia zostaje przerwana")
    host.wait_for_timeout(600)
    assert host.get_by_text("Nie ma zgody").count() == 0
