"""Mysthea in a browser: a whole match by mouse, the lesson, the keyboard, five players, battles, a phone, a rematch."""

import json
import re
from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, WebSocketRoute, expect
from tests.browser.conftest import Visit
from tests.browser.table import (
    MOST_ANSWERS,
    PATIENCE,
    asked,
    change_views,
    go_on,
    is_over,
    offered,
    on_the_shelf,
    options,
    sit_with_bots,
    take,
    wait_for_turn,
)
from tests.browser.test_around import problems
from tests.browser.test_lesson import learn, step_of, wait_for_step

from stolik.games.mysthea import GAME
from stolik.games.mysthea.board import TYPES
from stolik.table import Match, Option, State, transcript

EVERYWHERE = {".ground.legal", ".whole .plate", "play", "deploy", "move", "island", ".gap button.target", "end"}
"""Where somebody points at in a match; once all of it was pointed at, turns are short."""


def sit_down(page: Page, *wanted: str) -> None:
    """With a bot, at a table of one's own with these options."""
    page.get_by_role("button", name="Załóż stół").click()
    for option in wanted:
        label = page.locator("label").filter(has_text=option)
        label.click()
        expect(label).to_have_class(re.compile(r"\bon\b"))
    page.get_by_role("button", name=re.compile("^Bot: początkujący")).click()
    page.get_by_role("button", name="Zaczynamy").click()
    expect(page.locator(".board")).to_be_visible()
    wait_for_turn(page)


def confirm(page: Page) -> None:
    button = page.get_by_role("button", name=re.compile("^Potwierdź:"))
    if button.count():
        button.first.click()


def point_at(found: Locator) -> bool:
    """Click it, if it is there."""
    if not found.count():
        return False
    found.first.click()
    return True


def answer_on_the_table(page: Page, lively: bool) -> str:
    """As somebody with a mouse does: on the islands, the boards and the cards. Says what was done."""
    ids = offered(page)
    kinds = {name.split("-")[0] for name in ids}
    if "meditate" in ids and not (lively and "play" in kinds):
        page.locator("[data-choice=meditate]").click()
        return "meditate"
    if "play" in kinds and point_at(page.locator(".near-hand .piece.legal")):
        return "play"
    if "end" in ids:
        if lively and "island" in ids:
            page.locator(".plate.possible").click()
            page.locator("[data-verb=island]").click()
            return "island"
        page.locator("[data-choice=end]").click()
        return "end"
    if lively and "deploy" in kinds and point_at(page.locator("[data-thing^=pool-].legal")):
        return "deploy"
    if lively and "move" in kinds and point_at(page.locator(".ring .use button.legal")):
        expect(page.locator(".ground.target").first).to_be_visible()
        expect(page.locator(".prospect").first).to_contain_text("→")
        page.locator(".ground.target").first.click()
        return "move"
    if lively and ("effect" in ids or "place" in ids) and point_at(page.locator("[data-played] .piece.legal")):
        return "effect"
    for name in ("done", "no-order", "skip"):
        if name in ids:
            page.locator(f"[data-choice={name}]").click()
            return name
    for thing in (".gap button.target", ".whole .plate", ".ground.legal", ".battle .unit button", ".sign.legal"):
        if point_at(page.locator(thing)):
            return thing
    take(page)
    return "list"


def test_a_whole_match_against_a_bot_by_mouse(visit: Visit) -> None:
    page = visit("/about")
    sit_with_bots(page, "mysthea")
    expect(page.locator(".ring .land")).to_have_count(15)
    expect(page.locator(".ring .land.closed")).to_have_count(5)
    place = page.locator(".prompt").bounding_box()
    done: list[str] = []
    while len(done) < MOST_ANSWERS and not is_over(page):
        before = asked(page)
        assert page.locator(".prompt").bounding_box() == place, "the prompt moved under the pointer"
        done.append(answer_on_the_table(page, lively=not set(done) >= EVERYWHERE))
        go_on(page, before)
    over = page.get_by_role("dialog", name="Koniec partii")
    expect(over).to_be_visible()
    assert set(done) >= EVERYWHERE
    final = [int(said) for said in over.locator(".outcome li > span:last-child").all_inner_texts()]
    shown = [int(said) for said in page.locator(".players .glory b span[aria-hidden]").all_inner_texts()]
    assert sorted(final) == sorted(shown)
    for when in over.locator(".story .when").all_inner_texts():
        assert re.fullmatch(r"Era I{1,3}, runda \d+", when), when


