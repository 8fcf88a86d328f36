"""Setting a squad up: the question where, what forbids it, and good places to propose."""

from __future__ import annotations

from math import sqrt
from typing import Final

from sandtable.core.effects import ask
from sandtable.core.preview import Preview
from sandtable.core.question import DEPLOY, Place
from sandtable.core.wire import Json, Message, Reason, number_of, point_of, table_of, text_of
from sandtable.figures.facing import on_table
from sandtable.figures.grids import middles, steps
from sandtable.systems.warzone.book.profiles import IMPASSABLE, Zone
from sandtable.systems.warzone.ground.space import put
from sandtable.systems.warzone.state.answer_shape import PLACES, exact_point, key_reasons, misplaced
from sandtable.systems.warzone.state.art import model_ghost
from sandtable.systems.warzone.state.names import model_name
from sandtable.systems.warzone.state.pieces import Model, Squad
from sandtable.systems.warzone.state.state import WarzoneState
from sandtable.table import (
    OVERLAP,
    Disc,
    Piece,
    Point,
    any_overlap,
    bearing,
    distance,
    quantize_point,
)

FORMATIONS: Final = ("block", "line", "column")
SPACING: Final = 0.25  # inches between the bases of a formation
MOST_SPOTS: Final = 6
STRIDE: Final = 3.0  # inches between the places looked at

Box = tuple[float, float, float, float]  # left, bottom, right, top


class Where:
    """Where a squad may stand: in a zone, or outside one by so many inches, and so far from every enemy."""

    __slots__ = ("apart", "apart_from", "enemy_gap", "why", "zone")

    def __init__(
        self,
        why: str,
        zone: Zone | None = None,
        apart_from: Zone | None = None,
        apart: float = 0.0,
        enemy_gap: float = 0.0,
    ) -> None:
        self.why = why
        self.zone = zone
        self.apart_from = apart_from
        self.apart = apart
        self.enemy_gap = enemy_gap

    def boxes(self, state: WarzoneState) -> list[Box]:
        """The part of the table in which places are looked for."""
        zone = self.zone
        if zone is not None:
            return [(zone.left, zone.bottom, zone.right, zone.top)]
        return [(0.0, 0.0, state.board.width, state.board.height)]

    def holds(self, base: Disc) -> bool:
        """Whether a whole base is where it may be, enemies aside."""
        zone = self.zone
        if zone is not None:
            room = base.radius - OVERLAP
            return (
                zone.left <= base.x - room
                and base.x + room <= zone.right
                and zone.bottom <= base.y - room
                and base.y + room <= zone.top
            )
        other = self.apart_from
        if other is not None:
            dx = max(other.left - base.x, 0.0, base.x - other.right)
            dy = max(other.bottom - base.y, 0.0, base.y - other.top)
            return sqrt(dx * dx + dy * dy) - base.radius > self.apart
        return True


def closed(state: WarzoneState) -> list[Piece]:
    """warzone.terrain.impassable: pieces nobody is set up in, gaps and roofs among them."""
    terrain = state.catalogue.terrain
    return [
        piece
        for piece in state.board.pieces
        if terrain[piece.kind].ground == IMPASSABLE or terrain[piece.kind].gap
    ]


def offsets(formation: str, models: list[Model]) -> list[Point]:
    """Where the models of a formation stand about its middle, the commander in it."""
    n = len(models)
    step = 2.0 * max(model.base.radius for model in models) + SPACING
    columns = (
        n
        if formation == "line"
        else 1
        if formation == "column"
        else (5 if n > 8 else 4 if n > 6 else 3 if n > 4 else n)
    )
    rows = (n + columns - 1) // columns
    spots: list[tuple[float, float, float]] = []
    for number in range(n):
        row, column = number // columns, number % columns
        in_row = min(columns, n - row * columns)
        x = (column - (in_row - 1) / 2.0) * step
        y = (row - (rows - 1) / 2.0) * step
        spots.append((x * x + y * y, x, y))
    return [(x, y) for _, x, y in sorted(spots)]


