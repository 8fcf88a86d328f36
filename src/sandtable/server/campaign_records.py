"""What the database knows of a campaign, and what one request changes of it."""

from __future__ import annotations

from typing import Any

import msgspec

from sandtable.core.wire import Json
from sandtable.server.records import Kept, SeatRecord


class CampaignSummary(msgspec.Struct, kw_only=True):
    """A campaign in a list: its name, how it stands, the next battle, who has something to do."""

    name: str = ""
    standings: list[dict[str, Any]] = []
    next: dict[str, Any] | None = None
    asked: list[int] = []


class BattleRecord(msgspec.Struct, kw_only=True):
    """Which game is which battle, and whether its end has been written into the campaign."""

    number: int
    game: str
    booked: bool = False


class CampaignRecord(msgspec.Struct, kw_only=True):
    """A campaign without its orders."""

    id: str
    system: str
    rules_version: int
    host_hash: str
    host_holder: str
    version: int
    over: bool
    summary: CampaignSummary
    created_at: int
    changed_at: int
    seats: list[SeatRecord] = []
    battles: list[BattleRecord] = []


class KeptCampaign(msgspec.Struct):
    """A campaign as it is read from the database, and the set-up of the battle that is on."""

    record: CampaignRecord
    orders: list[dict[str, Json]]
    fighting: dict[str, Json] | None = None


class CampaignChange(msgspec.Struct, kw_only=True):
    """What one request changes; it is written in one transaction or not at all."""

    campaign: str
    version_before: int
    first: int  # the number of the first new order
    orders: list[dict[str, Json]]
    over: bool
    summary: CampaignSummary
    seats: list[SeatRecord] = []
    booked: int = 0  # the battle whose end is among the orders
    battle: BattleRecord | None = None  # one that begins, with its game
    game: Kept | None = None
    dropped: list[int] = []  # battles that no longer belong to it
    rules_version: int | None = None  # the rules it goes on under, when they have changed
