"""Real PostgreSQL, Redis and nginx servers for the tests: private ones, on free ports, in a folder that goes with them.

They start when a test first asks for them and stop with the session. Where their programs are not installed, those
tests are skipped, and in CI they fail.
"""

import atexit
import functools
import itertools
import os
import pwd
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, Self, TypeVar

import psycopg
import pytest
from redis import Redis
from redis.exceptions import RedisError

T = TypeVar("T")
HOW = "`make test` installs it on Debian if it may; otherwise: apt-get install postgresql redis-server nginx-light"
PATIENCE = 60.0


def program(name: str) -> str:
    """Where a program is; Debian keeps those of PostgreSQL out of the way."""
    versions = sorted(Path("/usr/lib/postgresql").glob(f"*/bin/{name}"), key=lambda path: int(path.parts[-3]))
    found = shutil.which(name) or (str(versions[-1]) if versions else "")
    if not found:
        message = f"{name} is not installed here; {HOW}"
        if os.environ.get("CI"):
            pytest.fail(message)
        pytest.skip(message)
    return found


def free_port() -> int:
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        port: int = one.getsockname()[1]
        return port


class Service:
    """A server process of this session."""

    def __init__(self) -> None:
        self.port = free_port()
        self.folder = Path(tempfile.mkdtemp(prefix="stolik-"))
        self.process: subprocess.Popen[bytes] | None = None

    def command(self) -> list[str]:
        raise NotImplementedError

    def reachable(self) -> bool:
        raise NotImplementedError

    @property
    def user(self) -> str | None:
        """Whom the server runs as, if not as whoever runs the tests."""
        return None

    def rights(self) -> dict[str, Any]:
        """For a program that runs as that user."""
        return (
            {}
            if self.user is None
            else {"user": self.user, "group": pwd.getpwnam(self.user).pw_gid, "extra_groups": []}
        )

    def start(self) -> Self:
        with open(self.folder / "log", "ab") as log:
            self.process = subprocess.Popen(
                self.command(), stdout=log, stderr=log, cwd=self.folder, start_new_session=True, **self.rights()
            )
        deadline = time.monotonic() + PATIENCE
        while not self.reachable():
            assert self.process.poll() is None, self.logged()
            assert time.monotonic() < deadline, self.logged()
            time.sleep(0.02)
        return self

    def end(self, how: signal.Signals) -> None:
        if self.process is not None:
            self.process.send_signal(how)
            self.process.wait(PATIENCE)
            self.process = None

    def stop(self) -> None:
        """Let it finish what it is doing."""
        self.end(signal.SIGTERM)

    def crash(self) -> None:
        raise NotImplementedError

    def remove(self) -> None:
        self.crash()
        shutil.rmtree(self.folder, ignore_errors=True)

    def logged(self) -> str:
        return (self.folder / "log").read_text("utf-8", "replace")


class Postgres(Service):
    def __init__(self) -> None:
        initdb, self.program = program("initdb"), program("postgres")
        super().__init__()
        self.data = self.folder / "data"
        self._names = itertools.count(1)
        if self.user is not None:
            shutil.chown(self.folder, self.user)
        options = ["--username=stolik", "--auth=trust", "--encoding=UTF8", "--locale=C", "--no-sync"]
        subprocess.run(
            [initdb, "--pgdata", str(self.data), *options],
            check=True,
            capture_output=True,
            cwd=self.folder,
            **self.rights(),
        )

    @property
    def user(self) -> str | None:
        """PostgreSQL refuses to run as root."""
        if os.geteuid() != 0:
            return None
        known = {entry.pw_name for entry in pwd.getpwall()}
        return "postgres" if "postgres" in known else "nobody"

    def command(self) -> list[str]:
        # No trip to the disk: these tests crash programs, not machines.
        settings = {
            "listen_addresses": "127.0.0.1",
            "unix_socket_directories": str(self.folder),
            "fsync": "off",
            "max_connections": "200",
        }
        given = [part for name, value in settings.items() for part in ("-c", f"{name}={value}")]
        return [self.program, "-D", str(self.data), "-p", str(self.port), *given]

    def url(self, database: str) -> str:
        return f"postgresql://stolik@127.0.0.1:{self.port}/{database}"

    def new_database(self) -> str:
        """The address of an empty database."""
        name = f"stolik_{next(self._names)}"
        with psycopg.connect(self.url("postgres"), autocommit=True) as connection:
            connection.execute(f"CREATE DATABASE {name}".encode())
        return self.url(name)

    def reachable(self) -> bool:
        try:
            psycopg.connect(self.url("postgres"), connect_timeout=5).close()
        except psycopg.OperationalError:
            return False
        return True

    def stop(self) -> None:
        """End all connections, then itself."""
        self.end(signal.SIGINT)

    def crash(self) -> None:
        """End without a last word; it recovers when it starts again."""
        self.end(signal.SIGQUIT)


class RedisServer(Service):
    def __init__(self) -> None:
        self.program = program("redis-server")
        super().__init__()

    def command(self) -> list[str]:
        kept = ["--save", "", "--appendonly", "no"]
        return [self.program, "--bind", "127.0.0.1", "--port", str(self.port), "--dir", str(self.folder), *kept]

    @property
    def url(self) -> str:
        return f"redis://127.0.0.1:{self.port}/0"

    def reachable(self) -> bool:
        with Redis.from_url(self.url) as client:
            try:
                return bool(client.ping())
            except (RedisError, OSError):
                return False

    def crash(self) -> None:
        self.end(signal.SIGKILL)


class Nginx(Service):
    """nginx with the servers that a test describes, in the words of its configuration; a test has one of its own."""

    def __init__(self, servers: str) -> None:
        self.program = program("nginx")
        super().__init__()
        self.servers = servers

    def certificate(self, name: str) -> tuple[Path, Path]:
        """A certificate for a name, and its key."""
        certificate, key = self.folder / "certificate.pem", self.folder / "key.pem"
        kind = ["-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-days", "2"]
        whose = ["-subj", f"/CN={name}", "-addext", f"subjectAltName=DNS:{name}"]
        where = ["-keyout", str(key), "-out", str(certificate)]
        subprocess.run([program("openssl"), "req", *kind, *whose, *where], check=True, capture_output=True)
        return certificate, key

    def command(self) -> list[str]:
        user = "user root;" if os.geteuid() == 0 else ""
        temporary = " ".join(
            f"{kind}_temp_path {self.folder / kind};" for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
        )
        (self.folder / "nginx.conf").write_text(
            f"{user} daemon off; pid {self.folder / 'pid'}; error_log {self.folder / 'log'};\n"
            f"events {{}}\nhttp {{ access_log off; {temporary}\n{self.servers}\n}}\n"
        )
        return [self.program, "-p", str(self.folder), "-c", str(self.folder / "nginx.conf")]

    def reachable(self) -> bool:
        with socket.socket() as one:
            return one.connect_ex(("127.0.0.1", self.port)) == 0

    def crash(self) -> None:
        self.end(signal.SIGTERM)


RUNNING: list[Service] = []


def _once(make: Callable[[], T]) -> Callable[[], T]:
    @functools.cache
    def started() -> T:
        service = make()
        assert isinstance(service, Service)
        RUNNING.append(service)
        service.start()
        return service

    return started


@_once
def postgres() -> Postgres:
    """The PostgreSQL of this session."""
    return Postgres()


@_once
def redis() -> RedisServer:
    """The Redis of this session."""
    return RedisServer()


@atexit.register
def stop_all() -> None:
    while RUNNING:
        RUNNING.pop().remove()
