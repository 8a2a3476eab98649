"""`stolik games` and `stolik cards`."""

import re
from typing import Any

import pytest
from tests.cli.running import run, run_json
from typer.testing import CliRunner

from stolik.cli import app
from stolik.games import IDS, every, load
from stolik.table import Fact, Game, State
from stolik.words import LANGUAGES, words_for


def test_games_lists_every_game() -> None:
    shown = run("games")
    for game in IDS:
        assert game in shown


@pytest.mark.parametrize("columns", ["80", "120"])
def test_games_says_all_that_an_option_may_be(columns: str) -> None:
    shown = CliRunner(env={"COLUMNS": columns, "LC_ALL": "C.UTF-8"}).invoke(app, ["games"]).stdout
    told = "".join(line.split("│")[-2].strip() for line in shown.splitlines() if line.startswith("│"))
    for game in every():
        for spec in game.options:
            schema: dict[str, Any] = dict(spec.schema())
            for value in {**schema, **schema.get("each", {})}.get("values", ()):
                assert value in told, f"{game.id}: {spec.name}"
    assert "…" not in told


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
        assert set(card) == {"id", "names", "facts", "text"}
        for lang in ("pl", "en"):
            assert card["names"][lang], card
            assert card["text"][lang], card
            assert not card["text"][lang].startswith("text-"), card


def test_cards_of_cardia_read_in_both_languages() -> None:
    judge = next(card for card in run_json("cards", "cardia") if card["id"] == "judge")
    assert judge["names"] == {"pl": "Sędzina", "en": "Judge"}
    assert "remis" in judge["text"]["pl"].lower()
    assert "tie" in judge["text"]["en"].lower()


def headings(*command: str) -> list[str]:
    shown = CliRunner(env={"COLUMNS": "200", "LC_ALL": "C.UTF-8"}).invoke(app, command).stdout
    top = next(line for line in shown.splitlines() if "┃" in line)
    return [heading.strip() for heading in top.strip("┃").split("┃")]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_heading_is_blank(lang: str) -> None:
    shown = [headings("games", "--lang", lang), *(headings("cards", game, "--lang", lang) for game in IDS)]
    for line in shown:
        assert all(line), line
        assert len(set(line)) == len(line), line


@pytest.mark.parametrize("game", every(), ids=lambda game: game.id)
def test_every_fact_of_a_card_can_be_read(game: Game[State]) -> None:
    """Each game prints something besides name and text on its cards, and has words for it."""
    facts = {fact for face in game.faces for fact in game.card_facts(face)}
    assert facts
    for fact in facts:
        for lang in LANGUAGES:
            for said in (fact.heading, *fact.words):
                assert words_for(game.id).render(said, lang, strict=True)


def row(game: str, title: str, lang: str) -> list[str]:
    """The cells of the first line of a card."""
    line = next(line for line in run("cards", game, "--lang", lang).splitlines() if re.match(rf"│ {title} +│", line))
    return [cell.strip() for cell in line.strip("│").split("│")]


def test_cards_of_the_vale_say_what_is_printed_on_them() -> None:
    cards = {card["id"]: card["facts"] for card in run_json("cards", "vale")}
    assert cards["eternity"] == {"cost": 12, "family": "dragon", "kind": ["instant"]}
    assert cards["imp"] == {"cost": 0, "family": "fire", "kind": ["instant", "active"]}
    assert headings("cards", "vale")[:-1] == ["Card", "Cost", "Family", "Effect"]
    assert row("vale", "Kappa", "en")[:-1] == ["Kappa", "1", "water", "permanent"]
    assert headings("cards", "vale", "--lang", "pl")[:-1] == ["Karta", "Koszt", "Rodzina", "Efekt"]
    assert row("vale", "Kappa", "pl")[:-1] == ["Kappa", "1", "woda", "stały"]


def test_cards_of_cardia_say_what_is_printed_on_them() -> None:
    cards = {card["id"]: card["facts"] for card in run_json("cards", "cardia")}
    assert cards["judge"] == {"influence": 8, "faction": "dynasty", "kind": "ongoing", "deck": "one"}
    assert cards["successor"] == {"influence": 16, "faction": "dynasty", "kind": "instant", "deck": "two"}
    assert headings("cards", "cardia")[:-1] == ["Card", "Influence", "Faction", "Ability", "Deck"]
    assert row("cardia", "Sędzina", "pl")[:-1] == ["Sędzina", "8", "Dynastia", "stała", "I"]


@pytest.mark.parametrize("game", every(), ids=lambda game: game.id)
def test_no_id_and_no_word_is_cut_on_a_narrow_screen(game: Game[State]) -> None:
    said = [text for card in run_json("cards", game.id) for text in (card["names"]["pl"], card["text"]["pl"])]
    for width in ("40", "80"):
        result = CliRunner(env={"COLUMNS": width, "LC_ALL": "C.UTF-8"}).invoke(app, ["cards", game.id, "--lang", "pl"])
        assert set(game.faces) <= set(result.stdout.split())
        assert result.stdout.count("…") == "".join(said).count("…")


def test_a_game_without_facts_and_a_card_that_lacks_one_still_list(monkeypatch: pytest.MonkeyPatch) -> None:
    cardia = type(load("cardia"))
    monkeypatch.setattr(cardia, "card_facts", lambda game, face: ())
    assert headings("cards", "cardia") == ["Card", "Text"]
    assert run_json("cards", "cardia")[0]["facts"] == {}
    monkeypatch.setattr(cardia, "card_facts", lambda game, face: (Fact("influence", 8),) if face == "judge" else ())
    assert headings("cards", "cardia") == ["Card", "Influence", "Text"]
    assert row("cardia", "Judge", "en")[1] == "8"
    assert row("cardia", "Djinn", "en")[1] == ""


@pytest.mark.parametrize(("lang", "name"), [("pl", "Sędzina"), ("en", "Judge")])
def test_cards_come_in_the_language_asked_for(lang: str, name: str) -> None:
    assert name in run("cards", "cardia", "--lang", lang)


@pytest.mark.parametrize(("locale", "name"), [("pl_PL.UTF-8", "Sędzina"), ("de_DE.UTF-8", "Judge"), ("C", "Judge")])
def test_the_locale_picks_the_language(locale: str, name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("LC_MESSAGES", raising=False)
    result = CliRunner(env={"LC_ALL": None, "LANG": locale, "COLUMNS": "100"}).invoke(app, ["cards", "cardia"])
    assert name in result.stdout
