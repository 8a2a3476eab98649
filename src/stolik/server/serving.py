"""Runs the server in this process until it is told to stop."""

import asyncio
import errno
import fcntl
import os
import resource
import socket
import stat
import sys
from collections.abc import Callable
from contextlib import ExitStack, suppress
from pathlib import Path

import uvicorn
from starlette.applications import Starlette

from stolik import games
from stolik.server.app import Server, make_app
from stolik.server.bus import open_bus
from stolik.server.logs import set_up_logs
from stolik.server.patience import Patient, PatientSocket
from stolik.server.settings import Settings
from stolik.server.store import StoreDown, open_store
from stolik.server.tidying import spare_the_collector

MESSAGE = 16 * 1024
LISTENING = "0A"
"""How the system's list of sockets names the state of one that takes connections."""
SOCKET_MODE = 0o660
"""For this user and group: a web server that is to use the socket belongs to the group."""


class Host(uvicorn.Server):
    """Finishes the answers in flight before it closes connections."""

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        app = self.config.app
        server: Server = app.state.server  # type: ignore[union-attr]
        files = [Path(one.getsockname()) for one in sockets or () if one.family == socket.AF_UNIX]
        await server.drain()
        await super().shutdown(sockets)
        for file in files:
            file.unlink(missing_ok=True)


def bind(host: str, port: int, or_another: bool = False) -> socket.socket:
    """A socket on this port or, if that is taken and `or_another` is allowed, on any free one."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    # Named outright, or asyncio would not take it for TCP and let small messages wait for each other.
    bound = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    bound.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        bound.bind((host, port))
        bound.listen()  # from now on nobody is refused: whoever comes before the server is up waits
    except OSError as error:
        bound.close()
        if error.errno == errno.EADDRINUSE:
            if or_another:
                return bind(host, 0)
            raise OSError(f"port {port} of {host} is taken{by_whom(port)}; choose another with --port") from None
        raise OSError(f"cannot listen on port {port} of {host}: {error.strerror or error}") from None
    return bound


def by_whom(port: int) -> str:
    """Which process listens on a port, as far as the system lets us see."""
    sockets = set()
    for table in ("/proc/net/tcp", "/proc/net/tcp6"):
        with suppress(OSError):
            for line in Path(table).read_text().splitlines()[1:]:
                fields = line.split()
                if fields[3] == LISTENING and int(fields[1].rsplit(":", 1)[1], 16) == port:
                    sockets.add(f"socket:[{fields[9]}]")
    for process in Path("/proc").glob("[0-9]*"):
        with suppress(OSError):
            if any(os.readlink(file) in sockets for file in (process / "fd").iterdir()):
                command = (process / "cmdline").read_text().replace("\0", " ").strip()
                return f" by process {process.name} ({command})"
    return ""


def bind_file(path: str) -> socket.socket:
    """A socket that is a file, for a web server on this machine. One that a dead server left behind is replaced."""
    bound = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
    try:
        with suppress(FileNotFoundError):
            if not stat.S_ISSOCK(os.stat(path).st_mode):
                raise OSError(f"{path} is there already and is no socket")
            with socket.socket(socket.AF_UNIX, socket.SOCK_STREAM) as other:
                if other.connect_ex(path) == 0:
                    raise OSError(f"another server listens on {path}")
            os.unlink(path)
        bound.bind(path)
        os.chmod(path, SOCKET_MODE)
        bound.listen()
    except OSError as error:
        bound.close()
        raise OSError(f"cannot listen on {path}: {error.strerror or error}") from None
    return bound


def lock_folder(settings: Settings) -> int:
    """One process a data folder: two on the same SQLite file would each believe to own its tables."""
    settings.data.mkdir(parents=True, exist_ok=True)
    lock = os.open(settings.data / "lock", os.O_RDWR | os.O_CREAT, 0o600)
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        os.close(lock)
        raise SystemExit(f"another server uses {settings.data}; choose another folder with --data") from None
    return lock


def share_the_interpreter() -> None:
    """Let the thread that writes answers down have its turn soon: it waits once for each statement, and while it
    waits for the event loop everybody waits for their answers."""
    sys.setswitchinterval(0.0005)


def configure(app: Starlette, settings: Settings) -> uvicorn.Config:
    return uvicorn.Config(
        app,
        http=Patient,
        ws=PatientSocket,
        ws_max_size=MESSAGE,
        ws_per_message_deflate=False,
        log_config=None,
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=10,
        # Whoever may open the socket file is a web server of ours; it has no address to know it by.
        forwarded_allow_ips="*" if settings.unix_socket else None,
    )


def let_many_in() -> None:
    """As many files and connections as the system lets us have; its usual number is that of a single user's program."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    with suppress(ValueError, OSError):
        resource.setrlimit(resource.RLIMIT_NOFILE, (hard if hard != resource.RLIM_INFINITY else max(soft, 65536), hard))


async def try_store(url: str) -> None:
    """Open the store once before anything else starts, and make or change its tables: what is wrong gets one line."""
    try:
        store = await open_store(url)
    except ImportError as error:
        raise ValueError(
            f"this database needs more than is installed ({error.name}): pip install 'stolik[host]'"
        ) from None
    except StoreDown as down:
        raise OSError(f"the database cannot be reached: {down}") from None
    await store.close()


async def try_bus(url: str) -> None:
    """Reach Redis once, if there is one: what is wrong gets one line."""
    try:
        bus = await open_bus(url)
    except ImportError as error:
        raise ValueError(f"Redis needs more than is installed ({error.name}): pip install 'stolik[host]'") from None
    await bus.close()


def listen(settings: Settings, another_port: bool) -> tuple[socket.socket, str]:
    """The socket that the settings name, and its address for people."""
    if settings.unix_socket:
        return bind_file(settings.unix_socket), f"unix:{settings.unix_socket}"
    bound = bind(settings.host, settings.port, another_port)
    host, port = bound.getsockname()[:2]
    shown = "127.0.0.1" if host in ("0.0.0.0", "::") else f"[{host}]" if ":" in host else host
    return bound, f"http://{shown}:{port}{settings.root_path}"


def serve(settings: Settings, ready: Callable[[str], None], another_port: bool = False) -> None:
    set_up_logs(settings.log_level)
    with ExitStack() as at_the_end:
        if not settings.database:
            at_the_end.callback(os.close, lock_folder(settings))
        bound, address = listen(settings, another_port)
        asyncio.run(try_store(settings.store_url))
        asyncio.run(try_bus(settings.redis))
        config = configure(make_app(settings), settings)
        let_many_in()
        games.every()  # or everybody would wait while the first who plays one has it loaded
        spare_the_collector()
        share_the_interpreter()
        ready(address)
        Host(config).run(sockets=[bound])
