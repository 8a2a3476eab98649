"""Try how many cards that are not written yet the vocabulary can express: python scripts/keyforge_vocabulary.py FACTS.

FACTS is the folder with cards.json. Each reference text is read sentence by sentence with the patterns below, each of which
gives an expression of the vocabulary; the expression is evaluated, so what is counted is a card that could really be
made. A text with one sentence that nothing matches counts as not expressible, although a person might find the words,
or write a generator. With --left the sentences that nothing matched are listed, the most frequent shapes first; --known
tries the cards that are written instead, which says how much the patterns themselves miss.
"""

# ruff: noqa: E501  (a pattern and its expression stand on one line)

import json
import re
import sys
from collections import Counter
from collections.abc import Callable
from pathlib import Path

from stolik.games.keyforge import effects, nouns
from stolik.games.keyforge.card import HOUSES
from stolik.games.keyforge.cards import FACES
from stolik.table import Message

WORDS = {**vars(nouns), **vars(effects), "Message": Message}
WRITTEN = set(FACES)
NAMES = {"star alliance": "staralliance", **{house: house for house in HOUSES if house != "staralliance"}}
NUMBER = {"a": 1, "an": 1, "one": 1, "two": 2, "three": 3, "four": 4, "five": 5}
KEYWORDS = "alpha|deploy|elusive|invulnerable|omega|poison|skirmish|taunt"
TRIGGERS = "play|fight|reap|action|omni|destroyed|before fight|leaves play"
KINDS = {
    "creature": "a_creature",
    "artifact": "an_artifact",
    "upgrade": "an_upgrade",
    "creature or artifact": "a_creature_or_artifact",
    "artifact or creature": "a_creature_or_artifact",
    "creature and artifact": "a_creature_or_artifact",
}
STATES = {
    "damaged": ".damaged",
    "undamaged": ".undamaged",
    "ready": ".ready",
    "exhausted": ".exhausted",
    "stunned": ".stunned",
    "flank": ".on_flank",
    "neighboring": ".neighbouring",
    "elusive": ".with_keyword('elusive')",
    "friendly": ".friendly",
    "enemy": ".enemy",
}
TRAITS: set[str] = set()
"""Of all cards, in small letters; filled from the facts."""


class Unknown(Exception):
    """No pattern matches this."""


def house_or_trait(word: str) -> str:
    word, negated = word.removeprefix("non-"), word.startswith("non-")
    if word in NAMES:
        return f".{'not_of' if negated else 'of'}({NAMES[word]!r})"
    if word in TRAITS:
        return f".{'without_trait' if negated else 'trait'}({word!r})"
    raise Unknown(word)


def noun(text: str) -> str:
    """A noun phrase, without or with an article."""
    text = re.sub(r"^(a|an|each|the|all) ", "", text.strip())
    text = text.replace("star alliance", "star_alliance")
    fixed = {
        "self": "this_card",
        "it": "it",
        "that creature": "it",
        "that card": "it",
        "that artifact": "it",
        "this creature": "this_creature",
        "the chosen creature": "it",
        "chosen creature": "it",
        "of self's neighbors": "its_neighbours",
        "self's neighbors": "its_neighbours",
        "of its neighbors": "its_neighbours",
        "creature self fights": "the_fought_creature",
        "neighbor of the creature self fights": "neighbours_of_the_fought",
        "of that creature's neighbors": "neighbours_of_it",
        "neighbor of that creature": "neighbours_of_it",
    }
    if text in fixed:
        return fixed[text]
    if text in ("most powerful creature", "least powerful creature"):
        return f"a_creature.{'strongest' if text.startswith('most') else 'weakest'}"
    rank = re.match(r"(most|least) powerful (.+)", text)
    if rank:
        return f"{noun(rank[2])}.{'strongest' if rank[1] == 'most' else 'weakest'}"
    made, tail = "", ""
    for pattern, word in (
        (r" with power (\d+) or (?:higher|more)$", ".power_at_least({})"),
        (r" with power (\d+) or (?:lower|less)$", ".power_at_most({})"),
        (r" with (\d+) power$", ".with_power({})"),
        (r" that is not on a flank$", ".not_on_flank"),
        (r" with (elusive|skirmish|taunt|poison|deploy)$", ".with_keyword({!r})"),
        (r" of that house$", ".of_that_house"),
        (r" of house (\w+)$", ".of({!r})"),
        (r" without <a> on it$", ".without_amber"),
        (r" with <a> on it$", ".with_amber"),
        (r" with no <a> on it$", ".without_amber"),
        (r" not on a flank$", ".not_on_flank"),
        (r" on a flank$", ".on_flank"),
        (r" in play$", ""),
    ):
        found = re.search(pattern, text)
        if found:
            text, tail = text[: found.start()], tail + word.format(*found.groups())
    another = re.match(r"(another|other) (.+)", text)
    if another:
        text, tail = another[2], ".another" + tail
    *words, _ = [*text.split(), ""]
    for length in (3, 1):
        kind = " ".join(words[-length:]).rstrip("s") if len(words) >= length else ""
        if kind in KINDS:
            words = words[:-length]
            break
    else:
        kind = "creature"
        words = [word.rstrip("s") if word.rstrip("s") in TRAITS else word for word in words]
    for word in words:
        made += STATES.get(word) or house_or_trait(word.replace("_", " "))
    return KINDS[kind] + made + tail


def amount(text: str) -> int:
    if text.isdecimal():
        return int(text)
    if text in NUMBER:
        return NUMBER[text]
    raise Unknown(text)


def count(text: str) -> str:
    """What is counted after "for each"."""
    fixed = {
        "card in your hand": 'card_in("hand")',
        "card in your archives": 'card_in("archives")',
        "forged key your opponent has": 'forged_key("opponent")',
        "key your opponent has forged": 'forged_key("opponent")',
        "<a> on self": "amber_on_this",
        "<a> on it": "amber_on_this",
        "<a> you have": "amber_you_have",
        "card revealed this way": 'this_way("revealed")',
        "card discarded this way": 'this_way("discarded")',
        "card purged this way": 'this_way("purged")',
        "card you have played this turn": "card_played",
        "card you have played this turn ": "card_played",
        "friendly shard": "each(a_creature_or_artifact.friendly.trait('shard'))",
        "upgrade on self": "upgrade_on_this",
        "creature destroyed this way": "done_this_way",
        "creature exhausted this way": "done_this_way",
    }
    among = re.fullmatch(r"house represented among (.+?)s?( in play)?", text)
    if among:
        return f"house_among({'any_card' if among[1] == 'card' else noun(among[1])})"
    return fixed[text] if text in fixed else f"each({noun(text)})"


