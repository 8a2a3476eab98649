"""Age of Ascension, Logos, card by card."""

from tests.games.keyforge.board import Tables


def test_archimedes_saves_his_neighbours(table: Tables) -> None:
    """rulebook: "Zniszczona karta": the next ones were already to be destroyed."""
    t = table(
        house="shadows",
        hand=["poison-wave"],
        their_line=["urchin", "batdrone", "archimedes", "silvertooth", "noddy-the-thief"],
    ).play("poison-wave")
    t.default()
    assert sorted(t.zone("archives-1")) == ["batdrone", "silvertooth"]
    assert [t.where(name) for name in ("urchin", "archimedes", "noddy-the-thief")] == ["discard-1"] * 3


def test_archimedes_does_nothing_for_others(table: Tables) -> None:
    t = table(house="brobnar", line=["valdr"], their_line=["archimedes", "mother", "tocsin"]).fight("valdr", "tocsin")
    assert t.where("tocsin") == "discard-1"
    t = table(house="brobnar", line=["valdr"], their_line=["archimedes", "tocsin"]).fight("valdr", "tocsin")
    assert t.where("tocsin") == "archives-1"


def test_eureka_pays_and_archives_at_random(table: Tables) -> None:
    t = table(house="logos", hand=["eureka", "punch", "anger", "mother"]).play("eureka")
    assert t.amber == [3, 0]
    assert (len(t.hand()), len(t.zone("archives-0"))) == (1, 2)
    t = table(house="logos", hand=["eureka", "punch"]).play("eureka")
    assert t.zone("archives-0") == ["punch"]


def test_eureka_comes_first_or_not_at_all(table: Tables) -> None:
    t = table(house="logos", hand=["eureka", "labwork"], line=["mother"])
    assert t.may("play eureka")
    t.reap("mother")
    assert not t.may("play eureka")


def test_jargogle_plays_its_card_on_your_turn(table: Tables) -> None:
    t = table(house="logos", hand=["jargogle", "dust-pixie", "punch"], their_line=["valdr"]).play("jargogle")
    assert t.options == ["dust-pixie", "punch"]
    t.choose("dust-pixie")
    assert t.card("jargogle")["under"] == ["dust-pixie"]
    assert not t.g.sees(1, t.find("dust-pixie"))
    t.change(cards={"jargogle": {"exhausted": False}}).fight("jargogle", "valdr")
    while t.asked == "flank":
        t.choose("left")
    assert t.where("jargogle") == "discard-0"
    assert t.line() == ["dust-pixie"]
    assert t.amber == [2, 0]


def test_jargogle_archives_its_card_on_the_other_turn(table: Tables) -> None:
    t = table(house="logos", hand=["jargogle", "dust-pixie"], their_line=["valdr", "headhunter"])
    t.play("jargogle", "dust-pixie").end_turn().fight("valdr", "jargogle").fight("headhunter", "jargogle")
    assert (t.where("jargogle"), t.zone("archives-0"), t.amber) == ("discard-0", ["dust-pixie"], [0, 1])


def test_jargogle_with_an_empty_hand(table: Tables) -> None:
    t = table(house="logos", hand=["jargogle"], their_line=["valdr"]).play("jargogle")
    assert t.card("jargogle")["under"] == []
    t.change(cards={"jargogle": {"exhausted": False}}).fight("jargogle", "valdr")
    assert t.where("jargogle") == "discard-0"


def test_redacted_forges_with_its_fourth_amber(table: Tables) -> None:
    t = table(artifacts=[{"card": "redacted", "amber": 2}], step="start", houses=["logos", "mars"], line=["mother"])
    t.choose("logos")
    assert t.card("redacted")["amber"] == 3
    t.end_turn().end_turn().choose("mars")
    assert t.card("redacted")["amber"] == 3
    t.end_turn().end_turn().choose("logos", "red")
    assert (t.keys, t.where("redacted"), t.amber) == ([1, 0], "discard-0", [0, 0])


def test_redacted_waits_for_its_own_trigger(table: Tables) -> None:
    """rulebook: FAQ "[CENZURA]"."""
    t = table(artifacts=[{"card": "redacted", "amber": 4}], step="start", houses=["logos", "mars"]).choose("mars")
    assert (t.keys, t.where("redacted")) == ([0, 0], "artifacts-0")
    t.end_turn().end_turn().choose("logos", "blue")
    assert t.keys == [1, 0]
