"""The shelf of games and campaigns: read once, lent to one at a time, put away when idle and never while in use."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Coroutine
from contextlib import suppress
from typing import Any, TypeVar

import pytest
from sqlalchemy.exc import OperationalError

from sandtable.server.errors import ApiError
from sandtable.server.shelf import Shelf, in_thread, seen_through
from sandtable.server.store import Conflict

R = TypeVar("R")


class Book:
    """Something to be kept: `text` is what is in memory, `written` what is on disk."""

    def __init__(self, id: str, written: str) -> None:
        self.id = id
        self.lock = asyncio.Lock()
        self.dead = False
        self.text = self.written = written

    @property
    def unwritten(self) -> bool:
        return self.text != self.written


class Library:
    """A shelf over books on disk, which take a moment to read."""

    def __init__(self, most: int = 2) -> None:
        self.disk = {id: f"all about {id}" for id in "abcdef"}
        self.read: list[str] = []
        self.watched: list[str] = []
        self.gate = asyncio.Event()
        self.gate.set()
        self.shelf = Shelf(self.load, most, self.watched.__contains__)

    async def load(self, id: str) -> Book:
        self.read.append(id)
        await self.gate.wait()
        if id not in self.disk:
            raise ApiError(404, "server-no-such-game", {"game": id})
        return Book(id, self.disk[id])

    async def visit(self, *ids: str) -> None:
        for id in ids:
            async with self.shelf.hold(id):
                pass

    async def in_memory(self) -> str:
        return "".join(id for id in self.disk if self.shelf.get(id) is not None)

    async def write(self, book: Book) -> None:
        await self.gate.wait()
        book.written = self.disk[book.id] = book.text


def run(work: Coroutine[Any, Any, R]) -> R:
    """Runs it, and not for ever."""

    async def bounded() -> R:
        async with asyncio.timeout(20):
            return await work

    return asyncio.run(bounded())


async def settle() -> None:
    """Lets everybody get on until all wait for something."""
    for _ in range(10):
        await asyncio.sleep(0)


def test_what_two_ask_for_at_once_is_read_once() -> None:
    """Both get the same thing."""

    async def found() -> tuple[list[str], bool]:
        library = Library()
        library.gate.clear()
        held: list[Book] = []

        async def visit() -> None:
            async with library.shelf.hold("a") as book:
                held.append(book)

        visits = [asyncio.create_task(visit()) for _ in range(3)]
        await settle()
        library.gate.set()
        await asyncio.gather(*visits)
        return library.read, held[0] is held[1] is held[2]

    assert (["a"], True) == run(found())


def test_who_goes_away_while_it_is_read_spoils_it_for_nobody() -> None:
    """The reading goes on for whoever waits as well."""

    async def found() -> tuple[list[str], str]:
        library = Library()
        library.gate.clear()
        gone, waits = (asyncio.create_task(library.visit("a")) for _ in range(2))
        await settle()
        gone.cancel()
        await settle()
        library.gate.set()
        await waits
        return library.read, await library.in_memory()

    assert (["a"], "a") == run(found())


def test_what_cannot_be_read_is_said_to_all_who_wait_and_tried_again() -> None:
    """A failure is not remembered."""

    async def found() -> tuple[list[int], str]:
        library = Library()
        outcomes = await asyncio.gather(library.visit("x"), library.visit("x"), return_exceptions=True)
        library.disk["x"] = "new"
        await library.visit("x")
        return [o.status for o in outcomes if isinstance(o, ApiError)], await library.in_memory()

    assert ([404, 404], "x") == run(found())


def test_one_at_a_time_holds_a_thing() -> None:
    """The next waits until it is free."""

    async def found() -> list[str]:
        library = Library()
        steps: list[str] = []

        async def visit(name: str) -> None:
            async with library.shelf.hold("a"):
                steps.append(f"{name} in")
                await settle()
                steps.append(f"{name} out")

        await asyncio.gather(visit("one"), visit("two"))
        return steps

    assert ["one in", "one out", "two in", "two out"] == run(found())


def test_what_was_left_alone_longest_goes_first() -> None:
    """Beyond the room there is; looking at a thing makes it young again."""

    async def found() -> str:
        library = Library(most=2)
        await library.visit("a", "b", "a", "c")
        return await library.in_memory()

    assert "ac" == run(found())


def test_what_is_held_waited_for_or_watched_stays() -> None:
    """However many others come meanwhile."""

    async def found() -> tuple[str, bool]:
        library = Library(most=1)
        library.watched.append("b")
        await library.visit("b")
        async with library.shelf.hold("a") as held:
            waits = asyncio.create_task(library.visit("a"))
            await settle()
            await library.visit("c", "d", "e")
            kept = await library.in_memory()
            alive = not held.dead
        await waits
        return kept, alive

    assert ("abe", True) == run(found())


def test_who_waits_for_a_thing_keeps_it_when_its_holder_leaves() -> None:
    """Also in the moment in between, when nobody has the lock."""

    async def found() -> list[str]:
        library = Library(most=1)
        async with library.shelf.hold("a"):
            waits = asyncio.create_task(library.visit("a"))
            await settle()
        library.shelf.add(Book("b", ""))
        await waits
        return library.read

    assert ["a"] == run(found())


@pytest.mark.parametrize("error", [ApiError(409, "server-stale"), asyncio.CancelledError()])
def test_a_refusal_leaves_the_thing_where_it_is(error: BaseException) -> None:
    """Nothing has changed, so nothing is read again."""

    async def found() -> list[str]:
        library = Library()
        with suppress(ApiError, asyncio.CancelledError):
            async with library.shelf.hold("a"):
                raise error
        await library.visit("a")
        return library.read

    assert ["a"] == run(found())


@pytest.mark.parametrize("error", [ApiError(409, "server-stale"), asyncio.CancelledError(), ValueError()])
def test_what_is_left_half_changed_is_read_anew(error: BaseException) -> None:
    """What is written is what holds; whoever waited for it gets the new one too."""

    async def found() -> list[str]:
        library = Library()
        seen: list[str] = []

        async def look() -> None:
            async with library.shelf.hold("a") as book:
                seen.append(book.text)

        with suppress(ApiError, asyncio.CancelledError, ValueError):
            async with library.shelf.hold("a") as book:
                waits = asyncio.create_task(look())
                await settle()
                book.text = "scribbled"
                raise error
        await waits
        return seen

    assert ["all about a"] == run(found())


@pytest.mark.parametrize(
    ("error", "told"),
    [
        (Conflict(), (409, "server-changed-elsewhere")),
        (OperationalError("", None, Exception("disk full")), (503, "server-not-written")),
    ],
)
def test_what_cannot_be_written_is_given_up(error: Exception, told: tuple[int, str]) -> None:
    """The reader is told, and the next one reads what is on disk."""

    async def found() -> tuple[tuple[int, str], str]:
        library = Library()

        async def fails() -> None:
            raise error

        said = (0, "")
        try:
            async with library.shelf.hold("a") as book:
                book.text = "scribbled"
                await library.shelf.write(book, fails(), "server-changed-elsewhere")
        except ApiError as refusal:
            said = (refusal.status, refusal.text)
        async with library.shelf.hold("a") as book:
            return said, book.text

    assert (told, "all about a") == run(found())


def test_who_hangs_up_while_it_is_written_loses_nothing() -> None:
    """The thing is held until it is written; then the next sees it as it is."""

    async def found() -> tuple[list[str], list[str]]:
        library = Library()
        seen: list[str] = []

        async def change() -> None:
            async with library.shelf.hold("a") as book:
                book.text = "changed"
                library.gate.clear()
                await library.shelf.write(book, library.write(book), "server-changed-elsewhere")

        async def look() -> None:
            async with library.shelf.hold("a") as book:
                seen.append(book.written)

        await library.visit("a")
        writes = asyncio.create_task(change())
        await settle()
        looks = asyncio.create_task(look())
        for _ in range(2):  # whoever is impatient cancels twice
            writes.cancel()
            await settle()
        assert [] == seen
        library.gate.set()
        await asyncio.gather(writes, looks, return_exceptions=True)
        assert writes.cancelled()
        return seen, library.read

    assert (["changed"], ["a"]) == run(found())


def test_a_thread_lets_go_before_the_next_gets_the_thing() -> None:
    """Whoever hangs up while a thread works on it leaves only when the thread is done."""

    async def found() -> list[str]:
        loop = asyncio.get_running_loop()
        began, go_on = asyncio.Event(), threading.Event()
        steps: list[str] = []

        def work() -> None:
            loop.call_soon_threadsafe(began.set)
            go_on.wait(10)
            steps.append("worked")

        async def hang_up() -> None:
            try:
                await in_thread(work)
            finally:
                steps.append("left")

        task = asyncio.create_task(hang_up())
        await began.wait()
        task.cancel()
        await settle()
        go_on.set()
        await asyncio.gather(task, return_exceptions=True)
        return steps

    assert ["worked", "left"] == run(found())


def test_work_that_is_seen_through_tells_what_it_found() -> None:
    """Its result, or its error."""

    async def gives(value: int) -> int:
        if value < 0:
            raise LookupError(str(value))
        return value

    assert 7 == run(seen_through(gives(7)))
    with pytest.raises(LookupError):
        run(seen_through(gives(-1)))


def test_what_nobody_uses_goes_and_what_is_watched_or_held_stays() -> None:
    """However much room there is."""

    async def stays() -> list[str]:
        library = Library(most=6)
        for id in "abc":
            async with library.shelf.hold(id):
                pass
        library.watched.append("b")
        async with library.shelf.hold("c"):
            library.shelf.put_away(-1.0)
        library.shelf.put_away(60.0)
        return [id for id in "abc" if library.shelf.get(id) is not None]

    assert ["b", "c"] == asyncio.run(stays())


def test_what_another_has_written_is_read_anew() -> None:
    """Whoever takes it in hand gets what is written, not what was."""

    async def texts() -> list[str]:
        library = Library()

        async def fresh(book: Book) -> bool:
            return book.written == library.disk[book.id]

        shelf = Shelf(library.load, 2, fresh=fresh)
        seen: list[str] = []
        for written in ("first", "first", "second"):
            library.disk["a"] = written
            async with shelf.hold("a") as book:
                seen.append(book.text)
        return [*seen, str(len(library.read))]

    assert ["first", "first", "second", "2"] == asyncio.run(texts())
