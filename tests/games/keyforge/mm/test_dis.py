"""Mass Mutation, Dis, card by card."""

from tests.games.keyforge.board import Tables


def test_waking_nightmare_counts_dis_creatures_all_the_time(table: Tables) -> None:
    """rulebook: FAQ "Koszmar na jawie"."""
    t = table(
        house="dis",
        houses=["dis"],
        hand=["waking-nightmare", "tocsin"],
        line=["shooler", "troll"],
        their_line=["charette"],
        their_hand=["dust-imp"],
        their_houses=["dis"],
        their_amber=6,
    ).play("waking-nightmare")
    assert t.amber == [1, 6]
    assert t.player(1)["key_cost"] == 6
    t.play("tocsin", "left").end_turn()
    assert (t.player(1)["key_cost"], t.keys) == (9, [0, 0])
    t.play("dust-imp", "left")
    assert t.player(1)["key_cost"] == 10
    t.end_turn()
    assert t.player(1)["key_cost"] == 6


def test_dark_aember_vault_favours_mutants(table: Tables) -> None:
    t = table(
        house="dis",
        artifacts=["dark-aember-vault"],
        hand=["maleficorn", "tocsin"],
        line=["rogue-ogre"],
        their_line=["rogue-ogre"],
        deck=["fear", "punch"],
    ).play("maleficorn", "left")
    assert "fear" in t.hand()
    assert [t.card(name)["power"] for name in ("maleficorn", "rogue-ogre", "rogue-ogre#2")] == [7, 8, 6]
    t.play("tocsin", "left")
    assert t.card("tocsin")["power"] == 3
    assert t.where("punch") == "deck-0"


def test_the_pale_star_makes_everybody_weak(table: Tables) -> None:
    """rulebook: FAQ "Blada Gwiazda"."""
    t = table(
        house="brobnar",
        artifacts=["the-pale-star", "banner-of-battle"],
        line=[{"card": "troll", "power": 2}, {"card": "krump", "damage": 1}],
        their_line=["champion-anaphiel"],
        their_houses=["sanctum"],
    ).use_omni("the-pale-star")
    assert t.where("the-pale-star") == "discard-0"
    assert t.where("krump") == "discard-0"
    assert [t.card(name)["power"] for name in ("troll", "champion-anaphiel")] == [1, 1]
    assert t.card("champion-anaphiel")["armor"] == 0
    t.end_turn()
    assert t.card("troll")["power"] == 11


def test_bonesaw_enters_ready_after_a_loss(table: Tables) -> None:
    setup = {
        "house": "dis",
        "hand": ["bonesaw"],
        "line": ["tocsin", "the-terror"],
        "their_line": ["troll", "dust-pixie"],
    }
    t = table(**setup).play("bonesaw", "left")
    assert t.card("bonesaw")["exhausted"]
    t = table(**setup).fight("the-terror", "dust-pixie").play("bonesaw", "left")
    assert t.card("bonesaw")["exhausted"]  # an enemy does not count
    t = table(**setup).fight("tocsin", "troll").play("bonesaw", "left")
    assert not t.card("bonesaw")["exhausted"]


def test_drecker_shares_the_wounds_of_its_neighbours(table: Tables) -> None:
    t = table(
        house="brobnar", line=["bumpsy"], their_line=["raiding-knight", "drecker", "troll"], hand=["punch"]
    ).fight("bumpsy", "raiding-knight")
    assert (t.card("raiding-knight")["damage"], t.card("drecker")["damage"]) == (3, 3)  # what armor let through
    t.play("punch", "troll")
    assert t.card("drecker")["damage"] == 3  # no fight


def test_two_dreckers_share_once(table: Tables) -> None:
    """rulebook: FAQ "Rupieciarz"."""
    t = table(house="dis", line=["dust-imp"], their_line=["drecker", "drecker", "troll"]).fight("dust-imp", "drecker")
    assert [t.card("drecker")["damage"], t.card("drecker#2")["damage"], t.card("troll")["damage"]] == [2, 2, 0]


def test_drecker_steals_when_it_reaps(table: Tables) -> None:
    assert table(house="dis", line=["drecker"], their_amber=2).reap("drecker").amber == [2, 1]


def test_maleficorn_adds_to_damage_icons(table: Tables) -> None:
    """rulebook: FAQ "Złorożec": on its own icon, too."""
    t = table(
        house="dis", hand=["maleficorn~+d", "fear~+dd"], line=["tocsin"], their_line=["troll", "raiding-knight"]
    ).play("maleficorn", "left")
    assert t.options == ["maleficorn", "tocsin", "troll", "raiding-knight"]
    t.choose("troll")
    assert t.card("troll")["damage"] == 2
    t.play("fear", "tocsin")
    assert t.card("tocsin")["damage"] == 1  # no enemy
    t.choose("raiding-knight", "troll")
    assert t.where("raiding-knight") == "line-1"
    assert t.where("troll") == "hand-1"


def test_maleficorn_adds_nothing_to_what_armor_stops(table: Tables) -> None:
    t = table(house="dis", line=["maleficorn"], hand=["mind-barb~+d"], their_line=["raiding-knight"])
    t.play("mind-barb", "raiding-knight")
    assert t.card("raiding-knight")["damage"] == 0


def test_picaroon_is_as_strong_as_its_neighbours(table: Tables) -> None:
    t = table(house="dis", hand=["picaroon", "picaroon"], line=["troll", "tocsin", "krump"], their_line=["valdr"]).play(
        "picaroon"
    )
    assert t.options == [0, 1, 2, 3]  # deploy
    t.choose(1)
    assert t.line() == ["troll", "picaroon", "tocsin", "krump"]
    assert t.card("picaroon")["power"] == 11
    t.play("picaroon", 2)
    assert [t.card("picaroon")["power"], t.card("picaroon#2")["power"]] == [8, 3]  # Changelings do not count


def test_picaroon_alone_dies(table: Tables) -> None:
    assert table(house="dis", hand=["picaroon"]).play("picaroon").where("picaroon") == "discard-0"


def test_bonesaw_enters_ready_also_where_text_is_blank(table: Tables) -> None:
    """rulebook: FAQ "Cień Dis", as for Silvertooth: it acts only on creatures that are in play already."""
    t = table(
        house="dis",
        hand=["shadow-of-dis"],
        their_houses=["dis", "logos", "mars"],
        their_line=["urchin"],
        their_hand=["bonesaw", "bonesaw", "key-to-dis"],
        their_artifacts=["key-to-dis"],
    )
    t.play("shadow-of-dis").end_turn().choose("dis").play("bonesaw", "left")
    assert t.card("bonesaw")["exhausted"]
    t.use_omni("key-to-dis").play("bonesaw#2")
    assert not t.card("bonesaw#2")["exhausted"]


def test_maleficorn_strikes_the_creature_that_took_the_damage(table: Tables) -> None:
    """Damage meant for its neighbour is dealt to Shadow Self, by an icon as well."""
    t = table(
        house="dis", line=["maleficorn"], hand=["mind-barb~+d"], their_line=["shadow-self", "bumpsy"], their_deck=[]
    )
    t.play("mind-barb", "bumpsy")
    assert (t.card("shadow-self")["damage"], t.card("bumpsy")["damage"]) == (2, 0)


def test_a_picaroon_that_gains_the_text_of_picaroon_has_the_same_power(table: Tables) -> None:
    t = table(house="dis", artifacts=["creed-of-nurture"], line=["troll", "picaroon"], hand=["picaroon"])
    standing = t.line()[1]
    t.use_omni("creed-of-nurture", "picaroon", standing)
    assert t.card(standing)["power"] == 8
