"""How the server is: whether it answers, and figures for those who keep an eye on it."""

from __future__ import annotations

import time
from typing import Any

from litestar import Request, Response, get
from litestar.datastructures import State
from litestar.enums import ScopeType
from litestar.exceptions import NotFoundException
from litestar.middleware import ASGIMiddleware
from litestar.types import ASGIApp, Message, Receive, Scope, Send
from sqlalchemy import Connection, text

from sandtable.server.faults import host_of
from sandtable.server.host import Host
from sandtable.server.settings import Settings

BOUNDS = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0)  # seconds
PLAIN = "text/plain; version=0.0.4"


class Tally(ASGIMiddleware):
    """Counts replies by status, and how long they took."""

    scopes = (ScopeType.HTTP,)

    def __init__(self, settings: Settings) -> None:
        self.asked_for = settings.metrics
        self.replies: dict[int, int] = {}
        self.within = [0 for _ in BOUNDS]
        self.seconds = 0.0

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        """Lets the request through and looks at the clock."""
        if not self.asked_for:
            await next_app(scope, receive, send)
            return
        began = time.monotonic()

        async def counted(message: Message) -> None:
            if message["type"] == "http.response.start":
                self.note(message["status"], time.monotonic() - began)
            await send(message)

        await next_app(scope, receive, counted)

    def note(self, status: int, took: float) -> None:
        """A reply has begun, so many seconds after the question was read."""
        self.replies[status] = self.replies.get(status, 0) + 1
        self.seconds += took
        for at, bound in enumerate(BOUNDS):
            self.within[at] += took <= bound

    def lines(self) -> list[str]:
        """The figures in Prometheus's form."""
        count = sum(self.replies.values())
        lines = described("replies_total", "counter", "Replies by their status.")
        lines += [f'sandtable_replies_total{{status="{s}"}} {n}' for s, n in sorted(self.replies.items())]
        lines += described(
            "reply_seconds", "histogram", "How long a reply took, from the whole head to its own."
        )
        lines += [
            f'sandtable_reply_seconds_bucket{{le="{b}"}} {n}'
            for b, n in zip(BOUNDS, self.within, strict=True)
        ]
        lines += [f'sandtable_reply_seconds_bucket{{le="+Inf"}} {count}']
        return [
            *lines,
            f"sandtable_reply_seconds_sum {self.seconds:.6f}",
            f"sandtable_reply_seconds_count {count}",
        ]


@get("/api/health", include_in_schema=False)
async def health(request: Request[Any, Any, State]) -> dict[str, bool]:
    """Whether the server and its database answer; 503 when the database does not."""
    await host_of(request).store.database.read(_answers)
    return {"ok": True}


def _answers(connection: Connection) -> None:
    connection.execute(text("SELECT 1"))


@get("/metrics", include_in_schema=False)
async def metrics(request: Request[Any, Any, State]) -> Response[str]:
    """Figures for whoever runs the server; nobody finds them unless they were asked for, nor through a proxy."""
    tally: Tally = request.app.state.tally
    settings: Settings = request.app.state.settings
    client = request.client.host if request.client is not None else ""
    if not tally.asked_for or (client in settings.proxies and "x-forwarded-for" in request.headers):
        raise NotFoundException
    lines = [*tally.lines(), *_gauges(host_of(request))]
    return Response("\n".join(lines) + "\n", media_type=PLAIN)


def _gauges(host: Host) -> list[str]:
    figures = (
        ("games_in_memory", "Games that are in memory.", len(host.games.shelf)),
        ("sockets", "Open sockets of games.", host.hub.total()),
        ("bots_thinking", "Games in which a bot thinks, or waits for its turn to.", host.bots.busy()),
    )
    lines: list[str] = []
    for name, meaning, value in figures:
        lines += [*described(name, "gauge", meaning), f"sandtable_{name} {value}"]
    return lines


def described(name: str, kind: str, meaning: str) -> list[str]:
    """What stands before a figure: its meaning and its kind."""
    return [f"# HELP sandtable_{name} {meaning}", f"# TYPE sandtable_{name} {kind}"]
