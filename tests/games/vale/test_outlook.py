"""What a card would do now is told by doing it on a copy of the table: the numbers are the rules' own."""

import random

import pytest
from tests.games.vale.board import Table, Tables

from stolik.games.vale import GAME
from stolik.games.vale.state import Vale
from stolik.table import Match, dump

Wish = dict[str, object]


def now(t: Table, name: str) -> str:
    """What its summoning would do."""
    (line,) = [line for line in t.outlook(name) if line.startswith("Summoned now")]
    return line


# What is counted


@pytest.mark.parametrize(
    ("name", "wish", "said"),
    [
        ("firefox", {"hand": ["firefox", "imp", "troll"]}, "+2 points"),  # itself is in the area by then
        ("ifrit", {"hand": ["ifrit"], "area": ["troll", "nessie"]}, "+3 points"),  # itself among them
        ("incubus", {"hand": ["incubus"], "area": ["nessie", "troll"]}, "+4 points"),
        ("lava-giant", {"hand": ["lava-giant"], "area": ["imp", "hestia", "troll"]}, "+6 points"),
        ("surtr", {"hand": ["surtr"], "area": ["troll", "nessie", "kappa"]}, "+6 points"),
        ("yuki-onna-exalted", {"hand": ["yuki-onna-exalted"], "stones": "rrrb"}, "+3 points"),
        ("rudra", {"hand": ["rudra"]}, "nothing"),
        ("eternity", {"hand": ["eternity"], "area": ["imp", "troll"]}, "+12 points"),
    ],
)
def test_what_an_instant_effect_counts(table: Tables, name: str, wish: Wish, said: str) -> None:
    t = table(**{"stones": "pp", **wish, "marked": ["goblin"]})  # type: ignore[arg-type]
    found = now(t, name)
    assert said in found
    if name == "yuki-onna-exalted":
        assert found == "Summoned now: paying 3 red stones: +3 points; paying 1 blue stone: nothing."


@pytest.mark.parametrize(
    ("name", "wish", "said"),
    [
        ("sea-spirit", {"stones": "bbr"}, "+2 points"),
        ("freyja", {"area": ["freyja", "troll", "agni"]}, "+2 points"),
        ("valkyrie", {"area": ["valkyrie", "troll", "imp"]}, "+3 points"),
        ("nessie", {}, "+2 points"),
        ("nessie", {"area": ["nessie", "tidal"]}, "nothing"),
        ("troll", {"stones": "p"}, "+3 points"),
        ("troll", {"stones": "b"}, "nothing"),
        ("harpy", {"hand": ["imp"]}, "+3 points"),
        ("odin", {}, "+2 points"),
        ("odin", {"hand": ["imp", "surtr", "ifrit", "agni", "balog", "hestia"]}, "+1 purple stone"),
        ("goblin-soldier", {"score": (3, 9)}, "+4 points"),
        ("goblin-soldier", {"score": (3, 2)}, "−3 points"),
        ("burning-skull", {"stones": "r"}, "+3 points and −1 red stone"),
        ("burning-skull", {"stones": "b"}, "nothing"),
        ("medusa", {"hand": ["imp", "surtr"]}, "+1 purple stone and 1 card discarded"),
        ("griffon", {}, "1 card drawn"),
        ("imp", {}, "1 card back to your hand"),
        ("mimic", {"discard": ["goblin", "gargoyle"]}, "1 card from the discard pile"),
        ("horned-salamander", {"stones": "rrb"}, "+4 red stones and 3 over the limit"),
    ],
)
def test_what_an_active_effect_brings(table: Tables, name: str, wish: Wish, said: str) -> None:
    t = table(**{"area": [name], **wish, "marked": ["ember"]})  # type: ignore[arg-type]
    assert f"Active effect now: {said}." in t.outlook(name)


def test_succubus_counts_on_four_costs(table: Tables) -> None:
    four = ["kappa", "nessie", "troll", "surtr"]
    assert now(table(hand=["succubus"], area=four), "succubus") == "Summoned now: +10 points."
    assert now(table(hand=["succubus"], area=four[1:]), "succubus") == "Summoned now: nothing."


