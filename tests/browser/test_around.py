"""Around the table: replays, files, languages, themes, small screens, accessibility, weight."""

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, Request, Route, expect
from tests.browser.conftest import ROOT, Visit
from tests.browser.table import (
    MOST_ANSWERS,
    answer,
    answered,
    asked,
    is_over,
    legal_cards,
    names_in_hand,
    offered,
    on_the_shelf,
    options,
    play_a_bot,
    play_on,
    question,
    sit_with_bots,
    take,
    wait_for_turn,
)

AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"


def finish(page: Page) -> None:
    """To the end of the match, by giving up."""
    page.get_by_role("button", name="Menu").click()
    concede = re.compile("Poddaj się|Concede")
    page.get_by_role("button", name=concede).click()
    page.get_by_role("dialog", name=re.compile("Poddać partię|Concede")).get_by_role("button", name=concede).click()
    expect(page.get_by_role("dialog", name=re.compile("Koniec partii|The match is over"))).to_be_visible()


def test_a_replay_is_stepped_through_and_linked_to(visit: Visit) -> None:
    page = visit("")
    sit_with_bots(page, "cardia")
    play_on(page, 3)
    finish(page)
    page.get_by_role("link", name="Powtórka").click()
    expect(page.get_by_text(re.compile(r"Krok 1 z \d+")).first).to_be_visible()
    page.get_by_role("button", name="Następny", exact=True).click()
    page.keyboard.press("ArrowRight")
    expect(page.get_by_text(re.compile(r"Krok 3 z \d+")).first).to_be_visible()
    expect(page.get_by_role("button", name="Następny", exact=True)).to_be_focused()

    other = visit(page.url)
    expect(other.get_by_text(re.compile(r"Krok 3 z \d+")).first).to_be_visible()
    other.get_by_label("Czyimi oczami").select_option("1")
    expect(other.locator(".near-hand .card:not(.back)").first).to_be_visible()
    expect(other).to_have_url(re.compile("at=3&seat=1"))
    other.get_by_role("button", name="Koniec", exact=True).click()
    expect(other.get_by_role("button", name="Koniec", exact=True)).to_be_disabled()


def test_a_match_is_saved_to_a_file_and_opened_again(visit: Visit, tmp_path: Path) -> None:
    page = visit("")
    sit_with_bots(page, "cardia")
    answer(page)
    wait_for_turn(page)
    finish(page)
    with page.expect_download() as saved:
        page.get_by_role("link", name="Zapisz do pliku").click()
    file = tmp_path / "match.json"
    saved.value.save_as(file)
    assert json.loads(file.read_text())["game"] == "cardia"

    other = visit()
    broken = tmp_path / "broken.json"
    for text in ("no record", "[]"):
        broken.write_text(text)
        other.locator("input[type=file]").set_input_files(broken)
        expect(other.locator(".toasts")).to_have_text(re.compile("^To nie jest zapis partii."))
        other.get_by_role("button", name="Zamknij").click()
    other.locator("input[type=file]").set_input_files(file)
    expect(other.get_by_text(re.compile(r"Krok 1 z \d+")).first).to_be_visible()
    expect(other.get_by_role("group", name="Gracz 2", exact=True)).to_be_visible()
    other.get_by_label("Czyimi oczami").select_option("Gracz 2")
    expect(other).to_have_url(re.compile("seat=1"))


def test_what_cannot_be_taken_back_is_asked_for_twice(visit: Visit) -> None:
    page = visit("")
    sit_with_bots(page, "cardia")
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Poddaj się").click()
    doubt = page.get_by_role("dialog", name="Poddać partię?")
    expect(doubt.get_by_role("button", name="Gram dalej")).to_be_focused()
    page.keyboard.press("Enter")
    expect(doubt).to_be_hidden()
    expect(page.get_by_role("button", name="Poddaj się")).to_be_focused()
    page.get_by_role("button", name="Przerwij partię bez wyniku").click()
    expect(page.get_by_role("dialog", name="Przerwać partię?")).to_contain_text("bez wyniku")
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    assert not is_over(page)
    answer(page)
    wait_for_turn(page)
    finish(page)


