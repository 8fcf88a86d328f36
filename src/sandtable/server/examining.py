"""What a doctor looks at: the machine, the database, the client, the games that are installed."""

from __future__ import annotations

import os
import shutil
import sys
from pathlib import Path

from sqlalchemy import URL, Connection, func, inspect, select
from sqlalchemy.exc import SQLAlchemyError

from sandtable.core.setup import SetupError
from sandtable.core.system import system
from sandtable.core.wire import Json
from sandtable.kit import can_print
from sandtable.kit.press import HOW_TO_GET_IT
from sandtable.server.campaign_store import unreadable_campaigns
from sandtable.server.database import StoreError, database_of, url_of
from sandtable.server.door import files_allowed
from sandtable.server.installed import bots_here, systems_here
from sandtable.server.locking import key
from sandtable.server.migrate import newest, revision_of
from sandtable.server.schema import games
from sandtable.server.settings import STATIC
from sandtable.server.store import missing, need_the_key, of_no_system, torn, unreadable

LEAST_FILES = 1_000
LEAST_DISK = 500_000_000
OTHERS_MAY_READ = 0o077


class Finding:
    """One thing looked at: whether it is as it should be, and the sentence about it."""

    def __init__(self, good: bool, sentence: str) -> None:
        self.good = good
        self.sentence = sentence

    def wire(self) -> dict[str, Json]:
        return {"good": self.good, "sentence": self.sentence}


async def examined(database_url: str) -> list[Finding]:
    """Everything there is to say about this installation."""
    findings = [_files(), _client(), _press(), *_games_installed()]
    try:
        url = url_of(database_url)
    except StoreError as error:
        return [*findings, Finding(False, str(error))]
    if url.drivername == "sqlite":
        findings += _place(url)
    if not_there_yet(url):
        return [*findings, Finding(True, "there is no database yet; the first start makes it")]
    return [*findings, *await _database(database_url, url)]


def _files() -> Finding:
    allowed = files_allowed()
    if allowed < LEAST_FILES:
        return Finding(
            False, f"{allowed} open files are allowed; a server of many wants 4096 (ulimit -n 4096)"
        )
    return Finding(True, f"Python {sys.version.split()[0]}; {allowed} open files are allowed")


def _client() -> Finding:
    if (STATIC / "index.html").is_file():
        return Finding(True, "the browser client is built")
    return Finding(
        False, "the browser client is not built; run make web, or install a wheel, which carries it"
    )


def _press() -> Finding:
    """A server without it is whole; its print shop is closed."""
    return Finding(
        True, "sheets can be printed" if can_print() else f"no sheets are printed here: {HOW_TO_GET_IT}"
    )


def _games_installed() -> list[Finding]:
    findings = []
    for id in systems_here():
        try:
            known = system(id)
            findings.append(Finding(True, f"{id}: rules version {known.rules_version}"))
        except SetupError as error:
            findings.append(Finding(False, f"{id} does not load: {error}"))
        except Exception as error:  # noqa: BLE001 - somebody's system may raise anything
            findings.append(Finding(False, f"{id} does not load: {type(error).__name__}: {error}"))
    if not findings:
        findings.append(Finding(False, "no game is installed"))
    return [*findings, Finding(bool(bots_here()), f"bots: {', '.join(bots_here())}")]


def not_there_yet(url: URL) -> bool:
    """Whether this is a file that nobody has made."""
    return url.drivername == "sqlite" and bool(url.database) and not Path(url.database or "").is_file()


def _place(url: URL) -> list[Finding]:
    """The file of a database that is one, and the disk it lies on."""
    file = Path(url.database or "").absolute()
    folder = next(place for place in file.parents if place.exists())
    if not folder.is_dir() or not os.access(folder, os.W_OK):
        return [Finding(False, f"no games can be kept in {file.parent}: nothing can be written to {folder}")]
    if file.is_dir():
        return [Finding(False, f"{file} is a folder; name the file in it that the games are to be kept in")]
    free = shutil.disk_usage(folder).free
    findings = [
        Finding(free > LEAST_DISK, f"{free / 1e9:.1f} GB are free where the games are kept ({file.parent})")
    ]
    if file.is_file() and sys.platform != "win32" and file.stat().st_mode & OTHERS_MAY_READ:
        findings.append(
            Finding(False, f"others on this machine may read {file}, with the seeds in it: chmod 600 {file}")
        )
    return findings


async def _database(database_url: str, url: URL) -> list[Finding]:
    shown = url.render_as_string(hide_password=True)
    try:
        database = database_of(database_url)
    except StoreError as error:
        return [Finding(False, str(error))]
    try:
        return await database.read(_looked_at, shown, url.drivername == "sqlite")
    except (OSError, SQLAlchemyError) as error:
        return [Finding(False, f"{shown} cannot be read: {str(error).splitlines()[0]}")]
    finally:
        await database.close()


def _looked_at(connection: Connection, shown: str, sqlite: bool) -> list[Finding]:
    if "games" not in inspect(connection).get_table_names():
        return [Finding(True, f"{shown}: empty; the first start makes its tables")]
    findings = [_schema(connection, shown)]
    keys = _key(connection)
    findings += keys
    up_to_date = findings[0].good and revision_of(connection) == newest()
    faults = torn(connection) if sqlite else []
    gone = missing(connection) if up_to_date else []  # older ones have other tables
    faults += gone
    findings += [Finding(False, f"{shown} is damaged: {fault}") for fault in faults]
    if up_to_date and not gone and all(finding.good for finding in keys):
        # A file may be whole, and what somebody wrote into it no game.
        lost = [*unreadable(connection), *unreadable_campaigns(connection), *of_no_system(connection)]
        findings += [Finding(False, f"{shown}: {fault}") for fault in lost]
    number = connection.execute(select(func.count()).select_from(games)).scalar_one()
    return [*findings, Finding(True, f"{number} games are kept")]


def _key(connection: Connection) -> list[Finding]:
    """What the seeds are locked with, where they are or shall be."""
    try:
        need_the_key(connection)
        return [Finding(True, "the seeds of new games are locked with your key")] if key() else []
    except StoreError as error:
        return [Finding(False, str(error))]


def _schema(connection: Connection, shown: str) -> Finding:
    here, last = revision_of(connection), newest()
    if here == last:
        return Finding(True, f"{shown}: its tables are those of this version ({last})")
    if here < last:
        return Finding(True, f"{shown}: its tables are of {here}; the next start brings them to {last}")
    return Finding(False, f"{shown} was written by a newer Sandtable ({here}); use that, or another database")