def kind(text: str) -> str:
    """A card out of play."""
    text = re.sub(r"^(a|an|each) ", "", text).removesuffix("s")
    if text in ("card", "creature", "artifact", "action", "action card", "upgrade"):
        type_ = text.removesuffix(" card") if text != "card" else ""
        return f"Kind({type_!r})"
    found = re.fullmatch(r"(.+) (card|creature|artifact|upgrade|action)", text)
    if not found:
        raise Unknown(text)
    type_ = "" if found[2] == "card" else found[2]
    word = found[1].removeprefix("non-")
    if word in NAMES:
        return f"Kind({type_!r}, {'not_house' if found[1] != word else 'house'}={NAMES[word]!r})"
    if word in TRAITS and found[1] == word:
        return f"Kind({type_!r}, trait={word!r})"
    raise Unknown(text)


def condition(text: str) -> str:
    fixed = {
        "the tide is high": "tide_is_high",
        "the tide is low": "tide_is_low",
        "your opponent has more <a> than you": "opponent_has_more_amber",
        "you control more creatures than your opponent": "you_have_more_creatures",
        "your opponent controls more creatures than you": "opponent_has_more_creatures",
        "this damage destroys that creature": "it_was_destroyed",
        "self is on a flank": "this_is_on_flank",
        "it is a flank creature": "it_is(a_creature.on_flank)",
        "it is not destroyed": "it_was_not_destroyed",
        "it is of that house": "it_is_of_that_house",
        "your opponent has no creatures in play": "no(an_enemy_creature)",
        "your opponent forged a key on their previous turn": "opponent_forged_last_turn",
        "you forged a key this turn": "you_forged_this_turn",
        "it is your turn": "it_is_your_turn",
        "your opponent has no <a>": "opponent_has(exactly=0)",
        "you are haunted": "haunted",
        "you have more <a> than your opponent": "you_have_more_amber",
        "you have less <a> than your opponent": "opponent_has_more_amber",
        "your opponent has more forged keys than you": "opponent_has_more_keys",
        "there are more enemy creatures than friendly creatures": "opponent_has_more_creatures",
        "an enemy creature was destroyed this turn": "enemies_destroyed(1)",
        "an enemy creature has been destroyed this turn": "enemies_destroyed(1)",
        "self is not on a flank": "this_is(a_creature.not_on_flank)",
        "self is in the center of your battleline": "this_is(a_creature.in_centre)",
        "self is damaged": "this_is(a_creature.damaged)",
        "self is ready": "this_is(a_creature.ready)",
        "self has <a> on it": "this_is(a_creature.with_amber)",
        "it is on a flank": "it_is(a_creature.on_flank)",
        "you have any other creatures in play": "there_is(a_friendly_creature.another)",
    }
    if text in fixed:
        return fixed[text]
    found = re.fullmatch(r"(?:it|that creature) is an? (.+)", text)
    if found:
        return f"it_is({noun(found[1])})"
    for pattern, word in (
        (r"(\d+) or more enemy creatures have been destroyed this turn", "enemies_destroyed({})"),
        (r"your opponent has (\d+)<a> or more", "opponent_has({})"),
        (r"you have (\d+)<a> or more", "you_have({})"),
        (r"there are (\d+) or more (\w+) counters on self", "counters_on_this('{1}', {0})"),
        (r"there are (\d+)<a> or more on self", "amber_here({})"),
    ):
        found = re.fullmatch(pattern, text)
        if found:
            return word.format(*found.groups())
    found = re.fullmatch(r"there (?:is|are) no (.+?)s?", text) or re.fullmatch(r"you control no (.+?)s?", text)
    if found:
        return f"no({noun(('friendly ' if text.startswith('you') else '') + found[1])})"
    found = re.fullmatch(r"you control (\d+) or more (.+?)s?", text)
    if found:
        return f"there_are({found[1]}, {noun('friendly ' + found[2])})"
    found = re.fullmatch(r"you control (an? .+)", text)
    if found:
        return f"there_is({noun('friendly ' + re.sub('^an? ', '', found[1]))})"
    raise Unknown(text)


Rule = tuple[str, Callable[["re.Match[str]"], str]]
ONE = r"((?:a|an|another|the|self|it|that|this|one)\b.*?|self|it)"


def simple(verb: str) -> Callable[["re.Match[str]"], str]:
    return lambda m: f"{verb}({noun(m[1])})"


LOOKED: list[str] = []
"""Expressions for sentences that belong together."""
TOP = r"look at the top (\d+) cards of (your|your opponent's) deck"


def looked(*fates: str, rest: str = "stay") -> Callable[["re.Match[str]"], str]:
    said = "".join(f", {fate!r}" for fate in fates)
    return lambda m: f"look_at_top({m[1]}{said}, rest={rest!r}, who={'you' if m[2] == 'your' else 'opponent'!r})"


def searched(m: "re.Match[str]") -> str:
    try:
        wanted = kind(m[2])
    except Unknown:
        # It is a title.
        wanted = f"Kind(title={m[2].removeprefix('a ')!r})"
    return f"search({wanted}, {bool(m[1])})"


TOGETHER: list[Rule] = [
    (TOP + r"\. put 1 into your hand and 1 on the bottom of your deck", looked("hand", "bottom")),
    (TOP + r"\. add 1 to your hand and discard the others", looked("hand", rest="discard")),
    (TOP + r"\. archive 1, add 1 to your hand, and discard 1", looked("archive", "hand", rest="discard")),
    (TOP + r" and put them back in any order", looked(rest="order")),
    (TOP + r"\. discard 1 and put the others back in any order", looked("discard", rest="order")),
    (
        TOP + r"\. discard 1, put 1 on the bottom of their deck, and put 1 on top of their deck",
        looked("discard", "bottom"),
    ),
    (TOP + r"(?:\.| and) discard 1 of them", looked("discard")),
    (r"look at the top card of your deck\. you may discard that card", lambda m: "look_at_top(1), may(discard_top())"),
    (
        r"reveal the top (\d+) cards of a player's deck\. purge a card revealed this way\. shuffle the other revealed cards into that deck",
        lambda m: (
            "choose("
            + ", ".join(
                f"look_at_top({m[1]}, 'purge', rest='shuffle', who={who!r}, openly=True)" for who in ("you", "opponent")
            )
            + ")"
        ),
    ),
    (
        r"search your deck( and discard pile)? for (.+?)(?:, reveal it,)? and (?:put|add) it (?:in)?to your hand\.(?: then,)? shuffle your deck",
        searched,
    ),
]

