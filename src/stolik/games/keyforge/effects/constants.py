"""What holds while a card is in play."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from stolik.games.keyforge.card import NUMBERED, Constant, Entry, Said, Scene, Verb, ability, clause
from stolik.games.keyforge.effects.choosing import Amount, said_per
from stolik.games.keyforge.effects.kinds import CardTest, Kind
from stolik.games.keyforge.effects.sentences import verbs
from stolik.games.keyforge.nouns import Condition, Count, Noun, this_card, this_creature
from stolik.games.keyforge.timing import resolve
from stolik.games.keyforge.zones import SEAT_OF
from stolik.table import Asking, Message, message

if TYPE_CHECKING:
    from stolik.games.keyforge.state import KeyForge


def scene_of(entry: Entry) -> Scene:
    """What the noun phrases of a standing effect are read in."""
    s = Scene(entry.me, entry.card, entry.giver)
    s.it = entry.target
    s.word = entry.word
    return s


def _for(noun: Noun, condition: Condition | None = None) -> Callable[["KeyForge", Entry, int], bool]:
    """Holds for the cards that the noun means."""
    plain = condition is None and not noun.filters
    if plain and noun.fixed == "self":
        return lambda g, entry, found: found == entry.card
    if plain and noun.fixed == "host":
        return lambda g, entry, found: found == g.host[entry.card]
    if plain and noun.fixed == "it":
        return lambda g, entry, found: found == entry.target

    kinds, other, side, filters = noun.kinds, noun.other, noun.side, noun.filters
    looks_around = not noun.fixed

    def holds(g: "KeyForge", entry: Entry, found: int) -> bool:
        if found < 0:
            return False
        if looks_around:
            # As `Noun.fits` has it, but most cards need no scene to be told that they are not meant.
            if (other and found == entry.card) or g.type_of(found) not in kinds:
                return False
            if side and (SEAT_OF[g.where[found]] == entry.me) != (side == "friendly"):
                return False
            if plain:
                return True
        s = scene_of(entry)
        if condition is not None and not condition.holds(g, s):
            return False
        return all(one.test(g, s, found) for one in filters) if looks_around else noun.fits(g, s, found)

    return holds


def _worth(amount: Amount) -> Callable[["KeyForge", Entry, int], int]:
    if isinstance(amount, int):
        return lambda g, entry, found: amount
    return lambda g, entry, found: amount.of(g, scene_of(entry))


def _while(text: Message, condition: Condition | None) -> Message:
    return text if condition is None else message("text-while", what=text, condition=condition.text)


def power(amount: int, noun: Noun = this_card, per: Count | None = None, while_: Condition | None = None) -> Constant:
    """The noun's creatures get so much power."""

    def worth(g: "KeyForge", entry: Entry, found: int) -> int:
        return amount if per is None else amount * per.of(g, scene_of(entry))

    text = said_per(message("text-gets-power", who=noun.text, amount=_signed(amount)), per)
    return Constant("power", _for(noun, while_), _while(text, while_), worth)


def _signed(amount: int) -> str:
    return f"+{amount}" if amount >= 0 else f"−{-amount}"


def armor(amount: int, noun: Noun = this_card, while_: Condition | None = None) -> Constant:
    text = message("text-gets-armor", who=noun.text, amount=_signed(amount))
    return Constant("armor", _for(noun, while_), _while(text, while_), _worth(amount))


def keyword(name: str, noun: Noun = this_card, value: int = 1, while_: Condition | None = None) -> Constant:
    """The noun's creatures gain a keyword."""
    named = message(f"named-{name}", count=value) if name in NUMBERED else Message(f"named-{name}")
    text = message("text-gains-keyword", who=noun.text, keyword=named)
    return Constant(name, _for(noun, while_), _while(text, while_), _worth(value))


def loses_keyword(name: str, noun: Noun) -> Constant:
    text = message("text-loses-keyword", who=noun.text, keyword=Message(f"named-{name}"))
    return Constant("lose-keyword", _for(noun), text, word=name)


def gains_trait(trait: str, noun: Noun) -> Constant:
    """The noun's creatures have a trait besides those that are printed on them."""
    text = message("text-gains-trait", who=noun.text, trait=Message(f"trait-{trait}"))
    return Constant("trait", _for(noun), text, word=trait)


def gains(
    trigger: str, said: Said, noun: Noun = this_creature, while_: Condition | None = None
) -> tuple[Constant, ...]:
    """The noun's creatures gain an ability with these bold words, "reap" or "fight/reap"; its words stand once."""
    made = ability(trigger, said)
    quoted = message("quoted", when=Message(f"when-{trigger.replace('/', '-')}"), what=clause(made.doing))
    text = _while(message("text-gains-ability", who=noun.text, what=quoted), while_)
    holds = _for(noun, while_)
    return tuple(
        Constant(f"gain-{word}", holds, Message("text-nothing") if place else text, ability=made)
        for place, word in enumerate(trigger.split("/"))
    )


def rule(
    kind: str,
    text: Message,
    noun: Noun = this_card,
    amount: Amount = 0,
    while_: Condition | None = None,
    word: str = "",
) -> Constant:
    """Any other constant effect on cards, by the kind that the rules look up."""
    return Constant(kind, _for(noun, while_), _while(text, while_), _worth(amount), word=word)


