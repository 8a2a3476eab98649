"""The script that goes on with what the expert wins against strong."""

import importlib.util
import json
from pathlib import Path

import pytest

SCRIPT = Path(__file__).parents[2] / "scripts" / "expert_matches.py"


def test_a_journal_of_other_rules_is_named_and_left_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    spec = importlib.util.spec_from_file_location("expert_matches", SCRIPT)
    assert spec is not None
    assert spec.loader is not None
    script = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(script)
    kept = tmp_path / "cardia-expert.jsonl"
    head, *rest = (script.MEASURED / kept.name).read_text("utf-8").splitlines()
    old = "\n".join([json.dumps({**json.loads(head), "rules": 0}), *rest[:3]]) + "\n"
    kept.write_text(old, "utf-8")
    monkeypatch.setattr(script, "MEASURED", tmp_path)
    with pytest.raises(SystemExit, match=r"cardia-expert.jsonl cannot be gone on with; take it out"):
        script.go_on("cardia", 4, 1)
    assert kept.read_text("utf-8") == old
