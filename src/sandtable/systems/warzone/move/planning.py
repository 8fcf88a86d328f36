"""How one model gets from here to there: the way, its length, what stops it, and whether that is allowed.

A stride is worked out without changing anything; `movement` carries it out. Height is taken at the ends of a way: who
goes straight at a building climbs it, who goes over its edge drops, who crosses open air leaps.
"""

from __future__ import annotations

from typing import Final, final

from sandtable.core.wire import Json
from sandtable.figures.crowd import any_piece_in, pieces_in, swept
from sandtable.figures.march import Plan
from sandtable.figures.zones import Box
from sandtable.systems.warzone.book.words import BOON_GHOST, SKILL_JUMP_JETS
from sandtable.systems.warzone.ground.sight import vision
from sandtable.systems.warzone.ground.terrain import (
    going,
    height_at,
    inches_inside,
    kind_of,
    roof_at,
    slowed,
)
from sandtable.systems.warzone.harm.falls import free_drop
from sandtable.systems.warzone.state.names import model_name
from sandtable.systems.warzone.state.pieces import Model
from sandtable.systems.warzone.state.state import WarzoneState
from sandtable.systems.warzone.state.traits import bonus, bonus_named, m_of
from sandtable.table import (
    BUMPS_PIECE,
    OVERLAP,
    TOUCH,
    Barriers,
    Base,
    Disc,
    Piece,
    Point,
    comes_within,
    cut_path,
    path_length,
    shortest_path,
)

LEVEL: Final = 1e-6
INSIDE: Final = 1e-4  # who is stopped at an enemy's reach stands a hair within it
THROUGH: Final = "warzone.move.through"
BACK: Final = (
    0.05  # inches: who finds no room at the end of his way ends it this much earlier, again and again
)
LOSSES: Final = (0, 2, 4, 6, 8)  # all that terrain can take from M in one action


@final
class Gait:
    """A kind of movement: how many times M, by which rule, and what it may do."""

    __slots__ = ("capped", "climbs", "closes", "factor", "id", "runs", "straight", "why")

    def __init__(
        self,
        id: str,
        factor: int,
        why: str,
        *,
        straight: bool = False,
        capped: bool = True,
        climbs: bool = True,
        runs: bool = False,
        closes: bool = False,
    ) -> None:
        self.id = id
        self.factor = factor
        self.why = why
        self.straight = straight
        self.capped = capped  # warzone.act.move.cap counts
        self.climbs = climbs
        self.runs = runs
        self.closes = closes  # it goes up to an enemy, whose reach does not stop it


MOVE: Final = Gait("move", 1, "warzone.act.move.distance")
RUN: Final = Gait("run", 2, "warzone.act.run", runs=True)
DISENGAGE: Final = Gait("disengage", 1, "warzone.act.disengage.move")
TAKE_COVER: Final = Gait("cover", 1, "warzone.act.cover.move", climbs=False)
CHARGE: Final = Gait("charge", 2, "warzone.act.charge.move", straight=True, closes=True)
COUNTER: Final = Gait("counter", 1, "warzone.act.counter.effect", straight=True, climbs=False, closes=True)
APPROACH: Final = Gait("approach", 1, "warzone.act.close.approach", climbs=False, closes=True)
FLIGHT: Final = Gait("flight", 2, "warzone.rout.path", capped=False, climbs=False, runs=True)
RETURN: Final = Gait("return", 2, "warzone.coherency.outside.run", climbs=False, runs=True)


@final
class Stride(Plan):
    """A way worked out: where it ends, how long it is, what it takes, or why it may not be."""

    __slots__ = (
        "allowance",
        "altitude",
        "climb",
        "drop",
        "end",
        "gait",
        "gap",
        "leap",
        "length",
        "loss",
        "path",
        "stopped",
    )

    def __init__(self, gait: Gait, start: Point, altitude: float) -> None:
        super().__init__()
        self.gait = gait
        self.path: list[Point] = [start]
        self.end: Point = start
        self.altitude = altitude
        self.length = 0.0  # horizontal inches
        self.allowance = 0.0
        self.loss = 0  # of M, by terrain
        self.climb = 0.0  # inches up
        self.drop = 0.0  # inches down
        self.leap = 0.0  # inches of open air
        self.gap = 0.0  # how deep it is under the leap
        self.stopped = ""  # id of the enemy whose reach stopped it


