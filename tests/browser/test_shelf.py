"""A shelf of one's own decks, and the decks that are picked at a table."""

from pathlib import Path

from playwright.sync_api import Route, expect
from tests.browser.conftest import Visit
from tests.browser.test_around import problems

from stolik.games.keyforge.decks import CARDS_IN_HOUSE, ONYX, write_list
from stolik.table import Message
from stolik.words import words_for

LOADING = 60_000


def test_decks_are_kept_looked_at_renamed_and_taken_off(visit: Visit) -> None:
    page = visit("")
    late: list[Route] = []
    page.route("**/api/guest", lambda route: late.append(route), times=1)
    page.goto("/shelf/keyforge")
    expect(page.get_by_text("Półka jest pusta")).to_be_visible(timeout=LOADING)
    page.get_by_role("button", name="Wylosowana talia").click()  # before the server knows who it is
    late[0].continue_()
    sheet = page.get_by_role("dialog")
    expect(sheet.locator("section")).to_have_count(3)
    expect(sheet.get_by_text("pospolite", exact=True)).to_be_visible()
    assert problems(page) == []
    sheet.get_by_role("button", name="Odłóż na półkę").click()
    expect(page.locator("main li h2")).to_have_count(1)
    wrong = write_list(ONYX).replace("1 fear", "1 nie ma takiej")
    line = wrong.splitlines().index("1 nie ma takiej") + 1
    page.get_by_label("Lista").fill(wrong)
    page.get_by_role("button", name="Odłóż na półkę").click()
    expect(page.get_by_role("alert")).to_contain_text(f"wiersz {line}: nie ma tu karty „nie ma takiej”")
    page.get_by_label("Lista").fill(write_list(ONYX))
    page.get_by_role("button", name="Odłóż na półkę").click()
    expect(page.locator("main li h2").first).to_have_text("Panna „Onyks” Censorius")
    page.get_by_role("button", name="Zmień nazwę: Panna").click()
    page.get_by_role("textbox", name="Zmień nazwę").fill("Węgiel")
    page.get_by_role("button", name="Zmień nazwę", exact=True).first.click()
    expect(page.locator("main li h2").first).to_have_text("Węgiel")
    assert problems(page) == []
    page.get_by_role("button", name="Usuń: Węgiel").click()
    page.get_by_role("dialog").get_by_role("button", name="Usuń").click()
    expect(page.locator("main li h2")).to_have_count(1)


def test_everybody_picks_a_deck_for_their_own_seat(visit: Visit) -> None:
    ania, bartek = visit(), visit()
    for page, name in ((ania, "Ania"), (bartek, "Bartek")):
        page.get_by_role("article").first.wait_for(timeout=LOADING)
        page.request.post("/api/guest", data={"nickname": name})
    deck = bartek.request.post("/api/my/shelf/keyforge", data={"text": write_list(ONYX), "name": "Węgiel"}).json()
    table = ania.request.post(
        "/api/tables", data={"game": "keyforge", "seats": 2, "open": True}, timeout=LOADING
    ).json()
    assert bartek.request.post("/api/commands", data={"type": "sit", "table": table["id"], "seat": 1}).ok
    for page in (ania, bartek):
        page.goto(f"/table/{table['id']}")
        expect(page.locator(".picks .seat")).to_have_count(2)
    expect(bartek.locator(".picks select")).to_have_count(1)
    bartek.locator(".picks select").select_option(label="Węgiel")
    expect(ania.locator(".picks .read")).to_have_text("Węgiel")
    expect(bartek.locator(".picks select")).to_have_value(deck["id"])
    ania.locator(".picks select").select_option("generated")
    ania.get_by_role("button", name="Obejrzyj: Węgiel").click()
    sheet = ania.get_by_role("dialog", name="Węgiel")
    expect(sheet.locator("section")).to_have_count(3)
    assert problems(ania) == []
    ania.keyboard.press("Escape")
    bartek.locator(".picks select").select_option("own")
    bartek.locator(".picks textarea").fill("dis\n1 nic")
    bartek.get_by_role("button", name="Zagraj nią").click()
    expect(bartek.get_by_role("alert")).to_contain_text("wiersz 2: nie ma tu karty „nic”")
    expect(ania.locator(".picks .read")).to_have_text("Węgiel")  # what cannot be read changes nothing
    assert problems(bartek) == []


