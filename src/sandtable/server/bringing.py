"""Journals that people bring along: checked, kept for a while, and watched."""

from __future__ import annotations

from sandtable.core.journal import JournalError, read_journal
from sandtable.core.wire import Json, table_of, text_of
from sandtable.server.bodies import Brought
from sandtable.server.errors import ApiError, said
from sandtable.server.limits import ASKER
from sandtable.server.seats import is_id, new_id
from sandtable.server.showcases import journal_to_watch
from sandtable.server.store import Store
from sandtable.server.thinking import Position, Thinking

OF_ONE_AT_MOST = (
    10  # journals of one address: whoever brings more takes the place of their own, not of others'
)
ADDRESSES_KEPT = 1_000


class Bringing:
    """Takes journals in; who brought which is known for as long as the server runs, and written nowhere."""

    def __init__(self, store: Store, thinking: Thinking, at_most: int) -> None:
        self.store = store
        self.thinking = thinking
        self.at_most = at_most
        self._of: dict[str, list[str]] = {}

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
        verdict = await self.thinking.verify(replay, text)
        await self.store.keep_replay(replay, text, self.at_most, self._instead(ASKER.get(), replay))
        return Brought(replay, text_of(read_journal(text).header.get("system")), verdict)

    async def watch(
        self, replay: str, at: int | None, letter: str | None, events_from: int
    ) -> dict[str, Json]:
        """A moment of a journal that was brought along or comes with its system; it holds no secrets any more."""
        text = await self.store.replay(replay) if is_id(replay) else journal_to_watch(replay)
        if text is None:
            raise ApiError(404, "server-no-such-replay", {"replay": replay[:40]})
        try:
            journal = read_journal(text)
        except JournalError as error:
            raise said(409, str(error)) from error
        setup = journal.setup
        side = -1 if letter is None else "ABCD".find(letter)
        if side >= len(setup.sides):
            letters = ", ".join("ABCD"[: len(setup.sides)])
            raise ApiError(400, "server-no-such-side", {"side": letter, "sides": letters})
        end = journal.end or {}
        result = end.get("result")
        position = Position(
            game=replay,
            branch=0,
            version=0,
            setup=setup.wire(),
            past=journal.entries,
            rules=journal.rules,
            result=table_of(result) if result is not None else None,
            film=journal.film,
            strange=True,
        )
        seal: Json = {
            "commitment": journal.header.get("commitment"),
            "seed": str(end["seed"]) if "seed" in end else None,
            "nonce": end.get("nonce"),
            "entropy": journal.header.get("entropy"),
        }
        place = len(journal.entries) if at is None else at
        frame = await self.thinking.frame(position, place, side, events_from)
        return {
            "game": replay,
            "version": len(journal.entries),
            "system": setup.system,
            "seats": [],
            "hotseat": [],
            "seal": seal,
            **frame,
        }
