"""Who On Guard would see a moving unit appear, and at which point of its way."""

from __future__ import annotations

from math import sqrt
from typing import final

from sandtable.systems.fubar.combats import fighting
from sandtable.systems.fubar.lookout import Lookout, enclosing
from sandtable.systems.fubar.sight import bases_of, lookout, secret, secret_reach
from sandtable.systems.fubar.state import FubarState, Unit
from sandtable.systems.fubar.stretch import Stretch
from sandtable.table import SEE_THROUGH, Base, Board, Disc, within

STEP = 1.0
"""A way is looked at every inch: no glimpse of a base an inch wide is shorter than that."""

FINE = 0.02
"""The moment of appearing is then narrowed down to this many inches."""


@final
class Watch:
    """A unit On Guard, its eyes, and those of the movers it has not seen."""

    __slots__ = ("eyes", "unit", "unseen")

    def __init__(self, unit: Unit, eyes: list[Base], unseen: list[int]) -> None:
        self.unit = unit
        self.eyes = eyes
        self.unseen = unseen  # places in the plan, not figure numbers


def may_react(state: FubarState, unit: Unit, mover: Unit) -> bool:
    """fubar.action.guard.react: On Guard, not yet reacted this turn, and free to fire at all."""
    if not unit.guard or unit.reacted or unit.side == mover.side or not unit.on_table():
        return False
    if unit.captive:  # fubar.scenario.captive: whoever leads him does not fire
        return False
    if state.combats and fighting(state, unit):
        return False
    vehicle = unit.vehicle
    if vehicle is not None:
        return len(vehicle.weapons) > 0
    for figure in unit.figures:
        if figure.alive and not figure.pinned:
            return True
    return False


def watches_over(state: FubarState, stretch: Stretch) -> list[Watch]:
    """Every unit that may react and does not see all movers where they start."""
    mover = stretch.march.unit
    found: list[Watch] = []
    for unit in state.units:
        if unit.guard and not unit.reacted and may_react(state, unit, mover):
            eyes = bases_of(unit)
            unseen = hidden_from(state, eyes, mover, stretch.start)
            if unseen:
                found.append(Watch(unit, eyes, unseen))
    return found


def hidden_from(state: FubarState, eyes: list[Base], target: Unit, bases: list[Base]) -> list[int]:
    """Which of these bases of a unit none of the eyes sees."""
    reach = secret_reach(state) if secret(target) else -1.0
    if reach < 0.0 and open_between(state.board, enclosing(eyes), enclosing(bases)):
        return []
    sight = lookout(state)
    return [at for at, base in enumerate(bases) if not any_eye_sees(sight, eyes, base, reach)]


def any_eye_sees(sight: Lookout, eyes: list[Base], base: Base, reach: float) -> bool:
    """fubar.los.line: whether any of the eyes sees the base; with `reach` not below 0, only from so near."""
    sees = sight.map.sees
    for eye in eyes:
        if (reach < 0.0 or within(eye, base, reach)) and sees(eye, base):
            return True
    return False


def open_between(board: Board, a: Disc, b: Disc) -> bool:
    """Whether no piece that stops sight comes near the ground between two circles."""
    dx, dy = b.x - a.x, b.y - a.y
    long = dx * dx + dy * dy
    width = a.radius if a.radius > b.radius else b.radius
    for piece in board.pieces:
        if piece.sight == SEE_THROUGH:
            continue
        wide = (piece.right - piece.left) * 0.5
        high = (piece.top - piece.bottom) * 0.5
        wx = piece.left + wide - a.x
        wy = piece.bottom + high - a.y
        along = wx * dx + wy * dy
        if along > 0.0:
            if along < long:
                wx -= dx * along / long
                wy -= dy * along / long
            else:
                wx -= dx
                wy -= dy
        room = width + sqrt(wide * wide + high * high)
        if wx * wx + wy * wy < room * room:
            return False
    return True


def next_appearance(
    state: FubarState, stretch: Stretch, watches: list[Watch], after: float
) -> tuple[float, list[Watch]]:
    """fubar.action.guard.timing: the next share of the way at which somebody new is seen, and by whom.

    Those seen there are no longer unseen; with nobody in the list the way has been walked unseen to its end.
    """
    longest = stretch.longest
    inch = state.lengths.inch
    steps = max(int((1.0 - after) * longest / (STEP * inch) + 0.999), 1)
    before = after
    for number in range(1, steps + 1):
        share = after + (1.0 - after) * number / steps
        seeing = [watch for watch in watches if watch.unseen and _sees_new(state, stretch, watch, share)]
        if seeing:
            return _first_moment(state, stretch, seeing, before, share)
        before = share
    return 1.0, []


def _sees_new(state: FubarState, stretch: Stretch, watch: Watch, share: float) -> bool:
    mover = stretch.march.unit
    reach = secret_reach(state) if secret(mover) else -1.0
    sight = lookout(state)
    for at in watch.unseen:
        if any_eye_sees(sight, watch.eyes, stretch.base_at(at, share), reach):
            return True
    return False


def _first_moment(
    state: FubarState, stretch: Stretch, seeing: list[Watch], unseen: float, seen: float
) -> tuple[float, list[Watch]]:
    """Halves the stretch between an unseen and a seen moment, as long as anybody sees in the earlier half."""
    fine = FINE * state.lengths.inch
    while (seen - unseen) * stretch.longest > fine:
        middle = (seen + unseen) * 0.5
        earlier = [watch for watch in seeing if _sees_new(state, stretch, watch, middle)]
        if earlier:
            seeing = earlier
            seen = middle
        else:
            unseen = middle
    sight = lookout(state)
    mover = stretch.march.unit
    reach = secret_reach(state) if secret(mover) else -1.0
    for watch in seeing:
        watch.unseen = [
            at for at in watch.unseen if not any_eye_sees(sight, watch.eyes, stretch.base_at(at, seen), reach)
        ]
    return seen, seeing
