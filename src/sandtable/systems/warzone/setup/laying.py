"""Terrain placed by the players in turn (an option; otherwise it is laid from the layout seed)."""

from __future__ import annotations

from typing import Final

from sandtable.core.dice import SeededDice, key_of
from sandtable.core.effects import CHECKPOINT, ask
from sandtable.core.preview import Preview
from sandtable.core.question import DEPLOY, Choose, Option, Place
from sandtable.core.wire import Json, Message, Reason, number_of, point_of, table_of, text_of
from sandtable.figures.facing import on_table
from sandtable.systems.warzone.book.profiles import IMPASSABLE
from sandtable.systems.warzone.setup.layout import EDGE, GAP, kept_clear, pieces_wanted
from sandtable.systems.warzone.setup.outlines import shape_of
from sandtable.systems.warzone.state.answer_shape import PLACES, key_reasons, misplaced
from sandtable.systems.warzone.state.dice import plain_d20
from sandtable.systems.warzone.state.pieces import Structure
from sandtable.systems.warzone.state.state import WarzoneState
from sandtable.table import Piece, Point, gap_between_pieces, quantize_point, turned

WHY: Final = "warzone.setup.terrain"
PIECE: Final = "piece"
PLACED: Final = "placed-"
KINDS: Final = (
    "trees", "bushes", "scrub", "wall", "crates", "rubble", "wire", "wood_building", "brick_building", "bunker", "pool",
    "gap",
)  # fmt: skip
STEP: Final = 4.0  # inches between the places proposed


def placed(state: WarzoneState) -> int:
    """How many pieces the players have laid."""
    return sum(1 for piece in state.board.pieces if piece.id.startswith(PLACED))


async def lay_by_turns(state: WarzoneState) -> None:
    """warzone.setup.terrain: alternately, the higher of two plain D20 first, until the table has its number."""
    wanted = pieces_wanted(state.board.width)
    if placed(state) == 0:
        state.placer = await higher(state, WHY)
    while placed(state) < wanted:
        if placed(state) > 0:
            await CHECKPOINT  # before the first piece the state does not say that the dice have fallen
        side = state.placer
        which = which_kind(state, side)
        if not which.candidates():
            return
        kind = text_of(await ask(which))
        question = LayQuestion(state, side, kind)
        piece = question.piece_for(await ask(question))
        assert piece is not None
        state.board = state.board.with_piece(piece)
        add_structure(state, piece, -1)
        values: dict[str, Json] = {"side": state.sides[side].name, "kind": {"id": "warzone-terrain-" + kind}}
        state.tell("warzone-event-laid", values, [WHY], side)
        state.placer = state.rival(side)


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


def which_kind(state: WarzoneState, side: int) -> Choose:
    """Which kind of piece comes next; those without room are refused."""
    options: list[Option] = []
    for kind in KINDS:
        room = LayQuestion(state, side, kind).candidates()
        reasons = [] if room else [Reason(WHY, "warzone-refused-no-room")]
        options.append(Option(kind, Message("warzone-terrain-" + kind), WHY, reasons=reasons))
    prompt = Message("warzone-ask-terrain", {"n": placed(state), "of": pieces_wanted(state.board.width)})
    return Choose(side, WHY, prompt, options, topic=DEPLOY)


def place_of(answer: Json, token: str) -> Point | None:
    """Where an answer puts a thing; None when it cannot be read."""
    table = table_of(answer)
    at = point_of(table.get("lead"))
    return at if at is not None else point_of(table_of(table.get("to")).get(token))


class LayQuestion(Place):
    """Where does the piece go? Answered like a unit that is placed, with the one token "piece"."""

    def __init__(self, state: WarzoneState, side: int, kind: str) -> None:
        prompt = Message("warzone-ask-lay", {"kind": {"id": "warzone-terrain-" + kind}})
        super().__init__(side, WHY, prompt, PIECE, DEPLOY)
        self.state = state
        self.terrain = kind
        self.number = placed(state) + 1
        self.shape = shape_of(kind, SeededDice(key_of(self.number, ["warzone piece", kind])))
        self.clear = kept_clear(state.mission, state.board.width, state.board.height)
        self.spots: list[Json] | None = None

    def piece_for(self, answer: Json) -> Piece | None:
        """The piece as the answer would lay it; None when the answer cannot be read."""
        at = place_of(answer, PIECE)
        if at is None:
            return None
        facing = number_of(table_of(table_of(answer).get("facing", {})).get(PIECE)) or 0.0
        points = turned(self.shape, on_table(facing))
        moved = [quantize_point(x + at[0], y + at[1]) for x, y in points]
        return self.state.catalogue.piece(f"{PLACED}{self.number}", self.terrain, moved)

    def check(self, answer: Json) -> list[Reason]:
        reasons = key_reasons(answer, PLACES, WHY)
        if reasons:
            return reasons
        piece = self.piece_for(answer)
        if piece is None or misplaced(table_of(answer), [PIECE], ("block",)):
            return [Reason(WHY, "warzone-refused-lay-shape")]
        board = self.state.board
        # impassable pieces may not close off a table edge
        edge = EDGE if self.state.catalogue.terrain[self.terrain].ground == IMPASSABLE else 0.0
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
        for other in board.pieces:
            apart = gap_between_pieces(piece, other, GAP)
            if apart < GAP:
                return [Reason(WHY, "warzone-refused-lay-gap", {"gap": round(apart, 2), "least": GAP})]
        return []

    def preview(self, answer: Json) -> Preview:
        preview = Preview(self.check(answer))
        at = place_of(answer, PIECE)
        if at is not None:
            preview.paths = [(PIECE, [quantize_point(at[0], at[1])])]
        return preview

    def candidates(self) -> list[Json]:
        found = self.spots
        if found is None:
            found = []
            board = self.state.board
            for row in range(1, int(board.height / STEP)):
                for column in range(1, int(board.width / STEP)):
                    answer: Json = {"to": {PIECE: [column * STEP, row * STEP]}}
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
            "spacing": GAP,
            "facing": True,
            "formations": ["block"],
        }
