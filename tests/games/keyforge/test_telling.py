"""The log says what has happened, and to whom."""

from tests.games.keyforge.board import Tables

from stolik.games.keyforge.scenario import Scenario
from stolik.table.event import event_message
from stolik.words import words_for

WORDS = words_for("keyforge")


def told(t: Scenario, viewer: int = 0) -> list[str]:
    """The whole log in English, as this seat reads it; the seats are Me and You."""
    said = (event_message(line.event, t.g.prints, viewer) for line in t.match.log)
    return [WORDS.render(one, "en", ("Me", "You"), strict=True) for one in said]


def test_nobody_is_said_to_gain_what_an_ether_spider_catches(table: Tables) -> None:
    """decision 84."""
    t = table(house="brobnar", line=["headhunter"], their_line=["ether-spider"]).reap("headhunter")
    assert told(t)[-2:] == ["Me reaps with Headhunter.", "Ether Spider captures 1 Æmber."]


def test_a_theft_is_told_before_an_ether_spider_catches_it(table: Tables) -> None:
    t = table(house="shadows", line=["noddy-the-thief"], their_line=["ether-spider"], their_amber=2)
    t.use_action("noddy-the-thief")
    assert told(t)[-2:] == ["Me steals 1 Æmber from You.", "Ether Spider captures 1 Æmber."]
    assert (t.amber, t.card("ether-spider")["amber"]) == ([0, 1], 1)


def test_nobody_is_said_to_get_the_aember_of_the_dead_that_an_ether_spider_catches(table: Tables) -> None:
    t = table(house="shadows", line=["umbra"], their_line=["ether-spider", {"card": "dust-pixie", "amber": 2}])
    t.fight("umbra", "dust-pixie")
    assert "Ether Spider captures 2 Æmber." in told(t)
    assert "Dust Pixie leaves play: Me gets 2 Æmber from it." not in told(t)
    t = table(house="untamed", hand=["word-of-returning"], their_line=["ether-spider", {"card": "troll", "amber": 2}])
    t.play("word-of-returning")
    assert not any("to the pool of Me" in line for line in told(t))


def test_whoever_abducts_a_creature_archives_it(table: Tables) -> None:
    """decision 25: it goes straight from play to the archives of whoever takes it."""
    t = table(house="mars", line=["uxlyx-the-zookeeper"], their_line=["troll"], their_archives=["urchin"])
    t.reap("uxlyx-the-zookeeper")
    for viewer in (0, 1):
        assert told(t, viewer)[-1] == "Me archives Troll."
    assert (t.zone("archives-0"), t.zone("archives-1")) == (["troll"], ["urchin"])


def test_an_evasion_sigil_says_what_it_does(table: Tables) -> None:
    t = table(
        house="brobnar", line=["headhunter"], deck=["punch"], artifacts=["evasion-sigil"], their_line=["dust-pixie"]
    ).fight("headhunter", "dust-pixie")
    assert told(t)[-3:] == [
        "The ability of Evasion Sigil takes effect.",
        "Punch goes to the discard pile of Me.",
        "Headhunter is exhausted.",
    ]


def test_what_a_card_becomes_a_copy_of_is_told_when_all_have_seen_it(table: Tables) -> None:
    t = table(house="untamed", hand=["mimicry"], their_discard=["punch"], their_line=["troll"]).play("mimicry")
    assert told(t, 1)[:2] == ["Me plays Mimicry.", "Mimicry becomes a copy of Punch."]
    t = table(house="logos", hand=["mimic-gel"], their_line=["troll"]).play("mimic-gel")
    assert told(t, 1)[-2:] == ["Me plays Mimic Gel.", "Mimic Gel becomes a copy of Troll."]


def test_a_theft_that_comes_to_nothing_is_told(table: Tables) -> None:
    t = table(house="shadows", line=["noddy-the-thief"], their_line=["the-vaultkeeper"], their_amber=2)
    t.use_action("noddy-the-thief")
    assert told(t)[-1] == "The Æmber of You cannot be stolen."
    t = table(house="shadows", line=["noddy-the-thief"], their_line=["the-vaultkeeper"]).use_action("noddy-the-thief")
    assert "cannot be stolen" not in told(t)[-1], "there was none"


def test_a_key_that_cannot_be_forged_by_a_card_is_told(table: Tables) -> None:
    t = table(house="shadows", hand=["key-of-darkness"], amber=7).play("key-of-darkness")
    assert told(t)[-1] == "Me cannot forge a key for 8 Æmber."
    t = table(house="untamed", hand=["key-charge"], amber=6).play("key-charge")
    assert told(t)[-1] == "Me cannot forge a key for 6 Æmber."
