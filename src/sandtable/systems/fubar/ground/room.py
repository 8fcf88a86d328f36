"""Room on the table: who stands there already, as seen by a unit about to be set up."""

from __future__ import annotations

from sandtable.core.wire import Json, Reason
from sandtable.figures import room
from sandtable.systems.fubar.book.words import WRECK
from sandtable.systems.fubar.state.seen import bases_of, known_to
from sandtable.systems.fubar.state.state import FubarState, Unit
from sandtable.table import Piece


class Room(room.Room):
    """fubar.move.figures: no overlapping, and no closer than 1 inch to an enemy."""

    def __init__(self, state: FubarState, unit: Unit) -> None:
        super().__init__(state.lengths.adjacent)
        self.state = state
        self.unit = unit
        for other in state.units:
            if other is unit or not other.on_table():
                continue
            # Nobody is kept away by whom he cannot know of.
            if not other.hidden or known_to(state, unit.side, other):
                self.add(bases_of(other), other.side != unit.side, self.keep)
        captive = state.captive
        if captive is not None and not captive.escaped:
            self.add([captive.base], False, self.keep)

    def upon_somebody(self, token: str) -> Reason:
        return Reason("fubar.move.figures", "fubar-refused-occupied", {"figure": self.unit.called(token)})

    def too_near(self, token: str, gap: float) -> Reason:
        values: dict[str, Json] = {
            "figure": self.unit.called(token),
            "gap": round(gap, 2),
            "least": self.keep,
            "measure": self.state.lengths.unit,
        }
        return Reason("fubar.move.figures", "fubar-refused-too-near", values)

    def closed(self) -> list[Piece]:
        """fubar.vehicle.move.no_entry, fubar.vehicle.wreck: pieces the unit's vehicle may not stand in."""
        vehicle = self.unit.vehicle
        if vehicle is None:
            return []
        limit = 2 if vehicle.profile.armour.medium_cover else 1
        catalogue = self.state.catalogue
        return [
            piece
            for piece in self.state.board.pieces
            if piece.kind == WRECK or catalogue.cover_of(piece) > limit
        ]
