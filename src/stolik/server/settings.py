"""How a server is set up: by flags or by environment variables, both named after the fields here."""

import argparse
import os
import secrets
from collections.abc import Sequence
from dataclasses import dataclass, field, fields
from pathlib import Path
from typing import NoReturn


def data_folder() -> Path:
    base = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(base) / "stolik"


@dataclass(frozen=True, slots=True)
class Settings:
    host: str = field(default="127.0.0.1", metadata={"help": "address to listen on"})
    port: int = field(default=8000, metadata={"help": "port to listen on; another free one if it is taken"})
    data: Path = field(default_factory=data_folder, metadata={"help": "folder for the database"})
    database: str = field(default="", metadata={"help": "postgresql://... instead of SQLite in the data folder"})
    redis: str = field(default="", metadata={"help": "redis://... if several processes serve the same tables"})
    origins: str = field(default="", metadata={"help": "further origins that may connect, separated by commas"})
    client: str = field(default="", metadata={"help": "folder of the browser client, if not the built-in one"})
    log_level: str = field(default="info", metadata={"help": "debug, info, warning or error"})
    bot_workers: int = field(default=1, metadata={"help": "processes in which bots think"})
    bot_seconds: float = field(default=1.0, metadata={"help": "how long a bot may think about an answer"})
    idle_seconds: float = field(default=300.0, metadata={"help": "after how long an idle match leaves memory"})
    away_seconds: float = field(default=60.0, metadata={"help": "after how long an absent player's seat is abandoned"})
    tables_per_guest: int = field(default=20, metadata={"help": "tables that one guest may have open"})
    guests_per_minute: float = field(default=20.0, metadata={"help": "new guests a minute from one address"})
    requests_per_second: float = field(default=20.0, metadata={"help": "requests a second from one address"})
    messages_per_second: float = field(default=20.0, metadata={"help": "messages a second on one connection"})
    lease_seconds: float = field(default=6.0, metadata={"help": "how long a node that died keeps its tables"})
    table_days: float = field(default=60.0, metadata={"help": "after how many days a table that never started goes"})
    node: str = field(default="", metadata={"help": "name of this process among several"})
    rehearsal: str = field(
        default="", metadata={"help": "a word that every deal and bot follows from: for tests, never for real play"}
    )

    @property
    def store_url(self) -> str:
        return self.database or f"sqlite:///{self.data / 'stolik.db'}"

    @property
    def node_name(self) -> str:
        """SQLite has one node, which finds its own leases again after a crash; of others each start is a new node."""
        return self.node or ("local" if not self.database else f"{os.uname().nodename}-{secrets.token_hex(4)}")


class Parser(argparse.ArgumentParser):
    def error(self, message: str) -> NoReturn:
        """Wrong input gets one clear line."""
        self.exit(2, f"stolik: {message}\n")


def read_settings(arguments: Sequence[str]) -> Settings:
    """Flags go before environment variables (`STOLIK_PORT`), and those before the defaults."""
    parser = Parser(prog="stolik serve", description="Serve tables to browsers.")
    defaults = Settings()
    for spec in fields(Settings):
        default = getattr(defaults, spec.name)
        kind = type(default) if not isinstance(default, Path) else Path
        given = os.environ.get(f"STOLIK_{spec.name.upper()}")
        flag = "--" + spec.name.replace("_", "-")
        shown = f"{spec.metadata['help']} (default: {default})" if default != "" else spec.metadata["help"]
        parser.add_argument(flag, type=kind, default=given if given is not None else default, help=shown)
    return Settings(**vars(parser.parse_args(arguments)))
