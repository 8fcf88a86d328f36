"""What the server has its workers work out: a bot's answer, a preview, a tool, a moment of a replay.

A worker keeps its own copy of a game. The server sends what has happened since it was last asked, or the
whole game when the worker has put it away.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from hashlib import sha256
from typing import Any

import msgspec

from sandtable.core.game import Entry
from sandtable.core.journal import entry_wire
from sandtable.core.wire import Json, Reason, list_of, table_of, text_of
from sandtable.server.errors import ApiError, said
from sandtable.server.limits import ASKER
from sandtable.server.queueing import Crowded, Queue
from sandtable.server.settings import Settings
from sandtable.server.workers import Worker, WorkerError, Workers

BEHIND = 10  # niceness of bots and replays: whoever waits for an answer or a preview goes first

SENT_REMEMBERED = 1000

WAITING_AT_MOST = 40  # requests of one address before each group of workers; a club behind one asks for less

ADVISER = "greedy"  # who is asked what the computer would do


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
    secret: str = ""  # what the bots' own dice come from; it goes nowhere else

    @property
    def name(self) -> str:
        """The name under which workers keep it."""
        return f"{self.game}/{self.branch}"

    def lots(self, side: int) -> int:
        """The seed of a bot's own dice: from what nobody knows before the end, so that nobody foresees its whims."""
        return lots_of(self.secret, side)


def lots_of(secret: str, side: int) -> int:
    """The seed of the own dice of a bot that holds this side."""
    return int.from_bytes(sha256(f"{secret} {side}".encode()).digest()[:6], "big")


class BotFailure(Exception):  # noqa: N818 - expected of bots
    """A bot crashed, took too long (`late`) or is unknown; the text says which."""

    def __init__(self, text: str, late: bool = False) -> None:
        super().__init__(text)
        self.late = late


