"""What a game was worth to whoever played it: 1 for a win, an equal part of 1 for a draw, 0 else."""

from __future__ import annotations

from sandtable.sim.bout import DRAW, Outcome


def side_score(outcome: Outcome, side: int) -> float:
    """The score of a side."""
    return contestant_score(outcome, outcome.seats[side])


def contestant_score(outcome: Outcome, contestant: int) -> float:
    """The score of a contestant, whatever its seat."""
    if outcome.winner == DRAW:
        return 1.0 / max(2, len(outcome.seats))
    return 1.0 if outcome.winner == contestant else 0.0