@pytest.mark.nothing_dealt
def test_whoever_leaves_a_table_last_is_asked(visit: Visit) -> None:
    page = visit("/new/cardia")
    page.get_by_role("button", name="Załóż stół").click()
    page.get_by_role("button", name="Wstań od stołu").click()
    page.get_by_role("button", name="Zostaję").click()
    expect(page.get_by_role("button", name="Wstań od stołu")).to_be_visible()
    page.get_by_role("button", name="Wstań od stołu").click()
    page.get_by_role("dialog").get_by_role("button", name="Wstań od stołu").click()
    expect(page.get_by_text("(ty)")).to_have_count(0)


@pytest.mark.nothing_dealt
def test_a_new_name_is_seen_at_the_table(visit: Visit) -> None:
    page = visit("/new/cardia")
    page.get_by_role("button", name="Załóż stół").click()
    page.get_by_label("Twój pseudonim", exact=True).fill("Ania")
    page.get_by_role("button", name="Zapisz").click()
    expect(page.get_by_role("listitem").filter(has_text="Gospodarz")).to_contain_text("Ania")
    page.reload()
    expect(page.get_by_role("listitem").filter(has_text="Gospodarz")).to_contain_text("Ania")


@pytest.mark.nothing_dealt
def test_a_new_name_outlives_another_language_in_another_tab(visit: Visit) -> None:
    page = visit("/new/cardia")
    page.get_by_role("button", name="Załóż stół").click()
    host = page.get_by_role("listitem").filter(has_text=re.compile("Gospodarz|Host"))
    expect(host).to_be_visible()
    other = page.context.new_page()
    other.goto(page.url)
    expect(other.get_by_role("listitem").filter(has_text="Gospodarz")).to_be_visible()
    page.get_by_label("Twój pseudonim", exact=True).fill("Ania")
    page.get_by_role("button", name="Zapisz").click()
    expect(host).to_contain_text("Ania")
    with other.expect_request("**/api/guest") as said:
        page.get_by_role("button", name="English").click()
    assert said.value.post_data_json["nickname"] == "Ania"
    expect(host).to_contain_text("Ania")


@pytest.mark.nothing_dealt
def test_the_key_that_skips_is_among_the_keys(visit: Visit) -> None:
    page = visit("/settings")
    expect(page.locator("dl > div").filter(has_text="Esc")).to_contain_text("pominięcie")


def test_on_a_phone_the_log_opens_at_its_newest_line(visit: Visit) -> None:
    page = visit("", viewport={"width": 360, "height": 740})
    sit_with_bots(page, "cardia")
    play_on(page, 8)
    page.keyboard.press("l")
    log = page.get_by_role("dialog", name="Dziennik").get_by_role("log", name="Dziennik")
    assert log.evaluate("(log) => log.scrollHeight > log.clientHeight"), "a log that is longer than the screen"
    at_the_end = "(log) => log.scrollTop + log.clientHeight >= log.scrollHeight - 2"
    page.wait_for_function(at_the_end, arg=log.element_handle())


def test_the_table_as_text_stands_below_the_board(visit: Visit) -> None:
    page = visit("")
    sit_with_bots(page, "cardia")
    board = page.locator(".board").bounding_box()
    settle(page, "Pokaż stół jako tekst", True)
    text = page.get_by_role("region", name="Stół jako tekst")
    expect(text).to_be_attached()
    assert page.locator(".board").bounding_box() == board


def test_nothing_moves_in_the_result(visit: Visit) -> None:
    page = visit("")
    sit_with_bots(page, "cardia")
    play_on(page)
    rematch = page.get_by_role("dialog", name="Koniec partii").get_by_role("button", name="Rewanż")
    page.evaluate("Promise.all(document.getAnimations().map((one) => one.finished))")
    place = rematch.bounding_box()
    expect(page.get_by_role("region", name="Jak do tego doszło").get_by_role("img")).to_be_visible()
    assert rematch.bounding_box() == place


def test_the_language_changes_at_once_and_is_remembered(visit: Visit) -> None:
    page = visit("")
    sit_with_bots(page, "cardia")
    expect(page.locator("[data-prompt]")).to_contain_text("Wybierz swoją kartę")
    reader = page.locator("aside .reader").first
    page.locator(".near-hand .piece").first.hover()
    expect(reader).to_contain_text(re.compile("Natychmiastowa|Stała"))
    page.get_by_role("button", name="English").click()
    expect(page.locator("[data-prompt]")).to_contain_text("Choose your card")
    expect(reader).to_contain_text(re.compile("Instant|Ongoing"))
    expect(page.get_by_role("button", name="Rules")).to_be_visible()
    assert page.evaluate("document.documentElement.lang") == "en"
    page.goto("/")
    expect(page.get_by_role("heading", name="Sit down and play")).to_be_visible()
    page.reload()
    expect(page.get_by_role("heading", name="Sit down and play")).to_be_visible()


