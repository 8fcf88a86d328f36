"""`sandtable backup`, `restore`, `doctor`, `forget`: for whoever keeps a server."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from sandtable.cli.output import AsJson, print_json
from sandtable.cli.trouble import Trouble

if TYPE_CHECKING:
    from sandtable.core.wire import Json

Database = Annotated[
    str,
    typer.Option("--database", envvar="DATABASE_URL", help="Where games are kept; SQLite by default."),
]
WRONG = 1  # exit code of a doctor who found something


def _url(database: str) -> str:
    from sandtable.server.settings import default_database

    return database or default_database()


def backup(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="The file to write.")],
    database: Database = "",
    as_json: AsJson = False,
) -> None:
    """Save a whole server into one file, while it runs.

    \b
    sandtable backup games.backup
    sandtable backup /var/backups/sandtable-$(date +%F).backup
    """  # noqa: D301 - click keeps the lines of a paragraph that begins with a backspace
    from sandtable.server.backup import backup as save
    from sandtable.server.database import StoreError

    if not file.absolute().parent.is_dir():
        raise Trouble(f"{file}: there is no such folder")
    try:
        counted = asyncio.run(save(_url(database), file))
    except StoreError as error:
        raise Trouble(str(error)) from error
    _told(counted, as_json, f"{file}: {_games(counted)} saved, {file.stat().st_size / 1e6:.1f} MB")


def restore(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A backup.")],
    database: Database = "",
    as_json: AsJson = False,
) -> None:
    """Put a backup into an empty database, of the same kind or of the other.

    \b
    sandtable restore games.backup --database sqlite:///new.sqlite3
    sandtable restore games.backup --database postgresql://host/sandtable
    """  # noqa: D301 - click keeps the lines of a paragraph that begins with a backspace
    from sandtable.server.backup import BackupError
    from sandtable.server.backup import restore as put_back
    from sandtable.server.database import StoreError

    try:
        counted = asyncio.run(put_back(_url(database), file))
    except (BackupError, StoreError) as error:
        raise Trouble(str(error)) from error
    _told(counted, as_json, f"{_games(counted)} restored")


def doctor(database: Database = "", as_json: AsJson = False) -> None:
    """Say what is wrong with this installation, in sentences; exit code 1 when something is.

    \b
    sandtable doctor
    sandtable doctor --database postgresql://host/sandtable
    """  # noqa: D301 - click keeps the lines of a paragraph that begins with a backspace
    from sandtable.server.examining import examined

    findings = asyncio.run(examined(_url(database)))
    if as_json:
        print_json([finding.wire() for finding in findings])
    else:
        for finding in findings:
            typer.echo(f"{'ok ' if finding.good else '!! '} {finding.sentence}")
    if not all(finding.good for finding in findings):
        raise typer.Exit(WRONG)


def forget(
    older_than: Annotated[
        int | None,
        typer.Option("--older-than", min=0, metavar="DAYS", help="What is over and untouched for so long."),
    ] = None,
    unfinished: Annotated[
        bool, typer.Option("--unfinished", help="With --older-than: also what is not over.")
    ] = False,
    game: Annotated[str, typer.Option("--game", metavar="ID", help="One game, over or not.")] = "",
    name: Annotated[
        str, typer.Option("--name", help="Somebody's name, off every seat; the games stay.")
    ] = "",
    dry_run: Annotated[bool, typer.Option("--dry-run", help="Only count.")] = False,
    database: Database = "",
    as_json: AsJson = False,
) -> None:
    """Throw people's data away for good: old games, one game, or a name wherever it stands.

    \b
    sandtable forget --older-than 365 --dry-run
    sandtable forget --name "Anna B."
    sandtable forget --game 2f0c9d1e8b7a
    """  # noqa: D301 - click keeps the lines of a paragraph that begins with a backspace
    from sandtable.server.database import StoreError
    from sandtable.server.forgetting import Wish
    from sandtable.server.forgetting import forget as throw_away

    wish = Wish(days=older_than, unfinished=unfinished, game=game, name=name, dry=dry_run)
    if older_than is None and not game and not name:
        raise Trouble("say what to forget: --older-than DAYS, --game ID or --name NAME")
    if unfinished and older_than is None:
        raise Trouble("--unfinished goes with --older-than DAYS")
    try:
        counted = asyncio.run(throw_away(_url(database), wish))
    except StoreError as error:
        raise Trouble(str(error)) from error
    what = ", ".join(f"{number} {kind}" for kind, number in counted.items())
    _told(counted, as_json, f"{what} would be forgotten" if dry_run else f"{what} forgotten")


def _told(counted: dict[str, int], as_json: bool, sentence: str) -> None:
    if as_json:
        rows: dict[str, Json] = {name: number for name, number in counted.items()}
        print_json({"ok": True, "rows": rows})
    else:
        typer.echo(sentence)


def _games(counted: dict[str, int]) -> str:
    return f"{counted.get('games', 0)} games, {counted.get('campaigns', 0)} campaigns"
