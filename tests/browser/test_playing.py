"""Whole games in a browser: by mouse, by keyboard, alone, together and watched."""

import re

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect
from tests.browser.conftest import Visit
from tests.browser.table import (
    MOST_ANSWERS,
    WATCH,
    Connection,
    answer,
    answered,
    asked,
    is_over,
    legal_cards,
    names_in_hand,
    on_the_shelf,
    options,
    play_a_bot,
    play_on,
    play_together,
    question,
    set_pace,
    sit_with_bots,
    wait_for_turn,
)


def test_a_newcomer_plays_a_card_with_three_clicks(visit: Visit) -> None:
    page = visit()
    clicks = []
    page.expose_function("counted", lambda: clicks.append(1))
    page.evaluate("addEventListener('click', () => window.counted(), true)")

    play_a_bot(page)
    legal_cards(page).first.click()

    expect(page.locator("[role=log]").first).to_contain_text("odkrywa kartę")
    assert len(clicks) <= 3


# Cards that show their name to everybody and are called hidden all the same.
MISCALLED = """() => [...document.querySelectorAll(".board .piece:has(.name)")]
  .map((one) => one.innerText).filter((said) => said.includes("Zakryta karta"))"""


def test_a_whole_game_by_mouse(visit: Visit) -> None:
    page = visit()
    play_a_bot(page)
    place = page.locator(".prompt").bounding_box()
    for turn in range(MOST_ANSWERS):
        if is_over(page):
            break
        assert page.locator(".prompt").bounding_box() == place, "the prompt moved under the pointer"
        assert page.evaluate(MISCALLED) == [], "a card that is seen is called by its name"
        answer(page, turn)
        wait_for_turn(page)

    over = page.get_by_role("dialog", name="Koniec partii")
    expect(over).to_be_visible()
    expect(over).to_contain_text(re.compile("Wygrywa|Remis"))
    assert page.evaluate("document.documentElement.scrollHeight <= innerHeight"), "a laptop needs no scrolling"


def by_key(page: Page, turn: int) -> None:
    """By number, by arrows over the table, from the list: each in turn."""
    before = asked(page)
    for again in range(40):
        match (turn + again) % 3:
            case 0:
                page.keyboard.press("1")
            case 1:  # an arrow finds a card that may be played, Enter plays it
                page.evaluate("document.activeElement.blur()")
                page.keyboard.press("ArrowUp")
                if page.evaluate("document.activeElement.matches('.legal')"):
                    page.keyboard.press("Enter")
            case _:
                page.keyboard.press("a")
                if options(page).first.is_visible():
                    page.keyboard.press("Space")
        if asked(page) != before:
            return
        page.wait_for_timeout(50)  # a key that follows at once was meant for what was asked before
    raise AssertionError(f"no key answers {question(page)!r}")


def test_a_whole_game_by_keyboard_alone(visit: Visit) -> None:
    page = visit()
    on_the_shelf(page).get_by_role("button", name="Zagraj z botem").focus()
    page.keyboard.press("Enter")
    page.wait_for_selector(".board")
    wait_for_turn(page)
    for turn in range(MOST_ANSWERS):
        if is_over(page):
            break
        by_key(page, turn)
        wait_for_turn(page)
        assert page.evaluate("document.activeElement !== null")

    over = page.get_by_role("dialog", name="Koniec partii")
    expect(over).to_be_visible()
    page.keyboard.press("Escape")
    expect(over).to_be_hidden()


def test_the_focus_survives_an_answer(visit: Visit) -> None:
    page = visit("")
    sit_with_bots(page, "cardia")
    legal_cards(page).first.focus()
    page.keyboard.press("Enter")
    wait_for_turn(page)

    assert page.evaluate("document.querySelector('main').contains(document.activeElement)")
    assert page.evaluate("document.activeElement.matches(':focus-visible')")