# Of the innermost words, at once and some frames after another theme is there.
COLOURS = """async (theme) => {
  document.documentElement.dataset.theme = theme;
  const words = [...document.querySelectorAll("main *")].filter((one) => !one.children.length && one.textContent);
  const colours = () => words.map((one) => getComputedStyle(one).color).join();
  const first = colours();
  for (let n = 0; n < 12; n++) await new Promise((drawn) => requestAnimationFrame(drawn));
  return [first, colours()];
}"""


@pytest.mark.nothing_dealt
def test_what_a_language_does_not_say_yet_is_said_in_english(visit: Visit) -> None:
    page = visit("/about")

    def leave_out(route: Route) -> None:
        whole = route.fetch().text()
        assert "start-lead" in whole
        route.fulfill(body=whole.replace("start-lead", "start-lost"), content_type="text/javascript")

    page.route(re.compile(r"/assets/pl-[^/]+\.js$"), leave_out)
    page.goto("/")
    expect(page.get_by_role("heading", name="Sit down and play")).to_be_visible()
    expect(page.get_by_role("heading", name="Moje stoły")).to_be_visible()


@pytest.mark.nothing_dealt
def test_the_theme_follows_the_system_and_the_setting(visit: Visit) -> None:
    page = visit("/settings", color_scheme="dark")
    assert page.evaluate("document.documentElement.dataset.theme") == "dark"
    page.get_by_label("Motyw").select_option("light")
    assert page.evaluate("document.documentElement.dataset.theme") == "light"
    first, last = page.evaluate(COLOURS, "dark")
    assert first == last, "where nothing is to move, no dark words stand on a dark ground for a while"
    page.reload()
    assert page.evaluate("document.documentElement.dataset.theme") == "light"


def test_a_key_right_after_a_dialog_opens_the_next_one(visit: Visit) -> None:
    """The browser says only a moment later that the first one was closed: that is not meant for the second."""
    page = visit("")
    sit_with_bots(page, "cardia")
    page.keyboard.press("r")
    expect(page.get_by_role("dialog", name="Zasady")).to_be_visible()
    page.evaluate(
        "() => { document.querySelector('dialog[open]').close();"
        " document.body.dispatchEvent(new KeyboardEvent('keydown', {key: 'l', bubbles: true})); }"
    )
    log = page.get_by_role("dialog", name="Dziennik")
    expect(log).to_be_visible()
    page.wait_for_timeout(200)
    expect(log).to_be_visible()


# -- settings ----------------------------------------------------------------------------------------------------------


def settle(page: Page, name: str, value: str | bool) -> None:
    """Change a setting beside the table, as players do."""
    page.get_by_role("button", name="Ustawienia").click()
    drawer = page.get_by_role("dialog", name="Ustawienia")
    if isinstance(value, bool):
        drawer.get_by_label(name).set_checked(value)
    else:
        drawer.get_by_label(name).select_option(value)
    page.keyboard.press("Escape")
    expect(drawer).to_be_hidden()
    page.evaluate("() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))")


def test_a_question_with_one_answer_answers_itself(visit: Visit) -> None:
    page = visit("/settings")
    page.get_by_label("Wybieraj za mnie").check()
    page.goto("/")
    on_the_shelf(page, "Dolina Żywiołów").get_by_role("button", name="Zagraj z botem").click()
    log = page.get_by_role("log", name="Dziennik")
    # Whoever sells everything has nothing left to do in the first round but to end the turn.
    for _ in range(40):
        options(page).or_(log.get_by_text("Zaczyna się runda 2")).first.wait_for(state="attached")
        if log.get_by_text("Zaczyna się runda 2").count():
            return
        before, ids = asked(page), offered(page)
        if len(ids) > 1:
            take(page, next((place for place, id_ in enumerate(ids) if id_.startswith("sell")), 0))
        answered(page, before)
    raise AssertionError("the turn did not end by itself")


