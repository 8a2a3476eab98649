"""The bot in examples/ plays a whole match."""

import json
import runpy
import subprocess
import sys
from collections.abc import Iterator
from contextlib import nullcontext
from pathlib import Path

from tests.server.harness import ServerProcess

EXAMPLE = Path(__file__).parents[2] / "examples" / "bot_over_websocket.py"


def test_the_bot_of_the_example_plays_a_whole_match(server: ServerProcess) -> None:
    played = subprocess.run(
        [sys.executable, EXAMPLE, server.url, "cardia"], capture_output=True, text=True, timeout=60, check=False
    )
    assert played.returncode == 0, played.stderr
    assert played.stdout.strip().endswith((" wins.", "a draw."))


def test_a_question_that_is_told_again_is_answered_once() -> None:
    """While an answer is on its way the other player's may come first: then the same question is told once more."""
    line = Line((7, 7, 8))
    bot = runpy.run_path(str(EXAMPLE))
    world = bot["play"].__globals__
    world["post"] = lambda *said: ({"id": "t", "seats": [{}, {}]}, "")
    world["connect"] = lambda *said, **more: nullcontext(line)
    assert bot["play"]("http://nowhere", "cardia") == "It is over."
    assert [said["question"] for said in line.sent if said["type"] == "answer"] == [7, 8]


class Line:
    """Tells these questions one after the other, whatever is sent meanwhile, and then the end."""

    def __init__(self, questions: tuple[int, ...]) -> None:
        self.questions = questions
        self.sent: list[dict[str, object]] = []

    def send(self, text: str) -> None:
        self.sent.append(json.loads(text))

    def __iter__(self) -> Iterator[str]:
        update = {"type": "update", "match": "m", "seat": 0}
        ask = {"seat": 0, "answered": False, "options": [{"id": "a"}, {"id": "b"}]}
        for number in self.questions:
            yield json.dumps({**update, "result": None, "question": {"number": number, "asks": [ask]}})
        yield json.dumps({**update, "result": {"text": "It is over."}, "question": None})
