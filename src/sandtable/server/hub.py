"""Who listens to which game, and who is there."""

from __future__ import annotations

import asyncio


class Listener:
    """One open socket. It is only told that something changed; it then asks for the newest view."""

    def __init__(self, game: str, side: int) -> None:
        self.game = game
        self.side = side
        self.news = asyncio.Event()
        self.ended = False  # the seat has changed hands
        self.closing = False  # the server goes away; whoever listens may come again


class Hub:
    """The open sockets of every game."""

    def __init__(self) -> None:
        self._listeners: dict[str, list[Listener]] = {}

    def join(self, listener: Listener) -> None:
        """A socket opens; the others learn that somebody is there."""
        self._listeners.setdefault(listener.game, []).append(listener)
        self.notify(listener.game)

    def leave(self, listener: Listener) -> None:
        """A socket closes."""
        here = self._listeners.get(listener.game, [])
        if listener in here:
            here.remove(listener)
        if not here:
            self._listeners.pop(listener.game, None)
        self.notify(listener.game)

    def notify(self, game: str) -> None:
        """Something about the game changed."""
        for listener in self._listeners.get(game, []):
            listener.news.set()

    def online(self, game: str) -> list[int]:
        """The sides that somebody looks from."""
        return sorted({listener.side for listener in self._listeners.get(game, []) if listener.side >= 0})

    def count(self, game: str) -> int:
        """How many sockets a game has."""
        return len(self._listeners.get(game, []))

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
