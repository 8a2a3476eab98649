"""`stolik games` and `stolik cards`."""

import pytest
from tests.cli.running import run, run_json
from typer.testing import CliRunner

from stolik.cli import app
from stolik.games import IDS, every


def test_games_lists_every_game() -> None:
    shown = run("games")
    for game in IDS:
        assert game in shown


def test_games_for_programs() -> None:
    listed = {entry["id"]: entry for entry in run_json("games")}
    assert list(listed) == list(IDS)
    for game in every():
        entry = listed[game.id]
        assert set(entry) == {"id", "names", "seats", "options", "cards"}
        assert set(entry["names"]) == {"pl", "en"}
        assert all(entry["names"].values())
        assert entry["seats"] == list(game.seat_counts)
        assert [option["name"] for option in entry["options"]] == [spec.name for spec in game.options]
        assert entry["cards"] == len(game.faces)


@pytest.mark.parametrize("game", IDS)
def test_cards_for_programs(game: str) -> None:
    cards = run_json("cards", game)
    assert len({card["id"] for card in cards}) == len(cards) > 0
    for card in cards:
        assert set(card) == {"id", "names", "text"}
        for lang in ("pl", "en"):
            assert card["names"][lang], card
            assert card["text"][lang], card
            assert not card["text"][lang].startswith("text-"), card


def test_cards_of_cardia_read_in_both_languages() -> None:
    judge = next(card for card in run_json("cards", "cardia") if card["id"] == "judge")
    assert judge["names"] == {"pl": "Sędzina", "en": "Judge"}
    assert "remis" in judge["text"]["pl"].lower()
    assert "tie" in judge["text"]["en"].lower()


@pytest.mark.parametrize(("lang", "name"), [("pl", "Sędzina"), ("en", "Judge")])
def test_cards_come_in_the_language_asked_for(lang: str, name: str) -> None:
    assert name in run("cards", "cardia", "--lang", lang)


@pytest.mark.parametrize(("locale", "name"), [("pl_PL.UTF-8", "Sędzina"), ("de_DE.UTF-8", "Judge"), ("C", "Judge")])
def test_the_locale_picks_the_language(locale: str, name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("LC_MESSAGES", raising=False)
    result = CliRunner(env={"LC_ALL": None, "LANG": locale, "COLUMNS": "100"}).invoke(app, ["cards", "cardia"])
    assert name in result.stdout
