"""Setting a unit down in a zone: the question where, what forbids it, and good places to propose."""

from __future__ import annotations

from itertools import pairwise
from typing import Final

from sandtable.core.dice import SeededDice
from sandtable.core.effects import ask
from sandtable.core.preview import Preview
from sandtable.core.question import DEPLOY, Place
from sandtable.core.wire import Json, Message, Reason, number_of, point_of, table_of, text_of
from sandtable.figures.facing import on_paper, on_table
from sandtable.figures.formations import FORMATIONS, SPACING
from sandtable.figures.room import crowded
from sandtable.figures.zones import Box, Zone, box_of
from sandtable.systems.fallout.ground.coherency import chained
from sandtable.systems.fallout.ground.formations import formation_offsets
from sandtable.systems.fallout.ground.room import Room
from sandtable.systems.fallout.state.answer_shape import PLACING, misshapen
from sandtable.systems.fallout.state.art import figure_ghost, hull_ghost
from sandtable.systems.fallout.state.state import FalloutState, Unit
from sandtable.table import (
    OVERLAP,
    Base,
    Hull,
    Point,
    discs_about,
    discs_at,
    distance,
    quantize_point,
    spread_over,
)

MOST_SPOTS: Final = 8  # places proposed
WIDENING: Final = 2.0  # inches by which a zone without any room is widened

ROOM: Final = 0.02  # more than rounding to the grid can take away
INSET: Final = 0.03  # how far places stay off the zone's edge, so that a quick look at their box is enough
HAIR: Final = 1e-6


async def place_unit(state: FalloutState, unit: Unit, side: int, zone: Zone, why: str) -> None:
    """Asks a side where the unit stands and sets it there."""
    await place_as(state, unit, PlaceQuestion(state, unit, side, zone, why))


async def place_as(state: FalloutState, unit: Unit, question: PlaceQuestion) -> None:
    """The same with a question that is asked already in part."""
    why = question.why
    answer = await ask(question)
    bases = question.bases_for(answer)
    set_down(unit, bases, question.headings(answer, bases))
    state.stir()
    if state.listens():
        moved = [(token, [(base.x, base.y)]) for token, base in zip(question.tokens, bases, strict=True)]
        state.tell("fallout-event-deployed", {"unit": unit.name}, [why], unit.side, unit.id, moved)


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


