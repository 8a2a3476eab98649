"""Ostium in a browser: whole matches by mouse, by keyboard, of two people; replays, a rematch, small screens."""

import random
import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from playwright.sync_api import TimeoutError as Waited
from tests.browser.conftest import ROOT, Visit
from tests.browser.table import (
    WHOLE,
    box_of,
    change_views,
    is_over,
    offered,
    on_the_shelf,
    sit_with_bots,
    wait_for_turn,
)
from tests.browser.test_around import finish, problems

from stolik.games.ostium import GAME
from stolik.games.ostium.cards import CARDS
from stolik.table import Match

CLIENT = ROOT / "web" / "src" / "games" / "ostium"
SEEDS = {1: 8, 2: 9, 3: 10}
MOST_CLICKS = 900
ENOUGH = 60
"""Clicks of one player, in several turns."""


def sit_down(page: Page, seats: int) -> None:
    on_the_shelf(page, "Ostium").get_by_role("link", name="Załóż stół").click()
    page.get_by_label("Miejsca").select_option(str(seats))
    page.get_by_role("button", name="Załóż stół").click()
    bots = page.get_by_role("button", name=re.compile("^Bot: początkujący"))
    for left in range(seats - 1, 0, -1):
        expect(bots).to_have_count(left)
        bots.first.click()
    page.get_by_role("button", name="Zaczynamy").click()
    expect(page.locator(".board .near-hand")).to_be_visible()
    wait_for_turn(page)


ASKED = """`${document.querySelector('[data-prompt]')?.innerText}|${
    [...document.querySelectorAll('[data-listed]')].map((one) => one.dataset.listed)}|${
    document.querySelectorAll('[data-verb], .thing.target, .confirm:not(.absent), [data-over]').length}`"""
"""The question, its options and what has been pointed at, as one text."""

NEXT = """() => {
    if (document.querySelector('[data-over]')) return ['over'];
    const ids = [...document.querySelectorAll('[data-listed]')].map((one) => one.dataset.listed);
    if (!ids.length) return ['nobody'];
    const all = (what) => [...document.querySelectorAll(what)].filter((one) => one.offsetWidth && !one.disabled);
    const power = (card) => Number(card.querySelector('.value b')?.textContent ?? 0);
    const weak = (card) => power(card) === 0;
    const stronger = (one, other) => power(other) - power(one);
    const hand = all('.near-hand .piece.legal');
    const fit = ids.some((id) => id.startsWith('summon')) && all('.near-hand .piece').some((card) => !weak(card));
    const row = ['0', '1', '2'].map((slot) => `.front:not(.upper) [data-cell$='-${slot}'] .piece`).join();
    const building = ids.includes('attack') && all(row).length < 3;
    const verbs = all('[data-verb]');
    const verb = (...words) => words.flatMap((word) => verbs.filter((one) => one.dataset.verb.startsWith(word)))[0];
    const spots = all('.cell .spot.legal');
    const wares = all('.piece.legal:has(.cost.within)');
    const ways = {
        confirm: all('.confirm:not(.absent)')[0],
        verb: verb('buy', fit ? 'summon' : 'discard', 'skip', 'charge', ''),
        target: all('.thing.target')[0],
        finish: all('[data-finish]')[0],
        fuse: all('[data-lead]')[0],
        summon: building && fit ? hand.filter((card) => !weak(card)).sort(stronger)[0] : undefined,
        discard: building ? hand.find(weak) : undefined,
        buy: building ? wares.filter((card) => !weak(card)).sort(stronger)[0] : undefined,
        place: spots.find(({ dataset }) => /-[012]$/.test(dataset.thing)) ?? spots[0],
        charge: ids.some((id) => /^(charge|skip)/.test(id)) ? all('.cell .piece.legal')[0] : undefined,
        word: all('[data-choice=attack], [data-choice=done]')[0] ?? all('[data-choice]')[0],
        thing: all('.legal')[0],
        list: document.querySelector('[data-listed]'),
    };
    const [kind, node] = Object.entries(ways).find(([, node]) => node);
    return [node.dataset.choice ?? kind, node];
}"""
"""What somebody presses next who turns weak cards into crystals, these into an attack row, and attacks."""

NEXT_CLICK = f"""() => {{
    const [kind, node] = ({NEXT})();
    node?.scrollIntoView({{ block: 'nearest', inline: 'nearest' }});
    const box = node?.getBoundingClientRect();
    return [{ASKED}, kind, box ? box.x + box.width / 2 : 0, box ? box.y + box.height / 2 : 0];
}}"""
"""What is asked, and where a mouse clicks next."""

