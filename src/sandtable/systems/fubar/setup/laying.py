"""Terrain placed by the players in turn (an option; otherwise it is laid from the layout seed)."""

from __future__ import annotations

from typing import Final

from sandtable.core.dice import SeededDice, key_of
from sandtable.core.effects import CHECKPOINT, D6, Roll, ask, every_face, shown
from sandtable.core.preview import Preview
from sandtable.core.question import Choose, Option, Place
from sandtable.core.wire import Json, Message, Reason, number_of, point_of, table_of, text_of
from sandtable.figures.facing import on_table
from sandtable.systems.fubar.setup.layout import FEWEST, MOST
from sandtable.systems.fubar.setup.outlines import shape_of
from sandtable.systems.fubar.setup.roads import scale_of
from sandtable.systems.fubar.state.answer_shape import PLACING, misshapen
from sandtable.systems.fubar.state.state import FubarState
from sandtable.table import Piece, gap_between_pieces, quantize_point, turned

WHY: Final = "fubar.setup.terrain"
PIECE: Final = "piece"
PLACED: Final = "placed-"
ENOUGH: Final = "enough"
KINDS: Final = (
    "wood", "undergrowth", "wooden_building", "hedge", "fence", "hole", "scenery_car", "building", "ruin", "wall",
    "rubble", "trench",
)  # fmt: skip


def by_turns(state: FubarState) -> bool:
    """Whether the players lay the terrain and have not finished yet."""
    if state.options.get("terrain") != "players" or state.deploy_order:
        return False
    return bool(state.order) or len(placed(state)) < FEWEST


def placed(state: FubarState) -> list[Piece]:
    """The pieces that players have laid."""
    return [piece for piece in state.board.pieces if piece.id.startswith(PLACED)]


async def lay_by_turns(state: FubarState) -> None:
    """fubar.setup.terrain: 6 to 10 pieces, placed by the players in turn, highest D6 first."""
    if not by_turns(state):
        return
    if not state.order:
        state.order = await highest_first(list(range(state.sides)))
        state.holder = state.order[0]
    while state.order and len(placed(state)) < MOST:
        await CHECKPOINT
        side = state.holder
        which = _which(state, side)
        if not which.candidates():
            break
        kind = text_of(await ask(which))
        if kind == ENOUGH:
            break
        question = LayQuestion(state, side, kind)
        piece = question.piece_for(await ask(question))
        assert piece is not None
        state.board = state.board.with_piece(piece)
        values: dict[str, Json] = {"side": state.called(side), "kind": {"id": "fubar-terrain-" + kind}}
        state.tell("fubar-event-laid", values, [WHY], side)
        state.holder = state.order[(state.order.index(side) + 1) % len(state.order)]
    state.order = []
    state.holder = -1


async def highest_first(sides: list[int]) -> list[int]:
    """One die a side, the highest first; ties are rolled again."""
    if len(sides) < 2:
        return sides
    shows: list[int] = []
    for side in sides:
        shows.append(shown(await Roll(D6, 1, every_face(6), WHY, side, Message("fubar-need-terrain"))))
    order: list[int] = []
    for face in range(6, 0, -1):
        tied = [side for side, show in zip(sides, shows, strict=True) if show == face]
        order.extend(await highest_first(tied))
    return order