def test_the_lesson_to_its_end_by_mouse(visit: Visit) -> None:
    page = visit()
    learn(page, "Mysthea")
    told: list[str] = []
    while len(told) < 30 and options(page).count() == 1 and not is_over(page):
        before = step_of(page)
        told.append(before)
        lit = page.locator(".board button:is(.legal, .possible)")
        if point_at(lit):
            if page.locator("[data-verb]").count():
                page.locator("[data-verb]").first.click()
            # In one look: what it brought may already be there, with targets of its own.
            if page.evaluate(
                "(step) => document.querySelector('[data-lesson]')?.dataset.lesson === step"
                " && document.querySelector('button.target') !== null",
                before,
            ):
                page.locator("button.target").first.click()
        elif not point_at(page.locator("button.target")):
            page.locator("[data-choice]").first.click()
        wait_for_step(page, before)
        wait_for_turn(page)
    assert len(told) == len(set(told)) == 23
    expect(page.locator("[data-lesson]")).to_contain_text("Graj dalej")
    assert options(page).count() > 1, "from here on everything is free"


def test_what_the_lesson_is_played_without_no_card_promises(visit: Visit) -> None:
    """As the rulebook advises for a first match, no abilities and no behaviours: the cards say that instead of them."""
    page = visit()
    learn(page, "Mysthea")
    reader = page.locator("aside .reader").first
    while step_of(page) != "3":
        before = step_of(page)
        point_at(page.locator(".board button:is(.legal, .possible)"))
        wait_for_step(page, before)
        wait_for_turn(page)
    page.locator('[data-thing="chosen-of-0"]').first.hover()
    expect(reader).to_contain_text("W tej partii Wybrańcy nie mają zdolności.")
    expect(reader).not_to_contain_text("Ranny Wybraniec")
    page.locator('.island [data-thing^="monster-"]').first.hover()
    expect(reader).to_contain_text("W tej partii potwory nie mają zachowań.")
    expect(reader).not_to_contain_text("Gdy atakuje, każdy")


def test_by_keyboard_with_an_undo(visit: Visit) -> None:
    """The Chosen is placed, a card is played and a unit deployed by keys; what revealed nothing is taken back."""
    page = visit("/about")
    sit_with_bots(page, "mysthea")
    while not any(name.startswith("play-") for name in offered(page)):
        before = asked(page)
        page.wait_for_timeout(450)  # a key so soon after a question is taken for the one before
        page.keyboard.press("1")
        go_on(page, before)
    page.locator(".near-hand .piece").first.focus()
    before = asked(page)
    page.keyboard.press("Enter")
    go_on(page, before)
    expect(page.locator(".purse")).to_contain_text("2 punkty dowodzenia")
    pool = page.locator("[data-thing$='-construct'][data-thing^=pool-]")
    had = pool.inner_text()
    pool.focus()
    before = asked(page)
    page.keyboard.press("Enter")
    go_on(page, before)
    expect(page.locator(".purse")).to_contain_text("1 punkt dowodzenia")
    page.keyboard.press("u")
    expect(page.locator(".purse")).to_contain_text("2 punkty dowodzenia")
    assert pool.inner_text() == had
    page.wait_for_timeout(450)
    before = asked(page)
    page.keyboard.press("e")
    go_on(page, before)
    page.keyboard.press("t")
    expect(page.get_by_role("dialog", name="Stół jako tekst")).to_contain_text("Tor wydarzeń")
    page.keyboard.press("Escape")
    page.keyboard.press("r")
    expect(page.get_by_role("dialog", name="Zasady")).to_contain_text("artefakt")


# -- positions in replays --------------------------------------------------------------------------------------------


def wanted(option: Option) -> int:
    """Armies on the islands, and battles between them."""
    if isinstance(option, tuple):
        return {"battle": 9, "deploy": 8, "play": 6, "create": 5, "move": 3}.get(str(option[0]), 1)
    return {"effect": 7, "energy": 2, "done": -1, "skip": -1, "no-order": -2, "island": 4}.get(str(option), 1)


