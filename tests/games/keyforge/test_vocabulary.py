"""Words of the vocabulary that cards of later sets need, each in a card of `rules.beyond`."""

import random
import re

import pytest
from tests.conformance import checks
from tests.conformance.plays import Case, Play
from tests.games.keyforge.board import Tables
from tests.games.keyforge.rules.beyond import BEYOND

from stolik.games.keyforge import GAME
from stolik.games.keyforge.scenario import Scenario
from stolik.words import LANGUAGES, words_for

LOOKERS = "\n".join(
    [
        "staralliance",
        "6 survey",
        "6 lay-of-the-land",
        "shadows",
        "6 vandalize",
        "6 xeno-thief",
        "logos",
        "6 eyegor",
        "6 mother",
    ]
)
DECK = ["punch", "anger", "mother", "troll", "urchin"]
"""From the top."""


@pytest.mark.parametrize("name", BEYOND)
def test_every_word_can_be_read(name: str) -> None:
    for text in BEYOND[name][1].text:
        for lang in LANGUAGES:
            said = words_for("keyforge").render(text, lang, strict=True)
            assert not re.search(r"[{}$]|\s\s| [.,:;?!]|\.\.", said), said


def deck(t: object) -> list[str]:
    """Seat 0's, from the top."""
    return t.zone("deck-0")[::-1]  # type: ignore[attr-defined,no-any-return]


def test_eyegor_takes_one_and_discards_the_others(table: Tables) -> None:
    t = table(house="logos", hand=["eyegor"], deck=DECK).play("eyegor")
    assert t.options == ["punch", "anger", "mother"]
    t.choose("anger")
    assert (t.hand(), deck(t)) == (["anger"], ["troll", "urchin"])
    assert sorted(t.zone("discard-0")) == ["mother", "punch"]


def test_eyegor_with_a_short_deck(table: Tables) -> None:
    t = table(house="logos", hand=["eyegor"], deck=["punch"]).play("eyegor", "punch")
    assert (t.hand(), deck(t), t.zone("discard-0")) == (["punch"], [], [])
    assert table(house="logos", hand=["eyegor"]).play("eyegor").hand() == []


def test_philophosaurus_may_look(table: Tables) -> None:
    t = (
        table(house="saurian", line=["philophosaurus"], deck=DECK)
        .reap("philophosaurus")
        .choose("yes", "mother", "punch")
    )
    assert (t.zone("archives-0"), t.hand(), t.zone("discard-0")) == (["mother"], ["punch"], ["anger"])
    t = table(house="saurian", line=["philophosaurus"], deck=DECK).reap("philophosaurus").choose("no")
    assert (len(deck(t)), t.g.sees(0, t.find("punch"))) == (5, False)


def test_lay_of_the_land_puts_them_back_in_any_order(table: Tables) -> None:
    t = table(house="staralliance", hand=["lay-of-the-land"], deck=DECK).play("lay-of-the-land", "mother", "punch")
    assert (t.hand(), deck(t)) == (["mother"], ["punch", "anger", "troll", "urchin"])
    assert [t.g.sees(0, t.find(name)) for name in deck(t)] == [True, True, False, False]
    assert not any(t.g.sees(1, t.find(name)) for name in deck(t))


def test_who_does_not_look_cannot_tell_them_apart(table: Tables) -> None:
    t = table(house="staralliance", hand=["lay-of-the-land"], deck=DECK)
    t.g.show(t.find("punch"), t.g.everyone)
    t.play("lay-of-the-land", "mother", "anger")
    assert deck(t) == ["anger", "punch", "troll", "urchin"]
    assert not t.g.sees(1, t.find("punch")), "it may be any of the three"
    worlds = [t.match.determinize(1, random.Random(seed)).state for seed in range(30)]
    tops = {world.prints[world.faces[world.zones[0][-1]]] for world in worlds}
    assert "punch" in tops, "it may lie on top"
    assert len(tops) > 1, "or somewhere else"
    mine = [t.match.determinize(0, random.Random(seed)).state for seed in range(5)]
    assert {world.prints[world.faces[world.zones[0][-1]]] for world in mine} == {"anger"}


def test_looking_tells_nobody_else_anything() -> None:
    """The leak test of every game, with decks that look at decks all the time."""
    case = Case(GAME, 2, {"deck": [LOOKERS, LOOKERS]})
    assert sum(checks.check_leaks(short_play(case, seed, 60)) for seed in range(4)) > 50
    for seed in range(3):
        checks.check_worlds_tell_nothing(short_play(case, seed, 60))


def short_play(case: Case, seed: int, answers: int) -> Play:
    rng = random.Random(seed)
    return Play(case, seed, [rng.randrange(1 << 16) for _ in range(answers)], luck=seed)


