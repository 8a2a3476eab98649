"""`stolik admin`: what the operator of a server sees and does. It works on the database, also while servers run."""

import asyncio
import dataclasses
import json
import os
from collections.abc import Callable, Coroutine
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, TypeVar

import typer
from rich.console import Console
from rich.table import Table

from stolik.cli.inputs import AsJson, print_json
from stolik.cli.problems import Wrong

if TYPE_CHECKING:
    from stolik.server.settings import Settings
    from stolik.server.store import Store

T = TypeVar("T")
PHASES = {
    "open": ("waiting", "playing"),
    "waiting": ("waiting",),
    "playing": ("playing",),
    "over": ("over",),
    "closed": ("closed",),
    "all": ("waiting", "playing", "over", "closed"),
}
LONGEST = 36_500.0
"""Days. Whoever is to be kept out for longer is kept out for good."""
Limit = Annotated[int, typer.Option("--limit", min=1, max=100_000, help="How many at most, the latest first.")]

admin = typer.Typer(
    name="admin",
    no_args_is_help=True,
    help="Look after a server: its tables, guests, chat, reports and disk. Works while it runs, and on a cluster.",
)


@admin.callback()
def choose_store(
    context: typer.Context,
    data: Annotated[
        Path | None, typer.Option("--data", envvar="STOLIK_DATA", help="The data folder of the server.")
    ] = None,
    database: Annotated[
        str, typer.Option("--database", envvar="STOLIK_DATABASE", help="postgresql://... as the server has it.")
    ] = "",
) -> None:
    from stolik.server.settings import read_settings

    flags = ["--database", database]
    if data is not None:
        flags += ["--data", str(data)]
        if "COMMANDLINE" in str(context.get_parameter_source("data")) and "ENV" in str(
            context.get_parameter_source("database")
        ):
            flags[1] = ""  # a folder that is named outright goes before a database that happens to be set
    context.obj = read_settings(flags)


def with_store(context: typer.Context, work: "Callable[[Store], Coroutine[Any, Any, T]]") -> T:
    """Do something with the store of the server."""
    from stolik.server.store import Conflict, StoreDown, open_store

    settings: Settings = context.obj

    async def run() -> T:
        store = await open_store(settings.store_url, change=False)
        try:
            return await work(store)
        finally:
            await store.close()

    try:
        return asyncio.run(run())
    except StoreDown as down:
        raise Wrong(f"the database cannot be reached: {down}") from down
    except Conflict as conflict:
        raise Wrong(f"somebody else changed the same thing; please try again ({conflict})") from conflict
    except ImportError as error:
        raise Wrong(f"this database needs more than is installed ({error.name}): pip install 'stolik[host]'") from error
    except (ValueError, OSError) as error:
        raise Wrong(str(error)) from error


# -- status ------------------------------------------------------------------------------------------------------------


@admin.command()
def status(context: typer.Context, as_json: AsJson = False) -> None:
    """How much there is of everything, and how much room it takes."""
    from stolik import __version__

    settings: Settings = context.obj

    async def look(store: "Store") -> dict[str, Any]:
        census, (used, free) = await store.census(), await store.space()
        return {
            "version": __version__,
            "database": store.NAME,
            "bytes": used,
            "free_bytes": free,
            "match_quota": round(settings.match_megabytes * 1_000_000),
            "report_quota": round(settings.report_megabytes * 1_000_000),
            **dataclasses.asdict(census),
        }

    told = with_store(context, look)
    if as_json:
        print_json(told)
        return
    tables = ", ".join(f"{count} {phase}" for phase, count in sorted(told["tables"].items())) or "none"
    nodes = ", ".join(f"{node}: {count}" for node, count in sorted(told["nodes"].items())) or "none"
    free = "" if told["free_bytes"] is None else f", {size(told['free_bytes'])} free"
    for name, value in {
        "Stolik": f"{told['version']}, schema {told['schema']}",
        "database": f"{told['database']}, {size(told['bytes'])}{free}",
        "tables": tables,
        "matches": f"{told['matches']}, {told['matches_running']} running, {told['matches_today']} ended today",
        "their room": f"{size(told['match_bytes'])} of {size(told['match_quota'])}",
        "guests": f"{told['guests']}, {told['guests_today']} today",
        "chat": f"{told['chat_lines']} lines",
        "reports": f"{told['reports']}, {told['reports_today']} today; "
        f"{size(told['report_bytes'])} of {size(told['report_quota'])}",
        "bans": str(told["bans"]),
        "tables in use by node": nodes,
    }.items():
        print(f"{name + ':':<23}{value}")


