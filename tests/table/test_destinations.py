"""Meaningful destinations: the kinds, their order, their number, and where they lie."""

from hypothesis import given
from hypothesis import strategies as st
from tests.table.shapes import apart, areas, discs, points, steady, tables

from sandtable.table import Board, Disc, SightMap, area, destinations, distance, linear
from sandtable.table.destinations import Destination

WOOD = area("wood", "wood", [(10, 10), (20, 10), (20, 20), (10, 20)])
MOVER = Disc(8, 15, 0.5)
ENEMY = Disc(30, 15, 0.5)


def of_kind(found: list[Destination], kind: str) -> list[Destination]:
    return [spot for spot in found if spot.kind == kind]


@steady(60)
@given(tables(3), discs, st.lists(discs, max_size=4), st.lists(points, max_size=2), st.integers(1, 12),
       st.integers(0, 60), st.lists(areas(), max_size=1))  # fmt: skip
def test_destinations_can_be_stood_upon(found, mover, enemies, objectives, reach, cap, forbidden):
    """On the table, out of forbidden ground, within reach, apart from each other, no more than asked for."""
    board = Board(48, 48, found)
    spots = destinations(
        board, mover, float(reach), enemies, objectives, [6.0, 12.0], SightMap(board), found, forbidden, cap
    )

    assert len(spots) <= cap
    for number, spot in enumerate(spots):
        moved = mover.at(spot.x, spot.y)
        assert board.inside(moved, 0.011)
        assert apart((mover.x, mover.y), (spot.x, spot.y)) <= reach + 1e-9
        assert not any(piece.meets(moved, 0.011) for piece in forbidden)
        near = 0.02 if spot.kind == "sight" else 0.25
        assert all(max(abs(spot.x - old.x), abs(spot.y - old.y)) >= near - 1e-9 for old in spots[:number])


def test_the_same_table_gives_the_same_destinations():
    """Bots and snap points see one list, in one order."""
    board = Board(48, 48, [WOOD])

    first, second = (
        destinations(board, MOVER, 8.0, [ENEMY], [(24, 24)], [12.0], SightMap(board), [WOOD])
        for _ in range(2)
    )
    assert [repr(spot) for spot in first] == [repr(spot) for spot in second]


def test_kinds_take_turns():
    """With a small cap every kind still gets its first proposal."""
    board = Board(48, 48, [WOOD])
    spots = destinations(board, MOVER, 25.0, [ENEMY], [(24, 24)], [12.0], SightMap(board), [WOOD], cap=6)

    assert ["objective", "contact", "cover", "range", "sight", "compass"] == [spot.kind for spot in spots]


def test_cover_is_just_inside_an_area():
    """Near the edge towards us and towards the enemy."""
    spots = of_kind(destinations(Board(48, 48), MOVER, 12.0, [ENEMY], cover=[WOOD]), "cover")

    assert (11.0, 15.0) == (spots[0].x, spots[0].y)
    assert (19.0, 15.0) == (spots[1].x, spots[1].y)
    assert all(WOOD.holds(spot.x, spot.y) and WOOD.depth(spot.x, spot.y) <= 2.0 for spot in spots)


def test_cover_is_behind_a_wall_as_the_enemy_sees_it():
    """The wall lies between the spot and the enemy, less than a unit away."""
    wall = linear("w", "wall", [(12, 12), (12, 18)], 0.2)
    spot = of_kind(destinations(Board(48, 48), MOVER, 6.0, [ENEMY], cover=[wall]), "cover")[0]

    assert spot.x < 12
    assert wall.distance_to(Disc(spot.x, spot.y, 0.5)) < 0.2


def test_range_bands_are_reached_from_both_sides():
    """Just within the range: forward when too far, backward when too near."""
    spots = of_kind(destinations(Board(48, 48), MOVER, 12.0, [ENEMY], ranges=[12.0, 24.0]), "range")
    gaps = [distance(Disc(spot.x, spot.y, 0.5), ENEMY) for spot in spots]

    assert 11.95 < gaps[0] <= 12.0
    assert 23.95 < gaps[1] <= 24.0


def test_contact_is_exact():
    """The only destinations off the grid."""
    spot = of_kind(destinations(Board(48, 48), MOVER, 30.0, [ENEMY]), "contact")[0]

    assert distance(Disc(spot.x, spot.y, 0.5), ENEMY) <= 1e-6


def test_sight_edges_are_pairs_on_both_sides_of_the_edge():
    """One step further the view changes."""
    board = Board(48, 48, [WOOD])
    eyes = SightMap(board)
    spots = of_kind(destinations(board, Disc(8, 15, 0.5), 9.0, [ENEMY], sight_map=eyes, cap=200), "sight")
    looks = [eyes.sees(Disc(spot.x, spot.y, 0.5), ENEMY) for spot in spots]

    assert True in looks
    assert False in looks


def test_an_objective_out_of_reach_gives_the_way_towards_it():
    """As far as one can go."""
    spot = of_kind(destinations(Board(48, 48), MOVER, 6.0, objectives=[(40, 15)]), "objective")[0]

    assert (13.99, 15.0) == (spot.x, spot.y)
