"""Throwing people's data away: games that are long over, one game, or somebody's name wherever it stands."""

from __future__ import annotations

from typing import Any

import msgspec
from sqlalchemy import ColumnElement, Connection, Table, and_, delete, func, select, update
from sqlalchemy.exc import SQLAlchemyError

from sandtable.server.database import StoreError, database_of
from sandtable.server.neighbours import tell
from sandtable.server.room import DAY, now
from sandtable.server.schema import campaign_battles, campaign_seats, campaigns, games, replays, seats


class Wish(msgspec.Struct, kw_only=True, frozen=True):
    """What is to go. `dry` only counts it."""

    days: int | None = None  # what has not been touched for so many days, if it is over
    unfinished: bool = False  # and also what is not
    game: str = ""
    name: str = ""
    dry: bool = False


async def forget(database_url: str, wish: Wish) -> dict[str, int]:
    """Throws away what is wished for, all of it or nothing; returns how much of what that was."""
    database = database_of(database_url)
    try:
        return await database.write(_forget, wish)
    except (OSError, SQLAlchemyError) as error:
        raise StoreError(f"nothing was thrown away: {str(error).splitlines()[0]}") from error
    finally:
        await database.close()


def _forget(connection: Connection, wish: Wish) -> dict[str, int]:
    counted: dict[str, int] = {}
    if wish.days is not None:
        before = now() - wish.days * DAY
        counted["games"] = _drop_games(connection, _old_games(before, wish.unfinished), wish.dry)
        old = and_(campaigns.c.changed_at < before, *([] if wish.unfinished else [campaigns.c.over]))
        counted["campaigns"] = _drop(connection, campaigns, old, wish.dry)
        counted["replays"] = _drop(connection, replays, replays.c.created_at < before, wish.dry)
    if wish.game:
        counted["games"] = _drop_games(connection, games.c.id == wish.game, wish.dry)
    if wish.name:
        counted["names"] = sum(_unname(connection, table, wish) for table in (seats, campaign_seats))
    return counted


def _old_games(before: int, unfinished: bool) -> ColumnElement[bool]:
    """Games that nobody has touched since; what a campaign that goes on still needs stays."""
    running = select(campaigns.c.id).where(~campaigns.c.over)
    needed = select(campaign_battles.c.game).where(campaign_battles.c.campaign.in_(running))
    ended = [] if unfinished else [games.c.over]
    return and_(games.c.changed_at < before, games.c.id.not_in(needed), *ended)


def _drop_games(connection: Connection, those: ColumnElement[bool], dry: bool) -> int:
    ids = list(connection.execute(select(games.c.id).where(those)).scalars())
    if not dry:
        for game in ids:
            connection.execute(delete(games).where(games.c.id == game))
            tell(connection, {"game": game})
    return len(ids)


def _drop(connection: Connection, table: Table, those: ColumnElement[bool], dry: bool) -> int:
    if dry:
        count: int = connection.execute(select(func.count()).select_from(table).where(those)).scalar_one()
        return count
    return connection.execute(delete(table).where(those)).rowcount


def _unname(connection: Connection, table: Table, wish: Wish) -> int:
    """Takes a name off every seat that bears it; the games stay."""
    mine = table.c.name == wish.name
    count: Any = connection.execute(select(func.count()).select_from(table).where(mine)).scalar_one()
    if not wish.dry:
        connection.execute(update(table).where(mine).values(name=""))
    return int(count)
