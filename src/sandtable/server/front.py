"""What comes in over the wire before any of our code is asked: heads of a reasonable size, in a reasonable time.

uvicorn reads requests without a bound on their heads and waits for ever for those that do not end. These two protocols
are its own, with bounds; the ADR about the front says why they are enough.
"""

from __future__ import annotations

import logging
import time
from asyncio import TimerHandle, Transport
from typing import Any, cast
from urllib.parse import unquote

import msgspec
import uvicorn
from httptools import HttpParserInvalidURLError, parse_url
from litestar import Litestar
from litestar.types import Scope
from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.extensions.permessage_deflate import ServerPerMessageDeflateFactory
from websockets.frames import Frame
from websockets.http11 import Response
from websockets.server import ServerProtocol

from sandtable.i18n import closest_language
from sandtable.server.browsers import HEADERS, NOTHING
from sandtable.server.door import Door
from sandtable.server.errors import error_body, texts_in
from sandtable.server.limits import PAID, SEATED, Bucket, Purse, address_of
from sandtable.server.settings import Settings
from sandtable.server.watching import Tally

# What every reply tells browsers, also one that is sent before anybody understood the question.
TOLD = {**HEADERS, "Content-Security-Policy": NOTHING, "Cache-Control": "no-store"}
MANNERS = b"".join(f"{name}: {value}\r\n".encode() for name, value in TOLD.items())
HEAD_OF_A_FIELD = 4  # the colon, the blank and the end of the line
# Half the time of zlib's own best for a fifth more bytes; small in memory, since every socket has its own.
PACKED = {"memLevel": 5, "level": 2}
PIECE = 4096  # bytes of a socket that are understood before anybody asks whether there were too many frames


class FrontConfig(uvicorn.Config):
    """uvicorn's settings, with our bounds beside them."""

    def __init__(self, settings: Settings, app: Litestar, **named: Any) -> None:
        super().__init__(cast("Any", app), **named)
        self.settings = settings
        self.door = Door(settings)
        self.purse = Purse(settings)
        self.tally: Tally = app.state.tally


