"""Room on the table: who stands there already, as seen by a unit about to be set down."""

from __future__ import annotations

from sandtable.core.wire import Json, Reason
from sandtable.figures import room
from sandtable.systems.fallout.book.terrain_kinds import DEEP, WALL
from sandtable.systems.fallout.ground.terrain import barred_vehicle
from sandtable.systems.fallout.state.identities import PHASE_DEPLOY
from sandtable.systems.fallout.state.state import CRITTERS, FalloutState, Unit
from sandtable.table import OVERLAP, Base, Piece


class Room(room.Room):
    """fallout.move.figures: where a unit can stand without overlapping anybody.

    fallout.deploy.separation.en, fallout.deploy.separation.it: nobody sets up within 24 inches of an enemy.
    """

    def __init__(self, state: FalloutState, unit: Unit, why: str) -> None:
        sets_up = state.phase == PHASE_DEPLOY and unit.side != CRITTERS and not state.scenario.flanks
        super().__init__(state.lengths.separation if sets_up else 0.0)
        self.state = state
        self.unit = unit
        self.why = why
        for other in state.units:
            if other is not unit and other.on_table():
                self._stand(other)
        vehicle = unit.vehicle
        self.closed: list[Piece] = (
            barred_vehicle(state)
            if vehicle is not None
            else [piece for piece in state.board.pieces if piece.kind in (WALL, DEEP)]
        )

    def _stand(self, other: Unit) -> None:
        vehicle = other.vehicle
        bases: list[Base] = [figure.base for figure in other.present()]
        if vehicle is not None:
            bases.append(vehicle.hull)
        hostile = other.side not in (self.unit.side, CRITTERS)
        self.add(bases, hostile, self.keep if hostile else 0.01)
        if hostile:
            self.taken.extend(bases)  # that somebody stands there is said first

    def upon_somebody(self, token: str) -> Reason:
        return Reason("fallout.move.figures", "fallout-refused-place-occupied", {"figure": token})

    def too_near(self, token: str, gap: float) -> Reason:
        values: dict[str, Json] = {
            "figure": token,
            "gap": round(gap, 2),
            "least": self.keep,
            "measure": self.state.lengths.unit,
        }
        why = "fallout.deploy.separation." + self.state.edition
        return Reason(why, "fallout-refused-separation", values)

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
