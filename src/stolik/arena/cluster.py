"""The same batches on a Ray cluster (the extra `stolik[ray]`)."""

import os
import secrets
import sys
from collections.abc import Iterator
from typing import Any

from stolik.arena.batches import Batches
from stolik.arena.plan import Plan
from stolik.arena.play import Outcome, Played, play_batch
from stolik.table import BadOption

STORE = 80 * 2**20
"""Bytes for what workers of a cluster that is started here hand to each other: fixtures and outcomes are small."""
AHEAD = 4
"""How many batches wait for each worker: another machine is further away than another process."""


def on_cluster(plan: Plan, batches: Batches, address: str, workers: int) -> Iterator[list[Outcome]]:
    """Play batches on the cluster at `address`, or on one of so many workers that is started here and ended after."""
    if not address and "ray" not in sys.modules and "RAY_AUTH_MODE" not in os.environ:
        # A key of its own for the cluster that is started here, so that Ray keeps none in the home folder.
        os.environ["RAY_AUTH_MODE"], os.environ["RAY_AUTH_TOKEN"] = "token", secrets.token_hex(32)
    try:
        import ray
    except ImportError as error:
        raise BadOption("ray", "Ray is not installed: pip install 'stolik[ray]'") from error
    if address:
        ray.init(address=address, log_to_driver=False)
    else:
        ray.init(num_cpus=workers, include_dashboard=False, log_to_driver=False, object_store_memory=STORE)
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
            played: list[Played] = ray.get(ended)
            for one in played:
                batches.note(len(one.outcomes), one.seconds)
                yield one.outcomes
    finally:
        ray.shutdown()
