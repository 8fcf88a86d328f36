"""How a server is set up: where games are kept, and how much of everything it allows."""

from __future__ import annotations

import os
from pathlib import Path

import msgspec

STATIC = Path(__file__).parent / "static"


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """Limits fit for a small public host; a table at home never meets them."""

    database_url: str
    static: Path = STATIC  # the built client

    games_in_memory: int = 200  # beyond that the games left alone longest are read again when needed
    games_at_most: int = 20_000
    campaigns_at_most: int = 2_000
    replays_at_most: int = 100  # journals that people brought along

    bot_workers: int = max(1, (os.cpu_count() or 2) - 1)
    study_workers: int = 1  # previews and tools
    bot_seconds: float = 10.0
    preview_seconds: float = 3.0
    replay_seconds: float = 30.0

    body_bytes: int = 256 * 1024
    journal_bytes: int = 4_000_000
    message_bytes: int = 64 * 1024  # of one socket message
    sockets_per_game: int = 64
    first_message_seconds: float = 10.0

    # Per address; whoever sits at the machine itself is not counted.
    requests_per_second: float = 25.0
    requests_at_once: float = 200.0
    messages_per_second: float = 30.0
    messages_at_once: float = 90.0


def default_database() -> str:
    """The file that keeps the games of whoever plays on this machine."""
    home = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return f"sqlite:///{Path(home) / 'sandtable' / 'games.sqlite3'}"
