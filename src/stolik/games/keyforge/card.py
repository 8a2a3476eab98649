"""What a card is: a frozen value with its numbers, keywords, abilities and constant effects."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, TypeAlias

from stolik.table import Asking, Message, message

if TYPE_CHECKING:
    from stolik.games.keyforge.state import KeyForge, Lasting

HOUSES = (
    "brobnar",
    "dis",
    "logos",
    "mars",
    "sanctum",
    "shadows",
    "untamed",
    "saurian",
    "staralliance",
    "unfathomable",
)
TYPES = ("action", "artifact", "creature", "upgrade")
NUMBERED = ("assault", "hazardous")
"""The keywords with a number, which add up; the others a card has or has not."""
ICONS = {"a": "amber", "c": "capture", "d": "damage", "r": "draw"}
"""The bonus icons by the letters that a print is named with."""


class Ghost:
    """A card as it was just before it left play (decision 20)."""

    __slots__ = (
        "amber",
        "armor",
        "card",
        "controller",
        "houses",
        "keywords",
        "neighbours",
        "owner",
        "power",
        "traits",
        "type",
    )

    def __init__(
        self,
        card: int,
        owner: int,
        controller: int,
        houses: tuple[str, ...],
        power: int,
        armor: int,
        amber: int,
        traits: frozenset[str],
        neighbours: list[int],
        type_: str,
        keywords: frozenset[str],
    ) -> None:
        self.card = card
        self.owner = owner
        self.controller = controller
        self.houses = houses
        self.power = power
        self.armor = armor
        self.amber = amber
        self.traits = traits
        self.neighbours = neighbours
        self.type = type_
        self.keywords = keywords


class Happening:
    """Something that just happened and that abilities may react to.

    `card` is the subject (the card that was played, used, destroyed), `seat` whoever did it (for a destroyed card:
    whoever controlled it), `other` a second card (the creature fought with), `ghost` the subject as it was, `word` a
    house.
    """

    __slots__ = ("amount", "card", "ghost", "kind", "other", "seat", "word")

    def __init__(
        self,
        kind: str,
        card: int = -1,
        seat: int = -1,
        other: int = -1,
        ghost: Ghost | None = None,
        amount: int = 0,
        word: str = "",
    ) -> None:
        self.kind = kind
        self.card = card
        self.seat = seat
        self.other = other
        self.ghost = ghost
        self.amount = amount
        self.word = word


class Scene:
    """An ability being resolved: for whom ("you"), on which card, and what its words have found so far.

    `card` is the card that has the ability, `giver` the card that gave it (an upgrade), else the same. `it` is the card
    chosen last, `them` all that the last verb worked on, `ghosts` those of them that left play, `ok` says whether the
    last verb did all it said ("if you do"), `amount` how much it did ("this way"), `word` a house chosen before.
    `borrowed`: the card is used as if it were yours, so it is friendly to you (decision 32).
    """

    __slots__ = ("amount", "borrowed", "card", "event", "ghosts", "giver", "it", "may", "me", "ok", "them", "word")

    def __init__(self, me: int, card: int, giver: int = -1, event: Happening | None = None) -> None:
        self.me = me
        self.card = card
        self.giver = card if giver < 0 else giver
        self.event = event
        self.it = -1
        self.them: list[int] = []
        self.ghosts: list[Ghost] = []
        self.ok = True
        self.amount = 0
        self.may = False
        self.borrowed = False
        self.word = ""


Doing: TypeAlias = Callable[["KeyForge", Scene], Asking[None] | None]
"""What a verb does: a generator function, or a plain function where it never asks."""


@dataclass(frozen=True, slots=True, eq=False)
class Verb:
    """Something that an ability does, and the words for it."""

    does: Doing
    text: Message
    parts: tuple["Part", ...] = ()
    """Verbs and lasting effects inside, so that everything that lasts can be found by name again."""
    choices: tuple["Verb", ...] = ()
    """What "choose one" offers."""
    target: bool = False
    """It chooses a card, so "you may" can be answered by choosing none."""
    idle: Callable[["KeyForge", Scene], bool] | None = None
    """There is nothing that it could be done to, as everybody sees: then "you may" need not be asked."""
    own: Callable[["KeyForge", Scene], bool] | None = None
    """It matters whose it is: of several cards with these words the player says which comes first."""


@dataclass(frozen=True, slots=True, eq=False)
class Ability:
    """An ability with a bold word before it, or one that reacts: its verbs in order."""

    trigger: str
    doing: tuple[Verb, ...]
    text: Message

    @property
    def parts(self) -> tuple["Part", ...]:
        return self.doing


@dataclass(frozen=True, slots=True, eq=False)
class Listener:
    """An ability that reacts to what happens: "After ...", "Each time ...", "At the end of ..."."""

    event: str
    heard: Callable[["KeyForge", "Entry", Happening], bool]
    ability: Ability
    text: Message
    optional: bool = False

    @property
    def parts(self) -> tuple["Part", ...]:
        return self.ability.doing


@dataclass(frozen=True, slots=True, eq=False)
class Constant:
    """An effect that holds while its card is in play: `kind` is what the rules look it up by.

    `holds` says whether it holds for a card (or -1) of a player; `amount` how much it is worth there.
    """

    kind: str
    holds: Callable[["KeyForge", "Entry", int], bool]
    text: Message
    amount: Callable[["KeyForge", "Entry", int], int] | None = None
    ability: Ability | None = None
    word: str = ""
    doing: Verb | None = None

    @property
    def parts(self) -> tuple["Part", ...]:
        return self.ability.doing if self.ability is not None else (self.doing,) if self.doing is not None else ()


Standing: TypeAlias = Listener | Constant
Part: TypeAlias = Verb | Listener | Constant


class Entry:
    """A listener or a constant effect that is at work now: whose ("you"), from which card, bound to which."""

    __slots__ = ("card", "giver", "lasting", "me", "standing", "target", "word")

    def __init__(
        self, standing: Standing, me: int, card: int, giver: int = -1, lasting: "Lasting | None" = None
    ) -> None:
        self.standing = standing
        self.me = me
        self.card = card
        self.giver = card if giver < 0 else giver
        self.lasting = lasting
        self.target = -1 if lasting is None else lasting.target
        self.word = "" if lasting is None else lasting.word


Index: TypeAlias = dict[str, list[Entry]]
Playable: TypeAlias = Callable[["KeyForge", int, int], bool]
"""May this seat play this card now? What a text such as "cannot be played unless" adds to the rules."""


@dataclass(frozen=True, slots=True, eq=False)
class Card:
    """A card as it is printed. Prints of one title differ in house and bonus icons."""

    type: str
    title: str = ""
    house: str = ""
    power: int = 0
    armor: int = 0
    icons: tuple[str, ...] = ()
    traits: frozenset[str] = frozenset()
    keywords: Mapping[str, int] = field(default_factory=dict)
    abilities: Mapping[str, tuple[Ability, ...]] = field(default_factory=dict)
    """By trigger: play, fight, reap, action, omni, destroyed, before-fight, leaves."""
    listeners: tuple[Listener, ...] = ()
    sleepers: tuple[Listener, ...] = ()
    """Those that work while the card lies in its owner's discard pile, and only there."""
    constants: tuple[Constant, ...] = ()
    text: tuple[Message, ...] = ()
    playable: Playable | None = None
    enters: tuple[str, ...] = ()
    """ready, stunned, enraged, warded: how it enters play."""
    half: int = 0
    """Of a gigantic creature: 1 is the half with the icons, 2 the one with power and text."""
    cost: int = 0
    """The Æmber that must be lost to play it."""
    mimics: bool = False
    """It is played as a copy of an action in the opponent's discard pile."""
    enhance: str = ""
    """The letters of the icons that it puts on other cards of its deck."""

    def __post_init__(self) -> None:
        assert self.type in TYPES, self.type

    def parts(self) -> Iterator[Part]:
        """Everything on the card that may last beyond it, in order."""
        waiting: list[Part] = []
        for abilities in self.abilities.values():
            for ability in abilities:
                waiting += ability.parts
        waiting += [*self.listeners, *self.sleepers, *self.constants]
        while waiting:
            part = waiting.pop(0)
            yield part
            waiting += part.parts


