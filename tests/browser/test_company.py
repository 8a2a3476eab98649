"""Being at a table with others: answers on a bad line, people who go away, how the end is told, taking back."""

import json
import re

import pytest
from playwright.sync_api import Locator, Page, WebSocketRoute, expect
from tests.browser.conftest import Visit
from tests.browser.table import (
    MOST_ANSWERS,
    PATIENCE,
    answer,
    asked,
    box_of,
    is_over,
    legal_cards,
    names_in_hand,
    offered,
    options,
    play_a_bot,
    play_on,
    set_pace,
    sit_with_bots,
    wait_for_turn,
)
from tests.browser.test_around import finish
from tests.browser.test_knowing import two_people
from tests.browser.test_playing import invite


class Line:
    """A connection that a test can cut: `deaf` swallows what the page says, `down` lets no new connection through."""

    def __init__(self, page: Page) -> None:
        self.deaf = self.mute = self.down = False
        self.swallowed: list[str] = []
        self.routes: list[WebSocketRoute] = []
        page.route_web_socket("**/api/socket", self.connect)

    def connect(self, route: WebSocketRoute) -> None:
        if self.down:
            route.close(code=1001)
            return
        self.routes.append(route)
        server = route.connect_to_server()
        route.on_message(lambda said: None if self.deaf else server.send(said))
        server.on_message(lambda said: self.swallowed.append(str(said)) if self.mute else route.send(said))

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
    said = "Twój wybór (dotarł|się liczy)" if arrives else "wysłany jeszcze raz i dotarł"
    expect(page.locator(".toasts")).to_contain_text(re.compile(said))
    wait_for_turn(page)
    expect(page.locator("[role=log]").first).to_contain_text("odkrywa kartę")
    expect(page.locator("[role=log]").first).to_contain_text(name)


