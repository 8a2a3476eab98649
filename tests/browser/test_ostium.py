"""Ostium in a browser: a whole match by mouse, the keyboard, solo, three at the table, replays, small screens."""

import random
import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect
from tests.browser.conftest import ROOT, Visit
from tests.browser.table import (
    MOST_ANSWERS,
    finish_marking,
    is_over,
    offered,
    on_the_shelf,
    question,
    take,
    wait_for_turn,
)
from tests.browser.test_around import problems

from stolik.games.ostium import GAME
from stolik.games.ostium.cards import CARDS
from stolik.table import Match

CLIENT = ROOT / "web" / "src" / "games" / "ostium"
SEEDS = {1: 8, 2: 9, 3: 10}


def sit_down(page: Page, seats: int) -> None:
    on_the_shelf(page, "Ostium").get_by_role("link", name="Załóż stół").click()
    page.get_by_label("Miejsca").select_option(str(seats))
    page.get_by_role("button", name="Załóż stół").click()
    if seats == 2:
        page.get_by_role("button", name=re.compile("^Bot: początkujący")).click()
    page.get_by_role("button", name="Zaczynamy").click()
    expect(page.locator(".board .near-hand")).to_be_visible()
    wait_for_turn(page)


def click_a_verb(page: Page, *wanted: str) -> None:
    """What opened at the thing, if more than one thing can be done with it."""
    for verb in wanted:
        found = page.locator(f"[data-verb^={verb}]")
        if found.count():
            found.first.click()
            return


def answer_on_the_table(page: Page) -> str:
    """As somebody with a mouse does: turns cards into crystals, crystals into creatures, and attacks."""
    ids = offered(page)
    kinds = {name.split("-")[0] for name in ids}
    if page.locator("[data-lead]").count():
        page.locator("[data-lead]").click()
        return "fuse"
    if "attack" in ids:
        if page.locator(".offer .piece.legal").count():
            page.locator(".offer .piece.legal").last.click()
            click_a_verb(page, "summon")
            return "buy"
        hand = page.locator(".near-hand .piece.legal")
        if not hand.count():
            page.locator("[data-choice=attack]").click()
            return "attack"
        strong = page.locator(".near-hand .piece.legal:not(:has(.value b:text-is('0')))")
        (strong if strong.count() and "summon" in kinds else hand).first.click()
        click_a_verb(page, "summon" if strong.count() and "summon" in kinds else "discard")
        return "summon" if strong.count() else "discard"
    if page.locator(".cell .spot.legal").count():
        front = page.locator(".cell .spot.legal:is([data-thing$='-0'], [data-thing$='-1'], [data-thing$='-2'])")
        (front if front.count() else page.locator(".cell .spot.legal")).first.click()
        return "place"
    if kinds & {"charge", "skip"}:
        page.locator(".cell .piece.legal").first.click()
        if page.locator("[data-verb]").count():
            click_a_verb(page, "skip", "charge")
        if page.locator(".thing.target").count():
            page.locator(".thing.target").first.click()
        return "charge"
    if "done" in ids:
        page.locator("[data-choice=done]").click()
        return "done"
    take(page)
    finish_marking(page)
    return "list"


def play_on(page: Page, most: int) -> list[str]:
    done: list[str] = []
    while len(done) < most and not is_over(page):
        before = f"{question(page)}|{','.join(offered(page))}"
        done.append(answer_on_the_table(page))
        page.wait_for_function(
            """(before) => document.querySelector('[data-over]') || (document.querySelector('[data-listed]')
               && before !== `${document.querySelector('[data-prompt]').innerText}|${
                 [...document.querySelectorAll('[data-listed]')].map((one) => one.dataset.listed)}`)""",
            arg=before,
        )
        wait_for_turn(page)
    return done


def wider_than_the_screen(page: Page) -> bool:
    wide: bool = page.evaluate(
        "document.documentElement.scrollWidth > innerWidth"
        " || document.querySelector('.scene').scrollWidth > document.querySelector('.scene').clientWidth"
    )
    return wide


def test_a_whole_match_against_a_bot_by_mouse(visit: Visit) -> None:
    page = visit()
    sit_down(page, 2)
    expect(page.locator(".gate [data-thing^=gate-]")).to_have_count(6)
    done = play_on(page, MOST_ANSWERS)
    expect(page.get_by_role("dialog", name="Koniec partii")).to_be_visible()
    assert {"buy", "discard", "place", "attack", "charge"} <= set(done)
    assert page.locator(".gate.broken").count() >= 3, "somebody lost all gates"


def test_a_creature_is_summoned_by_keyboard(visit: Visit) -> None:
    page = visit()
    sit_down(page, 2)
    mine = page.locator(".front:not(.upper) .piece")
    assert mine.count() == 0
    page.locator(".near-hand .piece").first.focus()
    page.keyboard.press("Enter")
    expect(page.locator("[data-verb]").first).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator(".cell .spot.legal")).to_have_count(6)
    page.wait_for_timeout(500)  # a key so soon after a question is taken for the one before
    page.keyboard.press("1")
    expect(mine).to_have_count(1)
    page.wait_for_timeout(500)
    page.keyboard.press("e")
    expect(page.locator(".stepper [aria-current=step]")).not_to_contain_text("rozwój")


def test_solo_shows_prices_and_the_countdown(visit: Visit) -> None:
    page = visit()
    sit_down(page, 1)
    expect(page.locator(".upper .cost")).to_have_count(6)
    before = int(page.locator(".countdown span[aria-hidden]").first.inner_text())
    play_on(page, 14)
    assert is_over(page) or int(page.locator(".countdown span[aria-hidden]").first.inner_text()) < before
    assert problems(page) == []


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


def drawn(path: Path) -> list[str]:
    """The creatures that the client has a picture of."""
    table = path.read_text("utf-8").split("PICTURES", 1)[1]
    return re.findall(r'^  "?([\w-]+)"?[:,]', table, re.MULTILINE)


def test_every_creature_has_a_picture_of_its_own() -> None:
    assert sorted(drawn(CLIENT / "pictures.ts")) == sorted(CARDS)
    icons = re.findall(r'from "icon:([\w-]+)"', (CLIENT / "pictures.ts").read_text("utf-8"))
    assert len(set(icons)) == len(icons) == len(CARDS)
