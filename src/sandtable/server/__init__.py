"""The web API, its sockets, its storage and its seats."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from sandtable.server.app import create_app
    from sandtable.server.database import StoreError
    from sandtable.server.launch import LaunchError, run
    from sandtable.server.settings import Settings

__all__ = ["LaunchError", "Settings", "StoreError", "create_app", "run"]

_WHERE = {
    "LaunchError": "launch",
    "Settings": "settings",
    "StoreError": "database",
    "create_app": "app",
    "run": "launch",
}


def __getattr__(name: str) -> object:
    """Loads a name when it is first used: the workers live in this package and need none of them."""
    if name not in _WHERE:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from importlib import import_module  # noqa: PLC0415 - see above

    return getattr(import_module(f"{__name__}.{_WHERE[name]}"), name)
