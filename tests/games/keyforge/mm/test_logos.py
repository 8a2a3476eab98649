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
