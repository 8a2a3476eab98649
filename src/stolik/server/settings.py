"""How a server is set up: by flags or by environment variables, both named after the fields here."""

import argparse
import math
import os
import re
import secrets
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, fields
from pathlib import Path
from typing import NoReturn
from urllib.parse import urlsplit

SOCKET_PATH = 107
"""Bytes in the name of a Unix socket."""
MOST = 1_000_000_000
"""Of what has no bound of its own: nobody means more, and what is worked out from it stays a number."""
SIGNS = "signs such as @, /, # and % in a password are written %40, %2F, %23 and %25"
"""What whoever mistypes an address has usually overlooked."""
LOG_LEVELS = ("debug", "info", "warning", "error")


def data_folder() -> Path:
    base = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(base) / "stolik"


def some_cores() -> int:
    """As many as there are here, and no more than an expert has use for. Each begins when it is needed first."""
    return min(4, len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1)


@dataclass(frozen=True, slots=True)
class Settings:
    """Of what is a number, `least` is the smallest that is allowed; of what is over `above` any is."""

    host: str = field(default="127.0.0.1", metadata={"help": "address to listen on"})
    port: int = field(
        default=8000, metadata={"help": "port to listen on; 0 for any that is free", "least": 0, "most": 65535}
    )
    unix_socket: str = field(default="", metadata={"help": "listen on this socket file instead of a port"})
    root_path: str = field(default="", metadata={"help": "where on its host the server is found, such as /stolik"})
    allowed_hosts: str = field(
        default="", metadata={"help": "names that the server answers to, separated by commas; all if none is given"}
    )
    data: Path = field(default_factory=data_folder, metadata={"help": "folder for the database"})
    database: str = field(default="", metadata={"help": "postgresql://... instead of SQLite in the data folder"})
    redis: str = field(default="", metadata={"help": "redis://... if several processes serve the same tables"})
    origins: str = field(default="", metadata={"help": "further origins that may connect, separated by commas"})
    client: str = field(default="", metadata={"help": "folder of the browser client, if not the built-in one"})
    log_level: str = field(default="info", metadata={"help": "debug, info, warning or error", "choices": LOG_LEVELS})
    bot_workers: int = field(
        default_factory=some_cores, metadata={"help": "processes in which bots think", "least": 1, "most": 256}
    )
    bot_seconds: float = field(default=1.0, metadata={"help": "how long a bot may think about an answer", "above": 0})
    idle_seconds: float = field(
        default=300.0, metadata={"help": "after how long an idle match leaves memory", "least": 0.05}
    )
    away_seconds: float = field(
        default=60.0, metadata={"help": "after how long an absent player's seat is abandoned", "least": 0}
    )
    tables_per_guest: int = field(default=20, metadata={"help": "tables that one guest may have open", "least": 1})
    guests_per_minute: float = field(
        default=20.0, metadata={"help": "new guests a minute from one address", "above": 0}
    )
    requests_per_second: float = field(
        default=20.0, metadata={"help": "requests a second from one address", "above": 0}
    )
    messages_per_second: float = field(default=20.0, metadata={"help": "messages a second from one guest", "above": 0})
    work_per_second: float = field(
        default=0.2, metadata={"help": "seconds of work a second that one address may cause", "above": 0}
    )
    copies_per_minute: float = field(
        default=60.0, metadata={"help": "replays, stories and transcripts made a minute for one address", "above": 0}
    )
    imports_per_hour: float = field(
        default=20.0, metadata={"help": "files of matches an hour from one guest or address", "above": 0}
    )
    reports_per_hour: float = field(
        default=10.0, metadata={"help": "problem reports an hour from one guest", "above": 0}
    )
    chats_per_minute: float = field(default=30.0, metadata={"help": "lines a minute that one guest says", "above": 0})
    hints_per_minute: float = field(
        default=12.0, metadata={"help": "hints a minute that one guest asks for", "above": 0}
    )
    tables_per_hour: float = field(
        default=60.0, metadata={"help": "tables and lessons an hour that one guest or address sets up", "above": 0}
    )
    matches_per_hour: float = field(
        default=120.0, metadata={"help": "matches an hour that one guest starts", "above": 0}
    )
    sockets_per_guest: int = field(default=16, metadata={"help": "connections that one guest may have", "least": 1})
    sockets_per_address: int = field(
        default=200, metadata={"help": "connections that one address may have", "least": 1}
    )
    lease_seconds: float = field(
        default=6.0, metadata={"help": "how long a node that died keeps its tables", "least": 0.5, "most": 600}
    )
    table_days: float = field(
        default=60.0, metadata={"help": "after how many days a table that never started goes", "above": 0}
    )
    match_days: float = field(
        default=400.0, metadata={"help": "after how many days a match, and a table nobody plays at, goes", "above": 0}
    )
    guest_days: float = field(
        default=400.0, metadata={"help": "after how many days without a visit a guest is forgotten", "above": 0}
    )
    address_days: float = field(
        default=14.0, metadata={"help": "after how many days the address a guest came from is forgotten", "least": 0}
    )
    chat_days: float = field(default=90.0, metadata={"help": "after how many days what was said goes", "above": 0})
    report_days: float = field(default=180.0, metadata={"help": "after how many days a report goes", "above": 0})
    match_megabytes: float = field(
        default=4000.0, metadata={"help": "room for finished matches; beyond it the oldest go", "above": 0}
    )
    report_megabytes: float = field(
        default=200.0, metadata={"help": "room for reports; beyond it the oldest go", "above": 0}
    )
    chat_megabytes: float = field(
        default=200.0, metadata={"help": "room for what was said; beyond it the oldest goes", "above": 0}
    )
    node: str = field(default="", metadata={"help": "name of this process among several"})
    rehearsal: str = field(
        default="", metadata={"help": "a word that every deal and bot follows from: for tests, never for real play"}
    )

    @property
    def each_origin(self) -> list[str]:
        return parts_of(self.origins)

    @property
    def each_host(self) -> list[str]:
        return [name.lower() for name in parts_of(self.allowed_hosts)]

    @property
    def store_url(self) -> str:
        return self.database or f"sqlite:///{self.data / 'stolik.db'}"

    @property
    def node_name(self) -> str:
        """SQLite has one node, which finds its own leases again after a crash; of others each start is a new node."""
        return self.node or ("local" if not self.database else f"{os.uname().nodename}-{secrets.token_hex(4)}")


