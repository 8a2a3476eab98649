"""Three rounds that teach Mysthea, then free play. The learner has seat 0 and artifact I; the seed makes the deal.

As the rulebook advises for a first match, monsters have no behaviours, and the Chosen no abilities.
"""

from stolik.games.mysthea.board import REGION, RIFT, TREE, VOLCANO
from stolik.table import Lesson, Move

LEARNER, TEACHER = 0, 1
FOREST, NEXT_FOREST, MIST = (REGION.index(name) for name in ("tree-forest", "volcano-forest", "sphere-mist"))
THERE = REGION.index("crystal-river")

LESSON = Lesson(
    seats=2,
    seed=58,
    learner=LEARNER,
    options={"abilities": False, "behaviours": False},
    moves=(
        # Where everybody begins, from the last player to the first.
        Move(TEACHER, THERE),
        Move(TEACHER, RIFT),
        Move(LEARNER, FOREST, told="lesson-1"),
        Move(LEARNER, VOLCANO, told="lesson-2", note="lesson-2-note"),
        # Round 1: a card, its command points and its effect; then the island.
        Move(LEARNER, ("play", "c002"), told="lesson-3"),
        Move(LEARNER, ("deploy", "construct"), told="lesson-4"),
        Move(LEARNER, ("move", "construct", FOREST, NEXT_FOREST), told="lesson-5"),
        Move(LEARNER, "effect", told="lesson-6"),
        Move(LEARNER, "reveal", told="lesson-7"),
        Move(LEARNER, "c026", told="lesson-8"),
        Move(LEARNER, "island", told="lesson-9"),
        Move(LEARNER, TREE, told="lesson-10"),
        Move(LEARNER, VOLCANO, told="lesson-11", note="lesson-11-note"),
        Move(LEARNER, "end", told="lesson-11-end"),
        Move(TEACHER, "meditate"),
        Move(TEACHER, "end"),
        # Round 2: points become energy, and energy pays for glory.
        Move(LEARNER, ("play", "c006"), told="lesson-12"),
        Move(LEARNER, "energy", told="lesson-13"),
        Move(LEARNER, "energy", told="lesson-14"),
        Move(LEARNER, "effect", told="lesson-15", note="lesson-15-note"),
        Move(LEARNER, "end", told="lesson-15-end"),
        Move(TEACHER, "meditate"),
        Move(TEACHER, "end"),
        # Round 3: to the token, and an encounter.
        Move(LEARNER, ("play", "c026"), told="lesson-16"),
        Move(LEARNER, ("move", "chosen", FOREST, NEXT_FOREST), told="lesson-17"),
        Move(LEARNER, "encounter", told="lesson-18"),
        Move(LEARNER, "boot", told="lesson-19", note="lesson-19-note"),
        Move(LEARNER, ("move", "chosen", NEXT_FOREST, MIST), told="lesson-20", note="lesson-20-note"),
        Move(LEARNER, "end", told="lesson-20-end"),
    ),
    ending="lesson-end",
)
