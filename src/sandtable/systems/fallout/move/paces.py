"""How far figures may move (chapters 4.2 and 4.3)."""

from __future__ import annotations

from sandtable.systems.fallout.ground.terrain import foot_factor
from sandtable.systems.fallout.state.identities import CHARGE, MOVE_FIRE
from sandtable.systems.fallout.state.state import FalloutState, Figure
from sandtable.table import Piece, Point, path_cost, path_length
from sandtable.table.costs import affordable


def pace(figure: Figure, action: str) -> float:
    """Inches one figure may move in an action.

    fallout.action.move.distance, fallout.action.skill.move_first: AG. fallout.action.move_fire.distance: half of it,
    fractions kept (fallout.dice.fractions). fallout.action.charge.distance: twice; fallout.unit.baby_deathclaw.charge
    """
    ag = float(figure.profile.ag)
    if action == MOVE_FIRE:
        return ag * 0.5
    if action == CHARGE:
        return ag * figure.profile.charge_factor
    return ag


def allowance_of(state: FalloutState, figures: list[Figure], action: str) -> float:
    """fallout.action.move.slowest: a squad moves as its slowest able member."""
    if not figures:
        return 0.0
    slowest = pace(figures[0], action)
    for figure in figures:
        inches = pace(figure, action)
        if inches < slowest:
            slowest = inches
    return slowest * state.lengths.inch


def slow_pieces(state: FalloutState, figure: Figure) -> list[Piece]:
    """The pieces that slow this figure down."""
    factors = foot_factor(figure.profile)
    if not factors:
        return []
    return [piece for piece in state.board.pieces if piece.kind in factors]


def cost_of(state: FalloutState, figure: Figure, path: list[Point]) -> float:
    """fallout.terrain.rough.move: what a way uses up of the allowance."""
    slow = slow_pieces(state, figure)
    if not slow:
        return path_length(path)
    return path_cost(slow, path, foot_factor(figure.profile))


def cut_to_cost(state: FalloutState, figure: Figure, path: list[Point], allowance: float) -> list[Point]:
    """The way, as far as the allowance carries."""
    slow = slow_pieces(state, figure)
    factors = foot_factor(figure.profile)
    kept = [path[0]]
    left = allowance
    for i in range(1, len(path)):
        a, b = path[i - 1], path[i]
        leg = path_length([a, b])
        far = affordable(slow, a, b, left, factors)
        if far < leg - 1e-9:
            share = far / leg if leg > 0.0 else 0.0
            kept.append((a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share))
            return kept
        kept.append(b)
        left -= path_cost(slow, [a, b], factors)
    return kept
