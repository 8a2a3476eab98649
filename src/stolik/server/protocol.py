"""What a client and the server say to each other, as types. Published as JSON Schema at /protocol.json.

A client sends commands, one JSON object a WebSocket message, told apart by `type`. The server answers each with `done`
or `problem` (carrying the command's `id` if it had one) and sends `table`, `update`, `chat` and `notice` messages about
the tables that the connection watches. `publishing.py` makes the schema and the tables of docs/protocol.md from this.
"""

from typing import Annotated, Any, Literal

import msgspec
from msgspec import UNSET, Meta, Struct, UnsetType

from stolik.server.names import LONGEST
from stolik.words import LANGUAGES

Id = Annotated[str, Meta(min_length=1, max_length=40, pattern="^[A-Za-z0-9_-]+$")]
Code = Annotated[str, Meta(max_length=40)]
Nickname = Annotated[str, Meta(min_length=1, max_length=LONGEST)]
LAST_SEAT = 15
SeatNumber = Annotated[int, Meta(ge=0, le=LAST_SEAT)]
"""Of a seat or, one above the last, of the spectators. Whoever sees everything has a negative one: none can send it."""
Level = Annotated[str, Meta(min_length=1, max_length=40)]
Language = Annotated[str, Meta(pattern="^[a-z]{2,3}$")]
"""One that there are files of words for: see `_check_language`."""
WIRE_INT = Meta(ge=-(2**53), le=2**53)
Note = Annotated[int, WIRE_INT] | Annotated[str, Meta(max_length=40)]


def _check_language(language: str | None) -> None:
    if language is not None and language not in LANGUAGES:
        raise ValueError(f"language: {language!r} is not one of {', '.join(LANGUAGES)}")


# -- what clients send -------------------------------------------------------------------------------------------------


class Clock(Struct, frozen=True, forbid_unknown_fields=True):
    """Time a seat: so many minutes at the start, so many seconds more with every answer."""

    minutes: Annotated[int, Meta(ge=1, le=60 * 24 * 30)]
    increment: Annotated[int, Meta(ge=0, le=3600)] = 0


class Command(Struct, tag_field="type", forbid_unknown_fields=True, kw_only=True, omit_defaults=True):
    """`id` is the client's own and comes back with the reply."""

    table: Id
    id: Note | None = None


class Watch(Command, tag="watch"):
    """Receive everything about a table, from one seat's side.

    Without `seat` it is the sender's first seat, or the spectators'. Whoever holds several seats watches again with
    another `seat` to look from there. A private table asks strangers for its `code` once. With `pages` updates tell
    what happened page by page; a program that needs only the end does without.
    """

    seat: SeatNumber | None = None
    code: Code = ""
    pages: bool = False
    language: Language | None = None

    def __post_init__(self) -> None:
        _check_language(self.language)


class Unwatch(Command, tag="unwatch"):
    """Receive nothing more about a table."""


class Sync(Command, tag="sync"):
    """Receive everything anew: for a client that missed a number."""


class Sit(Command, tag="sit"):
    """Take a free seat (several make a hot-seat table), or return to one's own.

    `name` is shown instead of the nickname.
    """

    seat: SeatNumber | None = None
    name: Annotated[str, Meta(max_length=LONGEST)] = ""
    code: Code = ""


class LeaveSeat(Command, tag="leave"):
    """Give up one seat or, without `seat`, all. During a match the seat stays one's own to return to."""

    seat: SeatNumber | None = None


class Kick(Command, tag="kick"):
    """The host frees a seat while no match is played, from a bot or a person, who then stays away from the table."""

    seat: SeatNumber


class SeatBot(Command, tag="bot"):
    """The host puts a bot into a free seat while no match is played."""

    seat: SeatNumber
    level: Level


class Setup(Command, tag="setup"):
    """The host changes the table before the start; what is left out stays."""

    options: dict[str, Any] | UnsetType = UNSET
    seats: SeatNumber | UnsetType = UNSET
    wins: Annotated[int, Meta(ge=1, le=20)] | UnsetType = UNSET
    draws: Annotated[int, Meta(ge=1, le=20)] | UnsetType = UNSET
    clock: Clock | UnsetType | None = UNSET
    open: bool | UnsetType = UNSET


class Equip(Command, tag="equip"):
    """A player picks before the start what a seat of their own plays with: a text of an option that every seat has for
    itself, such as a deck. The host may do it for seats that nobody or a bot sits in."""

    seat: SeatNumber
    option: Annotated[str, Meta(min_length=1, max_length=40)]
    value: Annotated[str, Meta(max_length=10_000)]


