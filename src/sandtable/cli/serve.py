"""`sandtable serve`: the server for many."""

from __future__ import annotations

from typing import Annotated, Any

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
    names: Annotated[
        list[str] | None,
        typer.Option("--name", envvar="SANDTABLE_NAMES", help="A name people reach it by; may be repeated."),
    ] = None,
    proxies: Annotated[
        list[str] | None,
        typer.Option(
            "--proxy",
            envvar="SANDTABLE_PROXIES",
            help="Address of a reverse proxy of yours, whose word about addresses counts; may be repeated.",
        ),
    ] = None,
    metrics: Annotated[
        bool, typer.Option("--metrics", envvar="SANDTABLE_METRICS", help="Tell figures at /metrics.")
    ] = False,
    log_level: Annotated[str, typer.Option("--log-level", help="debug, info, warning or error.")] = "warning",
) -> None:
    """Serve games to browsers on this network; games survive a restart.

    With a secret in SANDTABLE_KEY the seeds of new games are written down locked.

    \b
    sandtable serve --host 0.0.0.0
    sandtable serve --name games.example.org --proxy 127.0.0.1
    DATABASE_URL=postgresql://host/sandtable sandtable serve
    """  # noqa: D301 - click keeps the lines of a paragraph that begins with a backspace
    settings = {"names": tuple(names or []), "proxies": tuple(proxies or []), "metrics": metrics}
    run_server(host, port, database, False, log_level, settings)


def run_server(
    host: str,
    port: int | None,
    database: str,
    browser: bool,
    log_level: str = "warning",
    settings: dict[str, Any] | None = None,
) -> None:
    """Runs the server until it is stopped; `settings` are those of the server that differ from the usual."""
    from sandtable.server import LaunchError, StoreError, run

    if log_level not in LEVELS:
        raise Trouble(f"--log-level is one of {', '.join(LEVELS)}")
    try:
        run(host, port, database or None, open_browser=browser, log_level=log_level, settings=settings)
    except (LaunchError, StoreError) as error:
        raise Trouble(str(error)) from error
