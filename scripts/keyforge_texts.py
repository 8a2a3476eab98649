"""Print the texts of KeyForge's cards in both languages: python scripts/keyforge_texts.py [house or title ...]."""

import sys

from stolik.games.keyforge import KeyForgeGame
from stolik.games.keyforge.catalog import CATALOG
from stolik.words import LANGUAGES, words_for


def main(wanted: list[str]) -> None:
    game, words = KeyForgeGame(), words_for("keyforge")
    for face in game.faces:
        printed = CATALOG[face]
        if wanted and face not in wanted and printed.house not in wanted:
            continue
        for lang in LANGUAGES:
            text = words.sentences(game.card_text(face), lang, strict=True)
            print(f"{face} [{lang}] {text}")


if __name__ == "__main__":
    main(sys.argv[1:])
