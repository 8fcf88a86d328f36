"""A battle on a real table, refereed: the units where they were measured."""

from __future__ import annotations

from typing import Final

from sandtable.core.pocket_table import IN_THE_OPEN, Cover
from sandtable.core.state import State
from sandtable.core.wire import Message
from sandtable.figures.measured_out import Layout
from sandtable.figures.pocket import FigurePocket, Group, Patch, touching
from sandtable.systems.fallout.book.terrain_kinds import ROUGH, SMOKE, WALL
from sandtable.systems.fallout.book.words import SKIRMISH
from sandtable.systems.fallout.ground.terrain import make_piece
from sandtable.systems.fallout.state.identities import PHASE_DEPLOY, PHASE_PREMOVE, PHASE_TERRAIN
from sandtable.systems.fallout.state.state import FalloutState, Figure, Unit
from sandtable.table import TOUCH, Base, Board, Disc, Hull

IN_COVER: Final = "cover"
SETTING_UP: Final = (PHASE_TERRAIN, PHASE_DEPLOY, PHASE_PREMOVE)


class FalloutPocket(FigurePocket):
    """A skirmish; rough ground lies under those in cover."""

    def __init__(self, unit: str) -> None:
        super().__init__(SKIRMISH, unit, facing=True)

    def covers(self) -> list[Cover]:
        return [
            Cover(IN_THE_OPEN, Message("fallout-pocket-open"), 0, "fallout.ranged.mod_cover_once"),
            Cover(IN_COVER, Message("fallout-mod-cover"), 3, "fallout.ranged.mod_cover_once"),
        ]

    def groups(self, state: State) -> list[Group]:
        assert isinstance(state, FalloutState)
        if state.phase in SETTING_UP:
            return []
        return [Group(unit.id, unit.side, _bases(unit)) for unit in state.units if unit.on_table()]

    def locked(self, state: State, groups: list[Group]) -> list[list[str]]:
        """fallout.melee.engaged: enemies within an inch of each other."""
        assert isinstance(state, FalloutState)
        return touching(groups, state.lengths.melee + TOUCH)

    def put_down(self, state: State, id: str, bases: list[Base], looking: list[float]) -> None:
        assert isinstance(state, FalloutState)
        unit = state.unit(id)
        vehicle = unit.vehicle
        if vehicle is not None:
            hull = bases[0]
            assert isinstance(hull, Hull)
            vehicle.hull = hull
        else:
            for number, figure in enumerate(_figures(unit)):
                base = bases[number]
                assert isinstance(base, Disc)
                figure.base = base
                if looking:
                    figure.facing = looking[number]
        unit.moved()

    def make_ground(self, state: State, layout: Layout, patches: list[Patch]) -> None:
        """Smoke that hangs about is left out: nobody is measured through it."""
        assert isinstance(state, FalloutState)
        pieces = [
            make_piece(f"wall-{number}", WALL, list(wall), self.inch)
            for number, wall in enumerate(layout.walls, 1)
        ]
        pieces.extend(make_piece(patch.id, ROUGH, patch.outline(), self.inch) for patch in patches)
        pieces.extend(piece for piece in state.board.pieces if piece.kind == SMOKE)
        state.board = Board(layout.size[0], layout.size[1], pieces)
        state.lookout = None
        state.stir()


def _figures(unit: Unit) -> list[Figure]:
    return [figure for figure in unit.present() if not figure.boarded]


def _bases(unit: Unit) -> list[Base]:
    vehicle = unit.vehicle
    if vehicle is not None:
        return [vehicle.hull]
    return [figure.base for figure in _figures(unit)]