def test_an_answer_waits_to_be_confirmed_where_that_is_wanted(visit: Visit) -> None:
    page = visit("")
    sit_with_bots(page, "cardia")
    settle(page, "Potwierdzanie wyboru", "always")
    expect(page.get_by_text("gotowe")).to_be_visible()  # the bot moves no card any more
    places = "[...document.querySelectorAll('.slot')].map((one) => JSON.stringify(one.getBoundingClientRect()))"
    before = page.evaluate(places)
    chosen = legal_cards(page).nth(1)
    chosen.click()
    confirm = page.get_by_role("button", name=re.compile("^Potwierdź"))
    expect(confirm).to_contain_text(chosen.locator(".name").inner_text())
    assert page.evaluate(places) == before, "nothing moves under the pointer"
    assert len(names_in_hand(page)) == 5
    page.keyboard.press("Escape")
    expect(confirm).to_be_hidden()
    chosen.click()
    page.evaluate("document.activeElement.blur()")
    page.keyboard.press("Enter")
    expect(page.get_by_role("log").first).to_contain_text("odkrywa kartę")


def test_a_touch_is_enough_where_nothing_is_to_be_confirmed(visit: Visit) -> None:
    page = visit("", viewport={"width": 360, "height": 740}, has_touch=True, is_mobile=True)
    sit_with_bots(page, "cardia")
    legal_cards(page).first.tap()
    expect(page.get_by_role("button", name=re.compile("^Potwierdź"))).to_be_visible()
    page.reload()
    wait_for_turn(page)
    settle(page, "Potwierdzanie wyboru", "never")
    legal_cards(page).first.tap()
    page.get_by_role("button", name="Dziennik").click()
    expect(page.get_by_role("dialog", name="Dziennik")).to_contain_text("odkrywa kartę")


def test_sounds_are_heard_only_by_those_who_want_them(visit: Visit) -> None:
    page = visit()
    page.evaluate(
        "() => { window.heard = 0; const make = AudioContext.prototype.createOscillator;"
        "AudioContext.prototype.createOscillator = function () { window.heard++; return make.call(this); } }"
    )
    play_a_bot(page)
    answer(page)
    wait_for_turn(page)
    assert page.evaluate("window.heard") == 0
    settle(page, "Krótkie dźwięki", True)
    answer(page)
    page.wait_for_function("() => window.heard > 0")


LOOKS_ELSEWHERE = """
  window.told = [];
  document.hasFocus = () => false;
  window.Notification = class extends Notification {
    constructor(title, more) {
      super(title, more);
      this.addEventListener("show", () => window.told.push([this.title, this.body]));
    }
  };
"""


def test_whoever_looks_elsewhere_is_told_that_it_is_their_turn(visit: Visit, whole_browser: Browser) -> None:
    """The browser's own bubble cannot be seen by a test; what is in it is written down once the browser shows it."""
    page = visit(within=whole_browser)
    page.add_init_script(LOOKS_ELSEWHERE)
    page.goto("/settings")
    box = page.get_by_label("Powiadamiaj mnie")
    box.click()
    expect(page.get_by_text("nie pozwala tej stronie na powiadomienia")).to_be_visible()
    expect(box).not_to_be_checked()

    page.context.grant_permissions(["notifications"])
    box.click()
    expect(box).to_be_checked()
    page.get_by_role("link", name=re.compile("^Stolik")).click()
    play_a_bot(page)
    page.wait_for_function("() => window.told.length > 0")
    assert page.evaluate("window.told[0]") == ["Twoja kolej", question(page)]
    expect(page).to_have_title(re.compile("^● Twoja kolej"))


@pytest.mark.nothing_dealt
def test_motion_follows_the_setting_rather_than_the_system(visit: Visit) -> None:
    page = visit("/settings", reduced_motion="no-preference")
    motion = "document.documentElement.dataset.motion"
    assert page.evaluate(motion) == "full"
    page.get_by_label("Animacje").select_option("reduced")
    assert page.evaluate(motion) == "reduced"
    page.reload()
    assert page.evaluate(motion) == "reduced"
    page.emulate_media(reduced_motion="reduce")
    page.get_by_label("Animacje").select_option("full")
    assert page.evaluate(motion) == "full"
    page.get_by_label("Animacje").select_option("system")
    assert page.evaluate(motion) == "reduced"


def test_the_table_stands_in_words_beside_the_drawn_one(visit: Visit) -> None:
    page = visit("")
    sit_with_bots(page, "cardia")
    settle(page, "Pokaż stół jako tekst", True)
    words = page.get_by_role("region", name="Stół jako tekst")
    expect(words).to_contain_text("Runda 1")
    for name in names_in_hand(page):
        expect(words).to_contain_text(name)
    for turn in range(20):
        if "Runda 2" in words.inner_text():
            break
        play_on(page, 1 + turn % 2)
    expect(words).to_contain_text(re.compile("Runda [23]"))
    settle(page, "Pokaż stół jako tekst", False)
    expect(words).to_have_count(0)


