"""Setup, the five steps of a turn, chains, keys and houses."""

from dataclasses import replace

import pytest
from tests.games.keyforge.board import Tables
from tests.games.keyforge.rules.book import rule

from stolik.games.keyforge import KeyForgeGame
from stolik.games.keyforge.catalog import CATALOG
from stolik.games.keyforge.effects import after, creature, damage, fully_heal, gain
from stolik.games.keyforge.nouns import it, this_card
from stolik.games.keyforge.state import KEYS
from stolik.games.keyforge.zones import ARCHIVES, DISCARD, HAND, PURGED
from stolik.table import Match

GAME = KeyForgeGame()
CARDS = ["punch", "anger", "warsong", "valdr", "headhunter", "smaaash", "loot-the-bodies", "blood-of-titans"]
THEIRS = {"their_houses": ["dis"]}


@rule("rul-setup-keys", "rul-setup-hands", "rul-setup-first-random")
def test_setting_up() -> None:
    firsts = set()
    for seed in range(12):
        g = Match(GAME, 2, {}, seed).state
        firsts.add(g.first)
        assert (g.keys, g.pool, g.active) == ([[], []], [0, 0], g.first)
        assert (len(g.zones[HAND[g.first]]), len(g.zones[HAND[1 - g.first]])) == (7, 6)
        assert not any(g.zones[zone] for zones in (ARCHIVES, DISCARD, PURGED) for zone in zones)
    assert firsts == {0, 1}
    assert len(set(KEYS)) == 3


@rule("rul-mulligan-order", "rul-mulligan-size", "glo-mulligan-keep")
def test_mulligans() -> None:
    match = Match(GAME, 2, {}, 5)
    first = match.state.first
    for seat, left in ((first, 6), (1 - first, 5)):
        assert (match.asks[0].prompt, match.asks[0].seat) == ("mulligan", seat)
        match.answer("mulligan", seat)
        assert len(match.state.zones[HAND[seat]]) == left
    assert match.asks[0].prompt == "house"


@rule("rul-chains-example", "glo-chains-opening", "glo-mulligan-chains")
def test_a_first_hand_with_chains() -> None:
    for given, less in ((7, 2), (4, 1)):
        match = Match(GAME, 2, {"chains": [given, given]}, 5)
        g = match.state
        assert g.chains == [given - 1] * 2
        assert [len(g.zones[HAND[seat]]) for seat in (g.first, 1 - g.first)] == [7 - less, 6 - less]
        match.answer("mulligan", g.first)
        assert match.state.chains == [given - 1] * 2
        assert len(match.state.zones[HAND[g.first]]) == 7 - less - 1


@rule("rul-chains-bid")
def test_bids() -> None:
    match = Match(GAME, 2, {"bidding": True}, 5)
    first = match.state.first
    names = match.state.decks
    for seat, option in ((first, ("deck", 0)), (first, 5), (1 - first, ("chains", 6)), (first, ("chains", 7))):
        match.answer(option, seat)
    match.answer("let-go", 1 - first)
    g = match.state
    assert g.decks[first] == names[0]
    assert (g.chains[first], g.chains[1 - first]) == (7 - 1, 0)


@rule("rul-forge-must", "rul-forge-one-per-step", "tim-1-check")
@pytest.mark.parametrize(("amber", "left"), [(6, 0), (12, 6)])
def test_a_key_must_be_forged_once(table: Tables, amber: int, left: int) -> None:
    t = table(amber=amber, houses=["brobnar", "dis"], step="start")
    assert (t.asked, t.options) == ("key-colour", ["red", "blue", "yellow"])
    t.forge("yellow")
    assert (t.keys, t.amber, t.asked) == ([1, 0], [left, 0], "house")


@rule("rul-forge-not-enough")
def test_five_are_not_enough(table: Tables) -> None:
    t = table(amber=5, houses=["brobnar", "dis"], step="start")
    assert (t.keys, t.amber, t.asked) == ([0, 0], [5, 0], "house")