# -- tables ------------------------------------------------------------------------------------------------------------


@admin.command()
def tables(
    context: typer.Context,
    phase: Annotated[str, typer.Option("--phase", help=f"One of {', '.join(PHASES)}.")] = "open",
    game: Annotated[str, typer.Option("--game", help="Only of this game.")] = "",
    guest: Annotated[str, typer.Option("--guest", help="Only where the guest with this id sits.")] = "",
    limit: Limit = 100,
    as_json: AsJson = False,
) -> None:
    """List tables, the one used last first."""
    from stolik.server.tables import read_table

    if phase not in PHASES:
        raise Wrong(f"phase: {phase!r} is not one of {', '.join(PHASES)}")

    async def look(store: "Store") -> list[dict[str, Any]]:
        lines = []
        for found in await store.all_tables(PHASES[phase], limit if not (game or guest) else 100_000):
            table = read_table(found.table.document)
            if (game and table.game != game) or (guest and not table.knows(guest)):
                continue
            seats = [
                {"guest": seat.guest, "name": name, "bot": seat.bot} for name, seat in zip(table.names, table.seats)
            ]
            lines.append(
                {
                    "id": table.id,
                    "game": table.game,
                    "phase": table.phase,
                    "open": table.open,
                    "host": table.host,
                    "seats": seats,
                    "match": table.match,
                    "touched": found.table.touched,
                    "node": found.node,
                }
            )
        return lines[:limit]

    lines = with_store(context, look)
    show(
        lines,
        as_json,
        {
            "table": lambda line: line["id"],
            "game": lambda line: line["game"],
            "phase": lambda line: line["phase"] + ("" if line["open"] else ", private"),
            "used": lambda line: when(line["touched"]),
            "node": lambda line: line["node"],
            "seats": lambda line: "\n".join(
                f"{seat['name'] or '-'} ({seat['guest'] or seat['bot'] or 'free'})" for seat in line["seats"]
            ),
        },
    )


@admin.command()
def close(context: typer.Context, table: Annotated[list[str], typer.Argument(help="Ids of tables.")]) -> None:
    """Close tables, whatever goes on there. Whoever is there is told."""
    from stolik.server.operating import close_table

    async def close_each(store: "Store") -> None:
        for one in table:
            await close_table(store, one)
            print(f"closed {one}")

    with_store(context, close_each)


@admin.command()
def invite(context: typer.Context, table: Annotated[str, typer.Argument(help="Id of a table.")]) -> None:
    """Renew the invitation to a table: the old link lets nobody in any more."""
    from stolik.server.operating import renew_invitation

    settings: Settings = context.obj
    code = with_store(context, lambda store: renew_invitation(store, table))
    print(f"{settings.root_path}/table/{table}?code={code}")


# -- guests ------------------------------------------------------------------------------------------------------------


@admin.command()
def guests(
    context: typer.Context,
    name: Annotated[str, typer.Argument(help="A part of the nickname.")] = "",
    limit: Limit = 100,
    as_json: AsJson = False,
) -> None:
    """List guests, whoever was here last first."""

    async def look(store: "Store") -> list[dict[str, Any]]:
        out = {ban.what for ban in await store.bans() if ban.kind == "guest"}
        return [
            {
                **dataclasses.asdict(found.guest),
                "created": found.created,
                "seen": found.seen,
                "address": found.address,
                "banned": found.guest.id in out,
            }
            for found in await store.guests(name, limit)
        ]

    show(
        with_store(context, look),
        as_json,
        {
            "guest": lambda line: line["id"],
            "nickname": lambda line: line["nickname"],
            "came": lambda line: when(line["created"]),
            "seen": lambda line: when(line["seen"]),
            "address": lambda line: line["address"],
            "": lambda line: "banned" if line["banned"] else "",
        },
    )