def invite(host: Page, visit: Visit, **wishes: object) -> Page:
    """The host sets a table up; a friend opens the link."""
    on_the_shelf(host).get_by_role("link", name="Załóż stół").click()
    host.get_by_role("button", name="Załóż stół").click()
    link = host.get_by_role("textbox", name="Zaproś kogoś").input_value()
    expect(host.get_by_role("img", name="Zaproś kogoś")).to_be_visible()
    return visit(link, **wishes)


def two_in_a_series(visit: Visit) -> tuple[Page, Page]:
    """A host and a friend play until one of them has won twice."""
    host = visit()
    friend = invite(host, visit)
    friend.get_by_role("button", name="Usiądź tutaj").click()
    host.get_by_label("Seria").select_option("2")
    expect(friend.get_by_text("Do 2 wygranych")).to_be_visible()
    host.get_by_role("button", name="Zaczynamy").click()
    wait_for_turn(host)
    return host, friend


def test_two_browsers_play_through_a_link_and_a_dropped_connection(visit: Visit) -> None:
    host = visit()
    connections: list[WebSocketRoute] = []
    blocked = False

    def connect(route: WebSocketRoute) -> None:
        if blocked:
            route.close(code=1001)
            return
        connections.append(route)
        route.connect_to_server()

    host.route_web_socket("**/api/socket", connect)
    friend = invite(host, visit)
    friend.get_by_role("button", name="Usiądź tutaj").click()
    host.get_by_role("button", name="Zaczynamy").click()
    wait_for_turn(host)
    wait_for_turn(friend)

    answer(friend)
    expect(host.get_by_text("gotowe")).to_be_visible()

    blocked = True
    connections[-1].close(code=1001)
    expect(host.get_by_role("alert").filter(has_text="Utracono połączenie")).to_be_visible()
    assert host.locator("main").get_attribute("inert") is not None, "a stale board takes no answers"
    expect(host).to_have_title(re.compile("^Brak połączenia"))
    blocked = False
    expect(host.get_by_role("alert").filter(has_text="Utracono połączenie")).to_be_hidden()
    expect(host).to_have_title(re.compile("^● Twoja kolej"))

    play_together(host, friend)
    expect(host.get_by_role("dialog", name="Koniec partii")).to_be_visible()
    expect(friend.get_by_role("dialog", name="Koniec partii")).to_be_visible()


def test_what_the_others_say_and_decide_is_noticed(visit: Visit) -> None:
    host = visit()
    friend = invite(host, visit)
    friend.get_by_role("button", name="Usiądź tutaj").click()
    host.get_by_role("button", name="Zaczynamy").click()
    wait_for_turn(friend)

    friend.get_by_role("tab", name="Czat").click()
    friend.get_by_role("textbox", name="Napisz coś").fill("Cześć!")
    friend.keyboard.press("Enter")
    chat = host.get_by_role("tab", name="Czat")
    expect(chat).to_contain_text("1 nowa wiadomość")
    chat.click()
    expect(host.get_by_role("log", name="Czat")).to_contain_text("Cześć!")
    expect(chat).not_to_contain_text("wiadomość")

    friend.get_by_role("button", name="Menu").click()
    friend.get_by_role("button", name="Przerwij partię bez wyniku").click()
    doubt = friend.get_by_role("dialog", name="Przerwać partię?")
    expect(doubt).to_contain_text("gdy tylko pozostałe osoby się zgodzą")
    doubt.get_by_role("button", name="Przerwij partię").click()
    host.get_by_role("button", name="Odmów").click()
    expect(friend.get_by_text("Nie ma zgody")).to_be_visible()
    assert not is_over(friend)


