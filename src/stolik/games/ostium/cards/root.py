"""The root clan: repaired gates and strong defenders."""

from stolik.games.ostium.effects import (
    Creature,
    assault,
    crystal,
    familiar,
    fusion,
    guard,
    last_breath,
    rebuild,
    repair,
    sovereign,
    warrior,
)

ROOT: dict[str, Creature] = {
    "acornling": familiar("root"),
    "mossling": warrior("root", 1, 1, left=repair(), main=guard()),
    "ravine-herbalist": warrior("root", 2, 1, right=repair(), main=crystal()),
    "vine-weaver": warrior("root", 2, 2, right=guard(), main=fusion()),
    "stone-beetle": warrior("root", 3, 2, left=repair(), right=guard(), main=guard(2)),
    "threshold-keeper": warrior("root", 3, 2, right=guard(), main=repair(2)),
    "thorned-aurochs": warrior("root", 4, 3, left=repair(2), right=crystal(), main=assault()),
    "rotwood-mender": warrior("root", 4, 2, left=guard(), right=repair(), main=(guard(2), repair(2))),
    "oaken-giant": warrior("root", 5, 4, left=repair(), right=crystal(), main=guard(2)),
    "broodgrove": warrior("root", 5, 3, left=guard(), right=guard(), main=(repair(2), last_breath(repair(3)))),
    "wildwood-sentinel": warrior("root", 6, 4, left=repair(), right=guard(), main=(guard(2), repair(2))),
    "elder-oak": sovereign("root", 6, 4, left=repair(), right=guard(), main=(rebuild, guard(2))),
    "queen-of-mosses": sovereign("root", 5, 4, left=repair(), main=(repair(4), guard())),
}
