"""Terrain that the sides lay one piece at a time: which piece comes next, and where it goes."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

from sandtable.core.effects import ask
from sandtable.core.preview import Preview
from sandtable.core.question import PLACING, Choose, Option, Place, facing_of, misshapen, outline, rectangle
from sandtable.core.wire import Json, Message, Reason, point_of, table_of, text_of
from sandtable.figures.facing import on_table
from sandtable.figures.formations import BLOCK
from sandtable.table import Board, Piece, Point, gap_between_pieces, quantize_point, turned

PIECE: Final = "piece"
"""The one token of the question where a piece goes."""
LAID: Final = "placed-"
"""How the ids of pieces begin that people have laid."""
ENOUGH: Final = "enough"
STRIDE: Final = 4.0  # inches between the places proposed

GENERATED: Final = "generated"
PLAYERS: Final = "players"
"""Who lays the terrain, as an option says it: the seed, or the sides in turn."""


def players_lay(options: dict[str, Json]) -> bool:
    """Whether the sides have chosen to lay the terrain themselves."""
    return options.get("terrain") == PLAYERS


def laid_pieces(board: Board) -> list[Piece]:
    """The pieces that people have laid."""
    return [piece for piece in board.pieces if piece.id.startswith(LAID)]


def place_of(answer: Json, token: str) -> Point | None:
    """Where an answer puts a single thing; None when it does not say, or cannot be read."""
    table = table_of(answer)
    if misshapen(answer, PLACING, [token]) or text_of(table.get("formation", BLOCK)) != BLOCK:
        return None
    at = point_of(table.get("lead"))
    return at if at is not None else point_of(table_of(table.get("to")).get(token))


@mypyc_attr(allow_interpreted_subclasses=True)
class LayQuestion(Place):
    """Where does the piece go? Answered like a unit that is placed, with the one token "piece".

    A game says how its pieces are made (`made`), where they may lie besides on the table (`why_not_there`), and from
    which others they keep `gap` (`neighbours`).
    """

    identity: ClassVar[str] = "lay-piece"

    def __init__(
        self,
        side: int,
        why: str,
        name: Json,
        board: Board,
        shape: list[Point],
        gap: float,
        topic: str = "",
    ) -> None:
        super().__init__(side, why, Message("figures-ask-lay", {"kind": name}), PIECE, topic)
        self.board = board
        self.shape = shape  # its outline or course about the origin
        self.gap = gap
        self.measure = "in"  # what the gap is measured in …
        self.inch = 1.0  # … and how long an inch is in that
        self.piece_id = f"{LAID}{len(laid_pieces(board)) + 1}"
        self._places: list[Json] | None = None
        self._near: list[Piece] | None = None

    def made(self, points: list[Point]) -> Piece:
        """The piece with its corners there."""
        raise TypeError("a game makes its own pieces")

    def why_not_there(self, piece: Piece) -> list[Reason]:
        """Why the piece may not lie there, its neighbours aside: it hangs over an edge."""
        board = self.board
        if piece.left < 0.0 or piece.bottom < 0.0 or piece.right > board.width or piece.top > board.height:
            return [Reason(self.why, "figures-refused-lay-off-table")]
        return []

    def neighbours(self) -> list[Piece]:
        """The pieces from which it keeps its distance."""
        return list(self.board.pieces)

    def piece_for(self, answer: Json) -> Piece | None:
        """The piece as the answer would lay it; None when the answer cannot be read."""
        at = place_of(answer, PIECE)
        if at is None:
            return None
        facing = facing_of(answer, PIECE) or 0.0
        points = turned(self.shape, on_table(facing))
        return self.made([quantize_point(x + at[0], y + at[1]) for x, y in points])

    def check(self, answer: Json) -> list[Reason]:
        piece = self.piece_for(answer)
        if piece is None:
            return [Reason(self.why, "figures-refused-lay-shape")]
        return self.why_not_there(piece) or self._why_too_near(piece)

    def _why_too_near(self, piece: Piece) -> list[Reason]:
        near = self._near
        if near is None:
            near = self.neighbours()
            self._near = near
        for other in near:
            apart = gap_between_pieces(piece, other, self.gap)
            if apart < self.gap:
                values: dict[str, Json] = {
                    "gap": round(apart, 2),
                    "least": self.gap,
                    "measure": self.measure,
                }
                return [Reason(self.why, "figures-refused-lay-gap", values)]
        return []

    def why_no_room(self) -> list[Reason]:
        """Why the piece cannot be laid at all."""
        return [] if self.candidates() else [Reason(self.why, "figures-refused-no-room")]

    def preview(self, answer: Json) -> Preview:
        """Where its middle would lie."""
        preview = Preview(self.check(answer))
        at = place_of(answer, PIECE)
        if at is not None:
            preview.paths = [(PIECE, [quantize_point(at[0], at[1])])]
        return preview

    def candidates(self) -> list[Json]:
        """Places on a grid all over the table where it may lie as it is."""
        places = self._places
        if places is None:
            places = []
            step = STRIDE * self.inch
            for row in range(int(self.board.height / step) + 1):
                for column in range(int(self.board.width / step) + 1):
                    answer: Json = {"to": {PIECE: [column * step, row * step]}}
                    if not self.check(answer):
                        places.append(answer)
            self._places = places
        return places

    def details(self) -> dict[str, Json]:
        table = rectangle(0.0, 0.0, self.board.width, self.board.height)
        shape = outline([(round(x, 2), round(y, 2)) for x, y in self.shape])
        ghost: Json = {"token": PIECE, "shape": "outline", "points": shape, "facing": 0.0}
        return self.fields([ghost], [table], self.gap, True, [BLOCK])


@mypyc_attr(allow_interpreted_subclasses=True)
class TerrainByHand:
    """Laying the table by hand, for a game to fill in: its kinds of pieces, its law, what happens to its state."""

    def __init__(self, why: str, kinds: tuple[str, ...], topic: str = "") -> None:
        self.why = why
        self.kinds = kinds
        self.topic = topic

    def name(self, kind: str) -> str:
        """The message that names a kind of piece."""
        raise TypeError("a game names its own terrain")

    def prompt(self) -> Message:
        """The question which piece comes next."""
        raise TypeError("a game asks for its own terrain")

    def why_not_kind(self, kind: str) -> list[Reason]:
        """Why a kind of piece may not come next, room for it aside."""
        return []

    def looks_for_room(self) -> bool:
        """Whether room may be wanting by now; on an empty table every piece has some."""
        return True

    def ending(self) -> list[Option]:
        """The option to lay no more, where there is one."""
        return []

    def where(self, side: int, kind: str) -> LayQuestion:
        """The question where a piece goes."""
        raise TypeError("a game lays its own pieces")

    def lay(self, side: int, kind: str, piece: Piece) -> None:
        """Puts the piece on the table."""
        raise TypeError("a game keeps its own table")

    def which(self, side: int) -> Choose:
        """Which kind of piece comes next; those that may not, or have no room, are refused."""
        looks = self.looks_for_room()
        options = self.ending()
        for kind in self.kinds:
            reasons = self.why_not_kind(kind)
            if not reasons and looks:
                reasons = self.where(side, kind).why_no_room()
            options.append(Option(kind, Message(self.name(kind)), self.why, reasons=reasons))
        return Choose(side, self.why, self.prompt(), options, topic=self.topic, id="which-terrain")

    async def lay_one(self, side: int) -> bool:
        """One piece of a side, which and where; False when nothing can be laid any more or nothing shall be."""
        which = self.which(side)
        if not which.candidates():
            return False
        kind = text_of(await ask(which))
        if kind == ENOUGH:
            return False
        question = self.where(side, kind)
        piece = question.piece_for(await ask(question))
        assert piece is not None
        self.lay(side, kind, piece)
        return True


def enough(why: str, reasons: list[Reason] | None = None) -> Option:
    """The option to lay no more."""
    return Option(ENOUGH, Message("figures-opt-enough"), why, reasons=reasons)


def pieces_wanted(laid: int, least: int, most: int) -> Message:
    """Which piece comes next, where so many to so many are wanted."""
    return Message("figures-ask-terrain", {"laid": laid, "least": least, "most": most})
