"""Playing a whole plan: in this process, in several, or on a Ray cluster; each match is written down as it ends."""

import json
from collections.abc import Callable, Sequence
from dataclasses import asdict
from pathlib import Path
from typing import Any

from stolik.arena.batches import Batches
from stolik.arena.plan import Plan
from stolik.arena.play import Outcome, play
from stolik.arena.workers import in_processes
from stolik.games import load
from stolik.table import BadOption

JOURNAL = "matches.jsonl"


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
    kept = {} if folder is None else _read(folder, plan)
    done = {fixture.number: kept[fixture.number] for fixture in fixtures if fixture.number in kept}
    progress(len(done))
    left = [fixture for fixture in fixtures if fixture.number not in done]
    if ray is not None:
        from stolik.arena.cluster import on_cluster

        played = on_cluster(plan, Batches(left), ray, workers)
    elif workers > 1:
        played = in_processes(plan, Batches(left), workers)
    else:
        played = ([play(plan.game, plan.seats, plan.options, fixture)] for fixture in left)
    for outcomes in played:
        if folder is not None:
            _write(folder, outcomes)
        done |= {outcome.number: outcome for outcome in outcomes}
        progress(len(outcomes))
    return [done[number] for number in sorted(done)]


def _read(folder: Path, plan: Plan) -> dict[int, Outcome]:
    """What an earlier run of the same plan wrote down. A last line that was cut short is left out."""
    folder.mkdir(parents=True, exist_ok=True)
    journal = folder / JOURNAL
    rules = load(plan.game).rules
    head = {"plan": plan.name(), "rules": rules, **asdict(plan)}
    if not journal.exists() or not (lines := journal.read_bytes().splitlines(keepends=True)):
        journal.write_text(json.dumps(head) + "\n", "utf-8")
        return {}
    begun = json.loads(lines[0])
    if begun.get("plan") != plan.name():
        raise BadOption("folder", f"{folder} holds another tournament; name an empty folder")
    if begun.get("rules", rules) != rules:
        was = f"was begun with rules {begun['rules']} of {plan.game}, and now they are {rules}"
        raise BadOption("folder", f"{folder} {was}: those would be two games in one; name an empty folder")
    whole = [line for line in lines if line.endswith(b"\n")]
    if len(whole) < len(lines):
        journal.write_bytes(b"".join(whole))
    outcomes = [read_outcome(json.loads(line)) for line in whole[1:]]
    return {outcome.number: outcome for outcome in outcomes}


def read_outcome(told: dict[str, Any]) -> Outcome:
    cards = tuple((kind, seat, name) for kind, seat, name in told.pop("cards"))
    lists: dict[str, Any] = {name: tuple(value) if isinstance(value, list) else value for name, value in told.items()}
    return Outcome(**lists, cards=cards)


def _write(folder: Path, outcomes: Sequence[Outcome]) -> None:
    lines = "".join(json.dumps(asdict(outcome)) + "\n" for outcome in outcomes)
    with (folder / JOURNAL).open("a", encoding="utf-8") as journal:
        journal.write(lines)
