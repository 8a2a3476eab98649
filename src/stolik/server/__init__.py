"""The server: tables for browsers and bots."""

from collections.abc import Callable, Sequence

from stolik.server.settings import Settings, read_settings

__all__ = ["Settings", "main", "serve"]


def serve(settings: Settings, ready: Callable[[str], None] = lambda address: None, another_port: bool = False) -> None:
    """Serve until SIGTERM or SIGINT; `ready` is called with the address before the first request is taken.

    If the port is taken, that is an error unless `another_port` will do as well.
    """
    # Only here: the processes in which bots think need none of it.
    from stolik.server.serving import serve as run

    run(settings, ready, another_port)


def main(arguments: Sequence[str]) -> None:
    """`stolik serve`: flags and environment variables as `read_settings` says."""
    serve(read_settings(arguments), ready=lambda address: print(f"Stolik: {address}", flush=True))
