"""A real server, the built client and a real Chromium. Nothing is skipped: what is missing fails and says so."""

import os
import re
import shutil
import socket
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, Playwright, expect
from tests import forked
from tests.browser.table import PATIENCE

ROOT = Path(__file__).parents[2]
CLIENT = ROOT / "src" / "stolik" / "server" / "client"
QUIET = ["--no-sandbox", "--disable-background-networking", "--disable-component-update", "--disable-sync"]
GENEROUS = (
    *(
        "--work-per-second",
        "100",
        "--requests-per-second",
        "500",
        "--guests-per-minute",
        "6000",
        "--messages-per-second",
        "500",
    ),
    *("--copies-per-minute", "6000", "--imports-per-hour", "6000", "--reports-per-hour", "6000"),
    *("--chats-per-minute", "6000", "--hints-per-minute", "6000", "--tables-per-hour", "6000"),
)


def start_server(data: Path, *flags: str) -> tuple[forked.Forked, str]:
    if not (CLIENT / "index.html").is_file():
        pytest.fail("the browser client is not built: `make .venv/.dev` builds it")
    process = forked.start("--port", "0", "--data", str(data), "--client", str(CLIENT), *GENEROUS, *flags)
    for line in process.stdout:
        if found := re.search(r"http://\S+", line):
            wait_until_it_listens(found[0])
            return process, found[0]
    raise AssertionError(f"the server ended with {process.wait()} before it was ready")


def wait_until_it_listens(address: str) -> None:
    place = urlsplit(address)
    for _ in range(500):
        try:
            socket.create_connection((place.hostname or "", place.port or 0), timeout=1).close()
            return
        except ConnectionRefusedError:
            time.sleep(0.02)
    raise AssertionError(f"nobody listens at {address}")


def stop_server(process: forked.Forked) -> None:
    process.terminate()
    process.wait(timeout=60)
    process.stdout.close()


@pytest.fixture
def flags() -> tuple[str, ...]:
    """How the server differs from the usual one; a test that wants others parametrizes them."""
    return ()


@pytest.fixture
def folder() -> Iterator[Path]:
    """Where a server keeps what it must not lose. Nobody's power fails here: in memory nothing waits for a disk."""
    memory = "/dev/shm"
    with tempfile.TemporaryDirectory(prefix="stolik-", dir=memory if os.access(memory, os.W_OK) else None) as name:
        yield Path(name)


@pytest.fixture(scope="session")
def shared_server() -> Iterator[str]:
    """One server for all tests of this process in which no card is dealt."""
    with tempfile.TemporaryDirectory(prefix="stolik-") as name:
        process, address = start_server(Path(name) / "server")
        yield address
        stop_server(process)


@pytest.fixture
def server(folder: Path, flags: tuple[str, ...], request: pytest.FixtureRequest) -> Iterator[str]:
    """The address of a server of the test's own, which always deals it the same cards: STOLIK_DEALS=2 deals others."""
    if request.node.get_closest_marker("nothing_dealt"):
        yield request.getfixturevalue("shared_server")
        return
    deals = f"{request.node.name} {os.environ.get('STOLIK_DEALS', '1')}"
    process, address = start_server(folder / "server", "--rehearsal", deals, *flags)
    yield address
    stop_server(process)


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, object]) -> dict[str, object]:
    # The same engine without the windows and menus around it costs a third for each new visitor.
    names = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
    chromium = next(filter(None, map(shutil.which, names)), None)
    if chromium is None:
        pytest.fail("no Chromium found; on Debian: apt-get install chromium-headless-shell")
    return {**browser_type_launch_args, "executable_path": chromium, "args": QUIET}


@pytest.fixture
def whole_browser(playwright: Playwright) -> Iterator[Browser]:
    """Chromium with all that the headless shell lacks: notifications."""
    chromium = shutil.which("chromium") or shutil.which("google-chrome")
    if chromium is None:
        pytest.fail("no whole Chromium found; on Debian: apt-get install chromium")
    with playwright.chromium.launch(executable_path=chromium, args=QUIET) as browser:
        yield browser


expect.set_options(timeout=PATIENCE)

Visit = Callable[..., Page]


@pytest.fixture
def visit(browser: Browser, server: str) -> Iterator[Visit]:
    """Opens a browser of its own for each call, without a page where the path is empty; at the end none of them may
    have complained or looked elsewhere."""
    contexts: list[BrowserContext] = []
    complaints: list[str] = []

    def opened(path: str = "/", within: Browser = browser, **wishes: object) -> Page:
        usual: dict[str, object] = {
            "base_url": server,
            "locale": "pl-PL",
            "viewport": {"width": 1366, "height": 768},
            "reduced_motion": "reduce",
        }
        context = within.new_context(**{**usual, **wishes})  # type: ignore[arg-type]
        contexts.append(context)
        context.set_default_timeout(PATIENCE)
        # Most tests want to see where things end, not how they come about.
        context.add_init_script("localStorage['stolik-settings'] ??= JSON.stringify({pace: 'off'})")
        page = context.new_page()
        page.on("pageerror", lambda error: complaints.append(f"error: {error}"))
        page.on("console", lambda said: complaints.append(_said(said)) if said.type == "error" else None)
        page.on("request", lambda request: _check_address(request.url, server, complaints))
        if path:
            page.goto(path)
        return page

    yield opened
    for context in contexts:
        context.close()
    # What a test brings about itself is reported by the browser, too: a connection cut off, a list or a file nobody can
    # read, the style of a page that did not come.
    wanted = re.compile(r"WebSocket connection|ERR_INTERNET|preload CSS|status of 400 .*/api/(my/shelf/|matches$)")
    assert [said for said in complaints if not wanted.search(said)] == []


def _said(message: ConsoleMessage) -> str:
    return f"{message.type}: {message.text} {message.location.get('url', '')}"


def _check_address(url: str, server: str, complaints: list[str]) -> None:
    address = urlsplit(url)
    if address.scheme not in ("data", "blob") and address.netloc != urlsplit(server).netloc:
        complaints.append(f"outside: {url}")
