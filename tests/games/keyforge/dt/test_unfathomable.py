"""Dark Tidings, Unfathomable, card by card."""

from tests.games.keyforge.board import Tables


def test_effigy_of_melerukh_awakens_with_six_counters(table: Tables) -> None:
    t = table(
        house="brobnar",
        line=["headhunter", "bumpsy"],
        their_line=["urchin"],
        their_artifacts=[{"card": "effigy-of-melerukh", "counters": {"awakening": 5}}],
        their_houses=["unfathomable"],
    )
    t.reap("headhunter")
    assert t.options == ["left", "right"]
    t.choose("right")
    assert t.line(1) == ["urchin", "effigy-of-melerukh"]
    assert (t.card("effigy-of-melerukh")["power"], t.card("effigy-of-melerukh")["armor"]) == (100, 100)
    t.reap("bumpsy")  # its text is blank from now on
    assert t.card("effigy-of-melerukh")["counters"] == {"awakening": 6}
    t.end_turn().choose("unfathomable")
    assert t.may("fight effigy-of-melerukh")


def test_effigy_of_melerukh_counts_enemy_reaping_only(table: Tables) -> None:
    t = table(house="brobnar", line=["bumpsy"], artifacts=["effigy-of-melerukh"]).reap("bumpsy")
    assert t.card("effigy-of-melerukh")["counters"] == {}
    t = table(house="brobnar", line=["bumpsy"], their_artifacts=["effigy-of-melerukh"]).reap("bumpsy")
    assert t.card("effigy-of-melerukh")["counters"] == {"awakening": 1}
    assert t.where("effigy-of-melerukh") == "artifacts-1"


def test_kiligogs_trench_grows_deeper_every_turn(table: Tables) -> None:
    t = table(
        house="unfathomable",
        artifacts=[{"card": "kiligog-s-trench", "counters": {"depth": 1}}],
        line=["silvertooth", "urchin"],
        their_line=["umbra", "dust-pixie"],
    )
    t.end_turn()
    assert (t.line(), t.line(1)) == (["urchin"], ["dust-pixie"])
    assert t.card("kiligog-s-trench")["counters"] == {"depth": 2}


def test_the_chosen_one_is_hurt_instead_of_creatures_being_readied(table: Tables) -> None:
    t = table(
        house="brobnar",
        line=["troll", {"card": "bumpsy", "exhausted": True}],
        artifacts=[{"card": "cannon", "exhausted": True}],
        their_line=["the-chosen-one"],
        their_houses=["unfathomable"],
    )
    t.reap("troll").end_turn()
    assert t.card("the-chosen-one")["damage"] == 2
    assert [t.card(name)["exhausted"] for name in ("troll", "bumpsy", "cannon")] == [True, True, False]
    t.reap("the-chosen-one").end_turn()
    assert t.card("the-chosen-one")["exhausted"] is False
    assert t.card("the-chosen-one")["damage"] == 2  # in the opponent's ready step only


def test_of_two_chosen_ones_one_takes_the_place_of_readying(table: Tables) -> None:
    """rulebook: "Efekty zastępujące": what was replaced is not there to be replaced again."""
    chosen = ["the-chosen-one", "the-chosen-one"]
    t = table(house="brobnar", line=["troll", {"card": "bumpsy", "exhausted": True}], their_line=chosen).end_turn()
    assert (t.asker, t.options) == (0, ["the-chosen-one", "the-chosen-one#2"])
    t.choose("the-chosen-one#2")
    assert [t.card(name)["damage"] for name in ("the-chosen-one", "the-chosen-one#2")] == [0, 1]
    assert t.card("bumpsy")["exhausted"] is True


def test_of_two_trenches_the_player_says_which_comes_first(table: Tables) -> None:
    """decision 4: the queen's end makes the ape too weak for the other trench."""
    depths = [{"card": "kiligog-s-trench", "counters": {"depth": depth}} for depth in (4, 5)]
    t = table(house="untamed", artifacts=depths, line=["niffle-queen", "niffle-ape"]).end_turn()
    assert t.options == ["kiligog-s-trench", "kiligog-s-trench#2"]
    t.choose("kiligog-s-trench#2")
    assert t.line() == ["niffle-ape"]
