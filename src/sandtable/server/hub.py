"""Who listens to which game, and who is there."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from sandtable.server.settings import Settings


class Listener:
    """One open socket. It is only told that something changed; it then asks for the newest view."""

    def __init__(self, game: str, side: int) -> None:
        self.game = game
        self.side = side
        self.news = asyncio.Event()
        self.changed = True  # there is another view to look at
        self.place: list[int | None] = []  # to be told: how many games the computer's turn waits for
        self.ended = False  # the seat has changed hands
        self.closing = False  # the server goes away; whoever listens may come again


class Hub:
    """The open sockets of every game."""

    def __init__(self) -> None:
        self._listeners: dict[str, list[Listener]] = {}
        self.elsewhere: Callable[[str], list[int]] | None = None  # who sits at a game at other servers
        self.when_moved: Callable[[str], None] | None = None  # told when somebody comes or goes

    def join(self, listener: Listener) -> None:
        """A socket opens; the others learn that somebody is there."""
        before = self.here(listener.game)
        self._listeners.setdefault(listener.game, []).append(listener)
        listener.news.set()
        self._moved(listener.game, before)

    def leave(self, listener: Listener) -> None:
        """A socket closes."""
        before = self.here(listener.game)
        here = self._listeners.get(listener.game, [])
        if listener in here:
            here.remove(listener)
        if not here:
            self._listeners.pop(listener.game, None)
        self._moved(listener.game, before)

    def _moved(self, game: str, before: list[int]) -> None:
        """Tells the others, unless it was one more or one less of those who are there already: a crowd tells nobody."""
        if self.here(game) == before:
            return
        self.notify(game)
        if self.when_moved is not None:
            self.when_moved(game)

    def notify(self, game: str) -> None:
        """Something about the game changed."""
        for listener in self._listeners.get(game, []):
            listener.changed = True
            listener.news.set()

    def tell_place(self, game: str, ahead: int | None) -> None:
        """The computer's turn waits for so many other games; None: for none any more. No view changes by that."""
        for listener in self._listeners.get(game, []):
            listener.place = [ahead]
            listener.news.set()

    def online(self, game: str) -> list[int]:
        """The sides that somebody looks from, here or at another server."""
        others = self.elsewhere(game) if self.elsewhere is not None else []
        return sorted({*self.here(game), *others})

    def here(self, game: str) -> list[int]:
        """The sides that somebody looks from at this server."""
        return sorted({listener.side for listener in self._listeners.get(game, []) if listener.side >= 0})

    def games(self) -> list[str]:
        """The games that somebody looks at here."""
        return [*self._listeners]

    def notify_all(self) -> None:
        """Something may have changed anywhere."""
        for game in self._listeners:
            self.notify(game)

    def count(self, game: str) -> int:
        """How many sockets a game has."""
        return len(self._listeners.get(game, []))

    def total(self) -> int:
        """How many sockets there are."""
        return sum(len(listeners) for listeners in self._listeners.values())

    def has_room(self, game: str, side: int, settings: Settings) -> bool:
        """Whether one more may look from this side: players' places are theirs, however many onlookers there are."""
        most = settings.sockets_per_game if side < 0 else settings.sockets_per_seat
        return sum(1 for listener in self._listeners.get(game, []) if listener.side == side) < most

    def dismiss(self, game: str, side: int) -> None:
        """The seat has changed hands: whoever looked from it must show the new token."""
        for listener in self._listeners.get(game, []):
            if listener.side == side:
                listener.ended = True
                listener.news.set()

    def close(self) -> None:
        """Ends all sockets."""
        for game in list(self._listeners):
            for listener in self._listeners[game]:
                listener.closing = True
                listener.news.set()