def test_vandalize_and_drawn_down_work_on_the_other_deck(table: Tables) -> None:
    t = table(house="shadows", hand=["vandalize"], their_deck=DECK).play("vandalize", "anger", "mother")
    assert (t.zone("deck-1")[::-1], t.zone("discard-1")) == (["mother", "punch", "troll", "urchin"], ["anger"])
    assert t.g.sees(0, t.find("mother"))
    assert not t.g.sees(1, t.find("mother"))
    t = table(house="unfathomable", hand=["drawn-down"], their_deck=DECK).play("drawn-down", "anger", "mother")
    assert (t.zone("deck-1")[::-1], t.zone("discard-1")) == (["punch", "troll", "urchin", "mother"], ["anger"])


def test_xeno_thief_takes_one_and_puts_one_below(table: Tables) -> None:
    t = table(house="shadows", line=["xeno-thief"], their_line=["urchin"], deck=DECK[:4]).fight("xeno-thief", "urchin")
    t.choose("mother", "punch")
    assert (t.hand(), deck(t)) == (["mother"], ["anger", "troll", "punch"])


def test_borr_nit_s_touch_is_seen_by_all(table: Tables) -> None:
    t = table(house="dis", hand=["borr-nit-s-touch"], their_deck=DECK).play("borr-nit-s-touch", "troll")
    assert (t.zone("purged-1"), sorted(t.zone("deck-1"))) == (["troll"], ["anger", "mother", "punch", "urchin"])


def test_aember_goes_from_a_chosen_creature_to_another(table: Tables) -> None:
    t = table(
        house="saurian", hand=["over-there"], line=[{"card": "troll", "amber": 2}, "bumpsy"], their_line=["urchin"]
    )
    t.play("over-there")
    assert t.options == ["bumpsy", "urchin"], "the only one with Æmber was taken without asking"
    t.choose("bumpsy", "left")
    assert (t.line(), t.card("bumpsy")["amber"], t.card("troll")["amber"]) == (["bumpsy", "troll"], 1, 1)


def test_each_flank_creature_is_exalted(table: Tables) -> None:
    t = table(house="saurian", hand=["curse-of-avarice"], line=["troll", "bumpsy", "urchin"]).play("curse-of-avarice")
    assert [t.card(name)["amber"] for name in t.line()] == [1, 0, 1]


def test_its_controller_pays_and_cards_played_count(table: Tables) -> None:
    t = table(house="dis", hand=["payback"], their_line=["urchin"], amber=3, their_amber=3).play("payback")
    assert t.amber == [3, 3], "one lost, and one gained for the one card played"
    t = table(house="dis", hand=["payback"], their_line=["urchin"], their_amber=0).play("payback")
    assert t.amber == [0, 1]


def test_this_is_damaged(table: Tables) -> None:
    assert table(house="sanctum", line=["duma-the-returned"]).card("duma-the-returned")["power"] == 3
    t = table(house="sanctum", line=[{"card": "duma-the-returned", "damage": 1}])
    assert t.card("duma-the-returned")["power"] == 7


def test_a_blaster_goes_over(table: Tables) -> None:
    t = table(house="staralliance", line=[{"card": "lieutenant-khrkhar", "upgrades": ["garcia-s-blaster"]}, "troll"])
    t.reap("lieutenant-khrkhar").choose("yes")
    assert len(t.options) == 2
    t.choose(t.options[1])
    assert (t.card("troll")["upgrades"], t.card("lieutenant-khrkhar")["upgrades"]) == (["garcia-s-blaster"], [])


def test_after_a_creature_is_played_beside_it(table: Tables) -> None:
    line = ["fila-the-researcher", "mother"]
    t = table(house="logos", hand=["batdrone"], line=line, deck=["punch"]).play("batdrone", "right")
    assert t.hand() == []
    t = table(house="logos", hand=["batdrone"], line=line, deck=["punch"]).play("batdrone", "left")
    assert t.hand() == ["punch"]


def test_after_the_tide_is_raised(table: Tables) -> None:
    t = table(house="unfathomable", line=[{"card": "hydro-scout", "exhausted": True}], tidal=True).raise_tide()
    assert t.card("hydro-scout")["exhausted"] is False


def test_houses_are_counted_once(table: Tables) -> None:
    t = table(house="brobnar", hand=["many-houses"], line=["troll", "bumpsy", "mother"], artifacts=["spoils"])
    t.play("many-houses")
    assert t.amber == [2, 0]


def test_whoever_chooses_the_house(table: Tables) -> None:
    t = table(house="brobnar", artifacts=["spoils"], their_houses=["logos"], their_deck=["mother"] * 9)
    t.end_turn()
    assert (t.g.house, t.amber) == ("logos", [1, 0])


def test_a_search_of_the_deck_alone(table: Tables) -> None:
    t = table(house="brobnar", artifacts=["spoils"], deck=["punch", "troll"], discard=["bumpsy"]).use_action("spoils")
    assert sorted(map(str, t.options)) == ["pass", "troll"]
    t.choose("troll")
    assert t.hand() == ["troll"]


