"""What a player does at the table, in a player's words."""

import re

from playwright.sync_api import FloatRect, Locator, Page, expect

MOST_ANSWERS = 400


def on_the_shelf(page: Page, game: str = "Cardia") -> Locator:
    return page.get_by_role("article").filter(has=page.get_by_role("heading", name=game))


def play_a_bot(page: Page) -> None:
    on_the_shelf(page).get_by_role("button", name=re.compile("Zagraj z botem|Play a bot now")).click()
    expect(page.get_by_role("group", name=re.compile("Starcia|Encounters"), exact=False).first).to_be_visible()
    wait_for_turn(page)


def wait_for_turn(page: Page) -> None:
    """Until something is asked of this player, or the match is over."""
    page.locator("[data-listed], [data-over]").first.wait_for(state="attached")


def options(page: Page) -> Locator:
    """Everything that may be answered, in the list that is one key away; it need not stand open."""
    return page.locator("[data-listed]")


def offered(page: Page) -> list[str]:
    """The ids of all that may be answered now."""
    return options(page).evaluate_all("all => all.map((one) => one.dataset.listed)")


def take(page: Page, number: int = 0) -> None:
    """From that list."""
    option = options(page).nth(number % options(page).count())
    if not option.is_visible():
        page.keyboard.press("a")
    option.click()


def legal_cards(page: Page) -> Locator:
    """Also the one that the pointer, resting on its option, points out."""
    return page.locator("button.piece:is(.legal, .chosen)")


def is_over(page: Page) -> bool:
    return page.locator("[data-over]").count() > 0


def answer(page: Page, number: int = 0) -> None:
    """By mouse: on the card if it is one, otherwise in the prompt."""
    cards = legal_cards(page)
    if count := cards.count():
        card = cards.nth(number % count)
        card.scroll_into_view_if_needed()
        card.click()
        verbs = page.locator("[data-verb]")
        if verbs.count():
            verbs.nth(number % verbs.count()).click()
    else:
        words = page.locator("[data-choice]")
        words.nth(number % words.count()).click()
    finish_marking(page)
    confirm = page.get_by_role("button", name=re.compile("^(Potwierdź|Confirm):"))
    if confirm.count():
        confirm.first.click()


def finish_marking(page: Page) -> None:
    """Where several things make one answer: that is all."""
    done = page.locator("[data-finish]:enabled")
    if done.count():
        done.click()


def box_of(drawn: Locator) -> FloatRect:
    box = drawn.bounding_box()
    assert box is not None
    return box


def question(page: Page) -> str:
    return page.locator("[data-prompt]").inner_text()


def names_in_hand(page: Page) -> list[str]:
    return page.locator(".near-hand .piece .name").all_inner_texts()
