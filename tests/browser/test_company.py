"""Being at a table with others: answers on a bad line, people who go away, how the end is told, taking back."""

import re

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect
from tests.browser.conftest import Visit
from tests.browser.table import (
    MOST_ANSWERS,
    answer,
    is_over,
    legal_cards,
    names_in_hand,
    options,
    play_a_bot,
    play_on,
    sit_with_bots,
    wait_for_turn,
)
from tests.browser.test_knowing import two_people
from tests.browser.test_playing import invite


class Line:
    """A connection that a test can cut: `deaf` swallows what the page says, `down` lets no new connection through."""

    def __init__(self, page: Page) -> None:
        self.deaf = self.mute = self.down = False
        self.routes: list[WebSocketRoute] = []
        page.route_web_socket("**/api/socket", self.connect)

    def connect(self, route: WebSocketRoute) -> None:
        if self.down:
            route.close(code=1001)
            return
        self.routes.append(route)
        server = route.connect_to_server()
        route.on_message(lambda said: None if self.deaf else server.send(said))
        server.on_message(lambda said: None if self.mute else route.send(said))

    def cut(self) -> None:
        self.down = True
        self.routes[-1].close(code=1001)

    def mend(self) -> None:
        self.deaf = self.mute = self.down = False


@pytest.mark.parametrize("arrives", [True, False])
def test_an_answer_on_a_bad_line_is_being_sent_until_it_is_known_what_became_of_it(visit: Visit, arrives: bool) -> None:
    page = visit("/")
    line = Line(page)
    play_a_bot(page)
    card = legal_cards(page).first
    name = card.locator(".name").inner_text()
    line.deaf, line.mute = not arrives, True
    card.click()
    expect(page.locator("[data-prompt]")).to_have_text("Wysyłanie…")
    expect(page.locator(".who").filter(has_text="(ty)").get_by_text("gotowe")).to_have_count(0)
    line.cut()
    expect(page.get_by_role("alert").filter(has_text="Utracono połączenie")).to_be_visible()
    assert name not in names_in_hand(page), "it is not back in the hand while nobody knows"
    line.mend()
    said = "Partia poszła dalej|Twój wybór dotarł" if arrives else "wysłany jeszcze raz i dotarł"
    expect(page.locator(".toasts")).to_contain_text(re.compile(said))
    wait_for_turn(page)
    expect(page.locator("[role=log]").first).to_contain_text("odkrywa kartę")
    expect(page.locator("[role=log]").first).to_contain_text(name)


@pytest.mark.parametrize("flags", [("--away-seconds", "0")])
def test_whoever_is_gone_for_a_minute_is_spoken_of_and_a_bot_can_play_on(visit: Visit) -> None:
    host = visit()
    host.clock.install()
    friend = invite(host, visit)
    friend.get_by_role("button", name="Usiądź tutaj").click()
    host.get_by_role("button", name="Zaczynamy").click()
    wait_for_turn(host)
    friend.close()
    expect(host.get_by_text("nie ma przy stole")).to_be_visible()
    answer(host)
    offer = host.get_by_role("alert").filter(has_text="od ponad minuty")
    host.clock.fast_forward(50_000)
    expect(offer).to_have_count(0)
    host.clock.fast_forward(12_000)
    expect(offer).to_be_visible()
    offer.get_by_role("button", name="Niech dalej gra bot").click()
    expect(offer).to_have_count(0)
    wait_for_turn(host)
    expect(host.locator("[role=log]").first).to_contain_text("odkrywa kartę")


def test_the_table_that_waits_stands_above_those_that_are_over(visit: Visit) -> None:
    page = visit("/new/cardia")
    page.get_by_role("button", name="Załóż stół").click()
    expect(page.get_by_role("heading", name="Miejsca")).to_be_visible()
    waiting = page.url
    page.goto("/")
    play_a_bot(page)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Poddaj się").click()
    page.get_by_role("dialog").last.get_by_role("button", name="Poddaj się").last.click()
    expect(page.get_by_role("dialog", name="Koniec partii")).to_be_visible()
    page.goto("/")
    mine = page.get_by_role("region", name="Moje stoły").get_by_role("link")
    expect(mine).to_have_count(2)
    assert (mine.first.get_attribute("href") or "") in waiting
    expect(mine.last).to_contain_text("Zakończona")


def test_a_guest_reads_the_options_and_is_offered_none_to_change(visit: Visit) -> None:
    host = visit()
    friend = invite(host, visit)
    there = friend.get_by_role("region", name="Opcje")
    expect(there).to_be_visible()
    assert there.locator("input, select, button").count() == 0
    assert host.get_by_role("region", name="Opcje").locator("input").count() > 0


def test_winner_and_loser_are_spoken_to_beside_the_table(visit: Visit) -> None:
    host, friend = two_people(visit)
    board = host.locator(".board").bounding_box()
    host.get_by_role("button", name="Menu").click()
    host.get_by_role("button", name="Poddaj się").click()
    host.get_by_role("dialog").last.get_by_role("button", name="Poddaj się").last.click()
    lost, won = (page.get_by_role("dialog", name="Koniec partii") for page in (host, friend))
    expect(lost).to_contain_text("Przegrywasz. Wygrywa")
    expect(won).to_contain_text("Wygrywasz!")
    assert board is not None
    assert host.locator(".board").bounding_box() == board, "the board stays where it was"
    beside = lost.bounding_box()
    assert beside is not None
    assert beside["x"] >= board["x"] + board["width"], "and nothing covers it"
    host.keyboard.press("Escape")
    expect(lost).to_have_count(0)
    host.get_by_role("button", name="Wynik").click()
    expect(lost).to_be_visible()
    friend.get_by_role("button", name="English").click()
    expect(friend.get_by_role("dialog", name="The match is over")).to_contain_text("You win!")


def test_a_whole_round_is_taken_back_only_if_it_is_meant(visit: Visit) -> None:
    page = visit("")
    sit_with_bots(page, "cardia")
    for _ in range(MOST_ANSWERS):
        play_on(page, 1)
        assert not is_over(page)
        if page.get_by_role("button", name="Cofnij…", disabled=False).count():
            break
    log = page.get_by_role("log", name="Dziennik")
    before = log.inner_text()
    page.keyboard.press("u")
    doubt = page.get_by_role("dialog", name="Cofnąć to wszystko?")
    expect(doubt).to_be_visible()
    doubt.get_by_role("button", name="Zostaw").click()
    expect(doubt).to_have_count(0)
    assert log.inner_text() == before
    page.keyboard.press("u")
    doubt.get_by_role("button", name="Cofnij").click()
    page.wait_for_function("(before) => document.querySelector('[role=log]').innerText !== before", arg=before)
    assert options(page).count()
