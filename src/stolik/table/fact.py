"""What is printed on a card besides its name and its text: its cost, its family, its kind of effect."""

from dataclasses import dataclass
from typing import TypeAlias

from stolik.table.message import Message
from stolik.table.plain import Json

FactValue: TypeAlias = int | str | tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Fact:
    """A number, a word or several words. `fact-<name>` says what it is, `<name>-<word>` is a word of its own."""

    name: str
    value: FactValue

    @property
    def heading(self) -> Message:
        return Message(f"fact-{self.name}")

    @property
    def words(self) -> tuple[Message, ...]:
        """What it comes to; a number is the same in every language."""
        match self.value:
            case int():
                return ()
            case str():
                return (Message(f"{self.name}-{self.value}"),)
            case several:
                return tuple(Message(f"{self.name}-{word}") for word in several)

    @property
    def json(self) -> Json:
        return list(self.value) if isinstance(self.value, tuple) else self.value