def answer_and_lose_the_line(page: Page, line: Line, arrives: bool) -> None:
    line.deaf, line.mute = not arrives, True
    options(page).first.dispatch_event("click")
    for _ in range(PATIENCE // 20 if arrives else 0):
        if any('"applied"' in said for said in line.swallowed):
            break
        page.wait_for_timeout(20)
    page.context.set_offline(True)
    line.cut()
    expect(page.get_by_role("alert").filter(has_text="Utracono połączenie")).to_be_visible()


def from_another_machine(page: Page, visit: Visit, table: str) -> Page:
    """Somebody who is there all the time: the same guest, in a browser of its own."""
    guest = page.context.storage_state()
    other = visit("", storage_state=guest)
    other.goto(f"/table/{table}")
    wait_for_turn(other)
    return other


def come_back(page: Page, line: Line) -> None:
    page.context.set_offline(False)
    line.mend()


@pytest.mark.parametrize(
    ("arrives", "said"),
    [
        (True, "Twój wybór się liczy, a partia poszła już dalej."),
        (False, "Twój wybór się nie liczy. Padła inna odpowiedź"),
    ],
)
def test_whoever_was_offline_learns_whether_the_choice_counted(visit: Visit, arrives: bool, said: str) -> None:
    """Also when the match has gone on, in another tab or with what the bots did, before the line was back."""
    page = visit("/")
    line = Line(page)
    table = sit_with_bots(page, "vale")
    hunted = offered(page)
    answer_and_lose_the_line(page, line, arrives)
    other = from_another_machine(page, visit, table)
    play_on(other, 3, *([] if arrives else hunted[-1:]))
    come_back(page, line)
    expect(page.locator(".toasts")).to_contain_text(said)


def test_whoever_was_offline_learns_that_the_choice_was_taken_back(visit: Visit) -> None:
    page = visit("/")
    line = Line(page)
    table = sit_with_bots(page, "vale")
    answer_and_lose_the_line(page, line, arrives=True)
    other = from_another_machine(page, visit, table)
    undone = other.request.post("/api/commands", data={"type": "undo", "table": table, "seat": 0})
    assert undone.ok, undone.text()
    expect(other.get_by_role("log", name="Dziennik")).to_contain_text("zostaje cofnięty")
    come_back(page, line)
    expect(page.locator(".toasts")).to_contain_text(
        "Twój wybór się nie liczy. Padła inna odpowiedź albo cofnięto partię"
    )


@pytest.mark.parametrize(
    ("arrives", "said"),
    [
        (True, "Twój wybór się liczy, a partia poszła już dalej."),
        (False, "Partia, której dotyczył twój wybór, już się skończyła; trwa następna."),
    ],
)
def test_whoever_was_offline_learns_that_another_match_has_begun(visit: Visit, arrives: bool, said: str) -> None:
    page = visit("/")
    line = Line(page)
    table = sit_with_bots(page, "vale")
    answer_and_lose_the_line(page, line, arrives)
    other = from_another_machine(page, visit, table)
    finish(other)
    other.get_by_role("button", name="Rewanż").click()
    expect(other.locator("[data-over]")).to_have_count(0)
    wait_for_turn(other)
    come_back(page, line)
    expect(page.locator(".toasts")).to_contain_text(said)
    expect(page.locator(".toasts")).to_have_count(1)
    wait_for_turn(page)
    assert (names_in_hand(page), asked(page)) == (names_in_hand(other), asked(other)), "nothing of it in this one"


def test_whoever_looked_back_when_the_line_broke_is_not_left_in_another_match(visit: Visit) -> None:
    page = visit("")
    line = Line(page)
    table = sit_with_bots(page, "cardia")
    play_on(page, 2)
    page.keyboard.press("h")
    back = page.get_by_role("button", name=re.compile("^Wróć do gry"))
    expect(back).to_be_visible()
    line.cut()
    for wish in ({"type": "concede", "seat": 0}, {"type": "propose", "what": "rematch"}):
        done = page.request.post("/api/commands", data={**wish, "table": table})
        assert done.ok, done.text()
    line.mend()
    wait_for_turn(page)
    expect(back).to_have_count(0)


# Answers that a page asks for are kept back while `late` is a part of their address, and come when it is no more.
KEEP_BACK = """
  window.late = "";
  const fetched = window.fetch;
  window.fetch = async (address, ...rest) => {
    const answer = await fetched(address, ...rest);
    while (window.late && `${address}`.includes(window.late)) await new Promise((later) => setTimeout(later, 20));
    return answer;
  };
"""


def keep_back(page: Page, part: str) -> None:
    page.evaluate("(part) => (window.late = part)", part)


def let_come(page: Page) -> None:
    """All that was kept back has come and been drawn."""
    keep_back(page, "")
    page.evaluate("new Promise((later) => setTimeout(later, 100))")


def to_english_and_back(page: Page, words: Locator) -> None:
    polish = words.inner_text()
    keep_back(page, "lang=en")
    page.get_by_role("button", name="English").click()
    page.get_by_role("button", name="Polski").click()
    let_come(page)
    expect(words).to_have_text(polish)


def test_an_answer_that_was_overtaken_by_another_is_not_shown(visit: Visit) -> None:
    """On a slow line: two languages or two seats in a row, of which the last one counts."""
    page = visit("")
    page.context.add_init_script(KEEP_BACK)
    page.goto("/")
    to_english_and_back(page, page.locator("article p").first)
    sit_with_bots(page, "cardia")
    names = names_in_hand(page)
    to_english_and_back(page, page.locator(".near-hand .name").first)
    finish(page)
    page.get_by_role("link", name="Powtórka").click()
    whose = page.get_by_label("Czyimi oczami")
    whose.select_option("Zofia")
    expect(page.locator(".near-hand .name")).to_have_text(names)
    keep_back(page, "seat=1")
    whose.select_option(index=2)
    whose.select_option("Zofia")
    let_come(page)
    expect(page.locator(".near-hand .name")).to_have_text(names)

    page.context.set_offline(True)
    page.get_by_role("button", name="English").click()
    expect(page.locator(".toasts")).to_have_text(re.compile("^(Brak połączenia|No connection)"))
    expect(page.locator(".near-hand .name")).to_have_text(names)
    page.get_by_role("button", name=re.compile("Kto wygrywał|Who was winning")).click()
    expect(page.locator(".analysis").get_by_role("alert")).to_have_text(re.compile("Brak połączenia|No connection"))
    page.context.set_offline(False)
    page.get_by_role("button", name=re.compile("Pokaż, kto wygrywał|Show who was winning")).click()
    expect(page.locator(".analysis .chart, .analysis svg").first).to_be_visible()


@pytest.mark.nothing_dealt
def test_a_page_that_cannot_be_fetched_says_so_and_offers_to_load_it_again(visit: Visit) -> None:
    page = visit("/")
    create = page.get_by_role("link", name="Załóż stół").first
    create.wait_for()
    page.context.set_offline(True)
    create.click()
    expect(page.get_by_role("heading", name="Coś poszło nie tak")).to_be_visible()
    page.context.set_offline(False)
    page.get_by_role("button", name="Wczytaj stronę ponownie").click()
    expect(page.get_by_role("button", name="Załóż stół")).to_be_visible()

    page.goto("/shelf/cardia")
    expect(page.get_by_role("heading", name="Tu niczego nie ma.")).to_be_visible()


def test_a_table_whose_words_did_not_come_offers_to_load_it_again(visit: Visit) -> None:
    page = visit("")
    sit_with_bots(page, "cardia")
    words = "**/api/games/cardia/words*"
    page.route(words, lambda route: route.abort("internetdisconnected"))
    page.reload()
    again = page.get_by_role("button", name="Wczytaj stronę ponownie")
    expect(again).to_be_visible()
    page.unroute(words)
    again.click()
    wait_for_turn(page)


@pytest.mark.parametrize(("width", "height"), [(360, 740), (1366, 768)])
def test_what_became_of_a_choice_is_said_beside_what_is_answered_with(visit: Visit, width: int, height: int) -> None:
    page = visit("/", viewport={"width": width, "height": height})
    line = Line(page)
    sit_with_bots(page, "cardia")
    answer_and_lose_the_line(page, line, arrives=True)
    come_back(page, line)
    said = page.locator(".toast")
    said.wait_for()
    wait_for_turn(page)
    notice = box_of(said)
    for lies in (page.locator(".prompt"), page.locator(".near-hand")):
        box = box_of(lies)
        assert notice["y"] + notice["height"] <= box["y"] or box["y"] + box["height"] <= notice["y"]


def test_what_was_told_last_is_not_said_of_an_answer_on_its_way(visit: Visit) -> None:
    """Where the bot has just done something, its line must not come back as if it were the answer's."""
    page = visit("/about")
    line = Line(page)
    set_pace(page, "quick")
    sit_with_bots(page, "vale")
    bot = page.locator(".rival .name").first.inner_text()
    lines = page.locator("[role=log] .answer .line:not(.routine)")
    for _ in range(MOST_ANSWERS):
        if lines.count() and bot in lines.last.inner_text() and legal_cards(page).count():
            break
        play_on(page, 1)
        assert not is_over(page)
    line.deaf = line.mute = True
    options(page).first.dispatch_event("click")
    expect(page.locator("[data-prompt]")).to_have_text("Wysyłanie…")


def left_alone(visit: Visit) -> tuple[Page, Page]:
    """In a match whose other player has closed the page; the time of the one who is left is stopped."""
    host = visit()
    host.clock.install()
    friend = invite(host, visit)
    friend.get_by_role("button", name="Usiądź tutaj").click()
    host.get_by_role("button", name="Zaczynamy").click()
    wait_for_turn(host)
    friend.close()
    expect(host.get_by_text("nie ma przy stole")).to_be_visible()
    return host, friend


@pytest.mark.parametrize("flags", [("--away-seconds", "0")])
def test_whoever_is_gone_for_a_minute_is_spoken_of_and_a_bot_can_play_on(visit: Visit) -> None:
    host, friend = left_alone(visit)
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

    # Nobody else is asked for a word any more: what cannot be taken back is asked for twice.
    host.get_by_role("button", name="Menu").click()
    host.get_by_role("button", name="Przerwij partię").click()
    expect(host.get_by_role("dialog").last).not_to_contain_text("zgod")
    host.get_by_role("dialog").last.get_by_role("button", name="Gram dalej").click()
    host.keyboard.press("Escape")
    play_beyond_what_is_taken_back_alone(host)
    host.keyboard.press("u")
    expect(host.get_by_role("dialog", name="Cofnąć to wszystko?")).to_be_visible()

    # Whoever comes back finds a bot in their place, and the way to it.
    back = friend.context.new_page()
    back.goto(host.url)
    told = back.get_by_role("alert").filter(has_text="Zamiast ciebie gra bot")
    told.get_by_role("button", name="Nie teraz").click()
    expect(told).to_have_count(0)
    back.get_by_role("button", name="Menu").click()
    back.get_by_role("button", name="Wracam do gry").click()
    expect(host.locator(".who").filter(has_text="Bot:")).to_have_count(0)
    back.reload()
    expect(back.locator("[data-prompt]")).to_be_visible()
    expect(told).to_have_count(0)


@pytest.mark.parametrize("flags", [("--away-seconds", "0")])
def test_the_menu_offers_a_bot_for_whoever_is_gone_once_it_may_play(visit: Visit) -> None:
    host, _ = left_alone(visit)
    host.get_by_role("button", name="Menu").click()
    menu = host.get_by_role("dialog", name="Menu")
    offer = menu.get_by_role("button", name="gra bot")
    expect(menu).to_contain_text("Po minucie nieobecności będzie tu można poprosić, żeby dalej grał bot.")
    expect(offer).to_have_count(0)
    host.clock.fast_forward(50_000)
    expect(offer).to_have_count(0)

    # What lies on the table meanwhile does not set the minute back.
    state = {"table": host.url.rpartition("/")[2].partition("?")[0]}
    for wish in ({"type": "propose", "what": "abort"}, {"type": "decline"}):
        assert host.request.post("/api/commands", data={**wish, **state}).ok
    host.clock.fast_forward(12_000)
    expect(offer).to_be_visible()
    expect(menu).not_to_contain_text("Po minucie")
    offer.click()
    expect(host.get_by_text("nie ma przy stole")).to_have_count(0)


def test_for_whoever_has_left_the_menu_offers_a_bot_at_once(visit: Visit) -> None:
    host, friend = two_people(visit)
    state = {"table": friend.url.rpartition("/")[2].partition("?")[0]}
    assert friend.request.post("/api/commands", data={"type": "leave", **state}).ok
    expect(host.get_by_text("nie ma przy stole")).to_be_visible()
    host.get_by_role("button", name="Menu").click()
    host.get_by_role("button", name="gra bot").click()
    expect(host.get_by_text("nie ma przy stole")).to_have_count(0)


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


def play_beyond_what_is_taken_back_alone(page: Page) -> None:
    for _ in range(MOST_ANSWERS):
        play_on(page, 1)
        assert not is_over(page)
        if page.get_by_role("button", name="Cofnij…", disabled=False).count():
            return


def test_a_whole_round_is_taken_back_only_if_it_is_meant(visit: Visit) -> None:
    page = visit("")
    sit_with_bots(page, "cardia")
    play_beyond_what_is_taken_back_alone(page)
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


# Words that reach beyond the screen or beyond the panel that they stand in; what ends in an ellipsis does not.
BEYOND = """() => {
  const found = [];
  const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (words.nextNode()) {
    const { parentElement: one, textContent } = words.currentNode;
    if (!textContent.includes("WWWW") || !one.checkVisibility({ visibilityProperty: true })) continue;
    if (one.closest(".hidden-text, title, input, [role=img]")) continue;
    const cut = (part) => part && (getComputedStyle(part).textOverflow === "ellipsis" || cut(part.parentElement));
    if (cut(one)) continue;
    const range = document.createRange();
    range.selectNodeContents(words.currentNode);
    const panel = one.closest("section, aside, .prompt, dialog, header, main").getBoundingClientRect();
    const { right } = range.getBoundingClientRect();
    if (right > Math.min(innerWidth, panel.right) + 1) found.push(`${one.className}: ${textContent}`);
  }
  for (const one of document.querySelectorAll("aside, main, dialog[open]"))
    if (one.getBoundingClientRect().right > innerWidth + 1) found.push(one.outerHTML.slice(0, 60));
  if (document.documentElement.scrollWidth > innerWidth) found.push("the page");
  return found;
}"""


@pytest.mark.parametrize(("width", "height"), [(1366, 768), (360, 740)])
def test_a_name_without_a_gap_breaks_no_layout(visit: Visit, width: int, height: int) -> None:
    page = visit("", viewport={"width": width, "height": height})
    page.goto("/new/vale")
    page.get_by_role("button", name="Załóż stół").click()
    page.get_by_label("Twój pseudonim", exact=True).fill("W" * 24)
    page.get_by_role("button", name="Zapisz").click()
    expect(page.get_by_role("listitem").filter(has_text="W" * 24)).to_be_visible()
    found = {"waiting": page.evaluate(BEYOND)}
    page.get_by_role("button", name=re.compile("^Bot: początkujący")).first.click()
    page.get_by_role("button", name="Zaczynamy").click()
    wait_for_turn(page)
    play_on(page, 6, "tame-")
    found["table"] = page.evaluate(BEYOND)
    if width < 720:
        page.get_by_role("button", name="Dziennik").click()
        expect(page.get_by_role("dialog", name="Dziennik")).to_be_visible()
        found["log"] = page.evaluate(BEYOND)
        page.keyboard.press("Escape")
    finish(page)
    found["over"] = page.evaluate(BEYOND)
    page.get_by_role("link", name="Powtórka").click()
    expect(page.locator(".bar output")).to_be_visible()
    found["replay"] = page.evaluate(BEYOND)
    assert {screen: lines for screen, lines in found.items() if lines} == {}


def test_options_chosen_one_after_the_other_on_a_slow_line_all_count(visit: Visit) -> None:
    page = visit("")
    line = Line(page)
    page.goto("/new/cardia")
    page.get_by_role("button", name="Załóż stół").click()
    chosen = [page.get_by_role("checkbox", name=name) for name in ("Bazar", "Świątynia węży")]
    expect(chosen[0]).to_be_visible()
    line.mute = True
    for box in chosen:
        box.click()
    for _ in range(PATIENCE // 20):
        if sum('"done"' in said for said in line.swallowed) == len(chosen):
            break
        page.wait_for_timeout(20)
    line.mute = False
    for said in line.swallowed:
        line.routes[-1].send(said)
    for box in chosen:
        expect(box).to_be_checked()
    page.reload()
    for box in chosen:
        expect(box).to_be_checked()


def test_an_option_that_was_refused_is_not_shown_as_if_it_counted(visit: Visit) -> None:
    page = visit("")
    refusing = False

    def connect(route: WebSocketRoute) -> None:
        server = route.connect_to_server()
        server.on_message(route.send)

        def said(text: str | bytes) -> None:
            wish = json.loads(text)
            if refusing and wish["type"] == "setup":
                route.send(json.dumps({"type": "problem", "id": wish["id"], "code": "busy", "text": "Nie teraz"}))
            else:
                server.send(text)

        route.on_message(said)

    page.route_web_socket("**/api/socket", connect)
    page.goto("/new/cardia")
    page.get_by_role("button", name="Załóż stół").click()
    box = page.get_by_role("checkbox", name="Bazar")
    expect(box).to_be_visible()
    refusing = True
    box.click()
    expect(page.locator(".toasts")).to_contain_text("Nie teraz")
    expect(box).not_to_be_checked()


def test_what_was_written_is_not_lost_when_it_is_refused(visit: Visit) -> None:
    host = visit("")
    table = sit_with_bots(host, "cardia")
    code = host.request.get(f"/api/tables/{table}").json()["you"]["code"]
    other = visit("")
    other.request.post("/api/guest", data={"nickname": "Zofia"})
    other.context.add_init_script("localStorage['stolik-guest'] = 'Zofia'")
    other.goto(f"/table/{table}?code={code}")
    other.get_by_role("tab", name="Czat").click()
    field = other.get_by_role("textbox", name="Napisz coś")
    field.fill("Dobry wieczór wszystkim!")
    other.get_by_role("button", name="Wyślij").click()
    expect(other.locator(".toasts")).to_contain_text("wygląda jak pseudonim kogoś, kto tu gra")
    expect(field).to_have_value("Dobry wieczór wszystkim!")


@pytest.mark.parametrize("game", ["vale", "ostium"])
def test_a_series_is_chosen_for_a_game_without_options_of_its_own(visit: Visit, game: str) -> None:
    host = visit("")
    host.goto("/new/" + game)
    if game == "ostium":
        host.get_by_label("Miejsca").select_option("2")
    host.get_by_role("button", name="Załóż stół").click()
    host.get_by_label("Seria").select_option("2")
    friend = visit(host.get_by_role("textbox", name="Zaproś kogoś").input_value())
    expect(friend.get_by_role("region", name="Opcje")).to_contain_text("Do 2 wygranych")


def test_whoever_is_sent_away_and_whoever_looks_at_a_closed_table_is_told_so(visit: Visit) -> None:
    host = visit()
    friend = invite(host, visit)
    other = visit(friend.url)
    friend.get_by_role("button", name="Usiądź tutaj").click()
    expect(other.get_by_text("Czekamy, aż gospodarz zacznie")).to_be_visible()
    host.get_by_role("button", name="Usuń").click()
    expect(friend.get_by_role("heading", name="Gospodarz wyprosił cię od tego stołu")).to_be_visible()
    expect(friend.get_by_role("button", name="Usiądź tutaj")).to_have_count(0)
    host.get_by_role("button", name="Wstań od stołu").click()
    host.locator("[data-sure]").click()
    for page in (host, other):
        expect(page.get_by_role("heading", name="Ten stół został zamknięty")).to_be_visible()
        expect(page.get_by_role("button", name="Usiądź tutaj")).to_have_count(0)


def test_the_start_page_fetches_what_did_not_come_once_the_line_is_back(visit: Visit) -> None:
    page = visit("/settings")
    page.context.set_offline(True)
    page.get_by_role("link", name="Stolik").click()
    expect(page.get_by_role("alert")).to_have_text("Brak połączenia")
    page.context.set_offline(False)
    expect(page.get_by_role("article").first).to_be_visible()
    expect(page.get_by_role("alert")).to_have_count(0)