def room_left(state: WarzoneState, model: Model, gait: Gait) -> float:
    """warzone.act.move.cap: what is left of twice M this turn; Double Time lets a Run go beyond it."""
    if not gait.capped:
        return 1000.0
    left = 2.0 * m_of(state, model) - model.moved
    if gait.runs:
        left += bonus(state, model, "run")
    return left if left > 0.0 else 0.0


def lengthened(state: WarzoneState, model: Model, gait: Gait) -> int:
    """Double Time: what it adds to every Run, the forced ones among them."""
    return bonus(state, model, "run") if gait.runs else 0


def allowance(state: WarzoneState, model: Model, gait: Gait, loss: int) -> float:
    """warzone.terrain.before_double: terrain lowers M itself, so a Run is twice what is left of it."""
    m = m_of(state, model)
    far = float(gait.factor * slowed(m, loss))
    extra = bonus(state, model, "run") if gait.runs else 0
    far += extra
    if not gait.capped:
        return min(far, 1000.0)
    left = 2.0 * m - model.moved + extra
    return min(far, left if left > 0.0 else 0.0)


@final
class Walk:
    """What bars the way to one place: bases and pieces, and both swollen for the walker."""

    __slots__ = ("barriers", "obstacles", "shut")

    def __init__(self, state: WarzoneState, base: Disc, obstacles: list[Base], shut: list[Piece]) -> None:
        self.obstacles = obstacles
        self.shut = shut
        self.barriers = Barriers(state.board, base, obstacles, shut)


