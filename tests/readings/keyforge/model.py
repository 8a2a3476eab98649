"""A second reading of KeyForge's fights, written from the rulebook, the decisions and the cards.

A battleline is a list of creatures. Numbers and keywords of the cards come from the game, since they are facts; what
their texts do is read here. Every choice is a question: a generator gives the names to pick from and gets one back.
"""

from collections.abc import Generator, Iterable, Sequence
from dataclasses import dataclass, field
from typing import TypeVar

from stolik.games.keyforge.catalog import CATALOG

T = TypeVar("T")
Questions = Generator[list[str], str, T]

CREATURES = (
    *("silvertooth", "dodger", "jehu-the-bureaucrat", "selwyn-the-fence", "ancient-bear"),
    *("umbra", "macis-asp", "mooncurser", "urchin", "noddy-the-thief", "nexus"),
    *("shadow-self", "ether-spider", "champion-anaphiel", "yxilx-dominator"),
    *("staunch-knight", "bulwark", "grey-monk", "sequis", "lady-maxena", "the-vaultkeeper"),
)
UPGRADES = ("armageddon-cloak", "protect-the-weak", "shoulder-armor", "ring-of-invisibility")
HARMLESS = ("shadow-self", "ether-spider")
"""They deal no damage when fighting."""


@dataclass(eq=False)
class Creature:
    title: str
    side: int
    damage: int = 0
    warded: bool = False
    upgrades: list[str] = field(default_factory=list)
    name: str = ""
    attacked: bool = False
    armor_used: int = 0
    armor_had: int = 0


class Fights:
    def __init__(self, lines: Sequence[list[Creature]], tables: Sequence[int]) -> None:
        self.lines, self.tables = lines, tables
        self.look_at_armor()

    # -- what holds ---------------------------------------------------------------------------------------------------

    def everyone(self) -> list[Creature]:
        return [*self.lines[0], *self.lines[1]]

    def there(self, one: Creature) -> bool:
        return one in self.lines[one.side]

    def neighbours(self, one: Creature) -> list[Creature]:
        line = self.lines[one.side]
        place = line.index(one)
        return line[max(0, place - 1) : place] + line[place + 1 : place + 2]

    def on_flank(self, one: Creature) -> bool:
        return one in (self.lines[one.side][0], self.lines[one.side][-1])

    def round_tables(self, one: Creature) -> int:
        return self.tables[one.side] if "knight" in CATALOG[one.title].traits else 0

    def power(self, one: Creature) -> int:
        flank = 2 * (one.title == "staunch-knight") + 2 * one.upgrades.count("shoulder-armor")
        return CATALOG[one.title].power + self.round_tables(one) + (flank if self.on_flank(one) else 0)

    def armor(self, one: Creature) -> int:
        near = 2 * sum(other.title == "bulwark" for other in self.neighbours(one))
        monks = sum(other.title == "grey-monk" for other in self.lines[one.side])
        worn = one.upgrades.count("protect-the-weak")
        flank = 2 * one.upgrades.count("shoulder-armor") if self.on_flank(one) else 0
        return CATALOG[one.title].armor + near + monks + worn + flank

    def armor_left(self, one: Creature) -> int:
        return max(0, self.armor(one) - one.armor_used)

    def look_at_armor(self) -> None:
        """ "Pancerz": of lost armor the used points go first."""
        for one in self.everyone():
            lost = max(0, one.armor_had - self.armor(one))
            one.armor_used, one.armor_had = max(0, one.armor_used - lost), self.armor(one)

    def keyword(self, one: Creature, word: str) -> int:
        value = CATALOG[one.title].keywords.get(word, 0)
        if word in ("elusive", "skirmish"):
            value += "ring-of-invisibility" in one.upgrades
        elif word == "taunt":
            value += ("protect-the-weak" in one.upgrades) + self.round_tables(one)
        elif word == "hazardous":
            value += 2 * one.upgrades.count("armageddon-cloak")
        return value

    def attackable(self) -> list[Creature]:
        """ "Prowokacja"."""
        return [
            one
            for one in self.lines[1]
            if self.keyword(one, "taunt") or not any(self.keyword(near, "taunt") for near in self.neighbours(one))
        ]

    # -- what happens -------------------------------------------------------------------------------------------------

    def pick(self, among: Sequence[Creature]) -> Questions[Creature]:
        if len(among) == 1:
            return among[0]
        name = yield [one.name for one in among]
        return next(one for one in among if one.name == name)

    def not_prevented(self, one: Creature, amount: int) -> int:
        """The chart "Obrażenia": the ward takes all of it, else armor what it can."""
        if one.warded:
            one.warded = False
            return 0
        stopped = min(self.armor_left(one), amount)
        one.armor_used += stopped
        return amount - stopped

    def hit(self, one: Creature, amount: int) -> Questions[list[Creature]]:
        """Returns who was hurt: what armor leaves goes to a Shadow Self beside, "Pancerz" in the FAQ."""
        shields = [near for near in self.neighbours(one) if near.title == "shadow-self"]
        if shields and one.title != "shadow-self":
            amount = self.not_prevented(one, amount)
            if amount <= 0:
                return []
            one = yield from self.pick(shields)
        amount = self.not_prevented(one, amount)
        one.damage += amount
        return [one] if amount > 0 else []

    def bury(self, poisoned: Iterable[Creature] = ()) -> None:
        """Whoever has as much damage as power, together; a cloak or a ward takes their place; then look again."""
        doomed = set(poisoned)
        while True:
            dead = [one for one in self.everyone() if one.damage >= self.power(one) or one in doomed]
            doomed = set()
            if not dead:
                return
            for one in [one for one in dead if not self.saved(one)]:
                self.lines[one.side].remove(one)
            self.look_at_armor()

    def saved(self, one: Creature) -> bool:
        if "armageddon-cloak" in one.upgrades:
            one.upgrades.remove("armageddon-cloak")
            one.damage = 0
            return True
        was, one.warded = one.warded, False
        return was

    def fight(self, attacker: Creature, target: Creature) -> Questions[None]:
        first, target.attacked = not target.attacked, True
        words = [word for word, one in (("assault", attacker), ("hazardous", target)) if self.keyword(one, word)]
        if len(words) == 2 and (yield words) == "hazardous":
            words.reverse()
        for word in words:
            source, other = (attacker, target) if word == "assault" else (target, attacker)
            # Gone with a cloak, it is worth nothing: no damage is not dealt.
            if self.there(source) and self.there(other) and self.keyword(source, word):
                yield from self.hit(other, self.keyword(source, word))
                self.bury()
        if self.there(attacker) and self.there(target):
            yield from self.blows(attacker, target, first)

    def blows(self, attacker: Creature, target: Creature, first: bool) -> Questions[None]:
        """ "Walka", "Nieuchwytność", "Doskok", "Trucizna"."""
        if first and self.keyword(target, "elusive"):
            return
        blows = [(attacker, target, self.power(attacker))]
        if not self.keyword(attacker, "skirmish"):
            blows.append((target, attacker, self.power(target)))
        poisoned: list[Creature] = []
        for source, other, amount in blows:
            if source.title not in HARMLESS:
                hurt = yield from self.hit(other, amount)
                poisoned += hurt if self.keyword(source, "poison") else []
        self.bury(poisoned)
