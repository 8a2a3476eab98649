"""Cards where they are seldom met: what a later reading of all cards found."""

from typing import cast

import pytest
from tests.games.keyforge.board import Tables


def test_mimic_gel_copies_the_evil_twin_that_stands_there(table: Tables) -> None:
    """decisions 60, 99: a twin shares its title with the plain card, not its text."""
    t = table(house="logos", hand=["mimic-gel"], their_line=["eclectic-ambrosius-evil-twin"]).play("mimic-gel")
    assert t.card("mimic-gel")["title"] == "eclectic-ambrosius"
    t.change(cards={"mimic-gel": {"exhausted": False}}).reap("mimic-gel")
    assert t.card("eclectic-ambrosius")["counters"] == {"ignorance": 1}
    t.end_turn()
    assert t.card("mimic-gel")["counters"] == {}, "knowledge is what the other twin gathers"


def test_lightsmith_clariel_switches_back_in_a_second_fight(table: Tables) -> None:
    t = table(house="sanctum", line=["lightsmith-clariel"], their_line=["dust-pixie", "dust-pixie"])
    t.fight("lightsmith-clariel", "dust-pixie").choose("yes")
    assert (t.card("lightsmith-clariel")["power"], t.card("lightsmith-clariel")["armor"]) == (2, 5)
    t.change(cards={"lightsmith-clariel": {"exhausted": False}})
    t.fight("lightsmith-clariel", "dust-pixie").choose("yes")
    assert (t.card("lightsmith-clariel")["power"], t.card("lightsmith-clariel")["armor"]) == (5, 2)


def test_veylan_analyst_is_not_paid_for_an_artifact_that_is_a_creature(table: Tables) -> None:
    """decision 35."""
    t = table(house="saurian", line=["veylan-analyst"], artifacts=["auto-legionary"]).use_action("auto-legionary")
    t.choose("left")
    assert t.amber == [1, 0], "it was used as an artifact"
    t.change(cards={"auto-legionary": {"exhausted": False}}).reap("auto-legionary")
    assert t.amber == [2, 0], "reaping is worth 1 and no more"


def test_explo_rover_is_no_creature_where_it_is_played_as_an_upgrade(table: Tables) -> None:
    """Grommid forbids creatures; what is played as an upgrade is none."""
    t = table(house="staralliance", hand=["explo-rover"], line=["grommid"]).play("explo-rover")
    assert t.card("grommid")["upgrades"] == ["explo-rover"]
    assert t.card("grommid")["keywords"] == {"skirmish": 1}


def test_an_upgrade_under_control_gives_its_house_to_choose(table: Tables) -> None:
    """rulebook: "Wybór domu": whoever controls a card of a house may choose that house."""
    houses = ["dis", "logos", "mars"]
    t = table(step="start", houses=houses, line=[{"card": "pit-demon", "upgrades": ["blood-of-titans"]}])
    assert t.options == [*houses, "brobnar"]
    t.choose("brobnar")


def test_looter_goblin_pays_twice_after_reaping_twice(table: Tables) -> None:
    """rulebook: "Trwałe efekty": the same words from the same card last as often as they were said."""
    t = table(house="brobnar", line=["looter-goblin"], hand=["punch"], their_line=["urchin"]).reap("looter-goblin")
    t.change(cards={"looter-goblin": {"exhausted": False}}).reap("looter-goblin").play("punch", "urchin")
    assert t.amber == [2 + 1 + 2, 0]


def test_a_creature_that_reaped_has_reaped_even_if_it_is_gone(table: Tables) -> None:
    """decision 5: only the card that has the ability must still be there."""
    t = table(house="dis", line=["snudge"], their_artifacts=["effigy-of-melerukh"]).reap("snudge")
    t.choose("snudge", "snudge")
    assert t.zone("hand-0") == ["snudge"]
    assert t.card("effigy-of-melerukh")["counters"] == {"awakening": 1}
    t = table(house="mars", line=["snudge~mars"], artifacts=["crystal-hive"]).use_action("crystal-hive")
    t.reap("snudge").choose("snudge", "snudge")
    assert (t.zone("hand-0"), t.amber) == (["snudge"], [2, 0])