PRESS_ON = f"""async (most) => {{
    const asked = () => {ASKED};
    const over = () => document.querySelector('[data-over]') !== null;
    const later = (ms) => new Promise((go) => setTimeout(go, ms));
    const pressed = [];
    for (const until = Date.now() + 270_000; pressed.length < most && !over() && Date.now() < until;) {{
        const [kind, node] = ({NEXT})();
        if (!node) await later(4);
        if (!node) continue;
        const before = asked();
        node.click();
        for (const soon = Date.now() + 3_000; asked() === before && Date.now() < soon;) await later(2);
        // What a busy machine has not got round to is pressed again, and was still one thing.
        if (asked() !== before) pressed.push(kind);
    }}
    return pressed;
}}"""
"""The same without a mouse, from inside the page: until the match is over, or so much has been pressed."""


def click_on(page: Page) -> str:
    """One click; gives what it was for. What it leads to need not be an answer yet."""
    before, kind, x, y = page.evaluate(NEXT_CLICK)
    if kind not in ("over", "nobody"):
        # A click on what came under a resting pointer does not count: let it move.
        page.mouse.move(x - 2, y)
        page.mouse.click(x, y)
        wait_for_another_question(page, before, most=400)
    return str(kind)


def wait_for_another_question(page: Page, before: str, most: float) -> bool:
    """Until something else is asked or pointed at; false if that takes too long."""
    try:
        page.wait_for_function(f"(before) => before !== {ASKED}", arg=before, timeout=most)
    except Waited:
        return False
    return True


def play_on(page: Page, clicks: int, until: str = "over") -> list[str]:
    """Until it is over, or so many clicks have been made, or one of them was for that."""
    done: list[str] = []
    while len(done) < clicks:
        wait_for_turn(page)
        done.append(click_on(page))
        if done[-1] in ("over", until):
            break
    return done


def play_to_the_end(page: Page) -> list[str]:
    """By pressing things on the table as a mouse would, only quicker."""
    pressed: list[str] = page.evaluate(PRESS_ON, MOST_CLICKS)
    expect(page.get_by_role("dialog", name="Koniec partii")).to_be_visible()
    return pressed


def wider_than_the_screen(page: Page) -> bool:
    wide: bool = page.evaluate(
        "document.documentElement.scrollWidth > innerWidth"
        " || document.querySelector('.scene').scrollWidth > document.querySelector('.scene').clientWidth"
    )
    return wide


def test_a_whole_match_by_mouse_then_its_replay_and_a_rematch(visit: Visit) -> None:
    page = visit("/about")
    sit_with_bots(page, "ostium", level="casual")
    expect(page.locator(".gate [data-thing^=gate-]")).to_have_count(6)
    done: list[str] = []
    while len(done) < ENOUGH or not {"buy", "discard", "place", "attack", "charge"} <= set(done):
        done += play_on(page, 10)
        assert len(done) <= 3 * ENOUGH, f"clicked for {set(done)} only"
    play_to_the_end(page)
    assert page.locator(".gate.broken").count() >= 3, "somebody lost all gates"

    address = page.url
    page.get_by_role("link", name="Powtórka").click()
    expect(page.locator(".board")).to_be_visible()
    page.keyboard.press("End")
    expect(page.locator(".gate.broken").nth(2)).to_be_attached()
    page.keyboard.press("Home")
    expect(page.locator(".gate.broken")).to_have_count(0)
    expect(page.locator(".front .piece")).to_have_count(0)

    page.goto(address)
    page.get_by_role("button", name="Rewanż").click()
    expect(page.locator("[data-over]")).to_have_count(0)
    expect(page.locator(".gate.broken")).to_have_count(0)
    wait_for_turn(page)
    assert {"discard", "verb"} & set(play_on(page, 4))


def test_whoever_wants_to_play_a_bot_plays_a_bot(visit: Visit) -> None:
    """Ostium can be played alone, too; that is not what the button says."""
    page = visit()
    on_the_shelf(page, "Ostium").get_by_role("button", name="Zagraj z botem").click()
    expect(page.locator(".board .near-hand")).to_be_visible()
    expect(page.locator(".others .person")).to_contain_text("Bot:")