@rule("tim-1-pay")
def test_a_dearer_key(table: Tables) -> None:
    # Lash of Broken Dreams makes the opponent's keys 3 dearer in their next turn.
    t = table(
        house="dis", artifacts=["lash-of-broken-dreams"], their_amber=10, their_houses=["brobnar"], houses=["dis"]
    )
    t.use_action("lash-of-broken-dreams").end_turn()
    t.forge()
    assert (t.keys, t.amber) == ([0, 1], [0, 1])


@rule("rul-win-third-key")
def test_the_third_key_ends_the_match(table: Tables) -> None:
    t = table(amber=7, keys=2, houses=["brobnar", "dis"], step="start")
    assert t.winner == 0
    assert t.match.question is None


@rule("rul-turn-steps", "tim-2-choose")
def test_the_steps_of_a_turn(table: Tables) -> None:
    t = table(
        amber=6,
        houses=["brobnar", "dis"],
        line=[{"card": "valdr", "exhausted": True}],
        deck=CARDS[:7],
        step="start",
        **THEIRS,
    )
    seen = [t.asked]
    t.forge()
    seen.append(t.asked)
    t.choose("brobnar")
    seen.append(t.asked)
    assert seen == ["key-colour", "house", "act"]
    assert not t.may("reap valdr")
    t.end_turn()
    events = [line.event.kind for line in t.match.log]
    order = ["key_forged", "house_chosen", "cards_readied", "card_drawn", "turn_ended"]
    assert [kind for kind in dict.fromkeys(events) if kind in order] == order
    assert (t.card("valdr")["exhausted"], len(t.hand())) == (False, 6)


@rule("rul-house-identity", "glo-house-mandatory", "glo-active-house")
def test_one_of_three_houses(table: Tables) -> None:
    t = table(houses=["brobnar", "dis", "logos"], hand=["punch", "fear"], step="start")
    assert t.options == ["brobnar", "dis", "logos"]
    t.choose("dis")
    assert t.options == ["play fear", "discard fear", "end-turn"]
    assert t.g.house == "dis"


@rule("rul-house-archives-after", "tim-2-archives")
@pytest.mark.parametrize(("answer", "taken"), [("yes", 3), ("no", 0)])
def test_archives_all_or_none(table: Tables, answer: str, taken: int) -> None:
    t = table(houses=["brobnar", "dis"], archives=CARDS[:3], step="start").choose("brobnar")
    assert (t.asked, t.options) == ("take-archives", ["yes", "no"])
    t.choose(answer)
    assert (len(t.hand()), len(t.zone("archives-0"))) == (taken, 3 - taken)


@rule("glo-archive-private")
def test_who_sees_archives(table: Tables) -> None:
    t = table(house="brobnar", archives=["punch"])
    mine, theirs = (t.match.view(viewer)["players"][0]["archives"] for viewer in (0, 1))  # type: ignore[call-overload, index]
    assert [card["face"] for card in mine] == ["punch"]
    assert theirs == [None]


@rule("glo-archive-not-in-play")
def test_archived_cards_do_nothing(table: Tables) -> None:
    t = table(house="logos", archives=["mother"], deck=CARDS, **THEIRS).end_turn()
    assert len(t.hand()) == 6


@rule("rul-main-any-order", "tim-3-any", "rul-discard-own-house")
def test_any_order(table: Tables) -> None:
    t = table(house="brobnar", hand=["punch", "anger", "warsong", "headhunter"], line=["valdr"], their_line=["dodger"])
    t.discard("anger").play("punch", "dodger").reap("valdr").discard("warsong").play("headhunter", "left")
    assert t.zone("discard-0") == ["anger", "punch", "warsong"]
    assert [line.event.kind for line in t.match.log].count("card_discarded") == 2


@rule("rul-main-house-restriction", "glo-off-house")
def test_other_houses(table: Tables) -> None:
    t = table(house="brobnar", hand=["fear", "punch"], line=["shooler", "valdr"])
    assert t.options == ["play punch", "discard punch", "reap valdr", "end-turn"]


