"""The phase in which the table is laid: generated, by the sides in turn, or by one of them."""

from __future__ import annotations

from typing import Final

from sandtable.core.dice import SeededDice, key_of
from sandtable.core.effects import CHECKPOINT, D10, ask
from sandtable.core.question import Choose, Option
from sandtable.core.wire import Json, Message, Reason, text_of
from sandtable.figures.laying import LayQuestion, TerrainByHand, enough, laid_pieces, pieces_wanted
from sandtable.figures.rolled_order import highest_first, next_in
from sandtable.systems.fallout.book.terrain_kinds import KINDS, ROUGH, WALL
from sandtable.systems.fallout.ground.light import roll_light
from sandtable.systems.fallout.ground.terrain import make_piece
from sandtable.systems.fallout.setup.layout import GAP, fits, forbidden
from sandtable.systems.fallout.setup.outlines import shape_of
from sandtable.systems.fallout.setup.settings import GENERATED, ONE_BUILDS
from sandtable.systems.fallout.state.identities import PHASE_DEPLOY
from sandtable.systems.fallout.state.state import FalloutState
from sandtable.table import Piece, Point

WHY: Final = "fallout.setup.terrain.alternate"
PIECES: Final = "fallout.setup.terrain.pieces"
ONE: Final = "fallout.setup.terrain.one_builds"

ROLLED: Final = 1  # steps of the phase: who begins is known …
LAID: Final = 2  # … and the table is finished


async def lay_terrain(state: FalloutState) -> None:
    """fallout.setup.order: the light if it is left to chance, then the table, then armies set up."""
    await roll_light(state)
    if state.options.get("terrain") != GENERATED and _wanted(state)[1]:
        await lay_by_hand(state)
    state.step = 0
    state.order = []
    state.active = -1
    state.phase = PHASE_DEPLOY


async def lay_by_hand(state: FalloutState) -> None:
    """fallout.setup.terrain.alternate: one piece at a time in turn; the highest die begins.

    fallout.setup.terrain.one_builds: or the one with the highest die lays everything, and another chooses the edges.
    """
    if state.step == 0:
        # fallout.dice.order_initiative: ties roll again
        state.order = await highest_first(list(range(state.sides)), D10, WHY, Message("fallout-need-terrain"))
        state.active = state.order[0]
        state.step = ROLLED
    while state.step == ROLLED:
        await CHECKPOINT
        laid = await FalloutTerrain(state).lay_one(state.active)
        if not laid or len(laid_pieces(state.board)) >= _wanted(state)[1]:
            state.step = LAID
        elif state.options.get("terrain") != ONE_BUILDS:
            state.active = next_in(state.order, state.active)
    if state.options.get("terrain") == ONE_BUILDS:
        await choose_edges(state)


def _wanted(state: FalloutState) -> tuple[int, int]:
    """How many pieces, at least and at most."""
    scenario = state.scenario
    if scenario.by_kind():
        return scenario.walls[0] + scenario.rough[0], scenario.walls[1] + scenario.rough[1]
    return scenario.pieces


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


class FalloutTerrain(TerrainByHand):
    """Which kind of piece comes next: whoever places it chooses (fallout.terrain.hills).

    fallout.s2.terrain: in Convoy! 2 to 4 walls and 4 to 8 rough patches, and nothing else.
    """

    def __init__(self, state: FalloutState) -> None:
        super().__init__(ONE if state.options.get("terrain") == ONE_BUILDS else WHY, KINDS)
        self.state = state
        self.laid = laid_pieces(state.board)

    def name(self, kind: str) -> str:
        return "fallout-terrain-" + kind

    def prompt(self) -> Message:
        least, most = _wanted(self.state)
        return pieces_wanted(len(self.laid), least, most)

    def looks_for_room(self) -> bool:
        return len(self.laid) >= 3

    def _count(self, kind: str) -> int:
        return sum(1 for piece in self.laid if piece.kind == kind)

    def why_not_kind(self, kind: str) -> list[Reason]:
        scenario = self.state.scenario
        if not scenario.by_kind():
            return []
        limits = {WALL: scenario.walls, ROUGH: scenario.rough}
        most = limits[kind][1] if kind in limits else 0
        if self._count(kind) < most:
            return []
        return [Reason("fallout.s2.terrain", "fallout-refused-kind", {"most": most})]

    def ending(self) -> list[Option]:
        scenario = self.state.scenario
        if len(self.laid) < _wanted(self.state)[0]:
            return []
        if scenario.by_kind() and (
            self._count(WALL) < scenario.walls[0] or self._count(ROUGH) < scenario.rough[0]
        ):
            return []
        return [enough(self.why)]

    def where(self, side: int, kind: str) -> LayQuestion:
        return FalloutLayQuestion(self.state, side, kind)

    def lay(self, side: int, kind: str, piece: Piece) -> None:
        state = self.state
        state.board = state.board.with_piece(piece)
        values: dict[str, Json] = {"side": state.called(side), "kind": {"id": self.name(kind)}}
        state.tell("fallout-event-laid", values, [self.why], side)


class FalloutLayQuestion(LayQuestion):
    """fallout.setup.terrain.pieces: on the table, outside the strips, 3 inches from every other piece."""

    def __init__(self, state: FalloutState, side: int, kind: str) -> None:
        inch = state.lengths.inch
        dice = SeededDice(key_of(len(laid_pieces(state.board)) + 1, ["fallout piece", kind]))
        shape = shape_of(kind, dice, inch)
        super().__init__(side, PIECES, {"id": "fallout-terrain-" + kind}, state.board, shape, GAP * inch)
        self.measure = state.lengths.unit
        self.inch = inch
        self.scenario = state.scenario
        self.terrain = kind
        self.boxes = forbidden(state.scenario, inch)

    def made(self, points: list[Point]) -> Piece:
        return make_piece(self.piece_id, self.terrain, points, self.inch)

    def why_not_there(self, piece: Piece) -> list[Reason]:
        fitting = fits(piece, self.scenario, self.boxes)
        return [] if fitting else [Reason(PIECES, "fallout-refused-lay-strip")]

    def neighbours(self) -> list[Piece]:
        return laid_pieces(self.board)
