"""KeyForge in a browser: a whole match by mouse, two people, fights in every way, the order of abilities, puzzles."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect
from tests.browser.conftest import Visit
from tests.browser.table import (
    CONFIRM,
    MOST_ANSWERS,
    asked,
    box_of,
    go_on,
    is_over,
    offered,
    on_the_shelf,
    play_on,
    sit_with_bots,
    take,
    wait_for_turn,
)
from tests.browser.test_around import finish, problems
from tests.browser.test_log import Line
from tests.browser.test_ostium import wider_than_the_screen

LOADING = 60_000
"""The first who comes waits until the cards are read."""
NEAR, FAR = ".rank:not(.upper) .line-room [data-creature]", ".rank.upper .line-room [data-creature]"


def verb(page: Page, *wanted: str) -> None:
    """What opened at the thing, if more than one thing can be done with it."""
    for one in wanted:
        found = page.locator(f"[data-verb^={one}]")
        if found.count():
            found.first.click()
            return


def answer_on_the_table(page: Page) -> str:
    """As somebody with a mouse does: the house that offers most, reap with everybody, play what can be played."""
    offers = page.locator(".offer .spot")
    if offers.count():
        sizes = [sum(map(int, re.findall(r"\d+", one))) for one in offers.locator(".counts").all_inner_texts()]
        offers.nth(sizes.index(max(sizes))).click()
        return "house"
    ids = offered(page)
    if "end-turn" not in ids:
        take(page)
        return "list"
    for kind in ("reap", "action", "play"):
        if able := [name for name in ids if name.startswith(f"{kind}-")]:
            page.locator(f"button[data-thing=c{able[0].split('-')[1]}]").first.click()
            verb(page, kind)
            target = page.locator(".thing.target")
            if target.count():
                target.first.click()
            return kind
    page.locator("[data-choice=end-turn]").click()
    return "end"


def test_a_whole_match_against_a_bot_by_mouse(visit: Visit) -> None:
    page = visit()
    on_the_shelf(page, "KeyForge").get_by_role("link", name="Załóż stół").click()
    page.get_by_role("button", name="Załóż stół").click()
    decks = page.get_by_label("Talia: ", exact=False)
    expect(decks.first).to_be_visible()
    quick = {"type": "bot", "seat": 1, "level": "random", "table": page.url.rsplit("/", 1)[1]}
    assert page.request.post("/api/commands", data=quick).ok
    page.get_by_role("button", name="Zaczynamy").click()
    expect(page.locator(".board .hand .piece").first).to_be_visible()
    wait_for_turn(page)
    done: list[str] = []
    while len(done) < MOST_ANSWERS and not is_over(page):
        before = asked(page)
        done.append(answer_on_the_table(page))
        go_on(page, before)
    over = page.get_by_role("dialog", name="Koniec partii")
    expect(over).to_be_visible()
    assert {"house", "reap", "play", "end"} <= set(done)
    expect(page.locator(".key.forged")).not_to_have_count(0)
    replay = over.get_by_role("link", name="Powtórka").get_attribute("href")

    over.get_by_role("button", name="Rewanż").click()
    expect(over).to_be_hidden()
    wait_for_turn(page)
    expect(page.locator(".key.forged")).to_have_count(0)

    page.goto(f"{replay}?step=40")
    expect(page.locator(".board .stepper")).to_be_visible()
    before_step = page.url
    page.keyboard.press("ArrowRight")
    expect(page).not_to_have_url(before_step)
    assert not wider_than_the_screen(page)


def test_after_the_end_it_is_nobodys_turn(visit: Visit) -> None:
    page = visit("")
    sit_with_bots(page, "keyforge")
    play_on(page, 6)
    line = page.locator(".corridor .turn")
    expect(line).to_have_text(re.compile(r"\S"))
    finish(page)
    expect(line).to_have_text("")
    expect(page.locator(".corridor")).not_to_contain_text(re.compile("tura", re.IGNORECASE))


def test_two_people_see_the_same_table_and_not_each_others_hands(visit: Visit) -> None:
    ania, bartek = visit(), visit(locale="en-GB")
    for page in (ania, bartek):
        page.get_by_role("article").first.wait_for(timeout=LOADING)
    ania.request.post("/api/guest", data={"nickname": "Ania"})
    wish = {"game": "keyforge", "seats": 2, "open": True, "options": {"deck": ["random", "random"]}}
    table = ania.request.post("/api/tables", data=wish).json()["id"]
    bartek.request.post("/api/guest", data={"nickname": "Bartek"})
    assert bartek.request.post("/api/commands", data={"type": "sit", "seat": 1, "table": table}).ok
    assert ania.request.post("/api/commands", data={"type": "start", "table": table}).ok
    for page in (ania, bartek):
        page.goto(f"/table/{table}")
        expect(page.locator(".board")).to_be_visible()
        assert page.locator(".board .hand .piece .name").count() >= 6, "one's own cards are seen"
        assert page.locator(".strip .fan .back").count() >= 6, "the other one's are not"
    begins = ania.locator(".corridor .turn")
    expect(begins).to_contain_text("Zaczyna: ")
    first, other = (ania, bartek) if "Ania" in begins.inner_text() else (bartek, ania)
    for page in (first, other):
        page.locator("[data-choice=keep]").click()
    first.locator(".offer").first.hover()
    first.locator(".offer .spot").first.click()
    expect(first.locator("[data-choice=end-turn]")).to_be_visible()
    expect(other.locator(".strip .houses .crest.chosen")).to_have_count(1)
    first.locator("[data-choice=end-turn]").click()
    expect(other.locator(".offer .spot").first).to_be_visible()


def give_up(loser: Page, other: Page, seat: int, table: str) -> None:
    """This one concedes, and the other one goes on to the next match of the series."""
    assert loser.request.post("/api/commands", data={"type": "concede", "seat": seat, "table": table}).ok
    other.get_by_role("button", name="Następna partia").click()
    for page in (loser, other):
        expect(page.get_by_role("dialog", name="Koniec partii")).to_be_hidden()


def test_a_best_of_three_swaps_decks_and_ends_with_a_bid(visit: Visit) -> None:
    ania, bartek = visit("/new/keyforge"), visit("/about")
    ania.get_by_role("checkbox").check(timeout=LOADING)
    ania.get_by_role("button", name="Załóż stół").click()
    series = ania.get_by_label("Seria")
    expect(series).to_have_value("1")
    ania.get_by_label("Do dwóch wygranych").check()
    expect(series).to_have_value("2")
    bartek.goto(ania.url)
    bartek.get_by_role("button", name="Usiądź").click()
    ania.get_by_role("button", name="Zaczynamy").click()
    table, pages = ania.url.rsplit("/", 1)[1], (ania, bartek)
    decks = [page.locator(".own .deck") for page in pages]
    onyx, argus = "Panna „Onyks” Censorius", "Promienny Argus Najwyższy"
    expect(decks[0]).to_have_text(onyx)

    give_up(ania, bartek, 0, table)
    expect(decks[0]).to_have_text(argus)
    expect(decks[1]).to_have_text(onyx)
    bartek.locator("[data-choice=begin]").click()
    expect(ania.locator(".corridor .turn")).to_contain_text("Zaczyna: ")

    give_up(bartek, ania, 1, table)
    for page in pages:
        expect(page.locator(".corridor .turn")).to_have_text("licytacja")
    expect(ania.locator("[data-prompt]")).to_have_text(re.compile("licytujesz|Czekamy"))
    first, other = (bartek, ania) if "Czekamy" in ania.locator("[data-prompt]").inner_text() else (ania, bartek)
    first.locator("[data-choice]", has_text=argus).click()
    first.get_by_role("spinbutton").fill("3")
    first.get_by_role("button", name="Potwierdź").click()
    expect(other.locator("[data-prompt]")).to_contain_text("i 3 łańcuchy")
    other.locator("[data-choice=chains-5]").click()
    expect(first.locator("[data-prompt]")).to_contain_text("i 5 łańcuchów")
    first.locator("[data-choice=let-go]").click()
    expect(other.locator(".own .deck")).to_have_text(argus)
    expect(first.locator(".own .deck")).to_have_text(onyx)
    expect(other.locator(".own .chains b")).to_contain_text("4")  # the first hand sheds one
    expect(first.locator(".own .chains")).to_have_count(0)
    expect(other.get_by_role("log").first).to_contain_text("wygrywa licytację i bierze 5 łańcuchów")

    assert bartek.request.post("/api/commands", data={"type": "concede", "seat": 1, "table": table}).ok
    over = ania.get_by_role("dialog", name="Koniec partii")
    expect(over).to_contain_text("partie: 2 z 2")
    over.get_by_role("button", name="Rewanż").click()
    bartek.get_by_role("button", name="Zgoda").click()
    expect(over).to_be_hidden()
    expect(decks[0]).to_have_text(onyx)  # another best of three begins as the first did
    expect(ania.locator(".corridor .turn")).not_to_have_text("licytacja")


def ready(page: Page) -> Locator:
    return page.locator(f"{NEAR} .piece.legal")


def test_a_fight_by_drag_by_click_and_by_keyboard(visit: Visit) -> None:
    page = visit("/about")
    sit_with_bots(page, "keyforge", puzzle="gallery")
    expect(page.locator(NEAR)).to_have_count(11)
    expect(page.locator(FAR)).to_have_count(12)
    assert not wider_than_the_screen(page)

    # Drawn from one to the other: how it would end is shown before the button is let go.
    attacker = page.locator(NEAR).filter(has_text="Szuuler")
    enemy = page.locator(FAR).filter(has_text="Wiedźma Oka")
    before = asked(page)
    start, end = box_of(attacker), box_of(enemy)
    page.mouse.move(start["x"] + 30, start["y"] + 60)
    page.mouse.down()
    page.mouse.move(start["x"] + 40, start["y"] + 20)
    page.mouse.move(end["x"] + 30, end["y"] + 60, steps=4)
    expect(page.locator(".corridor .news")).to_contain_text("Wiedźma Oka")
    expect(enemy.locator(".fate.gone")).to_be_visible()
    page.mouse.up()
    go_on(page, before)
    expect(enemy).to_have_count(0)
    expect(attacker.locator(".burst")).to_contain_text("3")

    # Click by click, with a line and the outcome while the pointer rests on the enemy.
    attacker = page.locator(NEAR).filter(has_text="Złodziej Dusz")
    enemy = page.locator(FAR).filter(has_text="Polująca wiedźma")
    before = asked(page)
    attacker.locator(".piece").click()
    verb(page, "fight")
    expect(page.locator(f"{FAR} .piece.target")).not_to_have_count(0)
    expect(page.locator(FAR).filter(has_text="Dron-nietoperz").locator(".piece.target")).to_have_count(0)
    enemy.locator(".piece").hover()
    expect(enemy.locator(".fate.gone")).to_be_visible()
    expect(page.locator("svg.lines path").first).to_be_attached()
    enemy.locator(".piece").click()
    go_on(page, before)
    expect(enemy).to_have_count(0)

    # By keys: the creature that must fight has one verb, and a number for each enemy.
    before = asked(page)
    page.locator(NEAR).filter(has_text="Terror").locator(".piece").focus()
    page.keyboard.press("Enter")
    expect(page.locator(f"{FAR} .piece.target kbd").first).to_have_text("1")
    page.wait_for_timeout(500)  # a key so soon after a question is taken for the one before
    page.keyboard.press("1")
    go_on(page, before)
    fighter = page.locator(NEAR).filter(has_text="Terror")
    assert fighter.count() == fighter.locator(".turned").count(), "it is exhausted, or it has fallen"


def test_whoever_answers_by_a_key_stays_at_the_table(visit: Visit) -> None:
    """The button that is pressed is gone at once, before the server has answered."""
    page = visit("")
    line = Line(page)
    sit_with_bots(page, "keyforge")
    play_on(page, 20, "keep", until="end-turn")
    page.locator("[data-choice=end-turn]").focus()
    page.wait_for_timeout(500)  # a key so soon after a question is taken for the one before
    line.holding = True
    page.keyboard.press("Enter")
    expect(page.locator("[data-choice=end-turn]")).to_have_count(0, timeout=5_000)
    expect(page.locator("main :focus")).to_have_count(1, timeout=5_000)
    line.release()


def test_the_order_of_abilities_is_changed_with_a_click(visit: Visit) -> None:
    page = visit("/about")
    sit_with_bots(page, "keyforge", puzzle="gallery")
    before = asked(page)
    page.locator(".hand .piece").nth(2).click()
    verb(page, "play")
    go_on(page, before)
    chips = page.locator("[data-order]")
    expect(chips).to_have_count(2)
    expect(chips.first).to_contain_text("Pyłowy chochlik")
    expect(page.locator(".ordinal")).to_have_count(2)
    chips.nth(1).click()
    expect(chips.first).to_contain_text("Zła Grosia")
    assert problems(page) == []
    page.get_by_role("button", name="Rozpatrz w tej kolejności").click()
    expect(page.locator(f"{NEAR}, {FAR}")).to_have_count(2)  # whoever was warded is still there
    expect(page.locator(".hand .piece").filter(has_text="Zła Grosia")).to_have_count(1)
    said = page.get_by_role("log").first.inner_text()
    back, gained = re.search(r"Zła Grosia\W+ ?trafia na rękę", said), re.search(r"otrzymuje 2 Æmber", said)
    assert back, said
    assert gained, said
    assert back.start() < gained.start(), "in the order that was asked for, not in the one that was offered"


def test_a_puzzle_is_solved_on_the_same_board_and_tried_again(visit: Visit) -> None:
    page = visit("/puzzles/keyforge")
    expect(page.locator("main li")).to_have_count(5)
    assert problems(page) == []
    page.get_by_role("button", name="Rozwiąż: Przy pełni").click()
    expect(page.locator(".board")).to_be_visible()
    wait_for_turn(page)
    page.locator("[data-choice=end-turn]").click()
    over = page.get_by_role("dialog", name="Koniec partii")
    expect(over).to_contain_text("bez trzeciego klucza")
    over.get_by_role("button", name="Rewanż").click()
    expect(over).to_be_hidden()
    wait_for_turn(page)
    for card, kind in (
        ("Księżyc w pełni", "play"),
        ("Pyłowa wróżka", "play"),
        ("Flaxia", "play"),
        ("Niuchogator", "reap"),
        ("Ładowanie klucza", "play"),
    ):
        before = asked(page)
        found = page.locator(".hand .piece, .rank:not(.upper) .piece").filter(has_text=re.compile(card, re.IGNORECASE))
        found.first.click()
        verb(page, kind)
        if page.locator(".thing.target").count():
            page.locator(".thing.target").first.click()
        go_on(page, before)
        if page.locator("[data-finish]").count():
            before = asked(page)
            page.locator("[data-finish]").click()
            go_on(page, before)
    while not is_over(page):
        before = asked(page)
        take(page)
        go_on(page, before)
    expect(over).to_contain_text("Trzy wykute klucze")


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing_at_a_full_table(visit: Visit, scheme: str) -> None:
    page = visit("/about", color_scheme=scheme)
    sit_with_bots(page, "keyforge", puzzle="gallery")
    assert problems(page) == []
    page.locator(f"{FAR} .piece").first.hover()
    page.keyboard.press("z")
    page.get_by_role("button", name="English", exact=True).click()
    expect(page.locator("section[lang=en] h3")).to_have_text("Witch of the Eye")
    assert problems(page) == []
    page.keyboard.press("Escape")
    page.keyboard.press("t")
    expect(page.get_by_role("dialog", name="Stół jako tekst")).to_contain_text("siła 9, zostało 5")


def test_both_decks_can_be_read(visit: Visit) -> None:
    page = visit("/about")
    sit_with_bots(page, "keyforge")
    page.locator(".strip .deck").click()
    listed = page.get_by_role("dialog", name="Promienny Argus Najwyższy")
    assert sum(map(int, listed.locator("li b").all_inner_texts())) == 36
    listed.get_by_role("button", name="Zofia").click()
    expect(page.get_by_role("dialog", name="Panna „Onyks” Censorius")).to_be_visible()


def test_on_a_phone_the_lines_are_drawn_along_and_the_rail_shows_them_whole(visit: Visit) -> None:
    page = visit("/about", viewport={"width": 360, "height": 740}, has_touch=True, is_mobile=True)
    sit_with_bots(page, "keyforge", puzzle="gallery")
    assert not wider_than_the_screen(page)
    rails = page.locator(".rail")
    expect(rails).to_have_count(2)
    expect(rails.first.locator("button")).to_have_count(12)
    last = page.locator(FAR).last
    assert box_of(last)["x"] > 360
    rails.first.locator("button").last.click()
    expect(last).to_be_in_viewport(ratio=0.9)
    page.locator(".hand").scroll_into_view_if_needed()
    expect(page.locator(".hand .piece").first).to_be_in_viewport()


def test_on_a_phone_an_artifact_is_seen_whole_and_hit_by_a_finger(visit: Visit) -> None:
    page = visit("", viewport={"width": 360, "height": 740})
    sit_with_bots(page, "keyforge")
    artifacts = page.locator(".artifact .piece")
    for _ in range(MOST_ANSWERS):
        if artifacts.count() or is_over(page):
            break
        play_on(page, 1, "play")
    for number in range(artifacts.count()):
        box, drawn = box_of(artifacts.nth(number)), box_of(artifacts.nth(number).locator(".picture svg"))
        assert min(box["width"], box["height"]) >= 44
        assert box["y"] <= drawn["y"]
        assert drawn["y"] + drawn["height"] <= box["y"] + box["height"]
    assert artifacts.count()


def test_on_a_phone_a_key_is_forged_with_a_finger(visit: Visit) -> None:
    page = visit("/about", viewport={"width": 360, "height": 740}, has_touch=True, is_mobile=True)
    for _ in range(4):
        sit_with_bots(page, "keyforge")
        play_on(page, MOST_ANSWERS, "keep", "reap-", "play-", until="Który klucz wykuć")
        if not is_over(page):
            break
    keys = page.locator(".keys button")
    expect(keys).to_have_count(3)
    before = asked(page)
    for place in map(box_of, keys.all()):
        assert min(place["width"], place["height"]) >= 43.5, place
    assert not wider_than_the_screen(page)
    keys.last.tap()
    page.get_by_role("button", name=CONFIRM).tap()
    go_on(page, before)
    expect(page.locator(".player.near .key.forged")).to_have_count(1)


def test_on_a_phone_on_its_side_the_head_stays_where_it_is(visit: Visit) -> None:
    """Whatever of a long table is brought into sight."""
    page = visit("/about", viewport={"width": 740, "height": 360}, has_touch=True, is_mobile=True)
    sit_with_bots(page, "keyforge")
    for _ in range(24):
        play_on(page, 1, "keep", "play-", "reap-")
        assert box_of(page.locator(".match > header"))["y"] == 0
        if is_over(page):
            break


def test_the_lesson_goes_on_to_the_first_key(visit: Visit) -> None:
    page = visit()
    on_the_shelf(page, "KeyForge").get_by_role("button", name="Ucz się, grając").click()
    said = page.locator("[data-lesson]")
    expect(said).to_be_visible()
    wait_for_turn(page)
    for _ in range(60):
        step = said.get_attribute("data-lesson")
        if step == "over":
            break
        take(page)
        page.locator(f'[data-lesson]:not([data-lesson="{step}"])').wait_for(state="attached")
    assert said.get_attribute("data-lesson") == "over"
    expect(page.locator(".own .key.red.forged")).to_have_count(1)
