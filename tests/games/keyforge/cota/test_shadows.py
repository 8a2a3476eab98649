"""Call of the Archons, Shadows, card by card."""

from tests.games.keyforge.board import Tables


def test_nerve_blast_deals_damage_only_if_it_steals(table: Tables) -> None:
    t = table(house="shadows", hand=["nerve-blast"], their_amber=1, their_line=["valdr"]).play("nerve-blast")
    assert t.amber == [1, 0]
    assert t.card("valdr")["damage"] == 2
    t = table(house="shadows", hand=["nerve-blast"], their_line=["valdr"]).play("nerve-blast")
    assert t.card("valdr")["damage"] == 0


def test_poison_wave_hits_everybody_at_once(table: Tables) -> None:
    t = table(house="shadows", hand=["poison-wave"], line=["dodger", "silvertooth"], their_line=["raiding-knight"])
    t.play("poison-wave")
    assert t.card("dodger")["damage"] == 2
    assert t.where("silvertooth") == "discard-0"
    assert t.card("raiding-knight")["damage"] == 0
    assert t.card("raiding-knight")["armor_left"] == 0
    assert t.amber == [1, 0]


def test_too_much_to_protect_leaves_six(table: Tables) -> None:
    assert table(house="shadows", hand=["too-much-to-protect"], their_amber=9).play("too-much-to-protect").amber == [
        4,
        6,
    ]
    assert table(house="shadows", hand=["too-much-to-protect"], their_amber=6).play("too-much-to-protect").amber == [
        1,
        6,
    ]


def test_seeker_needle_pays_if_it_kills(table: Tables) -> None:
    t = table(house="shadows", artifacts=["seeker-needle"], line=["dodger"], their_line=["dust-pixie"])
    t.use_action("seeker-needle", "dust-pixie")
    assert t.amber == [1, 0]
    t = table(house="shadows", artifacts=["seeker-needle"], their_line=["valdr"]).use_action("seeker-needle")
    assert t.amber == [0, 0]
    assert t.card("valdr")["damage"] == 1


def test_seeker_needle_pays_for_a_creature_that_returns_to_hand(table: Tables) -> None:
    """decision 19: destroyed is destroyed, wherever it goes."""
    t = table(house="shadows", artifacts=["seeker-needle"], their_line=["bad-penny"]).use_action("seeker-needle")
    assert t.where("bad-penny") == "hand-1"
    assert t.amber == [1, 0]


def test_bad_penny_returns_to_its_owners_hand(table: Tables) -> None:
    t = table(house="shadows", line=["bad-penny"], their_line=["valdr"]).fight("bad-penny", "valdr")
    assert t.hand() == ["bad-penny"]


def test_bad_penny_under_enemy_control_returns_to_its_owner(table: Tables) -> None:
    """decision 25."""
    t = table(house="shadows", line=[{"card": "bad-penny", "owner": 1}], their_line=["valdr"]).fight(
        "bad-penny", "valdr"
    )
    assert t.hand(1) == ["bad-penny"]


def test_noddy_steals_with_its_action(table: Tables) -> None:
    t = table(house="shadows", line=["noddy-the-thief"], their_amber=3).use_action("noddy-the-thief")
    assert t.amber == [1, 2]
    assert t.card("noddy-the-thief")["exhausted"]


def test_noddy_is_elusive_once_a_turn(table: Tables) -> None:
    t = table(house="brobnar", line=["valdr", "headhunter"], their_line=["noddy-the-thief"])
    t.fight("valdr", "noddy-the-thief")
    assert (t.card("valdr")["damage"], t.card("noddy-the-thief")["damage"]) == (0, 0)
    t.fight("headhunter", "noddy-the-thief")
    assert t.where("noddy-the-thief") == "discard-1"
    assert t.card("headhunter")["damage"] == 2


def test_dodger_steals_after_a_fight(table: Tables) -> None:
    t = table(house="shadows", line=["dodger"], their_line=["dust-pixie"], their_amber=1).fight("dodger", "dust-pixie")
    assert t.amber == [1, 0]


def test_shadow_self_takes_what_armor_leaves(table: Tables) -> None:
    """rulebook: FAQ "Pancerz": the knight's armor stops two, Shadow Self takes the other two."""
    t = table(house="untamed", line=["snufflegator"], their_line=["raiding-knight", "shadow-self"])
    t.fight("snufflegator", "raiding-knight")
    assert t.card("raiding-knight")["damage"] == 0
    assert t.card("shadow-self")["damage"] == 2
    t = table(house="brobnar", line=["headhunter"], their_line=["raiding-knight", "shadow-self"])
    t.fight("headhunter", "raiding-knight")
    assert t.card("shadow-self")["damage"] == 3
    assert t.card("headhunter")["damage"] == 4


def test_shadow_self_deals_no_damage_and_does_not_shield_specters(table: Tables) -> None:
    t = table(house="shadows", line=["shadow-self", "shadow-self"], their_line=["valdr"]).fight("shadow-self", "valdr")
    assert t.card("valdr")["damage"] == 0
    assert t.card("shadow-self")["damage"] == 6
    assert t.card("shadow-self#2")["damage"] == 0


def test_silvertooth_enters_ready(table: Tables) -> None:
    t = table(house="shadows", hand=["silvertooth"]).play("silvertooth")
    assert t.may("reap silvertooth")


def test_urchin_steals_when_played(table: Tables) -> None:
    t = table(house="shadows", hand=["urchin"], their_amber=2).play("urchin")
    assert t.amber == [1, 1]
    assert t.card("urchin")["keywords"] == {"elusive": 1}


def test_macis_asp_poisons_unharmed(table: Tables) -> None:
    t = table(house="shadows", line=["macis-asp"], their_line=["valdr"]).fight("macis-asp", "valdr")
    assert t.where("valdr") == "discard-1"
    assert t.card("macis-asp")["damage"] == 0


def test_poison_needs_damage_that_is_dealt(table: Tables) -> None:
    """rulebook: "Trucizna": not through a ward."""
    t = table(house="shadows", line=["macis-asp"], their_line=[{"card": "valdr", "warded": True}])
    t.fight("macis-asp", "valdr")
    assert t.where("valdr") == "line-1"


def test_nexus_uses_an_enemy_artifact_as_if_it_were_yours(table: Tables) -> None:
    t = table(house="shadows", line=["nexus"], their_artifacts=["library-of-babble"], deck=["punch"]).reap("nexus")
    assert t.hand() == ["punch"]
    assert t.card("library-of-babble")["exhausted"]
    assert t.card("library-of-babble")["controller"] == 1


def test_duskrunner_gives_a_reap_ability(table: Tables) -> None:
    t = table(house="shadows", hand=["duskrunner"], line=["dodger", "doc-bookton"], their_amber=3, deck=["punch"])
    t.play_upgrade("duskrunner", "dodger").reap("dodger")
    assert t.amber == [2, 2]


def test_duskrunner_on_a_creature_that_reaps_anyway_is_put_in_order(table: Tables) -> None:
    t = table(
        house="logos", line=[{"card": "doc-bookton", "upgrades": ["duskrunner"]}], their_amber=3, deck=["punch"]
    ).reap("doc-bookton")
    assert sorted(str(option) for option in t.options) == ["doc-bookton", "duskrunner"]
    t.default()
    assert t.amber == [2, 2]
    assert t.hand() == ["punch"]
