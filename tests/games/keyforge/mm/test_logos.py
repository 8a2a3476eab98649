"""Mass Mutation, Logos, card by card."""

from tests.games.keyforge.board import Tables


def test_fission_bloom_doubles_the_icons_of_the_next_card(table: Tables) -> None:
    t = table(
        house="logos", artifacts=["fission-bloom"], hand=["labwork~+r", "dust-pixie~logos"], deck=["punch", "anger"]
    )
    t.use_action("fission-bloom").play("labwork")
    assert t.amber == [2, 0]
    assert sorted(map(str, t.options)) == ["anger", "dust-pixie", "punch"]  # two cards drawn
    t.choose("punch").play("dust-pixie")
    assert t.amber == [4, 0]


def test_fission_bloom_is_spent_on_a_card_without_icons(table: Tables) -> None:
    t = table(house="logos", artifacts=["fission-bloom"], hand=["mother", "dust-pixie~logos"])
    t.use_action("fission-bloom").play("mother").play("dust-pixie", "left")
    assert t.amber == [2, 0]


def test_fission_bloom_ends_with_the_turn(table: Tables) -> None:
    t = table(house="logos", artifacts=["fission-bloom"], hand=["dust-pixie~logos"]).use_action("fission-bloom")
    t.end_turn().end_turn().play("dust-pixie")
    assert t.amber == [2, 0]


def test_ultra_gravitron_is_played_with_both_halves(table: Tables) -> None:
    """rulebook: "Olbrzymie stworzenie"."""
    t = table(house="logos", hand=["ultra-gravitron", "ultra-gravitron2"], deck=["punch"] * 6)
    t.play("ultra-gravitron#2")
    assert t.line() == ["ultra-gravitron"]
    assert (t.card("ultra-gravitron")["power"], t.card("ultra-gravitron")["armor"]) == (10, 3)
    assert t.hand() == []
    assert len(t.zone("archives-0")) == 5
    assert not table(house="logos", hand=["ultra-gravitron"]).may("play ultra-gravitron")


def test_ultra_gravitron_reads_the_icons_of_both_halves(table: Tables) -> None:
    """decision 81: those of the top half, then those of the bottom half."""
    t = table(
        house="logos", line=["ultra-gravitron"], archives=["punch"], hand=["deusillus2~logos+d", "deusillus~logos+a"]
    )
    t.play("deusillus", "left", "ultra-gravitron")
    t.reap("ultra-gravitron", "punch", "deusillus")
    assert (t.amber, t.card("ultra-gravitron")["armor_left"]) == ([3, 0], 1)
    assert len(t.zone("purged-0")) == 2


def test_ultra_gravitron_leaves_as_two_cards(table: Tables) -> None:
    t = table(house="dis", hand=["fear"], their_line=["ultra-gravitron"]).play("fear")
    assert sorted(t.hand(1)) == ["ultra-gravitron", "ultra-gravitron#2"]
    assert t.line(1) == []


def test_ultra_gravitron_purges_a_creature_and_takes_its_icons(table: Tables) -> None:
    t = table(
        house="logos",
        hand=["ultra-gravitron", "ultra-gravitron2"],
        archives=["punch", "anger"],
        their_line=["dust-pixie", "valdr"],
    ).play("ultra-gravitron")
    t.change(cards={"ultra-gravitron": {"exhausted": False}}).reap("ultra-gravitron")
    assert t.options == ["punch", "anger"]
    t.choose("anger")
    assert t.options == ["ultra-gravitron", "dust-pixie", "valdr"]
    t.choose("dust-pixie")
    assert (t.where("anger"), t.where("dust-pixie"), t.amber) == ("discard-0", "purged-1", [3, 0])


def test_ultra_gravitron_needs_a_card_in_the_archives(table: Tables) -> None:
    t = table(house="logos", hand=["ultra-gravitron", "ultra-gravitron2"], their_line=["dust-pixie"])
    t.play("ultra-gravitron").change(cards={"ultra-gravitron": {"exhausted": False}}).reap("ultra-gravitron")
    assert (t.line(1), t.amber) == (["dust-pixie"], [1, 0])


def test_fission_bloom_doubles_what_ultra_gravitron_resolves(table: Tables) -> None:
    """rulebook: FAQ "Symbole premii"."""
    t = table(
        house="logos",
        hand=["ultra-gravitron", "ultra-gravitron2", "labwork"],
        artifacts=["fission-bloom"],
        archives=["punch"],
        their_line=["dust-pixie", "valdr"],
    ).play("ultra-gravitron")
    t.change(cards={"ultra-gravitron": {"exhausted": False}}).use_action("fission-bloom")
    t.reap("ultra-gravitron", "punch", "dust-pixie")
    assert t.amber == [5, 0]
    t.play("labwork")
    assert t.amber == [6, 0]
