"""The door: how many connections there are, how many of them one address has, and who goes when it is full.

A request is over soon and its connection idles; a socket stays. So where everybody inside is busy, whoever holds the
most sockets makes room: many sockets of a few keep nobody out.
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
        self.proxies = frozenset(settings.proxies)
        self._inside: dict[Transport, str] = {}
        self._of: dict[str, int] = {}
        # Those with no whole request, longest first: everybody's, and each address's own.
        self._idle: dict[Transport, None] = {}
        self._idle_of: dict[str, dict[Transport, None]] = {}
        # Open sockets of each visitor, longest first; a proxy's are those of whom it names.
        self._sockets_of: dict[str, dict[Transport, None]] = {}

    def enter(self, transport: Transport, address: str) -> bool:
        """Whether a newcomer is let in: where all places are taken, whoever has idled longest there goes."""
        address = counted_as(address)
        crowded = address not in self.proxies and self._of.get(address, 0) >= self.most_of_one
        if crowded and not self._make_room(self._idle_of.get(address, {})):
            return False
        if len(self._inside) >= self.most and not self._make_room(self._idle):
            most = max(self._sockets_of.values(), key=len, default={})
            if len(most) <= len(self._sockets_of.get(address, {})) + 1 or not self._make_room(most):
                return False
        self._count(transport, address)
        self.idle(transport)
        return True

    def stay(self, transport: Transport, visitor: str) -> bool:
        """A connection becomes a socket of this visitor; False where the visitor has all places already."""
        self.leave(transport)
        visitor = counted_as(visitor)
        if len(self._sockets_of.get(visitor, {})) >= self.most_of_one:
            return False
        self._count(transport, visitor)
        self._sockets_of.setdefault(visitor, {})[transport] = None
        return True

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
        sockets = self._sockets_of.get(address, {})
        sockets.pop(transport, None)
        if not sockets:
            self._sockets_of.pop(address, None)
        self._of[address] -= 1
        if not self._of[address]:
            del self._of[address]
            self._idle_of.pop(address, None)

    def count(self) -> int:
        """How many are inside."""
        return len(self._inside)

    def _count(self, transport: Transport, address: str) -> None:
        self._inside[transport] = address
        self._of[address] = self._of.get(address, 0) + 1

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
