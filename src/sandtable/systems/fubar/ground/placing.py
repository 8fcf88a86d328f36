"""Setting a unit up in a zone: the question where, what forbids it, and good places to propose."""

from __future__ import annotations

from typing import ClassVar, Final

from sandtable.core.effects import ask
from sandtable.core.question import DEPLOY
from sandtable.core.wire import Json, Message, Reason, table_of
from sandtable.figures import placing
from sandtable.figures.crowd import pieces_in
from sandtable.figures.facing import on_paper
from sandtable.figures.formations import SPACING
from sandtable.figures.room import clear_of, crowded
from sandtable.figures.zones import EAST, Box, box_of
from sandtable.systems.fubar.book.words import EXIT_FOR_VEHICLES
from sandtable.systems.fubar.book.zones import SetupZone
from sandtable.systems.fubar.ground.ambush import Secrets, discover, met_at
from sandtable.systems.fubar.ground.battle_line import BattleLine
from sandtable.systems.fubar.ground.formations import formation_offsets
from sandtable.systems.fubar.ground.room import Room
from sandtable.systems.fubar.state.art import figure_ghost, hull_ghost
from sandtable.systems.fubar.state.identities import DEPLOYING
from sandtable.systems.fubar.state.state import FubarState, Unit
from sandtable.table import OVERLAP, Base, Disc, Hull, Point, in_chain, quantize_point

NEARLY: Final = 0.02  # inches by which a quick look may be wrong


async def place_unit(state: FubarState, unit: Unit, why: str, zone: SetupZone | None = None) -> None:
    """Asks the owner where the unit stands and sets it there.

    fubar.move.figures: where it would stand upon a hidden enemy it finds it, and is asked again. On a table without
    any room it stays out of the game.
    """
    where = zone if zone is not None else zone_of(state, unit.side)
    unit.hidden = state.scenario.parts[unit.side].ambush > 0.0
    secrets = Secrets(state, unit)
    while True:
        question = PlaceQuestion(state, unit, where, why)
        if not question.candidates():
            leave_out(state, unit, why)
            return
        answer = await ask(question)
        bases = question.bases_of(table_of(answer))
        met = met_at(state, unit.side, bases) if secrets.pairs else []
        if not met:
            break
        for enemy in met:
            discover(state, enemy, unit)
    set_down(unit, bases)
    seen_by = [unit.side] if unit.hidden else None
    values: dict[str, Json] = {"unit": unit.name}
    state.tell(
        "fubar-event-deployed", values, [why], unit.side, unit.id, lambda: question.ways(bases), seen_by
    )
    secrets.tell([])


def leave_out(state: FubarState, unit: Unit, why: str) -> None:
    """fubar.setup.deploy: a unit for which the table has no room at all is left out."""
    unit.hidden = False
    unit.gone = True
    state.tell("fubar-event-left-out", {"unit": unit.name}, [why], unit.side, unit.id)


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