@rule("rul-first-turn", "rul-first-turn-discard")
@pytest.mark.parametrize("how", ["play", "discard"])
def test_the_first_turn(table: Tables, how: str) -> None:
    t = table(house="brobnar", hand=["headhunter", "anger"], line=["valdr"], turn=1)
    t.choose(f"{how} headhunter", *(["left"] if how == "play" else []))
    assert t.options == ["reap valdr", "end-turn"]


@rule("rul-first-turn-second-player")
def test_the_second_players_first_turn(table: Tables) -> None:
    t = table(house="brobnar", hand=["headhunter", "anger"], turn=2).play("headhunter")
    assert t.may("play anger")


@rule("faq-first-turn-phase-shift")
def test_phase_shift_on_the_first_turn(table: Tables) -> None:
    t = table(house="logos", hand=["phase-shift", "punch", "mother"], turn=1).play("phase-shift")
    assert t.options == ["play punch", "end-turn"]


@rule("faq-first-turn-wormhole")
def test_wormhole_on_the_first_turn(table: Tables) -> None:
    t = table(house="logos", hand=["wild-wormhole", "mother"], deck=["valdr"], turn=1).play("wild-wormhole")
    assert t.line() == ["valdr"]
    assert t.options == ["end-turn"]


@rule("faq-phase-shift-twice")
def test_two_phase_shifts(table: Tables) -> None:
    t = table(house="logos", hand=["phase-shift", "phase-shift", "headhunter", "shooler", "urchin"])
    t.play("phase-shift").play("phase-shift#2").play("headhunter")
    assert t.may("play shooler")
    t.play("shooler", "left")
    assert not t.may("play urchin")


@rule("rul-ready-exhausted", "rul-enter-exhausted", "tim-3-play-enter")
def test_exhausted_cards_are_not_used(table: Tables) -> None:
    t = table(house="brobnar", hand=["headhunter", "gauntlet-of-command"], line=["valdr"])
    t.play("headhunter", "left").play("gauntlet-of-command").reap("valdr")
    assert t.options == ["end-turn"]
    assert all(t.card(name)["exhausted"] for name in ("headhunter", "gauntlet-of-command", "valdr"))


@rule("rul-ready-step", "tim-4-ready")
def test_all_ready(table: Tables) -> None:
    tired = [{"card": name, "exhausted": True} for name in ("valdr", "shooler", "mother")]
    bauble = {"card": "dominator-bauble", "exhausted": True}
    t = table(house="brobnar", line=tired, artifacts=[bauble], their_line=[{"card": "urchin", "exhausted": True}])
    t.end_turn()
    assert not any(t.card(name)["exhausted"] for name in ("valdr", "shooler", "mother", "dominator-bauble"))
    assert t.card("urchin")["exhausted"]


@rule("rul-draw-step", "rul-draw-step-over", "rul-chains-no-shed", "faq-chains-seven-cards")
@pytest.mark.parametrize(("held", "chains", "then"), [(2, 0, 6), (7, 0, 7), (6, 3, 6), (7, 2, 7)])
def test_refilling(table: Tables, held: int, chains: int, then: int) -> None:
    t = table(house="dis", hand=CARDS[:held], deck=["fear"] * 9, chains=chains, **THEIRS).end_turn()
    assert len(t.hand()) == then
    assert t.player()["chains"] == chains


@rule("rul-chains-shed", "faq-chains-five-cards")
@pytest.mark.parametrize(("held", "chains", "then"), [(4, 3, 5), (5, 2, 5)])
def test_shedding(table: Tables, held: int, chains: int, then: int) -> None:
    t = table(house="dis", hand=CARDS[:held], deck=["fear"] * 9, chains=chains, **THEIRS).end_turn()
    assert len(t.hand()) == then
    assert t.player()["chains"] == chains - 1


