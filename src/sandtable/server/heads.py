"""HEAD wherever GET works: the same head, and nothing behind it."""

from __future__ import annotations

from typing import cast

from litestar import Litestar
from litestar.enums import ScopeType
from litestar.types import (
    HTTPScope,
    LifeSpanReceive,
    LifeSpanScope,
    LifeSpanSend,
    Message,
    Receive,
    Scope,
    Send,
)


class Heads(Litestar):
    """An application that answers HEAD as it would GET; the framework knows it only where a route names it."""

    async def __call__(
        self, scope: Scope | LifeSpanScope, receive: Receive | LifeSpanReceive, send: Send | LifeSpanSend
    ) -> None:
        """One request."""
        if scope["type"] == ScopeType.HTTP:
            asked = cast("HTTPScope", scope)
            if asked["method"] == "HEAD":
                scope = cast("HTTPScope", {**asked, "method": "GET"})
                send = bodiless(cast("Send", send))
        await super().__call__(scope, receive, send)


def bodiless(send: Send) -> Send:
    """Sends heads only."""

    async def head(message: Message) -> None:
        if message["type"] == "http.response.body":
            message = cast("Message", {**message, "body": b""})
        await send(message)

    return head
