"""Noun phrases: which cards, how many, whether. Frozen values that find things on the table and say themselves."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, TypeAlias

from stolik.games.keyforge.card import Ghost, Scene
from stolik.games.keyforge.zones import ARCHIVES, DECK, DISCARD, HAND, LINE, UPGRADES
from stolik.table import Message, message

if TYPE_CHECKING:
    from stolik.games.keyforge.state import KeyForge

Test: TypeAlias = Callable[["KeyForge", Scene, int], bool]
GhostTest: TypeAlias = Callable[["KeyForge", Scene, Ghost], bool]


@dataclass(frozen=True, slots=True, eq=False)
class Filter:
    """Something that a card is or has, for cards in play and (where it makes sense) for those that just left."""

    text: Message
    test: Test
    was: GhostTest | None = None
    own: bool = False
    """It depends on which card says so."""


@dataclass(frozen=True, slots=True, eq=False)
class Noun:
    """Cards in play: `kinds` of them, on one side or both, that pass all filters.

    Words chain: `a_creature.friendly.of("mars").damaged`. Each gives a new noun.
    """

    kinds: tuple[str, ...] = ("creature",)
    side: str = ""
    """"", friendly, enemy"""
    other: bool = False
    filters: tuple[Filter, ...] = ()
    rank: str = ""
    """strongest or weakest: of those found, the ones with the most or least power."""
    fixed: str = ""
    """Instead of looking around: self (the card itself), host (of the upgrade), it (chosen before), and so on."""

    # -- words --------------------------------------------------------------------------------------------------------

    @property
    def friendly(self) -> "Noun":
        return replace(self, side="friendly")

    @property
    def enemy(self) -> "Noun":
        return replace(self, side="enemy")

    @property
    def another(self) -> "Noun":
        """Any but the card that says so."""
        return replace(self, other=True)

    def that(self, text: Message, test: Test, was: GhostTest | None = None, own: bool = False) -> "Noun":
        """`own`: whom it means depends on which card says so."""
        return replace(self, filters=(*self.filters, Filter(text, test, was, own)))

    def of(self, house: str) -> "Noun":
        return self.that(
            message("of-house", house=Message(f"house-{house}")),
            lambda g, s, c: g.of_house(c, house),
            lambda g, s, ghost: house in ghost.houses,
        )

    def not_of(self, house: str) -> "Noun":
        return self.that(
            message("not-of-house", house=Message(f"house-{house}")),
            lambda g, s, c: not g.of_house(c, house),
            lambda g, s, ghost: house not in ghost.houses,
        )

    @property
    def of_that_house(self) -> "Noun":
        """Of the house chosen before."""
        return self.that(
            Message("of-that-house"), lambda g, s, c: g.of_house(c, s.word), lambda g, s, ghost: s.word in ghost.houses
        )

    def trait(self, trait: str) -> "Noun":
        return self.that(
            message("with-trait", trait=Message(f"trait-{trait}")),
            lambda g, s, c: trait in g.traits_of(c),
            lambda g, s, ghost: trait in ghost.traits,
        )

    def without_trait(self, trait: str) -> "Noun":
        return self.that(
            message("without-trait", trait=Message(f"trait-{trait}")),
            lambda g, s, c: trait not in g.traits_of(c),
            lambda g, s, ghost: trait not in ghost.traits,
        )

    def named(self, title: str) -> "Noun":
        return self.that(
            message("named", card=Message(f"title-{title}")),
            lambda g, s, c: g.title(c) == title,
        )

    def with_keyword(self, keyword: str) -> "Noun":
        return self.that(
            message("with-keyword", keyword=Message(f"name-{keyword}")),
            lambda g, s, c: g.keyword(c, keyword) > 0,
            lambda g, s, ghost: keyword in ghost.keywords,
        )

    def power_at_most(self, power: int) -> "Noun":
        return self.that(
            message("power-at-most", power=power),
            lambda g, s, c: g.power(c) <= power,
            lambda g, s, ghost: ghost.power <= power,
        )

    def power_at_least(self, power: int) -> "Noun":
        return self.that(
            message("power-at-least", power=power),
            lambda g, s, c: g.power(c) >= power,
            lambda g, s, ghost: ghost.power >= power,
        )

    def with_power(self, power: int) -> "Noun":
        return self.that(message("power-exactly", power=power), lambda g, s, c: g.power(c) == power)

    @property
    def on_flank(self) -> "Noun":
        return self.that(Message("on-flank"), lambda g, s, c: g.on_flank(c))

    @property
    def not_on_flank(self) -> "Noun":
        return self.that(Message("not-on-flank"), lambda g, s, c: not g.on_flank(c))

    @property
    def in_centre(self) -> "Noun":
        return self.that(Message("in-centre"), lambda g, s, c: g.in_centre(c))

    @property
    def damaged(self) -> "Noun":
        return self.that(Message("damaged"), lambda g, s, c: g.damage[c] > 0)

    @property
    def undamaged(self) -> "Noun":
        return self.that(Message("undamaged"), lambda g, s, c: g.damage[c] == 0)

    @property
    def ready(self) -> "Noun":
        return self.that(Message("ready"), lambda g, s, c: not g.exhausted[c])

    @property
    def exhausted(self) -> "Noun":
        return self.that(Message("exhausted"), lambda g, s, c: g.exhausted[c] == 1)

    @property
    def stunned(self) -> "Noun":
        return self.that(Message("is-stunned"), lambda g, s, c: g.marks[c] & 1 == 1)

    @property
    def with_amber(self) -> "Noun":
        return self.that(Message("with-amber"), lambda g, s, c: g.amber[c] > 0, lambda g, s, ghost: ghost.amber > 0)

    @property
    def without_amber(self) -> "Noun":
        return self.that(Message("without-amber"), lambda g, s, c: g.amber[c] == 0)

    def with_counter(self, kind: str) -> "Noun":
        return self.that(
            message("with-counter", counter=Message(f"counter-{kind}")), lambda g, s, c: g.counter(c, kind) > 0
        )

    @property
    def sharing_a_trait_with_it(self) -> "Noun":
        """With the card named before."""
        return self.that(Message("sharing-a-trait"), lambda g, s, c: not g.traits_of(c).isdisjoint(g.traits_of(s.it)))

    @property
    def neighbouring(self) -> "Noun":
        """Next to the card that says so."""
        return self.that(Message("neighbouring"), lambda g, s, c: c in neighbours_of_self(g, s), own=True)

    @property
    def own(self) -> bool:
        return any(one.own for one in self.filters)

    @property
    def other_than_it(self) -> "Noun":
        """Any but the card chosen before."""
        return self.that(Message("other-than-it"), lambda g, s, c: c != s.it)

    @property
    def strongest(self) -> "Noun":
        return replace(self, rank="strongest")

    @property
    def weakest(self) -> "Noun":
        return replace(self, rank="weakest")

    # -- finding ------------------------------------------------------------------------------------------------------

    def find(self, g: "KeyForge", s: Scene) -> list[int]:
        """All cards in play that it may mean, the active player's first, from left to right."""
        if self.fixed:
            found = _FIXED[self.fixed](g, s)
        elif self.kinds == ("creature",):
            if not self.side:
                found = g.creatures()
            else:
                found = g.creatures(s.me if self.side == "friendly" else 1 - s.me)
        else:
            found = []
            for seat in (g.active, 1 - g.active):
                if not self.side or (seat == s.me) == (self.side == "friendly"):
                    if "creature" in self.kinds:
                        found += g.creatures(seat)
                    if "artifact" in self.kinds:
                        found += g.artifacts(seat)
                    if "upgrade" in self.kinds:
                        found += g.zones[UPGRADES[seat]]
        if s.borrowed and self.side and not self.fixed:
            found = self._with_borrowed(g, s, found)
        if self.other:
            found = [card for card in found if card != s.card]
        for one in self.filters:
            test = one.test
            found = [card for card in found if test(g, s, card)]
        if self.rank and found:
            powers = [g.power(card) for card in found]
            best = max(powers) if self.rank == "strongest" else min(powers)
            found = [card for card, power in zip(found, powers, strict=True) if power == best]
        return found if self.filters or self.other or self.fixed or self.rank else found[:]

    def _with_borrowed(self, g: "KeyForge", s: Scene, found: list[int]) -> list[int]:
        """A card that is used as if it were yours is friendly to you meanwhile."""
        others = [card for card in found if card != s.card]
        if self.side == "friendly" and g.in_play(s.card) and g.type_of(s.card) in self.kinds:
            others.append(s.card)
        return others

    def fits(self, g: "KeyForge", s: Scene, card: int) -> bool:
        """Would it mean this card, which is in play?"""
        if self.fixed:
            return card in self.find(g, s)
        kind = g.type_of(card)
        if kind not in self.kinds or (self.other and card == s.card):
            return False
        if self.side and (g.controller(card) == s.me) != (self.side == "friendly"):
            return False
        return all(one.test(g, s, card) for one in self.filters)

    def meant(self, g: "KeyForge", s: Scene, ghost: Ghost) -> bool:
        """Would it have meant this card, which has just left play?"""
        if ghost.type not in self.kinds or (self.other and ghost.card == s.card):
            return False
        if self.side and (ghost.controller == s.me) != (self.side == "friendly"):
            return False
        return all(one.was is not None and one.was(g, s, ghost) for one in self.filters)

    # -- saying -------------------------------------------------------------------------------------------------------

    @property
    def text(self) -> Message:
        if self.fixed:
            said = Message(f"noun-{self.fixed}")
        else:
            words = ["noun", *(["other"] if self.other else []), *([self.side] if self.side else []), *self.kinds]
            said = Message("-".join(words))
        for one in self.filters:
            said = message("qualified", noun=said, by=one.text)
        if self.rank:
            said = message("qualified", noun=said, by=Message(self.rank))
        return said