def test_a_long_list_of_options_never_scrolls_sideways(visit: Visit) -> None:
    """What does not fit into two rows stands in a list of its own, by mouse and by keyboard."""
    page = visit(viewport={"width": 730, "height": 700})
    on_the_shelf(page, "Dolina Żywiołów").get_by_role("button", name="Zagraj z botem").click()
    whole = page.get_by_role("button", name=re.compile(r"^Wszystkie \(\d+\)"))
    for turn in range(MOST_ANSWERS):
        wait_for_turn(page)
        assert not is_over(page), "a whole match without one long list"
        assert page.evaluate(
            "(({scrollWidth, clientWidth}) => scrollWidth <= clientWidth)(document.querySelector('.answers'))"
        )
        if whole.count() and (before := asked(page)):
            break
        # Cards are kept in hand and stones with them, so that ever more can be done.
        play_on(page, 1, *("tame", "sell", "end")[turn % 2 :])
    number = int(re.findall(r"\d+", whole.inner_text())[0])
    assert page.locator("[data-choice]").count() < number

    whole.focus()
    page.keyboard.press("Enter")
    rest = page.get_by_role("group", name="Wszystkie możliwości")
    expect(rest.get_by_role("button")).to_have_count(number)
    expect(rest.get_by_role("button").first).to_be_focused()
    page.keyboard.press("ArrowUp")
    expect(rest.get_by_role("button").last).to_be_focused()
    page.keyboard.press("Escape")
    expect(rest).to_be_hidden()
    expect(whole).to_be_focused()
    whole.click()
    rest.get_by_role("button").nth(1).click()
    expect(rest).to_be_hidden()
    answered(page, before)


def test_a_second_tab_of_the_same_seat_stays_in_step(visit: Visit) -> None:
    page = visit("")
    sit_with_bots(page, "cardia")
    second = page.context.new_page()
    connection = Connection(second)
    second.goto(page.url)
    wait_for_turn(second)
    assert connection.watches == 1, "what is sent to whoever comes is all of the log"
    assert names_in_hand(second) == names_in_hand(page)

    answer(page)
    wait_for_turn(page)
    expect(second.locator("[data-prompt]")).to_have_text(question(page))
    assert names_in_hand(second) == names_in_hand(page)


def test_a_spectator_sees_no_hand_and_may_not_answer(visit: Visit) -> None:
    host = visit()
    friend = invite(host, visit)
    friend.get_by_role("button", name="Usiądź tutaj").click()
    host.get_by_role("button", name="Zaczynamy").click()
    wait_for_turn(host)

    watcher = visit(friend.url)
    expect(watcher.get_by_text("Oglądasz")).to_be_visible()
    expect(watcher.locator(".near-hand .piece.plain")).to_have_count(5)
    assert names_in_hand(watcher) == []
    assert options(watcher).count() == 0


def test_two_people_share_one_screen(visit: Visit) -> None:
    page = visit()
    on_the_shelf(page).get_by_role("link", name="Załóż stół").click()
    page.get_by_role("button", name="Załóż stół").click()
    page.get_by_role("textbox", name=re.compile("Usiądź też tutaj")).fill("Zofia")
    page.get_by_role("button", name=re.compile("Usiądź też tutaj")).click()
    page.get_by_role("button", name="Zaczynamy").click()
    wait_for_turn(page)
    mine = names_in_hand(page)

    answer(page)
    expect(page.get_by_role("heading", name="Podaj urządzenie")).to_be_visible()
    assert page.locator(".piece").count() == 0, "nothing of either hand is on the screen in between"
    page.get_by_role("button", name=re.compile("To ja, Zofia")).click()
    wait_for_turn(page)
    assert len(names_in_hand(page)) == 5
    answer(page)
    expect(page.locator("[role=log], h2").first).to_be_visible()
    assert len(mine) == 5


def test_an_answer_is_taken_back_with_one_key(visit: Visit) -> None:
    host = visit()
    friend = invite(host, visit)
    friend.get_by_role("button", name="Usiądź tutaj").click()
    host.get_by_role("button", name="Zaczynamy").click()
    wait_for_turn(host)
    before = names_in_hand(host)

    host.keyboard.press("2")
    expect(host.get_by_role("button", name=re.compile("^Cofnij"))).to_be_enabled()
    assert options(host).count() == 0
    host.keyboard.press("u")
    wait_for_turn(host)
    assert names_in_hand(host) == before


