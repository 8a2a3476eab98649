"""Takes the pictures of the READMEs: a match of each game in the browser, in each language.

    .venv/bin/python web/dev/pictures.py [GAME ...]

writes docs/pictures/<game>.webp and <game>.pl.webp. It needs Chromium and the built client.
"""

import base64
import shutil
import sys
import tempfile
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

ROOT = Path(__file__).parents[2]
sys.path.insert(0, str(ROOT))

from tests.browser.conftest import QUIET, start_server, stop_server  # noqa: E402
from tests.browser.table import play_on, sit_with_bots  # noqa: E402

NAMES = {"en": "Sophie", "pl": "Zofia"}
PICTURES = ROOT / "docs" / "pictures"
QUALITY = 82


@dataclass(frozen=True)
class Scene:
    """How to get to a table that is worth a look: after so many answers; and which card is read there."""

    seats: int
    answers: int
    options: Mapping[str, object] = field(default_factory=dict)
    read: str = ".near-hand .piece"


SCENES = {
    "cardia": Scene(2, 9),
    "vale": Scene(4, 26, read=".board .piece"),
    "ostium": Scene(2, 24),
    "mysthea": Scene(3, 40),
    "keyforge": Scene(2, 0, {"puzzle": "gallery"}, ".board .piece"),
}


def take(page: Page, game: str, scene: Scene, language: str) -> None:
    page.goto("/about")
    sit_with_bots(page, game, scene.seats, "casual", NAMES[language], **scene.options)
    play_on(page, scene.answers)
    page.locator(scene.read).last.hover()
    page.wait_for_timeout(1500)
    shot = page.context.new_cdp_session(page).send("Page.captureScreenshot", {"format": "webp", "quality": QUALITY})
    name = game if language == "en" else f"{game}.{language}"
    (PICTURES / f"{name}.webp").write_bytes(base64.b64decode(shot["data"]))


def main() -> None:
    chromium = shutil.which("chromium-headless-shell") or shutil.which("chromium") or shutil.which("google-chrome")
    with tempfile.TemporaryDirectory() as data, sync_playwright() as player:
        server, address = start_server(Path(data), "--rehearsal", "pictures")
        try:
            with player.chromium.launch(executable_path=chromium, args=QUIET) as browser:
                for game in sys.argv[1:] or SCENES:
                    scene = SCENES[game]
                    for language in NAMES:
                        page = browser.new_page(
                            base_url=address,
                            viewport={"width": 1366, "height": 768},
                            locale=language,
                            color_scheme="dark",
                            reduced_motion="reduce",
                        )
                        page.add_init_script("localStorage['stolik-settings'] ??= JSON.stringify({pace: 'off'})")
                        take(page, game, scene, language)
                        page.close()
        finally:
            stop_server(server)


if __name__ == "__main__":
    main()
