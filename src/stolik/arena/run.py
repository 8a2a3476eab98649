"""Playing a whole plan: in this process, in several, or on a Ray cluster; each match is written down as it ends."""

from collections.abc import Callable, Iterator, Sequence
from contextlib import nullcontext
from pathlib import Path

from stolik.arena.batches import Batches
from stolik.arena.journal import Journal
from stolik.arena.plan import Fixture, Plan
from stolik.arena.play import Outcome, play
from stolik.arena.workers import in_processes


def run(
    plan: Plan,
    folder: Path | None = None,
    *,
    workers: int = 1,
    ray: str | None = None,
    progress: Callable[[int], None] = lambda count: None,
) -> list[Outcome]:
    """What came of all matches of a plan, in its order.

    With a `folder` every match is written there as it ends, and those that are there already are not played again.
    `ray` is the address of a cluster, or "" for one that is started here with so many workers.
    """
    fixtures = list(plan.fixtures())
    with nullcontext() if folder is None else Journal(folder, plan, fixtures) as journal:
        kept = {} if journal is None else journal.kept
        done = {fixture.number: kept[fixture.number] for fixture in fixtures if fixture.number in kept}
        played = _played(plan, [fixture for fixture in fixtures if fixture.number not in done], workers, ray)
        progress(len(done))
        for outcomes in played:
            if journal is not None:
                journal.write(outcomes)
            done |= {outcome.number: outcome for outcome in outcomes}
            progress(len(outcomes))
    return [done[number] for number in sorted(done)]


def _played(plan: Plan, left: Sequence[Fixture], workers: int, ray: str | None) -> Iterator[Sequence[Outcome]]:
    if ray is not None and left:
        from stolik.arena.cluster import on_cluster

        return on_cluster(plan, Batches(left), ray, workers)
    if workers > 1 and left:
        return in_processes(plan, Batches(left), min(workers, len(left)))
    return ([play(plan.game, plan.seats, plan.options, fixture)] for fixture in left)