@final
class Planner:
    """What stands in the way of one model now: looked up once, used for every way that is tried."""

    __slots__ = ("_walks", "foes", "gait", "ghost", "model", "others", "pieces", "roof", "start", "state")

    def __init__(self, state: WarzoneState, model: Model, gait: Gait) -> None:
        self.state = state
        self.model = model
        self.gait = gait
        self.ghost = bonus_named(state, model, BOON_GHOST) and gait in (MOVE, RUN)
        base = model.base
        # Nobody goes further than this in one action, and nobody further off than that can be in the way.
        reach = min(room_left(state, model, gait), float(gait.factor * m_of(state, model)) + 2.0) + 6.0
        box = (base.x - reach, base.y - reach, base.x + reach, base.y + reach)
        self.foes: list[Model] = []
        self.others: list[Base] = []
        self._look_round(box)
        self.roof: Piece | None = roof_at(state, base.x, base.y) if model.altitude > LEVEL else None
        self.pieces = pieces_in(vision(state).shut, box)
        self.start: list[Model] = [foe for foe in self.foes if self._reached(foe, (base.x, base.y))]
        self._walks: dict[str, Walk] = {}

    def _look_round(self, box: Box) -> None:
        """Everybody else in a box, and the enemies among them."""
        model, state = self.model, self.state
        left, bottom, right, top = box
        for side in range(len(state.sides)):
            hostile = side != model.side
            for other in state.field(side):
                spot = other.base
                if left < spot.x < right and bottom < spot.y < top and other is not model:
                    self.others.append(spot)
                    if hostile:
                        self.foes.append(other)

    # ------------------------------------------------------------ the whole way

    def stride(self, goal: Point, via: list[Point] | None = None) -> Stride:
        """The way to a point; its `reasons` say why it may not be taken."""
        model = self.model
        stride = Stride(self.gait, (model.base.x, model.base.y), model.altitude)
        height = height_at(self.state, goal[0], goal[1])
        path = self._path(goal, via, height, stride)
        if stride.reasons:
            return stride
        stop, foe = self.stop_on(path, height)
        if foe is not None:
            stride.stopped = foe.id
            path = cut_path(path, stop)
            height = height_at(self.state, path[-1][0], path[-1][1])
        stride.path = path
        stride.end = path[-1]
        stride.length = path_length(path)
        self._heights(stride, height)
        if not stride.reasons:
            self._measure(stride)
        if not stride.reasons:
            self._spot(stride)
        return stride

    def refuse(self, stride: Stride, why: str, message: str, values: dict[str, Json] | None = None) -> None:
        """One more reason against a way."""
        out: dict[str, Json] = {"model": model_name(self.state, self.model)}
        if values is not None:
            out.update(values)
        stride.refuse(why, message, out)

    def _path(self, goal: Point, via: list[Point] | None, height: float, stride: Stride) -> list[Point]:
        model = self.model
        start = (model.base.x, model.base.y)
        level = abs(height - model.altitude) <= LEVEL
        if not via and self._plainly_clear(goal):
            return [start, goal]
        walk = self.walk(goal, level)
        if via:
            path = [start, *via, goal]
            if not walk.barriers.clear_path(path):
                self.refuse(stride, self._blocked_by(path, level), "warzone-refused-way")
            return path
        if walk.barriers.clear(start[0], start[1], goal[0], goal[1]):
            return [start, goal]
        flat = level and abs(height) <= LEVEL
        if self.gait.straight or not flat:
            self.refuse(stride, self._blocked_by([start, goal], level), "warzone-refused-way")
            return [start, goal]
        limit = allowance(self.state, model, self.gait, 0) + OVERLAP
        path = shortest_path(self.state.board, model.base, goal, walk.obstacles, walk.shut, limit=limit)
        if not path:
            self.refuse(stride, self._blocked_by([start, goal], level), "warzone-refused-way")
            return [start, goal]
        return path

    def _plainly_clear(self, goal: Point) -> bool:
        """A quick look at a straight way: nothing at all stands near it. Else it is looked at closely."""
        model, board = self.model, self.state.board
        if model.profile.vehicle or self.gait.straight:
            return False
        radius = model.base.radius
        x, y = goal
        if x < radius or y < radius or x > board.width - radius or y > board.height - radius:
            return False
        base = model.base
        box = swept(
            (base.x - radius, base.y - radius, base.x + radius, base.y + radius), x - base.x, y - base.y
        )
        return not any_piece_in(box, self.pieces) and not self._reached_in(box)

    def _reached_in(self, box: Box) -> bool:
        """Whether the reach of any enemy comes into a box."""
        left, bottom, right, top = box
        for foe in self.foes:
            base = foe.base
            room = base.radius + foe.profile.reach
            if left - room < base.x < right + room and bottom - room < base.y < top + room:
                return True
        return False

    def walk(self, goal: Point, level: bool) -> Walk:
        """What bars the way to a goal: impassable ground, enemies with their reach, for vehicles everybody.

        warzone.move.through: friends may be passed, enemies not. The reach of an enemy at the goal is no barrier: it
        stops the model there. warzone.vehicle.actions: a vehicle passes over no model.
        warzone.act.charge.move: nor does a charge lead through anybody.
        """
        roof = roof_at(self.state, goal[0], goal[1])
        near = [foe for foe in self.foes if foe in self.start or self._reached(foe, goal)]
        key = f"{roof.id if roof is not None else ''} {level}" + "".join([foe.id for foe in near])
        known = self._walks.get(key)
        if known is None:
            shut: list[Piece] = []
            if roof is None or not level or roof is not self.roof:
                shut = [
                    piece
                    for piece in self.pieces
                    if piece is not roof and piece is not self.roof and not self._flies_over(piece)
                ]
            known = Walk(self.state, self.model.base, self._obstacles(near), shut)
            self._walks[key] = known
        return known

    def _obstacles(self, near: list[Model]) -> list[Base]:
        """Who bars the way: enemies, with their reach unless they are near; to some everybody."""
        model = self.model
        obstacles: list[Base] = []
        for foe in self.foes:
            radius = foe.base.radius
            if foe not in near and not self.ghost:
                radius += foe.profile.reach
            obstacles.append(Disc(foe.base.x, foe.base.y, radius))
        if model.profile.vehicle or self.gait.straight:
            obstacles.extend(friend.base for friend in self.state.field(model.side) if friend is not model)
        return obstacles

    def _flies_over(self, piece: Piece) -> bool:
        """Jump Jets ignore terrain and height.

        Nothing leaps over what is impassable (warzone.jump.forward.impassable).
        """
        return SKILL_JUMP_JETS in self.model.profile.skills and kind_of(self.state, piece).solid

    def _reached(self, foe: Model, point: Point) -> bool:
        dx = foe.base.x - point[0]
        dy = foe.base.y - point[1]
        room = foe.profile.reach + foe.base.radius + self.model.base.radius + TOUCH
        return dx * dx + dy * dy <= room * room

    def _blocked_by(self, path: list[Point], level: bool) -> str:
        """The rule that shuts a way: an enemy, impassable ground, or the table's end."""
        bump = self.walk(path[-1], level).barriers.first_on(path)
        if bump is not None and bump.what == BUMPS_PIECE:
            return "warzone.terrain.impassable"
        return THROUGH

    # ------------------------------------------------------------ what stops it

    def stop_on(self, path: list[Point], height: float) -> tuple[float, Model | None]:
        """warzone.move.through: where an enemy's CCWR stops the way, and whose; nobody's when it is free.

        Who starts within a reach (leaving combat) is not stopped by it again.
        """
        model = self.model
        if not self.foes or self.ghost or self.gait.closes:
            return 0.0, None
        best = path_length(path) + 1.0
        who: Model | None = None
        left = min(x for x, _ in path) - model.base.radius
        right = max(x for x, _ in path) + model.base.radius
        bottom = min(y for _, y in path) - model.base.radius
        top = max(y for _, y in path) + model.base.radius
        for foe in self.foes:
            base = foe.base
            room = base.radius + foe.profile.reach
            if not (left - room < base.x < right + room and bottom - room < base.y < top + room):
                continue
            if abs(foe.altitude - height) > foe.profile.base.altitude + LEVEL:
                continue
            if foe in self.start:
                continue
            room = foe.profile.reach + foe.base.radius + model.base.radius - INSIDE
            along = comes_within(path, foe.base.x, foe.base.y, room)
            if 0.0 <= along < best:
                best = along
                who = foe
        return best, who

    # ------------------------------------------------------------ up, down and across

    def _heights(self, stride: Stride, height: float) -> None:
        """warzone.climb, warzone.jump: what the ends of the way ask for."""
        stride.altitude = height
        rise = height - self.model.altitude
        if SKILL_JUMP_JETS in self.model.profile.skills:
            return
        self._open_air(stride, height)
        if stride.reasons:
            return
        if rise > LEVEL and stride.leap <= 0.0:
            self._climb(stride, rise)
        elif rise < -LEVEL:
            stride.drop = -rise
            if stride.drop > free_drop(self.state, self.model) + LEVEL and self.gait not in (MOVE, DISENGAGE):
                values: dict[str, Json] = {"inches": round(stride.drop, 1)}
                self.refuse(stride, "warzone.jump.down.far", "warzone-refused-drop", values)

    def _climb(self, stride: Stride, rise: float) -> None:
        """warzone.climb.action: with a Movement, Run or Charge. warzone.vehicle.actions: vehicles do not climb."""
        if self.model.profile.vehicle:
            self.refuse(stride, "warzone.vehicle.actions", "warzone-refused-vehicle-climb")
        elif not self.gait.climbs:
            self.refuse(stride, "warzone.climb.action", "warzone-refused-climb-action")
        else:
            stride.climb = rise

    def _open_air(self, stride: Stride, height: float) -> None:
        """warzone.jump.forward.small and its sisters: a gap on the way, or the air between two roofs, must be leapt."""
        wide = 0.0
        deep = 0.0
        if height >= -LEVEL and self.model.altitude >= -LEVEL:
            for piece in vision(self.state).gaps:
                across = inches_inside(piece, stride.path)
                if across > OVERLAP:
                    wide = max(wide, across)
                    deep = max(deep, piece.height)
        roof = self.roof
        other = roof_at(self.state, stride.end[0], stride.end[1]) if roof is not None else None
        if roof is not None and other is not None and other is not roof:
            on_roofs = inches_inside(roof, stride.path) + inches_inside(other, stride.path)
            air = stride.length - on_roofs
            if air > OVERLAP:
                if height > self.model.altitude + LEVEL:
                    self.refuse(stride, "warzone.jump.forward.con", "warzone-refused-leap-up")
                wide = max(wide, air)
                deep = max(deep, self.model.altitude)
        if wide > 0.0:
            self._leap(stride, wide, deep)

    def _leap(self, stride: Stride, wide: float, deep: float) -> None:
        """warzone.jump.forward.heavy: a heavy vehicle never leaps; others as far as their base allows.

        warzone.jump.forward.small, warzone.jump.forward.medium, warzone.jump.forward.large.
        """
        base = self.model.profile.base
        values: dict[str, Json] = {"inches": round(wide, 1), "most": base.leap}
        if base.leap <= 0.0:
            self.refuse(stride, "warzone.jump.forward.heavy", "warzone-refused-leap-heavy", values)
        elif wide > base.leap + LEVEL:
            self.refuse(stride, "warzone.jump.forward." + base.id, "warzone-refused-leap", values)
        stride.leap = wide
        stride.gap = deep

    # ------------------------------------------------------------ how far, and where it ends

    def _measure(self, stride: Stride) -> None:
        """warzone.act.move.distance and its sisters: whether the way is short enough."""
        state, model, gait = self.state, self.model, self.gait
        wide = stride.leap > model.profile.base.leap_light + LEVEL
        ground = going(state, model, stride.path, wide, self.ghost)
        stride.loss = ground.loss
        stride.allowance = allowance(state, model, gait, stride.loss)
        if stride.climb > 0.0:
            most = min(float(slowed(m_of(state, model), stride.loss)), room_left(state, model, gait))
            if stride.length + stride.climb > most + OVERLAP:
                self._too_far(
                    stride,
                    "warzone.climb.reach",
                    "warzone-refused-climb-far",
                    stride.length + stride.climb,
                    most,
                )
            return
        if stride.length > stride.allowance + OVERLAP:
            why = gait.why
            left = room_left(state, model, gait)
            own = gait.id == CHARGE.id and left >= 2.0 * m_of(state, model)  # its own law comes first
            if stride.length > left + OVERLAP and not own:
                why = "warzone.act.move.cap"
            elif stride.loss:
                why = "warzone.terrain.before_double" if gait.factor > 1 else ground.why
            self._too_far(stride, why, "warzone-refused-too-far", stride.length, stride.allowance)

    def _too_far(self, stride: Stride, why: str, message: str, length: float, most: float) -> None:
        self.refuse(stride, why, message, {"length": round(length, 2), "most": round(most, 2)})

    def _spot(self, stride: Stride) -> None:
        """warzone.move.through: nobody ends on another model, off the table or in what is impassable."""
        x, y = stride.end
        base = Disc(x, y, self.model.base.radius)
        if not self.state.board.inside(base, OVERLAP):
            self.refuse(stride, THROUGH, "warzone-refused-off-table")
            return
        radius = base.radius - OVERLAP
        for other in self.others:
            dx = other.x - x
            dy = other.y - y
            room = radius + other.reach
            if dx * dx + dy * dy < room * room:
                self.refuse(stride, THROUGH, "warzone-refused-occupied")
                return
        if stride.altitude > LEVEL:
            return
        for piece in self.pieces:
            if piece.meets(base, OVERLAP):
                self.refuse(stride, "warzone.terrain.impassable", "warzone-refused-impassable")
                return


def longest(planner: Planner, goal: Point, least: float = 0.0) -> Stride | None:
    """The longest part of the straight way to a place that is allowed, if more than `least` inches of it are.

    It ends at the place itself, where something bars the way, or where M ends, lowered by terrain or not; else a
    little before that, wherever there is room to stand.
    """
    state, model, gait = planner.state, planner.model, planner.gait
    path = [(model.base.x, model.base.y), goal]
    m = m_of(state, model)
    full = path_length(path)
    most = min(full, float(gait.factor * m), room_left(state, model, gait))
    lengths = [most - BACK * step for step in range(int(most / BACK) + 1)]
    bump = planner.walk(goal, True).barriers.first_on(path)
    if bump is not None:
        lengths.append(bump.along)
    lengths.extend(float(gait.factor * slowed(m, loss)) for loss in LOSSES)
    lengths.sort(reverse=True)
    for length in lengths:
        if least + OVERLAP < length <= most:
            end = cut_path(path, length)[-1]
            stride = planner.stride((round(end[0], 4), round(end[1], 4)))
            if not stride.reasons:
                return stride
    return None
