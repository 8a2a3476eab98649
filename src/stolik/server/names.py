"""Texts by guests: what may be in them, and when two names look the same."""

import unicodedata
from functools import lru_cache

INVISIBLE = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u2800\u3164\uffa0\U00016fe4\U0001d159")
"""Characters that count as letters or marks and show nothing."""
LONGEST = 24
"""So many characters a name has at most."""
STACKED = 2
"""So many marks may stand on one letter: more are a tower, not a language."""
LOOKALIKES = str.maketrans(
    "аеорсухіјѕһԁԛԝвкмнтАВЕКМНОРСТУХІЈЅαοενικρτυχΑΒΕΖΗΙΚΜΝΟΡΤΥΧ01|!ıłøđħŧ"
    "ɑᴀʙᴄᴅᴇꜰɡɢʜɪɩᴊᴋʟᴍɴᴏᴘʀꜱᴛᴜᴠᴡʏᴢ"  # small capitals, and letters of phonetics
    "ոսօհցզքԼՏՍՕ"  # Armenian
    "ᎪᏴᏟᎠᎬᏀᎻᎥᎫᏦᏞᎷᏢᎡᏚᎢᏙᎳᏃᎩ"  # Cherokee
    "ꓮꓐꓚꓓꓰꓝꓖꓧꓲꓙꓗꓡꓟꓠꓳꓑꓣꓢꓔꓴꓦꓪꓫꓬꓜ",  # Lisu
    "aeopcyxijshdqwbkmhtabekmhopctyxijsaoevikptuxabezhikmnoptyxolllilodht"
    "aabcdefgghiijklmnoprstuvwyz"
    "nuohgqplsuo"
    "abcdeghijklmprstvwzy"
    "abcdefghijklmnoprstuvwxyz",
)
"""Letters of other alphabets, and digits, that pass for Latin ones."""


def clean(text: str) -> str:
    """Text by a guest without control and invisible characters, towers of marks, and the marks that stand for names."""
    kept: list[str] = []
    marks = STACKED  # a mark needs a letter to stand on
    for c in unicodedata.normalize("NFC", text):
        if not c.isprintable() or c in INVISIBLE or 0xE000 <= ord(c) <= 0xF8FF or _selects(c):
            continue
        marks = marks + 1 if unicodedata.combining(c) or unicodedata.category(c) in ("Mn", "Me") else 0
        if marks <= STACKED:
            kept.append(c)
    return "".join(kept).strip()


def named(text: str) -> str:
    """What somebody wants to be called, no longer than a name may be: some signs are several when they are cleaned."""
    return clean(text)[:LONGEST].strip()


def _selects(c: str) -> bool:
    """A variation selector: it changes how the character before it is drawn, or nothing."""
    return 0xFE00 <= ord(c) <= 0xFE0F or 0xE0100 <= ord(c) <= 0xE01EF


def is_name(text: str) -> bool:
    """Is there a letter or a digit to call somebody by?"""
    return any(c.isalnum() for c in text)


@lru_cache(10_000)
def looks(name: str) -> str:
    """Two names that a reader takes for the same look the same."""
    bare = "".join(c for c in unicodedata.normalize("NFKD", name) if not unicodedata.combining(c))
    drawn = bare.translate(LOOKALIKES).casefold().translate(LOOKALIKES)
    return "".join(c for c in drawn.replace("rn", "m").replace("vv", "w") if c.isalnum())
