"""Call of the Archons, Dis, card by card."""

from tests.games.keyforge.board import Tables


def test_fear_returns_an_enemy_creature_to_its_owner(table: Tables) -> None:
    t = table(
        house="dis",
        hand=["fear"],
        line=["tocsin"],
        their_line=[{"card": "valdr", "amber": 2, "damage": 3, "upgrades": ["blood-of-titans"]}, "headhunter"],
    ).play("fear")
    assert t.options == ["valdr", "headhunter"]
    t.choose("valdr")
    assert t.where("valdr") == "hand-1"
    assert t.where("blood-of-titans") == "discard-1"
    assert t.amber == [2, 0]


def test_fear_is_stopped_by_a_ward(table: Tables) -> None:
    """rulebook: "Osłonięcie"."""
    t = table(house="dis", hand=["fear"], their_line=[{"card": "valdr", "warded": True}]).play("fear")
    assert t.where("valdr") == "line-1"
    assert not t.card("valdr")["warded"]


def test_hand_of_dis_destroys_a_creature_off_the_flanks(table: Tables) -> None:
    t = table(
        house="dis", hand=["hand-of-dis"], line=["tocsin", "dust-imp"], their_line=["valdr", "smaaash", "headhunter"]
    ).play("hand-of-dis")
    assert t.where("smaaash") == "discard-1"
    assert t.line(1) == ["valdr", "headhunter"]


def test_hand_of_dis_does_nothing_when_all_stand_on_flanks(table: Tables) -> None:
    t = table(house="dis", hand=["hand-of-dis"], their_line=["valdr", "smaaash"]).play("hand-of-dis")
    assert t.line(1) == ["valdr", "smaaash"]


def test_mind_barb_discards_a_random_card(table: Tables) -> None:
    t = table(house="dis", hand=["mind-barb"], their_hand=["punch", "anger"]).play("mind-barb")
    assert len(t.hand(1)) == 1
    assert len(t.zone("discard-1")) == 1
    assert t.amber == [1, 0]


def test_mind_barb_against_an_empty_hand(table: Tables) -> None:
    t = table(house="dis", hand=["mind-barb"]).play("mind-barb")
    assert t.where("mind-barb") == "discard-0"


def test_dominator_bauble_uses_a_friendly_creature_of_any_house(table: Tables) -> None:
    t = table(house="dis", artifacts=["dominator-bauble"], line=["doc-bookton", "tocsin"], deck=["punch"])
    t.use_action("dominator-bauble")
    assert t.options == ["doc-bookton", "tocsin"]
    t.choose("doc-bookton")
    assert t.where("punch") == "hand-0"
    assert t.amber == [1, 0]


def test_dominator_bauble_lets_the_player_pick_the_way(table: Tables) -> None:
    t = table(
        house="dis", artifacts=["dominator-bauble"], line=["noddy-the-thief"], their_line=["valdr"], their_amber=1
    )
    t.use_action("dominator-bauble")
    assert t.options == ["fight", "reap", "action"]
    t.choose("action")
    assert t.amber == [1, 0]


def test_charette_captures_three(table: Tables) -> None:
    t = table(house="dis", hand=["charette"], their_amber=5).play("charette")
    assert t.card("charette")["amber"] == 3
    assert t.amber == [0, 2]


def test_charette_captures_what_there_is(table: Tables) -> None:
    t = table(house="dis", hand=["charette"], their_amber=2).play("charette")
    assert t.card("charette")["amber"] == 2
    assert t.amber == [0, 0]


def test_dust_imp_pays_when_destroyed(table: Tables) -> None:
    t = table(house="dis", line=["dust-imp"], their_line=["valdr"]).fight("dust-imp", "valdr")
    assert t.amber == [2, 0]
    assert t.where("dust-imp") == "discard-0"


def test_shooler_steals_only_from_the_rich(table: Tables) -> None:
    assert table(house="dis", hand=["shooler"], their_amber=4).play("shooler").amber == [1, 3]
    assert table(house="dis", hand=["shooler"], their_amber=3).play("shooler").amber == [0, 3]


