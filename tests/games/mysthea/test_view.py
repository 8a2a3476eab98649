"""What a seat sees: the islands, the forecast, a battle in stages; and what options are about."""

import random
from typing import cast

from tests.games.mysthea.board import Tables

from stolik.games.mysthea import GAME
from stolik.games.mysthea.board import REGION
from stolik.games.mysthea.view import View
from stolik.table import Match, Option, State


def seen(match: object, viewer: int = 0) -> View:
    return cast(View, cast("Match[object]", match).view(viewer))  # type: ignore[type-var]


def test_regions_say_who_controls_them_and_what_they_pay(table: Tables) -> None:
    t = table(
        at="tree-forest",
        units={"rift-mist": "c"},
        their_units={"rift-mist": "g", "tree-forest": "g"},
        track=("forest", "mist"),
    )
    view = seen(t.match)
    regions = {region["name"]: region for island in view["ring"] for region in island["regions"]}
    assert len(regions) == 15
    forest = regions["tree-forest"]
    assert (forest["control"], forest["pays"]) == (0, 2)
    assert [(force["seat"], force["strength"]) for force in forest["forces"]] == [(0, 3), (1, 2)]
    assert (regions["rift-mist"]["control"], regions["rift-mist"]["pays"]) == (1, 3)
    assert regions["volcano-forest"]["control"] is None


def test_the_forecast_is_what_scoring_gives(table: Tables) -> None:
    """Whatever stands on the board, the end of the Era pays what was foretold."""
    for seed in range(12):
        rng = random.Random(seed)
        match = Match(GAME, 3, {"behaviours": False, "abilities": False}, seed)
        while match.question is not None and "scoring" not in [frame[0] for frame in match.state.stack]:
            foretold = seen(match)["forecast"] if match.state.era else []
            before = match.state.glory[:]  # type: ignore[attr-defined]
            era, track = match.state.era, len(match.state.track)  # type: ignore[attr-defined]
            ask = match.asks[0]
            lines = len(match.log)
            match.answer(rng.choice(ask.options), ask.seat)
            ended = [line.event for line in match.log[lines:] if line.event.kind == "era_ended"]
            if ended and all(event < 6 for event in match.state.track[:track]):  # type: ignore[attr-defined]
                paid = [0, 0, 0]
                for line in match.log[lines:]:
                    if line.event.kind == "glory_gained" and line.event.args["why"] == "region":
                        paid[cast(int, line.event.args["seat"])] += cast(int, line.event.args["glory"])
                moved = any(line.event.kind.startswith("unit_") for line in match.log[lines:])
                if not moved and "monster" not in str([line.event.kind for line in match.log[lines:]]):
                    assert [sum(each["events"]) for each in foretold] == paid, (seed, era, before)


def test_hands_of_others_are_hidden(table: Tables) -> None:
    t = table.new(3, 2)
    view = seen(t.match)
    assert all(view["players"][0]["hand"])
    assert view["players"][1]["hand"] == [None] * 4
    assert seen(t.match, 3)["players"][0]["hand"] == [None] * 4, "spectators see no hand"


def test_a_battle_shows_its_stages(table: Tables) -> None:
    t = table(units={"volcano-river": "cc"}, hand=["c001"], their_hand=["c006", "c002"])
    t.choose("battle volcano-river")
    battle = seen(t.match)["battle"]
    assert battle is not None
    assert (battle["stage"], battle["region"], battle["starter"]) == ("cards", "volcano-river", 0)
    assert [fighter["card"] for fighter in battle["fighters"]] == [None, None]
    t.orders("c001", "c006")
    battle = seen(t.match)["battle"]
    assert battle is not None
    assert battle["stage"] == "orders"
    assert [fighter["order"] for fighter in battle["fighters"]] == ["attack", "retreat"]
    t.choose("done")
    assert seen(t.match)["battle"] is None
    t.choose("meditate")


def test_beats_show_a_battle_page_by_page(table: Tables) -> None:
    t = table(units={"volcano-river": "cc"}, hand=["c001"], their_hand=["c017"])
    match = Match(t.match.game, 2, {"abilities": False}, 0, pages=True)
    battle = next(option for option in match.asks[0].options if isinstance(option, tuple) and option[0] == "battle")
    match.answer(battle)
    match.answer(match.ask_of(0).options[0], 0)  # type: ignore[union-attr]
    lines = len(match.log)
    match.answer(match.ask_of(1).options[0], 1)  # type: ignore[union-attr]
    pages = cast("list[dict[str, View]]", match.update(0, lines, pages=True)["pages"])
    shown = [page["view"]["battle"] for page in pages if page["view"]["battle"]]
    assert [battle["stage"] for battle in shown] == ["orders", "orders", "orders", "losses", "losses", "glory"]
    ours, theirs = shown[-1]["fighters"]
    fallen = theirs["removed"] + theirs["wounded"] + ours["retreated"] + theirs["retreated"]
    assert fallen
    assert ours["glory"] == 2 * fallen
    t.choose("meditate")


def test_what_a_move_is_about(table: Tables) -> None:
    t = table(hand=["c001"], units={"tree-forest": "g"})
    t.play("c001")
    ask = t.match.asks[0]
    option = t._option(ask, "golem tree-forest > tree-mountains")
    act = t.match.game.act(t.g, ask, option)
    assert (act.verb, act.things) == ("move", ("unit-0-golem-tree-forest", "region-tree-mountains"))
    t.choose("done", "end")


