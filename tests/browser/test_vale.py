"""The Vale of Eternity in a browser: whole games, payments by one gesture, the keyboard, small screens."""

import re
from pathlib import Path
from typing import Any

from playwright.sync_api import Locator, Page, expect
from tests.browser.conftest import ROOT, Visit
from tests.browser.table import (
    MOST_ANSWERS,
    WHOLE,
    Connection,
    answer,
    answered,
    asked,
    finish_marking,
    go_on,
    is_over,
    offered,
    on_the_shelf,
    play_on,
    play_together,
    question,
    sit_with_bots,
    wait_for_turn,
)
from tests.browser.test_around import problems, too_small

from stolik.games.vale.cards import COST, FACES, FAMILY, SALE

VALE = "Dolina Żywiołów"
CLIENT = ROOT / "web" / "src" / "games" / "vale"


def set_up_a_table(page: Page, seats: int) -> None:
    on_the_shelf(page, VALE).get_by_role("link", name="Załóż stół").click()
    page.get_by_label("Miejsca").select_option(str(seats))
    page.get_by_role("button", name="Załóż stół").click()


def play_bots(page: Page, seats: int) -> None:
    sit_with_bots(page, "vale", seats)


def answer_on_the_table(page: Page, turn: int) -> str:
    """As somebody with a mouse does: on the cards and buttons of the board. Says what was done."""
    before = asked(page)
    for another in range(turn, turn + 12):
        done = point_at_the_table(page, another)
        if asked(page) != before:
            return done
        # A click on what came under a resting pointer does not count: let it move.
        page.mouse.move(2, 2 + another % 2)
    raise AssertionError(f"no answer to {question(page)!r} among {offered(page)}")


def point_at_the_table(page: Page, turn: int) -> str:
    ids = offered(page)
    kinds = {name.split("-")[0] for name in ids}
    if page.locator(".suggested").count():
        page.locator(".suggested").click()
        return "suggested"
    if "end-turn" in ids and (turn % 4 == 0 or len(ids) == 1):
        page.get_by_role("button", name="Zakończ turę").click()
        return "end-turn"
    if "summon" in kinds:
        page.locator(".near-hand .piece:is(.legal, .chosen)").first.click()
        return "summon"
    if "sell" in kinds:
        page.locator(".hunted .piece:is(.legal, .chosen)").first.click()
        chosen = "sell" if sum(name.startswith("sell-") for name in ids) > 1 else "tame"
        page.locator(f"[data-verb^={chosen}]").click()
        return chosen
    if page.locator(".pick").count():
        page.locator(".pick button").first.click()
        return "seat"
    cards = page.locator(".board .piece:is(.legal, .chosen)")
    if ids[0].startswith("c") and cards.count():
        cards.nth(turn % cards.count()).click()
        finish_marking(page)
        return "card"
    page.locator("[data-choice]").first.click()
    return "list"


def play_until(page: Page, wanted: str, *liked: str) -> None:
    """Quickly, until that is asked or offered; a match in which it never is gives way to another."""
    for _ in range(4):
        play_on(page, MOST_ANSWERS, *liked, until=wanted)
        if not is_over(page):
            return
        play_bots(page, 2)
    raise AssertionError(f"never offered: {wanted}")


def fits(page: Page) -> bool:
    """The whole table is on the screen."""
    return page.evaluate(
        "(({scrollWidth, clientWidth, scrollHeight, clientHeight}) => scrollWidth <= clientWidth"
        " && scrollHeight <= clientHeight && document.documentElement.scrollHeight <= innerHeight)"
        "(document.querySelector('.scene'))"
    )


def scores(page: Page) -> list[int]:
    return [int(said) for said in page.locator(".board .points span[aria-hidden]").all_inner_texts()]


