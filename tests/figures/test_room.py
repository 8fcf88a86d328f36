"""Room to stand: who is in the way, and the nearest place where nobody is."""

from math import hypot

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sandtable.core.wire import Reason
from sandtable.figures.formations import offsets_of
from sandtable.figures.grids import compass, middles, ring_of, steps
from sandtable.figures.room import Room, nearest_free, nearest_room, stands
from sandtable.figures.searching import crossings, net_about, places_on
from sandtable.figures.wishes import nearest_first, room_to_lead, within_box, within_reach
from sandtable.table import OVERLAP, Board, Disc, any_overlap, area

BOARD = Board(20.0, 20.0)


class Camp(Room):
    """Three inches from every enemy."""

    def upon_somebody(self, token):
        return Reason("camp", "upon", {"token": token})

    def too_near(self, token, gap):
        return Reason("camp", "near", {"token": token, "gap": round(gap, 2)})


@pytest.fixture
def camp():
    camp = Camp(3.0)
    camp.add([Disc(5.0, 5.0, 0.5)], False, 3.0)
    camp.add([Disc(15.0, 5.0, 0.5), Disc(16.0, 5.0, 0.5)], True, 3.0)
    return camp


def test_nobody_is_set_down_upon_anybody_or_near_an_enemy(camp):
    """Of several the first who may not is named: upon a friend, upon one of his own, too near to an enemy."""
    free = Disc(10.0, 12.0, 0.5)

    assert [] == camp.why_not([free, Disc(11.5, 12.0, 0.5)], ["a", "b"])
    assert ["upon"] == [r.message.id for r in camp.why_not([free, Disc(5.5, 5.0, 0.5)], ["a", "b"])]
    assert {"token": "b"} == camp.why_not([free, Disc(10.5, 12.0, 0.5)], ["a", "b"])[0].message.values
    near = camp.why_not([Disc(15.0, 8.5, 0.5)], ["a"])
    assert [("near", {"token": "a", "gap": 2.5})] == [(r.message.id, r.message.values) for r in near]


def test_a_quick_look_never_passes_what_a_close_one_refuses(camp):
    """Wherever a base is refused, the box round it is not apart from everybody."""
    for x in range(1, 20):
        for y in range(1, 20):
            base = Disc(float(x), float(y), 0.5)
            if camp.why_not([base], ["a"]):
                assert not camp.apart((x - 0.5, y - 0.5, x + 0.5, y + 0.5)), (x, y)
    assert camp.apart((8.0, 15.0, 9.0, 16.0))


def test_without_a_distance_to_keep_enemies_may_be_near():
    """They may not be stood upon where a game says that they are taken."""
    open_camp = Camp(0.0)
    open_camp.add([Disc(5.0, 5.0, 0.5)], True, 0.0)

    assert [] == open_camp.why_not([Disc(6.0, 5.0, 0.5)], ["a"])


@given(st.lists(st.tuples(st.integers(20, 180), st.integers(20, 180)), min_size=1, max_size=12))
def test_the_nearest_free_spot_is_free_and_no_roomy_place_is_nearer(points):
    """On nobody and on the table; nearer to where it stood not even half again as wide a base would have fitted."""
    others = [Disc(x / 10, y / 10, 0.5) for x, y in points]
    base = Disc(others[0].x, others[0].y, 0.5)
    spot = nearest_free(BOARD, base, others, [])
    far = hypot(spot.x - base.x, spot.y - base.y)

    assert stands(BOARD, spot, others, [])
    for dx in range(-20, 21):
        for dy in range(-20, 21):
            if hypot(dx, dy) / 10 < far - 0.25:
                assert not stands(BOARD, Disc(base.x + dx / 10, base.y + dy / 10, 0.75), others, [])


def test_a_free_spot_is_in_no_closed_piece():
    """Beside a wall one steps away from it."""
    wall = area("wall", "wall", [(0.0, 10.5), (20.0, 10.5), (20.0, 20.0), (0.0, 20.0)])
    base = Disc(10.0, 10.0, 0.5)
    spot = nearest_free(BOARD, base, [Disc(10.0, 9.9, 0.5)], [wall])

    assert not wall.meets(spot, OVERLAP)
    assert any_overlap(spot, [Disc(10.0, 9.9, 0.5)]) < 0


