"""Seven rounds that teach Cardia. The learner sits in seat 0; the deal is the one of the seed."""

from stolik.table import Lesson, Move

LEARNER, TEACHER = 0, 1

LESSON = Lesson(
    seats=2,
    seed=5783,
    learner=LEARNER,
    moves=(
        # The higher influence takes the signet; the loser's ability is used.
        Move(TEACHER, "surgeon"),
        Move(LEARNER, "swamp-guardian", told="lesson-1", note="lesson-1-note"),
        # A modifier counts; the learner loses on purpose to use an ability.
        Move(TEACHER, "magistra"),
        Move(LEARNER, "fortune-teller", told="lesson-2", note="lesson-2-note"),
        # A tie gives nothing to anybody.
        Move(TEACHER, "clockmaker"),
        Move(LEARNER, "clockmaker", told="lesson-3", note="lesson-3-note"),
        # An ongoing ability turns that tie into a signet.
        Move(TEACHER, "puppeteer"),
        Move(LEARNER, "judge", told="lesson-4", note="lesson-4-note"),
        # An instant with two choices decides two encounters anew, and the Djinn sleeps on.
        Move(TEACHER, "djinn"),
        Move(LEARNER, "inventor", told="lesson-5", note="lesson-5-note"),
        Move(LEARNER, "inventor", told="lesson-6"),
        Move(LEARNER, "puppeteer", told="lesson-7", note="lesson-7-note"),
        # What was won can be lost again.
        Move(TEACHER, "void-mage"),
        Move(LEARNER, "treasurer", told="lesson-8"),
        Move(TEACHER, "inventor", note="lesson-8-note"),
        # Five signets at the end of a round.
        Move(TEACHER, "fortune-teller"),
        Move(LEARNER, "magistra", told="lesson-9", note="lesson-9-note"),
    ),
    ending="lesson-end",
)
