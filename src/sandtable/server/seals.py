"""Seals that are shown before the game they are for: whoever sets it up sees the commitment, then adds a word.

They are kept in the database: the game may be set up with another server over it than the one that showed the seal.
"""

from __future__ import annotations

import secrets

from sqlalchemy import Connection, delete, insert, select

from sandtable.core.dice import commitment
from sandtable.server.database import Database
from sandtable.server.locking import locked, opened
from sandtable.server.room import now
from sandtable.server.schema import seals
from sandtable.server.seats import new_id

SEED_BITS = 62
KEPT_AT_MOST = 10_000
KEPT_MILLISECONDS = 600_000  # longer than it takes to set a game up


class Dealt:
    """Dice that nobody knows: the seed, and the nonce that hides it behind its commitment."""

    __slots__ = ("nonce", "seed")

    def __init__(self) -> None:
        self.seed = secrets.randbits(SEED_BITS)
        self.nonce = secrets.token_hex(16)


class Seals:
    """Commitments that have been shown and not used yet. Each is good for one game: the end of it tells the seed."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def show(self) -> tuple[str, str]:
        """A new one: its id, and the commitment."""
        id, dealt = new_id(), Dealt()
        await self.database.write(_keep, id, dealt)
        return id, commitment(dealt.seed, dealt.nonce)

    async def take(self, id: str) -> Dealt | None:
        """The dice behind a commitment, once; None when it is too old, used, or nobody's."""
        return await self.database.write(_take, id)


def _keep(connection: Connection, id: str, dealt: Dealt) -> None:
    seed, nonce = locked(dealt.seed, dealt.nonce)
    connection.execute(insert(seals).values(id=id, seed=seed, nonce=nonce, created_at=now()))
    connection.execute(delete(seals).where(seals.c.created_at < now() - KEPT_MILLISECONDS))
    first_kept = select(seals.c.created_at).order_by(seals.c.created_at.desc()).offset(KEPT_AT_MOST).limit(1)
    connection.execute(delete(seals).where(seals.c.created_at <= first_kept.scalar_subquery()))


def _take(connection: Connection, id: str) -> Dealt | None:
    young = seals.c.created_at >= now() - KEPT_MILLISECONDS
    taken = connection.execute(
        delete(seals).where((seals.c.id == id) & young).returning(seals.c.seed, seals.c.nonce)
    ).first()
    if taken is None:
        return None
    dealt = Dealt()
    dealt.seed, dealt.nonce = opened(taken.seed, taken.nonce)
    return dealt