STAGES = {"cards": "Karty", "orders": "Rozkazy", "losses": "Straty", "glory": "Chwała"}
WATCH = """
const animate = Element.prototype.animate;
window.moved = [];
Element.prototype.animate = function (...how) {
  const {motionKey, glory} = this.dataset ?? {};
  window.moved.push(motionKey ?? (glory === undefined ? "" : `glory ${this.textContent.replace("+", "")}`));
  return animate.apply(this, how);
};
"""
"""Notes what is seen to move: things by their key, and glory by how much of it flies."""


def fought_over(match: Match[State]) -> bool:
    """Did somebody win glory in a battle?"""
    return any(line.event.args.get("why") == "battle" for line in match.log)


def steps_of(match: Match[State]) -> list[Any]:
    """The views of all steps of its replay from the first seat."""
    told: list[Any] = transcript(GAME, match.record(), 0, pages=True)
    return [view for update in told for view in (*(page["view"] for page in update["pages"]), update["view"])]


def names(view: Any) -> list[str]:
    return [island["name"] for island in view["ring"]]


def glory_shared(view: Any) -> bool:
    return bool(view["battle"]) and any(fighter["glory"] for fighter in view["battle"]["fighters"])


def open_a_replay(page: Page, seats: int, fits: Callable[[Match[State]], bool]) -> Match[State]:
    """Of two Eras, played by people who like to fight."""
    for seed in range(40):
        match = Match(GAME, seats, None, seed)
        chance = Random(seed)
        for _ in range(400):
            if match.question is None or match.state.era > 2:  # type: ignore[attr-defined]
                break
            ask = match.asks[0]
            match.answer(max(ask.options, key=lambda option: (wanted(option), chance.random())), ask.seat)
        if fits(match):
            show(page, match)
            return match
    raise AssertionError("no deal leads there")


def show(page: Page, match: Match[State]) -> None:
    page.evaluate(
        "fetch('/api/guest', {method: 'POST', headers: {'Content-Type': 'application/json'},"
        " body: JSON.stringify({nickname: 'Zofia'})})"
    )
    # On a busy machine the worker that checks the record may take too long; it is then replaced by another.
    for _ in range(5):
        found = page.request.post("/api/matches", data=match.record().to_json(), timeout=PATIENCE).json()
        if "id" in found:
            break
    page.goto(f"/replay/{found['id']}?at=9999&seat=0")
    expect(page.locator(".board")).to_be_visible(timeout=3 * PATIENCE)


def larger_than_the_screen(page: Page) -> bool:
    large: bool = page.evaluate(
        "(({scrollWidth, clientWidth, scrollHeight, clientHeight}) => scrollWidth > clientWidth"
        " || scrollHeight > clientHeight + 1 || document.documentElement.scrollWidth > innerWidth)"
        "(document.querySelector('.scene'))"
    )
    return large


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing_with_five_at_the_table(visit: Visit, scheme: str) -> None:
    page = visit("/about", color_scheme=scheme)
    sit_with_bots(page, "mysthea", 5)
    marks = page.locator(".players .player [data-seat]").evaluate_all(
        "all => all.map((one) => (({backgroundColor, borderRadius, rotate}) =>"
        " [one.dataset.seat, backgroundColor, `${borderRadius} ${rotate}`])(getComputedStyle(one)))"
    )
    for part in range(3):
        assert len({mark[part] for mark in marks}) == 5, marks  # each with a colour and a shape of its own
    for _ in range(12):
        if page.locator(".track .laid").count() > 1:
            break
        before = asked(page)
        answer_on_the_table(page, lively=False)
        go_on(page, before)
    expect(page.locator(".players .player")).to_have_count(5)
    expect(page.locator(".ring .land")).to_have_count(15)
    assert page.locator(".ring .force").count() >= 5
    strengths = page.locator(".ring .force > b")
    assert strengths.evaluate_all("all => all.every((one) => one.offsetWidth >= 10 && one.offsetHeight >= 12)")
    assert not larger_than_the_screen(page)
    assert problems(page) == []
    page.locator(".more").first.click()
    expect(page.get_by_role("dialog").locator(".playerboard")).to_be_visible()
    assert problems(page) == []
    page.keyboard.press("Escape")
    for width, height in ((1024, 768), (1920, 1080)):
        page.set_viewport_size({"width": width, "height": height})
        assert not larger_than_the_screen(page)
    change_views(page, gather)
    page.set_viewport_size({"width": 820, "height": 1180})
    page.reload()
    expect(page.locator(".crown .token")).to_have_count(3)
    assert page.evaluate(OVERLAPS, ".crown") == []
    page.set_viewport_size({"width": 360, "height": 740})
    expect(page.locator(".isle .top .mark")).to_have_count(3)
    assert page.evaluate(OVERLAPS, ".isle .top") == []


