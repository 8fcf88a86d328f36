"""Explicit positions: what every game of figures reads alike, and the sentences with which it refuses."""

import pytest

from sandtable.core.setup import Setup, SetupError
from sandtable.figures.positions import (
    RowReader,
    TerrainReader,
    check_apart,
    check_ids,
    for_each_side,
    order_at,
    points_at,
    position_of,
    rows_at,
)
from sandtable.table import Board, Disc, Hull, Piece

SQUARE = [[0, 0], [4, 0], [4, 4], [0, 4]]
BOARD = Board(48.0, 48.0, [])


class Rocks(TerrainReader):
    """Rocks with their points, and fog that needs nothing."""

    def __init__(self):
        super().__init__(("rock", "fog"))

    def keys(self, kind):
        return ("id", "kind", "points") if kind == "rock" else ("id", "kind")

    def made(self, id, kind, row, where):
        return Piece(id, kind, points_at(row, "points", where) if kind == "rock" else SQUARE)


def refused(sentence):
    return pytest.raises(SetupError, match=sentence)


def test_a_position_is_a_table_with_units():
    """And with no key that means nothing."""
    assert {"units": []} == position_of(Setup("duel", position={"units": []}), "units", ("units",))
    for raw in (None, {}, {"units": {}}):
        with refused("at least units = "):
            position_of(Setup("duel", position=raw), "units", ("units",))
    with refused('unknown key "unist"; did you mean "units"'):
        position_of(Setup("duel", position={"units": [], "unist": []}), "units", ("units",))


def test_units_are_tables():
    """The second one is named by its number."""
    assert [{"id": "a"}] == rows_at({"units": [{"id": "a"}]}, "units", "unit")
    with refused("position: unit 2 must be a table"):
        rows_at({"units": [{}, 3]}, "units", "unit")


def test_an_order_names_every_side_once():
    """By their letters."""
    assert [1, 0] == order_at({"order": ["B", "A"]}, "order", 2)
    with refused("order names a side twice"):
        order_at({"order": ["B", "B"]}, "order", 2)
    with refused('no side "C"'):
        order_at({"order": ["C"]}, "order", 2)


def test_what_each_side_has_is_said_of_every_side_or_of_none():
    """Three numbers for two sides are one too many."""
    assert [3, 4] == for_each_side({"scores": [3, 4]}, "scores", 2)
    assert [] == for_each_side({}, "scores", 2)
    with refused("scores has one number for each of the 2 sides"):
        for_each_side({"scores": [1, 2, 3]}, "scores", 2)


def test_pieces_get_an_id_by_kind_and_number():
    """Where they have none of their own."""
    rows = [
        {"kind": "rock", "points": SQUARE},
        {"kind": "fog"},
        {"kind": "rock", "id": "x", "points": SQUARE},
    ]

    assert ["rock-1", "fog-2", "x"] == [piece.id for piece in Rocks().read({"terrain": rows})]
    assert [] == Rocks().read({})


@pytest.mark.parametrize(
    ("rows", "sentence"),
    [
        ([{"kind": "rok"}], 'terrain 1: there is no terrain "rok"; did you mean "rock"'),
        ([{"kind": "fog", "points": SQUARE}], 'terrain 1: unknown key "points"'),
        ([{"kind": "fog"}, {"kind": "fog", "id": "fog-1"}], 'terrain 2: two pieces are called "fog-1"'),
        ([{"kind": "rock", "points": [[1]]}], "terrain 1: a point is two numbers"),
        ([{"kind": "rock", "points": [[1, 1], [2, 2]]}], "terrain 1: "),
    ],
)
def test_pieces_that_cannot_be_read_are_refused(rows, sentence):
    """With the number of the piece; what the table says of an outline is told, too."""
    with refused(sentence):
        Rocks().read({"terrain": rows})


def reader(**row):
    return RowReader(row, 3, "unit", "unit")


def test_a_unit_is_called_by_its_id_or_its_number():
    """Complaints name it so."""
    assert ("unit3", "unit3") == (reader().id, reader().name())
    assert ("a", "Sentries") == (reader(id="a").id, reader(id="a", name="Sentries").name())
    with refused('position: unit "a b": an id has no dots, colons or blanks'):
        reader(id="a b").check_id()


def test_figures_are_named_by_number():
    """From 1 to as many as there are."""
    assert [1, 4] == reader(lost=[1, 4]).figure_numbers("lost", 4)
    for wrong in (0, 5, 1.5, "x"):
        with refused("lost lists figures by number, from 1 to 4"):
            reader(lost=[wrong]).figure_numbers("lost", 4)


def test_flags_and_whole_numbers_have_a_usual_value():
    """And refuse what they are not."""
    assert (True, 2) == (reader(hidden=True).flag("hidden"), reader().whole("crew", 2))
    with refused("hidden is true or false"):
        reader(hidden=1).flag("hidden")
    with refused("crew must be a whole number from 1"):
        reader(crew=0).whole("crew", 2, 1)


def test_everybody_stands_on_the_table():
    """Figures and vehicles; a vehicle looks as it says, on paper."""
    hull = Hull(0.0, 0.0, 4.0, 2.0, 0.0)
    parked = reader(at=[10, 12], facing=90).parked(hull, BOARD, 0.0)

    assert (10.0, 12.0, 270.0) == (parked.x, parked.y, parked.facing)
    base = reader().disc_at([5, 6], 1, 0.5, BOARD, "a point")
    assert (5.0, 6.0) == (base.x, base.y)
    with refused("figure 2 stands off the table at 47.9, 6"):
        reader().disc_at([47.9, 6], 2, 0.5, BOARD, "a point")
    with refused("it stands off the table at 1, 12"):
        reader(at=[1, 12]).parked(hull, BOARD, 0.0)


def test_no_two_have_an_id_or_a_place_in_common():
    """Touching is allowed."""
    check_ids(["a", "b"], "units")
    check_apart([("a", Disc(0, 0, 1)), ("b", Disc(2, 0, 1))])
    with refused('two units are called "a"'):
        check_ids(["a", "b", "a"], "units")
    with refused('"b" stands on "a"'):
        check_apart([("a", Disc(0, 0, 1)), ("b", Disc(1, 0, 1))])
