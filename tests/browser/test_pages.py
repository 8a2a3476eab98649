"""What happens is told page by page: in its own time, as slowly as one likes, and never in anybody's way."""

import json
import random
import re

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect
from tests.browser.conftest import Visit
from tests.browser.table import (
    WATCH,
    WHOLE,
    answered,
    asked,
    box_of,
    is_over,
    options,
    play_a_bot,
    play_on,
    set_pace,
    sit_with_bots,
    wait_for_turn,
)
from tests.browser.test_mysthea import show

from stolik.games.cardia import GAME as CARDIA
from stolik.table import Match, State

# Is something being told, is something asked, and does anything travel or grow meanwhile?
AT_ONCE = """() => [
  [...document.querySelectorAll(".prompt button")].some((one) => one.innerText.includes("Pomiń")),
  document.querySelector("[data-listed], [data-over]") !== null,
  document.getAnimations().some((one) => (one.effect.getKeyframes?.() ?? [])
    .some((frame) => /translate|scale/.test(frame.transform ?? ""))),
]"""


LONGEST = 1_000
"""More answers than any match takes."""
LAST = -1
"""Of the options, in the order in which they are listed."""
STEP_ON = 700
"""Milliseconds that are let pass in one go: at the normal pace every page is looked at for longer than that."""
# What a player gains, and what comes to nothing.
NEVER_SWALLOWED = ("stones_gained", "points_scored", "effect_idle", "ability_idle", "nothing_drawn")


class Listener:
    """Writes down the lines that the server tells in pages, and after them."""

    def __init__(self, page: Page) -> None:
        self.lines: list[str] = []
        self.gains: set[str] = set()
        self.tellings = 0
        page.route_web_socket("**/api/socket", self.connect)

    def forget(self) -> None:
        self.lines.clear()
        self.gains.clear()
        self.tellings = 0

    def connect(self, route: WebSocketRoute) -> None:
        server = route.connect_to_server()
        route.on_message(server.send)

        def heard(said: str | bytes) -> None:
            message = json.loads(said)
            if message["type"] == "update" and not message["full"]:
                self.tellings += bool(message.get("pages"))
                for told in (*message.get("pages", ()), message):
                    self.lines += [one["text"] for one in told["events"]]
                for told in message.get("pages", ()):
                    self.gains |= {one["text"] for one in told["events"] if one["kind"] in NEVER_SWALLOWED}
            route.send(said)

        server.on_message(heard)


def whole_log(page: Page, lines: list[str]) -> None:
    """Routine unfolded, nothing is missing in the log."""
    log = page.get_by_role("log", name="Dziennik")
    log.locator(".more[aria-expanded=false]").evaluate_all("all => all.forEach((one) => one.click())")
    expect(log.locator(".more[aria-expanded=false]")).to_have_count(0)
    for line in lines:
        expect(log).to_contain_text(line)


def told_in_order(told: list[str], lines: list[str]) -> int:
    """How many of the lines were told; none before one that came earlier."""
    place = count = 0
    for said in told:
        if any(line in said for line in lines):
            rest = [number for number, line in enumerate(lines) if number >= place and line in said]
            assert rest, f"told too late: {said!r} of {lines}"
            place, count = rest[0], count + 1
    return count


def answer_in_no_time(page: Page, number: int) -> None:
    """Not by pointer: Playwright waits for frames, and a clock that is wound by hand makes none meanwhile."""
    before = asked(page)
    options(page).nth(number % options(page).count()).dispatch_event("click")
    answered(page, before)


# Counts the lines that are drawn from a source to what it touches.
REACHES = """
  window.reaches = 0;
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes)
      for (const node of addedNodes) window.reaches += node.classList?.contains("reach-line") ?? 0;
  }).observe(document, { subtree: true, childList: true });
"""


@pytest.mark.parametrize(
    ("game", "seats", "motion", "lively"),
    [
        ("cardia", 2, "reduce", LONGEST),
        ("vale", 2, "no-preference", LONGEST),
        # For two it takes five times as long, most of it what the other one does: of that a part is told below.
        ("ostium", 1, "reduce", LONGEST),
        ("mysthea", 2, "no-preference", 16),
        ("keyforge", 2, "no-preference", 40),
    ],
)
def test_a_whole_match_is_told_at_the_normal_pace(
    visit: Visit, game: str, seats: int, motion: str, lively: int
) -> None:
    """After so many lively answers the player is in no hurry to do anything: what stands last, like passing."""
    page, listener = at_a_table_that_tells(visit, game, seats, motion)
    follow(page, listener, game, motion, lively)
    assert is_over(page)
    page.clock.run_for(3000)
    expect(page.get_by_role("region", name="Wynik").or_(page.get_by_role("dialog")).first).to_be_visible()


