"""`sandtable serve`: the server for many."""

from __future__ import annotations

from typing import Annotated

import typer

from sandtable.cli.trouble import Trouble

LEVELS = ("debug", "info", "warning", "error")


def serve(
    host: Annotated[str, typer.Option("--host", help="Address to listen on.")] = "127.0.0.1",
    port: Annotated[
        int | None, typer.Option("--port", min=0, max=65535, help="Port; a free one else.")
    ] = None,
    database: Annotated[
        str,
        typer.Option("--database", envvar="DATABASE_URL", help="Where games are kept; SQLite by default."),
    ] = "",
    log_level: Annotated[str, typer.Option("--log-level", help="debug, info, warning or error.")] = "warning",
) -> None:
    """Serve games to browsers on this network; games survive a restart.

    \b
    sandtable serve --host 0.0.0.0
    DATABASE_URL=postgresql://host/sandtable sandtable serve
    """  # noqa: D301 - click keeps the lines of a paragraph that begins with a backspace
    run_server(host, port, database, False, log_level)


def run_server(host: str, port: int | None, database: str, browser: bool, log_level: str = "warning") -> None:
    """Runs the server until it is stopped."""
    from sandtable.server import LaunchError, StoreError, run

    if log_level not in LEVELS:
        raise Trouble(f"--log-level is one of {', '.join(LEVELS)}")
    try:
        run(host, port, database or None, open_browser=browser, log_level=log_level)
    except (LaunchError, StoreError) as error:
        raise Trouble(str(error)) from error
