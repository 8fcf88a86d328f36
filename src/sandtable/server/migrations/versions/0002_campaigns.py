"""Campaigns: their seats, their orders, and which game is which battle."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Makes the tables."""
    op.create_table(
        "campaigns",
        sa.Column("id", sa.String(24), nullable=False),
        sa.Column("system", sa.String(40), nullable=False),
        sa.Column("rules_version", sa.Integer, nullable=False),
        sa.Column("host_hash", sa.String(64), nullable=False),
        sa.Column("host_holder", sa.String(24), nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("over", sa.Boolean, nullable=False),
        sa.Column("summary", sa.Text, nullable=False),
        sa.Column("created_at", sa.BigInteger, nullable=False),
        sa.Column("changed_at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_campaigns"),
    )
    op.create_index("ix_campaigns_changed_at", "campaigns", ["changed_at"])
    op.create_table(
        "campaign_seats",
        sa.Column("campaign", sa.String(24), nullable=False),
        sa.Column("side", sa.Integer, nullable=False),
        sa.Column("held_by", sa.String(8), nullable=False),
        sa.Column("bot", sa.String(40), nullable=False),
        sa.Column("name", sa.String(60), nullable=False),
        sa.Column("holder", sa.String(24), nullable=False),
        sa.Column("token_hash", sa.String(64), nullable=False),
        sa.Column("invitation_hash", sa.String(64), nullable=False),
        *_keys("campaign_seats", "side"),
    )
    op.create_index("ix_campaign_seats_token_hash", "campaign_seats", ["token_hash"])
    op.create_table(
        "campaign_orders",
        sa.Column("campaign", sa.String(24), nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("body", sa.Text, nullable=False),
        *_keys("campaign_orders", "number"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "campaign_battles",
        sa.Column("campaign", sa.String(24), nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("game", sa.String(24), nullable=False),
        sa.Column("booked", sa.Boolean, nullable=False),
        *_keys("campaign_battles", "number"),
    )
    op.create_index("ix_campaign_battles_game", "campaign_battles", ["game"], unique=True)


def downgrade() -> None:
    """Drops them, with every campaign; the games stay."""
    for table in ("campaign_battles", "campaign_orders", "campaign_seats", "campaigns"):
        op.drop_table(table)


def _keys(table: str, *rest: str) -> list[sa.Constraint]:
    """The key of a table that belongs to a campaign, and the way it goes with its campaign."""
    return [
        sa.PrimaryKeyConstraint("campaign", *rest, name=f"pk_{table}"),
        sa.ForeignKeyConstraint(
            ["campaign"], ["campaigns.id"], name=f"fk_{table}_campaign", ondelete="CASCADE"
        ),
    ]