def test_a_view_offers_the_worth_of_alignments(table: Tables) -> None:
    t = table(at="tree-forest", units={"rift-forest": "c"})
    tree = next(island for island in seen(t.match)["ring"] if island["name"] == "tree")
    assert tree["alignment"]["worth"] == [6, 3]
    assert tree["alignment"]["face"] == "a03"
    assert tree["monsters"] == ["utcoro"]


def test_why_not_and_outlook(table: Tables) -> None:
    t = table(hand=["c006", "c031"], units={"rift-forest": "c"}, upgrades=["c019"], market=["c026"], discard=["c001"])
    assert "The effect gives 6 glory now." in t.outlook("c006")
    assert "Placing it costs 1 energy; you have 6." in t.outlook("c031")
    assert t.why_not("c019") == "An upgrade works all the time and need not be used."
    assert t.why_not("c026") == "Cards of the development area are taken with the develop action."
    assert t.why_not("c001").startswith("Cards on the discard pile come back")
    t.play("c031", "done")
    assert t.why_not("c006") == "You have taken your basic action this turn."


def regions_of(view: View) -> dict[str, tuple[int | None, int, dict[int, int]]]:
    """By name: who controls it, what it pays, and how strong each seat is there."""
    return {
        region["name"]: (
            region["control"],
            region["pays"],
            {force["seat"]: force["strength"] for force in region["forces"]},
        )
        for island in view["ring"]
        for region in island["regions"]
    }


def test_what_a_move_would_change_is_what_it_changes() -> None:
    """Every move of some random turns, made on a clone: strengths, control and the forecast are as foretold."""
    checked = 0
    for seed in range(4):
        rng = random.Random(seed)
        match = Match(GAME, 2 + seed, None, seed)
        for _ in range(120):
            if match.question is None:
                break
            ask = match.asks[0]
            if ask.prompt == "spend":
                view = seen(match, ask.seat)
                for option in ask.options:
                    if isinstance(option, tuple) and option[0] == "move":
                        checked += check_move(match, view, ask.seat, cast("tuple[str, str, int, int]", option))
            match.answer(rng.choice(ask.options), ask.seat)
    assert checked > 200


def check_move(match: Match[State], view: View, seat: int, move: tuple[str, str, int, int]) -> int:
    _, unit, source, target = move
    foretold = {(one["region"], one["comes"]): one for one in view["prospects"] if one["unit"] == unit}
    leaves, comes = foretold[REGION[source], False], foretold[REGION[target], True]
    clone = match.clone()
    clone.answer(cast(Option, move), seat)
    then = regions_of(seen(clone, seat))
    for one in (leaves, comes):
        control, _, strengths = then[one["region"]]
        assert one["then"] == strengths.get(seat, 0)
        assert one["control"] == control
    before = regions_of(view)
    gained = sum(worth * ((control == seat) - (before[name][0] == seat)) for name, (control, worth, _) in then.items())
    assert leaves["glory"] + comes["glory"] == gained
    return 1


def test_what_a_unit_would_change_is_told_to_whoever_may_move(table: Tables) -> None:
    t = table(units={"rift-mist": "c"})
    assert seen(t.match, 0)["prospects"]
    assert seen(t.match, 1)["prospects"] == []
    assert seen(t.match, 2)["prospects"] == [], "spectators move nothing"


def test_a_meditation_gives_what_was_foretold(table: Tables) -> None:
    t = table(at="tree-forest", units={"rift-mist": "c", "sphere-river": "c", "sphere-mountains": "c"})
    before = seen(t.match)["players"][0]
    assert before["meditation"] == {"energy": 4, "glory": 2, "experience": 1, "fortifications": 1, "points": 0}
    t.choose("meditate")
    after = seen(t.match)["players"][0]
    for what in ("energy", "glory", "experience"):
        assert after[what] - before[what] == before["meditation"][what], what  # type: ignore[literal-required]
    t.choose("tree-forest")
    assert after["beside"]["fortification"] - seen(t.match)["players"][0]["beside"]["fortification"] == 1


def test_against_a_monster_counts_what_its_attack_will_count(table: Tables) -> None:
    """Anuth is stronger there, and the table says so before the monster comes."""
    t = table(chosen=["anuth", "telron"], at="tree-forest", units={"tree-mountains": "g"}, track=("utcoro",))
    (utcoro,) = (monster for monster in seen(t.match)["monsters"] if monster["face"] == "utcoro")
    assert utcoro["against"] == 3 + 2 + 2


def test_a_played_card_that_can_be_used_is_not_called_useless(table: Tables) -> None:
    t = table(hand=["c026", "c006"], energy=1)
    t.play("c026")
    assert t.may("effect")
    assert t.why_not("c026") == ""
    assert t.why_not("c006") == "You are not choosing a card now."
    t.choose("effect")
    assert t.why_not("c026").startswith("Its effect is used already")
    t.choose("done", "end")


def test_nothing_is_foretold_once_the_match_is_over(table: Tables) -> None:
    """Nor while the last thing of an Era is being counted: it has been paid."""
    match = Match(GAME, 2, {"chosen": ["cr-2t1"]}, 4)
    match.watch()
    rng = random.Random(4)
    ended = 0
    while match.question is not None:
        ask = match.asks[0]
        lines = len(match.log)
        match.answer(rng.choice(ask.options), ask.seat)
        for line, state in match.beats(lines):
            if line < len(match.log) and match.log[line].event.kind == "era_started" and line > 20:
                told = cast(View, GAME.view(state, 0))
                assert [each["total"] for each in told["forecast"]] == [0, 0]
                ended += 1
    assert ended == 2
    assert [each["total"] for each in seen(match)["forecast"]] == [0, 0]
