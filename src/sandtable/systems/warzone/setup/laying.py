"""Terrain placed by the players in turn (an option; otherwise it is laid from the layout seed)."""

from __future__ import annotations

from typing import Final

from sandtable.core.dice import SeededDice, key_of
from sandtable.core.effects import CHECKPOINT
from sandtable.core.question import DEPLOY
from sandtable.core.wire import Json, Message, Reason
from sandtable.figures.laying import LayQuestion, TerrainByHand, laid_pieces
from sandtable.systems.warzone.book.profiles import IMPASSABLE
from sandtable.systems.warzone.book.words import BRICK_BUILDING
from sandtable.systems.warzone.setup.layout import EDGE, GAP, kept_clear, pieces_wanted
from sandtable.systems.warzone.setup.outlines import shape_of
from sandtable.systems.warzone.state.dice import plain_d20
from sandtable.systems.warzone.state.pieces import Structure
from sandtable.systems.warzone.state.state import WarzoneState
from sandtable.table import Piece, Point

WHY: Final = "warzone.setup.terrain"
KINDS: Final = (
    "trees", "bushes", "scrub", "wall", "crates", "rubble", "wire", "wood_building", BRICK_BUILDING, "bunker", "pool",
    "gap",
)  # fmt: skip


async def lay_by_turns(state: WarzoneState) -> None:
    """warzone.setup.terrain: alternately, the higher of two plain D20 first, until the table has its number."""
    wanted = pieces_wanted(state.mission, state.board.width)
    if not wanted:
        return
    if not laid_pieces(state.board):
        state.placer = await higher(state, WHY)
    while len(laid_pieces(state.board)) < wanted:
        if laid_pieces(state.board):
            await CHECKPOINT  # before the first piece the state does not say that the dice have fallen
        if not await WarzoneTerrain(state).lay_one(state.placer):
            return
        state.placer = state.rival(state.placer)


async def higher(state: WarzoneState, why: str) -> int:
    """A plain D20 each, ties again: the side with the higher."""
    while True:
        first = await plain_d20(state, 0, why)
        second = await plain_d20(state, 1, why)
        if first != second:
            return 0 if first > second else 1


def add_structure(state: WarzoneState, piece: Piece, side: int) -> None:
    """A piece that can be shot down has its structure points."""
    kind = state.catalogue.terrain[piece.kind]
    if kind.structure:
        points = state.catalogue.structure_points(piece)
        state.structures.append(Structure(piece.id, piece.kind, kind.av, points, points, side))


class WarzoneTerrain(TerrainByHand):
    """warzone.setup.terrain: any kind that has room, until the table has its number."""

    def __init__(self, state: WarzoneState) -> None:
        super().__init__(WHY, KINDS, DEPLOY)
        self.state = state

    def name(self, kind: str) -> str:
        return "warzone-terrain-" + kind

    def prompt(self) -> Message:
        board = self.state.board
        values: dict[str, Json] = {
            "n": len(laid_pieces(board)),
            "of": pieces_wanted(self.state.mission, board.width),
        }
        return Message("warzone-ask-terrain", values)

    def where(self, side: int, kind: str) -> LayQuestion:
        return WarzoneLayQuestion(self.state, side, kind)

    def lay(self, side: int, kind: str, piece: Piece) -> None:
        state = self.state
        state.board = state.board.with_piece(piece)
        add_structure(state, piece, -1)
        values: dict[str, Json] = {"side": state.sides[side].name, "kind": {"id": self.name(kind)}}
        state.tell("warzone-event-laid", values, [WHY], side)


class WarzoneLayQuestion(LayQuestion):
    """warzone.setup.terrain: 3 inches apart, clear of what the mission needs; nothing impassable closes off an edge."""

    def __init__(self, state: WarzoneState, side: int, kind: str) -> None:
        board = state.board
        shape = shape_of(kind, SeededDice(key_of(len(laid_pieces(board)) + 1, ["warzone piece", kind])))
        super().__init__(side, WHY, {"id": "warzone-terrain-" + kind}, board, shape, GAP, DEPLOY)
        self.catalogue = state.catalogue
        self.terrain = kind
        self.clear = kept_clear(state.mission, board.width, board.height)

    def made(self, points: list[Point]) -> Piece:
        return self.catalogue.piece(self.piece_id, self.terrain, points)

    def why_not_there(self, piece: Piece) -> list[Reason]:
        board = self.board
        edge = EDGE if self.catalogue.terrain[self.terrain].ground == IMPASSABLE else 0.0
        if (
            piece.left < edge
            or piece.bottom < edge
            or piece.right > board.width - edge
            or piece.top > board.height - edge
        ):
            return [Reason(WHY, "warzone-refused-lay-edge", {"least": edge})]
        for x, y, reach in self.clear:
            if piece.distance_to_point(x, y) < reach:
                return [Reason(WHY, "warzone-refused-lay-mission")]
        return []