def test_sinestra_remembers_where_a_creature_was_played(table: Tables) -> None:
    """decision 5: the creature was played on the left flank, whatever became of it since."""
    t = table(
        house="dis", hand=["urchin~dis"], amber=3, their_line=["sinestra", "dexus"], their_artifacts=["autocannon"]
    ).play("urchin")
    t.choose("autocannon")
    assert t.zone("discard-0") == ["urchin"]
    t.default()
    assert t.amber == [1, 0], "alone in line it was on both flanks"


def test_scowly_caper_is_not_drawn_to_ones_own_line(table: Tables) -> None:
    """It finds its place in the other line: the gaps that a player could point at at once are not their own."""
    t = table(house="shadows", hand=["scowly-caper"], line=["troll", "urchin"], their_line=["valdr"])
    ask = t.match.asks[0]
    toward = [t.match.game.act(t.match.state, ask, option).toward for option in ask.options if option[0] == "play"]
    assert toward == [()]
    t.play("scowly-caper", "left")
    assert t.line(1) == ["scowly-caper", "valdr"]


def test_what_a_creature_gains_twice_it_does_twice(table: Tables) -> None:
    """rulebook: "Trwałe efekty": an ability that was given again is there again."""
    deck = ["punch", "anger", "troll"]
    t = table(house="logos", artifacts=["spectral-tunneler"], line=["dextre"], deck=deck)
    t.use_action("spectral-tunneler").change(cards={"spectral-tunneler": {"exhausted": False}})
    t.use_action("spectral-tunneler").reap("dextre")
    assert t.hand() == ["punch", "anger"]
    creeds = ["creed-of-nurture", "creed-of-nurture"]
    t = table(house="dis", artifacts=creeds, line=["pit-demon"], hand=["dew-faerie"])
    t.use_omni("creed-of-nurture", "dew-faerie").use_omni("creed-of-nurture#2", "dew-faerie").reap("pit-demon")
    assert t.amber == [3, 0]


def test_what_a_gained_text_offers_can_be_read(table: Tables) -> None:
    """The choices of Ozmo stand on Ozmo, whoever has its text."""
    t = table(house="brobnar", artifacts=["creed-of-nurture"], hand=["ozmo-martianologist"], line=["bumpsy"])
    t.use_omni("creed-of-nurture", "ozmo-martianologist").reap("bumpsy")
    ask = t.match.asks[0]
    labels = [t.match.game.label(t.g, cast(tuple[str, int], option), ask.of) for option in ask.options]
    assert [label.key for label in labels] == ["text-heal", "text-stun"]
    t.choose(1)


def test_a_permission_does_not_say_where_its_card_lies_in_the_deck(table: Tables) -> None:
    """Phase Shift was shuffled into the deck; it still lets a card of another house be played."""
    deck = ["punch", "fear", "anger", "troll", "bumpsy"]
    hand = ["phase-shift", "help-from-future-self", "dust-pixie", "urchin"]
    t = table(house="logos", hand=hand, line=["witch-of-the-wilds"], deck=deck)
    t.play("phase-shift").play("help-from-future-self", "pass").choose("play dust-pixie")
    assert t.where("phase-shift") == "deck-0"
    assert (t.asked, t.options) == ("which-permission", ["witch-of-the-wilds", "phase-shift"])
    assert t.match.asks[0].of == "face", "a card would be named by its place"
    t.choose("witch-of-the-wilds", "left")
    assert t.may("play urchin")


def test_what_lasts_does_not_say_where_its_card_lies_in_the_deck(table: Tables) -> None:
    deck = ["punch", "fear", "anger", "troll", "bumpsy"]
    hand = ["loot-the-bodies~logos", "help-from-future-self", "twin-bolt-emission"]
    t = table(house="logos", hand=hand, deck=deck, artifacts=["soul-snatcher"], their_line=["urchin"])
    t.play("loot-the-bodies").play("help-from-future-self", "pass").play("twin-bolt-emission")
    assert (t.asked, t.where("loot-the-bodies")) == ("next-trigger", "deck-0")
    assert sorted(str(option) for option in t.options) == ["loot-the-bodies", "soul-snatcher"]
    things = [t.match.game.act(t.g, t.match.asks[0], option).things for option in t.match.asks[0].options]
    assert set(things) == {("deck-0",), (t.find("soul-snatcher"),)}
    t.default()
    assert t.amber == [3, 1]


