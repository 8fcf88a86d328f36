"""What the server keeps of campaigns. Orders are only ever added; every change is one transaction."""

from __future__ import annotations

import json
import logging
from collections.abc import Sequence
from typing import Any

import msgspec
from sqlalchemy import Connection, RowMapping, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from sandtable.core.journal import canonical
from sandtable.core.wire import Json
from sandtable.server.campaign_records import (
    BattleRecord,
    CampaignChange,
    CampaignRecord,
    CampaignSummary,
    KeptCampaign,
)
from sandtable.server.database import Database
from sandtable.server.neighbours import tell
from sandtable.server.records import SeatRecord
from sandtable.server.room import now, room_for_a_campaign
from sandtable.server.schema import campaign_battles as battles
from sandtable.server.schema import campaign_orders as orders
from sandtable.server.schema import campaign_seats as seats
from sandtable.server.schema import campaigns, games
from sandtable.server.schema import seats as game_seats
from sandtable.server.store import GARBLED, LISTED, Conflict, Unreadable, create_game

log = logging.getLogger(__name__)


class CampaignStore:
    """All that campaigns ask of the database."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def create(self, kept: KeptCampaign, change: CampaignChange, at_most: int) -> bool:
        """Writes a new campaign with its first orders; False when there are too many."""
        return await self.database.write(_create, kept, change, at_most)

    async def save(self, change: CampaignChange) -> None:
        """Writes a change; raises Conflict when the campaign is not as it was when it was read."""
        try:
            await self.database.write(_save, change)
        except IntegrityError as error:
            raise Conflict from error

    async def load(self, campaign: str) -> KeptCampaign | None:
        """A campaign with its orders, or None; raises Unreadable where it is damaged."""
        return await self.database.read(_load, campaign)

    async def version(self, campaign: str) -> int | None:
        """How often a campaign has been written; None when there is none."""
        return await self.database.read(_version, campaign)

    async def opened_by(self, token_hashes: Sequence[str]) -> list[CampaignRecord]:
        """The campaigns that these tokens open, the latest first."""
        return await self.database.read(_opened_by, token_hashes)

    async def battle_of(self, game: str) -> tuple[str, BattleRecord] | None:
        """The campaign whose battle a game is, and the battle."""
        return await self.database.read(_battle_of, game)

    async def unbooked(self) -> list[tuple[str, str]]:
        """Campaign and game of every battle that has ended and is not written down, or that bots have a part in."""
        return await self.database.read(_unbooked)


# ---------------------------------------------------------------- writing


def _create(connection: Connection, kept: KeptCampaign, change: CampaignChange, at_most: int) -> bool:
    if not room_for_a_campaign(connection, at_most):
        return False
    row = msgspec.structs.asdict(kept.record)
    del row["seats"], row["battles"]
    row["summary"] = msgspec.json.encode(kept.record.summary).decode()
    connection.execute(insert(campaigns), row)
    connection.execute(insert(seats), [_seat_row(kept.record.id, seat) for seat in kept.record.seats])
    _add(connection, change)
    return True


def _save(connection: Connection, change: CampaignChange) -> None:
    same = (campaigns.c.id == change.campaign) & (campaigns.c.version == change.version_before)
    new = {
        "version": change.version_before + 1,
        "over": change.over,
        "summary": msgspec.json.encode(change.summary).decode(),
        "changed_at": now(),
    }
    if connection.execute(update(campaigns).where(same).values(new)).rowcount != 1:
        raise Conflict
    if change.rules_version is not None:
        now_under = update(campaigns).where(campaigns.c.id == change.campaign)
        connection.execute(now_under.values(rules_version=change.rules_version))
    if change.dropped:
        gone = (battles.c.campaign == change.campaign) & battles.c.number.in_(change.dropped)
        connection.execute(delete(battles).where(gone))
    for seat in change.seats:
        where = (seats.c.campaign == change.campaign) & (seats.c.side == seat.side)
        connection.execute(update(seats).where(where).values(_seat_row(change.campaign, seat)))
    if change.booked:
        mine = (battles.c.campaign == change.campaign) & (battles.c.number == change.booked)
        # A battle is written into its campaign once, whoever else tries at the same time.
        once = update(battles).where(mine & ~battles.c.booked).values(booked=True)
        if connection.execute(once).rowcount != 1:
            raise Conflict
    _add(connection, change)
    tell(connection, {"campaign": change.campaign})


def _add(connection: Connection, change: CampaignChange) -> None:
    """New orders, and with them the game of a battle that begins."""
    if change.orders:
        rows = [
            {"campaign": change.campaign, "number": change.first + at, "body": canonical(order)}
            for at, order in enumerate(change.orders)
        ]
        connection.execute(insert(orders), rows)
    if change.battle is not None and change.game is not None:
        connection.execute(
            insert(battles), {"campaign": change.campaign, **msgspec.structs.asdict(change.battle)}
        )
        create_game(connection, change.game)


# ---------------------------------------------------------------- reading


def _load(connection: Connection, campaign: str) -> KeptCampaign | None:
    try:
        return _loaded(connection, campaign)
    except GARBLED as error:
        raise Unreadable(f"campaign {campaign} cannot be read: {type(error).__name__}: {error}") from error


def unreadable_campaigns(connection: Connection) -> list[str]:
    """The campaigns that cannot be read, in a sentence; nothing where all can."""
    ids = list(connection.execute(select(campaigns.c.id)).scalars())
    lost: list[str] = []
    for campaign in ids:
        try:
            _load(connection, campaign)
        except Unreadable:
            lost.append(campaign)
    return [f"{len(lost)} of {len(ids)} campaigns cannot be read: {', '.join(lost)}"] if lost else []


def _loaded(connection: Connection, campaign: str) -> KeptCampaign | None:
    row = connection.execute(select(campaigns).where(campaigns.c.id == campaign)).mappings().first()
    if row is None:
        return None
    mine = select(seats).where(seats.c.campaign == campaign).order_by(seats.c.side)
    sides = [_seat_record(seat) for seat in connection.execute(mine).mappings()]
    fought = select(battles).where(battles.c.campaign == campaign).order_by(battles.c.number)
    known = [_battle_record(battle) for battle in connection.execute(fought).mappings()]
    bodies = connection.execute(
        select(orders.c.body).where(orders.c.campaign == campaign).order_by(orders.c.number)
    ).scalars()
    given: list[dict[str, Json]] = [json.loads(body) for body in bodies]
    kept = KeptCampaign(_record(row, sides, known), given)
    on = [battle.game for battle in known if not battle.booked]
    if on:
        setup = connection.execute(select(games.c.setup).where(games.c.id == on[0])).scalar()
        kept.fighting = json.loads(setup) if setup is not None else None
    return kept


def _version(connection: Connection, campaign: str) -> int | None:
    version: int | None = connection.execute(
        select(campaigns.c.version).where(campaigns.c.id == campaign)
    ).scalar()
    return version


def _opened_by(connection: Connection, token_hashes: Sequence[str]) -> list[CampaignRecord]:
    mine = select(seats.c.campaign).where(seats.c.token_hash.in_(token_hashes))
    latest = (
        select(campaigns)
        .where(campaigns.c.id.in_(mine) | campaigns.c.host_hash.in_(token_hashes))
        .order_by(campaigns.c.changed_at.desc())
        .limit(LISTED)
    )
    rows = list(connection.execute(latest).mappings())
    by_campaign: dict[str, list[SeatRecord]] = {row["id"]: [] for row in rows}
    sides = select(seats).where(seats.c.campaign.in_(list(by_campaign))).order_by(seats.c.side)
    for seat in connection.execute(sides).mappings():
        by_campaign[seat["campaign"]].append(_seat_record(seat))
    records = []
    for row in rows:
        try:
            records.append(_record(row, by_campaign[row["id"]], []))
        except GARBLED as error:  # the others are there all the same
            log.error("campaign %s cannot be read: %s", row["id"], error)
    return records


def _battle_of(connection: Connection, game: str) -> tuple[str, BattleRecord] | None:
    row = connection.execute(select(battles).where(battles.c.game == game)).mappings().first()
    return None if row is None else (row["campaign"], _battle_record(row))


def _unbooked(connection: Connection) -> list[tuple[str, str]]:
    # Of those that people alone fight nobody is waited for before they come back.
    with_bots = select(game_seats.c.game).where(game_seats.c.held_by == "bot")
    waiting = (
        select(battles.c.campaign, battles.c.game)
        .join(games, games.c.id == battles.c.game)
        .where(~battles.c.booked & (games.c.over | games.c.id.in_(with_bots)))
    )
    return [(row.campaign, row.game) for row in connection.execute(waiting)]


# ---------------------------------------------------------------- rows


def _seat_row(campaign: str, seat: SeatRecord) -> dict[str, Any]:
    return {"campaign": campaign, **msgspec.structs.asdict(seat)}


def _seat_record(row: RowMapping) -> SeatRecord:
    return SeatRecord(**{key: value for key, value in row.items() if key != "campaign"})


def _battle_record(row: RowMapping) -> BattleRecord:
    return BattleRecord(number=row["number"], game=row["game"], booked=row["booked"])


def _record(row: RowMapping, sides: list[SeatRecord], fought: list[BattleRecord]) -> CampaignRecord:
    fields = dict(row)
    fields["summary"] = msgspec.json.decode(row["summary"], type=CampaignSummary)
    return CampaignRecord(**fields, seats=sides, battles=fought)
