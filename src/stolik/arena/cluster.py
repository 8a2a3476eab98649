"""The same batches on a Ray cluster (the extra `stolik[ray]`)."""

import os
import secrets
import sys
from collections.abc import Iterator, Sequence
from typing import Any

from stolik.arena.plan import Fixture, Plan
from stolik.arena.play import AHEAD, Outcome, play_batch
from stolik.table import BadOption

STORE = 80 * 2**20
"""Bytes for what workers of a cluster that is started here hand to each other: fixtures and outcomes are small."""


def on_cluster(plan: Plan, batches: Sequence[Sequence[Fixture]], address: str, workers: int) -> Iterator[list[Outcome]]:
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
        most = AHEAD * max(1, int(cluster.cluster_resources().get("CPU", workers)))
        waiting: list[Any] = []
        for batch in batches:
            waiting.append(far.remote(plan.game, plan.seats, plan.options, list(batch)))
            if len(waiting) >= most:
                ended, waiting = ray.wait(waiting)
                yield from ray.get(ended)
        while waiting:
            ended, waiting = ray.wait(waiting)
            yield from ray.get(ended)
    finally:
        ray.shutdown()