class Thinking:
    """Five groups of workers, so that a preview never waits for a bot, a long journal or somebody's printing."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.bots = Workers(settings.bot_workers, BEHIND)
        self.queue = Queue(self.bots)
        # These are paid for by whoever asks: nobody's hundred requests stand before somebody else's one.
        most = settings.worker_megabytes
        self.studies = Queue(Workers(settings.study_workers, 0, most))
        self.reels = Queue(Workers(1, BEHIND, most))
        self.press = Queue(Workers(1, BEHIND, most))
        self.films = Workers(1, BEHIND)

    async def start(self) -> None:
        """Starts the processes; those of replays and films wait until one is wanted."""
        await self.studies.workers.start()
        await self.bots.start()

    async def stop(self) -> None:
        """Ends the processes that think."""
        await self.bots.stop()
        for queue in (self.studies, self.reels, self.press):
            await queue.workers.stop()
        await self.films.stop()

    async def bot_answer(
        self, position: Position, side: int, name: str, hints: list[Json] | None = None, payer: str = ""
    ) -> Json:
        """What a bot answers, unless a hint of a lesson says what it shall; raises BotFailure."""
        return (await self.bot_answers(position, side, name, hints, payer))[0]

    async def bot_answers(
        self,
        position: Position,
        side: int,
        name: str,
        hints: list[Json] | None = None,
        payer: str = "",
        orders: list[dict[str, str]] | None = None,
    ) -> list[Json]:
        """The same, and what it answers next where it sets up and nobody but standing orders is asked in between.

        The game pays for its thinking, or who is named.
        """
        request: dict[str, Json] = {"do": "bot", "side": side, "bot": name, "seed": position.lots(side)}
        if hints:
            request["hints"] = hints
        elif orders:
            request["orders"] = [{topic: order for topic, order in each.items()} for each in orders]
        try:
            # Only its own thinking is counted as its time, not the wait for its turn.
            async with self.queue.turn(position.game, payer) as worker:
                reply = await self._about(worker, position, request, self.settings.bot_seconds)
        except WorkerError as error:
            raise BotFailure(f"bot {name}: {error}", error.late) from error
        if "answer" not in reply:
            raise BotFailure(f"bot {name}: {reply.get('crash') or reply.get('error')}")
        return [reply["answer"], *list_of(reply.get("then"))]

    async def advice(self, position: Position, side: int, name: str) -> dict[str, Json]:
        """What a bot would answer in the place of a side, and why."""
        request: dict[str, Json] = {"do": "advice", "side": side, "bot": name, "seed": position.lots(side)}
        return table_of((await self._pondered(position, request))["advice"])

    async def why(self, position: Position, at: int, side: int) -> dict[str, Json]:
        """What was weighed at a decision of the past."""
        return table_of((await self._pondered(position, {"do": "why", "at": at, "side": side}))["why"])

    async def _pondered(self, position: Position, request: dict[str, Json]) -> dict[str, Json]:
        """What a bot says to somebody who asks it; the game pays for its thinking."""
        try:
            async with _paid(self.queue, position.game) as worker:
                return _good(await self._about(worker, position, request, self.settings.bot_seconds))
        except WorkerError as error:
            raise ApiError(503, "server-too-slow") from error

    async def preview(
        self, position: Position, side: int, answer: Json, first: list[Json]
    ) -> dict[str, Json]:
        """What an answer would bring, after those that are given first."""
        return await self._study(position, {"do": "preview", "side": side, "answer": answer, "first": first})

    async def ahead(self, position: Position, side: int) -> dict[str, Json]:
        """What would be asked behind each answer of the pending question."""
        return await self._study(position, {"do": "ahead", "side": side})

    async def inspect(self, position: Position, side: int, query: dict[str, Json]) -> dict[str, Json]:
        """What a tool shows."""
        return await self._study(position, {"do": "inspect", "side": side, "query": query})

    async def army(self, system: str, army: Json, unit: str) -> dict[str, Any]:
        """An army list reckoned out: `reasons` and `sheet`."""
        return await self._reckoned({"do": "army", "system": system, "army": army, "unit": unit})

    async def drawn(self, system: str, points: int, seed: int, faction: str, edition: str) -> Json:
        """A legal army drawn by lot."""
        wish: dict[str, Json] = {"points": points, "seed": seed, "faction": faction, "edition": edition}
        army: Json = (await self._reckoned({"do": "draw", "system": system, **wish}))["army"]
        return army

    async def scenario(self, system: str, sheet: Json) -> dict[str, Any]:
        """A scenario file judged: `reasons` and `summary`."""
        return await self._reckoned({"do": "scenario", "system": system, "sheet": sheet})

    async def sight(self, system: str, sheet: Json, start: Json, end: Json) -> dict[str, Any]:
        """What is seen over the map of a scenario file."""
        return await self._reckoned(
            {"do": "sight", "system": system, "sheet": sheet, "start": start, "end": end}
        )

    async def pocket(self, order: dict[str, Json]) -> dict[str, Any]:
        """What the referee in the pocket asks after everything that was entered."""
        # A whole evening is run through again: that is a replay, not a look ahead.
        return await self._reckoned({"do": "pocket", **order}, self.settings.replay_seconds)

    async def weigh(self, setup: dict[str, Json]) -> None:
        """Has a set-up played to its first question where it can take no longer than it may; raises ApiError."""
        await self._reckoned({"do": "weigh", "system": text_of(setup.get("system")), "setup": setup})

    async def _reckoned(self, request: dict[str, Json], seconds: float = 0.0) -> dict[str, Any]:
        """What somebody brought along, worked out where it can take no longer than it may."""
        try:
            async with _paid(self.studies, text_of(request["system"])) as worker:
                reply = await worker.ask(request, seconds or self.settings.preview_seconds)
        except WorkerError as error:
            raise ApiError(503, "server-too-slow") from error
        return table_of(_good(reply)["reckoned"])

    async def frame(self, position: Position, at: int, side: int, events_from: int) -> dict[str, Json]:
        """A moment of a game as a side saw it."""

        async def whole() -> dict[str, Json]:
            return whole_of(position)

        name = f"{position.name}/{len(position.past)}"
        return await self._frame(name, position.game, (at, side, events_from), whole)

    async def brought_frame(
        self, replay: str, journal: Callable[[], Awaitable[str]], at: int, side: int, events_from: int
    ) -> dict[str, Json]:
        """A moment of a journal that somebody brought along; it is fetched where the worker does not know it."""

        async def whole() -> dict[str, Json]:
            return {"journal": await journal()}

        return await self._frame(replay, replay, (at, side, events_from), whole)

    async def _frame(
        self,
        name: str,
        game: str,
        moment: tuple[int, int, int],
        whole: Callable[[], Awaitable[dict[str, Json]]],
    ) -> dict[str, Json]:
        at, side, events_from = moment
        bare: dict[str, Json] = {
            "do": "frame",
            "game": name,
            "at": at,
            "side": side,
            "events_from": events_from,
        }
        seconds = self.settings.replay_seconds
        try:
            async with _paid(self.reels, game) as worker, worker.turn:
                reply = await worker.ask_now(bare, seconds)
                if "lost" in reply:
                    reply = await worker.ask_now({**bare, **await whole()}, seconds)
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

    async def verify(self, name: str, journal: str) -> tuple[dict[str, Json], dict[str, Json]]:
        """Replays a journal that somebody brought along and checks every line and die of it; also what it tells."""
        reply = await self._read(name, {"do": "verify", "journal": journal})
        return table_of(reply["verdict"]), table_of(reply["told"])

    async def told(self, name: str, journal: str) -> dict[str, Json]:
        """What a journal says of itself to those who watch it."""
        return table_of((await self._read(name, {"do": "told", "journal": journal}))["told"])

    async def _read(self, name: str, request: dict[str, Json]) -> dict[str, Json]:
        try:
            async with _paid(self.reels, name) as worker:
                reply = await worker.ask(request, self.settings.replay_seconds)
        except WorkerError as error:
            raise ApiError(400, "server-journal-too-long") from error
        return _good(reply)

    async def printed(self, order: dict[str, Json]) -> dict[str, Json]:
        """Sheets as `printing.printed` makes them."""
        try:
            async with _paid(self.press, "press") as worker:
                reply = await worker.ask({"do": "print", **order}, self.settings.print_seconds)
        except WorkerError as error:
            raise ApiError(503, "server-too-slow") from error
        return _good(reply)

    async def _study(self, position: Position, request: dict[str, Json]) -> dict[str, Json]:
        try:
            async with _paid(self.studies, position.game) as worker:
                reply = await self._about(worker, position, request, self.settings.preview_seconds)
        except WorkerError as error:
            raise ApiError(503, "server-too-slow") from error
        return table_of(_good(reply)["preview"])

    async def _about(
        self, worker: Worker, position: Position, request: dict[str, Json], seconds: float
    ) -> dict[str, Json]:
        """Asks about a position, after bringing the worker's copy of the game up to it."""
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


@asynccontextmanager
async def _paid(queue: Queue, name: str) -> AsyncIterator[Worker]:
    """A worker out of a queue, paid for by whoever asks."""
    try:
        async with queue.turn(name, ASKER.get(), WAITING_AT_MOST) as worker:
            yield worker
    except Crowded as crowded:
        raise ApiError(429, "server-too-many") from crowded


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
    }


def _good(reply: dict[str, Json]) -> dict[str, Json]:
    """A reply, or the error in it."""
    if "crash" in reply:
        raise RuntimeError(f"a worker failed: {reply['crash']}")
    if "error" in reply:
        # What the rules refuse now they may allow later, as everywhere: it is no fault of the request's form.
        error = said(409 if "reasons" in reply else 400, text_of(reply["error"]))
        error.reasons = reasons_of(list_of(reply.get("reasons")))
        raise error
    return reply


def reasons_of(wire: list[Json]) -> list[Reason]:
    """Reasons that crossed a border, as they were."""
    tables = [table_of(reason) for reason in wire]
    return [Reason(text_of(r.get("why")), text_of(r.get("id")), table_of(r.get("values"))) for r in tables]
