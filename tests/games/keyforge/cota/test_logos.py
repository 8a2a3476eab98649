"""Call of the Archons, Logos, card by card."""

from tests.games.keyforge.board import Tables


def test_dimension_door_turns_reaping_into_stealing(table: Tables) -> None:
    """rulebook: "Efekty zastępujące"."""
    t = table(house="logos", hand=["dimension-door"], line=["mother", "dr-escotera"], their_amber=1)
    t.play("dimension-door").reap("mother")
    assert t.amber == [1, 0]
    t.reap("dr-escotera")
    assert t.amber == [1, 0]


def test_library_access_draws_for_each_later_card_and_purges_itself(table: Tables) -> None:
    """rulebook: errata."""
    t = table(house="logos", hand=["library-access", "library-of-babble"], deck=["punch", "anger"]).play(
        "library-access"
    )
    assert t.where("library-access") == "purged-0"
    assert t.hand() == ["library-of-babble"]
    t.play("library-of-babble")
    assert t.hand() == ["punch"]


def test_library_access_and_wild_wormhole_in_either_order(table: Tables) -> None:
    """rulebook: FAQ "Dostęp do biblioteki"."""
    t = table(house="logos", hand=["library-access", "wild-wormhole"], deck=["dust-pixie", "anger", "punch"])
    t.play("library-access").play("wild-wormhole")
    assert t.asked == "next-trigger"
    assert sorted(str(option) for option in t.options) == ["library-access", "wild-wormhole"]
    t.choose("wild-wormhole")
    assert t.line() == ["dust-pixie"]
    assert t.amber == [3, 0]
    assert t.hand() == ["anger", "punch"]


def test_twin_bolt_emission_hits_two_different_creatures(table: Tables) -> None:
    t = table(house="logos", hand=["twin-bolt-emission"], line=["mother"], their_line=["valdr", "headhunter"])
    t.play("twin-bolt-emission", "valdr")
    assert t.options == ["mother", "headhunter"]
    t.choose("headhunter")
    assert [t.card(name)["damage"] for name in ("mother", "valdr", "headhunter")] == [0, 2, 2]


def test_twin_bolt_emission_with_one_creature(table: Tables) -> None:
    t = table(house="logos", hand=["twin-bolt-emission"], their_line=["valdr"]).play("twin-bolt-emission")
    assert t.card("valdr")["damage"] == 2


def test_wild_wormhole_plays_the_top_card(table: Tables) -> None:
    t = table(house="logos", hand=["wild-wormhole"], deck=["urchin", "punch"], their_amber=1).play("wild-wormhole")
    assert t.line() == ["urchin"]
    assert t.amber == [2, 0]
    assert t.zone("deck-0") == ["punch"]


def test_wild_wormhole_leaves_what_cannot_be_played(table: Tables) -> None:
    """decision 53: an upgrade without a creature stays on the deck."""
    t = table(house="logos", hand=["wild-wormhole"], deck=["blood-of-titans"]).play("wild-wormhole")
    assert t.where("blood-of-titans") == "deck-0"
    assert t.amber == [1, 0]


def test_wild_wormhole_on_an_empty_deck_does_nothing(table: Tables) -> None:
    """decision 104: nothing is shuffled."""
    t = table(house="logos", hand=["wild-wormhole"], discard=["punch"]).play("wild-wormhole")
    assert t.zone("deck-0") == []
    assert t.where("punch") == "discard-0"


def test_wild_wormhole_on_the_first_turn(table: Tables) -> None:
    """rulebook: FAQ "Zasada pierwszej tury"."""
    t = table(house="logos", hand=["wild-wormhole", "mother"], deck=["urchin"], turn=1, their_amber=1)
    t.play("wild-wormhole")
    assert t.line() == ["urchin"]
    assert not t.may("play mother")
    assert not t.may("discard mother")