class Renew(Command, tag="renew"):
    """The host makes a new invitation; the old one lets nobody in any more. Whoever came with it may stay."""


class Start(Command, tag="start"):
    """The host starts the first match; any seated player starts the next one of a series."""


class Answer(Command, tag="answer"):
    """Answer question number `question` for a seat. Several `options` answer a group of questions, one by one.

    With `match` an answer that arrives after the end of its match is not taken for one to the next.
    """

    seat: SeatNumber
    question: Annotated[int, Meta(ge=0, le=2**53)]
    options: Annotated[list[Annotated[str, Meta(max_length=200)]], Meta(min_length=1, max_length=64)]
    match: Id | None = None


class About(Command, tag="about"):
    """Learn more about a card that the seat one looks from sees: why it cannot be chosen, what it would do now."""

    card: Annotated[int, Meta(ge=0, le=2**53)]


class Hint(Command, tag="hint"):
    """What would the expert do? For whoever plays only against bots, a few times a minute; it answers nothing.

    The reply takes as long as a bot thinks, and a connection carries out one command after the other: whoever wants to
    answer meanwhile sends this with POST /api/commands.
    """

    seat: SeatNumber


class Undo(Command, tag="undo"):
    """Take this seat's last answer back: at once while it is not final, otherwise when everybody agrees."""

    seat: SeatNumber


class Concede(Command, tag="concede"):
    """Give up for a seat."""

    seat: SeatNumber


class Propose(Command, tag="propose"):
    """Something that needs everybody's word.

    `abort` calls the match off. `takeover` lets a bot of `level` play for an abandoned `seat`. `rematch` plays again
    after the end: with a `new` deal or the `same`, each moving one seat on if `swap`. Whoever left and has not come
    back is not asked, and a bot of `level` plays for them.
    """

    what: Literal["abort", "takeover", "rematch"]
    seat: SeatNumber | None = None
    level: Level = "greedy"
    deal: Literal["new", "same"] = "new"
    swap: bool = False


class Agree(Command, tag="agree"):
    """Say yes to what is proposed."""


class Decline(Command, tag="decline"):
    """Say no to what is proposed, or take one's own proposal back."""


class Chat(Command, tag="chat"):
    """Say something to the table."""

    text: Annotated[str, Meta(min_length=1, max_length=500)]


class Mute(Command, tag="mute"):
    """Do not receive (or receive again) what a guest says at this table."""

    guest: Id
    muted: bool = True


class Report(Command, tag="report"):
    """Report a problem: the server keeps the match as it stands and replies with the report's id."""

    text: Annotated[str, Meta(max_length=4000)] = ""


AnyCommand = (
    Watch
    | Unwatch
    | Sync
    | Sit
    | LeaveSeat
    | Kick
    | SeatBot
    | Setup
    | Equip
    | Renew
    | Start
    | Answer
    | About
    | Hint
    | Undo
    | Concede
    | Propose
    | Agree
    | Decline
    | Chat
    | Mute
    | Report
)

# -- what the server sends ---------------------------------------------------------------------------------------------


class ServerMessage(Struct, tag_field="type", kw_only=True, omit_defaults=True):
    pass


class ToldOut(Struct):
    """A line of the rules as data; an argument is a number, a word, or another such line."""

    key: str
    args: dict[str, Any]


class AboutOut(Struct, omit_defaults=True):
    """What a seat is told about a card, in the order in which to read it; `why_not` is empty for one it can choose.

    `told` is the outlook once more, as data: the key and the arguments of each line.
    """

    why_not: str = ""
    outlook: list[str] = []
    told: list[ToldOut] = []


class HintOut(Struct, omit_defaults=True):
    """What the expert would answer to a question, and the `chance` of winning then.

    `share` says how sure it is: how likely this is better than any other option. Where others choose blindly at the
    same time there is no best answer, and it is `mixed`: `share` and `second_share` say how often it would choose the
    one and the other. With the `second` choice the chance would be smaller by `cost`. All of these are between 0 and 1.
    Where there is only one option, there is nothing to say beside it.
    """

    question: int
    option: str
    share: float = 1.0
    chance: float | None = None
    second: str = ""
    cost: float = 0.0
    mixed: bool = False
    second_share: float = 0.0