def gather(view: dict[str, Any]) -> None:
    """On the last island of a row: two monsters, three tokens, and somebody's alignment."""
    for island in view["ring"]:
        island.update(monsters=[], tokens=[])
    island = view["ring"][1]
    for monster in view["monsters"][:2]:
        monster.update(island=island["name"], strength=14, against=13)
    island.update(monsters=[monster["face"] for monster in view["monsters"][:2]], tokens=[0, 1, 2])
    island["alignment"]["holder"] = 0


# What lies over its neighbour, or beside the screen; tokens may be pushed together.
OVERLAPS = """(heads) => [...document.querySelectorAll(heads)].filter((head) => head.offsetWidth).flatMap((head) => {
  const boxes = (found) => [...head.querySelectorAll(found)].map((one) => one.getBoundingClientRect());
  const chips = boxes(".sign, .inner, .top .beast");
  const over = chips.filter((chip, n) => n && chip.x < chips[n - 1].right - 1);
  const outside = boxes("svg, .mark").filter(({ x, right }) => x < 0 || right > innerWidth);
  return [...over, ...outside].map(({ x, right }) => [x, right]);
})"""


def test_a_replay_tells_battles_islands_and_scoring(visit: Visit) -> None:
    """Step by step through two Eras: an island moves, a battle is fought, glory rises from regions."""
    page = visit("/about", color_scheme="dark", reduced_motion="no-preference")
    page.add_init_script(WATCH)
    match = open_a_replay(page, 3, fought_over)
    steps = steps_of(match)
    place = page.get_by_label(re.compile("^Krok "))

    def step_to(number: int) -> list[str]:
        """From the step before it; what was seen to move then."""
        place.fill(str(number - 1))
        expect(place).to_have_value(str(number - 1))
        page.evaluate("window.moved = []")
        page.keyboard.press("ArrowRight")
        expect(place).to_have_value(str(number))
        # Twice a frame: what the new table lets fly is under way then.
        page.evaluate("() => new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next)))")
        moved: list[str] = page.evaluate("window.moved")
        return moved

    turned = next(n for n in range(1, len(steps)) if names(steps[n]) != names(steps[n - 1]) and not steps[n]["lifted"])
    assert any(key.startswith("island-") for key in step_to(turned)), "the ring turned unseen"
    expect(page.locator(".ring .place")).to_have_count(5)

    last = max(n for n, view in enumerate(steps) if glory_shared(view))
    first = max(n for n in range(last) if not steps[n]["battle"] or not steps[n + 1]["battle"]) + 1
    battle = page.locator(".battle")
    told: list[str] = []
    for number in range(first, last + 1):
        step_to(number)
        view = steps[number]["battle"]
        stage = battle.locator("[aria-current=step]")
        expect(stage).to_contain_text(STAGES[view["stage"]])
        told += [view["stage"]] * (view["stage"] not in told)
        expect(battle.locator(".fighter .strength")).to_have_count(
            len(view["fighters"]) if view["stage"] in ("losses", "glory") else 0
        )
    assert told == list(STAGES)
    won = [fighter["glory"] for fighter in steps[last]["battle"]["fighters"]]
    shown = battle.locator(".fighter .glory b").all_inner_texts()
    assert [int(said) for said in shown] == won
    assert problems(page) == []

    scored = [n for n in range(1, len(steps)) if steps[n]["scoring"] is not None]
    rose = 0
    for number in scored:
        view, before = steps[number], steps[number - 1]
        space = view["track"][view["scoring"]]
        if view["scoring"] != before["scoring"] and space["event"] in TYPES:
            moved = [int(key.removeprefix("glory ")) for key in step_to(number) if key.startswith("glory ")]
            gained = sum(view["players"][seat]["glory"] - before["players"][seat]["glory"] for seat in range(3))
            assert sum(moved) == gained
            rose += len(moved)
    assert rose > 0


