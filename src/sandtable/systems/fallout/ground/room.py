"""Room on the table: who stands there already, as seen by a unit about to be set down."""

from __future__ import annotations

from sandtable.core.wire import Json, Reason
from sandtable.figures.room import clear_of
from sandtable.figures.zones import Box, box_of
from sandtable.systems.fallout.book.terrain_kinds import DEEP, WALL
from sandtable.systems.fallout.ground.terrain import barred_vehicle
from sandtable.systems.fallout.state.state import CRITTERS, FalloutState, Unit
from sandtable.table import OVERLAP, Base, Piece, distance, overlaps


class Room:
    """The bases of all units on the table, and the boxes round them for a quick look."""

    def __init__(self, state: FalloutState, unit: Unit, why: str) -> None:
        self.state = state
        self.unit = unit
        self.why = why
        self.taken: list[Base] = []
        self.enemies: list[Base] = []
        self.boxes: list[Box] = []
        self.keep = 0.0
        if state.phase == "deploy" and unit.side != CRITTERS and not state.scenario.flanks:
            self.keep = state.lengths.separation
        for other in state.units:
            if other is not unit and other.on_table():
                self._add(other)
        vehicle = unit.vehicle
        self.closed: list[Piece] = (
            barred_vehicle(state)
            if vehicle is not None
            else [piece for piece in state.board.pieces if piece.kind in (WALL, DEEP)]
        )

    def _add(self, other: Unit) -> None:
        vehicle = other.vehicle
        bases: list[Base] = [figure.base for figure in other.present()]
        if vehicle is not None:
            bases.append(vehicle.hull)
        if not bases:
            return
        self.taken.extend(bases)
        hostile = other.side not in (self.unit.side, CRITTERS)
        if hostile:
            self.enemies.extend(bases)
        left, top, right, bottom = box_of(bases)
        margin = self.keep if hostile else 0.01
        self.boxes.append((left - margin, top - margin, right + margin, bottom + margin))

    def apart(self, box: Box) -> bool:
        """Whether a box is clear of everybody, and far enough from every enemy at set-up."""
        return clear_of(box, self.boxes)

    def why_not(self, bases: list[Base], tokens: list[str]) -> list[Reason]:
        """fallout.move.figures: no overlapping.

        fallout.deploy.separation.en, fallout.deploy.separation.it: nobody sets up within 24 inches of an enemy.
        """
        for at, base in enumerate(bases):
            values: dict[str, Json] = {"figure": tokens[at]}
            for other in self.taken + bases[:at]:
                if overlaps(base, other):
                    return [Reason("fallout.move.figures", "fallout-refused-place-occupied", values)]
            if self.keep <= 0.0:
                continue
            for enemy in self.enemies:
                gap = distance(base, enemy)
                if gap < self.keep - OVERLAP:
                    values["gap"] = round(gap, 2)
                    values["least"] = self.keep
                    values["measure"] = self.state.lengths.unit
                    why = "fallout.deploy.separation." + self.state.edition
                    return [Reason(why, "fallout-refused-separation", values)]
        return []

    def ground(self, bases: list[Base], tokens: list[str]) -> list[Reason]:
        """fallout.terrain.wall.move, fallout.terrain.deep, fallout.terrain.rough.vehicle: nobody starts in these."""
        for at, base in enumerate(bases):
            for piece in self.closed:
                if piece.meets(base, OVERLAP):
                    values: dict[str, Json] = {
                        "figure": tokens[at],
                        "terrain": {"id": "fallout-terrain-" + piece.kind},
                    }
                    rules = {WALL: "fallout.terrain.wall.move", DEEP: "fallout.terrain.deep"}
                    why = rules.get(piece.kind, "fallout.terrain.rough.vehicle")
                    return [Reason(why, "fallout-refused-ground", values)]
        return []