def test_upgrades_on_this_and_enemies_destroyed(table: Tables) -> None:
    warden = {"card": "pocket-warden", "upgrades": ["blood-of-titans", "shoulder-armor"]}
    t = table(house="staralliance", line=[warden, "lieutenant-khrkhar"]).reap("pocket-warden")
    assert (t.amber, t.card("pocket-warden")["warded"]) == ([3, 0], False)
    t = table(house="staralliance", line=[warden, "lieutenant-khrkhar"], their_line=["dust-pixie"])
    t.fight("lieutenant-khrkhar", "dust-pixie").reap("pocket-warden")
    assert (t.amber, [t.card(name)["warded"] for name in t.line()]) == ([3, 0], [True, True])


def test_a_volley(table: Tables) -> None:
    t = table(
        house="mars",
        hand=["volley"],
        line=[{"card": "troll", "amber": 1}],
        their_line=["bumpsy", "smaaash"],
        amber=2,
        their_keys=1,
        deck=["punch"],
    )
    t.play("volley")
    assert t.options == ["bumpsy", "smaaash", "done"]
    t.choose("bumpsy", "smaaash")
    assert [t.card(name)["damage"] for name in t.line(1)] == [2, 2]
    assert (t.card("troll")["amber"], t.hand(), t.amber) == (0, ["punch"], [2, 0])


def test_artifacts_enter_ready(table: Tables) -> None:
    t = table(house="logos", hand=["library-of-babble", "batdrone"], line=["quartermaster"])
    t.play("library-of-babble").play("batdrone", "left")
    assert [t.card(name)["exhausted"] for name in ("library-of-babble", "batdrone")] == [False, True]


def test_what_waits_at_one_moment_comes_in_the_order_that_is_picked(table: Tables) -> None:
    """Forgemaster Og takes what is left, Tithe brings 1: who is last has the last word."""
    for first, left in (("tithe", 0), ("forgemaster-og", 1)):
        t = table(step="start", amber=8, houses=["brobnar"], line=["tithe", "forgemaster-og"]).forge("red")
        assert (t.asked, sorted(map(str, t.options))) == ("next-trigger", ["forgemaster-og", "tithe"])
        assert t.match.asks[0].suggest == t.match.asks[0].options[0], "there is an order to go by"
        t.choose(first)
        assert (t.asked, t.amber) == ("act", [left, 0])


def ambassadors(table: Tables, *line: object, hand: list[str], reaping: int = 1) -> Scenario:
    who = ["brobnar-ambassador"] * reaping
    t = table(house="sanctum", line=[*who, *line], hand=hand, artifacts=["cannon"], their_line=["urchin"])
    for number in range(reaping):
        t.reap("brobnar-ambassador" if not number else f"brobnar-ambassador#{number + 1}")
    return t


def test_one_card_of_another_house_may_be_played_or_used(table: Tables) -> None:
    t = ambassadors(table, "troll", "valdr", hand=["punch", "anger"])
    assert all(t.may(act) for act in ("play punch", "reap troll", "fight valdr", "action cannon"))
    assert not t.may("discard punch"), "it may be played or used, no more"
    t.reap("troll")
    assert not any(t.may(act) for act in ("play punch", "reap valdr", "action cannon"))
    t = ambassadors(table, "troll", hand=["punch", "anger"]).play("punch", "urchin")
    assert not any(t.may(act) for act in ("play anger", "reap troll", "action cannon"))


def test_two_permissions_are_two_cards_and_none_is_wasted(table: Tables) -> None:
    """decision 54."""
    t = ambassadors(table, "troll", "tireless-crocag", hand=["punch"], reaping=2)
    t.fight("tireless-crocag", "urchin")
    assert t.may("play punch"), "it may be used by its own words"
    t.use_action("cannon", "troll").play("punch", "troll")
    assert not t.may("reap troll")
    t = ambassadors(table, "troll", hand=[]).end_turn().end_turn().choose("sanctum")
    assert t.may("reap brobnar-ambassador")
    assert not t.may("reap troll"), "the permission was for one turn"


def test_a_creature_gains_a_trait_until_ones_next_turn(table: Tables) -> None:
    t = table(
        house="dis", hand=["mutation-of-fury"], line=["troll"], artifacts=["dark-aember-vault"], their_houses=["dis"]
    ).play("mutation-of-fury")
    assert (t.card("troll")["power"], t.card("troll")["keywords"]) == (10, {"assault": 3}), "mutants get +2 power"
    assert t.card("troll")["traits"] == ["giant", "mutant"]
    t.end_turn()
    assert t.card("troll")["power"] == 10
    t.end_turn()
    assert (t.card("troll")["power"], t.card("troll")["traits"]) == (8, ["giant"])
    t.choose("dis")
