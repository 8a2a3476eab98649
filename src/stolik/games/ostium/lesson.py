"""Two turns that teach Ostium, then free play. The learner sits in seat 0 and begins; the seed makes the deal."""

from stolik.table import Lesson, Move

LEARNER, TEACHER = 0, 1

LESSON = Lesson(
    seats=2,
    seed=130,
    learner=LEARNER,
    moves=(
        # Crystals, a creature of the Summon Field, one from hand, a chain, a charge.
        Move(LEARNER, ("discard", "cinder-imp"), told="lesson-1"),
        Move(LEARNER, ("discard", "dripling"), told="lesson-2"),
        Move(LEARNER, ("summon", "glass-hawk"), told="lesson-3"),
        Move(LEARNER, 1, told="lesson-4"),
        Move(LEARNER, ("summon", "zapling"), told="lesson-5"),
        Move(LEARNER, 4, told="lesson-6"),
        Move(LEARNER, (1, 4, 1), told="lesson-7", note="lesson-7-note"),
        Move(TEACHER, ("discard", "zapling")),
        Move(TEACHER, ("discard", "whisperling")),
        Move(TEACHER, ("summon", "ash-runner")),
        Move(TEACHER, 1),
        Move(TEACHER, "attack"),
        Move(TEACHER, ("charge", 1, 0)),
        Move(TEACHER, "done", note="lesson-8-note"),
        # The banish zone, breaking through, drawing.
        Move(LEARNER, ("discard", "acornling"), told="lesson-8"),
        Move(LEARNER, ("recruit", "oaken-giant"), told="lesson-9"),
        Move(LEARNER, "attack", told="lesson-10"),
        Move(LEARNER, (1, 4, 1), told="lesson-11"),
        Move(LEARNER, ("charge", 1, 1), told="lesson-12", note="lesson-12-note"),
        Move(LEARNER, "done", told="lesson-13"),
    ),
    ending="lesson-end",
)
