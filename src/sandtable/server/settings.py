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
    idle_seconds: float = 900.0  # and those that nobody has looked at for so long, in any case
    games_at_most: int = 20_000
    campaigns_at_most: int = 2_000
    replays_at_most: int = 100  # journals that people brought along

    bot_workers: int = max(1, (os.cpu_count() or 2) - 1)
    study_workers: int = 1  # previews and tools
    worker_megabytes: int = 1_000  # of whoever works out what strangers bring; bots take what they need
    bot_seconds: float = 10.0
    preview_seconds: float = 3.0
    replay_seconds: float = 30.0
    print_seconds: float = 20.0

    body_bytes: int = 256 * 1024
    journal_bytes: int = 4_000_000
    message_bytes: int = 64 * 1024  # of one socket message
    sockets_per_game: int = 64  # of onlookers
    sockets_per_seat: int = 8  # pages that one player has open
    first_message_seconds: float = 10.0

    metrics: bool = False  # whether /metrics tells figures

    # Who asks: names the server answers to besides its numbers, and proxies whose word about addresses counts.
    names: tuple[str, ...] = ()
    proxies: tuple[str, ...] = ()

    # One connection, before anything of it is understood.
    connections_at_most: int = 2_000
    connections_per_address: int = (
        200  # a club behind one address, six for each browser; sockets are not among them
    )
    onlookers_per_address: int = (
        100  # sockets that have shown no seat; those that have are bounded by game and house
    )
    url_bytes: int = 8 * 1024
    head_bytes: int = 32 * 1024  # a browser that holds many seats shows many tokens
    head_fields: int = 100
    head_seconds: float = 10.0
    body_seconds: float = 30.0
    stalled_seconds: float = 60.0  # how long somebody may leave unread what was sent

    # Per address; the machine itself may ask more, since everybody at it is one address.
    requests_per_second: float = 25.0
    requests_at_once: float = 200.0
    founded_per_hour: float = 60.0  # games; a campaign counts as five
    founded_at_once: float = 200.0
    at_home_times: float = 10.0
    messages_per_second: float = 30.0
    messages_at_once: float = 90.0


def default_database() -> str:
    """The file that keeps the games of whoever plays on this machine."""
    home = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return f"sqlite:///{Path(home) / 'sandtable' / 'games.sqlite3'}"