class Done(ServerMessage, tag="done"):
    """The command was carried out, and is durable. `applied` counts answers, `report` names a report.

    `result` says more: an answer that came twice was `repeated` and changed nothing (if it names its match: even when
    the question is closed by now), one to a question that was closed otherwise, or that was taken back since, was
    `stale` and changed nothing; of an earlier match, or after a restart, it may be `unknown` which of the two it was.
    An undo may only have been `proposed`.
    """

    id: Note | None = None
    result: Literal["", "repeated", "stale", "unknown", "proposed"] = ""
    applied: int = 0
    report: str = ""
    about: AboutOut | None = None
    hint: HintOut | None = None


class Problem(ServerMessage, tag="problem"):
    """The command changed nothing (or, for a group of answers, `applied` of them and not the rest).

    `code` is for programs, `text` for people, `field` names what is wrong, `detail` says it for developers.
    """

    code: str
    text: str
    id: Note | None = None
    field: str = ""
    detail: str = ""
    applied: int = 0
    report: str = ""


class SeatState(Struct):
    """Who sits where. A seat without guest and bot is free; `stand_in` plays for a guest who left."""

    name: str
    guest: str
    bot: str
    stand_in: str
    online: bool
    left: bool


class ClockState(Struct):
    """Seconds left a seat when this was sent, and the seats whose time runs: of those of one guest, one at a time."""

    left: list[float]
    running: list[int]


class SeriesState(Struct):
    """First to `wins`; it also ends after `draws` matches without a winner."""

    wins: int
    draws: int
    scores: list[int]
    played: int
    over: bool
    winners: list[int]


class ProposalState(Struct):
    """What is proposed, by whom, and who has yet to agree. An `undo` would take `answers` answers back."""

    what: Literal["undo", "abort", "takeover", "rematch"]
    by: str
    text: str
    seat: int | None
    missing: list[str]
    answers: int
    deal: str
    swap: bool


class DealState(Struct):
    """What a match is dealt from: its SHA-256 from the start, the `secret` itself (hex digits as text) once it is over.

    A `known` deal was played before, or is a lesson's: anybody may know what comes. A lesson has no secret.
    """

    commitment: str
    secret: str
    known: bool


class You(Struct):
    """What the receiver is at this table. `code` is the invitation that only people at the table may hand on."""

    guest: str
    seats: list[int]
    host: bool
    looking: int
    code: str
    muted: list[str]


class TableState(Struct):
    """Everything about a table except the match itself. `lesson` says that its match is one that teaches the game.

    `hints` says that the receiver may ask what the expert would do.
    """

    id: str
    game: str
    phase: Literal["waiting", "playing", "over", "closed"]
    open: bool
    host: str
    options: dict[str, Any]
    seats: list[SeatState]
    series: SeriesState
    clock: Clock | None
    times: ClockState | None
    proposal: ProposalState | None
    match: str
    matches: list[str]
    deal: DealState | None
    lesson: bool
    hints: bool
    spectators: int
    you: You


class TableMessage(ServerMessage, tag="table"):
    """The table changed."""

    seq: int
    table: TableState


class CardOut(Struct, omit_defaults=True):
    """A card as the viewer saw it; null stands for what it could not see, `was` is the id it had before."""

    id: int | None
    face: str | None
    was: int | UnsetType = UNSET


class OptionOut(Struct, omit_defaults=True):
    """One possible answer: `id` is what the client sends, `text` says it in whole.

    `verb` is what it does and `word` is that in short, for a button at one of the `things` it is about, in the order in
    which to point at them: a card (`c12`, or its place `hand-1:3` if it is unseen), a zone (`discard-0`), a seat
    (`seat-1`) or a thing of the game's own. `toward` are things that the next question is going to offer: whoever
    points at one of them means both answers.
    """

    id: str
    text: str
    verb: str | UnsetType = UNSET
    things: list[str] | UnsetType = UNSET
    word: str | UnsetType = UNSET
    toward: list[str] | UnsetType = UNSET


class AskOut(Struct, omit_defaults=True):
    """What one seat is asked. Only that seat receives the options: a list, or the ends of a range of numbers.

    A `group` ties questions together that may be answered in one message; `suggest` is a sensible answer, `given` the
    one that the seat has given while others are still thinking.
    """

    seat: int
    prompt: str
    args: dict[str, int | str | CardOut]
    text: str
    answered: bool
    given: str | UnsetType = UNSET
    source: CardOut | UnsetType = UNSET
    of: str | UnsetType = UNSET
    group: str | UnsetType = UNSET
    suggest: str | UnsetType | None = UNSET
    options: list[OptionOut] | UnsetType = UNSET
    range: tuple[int, int] | UnsetType = UNSET


