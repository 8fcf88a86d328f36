"""Brings the tables of a database up to date with the migrations in this package."""

from __future__ import annotations

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, text

LOCK = 0x5A4D7AB1E  # any number that nobody else locks
SCRIPTS = Path(__file__).parent / "migrations"


def migrate(connection: Connection, revision: str = "head") -> None:
    """Runs every migration the database has not seen, inside the transaction of the connection."""
    if connection.dialect.name == "postgresql":
        # Of several servers that start at once one does it, and the others find it done.
        connection.execute(text(f"SELECT pg_advisory_xact_lock({LOCK})"))
    config = _config()
    config.attributes["connection"] = connection
    command.upgrade(config, revision)


def revision_of(connection: Connection) -> str:
    """The last migration that a database has seen; "" when it has seen none."""
    return MigrationContext.configure(connection).get_current_revision() or ""


def newest() -> str:
    """The last migration there is."""
    return ScriptDirectory.from_config(_config()).get_current_head() or ""


def _config() -> Config:
    config = Config()
    config.set_main_option("script_location", str(SCRIPTS).replace("%", "%%"))
    return config
