"""The client on a host that it shares: every address it makes is under the server's own path."""

from collections.abc import Iterator
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import Visit, start_server, stop_server
from tests.browser.table import answer, play_a_bot, wait_for_turn

ROOT = "/games/stolik"


@pytest.fixture
def server(tmp_path: Path) -> Iterator[str]:
    process, address = start_server(tmp_path / "server", "--root-path", ROOT)
    yield address
    stop_server(process)


def test_a_match_is_begun_left_and_found_again_under_a_path(server: str, visit: Visit) -> None:
    page = visit(f"{server}/about")
    asked: list[str] = []
    page.on("request", lambda request: asked.append(urlsplit(request.url).path))
    page.on("websocket", lambda socket: asked.append(urlsplit(socket.url).path))
    page.locator("a.home").click()
    expect(page).to_have_url(f"{server}/")
    play_a_bot(page)
    wait_for_turn(page)
    table = page.url
    assert table.startswith(f"{server}/table/")
    answer(page)
    page.reload()
    wait_for_turn(page)
    expect(page).to_have_url(table)
    page.goto(server)
    expect(page).to_have_url(f"{server}/")
    links = [link.get_attribute("href") or "" for link in page.locator("a[href]").all()]
    assert len(links) > 4
    assert all(href.startswith((f"{ROOT}/", "https://")) for href in links), links
    page.locator(f"a[href='{urlsplit(table).path}']").first.click()
    expect(page).to_have_url(table)
    page.go_back()
    expect(page).to_have_url(f"{server}/")
    assert f"{ROOT}/api/socket" in asked
    assert all(path == ROOT or path.startswith(f"{ROOT}/") for path in asked), asked
