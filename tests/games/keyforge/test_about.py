"""What a player points at and is told: verbs, reasons and outlooks."""

import random

import pytest
from tests.games.keyforge.board import Tables

from stolik.games.keyforge import KeyForgeGame
from stolik.games.keyforge.scenario import Scenario
from stolik.games.keyforge.view import view
from stolik.table import Act, Match, Message
from stolik.words import LANGUAGES, words_for

GAME = KeyForgeGame()
WORDS = words_for("keyforge")


def act(t: Scenario, name: object) -> Act:
    ask = t.match.asks[0]
    return GAME.act(t.g, ask, t._option(ask, name))


def why_not(t: Scenario, name: str) -> str | None:
    said = GAME.why_not(t.g, t.match.asks[0], t.find(name))
    if said is not None:
        assert all(WORDS.render(said, lang, strict=True) for lang in LANGUAGES)
    return None if said is None else said.key.removeprefix("why-not-")


def outlook(t: Scenario, name: str, seat: int = 0) -> list[str]:
    return [WORDS.render(said, "en", strict=True) for said in GAME.outlook(t.g, seat, t.find(name))]


def test_an_option_points_at_cards_flanks_houses_and_keys(table: Tables) -> None:
    t = table(house="brobnar", hand=["headhunter"], line=["valdr"], their_line=["shooler", "tocsin"])
    assert act(t, "play headhunter") == Act("play", (t.find("headhunter"),), ("gap-0-0", "gap-0-1"))
    assert act(t, "fight valdr") == Act("fight", (t.find("valdr"),), (t.find("shooler"), t.find("tocsin")))
    assert act(t, "reap valdr") == Act("reap", (t.find("valdr"),))
    assert act(t, "end-turn") == Act("end-turn")
    t.choose("play headhunter")
    assert act(t, "left") == Act("place", ("gap-0-0",))
    assert act(t, "right") == Act("place", ("gap-0-1",))
    t.choose("right", "fight valdr")
    assert act(t, "tocsin") == Act("attack", (t.find("tocsin"),))
    t.choose("tocsin")
    t = table(houses=["brobnar", "dis"], amber=6, step="start")
    assert act(t, "blue") == Act("forge", ("key-blue",))
    t.choose("blue")
    assert act(t, "dis") == Act("choose-house", ("house-dis",))


def test_a_flank_is_pointed_at_in_the_line_that_the_creature_joins(table: Tables) -> None:
    """The active player decides for the other one, too."""
    t = table(house="dis", line=["tocsin", "pit-demon"], their_line=["overlord-greking", "troll"])
    t.fight("tocsin", "overlord-greking")
    assert [act(t, flank) for flank in ("left", "right")] == [Act("place", (gap,)) for gap in ("gap-1-0", "gap-1-2")]
    t.choose("right")
    assert t.line(1) == ["overlord-greking", "troll", "tocsin"]
    t = table(house="logos", hand=["harland-mindlock"], their_line=["troll"]).play("harland-mindlock")
    assert act(t, "right") == Act("place", ("gap-0-1",))
    t.choose("right")


def test_every_verb_has_words() -> None:
    for seed in range(6):
        match = Match(GAME, 2, {"deck": ["random", "random"], "bidding": seed % 2 == 0}, seed, keep=False)
        rng = random.Random(seed)
        for _ in range(400):
            if match.question is None:
                break
            ask = match.asks[0]
            for option in (ask.options[0], ask.options[-1]):
                verb = GAME.act(match.state, ask, option).verb
                assert all(WORDS.has(f"verb-{verb}", lang) for lang in LANGUAGES), (verb, ask.prompt)
            match.answer(rng.choice(ask.options), ask.seat)


@pytest.mark.parametrize(
    ("setup", "card", "reason"),
    [
        ({"hand": ["fear"]}, "fear", "house"),
        ({"hand": ["punch"]}, "punch", None),
        ({"hand": ["blood-of-titans"]}, "blood-of-titans", "no-creature"),
        (
            {"hand": ["punch"], "their_hand": ["anger"], "line": [{"card": "valdr", "exhausted": True}]},
            "valdr",
            "exhausted",
        ),
        ({"line": ["shooler"]}, "shooler", "house"),
        ({"line": ["valdr"]}, "valdr", None),
        ({"their_line": ["valdr"]}, "valdr", "enemy"),
        ({"discard": ["valdr"]}, "valdr", "out-of-play"),
        ({"artifacts": ["library-of-babble"]}, "library-of-babble", "house"),
    ],
)
def test_why_a_card_cannot_be_used(table: Tables, setup: dict[str, object], card: str, reason: str | None) -> None:
    assert why_not(table(house="brobnar", **setup), card) == reason


