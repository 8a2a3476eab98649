"""What people say at a table, and whom one does not want to read."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect
from tests.browser.conftest import Visit
from tests.browser.table import box_of
from tests.browser.test_around import SCREENS, other, problems, too_small
from tests.browser.test_knowing import two_people


def open_chat(page: Page) -> Locator:
    """Beside the table or, on a phone, with the log."""
    page.locator(".board").wait_for()
    tab = page.get_by_role("tab", name="Czat")
    if tab.is_visible():
        tab.click()
    else:
        page.get_by_role("button", name="Dziennik").click()
    return page.get_by_role("log", name="Czat")


def say(page: Page, text: str) -> None:
    page.get_by_role("textbox", name="Napisz coś").fill(text)
    page.get_by_role("button", name="Wyślij").click()
    expect(page.get_by_role("log", name="Czat")).to_contain_text(text)


def mute(page: Page) -> None:
    page.get_by_role("log", name="Czat").get_by_role("button", name="wycisz tę osobę").first.click()
    page.get_by_role("button", name="Wycisz", exact=True).click()


def test_somebody_is_muted_by_the_name_in_the_chat_and_heard_again(visit: Visit) -> None:
    host, friend = two_people(visit)
    chat, there = open_chat(host), open_chat(friend)
    say(friend, "Bardzo długo myślisz!")
    say(host, "Już, już.")
    expect(chat).to_contain_text("Bardzo długo myślisz!")
    names = chat.get_by_role("button")
    expect(names).to_have_count(1)  # nobody mutes themselves
    name = names.locator("b").inner_text()
    names.click()
    doubt = host.get_by_role("dialog", name=f"Wyciszyć tę osobę ({name})?")
    expect(doubt).to_contain_text("nie zobaczysz już jej wiadomości")
    doubt.get_by_role("button", name="Anuluj").click()
    expect(chat).to_contain_text("Bardzo długo myślisz!")

    mute(host)
    expect(chat).not_to_contain_text("Bardzo długo myślisz!")
    expect(chat).to_contain_text("Już, już.")
    note = host.get_by_role("status").filter(has_text=f"Wyciszono: {name}")
    expect(note).to_be_visible()
    say(friend, "Halo?")
    expect(there).to_contain_text("Halo?")
    host.reload()
    open_chat(host)
    expect(note).to_be_visible()
    expect(chat).not_to_contain_text("Halo?")
    host.get_by_role("button", name=f"Cofnij wyciszenie: {name}").click()
    expect(chat).to_contain_text("Halo?")
    expect(chat).to_contain_text("Bardzo długo myślisz!")
    expect(note).to_have_count(0)


def test_somebody_is_muted_by_keyboard_alone(visit: Visit) -> None:
    host, friend = two_people(visit)
    open_chat(friend)
    say(friend, "Halo?")
    chat = open_chat(host)
    expect(chat).to_contain_text("Halo?")
    chat.focus()
    host.keyboard.press("Tab")
    host.keyboard.press("Enter")
    expect(host.get_by_role("button", name="Anuluj")).to_be_focused()
    host.keyboard.press("Tab")
    host.keyboard.press("Enter")
    expect(host.get_by_role("button", name="Cofnij wyciszenie")).to_be_focused()
    expect(chat).not_to_contain_text("Halo?")
    host.keyboard.press("Enter")
    expect(chat).to_contain_text("Halo?")
    expect(chat).to_be_focused()


def test_whoever_only_watches_is_muted_too_and_is_nobody_once_the_page_is_loaded_anew(visit: Visit) -> None:
    host, friend = two_people(visit)
    watching = visit("")
    assert watching.request.post("/api/guest", data={"nickname": "Wiera"}).ok
    watching.context.add_init_script("localStorage['stolik-guest'] = 'Wiera'")
    watching.goto(friend.url)
    open_chat(watching)
    say(watching, "Zagraj dziesiątką!")
    chat = open_chat(host)
    expect(chat).to_contain_text("Zagraj dziesiątką!")
    mute(host)
    expect(host.get_by_text("Wyciszono: Wiera")).to_be_visible()
    host.reload()
    open_chat(host)
    expect(host.get_by_text("Wyciszono: ktoś, kto tu nie siedzi")).to_be_visible()
    host.get_by_role("button", name="English").click()
    expect(host.get_by_text("Muted: somebody who does not sit here")).to_be_visible()


def test_a_name_is_large_enough_for_a_finger(visit: Visit) -> None:
    host, friend = two_people(visit, viewport={"width": 360, "height": 740}, has_touch=True, is_mobile=True)
    open_chat(host)
    say(host, "Halo?")
    chat = open_chat(friend)
    expect(chat.get_by_role("button")).to_be_visible()
    assert too_small(friend) == []
    mute(friend)
    back = friend.get_by_role("button", name=re.compile("^Cofnij wyciszenie"))
    expect(back).to_be_visible()
    assert too_small(friend) == []
    assert box_of(back)["y"] + box_of(back)["height"] <= 740


@pytest.mark.parametrize(("scheme", "width"), SCREENS)
def test_axe_finds_nothing_in_the_chat(visit: Visit, scheme: str, width: int) -> None:
    host, friend = two_people(visit, color_scheme=scheme, viewport={"width": width, "height": 768})
    open_chat(host)
    say(host, "Halo?")
    chat = open_chat(friend)
    expect(chat).to_contain_text("Halo?")
    found = {"chat": problems(friend, also=other(scheme))}
    mute(friend)
    expect(friend.get_by_text("Wyciszono:")).to_be_visible()
    found["muted"] = problems(friend, also=other(scheme))
    assert {screen: lines for screen, lines in found.items() if lines} == {}
