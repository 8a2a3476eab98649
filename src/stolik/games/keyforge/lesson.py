"""Four turns with a starter deck that teach KeyForge, up to the first key; then free play. The seed makes the deal."""

from stolik.table import Lesson, Move

LEARNER, TEACHER = 0, 1

LESSON = Lesson(
    seats=2,
    seed=132,
    learner=LEARNER,
    moves=(
        Move(LEARNER, "keep", told="lesson-1"),
        Move(TEACHER, "keep"),
        # The first turn: one card.
        Move(LEARNER, "shadows", told="lesson-2"),
        Move(LEARNER, ("play", "dodger"), told="lesson-3", note="lesson-3-note"),
        Move(LEARNER, "end-turn", told="lesson-4"),
        Move(TEACHER, "untamed"),
        Move(TEACHER, ("play", "dust-pixie")),
        Move(TEACHER, ("play", "hunting-witch")),
        Move(TEACHER, "right"),
        Move(TEACHER, "end-turn", note="lesson-4-note"),
        # A fight, and two creatures that steal.
        Move(LEARNER, "shadows", told="lesson-5"),
        Move(LEARNER, ("fight", "dodger"), told="lesson-6"),
        Move(LEARNER, "hunting-witch", told="lesson-7", note="lesson-7-note"),
        Move(LEARNER, ("play", "urchin"), told="lesson-8"),
        Move(LEARNER, "left", told="lesson-9", note="lesson-9-note"),
        Move(LEARNER, ("play", "noddy-the-thief"), told="lesson-10"),
        Move(LEARNER, "right", told="lesson-11"),
        Move(LEARNER, "end-turn", told="lesson-12"),
        Move(TEACHER, "untamed"),
        Move(TEACHER, ("reap", "dust-pixie")),
        Move(TEACHER, ("play", "snufflegator")),
        Move(TEACHER, "left"),
        Move(TEACHER, "end-turn", note="lesson-12-note"),
        # Enough for a key.
        Move(LEARNER, "shadows", told="lesson-13"),
        Move(LEARNER, ("play", "silvertooth"), told="lesson-14"),
        Move(LEARNER, "left", told="lesson-15"),
        Move(LEARNER, ("reap", "silvertooth"), told="lesson-16", note="lesson-16-note"),
        Move(LEARNER, ("action", "noddy-the-thief"), told="lesson-17"),
        Move(LEARNER, ("reap", "urchin"), told="lesson-18"),
        Move(LEARNER, ("reap", "dodger"), told="lesson-19", note="lesson-19-note"),
        Move(LEARNER, "end-turn", told="lesson-20"),
        Move(TEACHER, "logos"),
        Move(TEACHER, ("play", "batdrone")),
        Move(TEACHER, "left"),
        Move(TEACHER, "end-turn"),
        Move(LEARNER, "red", told="lesson-21", note="lesson-21-note"),
    ),
    ending="lesson-end",
)
