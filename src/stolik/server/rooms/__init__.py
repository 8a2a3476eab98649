"""A room owns one table and its match. Each part of it is a module of its own, and `Room` holds them together.

`keeping` is the table and the match in memory and in the store, `showing` what watchers receive, `playing` the answers,
`clock`, `botdesk`, `teaching` and `advising` what goes with them, `dealing` how a match begins, `agreeing` what needs
everybody's word, `seating` who sits where, `talking` the chat. A part knows those it was given and no others.
"""

from stolik.server.rooms.keeping import Gone, record_of
from stolik.server.rooms.room import Room
from stolik.server.rooms.showing import body, deal_state, seat_states
from stolik.server.rooms.watcher import Watcher

__all__ = ["Gone", "Room", "Watcher", "body", "deal_state", "record_of", "seat_states"]
