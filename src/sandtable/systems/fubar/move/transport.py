"""Getting into and out of vehicles."""

from __future__ import annotations

from typing import ClassVar, Final

from sandtable.core.effects import ask
from sandtable.core.preview import Preview
from sandtable.core.question import NAMING, Place, misshapen
from sandtable.core.wire import Json, Message, Reason, point_of, table_of
from sandtable.figures.crowd import box_about
from sandtable.systems.fubar.ground.ambush import Secrets, discover, met_at
from sandtable.systems.fubar.ground.crowd import crowd_about
from sandtable.systems.fubar.harm.survivors import NARROW, close_look, ring_about
from sandtable.systems.fubar.move.reactions import offer_to_all
from sandtable.systems.fubar.state.art import figure_ghost
from sandtable.systems.fubar.state.identities import GET_OUT_WHERE
from sandtable.systems.fubar.state.passengers import TRANSPORT, take_aboard, why_not_ride
from sandtable.systems.fubar.state.state import FubarState, Unit
from sandtable.table import (
    OFF_TABLE,
    OVERLAP,
    TOO_NEAR,
    Base,
    Disc,
    Ground,
    Hull,
    Point,
    any_overlap,
    check_placement,
    distance,
    quantize_point,
    within,
)

ROWS: Final = 2
"""Rings of places about a vehicle that still lie within 2 inches of it."""


def why_not_mount(state: FubarState, unit: Unit, carrier: Unit) -> list[Reason]:
    """fubar.vehicle.transport: the whole unit within 2 inches, and seats for all of it."""
    vehicle = carrier.vehicle
    assert vehicle is not None
    values: dict[str, Json] = {"unit": unit.name, "vehicle": carrier.name}
    if unit.vehicle is not None or unit.aboard:
        return [Reason(TRANSPORT, "fubar-refused-mount-who", values)]
    if unit.captive:
        return [Reason("fubar.scenario.captive", "fubar-refused-mount-captive", values)]
    crowded = why_not_ride(state, unit, carrier)
    if crowded:
        return crowded
    furthest = 0.0
    for figure in unit.living():
        furthest = max(furthest, distance(figure.base, vehicle.hull))
    if furthest > state.lengths.dismount + OVERLAP:
        values["gap"] = round(furthest, 2)
        values["most"] = state.lengths.dismount
        values["measure"] = state.lengths.unit
        return [Reason(TRANSPORT, "fubar-refused-mount-far", values)]
    return []


def mount(state: FubarState, unit: Unit, carrier: Unit) -> None:
    """fubar.vehicle.transport: the unit mounts as a whole; that is its Walk, and costs the vehicle nothing."""
    take_aboard(unit, carrier)
    state.tell(
        "fubar-event-mounted", {"unit": unit.name, "vehicle": carrier.name}, [TRANSPORT], unit.side, unit.id
    )


async def dismount(state: FubarState, unit: Unit, question: GetOut) -> None:
    """fubar.vehicle.transport: its owner places the unit within 2 inches of the vehicle before it acts.

    fubar.action.guard.order: getting out counts as appearing, so units On Guard may react. fubar.move.figures: where
    they would stand upon a hidden enemy they find it, and are asked again; without any room left they stay aboard.
    """
    secrets = Secrets(state, unit)
    while True:
        ends = question.ends(await ask(question))
        bases: list[Base] = [figure.base.at(*ends[figure.id]) for figure in unit.living()]
        met = met_at(state, unit.side, bases) if secrets.pairs else []
        if not met:
            break
        for enemy in met:
            discover(state, enemy, unit)
        question = GetOut(state, unit)
        if not question.has_room():
            return
    carrier = state.unit(unit.aboard)
    vehicle = carrier.vehicle
    assert vehicle is not None
    for figure in unit.living():
        x, y = ends[figure.id]
        figure.base = figure.base.at(x, y)
    vehicle.passengers.remove(unit.id)
    unit.aboard = ""
    state.tell(
        "fubar-event-dismounted",
        {"unit": unit.name, "vehicle": carrier.name},
        [TRANSPORT],
        unit.side,
        unit.id,
    )
    secrets.tell([])
    await offer_to_all(state, unit)


