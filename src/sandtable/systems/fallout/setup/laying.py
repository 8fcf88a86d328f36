"""The phase in which the table is laid: generated, by the sides in turn, or by one of them."""

from __future__ import annotations

from typing import Final

from sandtable.core.dice import SeededDice, key_of
from sandtable.core.effects import CHECKPOINT, D10, Roll, ask, every_face, shown
from sandtable.core.preview import Preview
from sandtable.core.question import Choose, Option, Place
from sandtable.core.wire import Json, Message, Reason, number_of, point_of, table_of, text_of
from sandtable.figures.facing import on_table
from sandtable.systems.fallout.book.terrain_kinds import KINDS, ROUGH, WALL
from sandtable.systems.fallout.ground.light import roll_light
from sandtable.systems.fallout.ground.terrain import make_piece
from sandtable.systems.fallout.setup.layout import GAP, fits, forbidden
from sandtable.systems.fallout.setup.outlines import shape_of
from sandtable.systems.fallout.setup.settings import GENERATED, ONE_BUILDS
from sandtable.systems.fallout.state.answer_shape import PLACING, misshapen
from sandtable.systems.fallout.state.state import FalloutState
from sandtable.table import Piece, Point, gap_between_pieces, quantize_point, turned

WHY: Final = "fallout.setup.terrain.alternate"
PIECES: Final = "fallout.setup.terrain.pieces"
ONE: Final = "fallout.setup.terrain.one_builds"
PIECE: Final = "piece"
PLACED: Final = "placed-"
ENOUGH: Final = "enough"

ROLLED: Final = 1  # steps of the phase: who begins is known …
LAID: Final = 2  # … and the table is finished


async def lay_terrain(state: FalloutState) -> None:
    """fallout.setup.order: the light if it is left to chance, then the table, then armies set up."""
    await roll_light(state)
    if state.options.get("terrain") != GENERATED:
        await lay_by_hand(state)
    state.step = 0
    state.order = []
    state.active = -1
    state.phase = "deploy"


async def lay_by_hand(state: FalloutState) -> None:
    """fallout.setup.terrain.alternate: one piece at a time in turn; the highest die begins.

    fallout.setup.terrain.one_builds: or the one with the highest die lays everything, and another chooses the edges.
    """
    if state.step == 0:
        state.order = await highest_first(list(range(state.sides)))
        state.active = state.order[0]
        state.step = ROLLED
    while state.step == ROLLED:
        await CHECKPOINT
        if not await lay_one(state, state.active):
            state.step = LAID
        elif state.options.get("terrain") != ONE_BUILDS:
            state.active = state.order[(state.order.index(state.active) + 1) % len(state.order)]
    if state.options.get("terrain") == ONE_BUILDS:
        await choose_edges(state)


async def highest_first(sides: list[int]) -> list[int]:
    """fallout.dice.order_initiative: one die a side in the order of the list, the highest first; ties roll again."""
    if len(sides) < 2:
        return sides
    shows: list[int] = []
    for side in sides:
        shows.append(shown(await Roll(D10, 1, every_face(10), WHY, side, Message("fallout-need-terrain"))))
    order: list[int] = []
    for face in range(10, 0, -1):
        tied = [side for side, show in zip(sides, shows, strict=True) if show == face]
        order.extend(await highest_first(tied))
    return order


def placed(state: FalloutState) -> list[Piece]:
    """The pieces that people have laid."""
    return [piece for piece in state.board.pieces if piece.id.startswith(PLACED)]


async def lay_one(state: FalloutState, side: int) -> bool:
    """One piece of a side; False when the table is finished."""
    which = which_kind(state, side)
    if not which.candidates():
        return False  # no room left ends the placing
    kind = text_of(await ask(which))
    if kind == ENOUGH:
        return False
    question = LayQuestion(state, side, kind)
    piece = question.piece_for(await ask(question))
    assert piece is not None
    state.board = state.board.with_piece(piece)
    values: dict[str, Json] = {"side": state.called(side), "kind": {"id": "fallout-terrain-" + kind}}
    state.tell("fallout-event-laid", values, [_why(state)], side)
    return _wanted(state)[1] > len(placed(state))


def _why(state: FalloutState) -> str:
    return ONE if state.options.get("terrain") == ONE_BUILDS else WHY


def _wanted(state: FalloutState) -> tuple[int, int]:
    """How many pieces, at least and at most."""
    scenario = state.scenario
    if scenario.road:
        return scenario.walls[0] + scenario.rough[0], scenario.walls[1] + scenario.rough[1]
    return scenario.pieces


def which_kind(state: FalloutState, side: int) -> Choose:
    """Which kind of piece comes next: whoever places it chooses (fallout.terrain.hills).

    fallout.s2.terrain: in Convoy! 2 to 4 walls and 4 to 8 rough patches, and nothing else.
    """
    laid = placed(state)
    least, most = _wanted(state)
    options: list[Option] = []
    for kind in KINDS:
        reasons = _kind_refused(state, kind, laid)
        if not reasons and len(laid) >= 3 and not LayQuestion(state, side, kind).candidates():
            reasons = [Reason(PIECES, "fallout-refused-no-room")]
        options.append(Option(kind, Message("fallout-terrain-" + kind), _why(state), reasons=reasons))
    if len(laid) >= least and not _kind_wanting(state, laid):
        options.insert(0, Option(ENOUGH, Message("fallout-opt-enough"), _why(state)))
    prompt = Message("fallout-ask-terrain", {"laid": len(laid), "least": least, "most": most})
    return Choose(side, _why(state), prompt, options)