class QuestionOut(Struct):
    """The open question: one ask, or several that are answered without seeing each other."""

    number: int
    asks: list[AskOut]


class EventOut(Struct, omit_defaults=True, rename={"source": "from", "target": "to"}):
    """Something that happened, as the viewer may know it: a line of the log."""

    kind: str
    args: dict[str, int | str | CardOut | list[CardOut]]
    text: str
    at: float
    question: int
    source: str | UnsetType = UNSET
    target: str | UnsetType = UNSET


class ResultOut(Struct):
    """Every seat's place (equal places are shared, 0 means called off), the scores if there are any, and the words.

    `names` are those who played: by the time that somebody reads it others may sit at the table.
    """

    places: list[int]
    reason: str
    scores: list[int]
    text: str
    why: str
    names: list[str]


class PageOut(Struct):
    """A moment on the way to a question: what happened since the page before, and the table as it stood then."""

    events: list[EventOut]
    view: dict[str, Any]


class LessonOut(Struct):
    """What a learner is told: what has just happened, what to do now, and the only option that is taken.

    `step` of `steps` answers lie behind. Once it is `over`, `text` is its last word and every option is taken again.
    """

    happened: str
    text: str
    expect: list[str]
    step: int
    steps: int
    over: bool


class Update(ServerMessage, tag="update"):
    """The match went on. A `full` one stands by itself; any other must carry the next number, or the client syncs.

    In one that is not full, what is left out is unchanged. `events` are the lines of the log from number `kept` on: an
    undo may take lines back. `undo` says what the viewer could do: `free`, `ask` the others, or nothing. `view` is
    the game's own (see /schema.json); after the end it shows everything. Whoever asked for `pages` gets in them what
    happened on the way, line by line in their order, and in `events` what happened after the last of them.
    """

    table: str
    match: str
    seq: int
    full: bool
    seat: int
    kept: int
    events: list[EventOut]
    pages: list[PageOut] | UnsetType = UNSET
    question: QuestionOut | UnsetType | None = UNSET
    view: dict[str, Any] | UnsetType = UNSET
    result: ResultOut | UnsetType | None = UNSET
    undo: Literal["", "free", "ask"] | UnsetType = UNSET
    lesson: LessonOut | UnsetType | None = UNSET


class ChatLineOut(Struct):
    n: int
    at: float
    guest: str
    nickname: str
    text: str


class ChatMessage(ServerMessage, tag="chat"):
    """What was said; `full` replaces everything the client has."""

    table: str
    seq: int
    full: bool
    lines: list[ChatLineOut]


class Notice(ServerMessage, tag="notice"):
    """Something that everybody at the table should read, such as an error in the rules."""

    table: str
    seq: int
    code: str
    text: str
    report: str = ""


AnyServerMessage = Done | Problem | TableMessage | Update | ChatMessage | Notice

# -- the HTTP side -----------------------------------------------------------------------------------------------------


class GuestRequest(Struct, forbid_unknown_fields=True):
    """POST /api/guest: come in, or change one's nickname or language."""

    nickname: Nickname
    language: Language = LANGUAGES[0]

    def __post_init__(self) -> None:
        _check_language(self.language)


class GuestState(Struct):
    id: str
    nickname: str
    language: Language


class TableRequest(Struct, forbid_unknown_fields=True, kw_only=True):
    """POST /api/tables: set up a table and sit down at its first seat."""

    game: Annotated[str, Meta(max_length=40)]
    seats: SeatNumber | None = None
    options: dict[str, Any] = {}
    open: bool = True
    wins: Annotated[int, Meta(ge=1, le=20)] = 1
    draws: Annotated[int, Meta(ge=1, le=20)] = 3
    clock: Clock | None = None


class TableLine(Struct):
    """A table in a list; `turn` says that it waits for the reader."""

    id: str
    game: str
    phase: str
    seats: list[SeatState]
    options: dict[str, Any]
    waiting: list[int]
    turn: bool
    touched: float
    match: str


class ReplayPage(Struct, omit_defaults=True):
    """The match after one entry of its record, as the chosen seat saw it; `standing` is how far each seat had come.

    `pages` are the moments on the way there, and `events` what happened after the last of them.
    """

    events: list[EventOut]
    kept: int
    view: dict[str, Any]
    pages: list[PageOut] | UnsetType = UNSET
    question: QuestionOut | None = None
    result: ResultOut | None = None
    standing: list[int] | UnsetType = UNSET
    commitment: str | UnsetType = UNSET


