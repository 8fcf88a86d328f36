"""Bots play by themselves; those that misbehave do not stop a game."""

from __future__ import annotations

import asyncio
import os
import time
from collections.abc import Callable
from pathlib import Path

import pytest
from tests.server.sitting import Server, heard

from sandtable.core.journal import canonical, entry_wire
from sandtable.server.bodies import NewGame
from sandtable.server.host import Host
from sandtable.server.hub import Listener
from sandtable.server.live import LiveGame
from sandtable.server.records import SeatRecord
from sandtable.server.settings import Settings
from sandtable.server.workers import Worker


def test_bots_play_a_game_to_its_end(server: Server) -> None:
    """Nobody needs to look."""
    table = server.new({"A": "bot:random", "B": "bot:random"})

    view = table.wait(None, "over")

    assert view["result"] is not None


@pytest.mark.parametrize("bot", ["crasher", "violator"])
def test_a_bot_that_fails_is_stood_in_for(server: Server, bot: str) -> None:
    """It crashes, or answers what is not legal: play goes on, and everybody is told."""
    table = server.new({"A": f"bot:{bot}", "B": "bot:random"}, setup={"options": {"turns": 2}})

    view = table.wait(None, "over")

    assert view["result"] is not None
    told = view["bots"]["stood_in"]
    assert [("A", "failed")] == [(entry["side"], entry["why"]) for entry in told]
    assert told[0]["times"] > 1


def test_a_stand_in_plays_what_the_taste_likes_best(tmp_path: Path) -> None:
    """Not the first legal answer: a game of two that fail is the game that two greedy ones play with these dice."""

    async def answers(host: Host, bot: str) -> list[str]:
        wanted = NewGame(setup={"system": "fubar"}, seats={"A": "me", "B": "hotseat"}, seed=5)
        game = (await host.create(wanted)).game
        async with host.games.hold(game) as live:
            for side in (0, 1):
                live.record.seats[side] = SeatRecord(side=side, held_by="bot", bot=bot)
            host.bots.wake(live)
        while True:
            async with host.games.hold(game) as live:
                if live.record.version > 40:
                    return [canonical(entry_wire(entry)) for entry in live.past[:40]]
            await asyncio.sleep(0.01)

    async def both() -> list[list[str]]:
        host = await Host.open(
            Settings(database_url=f"sqlite:///{tmp_path / 'games.sqlite3'}", bot_workers=1, bot_seconds=60)
        )
        try:
            async with asyncio.timeout(60):
                return [await answers(host, bot) for bot in ("nobody", "greedy", "random")]
        finally:
            await host.close()

    failing, greedy, random = asyncio.run(both())

    assert greedy == failing
    assert greedy != random


def test_a_bot_that_never_answers_is_stood_in_for(start: Callable[..., Server]) -> None:
    """After its time is up another answer is given, the players are told, and the log names the bot."""
    server = start(bot_seconds=0.2)
    table = server.new({"A": "bot:idler", "B": "bot:random"}, setup={"options": {"turns": 1}})

    view = table.wait(None, "over")

    assert view["result"] is not None
    assert "bot idler: no reply within 0.2 s" in server.log.read_text()
    assert ("A", "late") == (view["bots"]["stood_in"][0]["side"], view["bots"]["stood_in"][0]["why"])


def test_whoever_waits_for_a_computer_sees_how_many_games_come_first(start: Callable[..., Server]) -> None:
    """One worker, busy with another game: after a while the socket tells the place, and then that it is gone."""
    server = start(bot_workers=1, bot_seconds=5.0)
    slow = server.new({"A": "me", "B": "bot:idler"})
    slow.play("A", "1")
    waiting = server.new({"A": "me", "B": "bot:greedy"})
    with waiting.socket("A") as socket:
        waiting.play("A", "1")
        told: list[object] = []
        while not told or told[-1] is not None:
            message = heard(socket)
            if "scene" not in message:
                told.append(message["bots"]["ahead"])
            elif told:
                break

    assert 1 == told[0]


def test_a_thinking_bot_holds_nobody_up(start: Callable[..., Server]) -> None:
    """While a bot thinks for long, other games are answered at once, and its own game can be looked at."""
    server = start(bot_seconds=5.0)
    slow = server.new({"A": "me", "B": "bot:idler"})
    slow.play("A", "1")
    other = server.new({"A": "me", "B": "hotseat"})

    began = time.monotonic()
    other.play("A", "1")
    other.play("B", "2")
    seen = slow.view("A")
    took = time.monotonic() - began

    assert "B" == seen["waiting_for"]
    assert took < 4.0