VERBS: list[Rule] = [
    (r"gain (\d+)<a>", lambda m: f"gain({m[1]})"),
    (r"your opponent gains (\d+)<a>", lambda m: f"gain({m[1]}, who='opponent')"),
    (r"gain (\d+)<a> for each (.+)", lambda m: f"gain({m[1]}, per={count(m[2])})"),
    (r"(?:your opponent|they) loses? (\d+)<a>", lambda m: f"lose({m[1]})"),
    (r"your opponent loses (\d+)<a> for each (.+)", lambda m: f"lose({m[1]}, per={count(m[2])})"),
    (r"lose (\d+)<a>", lambda m: f"lose({m[1]}, who='you')"),
    (
        r"play or use an? (non-)?(.+) card this turn",
        lambda m: f"play_or_use({'not_' if m[1] else ''}house={NAMES[m[2]]!r})",
    ),
    (r"lose all (?:of )?your <a>", lambda m: "lose_all()"),
    (r"steal (\d+)<a>", lambda m: f"steal({m[1]})"),
    (r"steal (\d+)<a> for each (.+)", lambda m: f"steal({m[1]}, per={count(m[2])})"),
    (r"your opponent steals (\d+)<a>", lambda m: f"opponent_steals({m[1]})"),
    (r"(?:self captures|capture) (\d+)<a>", lambda m: f"capture({m[1]})"),
    (r"(?:self captures|capture) (\d+)<a> for each (.+)", lambda m: f"capture({m[1]}, per={count(m[2])})"),
    (r"capture all (?:of )?(?:your opponent's|their) <a>", lambda m: "capture_all_but(0)"),
    (r"(an? .+?|it|that creature) captures (\d+)<a>", lambda m: f"capture({m[2]}, {noun(m[1])})"),
    (
        r"(an? .+?|it|that creature) captures (\d+)<a> from its own side",
        lambda m: f"capture({m[2]}, {noun(m[1])}, own_side=True)",
    ),
    (r"each (.+?) captures (\d+)<a>", lambda m: f"each_captures({noun(m[1])}, {m[2]})"),
    (r"expr#(\d+)", lambda m: LOOKED[int(m[1])]),
    (r"exalt each (.+)", simple("exalt_each")),
    (
        r"(exalt|ward|stun|exhaust|ready) (a friendly .+) and (an enemy .+)",
        lambda m: f"{m[1]}({noun(m[2])}), {m[1]}({noun(m[3])})",
    ),
    (r"destroy (a friendly .+) and (an enemy .+)", lambda m: f"destroy_both({noun(m[1])}, {noun(m[2])})"),
    (r"ward (\d+) (.+?)s", lambda m: f"ward({noun(m[2])}, {m[1]})"),
    (r"deal (\d+)<d> to up to (\d+) (.+?)s", lambda m: f"damage_several({m[1]}, {m[2]}, {noun(m[3])})"),
    (r"its controller (gain|lose)s (\d+)<a>", lambda m: f"{m[1]}({m[2]}, who='controller')"),
    (r"its owner (gain|lose)s (\d+)<a>", lambda m: f"{m[1]}({m[2]}, who='owner')"),
    (
        r"move (\d+)<a> from (a .*creature) to another (friendly |enemy )?creature",
        lambda m: f"move_amber({m[1]}, {noun(m[2])}, {noun((m[3] or '') + 'creature')}.other_than_it)",
    ),
    (
        r"move (\d+)<a> from (an? .+|that creature|it) to the common supply",
        lambda m: f"move_to_supply({m[1]}, {noun(m[2])})",
    ),
    (r"move each <a> from self to the common supply", lambda m: "move_to_supply(0, this_card)"),
    (r"move each <a> from this creature to the common supply", lambda m: "move_to_supply(0, this_card)"),
    (r"move (it|an? .+|self) to either flank of its controller's battleline", simple("move_to_flank")),
    (
        r"deal (\d+)<d> to a creature, or attach self to (.+)",
        lambda m: f"choose(damage({m[1]}), attach_to(a_creature.named({m[2]!r})))",
    ),
    (r"choose and discard (\d+) cards from your hand", lambda m: f"discard(count={m[1]})"),
    (
        r"each player discards the top (\d+) cards of their deck",
        lambda m: f"discard_top({m[1]}), discard_top({m[1]}, 'opponent')",
    ),
    (r"stun the attacked creature", lambda m: "stun(the_fought_creature)"),
    (r"(\w+) one of self's neighbors", lambda m: verb(f"{m[1]} a neighboring creature")),
    (
        r"your opponent cannot use creatures to reap on their next turn",
        lambda m: "opponents_next_turn(cannot('reap', an_enemy_creature))",
    ),
    (r"(your opponent.+) during their next turn", lambda m: f"opponents_next_turn(*everything({standing(m[1])}))"),
    (
        r"your opponent skips the [“\"]forge a key[”\"] step (?:during|on) their next turn",
        lambda m: "opponents_next_turn(player_rule('skip-forge', Message('text-skip-forge'), 'opponent'))",
    ),
    (r"archive (a friendly creature) from play", simple("archive_from_play")),
    (
        r"the (most|least) powerful (.+) captures (\d+)<a>",
        lambda m: f"capture({m[3]}, {noun(m[1] + ' powerful ' + m[2])})",
    ),
    (r"draw (\d+|a) cards? for each (.+)", lambda m: f"draw({amount(m[1])}, {count(m[2])})"),
    (r"exalt " + ONE, simple("exalt")),
    (r"exalt " + ONE + r" (twice|three times)", lambda m: f"exalt({noun(m[1])}, {2 if m[2] == 'twice' else 3})"),
    (r"(?:place|put) (\d+)<a> (?:from the common supply )?on (.+)", lambda m: f"place_amber({m[1]}, {noun(m[2])})"),
    (r"put (\d+)<a> on self from the common supply", lambda m: f"place_amber({m[1]}, this_card)"),
    (r"move (\d+)<a> from (.+) to your pool", lambda m: f"move_to_pool({m[1]}, {noun(m[2])})"),
    (r"move (?:each|all) <a> from (?:each )?(.+) to your pool", lambda m: f"move_all_to_pool({noun(m[1])})"),
    (r"move (\d+)<a> from self to the common supply", lambda m: f"move_to_supply({m[1]}, this_card)"),
    (r"move (\d+)<a> from your pool to (.+)", lambda m: f"move_from_pool({m[1]}, {noun(m[2])})"),
    (r"gain (\d+) chains?", lambda m: f"gain_chains({m[1]})"),
    (r"your opponent gains (\d+) chains?", lambda m: f"gain_chains({m[1]}, 'opponent')"),
    (r"forge a key at current cost", lambda m: "forge_key()"),
    (r"forge a key at no cost", lambda m: "forge_key(free=True)"),
    (r"forge a key at \+(\d+)<a> current cost", lambda m: f"forge_key({m[1]})"),
    (r"forge a key at current cost, reduced by 1<a> for each (.+)", lambda m: f"forge_key(less={count(m[1])})"),
    (
        r"forge a key at \+(\d+)<a> current cost, reduced by 1<a> for each (.+)",
        lambda m: f"forge_key({m[1]}, less={count(m[2])})",
    ),
    (r"raise the tide", lambda m: "raise_tide()"),
    (r"deal (\d+)<d> to each (.+)", lambda m: f"damage_each({m[1]}, {noun(m[2])})"),
    (r"deal (\d+)<d> to each (.+) for each (.+)", lambda m: f"damage_each({m[1]}, {noun(m[2])}, per={count(m[3])})"),
    (r"deal (\d+)<d> to " + ONE, lambda m: f"damage({m[1]}, {noun(m[2])})"),
    (r"deal (\d+)<d> to " + ONE + ", with (\\d+)<d> splash", lambda m: f"damage({m[1]}, {noun(m[2])}, splash={m[3]})"),
    (r"deal (\d+)<d> to " + ONE + " for each (.+)", lambda m: f"damage({m[1]}, {noun(m[2])}, per={count(m[3])})"),
    (r"for each (.+), deal (\d+)<d> to " + ONE, lambda m: f"damage({m[2]}, {noun(m[3])}, per={count(m[1])})"),
    (r"heal (\d+) damage from each (.+)", lambda m: f"heal_each({m[1]}, {noun(m[2])})"),
    (r"heal (\d+) damage from " + ONE, lambda m: f"heal({m[1]}, {noun(m[2])})"),
    (r"heal up to (\d+) damage from " + ONE, lambda m: f"heal({m[1]}, {noun(m[2])}, up_to=True)"),
    (r"self heals (\d+) damage", lambda m: f"heal({m[1]}, this_card)"),
    (r"fully heal each (.+)", lambda m: f"heal_each(0, {noun(m[1])})"),
    (r"fully heal " + ONE, simple("fully_heal")),
    (r"destroy each (.+)", simple("destroy_each")),
    (r"destroy " + ONE, simple("destroy_one")),
    (r"destroy (\d+) (.+?)s", lambda m: f"destroy_several({m[1]}, {noun(m[2])})"),
    (r"destroy up to (\d+) (.+?)s", lambda m: f"destroy_several({m[1]}, {noun(m[2])}, True)"),
    (r"destroy any number of (.+?)s", simple("destroy_any")),
    (r"sacrifice " + ONE, simple("sacrifice")),
    (r"return each (.+) to (?:its|their) owners?'s? hands?", simple("return_each")),
    (r"return each (.+) to your hand", lambda m: f"return_each({noun(friendly(m[1]))})"),
    (r"return " + ONE + r" to (?:its owner's|your) hand", simple("return_to_hand")),
    (r"return up to (\d+) (.+?)s to their owners?'s? hands?", lambda m: f"return_to_hand({noun(m[2])}, {m[1]}, True)"),
    (r"return (an? .+) from your discard pile to your hand", lambda m: f"return_from_discard({kind(m[1])})"),
    (r"return each (.+) from your discard pile to your hand", lambda m: f"return_all_from_discard({kind(m[1])})"),
    (r"put (an? .+) from your discard pile on top of your deck", lambda m: f"discard_to_deck({kind(m[1])})"),
    (r"archive (an? .+) from your discard pile", lambda m: f"archive_from_discard({kind(m[1])})"),
    (r"archive (self|it|an? .+ in play|a (?:friendly|neighboring) .+)", simple("archive_from_play")),
    (r"archive each (.+creature.*)", simple("archive_each_from_play")),
    (r"archive a card", lambda m: "archive()"),
    (r"archive up to (\d+) cards", lambda m: f"archive(count={m[1]}, up_to=True)"),
    (r"archive (\d+) cards", lambda m: f"archive(count={m[1]})"),
    (r"archive the top card of your deck", lambda m: "archive_top()"),
    (r"archive the top (\d+) cards of your deck", lambda m: f"archive_top({m[1]})"),
    (r"archive (\d+|a) random cards?", lambda m: f"archive_random({amount(m[1])})"),
    (r"purge each (.+)", simple("purge_each")),
    (r"purge (an? .+) (?:from|in) a discard pile", lambda m: f"purge_from_discard({kind(m[1])})"),
    (r"purge (an? .+) from your hand", lambda m: f"purge_from_hand({kind(m[1])})"),
    (r"purge " + ONE, simple("purge")),
    (r"shuffle each (.+) into (?:its|their) owners?'s? decks?", simple("shuffle_each_in")),
    (r"shuffle " + ONE + r" into (?:its owner's|your) deck", simple("shuffle_in")),
    (r"shuffle the (\d+) least powerful creatures into their owners' decks", lambda m: f"shuffle_weakest_in({m[1]})"),
    (r"shuffle your discard pile into your deck", lambda m: "shuffle_discard_in()"),
    (r"put " + ONE + r" on top of (?:its owner's|your) deck", simple("put_on_deck")),
    (r"put (an? .+) into your archives", simple("abduct")),
    (r"put (an? .+|self|it) into (?:its owner's|your opponent's) archives", simple("put_into_archives")),
    (r"stun each (.+)", simple("stun_each")),
    (r"stun " + ONE, simple("stun")),
    (r"unstun each (.+)", simple("unstun_each")),
    (r"exhaust each (.+)", simple("exhaust_each")),
    (r"exhaust " + ONE, simple("exhaust")),
    (r"exhaust up to (\d+) (.+?)s", lambda m: f"exhaust({noun(m[2])}, {m[1]}, True)"),
    (r"ready each (.+)", simple("ready_each")),
    (r"ready " + ONE, simple("ready")),
    (r"ward each (.+)", simple("ward_each")),
    (r"ward " + ONE, simple("ward")),
    (r"enrage each (.+)", simple("enrage_each")),
    (r"enrage " + ONE, simple("enrage")),
    (r"enrage (\d+) (.+?)s", lambda m: f"enrage({noun(m[2])}, {m[1]})"),
    (
        r"give each (.+) (a|two|three|\d+) \+1 power counters?",
        lambda m: f"add_power_each({amount(m[2])}, {noun(m[1])})",
    ),
    (
        r"(?:give|put) " + ONE + r" (a|two|three|\d+) \+1 power counters?",
        lambda m: f"add_power({amount(m[2])}, {noun(m[1])})",
    ),
    (
        r"put (a|two|three|\d+) \+1 power counters? on each (.+)",
        lambda m: f"add_power_each({amount(m[1])}, {noun(m[2])})",
    ),
    (r"put (a|two|three|\d+) \+1 power counters? on " + ONE, lambda m: f"add_power({amount(m[1])}, {noun(m[2])})"),
    (
        r"give " + ONE + r" (a|two|three|\d+) \+1 power counters? for each (.+)",
        lambda m: f"add_power({amount(m[2])}, {noun(m[1])}, per={count(m[3])})",
    ),
    (r"put an? (\w+) counter on " + ONE, lambda m: f"add_counter({m[1]!r}, {noun(m[2])})"),
    (r"(?:gain|take) control of " + ONE, simple("control")),
    (r"fight with " + ONE, simple("fight")),
    (r"ready and fight with " + ONE, simple("ready_and_fight")),
    (r"ready and use " + ONE, simple("ready_and_use")),
    (r"use (an? .+) as if it were yours", simple("use_as_if_yours")),
    (r"use " + ONE, simple("use")),
    (r"swap self with " + ONE, simple("swap")),
    (r"move (an? .+) anywhere in its controller's battleline", simple("move_in_line")),
    (r"move (\d+) damage from " + ONE + " to " + ONE, lambda m: f"move_damage({m[1]}, {noun(m[2])}, {noun(m[3])})"),
    (r"draw (a|\d+) cards?", lambda m: f"draw({amount(m[1])})"),
    (r"your opponent draws (a|\d+) cards?", lambda m: f"draw({amount(m[1])}, who='opponent')"),
    (r"draw (a|\d+) cards? for each (.+)", lambda m: f"draw({amount(m[1])}, {count(m[2])})"),
    (r"your opponent discards (a|\d+) random cards? from their hand", lambda m: f"random_discard({amount(m[1])})"),
    (r"discard (a|\d+) random cards? from your hand", lambda m: f"random_discard({amount(m[1])}, 'you')"),
    (r"discard a random card from your opponent's archives", lambda m: "discard_random_archived()"),
    (r"(?:choose and )?discard (an? .+) from your hand", lambda m: f"discard({kind(m[1])})"),
    (r"discard a card from your archives", lambda m: "discard_archived()"),
    (r"discard the top card of your deck", lambda m: "discard_top()"),
    (r"discard the top (\d+) cards of your deck", lambda m: f"discard_top({m[1]})"),
    (r"discard the top card of your opponent's deck", lambda m: "discard_top(who='opponent')"),
    (r"discard the top (\d+) cards of your opponent's deck", lambda m: f"discard_top({m[1]}, 'opponent')"),
    (r"reveal the top card of your deck", lambda m: "reveal_top()"),
    (r"reveal your hand", lambda m: "reveal_hand('you')"),
    (r"look at your opponent's hand", lambda m: "look_at_hand()"),
    (
        r"search your deck and discard pile for (an? .+), reveal it, and put it into your hand",
        lambda m: f"search({kind(m[1])})",
    ),
    (r"play the top card of your deck", lambda m: "play_top()"),
    (r"play (an? .+) from your discard pile", lambda m: f"play_from_discard({kind(m[1])})"),
    (r"choose a house", lambda m: "name_house()"),
    (r"purge self", lambda m: "purge_self()"),
    (r"choose (an? .+)", simple("pick")),
    (r"destroy the (\d+) most powerful (.+?)s", lambda m: f"destroy_strongest({m[1]}, {noun(m[2])})"),
    (r"reveal any number of (.+) from your hand", lambda m: f"reveal({kind(m[1])})"),
    (r"purge up to (\d+) (.+) (?:from|in) a discard pile", lambda m: f"purge_from_discard({kind(m[2])}, {m[1]}, True)"),
    (r"shuffle your hand and discard pile into your deck", lambda m: "shuffle_hand_and_discard_in()"),
    (r"put each (.+) on top of its owner's deck", simple("put_each_on_deck")),
    (r"remove each (\w+) counter from self", lambda m: f"remove_counters({m[1]!r})"),
    (r"remove (a|\d+) (\w+) counters? from self", lambda m: f"remove_counters({m[2]!r}, {amount(m[1])})"),
    (r"put a card from your hand facedown under self", lambda m: "put_under()"),
    (r"reveal (?:their|your opponent's) hand", lambda m: "reveal_hand()"),
    (r"each player loses half their <a>", lambda m: "each_loses_half()"),
    (r"stun and exhaust " + ONE, lambda m: f"stun({noun(m[1])}), exhaust(it)"),
    (r"(\w+) 1 of self's neighbors", lambda m: verb(f"{m[1]} a neighboring creature")),
    (r"deal (\d+)<d> to (self's|its) neighbors", lambda m: f"damage_each({m[1]}, its_neighbours)"),
    (
        r"deal (\d+)<d> to (an? .+?) and (\d+)<d> to an? (.+)",
        lambda m: f"damage({m[1]}, {noun(m[2])}), damage({m[3]}, {noun(m[4])})",
    ),
    (
        r"for the remainder of the turn, gain (\d+)<a> each time (.+)",
        lambda m: f"this_turn({first(LISTENERS, f'each time {m[2]}, gain {m[1]}<a>')})",
    ),
    (
        r"your opponent cannot use creatures to fight on their next turn",
        lambda m: "opponents_next_turn(cannot('fight', an_enemy_creature))",
    ),
    (r"for each (.+), (.+)", lambda m: f"for_each({count(m[1])}, {verb(m[2])})"),
    (r"(.+), one at a time", lambda m: verb(m[1])),
    (
        r"your opponent discards (a|\d+) cards? at random(?: from their hand)?",
        lambda m: f"random_discard({amount(m[1])})",
    ),
    (r"discard each (.+) from your hand", lambda m: f"discard_each({kind(m[1])}, 'you')"),
    (r"each player gains (\d+)<a>", lambda m: f"gain({m[1]}), gain({m[1]}, who='opponent')"),
    (r"each player loses (\d+)<a>", lambda m: f"lose({m[1]}), lose({m[1]}, who='you')"),
    (r"each player draws (a|\d+) cards?", lambda m: f"draw({amount(m[1])}), draw({amount(m[1])}, who='opponent')"),
    (r"a creature captures (\d+)<a>", lambda m: f"capture({m[1]}, a_creature)"),
    (r"unforge the last key .+", lambda m: "unforge_last()"),
    (r"for the remainder of the turn, (.+)", lambda m: f"this_turn(*everything({standing(m[1])}))"),
    (r"(?:during|on) your opponent's next turn, (.+)", lambda m: f"opponents_next_turn(*everything({standing(m[1])}))"),
    (r"(.+) (?:during|on) your opponent's next turn", lambda m: f"opponents_next_turn(*everything({standing(m[1])}))"),
    (
        rf"until the start of your next turn, (an? .+?) gains ({KEYWORDS}|assault|hazardous)(?: (\d+))? and the (\w+) trait",
        lambda m: (
            f"on_it_until_your_next_turn({noun(m[1])}, keyword({m[2]!r}, that_creature, {m[3] or 1}), "
            f"gains_trait({m[4]!r}, that_creature))"
        ),
    ),
    (r"until the start of your next turn, (.+)", lambda m: f"until_your_next_turn(*everything({standing(m[1])}))"),
    (
        r"your opponent cannot play (creatures|actions|artifacts|upgrades) on their next turn",
        lambda m: f"opponents_next_turn(cannot_play({m[1][:-1]!r}))",
    ),
]