def neighbours_of_self(g: "KeyForge", s: Scene) -> list[int]:
    return g.neighbours(s.card) if g.in_play(s.card) else []


def _host(g: "KeyForge", s: Scene) -> list[int]:
    host = g.host[s.card]
    return [host] if host >= 0 else []


def _fought(g: "KeyForge", s: Scene) -> list[int]:
    other = -1 if s.event is None else s.event.other
    return [other] if other >= 0 and g.is_creature(other) else []


def _neighbours_it_had(g: "KeyForge", s: Scene) -> list[int]:
    return [n for ghost in s.ghosts if ghost.card == s.it for n in ghost.neighbours if g.is_creature(n)]


def _that_creature(g: "KeyForge", s: Scene) -> list[int]:
    """Not if it has left play since: what comes back is another one (decision 21)."""
    left = s.event is not None and s.event.ghost is not None and s.event.card == s.it
    return [s.it] if s.it >= 0 and not left and g.is_creature(s.it) else []


def _subject(g: "KeyForge", s: Scene) -> list[int]:
    card = -1 if s.event is None else s.event.card
    return [card] if card >= 0 and g.in_play(card) else []


_FIXED: dict[str, Callable[["KeyForge", Scene], list[int]]] = {
    "self": lambda g, s: [s.card] if g.in_play(s.card) else [],
    "giver": lambda g, s: [s.giver] if g.in_play(s.giver) else [],
    "host": _host,
    "itself": lambda g, s: [s.card] if g.in_play(s.card) else [],
    "it": lambda g, s: [s.it] if s.it >= 0 and g.in_play(s.it) else [],
    "that-creature": _that_creature,
    "each-of-them": lambda g, s: [s.it] if s.it >= 0 and g.in_play(s.it) else [],
    "them": lambda g, s: [card for card in s.them if g.in_play(card)],
    "fought": _fought,
    "hit": _fought,
    "neighbours-it-had": _neighbours_it_had,
    "subject": _subject,
    "neighbours": neighbours_of_self,
    "neighbours-of-it": lambda g, s: g.neighbours(s.it) if s.it >= 0 and g.is_creature(s.it) else [],
    "neighbours-of-fought": lambda g, s: [n for card in _fought(g, s) for n in g.neighbours(card)],
    "it-and-neighbours": lambda g, s: [s.it, *g.neighbours(s.it)] if s.it >= 0 and g.is_creature(s.it) else [],
    "fought-and-neighbours": lambda g, s: [n for card in _fought(g, s) for n in (card, *g.neighbours(card))],
}

