"""The vocabulary of the cards, a room each: verbs that do something, what lasts or holds, reactions to what happens.

A verb is a frozen value with its words; it reads and writes a `Scene` (who is "you", what was chosen, what was done).
Cards take all their words from here.
"""

# ruff: noqa: F403  (a word is defined in one room only: tests/games/keyforge/test_cards.py)

from functools import partial

from stolik.games.keyforge.card import card
from stolik.games.keyforge.effects.amber import *
from stolik.games.keyforge.effects.choosing import *
from stolik.games.keyforge.effects.constants import *
from stolik.games.keyforge.effects.employing import *
from stolik.games.keyforge.effects.hands import *
from stolik.games.keyforge.effects.harm import *
from stolik.games.keyforge.effects.keys import *
from stolik.games.keyforge.effects.kinds import *
from stolik.games.keyforge.effects.lasting import *
from stolik.games.keyforge.effects.leaving import *
from stolik.games.keyforge.effects.looking import *
from stolik.games.keyforge.effects.marking import *
from stolik.games.keyforge.effects.piles import *
from stolik.games.keyforge.effects.reactions import *
from stolik.games.keyforge.effects.sentences import *

action = partial(card, "action")
artifact = partial(card, "artifact")
creature = partial(card, "creature")
upgrade = partial(card, "upgrade")