def test_a_whole_game_with_three_bots_by_mouse(visit: Visit) -> None:
    page = visit("")
    play_bots(page, 4)
    place = page.locator(".prompt").bounding_box()
    done: list[str] = []
    for turn in range(MOST_ANSWERS):
        if is_over(page):
            break
        if "end-turn" in offered(page):
            assert fits(page), "a laptop needs no scrolling"
        assert page.locator(".prompt").bounding_box() == place, "the prompt moved under the pointer"
        done.append(answer_on_the_table(page, turn))
        wait_for_turn(page)

    over = page.get_by_role("dialog", name="Koniec partii")
    expect(over).to_be_visible()
    expect(over).to_contain_text(re.compile("Wygrywa|Remis"))
    assert {"card", "sell", "tame", "summon", "end-turn"} <= set(done)
    final = [int(said) for said in over.locator(".outcome li > span:last-child").all_inner_texts()]
    assert sorted(final) == sorted(scores(page))
    assert page.locator(".rounds [aria-current=step]").inner_text() == "10" or max(final) >= 60


def test_two_people_play_a_whole_game_through_a_link(visit: Visit) -> None:
    host = visit()
    set_up_a_table(host, 2)
    friend = visit(host.get_by_role("textbox", name="Zaproś kogoś").input_value())
    friend.get_by_role("button", name="Usiądź tutaj").click()
    host.get_by_role("button", name="Zaczynamy").click()
    for page in (host, friend):
        expect(page.get_by_role("group", name="Polowanie")).to_be_visible()

    play_together(host, friend)
    for page in (host, friend):
        expect(page.get_by_role("dialog", name="Koniec partii")).to_be_visible()
    assert sorted(scores(host)) == sorted(scores(friend))


def mark_two_cards(page: Page) -> None:
    """Cards that cost something."""
    for _ in range(2):
        for card in page.locator(".hunted .piece.legal").all():
            if not re.search(r"koszt 0\b", card.inner_text()):
                card.click()
                break
        wait_for_turn(page)


def test_a_card_that_cannot_be_summoned_says_why(visit: Visit) -> None:
    page = visit("")
    costly = page.locator(".hunted .piece.legal").filter(has=page.locator(".value b", has_text=re.compile("^[1-9]")))
    for _ in range(8):
        play_bots(page, 2)
        mark_two_cards(page)
        if costly.count():
            break
    costly.first.click()
    page.locator("[data-verb^=tame]").click()
    wait_for_turn(page)

    page.locator(".near-hand .piece").first.hover()
    expect(page.locator("aside .reader").first).to_contain_text("twoje kamienie są warte 0")
    page.locator(".near-hand .piece").first.click()
    expect(page.get_by_role("dialog")).to_contain_text("Nie można jej teraz przywołać: kosztuje")


def test_a_card_says_what_it_would_do_now(visit: Visit) -> None:
    page = visit("")
    play_bots(page, 2)
    reader = page.locator("aside .reader").first
    page.locator(".hunted .piece.legal").first.hover()
    expect(reader).to_contain_text("Sprzedana teraz: +")
    mark_two_cards(page)
    page.locator(".hunted .piece.legal").first.hover()
    expect(reader).to_contain_text("Sprzedana teraz: +")


def press_enter_on(card: Locator) -> None:
    card.focus()
    card.press("Enter")


def cost(card: Locator) -> int:
    return int(re.findall(r"koszt (\d+)", card.inner_text())[0])


def brings(card: Locator, families: str) -> int:
    """How early the card's family stands in a list."""
    return next(place for place, name in enumerate(families.split()) if f", {name}," in card.inner_text())


def press_a_key(page: Page, digit: int) -> None:
    """Stones of two colours, then a cheap card: there is more than one way to pay, and Enter takes the sensible one."""
    purse = page.locator(".me .stones").get_attribute("aria-label") or ""
    red, dear = "czerwon" in purse, "niebiesk" in purse or "fiolet" in purse
    ids = offered(page)
    if "upolować" in question(page):
        found = page.locator(".hunted .piece.legal").all()
        if red and dear:
            press_enter_on(min(found, key=cost))
        else:
            wish = "powietrze woda smoki ogień ziemia" if red else "powietrze ogień ziemia woda smoki"
            press_enter_on(min(found, key=lambda card: brings(card, wish)))
    elif red and dear and any(name.startswith("summon-") for name in ids):
        press_enter_on(page.locator('.near-hand .piece:has-text("Przywołaj kartę")').first)
    elif any(name.startswith("sell-") for name in ids):
        # Enter on the card opens what it offers, and the digits choose from that.
        press_enter_on(page.locator(".hunted .piece.legal").first)
        expect(page.locator("[data-verb]").first).to_be_focused()
        page.keyboard.press("2" if red and dear else "1")
    elif "end-turn" in ids:
        page.keyboard.press("e")
    elif page.locator("[data-finish]:enabled").count():
        page.locator("[data-finish]").press("Enter")
    else:
        page.keyboard.press(str(digit))