def test_the_first_turn_and_the_rule_of_six_are_given_as_reasons(table: Tables) -> None:
    t = table(house="brobnar", hand=["headhunter", "anger"], turn=1).play("headhunter")
    assert why_not(t, "anger") == "first-turn"
    t = table(house="brobnar", hand=["punch"] * 7, their_line=["urchin"] * 8)
    for number in range(6):
        t.play("punch" if not number else f"punch#{number + 1}", "urchin")
    assert why_not(t, "punch#7") == "six"


def test_whom_a_creature_cannot_attack(table: Tables) -> None:
    t = table(house="brobnar", line=["valdr"], their_line=["urchin", "champion-anaphiel", "tocsin", "mother"])
    t.choose("fight valdr")
    assert why_not(t, "urchin") == "taunt"
    assert why_not(t, "valdr") == "no-enemy"
    t.choose("mother")


def test_what_it_takes_to_destroy_an_enemy_counts_its_armor_and_its_ward(table: Tables) -> None:
    t = table(house="brobnar", their_line=["champion-anaphiel", {"card": "mother", "warded": True}])
    assert outlook(t, "champion-anaphiel") == ["It takes 7 damage to destroy it now."]
    assert outlook(t, "mother") == ["Its ward stops the next damage; after that it takes 5 damage to destroy it."]


def test_the_outlook_of_a_fight_is_what_then_happens(table: Tables) -> None:
    t = table(house="brobnar", line=["valdr"], their_line=["raiding-knight", "mother"], amber=2)
    before = t.g.copy()
    assert outlook(t, "valdr") == [
        "Reaping: you would have 3 Æmber; a key costs 6.",
        "Fighting Raiding Knight: this creature takes 4 damage, the enemy is destroyed.",
        "Fighting Mother: this creature takes 5 damage, the enemy is destroyed.",
    ]
    assert t.g == before
    t.fight("valdr", "raiding-knight")
    assert (t.card("valdr")["damage"], t.where("raiding-knight")) == (4, "discard-1")


def test_other_outlooks(table: Tables) -> None:
    stunned = {"card": "valdr", "stunned": True}
    t = table(house="brobnar", hand=["punch"], line=[stunned], their_line=[{"card": "raiding-knight", "damage": 1}])
    assert outlook(t, "punch") == ["Playing it gains 1 Æmber; you would have 1."]
    assert outlook(t, "raiding-knight") == ["It takes 5 damage to destroy it now."]
    assert outlook(t, "valdr") == ["Using it only removes the stun."]
    assert outlook(t, "valdr", seat=1)
    assert GAME.why_not(t.g, t.match.asks[0], t.find("valdr")) is None
    assert WORDS.has(Message("fate-gone").key, "pl")


def test_whom_overlord_greking_takes_has_lost_the_fight(table: Tables) -> None:
    t = table(house="dis", line=["overlord-greking"], their_line=["bumpsy"])
    assert outlook(t, "overlord-greking")[1:] == [
        "Fighting Bumpsy: this creature takes 5 damage, the enemy is destroyed."
    ]


def test_the_outlook_of_gabos_longarms_is_not_that_it_strikes_itself(table: Tables) -> None:
    t = table(house="dis", line=["gabos-longarms"], their_line=["pit-demon", "tocsin"])
    assert outlook(t, "gabos-longarms")[1:] == [
        "Fighting Pit Demon: this creature is destroyed, the enemy is destroyed.",
        "Fighting Tocsin: this creature takes 3 damage, the enemy is destroyed.",
    ]


def test_the_outlook_of_reaping_is_what_it_really_brings(table: Tables) -> None:
    t = table(house="logos", amber=2, hand=["dimension-door"], line=["mother"]).play("dimension-door")
    assert outlook(t, "mother") == ["Reaping: you would have 2 Æmber; a key costs 6."], "there is nothing to steal"
    t.change(amber=[2, 3])
    assert outlook(t, "mother") == ["Reaping: you would have 3 Æmber; a key costs 6."]
    t = table(house="logos", line=["mother"], their_line=["ether-spider"])
    before = t.g.copy()
    assert outlook(t, "mother")[0] == "Reaping: you would have 0 Æmber; a key costs 6."
    assert t.g == before