# -- small screens, motion, accessibility, weight ----------------------------------------------------------------------


def too_small(page: Page) -> list[str]:
    """Targets that are too small for a finger."""
    found: list[str] = page.evaluate(
        """[...document.querySelectorAll('button, a, select, input')].filter((one) => one.offsetParent !== null)
           .map((one) => [one.outerHTML.slice(0, 90), one.getBoundingClientRect()])
           .filter(([_, box]) => box.width > 1 && (box.width < 43.5 || box.height < 43.5)).map(([html]) => html)"""
    )
    return found


def test_a_whole_game_by_touch_on_a_small_phone(visit: Visit) -> None:
    page = visit("", viewport={"width": 360, "height": 740}, has_touch=True, is_mobile=True)
    sit_with_bots(page, "cardia")
    for turn in range(MOST_ANSWERS):
        if is_over(page):
            break
        assert page.evaluate("document.documentElement.scrollWidth") <= 360
        assert too_small(page) == []
        answer(page, turn, touch=True)
        wait_for_turn(page)
    expect(page.get_by_role("dialog", name="Koniec partii")).to_be_visible()


def test_nothing_moves_for_those_who_want_it_so(visit: Visit) -> None:
    page = visit("")
    sit_with_bots(page, "cardia")
    answer(page)
    wait_for_turn(page)
    running = "document.getAnimations().filter((one) => one.effect.getComputedTiming().duration > 20).length"
    assert page.evaluate(running) == 0


def test_cards_travel_for_everybody_else(visit: Visit) -> None:
    page = visit("", reduced_motion="no-preference")
    sit_with_bots(page, "cardia")
    page.evaluate(
        "() => { window.moved = 0; const animate = Element.prototype.animate;"
        "Element.prototype.animate = function (...args) { window.moved++; return animate.apply(this, args); } }"
    )
    answer(page)
    wait_for_turn(page)
    assert page.evaluate("window.moved") > 0


TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
# A wide screen by day, where the colours of the night are looked at too, and a narrow one by night.
SCREENS = [("light", 1366), ("dark", 360)]


# What goes on for ever (a mark that pulses) has its colours; what comes to an end (a number that fades) has none yet.
SETTLED = """() => Promise.allSettled(
  document.getAnimations()
    .filter((one) => one.playState === "running" && one.effect.getComputedTiming().endTime !== Infinity)
    .map((one) => one.finished)
)"""


def problems(page: Page, *, also: str = "") -> list[str]:
    """What axe finds; `also` in the other colours, as far as it depends on them."""
    if not page.evaluate("'axe' in window"):
        # Through the debugger, since the page's own policy rightly forbids foreign scripts.
        page.evaluate(AXE.read_text("utf-8") + "; 0")
    found = axe(page, {"type": "tag", "values": TAGS})
    if also:
        usual = "light" if also == "dark" else "dark"
        page.emulate_media(color_scheme=also)  # type: ignore[arg-type]
        page.wait_for_function("(scheme) => document.documentElement.dataset.theme === scheme", arg=also)
        found += [f"{also}: {one}" for one in axe(page, {"type": "rule", "values": ["color-contrast"]})]
        page.emulate_media(color_scheme=usual)  # type: ignore[arg-type]
        page.wait_for_function("(scheme) => document.documentElement.dataset.theme === scheme", arg=usual)
    return found


def axe(page: Page, rules: dict[str, object]) -> list[str]:
    """Once everything lies where it is drawn, in its final colours."""
    page.evaluate(SETTLED)
    page.evaluate("() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))")
    found = page.evaluate("(runOnly) => axe.run({runOnly, resultTypes: ['violations']})", rules)
    return [
        f"{one['id']}: {one['help']} {[node['html'][:160] for node in one['nodes'][:3]]}" for one in found["violations"]
    ]


def other(scheme: str) -> str:
    return "dark" if scheme == "light" else ""


