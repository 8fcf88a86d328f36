"""Room for one more game: a house that is full lets go of what nobody has need of, and of nothing else.

Whoever sets games up for nothing could fill a house and lock everybody else out. So games that nobody
has played make room soon; those that are being played never do.
"""

from __future__ import annotations

import time

from sqlalchemy import ColumnElement, Connection, Table, delete, func, select

from sandtable.server.schema import campaign_battles, campaigns, games, seats

MINUTE = 60 * 1000
HOUR = 60 * MINUTE
DAY = 24 * HOUR
FORGOTTEN = 30 * DAY  # finished, and nobody has opened it for so long
FORSAKEN = 90 * DAY  # not finished, and nobody has come back to it for so long
UNPLAYED = HOUR  # set up so long ago, and nothing has come of it
FIRST_MOVES = 10 * MINUTE  # what is left alone so soon after it was set up was not played


def now() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


def room_for_a_game(connection: Connection, at_most: int) -> bool:
    """Whether one more game may be kept."""
    fought = games.c.id.in_(select(campaign_battles.c.game))
    people = select(seats.c.game).where(seats.c.held_by != "bot")
    alone = games.c.id.not_in(people)  # computers against computers: nobody's game
    return _room(connection, games, at_most, (_left(games) | alone) & ~fought, _forsaken(games) & ~fought)


def room_for_a_campaign(connection: Connection, at_most: int) -> bool:
    """Whether one more campaign may be kept."""
    fought = select(campaign_battles.c.campaign)
    on = select(campaign_battles.c.campaign).join(games, games.c.id == campaign_battles.c.game)
    resting = campaigns.c.id.not_in(on.where(~_forsaken(games)))
    idle = _left(campaigns) & campaigns.c.id.not_in(fought)
    return _room(connection, campaigns, at_most, idle, _forsaken(campaigns) & resting)


def _left(table: Table) -> ColumnElement[bool]:
    """Those that nobody came back to."""
    return table.c.changed_at - table.c.created_at < FIRST_MOVES


def _forsaken(table: Table) -> ColumnElement[bool]:
    """Those that nobody has touched for months."""
    return table.c.changed_at < now() - FORSAKEN


def _room(
    connection: Connection,
    table: Table,
    at_most: int,
    idle: ColumnElement[bool],
    forsaken: ColumnElement[bool],
) -> bool:
    if connection.execute(select(func.count()).select_from(table)).scalar_one() < at_most:
        return True
    over = table.c.over & (table.c.changed_at < now() - FORGOTTEN)
    unplayed = idle & (table.c.changed_at < now() - UNPLAYED)
    gone = select(table.c.id).where(over | unplayed | forsaken).order_by(table.c.changed_at).limit(1)
    return connection.execute(delete(table).where(table.c.id.in_(gone))).rowcount > 0