def test_every_answer_of_a_bot_is_pushed(server: Server) -> None:
    """Views of growing versions come over the socket while bots play, until the game is over."""
    table = server.new({"A": "bot:random", "B": "bot:random"}, setup={"options": {"turns": 40}})
    versions = []
    events: list[dict[str, object]] = []
    with table.socket() as socket:
        while True:
            view = heard(socket)
            versions.append(view["version"])
            events[view["events_from"] :] = view["events"]
            if view["result"] is not None:
                break

    assert sorted(versions) == versions
    assert len(versions) > 3
    assert table.view(None)["events"] == events


def test_a_seat_taken_back_from_a_thinking_bot_is_the_persons(start: Callable[..., Server]) -> None:
    """What the bot comes up with afterwards is not given."""
    server = start(bot_seconds=1.0)
    table = server.new({"A": "me", "B": "bot:idler"})
    table.play("A", "1")

    table.tokens["B"] = table.post("seats/B", {"held_by": "person"}, "A").json()["token"]
    time.sleep(1.5)

    assert table.view("B")["question"] is not None


def test_a_bots_game_goes_on_after_a_restart(start: Callable[..., Server]) -> None:
    """Looking at the game is enough to wake its bots."""
    server = start()
    table = server.new({"A": "bot:random", "B": "bot:random"}, setup={"options": {"turns": 400}})
    server.kill()
    server.start()

    assert table.wait(None, "over", 60.0)["result"] is not None


def test_bots_called_in_the_moment_their_last_task_ends_play(tmp_path: Path) -> None:
    """Whoever comes right after the last look of a game's bots finds bots that listen, and the game goes on."""

    async def versions() -> tuple[int, int]:
        host = await Host.open(
            Settings(database_url=f"sqlite:///{tmp_path / 'games.sqlite3'}", bot_workers=1)
        )
        try:
            async with asyncio.timeout(60):
                return await _called_at_the_last_moment(host)
        finally:
            await host.close()

    before, after = asyncio.run(versions())

    assert after > before


async def _called_at_the_last_moment(host: Host) -> tuple[int, int]:
    """The versions of a game before and after somebody called its bots just when they had nothing to do any more."""
    wanted = NewGame(setup={"system": "fubar"}, seats={"A": "me", "B": "hotseat"})
    game = (await host.create(wanted)).game
    listener = Listener(game, -1)
    host.hub.join(listener)
    listener.news.clear()

    def seat(live: LiveGame, held_by: str) -> None:
        side = live.asked_side
        live.record.seats[side] = SeatRecord(side=side, held_by=held_by, bot="random")

    async def call() -> None:
        async with host.games.hold(game) as live:
            seat(live, "bot")
            host.bots.wake(live)

    async with host.games.hold(game) as live:
        # The bots are called and wait for the game, then whoever calls them again; then they have nothing to do.
        before = live.record.version
        seat(live, "bot")
        host.bots.wake(live)
        await asyncio.sleep(0.05)
        caller = asyncio.create_task(call())
        await asyncio.sleep(0.05)
        seat(live, "person")
    await caller
    await listener.news.wait()
    async with host.games.hold(game) as live:
        seat(live, "person")
        return before, live.record.version


@pytest.mark.parametrize("behind", [0, 10])
def test_whoever_thinks_for_long_stands_back(behind: int) -> None:
    """A process of bots is nicer than the server and, on Linux, never interrupts it; one of previews is its equal."""

    async def standing() -> tuple[int, str]:
        worker = Worker(behind)
        try:
            await worker.ask({"do": "verify", "journal": ""}, 30.0)
            assert worker.process is not None
            pid = worker.process.pid
            niceness = os.getpriority(os.PRIO_PROCESS, pid) - os.getpriority(os.PRIO_PROCESS, 0)
            batch = hasattr(os, "SCHED_BATCH") and os.sched_getscheduler(pid) == os.SCHED_BATCH
            return niceness, "batch" if batch else "like all others"
        finally:
            await worker.stop()

    expected = "batch" if behind and hasattr(os, "SCHED_BATCH") else "like all others"
    assert (behind, expected) == asyncio.run(standing())
