"""Behind a real nginx, set up in the words of docs/hosting.md: TLS, a path, a socket file, two processes."""

import asyncio
import http.client
import re
import socket
import ssl
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.parse import urlsplit

import httpx
import pytest
from tests import services
from tests.server.harness import Party, Player, ServerProcess, both, play
from websockets.exceptions import InvalidStatus

from stolik.server.serving import bind_file

GUIDE = (Path(__file__).parents[2] / "docs" / "hosting.md").read_text("utf-8")
EXAMPLES = [block.strip("\n") for block in re.findall(r"```nginx\n(.*?)```", GUIDE, re.DOTALL)]
WHOLE, UNDER_A_PATH, SOCKET_FILE, SEVERAL = EXAMPLES
LOCATIONS = WHOLE[WHOLE.index("    location / {") : WHOLE.rindex("}")]


@contextmanager
def nginx(example: str, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """nginx as an example of the guide says, on a port of ours and under a name that is this machine's."""
    server = services.Nginx("")
    certificate, key = server.certificate("localhost")
    for there, here in {
        "listen 443 ssl http2": f"listen 127.0.0.1:{server.port} ssl http2",
        "games.example.org;": "localhost;",
        "/etc/ssl/games.example.org.pem": str(certificate),
        "/etc/ssl/games.example.org.key": str(key),
    }.items():
        assert there in example
        example = example.replace(there, here)
    server.servers = example
    monkeypatch.setenv("SSL_CERT_FILE", str(certificate))
    server.start()
    try:
        yield f"https://localhost:{server.port}"
    finally:
        server.remove()


def upstream(*servers: ServerProcess) -> str:
    lines = "".join(f"    server 127.0.0.1:{server.port};\n" for server in servers)
    return WHOLE.replace("    server 127.0.0.1:8000;\n", lines)


FIGURES = (
    "/metrics",
    "//metrics",
    "/./metrics",
    "/x/../metrics",
    "/%6d%65trics",
    "/metrics/",
    "/metrics/.",
    "/metrics%2f",
    "/metrics?x",
    "/metrics%3fx",
    "/metrics;x",
    "/metrics%00",
    "/x/..%2fmetrics",
    "/%2e/metrics",
)


def nobody_else_reads_the_figures(url: str, root: str) -> None:
    """However the address is spelled: nginx and the server have to mean the same by it."""
    parts = urlsplit(url)
    for spelled in (*(root + figures for figures in FIGURES), *FIGURES):
        line = http.client.HTTPSConnection(
            parts.hostname or "", parts.port, context=ssl._create_unverified_context(), timeout=60
        )
        line.putrequest("GET", spelled)
        line.endheaders()
        reply = line.getresponse()
        assert b"stolik_" not in reply.read(), spelled
        line.close()


@play
async def play_a_match(url: str) -> None:
    async with Party(url) as party:
        ania, bartek, table = await party.pair()
        await both(ania.play_on(table), bartek.play_on(table))
        assert ania.result(table) == bartek.result(table)
        assert ania.gaps == bartek.gaps == 0


def test_people_play_over_tls_and_only_from_our_own_pages(
    own_server: ServerProcess, monkeypatch: pytest.MonkeyPatch
) -> None:
    with nginx(upstream(own_server), monkeypatch) as url:
        play_a_match(url)

        @play
        async def from_pages() -> None:
            async with Player(url) as ania:
                await ania.drop()
                await ania.connect(Origin=url)
                await ania.drop()
                for other in ("https://localhost", "https://evil.example.org", url.replace("https", "ftp", 1) + "0"):
                    with pytest.raises(InvalidStatus):
                        await ania.connect(Origin=other)
                posted = await ania.http.post("/api/tables", json={"game": "cardia"}, headers={"Origin": "https://x.y"})
                assert posted.status_code == 403

        from_pages()
        came = httpx.post(f"{url}/api/guest", json={"nickname": "Ania"}, verify=False)
        assert "Secure" in came.headers["set-cookie"]
        assert "max-age" in came.headers["strict-transport-security"]
        assert httpx.get(f"{url}/metrics", verify=False).status_code == 403
        nobody_else_reads_the_figures(url, "")
        assert httpx.get(f"{url}/health", verify=False).json()["status"] == "ok"


@pytest.mark.parametrize("kept", [True, False], ids=["nginx passes the path on", "nginx takes the path off"])
def test_people_play_under_a_path(tmp_path: Path, kept: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    locations = UNDER_A_PATH if kept else UNDER_A_PATH.replace("http://stolik;", "http://stolik/;")
    with (
        ServerProcess(tmp_path, "--root-path", "/stolik") as server,
        nginx(upstream(server).replace(LOCATIONS, locations + "\n"), monkeypatch) as url,
    ):
        play_a_match(f"{url}/stolik")
        came = httpx.post(f"{url}/stolik/api/guest", json={"nickname": "Ania"}, verify=False)
        assert "Path=/stolik;" in came.headers["set-cookie"]
        for page in ("/stolik/", "/stolik/table/abc", "/stolik/index.html"):
            text = httpx.get(url + page, verify=False).text
            files = re.findall(r'(?:href|src)="([^"]+)"', text)
            assert len(files) > 2
            for file in files:
                assert file.startswith("/stolik/"), file
                assert httpx.get(url + file, verify=False).status_code == 200, file
        assert httpx.get(f"{url}/stolik/metrics", verify=False).status_code == 403
        nobody_else_reads_the_figures(url, "/stolik")
        assert httpx.get(f"{url}/", verify=False).status_code == 404
        moved = httpx.get(f"{url}/stolik?code=a&b=%2F", verify=False)
        assert (moved.status_code, moved.headers["location"].removeprefix(url)) in (
            (301, "/stolik/?code=a&b=%2F"),
            (308, "/stolik/?code=a&b=%2F"),
        )


def test_people_play_through_a_socket_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "stolik.sock"
    server = SocketServer(tmp_path, "--unix-socket", str(path), "--guests-per-minute", "2")
    assert SOCKET_FILE.startswith("    server unix:/run/stolik/stolik.sock;")
    example = WHOLE.replace("    server 127.0.0.1:8000;", SOCKET_FILE.replace("/run/stolik/stolik.sock", str(path)))
    with server, nginx(example, monkeypatch) as url:
        assert path.stat().st_mode & 0o777 == 0o660
        play_a_match(url)
        # The address that nginx tells is what limits count by, and its scheme makes the cookie one for TLS only.
        came = httpx.post(f"{url}/api/guest", json={"nickname": "Ania"}, verify=False)
        assert came.status_code == 429
    assert not path.exists()


class SocketServer(ServerProcess):
    """A server on a socket file; it counts as up once somebody can connect."""

    def start(self) -> "SocketServer":
        import subprocess
        import sys
        import time

        command = [sys.executable, "-m", "stolik.server", "--data", str(self.data), *self.flags]
        self.log = open(self.data / "server.log", "a")  # noqa: SIM115
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=self.log, text=True, env=self.env)
        assert self.process.stdout is not None
        assert self.process.stdout.readline().startswith("Stolik: unix:"), self.logged()
        deadline = time.monotonic() + 60
        path = self.flags[self.flags.index("--unix-socket") + 1]
        with httpx.Client(transport=httpx.HTTPTransport(uds=path)) as client:
            while client.get("http://stolik/health", timeout=60).status_code != 200:
                assert time.monotonic() < deadline, self.logged()
        return self


def test_a_socket_that_a_dead_server_left_is_replaced_and_nothing_else_is(tmp_path: Path) -> None:
    path = str(tmp_path / "one.sock")
    bind_file(path).close()  # nobody unlinks it
    live = bind_file(path)
    with pytest.raises(OSError, match=r"another server listens on"):
        bind_file(path)
    live.close()
    (tmp_path / "file").write_text("precious")
    with pytest.raises(OSError, match=r"is no socket"):
        bind_file(str(tmp_path / "file"))
    assert (tmp_path / "file").read_text() == "precious"
    with pytest.raises(OSError, match=r"cannot listen on"):
        bind_file(str(tmp_path / "nowhere" / "one.sock"))


def test_two_processes_behind_nginx_are_one_server(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from tests.server.cluster import Cluster

    assert "least_conn;" in SEVERAL
    cluster = Cluster(tmp_path, 2, "--root-path", "/stolik")
    asyncio.run(cluster.start())
    try:
        lines = "".join(f"    server 127.0.0.1:{s.port} max_fails=2 fail_timeout=5s;\n" for s in cluster.servers)
        balanced = re.sub(r"    server 10\.0\.0\.\d+:.*\n", "", SEVERAL).replace(
            "least_conn;\n", "least_conn;\n" + lines
        )
        example = WHOLE.replace(WHOLE[: WHOLE.index("}\n") + 1], balanced).replace(LOCATIONS, UNDER_A_PATH + "\n")
        with nginx(example, monkeypatch) as url:
            for _ in range(3):
                play_a_match(f"{url}/stolik")
            served = [httpx.get(f"{server.url}/metrics").text for server in cluster.servers]
            assert all(re.search(r"^stolik_commands_total", text, re.MULTILINE) for text in served)
            # One of them dies: whoever comes is served by the other.
            cluster.servers[0].kill()
            play_a_match(f"{url}/stolik")
    finally:
        cluster.stop()


@play
async def test_a_server_answers_only_to_its_own_names(tmp_path: Path) -> None:
    hosts = "games.example.org,*.example.net,[::1],127.0.0.1"
    with ServerProcess(tmp_path, "--allowed-hosts", hosts) as server:

        def status(host: str, path: str = "/api/games") -> int:
            return httpx.get(server.url + path, headers={"Host": host}, timeout=60).status_code

        for host in ("games.example.org", "GAMES.example.org:8000", "a.example.net", "[::1]:80", "127.0.0.1"):
            assert status(host) == 200, host
        for host in ("example.org", "evil.games.example.org", "example.net", "notexample.net", "[::2]", "x", ""):
            assert status(host) == 421, host
            assert status(host, "/") == 421, host
            assert status(host, "/health") == 200, host
        async with Player(server.url) as ania:
            await ania.drop()
            with pytest.raises(InvalidStatus):
                await ania.connect(Host="evil.example.org")


def test_the_front_takes_only_its_own_path_off(tmp_path: Path) -> None:
    with ServerProcess(tmp_path, "--root-path", "/stolik") as server:
        host = server.url.removesuffix("/stolik")
        assert server.url.endswith("/stolik")
        for path, status in {
            "/stolik/api/games": 200,
            "/stolik/api/nothing": 404,
            "/stolikapi/games": 200,  # a page of the client's: there is no such address of the server's
            "/stolik/stolik/api/games": 200,
            "/stolik/..%2fapi/games": 200,
        }.items():
            reply = httpx.get(host + path, timeout=60)
            assert reply.status_code == status, path
            assert (reply.headers["content-type"] == "application/json") == (path.startswith("/stolik/api")), path


def test_a_port_says_who_has_it() -> None:
    import os

    from stolik.server.serving import by_whom

    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        assert by_whom(one.getsockname()[1]) == ""
        one.listen()
        assert by_whom(one.getsockname()[1]).startswith(f" by process {os.getpid()} (")
