"""`stolik arena` as it is typed."""

from pathlib import Path

from tests.cli.running import run, run_json


def test_it_prints_who_is_better_and_how_sure_that_is(tmp_path: Path) -> None:
    out = tmp_path / "results"
    shown = run("arena", "cardia", "--bots", "random,greedy:1", "--matches", "4", "--out", str(out), "--no-plots")
    assert "cardia, 2 seats, 4 matches" in shown
    assert "95 %" in shown
    assert (out / "seats.parquet").exists()
    told = run_json("arena", "cardia", "--bots", "random,greedy:1", "--matches", "4", "--out", str(out), "--no-plots")
    assert told["matches"] == 4
    assert {one["bot"] for one in told["standings"]} == {"random", "greedy:1"}
