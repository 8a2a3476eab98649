"""The words on every card, made from the data that the rules execute."""

from stolik.games.mysthea.alignments import ALIGNMENTS
from stolik.games.mysthea.board import EVENTS, FIRST_MONSTER, ISLANDS, STORM
from stolik.games.mysthea.cards import COMMAND, ENCOUNTERS, FACES, MET, era_of
from stolik.games.mysthea.chosen import ANUTH_STRENGTH, CHOSEN, CR_2T1_GLORY, LEHEIR_GLORY, TELRON_ENERGY
from stolik.games.mysthea.effects import Way, joined
from stolik.games.mysthea.monsters import COWARDS_LOSE, METALS, MONSTERS, ON_CRYSTALS, Monster, Reward
from stolik.table import Fact, Message, message


def amounts(**counts: int) -> tuple[Message, ...]:
    """So much of this and that, without what is nothing."""
    return tuple(message(f"amount-{what}", count=count) for what, count in counts.items() if count)


def card_text(face: str) -> tuple[Message, ...]:
    number = FACES.index(face)
    if number < len(COMMAND):
        return COMMAND[number].text
    if face in MET:
        met = ENCOUNTERS[MET.index(face)]
        return (message("text-encounter", amounts=amounts(glory=met.glory)), *(_way(way) for way in met.ways))
    if face in CHOSEN:
        return (_ability(face), Message("text-wounded"))
    if face in EVENTS:
        return _event(EVENTS.index(face))
    alignment = next(side for pair in ALIGNMENTS for side in pair if side.name == face)
    key = "text-alignment-late" if alignment.at_the_end else "text-alignment"
    return (message(key, amounts=amounts(glory=alignment.glory), each=alignment.per.text),)


def card_facts(face: str) -> tuple[Fact, ...]:
    """What a command card shows besides its effect."""
    number = FACES.index(face)
    if number >= len(COMMAND):
        return ()
    card = COMMAND[number]
    facts = (Fact("kind", card.kind), Fact("points", card.points), Fact("era", str(era_of(number))))
    return (*facts, Fact("slot", card.slot)) if card.slot else facts


def way_text(way: Way) -> Message:
    return joined([verb.text for verb in way.effect.verbs])


def _way(way: Way) -> Message:
    return message("text-way", sign=Message(f"sign-{way.sign}"), effect=way_text(way), count=way.steps)


def _ability(face: str) -> Message:
    match face:
        case "anuth":
            return message("text-anuth", bonus=ANUTH_STRENGTH)
        case "telron":
            return message("text-telron", amounts=amounts(energy=TELRON_ENERGY))
        case "leheir":
            return message("text-leheir", amounts=amounts(glory=LEHEIR_GLORY))
        case "cr-2t1":
            return message("text-cr-2t1", amounts=amounts(glory=CR_2T1_GLORY))
    return Message(f"text-{face}")


def _event(event: int) -> tuple[Message, ...]:
    if event < STORM:
        return (Message("text-region-event"),)
    if event == STORM:
        return (Message("text-storm"),)
    monster = MONSTERS[event - FIRST_MONSTER]
    island = Message(f"island-{ISLANDS[monster.island]}")
    return (
        message("text-monster", strength=monster.strength, island=island),
        message("text-rewards", **dict(zip(METALS, map(_reward, monster.rewards)))),
        _behaviour(monster),
    )


def _reward(reward: Reward) -> Message:
    key = "text-reward-encounter" if reward.encounters else "text-reward"
    gained = amounts(glory=reward.glory, energy=reward.energy, experience=reward.experience, points=reward.points)
    return message(key, amounts=gained)


def _behaviour(monster: Monster) -> Message:
    key = f"text-behaviour-{monster.name}"
    if monster.name == "caerulas":
        return Message(key)
    return message(key, count=ON_CRYSTALS if monster.name == "cannibarok" else COWARDS_LOSE)
