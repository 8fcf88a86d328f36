"""Terrain that the sides lay by hand: which piece, and where."""

from tests.figures.driving import driven

from sandtable.core.wire import Message, Reason
from sandtable.figures.laying import (
    ENOUGH,
    PIECE,
    LayQuestion,
    TerrainByHand,
    enough,
    laid_pieces,
    place_of,
)
from sandtable.table import Board, Piece, box

WHY = "a.rule"


def piece(id, x, y, half=2.0):
    return Piece(id, "rock", [(px + x, py + y) for px, py in box(half, half)])


class RockQuestion(LayQuestion):
    """Square rocks of 4 inches that keep 3 inches from one another."""

    def __init__(self, board, side=0):
        super().__init__(side, WHY, "rock", board, box(2.0, 1.0), 3.0)

    def made(self, points):
        return Piece(self.piece_id, "rock", points)


class Rocks(TerrainByHand):
    """Rocks, of which at most two are laid, and reefs that nobody may lay."""

    def __init__(self, board):
        super().__init__(WHY, ("rock", "reef"))
        self.board = board

    def name(self, kind):
        return "a-name-" + kind

    def prompt(self):
        return Message("a-prompt")

    def why_not_kind(self, kind):
        return [Reason(WHY, "no-reefs")] if kind == "reef" else []

    def ending(self):
        return [enough(WHY)] if laid_pieces(self.board) else []

    def where(self, side, kind):
        return RockQuestion(self.board, side)

    def lay(self, side, kind, piece):
        self.board = self.board.with_piece(piece)


def refused(question, answer):
    return [reason.message.id for reason in question.check(answer)]


def test_a_piece_lies_where_the_answer_says_turned_as_it_says():
    """By the middle of the piece, a quarter turn changing what is long and what is short."""
    question = RockQuestion(Board(24.0, 24.0, []))

    along, across = (
        question.piece_for({"to": {PIECE: [10, 12]}}),
        question.piece_for({"lead": [10, 12], "facing": {PIECE: 90}}),
    )

    assert (8.0, 11.0, 12.0, 13.0) == (along.left, along.bottom, along.right, along.top)
    assert (9.0, 10.0, 11.0, 14.0) == (across.left, across.bottom, across.right, across.top)


def test_a_piece_stays_on_the_table_and_away_from_its_neighbours():
    """Over the edge and nearer than the gap are refused, each with its reason; exactly the gap is enough."""
    question = RockQuestion(Board(24.0, 24.0, [piece("there", 12.0, 12.0)]))

    assert ["figures-refused-lay-off-table"] == refused(question, {"to": {PIECE: [1.9, 12]}})
    assert ["figures-refused-lay-gap"] == refused(question, {"to": {PIECE: [12, 6.1]}})
    assert [] == refused(question, {"to": {PIECE: [12, 6]}})


def test_what_cannot_be_read_says_so_and_shows_no_way():
    """An answer without a place, or of another shape, is refused before anything is measured."""
    question = RockQuestion(Board(24.0, 24.0, []))

    assert ["figures-refused-lay-shape"] == refused(question, {"to": {"other": [1, 2]}})
    assert ["figures-refused-lay-shape"] == refused(question, "here")
    assert [] == question.preview("here").paths
    assert [(PIECE, [(5.0, 6.0)])] == question.preview({"to": {PIECE: [5, 6]}}).paths


def test_only_legal_places_are_proposed():
    """All over the table, but not where the piece may not lie."""
    question = RockQuestion(Board(24.0, 24.0, [piece("there", 12.0, 12.0)]))
    places = [place_of(answer, PIECE) for answer in question.candidates()]

    assert (4.0, 4.0) in places
    assert (20.0, 20.0) in places
    assert (12.0, 12.0) not in places
    assert (0.0, 4.0) not in places


def test_the_sides_are_told_which_kinds_may_come():
    """What may not be laid stays in sight with its reason; so does what has no room left."""
    open_table, full = Rocks(Board(24.0, 24.0, [])), Rocks(Board(24.0, 24.0, [piece("all", 12.0, 12.0, 9.0)]))

    options = {option.id: [r.message.id for r in option.reasons] for option in open_table.which(0).options}

    assert {"rock": [], "reef": ["no-reefs"]} == options
    assert [["figures-refused-no-room"], ["no-reefs"]] == [
        [r.message.id for r in option.reasons] for option in full.which(0).options
    ]


def test_laying_goes_on_until_somebody_has_enough_or_nothing_fits():
    """One piece after the other; "enough" and a full table end it."""
    rocks = Rocks(Board(24.0, 24.0, []))

    assert driven(rocks.lay_one(0), [{"to": {PIECE: [6, 6]}}])
    assert ["placed-1"] == [piece.id for piece in laid_pieces(rocks.board)]
    assert driven(rocks.lay_one(1), ["rock", {"to": {PIECE: [16, 16]}}])
    assert ["placed-1", "placed-2"] == [piece.id for piece in laid_pieces(rocks.board)]
    assert not driven(rocks.lay_one(0), [ENOUGH])
    assert not driven(Rocks(Board(24.0, 24.0, [piece("all", 12.0, 12.0, 9.0)])).lay_one(0), [])