def test_room_is_looked_for_ring_by_ring():
    """The place itself first, then the nearest ring; none beyond the limit."""
    assert (3.0, 3.0) == nearest_room(3.0, 3.0, lambda spot: True, 1.0)
    found = nearest_room(3.0, 3.0, lambda spot: hypot(spot[0] - 3.0, spot[1] - 3.0) > 0.9, 2.0)
    assert found is not None
    assert 0.9 < hypot(found[0] - 3.0, found[1] - 3.0) < 1.1
    assert nearest_room(3.0, 3.0, lambda spot: spot[0] > 9.0, 2.0) is None


@given(st.floats(0.5, 5.0), st.floats(0.5, 5.0), st.floats(0.1, 9.0))
def test_circles_cross_where_both_are_their_radius_away(r1, r2, apart):
    """Two points on both rims; none where one lies apart from the other or inside it."""
    points = crossings((1.0, 2.0, r1), (1.0 + apart, 2.0, r2))

    assert (abs(r1 - r2) <= apart <= r1 + r2) == bool(points)
    for x, y in points:
        assert r1 == pytest.approx(hypot(x - 1.0, y - 2.0), abs=1e-6)
        assert r2 == pytest.approx(hypot(x - 1.0 - apart, y - 2.0), abs=1e-6)


def test_places_are_sought_on_rims_in_reach_only():
    """Crossings first, then round each rim; a rim out of reach gives none."""
    base = Disc(0.0, 0.0, 0.5)
    near, far = (0.0, 3.0, 1.0), (50.0, 0.0, 1.0)
    places = places_on([(0.0, 0.0, 3.0), near, far], base, 3.0, 12)

    assert 2 + 24 == len(places)
    assert all(x < 10.0 for x, _ in places)
    assert 9 * 9 == len(net_about(base, 2.0, 4))
    assert (-2.0, -2.0) == net_about(base, 2.0, 4)[0]


def test_grids_hold_both_ends_and_rings_lie_round_their_middle():
    """Evenly spaced, nearest to the middle first where that is asked for."""
    assert [0.0, 1.0, 2.0] == steps(0.0, 2.0, 1.5)
    assert [] == steps(2.0, 0.0, 1.0)
    assert (5.0, 5.0) == middles(((0.0, 0.0, 10.0, 10.0),), 5.0, 5.0, 6.0)[0]
    assert all(abs(hypot(x - 4.0, y - 4.0) - 2.0) < 0.02 for x, y in ring_of(4.0, 4.0, 2.0))
    assert 8 == len(compass(8))


def test_a_formation_is_listed_by_rows_or_from_its_middle():
    """A line is one row, a column one file, a block as wide as the game says."""
    assert [(-1.0, 0.0), (0.0, 0.0), (1.0, 0.0)] == offsets_of("line", 3, 1.0, 2, from_middle=False)
    assert [(0.0, -1.0), (0.0, 0.0), (0.0, 1.0)] == offsets_of("column", 3, 1.0, 2, from_middle=False)
    assert [(-0.5, -0.5), (0.5, -0.5), (0.0, 0.5)] == offsets_of("block", 3, 1.0, 2, from_middle=False)
    assert [(0.0, 0.0), (-1.0, 0.0), (1.0, 0.0)] == offsets_of("line", 3, 1.0, 2, from_middle=True)


def test_wishes_are_cut_to_what_is_in_reach_and_on_the_table():
    """A point within reach is left alone; one beyond it gives way to the furthest one towards it."""
    base = Disc(2.0, 2.0, 0.5)

    assert (5.0, 6.0) == within_reach(base, 5.0, 5.0, 6.0)
    assert (5.0, 6.0) == pytest.approx(within_reach(base, 5.0, 8.0, 10.0))
    assert (1.0, 4.0) == within_box((1.0, 1.0, 4.0, 4.0), -3.0, 9.0)
    assert [(1.0, 1.0), (4.0, 0.0), (0.0, 9.0)] == nearest_first(
        [(0.0, 9.0), (4.0, 0.0), (1.0, 1.0)], 0.0, 0.0
    )


def test_a_leader_has_room_where_everybody_behind_him_has():
    """With two to his right he stays so much further from that edge."""
    lead = Disc(5.0, 5.0, 0.5)

    assert (0.5, 1.5, 17.5, 19.5) == room_to_lead(BOARD, lead, (5.0, 4.0, 7.0, 5.0), 0.5)
