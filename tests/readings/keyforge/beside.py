"""Fights on random boards, in the model and in the engine: the same targets, questions and battlelines."""

from random import Random

from tests.readings.keyforge.model import CREATURES, UPGRADES, Creature, Fights
from tests.readings.side_by_side import Difference

from stolik.games.keyforge.scenario import Scenario

HOUSE = "untamed"
"""All attackers are made to belong to it."""


def board(chance: Random, reading: type[Fights]) -> tuple[Fights, Scenario]:
    tables = [chance.choice([0, 0, 0, 1]) for _ in (0, 1)]
    lines = [[_creature(chance, side) for _ in range(chance.randint(1, 5))] for side in (0, 1)]
    model = reading(lines, tables)
    for one in model.everyone():
        if chance.random() < 0.4 and model.power(one) > 1:
            one.damage = chance.randint(1, model.power(one) - 1)
    mine, theirs = ([_laid_out(one) for one in line] for line in lines)
    table = Scenario(
        house=HOUSE,
        line=mine,
        their_line=theirs,
        artifacts=["round-table"] * tables[0],
        their_artifacts=["round-table"] * tables[1],
    )
    for side in (0, 1):
        for one, name in zip(lines[side], table.line(side), strict=True):
            one.name = name
    return model, table


def _creature(chance: Random, side: int) -> Creature:
    upgrades = [chance.choice(UPGRADES) for _ in range(chance.choice([0, 0, 0, 1, 1, 2]))]
    return Creature(chance.choice(CREATURES), side, warded=chance.random() < 0.15, upgrades=upgrades)


def _laid_out(one: Creature) -> dict[str, object]:
    title = f"{one.title}~{HOUSE}" if one.side == 0 and one.title != "ancient-bear" else one.title
    return {"card": title, "damage": one.damage, "warded": one.warded, "upgrades": list(one.upgrades)}


def play(seed: int, reading: type[Fights] = Fights) -> int:
    """Every creature of one side fights once. Returns how many fights there were."""
    chance = Random(seed)
    model, table = board(chance, reading)
    _compare(seed, model, table)
    fights = 0
    waiting = list(model.lines[0])
    chance.shuffle(waiting)
    for attacker in waiting:
        targets = model.attackable() if model.there(attacker) else []
        if table.may(f"fight {attacker.name}") != bool(targets):
            raise Difference(f"{seed}: may {attacker.name} fight?")
        if targets:
            _fight(seed, chance, model, table, attacker, targets)
            fights += 1
    return fights


def _fight(
    seed: int, chance: Random, model: Fights, table: Scenario, attacker: Creature, targets: list[Creature]
) -> None:
    table.choose(f"fight {attacker.name}")
    if len(targets) > 1 and sorted(map(str, table.options)) != sorted(one.name for one in targets):
        raise Difference(f"{seed}: {attacker.name} attacks one of {table.options}, or {[one.name for one in targets]}")
    target = chance.choice(targets)
    if len(targets) > 1:
        table.choose(target.name)
    asking = model.fight(attacker, target)
    try:
        names = next(asking)
        while True:
            if table.asked == "act" or sorted(map(str, table.options)) != sorted(names):
                raise Difference(f"{seed}: {attacker.name}, {target.name}: {table.options}, or {names}")
            answer = chance.choice(names)
            table.choose(answer)
            names = asking.send(answer)
    except StopIteration:
        pass
    if table.asked != "act":
        raise Difference(f"{seed}: {attacker.name}, {target.name}: only the engine asks {table.asked!r}")
    _compare(seed, model, table)


def _compare(seed: int, model: Fights, table: Scenario) -> None:
    for side in (0, 1):
        read = [
            (one.name, one.damage, one.warded, model.power(one), model.armor_left(one), len(one.upgrades))
            for one in model.lines[side]
        ]
        played = []
        for name in table.line(side):
            card = table.card(name)
            numbers = (card["damage"], card["warded"], card["power"], card["armor_left"], len(card["upgrades"]))  # type: ignore[arg-type]
            played.append((name, *numbers))
        if read != played:
            raise Difference(f"{seed}: the model has {read}, the engine {played}")