def test_a_card_that_cannot_be_chosen_says_why(visit: Visit) -> None:
    page = visit("")
    sit_with_bots(page, "cardia")
    played = page.locator(".encounter .piece:not(.legal)")
    for turn in range(20):  # an ability may clear an encounter away
        if played.count() or is_over(page):
            break
        play_on(page, 1 + turn % 2)
    played.first.click()
    why = "Teraz nie można jej wybrać. Pytanie brzmi|Karty do starcia kładzie się z ręki"
    expect(page.get_by_role("dialog").locator(".why")).to_contain_text(re.compile(why))


# -- following the others ----------------------------------------------------------------------------------------------


def sit_among_bots(page: Page) -> None:
    """Four at the Vale, three of them bots."""
    page.goto("/new/vale")
    page.get_by_label("Miejsca").select_option("4")
    page.get_by_role("button", name="Załóż stół").click()
    page.get_by_role("button", name="Wszystkie wolne miejsca – Bot: początkujący").click()
    page.get_by_role("button", name="Zaczynamy").click()
    wait_for_turn(page)


def test_what_others_do_is_seen_one_by_one(visit: Visit) -> None:
    page = visit()
    sit_among_bots(page)
    page.add_init_script(WATCH)
    set_pace(page, "quick")
    wait_for_turn(page)
    page.evaluate("window.told.length = 0")
    names = page.locator(".rival .name").all_inner_texts()
    for _ in range(10):
        play_on(page, 1)
        told = {said for said in page.evaluate("window.told") if any(name in said for name in names)}
        if len(told) >= 5:
            break
    assert len(told) >= 5, page.evaluate("window.told")
    expect(page.locator(".log .since").first).to_be_visible()


def test_a_card_that_asks_is_there_to_be_read(visit: Visit) -> None:
    page = visit()
    play_a_bot(page)
    for turn in range(MOST_ANSWERS):
        if page.locator(".prompt .source").count():
            break
        if is_over(page):
            page.goto("/")
            play_a_bot(page)
        answer(page, turn)
        wait_for_turn(page)
    title = page.locator(".prompt .source").get_attribute("title") or ""
    expect(page.locator("aside .reader").first).to_contain_text(title)
    page.locator(".prompt .source").click()
    expect(page.get_by_role("dialog", name=title)).to_be_visible()


COUNT_TIMES = """
  const { get } = Object.getOwnPropertyDescriptor(Intl.DateTimeFormat.prototype, "format");
  const made = Intl.DateTimeFormat;
  window.timed = { told: 0, made: 0 };
  Object.defineProperty(made.prototype, "format", { get() { window.timed.told++; return get.call(this); } });
  const construct = (...how) => { window.timed.made++; return Reflect.construct(...how); };
  Intl.DateTimeFormat = new Proxy(made, { construct });
  Date.prototype.toLocaleTimeString = function () { window.timed.made++; return "00:00"; };
"""


@pytest.mark.parametrize("game", ["cardia", "vale", "ostium", "mysthea", "keyforge"])
def test_an_answer_costs_the_page_as_little_late_as_early(visit: Visit, game: str) -> None:
    """Only what is new in the log is put into words, and nothing is styled over and over to find its size."""
    page = visit("")
    page.add_init_script(COUNT_TIMES)
    page.goto("/about")
    sit_with_bots(page, game)
    early = 8 if game == "cardia" else 30
    play_on(page, early)
    gauge = page.context.new_cdp_session(page)
    gauge.send("Performance.enable")

    def count() -> dict[str, float]:
        metrics = {one["name"]: one["value"] for one in gauge.send("Performance.getMetrics")["metrics"]}
        lines = page.locator(".log .line").count()
        return {"styled": metrics["RecalcStyleCount"], "lines": lines, **page.evaluate("window.timed")}

    before = count()
    answers = play_on(page, 6)
    after = count()
    assert after["made"] <= 4, "one formatter does for all times of a language"
    told, new = after["told"] - before["told"], after["lines"] - before["lines"]
    assert before["lines"] > 10
    assert told <= 2 * new + 4 * answers, f"{told} times told for {new} lines after {before['lines']}"
    assert (after["styled"] - before["styled"]) / answers < 150, (
        "something is styled again for every size it is tried at"
    )