def test_a_game_by_keyboard_in_which_a_payment_is_one_key(visit: Visit) -> None:
    page = visit("")
    play_bots(page, 2)
    payments = matches = 0
    for _ in range(3 * MOST_ANSWERS):
        if payments == 3 and not WHOLE:
            return
        if is_over(page):
            matches += 1
            if payments or matches == 3:
                break
            play_bots(page, 2)  # a rare deal in which nothing could be paid for in two ways
        before = asked(page)
        if "zapłać" in question(page):
            expect(page.locator(".suggested")).to_be_focused()
            page.keyboard.press("Enter")
            payments += 1
        else:
            for another in range(60):
                press_a_key(page, 1 + another % 4)
                if asked(page) != before:
                    break
                page.wait_for_timeout(50)  # a key that follows at once was meant for what was asked before
            else:
                raise AssertionError(f"no key answers {question(page)!r} among {offered(page)}")
        answered(page, before)
        wait_for_turn(page)
    assert payments
    expect(page.get_by_role("dialog", name="Koniec partii")).to_be_visible()


ACTIVATE = "Wybierz kartę, której efekt aktywny"


def active(cards: list[dict[str, Any]]) -> list[int]:
    """Those with an active effect that are soon paid for, the cheapest first."""
    found = [card for card in cards if "active" in card["effects"] and card["price"] < 6]
    return [card["id"] for card in sorted(found, key=lambda card: card["price"])]


def summon_active_creatures(page: Page, connection: Connection) -> None:
    """Until there are two of them, whose order is asked."""
    for _ in range(4 * MOST_ANSWERS):
        if is_over(page):
            play_bots(page, 2)  # a rare deal in which there never were two
        if ACTIVATE in question(page):
            return
        hand, hunt = connection.view["players"][0]["hand"], active(connection.view["hunt"])
        summons = [f"summon-{card}" for card in active(hand)]
        tames = [] if hand else [f"tame-{card}" for card in hunt]
        play_on(page, 1, *summons, *tames, *(f"c{card}" for card in hunt), "sell-", "end-turn")
    raise AssertionError("never two active creatures")


def mark_all_that_are_active(page: Page) -> None:
    """The order in which they come, given as one."""
    for card in offered(page):
        page.locator(f'.board [data-thing="{card}"]').click()
    expect(page.locator(".board .ordinal")).to_have_count(len(offered(page)))
    page.locator("[data-finish]:enabled").click()


def stays(page: Page, number: str | None) -> None:
    """A question waits for whoever plays here."""
    page.wait_for_timeout(250)
    assert asked(page) == number, "the page has answered by itself"


def test_what_was_marked_in_one_round_answers_nothing_in_the_next(visit: Visit) -> None:
    page = visit("")
    connection = Connection(page)
    play_bots(page, 2)
    for _ in range(9):
        summon_active_creatures(page, connection)
        number = asked(page)
        mark_all_that_are_active(page)
        go_on(page, number)
        before = connection.answers
        given = play_on(page, 30, "sell-", "end-turn", until=ACTIVATE)
        assert connection.answers - before == given, "the page has answered by itself"
        if ACTIVATE in question(page):
            stays(page, asked(page))
            return
    raise AssertionError("never asked in two rounds one after the other")