class PlaceQuestion(Place):
    """Where does the squad stand? `{"lead": [x, y], "formation": …}`, or `{"to": {model: [x, y]}}` one by one."""

    def __init__(
        self, state: WarzoneState, squad: Squad, where: Where, prompt: str = "warzone-ask-place"
    ) -> None:
        topic = DEPLOY if state.phase == "setup" else ""
        super().__init__(squad.side, where.why, Message(prompt, {"squad": squad.name}), squad.id, topic)
        self.state = state
        self.squad = squad
        self.where = where
        self.models = squad.living()
        self.others: list[Disc] = [
            m.base for side in (0, 1) for m in state.field(side) if m.squad != squad.id
        ]
        self.enemies: list[Disc] = [model.base for model in state.field(state.rival(squad.side))]
        self.closed = closed(state)
        self.spots: list[Json] | None = None
        self._spreads: dict[str, list[Point]] = {}

    # ------------------------------------------------------------ reading answers

    def bases_for(self, answer: Json) -> list[Disc]:
        """The bases an answer would set down; empty when it cannot be read."""
        table = table_of(answer)
        lead = point_of(table.get("lead"))
        if lead is not None:
            formation = text_of(table.get("formation", "block"))
            return self.formed(lead, formation) if formation in FORMATIONS else []
        ends = table_of(table.get("to"))
        if len(ends) != len(self.models):
            return []
        found: list[Disc] = []
        for model in self.models:
            point = point_of(ends.get(model.id))
            if point is None:
                return []
            x, y = quantize_point(point[0], point[1])
            found.append(Disc(x, y, model.base.radius))
        return found

    def formed(self, lead: Point, formation: str) -> list[Disc]:
        """The squad in a formation about a point."""
        found: list[Disc] = []
        for model, (dx, dy) in zip(self.models, self.spread(formation), strict=True):
            x, y = quantize_point(lead[0] + dx, lead[1] + dy)
            found.append(Disc(x, y, model.base.radius))
        return found

    def spread(self, formation: str) -> list[Point]:
        """Where the models of a formation stand about its middle, worked out once."""
        known = self._spreads.get(formation)
        if known is None:
            known = offsets(formation, self.models)
            self._spreads[formation] = known
        return known

    def facing_for(self, answer: Json, model: Model, base: Disc) -> float:
        """The way a model looks: as the answer says, else towards the enemy."""
        said = number_of(table_of(table_of(answer).get("facing", {})).get(model.id))
        return (
            on_table(said) if said is not None else usual_facing(self.state, self.squad.side, base.x, base.y)
        )

    # ------------------------------------------------------------ the law

    def check(self, answer: Json) -> list[Reason]:
        bases = self.bases_for(answer)
        reasons = self.shape_reasons(answer, bases)
        if reasons:
            return reasons
        for at, base in enumerate(bases):
            reasons = self.why_not_there(at, base, bases)
            if reasons:
                return reasons
        return []

    def shape_reasons(self, answer: Json, bases: list[Disc]) -> list[Reason]:
        """Why an answer sets nobody down: keys that mean nothing, places for others, no place at all."""
        table = table_of(answer)
        if bases and len(table) == 2 and "formation" in table and exact_point(table.get("lead")):
            return []  # by far the most: a place and a formation
        reasons = key_reasons(answer, PLACES, self.why)
        if reasons or (bases and not misplaced(table, [model.id for model in self.models], FORMATIONS)):
            return reasons
        values: dict[str, Json] = {"n": len(self.models), "formations": [name for name in FORMATIONS]}
        turned = bool(bases) and table.get("facing") is not None
        message = "warzone-refused-place-facing" if turned else "warzone-refused-place-shape"
        return [Reason(self.why, message, values)]

    def why_not_there(self, at: int, base: Disc, bases: list[Disc]) -> list[Reason]:
        """Why one model may not stand there."""
        if not self.state.board.inside(base):
            return self._refused(at, "warzone.setup.table", "warzone-refused-off-table")
        if not self.where.holds(base):
            return self._refused(at, self.why, "warzone-refused-zone")
        x, radius = base.x, base.radius
        for piece in self.closed:
            if x + radius <= piece.left or x - radius >= piece.right:
                continue
            if piece.meets(base, OVERLAP):
                return self._refused(at, "warzone.terrain.impassable", "warzone-refused-closed")
        if any_overlap(base, self.others) >= 0 or any_overlap(base, bases[:at]) >= 0:
            return self._refused(at, "warzone.move.through", "warzone-refused-occupied")
        gap = self.where.enemy_gap
        if gap > 0.0:
            for enemy in self.enemies:
                apart = distance(base, enemy)
                if apart <= gap:
                    values: dict[str, Json] = {"gap": round(apart, 2), "least": gap}
                    return self._refused(at, self.why, "warzone-refused-near-enemy", values)
        return []

    def _refused(
        self, at: int, why: str, message: str, values: dict[str, Json] | None = None
    ) -> list[Reason]:
        known: dict[str, Json] = {"model": model_name(self.state, self.models[at])}
        if values is not None:
            known.update(values)
        return [Reason(why, message, known)]

    def preview(self, answer: Json) -> Preview:
        """Where everybody would stand."""
        preview = Preview(self.check(answer))
        bases = self.bases_for(answer)
        if bases:
            preview.paths = [(m.id, [(b.x, b.y)]) for m, b in zip(self.models, bases, strict=True)]
        return preview

    # ------------------------------------------------------------ proposals

    def candidates(self) -> list[Json]:
        found = self.spots
        if found is None:
            found = self.propose(MOST_SPOTS)
            self.spots = found
        return found

    def propose(self, most: int) -> list[Json]:
        """Legal places spread over where it may stand, those towards the middle of the table first."""
        found: list[Json] = []
        for formation in FORMATIONS:
            wide, deep = self.extent(formation)
            for x, y in self.grid(formation, STRIDE):
                answer: Json = {"lead": [x, y], "formation": formation}
                if self.clear(x, y, wide, deep) or not self.check(answer):
                    found.append(answer)
                    if len(found) >= most:
                        return found
            if found:
                return found
        for x, y in self.grid("column", 0.5):
            answer = {"lead": [x, y], "formation": "column"}
            if not self.check(answer):
                return [answer]
        return self.scattered()

    def grid(self, formation: str, stride: float) -> list[Point]:
        """Middles at which a formation does not stick out, nearest to the middle of the table first."""
        wide, deep = self.extent(formation)
        boxes: list[tuple[float, float, float, float]] = []
        for left, bottom, right, top in self.where.boxes(self.state):
            boxes.append((left + wide, bottom + deep, right - wide, top - deep))
        return middles(tuple(boxes), self.state.board.width / 2.0, self.state.board.height / 2.0, stride)

    def extent(self, formation: str) -> tuple[float, float]:
        """Half the width and half the depth of a formation."""
        spread = self.spread(formation)
        radius = max(model.base.radius for model in self.models)
        return max(abs(x) for x, _ in spread) + radius, max(abs(y) for _, y in spread) + radius

    def clear(self, x: float, y: float, wide: float, deep: float) -> bool:
        """A quick look: whether a formation in a zone of its own surely stands on nothing and nobody."""
        zone = self.where.zone
        if zone is None or self.where.enemy_gap > 0.0:
            return False
        left, right, low, high = x - wide, x + wide, y - deep, y + deep
        if left < zone.left or right > zone.right or low < zone.bottom or high > zone.top:
            return False  # on the grid of hundredths it may stick out by a hair
        for piece in self.closed:
            if piece.left < right and piece.right > left and piece.bottom < high and piece.top > low:
                return False
        for base in self.others:
            r = base.radius
            if left - r < base.x < right + r and low - r < base.y < high + r:
                return False
        return True

    def scattered(self) -> list[Json]:
        """One by one, wherever there is room: when no formation fits; empty when not even that."""
        bases: list[Disc] = []
        ends: dict[str, Json] = {}
        for model in self.models:
            spot = self.free_spot(model, bases)
            if spot is None:
                return []
            bases.append(spot)
            ends[model.id] = [spot.x, spot.y]
        return [{"to": ends}]

    def free_spot(self, model: Model, bases: list[Disc]) -> Disc | None:
        """The first free spot for one model."""
        radius = model.base.radius
        for left, bottom, right, top in self.where.boxes(self.state):
            for y in steps(bottom + radius, top - radius, 1.0):
                for x in steps(left + radius, right - radius, 1.0):
                    base = Disc(x, y, radius)
                    if not self.why_not_there(len(bases), base, [*bases, base]):
                        return base
        return None

    def suggestion(self) -> Json:
        """A line of battle: spread along the zone, forward, near cover."""
        best: Json = None
        most = -1000.0
        for formation in ("block", "line"):
            for x, y in self.grid(formation, 4.0):
                worth = self.worth(x, y)
                if worth > most:
                    answer: Json = {"lead": [x, y], "formation": formation}
                    if not self.check(answer):
                        most = worth
                        best = answer
        return best if best is not None else super().suggestion()

    def worth(self, x: float, y: float) -> float:
        """What a place is worth to a squad that is set up: cover at hand, forward, room to either side."""
        state = self.state
        value = 0.0
        for piece in state.board.pieces:
            if state.catalogue.terrain[piece.kind].cover and piece.distance_to_point(x, y) < 3.0:
                value += 1.5
                break
        near = min(
            (sqrt((m.base.x - x) ** 2 + (m.base.y - y) ** 2) for m in state.field(self.side)), default=9.0
        )
        value += 0.25 * min(near, 9.0)
        dx, dy = x - state.board.width / 2.0, y - state.board.height / 2.0
        return value - 0.06 * sqrt(dx * dx + dy * dy)

    def details(self) -> dict[str, Json]:
        outlines: list[Json] = []
        for left, bottom, right, top in self.where.boxes(self.state):
            outlines.append([[left, bottom], [right, bottom], [right, top], [left, top]])
        return {
            "tokens": [model_ghost(self.state, model) for model in self.models],
            "zones": outlines,
            "spacing": SPACING,
            "facing": True,
            "formations": [name for name in FORMATIONS],
        }


