"""The tables of the database: a game is its set-up, its seats and one row per journal entry."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
)

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "pk": "pk_%(table_name)s",
    }
)


def _game() -> Column[str]:
    return Column("game", String(24), ForeignKey("games.id", ondelete="CASCADE"), primary_key=True)


games = Table(
    "games",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("system", String(40), nullable=False),
    Column("rules_version", Integer, nullable=False),
    Column("setup", Text, nullable=False),
    Column("dice", String(8), nullable=False),  # seeded, typed
    Column("seed", BigInteger, nullable=False),
    Column("seed_chosen", Boolean, nullable=False),  # by whoever set the game up, who then knows the dice
    Column("nonce", String(64), nullable=False),
    Column("entropy", Text, nullable=False),
    Column("host_hash", String(64), nullable=False),
    Column("host_holder", String(24), nullable=False),
    Column("version", Integer, nullable=False),  # grows with every change to the entries, undo included
    Column("over", Boolean, nullable=False),
    Column("summary", Text, nullable=False),  # for lists, so that they need not replay the game
    Column("created_at", BigInteger, nullable=False),  # milliseconds since 1970, as is changed_at
    Column("changed_at", BigInteger, nullable=False),
    Column(
        "stamp", Integer, nullable=False, server_default="0"
    ),  # grows with every change, also of a seat alone
    # A battle's dice wait so long for the words of its seats, in milliseconds since 1970.
    Column("words_until", BigInteger, nullable=False, server_default="0"),
    Index("ix_games_changed_at", "changed_at"),
)

seats = Table(
    "seats",
    metadata,
    _game(),
    Column("side", Integer, primary_key=True),
    Column("held_by", String(8), nullable=False),  # person, bot, remote, open
    Column("bot", String(40), nullable=False),
    Column("name", String(60), nullable=False),
    Column("holder", String(24), nullable=False),  # seats with the same holder are in one browser
    Column("token_hash", String(64), nullable=False),
    Column("invitation_hash", String(64), nullable=False),
    Index("ix_seats_token_hash", "token_hash"),
)

entries = Table(
    "entries",
    metadata,
    _game(),
    Column("number", Integer, primary_key=True),
    Column("body", Text, nullable=False),
    sqlite_with_rowid=False,
)

orders = Table(
    "orders",
    metadata,
    _game(),
    Column("side", Integer, primary_key=True),
    Column("topic", String(80), primary_key=True),
    Column("given", String(80), nullable=False),
)

films = Table(
    "films",
    metadata,
    _game(),
    Column("rules_version", Integer, nullable=False),  # of the rules that filmed it
    Column("film", Text, nullable=False),
)

seals = Table(
    "seals",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("seed", BigInteger, nullable=False),
    Column("nonce", String(64), nullable=False),
    Column("created_at", BigInteger, nullable=False),
    Index("ix_seals_created_at", "created_at"),
)

replays = Table(
    "replays",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("journal", Text, nullable=False),
    Column("created_at", BigInteger, nullable=False),
    Index("ix_replays_created_at", "created_at"),
)


def _campaign() -> Column[str]:
    return Column("campaign", String(24), ForeignKey("campaigns.id", ondelete="CASCADE"), primary_key=True)


campaigns = Table(
    "campaigns",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("system", String(40), nullable=False),
    Column("rules_version", Integer, nullable=False),
    Column("host_hash", String(64), nullable=False),
    Column("host_holder", String(24), nullable=False),
    Column("version", Integer, nullable=False),  # grows with every change
    Column("over", Boolean, nullable=False),
    Column("summary", Text, nullable=False),  # for lists, so that they need not carry the orders out again
    Column("created_at", BigInteger, nullable=False),
    Column("changed_at", BigInteger, nullable=False),
    Index("ix_campaigns_changed_at", "changed_at"),
)

campaign_seats = Table(
    "campaign_seats",
    metadata,
    _campaign(),
    Column("side", Integer, primary_key=True),
    Column("held_by", String(8), nullable=False),  # person, bot, open
    Column("bot", String(40), nullable=False),
    Column("name", String(60), nullable=False),
    Column("holder", String(24), nullable=False),
    Column("token_hash", String(64), nullable=False),  # opens the side's seat in every battle too
    Column("invitation_hash", String(64), nullable=False),
    Index("ix_campaign_seats_token_hash", "token_hash"),
)

campaign_orders = Table(
    "campaign_orders",
    metadata,
    _campaign(),
    Column("number", Integer, primary_key=True),
    Column("body", Text, nullable=False),
    sqlite_with_rowid=False,
)

campaign_battles = Table(
    "campaign_battles",
    metadata,
    _campaign(),
    Column("number", Integer, primary_key=True),
    Column("game", String(24), nullable=False),  # may be gone when it is long over
    Column("booked", Boolean, nullable=False),
    Index("ix_campaign_battles_game", "game", unique=True),
)
