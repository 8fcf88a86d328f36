"""Starts the server: a free port, the address on the screen, and an orderly end."""

from __future__ import annotations

import asyncio
import errno
import locale
import logging
import os
import socket
import sys
import threading
import webbrowser
from collections.abc import Callable
from pathlib import Path
from typing import Any

import uvicorn

from sandtable.i18n import Texts, closest_language
from sandtable.server.app import create_app
from sandtable.server.database import url_of
from sandtable.server.front import Front, FrontConfig, SocketFront
from sandtable.server.limits import is_address
from sandtable.server.routes_library import all_described
from sandtable.server.settings import Settings, default_database
from sandtable.server.store import prepare

TEXTS = Path(__file__).parent / "text"
FIRST_PORT = 8123
PORTS_TRIED = 100
SHUTDOWN_SECONDS = 5
KEEP_ALIVE_SECONDS = 75  # longer than most people think about an answer


log = logging.getLogger(__name__)


class LaunchError(Exception):
    """The server cannot start; the text says what to change."""


class Server(uvicorn.Server):
    """Tells where it is once it answers there."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self.ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Starts, then tells. Rules and ready-made armies are read before: the first page asks for all of them."""
        await asyncio.to_thread(all_described)
        await super().startup(sockets)
        if self.started:
            self.ready()


def bound(host: str, port: int | None) -> socket.socket:
    """A listening place: the port asked for, or the first free one from 8123 on."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    wanted = [port] if port is not None else [*range(FIRST_PORT, FIRST_PORT + PORTS_TRIED), 0]
    for number in wanted:
        place = socket.socket(family, socket.SOCK_STREAM)
        place.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            place.bind((host, number))
            place.listen(128)
        except OSError as error:
            place.close()
            if error.errno == errno.EADDRINUSE and port is None:
                continue
            raise LaunchError(_why_not(host, number, error)) from error
        place.set_inheritable(False)
        return place
    raise LaunchError(f"no free port on {host}")


def _why_not(host: str, port: int, error: OSError) -> str:
    if error.errno == errno.EADDRINUSE:
        return f"port {port} is taken; choose another one, or leave it out and a free one is found"
    if error.errno == errno.EACCES:
        return f"port {port} is not allowed to you; choose one from 1024 on"
    return f"cannot listen on {host}, port {port}: {error.strerror or error}"


def address_of(place: socket.socket) -> str:
    """The URL of a listening place, as a browser on this machine opens it."""
    name = place.getsockname()
    host = {"0.0.0.0": "127.0.0.1", "::": "::1"}.get(name[0], name[0])  # noqa: S104 - read, not bound
    return f"http://[{host}]:{name[1]}/" if ":" in host else f"http://{host}:{name[1]}/"


def run(
    host: str = "127.0.0.1",
    port: int | None = None,
    database_url: str | None = None,
    *,
    path: str = "",
    open_browser: bool = False,
    log_level: str = "warning",
    quiet: bool = False,
    settings: dict[str, Any] | None = None,
) -> None:
    """Serves until it is stopped. Raises LaunchError or StoreError with a sentence when it cannot start.

    Without a port the first free one from 8123 on is taken; without a database, `DATABASE_URL` or a file in
    the user's data folder. `path` is the page that is shown first; `settings` are those that differ from the usual.
    """
    given = settings or {}
    strange = [address for address in given.get("proxies", ()) if not is_address(address)]
    if strange:
        raise LaunchError(f"--proxy takes an address such as 127.0.0.1, not {strange[0]!r}")
    database = database_url or os.environ.get("DATABASE_URL") or default_database()
    serve(
        Settings(database_url=database, **given),
        host,
        port,
        path=path,
        open_browser=open_browser,
        log_level=log_level,
        quiet=quiet,
    )


def serve(
    settings: Settings,
    host: str = "127.0.0.1",
    port: int | None = None,
    *,
    path: str = "",
    open_browser: bool = False,
    log_level: str = "warning",
    quiet: bool = False,
) -> None:
    """`run` with every setting in the caller's hand."""
    kept_in = url_of(settings.database_url).render_as_string(hide_password=True)
    logging.basicConfig(level=log_level.upper(), format="%(levelname)s %(name)s: %(message)s")
    for fault in asyncio.run(prepare(settings.database_url)):
        log.error("the database is damaged: %s", fault)
    place = bound(host, port)
    url = address_of(place) + path.lstrip("/")

    def ready() -> None:
        if not quiet:
            announce(url, kept_in)
        if open_browser:
            # It may block while a text browser runs.
            threading.Thread(target=webbrowser.open, args=(url,), daemon=True).start()

    # A commit asks for the interpreter eight times, and should not wait for it 5 ms each time.
    sys.setswitchinterval(0.0002)
    server = Server(configured(settings, log_level), ready)
    for name in ("uvicorn.access", "uvicorn.error"):  # sockets are told in the latter
        logging.getLogger(name).addFilter(without_query)
    try:
        server.run(sockets=[place])
    except KeyboardInterrupt:
        pass
    finally:
        place.close()
    if not server.started:
        raise LaunchError("the server could not start; what went wrong is above")


def without_query(record: logging.LogRecord) -> bool:
    """Leaves out of a log of requests what comes after the question mark: invitations are among it."""
    if isinstance(record.args, tuple):
        record.args = tuple(part.partition("?")[0] if isinstance(part, str) else part for part in record.args)
    return True


def announce(url: str, kept_in: str) -> None:
    """Says where the table is."""
    # Our own texts alone: reading those of every system takes a while.
    texts = Texts(closest_language(locale.getlocale()[0] or ""), [TEXTS])
    print(texts.format("server-ready", url=url), flush=True)
    print(texts.format("server-ready-stop", database=kept_in), flush=True)


def configured(settings: Settings, log_level: str) -> uvicorn.Config:
    """How uvicorn serves the application."""
    return FrontConfig(
        settings,
        create_app(settings),
        loop="uvloop" if sys.platform != "win32" else "asyncio",
        http=Front,
        ws=SocketFront,
        ws_max_size=settings.message_bytes,
        log_level=log_level,
        access_log=log_level in ("info", "debug", "trace"),
        timeout_graceful_shutdown=SHUTDOWN_SECONDS,
        timeout_keep_alive=KEEP_ALIVE_SECONDS,
        proxy_headers=False,  # whom a proxy names is read where addresses are counted
        server_header=False,
    )