def test_stones_that_pay_for_a_card_do_not_count_for_it(table: Tables) -> None:
    t = table(hand=["rock-golem"], stones="pp")
    assert now(t, "rock-golem") == "Summoned now: +6 points."
    t = table(hand=["stone-golem"], stones="prr")
    assert now(t, "stone-golem") == "Summoned now: your stones become 2 purple stones."
    t = table(hand=["yuki-onna"], area=["agni"], stones="rb")
    assert now(t, "yuki-onna") == "Summoned now: +5 points, −1 red stone and −1 blue stone."


def test_what_cannot_be_paid_yet_is_foretold_unless_it_depends_on_the_stones(table: Tables) -> None:
    t = table(hand=["gi-rin", "rock-golem"], area=["troll"], stones="b", marked=["goblin"])
    assert now(t, "gi-rin") == "Summoned now: +4 points."
    assert t.outlook("rock-golem") == []


def test_the_bonus_of_others_is_part_of_it(table: Tables) -> None:
    t = table(hand=["surtr"], area=["kappa", "sylph"], stones="rbp")
    assert now(t, "surtr") == (
        "Summoned now: paying 1 red and 1 blue stone: +9 points; paying 1 purple stone: +7 points; "
        "paying 1 blue and 1 purple stone: +9 points."
    )


# Choices


def test_each_choice_has_its_result(table: Tables) -> None:
    t = table(area=["basilisk"], score=(1, 0), hand=["imp"])
    assert t.outlook("basilisk") == ["Active effect now: +1 red stone, or −1 point and +1 blue stone."]
    t = table(area=["snail-maiden"], stones="bp", hand=["imp"])
    assert t.outlook("snail-maiden") == [
        "Active effect now: −1 blue stone and +1 purple stone, or +3 blue stones and −1 purple stone."
    ]


def test_a_card_to_choose_is_named_with_what_it_brings(table: Tables) -> None:
    t = table(hand=["aeris"], area=["troll", "gi-rin"], stones="pb")
    assert now(t, "aeris") == "Summoned now: 1 card back to your hand; Troll: +3 points; Gi-rin: +10 points."
    t = table(hand=["forest-spirit", "imp", "eternity"], stones="rr")
    assert now(t, "forest-spirit") == "Summoned now: 1 card discarded; Imp: nothing more; Eternity: +12 points."


def test_a_victim_to_choose_is_named(table: Tables) -> None:
    t = table(seats=3, area=["goblin"], score=(5, 0, 4), hand=["imp"])
    assert t.outlook("goblin") == ["Active effect now: Jan: nothing; Ola: +1 point."]
    t = table(hand=["ember"], their_area=["nessie"], stones="pr")
    assert now(t, "ember") == "Summoned now: +7 points and Jan discards 1 card."


def test_a_copy_is_told_by_what_it_copies(table: Tables) -> None:
    t = table(area=["genie-exalted", "nessie", "troll"], hand=["imp"], stones="p")
    assert t.outlook("genie-exalted") == ["Active effect now: Nessie: +2 points; Troll: +3 points."]
    t = table(hand=["scorch"], area=["ifrit", "imp"], stones="pb")
    assert now(t, "scorch") == "Summoned now: Ifrit: +3 points; Imp: +2 red stones."


def test_many_ways_are_told_from_least_to_most(table: Tables) -> None:
    hand = ["young-forest-spirit", "ifrit", "tidal", "troll", "nessie"]
    t = table(hand=hand)
    assert now(t, "young-forest-spirit") == (
        "Summoned now: from 0 to 5 points, 1 card discarded and 1 card summoned for free."
    )


def test_genie_activates_all(table: Tables) -> None:
    t = table(hand=["genie"], area=["nessie", "troll", "salamander"], stones="bpr")
    assert "+6 points" in now(t, "genie")
    # Too many orders to try: one of them is told, and that it is one of them.
    crowd = ["nessie", "troll", "salamander", "burning-skull", "undine-queen", "valkyrie", "sea-spirit"]
    assert now(table(hand=["genie"], area=crowd, stones="bp"), "genie").endswith(
        "if you activate the cards in the order in which they lie."
    )


def test_a_drawn_card_is_a_number(table: Tables) -> None:
    """Medusa could throw away what Griffon draws, but nobody knows what that will be."""
    t = table(hand=["genie"], area=["griffon", "medusa"], stones="bb", deck=["eternity"])
    assert "eternity" not in now(t, "genie").lower()
    assert "1 card drawn" in now(t, "genie")