STANDING: list[Rule] = [
    (
        r"self enters play ready if (.+)|if (.+), self enters play ready",
        lambda m: f"enters_ready_if({condition(m[1] or m[2])})",
    ),
    (r"(?:each )?(?:friendly|your) (.+?)s? enters? play ready", lambda m: f"enter_ready({kind(m[1])})"),
    (
        r"(self|this creature) gets? \+(\d+) (power|armor) and \+(\d+) (power|armor)",
        lambda m: f"[{m[3]}({m[2]}, {noun(m[1])}), {m[5]}({m[4]}, {noun(m[1])})]",
    ),
    (
        rf"(this creature|self) gains ({KEYWORDS}) and,? ([“\"].+)",
        lambda m: (
            f"[*everything({standing(f'{m[1]} gains {m[2]}')}), *everything({standing(f'{m[1]} gains, {m[3]}')})]"
        ),
    ),
    (
        r"(this creature|self) gets \+(\d+) power and gains, ([“\"].+)",
        lambda m: f"[power({m[2]}, {noun(m[1])}), *everything({standing(f'{m[1]} gains, {m[3]}')})]",
    ),
    (r"(self .+) while (.+)", lambda m: whenever(m[2].replace("it is", "self is"), m[1])),
    (r"(?:each )?(.+?) gets? ([+–-])(\d+) power(?: for each (.+))?", lambda m: gets("power", m)),
    (r"(?:each )?(.+?) gets? ([+–-])(\d+) armor", lambda m: f"armor({sign(m[2])}{m[3]}, {noun(m[1])})"),
    (rf"(?:each )?(.+?) gains? ({KEYWORDS})", lambda m: f"keyword({m[2]!r}, {noun(m[1])})"),
    (rf"(?:each )?(.+?) loses? ({KEYWORDS})", lambda m: f"loses_keyword({m[2]!r}, {noun(m[1])})"),
    (r"(?:each )?(.+?) gains? (assault|hazardous) (\d+)", lambda m: f"keyword({m[2]!r}, {noun(m[1])}, {m[3]})"),
    (rf"(?:each )?(.+?) gains?,? [“\"]((?:{TRIGGERS})(?:/(?:{TRIGGERS}))*): (.+?)\.?[”\"]", lambda m: gained(m)),
    (r"your opponent's keys cost ([+–-])(\d+)<a>(?: for each (.+))?", lambda m: cost("opponent", m)),
    (r"your keys cost ([+–-])(\d+)<a>(?: for each (.+))?", lambda m: cost("you", m)),
    (r"(?:each player's )?keys cost ([+–-])(\d+)<a>(?: for each (.+))?", lambda m: cost("each", m)),
    (r"(?:each )?(.+?) cannot (reap|fight|ready)", lambda m: f"cannot({m[2]!r}, {noun(m[1])})"),
    (r"(?:each )?(.+?) cannot be used", lambda m: f"cannot('use', {noun(m[1])})"),
    (r"(?:each )?(.+?) cannot be attacked", lambda m: f"cannot('be-attacked', {noun(m[1])})"),
    (r"(?:each )?(.+?) cannot be dealt damage", lambda m: f"cannot_be_damaged({noun(m[1])})"),
    (r"your opponent cannot play (creature|action|artifact|upgrade)s?(?: cards)?", lambda m: f"cannot_play({m[1]!r})"),
    (r"you cannot play (creature|action|artifact|upgrade)s?(?: cards)?", lambda m: f"cannot_play({m[1]!r}, 'you')"),
    (r"your <a> cannot be stolen", lambda m: "no_theft()"),
    (
        r"(?:you may use )?(.+?)(?: (?:may|can) be used)? as if (?:it|they) (?:belonged to|were in) the active house",
        lambda m: f"as_active_house({noun(m[1])})",
    ),
    (r"(?:each )?(.+?) may fight", lambda m: f"as_active_house({noun(m[1])}, fight_only=True)"),
    (r"your opponent cannot steal <a>", lambda m: "no_theft()"),
    (r"while (.+?), (?:each )?(.+)", lambda m: whenever(m[1], m[2])),
    (r"self only deals (\d+)<d> when fighting", lambda m: f"deals_in_fights({m[1]})"),
    (r"self deals no damage when fighting", lambda m: "deals_no_fight_damage()"),
    (r"if (.+?), (?:destroy|sacrifice) self", lambda m: f"destroyed_if({condition(m[1])})"),
    (r"you may spend <a> on self .+", lambda m: "player_rule('spend', Message('text-spend-from-this'), 'you')"),
    (
        r"during (their|your) [“\"]draw cards[”\"] step, (?:your opponent )?refills? (?:your|their) hand to (\d+) (less|additional) cards?",
        lambda m: f"hand_size({'-' if m[3] == 'less' else ''}{m[2]}, {'you' if m[1] == 'your' else 'opponent'!r})",
    ),
]

