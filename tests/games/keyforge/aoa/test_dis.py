"""Age of Ascension, Dis, card by card."""

from tests.games.keyforge.board import Tables


def test_exhume_plays_a_creature_from_the_discard_pile(table: Tables) -> None:
    setup = {"house": "dis", "hand": ["exhume"], "discard": ["charette", "fear", "bumpsy"], "their_amber": 4}
    t = table(**setup).play("exhume")
    assert sorted(map(str, t.options)) == ["bumpsy", "charette", "pass"]
    t.choose("charette")
    assert t.card("charette")["amber"] == 3
    assert t.amber == [1, 1]
    t = table(**setup).play("exhume").done()
    assert t.line() == []


def test_pain_reaction_spreads_when_it_kills(table: Tables) -> None:
    """erratum: the neighbours are hurt when the target has left play, each of them as they stood."""
    t = table(
        house="dis", hand=["pain-reaction"], line=["tocsin"], their_line=["troll", "dust-imp", "krump", "valdr"]
    ).play("pain-reaction")
    assert t.options == ["troll", "dust-imp", "krump", "valdr"]
    t.choose("dust-imp")
    assert [t.card(name)["damage"] for name in ("troll", "krump", "valdr")] == [2, 2, 0]
    assert t.amber == [1, 2]


def test_pain_reaction_stops_at_a_survivor(table: Tables) -> None:
    t = table(house="dis", hand=["pain-reaction"], their_line=["troll", "tocsin"]).play("pain-reaction", "tocsin")
    assert [t.card(name)["damage"] for name in ("troll", "tocsin")] == [0, 2]


def test_shadow_of_dis_blanks_enemies_until_your_turn(table: Tables) -> None:
    t = table(
        house="dis",
        houses=["dis"],
        hand=["shadow-of-dis"],
        line=["the-terror"],
        their_line=["truebaru", "tocsin", {"card": "dust-imp", "upgrades": ["flame-wreathed"]}],
        their_houses=["dis"],
    ).play("shadow-of-dis")
    assert t.amber == [1, 0]
    t.choose("fight the-terror")
    assert t.options == ["truebaru", "tocsin", "dust-imp"]  # nobody taunts
    t.choose("tocsin")
    t.end_turn().fight("truebaru", "the-terror")
    t.end_turn()
    t.change(cards={"truebaru": {"damage": 0}})
    assert "taunt" in t.card("truebaru")["keywords"]


def test_shadow_of_dis_spares_what_upgrades_give(table: Tables) -> None:
    """decision 100."""
    t = table(
        house="dis",
        hand=["shadow-of-dis"],
        line=["truebaru"],
        their_line=[{"card": "dust-imp", "upgrades": ["flame-wreathed"]}],
    ).play("shadow-of-dis")
    t.fight("truebaru", "dust-imp")
    assert t.card("truebaru")["damage"] == 2 + 4
    assert t.amber == [1, 0]  # the Imp's own Destroyed ability was blank


def test_shadow_of_dis_kills_who_lives_by_its_text(table: Tables) -> None:
    """rulebook: "X"."""
    t = table(house="dis", hand=["shadow-of-dis"], their_line=["troll", "picaroon"]).play("shadow-of-dis")
    assert t.where("picaroon") == "discard-1"


def test_shadow_of_dis_does_not_reach_a_hand(table: Tables) -> None:
    """rulebook: FAQ "Cień Dis": Silvertooth enters ready."""
    t = table(
        house="dis", houses=["dis"], hand=["shadow-of-dis"], their_hand=["silvertooth"], their_houses=["shadows"]
    ).play("shadow-of-dis")
    t.end_turn().play("silvertooth")
    assert not t.card("silvertooth")["exhausted"]


def test_unlocked_gateway_takes_everybody_and_ends_the_step(table: Tables) -> None:
    t = table(
        house="dis",
        houses=["dis"],
        hand=["unlocked-gateway", "fear"],
        line=["tocsin"],
        their_line=["valdr"],
        their_houses=["brobnar"],
    ).play("unlocked-gateway")
    assert (t.line(0), t.line(1)) == ([], [])
    assert t.g.active == 1
    assert t.where("fear") == "hand-0"


def test_shard_of_pain_splits_its_damage(table: Tables) -> None:
    """rulebook: "Za każdy", the example."""
    t = table(
        house="dis",
        artifacts=["shard-of-pain", "shard-of-pain", "dominator-bauble"],
        their_artifacts=["shard-of-pain"],
        line=["tocsin"],
        their_line=["valdr", "champion-anaphiel"],
    ).use_action("shard-of-pain")
    assert t.options == ["valdr", "champion-anaphiel"]
    t.choose("valdr")
    assert t.card("valdr")["damage"] == 0  # all of it at once
    t.choose("champion-anaphiel")
    assert (t.card("valdr")["damage"], t.card("champion-anaphiel")["damage"]) == (1, 0)


def test_wretched_doll_dooms_and_then_destroys(table: Tables) -> None:
    t = table(house="dis", artifacts=["wretched-doll"], line=["tocsin"], their_line=["valdr", "troll"])
    t.use_action("wretched-doll")
    assert t.options == ["tocsin", "valdr", "troll"]
    t.choose("valdr")
    assert t.card("valdr")["counters"] == {"doom": 1}
    t.change(cards={"wretched-doll": {"exhausted": False}}).use_action("wretched-doll")
    assert (t.where("valdr"), t.line(1)) == ("discard-1", ["troll"])


def test_aember_imp_stuns_everybody_who_reaps(table: Tables) -> None:
    t = table(house="dis", line=["aember-imp", "shooler"]).reap("shooler")
    assert t.card("shooler")["stunned"]
    assert t.amber == [1, 0]
    t = table(house="dis", line=["tocsin", "the-terror"], their_line=["aember-imp"])
    t.reap("the-terror")
    assert t.card("the-terror")["stunned"]
    assert not t.card("tocsin")["stunned"]


def test_soulkeeper_takes_the_strongest_along(table: Tables) -> None:
    t = table(
        house="dis",
        line=[{"card": "tocsin", "upgrades": ["soulkeeper"]}],
        their_line=["valdr", "headhunter", "krump"],
        artifacts=["dominator-bauble"],
    ).fight("tocsin", "headhunter")
    assert t.options == ["valdr", "krump"]  # rulebook: the active player chooses among equals
    t.choose("krump")
    assert (t.line(0), t.line(1)) == ([], ["valdr", "headhunter"])


def test_soulkeeper_wasted_on_one_who_dies_anyway(table: Tables) -> None:
    """rulebook: FAQ "Strażnik Dusz": the tagged one still counts as the strongest."""
    t = table(
        house="dis",
        hand=["dance-of-doom"],
        line=[{"card": "valdr", "upgrades": ["soulkeeper"]}],
        their_line=["krump", "headhunter"],
    ).play("dance-of-doom", 6)
    assert t.line(1) == ["headhunter"]
