"""A battle on a real table, refereed: the squads where they were measured."""

from __future__ import annotations

from typing import Final

from sandtable.core.pocket_table import Cover
from sandtable.core.state import State
from sandtable.core.wire import Message
from sandtable.figures.measured_out import Layout, thick
from sandtable.figures.pocket import FigurePocket, Group, Patch, parties_of
from sandtable.systems.warzone.book.words import BRICK_BUILDING, MEETING
from sandtable.systems.warzone.ground.space import are_engaged
from sandtable.systems.warzone.state.identities import SETTING_UP
from sandtable.systems.warzone.state.pieces import Model, Squad
from sandtable.systems.warzone.state.state import WarzoneState
from sandtable.table import Base, Board, Disc, Point

COVERS: Final = {"none": "", "light": "scrub", "heavy": "rubble"}
"""What people say of where a squad stands, and the pieces that are laid about its models."""
WALL: Final = BRICK_BUILDING
ROUND: Final = 0.3  # inches of a piece about the base


class WarzonePocket(FigurePocket):
    """A meeting of patrols without its markers; cover lies about each model."""

    def __init__(self) -> None:
        super().__init__(MEETING, "in", facing=True)

    def covers(self) -> list[Cover]:
        return [
            Cover("none", Message("warzone-pocket-open"), 0, "warzone.cover.condition"),
            Cover("light", Message("warzone-plan-cover", {"level": 1}), 1, "warzone.cover.light"),
            Cover("heavy", Message("warzone-plan-cover", {"level": 2}), 3, "warzone.cover.heavy"),
        ]

    def groups(self, state: State) -> list[Group]:
        assert isinstance(state, WarzoneState)
        if state.phase == SETTING_UP:
            return []
        groups = [Group(squad.id, squad.side, _bases(squad)) for squad in state.squads]
        return [group for group in groups if group.bases]

    def locked(self, state: State, groups: list[Group]) -> list[list[str]]:
        """warzone.model.engaged: squads with a model that is Engaged with one of the other's."""
        assert isinstance(state, WarzoneState)
        squads = [state.squad(group.id) for group in groups]
        pairs: list[tuple[str, str]] = []
        for at, squad in enumerate(squads):
            pairs.extend((squad.id, foe.id) for foe in squads[:at] if _fight(squad, foe))
        return parties_of(pairs)

    def put_down(self, state: State, id: str, bases: list[Base], looking: list[float]) -> None:
        assert isinstance(state, WarzoneState)
        for number, model in enumerate(_models(state.squad(id))):
            base = bases[number]
            assert isinstance(base, Disc)
            model.base = base
            model.altitude = 0.0
            if looking:
                model.face(looking[number])

    def make_ground(self, state: State, layout: Layout, patches: list[Patch]) -> None:
        assert isinstance(state, WarzoneState)
        piece = state.catalogue.piece
        pieces = [
            piece(f"wall-{number}", WALL, thick(wall, self.inch))
            for number, wall in enumerate(layout.walls, 1)
        ]
        pieces.extend(piece(patch.id, COVERS[patch.cover], _round(patch.base)) for patch in patches)
        state.board = Board(layout.size[0], layout.size[1], pieces)
        state.structures = []
        state.vision = None


def _fight(squad: Squad, foe: Squad) -> bool:
    return squad.side != foe.side and any(are_engaged(a, b) for a in _models(squad) for b in _models(foe))


def _models(squad: Squad) -> list[Model]:
    return [model for model in squad.models if model.on_table]


def _bases(squad: Squad) -> list[Base]:
    return [model.base for model in _models(squad)]


def _round(base: Base) -> list[Point]:
    r = base.reach + ROUND
    return [
        (base.x - r, base.y - r),
        (base.x + r, base.y - r),
        (base.x + r, base.y + r),
        (base.x - r, base.y + r),
    ]