@rule("rul-chains-table")
@pytest.mark.parametrize(
    ("chains", "drawn"), [(0, 6), (1, 5), (6, 5), (7, 4), (12, 4), (13, 3), (18, 3), (19, 2), (24, 2)]
)
def test_the_table_of_chains(table: Tables, chains: int, drawn: int) -> None:
    t = table(house="dis", deck=["fear"] * 9, chains=chains, **THEIRS).end_turn()
    assert len(t.hand()) == drawn


@rule("rul-deck-out")
def test_the_deck_runs_out(table: Tables) -> None:
    t = table(house="dis", hand=CARDS[:3], deck=["fear"], discard=["hand-of-dis"] * 10, **THEIRS).end_turn()
    assert min(t.hand()[3:]) == "fear"
    assert (len(t.hand()), len(t.zone("deck-0")), t.zone("discard-0")) == (6, 8, [])


@rule("rul-deck-and-discard-empty")
def test_nothing_to_draw(table: Tables) -> None:
    t = table(house="dis", **THEIRS).end_turn()
    assert (t.hand(), t.match.result) == ([], None)


@rule("rul-announce-key")
def test_a_key_is_announced(table: Tables) -> None:
    for amber in (5, 6):
        t = table(house="dis", amber=amber, **THEIRS).end_turn()
        assert ("key_announced" in [line.event.kind for line in t.match.log]) == (amber == 6)


@rule("rul-rule-of-six")
def test_the_rule_of_six(table: Tables) -> None:
    t = table(house="brobnar", hand=["punch"] * 7, their_line=["urchin"] * 8)
    for number in range(6):
        t.play("punch" if not number else f"punch#{number + 1}", "urchin")
    assert not t.may("play punch#7")
    assert t.may("discard punch#7")


@rule("faq-pitlord-restringuntus", "glo-cannot-beats-must")
def test_cannot_beats_must(table: Tables) -> None:
    t = table(
        house="shadows", houses=["shadows"], hand=["urchin"], their_line=["pitlord"], their_houses=["dis", "logos"]
    )
    assert t.end_turn().g.house == "dis"
    t = table(house="dis", hand=["restringuntus"], their_line=["pitlord"], their_houses=["dis", "logos", "mars"])
    t.play("restringuntus", "dis").end_turn()
    assert t.options == ["logos", "mars"]


@rule("faq-pitlord-maverick")
def test_pitlord_of_another_house(table: Tables) -> None:
    t = table(line=["pitlord~logos"], houses=["logos", "mars", "untamed"], step="start")
    assert t.options == ["logos", "mars", "untamed"]


@rule("glo-house-none")
def test_no_house_at_all(table: Tables) -> None:
    t = table(house="dis", hand=["restringuntus"], their_houses=["logos"], their_line=["doc-bookton"])
    t.play("restringuntus", "logos").end_turn()
    assert t.g.house == ""
    assert t.options == ["end-turn"]


@rule("glo-infinite-loop")
def test_a_loop_runs_as_often_as_the_active_player_says(table: Tables, monkeypatch: pytest.MonkeyPatch) -> None:
    """A creature that hurts itself whenever it is hurt, and is healed each time."""
    heard = after("damaged", "text-after-reap", (fully_heal(this_card), damage(1, this_card), gain(1)), noun=it.text)
    made = creature(power=9, after=heard)
    monkeypatch.setitem(CATALOG, "dodger", replace(made, title="dodger", house="shadows"))
    t = table(house="brobnar", hand=["punch"], line=["dodger"], their_houses=["dis"]).play("punch")
    assert t.asked == "loop-count"
    before = [line.event.kind for line in t.match.log].count("amber_gained")
    t.choose(3)
    assert (t.asked, before) == ("act", 1)
    assert t.card("dodger")["damage"] == 1
    assert "loop_cut" in [line.event.kind for line in t.match.log]
    ran = t.amber[0]
    t = table(house="brobnar", hand=["punch"], line=["dodger"], their_houses=["dis"]).play("punch", 8)
    assert t.amber[0] == ran + 5
