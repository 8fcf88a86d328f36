"""What Alembic runs: the migrations, over the connection that `migrate` hands in."""

from __future__ import annotations

from alembic import context

from sandtable.server.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    # SQLite changes a column by making the table anew.
    render_as_batch=True,
)

with context.begin_transaction():
    context.run_migrations()
