"""The table: questions, cards in zones, events, matches and their records. Knows no game and does no I/O."""

from stolik.table.ask import Answer, Ask, Asking, Option, Question, Together
from stolik.table.errors import (
    BadOption,
    DamagedRecord,
    Endless,
    IllegalAnswer,
    NotUndoable,
    RulesBroke,
    TableError,
)
from stolik.table.event import SHOW_ALL, Event, Glimpse
from stolik.table.fact import Fact, FactValue
from stolik.table.game import Choice, Game, Number, Options, OptionSpec, Subset
from stolik.table.lesson import BrokenLesson, Lesson, Move, Telling
from stolik.table.match import About, LogLine, Match, Packed, transcript
from stolik.table.message import Message, Seat, message
from stolik.table.plain import Json, dump, fingerprint, load
from stolik.table.record import Entry, Record, Snapshot
from stolik.table.result import Result, drawn, won_by
from stolik.table.state import Denial, Log, Rumour, State, seeded
from stolik.table.steps import Call, Leave, Next, Outcome

__all__ = [
    "SHOW_ALL",
    "About",
    "Answer",
    "Ask",
    "Asking",
    "BadOption",
    "BrokenLesson",
    "Call",
    "Choice",
    "DamagedRecord",
    "Denial",
    "Endless",
    "Entry",
    "Event",
    "Fact",
    "FactValue",
    "Game",
    "Glimpse",
    "IllegalAnswer",
    "Json",
    "Leave",
    "Lesson",
    "Log",
    "LogLine",
    "Match",
    "Message",
    "Move",
    "Next",
    "NotUndoable",
    "Number",
    "Option",
    "OptionSpec",
    "Options",
    "Outcome",
    "Packed",
    "Question",
    "Record",
    "Result",
    "RulesBroke",
    "Rumour",
    "Seat",
    "Snapshot",
    "State",
    "Subset",
    "TableError",
    "Telling",
    "Together",
    "drawn",
    "dump",
    "fingerprint",
    "load",
    "message",
    "seeded",
    "transcript",
    "won_by",
]
