"""The chart at the end of the rulebook: what happens at the same moment, and who orders it."""

import tests.games.keyforge.rules.beyond  # noqa: F401  (cards that only the tests have)
from tests.games.keyforge.board import Tables
from tests.games.keyforge.rules.book import rule


@rule("tim-start")
def test_the_start_of_a_turn(table: Tables) -> None:
    t = table(
        step="start",
        amber=6,
        houses=["logos"],
        line=["director-of-zyx"],
        artifacts=["the-floor-is-lava"],
        deck=["punch"],
    )
    assert (t.asked, sorted(map(str, t.options)), t.keys) == (
        "next-trigger",
        ["director-of-zyx", "the-floor-is-lava"],
        [0, 0],
    )
    t.choose("director-of-zyx").forge("red")
    assert (t.where("punch"), t.card("director-of-zyx")["damage"], t.keys) == ("archives-0", 1, [1, 0])
    t.choose("logos", "no")


@rule("tim-1-win")
def test_the_third_key_wins_at_once(table: Tables) -> None:
    t = table(step="start", amber=6, keys=2, artifacts=["strange-gizmo"], line=["troll"], houses=["logos"])
    assert (t.winner, t.keys, t.line()) == (0, [3, 0], ["troll"])


@rule("tim-1-after-forge")
def test_after_forging(table: Tables) -> None:
    t = table(
        step="start",
        amber=8,
        line=["bilgum-avalanche", "forgemaster-og"],
        their_line=["umbra", "troll"],
        houses=["brobnar", "dis"],
    ).forge("red")
    assert (t.asked, sorted(map(str, t.options))) == ("next-trigger", ["bilgum-avalanche", "forgemaster-og"])
    t.choose("bilgum-avalanche")
    assert (t.line(1), t.amber, t.asked) == (["troll"], [0, 0], "house")


@rule("tim-2-after-choose")
def test_after_choosing_a_house(table: Tables) -> None:
    t = table(
        step="start",
        artifacts=["memory-chip"],
        hand=["punch"],
        houses=["logos", "sanctum"],
        line=["jehu-the-bureaucrat"],
    )
    t.choose("logos", "punch")
    assert t.asked == "take-archives"
    t.choose("yes")
    assert t.hand() == ["punch"]
    t = table(step="start", archives=["punch"], houses=["logos", "sanctum"], line=["jehu-the-bureaucrat"])
    t.choose("sanctum")
    assert (t.amber, t.asked) == ([2, 0], "take-archives")
    t.choose("no")


@rule("tim-3-play-triggers")
def test_after_playing(table: Tables) -> None:
    t = table(house="untamed", hand=["flaxia"], line=["hunting-witch"], artifacts=["autocannon"]).play("flaxia", "left")
    assert sorted(map(str, t.options)) == ["autocannon", "flaxia", "hunting-witch"]
    t.default()
    assert (t.card("flaxia")["damage"], t.amber[0] >= 1) == (1, True)


@rule("tim-3-fight-before")
def test_before_fighting(table: Tables) -> None:
    bear = {"card": "ancient-bear", "upgrades": ["siren-horn"], "amber": 1}
    t = table(house="untamed", line=[bear], their_line=["lieutenant-khrkhar"])
    t.fight("ancient-bear", "lieutenant-khrkhar")
    assert t.options == ["siren-horn", "assault", "hazardous"]
    t.choose("assault")
    assert t.card("lieutenant-khrkhar")["damage"] == 2
    assert t.options == ["siren-horn", "hazardous"]
    t.choose("hazardous")


@rule("tim-3-reap-after")
def test_after_reaping(table: Tables) -> None:
    t = table(house="mars", artifacts=["crystal-hive"], line=["doc-bookton~mars"], deck=["punch"])
    t.use_action("crystal-hive").reap("doc-bookton")
    assert (t.amber, sorted(map(str, t.options))) == ([1, 0], ["crystal-hive", "doc-bookton"])
    t.choose("doc-bookton")
    assert (t.amber, t.hand()) == ([2, 0], ["punch"])


@rule("tim-5-draw")
def test_drawing(table: Tables) -> None:
    t = table(house="logos", line=["mother"], chains=7, deck=["punch"] * 9, their_houses=["mars"]).end_turn()
    assert (len(t.hand()), t.g.chains) == (5, [6, 0])
    t = table(house="logos", their_line=["succubus"], deck=["punch"] * 9, their_houses=["mars"]).end_turn()
    assert len(t.hand()) == 5


@rule("tim-end")
def test_the_end_of_a_turn(table: Tables) -> None:
    t = (
        table(
            house="brobnar",
            line=["urchin", "titan-librarian", "rogue-ogre"],
            hand=["bumpsy"],
            deck=["punch"] * 9,
            their_amber=3,
            their_houses=["mars"],
        )
        .play("bumpsy", "right")
        .end_turn()
    )
    assert sorted(map(str, t.options)) == ["rogue-ogre", "titan-librarian"]
    t.choose("titan-librarian")
    t.choose(t.options[0])
    assert (len(t.hand()), len(t.zone("archives-0"))) == (5, 1)  # it is not refilled
    assert t.card("rogue-ogre")["amber"] == 1


@rule("tim-each-time")
def test_each_time_and_after_are_one_moment(table: Tables) -> None:
    t = table(house="mars", hand=["blypyp"], line=["tunk", "hunting-witch"], artifacts=["autocannon"]).play(
        "blypyp", "left"
    )
    assert sorted(map(str, t.options)) == ["autocannon", "hunting-witch", "tunk"]
    t.default()
    assert t.amber == [1, 0]


@rule("tim-destroy-after")
def test_after_destruction(table: Tables) -> None:
    t = (
        table(
            house="dis",
            hand=["gateway-to-dis"],
            artifacts=["soul-snatcher"],
            line=["urchin", "tolas"],
            their_line=["troll", "bumpsy"],
        )
        .play("gateway-to-dis")
        .default()
    )
    assert t.amber == [2, 2]  # once for each creature; Tolas has left with them
