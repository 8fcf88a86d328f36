"""What comes in over the wire before any of our code is asked: heads of a reasonable size, in a reasonable time.

uvicorn reads requests without a bound on their heads and waits for ever for those that do not end. These two protocols
are its own, with bounds; the ADR about the front says why they are enough.
"""

from __future__ import annotations

from asyncio import TimerHandle, Transport
from typing import Any

import msgspec
import uvicorn
from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from sandtable.server.browsers import HEADERS, NOTHING
from sandtable.server.door import Door
from sandtable.server.errors import error_body, texts_in
from sandtable.server.settings import Settings

# What every reply tells browsers, also one that is sent before anybody understood the question.
MANNERS = b"".join(
    f"{name}: {value}\r\n".encode()
    for name, value in {**HEADERS, "Content-Security-Policy": NOTHING, "Cache-Control": "no-store"}.items()
)
HEAD_OF_A_FIELD = 4  # the colon, the blank and the end of the line


class FrontConfig(uvicorn.Config):
    """uvicorn's settings, with our bounds beside them."""

    def __init__(self, settings: Settings, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self.settings = settings
        self.door = Door(settings)


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
        """Gone, whoever ended it."""
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
        """It reads again."""
        self._stop(self.writing)
        super().resume_writing()

    def handle_websocket_upgrade(self) -> None:
        """The connection becomes a socket, whose own protocol counts from now on."""
        if self.turned_away:
            return
        self._stop(self.deadline)
        self._stop(self.writing)
        self.door.busy(self.transport)
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
        """A field of the head."""
        self.head += len(name) + len(value) + HEAD_OF_A_FIELD
        self.fields += 1
        if self._small_enough():
            super().on_header(name, value)

    def on_headers_complete(self) -> None:
        """The head is whole; the body has its own time."""
        self.in_head = False
        if self.turned_away:
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
        sentence = texts_in("en").format(text)
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

    @staticmethod
    def _stop(timer: TimerHandle | None) -> None:
        if timer is not None:
            timer.cancel()


class SocketFront(WebSocketsSansIOProtocol):
    """One open socket: it counts at the door, and whoever does not read what it is sent goes."""

    config: FrontConfig

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self.writing: TimerHandle | None = None

    def connection_lost(self, exc: Exception | None) -> None:
        """Gone."""
        if self.writing is not None:
            self.writing.cancel()
        self.config.door.leave(self.transport)
        super().connection_lost(exc)

    def pause_writing(self) -> None:
        """What was sent has not been read."""
        super().pause_writing()
        self.writing = self.loop.call_later(self.config.settings.stalled_seconds, self.transport.abort)

    def resume_writing(self) -> None:
        """It is read again."""
        if self.writing is not None:
            self.writing.cancel()
        super().resume_writing()
