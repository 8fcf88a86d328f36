"""What the server has its workers work out: a bot's answer, a preview, a tool, a moment of a replay.

A worker keeps its own copy of a game. The server sends what has happened since it was last asked, or the
whole game when the worker has put it away.
"""

from __future__ import annotations

from hashlib import sha256

import msgspec

from sandtable.core.game import Entry
from sandtable.core.journal import entry_wire
from sandtable.core.wire import Json, Reason, list_of, table_of, text_of
from sandtable.server.errors import ApiError, said
from sandtable.server.settings import Settings
from sandtable.server.workers import Worker, WorkerError, Workers

BEHIND = 10  # niceness of bots and replays: whoever waits for an answer or a preview goes first

SENT_REMEMBERED = 1000


class Position(msgspec.Struct, kw_only=True):
    """Where a game stood when somebody began to think about it."""

    game: str
    branch: int  # grows when entries are taken back
    version: int
    setup: dict[str, Json]
    past: list[Entry]  # a copy: the game goes on meanwhile
    rules: int = 0  # the rules version it was played with last
    result: dict[str, Json] | None = None  # how it ended, if it did
    film: str = ""  # what it is watched by when those rules are no longer here
    strange: bool = False  # somebody brought it along

    @property
    def name(self) -> str:
        """The name under which workers keep it."""
        return f"{self.game}/{self.branch}"


class BotFailure(Exception):  # noqa: N818 - expected of bots
    """A bot crashed, took too long or is unknown; the text says which."""


class Thinking:
    """Four groups of workers, so that a preview never waits for a bot, nor for somebody's long journal."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.bots = Workers(settings.bot_workers, BEHIND)
        self.studies = Workers(settings.study_workers)
        self.reels = Workers(1, BEHIND)
        self.films = Workers(1, BEHIND)

    async def start(self) -> None:
        """Starts the processes; those of replays and films wait until one is wanted."""
        await self.studies.start()
        await self.bots.start()

    async def stop(self) -> None:
        """Ends them."""
        await self.bots.stop()
        await self.studies.stop()
        await self.reels.stop()
        await self.films.stop()

    async def bot_answer(self, position: Position, side: int, name: str) -> Json:
        """What a bot answers; raises BotFailure."""
        seed = int.from_bytes(sha256(f"{position.game} {side}".encode()).digest()[:6], "big")
        request: dict[str, Json] = {"do": "bot", "side": side, "bot": name, "seed": seed}
        try:
            reply = await self._about(self.bots, position, request, self.settings.bot_seconds)
        except WorkerError as error:
            raise BotFailure(f"bot {name}: {error}") from error
        if "answer" not in reply:
            raise BotFailure(f"bot {name}: {reply.get('crash') or reply.get('error')}")
        return reply["answer"]

    async def preview(self, position: Position, side: int, answer: Json) -> dict[str, Json]:
        """What an answer would bring."""
        return await self._study(position, {"do": "preview", "side": side, "answer": answer})

    async def inspect(self, position: Position, side: int, query: dict[str, Json]) -> dict[str, Json]:
        """What a tool shows."""
        return await self._study(position, {"do": "inspect", "side": side, "query": query})

    async def frame(self, position: Position, at: int, side: int, events_from: int) -> dict[str, Json]:
        """A moment of a game as a side saw it."""
        worker = self.reels.of(position.game)
        name = f"{position.name}/{len(position.past)}"
        bare: dict[str, Json] = {
            "do": "frame",
            "game": name,
            "at": at,
            "side": side,
            "events_from": events_from,
        }
        whole = {**bare, **whole_of(position)}
        seconds = self.settings.replay_seconds
        try:
            async with worker.turn:
                reply = await worker.ask_now(bare, seconds)
                if "lost" in reply:
                    reply = await worker.ask_now(whole, seconds)
        except WorkerError as error:
            raise ApiError(503, "server-too-slow") from error
        return table_of(_good(reply)["frame"])

    async def film(self, position: Position) -> str:
        """The film of a finished game; raises WorkerError."""
        request: dict[str, Json] = {"do": "film", **whole_of(position)}
        reply = await self.films.of(position.game).ask(request, self.settings.replay_seconds)
        if "film" not in reply:
            raise WorkerError(str(reply.get("crash") or reply.get("error")))
        return text_of(reply["film"])

    async def verify(self, name: str, journal: str) -> dict[str, Json]:
        """Replays a journal that somebody brought along and checks every line and die of it."""
        request: dict[str, Json] = {"do": "verify", "journal": journal}
        try:
            reply = await self.reels.of(name).ask(request, self.settings.replay_seconds)
        except WorkerError as error:
            raise ApiError(400, "server-journal-too-long") from error
        return table_of(_good(reply)["verdict"])

    async def _study(self, position: Position, request: dict[str, Json]) -> dict[str, Json]:
        try:
            reply = await self._about(self.studies, position, request, self.settings.preview_seconds)
        except WorkerError as error:
            raise ApiError(503, "server-too-slow") from error
        return table_of(_good(reply)["preview"])

    async def _about(
        self, workers: Workers, position: Position, request: dict[str, Json], seconds: float
    ) -> dict[str, Json]:
        """Asks about a position, after bringing the worker's copy of the game up to it."""
        worker = workers.of(position.game)
        async with worker.turn:
            known = worker.sent.get(position.game)
            behind = known is None or known[0] != position.branch or known[1] > len(position.past)
            if not behind and known is not None:
                news: dict[str, Json] = {"from": known[1], "entries": wired(position.past[known[1] :])}
                reply = await self._told(worker, position, {**request, **news}, seconds)
                if "lost" not in reply:
                    return reply
            everything: dict[str, Json] = {"setup": position.setup, "entries": wired(position.past)}
            return await self._told(worker, position, {**request, **everything}, seconds)

    async def _told(
        self, worker: Worker, position: Position, request: dict[str, Json], seconds: float
    ) -> dict[str, Json]:
        reply = await worker.ask_now({**request, "game": position.name}, seconds)
        if len(worker.sent) > SENT_REMEMBERED:
            worker.sent.clear()
        worker.sent[position.game] = (position.branch, len(position.past))
        if "crash" in reply:
            del worker.sent[position.game]
        return reply


def wired(entries: list[Entry]) -> list[Json]:
    """Entries as JSON."""
    return [entry_wire(entry) for entry in entries]


def whole_of(position: Position) -> dict[str, Json]:
    """All that it takes to watch a game."""
    return {
        "setup": position.setup,
        "entries": wired(position.past),
        "rules": position.rules,
        "result": position.result,
        "film": position.film,
        "strange": position.strange,
    }


def _good(reply: dict[str, Json]) -> dict[str, Json]:
    """A reply, or the error in it."""
    if "crash" in reply:
        raise RuntimeError(f"a worker failed: {reply['crash']}")
    if "error" in reply:
        error = said(400, text_of(reply["error"]))
        error.reasons = reasons_of(list_of(reply.get("reasons")))
        raise error
    return reply


def reasons_of(wire: list[Json]) -> list[Reason]:
    """Reasons that crossed a border, as they were."""
    tables = [table_of(reason) for reason in wire]
    return [Reason(text_of(r.get("why")), text_of(r.get("id")), table_of(r.get("values"))) for r in tables]
