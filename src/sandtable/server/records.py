"""What the database knows of a game, as plain values."""

from __future__ import annotations

from typing import Any

import msgspec

from sandtable.core.game import Entry
from sandtable.core.journal import Seal
from sandtable.core.wire import Json, side_letter


class Summary(msgspec.Struct, kw_only=True):
    """A game in a list: title, turn, scores, whose go it is."""

    title: dict[str, Any] = {}
    turn: int = 0
    turns: int = 0
    sides: list[dict[str, Any]] = []  # id, livery, name, score
    waiting_for: str | None = None
    result: dict[str, Any] | None = None


class SeatRecord(msgspec.Struct, kw_only=True):
    """Who holds a side. Tokens and invitations are kept as hashes only."""

    side: int
    held_by: str  # person, bot, remote, open
    bot: str = ""
    name: str = ""
    holder: str = ""
    token_hash: str = ""
    invitation_hash: str = ""

    @property
    def letter(self) -> str:
        """The side's letter."""
        return side_letter(self.side)

    @property
    def in_person(self) -> bool:
        """Whether people answer from it."""
        return self.held_by in ("person", "remote")


class GameRecord(msgspec.Struct, kw_only=True):
    """A game without its entries."""

    id: str
    system: str
    rules_version: int
    setup: dict[str, Json]
    dice: str
    seed: int
    seed_chosen: bool
    nonce: str
    entropy: list[str]
    host_hash: str
    host_holder: str
    version: int
    over: bool
    summary: Summary
    created_at: int
    changed_at: int
    stamp: int = 0  # how often it has been written
    words_until: int = (
        0  # a battle's dice wait so long for the words of its seats, in milliseconds since 1970
    )
    seats: list[SeatRecord] = []

    @property
    def seal(self) -> Seal:
        """What makes the dice checkable."""
        return Seal(self.seed, self.nonce, self.entropy)

    def word_of(self, side: int) -> str:
        """What a seat has added to the dice."""
        return self.entropy[side] if self.entropy else ""


class Kept(msgspec.Struct):
    """A game as it is read from the database: record, entries, standing orders per side, and its film if it has one."""

    record: GameRecord
    entries: list[Entry]
    orders: list[dict[str, str]]
    film: str = ""
    film_rules: int = 0  # the version of the rules that filmed it


class Change(msgspec.Struct, kw_only=True):
    """What one request changes; it is written in one transaction or not at all."""

    game: str
    version_before: int
    version: int
    stamp_before: int
    keep: int  # entries that stay; those after it are deleted
    entries: list[Entry]  # new ones, numbered from `keep`
    deletes: bool = False
    over: bool
    summary: Summary
    entropy: list[str] | None = None
    seats: list[SeatRecord] = []  # those that changed
    orders: list[tuple[int, str, str]] = []  # side, topic, order; "" takes it back
    rules_version: int | None = None  # the rules it goes on under, when they have changed
    talk: dict[str, Json] = {}  # what other servers are told besides: it stands in no table
