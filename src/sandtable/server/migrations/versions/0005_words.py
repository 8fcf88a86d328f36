"""Until when the dice of a campaign's battle wait for the words of its seats; those that run already wait for none.

Revision ID: 0005
Revises: 0004
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Adds the column."""
    op.add_column("games", sa.Column("words_until", sa.BigInteger, nullable=False, server_default="0"))


def downgrade() -> None:
    """Takes it away; the games stay."""
    with op.batch_alter_table("games") as table:
        table.drop_column("words_until")
