"""A battle on a real table, refereed: the units where they were measured."""

from __future__ import annotations

from typing import Final

from sandtable.core.pocket_table import Cover
from sandtable.core.state import State
from sandtable.core.wire import Message
from sandtable.figures.measured_out import Layout, thick
from sandtable.figures.pocket import FigurePocket, Group, Patch
from sandtable.systems.fubar.book.words import BUNKER, SKIRMISH
from sandtable.systems.fubar.state.identities import DEPLOYING
from sandtable.systems.fubar.state.state import FubarState, Unit
from sandtable.table import Base, Board, Disc, Hull

COVERS: Final = {"none": "", "light": "hole", "medium": "trench", "heavy": BUNKER}
"""What people say of where a unit stands, and the ground that is laid under its figures."""
WALL: Final = "building"


class FubarPocket(FigurePocket):
    """A skirmish; cover lies under each figure."""

    def __init__(self, unit: str) -> None:
        super().__init__(SKIRMISH, unit, facing=False)

    def covers(self) -> list[Cover]:
        return [
            Cover(
                id, Message("fubar-cover-" + id), level, f"fubar.cover.{id}" if level else "fubar.cover.half"
            )
            for level, id in enumerate(COVERS)
        ]

    def groups(self, state: State) -> list[Group]:
        assert isinstance(state, FubarState)
        if state.phase == DEPLOYING:
            return []
        return [Group(unit.id, unit.side, _bases(unit)) for unit in state.units if unit.on_table()]

    def locked(self, state: State, groups: list[Group]) -> list[list[str]]:
        """fubar.turn.close_first: units in a close combat stay in it until one of them is gone or falls back."""
        assert isinstance(state, FubarState)
        return [combat.units for combat in state.combats]

    def standing(self, state: State) -> list[str]:
        held = self.held(state)
        return [group.id for group in self.groups(state) if group.id not in held]

    def put_down(self, state: State, id: str, bases: list[Base], looking: list[float]) -> None:
        assert isinstance(state, FubarState)
        unit = state.unit(id)
        vehicle = unit.vehicle
        if vehicle is not None:
            hull = bases[0]
            assert isinstance(hull, Hull)
            vehicle.hull = hull
            return
        for figure, base in zip(unit.living(), bases, strict=True):
            assert isinstance(base, Disc)
            figure.base = base

    def make_ground(self, state: State, layout: Layout, patches: list[Patch]) -> None:
        assert isinstance(state, FubarState)
        piece = state.catalogue.piece
        pieces = [
            piece(f"wall-{number}", WALL, thick(wall, self.inch))
            for number, wall in enumerate(layout.walls, 1)
        ]
        pieces.extend(piece(patch.id, COVERS[patch.cover], patch.outline()) for patch in patches)
        state.board = Board(layout.size[0], layout.size[1], pieces)
        state.lookout = None


def _bases(unit: Unit) -> list[Base]:
    vehicle = unit.vehicle
    if vehicle is not None:
        return [vehicle.hull]
    return [figure.base for figure in unit.living()]
