"""Terrain placed by the players in turn (an option; otherwise it is laid from the layout seed)."""

from __future__ import annotations

from typing import Final

from sandtable.core.dice import SeededDice, key_of
from sandtable.core.effects import CHECKPOINT, D6
from sandtable.core.question import Option
from sandtable.core.wire import Json, Message, Reason
from sandtable.figures.laying import (
    LayQuestion,
    TerrainByHand,
    enough,
    laid_pieces,
    pieces_wanted,
    players_lay,
)
from sandtable.figures.rolled_order import highest_first, next_in
from sandtable.systems.fubar.book.words import ROAD, RUIN
from sandtable.systems.fubar.setup.layout import FEWEST, MOST
from sandtable.systems.fubar.setup.outlines import shape_of
from sandtable.systems.fubar.setup.roads import scale_of
from sandtable.systems.fubar.state.state import FubarState
from sandtable.table import Piece, Point

WHY: Final = "fubar.setup.terrain"
KINDS: Final = (
    "wood", "undergrowth", "wooden_building", "hedge", "fence", "hole", "scenery_car", "building", RUIN, "wall",
    "rubble", "trench",
)  # fmt: skip


def by_turns(state: FubarState) -> bool:
    """Whether the players lay the terrain and have not finished yet."""
    if not players_lay(state.options) or state.deploy_order:
        return False
    return bool(state.order) or len(laid_pieces(state.board)) < FEWEST


async def lay_by_turns(state: FubarState) -> None:
    """fubar.setup.terrain: 6 to 10 pieces, placed by the players in turn, highest D6 first."""
    if not by_turns(state):
        return
    if not state.order:
        state.order = await highest_first(list(range(state.sides)), D6, WHY, Message("fubar-need-terrain"))
        state.holder = state.order[0]
    while state.order and len(laid_pieces(state.board)) < MOST:
        await CHECKPOINT
        if not await FubarTerrain(state).lay_one(state.holder):
            break
        state.holder = next_in(state.order, state.holder)
    state.order = []
    state.holder = -1


class FubarTerrain(TerrainByHand):
    """fubar.setup.terrain: kinds that would leave less than half of the pieces light are refused."""

    def __init__(self, state: FubarState) -> None:
        super().__init__(WHY, KINDS)
        self.state = state
        pieces = laid_pieces(state.board)
        self.laid = len(pieces)
        self.light = sum(1 for piece in pieces if state.catalogue.cover_of(piece) == 1)

    def name(self, kind: str) -> str:
        return "fubar-terrain-" + kind

    def prompt(self) -> Message:
        return pieces_wanted(self.laid, FEWEST, MOST)

    def looks_for_room(self) -> bool:
        lengths = self.state.lengths
        return self.laid >= FEWEST or scale_of(self.state.board.width, lengths.inch) < lengths.inch

    def why_not_kind(self, kind: str) -> list[Reason]:
        if self.state.catalogue.terrain[kind].cover <= 1:
            return []
        too_many = self.laid + 1 - self.light > MOST // 2
        last_chance = self.laid >= FEWEST - 1 and 2 * self.light < self.laid + 1
        return [Reason(WHY, "fubar-refused-not-light")] if too_many or last_chance else []

    def ending(self) -> list[Option]:
        if self.laid < FEWEST:
            return []
        return [enough(WHY, [] if 2 * self.light >= self.laid else [Reason(WHY, "fubar-refused-not-light")])]

    def where(self, side: int, kind: str) -> LayQuestion:
        return FubarLayQuestion(self.state, side, kind)

    def lay(self, side: int, kind: str, piece: Piece) -> None:
        state = self.state
        state.board = state.board.with_piece(piece)
        values: dict[str, Json] = {"side": state.called(side), "kind": {"id": self.name(kind)}}
        state.tell("fubar-event-laid", values, [WHY], side)


class FubarLayQuestion(LayQuestion):
    """fubar.setup.terrain: 4 inches / 10 cm from every other piece; roads are for the eye alone."""

    def __init__(self, state: FubarState, side: int, kind: str) -> None:
        lengths = state.lengths
        number = len(laid_pieces(state.board)) + 1
        dice = SeededDice(key_of(number, ["fubar piece", kind]))
        shape = shape_of(kind, dice, scale_of(state.board.width, lengths.inch))
        super().__init__(
            side, WHY, {"id": "fubar-terrain-" + kind}, state.board, shape.points, lengths.terrain_gap
        )
        self.measure = lengths.unit
        self.inch = lengths.inch
        self.catalogue = state.catalogue
        self.terrain = kind

    def made(self, points: list[Point]) -> Piece:
        return self.catalogue.piece(self.piece_id, self.terrain, points)

    def neighbours(self) -> list[Piece]:
        return [piece for piece in self.board.pieces if piece.kind != ROAD]
