"""Many games stepped at once in one process, for learners that think in arrays. It needs numpy."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from sandtable.research.looking import ROW
from sandtable.research.naming import named
from sandtable.research.table import ACTIONS, SIDES, Table


@dataclass(frozen=True)
class Looked:
    """What is asked in every game: one row of each array for a game."""

    observation: NDArray[np.float32]  # (games, numbers)
    mask: NDArray[np.bool_]  # (games, ACTIONS)
    candidates: NDArray[np.float32]  # (games, ACTIONS, ROW)
    side: NDArray[np.int8]  # (games,): who is asked


@dataclass(frozen=True)
class Paid:
    """What a step brought: rewards of both sides, and which games ended with it (they have begun anew)."""

    rewards: NDArray[np.float32]  # (games, sides)
    over: NDArray[np.bool_]  # (games,): the game ended by its rules
    cut: NDArray[np.bool_]  # (games,): it took too long


class Batch:
    """So many games of one environment. Game k begins with seed + k, and goes on with seed + k + games, and so on."""

    def __init__(self, id: str, games: int, seed: int = 0, **choices: Any) -> None:
        name = named(id)
        self.tables = [Table(name, **choices) for _ in range(games)]
        self.seeds = [seed + number for number in range(games)]
        for table, each in zip(self.tables, self.seeds, strict=True):
            table.reset(each)

    def __len__(self) -> int:
        return len(self.tables)

    def look(self) -> Looked:
        """What every game asks."""
        games = len(self.tables)
        observation = np.zeros((games, self.tables[0].observation_size), np.float32)
        mask = np.zeros((games, ACTIONS), np.bool_)
        candidates = np.zeros((games, ACTIONS, ROW), np.float32)
        side = np.zeros(games, np.int8)
        for at, table in enumerate(self.tables):
            numbers, rows = table.look()
            observation[at] = numbers
            mask[at, : len(table.legal)] = table.legal
            candidates[at, : len(rows)] = rows
            side[at] = table.asked
        return Looked(observation, mask, candidates, side)

    def step(self, actions: Sequence[int]) -> Paid:
        """Answers in every game; raises Refused where an answer is not legal."""
        games = len(self.tables)
        paid = Paid(
            np.zeros((games, SIDES), np.float32), np.zeros(games, np.bool_), np.zeros(games, np.bool_)
        )
        for at, (table, action) in enumerate(zip(self.tables, actions, strict=True)):
            table.step(int(action))
            if table.game.over or table.cut:
                paid.rewards[at] = table.rewards()
                paid.over[at], paid.cut[at] = table.game.over, table.cut
                self.seeds[at] += games
                table.reset(self.seeds[at])
        return paid
