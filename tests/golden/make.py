"""Makes the golden files: `python -m tests.golden.make [GAME ...]`, from the root of the project.

For each game a few finished records that together show as much of it as possible, and one of them as a text to read.
"""

import json
import random
import sys
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

from stolik import games
from stolik.table import (
    SHOW_ALL,
    Ask,
    Event,
    Game,
    Glimpse,
    Json,
    Match,
    Message,
    NotUndoable,
    Record,
    State,
    dump,
    fingerprint,
)
from stolik.words import words_for

FOLDER = Path(__file__).parent
MOST = 8
SEEDS = 12


def played(game: Game[State], record: Record) -> Match[State]:
    """The match of a record's head, played at random to the end; some take answers back, or give up."""
    rng = random.Random(record.seed)
    match = Match(game, record.seats, record.options, record.seed)
    fickle = record.seed % 4 == 3
    while match.question is not None:
        ask = rng.choice(match.asks)
        match.answer(rng.choice(ask.options), ask.seat)
        if fickle and match.can_undo(ask.seat) and rng.random() < 0.1:
            match.undo(ask.seat)
        if fickle and match.question is not None and rng.random() < 0.02:
            with suppress(NotUndoable):  # fewer than two answers count
                match.undo(ask.seat, answers=2)
        if record.seed == SEEDS - 1 and match.question is not None and len(match.entries) > 12:
            match.concede(ask.seat)
    return match


def sights(game: Game[State], match: Match[State]) -> set[tuple[object, ...]]:
    """What a finished match shows of its game: options, prompts and the cards behind them, events, and the end."""
    record = match.record()
    seen: set[tuple[object, ...]] = {("seats", record.seats)}
    for name, value in record.options.items():
        seen |= {("option", name, part) for part in (value if isinstance(value, list) else [value])}
    again = Match(game, record.seats, record.options, record.seed)
    for entry in record.entries:
        seen.add(("entry", entry.kind))
        for ask in again.asks:
            seen.add(("prompt", ask.prompt))
            if ask.source >= 0:
                seen.add(("asks", ask.prompt, game.faces[again.state.faces[ask.source]]))
        again.apply(entry)
    for line in match.log:
        seen.add(("event", line.event.kind))
        seen |= {("source", game.faces[card.face]) for card in sources(line.event)}
    assert match.result is not None
    return seen | {("reason", match.result.reason)}


def sources(event: Event) -> Iterator[Glimpse]:
    """The cards that an event is about."""
    for name, arg in event.args.items():
        if isinstance(arg, Glimpse) and name in ("card", "source"):
            yield arg


def golden_matches(game: Game[State]) -> list[Match[State]]:
    """A few matches out of many: each one is taken for what the ones before it did not show."""
    heads = [
        Record(game.id, game.rules, options, seats, seed)
        for seats in game.seat_counts
        for options in game.variants()
        for seed in range(SEEDS)
    ]
    waiting = [(match, sights(game, match)) for match in (played(game, head) for head in heads)]
    chosen: list[Match[State]] = []
    shown: set[tuple[object, ...]] = set()
    while len(chosen) < MOST:
        match, seen = max(waiting, key=lambda candidate: len(candidate[1] - shown))
        if seen <= shown:
            break
        chosen.append(match)
        shown |= seen
    return chosen


def golden(match: Match[State]) -> dict[str, Json]:
    """What is kept of a finished match: its record, and how it must end."""
    return {"result": dump(match.result), "final": fingerprint(match.state), "record": match.record().to_json()}


def written(data: dict[str, Json]) -> str:
    """JSON with a line for each entry and each hash, so that a change reads well."""
    record = data["record"]
    assert isinstance(record, dict)

    def lines(items: Json) -> str:
        assert isinstance(items, list)
        return "[\n" + ",\n".join(f"    {json.dumps(item)}" for item in items) + "\n  ]"

    parts = {
        name: lines(value) if name in ("entries", "hashes") else json.dumps(value) for name, value in record.items()
    }
    inside = ",\n".join(f"  {json.dumps(name)}: {text}" for name, text in parts.items())
    head = "".join(f"{json.dumps(name)}: {json.dumps(value)},\n" for name, value in data.items() if name != "record")
    return f'{{\n{head}"record": {{\n{inside}\n}}\n}}\n'


def playthrough(game: Game[State], record: Record, lang: str = "en") -> str:
    """A match to read: every question with its options, every answer, and everything that happened."""
    words = words_for(game.id)
    match = Match(game, record.seats, record.options, record.seed)

    def say(message: Message) -> str:
        return words.render(message, lang)

    def name(seat: int) -> str:
        return say(Message("seat-name", (("number", seat + 1),)))

    def asked(ask: Ask) -> Iterator[str]:
        yield f"{name(ask.seat)} [{ask.prompt}] {say(match.prompt(ask, ask.seat))}"
        if isinstance(ask.options, range):
            yield f"    {ask.options[0]} .. {ask.options[-1]}"
            return
        for option in ask.options:
            yield f"    {match.option_id(ask, option)}: {say(match.label(ask, option))}"

    lines = [f"{game.id}, rules {game.rules}, {record.seats} seats, seed {record.seed}"]
    lines += [f"{option}: {value}" for option, value in match.record().options.items()]
    number = 0
    for entry in record.entries:
        if match.number != number:
            number = match.number
            lines += ["", f"Question {number}", *(line for ask in match.asks for line in asked(ask))]
        ask = match.ask_of(entry.seat)
        if entry.kind == "answer" and ask is not None:
            option = entry.value
            assert option is not None
            lines.append(f"> {name(entry.seat)}: {match.option_id(ask, option)}: {say(match.label(ask, option))}")
        else:
            lines.append(f"> {name(entry.seat)}: {entry.kind}")
        start = len(match.log)
        match.apply(entry)
        # An undo takes lines of the log back and adds one that says so.
        start = len(match.log) - 1 if entry.kind == "undo" else start
        lines += [f"* {say(message)}" for message in match.messages(SHOW_ALL, start)]
    if match.result is not None:
        places = ", ".join(f"{name(seat)} {place}" for seat, place in enumerate(match.result.places))
        lines += ["", f"Result: {match.result.reason}; places: {places}; scores: {[*match.result.scores]}"]
    return "\n".join(lines) + "\n"


def main(ids: list[str]) -> None:
    for game in games.every():
        if ids and game.id not in ids:
            continue
        folder = FOLDER / game.id
        folder.mkdir(exist_ok=True)
        for old in folder.glob("*"):
            old.unlink()
        matches = golden_matches(game)
        for number, match in enumerate(matches, 1):
            file = folder / f"{number}.json"
            file.write_text(written(golden(match)), "utf-8")
            print(file)
        file = folder / "playthrough.txt"
        file.write_text(playthrough(game, matches[0].record()), "utf-8")
        print(file)


if __name__ == "__main__":
    main(sys.argv[1:])
