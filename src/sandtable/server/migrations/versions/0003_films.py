"""Films of finished games.

Revision ID: 0003
Revises: 0002
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Makes the table."""
    op.create_table(
        "films",
        sa.Column("game", sa.String(24), nullable=False),
        sa.Column("rules_version", sa.Integer, nullable=False),
        sa.Column("film", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("game", name="pk_films"),
        sa.ForeignKeyConstraint(["game"], ["games.id"], name="fk_films_game", ondelete="CASCADE"),
    )


def downgrade() -> None:
    """Drops it; the games stay."""
    op.drop_table("films")