a_creature = Noun()
a_friendly_creature = a_creature.friendly
an_enemy_creature = a_creature.enemy
an_artifact = Noun(("artifact",))
an_upgrade = Noun(("upgrade",))
a_creature_or_artifact = Noun(("creature", "artifact"))
any_card = Noun(("creature", "artifact", "upgrade"))
this_card = Noun(("creature", "artifact", "upgrade"), fixed="self")
"""The card that has the ability; in a gained ability, the creature that gained it."""
itself = Noun(fixed="itself")
"""The same, where it can only be a creature: in what an upgrade lets its creature gain it reads "this creature"."""
this_upgrade = Noun(("upgrade",), fixed="giver")
"""The card that gave the ability."""
this_creature = Noun(fixed="host")
"""The creature that an upgrade is on, in the upgrade's own sentences."""
it = Noun(("creature", "artifact", "upgrade"), fixed="it")
"""The card chosen before, or the one that an "after" is about."""
that_creature = Noun(fixed="that-creature")
"""The same, where it can only be a creature: it reads better."""
them = Noun(("creature", "artifact", "upgrade"), fixed="them")
each_of_them = Noun(("creature", "artifact", "upgrade"), fixed="each-of-them")
"""In what lasts for several cards: each of those that were chosen."""
the_fought_creature = Noun(fixed="fought")
the_hit_creature = Noun(fixed="hit")
"""The creature that a bonus icon has dealt damage to."""
neighbours_it_had = Noun(fixed="neighbours-it-had")
"""Those of a creature that has just left play."""
its_neighbours = Noun(fixed="neighbours")
neighbours_of_it = Noun(fixed="neighbours-of-it")
it_and_its_neighbours = Noun(fixed="it-and-neighbours")
neighbours_of_the_fought = Noun(fixed="neighbours-of-fought")
the_fought_and_its_neighbours = Noun(fixed="fought-and-neighbours")