LISTENERS: list[Rule] = [
    (r"(?:after|each time) (an?(?:other)? .+?) is destroyed(?: during your turn)?, (.+)", lambda m: f"after_destroyed({noun(m[1])}, {verbs(m[2])})"),
    (r"after an enemy creature is destroyed fighting self, (.+)", lambda m: f"after_beating({verbs(m[1])})"),
    (r"(?:after|each time) you play (an? .+?), (.+)", lambda m: f"after_play({kind(m[1])}, {verbs(m[2])})"),
    (r"(?:after|each time) you play another (.+?), (.+)", lambda m: f"after_play({kind(m[1])}, {verbs(m[2])}, another=True)"),
    (r"(?:after|each time) your opponent plays (an? .+?), (.+)", lambda m: f"after_play({kind(m[1])}, {verbs(m[2])}, 'opponent')"),
    (r"after (an?(?:other)? .+?) enters play, (.+)", lambda m: f"after_entering({noun(m[1])}, {verbs(m[2])})"),
    (r"(?:after|each time) (an?(?:other)? .+?|self) reaps, (.+)", lambda m: f"after_reap({noun(m[1])}, {verbs(m[2])})"),
    (r"(?:after|each time) a neighbor of self fights, (.+)", lambda m: f"after_neighbour_fights({verbs(m[1])})"),
    (r"(?:after|each time) (an?(?:other)? .+?|self) fights, (.+)", lambda m: f"after_fight({noun(m[1])}, {verbs(m[2])})"),
    (r"after you forge a key, (.+)", lambda m: f"after_forging({verbs(m[1])})"),
    (r"after your opponent forges a key, (.+)", lambda m: f"after_forging({verbs(m[1])}, 'opponent')"),
    (r"(?:after|each time) a key is forged, (.+)", lambda m: f"after_forging({verbs(m[1])}, 'each')"),
    (r"(?:after|each time) you use an artifact, (.+)", lambda m: f"after_use('artifact', {verbs(m[1])})"),
    (r"after a player chooses (.+?) as their active house, (.+)", lambda m: f"after_choosing({NAMES[m[1]]!r}, {verbs(m[2])}, 'each')"),
    (r"after a player forges a key, (.+)", lambda m: f"after_forging({verbs(m[1])}, 'each')"),
    (r"after you raise the tide, (.+)", lambda m: f"after_raising_tide({verbs(m[1])})"),
    (r"after your opponent raises the tide, (.+)", lambda m: f"after_raising_tide({verbs(m[1])}, 'opponent')"),
    (r"after an? (.+?) is played adjacent to self, (.+)", lambda m: f"after_play_beside({kind(m[1])}, {verbs(m[2])})"),
    (r"after you fight with a creature, (.+)", lambda m: f"after_fight(a_friendly_creature, {verbs(m[1])})"),
    (r"after a creature is used to fight, (.+)", lambda m: f"after_fight(a_creature, {verbs(m[1])})"),
    (r"after you choose (.+?) as your active house, (.+)", lambda m: f"after_choosing({NAMES[m[1]]!r}, {verbs(m[2])})"),
    (r"after you discard an? (.+?) card from your hand, (.+)", lambda m: f"after_discarding({NAMES[m[1]]!r}, {verbs(m[2])})"),
    (r"at the end of your turn, (.+)", lambda m: f"at_end_of_turn({verbs(m[1])})"),
    (r"at the start of your turn, (.+)", lambda m: f"at_start_of_turn({verbs(m[1])})"),
]  # fmt: skip


