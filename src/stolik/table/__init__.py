"""The table: questions, cards in zones, events, matches and their records. Knows no game and does no I/O."""

from stolik.table.ask import Act, Answer, Ask, Asking, Option, Question, Together
from stolik.table.book import LogLine
from stolik.table.chance import Chance, Seed, commitment, seeded
from stolik.table.errors import (
    BadOption,
    DamagedRecord,
    Endless,
    IllegalAnswer,
    NotUndoable,
    RulesBroke,
    TableError,
)
from stolik.table.event import SHOW_ALL, Event, Glimpse, title
from stolik.table.fact import Fact, FactValue
from stolik.table.game import BadText, Choice, Game, Number, Options, OptionSpec, PerSeat, Shelf, Subset, Switch, Text
from stolik.table.lesson import BrokenLesson, Lesson, Move, Telling
from stolik.table.match import Match
from stolik.table.message import Message, Seat, message
from stolik.table.plain import Json, dump, fingerprint, load
from stolik.table.record import Entry, Record, Snapshot
from stolik.table.result import Result, drawn, won_by
from stolik.table.showing import About, transcript
from stolik.table.state import Denial, Log, Rumour, State
from stolik.table.steps import Call, Leave, Next, Outcome
from stolik.table.worlds import Packed

__all__ = [
    "SHOW_ALL",
    "About",
    "Act",
    "Answer",
    "Ask",
    "Asking",
    "BadOption",
    "BadText",
    "BrokenLesson",
    "Call",
    "Chance",
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
    "PerSeat",
    "Question",
    "Record",
    "Result",
    "RulesBroke",
    "Rumour",
    "Seat",
    "Seed",
    "Shelf",
    "Snapshot",
    "State",
    "Subset",
    "Switch",
    "TableError",
    "Telling",
    "Text",
    "Together",
    "commitment",
    "drawn",
    "dump",
    "fingerprint",
    "load",
    "message",
    "seeded",
    "title",
    "transcript",
    "won_by",
]