def _which(state: FubarState, side: int) -> Choose:
    """Which kind of piece comes next; kinds that would leave less than half light are refused."""
    laid = placed(state)
    catalogue = state.catalogue
    light = sum(1 for piece in laid if catalogue.cover_of(piece) == 1)
    # on an empty table every piece has room
    tight = len(laid) >= FEWEST or scale_of(state.board.width, state.lengths.inch) < state.lengths.inch
    options: list[Option] = []
    for kind in KINDS:
        reasons: list[Reason] = []
        heavy = catalogue.terrain[kind].cover > 1
        if (heavy and len(laid) + 1 - light > MOST // 2) or (
            heavy and len(laid) >= FEWEST - 1 and 2 * light < len(laid) + 1
        ):
            reasons.append(Reason(WHY, "fubar-refused-not-light"))
        elif tight and not LayQuestion(state, side, kind).candidates():
            reasons.append(Reason(WHY, "fubar-refused-no-room"))
        options.append(Option(kind, Message("fubar-terrain-" + kind), WHY, reasons=reasons))
    if len(laid) >= FEWEST:
        short = [] if 2 * light >= len(laid) else [Reason(WHY, "fubar-refused-not-light")]
        options.insert(0, Option(ENOUGH, Message("fubar-opt-enough"), WHY, reasons=short))
    prompt = Message("fubar-ask-terrain", {"laid": len(laid), "least": FEWEST, "most": MOST})
    return Choose(side, WHY, prompt, options)


class LayQuestion(Place):
    """Where does the piece go? Answered like a unit that is placed, with the one token "piece"."""

    def __init__(self, state: FubarState, side: int, kind: str) -> None:
        prompt = Message("fubar-ask-lay", {"kind": {"id": "fubar-terrain-" + kind}})
        super().__init__(side, WHY, prompt, PIECE)
        self.state = state
        self.terrain = kind
        self.number = len(placed(state)) + 1
        dice = SeededDice(key_of(self.number, ["fubar piece", kind]))
        self.shape = shape_of(kind, dice, scale_of(state.board.width, state.lengths.inch))
        self.spots: list[Json] | None = None

    def piece_for(self, answer: Json) -> Piece | None:
        """The piece as the answer would lay it; None when the answer cannot be read."""
        if misshapen(answer, PLACING, [PIECE]):
            return None
        table = table_of(answer)
        at = point_of(table.get("lead"))
        if at is None:
            at = point_of(table_of(table.get("to")).get(PIECE))
        if at is None:
            return None
        facing = number_of(table_of(table.get("facing", {})).get(PIECE)) or 0.0
        points = turned(self.shape.points, on_table(facing))
        moved = [quantize_point(x + at[0], y + at[1]) for x, y in points]
        return self.state.catalogue.piece(f"{PLACED}{self.number}", self.terrain, moved)

    def check(self, answer: Json) -> list[Reason]:
        piece = self.piece_for(answer)
        if piece is None:
            return [Reason(WHY, "fubar-refused-lay-shape")]
        board = self.state.board
        if piece.left < 0.0 or piece.bottom < 0.0 or piece.right > board.width or piece.top > board.height:
            return [Reason(WHY, "fubar-refused-lay-off-table")]
        gap = self.state.lengths.terrain_gap
        for other in board.pieces:
            if other.kind != "road":
                apart = gap_between_pieces(piece, other, gap)
                if apart < gap:
                    values: dict[str, Json] = {
                        "gap": round(apart, 2),
                        "least": gap,
                        "measure": self.state.lengths.unit,
                    }
                    return [Reason(WHY, "fubar-refused-lay-gap", values)]
        return []

    def preview(self, answer: Json) -> Preview:
        preview = Preview(self.check(answer))
        table = table_of(answer)
        at = point_of(table.get("lead"))
        if at is None:
            at = point_of(table_of(table.get("to")).get(PIECE))
        if at is not None:
            preview.paths = [(PIECE, [quantize_point(at[0], at[1])])]
        return preview

    def candidates(self) -> list[Json]:
        found = self.spots
        if found is None:
            found = []
            board = self.state.board
            step = 4.0 * self.state.lengths.inch
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
        outline: list[Json] = [[round(x, 2), round(y, 2)] for x, y in self.shape.points]
        return {
            "tokens": [{"token": PIECE, "shape": "outline", "points": outline, "facing": 0.0}],
            "zones": [corners],
            "spacing": self.state.lengths.terrain_gap,
            "facing": True,
            "formations": ["block"],
        }
