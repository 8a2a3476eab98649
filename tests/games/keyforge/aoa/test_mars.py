"""Age of Ascension, Mars, card by card."""

from tests.games.keyforge.board import Tables


def test_collector_worm_archives_whom_it_fought(table: Tables) -> None:
    """rulebook: errata."""
    t = table(house="mars", line=["collector-worm"], their_line=["valdr", "smaaash"]).fight("collector-worm", "smaaash")
    assert t.zone("archives-0") == ["smaaash"]
    t.end_turn().end_turn().choose("yes")
    assert t.where("smaaash") == "hand-1"


def test_collector_worm_must_survive_and_so_must_the_other(table: Tables) -> None:
    t = table(house="mars", line=[{"card": "collector-worm", "damage": 1}], their_line=["valdr"])
    t.fight("collector-worm", "valdr")
    assert (t.line(), t.line(1), t.zone("archives-0")) == ([], ["valdr"], [])
    t = table(house="mars", line=["collector-worm"], their_line=["dust-imp"]).fight("collector-worm", "dust-imp")
    assert (t.where("dust-imp"), t.zone("archives-0")) == ("discard-1", [])


def test_yzphyz_archives_then_may_purge_to_stun(table: Tables) -> None:
    """rulebook: errata."""
    t = table(house="mars", hand=["yzphyz-knowdrone", "punch"], archives=["anger"], their_line=["valdr"])
    t.play("yzphyz-knowdrone", "punch")
    assert t.options == ["anger", "punch", "pass"]
    t.choose("anger")
    assert t.options == ["yzphyz-knowdrone", "valdr"]
    t.choose("valdr")
    assert (t.where("anger"), t.card("valdr")["stunned"]) == ("purged-0", True)


def test_yzphyz_may_decline(table: Tables) -> None:
    t = table(house="mars", hand=["yzphyz-knowdrone", "punch"], their_line=["valdr"])
    t.play("yzphyz-knowdrone", "punch", "pass")
    assert (t.zone("archives-0"), t.card("valdr")["stunned"]) == (["punch"], False)


def test_yzphyz_reaches_the_opponents_archives_at_random(table: Tables) -> None:
    """rulebook: FAQ "Yzphyz Wiedzodron"."""
    t = table(house="mars", hand=["yzphyz-knowdrone"], their_archives=["punch", "anger"], their_line=["valdr"])
    t.play("yzphyz-knowdrone")
    assert t.options == ["theirs", "pass"]
    t.choose("theirs", "valdr")
    assert (len(t.zone("archives-1")), len(t.zone("purged-1"))) == (1, 1)
    assert t.card("valdr")["stunned"]


def test_yzphyz_cannot_purge_what_belongs_to_another(table: Tables) -> None:
    """decision 25: it goes to its owner's hand, so nothing was purged."""
    t = table(
        house="mars", line=["uxlyx-the-zookeeper"], hand=["yzphyz-knowdrone"], their_line=["valdr", "mother"]
    ).reap("uxlyx-the-zookeeper", "mother")
    t.play("yzphyz-knowdrone", "left", "mother")
    assert (t.where("mother"), t.card("valdr")["stunned"]) == ("hand-1", False)


def test_collector_worm_takes_both_halves_of_a_gigantic_creature(table: Tables) -> None:
    """decisions 25, 81."""
    t = table(
        house="mars",
        line=[{"card": "collector-worm", "upgrades": ["way-of-the-wolf"]}],
        their_line=["ultra-gravitron"],
        their_houses=["logos", "dis", "shadows"],
    )
    t.fight("collector-worm", "ultra-gravitron")
    assert (len(t.zone("archives-0")), t.zone("archives-1")) == (2, [])
    t.end_turn().choose("dis").end_turn().choose("mars", "yes")
    assert (t.zone("archives-0"), len([name for name in t.hand(1) if name.startswith("ultra")])) == ([], 2)
