"""The server's end of its workers: processes that may be slow, crash or hang without harm."""

from __future__ import annotations

import asyncio
import logging
import sys
from asyncio.subprocess import PIPE, Process
from zlib import crc32

import msgspec

from sandtable.core.wire import Json
from sandtable.server.worker import framed

log = logging.getLogger(__name__)

MODULE = "sandtable.server.worker"
START_SECONDS = 60.0


class WorkerError(Exception):
    """A worker gave no reply: it took too long (`late`), or it fell over. Another one stands in its place."""

    late = False


class LateError(WorkerError):
    """It took too long."""

    late = True


class Worker:
    """One process, one request at a time."""

    def __init__(self, nice: int, megabytes: int = 0) -> None:
        self.nice = nice
        self.megabytes = megabytes  # of memory at most; 0: as much as there is
        self.process: Process | None = None
        self.greeted = False
        self.turn = asyncio.Lock()
        self.sent: dict[str, tuple[int, int]] = {}  # game → branch, entries it has been sent

    async def ask(self, request: dict[str, Json], seconds: float) -> dict[str, Json]:
        """The reply to a request. Waiting for the worker's other work is not counted as its own time."""
        async with self.turn:
            return await self.ask_now(request, seconds)

    async def ask_now(self, request: dict[str, Json], seconds: float) -> dict[str, Json]:
        """`ask` for whoever holds the turn."""
        try:
            async with asyncio.timeout(START_SECONDS):
                process = await self.start()
                await self._greeted(process)
            async with asyncio.timeout(seconds):
                return await self._exchange(process, request)
        except TimeoutError as error:
            await self.stop()
            raise LateError(f"no reply within {seconds:g} s") from error
        except (OSError, EOFError) as error:
            await self.stop()
            raise WorkerError(f"the worker ended: {error}") from error
        except asyncio.CancelledError:
            # Half a reply may be on its way; the next request must not get it.
            await self.stop()
            raise

    async def _greeted(self, process: Process) -> None:
        """Waits for a new process to say that it has loaded everything: the time of that is no request's."""
        if not self.greeted:
            await _reply(process)
            self.greeted = True

    async def _exchange(self, process: Process, request: dict[str, Json]) -> dict[str, Json]:
        assert process.stdin is not None
        process.stdin.write(framed(msgspec.json.encode(request)))
        await process.stdin.drain()
        return await _reply(process)

    async def start(self) -> Process:
        """The running process; a new one when there is none."""
        process = self.process
        if process is None or process.returncode is not None:
            self.sent.clear()
            self.greeted = False
            # -P: whatever lies in the working directory is not imported by accident.
            process = await asyncio.create_subprocess_exec(
                sys.executable,
                "-P",
                "-m",
                MODULE,
                str(self.nice),
                str(self.megabytes),
                stdin=PIPE,
                stdout=PIPE,
            )
            self.process = process
        return process

    async def stop(self) -> None:
        """Ends the process at once."""
        process, self.process = self.process, None
        self.sent.clear()
        if process is not None and process.returncode is None:
            process.kill()
            await process.wait()


async def _reply(process: Process) -> dict[str, Json]:
    assert process.stdout is not None
    size = int.from_bytes(await process.stdout.readexactly(4), "big")
    reply: dict[str, Json] = msgspec.json.decode(await process.stdout.readexactly(size))
    return reply


class Workers:
    """Several workers; a game always goes to the same one, which then knows it already."""

    def __init__(self, number: int, nice: int = 0, megabytes: int = 0) -> None:
        self.all = [Worker(nice, megabytes) for _ in range(number)]

    def of(self, game: str) -> Worker:
        """The worker of a game."""
        return self.all[crc32(game.encode()) % len(self.all)]

    async def start(self) -> None:
        """Starts every process, so that the first request need not wait for it."""
        for worker in self.all:
            await worker.start()

    async def stop(self) -> None:
        """Ends them all."""
        for worker in self.all:
            await worker.stop()
