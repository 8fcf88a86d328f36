"""What is installed beside the server. Looking it up takes ten milliseconds, so it is done once."""

from __future__ import annotations

from functools import cache

from sandtable.ai import bot_names
from sandtable.core.system import system_ids


@cache
def bots_here() -> list[str]:
    """The names of all bots; the first is the one people usually play against."""
    return bot_names()


@cache
def systems_here() -> list[str]:
    """The ids of all systems."""
    return system_ids()