def test_library_of_babble_draws(table: Tables) -> None:
    t = table(house="logos", artifacts=["library-of-babble"], deck=["punch"]).use_action("library-of-babble")
    assert t.hand() == ["punch"]


def test_batdrone_steals_unharmed(table: Tables) -> None:
    t = table(house="logos", line=["batdrone"], their_line=["valdr"], their_amber=1).fight("batdrone", "valdr")
    assert t.card("batdrone")["damage"] == 0
    assert t.card("valdr")["damage"] == 2
    assert t.amber == [1, 0]


def test_doc_bookton_draws_when_it_reaps(table: Tables) -> None:
    t = table(house="logos", line=["doc-bookton"], deck=["punch"]).reap("doc-bookton")
    assert t.hand() == ["punch"]
    assert t.amber == [1, 0]


def test_dr_escotera_counts_the_opponents_keys(table: Tables) -> None:
    assert table(house="logos", hand=["dr-escotera"], their_keys=2, keys=1).play("dr-escotera").amber == [2, 0]
    assert table(house="logos", hand=["dr-escotera"]).play("dr-escotera").amber == [0, 0]


def test_quixo_draws_after_a_fight(table: Tables) -> None:
    t = table(house="logos", line=["quixo-the-adventurer"], their_line=["valdr"], deck=["punch"])
    t.fight("quixo-the-adventurer", "valdr")
    assert t.hand() == ["punch"]
    assert t.card("quixo-the-adventurer")["damage"] == 0


def test_mother_refills_to_seven(table: Tables) -> None:
    t = table(house="logos", line=["mother"], deck=["punch"] * 9, their_line=["valdr"]).end_turn()
    assert len(t.hand()) == 7
    assert t.player(0)["hand_size"] == 7
    assert t.player(1)["hand_size"] == 6


def test_foggify_stops_fights_for_a_turn(table: Tables) -> None:
    t = table(house="logos", hand=["foggify"], line=["mother"], their_line=["valdr"]).play("foggify").end_turn()
    assert not t.may("fight valdr")
    assert t.may("reap valdr")
    t.end_turn().end_turn()
    assert t.may("fight valdr")


def test_phase_shift_allows_one_card_of_another_house(table: Tables) -> None:
    t = table(house="logos", hand=["phase-shift", "dust-pixie", "snufflegator", "mother"])
    assert not t.may("play dust-pixie")
    t.play("phase-shift").play("mother")
    assert t.may("play snufflegator")
    t.play("dust-pixie", "left")
    assert not t.may("play snufflegator")


def test_two_phase_shifts_allow_two(table: Tables) -> None:
    """rulebook: FAQ "Przesunięcie fazowe"."""
    t = table(house="logos", hand=["phase-shift", "phase-shift", "dust-pixie", "snufflegator", "niffle-ape"])
    t.play("phase-shift").play("phase-shift#2").play("dust-pixie").play("snufflegator", "left")
    assert not t.may("play niffle-ape")


def test_phase_shift_on_the_first_turn(table: Tables) -> None:
    """rulebook: FAQ "Zasada pierwszej tury"."""
    t = table(house="logos", hand=["phase-shift", "dust-pixie", "mother"], turn=1).play("phase-shift")
    assert t.may("play dust-pixie")
    assert not t.may("play mother")


def test_harland_mindlock_borrows_a_flank_creature(table: Tables) -> None:
    t = table(house="logos", hand=["harland-mindlock"], their_line=["valdr", "mother", "headhunter"])
    t.play("harland-mindlock")
    assert t.options == ["valdr", "headhunter"]
    t.choose("headhunter", "left")
    assert t.line() == ["headhunter", "harland-mindlock"]
    assert (t.card("headhunter")["controller"], t.card("headhunter")["owner"]) == (0, 1)
    t.end_turn().choose("brobnar").fight("valdr", "harland-mindlock", "right")
    assert t.line(1) == ["valdr", "mother", "headhunter"]
