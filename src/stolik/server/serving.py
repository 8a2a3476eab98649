"""Runs the server in this process until it is told to stop."""

import errno
import fcntl
import gc
import os
import socket
from collections.abc import Callable

import uvicorn

from stolik.server.app import Server, make_app
from stolik.server.logs import set_up_logs
from stolik.server.settings import Settings

MESSAGE = 16 * 1024


class Host(uvicorn.Server):
    """Finishes the answers in flight before it closes connections."""

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        app = self.config.app
        server: Server = app.state.server  # type: ignore[union-attr]
        await server.drain()
        await super().shutdown(sockets)


def bind(host: str, port: int) -> socket.socket:
    """A socket on this port or, if it is taken, on another one."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    for tried in (port, 0):
        # Named outright, or asyncio would not take it for TCP and let small messages wait for each other.
        bound = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
        bound.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            bound.bind((host, tried))
            bound.listen()  # from now on nobody is refused: whoever comes before the server is up waits
        except OSError as error:
            bound.close()
            if error.errno != errno.EADDRINUSE or tried == 0:
                raise
        else:
            return bound
    raise AssertionError("unreachable")


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


def spare_the_collector() -> None:
    """Search for garbage that refers to itself rarely: among a thousand live matches that holds everybody up.

    Playing leaves none behind; everything else is freed at once without a search.
    """
    gc.collect()
    gc.freeze()  # what the imports made stays
    gc.set_threshold(10_000, 10, 1_000)


def serve(settings: Settings, ready: Callable[[str], None]) -> None:
    set_up_logs(settings.log_level)
    lock = lock_folder(settings) if not settings.database else None
    try:
        bound = bind(settings.host, settings.port)
        host, port = bound.getsockname()[:2]
        shown = "127.0.0.1" if host in ("0.0.0.0", "::") else f"[{host}]" if ":" in host else host
        config = uvicorn.Config(
            make_app(settings),
            ws_max_size=MESSAGE,
            ws_max_queue=32,
            ws_per_message_deflate=False,
            log_config=None,
            access_log=False,
            server_header=False,
            timeout_graceful_shutdown=10,
        )
        spare_the_collector()
        ready(f"http://{shown}:{port}")
        Host(config).run(sockets=[bound])
    finally:
        if lock is not None:
            os.close(lock)