Said: TypeAlias = Verb | Sequence[Verb]


def _verbs(said: Said) -> tuple[Verb, ...]:
    return (said,) if isinstance(said, Verb) else tuple(said)


def clause(said: Sequence[Verb], joint: str = "text-then") -> Message:
    """What several verbs say, one after another; "text-and" where they hang together on one condition."""
    texts = [verb.text for verb in said if verb.text.key != "text-nothing"]
    whole = texts[-1]
    for text in reversed(texts[:-1]):
        whole = message(joint, one=text, other=whole)
    return whole


def sentence(when: str, what: Message) -> Message:
    return message("sentence", when=Message(f"when-{when}"), what=what)


def ability(trigger: str, said: Said) -> Ability:
    """An ability with these triggers, "fight/reap"."""
    doing = _verbs(said)
    return Ability(trigger, doing, sentence(trigger.replace("/", "-"), clause(doing)))


def card(
    type_: str,
    *,
    power: int = 0,
    armor: int = 0,
    amber: int = 0,
    traits: str = "",
    keywords: str = "",
    play: Said = (),
    fight: Said = (),
    reap: Said = (),
    action: Said = (),
    omni: Said = (),
    destroyed: Said = (),
    before_fight: Said = (),
    leaves: Said = (),
    fight_reap: Said = (),
    play_fight: Said = (),
    play_reap: Said = (),
    play_fight_reap: Said = (),
    after: Listener | Sequence[Listener] = (),
    in_discard: Listener | Sequence[Listener] = (),
    constant: Constant | Sequence[Constant] = (),
    enters: str = "",
    playable: "Rule | None" = None,
    cost: int = 0,
    mimics: bool = False,
    enhance: str = "",
    half: int = 0,
) -> Card:
    """A card from what stands on it, in the order: keywords, constant effects, reactions, abilities."""
    found: dict[str, tuple[Ability, ...]] = {}
    text: list[Message] = []
    words: dict[str, int] = {}
    for keyword in keywords.split():
        name, _, number = keyword.partition(":")
        words[name] = int(number or 1)
        text.append(message(f"keyword-{name}", count=int(number)) if number else Message(f"keyword-{name}"))
    if enhance:
        icons = [(Message(f"icon-{ICONS[letter]}"), enhance.count(letter)) for letter in dict.fromkeys(enhance)]
        several = (message("icon-times", count=count, icon=icon) if count > 1 else icon for icon, count in icons)
        text.append(message("text-enhance", icons=tuple(several)))
    if half:
        text.append(Message("text-gigantic"))
    if cost:
        text.append(message("text-cost-to-play", amount=cost))
    if playable is not None:
        text.append(playable.text)
    if mimics:
        text.append(Message("text-mimics"))
    text += [Message(f"text-enters-{how}") for how in enters.split()]
    constants = (constant,) if isinstance(constant, Constant) else tuple(constant)
    listeners = (after,) if isinstance(after, Listener) else tuple(after)
    sleepers = (in_discard,) if isinstance(in_discard, Listener) else tuple(in_discard)
    lasting: tuple[Standing, ...] = (*constants, *listeners, *sleepers)
    standing = [value.text for value in lasting]
    text += [sentence("always", said) for said in standing if said.key != "text-nothing"]
    said = {
        "play": play,
        "play/fight": play_fight,
        "play/reap": play_reap,
        "play/fight/reap": play_fight_reap,
        "before-fight": before_fight,
        "fight": fight,
        "fight/reap": fight_reap,
        "reap": reap,
        "action": action,
        "omni": omni,
        "destroyed": destroyed,
        "leaves": leaves,
    }
    for triggers, what in said.items():
        if what != ():
            made = ability(triggers, what)
            text.append(made.text)
            for trigger in triggers.split("/"):
                found[trigger] = (*found.get(trigger, ()), made)
    return Card(
        type_,
        power=power,
        armor=armor,
        icons=("amber",) * amber,
        traits=frozenset(traits.split()),
        keywords=words,
        abilities=found,
        listeners=listeners,
        sleepers=sleepers,
        constants=constants,
        text=tuple(text) or (Message("text-blank"),),
        playable=playable.holds if playable is not None else None,
        enters=tuple(enters.split()),
        cost=cost,
        mimics=mimics,
        enhance=enhance,
        half=half,
    )


@dataclass(frozen=True, slots=True, eq=False)
class Rule:
    """A text about playing the card itself: "cannot be played unless ..."."""

    holds: Playable
    text: Message


def printed(base: Card, detail: str) -> Card:
    """A print of a card: `detail` is its house if that is another one, then + and the icons added to it."""
    house, _, letters = detail.partition("+")
    if house and house not in HOUSES:
        raise KeyError(f"{house!r} is no house")
    if any(letter not in ICONS for letter in letters):
        raise KeyError(f"{letters!r} are no bonus icons; they are {', '.join(ICONS)}")
    return replace(base, house=house or base.house, icons=(*base.icons, *(ICONS[letter] for letter in letters)))
