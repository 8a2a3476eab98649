"""Where guests, tables and matches are kept: one small interface, one set of statements, an engine a database."""

from stolik.server.store.base import (
    Change,
    ChatLine,
    Conflict,
    Guest,
    Lease,
    NewMatch,
    Store,
    StoredMatch,
    StoreDown,
    StoredTable,
    open_store,
)

__all__ = [
    "Change",
    "ChatLine",
    "Conflict",
    "Guest",
    "Lease",
    "NewMatch",
    "Store",
    "StoreDown",
    "StoredMatch",
    "StoredTable",
    "open_store",
]
