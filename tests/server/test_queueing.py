"""Thinking is shared among games: whoever has had much of it comes later."""

from __future__ import annotations

import asyncio

import pytest

from sandtable.server.queueing import Crowded, Queue
from sandtable.server.workers import Workers


async def think(queue: Queue, game: str, seconds: float, began: list[str]) -> None:
    """One turn of a game."""
    async with queue.turn(game):
        began.append(game)
        await asyncio.sleep(seconds)


async def settled() -> None:
    """Lets every task come to where it waits."""
    for _ in range(5):
        await asyncio.sleep(0)


def test_a_game_that_thought_for_long_comes_after_those_that_thought_little() -> None:
    """It asks again before they do, and has its turn after them; without debts the first to come is the first."""

    async def order() -> list[str]:
        queue, began = Queue(Workers(1)), list[str]()
        await think(queue, "long", 0.2, began)
        tasks = [asyncio.create_task(think(queue, "first", 0.05, began))]
        await settled()
        for game in ("long", "short", "other"):
            tasks.append(asyncio.create_task(think(queue, game, 0.0, began)))
            await settled()
        await asyncio.gather(*tasks)
        return began

    assert ["long", "first", "short", "other", "long"] == asyncio.run(order())


def test_who_asks_often_does_not_hold_up_who_asks_once() -> None:
    """Four requests of one game stand before one of another, which is heard second all the same."""

    async def order() -> list[str]:
        queue, began = Queue(Workers(1)), list[str]()
        tasks = []
        for game in ("greedy", "greedy", "greedy", "greedy", "modest"):
            tasks.append(asyncio.create_task(think(queue, game, 0.01, began)))
            await settled()
        await asyncio.gather(*tasks)
        return began

    assert ["greedy", "modest"] == asyncio.run(order())[:2]


def test_who_pays_may_be_whoever_asks() -> None:
    """One address asks for many games, another for one: it is heard second; beyond `most` no more is taken."""

    async def order() -> list[str]:
        queue, began = Queue(Workers(1)), list[str]()

        async def ask(game: str, payer: str) -> None:
            async with queue.turn(game, payer, 3):
                began.append(game)
                await asyncio.sleep(0.01)

        tasks = []
        for game, payer in (("1", "here"), ("2", "here"), ("3", "here"), ("4", "here"), ("5", "there")):
            tasks.append(asyncio.create_task(ask(game, payer)))
            await settled()
        with pytest.raises(Crowded):
            await ask("6", "here")
        await asyncio.gather(*tasks)
        return began

    assert ["1", "5", "2", "3", "4"] == asyncio.run(order())


def test_the_place_in_the_queue_is_told() -> None:
    """How many games come first: the one that thinks, and those before; nobody else has a place."""

    async def places() -> list[int | None]:
        queue, began = Queue(Workers(1)), list[str]()
        tasks = []
        for game in ("thinks", "next", "next", "last"):
            tasks.append(asyncio.create_task(think(queue, game, 0.01, began)))
            await settled()
        seen = [queue.ahead(game) for game in ("thinks", "next", "last", "elsewhere")]
        assert {"next": 1, "last": 2} == queue.long_waiting(0.0)
        await asyncio.gather(*tasks)
        return [*seen, queue.ahead("last")]

    assert [None, 1, 2, None, None] == asyncio.run(places())


def test_who_goes_away_leaves_no_gap() -> None:
    """Waiting or already called: the worker goes to the next."""

    async def order() -> list[str]:
        queue, began = Queue(Workers(1)), list[str]()
        tasks = []
        for game in ("thinks", "leaves", "stays"):
            tasks.append(asyncio.create_task(think(queue, game, 0.02, began)))
            await settled()
        tasks[1].cancel()
        await settled()
        tasks[0].cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await think(queue, "later", 0.0, began)
        return began

    assert ["thinks", "stays", "later"] == asyncio.run(order())


def test_a_free_worker_is_lent_whoever_knows_the_game() -> None:
    """A game's own worker when it is free, else any other."""

    async def lent() -> list[bool]:
        workers = Workers(2)
        queue = Queue(workers)
        async with queue.turn("game") as home, queue.turn("game") as other:
            return [home is workers.of("game"), other is not home, other in workers.all]

    assert [True, True, True] == asyncio.run(lent())
