"""Setting a unit up in a zone: the question where, what forbids it, and good places to propose."""

from __future__ import annotations

from typing import Final

from sandtable.core.effects import ask
from sandtable.core.preview import Preview
from sandtable.core.question import DEPLOY, Place
from sandtable.core.wire import Json, Message, Reason, number_of, point_of, table_of, text_of
from sandtable.figures.facing import on_paper, on_table
from sandtable.figures.formations import FORMATIONS, SPACING
from sandtable.figures.room import crowded
from sandtable.figures.zones import box_of
from sandtable.systems.fubar.book.zones import SetupZone
from sandtable.systems.fubar.ground.ambush import Secrets, discover, met_at
from sandtable.systems.fubar.ground.battle_line import BattleLine
from sandtable.systems.fubar.ground.formations import formation_offsets
from sandtable.systems.fubar.ground.room import Room
from sandtable.systems.fubar.state.answer_shape import PLACING, misshapen
from sandtable.systems.fubar.state.art import figure_ghost, hull_ghost
from sandtable.systems.fubar.state.state import FubarState, Unit
from sandtable.table import (
    OVERLAP,
    Base,
    Disc,
    Hull,
    Piece,
    Point,
    discs_about,
    discs_at,
    in_chain,
    quantize_point,
    spread_over,
)

MOST_SPOTS: Final = 8  # places proposed
NEARLY: Final = 0.02  # inches by which a quick look may be wrong
WIDENING: Final = 2.0  # inches by which a zone without any room is widened


async def place_unit(state: FubarState, unit: Unit, why: str, zone: SetupZone | None = None) -> None:
    """Asks the owner where the unit stands and sets it there.

    fubar.move.figures: where it would stand upon a hidden enemy it finds it, and is asked again.
    """
    where = zone if zone is not None else zone_of(state, unit.side)
    unit.hidden = state.scenario.parts[unit.side].ambush > 0.0
    secrets = Secrets(state, unit)
    while True:
        question = PlaceQuestion(state, unit, where, why)
        answer = await ask(question)
        bases = question.bases_for(answer)
        met = met_at(state, unit.side, bases) if secrets.pairs else []
        if not met:
            break
        for enemy in met:
            discover(state, enemy, unit)
    set_down(unit, bases)
    if state.listens():
        seen_by = [unit.side] if unit.hidden else None
        moved = [(token, [(base.x, base.y)]) for token, base in zip(tokens_of(unit), bases, strict=True)]
        state.tell("fubar-event-deployed", {"unit": unit.name}, [why], unit.side, unit.id, moved, seen_by)
    secrets.tell([])


def zone_of(state: FubarState, side: int) -> SetupZone:
    """fubar.setup.deploy: a side's deployment zone, along the edge it chose where it could choose."""
    return state.scenario.zone(side, state.deploy_edges[side])


def tokens_of(unit: Unit) -> list[str]:
    """What is set down: the vehicle, or the living figures."""
    return [unit.id] if unit.vehicle is not None else [figure.id for figure in unit.figures if figure.alive]


def set_down(unit: Unit, bases: list[Base]) -> None:
    """Puts the unit on the table."""
    vehicle = unit.vehicle
    living = unit.living()
    for number, base in enumerate(bases):
        if isinstance(base, Hull):
            if vehicle is not None:
                vehicle.hull = base
        else:
            living[number].base = base
    unit.deployed = True