class Front(HttpToolsProtocol):
    """One HTTP connection, bounded in bytes and seconds."""

    config: FrontConfig

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self.settings = self.config.settings
        self.door = self.config.door
        self.fed = 0  # bytes since the head began
        self.head = 0  # bytes of it that have been understood
        self.fields = 0
        self.in_head = True
        self.answered = False  # the answer to what is coming in is out already
        self.turned_away = False
        self.deadline: TimerHandle | None = None
        self.writing: TimerHandle | None = None

    # ------------------------------------------------------------ the connection

    def connection_made(self, transport: Transport) -> None:  # type: ignore[override]
        """Somebody connects: the door decides."""
        super().connection_made(transport)
        if not self.door.enter(transport, self.client[0] if self.client else ""):
            self._turn_away(503, "server-crowded")
            return
        self._expect(self.settings.head_seconds)

    def connection_lost(self, exc: Exception | None) -> None:
        """The connection has ended, whoever ended it: its place is free again."""
        self._stop(self.deadline)
        self._stop(self.writing)
        self.door.leave(self.transport)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Bytes arrive; a head that grows beyond its bound is not read to its end."""
        if self.turned_away:
            return
        self.fed += len(data)
        super().data_received(data)
        if self.in_head and self.fed > self.settings.head_bytes and not self.turned_away:
            self._turn_away(431, "server-head-too-large")

    def pause_writing(self) -> None:
        """The reader at the other end has stopped reading: it has so long to go on."""
        super().pause_writing()
        self._stop(self.writing)
        self.writing = self.loop.call_later(self.settings.stalled_seconds, self.transport.abort)

    def resume_writing(self) -> None:
        """The reader at the other end goes on: it is not cut off."""
        self._stop(self.writing)
        super().resume_writing()

    def handle_websocket_upgrade(self) -> None:
        """The connection becomes a socket, whose own protocol counts from now on."""
        if self.turned_away:
            return
        if announces_body(self.headers):
            self._turn_away(400, "server-no-http")  # else it would be waited for, in silence and for ever
            return
        self.door.stay(self.transport, address_of(cast("Scope", self.scope), self.door.proxies))
        self._stop(self.deadline)
        self._stop(self.writing)
        super().handle_websocket_upgrade()

    # ------------------------------------------------------------ one request

    def send_400_response(self, msg: str) -> None:
        """What is no HTTP gets a sentence too."""
        if not self.turned_away:
            self._turn_away(400, "server-no-http")

    def on_message_begin(self) -> None:
        """The first byte of a request."""
        super().on_message_begin()
        self.fed = self.head = self.fields = 0
        self.in_head = True
        self._expect(self.settings.head_seconds)

    def on_url(self, url: bytes) -> None:
        """A piece of the address."""
        self.head += len(url)
        if self._small_enough() and len(self.url) + len(url) > self.settings.url_bytes:
            self._turn_away(414, "server-url-too-long")
        if not self.turned_away:
            super().on_url(url)

    def on_header(self, name: bytes, value: bytes) -> None:
        """A field of the head, or behind the body: the latter is counted, and believed in nothing."""
        self.head += len(name) + len(value) + HEAD_OF_A_FIELD
        self.fields += 1
        if self._small_enough() and self.in_head:
            super().on_header(name, value)

    def on_headers_complete(self) -> None:
        """The head is whole; the body has its own time."""
        self.in_head = False
        if self.turned_away:
            return
        if refused := self._refusal():
            self._turn_away(429, refused)
            return
        self._expect(self.settings.body_seconds)
        super().on_headers_complete()
        self.answered = False

    def on_body(self, body: bytes) -> None:
        """A piece of the body."""
        if not self.turned_away:
            super().on_body(body)

    def on_message_complete(self) -> None:
        """The request is whole: from now on it waits for us."""
        self._stop(self.deadline)
        if not self.turned_away:
            self.door.busy(self.transport)
            super().on_message_complete()

    def on_response_complete(self) -> None:
        """The answer is out, perhaps before the whole question was in."""
        self.answered = True
        self.door.idle(self.transport)
        super().on_response_complete()

    # ------------------------------------------------------------ bounds

    def _small_enough(self) -> bool:
        bound = self.settings
        if not self.turned_away and (self.head > bound.head_bytes or self.fields > bound.head_fields):
            self._turn_away(431, "server-head-too-large")
        return not self.turned_away

    def _refusal(self) -> str:
        """Why this address may not ask that now, if it may not: saying no must cost less than anything else does."""
        upgrade = self.parser.should_upgrade() and self._should_upgrade()
        asked = {
            **self.scope,
            "type": "websocket" if upgrade else "http",
            "method": self.parser.get_method().decode("ascii"),
            "path": path_in(self.url),
        }
        self.scope["state"][PAID] = True
        return self.config.purse.refusal(cast("Scope", asked))

    def _expect(self, seconds: float) -> None:
        """What has begun is whole within so many seconds, or it ends."""
        self._stop(self.deadline)
        self.deadline = self.loop.call_later(seconds, self._too_slow)

    def _too_slow(self) -> None:
        if self.answered:
            self.transport.close()
        else:
            self._turn_away(408, "server-too-slow-request")

    def _turn_away(self, status: int, text: str) -> None:
        """One sentence, and the end of the connection."""
        self.turned_away = True
        asked = dict(self.headers or ()).get(b"accept-language", b"").decode("latin-1")
        sentence = texts_in(closest_language(asked)).format(text)
        body = msgspec.json.encode(error_body(sentence, []))
        lines = [
            STATUS_LINE[status],
            b"content-type: application/json\r\n",
            b"content-length: %d\r\n" % len(body),
            MANNERS,
            b"connection: close\r\n\r\n",
            body,
        ]
        if not self.transport.is_closing():
            self.transport.write(b"".join(lines))
            self.transport.close()
            self.config.tally.note(status, 0.0)

    @staticmethod
    def _stop(timer: TimerHandle | None) -> None:
        if timer is not None:
            timer.cancel()


def path_in(url: bytes) -> str:
    """The path in an address as it was sent, read as whoever answers will read it: a whole URL may be asked for."""
    try:
        path = parse_url(url).path or b""
    except HttpParserInvalidURLError:
        path = url.partition(b"?")[0]
    return unquote(path.decode("ascii", "replace"))


def announces_body(headers: list[tuple[bytes, bytes]]) -> bool:
    """Whether a head says that something comes behind it."""
    return any(
        name == b"transfer-encoding" or (name == b"content-length" and value != b"0")
        for name, value in headers
    )


class Handshake(ServerProtocol):
    """How a socket opens. A refusal tells browsers what every reply does."""

    def send_response(self, response: Response) -> None:
        """Sends the answer to whoever wants to open a socket."""
        if response.status_code != 101:
            for name, value in TOLD.items():
                if name not in response.headers:
                    response.headers[name] = value
        super().send_response(response)


class SocketFront(WebSocketsSansIOProtocol):
    """One open socket: it counts at the door, and whoever does not read what it is sent goes.

    Whole messages are counted where they are understood; here those frames that never make one: pieces without end,
    pings, and what still comes after the end was told.
    """

    config: FrontConfig

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self.app_state = {**self.app_state, PAID: True, SEATED: self._seated}
        packing = ServerPerMessageDeflateFactory(
            server_max_window_bits=12, client_max_window_bits=12, compress_settings=PACKED
        )
        self.conn = Handshake(
            extensions=[packing], max_size=self.config.ws_max_size, logger=logging.getLogger("uvicorn.error")
        )
        settings = self.config.settings
        self.frames_left = Bucket(settings.messages_per_second, settings.messages_at_once, time.monotonic())
        self.writing: TimerHandle | None = None
        self.deaf = False  # the end has been told, and what still comes is not heard

    def _seated(self) -> None:
        """The token of a seat has been shown over this socket."""
        self.config.door.seat(self.transport)

    def connection_lost(self, exc: Exception | None) -> None:
        """The socket has ended: its place is free again."""
        if self.writing is not None:
            self.writing.cancel()
        self.config.door.leave(self.transport)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Bytes arrive; those behind too many frames are not looked at any more."""
        for start in range(0, len(data), PIECE):
            if self.deaf or self.transport.is_closing():
                return
            super().data_received(data[start : start + PIECE])

    def handle_cont(self, event: Frame) -> None:
        """A further piece of a message."""
        if self._few_enough():
            super().handle_cont(event)

    def handle_ping(self) -> None:
        """Somebody asks whether we are there."""
        if self._few_enough():
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        """Somebody says to be there, asked or not."""
        if self._few_enough():
            super().handle_pong(event)

    def send_receive_event_to_app(self) -> None:
        """A message is whole."""
        if not self.close_sent or self._few_enough():
            super().send_receive_event_to_app()

    def _few_enough(self) -> bool:
        """Whether one more frame is understood; whoever sends too many is hung up on."""
        if self.deaf or self.transport.is_closing():
            return False
        if self.frames_left.take(1.0, time.monotonic()):
            return True
        if self.close_sent:
            # Whoever listens shall hear why; the end comes with its time.
            self.deaf = True
            self.transport.pause_reading()
        else:
            self.transport.abort()
        return False

    def pause_writing(self) -> None:
        """What was sent has not been read."""
        super().pause_writing()
        self.writing = self.loop.call_later(self.config.settings.stalled_seconds, self.transport.abort)

    def resume_writing(self) -> None:
        """The reader at the other end goes on: the socket is not cut off."""
        if self.writing is not None:
            self.writing.cancel()
        super().resume_writing()