class PlaceQuestion(Place):
    """Where does the unit stand? `{"lead": [x, y], "formation": …}`, or `{"to": {token: [x, y]}}` one by one.

    fallout.deploy.order: facing is free: `{"facing": 90}` for all, or `{"facing": {token: 90}}`.
    """

    def __init__(self, state: FalloutState, unit: Unit, side: int, zone: Zone, why: str) -> None:
        topic = DEPLOY if state.phase == "deploy" else ""
        super().__init__(side, why, Message("fallout-ask-place", {"unit": unit.name}), unit.id, topic)
        self.state = state
        self.unit = unit
        self.zone = zone
        self.room = Room(state, unit, why)
        self.tokens = tokens_of(unit)
        self.spots: list[Json] | None = None
        self.off: list[Base] = []  # bases to keep away from, by `off_by` …
        self.off_by = 0.0
        self.off_strictly = False  # … or by more than that

    # ------------------------------------------------------------ reading answers

    def bases_for(self, answer: Json) -> list[Base]:
        """The bases an answer would set down; empty when it cannot be read."""
        table = table_of(answer)
        if misshapen(answer, self.tokens, PLACING):
            return []
        if self.unit.vehicle is not None:
            return self._hull(table)
        if "lead" in table:
            return self._formation(table)
        return discs_at(table_of(table.get("to")), self.tokens, self.state.lengths.base_radius)

    def _formation(self, table: dict[str, Json]) -> list[Base]:
        lead = point_of(table.get("lead"))
        formation = text_of(table.get("formation", "block"))
        if lead is None or formation not in FORMATIONS:
            return []
        offsets = formation_offsets(formation, len(self.tokens), self._step())
        return discs_about(lead, offsets, self.state.lengths.base_radius)

    def _step(self) -> float:
        return 2 * self.state.lengths.base_radius + SPACING * self.state.lengths.inch

    def _hull(self, table: dict[str, Json]) -> list[Base]:
        vehicle = self.unit.vehicle
        assert vehicle is not None
        point = point_of(table.get("lead"))
        if point is None:
            point = point_of(table_of(table.get("to")).get(self.unit.id))
        if point is None:
            return []
        x, y = quantize_point(point[0], point[1])
        turn = self._heading(table, self.unit.id, x, y)
        return [Hull(x, y, vehicle.hull.length, vehicle.hull.width, turn)]

    def headings(self, answer: Json, bases: list[Base]) -> list[float]:
        """Where everybody looks."""
        table = table_of(answer)
        return [
            self._heading(table, token, base.x, base.y)
            for token, base in zip(self.tokens, bases, strict=True)
        ]

    def _heading(self, table: dict[str, Json], token: str, x: float, y: float) -> float:
        given = table.get("facing")
        facing = number_of(given)
        if facing is None:
            facing = number_of(table_of(given).get(token))
        return on_table(facing) if facing is not None else self.usual_heading(x, y)

    def usual_heading(self, x: float, y: float) -> float:
        """Into the table, away from the edge they set up on; critters towards the nearer short way."""
        state = self.state
        homes = state.scenario.parts[self.unit.side].edges if self.unit.side >= 0 else []
        home = state.home[self.unit.side] if self.unit.side >= 0 else "north"
        if len(homes) > 1:
            home = "west" if x < state.board.width / 2 else "east"
        return {"south": 270.0, "north": 90.0, "west": 0.0, "east": 180.0}.get(home, 90.0)

    # ------------------------------------------------------------ the law

    def check(self, answer: Json) -> list[Reason]:
        reasons = self._why_not(answer)
        if reasons and self.spots is None:
            self.candidates()  # a zone without room is widened first: legality must not hang on who asked before
            reasons = self._why_not(answer)
        return reasons

    def _why_not(self, answer: Json) -> list[Reason]:
        bases = self.bases_for(answer)
        if not bases:
            values: dict[str, Json] = {"n": len(self.tokens), "formations": [name for name in FORMATIONS]}
            return [Reason(self.why, "fallout-refused-place-shape", values)]
        reasons = self._where(bases)
        if not reasons and (crowded(bases) or not self.room.apart(box_of(bases))):
            reasons = self.room.why_not(bases, self.tokens)
        if not reasons:
            reasons = self.room.ground(bases, self.tokens)
        if not reasons:
            reasons = self._too_near(bases)
        if reasons:
            return reasons
        unit = self.unit
        if unit.vehicle is None and not unit.lone and not chained(self.state, unit, unit.present(), bases):
            return [Reason("fallout.deploy.order", "fallout-refused-place-coherency", {"unit": unit.name})]
        return []

    def _where(self, bases: list[Base]) -> list[Reason]:
        """fallout.deploy.zone, fallout.deploy.whole_base: the whole base on the table and in the zone."""
        for token, base in zip(self.tokens, bases, strict=True):
            if not self.state.board.inside(base):
                return [Reason(self.why, "fallout-refused-place-off-table", {"figure": token})]
            if not self.zone.holds(base):
                return [
                    Reason(self.why, "fallout-refused-place-zone", {"figure": token, "unit": self.unit.name})
                ]
        return []

    def _too_near(self, bases: list[Base]) -> list[Reason]:
        for token, base in zip(self.tokens, bases, strict=True):
            for other in self.off:
                gap = distance(base, other)
                if gap < self.off_by - OVERLAP or (self.off_strictly and gap <= self.off_by + OVERLAP):
                    values: dict[str, Json] = {
                        "figure": token,
                        "gap": round(gap, 2),
                        "least": self.off_by,
                        "measure": self.state.lengths.unit,
                    }
                    return [Reason(self.why, "fallout-refused-place-near", values)]
        return []

    def preview(self, answer: Json) -> Preview:
        """Where everybody would stand."""
        preview = Preview(self.check(answer))
        bases = self.bases_for(answer)
        if bases:
            preview.paths = [
                (token, [(base.x, base.y)]) for token, base in zip(self.tokens, bases, strict=True)
            ]
        return preview

    # ------------------------------------------------------------ proposals

    def candidates(self) -> list[Json]:
        found = self.spots
        if found is None:
            found = self._propose()
            while not found:
                # a zone without any room is widened rather than the game ended (fallout.measure.placement)
                self.zone = self.zone.wider(WIDENING * self.state.lengths.inch)
                found = self._propose()
            self.spots = found
        return found

    def draw(self, dice: SeededDice) -> list[Json]:
        """Only legal places are proposed, so the drawn one is not looked at again."""
        found = self.candidates()
        return [found[dice.below(len(found)) if len(found) > 1 else 0]]

    def suggestion(self) -> Json:
        """The first of the places, without a look for others."""
        first = self._propose(1) if self.spots is None else []
        return first[0] if first else super().suggestion()

    def _propose(self, most: int = MOST_SPOTS) -> list[Json]:
        """Up to eight places spread over the zone: those towards the middle of the table first."""
        formation = self._formation_for(self.zone.spread()[0])
        width, depth = self._size(formation)
        mixed = self._links_last()
        sound = self._sound(formation)
        found: list[Json] = []
        for x, y in self._spots(width, depth):
            box = (x - width / 2, y - depth / 2, x + width / 2, y + depth / 2)
            if not self.room.apart(box):
                continue
            answer: Json = {"lead": [x, y], "formation": formation}
            reasons = [] if sound and self._roomy(box) else self._why_not(answer)
            if reasons and mixed:
                answer = self._huddled(answer)
                reasons = self._why_not(answer)
            if not reasons:
                found.append(answer)
                if len(found) >= most:
                    break
        return found or self._squeeze()

    def _sound(self, formation: str) -> bool:
        """Whether the unit in this formation has no fault of its own, wherever there is room for it."""
        unit = self.unit
        if unit.vehicle is not None or self.off:
            return False
        bases = self.bases_for({"lead": [0.0, 0.0], "formation": formation})
        left, top, right, bottom = box_of(bases)
        if abs(left + right) > HAIR or abs(top + bottom) > HAIR or crowded(bases):
            return False
        return unit.lone or chained(self.state, unit, unit.present(), bases)

    def _roomy(self, box: Box) -> bool:
        """A quick look: whether all of a box lies on the table and in the zone, clear of all closed ground."""
        left, top, right, bottom = box[0] - ROOM, box[1] - ROOM, box[2] + ROOM, box[3] + ROOM
        board = self.state.board
        if left < 0.0 or top < 0.0 or right > board.width or bottom > board.height:
            return False
        if not self.zone.holds_box(left, top, right, bottom):
            return False
        for piece in self.room.closed:
            if left < piece.right and right > piece.left and top < piece.top and bottom > piece.bottom:
                return False
        return True

    def _links_last(self) -> bool:
        """Whether figures that link stand behind some that do not: in the order of the list they may be cut off."""
        loose = [figure.profile.never_links for figure in self.unit.present()]
        return any(here and not after for here, after in pairwise(loose))

    def _huddled(self, answer: Json) -> Json:
        """fallout.unit.dog.coherency: the same places, first for those who hold the squad together."""
        figures = self.unit.present()
        firm_first = sorted(range(len(figures)), key=lambda at: figures[at].profile.never_links)
        bases = self.bases_for(answer)
        ends: dict[str, Json] = {}
        for base, at in zip(bases, firm_first, strict=True):
            ends[self.tokens[at]] = [base.x, base.y]
        return {"to": ends}

    def _squeeze(self) -> list[Json]:
        """Any place at all, inch by inch, in every formation."""
        inch = self.state.lengths.inch
        formations = FORMATIONS if self.unit.vehicle is None else ("block",)
        for left, top, right, bottom in self.zone.spread():
            y = top
            while y <= bottom:
                x = left
                while x <= right:
                    for formation in formations:
                        answer: Json = {"lead": [round(x, 2), round(y, 2)], "formation": formation}
                        if not self._why_not(answer):
                            return [answer]
                    x += inch
                y += inch
        return []

    def _formation_for(self, box: Box) -> str:
        """A block where it fits, else along the longer way of the zone."""
        width, depth = self._size("block")
        if width <= box[2] - box[0] + 0.01 and depth <= box[3] - box[1] + 0.01:
            return "block"
        return "line" if box[2] - box[0] >= box[3] - box[1] else "column"

    def _size(self, formation: str) -> tuple[float, float]:
        """How wide and deep the unit stands in a formation."""
        vehicle = self.unit.vehicle
        if vehicle is not None:
            return vehicle.hull.length, vehicle.hull.length
        radius = self.state.lengths.base_radius
        offsets = formation_offsets(formation, len(self.tokens), self._step())
        across = [x for x, _ in offsets]
        down = [y for _, y in offsets]
        return max(across) - min(across) + 2 * radius, max(down) - min(down) + 2 * radius

    def _spots(self, width: float, depth: float) -> list[Point]:
        board = self.state.board
        inch = self.state.lengths.inch
        return spread_over(self.zone.spread(), board.width, board.height, width, depth, inch, INSET)

    def details(self) -> dict[str, Json]:
        self.candidates()  # may widen the zone
        hulls = self.unit.vehicle is not None
        return {
            "tokens": self._ghosts(),
            "zones": [[[x, y] for x, y in outline] for outline in self.zone.outlines()],
            "spacing": SPACING * self.state.lengths.inch,
            "facing": True,
            "formations": ["block"] if hulls else [name for name in FORMATIONS],
        }

    def _ghosts(self) -> list[Json]:
        """What the unit looks like, though nothing of it is in the scene yet."""
        vehicle = self.unit.vehicle
        left, top, right, bottom = self.zone.spread()[0]
        facing = on_paper(self.usual_heading((left + right) / 2, (top + bottom) / 2))
        if vehicle is None:
            return [figure_ghost(figure, facing) for figure in self.unit.present()]
        return [hull_ghost(self.unit.id, vehicle, facing)]
