"""What browsers are told and asked, so that a page of somebody else's cannot act in the name of whoever plays here."""

from __future__ import annotations

import re
import socket
from urllib.parse import urlsplit

from litestar.datastructures import Headers, MutableScopeHeaders
from litestar.enums import ScopeType
from litestar.middleware import ASGIMiddleware
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from sandtable.server.errors import ApiError
from sandtable.server.limits import is_address
from sandtable.server.settings import Settings

HOST = re.compile(r"(?P<name>[\w.\-]+|\[[\da-f:.]+\])(?::(?P<port>\d{1,5}))?", re.IGNORECASE | re.ASCII)
LOOKING = ("GET", "HEAD", "OPTIONS")
USUAL_PORTS = {"http": "80", "https": "443", "ws": "80", "wss": "443"}

# On every reply; a page says itself what it may load.
HEADERS = {
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",
    "X-Frame-Options": "DENY",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
}
NOTHING = "default-src 'none'; frame-ancestors 'none'"


async def add_headers(message: Message, scope: Scope) -> None:
    """Tells a browser what not to do with a reply, errors included."""
    if message["type"] != "http.response.start":
        return
    headers = MutableScopeHeaders.from_message(message)
    for name, value in HEADERS.items():
        headers.setdefault(name, value)
    headers.setdefault("Content-Security-Policy", NOTHING)


class Manners(ASGIMiddleware):
    """Answers only to names of its own, and changes nothing for another site's page.

    A name that a stranger points at this machine (rebinding) is refused, whatever is behind it; an address in numbers
    cannot be pointed anywhere else.
    """

    scopes = (ScopeType.HTTP, ScopeType.WEBSOCKET)

    def __init__(self, settings: Settings) -> None:
        own = socket.gethostname().lower()
        self.names = {"localhost", own, f"{own}.local", *(name.lower() for name in settings.names)}

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        """Lets a request through, or says what is wrong with where it comes from."""
        headers = Headers.from_scope(scope)
        named = headers.getall("host", [])
        host = named[0] if len(named) == 1 else ""
        self._need_own_name(host)
        changes = scope["type"] == ScopeType.WEBSOCKET or scope["method"] not in LOOKING
        origin = headers.get("origin", "")
        foreign = (
            headers.get("sec-fetch-site", "") == "cross-site" if not origin else not same_place(origin, host)
        )
        if changes and foreign:
            raise ApiError(403, "server-foreign-page")
        await next_app(scope, receive, send)

    def _need_own_name(self, host: str) -> None:
        parts = HOST.fullmatch(host)
        if parts is None:
            raise ApiError(400, "server-unreadable-host")
        name = parts["name"].strip("[]").lower().removesuffix(".")
        if name not in self.names and not name.endswith(".localhost") and not is_address(name):
            raise ApiError(421, "server-wrong-name", {"name": name[:100]})


def same_place(origin: str, host: str) -> bool:
    """Whether a page of this origin came from this host: the same name and port."""
    try:
        page = urlsplit(origin)
        port = page.port
    except ValueError:
        return False
    usual = USUAL_PORTS.get(page.scheme, "")
    parts = HOST.fullmatch(host)
    if parts is None or not page.hostname:
        return False
    name = parts["name"].strip("[]").lower()
    return (page.hostname, str(port or usual)) == (name, parts["port"] or usual)
