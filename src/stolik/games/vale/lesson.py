"""Three rounds that teach the Vale, then free play. The learner sits in seat 0; the deal is the one of the seed.

The first summoning takes the learner's only stone, so that it asks for no payment: choosing one is taught in round 2.
"""

from stolik.table import Lesson, Move

LEARNER, TEACHER = 0, 1

LESSON = Lesson(
    seats=2,
    seed=12878,
    learner=LEARNER,
    moves=(
        # Round 1: hunt, sell, tame, summon; paying without change; an active effect.
        Move(LEARNER, "horned-salamander", told="lesson-1"),
        Move(TEACHER, "genie"),
        Move(TEACHER, "troll", note="lesson-1-note"),
        Move(LEARNER, ("sell", "undine-queen"), told="lesson-2", note="lesson-2-note"),
        Move(LEARNER, ("tame", "horned-salamander"), told="lesson-3"),
        Move(LEARNER, ("summon", "horned-salamander"), told="lesson-4", note="lesson-4-note"),
        Move(LEARNER, "end-turn", told="lesson-4-end"),
        Move(TEACHER, ("sell", "genie")),
        Move(TEACHER, ("tame", "troll")),
        Move(TEACHER, ("summon", "troll")),
        Move(TEACHER, (0, 1, 0)),
        Move(TEACHER, "end-turn"),
        # Round 2: a choice of stones to keep, a choice of payments, an instant effect.
        Move(TEACHER, "tidal", note="lesson-5-note"),
        Move(LEARNER, "incubus", told="lesson-5"),
        Move(LEARNER, "undine", told="lesson-6"),
        Move(TEACHER, ("sell", "tidal")),
        Move(TEACHER, ("tame", "balog")),
        Move(TEACHER, "end-turn", note="lesson-7-note"),
        Move(LEARNER, ("sell", "undine"), told="lesson-7"),
        Move(LEARNER, (3, 1, 0), told="lesson-8"),
        Move(LEARNER, ("tame", "incubus"), told="lesson-9"),
        Move(LEARNER, ("summon", "incubus"), told="lesson-10"),
        Move(LEARNER, (2, 0, 0), told="lesson-11", note="lesson-11-note"),
        Move(LEARNER, "end-turn", told="lesson-12"),
        Move(LEARNER, (3, 1, 0), told="lesson-13"),
        # Round 3: a permanent effect.
        Move(LEARNER, "hestia", told="lesson-14"),
        Move(TEACHER, "ifrit"),
        Move(TEACHER, "medusa"),
        Move(LEARNER, ("tame", "hestia"), told="lesson-15"),
        Move(LEARNER, ("summon", "hestia"), told="lesson-16", note="lesson-16-note"),
        Move(LEARNER, ("sell", "griffon"), told="lesson-17", note="lesson-17-note"),
        Move(LEARNER, "end-turn", told="lesson-18"),
        Move(TEACHER, ("sell", "medusa")),
        Move(TEACHER, (3, 0, 1)),
        Move(TEACHER, ("tame", "ifrit")),
        Move(TEACHER, ("summon", "ifrit")),
        Move(TEACHER, (2, 0, 0)),
        Move(TEACHER, "end-turn"),
        Move(LEARNER, (4, 2, 0), told="lesson-19"),
    ),
    ending="lesson-end",
)
