"""HEAD wherever GET works: the same head, and nothing behind it."""

from __future__ import annotations

from litestar import Litestar
from litestar.types import LifeSpanScope, Message, Receive, Scope, Send


class Heads(Litestar):
    """An application that answers HEAD as it would GET; the framework knows it only where a route names it."""

    async def __call__(self, scope: Scope | LifeSpanScope, receive: Receive, send: Send) -> None:
        """One request."""
        if scope["type"] == "http" and scope["method"] == "HEAD":
            scope = {**scope, "method": "GET"}  # type: ignore[typeddict-item, misc]
            send = bodiless(send)
        await super().__call__(scope, receive, send)


def bodiless(send: Send) -> Send:
    """Sends heads only."""

    async def head(message: Message) -> None:
        if message["type"] == "http.response.body":
            message = {**message, "body": b""}
        await send(message)

    return head
