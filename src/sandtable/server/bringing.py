"""Journals that people bring along: checked, kept for a while, and watched."""

from __future__ import annotations

from sandtable.core.wire import Json, text_of
from sandtable.server.bodies import Brought
from sandtable.server.errors import ApiError
from sandtable.server.limits import ASKER
from sandtable.server.seats import is_id, new_id
from sandtable.server.showcases import journal_to_watch
from sandtable.server.store import Store
from sandtable.server.thinking import Thinking
from sandtable.server.worker import whole

OF_ONE_AT_MOST = (
    10  # journals of one address: whoever brings more takes the place of their own, not of others'
)
ADDRESSES_KEPT = 1_000
TOLD_KEPT = 200


class Bringing:
    """Takes journals in; who brought which is known for as long as the server runs, and written nowhere."""

    def __init__(self, store: Store, thinking: Thinking, at_most: int) -> None:
        self.store = store
        self.thinking = thinking
        self.at_most = at_most
        self._of: dict[str, list[str]] = {}
        self._told: dict[str, dict[str, Json]] = {}  # replay → what its journal says of itself

    def _instead(self, asker: str, replay: str) -> str:
        """The replay whose place a new one takes, where its bringer has as many as may be; else ""."""
        mine = self._of.setdefault(asker, [])
        mine.append(replay)
        if len(self._of) > ADDRESSES_KEPT:
            del self._of[next(iter(self._of))]
        return mine.pop(0) if len(mine) > OF_ONE_AT_MOST else ""

    async def bring(self, text: str) -> Brought:
        """Checks a journal that somebody brings along and keeps it to be watched."""
        replay = new_id()
        verdict, told = await self.thinking.verify(replay, text)
        instead = self._instead(ASKER.get(), replay)
        await self.store.keep_replay(replay, text, self.at_most, instead)
        self._told.pop(instead, None)
        self._remember(replay, told)
        return Brought(replay, text_of(told["system"]), verdict)

    async def watch(
        self, replay: str, at: int | None, letter: str | None, events_from: int
    ) -> dict[str, Json]:
        """A moment of a journal that was brought along or comes with its system; it holds no secrets any more.

        It is read where it is replayed: it may be megabytes long, and nobody here shall wait for that.
        """
        told = self._told.get(replay)
        if told is None:
            told = await self.thinking.told(replay, await self._journal(replay))
            self._remember(replay, told)
        sides, entries = whole(told["sides"]), whole(told["entries"])
        side = -1 if letter is None else "ABCD".find(letter)
        if side >= sides:
            raise ApiError(400, "server-no-such-side", {"side": letter, "sides": ", ".join("ABCD"[:sides])})
        place = entries if at is None else at
        frame = await self.thinking.brought_frame(
            replay, lambda: self._journal(replay), place, side, events_from
        )
        return {
            "game": replay,
            "version": entries,
            "system": told["system"],
            "seats": [],
            "hotseat": [],
            "seal": told["seal"],
            **frame,
        }

    async def _journal(self, replay: str) -> str:
        text = await self.store.replay(replay) if is_id(replay) else journal_to_watch(replay)
        if text is None:
            raise ApiError(404, "server-no-such-replay", {"replay": replay[:40]})
        return text

    def _remember(self, replay: str, told: dict[str, Json]) -> None:
        if len(self._told) >= TOLD_KEPT:
            del self._told[next(iter(self._told))]
        self._told[replay] = told
