"""The same batches on a Ray cluster (the extra `stolik[ray]`)."""

import os
import secrets
import socket
import sys
from collections.abc import Iterator
from typing import Any

from stolik.arena.batches import Batches
from stolik.arena.plan import Plan
from stolik.arena.play import BotErred, Outcome, Played, play_batch
from stolik.table import BadOption

STORE = 80 * 2**20
"""Bytes for what workers of a cluster that is started here hand to each other: fixtures and outcomes are small."""
AHEAD = 4
"""How many batches wait for each worker: another machine is further away than another process."""
KNOCK = 5.0
"""Seconds after which nobody answers."""
SETTINGS = bytes([0, 0, 0, 4, 0, 0, 0, 0, 0])
GREETING = b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n" + SETTINGS
"""How HTTP/2 begins, which Ray speaks: with settings from both sides."""


def check_address(given: str) -> str:
    """An address as Ray has them, or nothing for a cluster of one's own."""
    if given and given != "auto" and None in _place(given):
        how = "HOST:PORT as `ray start --head` prints it, ray://HOST:PORT, or auto for the cluster of this machine"
        raise BadOption(
            "ray", f"{given!r} is no address: {how}; --ray alone, last or before an option, starts one here"
        )
    return given


def _place(address: str) -> tuple[str | None, int | None]:
    """Host and port, where they are such."""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    right = port.isdecimal() and port.isascii() and 0 < int(port) < 2**16
    return host.strip("[]") or None, int(port) if right else None


def on_cluster(plan: Plan, batches: Batches, address: str, workers: int) -> Iterator[list[Outcome]]:
    """Play batches on the cluster at `address`, or on one of so many workers that is started here and ended after."""
    check_address(address)
    if not address and "ray" not in sys.modules and "RAY_AUTH_MODE" not in os.environ:
        # A key of its own for the cluster that is started here, so that Ray keeps none in the home folder.
        os.environ["RAY_AUTH_MODE"], os.environ["RAY_AUTH_TOKEN"] = "token", secrets.token_hex(32)
    try:
        import ray
    except ImportError as error:
        raise BadOption("ray", "Ray is not installed: pip install 'stolik[ray]'") from error
    if address:
        _join(address)
    else:
        ray.init(num_cpus=workers, include_dashboard=False, log_to_driver=False, object_store_memory=STORE)
    return _played(plan, batches, workers)


def _join(address: str) -> None:
    import ray

    if address != "auto":
        try:
            _knock(*_place(address))
        except OSError as error:
            why = error.strerror or error
            raise BadOption(
                "ray", f"nobody answers at {address}: {why}; name what `ray start --head` prints"
            ) from error
    try:
        ray.init(address=address, log_to_driver=False)
    except (OSError, RuntimeError, ValueError) as error:
        why = "none runs on this machine" if address == "auto" else str(error).strip().partition("\n")[0]
        raise BadOption("ray", f"the cluster at {address} cannot be joined: {why}") from error


def _knock(host: str | None, port: int | None) -> None:
    """Ray tries for minutes where nobody is, or somebody else: so what answers must first greet as a cluster does."""
    with socket.create_connection((host, port), KNOCK) as door, door.makefile("rb") as heard:
        if os.environ.get("RAY_USE_TLS", "0") in ("", "0"):
            door.sendall(GREETING)
            if heard.read(len(SETTINGS))[3:4] != SETTINGS[3:4]:
                raise ConnectionError("what answers there is no Ray cluster")


def _played(plan: Plan, batches: Batches, workers: int) -> Iterator[list[Outcome]]:
    import ray

    try:
        far = ray.remote(play_batch)
        cluster: Any = ray
        there = max(1, int(cluster.cluster_resources().get("CPU", workers)))
        waiting: list[Any] = []
        while True:
            while len(waiting) < AHEAD * there and (batch := batches.take(there)):
                waiting.append(far.remote(plan.game, plan.seats, plan.options, batch))
            if not waiting:
                break
            ended, waiting = ray.wait(waiting)
            try:
                played: list[Played] = ray.get(ended)
            except (BadOption, BotErred) as error:  # which Ray tells with all that led there
                raise getattr(error, "cause", error) from None
            for one in played:
                batches.note(len(one.outcomes), one.seconds)
                yield one.outcomes
    finally:
        ray.shutdown()
