"""Setting a unit down in a zone: the question where, what forbids it, and good places to propose."""

from __future__ import annotations

from itertools import pairwise
from typing import ClassVar, Final

from sandtable.core.effects import ask
from sandtable.core.question import DEPLOY
from sandtable.core.wire import Json, Message, Reason
from sandtable.figures import placing
from sandtable.figures.facing import on_paper
from sandtable.figures.formations import SPACING
from sandtable.figures.room import crowded
from sandtable.figures.zones import EAST, NORTH, SOUTH, WEST, Box, Zone, box_of
from sandtable.systems.fallout.ground.coherency import chained
from sandtable.systems.fallout.ground.formations import formation_offsets
from sandtable.systems.fallout.ground.room import Room
from sandtable.systems.fallout.state.art import figure_ghost, hull_ghost
from sandtable.systems.fallout.state.identities import PHASE_DEPLOY
from sandtable.systems.fallout.state.state import FalloutState, Unit
from sandtable.table import OVERLAP, Base, Hull, Point, distance, spread_over

ROOM: Final = 0.02  # more than rounding to the grid can take away
INSET: Final = 0.03  # how far places stay off the zone's edge, so that a quick look at their box is enough
HAIR: Final = 1e-6


async def place_unit(state: FalloutState, unit: Unit, side: int, zone: Zone, why: str) -> None:
    """Asks a side where the unit stands and sets it there."""
    await place_as(state, unit, PlaceQuestion(state, unit, side, zone, why))


async def place_as(state: FalloutState, unit: Unit, question: PlaceQuestion) -> None:
    """Sets the unit where the answer to a question of the caller's making says."""
    answer = await ask(question)
    bases = question.bases_for(answer)
    set_down(unit, bases, question.headings(answer, bases))
    state.stir()
    values: dict[str, Json] = {"unit": unit.name}
    state.tell(
        "fallout-event-deployed", values, [question.why], unit.side, unit.id, lambda: question.ways(bases)
    )


def tokens_of(unit: Unit) -> list[str]:
    """What is set down: the vehicle, or the figures present."""
    return [unit.id] if unit.vehicle is not None else [figure.id for figure in unit.present()]


def set_down(unit: Unit, bases: list[Base], headings: list[float]) -> None:
    """Puts the unit on the table, each figure looking where its heading says."""
    vehicle = unit.vehicle
    present = unit.present()
    for number, base in enumerate(bases):
        if isinstance(base, Hull):
            if vehicle is not None:
                vehicle.hull = base
        else:
            present[number].base = base
            present[number].facing = headings[number]
    unit.moved()
    unit.deployed = True