# -- how many ---------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True, eq=False)
class Count:
    """Something of which there are so many."""

    text: Message
    """As in "for each ...": it has the forms that the languages need."""
    of: Callable[["KeyForge", Scene], int]


def each(noun: Noun) -> Count:
    return Count(message("per-noun", noun=noun.text), lambda g, s: len(noun.find(g, s)))


def house_among(noun: Noun) -> Count:
    """Houses, each once."""
    return Count(
        message("per-house-among", noun=noun.text),
        lambda g, s: len({house for found in noun.find(g, s) for house in g.houses_of(found)}),
    )


def card_in(zone: str, whose: str = "you", house: str = "", type_: str = "") -> Count:
    """Cards in a hand, discard pile, archives or deck."""
    zones = {"hand": HAND, "discard": DISCARD, "archives": ARCHIVES, "deck": DECK}[zone]

    def of(g: "KeyForge", s: Scene) -> int:
        cards = g.zones[zones[player(s, whose)]]
        if house or type_:
            return sum(house in ("", g.card(c).house) and type_ in ("", g.card(c).type) for c in cards)
        return len(cards)

    return Count(Message(f"per-{zone}-{whose}"), of)


def copy_of(title: str, zone: str) -> Count:
    zones = {"hand": HAND, "discard": DISCARD}[zone]
    return Count(
        message(f"per-copy-{zone}", card=Message(f"title-{title}")),
        lambda g, s: sum(g.card(c).title == title for c in g.zones[zones[s.me]]),
    )


def forged_key(whose: str) -> Count:
    return Count(Message(f"per-forged-key-{whose}"), lambda g, s: len(g.keys[player(s, whose)]))


def unforged_key(whose: str) -> Count:
    return Count(Message(f"per-unforged-key-{whose}"), lambda g, s: 3 - len(g.keys[player(s, whose)]))


def excess_creature(whose: str) -> Count:
    """Creatures that one player has more than the other."""
    return Count(
        Message(f"per-excess-creature-{whose}"),
        lambda g, s: max(0, len(g.zones[LINE[player(s, whose)]]) - len(g.zones[LINE[1 - player(s, whose)]])),
    )


half_its_power = Count(
    Message("per-two-power-of-it"), lambda g, s: g.power(s.it) // 2 if s.it >= 0 and g.is_creature(s.it) else 0
)
amber_you_have = Count(Message("per-amber-you-have"), lambda g, s: g.pool[s.me])
card_played = Count(Message("per-card-played"), lambda g, s: len(g.played))
"""This turn, also the card that says so."""
upgrade_on_this = Count(Message("per-upgrade-on-this"), lambda g, s: len(g.upgrades(s.card)))
amber_on_this = Count(Message("per-amber-on-this"), lambda g, s: g.amber[s.card])
amber_on_it = Count(Message("per-amber-on-it"), lambda g, s: g.amber[s.it])


