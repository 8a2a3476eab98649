"""Worlds Collide, Star Alliance, card by card."""

from tests.games.keyforge.board import Tables


def test_captain_val_jericho_in_the_centre_allows_one_other_card(table: Tables) -> None:
    t = table(
        house="staralliance",
        line=["valdr", "captain-val-jericho", "mother"],
        hand=["dust-pixie", "punch", "lieutenant-khrkhar"],
    )
    assert t.may("play punch")
    assert not t.may("discard punch")
    t.play("dust-pixie", "left")
    assert not t.may("play punch")
    assert t.may("play lieutenant-khrkhar")
    t.play("lieutenant-khrkhar", "right")
    t.end_turn().end_turn().choose("staralliance")
    assert t.may("play punch")


def test_captain_val_jericho_off_the_centre_allows_nothing(table: Tables) -> None:
    assert not table(house="staralliance", line=["captain-val-jericho", "mother"], hand=["punch"]).may("play punch")


def test_crash_muldoon_lets_a_neighbour_act(table: Tables) -> None:
    t = table(house="staralliance", hand=["crash-muldoon"], line=["mother", "doc-bookton", "valdr"], deck=["punch"])
    t.play("crash-muldoon", 2)
    assert not t.card("crash-muldoon")["exhausted"]
    t.use_action("crash-muldoon")
    assert t.options == ["doc-bookton", "valdr"]
    t.choose("doc-bookton")
    assert (t.hand(), t.amber) == (["punch"], [1, 0])


def test_crash_muldoon_leaves_his_own_house_alone(table: Tables) -> None:
    t = table(house="staralliance", line=["crash-muldoon", "lieutenant-khrkhar"]).use_action("crash-muldoon")
    assert t.amber == [0, 0]


def test_disruption_field_counts_the_uses_of_its_creature(table: Tables) -> None:
    """rulebook: "Znaczniki specjalne"."""
    t = table(
        house="staralliance",
        line=[{"card": "lieutenant-khrkhar", "upgrades": ["disruption-field"]}, "crash-muldoon"],
        their_line=["urchin"],
    )
    assert t.player(1)["key_cost"] == 6
    t.reap("lieutenant-khrkhar").reap("crash-muldoon")
    assert (t.player(0)["key_cost"], t.player(1)["key_cost"]) == (6, 7)
    t.end_turn().end_turn().fight("lieutenant-khrkhar", "urchin")
    assert t.player(1)["key_cost"] == 8


def test_disruption_fields_count_each_for_itself(table: Tables) -> None:
    """rulebook: "Karta odnosząca się do samej siebie": that very upgrade, for its own controller."""
    t = table(
        house="staralliance",
        hand=["disruption-field"],
        line=["crash-muldoon"],
        their_line=[{"card": "valdr", "upgrades": ["disruption-field"]}],
    ).play_upgrade("disruption-field", "valdr")
    t.end_turn().choose("brobnar").reap("valdr").default()
    assert (t.player(0)["key_cost"], t.player(1)["key_cost"]) == (7, 7)


def test_encounter_suit_wards_before_the_action_does_anything(table: Tables) -> None:
    """rulebook: FAQ "Skafander ochronny"."""
    t = table(
        house="brobnar", hand=["punch", "smaaash"], their_line=[{"card": "mother", "upgrades": ["encounter-suit"]}]
    ).play("smaaash")
    t.choose("mother")
    assert not t.card("mother")["warded"]
    t.play("punch", "mother")
    assert (t.card("mother")["damage"], t.card("mother")["warded"], t.amber) == (0, False, [1, 0])


def test_encounter_suit_comes_after_the_icons(table: Tables) -> None:
    t = table(
        house="brobnar", hand=["warsong~+d"], their_line=[{"card": "mother", "upgrades": ["encounter-suit"]}]
    ).play("warsong")
    assert (t.card("mother")["damage"], t.card("mother")["warded"]) == (1, True)


def test_explo_rover_as_a_creature(table: Tables) -> None:
    t = table(house="staralliance", hand=["explo-rover"], their_line=["valdr"]).play("explo-rover")
    assert t.options == ["as-creature", "as-upgrade"]
    t.choose("as-creature")
    assert (t.line(), t.card("explo-rover")["keywords"]) == (["explo-rover"], {"skirmish": 1})


def test_explo_rover_as_an_upgrade(table: Tables) -> None:
    t = table(house="staralliance", hand=["explo-rover"], line=["lieutenant-khrkhar"], their_line=["valdr"])
    t.play("explo-rover", "as-upgrade")
    assert t.asked == "attach"
    t.choose("lieutenant-khrkhar")
    assert (t.line(), t.card("lieutenant-khrkhar")["upgrades"]) == (["lieutenant-khrkhar"], ["explo-rover"])
    t.fight("lieutenant-khrkhar", "valdr")
    assert t.card("lieutenant-khrkhar")["damage"] == 0


def test_explo_rover_alone_is_a_creature(table: Tables) -> None:
    assert table(house="staralliance", hand=["explo-rover"]).play("explo-rover").line() == ["explo-rover"]


def test_lieutenant_khrkhar_is_dangerous_to_attack(table: Tables) -> None:
    t = table(house="dis", line=["tocsin"], their_line=["mother", "lieutenant-khrkhar", "urchin"])
    t.fight("tocsin", "lieutenant-khrkhar")  # the neighbours of a taunter cannot be attacked: nothing to choose
    assert t.where("tocsin") == "discard-0"
    assert t.card("lieutenant-khrkhar")["damage"] == 0