class PlaceQuestion(placing.PlaceQuestion):
    """fallout.deploy.zone, fallout.deploy.whole_base: the whole base on the table and in the zone.

    fallout.deploy.order: facing is free: `{"facing": 90}` for all, or `{"facing": {token: 90}}`.
    fallout.measure.placement: a zone without any room is widened rather than the game ended.
    """

    sure: ClassVar[bool] = True

    def __init__(self, state: FalloutState, unit: Unit, side: int, zone: Zone, why: str) -> None:
        topic = DEPLOY if state.phase == PHASE_DEPLOY else ""
        prompt = Message("fallout-ask-place", {"unit": unit.name})
        super().__init__(side, why, prompt, unit.id, topic, state.board, zone)
        self.state = state
        self.unit = unit
        self.room = Room(state, unit, why)
        self.tokens = tokens_of(unit)
        self.radii = [state.lengths.base_radius] * len(self.tokens)
        self.inch = state.lengths.inch
        vehicle = unit.vehicle
        self.hull = vehicle.hull if vehicle is not None else None
        self.off: list[Base] = []  # bases to keep away from, by `off_by` …
        self.off_by = 0.0
        self.off_strictly = False  # … or by more than that
        self.sound = False  # see `is_sound`
        self.mixed = False  # see `links_last`

    def ranks(self, formation: str) -> list[Point]:
        step = 2 * self.state.lengths.base_radius + SPACING * self.inch
        return formation_offsets(formation, len(self.tokens), step)

    def usual_heading(self, x: float, y: float) -> float:
        """Into the table, away from the edge they set up on; critters towards the nearer short way."""
        state = self.state
        homes = state.scenario.parts[self.unit.side].edges if self.unit.side >= 0 else []
        home = state.home[self.unit.side] if self.unit.side >= 0 else NORTH
        if len(homes) > 1:
            home = WEST if x < state.board.width / 2 else EAST
        return {SOUTH: 270.0, NORTH: 90.0, WEST: 0.0, EAST: 180.0}.get(home, 90.0)

    # ------------------------------------------------------------ the law

    def why_not_together(self, bases: list[Base], formed: bool) -> list[Reason]:
        reasons: list[Reason] = []
        if crowded(bases) or not self.room.apart(box_of(bases)):
            reasons = self.room.why_not(bases, self.tokens)
        return (
            reasons
            or self.room.ground(bases, self.tokens)
            or self._why_too_near(bases)
            or self._why_not_coherent(bases)
        )

    def _why_too_near(self, bases: list[Base]) -> list[Reason]:
        for at, base in enumerate(bases):
            for other in self.off:
                gap = distance(base, other)
                if gap < self.off_by - OVERLAP or (self.off_strictly and gap <= self.off_by + OVERLAP):
                    values: dict[str, Json] = {
                        "gap": round(gap, 2),
                        "least": self.off_by,
                        "measure": self.state.lengths.unit,
                    }
                    return self.refused(at, self.why, "fallout-refused-place-near", values)
        return []

    def _why_not_coherent(self, bases: list[Base]) -> list[Reason]:
        if self._coheres(bases):
            return []
        values: dict[str, Json] = {"unit": self.unit.name}
        return [Reason("fallout.deploy.order", "fallout-refused-place-coherency", values)]

    def _coheres(self, bases: list[Base]) -> bool:
        unit = self.unit
        return self.hull is not None or unit.lone or chained(self.state, unit, unit.present(), bases)

    # ------------------------------------------------------------ proposals

    def suggestion(self) -> Json:
        """The first of the places, without a look for others."""
        first = self.propose(1) if self.spots is None else []
        return first[0] if first else super().suggestion()

    def formations_tried(self) -> tuple[str, ...]:
        """A block where it fits, else along the longer way of the zone."""
        box = self.zone.spread()[0]
        across, down = box[2] - box[0], box[3] - box[1]
        wide, deep = self.extent("block")
        if 2.0 * wide <= across + 0.01 and 2.0 * deep <= down + 0.01:
            return ("block",)
        return ("line",) if across >= down else ("column",)

    def middles(self, formation: str) -> list[Point]:
        self.mixed = self._links_last()
        self.sound = self._is_sound(formation)
        wide, deep = self.extent(formation)
        board = self.board
        return spread_over(
            self.zone.spread(), board.width, board.height, 2.0 * wide, 2.0 * deep, self.inch, INSET
        )

    def may_fit(self, x: float, y: float, box: Box) -> bool:
        return self.room.apart(box)

    def surely_fits(self, box: Box, formation: str) -> bool:
        """Whether all of a box lies on the table and in the zone, clear of all closed ground."""
        if not self.sound:
            return False
        left, top, right, bottom = box[0] - ROOM, box[1] - ROOM, box[2] + ROOM, box[3] + ROOM
        if left < 0.0 or top < 0.0 or right > self.board.width or bottom > self.board.height:
            return False
        if not self.zone.holds_box(left, top, right, bottom):
            return False
        for piece in self.room.closed:
            if left < piece.right and right > piece.left and top < piece.top and bottom > piece.bottom:
                return False
        return True

    def _is_sound(self, formation: str) -> bool:
        """Whether the unit in this formation has no fault of its own, wherever there is room for it."""
        if self.hull is not None or self.off:
            return False
        bases = self.formed((0.0, 0.0), formation)
        left, top, right, bottom = box_of(bases)
        if abs(left + right) > HAIR or abs(top + bottom) > HAIR or crowded(bases):
            return False
        return self._coheres(bases)

    def _links_last(self) -> bool:
        """Whether figures that link stand behind some that do not: in the order of the list they may be cut off."""
        loose = [figure.profile.never_links for figure in self.unit.present()]
        return any(here and not after for here, after in pairwise(loose))

    def otherwise(self, answer: dict[str, Json]) -> Json:
        """fallout.unit.dog.coherency: the same places, first for those who hold the squad together."""
        if not self.mixed:
            return None
        figures = self.unit.present()
        firm_first = sorted(range(len(figures)), key=lambda at: figures[at].profile.never_links)
        ends: dict[str, Json] = {}
        for base, at in zip(self.bases_of(answer), firm_first, strict=True):
            ends[self.tokens[at]] = [base.x, base.y]
        huddled: dict[str, Json] = {"to": ends}
        return huddled if not self.why_not_there(self.bases_of(huddled), False) else None

    def ghosts(self) -> list[Json]:
        vehicle = self.unit.vehicle
        left, top, right, bottom = self.zone.spread()[0]
        facing = on_paper(self.usual_heading((left + right) / 2, (top + bottom) / 2))
        if vehicle is None:
            return [figure_ghost(figure, facing) for figure in self.unit.present()]
        return [hull_ghost(self.unit.id, vehicle, facing)]
