"""Setting a squad up: the question where, what forbids it, and good places to propose."""

from __future__ import annotations

from math import sqrt
from typing import ClassVar, Final

from sandtable.core.effects import ask
from sandtable.core.question import DEPLOY
from sandtable.core.wire import Json, Message, Reason
from sandtable.figures import placing
from sandtable.figures import zones as figures_zones
from sandtable.figures.formations import COLUMN, FORMATIONS, LINE, ranks_of
from sandtable.figures.grids import middles, steps
from sandtable.figures.zones import EAST, NORTH, SOUTH, WEST, Box
from sandtable.systems.warzone.book.profiles import IMPASSABLE, Zone
from sandtable.systems.warzone.ground.space import put
from sandtable.systems.warzone.state.art import model_ghost
from sandtable.systems.warzone.state.identities import SETTING_UP
from sandtable.systems.warzone.state.names import model_name
from sandtable.systems.warzone.state.pieces import Model, Squad
from sandtable.systems.warzone.state.state import WarzoneState
from sandtable.table import OVERLAP, Base, Board, Disc, Piece, Point, any_overlap, bearing, distance

SPACING: Final = 0.25  # inches between the bases of a formation
STRIDE: Final = 3.0  # inches between the places looked at


class Where(figures_zones.Zone):
    """Where a squad may stand: in a zone, or outside one by so many inches, and so far from every enemy."""

    __slots__ = ("apart", "apart_from", "enemy_gap", "strip", "why")

    def __init__(
        self,
        board: Board,
        why: str,
        strip: Zone | None = None,
        apart_from: Zone | None = None,
        apart: float = 0.0,
        enemy_gap: float = 0.0,
    ) -> None:
        box = (0.0, 0.0, board.width, board.height)
        if strip is not None:
            box = (strip.left, strip.bottom, strip.right, strip.top)
        super().__init__("", [box])
        self.why = why
        self.strip = strip
        self.apart_from = apart_from
        self.apart = apart
        self.enemy_gap = enemy_gap

    def anywhere(self) -> bool:
        """Whether all of the table will do."""
        return self.strip is None and self.apart_from is None and self.enemy_gap <= 0.0

    def holds(self, base: Base) -> bool:
        """Whether a whole base is where it may be, enemies aside."""
        zone = self.strip
        if zone is not None:
            room = base.reach - OVERLAP
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
            return sqrt(dx * dx + dy * dy) - base.reach > self.apart
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
        if formation == LINE
        else 1
        if formation == COLUMN
        else (5 if n > 8 else 4 if n > 6 else 3 if n > 4 else n)
    )
    spots = [(x * x + y * y, x, y) for x, y in ranks_of(columns, n, step)]
    return [(x, y) for _, x, y in sorted(spots)]