def player_rule(
    kind: str, text: Message, who: str = "opponent", amount: Amount = 0, while_: Condition | None = None, word: str = ""
) -> Constant:
    """A constant effect on you, the opponent or each player; the rules ask for it with a seat."""

    def holds(g: "KeyForge", entry: Entry, seat: int) -> bool:
        if who != "each" and (seat == entry.me) != (who == "you"):
            return False
        return while_ is None or while_.holds(g, scene_of(entry))

    return Constant(kind, holds, _while(text, while_), _worth(amount), word=word)


def its_controller_has(rule_: Constant) -> Constant:
    """An upgrade's creature gains a constant effect on players: "you" in it is whoever controls the creature."""

    def holds(g: "KeyForge", entry: Entry, seat: int) -> bool:
        host = g.host[entry.card]
        return host >= 0 and rule_.holds(g, Entry(entry.standing, g.controller(host), entry.card), seat)

    text = message("text-gains-ability", who=this_creature.text, what=rule_.text)
    return Constant(rule_.kind, holds, text, rule_.amount, word=rule_.word)


def key_cost(amount: int, who: str = "opponent", per: Count | None = None, while_: Condition | None = None) -> Constant:
    worth: Amount = amount
    if per is not None:
        worth = Count(per.text, lambda g, s: amount * per.of(g, s))
    text = said_per(message(f"text-key-cost-{who}", amount=_signed(amount)), per)
    return player_rule("key-cost", text, who, worth, while_)


def hand_size(amount: int, who: str = "you") -> Constant:
    return player_rule("hand-size", message(f"text-hand-size-{who}", amount=_signed(amount)), who, amount)


def cannot(what: str, noun: Noun = this_card, while_: Condition | None = None) -> Constant:
    """reap, fight, use, ready, be-attacked: the noun's cards cannot."""
    kind = f"cannot-{what}"
    key = f"text-cannot-{what}" if noun.fixed else f"text-cannot-{what}-all"
    return Constant(kind, _for(noun, while_), _while(message(key, who=noun.text), while_))


def cannot_be_damaged(noun: Noun) -> Constant:
    key = "text-no-damage" if noun.fixed else "text-no-damage-all"
    return Constant("no-damage", _for(noun), message(key, who=noun.text))


def cannot_play(type_: str = "", who: str = "opponent") -> Constant:
    what = Message(f"kinds-{type_ or 'card'}")
    return player_rule("cannot-play", message(f"text-cannot-play-{who}", what=what), who, word=type_)


def no_theft(who: str = "you") -> Constant:
    return player_rule("no-theft", Message("text-no-theft"), who)


def as_active_house(noun: Noun = this_card, fight_only: bool = False) -> Constant:
    """May be used as if it belonged to the active house (decision 47)."""
    kind = "may-fight" if fight_only else "may-use"
    return Constant(kind, _for(noun), message(f"text-{kind}", who=noun.text))


def may_play(text: Message, test: CardTest) -> Constant:
    """Cards of other houses may be played, too."""
    return Constant("may-play", lambda g, entry, found: test(g, scene_of(entry), found), text)


def enter_ready(kind: Kind, while_: Condition | None = None) -> Constant:
    """Your cards of a kind enter play ready, however they enter."""

    def holds(g: "KeyForge", entry: Entry, found: int) -> bool:
        s = scene_of(entry)
        return found != entry.card and (while_ is None or while_.holds(g, s)) and kind.test(g, s, found)

    return Constant("enters-ready", holds, _while(message("text-enter-ready", what=kind.text), while_))


def enters_ready_if(condition: Condition) -> Constant:
    """The card itself, if something holds when it enters."""
    text = message("text-enters-ready-if", condition=condition.text)
    return Constant("enters-ready", lambda g, e, found: found == e.card and condition.holds(g, scene_of(e)), text)


def next_enters_ready(kind: Kind) -> Constant:
    """Use with `uses(1, ...)`."""
    return Constant(
        "enters-ready",
        lambda g, entry, found: kind.test(g, scene_of(entry), found),
        message("text-next-enters-ready", what=kind.text),
        word="played",
    )


def save_instead(noun: Noun, said: Said) -> Constant:
    """When the noun's card would be destroyed, this happens instead; in it `this_card` is the card that is saved."""
    doing = verbs(said)

    def does(g: "KeyForge", s: Scene) -> Asking[None]:
        yield from resolve(g, s, doing)

    text = message("text-save-instead", who=noun.text, what=clause(doing))
    return Constant("save", _for(noun), text, doing=Verb(does, clause(doing), doing))


def destroyed_if(condition: Condition) -> Constant:
    """Destroys itself as soon as something holds (decision 116)."""
    text = message("text-if", condition=condition.text, what=message("text-destroy", what=this_card.text))
    return Constant("doomed", _for(this_card, condition), text)


def deals_in_fights(amount: int) -> Constant:
    """Only so much damage when fighting."""
    return rule("fight-damage-is", message("text-deals-in-fights", amount=amount), this_card, amount)


def deals_no_fight_damage() -> Constant:
    return Constant(
        "fight-damage-is",
        lambda g, entry, found: found == entry.card,
        Message("text-deals-no-fight-damage"),
        lambda g, entry, found: 0,
    )