def test_stealer_of_souls_purges_whom_it_beats(table: Tables) -> None:
    t = table(house="dis", line=["stealer-of-souls"], their_line=["tocsin"]).fight("stealer-of-souls", "tocsin")
    assert t.where("tocsin") == "purged-1"
    assert t.amber == [1, 0]


def test_stealer_of_souls_also_as_defender(table: Tables) -> None:
    t = table(house="dis", line=["tocsin"], their_line=["stealer-of-souls"]).fight("tocsin", "stealer-of-souls")
    assert t.where("tocsin") == "purged-0"
    assert t.amber == [0, 1]


def test_stealer_of_souls_gets_nothing_if_both_die(table: Tables) -> None:
    """rulebook: FAQ "Efekty «Zniszczenie:»"."""
    t = table(house="dis", line=["stealer-of-souls"], their_line=["valdr"]).fight("stealer-of-souls", "valdr")
    assert t.where("valdr") == "discard-1"
    assert t.where("stealer-of-souls") == "discard-0"
    assert t.amber == [0, 0]


def test_stealer_of_souls_cannot_purge_a_card_that_went_to_hand(table: Tables) -> None:
    """decision 21: in a hand it is lost, but it was destroyed."""
    t = table(house="dis", line=["stealer-of-souls"], their_line=["bad-penny"]).fight("stealer-of-souls", "bad-penny")
    assert t.where("bad-penny") == "hand-1"
    assert t.amber == [1, 0]


def test_the_terror_gains_two_from_the_poor(table: Tables) -> None:
    assert table(house="dis", hand=["the-terror"]).play("the-terror").amber == [2, 0]
    assert table(house="dis", hand=["the-terror"], their_amber=1).play("the-terror").amber == [0, 1]


def test_tocsin_discards_when_it_reaps(table: Tables) -> None:
    t = table(house="dis", line=["tocsin"], their_hand=["punch"]).reap("tocsin")
    assert t.where("punch") == "discard-1"
    assert t.amber == [1, 0]


def test_lash_of_broken_dreams_raises_the_cost_for_one_turn_of_the_opponent(table: Tables) -> None:
    t = table(house="dis", artifacts=["lash-of-broken-dreams"], their_amber=7, their_line=["valdr"])
    t.use_action("lash-of-broken-dreams")
    assert t.player(1)["key_cost"] == 6
    t.end_turn()
    assert t.player(1)["key_cost"] == 9
    assert (t.keys, t.amber) == ([0, 0], [0, 7])
    t.end_turn()
    assert t.player(1)["key_cost"] == 6


def test_pitlord_forces_dis(table: Tables) -> None:
    t = (
        table(house="dis", line=["pitlord"], houses=["dis", "mars", "logos"], their_houses=["brobnar"])
        .end_turn()
        .end_turn()
    )
    assert t.g.house == "dis"


def test_pitlord_and_restringuntus_cannot_beats_must(table: Tables) -> None:
    """rulebook: "Nie możesz vs musisz"."""
    t = table(house="dis", hand=["restringuntus"], their_line=["pitlord"], their_houses=["dis", "mars", "logos"]).play(
        "restringuntus", "dis"
    )
    t.end_turn()
    assert (t.asker, t.options) == (1, ["mars", "logos"])
    t.choose("mars")


def test_restringuntus_stops_when_it_leaves_play(table: Tables) -> None:
    t = table(
        house="dis",
        houses=["dis"],
        hand=["restringuntus"],
        their_line=["valdr"],
        their_houses=["brobnar", "dis"],
    ).play("restringuntus", "dis")
    t.end_turn().fight("valdr", "restringuntus").end_turn().end_turn()
    assert t.options == ["brobnar", "dis"]


def test_flame_wreathed_makes_hazardous(table: Tables) -> None:
    t = table(
        house="brobnar", line=["smaaash"], their_line=[{"card": "dust-imp", "upgrades": ["flame-wreathed"]}]
    ).fight("smaaash", "dust-imp")
    assert t.where("smaaash") == "discard-0"  # 2 before the fight, 4 in it
    assert t.where("dust-imp") == "discard-1"