def _kind_refused(state: FalloutState, kind: str, laid: list[Piece]) -> list[Reason]:
    scenario = state.scenario
    if not scenario.road:
        return []
    limits = {WALL: scenario.walls, ROUGH: scenario.rough}
    most = limits[kind][1] if kind in limits else 0
    if sum(1 for piece in laid if piece.kind == kind) < most:
        return []
    return [Reason("fallout.s2.terrain", "fallout-refused-kind", {"most": most})]


def _kind_wanting(state: FalloutState, laid: list[Piece]) -> bool:
    scenario = state.scenario
    if not scenario.road:
        return False
    walls = sum(1 for piece in laid if piece.kind == WALL)
    rough = sum(1 for piece in laid if piece.kind == ROUGH)
    return walls < scenario.walls[0] or rough < scenario.rough[0]


async def choose_edges(state: FalloutState) -> None:
    """fallout.setup.terrain.one_builds: the one who did not build chooses the edge he comes from."""
    if state.scenario.flanks or state.sides > 2:
        return
    chooser = 1 - state.order[0]
    options = [
        Option(edge, Message("fallout-opt-edge", {"edge": {"id": "fallout-edge-" + edge}}), ONE)
        for edge in (state.scenario.home(chooser), state.scenario.home(1 - chooser))
    ]
    answer = text_of(await ask(Choose(chooser, ONE, Message("fallout-ask-edge"), options)))
    other = options[1].id if answer == options[0].id else options[0].id
    state.home = [answer, other] if chooser == 0 else [other, answer]
    values: dict[str, Json] = {"side": state.called(chooser), "edge": {"id": "fallout-edge-" + answer}}
    state.tell("fallout-event-edge", values, [ONE], chooser)


class LayQuestion(Place):
    """Where does the piece go? Answered like a unit that is placed, with the one token "piece"."""

    def __init__(self, state: FalloutState, side: int, kind: str) -> None:
        prompt = Message("fallout-ask-lay", {"kind": {"id": "fallout-terrain-" + kind}})
        super().__init__(side, PIECES, prompt, PIECE)
        self.state = state
        self.terrain = kind
        self.number = len(placed(state)) + 1
        self.inch = state.lengths.inch
        dice = SeededDice(key_of(self.number, ["fallout piece", kind]))
        self.shape = shape_of(kind, dice, self.inch)
        self.boxes = forbidden(state.scenario, self.inch)
        self.spots: list[Json] | None = None

    def _at(self, table: dict[str, Json]) -> Point | None:
        at = point_of(table.get("lead"))
        return at if at is not None else point_of(table_of(table.get("to")).get(PIECE))

    def piece_for(self, answer: Json) -> Piece | None:
        """The piece as the answer would lay it; None when the answer cannot be read."""
        table = table_of(answer)
        at = self._at(table)
        if at is None or misshapen(answer, [PIECE], PLACING):
            return None
        facing = number_of(table_of(table.get("facing", {})).get(PIECE)) or 0.0
        moved = [quantize_point(x + at[0], y + at[1]) for x, y in turned(self.shape, on_table(facing))]
        return make_piece(f"{PLACED}{self.number}", self.terrain, moved, self.inch)

    def check(self, answer: Json) -> list[Reason]:
        """fallout.setup.terrain.pieces: on the table, outside the strips, 3 inches from every other piece."""
        piece = self.piece_for(answer)
        if piece is None:
            return [Reason(PIECES, "fallout-refused-lay-shape")]
        if not fits(piece, self.state.scenario, self.boxes):
            return [Reason(PIECES, "fallout-refused-lay-strip")]
        gap = GAP * self.inch
        for other in placed(self.state):
            apart = gap_between_pieces(piece, other, gap)
            if apart < gap:
                values: dict[str, Json] = {
                    "gap": round(apart, 2),
                    "least": gap,
                    "measure": self.state.lengths.unit,
                }
                return [Reason(PIECES, "fallout-refused-lay-gap", values)]
        return []

    def preview(self, answer: Json) -> Preview:
        preview = Preview(self.check(answer))
        at = None if misshapen(answer, [PIECE], PLACING) else self._at(table_of(answer))
        if at is not None:
            preview.paths = [(PIECE, [quantize_point(at[0], at[1])])]
        return preview

    def candidates(self) -> list[Json]:
        found = self.spots
        if found is None:
            found = []
            board = self.state.board
            step = 4.0 * self.inch
            for row in range(int(board.height / step) + 1):
                for column in range(int(board.width / step) + 1):
                    answer: Json = {"to": {PIECE: [column * step, row * step]}}
                    if not self.check(answer):
                        found.append(answer)
            self.spots = found
        return found

    def details(self) -> dict[str, Json]:
        board = self.state.board
        corners: list[Json] = [
            [0.0, 0.0],
            [board.width, 0.0],
            [board.width, board.height],
            [0.0, board.height],
        ]
        outline: list[Json] = [[round(x, 2), round(y, 2)] for x, y in self.shape]
        return {
            "tokens": [{"token": PIECE, "shape": "outline", "points": outline, "facing": 0.0}],
            "zones": [corners],
            "spacing": GAP * self.inch,
            "facing": True,
            "formations": ["block"],
        }