def whenever(text: str, what: str) -> str:
    """A constant effect while something holds: those that take a condition."""
    made = standing(re.sub(r"^it ", "self ", what))
    if not re.match(r"(power|armor|keyword|gains|key_cost|cannot)\(", made):
        raise Unknown(what)
    return f"{made[:-1]}, while_={condition(text)})"


def sign(text: str) -> str:
    return "" if text == "+" else "-"


def friendly(text: str) -> str:
    return text if "friendly" in text else f"friendly {text}"


def gets(word: str, m: "re.Match[str]") -> str:
    per = f", per={count(m[4])}" if m[4] else ""
    return f"{word}({sign(m[2])}{m[3]}, {noun(m[1])}{per})"


def cost(who: str, m: "re.Match[str]") -> str:
    per = f", per={count(m[3])}" if m[3] else ""
    return f"key_cost({sign(m[1])}{m[2]}, {who!r}{per})"


def gained(m: "re.Match[str]") -> str:
    trigger = m[2].replace("before fight", "before-fight").replace("leaves play", "leaves")
    return f"gains({trigger!r}, {verbs(m[3])}, {noun(m[1])})"


def first(rules: list[Rule], text: str) -> str:
    """The expression of the first rule that fits to the end."""
    for pattern, made in rules:
        found = re.fullmatch(pattern, text)
        if found:
            try:
                return made(found)
            except (Unknown, KeyError):
                continue
    raise Unknown(text)


