"""The door: how many connections there are, how many of them one address has, and who goes when it is full.

A request is over soon and its connection idles; a socket stays. So where everybody inside is busy, whoever holds the
most sockets makes room: many sockets of a few keep nobody out.

Many people may share one address. Of the sockets of one address only those that have shown no seat are counted, and
where they are too many the longest of them goes; whoever holds a seat gets in as long as the house has a place at all.
"""

from __future__ import annotations

import sys
from asyncio import Transport

from sandtable.server.limits import counted_as
from sandtable.server.settings import Settings

if sys.platform != "win32":
    import resource

FILES_FOR_THE_REST = 200  # open files that games, workers and the database need
LEAST = 20  # connections, however few files there may be
UNBOUNDED = 1_000_000


class Door:
    """Lets connections in and counts them. Who only stands about makes room for one who asks something."""

    def __init__(self, settings: Settings) -> None:
        self.most = max(LEAST, min(settings.connections_at_most, files_allowed() - FILES_FOR_THE_REST))
        self.most_of_one = settings.connections_per_address
        self.most_onlookers = settings.onlookers_per_address
        self.proxies = frozenset(settings.proxies)
        self._inside: dict[Transport, str] = {}
        self._of: dict[str, int] = {}  # how many of an address are no sockets
        # Those with no whole request, longest first: everybody's, and each address's own.
        self._idle: dict[Transport, None] = {}
        self._idle_of: dict[str, dict[Transport, None]] = {}
        # Open sockets of each visitor, longest first; a proxy's are those of whom it names. Onlookers' are among them.
        self._sockets_of: dict[str, dict[Transport, None]] = {}
        self._onlookers_of: dict[str, dict[Transport, None]] = {}

    def enter(self, transport: Transport, address: str) -> bool:
        """Whether a newcomer is let in: where all places are taken, whoever has idled longest there goes."""
        address = counted_as(address)
        crowded = address not in self.proxies and self._of.get(address, 0) >= self.most_of_one
        if crowded and not self._make_room(self._idle_of.get(address, {})):
            return False
        if (
            len(self._inside) >= self.most
            and not self._make_room(self._idle)
            and not self._make_room_of_sockets(address)
        ):
            return False
        self._inside[transport] = address
        self._of[address] = self._of.get(address, 0) + 1
        self.idle(transport)
        return True

    def stay(self, transport: Transport, visitor: str) -> None:
        """A connection becomes a socket of this visitor's, an onlooker's as far as anybody knows yet."""
        self.leave(transport)
        visitor = counted_as(visitor)
        onlookers = self._onlookers_of.get(visitor, {})
        if len(onlookers) >= self.most_onlookers:
            self._make_room(onlookers)
        self._inside[transport] = visitor
        self._sockets_of.setdefault(visitor, {})[transport] = None
        self._onlookers_of.setdefault(visitor, {})[transport] = None

    def seat(self, transport: Transport) -> None:
        """Whoever is behind a socket has shown the token of a seat: it is no onlooker's."""
        self._take_out(self._onlookers_of, transport)

    def busy(self, transport: Transport) -> None:
        """A whole request has come: it is worth its place until it has its answer."""
        self._idle.pop(transport, None)
        self._idle_of.get(self._inside.get(transport, ""), {}).pop(transport, None)

    def idle(self, transport: Transport) -> None:
        """The answer is out; whoever waits for more waits at the end of the row."""
        address = self._inside.get(transport)
        if address is not None:
            self._idle[transport] = None
            self._idle_of.setdefault(address, {})[transport] = None

    def leave(self, transport: Transport) -> None:
        """A connection has ended."""
        self.busy(transport)
        address = self._inside.pop(transport, None)
        if address is None:
            return
        if transport in self._sockets_of.get(address, {}):
            self._take_out(self._onlookers_of, transport, address)
            self._take_out(self._sockets_of, transport, address)
            return
        self._of[address] -= 1
        if not self._of[address]:
            del self._of[address]
            self._idle_of.pop(address, None)

    def count(self) -> int:
        """How many are inside."""
        return len(self._inside)

    def _make_room_of_sockets(self, address: str) -> bool:
        """Whoever has the most sockets gives one up, an onlooker's before a seat's; of one's own only an onlooker's."""
        most = max(self._sockets_of, key=lambda visitor: len(self._sockets_of[visitor]), default="")
        sockets = self._sockets_of.get(most, {})
        if len(sockets) <= len(self._sockets_of.get(address, {})) + 1:
            return self._make_room(self._onlookers_of.get(address, {}))
        return self._make_room(self._onlookers_of.get(most, {})) or self._make_room(sockets)

    def _take_out(
        self, rows: dict[str, dict[Transport, None]], transport: Transport, visitor: str | None = None
    ) -> None:
        visitor = self._inside.get(transport, "") if visitor is None else visitor
        row = rows.get(visitor, {})
        row.pop(transport, None)
        if not row:
            rows.pop(visitor, None)

    def _make_room(self, row: dict[Transport, None]) -> bool:
        longest = next(iter(row), None)
        if longest is None:
            return False
        self.leave(longest)
        longest.abort()
        return True


def files_allowed() -> int:
    """How many files and connections this process may have open."""
    if sys.platform == "win32":
        return UNBOUNDED
    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return soft if soft != resource.RLIM_INFINITY else UNBOUNDED