@admin.command()
def bans(context: typer.Context, as_json: AsJson = False) -> None:
    """List who is kept out."""

    async def look(store: "Store") -> list[dict[str, Any]]:
        return [dataclasses.asdict(ban) for ban in await store.bans()]

    show(
        with_store(context, look),
        as_json,
        {
            "who": lambda line: line["what"],
            "since": lambda line: when(line["at"]),
            "until": lambda line: when(line["until"]) if line["until"] else "for good",
            "why": lambda line: line["why"],
        },
    )


Who = Annotated[str, typer.Argument(help="The id of a guest, an address, or a network such as 203.0.113.0/24.")]


@admin.command()
def ban(
    context: typer.Context,
    who: Who,
    days: Annotated[
        float | None, typer.Option("--days", min=0.0, max=LONGEST, help="For so long; for good if not given.")
    ] = None,
    why: Annotated[str, typer.Option("--why", help="A note for the list.")] = "",
) -> None:
    """Keep a guest or an address out. Open connections are ended."""
    from stolik.server.operating import ban as keep_out

    made = with_store(context, lambda store: keep_out(store, who, days, why))
    print(f"banned {made.kind} {made.what} " + ("for good" if made.until is None else f"until {when(made.until)}"))


@admin.command()
def unban(context: typer.Context, who: Who) -> None:
    """Let a guest or an address in again."""
    from stolik.server.operating import unban as let_in

    with_store(context, lambda store: let_in(store, who))
    print(f"{who} is not banned any more")


@admin.command()
def erase(
    context: typer.Context,
    guest: Annotated[str, typer.Argument(help="The id of a guest.")],
    yes: Annotated[bool, typer.Option("--yes", help="Do not ask.")] = False,
) -> None:
    """Forget a guest: name, visits, chat, reports, seats. Matches stay, without the name. This cannot be undone."""
    from stolik.server.operating import erase as forget

    if not yes:
        typer.confirm(f"Erase guest {guest} for good?", abort=True)
    done = with_store(context, lambda store: forget(store, guest))
    print(f"erased {guest}: {done.tables} tables and {done.matches} matches do not name them any more")


# -- chat and reports --------------------------------------------------------------------------------------------------


@admin.command()
def chat(
    context: typer.Context,
    table: Annotated[str, typer.Argument(help="Id of a table.")] = "",
    guest: Annotated[str, typer.Option("--guest", help="What this guest said, at every table.")] = "",
    delete: Annotated[
        int | None, typer.Option("--delete", min=0, max=2**53, help="Delete the line of this number.")
    ] = None,
    delete_all: Annotated[bool, typer.Option("--delete-all", help="Delete all of it.")] = False,
    limit: Limit = 200,
    as_json: AsJson = False,
) -> None:
    """Read what was said at a table or by a guest, or delete it."""
    if bool(table) == bool(guest):
        raise Wrong("chat: name a table, or a guest with --guest")
    if delete is not None and (guest or delete_all):
        raise Wrong("delete: one line of one table; --delete-all is for the rest")
    if delete is not None or delete_all:

        async def remove(store: "Store") -> int:
            return await (store.remove_chat_of(guest) if guest else store.remove_chat(table, delete))

        removed = with_store(context, remove)
        if not removed:
            raise Wrong("there is no such line" if delete is not None else "nothing was said there")
        print(f"deleted {removed} {'line' if removed == 1 else 'lines'}")
        return

    async def look(store: "Store") -> list[dict[str, Any]]:
        found = (
            await store.chat_of(guest, limit) if guest else [(table, line) for line in await store.chat(table, limit)]
        )
        return [{"table": at, **dataclasses.asdict(line)} for at, line in found]

    show(
        with_store(context, look),
        as_json,
        {
            "table": lambda line: line["table"],
            "line": lambda line: str(line["n"]),
            "at": lambda line: when(line["at"]),
            "who": lambda line: f"{line['nickname']} ({line['guest']})",
            "said": lambda line: line["said"],
        },
    )


