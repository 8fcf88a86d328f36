"""Room on the table: who stands there already, as seen by a unit about to be set up."""

from __future__ import annotations

from sandtable.core.wire import Json, Reason
from sandtable.figures.room import clear_of
from sandtable.figures.zones import Box, bounds, box_of
from sandtable.systems.fubar.state.seen import known_to
from sandtable.systems.fubar.state.state import FubarState, Unit
from sandtable.table import OVERLAP, Base, Piece, distance, overlaps


class Room:
    """The bases of all units on the table, and the boxes round them for a quick look."""

    def __init__(self, state: FubarState, unit: Unit) -> None:
        self.state = state
        self.unit = unit
        self.friends: list[Base] = []
        self.enemies: list[Base] = []
        self.boxes: list[Box] = []
        for other in state.units:
            if other is unit or not other.on_table():
                continue
            if not other.hidden or known_to(
                state, unit.side, other
            ):  # nobody is kept away by whom he cannot know of
                self._add(other)
        captive = state.captive
        if captive is not None and not captive.escaped:
            self.friends.append(captive.base)
            self.boxes.append(bounds(captive.base))

    def _add(self, other: Unit) -> None:
        group = self.friends if other.side == self.unit.side else self.enemies
        vehicle = other.vehicle
        bases: list[Base] = [figure.base for figure in other.figures if figure.alive]
        if vehicle is not None:
            bases.append(vehicle.hull)
        group.extend(bases)
        self.boxes.append(box_of(bases))

    def apart(self, box: Box) -> bool:
        """Whether no unit stands within 1 inch of a box."""
        return clear_of(box, self.boxes, self.state.lengths.adjacent)

    def why_not(self, bases: list[Base], tokens: list[str]) -> list[Reason]:
        """fubar.move.figures: no overlapping, and no closer than 1 inch to an enemy."""
        near = self.state.lengths.adjacent
        for at, base in enumerate(bases):
            for other in self.friends + bases[:at]:
                if overlaps(base, other):
                    who: dict[str, Json] = {"figure": self.unit.called(tokens[at])}
                    return [Reason("fubar.move.figures", "fubar-refused-occupied", who)]
            for enemy in self.enemies:
                gap = distance(base, enemy)
                if gap < near - OVERLAP:
                    values: dict[str, Json] = {
                        "figure": self.unit.called(tokens[at]),
                        "gap": round(gap, 2),
                        "least": near,
                        "measure": self.state.lengths.unit,
                    }
                    return [Reason("fubar.move.figures", "fubar-refused-too-near", values)]
        return []

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
            if piece.kind == "wreck" or catalogue.cover_of(piece) > limit
        ]