def usual_facing(state: WarzoneState, side: int, x: float, y: float) -> float:
    """Towards the enemy's zone, else towards the middle of the table."""
    zone = state.zones[state.rival(side)] if state.zones else None
    own = state.zones[side]
    if own is not None and len(own.edges) == 1:
        return {"south": 90.0, "north": 270.0, "west": 0.0, "east": 180.0}[own.edges[0]]
    tx, ty = state.board.width / 2.0, state.board.height / 2.0
    if zone is not None:
        tx, ty = (zone.left + zone.right) / 2.0, (zone.bottom + zone.top) / 2.0
    return bearing(x, y, tx, ty) if (x, y) != (tx, ty) else 90.0


async def place_squad(state: WarzoneState, squad: Squad, where: Where) -> None:
    """Asks the owner where the squad stands and sets it there."""
    question = PlaceQuestion(state, squad, where)
    if not question.candidates():
        question = PlaceQuestion(
            state, squad, Where(where.why)
        )  # no room at all: anywhere rather than nowhere
    answer = await ask(question)
    bases = question.bases_for(answer)
    for model, base in zip(question.models, bases, strict=True):
        put(state, model, base.x, base.y, 0.0)
        model.face(question.facing_for(answer, model, base))
    squad.deployed = True
    if state.listens():
        moved = [(model.id, [(model.base.x, model.base.y)]) for model in question.models]
        state.tell("warzone-event-deployed", {"squad": squad.name}, [where.why], squad.side, squad.id, moved)