def test_the_outlook_of_a_card_in_the_hand_knows_who_takes_its_amber(table: Tables) -> None:
    assert outlook(table(house="logos", hand=["labwork"], their_line=["ether-spider"]), "labwork") == []
    t = table(house="logos", amber=3, hand=["strange-gizmo"], their_line=["mother"], their_artifacts=["customs-office"])
    assert outlook(t, "strange-gizmo") == ["Playing it gains 1 Æmber; you would have 3."]
    t.play("strange-gizmo")
    assert t.amber == [3, 1]


def test_there_is_no_outlook_of_what_is_forbidden(table: Tables) -> None:
    t = table(house="logos", hand=["foggify"], line=["mother"], their_line=["shooler"]).play("foggify").end_turn()
    assert outlook(t, "shooler", seat=1) == ["Reaping: you would have 1 Æmber; a key costs 6."]
    stunned = {"card": "tocsin", "stunned": True}
    t = table(house="logos", hand=["skippy-timehog"], their_line=["shooler", stunned]).play("skippy-timehog").end_turn()
    assert outlook(t, "shooler", seat=1) == outlook(t, "tocsin", seat=1) == []
    enraged = {"card": "pit-demon", "enraged": True}
    t = table(house="dis", line=[enraged], their_line=["dust-imp"])
    assert outlook(t, "pit-demon") == ["Fighting Dust Imp: this creature takes 2 damage, the enemy is destroyed."]


def test_a_creature_that_its_own_text_holds_back_is_told_so(table: Tables) -> None:
    t = table(house="untamed", line=["giant-sloth"], their_line=["urchin"])
    assert why_not(t, "giant-sloth") == "condition"
    assert outlook(t, "giant-sloth") == [], "it cannot be used at all"
    t = table(house="untamed", hand=["snufflegator"], line=["giant-sloth"]).discard("snufflegator")
    assert outlook(t, "giant-sloth") == ["Reaping: you would have 1 Æmber; a key costs 6."]
    t = table(house="logos", hand=["skippy-timehog"], their_line=["troll"], their_houses=["brobnar", "dis", "mars"])
    t.play("skippy-timehog").end_turn().choose("brobnar")
    assert GAME.why_not(t.g, t.match.asks[0], t.find("troll")) == Message("why-not-forbidden")
    assert outlook(t, "troll", seat=1) == []


def test_no_fight_is_foretold_that_cannot_be_fought(table: Tables) -> None:
    reaping = ["Reaping: you would have 1 Æmber; a key costs 6."]
    t = table(
        house="untamed",
        hand=["fogbank"],
        line=["urchin"],
        their_line=["valdr"],
        their_houses=["brobnar", "dis", "mars"],
    )
    t.play("fogbank").end_turn().choose("brobnar")
    assert outlook(t, "valdr", seat=1) == reaping
    t = table(house="shadows", line=["shoulder-id"], their_line=["urchin"])
    assert outlook(t, "shoulder-id") == reaping
    t = table(house="brobnar", line=[{"card": "valdr", "enraged": True}], their_line=["urchin"])
    assert len(outlook(t, "valdr")) == 1, "it must fight"


def test_an_outlook_counts_only_the_aember_that_gets_there(table: Tables) -> None:
    t = table(house="brobnar", hand=["punch"], line=["valdr"], their_line=["ether-spider"], amber=2)
    assert outlook(t, "valdr")[0] == "Reaping: you would have 2 Æmber; a key costs 6."
    assert outlook(t, "punch") == [], "all of it is caught"
    t = table(house="logos", hand=["dimension-door"], line=["doc-bookton"], amber=2, their_amber=0)
    t.play("dimension-door")
    assert outlook(t, "doc-bookton") == ["Reaping: you would have 2 Æmber; a key costs 6."], "there is nothing to steal"
    t = table(house="brobnar", hand=["punch"], their_line=["master-of-the-grey"])
    assert outlook(t, "punch") == []
    t = table(house="brobnar", hand=["autocannon"], their_artifacts=["customs-office"], amber=2)
    before = t.g.copy()
    assert outlook(t, "autocannon") == ["Playing it gains 1 Æmber; you would have 2."], "one goes to the customs"
    assert t.g == before


def test_the_facts_of_a_card() -> None:
    facts = {fact.name: fact.value for fact in GAME.card_facts("raiding-knight")}
    assert facts["house"] == "sanctum"
    assert (facts["type"], facts["power"], facts["armor"]) == ("creature", 4, 2)
    assert {fact.name for fact in GAME.card_facts("punch")} == {"house", "type", "icons"}