COVERED = """() => {
  const text = document.querySelector(".map .centre").getBoundingClientRect();
  return [...document.querySelectorAll(".isle:not([data-place=middle]) > *")]
    .map((one) => one.getBoundingClientRect())
    .filter((one) => one.left < text.right && one.right > text.left && one.top < text.bottom && one.bottom > text.top)
    .length;
}"""
"""How many parts of islands lie over what stands in the middle of the ring."""


def test_a_small_phone_shows_and_takes_everything(visit: Visit) -> None:
    """From a draft on, and on a tablet in the end."""
    page = visit("/new/mysthea", viewport={"width": 360, "height": 740}, has_touch=True, is_mobile=True)
    sit_down(page, "Wybieranie kart", "Przeczucie")
    expect(page.locator(".draft .piece")).to_have_count(5)
    for _ in range(12):
        if is_over(page):
            break
        assert page.evaluate("document.documentElement.scrollWidth") <= 360
        assert page.evaluate("(({scrollWidth}) => scrollWidth)(document.querySelector('.upper'))") <= 360
        for tab in page.get_by_role("tab").all():
            if tab.locator(".badge").count():
                tab.click()
                small = page.evaluate(
                    """[...document.querySelectorAll('.board button')]
                       .filter((one) => one.offsetParent !== null && !one.closest('[inert]')
                         && getComputedStyle(one).visibility !== 'hidden')
                       .map((one) => [one.outerHTML.slice(0, 120), one.getBoundingClientRect()])
                       .filter(([_, box]) => box.width > 1 && (box.width < 43.5 || box.height < 43.5))
                       .map(([html]) => html)"""
                )
                # Nine spaces of the track share the width; each is 24 px at least, and its card is also in the text.
                assert [html for html in small if 'class="event' not in html] == []
        before = asked(page)
        lit = ".panel.open button:is(.legal, .target):visible, .draft button.legal"
        if not point_at(page.locator(lit)):
            take(page)
        if page.locator("[data-verb]").count():
            page.locator("[data-verb]").first.click()
        if page.locator(".panel.open button.target:visible").count():
            page.locator(".panel.open button.target:visible").first.click()
        confirm(page)
        go_on(page, before)
    page.get_by_role("tab", name=re.compile("^Wyspy")).click()
    expect(page.locator(".map .centre")).to_contain_text("regiony")
    assert page.evaluate(COVERED) == 0
    titles = page.locator(".leaf.open .land .title")
    assert titles.evaluate_all("all => all.filter((one) => one.scrollWidth > one.clientWidth).length") == 0
    assert problems(page) == []
    other = page.locator(".isle:not(.here)").first
    name = other.get_attribute("data-isle")
    other.click()
    expect(page.locator(f".leaf.open [data-island={name}]")).to_be_visible()

    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Poddaj się").click()
    page.get_by_role("dialog").last.get_by_role("button", name="Poddaj się").last.click()
    page.get_by_role("button", name="Rewanż").click()
    expect(page.locator("[data-over]")).to_have_count(0)
    wait_for_turn(page)
    expect(page.locator(".draft .piece")).to_have_count(5)
    page.set_viewport_size({"width": 1024, "height": 768})
    more = page.locator(".more").first.bounding_box()
    assert more is not None
    assert min(more["width"], more["height"]) >= 40


# What is told in the middle of the table and what may be chosen on the islands: does one lie over the other?
OVER_CHOICES = """() => {
  const told = document.querySelector(".moment").getBoundingClientRect();
  return [...document.querySelectorAll(".ring .ground.legal")].map((one) => one.getBoundingClientRect())
    .some((one) => one.left < told.right && one.right > told.left && one.top < told.bottom && one.bottom > told.top);
}"""


def narrow_down(page: Page, change: Callable[[dict[str, Any], list[dict[str, Any]]], list[dict[str, Any]]]) -> None:
    """Where the Chosen is placed, change the view and offer less, on the way from the server to the page."""

    def connect(route: WebSocketRoute) -> None:
        server = route.connect_to_server()
        route.on_message(server.send)

        def heard(said: str | bytes) -> None:
            message = json.loads(said)
            for ask in (message.get("question") or {}).get("asks", []):
                if ask["prompt"] == "place-chosen" and "options" in ask:
                    ask["options"] = change(message["view"], ask["options"])
            route.send(json.dumps(message))

        server.on_message(heard)

    page.route_web_socket("**/api/socket", connect)


