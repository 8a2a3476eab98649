"""Takes the pictures of the READMEs: a match of Cardia in the browser, in each language.

    .venv/bin/python web/dev/pictures.py

writes docs/pictures/table.png and table.pl.png. It needs Chromium and the built client.
"""

import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

ROOT = Path(__file__).parents[2]
NAMES = {"en": "Sophie", "pl": "Zofia"}
FILES = {"en": "table.png", "pl": "table.pl.png"}
ROUNDS = 5


def address_of(server: "subprocess.Popen[str]") -> str:
    assert server.stdout is not None
    for line in server.stdout:
        if found := re.search(r"http://\S+", line):
            return found[0]
    raise SystemExit("the server did not start")


def play(page: Page, address: str) -> None:
    """A few rounds against the bot, with the middle card of the hand; a match that ends early is no picture."""
    while True:
        page.goto(address)
        page.get_by_role("article").filter(has_text="Cardia").locator(".primary").click()
        for _ in range(ROUNDS * 6):
            page.locator("[data-listed], [data-over]").first.wait_for(state="attached")
            cards = page.locator(".near-hand .legal")
            if page.locator("[data-over]").count():
                break
            if page.locator(".encounter:not(.next):not(.empty)").count() >= ROUNDS and cards.count():
                page.locator(".near-hand .piece").last.hover()
                page.wait_for_timeout(2000)
                return
            (cards.nth(cards.count() // 2) if cards.count() else page.locator("[data-choice]").first).click()


def main() -> None:
    chromium = shutil.which("chromium-headless-shell") or shutil.which("chromium") or shutil.which("google-chrome")
    with tempfile.TemporaryDirectory() as data, sync_playwright() as player:
        command = [sys.executable, "-m", "stolik.server", "--port", "0", "--data", data]
        client = ROOT / "src" / "stolik" / "server" / "client"
        server = subprocess.Popen([*command, "--client", str(client)], stdout=subprocess.PIPE, text=True)
        try:
            address = address_of(server)
            browser = player.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
            for language, name in NAMES.items():
                page = browser.new_page(
                    viewport={"width": 1366, "height": 768},
                    locale=language,
                    color_scheme="dark",
                    device_scale_factor=1,
                )
                page.goto(f"{address}/settings")
                page.fill("#nickname", name)
                page.locator("form .button").click()
                page.locator("form .button:disabled").wait_for()
                play(page, address)
                page.screenshot(path=ROOT / "docs" / "pictures" / FILES[language])
            browser.close()
        finally:
            server.terminate()
            server.wait()


if __name__ == "__main__":
    main()
