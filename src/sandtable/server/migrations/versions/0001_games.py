"""Games, seats, entries, standing orders and replays."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Makes the tables."""
    _games()
    _seats()
    op.create_table(
        "entries",
        sa.Column("game", sa.String(24), nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("body", sa.Text, nullable=False),
        *_keys("entries", "number"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "orders",
        sa.Column("game", sa.String(24), nullable=False),
        sa.Column("side", sa.Integer, nullable=False),
        sa.Column("topic", sa.String(80), nullable=False),
        sa.Column("given", sa.String(80), nullable=False),
        *_keys("orders", "side", "topic"),
    )
    op.create_table(
        "replays",
        sa.Column("id", sa.String(24), nullable=False),
        sa.Column("journal", sa.Text, nullable=False),
        sa.Column("created_at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_replays"),
    )
    op.create_index("ix_replays_created_at", "replays", ["created_at"])


def downgrade() -> None:
    """Drops them, with every game."""
    for table in ("replays", "orders", "entries", "seats", "games"):
        op.drop_table(table)


def _games() -> None:
    op.create_table(
        "games",
        sa.Column("id", sa.String(24), nullable=False),
        sa.Column("system", sa.String(40), nullable=False),
        sa.Column("rules_version", sa.Integer, nullable=False),
        sa.Column("setup", sa.Text, nullable=False),
        sa.Column("dice", sa.String(8), nullable=False),
        sa.Column("seed", sa.BigInteger, nullable=False),
        sa.Column("seed_chosen", sa.Boolean, nullable=False),
        sa.Column("nonce", sa.String(64), nullable=False),
        sa.Column("entropy", sa.Text, nullable=False),
        sa.Column("host_hash", sa.String(64), nullable=False),
        sa.Column("host_holder", sa.String(24), nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("over", sa.Boolean, nullable=False),
        sa.Column("summary", sa.Text, nullable=False),
        sa.Column("created_at", sa.BigInteger, nullable=False),
        sa.Column("changed_at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_games"),
    )
    op.create_index("ix_games_changed_at", "games", ["changed_at"])


def _seats() -> None:
    op.create_table(
        "seats",
        sa.Column("game", sa.String(24), nullable=False),
        sa.Column("side", sa.Integer, nullable=False),
        sa.Column("held_by", sa.String(8), nullable=False),
        sa.Column("bot", sa.String(40), nullable=False),
        sa.Column("name", sa.String(60), nullable=False),
        sa.Column("holder", sa.String(24), nullable=False),
        sa.Column("token_hash", sa.String(64), nullable=False),
        sa.Column("invitation_hash", sa.String(64), nullable=False),
        *_keys("seats", "side"),
    )
    op.create_index("ix_seats_token_hash", "seats", ["token_hash"])


def _keys(table: str, *rest: str) -> list[sa.Constraint]:
    """The key of a table that belongs to a game, and the way it goes with its game."""
    return [
        sa.PrimaryKeyConstraint("game", *rest, name=f"pk_{table}"),
        sa.ForeignKeyConstraint(["game"], ["games.id"], name=f"fk_{table}_game", ondelete="CASCADE"),
    ]
