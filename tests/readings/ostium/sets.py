"""Sets of cards made at random, in the format of docs/ostium-cards.md: abilities where the designed set has none."""

import random
from typing import Any

CLANS = ("ember", "tide", "root", "veil", "storm")
ACTIVE = ("crystal", "draw", "repair", "rebuild", "exile", "strike", "strike-all", "dismiss", "cull")
PASSIVE = ("guard", "assault", "fury", "fusion", "wild-fusion")
WITHOUT_NUMBER = ("dismiss", "cull", "fury", "swift")


def random_set(seed: int) -> dict[str, Any]:
    rng = random.Random(seed)
    # Some sets have a favourite that stands on half of the cards.
    favourite = rng.choice(
        ("", "", "cull", "fury", "wild-fusion", "last-breath", "discard", "strike", "crystal", "exile")
    )

    def ability(verbs: tuple[str, ...]) -> str:
        verb = rng.choice(verbs)
        if favourite in verbs and rng.random() < 0.4:
            verb = favourite
        if verb in ("discard", "last-breath"):
            return f"{verb} {ability(ACTIVE)}"
        if verb in WITHOUT_NUMBER or rng.random() < 0.3:
            return verb
        return f"{verb} {rng.choice((1, 1, 1, 2, 2, 3, 6))}"

    def domain(main: bool) -> list[str]:
        once = ("swift", "discard", "last-breath") if main else ()
        found: list[str] = []
        for _ in range(rng.choice((0, 1, 1, 2, 3))):
            made = ability(ACTIVE + PASSIVE + tuple(verb for verb in once if not any(verb in had for had in found)))
            found.append(made)
        return found

    def card(kind: str, number: int, clan: str) -> dict[str, Any]:
        title = f"{kind}-{chr(97 + number // 26)}{chr(97 + number % 26)}"
        made: dict[str, Any] = {"title": title, "kind": kind, "names": {"pl": title, "en": title}, "main": domain(True)}
        if kind != "familiar":
            made |= {"left": domain(False), "right": domain(False)}
        if kind != "primal":
            made["clan"] = clan
        return made | {"power": rng.randrange(5), "cost": rng.randrange(5)}

    # Two or three clans make more synergy, five are what the game has.
    clans = rng.sample(CLANS, rng.choice((2, 3, 5)))
    cards = [card("familiar", number, clan) for number, clan in enumerate(CLANS)]
    cards.append(card("primal", 0, ""))
    cards += [card("warrior", number, rng.choice(clans)) for number in range(rng.choice((12, 20, 50)))]
    cards += [card("sovereign", number, rng.choice(clans)) for number in range(rng.choice((2, 3, 10)))]
    return {"name": "random", "cards": cards}