def test_the_text_of_picaroon_gives_no_power_to_others(table: Tables) -> None:
    """rulebook: "X": it says what X is, and a printed power is not X."""
    creeds = ["creed-of-nurture", "creed-of-nurture"]
    t = table(house="dis", artifacts=creeds, line=["pit-demon", "troll"], hand=["picaroon"])
    t.use_omni("creed-of-nurture", "picaroon", "pit-demon").use_omni("creed-of-nurture#2", "picaroon", "troll")
    assert [t.card(name)["power"] for name in t.line()] == [5, 8]


def test_a_keyword_without_a_number_is_shown_once(table: Tables) -> None:
    wolf, bear = [
        {"card": name, "upgrades": ["way-of-the-wolf", "way-of-the-bear"]} for name in ("snufflegator", "ancient-bear")
    ]
    t = table(house="untamed", line=[wolf, bear])
    assert t.card("snufflegator")["keywords"] == {"assault": 2, "skirmish": 1}
    assert t.card("ancient-bear")["keywords"] == {"assault": 4, "skirmish": 1}


def test_nothing_lifts_the_pale_star_from_lightsmith_clariel(table: Tables) -> None:
    """decision 15, FAQ "Blada Gwiazda": power is 1 and armor 0, switched or not."""
    t = table(house="sanctum", artifacts=["the-pale-star"], line=["lightsmith-clariel"], their_line=["mother"])
    t.use_omni("the-pale-star").fight("lightsmith-clariel", "mother", "yes")
    assert (t.line(), t.line(1)) == ([], []), "both deal 1"


def test_a_wormhole_does_not_look_for_the_other_half_in_the_deck(table: Tables) -> None:
    """rulebook: "Olbrzymie stworzenie": the effect would play one half, so it fails and the half stays."""
    t = table(house="logos", hand=["wild-wormhole"], deck=["ultra-gravitron", "punch", "ultra-gravitron2"])
    t.play("wild-wormhole")
    assert (t.line(), len(t.zone("deck-0"))) == ([], 3)


def test_who_switches_its_power_for_no_armor_dies(table: Tables) -> None:
    """rulebook: FAQ "Stworzenia o sile 0"; a troll with Clariel's text has no armor to switch its power for."""
    t = table(
        house="brobnar",
        artifacts=["creed-of-nurture"],
        hand=["lightsmith-clariel"],
        line=["troll"],
        their_line=["bumpsy"],
    )
    t.use_omni("creed-of-nurture", "lightsmith-clariel", "troll").fight("troll", "bumpsy", "yes")
    assert (t.where("troll"), t.card("bumpsy")["damage"]) == ("discard-0", 0)


@pytest.mark.parametrize(
    ("house", "card", "prompt"),
    [
        ("brobnar", "headhunter", "flank"),
        ("shadows", "little-niff", "deploy"),
        ("brobnar", "blood-of-titans", "attach"),
        ("untamed", "mimicry", "copy-what"),
        ("logos", "mimic-gel", "copy-whom"),
    ],
)
def test_a_card_lies_open_before_its_player_says_where_it_goes(
    table: Tables, house: str, card: str, prompt: str
) -> None:
    """Asked for a flank or a host, everybody would know what kind of card it is that they have not seen."""
    line = ["valdr", "dodger"]
    t = table(house=house, hand=[card], line=line, their_line=["mother"], their_discard=["punch", "anger"]).play(card)
    assert t.match.asks[0].prompt == prompt
    assert t.g.sees(1, t.find(card))
    assert t.where(card) == "resolving-0"
    while t.asked not in ("act", "house"):
        t.choose(t.options[0])