def this_way(what: str) -> Count:
    """What the verb before did: revealed, discarded, purged, lost."""
    return Count(Message(f"per-{what}-this-way"), lambda g, s: s.amount)


that_much = Count(Message("per-done-this-way"), lambda g, s: s.amount)
"""As much as the verb before did: `damage(that_much, ...)`."""
done_this_way = Count(Message("per-done-this-way"), lambda g, s: s.amount)
enemy_killed_fighting = Count(Message("per-enemy-killed-fighting"), lambda g, s: g.killed_fighting[1 - s.me])


def counter_on_this(kind: str) -> Count:
    """Special counters on the card that says so."""
    return Count(
        message("per-counter-on-this", counter=Message(f"counter-{kind}")), lambda g, s: g.counter(s.card, kind)
    )


def player(s: Scene, whose: str) -> int:
    """The seat that "you" or "opponent" is here."""
    return s.me if whose == "you" else 1 - s.me


# -- whether ----------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True, eq=False)
class Condition:
    """Something that holds or does not."""

    text: Message
    holds: Callable[["KeyForge", Scene], bool]


def opponent_has(at_least: int = 0, exactly: int = -1) -> Condition:
    if exactly >= 0:
        key = "if-opponent-has-none" if exactly == 0 else "if-opponent-has-exactly"
        args = message(key, amount=exactly) if exactly else Message(key)
        return Condition(args, lambda g, s: g.pool[1 - s.me] == exactly)
    return Condition(message("if-opponent-has", amount=at_least), lambda g, s: g.pool[1 - s.me] >= at_least)


def you_have(at_least: int) -> Condition:
    return Condition(message("if-you-have", amount=at_least), lambda g, s: g.pool[s.me] >= at_least)


def there_are(at_least: int, count: Count | Noun) -> Condition:
    """So many of something or more."""
    if isinstance(count, Noun):
        noun = count
        return Condition(
            message("if-there-are", count=at_least, noun=noun.text), lambda g, s: len(noun.find(g, s)) >= at_least
        )
    return Condition(message("if-at-least", count=at_least, what=count.text), lambda g, s: count.of(g, s) >= at_least)


def counters_on_this(kind: str, at_least: int) -> Condition:
    return Condition(
        message("if-counters-on-this", count=at_least, counter=Message(f"counter-{kind}")),
        lambda g, s: g.counter(s.card, kind) >= at_least,
    )


def it_is(noun: Noun) -> Condition:
    """The card chosen before is such a one."""
    return Condition(
        message("if-it-is", noun=noun.text), lambda g, s: s.it >= 0 and g.in_play(s.it) and noun.fits(g, s, s.it)
    )


def this_is(noun: Noun) -> Condition:
    """The card that says so is such a one: damaged, in the centre, not on a flank."""
    return Condition(
        message("if-this-is", noun=noun.text), lambda g, s: g.is_creature(s.card) and noun.fits(g, s, s.card)
    )


def enemies_destroyed(at_least: int) -> Condition:
    """This turn."""
    return Condition(message("if-enemies-destroyed", count=at_least), lambda g, s: g.killed[1 - s.me] >= at_least)


def no(noun: Noun) -> Condition:
    return Condition(message("if-no", noun=noun.text), lambda g, s: not noun.find(g, s))


def both(one: Noun, other: Noun) -> Condition:
    return Condition(
        message("if-both", noun=one.text, other=other.text), lambda g, s: bool(one.find(g, s) and other.find(g, s))
    )


def there_is(noun: Noun) -> Condition:
    return Condition(message("if-there-is", noun=noun.text), lambda g, s: bool(noun.find(g, s)))