def test_what_was_marked_is_forgotten_when_it_is_refused_or_taken_back(visit: Visit) -> None:
    page = visit("")
    connection = Connection(page)
    play_bots(page, 2)
    summon_active_creatures(page, connection)
    before, answers, ids = asked(page), connection.answers, offered(page)
    connection.refusing = True
    mark_all_that_are_active(page)
    expect(page.locator(".toasts")).to_contain_text("Nie teraz")
    wait_for_turn(page)
    stays(page, before)
    assert connection.answers == answers + 1

    connection.refusing = False
    mark_all_that_are_active(page)
    go_on(page, before)
    page.keyboard.press("u")
    meant = page.get_by_role("dialog").get_by_role("button", name="Cofnij")
    if "Cofnij…" in page.locator(".tools").inner_text():
        meant.click()
    expect(page.locator("[data-prompt]")).to_contain_text(ACTIVATE)
    wait_for_turn(page)
    assert set(offered(page)) <= set(ids)
    stays(page, asked(page))


def test_a_game_by_touch_on_a_small_phone(visit: Visit) -> None:
    page = visit("", viewport={"width": 360, "height": 740}, has_touch=True, is_mobile=True)
    play_bots(page, 3)
    for turn in range(MOST_ANSWERS):
        if is_over(page) or (turn == 50 and not WHOLE):
            break
        assert page.evaluate("document.documentElement.scrollWidth") <= 360
        assert page.evaluate("document.querySelector('.scene').scrollWidth") <= 360
        assert too_small(page) == []
        if turn == 14:
            page.get_by_role("button", name=re.compile("^Pokaż obszar")).first.tap()
            expect(page.locator(".rival.open .area")).to_be_visible()
            assert problems(page) == []
        answer(page, turn, touch=True)
        wait_for_turn(page)
    if WHOLE:
        expect(page.get_by_role("dialog", name="Koniec partii")).to_be_visible()


def test_axe_finds_nothing_on_the_table(visit: Visit) -> None:
    page = visit("", color_scheme="light")
    play_bots(page, 4)
    found = {"hunt": problems(page, also="dark")}
    play_on(page, 40, until="sell-")
    page.locator(".hunted .piece.legal").first.click()
    expect(page.locator("[data-verb]").first).to_be_visible()
    found["offer"] = problems(page, also="dark")
    page.keyboard.press("Escape")
    play_on(page, 14, "sell-", "summon-", "tame-")
    found["later"] = problems(page, also="dark")
    sizes = page.locator(".rival button:visible").evaluate_all(
        "all => all.map((one) => Math.min(one.offsetWidth, one.offsetHeight))"
    )
    assert min(sizes) >= 24, "a rival's card is too small to be hit"
    page.locator(".piles").get_by_role("button").first.click()
    expect(page.get_by_role("dialog", name="Stos kart odrzuconych")).to_be_visible()
    found["discard"] = problems(page, also="dark")
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    page.keyboard.press("t")
    expect(page.get_by_role("dialog", name="Stół jako tekst")).to_contain_text("Polowanie")
    found["text"] = problems(page, also="dark")
    assert {screen: list_ for screen, list_ in found.items() if list_} == {}


def drawn(path: Path) -> list[tuple[str, str, int]]:
    """The creatures as the client draws them: family, face, cost."""
    found: list[tuple[str, str, int]] = []
    family = ""
    for line in path.read_text("utf-8").splitlines():
        if begun := re.search(r'\.\.\.of\("(\w+)"', line):
            family = begun[1]
        elif card := re.search(r'^    "?([\w-]+)"?: \[(\d+), \w+\]', line):
            found.append((family, card[1], int(card[2])))
    return found


def test_the_client_draws_what_is_printed() -> None:
    assert drawn(CLIENT / "creatures.ts") == list(zip(FAMILY, FACES, COST, strict=True))
    icons = re.findall(r'from "icon:([\w-]+)"', (CLIENT / "creatures.ts").read_text("utf-8"))
    assert len(set(icons)) == len(FACES), "two creatures share a picture"
    sales = re.findall(r"sale: \{ red: (\d), blue: (\d), purple: (\d) \}", (CLIENT / "faces.ts").read_text("utf-8"))
    assert [tuple(map(int, sale)) for sale in sales] == list(SALE.values())