def in_polish() -> list[str]:
    """Onyx as a Polish deck lists it, under the title of one of its cards."""
    words, lines = words_for("keyforge"), ["# Strach"]
    for place, house in enumerate(ONYX.houses):
        lines.append(words.render(Message(f"house-{house}"), "pl"))
        cards = ONYX.cards[CARDS_IN_HOUSE * place :][:CARDS_IN_HOUSE]
        lines += [
            f"{cards.count(card)} {words.render(Message(f'title-{card}'), 'pl')}" for card in dict.fromkeys(cards)
        ]
    return lines


def test_a_list_is_read_in_the_readers_language_and_from_a_file(visit: Visit, tmp_path: Path) -> None:
    page = visit("/shelf/keyforge")
    page.get_by_text("Półka jest pusta").wait_for(timeout=LOADING)
    box, file, kept = page.get_by_label("Lista"), page.locator("input[type=file]"), page.locator("main li h2")
    listed = tmp_path / "talia.txt"
    listed.write_text("x" * 10_001, "utf-8")
    file.set_input_files(listed)
    expect(page.get_by_role("alert")).to_contain_text("talia.txt")
    expect(box).to_have_value("")
    lines = in_polish()
    short = lines.index("2 Pyłowy chochlik")
    listed.write_text("\n".join([*lines[:short], *lines[short + 1 :]]), "utf-8")
    file.set_input_files(listed)
    page.get_by_role("button", name="Odłóż na półkę").click()
    expect(page.get_by_role("alert")).to_contain_text(f"wiersz {lines.index('Dis') + 1}: ")
    expect(page.get_by_role("alert")).to_contain_text("z domu Dis jest 10")
    listed.write_text("\n".join(lines), "utf-8")
    file.set_input_files(listed)
    page.get_by_role("button", name="Odłóż na półkę").click()
    expect(kept).to_have_text(["Strach"])
    expect(box).to_have_value("")
    text = page.request.get("/api/my/shelf/keyforge").json()[0]["text"]
    assert text == write_list(ONYX).replace("# miss-onyx-censorius", "# Strach")


def test_two_tabs_have_one_shelf_and_a_table_keeps_its_deck(visit: Visit) -> None:
    page = visit("/shelf/keyforge")
    page.get_by_text("Półka jest pusta").wait_for(timeout=LOADING)
    page.get_by_role("button", name="Wylosowana talia").click()
    page.get_by_role("dialog").get_by_role("button", name="Odłóż na półkę").click()
    kept = page.locator("main li h2")
    expect(kept).to_have_count(1)
    name = kept.inner_text()
    other = page.context.new_page()
    other.goto("/shelf/keyforge")
    expect(other.locator("main li h2")).to_have_text([name])
    page.get_by_role("button", name=f"Zagraj nią: {name}").click()
    picked = page.locator(".picks select").first.locator("option:checked")
    expect(picked).to_have_text(name)

    other.get_by_role("button", name=f"Usuń: {name}").click()
    other.get_by_role("dialog").get_by_role("button", name="Usuń").click()
    expect(other.locator("main li h2")).to_have_count(0)
    page.evaluate("dispatchEvent(new Event('focus'))")
    expect(page.locator(".picks optgroup")).to_have_count(0)
    expect(picked).to_have_text(name)
    page.get_by_role("button", name=f"Obejrzyj: {name}").click()
    expect(page.get_by_role("dialog", name=name).locator("section")).to_have_count(3)
