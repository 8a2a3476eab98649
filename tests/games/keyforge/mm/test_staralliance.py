"""Mass Mutation, Star Alliance, card by card."""

from tests.games.keyforge.board import Tables


def test_ensign_el_samra_resolves_the_icons_of_a_card_in_hand(table: Tables) -> None:
    t = table(
        house="staralliance", line=["ensign-el-samra"], hand=["punch~+c", "anger"], their_amber=2, deck=["mother"]
    ).use_action("ensign-el-samra")
    assert t.options == ["punch", "anger"]
    t.choose("punch")
    assert (t.amber, t.card("ensign-el-samra")["amber"]) == ([1, 1], 1)
    assert t.where("punch") == "hand-0"
    assert t.g.sees(1, t.find("punch"))


def test_ensign_el_samra_with_an_empty_hand(table: Tables) -> None:
    assert table(house="staralliance", line=["ensign-el-samra"]).use_action("ensign-el-samra").amber == [0, 0]


def test_survey_discards_one_of_two_cards(table: Tables) -> None:
    """rulebook: FAQ "Obserwacja"."""
    t = table(house="staralliance", hand=["survey"], deck=["punch", "anger", "mother"]).play("survey")
    assert sorted(map(str, t.options)) == ["anger", "punch"]
    t.choose("anger")
    assert (t.zone("deck-0"), t.where("anger")) == (["mother", "punch"], "discard-0")
    assert not t.g.sees(1, t.find("punch"))


def test_survey_with_one_card_or_none(table: Tables) -> None:
    t = table(house="staralliance", hand=["survey"], deck=["punch"]).play("survey", "punch")
    assert t.where("punch") == "discard-0"
    assert table(house="staralliance", hand=["survey"]).play("survey").zone("discard-0") == ["survey"]