def parts_of(given: str) -> list[str]:
    """What is separated by commas."""
    return [part.strip() for part in given.split(",") if part.strip()]


class Parser(argparse.ArgumentParser):
    def error(self, message: str) -> NoReturn:
        """Wrong input gets one clear line."""
        self.exit(2, f"stolik: {message}\n")


def add_flags(parser: argparse.ArgumentParser, names: Sequence[str] = ()) -> None:
    """Flags go before environment variables (`STOLIK_PORT`), and those before the defaults."""
    defaults = Settings()
    for spec in fields(Settings):
        if names and spec.name not in names:
            continue
        default = getattr(defaults, spec.name)
        kind = type(default) if not isinstance(default, Path) else Path
        given = os.environ.get(variable(spec.name))
        shown = f"{spec.metadata['help']} (default: {default})" if default != "" else spec.metadata["help"]
        parser.add_argument(flag(spec.name), type=kind, default=given if given is not None else default, help=shown)


def flag(name: str) -> str:
    return "--" + name.replace("_", "-")


def variable(name: str) -> str:
    return f"STOLIK_{name.upper()}"


def read_settings(arguments: Sequence[str]) -> Settings:
    parser = Parser(prog="stolik serve", description="Serve tables to browsers.")
    add_flags(parser)
    settings = Settings(**vars(parser.parse_args(arguments)))
    for name, problem in problems(settings):
        parser.error(f"{flag(name)} {problem}")
    return settings


def problems(settings: Settings) -> Iterator[tuple[str, str]]:
    """What cannot be meant: the setting, and what is wrong with it."""
    for spec in fields(Settings):
        value, told = getattr(settings, spec.name), spec.metadata
        if "choices" in told and value.lower() not in told["choices"]:
            yield spec.name, f"is one of {', '.join(told['choices'])}, not {value!r}"
        if isinstance(value, int | float):
            if not math.isfinite(value):
                yield spec.name, f"must be a number, not {value}"
            elif value < told.get("least", value):
                yield spec.name, f"must be at least {told['least']}, not {value}"
            elif value > told.get("most", MOST):
                yield spec.name, f"must be at most {told.get('most', MOST)}, not {value}"
            elif "above" in told and value <= told["above"]:
                yield spec.name, f"must be more than {told['above']}, not {value}"
    yield from _problems_with_addresses(settings)
    if settings.client and not (Path(settings.client) / "index.html").is_file():
        yield "client", f"has no index.html in {settings.client!r}"


def is_origin(text: str) -> bool:
    try:
        parts = urlsplit(text)
    except ValueError:  # no address at all, such as http://[
        return False
    return parts.scheme in ("http", "https") and bool(parts.netloc) and text == f"{parts.scheme}://{parts.netloc}"


def _problems_with_addresses(settings: Settings) -> Iterator[tuple[str, str]]:
    if settings.database and not settings.database.startswith(("postgresql://", "postgres://")):
        yield "database", "is an address that begins with postgresql://"
    if settings.redis and not settings.redis.startswith(("redis://", "rediss://", "unix://")):
        yield "redis", "is an address that begins with redis://, rediss:// or unix://"
    if settings.redis and not settings.database:
        yield "redis", "is for several processes, and those need --database as well"
    root = settings.root_path
    if root and not re.fullmatch(r"(/[A-Za-z0-9._~-]+)+", root):
        yield "root_path", f"is a path such as /stolik, without a slash at its end, not {root!r}"
    if "/." in root:
        yield "root_path", f"has a part that begins with a dot: {root!r}"
    for origin in settings.each_origin:
        if not is_origin(origin):
            yield "origins", f"are of the form https://games.example.org, not {origin!r}"
    for name in settings.each_host:
        if not re.fullmatch(r"(\*\.)?[a-z0-9.-]+|\[[0-9a-f:.]+\]", name):
            yield "allowed_hosts", f"are names without a port, such as games.example.org, not {name!r}"
    if settings.unix_socket and len(os.fsencode(settings.unix_socket)) > SOCKET_PATH:
        yield "unix_socket", f"is longer than the {SOCKET_PATH} bytes that a socket's name may have"
