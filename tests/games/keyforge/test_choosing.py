"""Several cards chosen for one effect: the question says how many, and whether it must be so many."""

import pytest
from tests.games.keyforge.board import Tables

from stolik.games.keyforge.scenario import Scenario
from stolik.words import words_for

HURT = [{"card": name, "damage": 1} for name in ("valdr", "headhunter", "smaaash", "mother", "tocsin")]
BIG = ["valdr", "headhunter", "smaaash", "mother"]


def said(t: Scenario, lang: str) -> str:
    ask = t.match.asks[0]
    return words_for("keyforge").render(t.match.prompt(ask, ask.seat), lang, strict=True)


def args(t: Scenario) -> dict[str, int | str]:
    return t.match.asks[0].args


def test_up_to_three_counts_down(table: Tables) -> None:
    t = table(house="mars", hand=["mass-abduction"], their_line=HURT).play("mass-abduction")
    assert args(t) == {"count": 3}
    assert said(t, "en").endswith("which creatures do you put into your archives? You may choose up to 3 creatures.")
    assert said(t, "pl").endswith("które stworzenia umieścić w swoim archiwum? Możesz wybrać najwyżej 3 stworzenia.")
    t.choose("valdr", "mother")
    assert (args(t), t.options) == ({"count": 1}, ["headhunter", "smaaash", "tocsin", "done"])
    assert said(t, "en").endswith("You may choose 1 more creature.")
    assert said(t, "pl").endswith("Możesz wybrać jeszcze 1 stworzenie.")
    t.choose("tocsin")
    assert t.line(1) == ["headhunter", "smaaash"]


def test_exactly_two_offers_no_end(table: Tables) -> None:
    t = table(house="untamed", hand=["lost-in-the-woods"], line=["snufflegator", "niffle-ape", "dust-pixie"])
    t.play("lost-in-the-woods")
    assert (args(t), "done" in t.options) == ({"count": 2}, False)
    assert said(t, "en").endswith("which cards are shuffled into their owners’ decks? Choose 2 cards.")
    assert said(t, "pl").endswith("które karty wtasować do talii właścicieli? Wybierz 2 karty.")
    t.choose("dust-pixie")
    assert args(t) == {"count": 1}
    assert said(t, "pl").endswith("Wybierz jeszcze 1 kartę.")
    t.choose("niffle-ape")
    assert t.line() == ["snufflegator"]


def test_one_card_is_one_question(table: Tables) -> None:
    t = table(house="mars", line=["vezyma-thinkdrone", "uxlyx-the-zookeeper"], their_line=BIG)
    t.reap("uxlyx-the-zookeeper")
    assert (t.asked, args(t)) == ("choose-abduct", {"count": 1})
    t.choose("valdr")
    assert t.zone("archives-0") == ["valdr"]


@pytest.mark.parametrize(
    ("house", "card", "asked", "count"),
    [
        ("untamed", "grasping-vines", "choose-return-up-to", 3),
        ("untamed", "nature-s-call", "choose-return-up-to", 3),
        ("untamed", "nocturnal-maneuver", "choose-exhaust-up-to", 3),
        ("shadows", "lights-out", "choose-return-several", 2),
        ("untamed", "cross-porpoises", "choose-enrage-several", 2),
    ],
)
def test_every_card_that_means_several_says_how_many(
    table: Tables, house: str, card: str, asked: str, count: int
) -> None:
    t = table(house=house, hand=[card], their_line=BIG, their_artifacts=["safe-place", "gauntlet-of-command"]).play(
        card
    )
    assert (t.asked, args(t)) == (asked, {"count": count})
    assert all(str(count) in said(t, lang) for lang in ("pl", "en"))
    assert {one["verb"] for one in t.meanings()} <= {asked.split("-")[1], "done"}
    t.choose("done" if asked.endswith("up-to") else str(t.options[0]))
    if t.asked == asked:
        t.choose(str(t.options[0]))


def test_any_number_has_no_count(table: Tables) -> None:
    t = table(house="dis", artifacts=["obsidian-forge"], line=["valdr", "mother"]).use_action("obsidian-forge")
    assert (t.asked, args(t), t.options) == ("choose-destroy-any", {}, ["valdr", "mother", "done"])
    assert said(t, "en").endswith("You may choose any number of them.")
    assert said(t, "pl").endswith("Możesz wybrać dowolną liczbę kart.")
    t.done()
    assert t.line() == ["valdr", "mother"]