def turn_ring(view: dict[str, Any], island: str, place: int) -> None:
    """So that an island comes to lie in a place, counted clockwise from the top."""
    ring = view["ring"]
    turned = place - names(view).index(island)
    view["ring"] = [ring[(n - turned) % 5] for n in range(5)]


def test_a_monster_is_told_of_beside_the_regions_that_are_chosen_from(visit: Visit) -> None:
    page = visit("")
    place = 0

    def attack(view: dict[str, Any], options: list[dict[str, Any]]) -> list[dict[str, Any]]:
        island = options[0]["things"][0].split("-")[1]
        turn_ring(view, island, place)
        defenders = [{"seat": 0, "strength": 5}]
        view["attack"] = {"monster": "caerulas", "island": island, "strength": 15, "against": 5, "defenders": defenders}
        return [one for one in options if one["things"][0].startswith(f"region-{island}-")]

    narrow_down(page, attack)
    sit_with_bots(page, "mysthea")
    for place in range(5):
        page.reload()
        wait_for_turn(page)
        expect(page.locator(".moment.attack")).to_be_visible()
        assert page.locator(".ring .ground.legal").count() in (2, 3)
        assert not page.evaluate(OVER_CHOICES), place


def test_on_a_phone_the_island_is_opened_on_which_something_is_chosen(visit: Visit) -> None:
    """Also where its region is called after the crystals, as another island is."""
    page = visit("", viewport={"width": 360, "height": 740})
    islands: list[str] = []

    def crystals(view: dict[str, Any], options: list[dict[str, Any]]) -> list[dict[str, Any]]:
        turn_ring(view, "crystal", 0)
        fields = [one for one in options if re.fullmatch(r"region-(?!crystal-)\w+-crystal-field", one["things"][0])]
        islands[:] = [fields[0]["things"][0].split("-")[1]]
        return fields[:1]

    narrow_down(page, crystals)
    sit_with_bots(page, "mysthea")
    expect(page.locator(".leaf.open .island")).to_have_attribute("data-island", islands[0])


# Does what stands on a card of the hand lie over what is seen of it, from its left side to that of the next one?
ON_CARDS = """() => {
  const cards = [...document.querySelectorAll(".near-hand .piece")].map((one) => [one, one.getBoundingClientRect()]);
  return cards.every(([card, { left }], n) => [...card.querySelectorAll(":scope > .key, .cost")].every((sign) => {
    const { x, width } = sign.getBoundingClientRect();
    return left < x + width / 2 && x + width / 2 < (cards[n + 1]?.[1].left ?? innerWidth);
  }));
}"""


@pytest.mark.parametrize(("width", "height"), [(1366, 768), (820, 1180)])
def test_in_a_full_hand_each_card_says_what_it_costs_and_its_key(visit: Visit, width: int, height: int) -> None:
    """Nine cards cover each other: what stands on one does not come to stand on the next."""

    def hold_nine(view: dict[str, Any]) -> None:
        hand = view["players"][0]["hand"]
        hand += [{**hand[n % 4], "id": 900 + n} for n in range(9 - len(hand)) if hand]

    page = visit("", viewport={"width": width, "height": height})
    change_views(page, hold_nine)
    sit_with_bots(page, "mysthea")
    while not any(name.startswith("play-") for name in offered(page)):
        before = asked(page)
        take(page)
        go_on(page, before)
    expect(page.locator(".near-hand .piece")).to_have_count(9)
    expect(page.locator(".near-hand .piece > .key")).to_have_count(4)
    page.wait_for_function(ON_CARDS, timeout=5_000)
    assert page.locator(".near-hand .cost").count() == 9


def test_it_stands_on_the_shelf(visit: Visit) -> None:
    page = visit()
    shelf = on_the_shelf(page, "Mysthea")
    expect(shelf).to_contain_text("2–5")
    expect(shelf.get_by_role("button", name="Zagraj z botem")).to_be_visible()
    expect(shelf.get_by_role("button", name="Ucz się, grając")).to_be_visible()
