"""For several servers over one database: a stamp that grows with every change, and seals that all of them know.

Revision ID: 0004
Revises: 0003
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Adds the column and the table."""
    op.add_column("games", sa.Column("stamp", sa.Integer, nullable=False, server_default="0"))
    op.create_table(
        "seals",
        sa.Column("id", sa.String(24), nullable=False),
        sa.Column("seed", sa.BigInteger, nullable=False),
        sa.Column("nonce", sa.String(64), nullable=False),
        sa.Column("created_at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_seals"),
    )
    op.create_index("ix_seals_created_at", "seals", ["created_at"])


def downgrade() -> None:
    """Takes both away; the games stay."""
    op.drop_table("seals")
    with op.batch_alter_table("games") as table:
        table.drop_column("stamp")
