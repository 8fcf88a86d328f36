"""Many games in one process."""

from __future__ import annotations

import numpy as np

from sandtable.research import Batch, named
from sandtable.research.table import Table

ID = "sandtable/warfare-s1-v0"


def test_a_batch_plays_the_games_of_its_seeds() -> None:
    """Every game of it goes as it does alone, and the next begins where one ends."""
    batch = Batch(ID, 3, seed=5)
    lots = np.random.default_rng(1)
    taken: list[int] = []  # in game 1, until it ends
    rewards = None
    ended = 0
    for _ in range(2000):
        looked = batch.look()
        assert looked.mask.any(axis=1).all()
        assert [table.asked for table in batch.tables] == looked.side.tolist()
        actions = [int(lots.choice(np.flatnonzero(mask))) for mask in looked.mask]
        paid = batch.step(actions)
        ended += int(paid.over.sum())
        if rewards is None:
            taken.append(actions[1])
            if paid.over[1]:
                rewards = paid.rewards[1].tolist()
        if ended >= 4 and rewards is not None:
            break
    alone = Table(named(ID))
    alone.reset(6)
    for action in taken:
        alone.step(action)

    assert alone.game.over
    assert rewards == alone.rewards()
    assert any(table.seed >= 8 for table in batch.tables)
