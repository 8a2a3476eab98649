"""Decks: the two starter decks, and how a list of cards becomes the prints of a match."""

from dataclasses import dataclass

from stolik.games.keyforge.catalog import CATALOG


@dataclass(frozen=True, slots=True)
class Deck:
    """Three houses of twelve; `cards` are print names."""

    name: str
    houses: tuple[str, ...]
    cards: tuple[str, ...]


def _deck(name: str, **houses: str) -> Deck:
    cards: list[str] = []
    for house, listed in houses.items():
        for word in listed.split():
            title, _, count = word.partition("*")
            cards += [title if CATALOG[title].house == house else f"{title}~{house}"] * int(count or 1)
    return Deck(name, tuple(houses), tuple(cards))


# Miss "Onyx" Censorius
ONYX = _deck(
    "miss-onyx-censorius",
    brobnar=(
        "anger loot-the-bodies punch warsong gauntlet-of-command valdr ganger-chieftain*2 headhunter*2 "
        "smaaash blood-of-titans"
    ),
    dis=(
        "fear hand-of-dis mind-barb*2 dominator-bauble charette dust-imp*2 shooler stealer-of-souls the-terror tocsin"
    ),
    shadows=(
        "nerve-blast*2 poison-wave too-much-to-protect seeker-needle bad-penny noddy-the-thief dodger "
        "shadow-self silvertooth urchin*2"
    ),
)
# Radiant Argus the Supreme
ARGUS = _deck(
    "radiant-argus-the-supreme",
    logos=(
        "dimension-door library-access twin-bolt-emission wild-wormhole*2 library-of-babble batdrone*2 "
        "doc-bookton dr-escotera quixo-the-adventurer mother"
    ),
    sanctum=(
        "cleansing-wave*2 shield-of-justice terms-of-redress hallowed-blaster champion-anaphiel "
        "lady-maxena raiding-knight*2 sergeant-zakiel staunch-knight protect-the-weak"
    ),
    untamed=(
        "cooperative-hunting full-moon lost-in-the-woods regrowth dust-pixie snufflegator*2 niffle-ape*2 "
        "niffle-queen hunting-witch witch-of-the-eye"
    ),
)
STARTERS = {deck.name: deck for deck in (ONYX, ARGUS)}
