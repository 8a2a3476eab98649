"""What a room does by itself: a bot thinks, a flag falls."""

import asyncio
import logging

from stolik.server.rooms.keeping import Gone
from stolik.server.store import Conflict, StoreDown

log = logging.getLogger(__name__)


def log_failure(task: asyncio.Task[None]) -> None:
    if task.cancelled() or (error := task.exception()) is None or isinstance(error, Gone):
        return
    if isinstance(error, Conflict | StoreDown):
        # The table is opened anew, here or elsewhere.
        log.warning("a task of a room was too late", extra={"why": str(error)})
    else:
        log.error("a task of a room failed", exc_info=error)