@admin.command()
def reports(
    context: typer.Context,
    export: Annotated[
        Path | None, typer.Option("--export", help="Write each into a file in this folder, as JSON.")
    ] = None,
    limit: Limit = 100,
    as_json: AsJson = False,
) -> None:
    """List what players reported, and what errors left."""

    async def look(store: "Store") -> list[dict[str, Any]]:
        found = []
        for report_id, at in await store.reports(limit):
            document = json.loads(await store.report(report_id) or "{}")
            found.append({"id": report_id, "at": at, **document})
        return found

    found = with_store(context, look)
    if export is not None:
        try:
            export.mkdir(parents=True, exist_ok=True, mode=0o700)
            for one in found:
                write_for_us_alone(export / f"{one['id']}.json", json.dumps(one, ensure_ascii=False, indent=1))
        except OSError as error:
            raise Wrong(f"export: {error.filename or export}: {error.strerror or error}") from error
        print(f"wrote {len(found)} {'report' if len(found) == 1 else 'reports'} to {export}")
        return
    shown = [{name: value for name, value in one.items() if name not in ("record", "last_view")} for one in found]
    show(
        shown,
        as_json,
        {
            "report": lambda line: line["id"],
            "at": lambda line: when(line["at"]),
            "kind": lambda line: line.get("kind", ""),
            "game": lambda line: line.get("game", ""),
            "table": lambda line: line.get("table", ""),
            "text": lambda line: line.get("text", ""),
        },
    )


@admin.command()
def report(
    context: typer.Context,
    report_id: Annotated[str, typer.Argument(help="The id that people were told.")],
    delete: Annotated[bool, typer.Option("--delete", help="Delete it.")] = False,
) -> None:
    """Print one report whole, as JSON: the record of the match is in it, hidden cards included."""
    if delete:
        if not with_store(context, lambda store: store.remove_report(report_id)):
            raise Wrong(f"there is no report {report_id}")
        print(f"deleted {report_id}")
        return
    document = with_store(context, lambda store: store.report(report_id))
    if document is None:
        raise Wrong(f"there is no report {report_id}")
    print_json(json.loads(document))


# -- the disk ----------------------------------------------------------------------------------------------------------


@admin.command()
def tidy(context: typer.Context, as_json: AsJson = False) -> None:
    """Remove now what is older, or more, than the settings keep; a server does so by itself every hour.

    Settings are read from the environment (STOLIK_MATCH_DAYS ...): flags of the server are not known.
    """
    from stolik.server.operating import retention

    done = with_store(context, lambda store: store.tidy(retention(context.obj)))
    if as_json:
        print_json(dataclasses.asdict(done))
        return
    print("removed " + ", ".join(f"{count} {name}" for name, count in dataclasses.asdict(done).items()))


@admin.command()
def backup(context: typer.Context, to: Annotated[Path, typer.Argument(help="A file that is not there yet.")]) -> None:
    """Copy the whole database while everything runs: an SQLite file, or a dump for pg_restore."""
    if to.exists():
        raise Wrong(f"{to} is there already")
    with_store(context, lambda store: store.backup(to))
    print(f"wrote {to}")


def write_for_us_alone(file: Path, text: str) -> None:
    """Records of running matches are among them: nobody else may read it, whoever made the file before."""
    opened = os.open(file, os.O_WRONLY | os.O_CREAT | os.O_TRUNC | os.O_NOFOLLOW, 0o600)
    with open(opened, "w", encoding="utf-8") as written:
        os.fchmod(opened, 0o600)
        written.write(text)


# -- showing -----------------------------------------------------------------------------------------------------------


def show(lines: list[dict[str, Any]], as_json: bool, columns: dict[str, Callable[[dict[str, Any]], str]]) -> None:
    """Lines as a table for people, or whole as JSON. What guests wrote is never read as markup."""
    if as_json:
        print_json([*lines])
        return
    table = Table(*columns)
    for line in lines:
        table.add_row(*(plain(of(line)) for of in columns.values()))
    Console(markup=False, highlight=False).print(table)


def plain(text: str) -> str:
    """Text that does nothing to a terminal."""
    return "".join(sign for sign in text if sign.isprintable() or sign == "\n")


def when(at: float) -> str:
    return datetime.fromtimestamp(at, UTC).strftime("%Y-%m-%d %H:%M")


def size(count: float) -> str:
    for unit in ("B", "kB", "MB"):
        if count < 1000:
            return f"{count:.0f} {unit}"
        count /= 1000
    return f"{count:.1f} GB"