def test_what_is_pointed_at_further_is_what_the_next_question_offers(table: Tables) -> None:
    t = table(house="sanctum", hand=["protect-the-weak"], line=["raiding-knight"], their_line=["shooler", "tocsin"])
    toward = act(t, "play protect-the-weak").toward
    t.choose("play protect-the-weak")
    assert toward == tuple(t.match.asks[0].options)
    t.choose("raiding-knight")
    toward = act(t, "fight raiding-knight").toward
    t.choose("fight raiding-knight")
    assert toward == tuple(t.match.asks[0].options)
    t.choose("tocsin")


def test_a_fight_is_foreseen_where_it_is_asked_whom_to_attack(table: Tables) -> None:
    t = table(house="brobnar", line=["valdr"], their_line=["shooler", {"card": "raiding-knight", "warded": True}])
    t.choose("fight valdr")
    before = t.g.copy()
    about = t.match.about(0, t.g.ids[t.find("shooler")])
    assert about is not None
    fight = dict(about.outlook[0].args)
    assert about.outlook[0].key == "outlook-fight"
    assert fight["card"] == t.g.ids[t.find("shooler")]
    assert fight["mine"] == Message("fate-hurt", (("amount", 5), ("left", 1)))
    assert fight["other"] == Message("fate-gone")
    warded = t.match.about(0, t.g.ids[t.find("raiding-knight")])
    assert warded is not None
    assert dict(warded.outlook[0].args)["other"] == Message("fate-whole")
    assert t.g == before, "nothing has happened yet"
    t.choose("shooler")
    assert t.card("valdr")["damage"] == 5


def test_each_house_says_what_it_would_let_one_do_and_to_nobody_else(table: Tables) -> None:
    t = table(
        houses=["brobnar", "dis", "shadows"],
        hand=["punch", "fear"],
        line=["valdr", {"card": "headhunter", "exhausted": True}, "shooler"],
        artifacts=["gauntlet-of-command"],
        step="start",
    )
    ids = {name: t.g.ids[card] for name, card in t.names.items()}
    mine = {offer["house"]: offer for offer in view(t.g, 0)["offers"]}
    assert mine["brobnar"] == {
        "house": "brobnar",
        "hand": [ids["punch"]],
        "creatures": [ids["valdr"]],
        "artifacts": [ids["gauntlet-of-command"]],
    }
    assert mine["dis"]["creatures"] == [ids["shooler"]]
    assert [offer["hand"] for offer in view(t.g, 1)["offers"]] == [None, None, None]
    t.choose("dis")
    assert view(t.g, 0)["offers"] == []


def test_a_house_offers_what_may_be_used_in_any_house_and_nothing_while_nothing_may_be_used(table: Tables) -> None:
    sick = {"card": "shooler", "upgrades": ["experimental-therapy"]}
    line = ["tireless-crocag", sick, "valdr"]
    t = table(step="start", houses=["dis", "logos"], line=line, artifacts=["cannon"], their_line=["mother"])
    offers = {offer["house"]: offer for offer in view(t.g, 0)["offers"]}
    ids = {name: t.g.ids[card] for name, card in t.names.items()}
    assert offers["logos"]["creatures"] == [ids["tireless-crocag"], ids["shooler"]]
    assert offers["brobnar"]["creatures"] == [ids["tireless-crocag"], ids["shooler"], ids["valdr"]]
    t.choose("dis")
    setup = {"their_houses": ["dis", "brobnar"], "their_line": ["shooler"], "their_artifacts": ["cannon"]}
    t = table(house="logos", hand=["skippy-timehog"], **setup).play("skippy-timehog").end_turn()
    assert [offer["creatures"] + offer["artifacts"] for offer in view(t.g, 1)["offers"]] == [[], []]
    t.choose("dis")
    assert t.options == ["end-turn"]


def test_how_a_fight_would_end_tells_nothing_of_what_lies_face_down(table: Tables) -> None:
    """Jargogle dies and plays what is under it: a card that plays the top card of the deck, or one that is not seen."""
    seen = []
    for top in ("punch", "gateway-to-dis"):
        t = table(
            house="logos", line=[{"card": "jargogle", "under": ["wild-wormhole"]}], deck=[top], their_line=["troll"]
        )
        seen.append(outlook(t, "jargogle"))
    for under in ("punch", "gateway-to-dis"):
        t = table(house="logos", line=[{"card": "jargogle", "owner": 1, "under": [under]}], their_line=["troll"])
        seen.append(outlook(t, "jargogle"))
    assert seen[0] == seen[1] != []
    assert seen[2] == seen[3] != []