@pytest.mark.parametrize(("scheme", "width"), SCREENS)
def test_axe_finds_nothing_on_any_screen(visit: Visit, scheme: str, width: int) -> None:
    page = visit(color_scheme=scheme, viewport={"width": width, "height": 768})
    found: dict[str, list[str]] = {}
    also = other(scheme)
    expect(page.get_by_role("article").first).to_be_visible()
    found["start"] = problems(page, also=also)
    for path in ("/settings", "/about", "/nothing/here", "/new/cardia"):
        page.goto(path)
        expect(page.get_by_role("heading", level=1).first).to_be_visible()
        found[path] = problems(page, also=also)
    page.get_by_role("button", name="Załóż stół").click()
    expect(page.get_by_role("heading", name="Miejsca")).to_be_visible()
    found["waiting"] = problems(page, also=also)
    page.goto("/")
    play_a_bot(page)
    found["match"] = problems(page, also=also)
    for turn in range(12):  # a tie would leave nothing to be told at the end
        answer(page, turn)
        wait_for_turn(page)
        if page.locator(".encounter .arrow:not(.tie)").count():
            break
    found["later"] = problems(page, also=also)
    for key, name in (("r", "Zasady"), ("l", "Dziennik"), ("t", "Stół jako tekst")):
        page.keyboard.press(key)
        expect(page.get_by_role("dialog", name=name)).to_be_visible()
        found[name] = problems(page, also=also)
        page.keyboard.press("Escape")
        expect(page.get_by_role("dialog", name=name)).to_be_hidden()
    page.locator(".near-hand .piece").first.focus()
    page.keyboard.press("z")
    expect(page.get_by_role("dialog")).to_be_visible()
    found["zoom"] = problems(page, also=also)
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    page.get_by_role("button", name="Ustawienia").click()
    expect(page.get_by_role("dialog", name="Ustawienia")).to_be_visible()
    found["settings"] = problems(page, also=also)
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    page.get_by_role("button", name="Menu").click()
    found["menu"] = problems(page, also=also)
    page.get_by_role("button", name="Poddaj się").click()
    expect(page.get_by_role("dialog", name="Poddać partię?")).to_be_visible()
    found["doubt"] = problems(page, also=also)
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    finish(page)
    page.locator(".story li").first.hover()
    found["end"] = problems(page, also=also)
    page.get_by_role("link", name="Powtórka").click()
    expect(page.get_by_text(re.compile(r"Krok 1 z \d+")).first).to_be_visible()
    found["replay"] = problems(page, also=also)
    assert {screen: list_ for screen, list_ in found.items() if list_} == {}


def test_the_page_is_light(browser: Browser, server: str) -> None:
    """Over the wire, before fonts: everything that a newcomer loads up to the first move."""
    page = browser.new_page(base_url=server, locale="pl-PL")
    loaded: list[Request] = []
    page.on("requestfinished", lambda request: loaded.append(request))
    page.goto("/")
    play_a_bot(page)
    weights = {}
    for request in loaded:
        answer = request.response()
        assert answer is not None
        if not request.url.endswith(".woff2"):
            weights[request.url.removeprefix(server)] = request.sizes()["responseBodySize"]
        if request.resource_type in ("document", "script", "stylesheet"):
            assert answer.header_value("content-encoding") == "br", request.url
    page.close()
    assert any(name.startswith("/assets/cardia") for name in weights)
    assert 20_000 < sum(weights.values()) < 200_000, weights


@pytest.mark.nothing_dealt
def test_the_first_page_needs_few_round_trips(browser: Browser, server: str) -> None:
    """From an empty cache to a button that can be pressed: what makes it quick, whatever the machine is doing."""
    page = browser.new_page(base_url=server, locale="pl-PL")
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url.removeprefix(server)))
    document = page.goto("/")
    assert document is not None
    at_once = document.text()
    expect(page.get_by_role("button", name="Zagraj z botem").first).to_be_enabled()
    page.close()
    later = [one for one in asked if one.startswith("/assets/") and not one.endswith(".woff2") and one not in at_once]
    assert len(later) <= 1, f"the words of one's language are known late, nothing else: {later}"
    assert len([one for one in asked if one.startswith("/api/")]) <= 4, asked


def test_what_is_no_invitation_says_so(visit: Visit) -> None:
    page = visit()
    field = page.get_by_role("textbox", name="Wklej odnośnik z zaproszeniem")
    field.fill("chodź zagrać!")
    page.get_by_role("button", name="Dołącz").click()
    expect(page.locator(".toasts")).to_contain_text("To nie jest odnośnik do stołu ani identyfikator stołu")
    expect(field).to_have_value("chodź zagrać!")