class Replay(Struct):
    """A finished match, step by step, and what it was dealt from."""

    id: str
    game: str
    names: list[str]
    options: dict[str, Any]
    seat: int
    started: float
    deal: DealState
    pages: list[ReplayPage]


class Beat(Struct, omit_defaults=True):
    """A moment at which somebody came closer to winning, or fell back: the step of the replay, and what happened.

    Where rounds are counted anew in every `era` it says which one it was.
    """

    step: int
    round: int
    standing: list[int]
    lines: list[str]
    era: int = 0


class Story(Struct):
    """How a match came about: the standing at the start and after everything that changed it."""

    id: str
    game: str
    names: list[str]
    beats: list[Beat]


class ChancePoint(Struct):
    """A step of the replay at which somebody's next move begins, and how likely each seat was to win there."""

    step: int
    chances: list[float]


class CostlyAnswer(Struct):
    """An answer that was worse than another: the step of the replay at which it was given, and by whom.

    `cost` is the part of the chance to win that was lost by it, as far as a search can tell from what the seat knew.
    """

    step: int
    seat: int
    cost: float
    given: str
    better: str


class Analysis(Struct):
    """GET /api/matches/{match}/analysis: who was winning when, the steps that turned it, the answers that cost most."""

    id: str
    game: str
    names: list[str]
    points: list[ChancePoint]
    turns: list[int]
    costly: list[CostlyAnswer]


class TallyOut(Struct):
    """One's matches of a game against `people` or `bots`, or `solo`. `rating` is give or take `spread`.

    A rating begins at 25 and is none where nothing was rated yet.
    """

    game: str
    kind: Literal["people", "bots", "solo"]
    matches: int
    won: int
    drawn: int
    rating: float | None
    spread: float | None


class PastMatchOut(Struct):
    """A match one has played; `gained` is by how much the rating changed, or none if it was not rated."""

    match: str
    game: str
    kind: Literal["people", "bots", "solo"]
    at: float
    outcome: Literal["won", "drawn", "lost"]
    names: list[str]
    seat: int
    gained: float | None


class OwnPlay(Struct):
    """GET /api/my/play: one's own results, which nobody else is shown; `counts` says whether they are kept."""

    counts: bool
    tallies: list[TallyOut]
    matches: list[PastMatchOut]


class OwnPlayRequest(Struct, forbid_unknown_fields=True):
    """POST /api/my/play: keep one's results from now on, or forget them all and keep none."""

    counts: bool


class Imported(Struct):
    """POST /api/matches: the replay that was made of a record."""

    id: str


class KeepRequest(Struct, forbid_unknown_fields=True):
    """POST /api/my/shelf/{game}: look at a text (a deck list, its JSON, or `generated` and a number), and keep it.

    A deck keeps its own name unless another one is given. With `keep` false it is only looked at.
    """

    text: Annotated[str, Meta(min_length=1, max_length=10_000)]
    name: Annotated[str, Meta(max_length=80)] = ""
    keep: bool = True


class RenameRequest(Struct, forbid_unknown_fields=True):
    """POST /api/my/shelf/{game}/{id}: give a text that one keeps another name."""

    name: Annotated[str, Meta(min_length=1, max_length=80)]


class KeptOut(Struct):
    """A text on a guest's shelf: `text` is what an option takes, `page` what the game says of it. One that was only
    looked at has no `id`."""

    id: str
    text: str
    page: dict[str, Any]
    added: float


# -- reading, writing, publishing --------------------------------------------------------------------------------------


class Noted(Struct):
    """Of a message that is no command, what it wants to have back with the reply."""

    id: Note | None = None


_commands: msgspec.json.Decoder[AnyCommand] = msgspec.json.Decoder(AnyCommand)
_noted = msgspec.json.Decoder(Noted)
_encoder = msgspec.json.Encoder()


def read_command(data: bytes | str) -> AnyCommand:
    """The command in a message; raises msgspec.ValidationError or DecodeError, both of which say what is wrong."""
    return _commands.decode(data)


def read_note(data: bytes | str) -> Note | None:
    """The id in a message in which something else is wrong, or nothing if that is not to be found."""
    try:
        return _noted.decode(data).id
    except (msgspec.ValidationError, msgspec.DecodeError, UnicodeError, RecursionError):
        return None


def encode(message: object) -> bytes:
    return _encoder.encode(message)
