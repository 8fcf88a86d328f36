"""What every socket does: messages of a reasonable size and pace, errors in the reader's language, news."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Coroutine
from typing import Any

import msgspec
from litestar import WebSocket
from litestar.datastructures import State
from litestar.exceptions import WebSocketDisconnect

from sandtable.core.wire import Json
from sandtable.i18n import closest_language
from sandtable.server.errors import ApiError
from sandtable.server.host import Host
from sandtable.server.hub import Hub, Listener
from sandtable.server.limits import SEATED, Bucket

Socket = WebSocket[Any, Any, State]

# Close codes: 4000 and the status that HTTP would have given.
CLOSE = 4000
RESTARTS = 1012  # the server goes away, and may come back


class Talk:
    """One open socket: what it has been told, and how fast it may ask."""

    def __init__(self, socket: Socket, host: Host) -> None:
        self.socket = socket
        self.host = host
        settings = host.settings
        self.pace = Bucket(settings.messages_per_second, settings.messages_at_once, time.monotonic())
        self.language = closest_language(socket.headers.get("accept-language", ""))
        self.sending = asyncio.Lock()

    def sit(self, side: int) -> None:
        """Whoever is there holds this side (-1: none), and is no onlooker to the door."""
        seated: Callable[[], None] | None = self.socket.scope.get("state", {}).get(SEATED)
        if side >= 0 and seated is not None:
            seated()

    async def say(self, body: dict[str, Json]) -> None:
        """Sends a message; one at a time."""
        text = msgspec.json.encode(body).decode()
        async with self.sending:
            await self.socket.send_text(text)

    async def complain(self, error: ApiError) -> None:
        """Sends an error."""
        await self.say(error.body(self.language))

    async def close(self, error: ApiError) -> None:
        """Says why, and closes."""
        await self.complain(error)
        await self.socket.close(code=CLOSE + error.status, reason=error.text)

    async def first(self) -> dict[str, Json]:
        """The message that shows the tokens; raises ApiError when none comes in time."""
        try:
            async with asyncio.timeout(self.host.settings.first_message_seconds):
                return await self.hear()
        except TimeoutError as error:
            raise ApiError(400, "server-socket-first") from error

    async def hear(self) -> dict[str, Json]:
        """The next message; raises ApiError when it is no object of a reasonable size."""
        text = await self.socket.receive_text()
        if not self.pace.take(1.0, time.monotonic()):
            raise ApiError(429, "server-too-many")
        if not text:  # empty, or bytes
            raise ApiError(400, "server-socket-message")
        if len(text) > self.host.settings.message_bytes:
            most = self.host.settings.message_bytes // 1000
            raise ApiError(413, "server-too-large", {"most": most})
        try:
            message: Json = msgspec.json.decode(text)
        except (msgspec.DecodeError, RecursionError, UnicodeEncodeError) as error:
            raise ApiError(400, "server-unreadable", {"detail": str(error)[:200]}) from error
        if not isinstance(message, dict):
            raise ApiError(400, "server-socket-message")
        return message


async def serve(
    hub: Hub, listener: Listener, telling: Coroutine[Any, Any, None], hearing: Coroutine[Any, Any, None]
) -> None:
    """Tells and hears until either ends; then nobody listens any more."""
    hub.join(listener)
    tasks = [asyncio.create_task(telling), asyncio.create_task(hearing)]
    try:
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        hub.leave(listener)
        for task in tasks:
            task.cancel()
        outcomes = await asyncio.gather(*tasks, return_exceptions=True)
    for outcome in outcomes:
        if isinstance(outcome, Exception) and not isinstance(outcome, WebSocketDisconnect):
            raise outcome


async def news(talk: Talk, listener: Listener) -> bool:
    """Waits until there is something to tell; False when it is only that the server goes away."""
    await listener.news.wait()
    listener.news.clear()
    if listener.closing:
        await talk.socket.close(code=RESTARTS)
    return not listener.closing


async def hear_nothing(talk: Talk) -> None:
    """Says of every message that nothing is asked over a socket, until they come too fast; then it closes."""
    while True:
        try:
            await talk.hear()
        except ApiError as error:
            if error.status == 429:
                # Whoever does not slow down gets no second warning.
                await talk.close(error)
                return
            await talk.complain(error)
        else:
            await talk.complain(ApiError(400, "server-socket-silent"))