def test_a_whole_match_of_three(visit: Visit) -> None:
    """Against two bots; whoever has lost all gates is out, and those who are left play on as two."""
    page = visit("/about")
    sit_with_bots(page, "ostium", 3, level="casual")
    expect(page.locator(".board.ushape .flank")).to_have_count(2)
    expect(page.locator(".gate:not(.none)")).to_have_count(6)
    # A charge in the middle meets no gate, but has to be led somewhere.
    expect(page.locator(".gate [data-thing^=gate-]")).to_have_count(9)
    done = [*play_on(page, ENOUGH // 2), *play_to_the_end(page)]
    assert {"buy", "discard", "place", "attack"} <= set(done)
    page.keyboard.press("Escape")
    expect(page.locator(".person.fallen")).to_have_count(2)
    assert page.locator(".gate.broken").count() >= 4, "two have lost both their gates"


def test_whoever_is_out_has_nothing_to_give_up(visit: Visit) -> None:
    """Losing both gates takes a whole match: here the server's word for it is changed on its way."""
    page = visit("/about")
    out = False

    def change(view: dict[str, Any]) -> None:
        view["players"][0]["out"] |= out

    change_views(page, change)
    sit_with_bots(page, "ostium", 3)
    menu, give_up = page.get_by_role("button", name="Menu"), page.get_by_role("button", name="Poddaj się")
    menu.click()
    expect(give_up).to_be_visible()
    out = True
    page.reload()
    expect(page.locator(".person.fallen")).to_have_count(1)
    menu.click()
    expect(page.get_by_role("button", name="Przerwij partię bez wyniku")).to_be_visible()
    expect(give_up).to_have_count(0)


def test_with_somebody_out_the_own_cards_still_lie_above_the_question(visit: Visit) -> None:
    """Three people in one column, and a discard pile of two dozen cards."""
    page = visit("/about")
    thrown = [{"id": 900 + n, "face": next(iter(CARDS))} for n in range(24)]

    def change(view: dict[str, Any]) -> None:
        view["players"][1]["out"] = True
        view["players"][0] |= {"discard": thrown, "discarded": len(thrown)}

    change_views(page, change)
    sit_with_bots(page, "ostium", 3)
    expect(page.locator(".others .person")).to_have_count(2)
    own, asking = box_of(page.locator(".discard.own")), box_of(page.locator(".asking"))
    assert own["height"] > 40
    assert own["y"] + own["height"] <= asking["y"] + 1
    panel = box_of(page.locator(".us .person"))
    above = box_of(page.locator(".others .person").last)
    assert above["y"] + above["height"] <= panel["y"] + 1


def press_on(page: Page, ends: bool) -> None:
    """One key: digits point at things and pick what is done with them, E is for enough. A key too soon is not taken."""
    before = page.evaluate(ASKED)
    ids = offered(page)
    enough = (ends or len(ids) == 1) and {"attack", "done", "none"} & set(ids)
    page.keyboard.press("e" if enough else "1")
    wait_for_another_question(page, before, most=400)


def test_a_whole_match_alone_by_keyboard(visit: Visit) -> None:
    """From the start page to the replay."""
    page = visit()
    sit_down(page, 1)
    expect(page.locator(".upper .cost")).to_have_count(6)
    warriors = page.locator(".countdown span[aria-hidden]").first
    before = int(warriors.inner_text())
    mine = page.locator(".front:not(.upper) .piece")
    assert mine.count() == 0
    page.locator(".near-hand .piece").first.focus()
    page.keyboard.press("Enter")
    expect(page.locator("[data-verb]").first).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator(".cell .spot.legal")).to_have_count(6)
    for _ in range(20):
        if mine.count():
            break
        press_on(page, ends=False)
    expect(mine).to_have_count(1)
    for key in range(MOST_CLICKS):
        wait_for_turn(page)
        if is_over(page):
            break
        press_on(page, ends=key % 4 > 0)
    over = page.get_by_role("dialog", name="Koniec partii")
    expect(over).to_be_visible()
    assert problems(page) == []
    page.keyboard.press("Escape")
    expect(over).to_be_hidden()
    assert int(warriors.inner_text()) < before, "the opponent has summoned warriors"
    page.get_by_role("button", name="Wynik").click()
    over.get_by_role("link", name="Powtórka").click()
    expect(page.locator(".bar output")).to_have_text(re.compile(r"^Krok 1 z \d+"))
    page.keyboard.press("End")
    expect(page.locator(".countdown")).to_be_visible()


def wait_to_be_asked(pages: tuple[Page, ...]) -> Page | None:
    """Whoever is asked next; nobody if the match is over."""
    for turn in range(2_000):
        page = pages[turn % len(pages)]
        if is_over(page):
            return None
        if page.locator("[data-listed]").count():
            return page
        page.wait_for_timeout(10)
    raise AssertionError("nobody is asked, and it is not over")


def test_two_people_play_a_match_through_a_link(visit: Visit) -> None:
    host = visit()
    on_the_shelf(host, "Ostium").get_by_role("link", name="Załóż stół").click()
    host.get_by_label("Miejsca").select_option("2")
    host.get_by_role("button", name="Załóż stół").click()
    friend = visit(host.get_by_role("textbox", name="Zaproś kogoś").input_value())
    friend.get_by_role("button", name="Usiądź tutaj").click()
    host.get_by_role("button", name="Zaczynamy").click()
    for page in (host, friend):
        expect(page.locator(".board .near-hand")).to_be_visible()

    # The friend soon does no more than must be done, and gives up where that takes long.
    clicks = {host: 0, friend: 0}
    while (asked := wait_to_be_asked((host, friend))) is not None:
        if clicks[host] >= (ENOUGH if WHOLE else ENOUGH // 2):
            finish(friend)
            break
        clicks[asked] += 1
        if asked is friend and clicks[friend] > 8:
            press_on(friend, ends=True)
        else:
            click_on(asked)
    for page in (host, friend):
        expect(page.get_by_role("dialog", name="Koniec partii")).to_be_visible()
    assert min(clicks.values()) > 8


def open_a_replay(page: Page, seats: int, phase: str) -> None:
    """At a late moment of a match in which everybody summons what they can, and the first seat is about to attack."""
    match = Match(GAME, seats, seed=SEEDS[seats])
    rng = random.Random(4)
    for _ in range(200):
        for ask in match.asks:
            wanted = "discard" if rng.random() < 0.55 else "summon"
            liked = [option for option in ask.options if isinstance(option, tuple) and option[0] == wanted]
            match.answer(liked[-1] if liked else ask.options[-1 if ask.prompt == "develop" else 0], ask.seat)
        if match.question is None:
            break
    page.evaluate(
        "fetch('/api/guest', {method: 'POST', headers: {'Content-Type': 'application/json'},"
        " body: JSON.stringify({nickname: 'Zofia'})})"
    )
    found = page.request.post("/api/matches", data=match.record().to_json())
    assert found.ok, found.text()
    match_id = found.json()["id"]
    pages = page.request.get(f"/api/matches/{match_id}?seat=0&lang=pl").json()["pages"]
    steps = [
        n
        for n, shown in enumerate(pages)
        if shown["view"]["phase"] == phase and shown["view"]["active"] == 0
        if shown["view"]["forecast"] or phase == "develop"
    ]
    page.goto(f"/replay/{match_id}?step={steps[-1] + 1}&seat=0")
    expect(page.locator(".board")).to_be_visible()


def test_a_replay_shows_what_each_charge_does(visit: Visit) -> None:
    page = visit()
    open_a_replay(page, 2, "charge")
    expect(page.locator(".lanes.full .charge.bright").first).to_be_attached()
    expect(page.locator(".label.sum").first).to_be_visible()
    assert not wider_than_the_screen(page)
    page.keyboard.press("t")
    expect(page.get_by_role("dialog", name="Stół jako tekst")).to_contain_text("z 15")


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing_with_three_at_the_table(visit: Visit, scheme: str) -> None:
    page = visit(color_scheme=scheme)
    open_a_replay(page, 3, "develop")
    expect(page.locator(".board.ushape .aside")).to_have_count(2)
    expect(page.locator("[data-cell]")).to_have_count(27)
    assert not wider_than_the_screen(page)
    assert problems(page) == []


def test_on_a_phone_the_columns_that_meet_stand_above_each_other(visit: Visit) -> None:
    page = visit(viewport={"width": 360, "height": 740}, has_touch=True, is_mobile=True)
    sit_down(page, 2)
    card, asking = box_of(page.locator(".near-hand .piece").first), box_of(page.locator(".prompt"))
    assert card["y"] + card["height"] / 2 < asking["y"], "the hand is seen without scrolling"
    done = play_on(page, 90, until="attack")
    assert {"place", "confirm", "attack"} <= set(done), done
    open_a_replay(page, 3, "develop")
    upper = page.locator(".upper [data-cell$='-0'], .upper [data-cell$='-1'], .upper [data-cell$='-2']")
    assert upper.evaluate_all("all => all.map((one) => one.dataset.cell)") == ["1-2", "1-1", "2-0"]
    page.locator(".swap").click()
    assert upper.evaluate_all("all => all.map((one) => one.dataset.cell)") == ["1-2", "2-1", "2-0"]
    page.locator(".tabs button").nth(2).click()
    assert upper.evaluate_all("all => all.map((one) => one.dataset.cell)") == ["2-2", "2-1", "2-0"]
    assert not wider_than_the_screen(page)
    small = page.evaluate(
        """[...document.querySelectorAll('.board button')].filter((one) => one.offsetParent !== null)
           .map((one) => [one.outerHTML.slice(0, 90), one.getBoundingClientRect()])
           .filter(([_, box]) => box.width > 1 && (box.width < 43.5 || box.height < 43.5)).map(([html]) => html)"""
    )
    assert small == []


# Words that a price lies on, and signs that the edge of their card cuts off.
HIDDEN = """() => {
  const box = (one) => one.getBoundingClientRect();
  const apart = (a, b) => a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top;
  const found = [];
  for (const part of document.querySelectorAll(".market section")) {
    for (const price of part.querySelectorAll(".cost"))
      for (const word of part.querySelectorAll(".head > *")) {
        const words = document.createRange();
        words.selectNodeContents(word);
        if (!apart(box(price), words.getBoundingClientRect())) found.push(`${word.innerText} below ${price.innerText}`);
      }
    for (const sign of part.querySelectorAll(".side svg")) {
      const [card, own] = [box(sign.closest(".inner")), box(sign)];
      if (own.left < card.left || own.right > card.right) found.push(`cut off: ${sign.parentElement.title}`);
    }
  }
  return found;
}"""


@pytest.mark.parametrize(("width", "height"), [(1366, 768), (1920, 1080), (2560, 1440)])
def test_nothing_of_what_is_for_sale_is_covered_or_cut_off(visit: Visit, width: int, height: int) -> None:
    page = visit("/", viewport={"width": width, "height": height})
    sit_with_bots(page, "ostium")
    for clicks in (0, 12):
        play_on(page, clicks)
        assert page.evaluate(HIDDEN) == []


def drawn(path: Path) -> list[str]:
    """The creatures that the client has a picture of."""
    table = path.read_text("utf-8").split("PICTURES", 1)[1]
    return re.findall(r'^  "?([\w-]+)"?[:,]', table, re.MULTILINE)


def test_every_creature_has_a_picture_of_its_own() -> None:
    assert sorted(drawn(CLIENT / "pictures.ts")) == sorted(CARDS)
    icons = re.findall(r'from "icon:([\w-]+)"', (CLIENT / "pictures.ts").read_text("utf-8"))
    assert len(set(icons)) == len(icons) == len(CARDS)


def throw_away(page: Page, players: tuple[int, ...]) -> None:
    """The server's word for it is changed on its way."""
    thrown = [{"id": 900 + n, "face": next(iter(CARDS))} for n in range(24)]

    def change(view: dict[str, Any]) -> None:
        for player in players:
            view["players"][player] |= {"discard": thrown[: 24 if player == 0 else 1], "discarded": 24}

    change_views(page, change)


def test_what_stands_beside_a_name_does_not_cover_the_table(visit: Visit) -> None:
    """However a bot is said to think: the battlefields of the others lie beside the Summon Field, not under it."""
    page = visit("/about")
    throw_away(page, (1, 2))
    sit_with_bots(page, "ostium", 3, level="greedy")
    expect(page.locator(".flank .chip")).to_have_count(2)
    left, right = (box_of(page.locator(".flank").nth(n)) for n in (0, 1))
    market, royals = (box_of(page.locator(part)) for part in (".market .warriors", ".market .royals"))
    assert left["x"] + left["width"] <= market["x"]
    assert royals["x"] + royals["width"] <= right["x"]
    for person in page.locator(".flank .person").all():
        assert person.evaluate("(one) => one.scrollWidth - one.clientWidth") <= 0


def test_on_a_phone_a_long_name_leaves_room_for_deck_and_discard_pile(visit: Visit) -> None:
    page = visit("/about", viewport={"width": 360, "height": 740})
    throw_away(page, (0,))
    sit_with_bots(page, "ostium", 2, nickname="W" * 24)
    us = page.locator(".us")
    name, deck, whole = (box_of(us.locator(part).first) for part in (".name", ".pile", ".discard .all"))
    assert name["x"] + name["width"] <= deck["x"]
    assert deck["x"] + deck["width"] <= whole["x"]
    assert whole["x"] + whole["width"] <= 360
