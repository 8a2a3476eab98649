"""A room owns one table and its match. Each module is one layer of it, from the store up to the commands."""

from stolik.server.rooms.keeping import Gone, record_of
from stolik.server.rooms.room import Room, clean
from stolik.server.rooms.showing import seat_states
from stolik.server.rooms.watcher import Watcher

__all__ = ["Gone", "Room", "Watcher", "clean", "record_of", "seat_states"]
