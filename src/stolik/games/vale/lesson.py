"""Three rounds that teach the Vale, then free play. The learner sits in seat 0; the deal is the one of the seed."""

from stolik.table import Lesson, Move

LEARNER, TEACHER = 0, 1

LESSON = Lesson(
    seats=2,
    seed=12878,
    learner=LEARNER,
    moves=(
        # Round 1: hunt, sell, tame, summon; an active effect and the stone limit.
        Move(LEARNER, "horned-salamander", told="lesson-1"),
        Move(TEACHER, "genie"),
        Move(TEACHER, "undine-queen", note="lesson-1-note"),
        Move(LEARNER, ("sell", "troll"), told="lesson-2", note="lesson-2-note"),
        Move(LEARNER, ("tame", "horned-salamander"), told="lesson-3"),
        Move(LEARNER, ("summon", "horned-salamander"), told="lesson-4", note="lesson-4-note"),
        Move(LEARNER, "end-turn", told="lesson-5", note="lesson-5-note"),
        Move(TEACHER, ("sell", "genie")),
        Move(TEACHER, ("tame", "undine-queen")),
        Move(TEACHER, ("summon", "undine-queen")),
        Move(TEACHER, "end-turn"),
        # Round 2: a choice of stones to keep, paying without change, an instant effect.
        Move(TEACHER, "tidal", note="lesson-6-note"),
        Move(LEARNER, "incubus", told="lesson-6"),
        Move(LEARNER, "undine", told="lesson-7"),
        Move(TEACHER, ("sell", "tidal")),
        Move(TEACHER, ("tame", "balog")),
        Move(TEACHER, "end-turn", note="lesson-8-note"),
        Move(LEARNER, ("sell", "undine"), told="lesson-8"),
        Move(LEARNER, (3, 1, 0), told="lesson-9"),
        Move(LEARNER, ("tame", "incubus"), told="lesson-10"),
        Move(LEARNER, ("summon", "incubus"), told="lesson-11"),
        Move(LEARNER, (2, 0, 0), told="lesson-12", note="lesson-12-note"),
        Move(LEARNER, "end-turn", told="lesson-13"),
        Move(LEARNER, (3, 1, 0), told="lesson-14"),
        # Round 3: a permanent effect.
        Move(LEARNER, "hestia", told="lesson-15"),
        Move(TEACHER, "ifrit"),
        Move(TEACHER, "medusa"),
        Move(LEARNER, ("tame", "hestia"), told="lesson-16"),
        Move(LEARNER, ("summon", "hestia"), told="lesson-17", note="lesson-17-note"),
        Move(LEARNER, ("sell", "griffon"), told="lesson-18", note="lesson-18-note"),
        Move(LEARNER, "end-turn", told="lesson-19"),
        Move(TEACHER, ("tame", "medusa")),
        Move(TEACHER, ("tame", "ifrit")),
        Move(TEACHER, ("summon", "ifrit")),
        Move(TEACHER, (0, 1, 0)),
        Move(TEACHER, "end-turn"),
        Move(LEARNER, (4, 2, 0), told="lesson-20"),
    ),
    ending="lesson-end",
)
