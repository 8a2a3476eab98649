"""What an option says, what it does, and to which things on the table."""

from typing import cast

from stolik.games.mysthea.alignments import ALIGNMENTS
from stolik.games.mysthea.attack import strength_of
from stolik.games.mysthea.board import ISLANDS, REGION
from stolik.games.mysthea.cards import EFFECT, ENCOUNTERS, FACES, MET
from stolik.games.mysthea.monsters import MONSTERS
from stolik.games.mysthea.state import Mysthea
from stolik.games.mysthea.texts import way_text
from stolik.table import Act, Ask, Message, Option, message


def label(g: Mysthea, option: tuple[int | str, ...], of: str) -> Message:
    match of:
        case "action":
            return _action(g, cast(str, option[0]), cast(int, option[1]))
        case "command":
            return _command(g, option)
        case "region":
            return region(cast(int, option[0]))
        case "island":
            return Message(f"island-{ISLANDS[cast(int, option[0])]}")
        case "gap":
            return _gap(g, cast(int, option[0]))
        case "alignment":
            return _alignment(g, cast(int, option[0]))
        case "monster":
            return _monster(g, cast(int, option[0]))
        case "together":
            source, target = cast("tuple[int, int]", option)
            return message("together-march", start=region(source), region=region(target))
        case "way":
            name, place = cast("tuple[str, int]", option)
            return way_text(ENCOUNTERS[MET.index(name)].ways[place])
    return _part(option)


def region(number: int) -> Message:
    return Message(f"region-{REGION[number]}")


def _action(g: Mysthea, action: str, number: int) -> Message:
    if action == "battle":
        return message("action-battle", region=region(number))
    face = FACES[g.faces[g.ids.index(number)]]
    return message(f"action-{action}", card=Message(f"card-{face}"))


def _command(g: Mysthea, option: tuple[int | str, ...]) -> Message:
    """A move also says what it makes of one's strength at its end."""
    verb, unit, *where = option
    if verb != "move":
        return message(f"command-{verb}", unit=Message(f"unit-{unit}"))
    source, target = cast("list[int]", where)
    seat = mover(g)
    construct, golem, _, chosen = g.weights(seat)
    now = g.strength(seat, target)
    return message(
        "command-move",
        unit=Message(f"unit-{unit}"),
        start=region(source),
        region=region(target),
        now=now,
        then=now + {"construct": construct, "golem": golem, "chosen": chosen}[cast(str, unit)],
    )


def mover(g: Mysthea) -> int:
    """Whose units move at the open question."""
    frame = g.stack[-1]
    if frame[0] == "orders":
        assert g.battle is not None
        return g.battle.fighters[g.battle.acting]
    return cast(int, frame[1])


def _gap(g: Mysthea, after: int) -> Message:
    """Between which two islands; the lifted one is in the way no more."""
    others = [island for island in g.ring if island != g.island_of(g.active())]
    before = others[(others.index(after) + 1) % len(others)]
    return message("gap", after=Message(f"island-{ISLANDS[after]}"), before=Message(f"island-{ISLANDS[before]}"))


def _alignment(g: Mysthea, island: int) -> Message:
    alignment = ALIGNMENTS[island][g.night[island]]
    name = Message(f"alignment-{alignment.name}")
    if alignment.at_the_end:
        return message("alignment-offer-late", alignment=name)
    worth = message("amount-glory", count=alignment.glory * alignment.per.of(g, g.active()))
    return message("alignment-offer", alignment=name, amounts=worth)


def _monster(g: Mysthea, which: int) -> Message:
    island = g.lairs[which]
    return message(
        "monster-offer",
        monster=Message(f"monster-{MONSTERS[g.monsters[which]].name}"),
        strength=strength_of(g, which, island),
        island=Message(f"island-{ISLANDS[island]}"),
    )


def _part(option: tuple[int | str, ...]) -> Message:
    """One of the things between which a card lets its owner choose."""
    name, *places = option
    if len(places) > 1:
        return Message("part-both")
    (choice,) = (verb for verb in EFFECT[cast(str, name)].verbs if verb.choices)
    return choice.choices[cast(int, places[0])].text


# -- what an option does, and to what ---------------------------------------------------------------------------------

WORDS = {
    "develop": ("market",),
    "encounter": ("encounters",),
    "reveal": ("market",),
}
"""The things that some options without a thing of their own are about."""
RENAMED = {"replace": "renew"}
"""A word that is a verb elsewhere already."""


def act(g: Mysthea, ask: Ask, option: Option) -> Act:
    """Things are called as the view calls them: `region-tree-forest`, `unit-0-golem-tree-forest`, `pool-0-golem`."""
    if isinstance(option, str):
        return _word(g, ask, option)
    if isinstance(option, int):
        return _number(g, ask, option)
    match ask.of:
        case "action":
            verb, number = cast("tuple[str, int]", option)
            if verb == "battle":
                return Act(verb, (place(number),))
            return Act(verb, (g.ids.index(number),))
        case "command":
            return _use(ask, option)
        case "together":
            source, target = cast("tuple[int, int]", option)
            return Act("move", (place(source), place(target)))
    return Act("choose", (ask.source,) if ask.source >= 0 else ())


def place(number: int) -> str:
    return f"region-{REGION[number]}"


def _use(ask: Ask, option: tuple[int | str, ...]) -> Act:
    verb, unit, *where = option
    if verb == "move":
        source, target = cast("list[int]", where)
        figure = f"unit-{ask.seat}-{unit}-{REGION[source]}"
        return Act("retreat" if ask.prompt == "retreat" else "move", (figure, place(target)))
    return Act(cast(str, verb), (f"{'beside' if verb == 'create' else 'pool'}-{ask.seat}-{unit}",))


def _word(g: Mysthea, ask: Ask, word: str) -> Act:
    """Most words are verbs of their own; some stand for a thing that is pointed at."""
    seat = ask.seat
    match ask.of:
        case "card" if ask.prompt == "draft":
            return Act("draft", (f"chosen-{word}",))
        case "carried" if word != "alone":
            return Act("carry", (f"unit-{seat}-{word}-{ask.args['region']}",))
        case "created":
            return Act(word, (f"pool-{seat}-{ask.args['unit']}",))
        case "loss":
            assert g.battle is not None
            return Act("lose", (f"unit-{seat}-{word}-{REGION[g.battle.region]}",))
        case "sign":
            return Act("choose", (f"sign-{word}",))
        case "command" if word in ("effect", "place"):
            return Act(word, (ask.source,))
        case "command" if word == "energy":
            return Act(word, (f"energy-{seat}",))
        case "action" if word == "island":
            return Act(word, (f"island-{ISLANDS[g.island_of(seat)]}",))
    return Act(RENAMED.get(word, word), WORDS.get(word, ()))


def _number(g: Mysthea, ask: Ask, number: int) -> Act:
    verb = ask.prompt
    match ask.of:
        case "card":
            return Act(verb, (number,))
        case "region":
            return Act({"battlefield": "battle", "destroy-of": "destroy"}.get(verb, verb), (place(number),))
        case "island":
            return Act(verb, (f"island-{ISLANDS[number]}",))
        case "gap":
            return Act(verb, (f"island-{ISLANDS[g.island_of(g.active())]}", f"gap-{ISLANDS[number]}"))
        case "alignment":
            return Act(verb, (f"alignment-{ALIGNMENTS[number][g.night[number]].name}",))
    return Act(verb, (f"monster-{MONSTERS[g.monsters[number]].name}",))
