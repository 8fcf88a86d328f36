"""A game's socket: the first message shows the token, then a view comes with every change."""

from __future__ import annotations

import asyncio
import time
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.datastructures import State
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath, FromQuery

from sandtable.core.wire import Json, table_of, text_of
from sandtable.i18n import Texts, closest_language
from sandtable.server.errors import ApiError, error_body
from sandtable.server.host import Host
from sandtable.server.hub import Listener
from sandtable.server.limits import Bucket
from sandtable.server.seats import hashed

Socket = WebSocket[Any, Any, State]

# Close codes: 4000 and the status that HTTP would have given.
CLOSE = 4000


class Talk:
    """One open socket: what it has been told, and how fast it may ask."""

    def __init__(self, socket: Socket, host: Host) -> None:
        self.socket = socket
        self.host = host
        settings = host.settings
        self.pace = Bucket(settings.messages_per_second, settings.messages_at_once, time.monotonic())
        self.language = closest_language(socket.headers.get("accept-language", ""))
        self.sending = asyncio.Lock()

    async def say(self, body: dict[str, Json]) -> None:
        """Sends a message; one at a time."""
        text = msgspec.json.encode(body).decode()
        async with self.sending:
            await self.socket.send_text(text)

    async def complain(self, error: ApiError, ref: Json = None) -> None:
        """Sends an error, with the number of the request it belongs to."""
        body = error.body(self.language)
        await self.say(body if ref is None else {**body, "ref": ref})

    async def broke(self, ref: Json) -> None:
        """Sends that something went wrong here."""
        body = error_body(Texts(self.language).format("server-broke"), [])
        await self.say({**body, "ref": ref})

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


@websocket("/api/games/{game:str}/socket")
async def game_socket(socket: Socket, game: FromPath[str], side: FromQuery[str | None] = None) -> None:
    """Views of one side, or of an onlooker; previews and tools on request."""
    await socket.accept()
    host: Host = socket.app.state.host
    talk = Talk(socket, host)
    try:
        listener = await _joined(talk, game, side)
        if listener is not None:
            await _serve(talk, listener)
    except WebSocketDisconnect:
        return


async def _joined(talk: Talk, game: str, side: str | None) -> Listener | None:
    """The listener of whoever shows the right token; else says why not and closes."""
    host = talk.host
    try:
        async with asyncio.timeout(host.settings.first_message_seconds):
            first = await talk.hear()
        token = text_of(first.get("token"))
        async with host.games.hold(game) as live:
            number = host.seat(live.record, side, [hashed(token)] if token else [])
        if host.hub.count(game) >= host.settings.sockets_per_game:
            raise ApiError(503, "server-too-many-sockets")
    except TimeoutError:
        await _close(talk, ApiError(400, "server-socket-first"))
        return None
    except ApiError as error:
        await _close(talk, error)
        return None
    return Listener(game, number)


async def _close(talk: Talk, error: ApiError) -> None:
    await talk.complain(error)
    await talk.socket.close(code=CLOSE + error.status, reason=error.text)


async def _serve(talk: Talk, listener: Listener) -> None:
    hub = talk.host.hub
    hub.join(listener)
    tell = asyncio.create_task(_tell(talk, listener))
    hear = asyncio.create_task(_hear(talk, listener))
    try:
        await asyncio.wait([tell, hear], return_when=asyncio.FIRST_COMPLETED)
    finally:
        hub.leave(listener)
        for task in (tell, hear):
            task.cancel()
        outcomes = await asyncio.gather(tell, hear, return_exceptions=True)
    for outcome in outcomes:
        if isinstance(outcome, Exception) and not isinstance(outcome, WebSocketDisconnect):
            raise outcome


async def _tell(talk: Talk, listener: Listener) -> None:
    """Sends a view whenever something changed; whoever is slow to take it skips to the newest."""
    branch = count = 0
    while True:
        await listener.news.wait()
        listener.news.clear()
        if listener.ended:
            await _close(talk, ApiError(403, "server-socket-moved"))
            return
        try:
            view, branch = await talk.host.look(listener.game, listener.side, (branch, count))
        except ApiError as error:
            await _close(talk, error)
            return
        count = _events_known(view)
        await talk.say(view)


def _events_known(view: dict[str, Json]) -> int:
    start = view["events_from"]
    events = view["events"]
    assert isinstance(start, int)
    assert isinstance(events, list)
    return start + len(events)


async def _hear(talk: Talk, listener: Listener) -> None:
    while True:
        try:
            message = await talk.hear()
        except ApiError as error:
            await talk.complain(error)
            if error.status == 429:
                # Whoever does not slow down gets no second warning.
                await talk.socket.close(code=CLOSE + 429, reason=error.text)
                return
            continue
        await _reply(talk, listener, message)


async def _reply(talk: Talk, listener: Listener, message: dict[str, Json]) -> None:
    host = talk.host
    ref = message.get("ref")
    try:
        if "preview" in message:
            found = await host.preview_as(listener.game, listener.side, _answer(message["preview"]))
            await talk.say({"ref": ref, "preview": found})
        elif "inspect" in message:
            query = table_of(message["inspect"])
            found = await host.inspect_as(listener.game, listener.side, query)
            await talk.say({"ref": ref, "inspect": found})
        else:
            raise ApiError(400, "server-socket-message")
    except ApiError as error:
        await talk.complain(error, ref)


def _answer(body: Json) -> Json:
    """`{"preview": {"answer": …}}`, or the answer itself."""
    if isinstance(body, dict) and "answer" in body:
        return body["answer"]
    return body
