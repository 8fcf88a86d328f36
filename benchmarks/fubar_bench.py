"""FUBAR: games a second, a fork in the middle of an activation, exact odds, the size of a journal."""

from __future__ import annotations

import statistics
import timeit
from collections.abc import Callable
from time import process_time

from pace import ROUNDS, random_games

from sandtable.ai import Seat, bot, bot_answers
from sandtable.core.game import Game, new_game
from sandtable.core.odds import branching
from sandtable.core.setup import setup_of
from sandtable.core.system import system
from sandtable.sim import Plan, play_bout


def medians() -> dict[str, float]:
    """Medians in processor time: other programs on the machine do not count.

    Random games are of Crossroads, 200 points a side; terrain and armies change from game to game.
    """
    system("fubar")
    return {
        "fubar_random_games_per_second": random_games("fubar", ("crossroads",)),
        "fubar_greedy_game_seconds": greedy_game(),
        "fubar_journal_kb": journal_size(),
        "fubar_fork_us": fork(),
        "fubar_odds_cold_ms": cold_odds(),
    }


def greedy_game() -> float:
    """One game between greedy bots."""
    plan = Plan("fubar", "crossroads", ("greedy", "greedy"), ROUNDS, 1)
    times: list[float] = []
    for number in range(ROUNDS):
        began = process_time()
        assert not play_bout(plan, number).error
        times.append(process_time() - began)
    return statistics.median(times)


def journal_size() -> float:
    """The journal of a game between random bots."""
    plan = Plan("fubar", "crossroads", ("random", "random"), 10, 1, journals=True)
    return statistics.median(len(play_bout(plan, number).journal.encode()) / 1000 for number in range(10))


def mid_activation() -> Game:
    """A game with twelve units on the table, one of them in the middle of its activation."""
    army = "redgully"
    setup = setup_of(
        {"system": "fubar", "scenario": "skirmish", "sides": [{"army": army}, {"army": army}], "layout": 3}
    )
    for seed in range(4, 40):
        game = new_game(system("fubar"), setup, seed, listen=False)
        players = [bot("random", "fubar", side, seed) for side in (0, 1)]
        seats = [Seat(game, side, seed) for side in (0, 1)]
        while (pending := game.ask) is not None:
            if units_on_table(game) == 12 and game.state.turn >= 2 and pending.question.kind == "move":
                return game
            bot_answers(game, seats[pending.side], players[pending.side])
    raise RuntimeError("no game of these seeds comes to such a moment")


def units_on_table(game: Game) -> int:
    """How many units stand on the table, those aboard a vehicle not counted."""
    return sum(1 for unit in game.state.units if unit.on_table())  # type: ignore[attr-defined]


def fork() -> float:
    """A fork there, in microseconds."""
    return per_call(mid_activation().fork, 500) * 1e6


def cold_odds() -> float:
    """Ten assault rifles at a unit in cover, from the rules, with nothing remembered from before; milliseconds."""
    rules = system("fubar")
    line = [[10 + 1.1 * k, 10] for k in range(10)]
    targets = [[10 + 1.1 * k, 21] for k in range(8)]
    cover = [[9, 20], [20, 20], [20, 22], [9, 22]]
    position = {
        "terrain": [{"kind": "rubble", "points": cover}],
        "units": [
            {"id": "a", "side": "A", "weapons": "assault_rifle", "at": line},
            {"id": "b", "side": "B", "armour": "light", "at": targets},
        ],
    }
    state = rules.position(setup_of({"system": "fubar", "position": position}))  # type: ignore[dict-item]

    def once() -> None:
        branching._branches.forget()  # noqa: SLF001 - cold means that it remembers nothing
        assert rules.inspect(state, 0, {"tool": "target", "from": "a", "to": "b"}).odds

    return per_call(once, 20) * 1e3


def per_call(call: Callable[[], object], number: int) -> float:
    """Seconds of processor time per call, the median of several rounds."""
    return statistics.median(timeit.repeat(call, timer=process_time, number=number, repeat=ROUNDS)) / number
