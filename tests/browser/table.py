"""What a player does at the table, in a player's words."""

import re

from playwright.sync_api import Locator, Page, expect

MOST_ANSWERS = 400


def on_the_shelf(page: Page, game: str = "Cardia") -> Locator:
    return page.get_by_role("article").filter(has=page.get_by_role("heading", name=game))


def play_a_bot(page: Page) -> None:
    on_the_shelf(page).get_by_role("button", name=re.compile("Zagraj z botem|Play a bot now")).click()
    expect(page.get_by_role("group", name=re.compile("Starcia|Encounters"), exact=False).first).to_be_visible()
    wait_for_turn(page)


def wait_for_turn(page: Page) -> None:
    """Until something is asked of this player, or the match is over."""
    page.locator("[data-choice], [data-over]").first.wait_for(state="attached")


def options(page: Page) -> Locator:
    return page.locator("[data-choice]")


def legal_cards(page: Page) -> Locator:
    return page.locator("button.piece.legal")


def is_over(page: Page) -> bool:
    return page.locator("[data-over]").count() > 0


def answer(page: Page, number: int = 0) -> None:
    """By mouse: on the card if it is one, otherwise in the list."""
    cards = legal_cards(page)
    if count := cards.count():
        card = cards.nth(number % count)
        card.scroll_into_view_if_needed()
        card.click()
    else:
        options(page).nth(number % options(page).count()).click()
    confirm = page.get_by_role("button", name=re.compile("^(Potwierdź|Confirm)"))
    if confirm.count():
        confirm.first.click()


def question(page: Page) -> str:
    return page.locator("[data-prompt]").inner_text()


def names_in_hand(page: Page) -> list[str]:
    return page.locator(".near-hand .piece .name").all_inner_texts()