def standing(text: str) -> str:
    parts = re.split(r" and (?=gains?\b|gets?\b)", text)
    if len(parts) > 1 and '"' not in text and "“" not in text:
        who = re.match(r"(.+?) (?:gets?|gains?) ", parts[0])
        if who:
            return "[" + ", ".join(f"*everything({first(STANDING, part if i == 0 else f'{who[1]} {part}')})" for i, part in enumerate(parts)) + "]"  # fmt: skip
    try:
        return first(STANDING, text)
    except Unknown:
        return first(LISTENERS, text)


def verb(text: str) -> str:
    """One sentence, or what follows a condition."""
    text = text.strip().rstrip(".")
    may = re.fullmatch(r"you may (.+)", text)
    if may:
        return f"may({verb(may[1])})"
    when = re.fullmatch(r"if (?!you do)(.+?), (.+)", text)
    if when:
        return f"when({condition(when[1])}, {verbs(when[2])})"
    when = re.fullmatch(r"(.+) if (.+)", text)
    if when and not text.startswith("if"):
        try:
            return f"when({condition(when[2])}, {verb(when[1])})"
        except Unknown:
            pass
    try:
        return first(VERBS, text)
    except Unknown:
        pass
    parts = re.split(r",? and (?=[a-z]+ )", text, maxsplit=1)
    if len(parts) == 2:
        return f"{verb(parts[0])}, {verb(parts[1])}"
    raise Unknown(text)


