"""The thirty encounters: glory at once, then one of two ways, each with its sign, reward and steps of the token."""

from stolik.games.mysthea.effects import (
    OBJECTIVE,
    TACTIC,
    UPGRADE,
    X,
    act,
    battle,
    controlled,
    create,
    deploy,
    deployed,
    destroy_anywhere,
    develop,
    discard,
    draw,
    either,
    encounter,
    gain,
    meditate,
    pay,
    provoke_a_monster,
    recharge,
    score,
    trade,
    travel,
    travel_together,
    way,
)

ENCOUNTERS = {
    "en01": encounter(6, way("axe", 1, destroy_anywhere("fortification")), way("boot", 3, gain(experience=2))),
    "en02": encounter(6, way("dialogue", 3, gain(points=3)), way("chest", 2, meditate)),
    "en03": encounter(
        6,
        way("boot", 4, create("construct"), create("golem")),
        way("chest", 3, score(3, per=controlled("crystal-field"))),
    ),
    "en04": encounter(
        7, way("axe", 3, score(3, per=controlled("forest"))), way("dialogue", 1, gain(experience=1), travel("chosen"))
    ),
    "en05": encounter(7, way("boot", 2, gain(points=2)), way("chest", 4, gain(energy=1), develop)),
    "en06": encounter(7, way("chest", 2, gain(energy=3)), way("boot", 3, draw(1))),
    "en07": encounter(
        8, way("axe", 4, gain(glory=1), battle()), way("boot", 3, either(create("construct"), travel("construct")))
    ),
    "en08": encounter(8, way("dialogue", 1, gain(energy=1, points=1)), way("boot", 3, destroy_anywhere("construct"))),
    "en09": encounter(
        8,
        way("chest", 3, trade(discard(TACTIC), gain(glory=X))),
        way("dialogue", 2, either(create("construct"), deploy("construct"))),
    ),
    "en10": encounter(
        7,
        way("dialogue", 3, score(3, per=controlled("mist"))),
        way("boot", 1, travel("golem", far=True), travel("construct", far=True)),
    ),
    "en11": encounter(7, way("axe", 2, destroy_anywhere("golem")), way("chest", 3, gain(glory=3))),
    "en12": encounter(7, way("chest", 1, gain(energy=1)), way("axe", 4, either(recharge, gain(points=1)))),
    "en13": encounter(7, way("chest", 3, develop), way("boot", 1, either(create("golem"), travel("golem")))),
    "en14": encounter(7, way("boot", 4, gain(points=1, glory=2)), way("axe", 2, destroy_anywhere("golem"))),
    "en15": encounter(7, way("chest", 3, draw(1)), way("dialogue", 2, score(1, per=deployed("golem")))),
    "en16": encounter(
        6,
        way("dialogue", 2, either(deploy("construct"), create("golem"))),
        way("chest", 3, trade(pay(energy=1), gain(glory=3))),
    ),
    "en17": encounter(6, way("axe", 0, gain(glory=1), battle()), way("boot", 2, draw(1))),
    "en18": encounter(
        6,
        way("chest", 4, either(create("construct"), create("golem"))),
        way("axe", 2, trade(discard("equipment"), gain(glory=X))),
    ),
    "en19": encounter(
        6, way("chest", 3, either(gain(energy=2), gain(points=2))), way("dialogue", 4, gain(experience=2))
    ),
    "en20": encounter(6, way("boot", 2, travel("chosen", far=True)), way("axe", 3, provoke_a_monster)),
    "en21": encounter(
        6, way("dialogue", 1, either(create("golem"), deploy("golem"))), way("boot", 0, gain(glory=3), battle())
    ),
    "en22": encounter(
        8, way("chest", 0, trade(pay(energy=1), gain(glory=3))), way("boot", 3, travel("construct", count=2, far=True))
    ),
    "en23": encounter(8, way("dialogue", 3, draw(1)), way("axe", 2, trade(discard(UPGRADE), gain(glory=X)))),
    "en24": encounter(
        8,
        way("boot", 1, either(deploy("golem"), travel("golem"))),
        way("dialogue", 2, score(3, per=controlled("river"))),
    ),
    "en25": encounter(
        6,
        way("axe", 4, trade(pay(energy=1), gain(glory=2, experience=1))),
        way("boot", 3, travel_together("construct", "golem")),
    ),
    "en26": encounter(6, way("boot", 0, recharge, gain(experience=1)), way("dialogue", 2, gain(glory=4))),
    "en27": encounter(6, way("chest", 3, meditate), way("axe", 2, provoke_a_monster)),
    "en28": encounter(
        7, way("boot", 4, travel("construct", count=2)), way("axe", 3, either(deploy("fortification"), deploy("golem")))
    ),
    "en29": encounter(7, way("axe", 2, recharge, battle()), way("boot", 0, trade(discard(OBJECTIVE), gain(glory=X)))),
    "en30": encounter(7, way("dialogue", 3, act), way("chest", 1, score(3, per=controlled("mountains")))),
}