class GetOut(Place):
    """Where do the figures stand when they have got out?"""

    identity: ClassVar[str] = GET_OUT_WHERE

    def __init__(self, state: FubarState, unit: Unit) -> None:
        super().__init__(unit.side, TRANSPORT, Message("fubar-ask-dismount", {"unit": unit.name}), unit.id)
        self.state = state
        self.unit = unit
        vehicle = state.unit(unit.aboard).vehicle
        assert vehicle is not None
        self.hull: Hull = vehicle.hull
        self.figures = unit.living()
        self._spots: list[Point] | None = None
        self._ground: Ground | None = None

    def ground(self) -> Ground:
        """fubar.move.figures: on the table, upon nobody, not within 1 inch of an enemy."""
        ground = self._ground
        if ground is None:
            ground = self._look_about()
            self._ground = ground
        return ground

    def _look_about(self) -> Ground:
        room = self.hull.reach + self.state.lengths.dismount + 2.0 * self.state.lengths.base_radius
        crowd = crowd_about(self.state, self.unit, box_about([self.hull], room))
        return Ground(self.state.board, (), crowd.others, crowd.enemies, self.state.lengths.adjacent)

    def ends(self, answer: Json) -> dict[str, Point]:
        """The places an answer names, on the grid."""
        ends: dict[str, Point] = {}
        for token, value in table_of(table_of(answer).get("to", {})).items():
            point = point_of(value)
            if point is not None:
                ends[token] = quantize_point(point[0], point[1])
        return ends

    def check(self, answer: Json) -> list[Reason]:
        if misshapen(answer, NAMING, [figure.id for figure in self.figures]):
            return [Reason(self.why, "fubar-refused-place-shape-each", {"n": len(self.figures)})]
        ends = self.ends(answer)
        bases: list[Base] = []
        points: list[Point] = []
        for figure in self.figures:
            end = ends.get(figure.id)
            if end is None:
                return [Reason(self.why, "fubar-refused-place-all", {"figure": self.unit.called(figure.id)})]
            base = figure.base.at(end[0], end[1])
            if not within(base, self.hull, self.state.lengths.dismount + OVERLAP):
                values: dict[str, Json] = {
                    "figure": self.unit.called(figure.id),
                    "gap": round(distance(base, self.hull), 2),
                    "most": self.state.lengths.dismount,
                    "measure": self.state.lengths.unit,
                }
                return [Reason(self.why, "fubar-refused-dismount-far", values)]
            bases.append(base)
            points.append(end)
        problems = check_placement(self.ground(), bases, points)
        if not problems:
            return []
        who = self.unit.called(self.figures[problems[0].figure].id)
        if problems[0].code == TOO_NEAR:
            return [Reason("fubar.move.figures", "fubar-refused-place-near", {"figure": who})]
        if problems[0].code == OFF_TABLE:
            return [Reason("fubar.move.figures", "fubar-refused-off-table", {"figure": who})]
        return [Reason("fubar.move.figures", "fubar-refused-occupied", {"figure": who})]

    def has_room(self) -> bool:
        """fubar.vehicle.transport: with no room for a figure the unit stays aboard.

        With nobody near and no edge it is plain that there is.
        """
        ground = self.ground()
        board = self.state.board
        room = self.hull.reach + self.state.lengths.dismount
        if (
            len(ground.others) == 1
            and room < self.hull.x < board.width - room
            and room < self.hull.y < board.height - room
        ):
            return True
        return bool(self.spread(0))

    def spots(self) -> list[Point]:
        """Free places round the vehicle, in a ring about it and a second one behind; more of them in a crowd."""
        spots = self._spots
        if spots is None:
            radius = self.state.lengths.base_radius
            step = 2.0 * radius + OVERLAP
            rings: list[Point] = []
            for row in range(ROWS):
                rings.extend(ring_about(self.hull, radius + OVERLAP + row * step, step))
            spots = self._free(rings)
            if len(self._seats(spots, 0)) < len(self.figures):
                lengths = self.state.lengths
                most = lengths.dismount - OVERLAP
                spots = self._free(close_look(self.hull, radius + OVERLAP, most, NARROW * lengths.inch))
            self._spots = spots
        return spots

    def _free(self, spots: list[Point]) -> list[Point]:
        ground = self.ground()
        radius = self.state.lengths.base_radius
        board = ground.board
        free: list[Point] = []
        for x, y in spots:
            if radius <= x <= board.width - radius and radius <= y <= board.height - radius:
                base = Disc(x, y, radius)
                if any_overlap(base, ground.others) < 0 and not any(
                    within(base, enemy, ground.gap) for enemy in ground.enemies
                ):
                    free.append((x, y))
        return free

    def _seats(self, spots: list[Point], start: int) -> list[Point]:
        """Places out of the spots for as many as find one, taken in turn from one of them on."""
        radius = self.state.lengths.base_radius
        taken: list[Base] = []
        places: list[Point] = []
        for k in range(len(spots)):
            if len(places) == len(self.figures):
                break
            x, y = spots[(start + k) % len(spots)]
            base = Disc(x, y, radius)
            if any_overlap(base, taken) < 0:
                taken.append(base)
                places.append((x, y))
        return places

    def spread(self, start: int) -> dict[str, Json]:
        """A place for everybody, taken in turn from one direction on; empty when there is no room."""
        places = self._seats(self.spots(), start)
        if len(places) < len(self.figures):
            return {}
        return {figure.id: [*places[at]] for at, figure in enumerate(self.figures)}

    def candidates(self) -> list[Json]:
        answers: list[Json] = []
        for quarter in range(4):
            places = self.spread(len(self.spots()) * quarter // 4)
            if places:
                answers.append({"to": places})
        return answers

    def preview(self, answer: Json) -> Preview:
        preview = Preview(self.check(answer))
        preview.paths = [(token, [point]) for token, point in self.ends(answer).items()]
        return preview

    def details(self) -> dict[str, Json]:
        room = self.state.lengths.dismount + 2.0 * self.state.lengths.base_radius
        wide = Hull(
            self.hull.x,
            self.hull.y,
            self.hull.length + 2.0 * room,
            self.hull.width + 2.0 * room,
            self.hull.facing,
        )
        zone: list[Json] = [[round(x, 2), round(y, 2)] for x, y in wide.corners()]
        tokens: list[Json] = [figure_ghost(figure) for figure in self.figures]
        return {"tokens": tokens, "zones": [zone], "spacing": 0.0, "facing": False}
