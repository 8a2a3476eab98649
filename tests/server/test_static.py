"""What goes over the wire: the client's files as the build compressed them, and large answers made small."""

import gzip
import json
import os
from collections.abc import Iterator
from http.client import HTTPConnection
from pathlib import Path
from typing import NamedTuple

import pytest
from tests.server.harness import Party, ServerProcess, play

PAGE = b"<!doctype html><title>Stolik</title>"
SCRIPT = b"export const table = 'small';" * 40


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server with a client as small as can be; what is "compressed" says how, so that a test can read it."""
    client = tmp_path_factory.mktemp("client")
    (client / "assets").mkdir()
    for name, plain in (("index.html", PAGE), ("assets/index-abc.js", SCRIPT)):
        (client / name).write_bytes(plain)
        (client / f"{name}.gz").write_bytes(gzip.compress(plain))
        (client / f"{name}.br").write_bytes(b"brotli of " + name.encode())
    (client / "assets" / "letters-abc.woff2").write_bytes(b"letters")
    with ServerProcess(tmp_path_factory.mktemp("server"), "--client", str(client)) as running:
        yield running


class Answer(NamedTuple):
    status: int
    headers: dict[str, str]
    content: bytes


def fetch(server: ServerProcess, path: str, accept: str = "", **headers: str) -> Answer:
    """The answer as it came: nothing is unpacked on the way."""
    connection = HTTPConnection(server.url.removeprefix("http://"), timeout=60)
    connection.request("GET", path, headers={"Accept-Encoding": accept or "identity", **headers})
    answer = connection.getresponse()
    got = Answer(answer.status, {name.lower(): value for name, value in answer.getheaders()}, answer.read())
    connection.close()
    return got


@pytest.mark.parametrize(
    ("accept", "coding"),
    [
        ("gzip, deflate, br, zstd", "br"),
        ("gzip, deflate", "gzip"),
        ("br;q=0, gzip;q=0.5", "gzip"),
        ("br;q=0.2, gzip;q=0.8", "gzip"),
        ("BR", "br"),
        ("*", "br"),
        ("deflate", None),
        ("gzip;q=nonsense", None),
        ("", None),
    ],
)
def test_a_file_comes_in_the_best_coding_that_the_browser_reads(
    server: ServerProcess, accept: str, coding: str | None
) -> None:
    answer = fetch(server, "/assets/index-abc.js", accept)
    assert answer.headers.get("content-encoding") == coding
    assert answer.headers["content-type"].split(";")[0] in ("text/javascript", "application/javascript")
    assert answer.headers["vary"] == "Accept-Encoding"
    assert int(answer.headers["content-length"]) == len(answer.content)
    match coding:
        case "br":
            assert answer.content == b"brotli of assets/index-abc.js"
        case "gzip":
            assert gzip.decompress(answer.content) == SCRIPT
        case _:
            assert answer.content == SCRIPT


def test_named_files_last_and_the_page_is_asked_for_again(server: ServerProcess) -> None:
    lasting = "public, max-age=31536000, immutable"
    assert fetch(server, "/assets/index-abc.js", "br").headers["cache-control"] == lasting
    for path in ("/", "/index.html", "/table/some-table", "/settings"):
        page = fetch(server, path, "gzip")
        assert gzip.decompress(page.content) == PAGE
        assert page.headers["content-type"].startswith("text/html")
        assert page.headers["cache-control"] == "no-cache"


def test_a_known_file_is_not_sent_again_and_no_coding_is_taken_for_another(server: ServerProcess) -> None:
    tags = {accept: fetch(server, "/", accept).headers["etag"] for accept in ("br", "gzip", "identity")}
    assert len(set(tags.values())) == 3
    again = fetch(server, "/", "br", **{"If-None-Match": tags["br"]})
    assert (again.status, again.content) == (304, b"")
    assert again.headers["vary"] == "Accept-Encoding"
    assert again.headers["cache-control"] == "no-cache"
    assert fetch(server, "/", "br", **{"If-None-Match": tags["gzip"]}).status == 200


def test_what_does_not_get_smaller_is_sent_as_it_is(server: ServerProcess) -> None:
    letters = fetch(server, "/assets/letters-abc.woff2", "br, gzip")
    assert letters.content == b"letters"
    assert "content-encoding" not in letters.headers
    assert letters.headers["content-type"] == "font/woff2"


def test_the_compressed_files_have_no_address_of_their_own(server: ServerProcess) -> None:
    for path in ("/index.html.br", "/assets/index-abc.js.gz", "/assets/missing.js", "/api/missing"):
        assert fetch(server, path, "br").status == 404, path


@play
async def test_large_answers_are_compressed_and_small_ones_are_not(server: ServerProcess) -> None:
    cards = fetch(server, "/api/games/vale/cards?lang=pl", "gzip")
    assert cards.headers["content-encoding"] == "gzip"
    assert "Accept-Encoding" in cards.headers["vary"]
    plain = fetch(server, "/api/games/vale/cards?lang=pl")
    assert "content-encoding" not in plain.headers
    assert json.loads(gzip.decompress(cards.content)) == json.loads(plain.content)
    assert len(cards.content) * 3 < len(plain.content)
    async with Party(server.url) as party:
        ania = await party.guest("Ania")
        assert "content-encoding" not in (await ania.http.get("/api/guest")).headers


def test_the_build_compresses_what_it_writes() -> None:
    """The real client: nothing that is made of letters goes out in full, except what packing would make longer."""
    client = Path(__file__).parents[2] / "src" / "stolik" / "server" / "client"
    files = [file for file in client.rglob("*") if file.suffix in (".js", ".css", ".html", ".svg", ".json")]
    assert files, "the client is not built"
    for file in files:
        if not Path(f"{file}.gz").exists():
            assert len(gzip.compress(file.read_bytes())) >= file.stat().st_size, file.name
            continue
        packed = gzip.decompress(Path(f"{file}.gz").read_bytes())
        assert packed == file.read_bytes(), file.name
        assert os.path.getsize(f"{file}.br") < os.path.getsize(f"{file}.gz"), file.name