class PlaceQuestion(placing.PlaceQuestion):
    """fubar.setup.deploy: where a unit is set up, in cohesion and clear of everybody."""

    parts: ClassVar[bool] = True

    def __init__(self, state: FubarState, unit: Unit, zone: SetupZone, why: str) -> None:
        topic = DEPLOY if state.phase == DEPLOYING else ""
        prompt = Message("fubar-ask-place", {"unit": unit.name})
        super().__init__(unit.side, why, prompt, unit.id, topic, state.board, zone)
        self.state = state
        self.unit = unit
        self.cover = zone.cover  # whether the zone asks for cover as well
        self.room = Room(state, unit)
        self.closed = self.room.closed()
        self.tokens = tokens_of(unit)
        self.radii = [state.lengths.base_radius] * len(self.tokens)
        self.inch = state.lengths.inch
        vehicle = unit.vehicle
        self.hull = vehicle.hull if vehicle is not None else None

    def bases_for(self, answer: Json) -> list[Base]:
        """Only a vehicle looks somewhere."""
        if self.hull is None and "facing" in table_of(answer):
            return []
        return super().bases_for(answer)

    def looks(self) -> bool:
        return self.hull is not None

    def ranks(self, formation: str) -> list[Point]:
        step = 2 * self.state.lengths.base_radius + SPACING * self.inch
        return formation_offsets(formation, len(self.tokens), step)

    def usual_heading(self, x: float, y: float) -> float:
        """Into the table: towards its far side, along the nearer axis."""
        part = self.state.scenario.parts[self.unit.side]
        if part.exits_for == EXIT_FOR_VEHICLES and EAST in part.exits:
            return 0.0
        across = x - self.board.width / 2
        down = y - self.board.height / 2
        if abs(down) >= abs(across):
            return 270.0 if down > 0.0 else 90.0
        return 180.0 if across > 0.0 else 0.0

    # ------------------------------------------------------------ the law

    def called(self, at: int) -> Json:
        return self.unit.called(self.tokens[at])

    def edge_rule(self) -> str:
        return "fubar.move.figures"

    def why_not_at(self, at: int, bases: list[Base]) -> list[Reason]:
        """fubar.cover.what: some zones ask for cover."""
        if self.cover and not covered(bases[at], self.state):
            return self.refused(at, self.why, "fubar-refused-zone-cover")
        return []

    def why_not_together(self, bases: list[Base], formed: bool) -> list[Reason]:
        """A formation stands in order: nobody upon another, nobody out of cohesion."""
        if (not formed and crowded(bases)) or not self.room.apart(box_of(bases)):
            reasons = self.room.why_not(bases, self.tokens)
            if reasons:
                return reasons
        reasons = []
        if not formed and len(bases) > 1 and not in_chain(bases, self.state.lengths.cohesion):
            values: dict[str, Json] = {"unit": self.unit.name}
            reasons.append(Reason("fubar.setup.deploy", "fubar-refused-place-cohesion", values))
        reasons.extend(self._why_not_driven_into(bases[0]))
        return reasons

    def _why_not_driven_into(self, base: Base) -> list[Reason]:
        """fubar.vehicle.move.no_entry: a vehicle is not set up where it could not drive."""
        if isinstance(base, Hull):
            x, y, reach = base.x, base.y, base.reach
            for piece in pieces_in(self.closed, (x - reach, y - reach, x + reach, y + reach)):
                if piece.meets(base, OVERLAP):
                    values: dict[str, Json] = {"unit": self.unit.name}
                    return [Reason("fubar.vehicle.move.no_entry", "fubar-refused-no-entry", values)]
        return []

    # ------------------------------------------------------------ proposals

    def suggestion(self) -> Json:
        """The first legal place of a battle line; only worked out when somebody asks for advice."""
        self.candidates()  # may widen the zone
        for lead, formation in BattleLine(self.state, self.unit, self.zone).places():
            answer: Json = {"lead": [lead[0], lead[1]], "formation": formation}
            if not self.check(answer):
                return answer
        return super().suggestion()

    def widen(self) -> bool:
        """A zone without room asks for no cover any more, either."""
        covered, self.cover = self.cover, False
        return super().widen() or covered

    def middles(self, formation: str) -> list[Point]:
        return _covered_spots(self.state) if self.cover else super().middles(formation)

    def may_fit(self, x: float, y: float, box: Box) -> bool:
        return self._ends_covered(x, y) if self.cover else clear_of(box, self.room.boxes)

    def surely_fits(self, box: Box, formation: str) -> bool:
        """A block that stands apart from everybody needs no closer look; a vehicle, a circle and cover do."""
        return not self.cover and self.zone.radius <= 0.0 and self.hull is None

    def sifted(self, places: list[Json]) -> list[Json]:
        """None of the places where a block may stick out of the zone and all of them are refused."""
        unseen = not self.cover and self.zone.radius <= 0.0 and self.hull is None
        if unseen and self._overhangs() and all(self.why_not(answer) for answer in places):
            return []
        return places

    def _ends_covered(self, x: float, y: float) -> bool:
        """A quick look before a close one: whether the first and the last of a block stand in cover there."""
        if self.hull is not None:
            return True
        radius = self.radii[0]
        offsets = self.offsets("block")
        for dx, dy in (offsets[0], offsets[-1]):
            px, py = quantize_point(x + dx, y + dy)
            if not covered(Disc(px, py, radius), self.state):
                return False
        return True

    def _overhangs(self) -> bool:
        """Whether a block may stick out of a part of the zone, or of the table where the zone was widened."""
        wide, deep = self.extent("block")
        for left, top, right, bottom in self.zone.spread():
            if left < 0.0 or top < 0.0 or right > self.board.width or bottom > self.board.height:
                return True
            if right - left < 2.0 * wide or bottom - top < 2.0 * deep:
                return True
        return False

    def hopeless(self, x: float, y: float) -> bool:
        """Whether a hull about a point, headed as usual, surely sticks out of the zone or stands upon something."""
        hull = self.hull
        if hull is None:
            return False
        inside = hull.half_width
        return (
            self._sticks_out(hull, x, y)
            or _stands_upon(x, y, inside, self.room.taken)
            or _stands_upon(x, y, inside, self.room.enemies)
            or any(piece.holds(x, y) for piece in self.closed)
        )

    def _sticks_out(self, hull: Hull, x: float, y: float) -> bool:
        if self.zone.radius > 0.0:
            return False
        along = self.usual_heading(x, y) % 180.0 == 0.0
        wide = (hull.half_length if along else hull.half_width) - NEARLY
        high = (hull.half_width if along else hull.half_length) - NEARLY
        return not self.zone.holds_box(x - wide, y - high, x + wide, y + high)

    def ghosts(self) -> list[Json]:
        vehicle = self.unit.vehicle
        if vehicle is None:
            return [figure_ghost(figure) for figure in self.unit.living()]
        left, top, right, bottom = self.zone.spread()[0]
        facing = on_paper(self.usual_heading((left + right) / 2, (top + bottom) / 2))
        return [hull_ghost(self.unit.id, vehicle, facing)]


def _stands_upon(x: float, y: float, inside: float, taken: list[Base]) -> bool:
    """A quick look: whether a hull, however it is turned, would surely stand on somebody."""
    for base in taken:
        if (base.x - x) * (base.x - x) + (base.y - y) * (base.y - y) < inside * inside:
            return True
    return False


def _covered_spots(state: FubarState) -> list[Point]:
    """Places inside pieces of cover that reach into the zone: their middles, then about them."""
    places: list[Point] = []
    inch = state.lengths.inch
    for dx, dy in ((0.0, 0.0), (-2.0, 0.0), (2.0, 0.0), (0.0, -1.5), (0.0, 1.5), (-2.0, 1.5), (2.0, -1.5)):
        for piece in state.board.pieces:
            if state.catalogue.cover_of(piece) and not state.catalogue.terrain[piece.kind].linear:
                x, y = (piece.left + piece.right) / 2, (piece.top + piece.bottom) / 2
                places.append((round(x + dx * inch, 2), round(y + dy * inch, 2)))
    return places


def covered(base: Base, state: FubarState) -> bool:
    """fubar.cover.what: whether a figure's centre, or half of a vehicle, is in an area of cover."""
    for piece in state.board.pieces:
        if state.catalogue.cover_of(piece) and not state.catalogue.terrain[piece.kind].linear:
            if isinstance(base, Disc):
                if piece.holds(base.x, base.y):
                    return True
            elif piece.share(base) >= 0.5:
                return True
    return False