# Permanent effects


def test_what_stones_are_worth_with_it_and_without_it(table: Tables) -> None:
    t = table(hand=["agni", "hae-tae"], area=["water-giant"], stones="rrbp")
    assert t.outlook("agni") == ["With it your stones are worth 15, without it 13."]
    assert t.outlook("hae-tae") == []  # as many blue ones as purple ones
    assert t.outlook("water-giant") == ["With it your stones are worth 13, without it 11."]
    assert table(hand=["hestia"]).outlook("hestia") == ["With it you may hold 6 stones, without it 4."]


def test_what_becomes_cheaper(table: Tables) -> None:
    t = table(hand=["hippogriff", "odin", "troll"], area=["pegasus"], stones="b")
    assert "With it cards in your hand cost less: Odin costs 3 instead of 5." in t.outlook("hippogriff")
    assert t.outlook("pegasus") == [
        (
            "With it cards in your hand cost less: Hippogriff costs 3 instead of 4, "
            "Odin costs 5 instead of 6 and Troll costs 2 instead of 3."
        )
    ]


# The hunt


def test_a_hunted_card_tells_what_it_sells_for_and_what_it_would_do(table: Tables) -> None:
    t = table(step="hunt", hunt=["ifrit", "troll", "hydra", "ember"], area=["nessie", "imp"], stones="rrb")
    assert t.outlook("ifrit") == ["Sold now: +3 red stones and 2 over the limit.", "Summoned now: +3 points."]
    assert t.outlook("troll") == ["Sold now: +4 red stones and 3 over the limit.", "Active effect now: nothing."]
    # The other seat has neither stones nor creatures of its own.
    assert t.outlook("ifrit", seat=1) == ["Sold now: +3 red stones.", "Summoned now: +1 point."]


def test_a_hunted_card_tells_what_would_keep_it_in_hand(table: Tables) -> None:
    t = table(step="hunt", hunt=["ember", "troll", "hydra", "sylph"])
    assert t.outlook("ember") == [
        "Sold now: +1 purple stone.",
        "It could not be summoned now: nobody has a summoned water card.",
    ]


def test_triton_pays_for_taming(table: Tables) -> None:
    t = table(marked=["nessie", "imp"], area=["triton"])
    assert "Tamed now: +2 blue stones." in t.outlook("nessie")
    assert not any(line.startswith("Tamed") for line in t.outlook("imp"))


def test_what_others_hold_tells_nothing(table: Tables) -> None:
    t = table(hand=["imp"], their_area=["troll"], their_hand=["surtr"], their_marked=["ifrit"], discard=["agni"])
    for name in ("troll", "surtr", "ifrit", "agni"):
        assert t.outlook(name) == []


def test_too_many_stones_in_the_middle_of_an_effect_are_nobody_elses_fault(table: Tables) -> None:
    t = table(marked=["troll"], hand=["firefox", "imp"], stones="rbb").sell("troll")
    assert t.asked == "keep"
    assert t.outlook("firefox") == ["Summoned now: +1 point."]
    t.choose("rrbb")


# It agrees with what happens


@pytest.mark.parametrize("name", ["surtr", "lava-giant", "tidal", "behemoth", "sand-giant", "poseidon", "gi-rin"])
def test_the_points_foretold_are_the_points_scored(table: Tables, name: str) -> None:
    t = table(
        hand=[name], area=["kappa", "troll", "imp", "aeris", "pegasus"], stones="pp", score=(0, 0), marked=["goblin"]
    )
    foretold = now(t, name)
    t.summon(name)
    assert f"+{t.score[0]} points" in foretold


def test_looking_ahead_changes_nothing_in_any_match() -> None:
    rng = random.Random(5)
    for seed in range(6):
        match: Match[Vale] = Match(GAME, 2 + seed % 3, {}, seed)  # type: ignore[arg-type]
        while match.question is not None:
            before = dump(match.state)
            for seat in range(match.seats):
                for card in rng.sample(range(70), 12):
                    if match.state.sees(seat, card):
                        match.about(seat, match.state.ids[card])
            assert dump(match.state) == before
            match.answer(rng.choice(match.asks[0].options))
