"""Moves into base contact: of a whole assaulting unit, and of free figures in a combat."""

from __future__ import annotations

from math import sqrt
from typing import Final, final

from sandtable.core.wire import Json, Reason, list_of, point_of, table_of
from sandtable.systems.fubar.ground.contact import in_contact, least_gap
from sandtable.systems.fubar.move.march import March, Plan
from sandtable.systems.fubar.state.seen import known_to
from sandtable.systems.fubar.state.state import FubarState, Unit
from sandtable.table import (
    OVERLAP,
    Base,
    Disc,
    Point,
    closest_point,
    contact_moves,
    cut_path,
    distance,
    is_clear,
    overlaps,
    path_length,
    quantize,
    quantize_point,
    shortest_path,
)

SNAP: Final = 0.1
"""Whoever ends this near to an enemy, in inches, is put into contact exactly."""
STEP_BACK: Final = 0.25
NEAR_ENOUGH: Final = 0.5
"""As near as it can: within this many inches of what the engine would reach."""


@final
class Field:
    """Who may be touched, who bars the way, and who may only be passed by.

    fubar.cover.infantry_speed, fubar.armour.no_slow: terrain and armour neither bar nor slow anybody on foot.
    """

    __slots__ = ("bars", "state", "targets", "unit")

    def __init__(self, state: FubarState, unit: Unit, targets: list[Base]) -> None:
        self.state = state
        self.unit = unit
        self.targets = targets
        self.bars: list[Base] = []  # enemies that are no target, and every vehicle that is none
        for other in state.units:
            if other is unit or not other.on_table():
                continue
            if other.hidden and not known_to(state, unit.side, other):
                continue
            vehicle = other.vehicle
            if vehicle is not None:
                if vehicle.hull not in targets:
                    self.bars.append(vehicle.hull)
            elif other.side != unit.side:
                self.bars.extend(f.base for f in other.figures if f.alive and f.base not in targets)

    def fellows(self, unit_bases: list[Base]) -> list[Base]:
        """Bases one may pass but not end upon: the rest of the unit, friends on foot, the captive."""
        fellows = unit_bases[:]
        for other in self.state.units:
            if (
                other is not self.unit
                and other.on_table()
                and other.side == self.unit.side
                and other.vehicle is None
            ):
                fellows.extend(figure.base for figure in other.figures if figure.alive)
        captive = self.state.captive
        if captive is not None and not captive.escaped:
            fellows.append(captive.base)
        return fellows

    def touches_wrong(self, base: Base) -> bool:
        """fubar.melee.target: whether a base would touch an enemy other than those it may."""
        for bar in self.bars:
            if isinstance(bar, Disc) and in_contact(base, bar):
                return True
        return False