class PlaceQuestion(Place):
    """Where does the unit stand? `{"lead": [x, y], "formation": …}`, or `{"to": {token: [x, y]}}` one by one."""

    def __init__(self, state: FubarState, unit: Unit, zone: SetupZone, why: str) -> None:
        topic = DEPLOY if state.phase == "deploy" else ""
        super().__init__(unit.side, why, Message("fubar-ask-place", {"unit": unit.name}), unit.id, topic)
        self.state = state
        self.unit = unit
        self.zone = zone
        self.room = Room(state, unit)
        self.tokens = tokens_of(unit)
        self.spots: list[Json] | None = None
        self.closed = self.room.closed()

    # ------------------------------------------------------------ reading answers

    def bases_for(self, answer: Json) -> list[Base]:
        """The bases an answer would set down; empty when it cannot be read."""
        table = table_of(answer)
        if misshapen(answer, PLACING, self.tokens) or (self.unit.vehicle is None and "facing" in table):
            return []
        return self._bases(table)

    def _bases(self, table: dict[str, Json]) -> list[Base]:
        vehicle = self.unit.vehicle
        if vehicle is not None:
            return self._hull(table)
        if "lead" in table:
            return self._formation(table)
        return discs_at(table_of(table.get("to")), self.tokens, self.state.lengths.base_radius)

    def _formation(self, table: dict[str, Json]) -> list[Base]:
        lead = point_of(table.get("lead"))
        formation = text_of(table.get("formation", "block"))
        if lead is None or formation not in FORMATIONS:
            return []
        radius = self.state.lengths.base_radius
        step = 2 * radius + SPACING * self.state.lengths.inch
        return discs_about(lead, formation_offsets(formation, len(self.tokens), step), radius)

    def _hull(self, table: dict[str, Json]) -> list[Base]:
        vehicle = self.unit.vehicle
        assert vehicle is not None
        point = point_of(table.get("lead"))
        if point is None:
            point = point_of(table_of(table.get("to")).get(self.unit.id))
        if point is None:
            return []
        facing = number_of(table_of(table.get("facing", {})).get(self.unit.id))
        turn = on_table(facing) if facing is not None else self.usual_heading(point)
        x, y = quantize_point(point[0], point[1])
        return [Hull(x, y, vehicle.hull.length, vehicle.hull.width, turn)]

    def usual_heading(self, point: Point) -> float:
        """Into the table: towards its far side, along the nearer axis."""
        state = self.state
        part = state.scenario.parts[self.unit.side]
        if part.exits_for == "vehicles" and "east" in part.exits:
            return 0.0
        across = point[0] - state.board.width / 2
        down = point[1] - state.board.height / 2
        if abs(down) >= abs(across):
            return 270.0 if down > 0.0 else 90.0
        return 180.0 if across > 0.0 else 0.0

    # ------------------------------------------------------------ the law

    def check(self, answer: Json) -> list[Reason]:
        reasons = self._why_not(answer)
        if reasons and self.spots is None:
            self.candidates()  # a zone without room is widened first: legality must not hang on who asked before
            reasons = self._why_not(answer)
        return reasons

    def _why_not(self, answer: Json) -> list[Reason]:
        bases = self.bases_for(answer)
        if not bases:
            values: dict[str, Json] = {"n": len(self.tokens), "formations": [name for name in FORMATIONS]}
            return [Reason(self.why, "fubar-refused-place-shape", values)]
        return self._law(bases, "lead" in table_of(answer))

    def _proposable(self, answer: dict[str, Json]) -> bool:
        """Whether a place of our own making is legal."""
        return not self._law(self._bases(answer), True)

    def _law(self, bases: list[Base], formed: bool) -> list[Reason]:
        """A formation stands in order: nobody upon another, nobody out of cohesion."""
        reasons = self._where(bases)
        if not reasons and ((not formed and crowded(bases)) or not self.room.apart(box_of(bases))):
            reasons = self.room.why_not(bases, self.tokens)
        if reasons:
            return reasons
        if not formed and len(bases) > 1 and not in_chain(bases, self.state.lengths.cohesion):
            reasons.append(
                Reason("fubar.setup.deploy", "fubar-refused-place-cohesion", {"unit": self.unit.name})
            )
        reasons.extend(self._terrain(bases[0]))
        return reasons

    def _where(self, bases: list[Base]) -> list[Reason]:
        state = self.state
        for at, base in enumerate(bases):
            token = self.tokens[at]
            if not state.board.inside(base):
                return [Reason("fubar.move.figures", "fubar-refused-off-table", self._who(token))]
            if not self.zone.holds(base):
                return [Reason(self.why, "fubar-refused-zone", self._who(token))]
            if self.zone.cover and not self.zone.covered(base, state.board, state.catalogue):
                return [Reason(self.why, "fubar-refused-zone-cover", self._who(token))]
        return []

    def _who(self, token: str) -> dict[str, Json]:
        return {"figure": self.unit.called(token), "unit": self.unit.name}

    def _terrain(self, base: Base) -> list[Reason]:
        """fubar.vehicle.move.no_entry: a vehicle is not set up where it could not drive."""
        if not isinstance(base, Hull):
            return []
        for piece in self.closed:
            if piece.meets(base, OVERLAP):
                values: dict[str, Json] = {"unit": self.unit.name}
                return [Reason("fubar.vehicle.move.no_entry", "fubar-refused-no-entry", values)]
        return []

    def preview(self, answer: Json) -> Preview:
        """Where everybody would stand."""
        preview = Preview(self.check(answer))
        bases = self.bases_for(answer)
        if bases:
            preview.paths = [
                (token, [(base.x, base.y)]) for token, base in zip(self.tokens, bases, strict=True)
            ]
        return preview

    # ------------------------------------------------------------ proposals

    def suggestion(self) -> Json:
        """The first legal place of a battle line; only worked out when somebody asks for advice."""
        self.candidates()  # may widen the zone
        for lead, formation in BattleLine(self.state, self.unit, self.zone).places():
            answer: Json = {"lead": [lead[0], lead[1]], "formation": formation}
            if not self.check(answer):
                return answer
        return super().suggestion()

    def candidates(self) -> list[Json]:
        found = self.spots
        if found is None:
            found = self._propose(self.zone)
            while not found:
                # a zone without any room is widened rather than the game ended
                self.zone = _wider(self.zone, WIDENING * self.state.lengths.inch)
                found = self._propose(self.zone)
            self.spots = found
        return found

    def _propose(self, zone: SetupZone) -> list[Json]:
        """Up to eight places. A block that stands apart from everybody needs no closer look (but a vehicle does)."""
        width, depth = self._size()
        found: list[Json] = []
        close_look = zone.cover or zone.radius > 0.0 or self.unit.vehicle is not None
        wide, high = width / 2, depth / 2
        for x, y in _spots(zone, self.state, width, depth):
            if not zone.cover and not self.room.apart((x - wide, y - high, x + wide, y + high)):
                continue
            if zone.cover and not self._ends_covered(zone, x, y):
                continue
            answer: dict[str, Json] = {"lead": [x, y], "formation": "block"}
            if close_look and not self._proposable(answer):
                continue
            found.append(answer)
            if len(found) >= MOST_SPOTS:
                break
        if found and not close_look and self._overhangs(zone, width, depth) and self._all_refused(found):
            found = []
        return found or self._squeeze(zone)

    def _ends_covered(self, zone: SetupZone, x: float, y: float) -> bool:
        """A quick look before a close one: whether the first and the last of a block stand in cover there."""
        if self.unit.vehicle is not None:
            return True
        state = self.state
        radius = state.lengths.base_radius
        offsets = formation_offsets("block", len(self.tokens), 2 * radius + SPACING * state.lengths.inch)
        for dx, dy in (offsets[0], offsets[-1]):
            px, py = quantize_point(x + dx, y + dy)
            if not zone.covered(Disc(px, py, radius), state.board, state.catalogue):
                return False
        return True

    def _overhangs(self, zone: SetupZone, width: float, depth: float) -> bool:
        """Whether a block may stick out of a part of the zone, or of the table where the zone was widened."""
        board = self.state.board
        for left, top, right, bottom in zone.spread():
            if left < 0.0 or top < 0.0 or right > board.width or bottom > board.height:
                return True
            if right - left < width or bottom - top < depth:
                return True
        return False

    def _all_refused(self, answers: list[Json]) -> bool:
        for answer in answers:
            if not self._why_not(answer):
                return False
        return True

    def _squeeze(self, zone: SetupZone) -> list[Json]:
        """Any place at all, inch by inch, in every formation."""
        inch = self.state.lengths.inch
        formations = FORMATIONS if self.unit.vehicle is None else ("block",)
        vehicle = self.unit.vehicle
        taken = self.room.friends + self.room.enemies
        for left, top, right, bottom in zone.spread():
            y = top
            while y <= bottom:
                x = left
                while x <= right:
                    if vehicle is not None and (
                        self._overhangs_all(zone, vehicle.hull, x, y)
                        or _stands_upon(x, y, vehicle.hull.half_width, taken, self.closed)
                    ):
                        x += inch
                        continue
                    for formation in formations:
                        answer: dict[str, Json] = {"lead": [round(x, 2), round(y, 2)], "formation": formation}
                        if self._proposable(answer):
                            return [answer]
                    x += inch
                y += inch
        return []

    def _overhangs_all(self, zone: SetupZone, hull: Hull, x: float, y: float) -> bool:
        """A quick look: whether the hull, headed as usual, would stick out of every box of the zone there."""
        if zone.radius > 0.0:
            return False
        along = self.usual_heading((x, y)) % 180.0 == 0.0
        wide = hull.half_length if along else hull.half_width
        high = hull.half_width if along else hull.half_length
        for left, top, right, bottom in zone.boxes:
            if (
                x - wide >= left - NEARLY
                and y - high >= top - NEARLY
                and x + wide <= right + NEARLY
                and y + high <= bottom + NEARLY
            ):
                return False
        return True

    def _size(self) -> tuple[float, float]:
        """How wide and deep the unit stands in a block."""
        vehicle = self.unit.vehicle
        if vehicle is not None:
            return vehicle.hull.length, vehicle.hull.length
        radius = self.state.lengths.base_radius
        step = 2 * radius + SPACING * self.state.lengths.inch
        offsets = formation_offsets("block", len(self.tokens), step)
        across = [x for x, _ in offsets]
        down = [y for _, y in offsets]
        return max(across) - min(across) + 2 * radius, max(down) - min(down) + 2 * radius

    def details(self) -> dict[str, Json]:
        self.candidates()  # may widen the zone
        hulls = self.unit.vehicle is not None
        out: dict[str, Json] = {
            "tokens": self._ghosts(),
            "zones": [[[x, y] for x, y in outline] for outline in self.zone.outlines()],
            "spacing": SPACING * self.state.lengths.inch,
            "facing": hulls,
            "formations": ["block"] if hulls else [name for name in FORMATIONS],
        }
        return out

    def _ghosts(self) -> list[Json]:
        """What the unit looks like, though nothing of it is in the scene yet."""
        vehicle = self.unit.vehicle
        if vehicle is None:
            return [figure_ghost(figure) for figure in self.unit.living()]
        left, top, right, bottom = self.zone.spread()[0]
        middle = ((left + right) / 2, (top + bottom) / 2)
        return [hull_ghost(self.unit.id, vehicle, on_paper(self.usual_heading(middle)))]