def test_what_the_other_one_does_is_told_at_the_normal_pace(visit: Visit) -> None:
    """In Ostium, where that takes longest; STOLIK_WHOLE=1 plays to the end, which takes minutes."""
    page, listener = at_a_table_that_tells(visit, "ostium", 2, "reduce")
    follow(page, listener, "ostium", "reduce", LONGEST, most=LONGEST if WHOLE else 24)
    assert is_over(page) == WHOLE


def at_a_table_that_tells(visit: Visit, game: str, seats: int, motion: str) -> tuple[Page, Listener]:
    """The browser's clock is wound on by hand: what takes a quarter of an hour at the table takes a minute here."""
    page = visit("/about", reduced_motion=motion)
    listener = Listener(page)
    page.add_init_script(WATCH)
    page.add_init_script(REACHES)
    page.clock.install()
    set_pace(page, "normal")
    sit_with_bots(page, game, seats)
    return page, listener


def follow(page: Page, listener: Listener, game: str, motion: str, lively: int, most: int = LONGEST) -> None:
    """Answer, and see all that comes of it told in its order before anything else is asked, until it is over."""
    told_in_time = answers = travelled = 0
    while not is_over(page) and answers < most:
        answers += 1
        page.evaluate("window.told.length = 0")
        listener.forget()
        answer_in_no_time(page, answers if answers <= lively else LAST)
        for _ in range(2000):
            telling, asking, moving = page.evaluate(AT_ONCE)
            assert not (telling and asking), "nothing is asked before it is all told"
            travelled += moving
            if asking and not telling:
                break
            page.clock.run_for(STEP_ON)
        else:
            raise AssertionError(f"it is told for ever: {page.evaluate('window.told')}")
        told = page.evaluate("window.told")
        told_in_time += told_in_order(told, listener.lines)
        # A creature of the wind brings stones of two colours at once: neither is swallowed.
        assert {gain for gain in listener.gains if not any(gain in said for said in told)} == set()
        if answers < 4:
            whole_log(page, listener.lines)
    assert told_in_time > min(40, answers // 2), f"a short match has fewer lines: {told}"
    assert (travelled > 0) == (motion == "no-preference"), "pages need no motion, and have it for those who like it"
    if game == "vale":  # in which every creature that pays points to who has it
        assert page.evaluate("window.reaches") > 0, "no line was drawn"


def at_a_table_where_time_stands_still(page: Page) -> None:
    """Whatever is shown from now on was not waited for."""
    play_a_bot(page)
    page.clock.pause_at(page.evaluate("Date.now()") + 1000)


def skip_with(page: Page, way: str) -> None:
    page.evaluate("document.activeElement.blur()")
    match way:
        case "button":
            page.get_by_role("button", name="Pomiń").dispatch_event("click")
        case "elsewhere":
            page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
        case key:
            page.keyboard.press(key)


def test_one_key_skips_to_the_end_and_whoever_looks_elsewhere_waits_for_nothing(visit: Visit) -> None:
    page = visit()
    listener = Listener(page)
    page.clock.install()
    set_pace(page, "slow")
    at_a_table_where_time_stands_still(page)
    skip = page.get_by_role("button", name="Pomiń")
    ways = ["Space", "Escape", "button", "elsewhere"]
    for turn in range(30):
        if is_over(page):
            page.clock.resume()
            page.goto("/")
            at_a_table_where_time_stands_still(page)
        listener.forget()
        answer_in_no_time(page, turn)
        skip.or_(options(page)).first.wait_for(state="attached")
        if not skip.count():
            continue  # nothing came of it that is worth looking at
        assert options(page).count() == 0, "nothing is asked before it is all told"
        # What the bot does after that is told on its own, if it comes later: each time once is enough.
        skips = 0
        for _ in range(600):
            if options(page).count() or is_over(page):
                break
            if skip.count() and skips < listener.tellings:
                skip_with(page, ways[0])
                skips += 1
            page.wait_for_timeout(20)
        wait_for_turn(page)
        expect(skip).to_have_count(0)
        whole_log(page, listener.lines)
        del ways[0]
        if not ways:
            break
    assert not ways


def test_what_is_laid_out_is_what_it_is_about(visit: Visit) -> None:
    """Both cards lie there unseen: their encounter is the one that is played, not the one after it."""
    page = visit()
    page.clock.install()
    set_pace(page, "slow")
    at_a_table_where_time_stands_still(page)
    number = page.locator(".encounter:is(.now, .current) .number")
    expect(number).to_have_text("1")
    answer_in_no_time(page, 0)
    expect(page.locator(".encounter .covered")).to_have_count(2)
    expect(number).to_have_text("1")


def test_a_line_goes_from_a_card_to_what_it_touches(visit: Visit) -> None:
    """Wherever an event names a card and another that it does something to; also for those who want no motion."""
    match = a_match_in_which_encounters_vanish()
    touched = {"influence_raised", "influence_lowered", "modifiers_removed", "tokens_removed", "tokens_shifted"}
    page = visit("/about")
    page.add_init_script(REACHES)
    show(page, match)
    page.evaluate("document.activeElement.blur()")
    page.keyboard.press("Home")
    output = page.locator(".bar output")
    expect(output).to_have_text(re.compile("^Krok 1 z"))
    steps = int(re.findall(r"\d+", output.inner_text())[1])
    page.evaluate("window.reaches = 0")
    for step in range(2, steps + 1):
        page.keyboard.press("ArrowRight")
        expect(output).to_have_text(re.compile(f"^Krok {step} z"))
    happened = [event for event in match.events(0) if event["kind"] in touched]
    others = [event for event in happened if _card(event, "by") != _card(event, "card")]
    assert page.evaluate("window.reaches") >= len(others) > 1


def _card(event: dict[str, object], name: str) -> object:
    card = event["args"].get(name) or {}  # type: ignore[attr-defined]
    return card.get("id")


# Which animations of the style sheets begin, and with which card: the rows are looked at as they are drawn.
CLASHES = """() => {
  window.clashes = new Set();
  document.addEventListener("animationstart", ({ animationName, target }) => {
    const { motionKey } = target.querySelector("[data-motion-key]")?.dataset ?? {};
    if (animationName.endsWith("clash")) window.clashes.add(motionKey);
  });
}"""


def test_two_cards_clash_when_they_are_compared(visit: Visit) -> None:
    """Both of every encounter, once they are revealed; until then nobody says that it is a tie."""
    page = visit("/about", reduced_motion="no-preference")
    show(page, a_match_in_which_encounters_vanish())
    page.evaluate("document.activeElement.blur()")
    page.keyboard.press("Home")
    expect(page.locator(".bar output")).to_have_text(re.compile("^Krok 1 z"))
    page.evaluate(CLASHES)
    current = page.locator(".encounter.current")
    revealed = 0
    for step in range(2, 24):
        page.keyboard.press("ArrowRight")
        expect(page.locator(".bar output")).to_have_text(re.compile(f"^Krok {step} z"))
        if current.count() and not current.locator(".seals > *").count():
            one, other = (int(said) for said in current.locator(".card .value b").all_inner_texts())
            assert (current.locator(".tie").count() > 0) == (one == other)
            revealed += one != other
    assert revealed
    page.wait_for_function("window.clashes.size >= 2")
    assert page.evaluate("window.clashes.size") % 2 == 0, "never one alone"


def test_on_a_phone_what_led_to_a_question_stands_below_it(visit: Visit) -> None:
    """There is no log beside the table: what was gained or lost last is not to be missed."""
    page = visit("/about", viewport={"width": 360, "height": 740})
    set_pace(page, "quick")
    sit_with_bots(page, "vale")
    play_on(page, 40, until="sell-")
    play_on(page, 1, "sell-")
    expect(page.locator(".prompt .under")).to_contain_text("dostaje")


def test_whoever_wants_it_at_once_waits_for_nothing(visit: Visit) -> None:
    page = visit()
    page.clock.install()
    page.reload()
    play_a_bot(page)
    page.clock.pause_at(page.evaluate("Date.now()") + 1000)
    answer_in_no_time(page, 0)
    wait_for_turn(page)
    expect(page.get_by_role("button", name="Pomiń")).to_have_count(0)


def test_a_gain_floats_where_it_is_counted(visit: Visit) -> None:
    """Signets change hands in most encounters, and the number says by how much, at any pace."""
    page = visit()
    page.add_init_script(
        """window.floated = [];
        new MutationObserver((changes) => {
          for (const { addedNodes } of changes)
            for (const node of addedNodes)
              if (node.classList?.contains("floating-number")) window.floated.push(node.textContent);
        }).observe(document, { subtree: true, childList: true });"""
    )
    page.reload()
    play_a_bot(page)
    for turn in range(30):
        play_on(page, 1 + turn % 3)
        if page.evaluate("window.floated.length"):
            break
    assert re.fullmatch(r"[+−]\d+", page.evaluate("window.floated[0]"))


def test_what_floats_stays_with_its_number_when_the_table_is_scrolled(visit: Visit) -> None:
    # Without motion a number goes when the page's clock says so, which stands still.
    page = visit("/", viewport={"width": 360, "height": 640}, reduced_motion="reduce")
    sit_with_bots(page, "keyforge")
    page.clock.install()
    page.clock.pause_at(page.evaluate("Date.now()") + 1000)
    floating = page.locator(".floating-number")
    for number in range(40):
        answer_in_no_time(page, number)
        while not floating.count() and not options(page).count():
            page.clock.run_for(50)
        if floating.count():
            break
    before, by = page.evaluate("""() => {
      const { top } = document.querySelector(".floating-number").getBoundingClientRect();
      const scene = document.querySelector(".scene");
      const was = scene.scrollTop;
      scene.scrollTop = was > 40 ? was - 40 : was + 40;
      return [top, scene.scrollTop - was];
    }""")
    assert abs(by) > 10, "the table can be scrolled"

    def goes_along() -> bool:
        # Where its number is no longer seen there is nothing to float over.
        return not floating.first.is_visible() or abs(box_of(floating.first)["y"] - (before - by)) <= 1

    for _ in range(100):
        if goes_along():
            break
        page.wait_for_timeout(50)  # the browser tells of the scrolling with its next picture, however late that is
        page.clock.run_for(5)
    else:
        raise AssertionError("it hangs where it was")


def a_match_in_which_encounters_vanish() -> Match[State]:
    """Rows of twelve, which are narrower than usual, and five times somebody's signets lie behind a pair that goes."""
    match = Match(CARDIA, 2, seed=41)
    rng = random.Random(41)
    while match.question is not None:
        match.answer(rng.choice(match.asks[0].options), match.asks[0].seat)
    return match


# Whatever moves stands still where the test wants it.
HOLD = """() => {
  window.held = [];
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (frames, timing) {
    const one = animate.call(this, frames, timing);
    one.pause();
    window.held.push(one);
    return one;
  };
}"""

# One step of a replay, looked at on the way: which signets leave the card that they stay on, and which cards move?
STEP = """async () => {
  const cards = () => [...document.querySelectorAll(".encounter [data-motion-key^=card-]")];
  const seals = (card) => [...card.querySelectorAll(".seals > *")];
  const key = (card) => card.dataset.motionKey;
  const left = (card) => card.getBoundingClientRect().x;
  const before = new Map(cards().map((card) => [key(card), { count: seals(card).length, left: left(card) }]));
  const said = document.querySelector(".bar output").innerText;
  window.held.length = 0;
  document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowRight", bubbles: true }));
  const frame = () => new Promise((drawn) => requestAnimationFrame(drawn));
  while (document.querySelector(".bar output").innerText === said) await frame();
  await frame();
  const stay = cards().filter((card) => seals(card).length && before.get(key(card))?.count === seals(card).length);
  const own = stay.flatMap(seals);
  const loose = window.held.filter((one) => own.includes(one.effect.target)).length;
  const copies = [...document.querySelectorAll("body > [inert][aria-hidden=true]")];
  let beside = 0;
  for (const part of [0, 0.3, 0.6, 0.9]) {
    for (const one of window.held) {
      const { delay, duration } = one.effect.getComputedTiming();
      one.currentTime = delay + duration * part;
    }
    for (const card of [...stay, ...copies])
      for (const seal of seals(card)) {
        const [a, b] = [seal.getBoundingClientRect(), card.getBoundingClientRect()];
        const [x, y] = [(a.x + a.width / 2 - b.x) / b.width, (a.y + a.height / 2 - b.y) / b.height];
        beside += x < -0.1 || x > 1.1 || y < -0.1 || y > 1.1;
      }
  }
  for (const one of window.held) one.finish();
  const moved = stay.filter((card) => Math.abs(left(card) - before.get(key(card)).left) > 8);
  return [loose, beside, moved.length];
}"""


def test_signets_stay_on_their_cards_while_the_rows_change(visit: Visit) -> None:
    page = visit("/about", reduced_motion="no-preference")
    show(page, a_match_in_which_encounters_vanish())
    page.keyboard.press("Home")
    expect(page.locator(".bar output")).to_have_text(re.compile("^Krok 1 z"))
    steps = int(re.findall(r"\d+", page.locator(".bar output").inner_text())[1])
    page.evaluate(HOLD)
    moved = 0
    for step in range(2, steps + 1):
        loose, beside, moving = page.evaluate(STEP)
        assert (loose, beside) == (0, 0), f"in step {step}"
        moved += moving
    assert moved > 10, "cards with signets have moved"
