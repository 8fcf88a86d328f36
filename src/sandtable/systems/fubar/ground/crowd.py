"""Who stands near a moving unit: whom it may not end upon, not come near, not move through."""

from __future__ import annotations

from typing import final

from sandtable.systems.fubar.state.seen import bases_of, known_to
from sandtable.systems.fubar.state.state import FubarState, Unit
from sandtable.table import Base, Disc, Hull, distance

Box = tuple[float, float, float, float]  # left, low, right, high


@final
class Crowd:
    """Bases within a box, sorted by what they are to the mover (fubar.move.figures).

    `others` may not be overlapped, `enemies` not approached within 1 inch, `barriers` not moved through.
    """

    __slots__ = ("barriers", "enemies", "others")

    def __init__(self) -> None:
        self.others: list[Base] = []
        self.enemies: list[Base] = []
        self.barriers: list[Base] = []

    def empty(self) -> bool:
        """Whether nobody is near at all."""
        return not self.others and not self.enemies


def crowd_about(state: FubarState, unit: Unit, box: Box) -> Crowd:
    """fubar.move.figures: one may pass friends on foot, but neither enemies nor any vehicle."""
    crowd = Crowd()
    margin = state.lengths.adjacent
    left, low, right, high = box[0] - margin, box[1] - margin, box[2] + margin, box[3] + margin
    for other in state.units:
        if other is unit or other.gone or other.aboard or not other.deployed:
            continue
        hostile = other.side != unit.side
        if hostile and other.hidden and _is_unknown(state, unit, other, (left, low, right, high)):
            continue  # nobody plans round whom he cannot know of
        vehicle = other.vehicle
        if vehicle is not None:
            hull = vehicle.hull
            reach = hull.reach
            if left - reach <= hull.x <= right + reach and low - reach <= hull.y <= high + reach:
                crowd.others.append(hull)
                crowd.barriers.append(hull)
                if hostile:
                    crowd.enemies.append(hull)
            continue
        for figure in other.figures:
            base = figure.base
            reach = base.reach
            if (
                figure.alive
                and left - reach <= base.x <= right + reach
                and low - reach <= base.y <= high + reach
            ):
                crowd.others.append(base)
                if hostile:
                    crowd.enemies.append(base)
                    crowd.barriers.append(base)
    captive = state.captive
    if captive is not None and not captive.escaped and captive.taken_by != unit.id:
        crowd.others.append(captive.base)
    return crowd


def _is_unknown(state: FubarState, unit: Unit, other: Unit, box: Box) -> bool:
    """Whether a hidden enemy stands where it matters, and the mover's side cannot know of it."""
    left, low, right, high = box
    for base in bases_of(other):
        reach = base.reach
        if left - reach <= base.x <= right + reach and low - reach <= base.y <= high + reach:
            return not known_to(state, unit.side, other)
    return False


def release_neighbours(crowd: Crowd, hull: Hull, near: float) -> None:
    """fubar.move.figures: a vehicle already next to enemy infantry may always drive away."""
    crowd.barriers = [
        base for base in crowd.barriers if not isinstance(base, Disc) or distance(hull, base) > near
    ]


def box_about(bases: list[Base], reach: float) -> Box:
    """The box in which bases can end up that move no further than `reach`."""
    first = bases[0]
    left = right = first.x
    low = high = first.y
    widest = first.reach
    for base in bases:
        if base.x < left:
            left = base.x
        elif base.x > right:
            right = base.x
        if base.y < low:
            low = base.y
        elif base.y > high:
            high = base.y
        if base.reach > widest:
            widest = base.reach
    room = reach + widest
    return left - room, low - room, right + room, high + room