def _stands_upon(x: float, y: float, inside: float, taken: list[Base], closed: list[Piece]) -> bool:
    """A quick look: whether a hull, however it is turned, would surely stand on somebody or in closed terrain."""
    for base in taken:
        if (base.x - x) * (base.x - x) + (base.y - y) * (base.y - y) < inside * inside:
            return True
    for piece in closed:
        if piece.left < x < piece.right and piece.bottom < y < piece.top and piece.holds(x, y):
            return True
    return False


def _spots(zone: SetupZone, state: FubarState, width: float, depth: float) -> list[Point]:
    """Places spread over the zone: those towards the middle of the table first, then outwards and back."""
    if zone.cover:
        return _covered_spots(zone, state)
    board = state.board
    return spread_over(zone.spread(), board.width, board.height, width, depth, state.lengths.inch)


def _covered_spots(zone: SetupZone, state: FubarState) -> list[Point]:
    """Places inside pieces of cover that reach into the zone: their middles, then about them."""
    found: list[Point] = []
    inch = state.lengths.inch
    for dx, dy in ((0.0, 0.0), (-2.0, 0.0), (2.0, 0.0), (0.0, -1.5), (0.0, 1.5), (-2.0, 1.5), (2.0, -1.5)):
        for piece in state.board.pieces:
            if state.catalogue.cover_of(piece) and not state.catalogue.terrain[piece.kind].linear:
                x, y = (piece.left + piece.right) / 2, (piece.top + piece.bottom) / 2
                found.append((round(x + dx * inch, 2), round(y + dy * inch, 2)))
    return found


def _wider(zone: SetupZone, by: float) -> SetupZone:
    boxes = [(left - by, top - by, right + by, bottom + by) for left, top, right, bottom in zone.boxes]
    radius = zone.radius + by if zone.radius > 0.0 else 0.0
    return SetupZone(zone.id, boxes, zone.x, zone.y, radius, False)