opponent_has_more_amber = Condition(Message("if-opponent-has-more-amber"), lambda g, s: g.pool[1 - s.me] > g.pool[s.me])
you_have_more_amber = Condition(Message("if-you-have-more-amber"), lambda g, s: g.pool[s.me] > g.pool[1 - s.me])
opponent_has_more_keys = Condition(
    Message("if-opponent-has-more-keys"), lambda g, s: len(g.keys[1 - s.me]) > len(g.keys[s.me])
)
you_have_more_creatures = Condition(
    Message("if-you-have-more-creatures"), lambda g, s: len(g.zones[LINE[s.me]]) > len(g.zones[LINE[1 - s.me]])
)
opponent_has_more_creatures = Condition(
    Message("if-opponent-has-more-creatures"), lambda g, s: len(g.zones[LINE[1 - s.me]]) > len(g.zones[LINE[s.me]])
)
it_was_destroyed = Condition(Message("if-it-was-destroyed"), lambda g, s: any(gh.card == s.it for gh in s.ghosts))
it_was_not_destroyed = Condition(
    Message("if-it-was-not-destroyed"), lambda g, s: s.it in s.them and all(gh.card != s.it for gh in s.ghosts)
)
it_is_of_that_house = Condition(
    Message("if-it-is-of-that-house"), lambda g, s: s.it >= 0 and g.card(s.it).house == s.word
)


def discarded_not_of(house: str) -> Condition:
    """The card that was discarded last."""
    return Condition(
        message("if-discarded-not-of", house=Message(f"house-{house}")),
        lambda g, s: bool(s.them) and g.card(s.them[-1]).house != house,
    )


def _shared_a_house(g: "KeyForge", s: Scene) -> bool:
    """rulebook: "Opuszczenie gry": as they were just before; one that a ward has kept is one of them, too."""
    were = {ghost.card: ghost.houses for ghost in s.ghosts}
    houses = [set(were.get(card) or g.houses_of(card)) for card in s.them]
    return len(houses) > 1 and bool(set.intersection(*houses))


they_shared_a_house = Condition(Message("if-they-shared-a-house"), _shared_a_house)


def amber_here(at_least: int) -> Condition:
    """On the card that says so."""
    return Condition(message("if-amber-here", amount=at_least), lambda g, s: g.amber[s.card] >= at_least)


this_is_on_flank = Condition(Message("if-this-on-flank"), lambda g, s: g.in_play(s.card) and g.on_flank(s.card))
this_creature_is_on_flank = Condition(
    Message("if-host-on-flank"), lambda g, s: g.host[s.card] >= 0 and g.on_flank(g.host[s.card])
)
haunted = Condition(Message("if-haunted"), lambda g, s: len(g.zones[DISCARD[s.me]]) >= 10)
"""decision 98: read at the moment it matters."""
it_is_your_turn = Condition(Message("if-your-turn"), lambda g, s: g.active == s.me)
opponent_forged_last_turn = Condition(Message("if-opponent-forged-last-turn"), lambda g, s: bool(g.forged[1 - s.me]))
you_forged_this_turn = Condition(Message("if-you-forged-this-turn"), lambda g, s: bool(g.forged[s.me]))
first_use_this_turn = Condition(Message("if-first-use"), lambda g, s: g.used.count(s.card) == 1)


def used_creatures(at_least: int) -> Condition:
    """So many different ones."""
    return Condition(
        message("if-used-creatures", count=at_least),
        lambda g, s: len(set(g.creatures_used)) >= at_least,
    )


def not_discarded(house: str) -> Condition:
    """You, from your hand, this turn."""
    return Condition(
        message("if-not-discarded", house=Message(f"house-{house}")),
        lambda g, s: g.active != s.me or house not in g.discarded,
    )


def healed(at_least: int) -> Condition:
    """By the verb before."""
    return Condition(message("if-healed", amount=at_least), lambda g, s: s.amount >= at_least)


def opponent_played_creatures(at_least: int) -> Condition:
    """On their previous turn."""
    return Condition(
        message("if-opponent-played-creatures", count=at_least), lambda g, s: g.creatures_played[1 - s.me] >= at_least
    )


def played_of(house: str, at_least: int) -> Condition:
    return Condition(
        message("if-played-of", house=Message(f"house-{house}"), count=at_least),
        lambda g, s: sum(kind.endswith(f" {house}") for kind in g.played_kinds) >= at_least,
    )


played_exactly_one = Condition(Message("if-played-exactly-one"), lambda g, s: len(g.played) == 1)
played_nothing_else = Condition(
    Message("if-played-nothing-else"), lambda g, s: all(card == s.card for card in g.played)
)
tide_is_high = Condition(Message("if-tide-high"), lambda g, s: g.tide == s.me)
tide_is_low = Condition(Message("if-tide-low"), lambda g, s: g.tide == 1 - s.me)