@final
class Closing:
    """The ways of a unit's figures towards those they are to touch.

    `must`: an assault, in which everybody goes as near as he can; else only those move who reach contact.
    """

    def __init__(self, field: Field, march: March, numbers: list[int], must: bool) -> None:
        self.field = field
        self.march = march
        self.numbers = numbers  # figures that may move
        self.must = must
        self.reasons: list[Reason] = []

    def bases(self) -> list[Base]:
        """All living figures where they stand now."""
        return [figure.base for figure in self.march.unit.figures if figure.alive]

    def plan(self, wanted: dict[int, list[Point]]) -> Plan:
        """Everybody's way: those in `wanted` go where they were told, the rest find their own, nearest first."""
        plan = Plan("")
        standing = {number: self.march.base(number) for number in self._living()}
        for number in self.numbers:
            if number in wanted:
                path = wanted[number]
                self._add(plan, standing, number, path)
        rest = [number for number in self.numbers if number not in wanted]
        far: list[int] = []  # those who have looked for a free spot in contact already
        if not wanted:
            far = self._all_at_once(plan, standing, rest)
            rest = [number for number in rest if number not in plan.numbers]
        rest.sort(key=lambda number: (least_gap(standing[number], self.field.targets), number))
        for number in rest:
            path = self._own_way(number, standing, number in far)
            if path:
                self._add(plan, standing, number, path)
        return plan

    def _all_at_once(self, plan: Plan, standing: dict[int, Base], rest: list[int]) -> list[int]:
        """Ways into contact for everybody with the same length left; returns those who found none."""
        if not rest or any(self.march.left[number] != self.march.left[rest[0]] for number in rest):
            return []
        field = self.field
        still = [standing[number] for number in standing if number not in rest]
        moves = contact_moves(
            field.state.board,
            [standing[number] for number in rest],
            field.targets,
            self.march.left[rest[0]],
            field.bars,
            (),
            field.fellows(still),
        )
        far = rest[:]
        for move in moves:
            number = rest[move.attacker]
            far.remove(number)
            if not field.touches_wrong(standing[number].at(move.x, move.y)):
                self._add(plan, standing, number, move.path)
        return far

    def _living(self) -> list[int]:
        return [number for number, figure in enumerate(self.march.unit.figures) if figure.alive]

    def _add(self, plan: Plan, standing: dict[int, Base], number: int, path: list[Point]) -> None:
        length = path_length(path)
        if length > 0.0:
            plan.add(number, path, length)
            standing[number] = standing[number].at(path[-1][0], path[-1][1])

    def _own_way(self, number: int, standing: dict[int, Base], far: bool) -> list[Point]:
        base = standing[number]
        others = self.field.fellows([standing[n] for n in standing if n != number])
        left = self.march.left[number]
        path = [] if far else self.way_to_contact(base, left, others)
        if path or not self.must:
            return path
        return self.way_nearer(base, left, others)

    def way_to_contact(self, base: Base, left: float, others: list[Base]) -> list[Point]:
        """A way to a free spot in contact, empty when there is none within reach."""
        field = self.field
        moves = contact_moves(field.state.board, [base], field.targets, left, field.bars, (), others)
        for move in moves:
            if not field.touches_wrong(base.at(move.x, move.y)):
                return move.path
        return []

    def way_nearer(self, base: Base, left: float, others: list[Base]) -> list[Point]:
        """fubar.melee.target: as near as it can to the nearest target, when contact is out of reach."""
        field = self.field
        target = min(field.targets, key=lambda other: distance(base, other))
        x, y = closest_point(target, base.x, base.y)
        apart = sqrt((x - base.x) ** 2 + (y - base.y) ** 2)
        if apart <= base.reach:
            return []
        share = (apart - base.reach) / apart
        goal = quantize_point(base.x + (x - base.x) * share, base.y + (y - base.y) * share)
        bars = [*field.bars, *field.targets]
        way = shortest_path(field.state.board, base, goal, bars)
        if not way:
            return []
        along = min(left, path_length(way))
        before = distance(base, target)
        while along > STEP_BACK:
            path = cut_path(way, along)
            end = quantize_point(path[-1][0], path[-1][1])
            moved = base.at(end[0], end[1])
            if (
                distance(moved, target) < before
                and self._free(moved, others)
                and not field.touches_wrong(moved)
            ):
                path[-1] = end
                return path
            along -= STEP_BACK
        return []

    def _free(self, base: Base, others: list[Base]) -> bool:
        if not self.field.state.board.inside(base, OVERLAP):
            return False
        for group in (others, self.field.bars, self.field.targets):
            for other in group:
                if overlaps(base, other):
                    return False
        return True

    # ------------------------------------------------------------ what a person asks for

    def read(self, answer: dict[str, Json]) -> dict[int, list[Point]]:
        """The ways an answer gives in `to` (with `via`); `reasons` says what is wrong with them."""
        self.reasons = []
        wanted: dict[int, list[Point]] = {}
        via = table_of(answer.get("via"))
        for token, value in table_of(answer.get("to")).items():
            number = self._number(token)
            point = point_of(value)
            if number < 0 or point is None:
                self._refuse(
                    "fubar.melee.attacker_move", "fubar-refused-close-no-mover", {"token": token[:40]}
                )
                return wanted
            path = self._path(number, point, list_of(via.get(token)))
            if not path:
                self._refuse("fubar.move.figures", "fubar-refused-close-no-way", {"token": token})
                return wanted
            wanted[number] = path
        self._law(wanted)
        return wanted

    def _number(self, token: str) -> int:
        for number in self.numbers:
            if self.march.unit.figures[number].id == token:
                return number
        return -1

    def _path(self, number: int, point: Point, via: list[Json]) -> list[Point]:
        base = self.march.base(number)
        end = self.snapped(base, point)
        bars = [*self.field.bars, *self.field.targets]
        board = self.field.state.board
        stops = [spot for spot in (point_of(stop) for stop in via) if spot is not None]
        if stops:
            path = [(base.x, base.y), *stops, end]
            return path if is_clear(board, base, path, bars) else []
        return shortest_path(board, base, end, bars)

    def snapped(self, base: Base, point: Point) -> Point:
        """Exactly into contact when the point is almost there, else onto the grid."""
        moved = base.at(point[0], point[1])
        snap = SNAP * self.field.state.lengths.inch
        for target in self.field.targets:
            if not isinstance(target, Disc):
                x, y = closest_point(target, moved.x, moved.y)
                room = base.reach
            else:
                x, y = target.x, target.y
                room = base.reach + target.radius
            apart = sqrt((moved.x - x) ** 2 + (moved.y - y) ** 2)
            if apart > 0.0 and abs(apart - room) <= snap:
                share = room / apart
                return quantize(x + (moved.x - x) * share, 7), quantize(y + (moved.y - y) * share, 7)
        return quantize_point(point[0], point[1])

    def _law(self, wanted: dict[int, list[Point]]) -> None:
        """Lengths, overlaps, and that everybody ends in contact or as near as he can."""
        ends = {number: self.march.base(number) for number in self._living()}
        for number, path in wanted.items():
            if path_length(path) > self.march.left[number] + OVERLAP:
                limit: dict[str, Json] = {"limit": round(self.march.left[number], 2)}
                limit["measure"] = self.field.state.lengths.unit
                self._refuse(self.march.why, "fubar-refused-close-too-far", limit)
                return
            ends[number] = ends[number].at(path[-1][0], path[-1][1])
        for number in wanted:
            others = self.field.fellows([ends[n] for n in ends if n != number])
            self._law_of_end(number, ends[number], others)
            if self.reasons:
                return

    def _law_of_end(self, number: int, end: Base, others: list[Base]) -> None:
        token: dict[str, Json] = {"token": self.march.unit.figures[number].id}
        if not self._free(end, others):
            self._refuse("fubar.move.figures", "fubar-refused-close-occupied", token)
            return
        if self.field.touches_wrong(end):
            self._refuse("fubar.melee.target", "fubar-refused-close-other", token)
            return
        for target in self.field.targets:
            if in_contact(end, target):
                return
        if not self.must:
            self._refuse(self.march.why, "fubar-refused-close-contact", token)
            return
        start = self.march.base(number)
        if self.way_to_contact(start, self.march.left[number], others):
            self._refuse("fubar.melee.target", "fubar-refused-close-can-reach", token)
            return
        nearer = self.way_nearer(start, self.march.left[number], others)
        best = least_gap(start.at(nearer[-1][0], nearer[-1][1]) if nearer else start, self.field.targets)
        if least_gap(end, self.field.targets) > best + NEAR_ENOUGH * self.field.state.lengths.inch:
            self._refuse("fubar.melee.target", "fubar-refused-close-nearer", token)

    def _refuse(self, why: str, message: str, values: dict[str, Json] | None = None) -> None:
        self.reasons.append(Reason(why, message, values))
