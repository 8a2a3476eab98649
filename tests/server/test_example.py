"""The bot in examples/ plays a whole match."""

import subprocess
import sys
from pathlib import Path

from tests.server.harness import ServerProcess

EXAMPLE = Path(__file__).parents[2] / "examples" / "bot_over_websocket.py"


def test_the_bot_of_the_example_plays_a_whole_match(server: ServerProcess) -> None:
    played = subprocess.run(
        [sys.executable, EXAMPLE, server.url, "cardia"], capture_output=True, text=True, timeout=60, check=False
    )
    assert played.returncode == 0, played.stderr
    assert played.stdout.strip().endswith((" wins.", "a draw."))