class PlaceQuestion(placing.PlaceQuestion):
    """warzone.setup.zone, warzone.setup.infiltrate: where a squad is set up, on open ground and upon nobody."""

    sure: ClassVar[bool] = True
    most: ClassVar[int] = 6

    def __init__(self, state: WarzoneState, squad: Squad, where: Where) -> None:
        topic = DEPLOY if state.phase == SETTING_UP else ""
        prompt = Message("warzone-ask-place", {"squad": squad.name})
        super().__init__(squad.side, where.why, prompt, squad.id, topic, state.board, where)
        self.state = state
        self.squad = squad
        self.where = where
        self.models = squad.living()
        self.tokens = [model.id for model in self.models]
        self.radii = [model.base.radius for model in self.models]
        self.spacing = SPACING
        self.others: list[Disc] = [
            m.base for side in (0, 1) for m in state.field(side) if m.squad != squad.id
        ]
        self.enemies: list[Disc] = [model.base for model in state.field(state.rival(squad.side))]
        self.closed = closed(state)

    def ranks(self, formation: str) -> list[Point]:
        return offsets(formation, self.models)

    def usual_heading(self, x: float, y: float) -> float:
        return usual_facing(self.state, self.squad.side, x, y)

    # ------------------------------------------------------------ the law

    def called(self, at: int) -> Json:
        return model_name(self.state, self.models[at])

    def edge_rule(self) -> str:
        return "warzone.setup.table"

    def why_not_at(self, at: int, bases: list[Base]) -> list[Reason]:
        base = bases[at]
        x, radius = base.x, base.reach
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
        return [Reason(why, message, {"model": self.called(at), **(values or {})})]

    # ------------------------------------------------------------ proposals

    def widen(self) -> bool:
        """No room at all: anywhere rather than nowhere."""
        if self.where.anywhere():
            return False
        self.where = Where(self.board, self.why)
        self.zone = self.where
        return True

    def formations_tried(self) -> tuple[str, ...]:
        return FORMATIONS

    def middles(self, formation: str) -> list[Point]:
        return self.grid(formation, STRIDE)

    def grid(self, formation: str, stride: float) -> list[Point]:
        """Middles at which a formation does not stick out, nearest to the middle of the table first."""
        wide, deep = self.extent(formation)
        boxes: list[Box] = []
        for left, bottom, right, top in self.zone.spread():
            boxes.append((left + wide, bottom + deep, right - wide, top - deep))
        return middles(tuple(boxes), self.board.width / 2.0, self.board.height / 2.0, stride)

    def surely_fits(self, box: Box, formation: str) -> bool:
        """A quick look: whether a formation in a zone of its own surely stands on nothing and nobody."""
        if self.where.strip is None or self.where.enemy_gap > 0.0:
            return False
        left, low, right, high = box
        if not self.where.holds_box(left, low, right, high):
            return False  # on the grid of hundredths it may stick out by a hair
        for piece in self.closed:
            if piece.left < right and piece.right > left and piece.bottom < high and piece.top > low:
                return False
        for base in self.others:
            r = base.radius
            if left - r < base.x < right + r and low - r < base.y < high + r:
                return False
        return True

    def squeezed(self) -> list[Json]:
        """A column on a finer grid; or one by one, wherever there is room; nothing when there is none."""
        for x, y in self.grid("column", 0.5):
            answer: dict[str, Json] = {"lead": [x, y], "formation": "column"}
            if not self.why_not_there(self.bases_of(answer), True):
                return [answer]
        bases: list[Base] = []
        ends: dict[str, Json] = {}
        for model in self.models:
            spot = self._free_spot(model.base.radius, bases)
            if spot is None:
                return []
            bases.append(spot)
            ends[model.id] = [spot.x, spot.y]
        return [{"to": ends}]

    def _free_spot(self, radius: float, bases: list[Base]) -> Disc | None:
        """The first free spot for one model after others."""
        for left, bottom, right, top in self.zone.spread():
            for y in steps(bottom + radius, top - radius, 1.0):
                for x in steps(left + radius, right - radius, 1.0):
                    base = Disc(x, y, radius)
                    inside = self.board.inside(base) and self.zone.holds(base)
                    if inside and not self.why_not_at(len(bases), [*bases, base]):
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

    def ghosts(self) -> list[Json]:
        return [model_ghost(self.state, model) for model in self.models]


def usual_facing(state: WarzoneState, side: int, x: float, y: float) -> float:
    """Towards the enemy's zone, else towards the middle of the table."""
    zone = state.zones[state.rival(side)] if state.zones else None
    own = state.zones[side]
    if own is not None and len(own.edges) == 1:
        return {SOUTH: 90.0, NORTH: 270.0, WEST: 0.0, EAST: 180.0}[own.edges[0]]
    tx, ty = state.board.width / 2.0, state.board.height / 2.0
    if zone is not None:
        tx, ty = (zone.left + zone.right) / 2.0, (zone.bottom + zone.top) / 2.0
    return bearing(x, y, tx, ty) if (x, y) != (tx, ty) else 90.0


async def place_squad(state: WarzoneState, squad: Squad, where: Where) -> None:
    """Asks the owner where the squad stands and sets it there."""
    question = PlaceQuestion(state, squad, where)
    answer = await ask(question)
    bases = question.bases_for(answer)
    for model, base, heading in zip(question.models, bases, question.headings(answer, bases), strict=True):
        put(state, model, base.x, base.y, 0.0)
        model.face(heading)
    squad.deployed = True
    values: dict[str, Json] = {"squad": squad.name}
    state.tell(
        "warzone-event-deployed", values, [where.why], squad.side, squad.id, lambda: question.ways(bases)
    )