def split(text: str) -> list[str]:
    """Into sentences; those in quotes stay together."""
    hidden = re.sub(r"[“\"][^”\"]*[”\"]", lambda m: m[0].replace(".", "\0"), text.strip())
    parts = re.split(r"(?<=[a-z>”\"\d#])\. ?|(?<=\0[”\"]) ?", hidden)
    return [part.replace("\0", ".").strip() for part in parts if part and part.strip()]


def verbs(text: str) -> str:
    """Several sentences; "if you do" hangs on the one before."""
    for pattern, found in TOGETHER:
        if match := re.search(pattern, text):
            LOOKED.append(found(match))
            text = f"{text[: match.start()]}expr#{len(LOOKED) - 1}{text[match.end() :]}"
    sentences = split(text)
    made: list[str] = []
    for sentence in sentences:
        follows = re.fullmatch(r"if you do, (.+)", sentence)
        instead = re.fullmatch(r"if (.+?), (.+) instead", sentence)
        otherwise = re.fullmatch(r"otherwise, (.+)", sentence)
        if follows and made:
            made[-1] = f"if_you_do(({made[-1]},), ({verb(follows[1])},))"
        elif instead and made:
            made[-1] = f"when({condition(instead[1])}, ({verb(instead[2])},), ({made[-1]},))"
        elif otherwise and made and made[-1].startswith("when("):
            made[-1] = f"{made[-1][:-1]}, ({verb(otherwise[1])},))"
        else:
            made.append(verb(sentence.removeprefix("then, ").removeprefix("also ")))
    if not made:
        raise Unknown(text)
    return f"({', '.join(made)},)"


def plain(card: dict[str, object]) -> list[str]:
    """The lines of a card: its own title is `self`, no reminders, small letters."""
    text, name = str(card["text"]), str(card["name"])
    for title in sorted({name, name.split(",")[0], name.replace(" (Evil Twin)", "")}, key=len, reverse=True):
        text = text.replace(title, "SELF")
    text = re.sub(r"\([^)]*\)", "", text).replace("’", "'").replace("<T>", "").replace("\n•", " •")
    return [re.sub(r"\s+", " ", line).strip().lower() for line in text.split("\n") if line.strip()]


def everything(value: object) -> list[object]:
    return list(value) if isinstance(value, list | tuple) else [value]


def express(card: dict[str, object]) -> list[tuple[str, str]]:
    """The arguments that would make this card."""
    said: list[tuple[str, str]] = []
    for line in plain(card):
        line = re.sub(r"^enhance (<\w+>)+\.?", "", line).strip()
        words = re.match(rf"((?:(?:{KEYWORDS})\. ?|(?:assault|hazardous) \d+\. ?)+)", f"{line} ")
        if words and words[1].strip():
            line = f"{line} "[words.end() :].strip()
        if not line:
            continue
        enters = re.fullmatch(r"self enters play (ready|stunned|enraged|warded)\.", line)
        bold = re.fullmatch(rf"((?:{TRIGGERS})(?:/(?:{TRIGGERS}))*): (.+)", line)
        if enters:
            said.append(("enters", repr(enters[1])))
        elif line == "play only if the tide is high.":
            said.append(("standing", "everything(playable_if(tide_is_high))"))
        elif bold and "•" in bold[2]:
            choices = [part.strip().rstrip(".") for part in bold[2].split("•")[1:]]
            said.append((bold[1], f"choose({', '.join(verb(choice) for choice in choices)})"))
        elif bold:
            said.append((bold[1], verbs(bold[2])))
        else:
            sentences = split(line)
            said += [("standing", f"everything({standing(sentence)})") for sentence in sentences]
    return said


def makes_sense(said: list[tuple[str, str]]) -> None:
    """Evaluate it: every word must be one of the vocabulary and take what it is given."""
    for word, value in said:
        try:
            made = eval(value, {**WORDS, "everything": everything})
        except Exception as error:
            raise Unknown(f"{value}: {error!r}") from error
        if word not in ("standing", "enters"):
            effects.ability("play", made)


def main(folder: str, *flags: str) -> None:
    cards = json.loads((Path(folder) / "cards.json").read_text("utf-8"))
    TRAITS.update(trait for card in cards for trait in card["traits"])
    wanted = [
        card
        for card in cards
        if (card["id"].replace("æ", "ae").strip("[]") in WRITTEN) == ("--known" in flags)
        and card["text"]
        and card["type"] != "the tide"
    ]
    done, left = 0, Counter[str]()
    by_set: dict[str, list[int]] = {}
    for card in wanted:
        tally = by_set.setdefault(card["sets"][0][0], [0, 0])
        tally[1] += 1
        try:
            makes_sense(express(card))
            done += 1
            tally[0] += 1
        except (Unknown, KeyError) as error:
            left[re.sub(r"\d+", "N", str(error))[:110]] += 1
    print(f"{done} of {len(wanted)} cards ({100 * done / len(wanted):.0f} %)")
    for name, (able, all_of_them) in by_set.items():
        print(f"  {name}: {able} of {all_of_them} ({100 * able / all_of_them:.0f} %)")
    if "--left" in flags:
        for shape, times in left.most_common(400):
            print(f"{times} x {shape}")


if __name__ == "__main__":
    main(*sys.argv[1:])
