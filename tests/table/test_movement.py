"""Moving along paths, routes round obstacles, the reachable ground and falling back; shapely is the slow twin."""

import heapq
from math import cos, hypot, pi, sin

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st
from shapely import LineString, Point, Polygon, box
from shapely.ops import unary_union
from tests.table.shapes import apart, areas, bases, body, clouds, discs, pieces, points, steady, walls

from sandtable.table import (
    Board,
    Disc,
    Hull,
    area,
    cloud,
    distance,
    fall_back,
    first_bump,
    head_for,
    is_clear,
    linear,
    overlaps,
    path_cost,
    path_length,
    pieces_entered,
    reachable,
    shortest_path,
)
from sandtable.table.barriers import Barriers

BOARD = Board(48, 48)
SLACK = 0.01
"""Bases may sink this far into what bars their way."""
GRAZE = 0.005
"""Nearer than this to touching, either answer will do."""
HOUSE = area("house", "house", [(20, 20), (28, 20), (28, 28), (20, 28)])
movers = st.builds(Disc, st.integers(200, 4600).map(lambda n: n / 100), st.integers(200, 4600).map(lambda n: n / 100),
                   st.sampled_from([0.4, 0.5, 1.0]))  # fmt: skip
inner_points = st.tuples(
    st.integers(200, 4600).map(lambda n: n / 100), st.integers(200, 4600).map(lambda n: n / 100)
)
obstacle_lists = st.lists(bases, max_size=3)
piece_lists = st.lists(st.one_of(areas(), areas(bent=False), walls(), clouds()), max_size=2)


def barred(mover, obstacles, forbidden, gap=0.0, shrink=0.0):
    """The ground on which the mover's centre may not be."""
    room = mover.radius - SLACK - shrink
    grown = [body(other).buffer(room + gap, quad_segs=64) for other in obstacles]
    grown += [body(piece).buffer(room, quad_segs=64) for piece in forbidden]
    return unary_union(grown) if grown else Polygon()


@steady(150)
@given(movers, inner_points, obstacle_lists, piece_lists, st.sampled_from([0.0, 1.0]))
def test_a_straight_move_stops_where_shapely_says(mover, goal, obstacles, forbidden, gap):
    """From a free start: the first point of the way on barred ground, or none; grazes may go either way."""
    surely = barred(mover, obstacles, forbidden, gap, shrink=GRAZE)
    perhaps = barred(mover, obstacles, forbidden, gap, shrink=-GRAZE)
    start = Point(mover.x, mover.y)
    assume(goal != (mover.x, mover.y))
    assume(not barred(mover, obstacles, forbidden, gap, shrink=-SLACK - GRAZE).intersects(start))
    way = LineString([(mover.x, mover.y), goal])
    bump = first_bump(BOARD, mover, [(mover.x, mover.y), goal], obstacles, forbidden, gap=gap)
    clear = is_clear(BOARD, mover, [(mover.x, mover.y), goal], obstacles, forbidden, gap=gap)

    assert clear == (bump is None)
    if not way.intersects(perhaps):
        assert clear
    elif way.intersects(surely):
        assert bump is not None
        assert bump.along >= start.distance(way.intersection(perhaps)) - GRAZE
        assert bump.along <= start.distance(way.intersection(surely)) + GRAZE


@steady()
@given(movers, points)
def test_the_table_edge_stops_the_edge_of_the_base(mover, goal):
    """A base leaves the table where its edge does."""
    room = mover.radius - SLACK
    inside = box(room, room, 48 - room, 48 - room)
    assume(inside.exterior.distance(Point(goal)) > 1e-3)

    assert inside.covers(Point(goal)) == is_clear(BOARD, mover, [(mover.x, mover.y), goal])
    assert is_clear(BOARD, mover, [(mover.x, mover.y), goal], keep_on_table=False)


def test_a_bump_says_what_and_where():
    """Base, piece or edge, its place in the list, and how far along the path."""
    mover = Disc(5, 5, 0.5)
    tank = Hull(15, 5, 4, 2, 90)

    bump = first_bump(BOARD, mover, [(5, 5), (10, 5), (30, 5)], [Disc(40, 40, 1), tank])
    assert ("base", 1) == (bump.what, bump.index)
    assert bump.along == pytest.approx(8.5, abs=0.011)
    bump = first_bump(BOARD, Disc(24, 10, 0.5), [(24, 10), (24, 30)], (), [HOUSE])
    assert ("piece", 0, pytest.approx(9.5, abs=0.011)) == (bump.what, bump.index, bump.along)
    bump = first_bump(BOARD, mover, [(5, 5), (5, -5)])
    assert ("edge", pytest.approx(4.5, abs=0.011)) == (bump.what, bump.along)


def test_whoever_stands_too_near_may_leave():
    """In contact with an enemy one may walk away from him but not past him."""
    mover, enemy = Disc(10, 10, 0.5), Disc(11, 10, 0.5)

    assert is_clear(BOARD, mover, [(10, 10), (4, 10)], [enemy], gap=1.0)
    assert not is_clear(BOARD, mover, [(10, 10), (10.5, 10)], [enemy], gap=1.0)
    assert is_clear(BOARD, Disc(20.2, 24, 0.5), [(20.2, 24), (15, 24)], (), [HOUSE])
    assert is_clear(BOARD, Hull(10, 10, 4, 2, 0), [(10, 10), (4, 10)], [Hull(14.5, 10, 4, 2, 90)], gap=1.0)


def test_nobody_bars_his_own_way():
    """The list of all bases on the table may hold the mover itself."""
    mover = Disc(10, 10, 0.5)

    assert is_clear(BOARD, mover, [(10, 10), (20, 10)], [mover])


def test_a_hull_sweeps_its_width():
    """It drives nose first, so it passes where it is narrow."""
    tank = Hull(5, 10, 6, 2, 90)

    assert is_clear(BOARD, tank, [(5, 10), (30, 10)], [Disc(20, 11.6, 0.5), Disc(20, 8.4, 0.5)])
    assert not is_clear(BOARD, tank, [(5, 10), (30, 10)], [Disc(20, 11.4, 0.5)])


@steady()
@given(movers, st.lists(points, min_size=1, max_size=3), st.lists(pieces, max_size=3))
def test_pieces_entered_are_those_under_the_strip(mover, path, found):
    """Touching terrain with any part of the base counts."""
    way = LineString([(mover.x, mover.y), *path]) if set(path) != {(mover.x, mover.y)} else None
    assume(way is not None)
    entered = pieces_entered(mover, [(mover.x, mover.y), *path], found)
    for index, piece in enumerate(found):
        gap = way.distance(body(piece)) - (mover.radius - SLACK)
        if abs(gap) > 1e-3:
            assert (gap < 0) == (index in entered)


def slow_shortest(start, goal, ground):
    """Dijkstra over all corners of the barred ground, with shapely's eye."""
    parts = getattr(ground, "geoms", [ground])
    nodes = [start, goal, *(p for part in parts for p in part.simplify(0.01).exterior.coords[:-1])]
    nodes = [n for n in nodes if box(0, 0, 48, 48).covers(Point(n))]
    shrunk = ground.buffer(-0.03)
    costs = {0: 0.0}
    heap = [(0.0, 0)]
    done = set()
    while heap:
        cost, here = heapq.heappop(heap)
        if here == 1:
            return cost
        if here in done:
            continue
        done.add(here)
        for there in range(1, len(nodes)):
            longer = cost + apart(nodes[here], nodes[there])
            if there in done or longer >= costs.get(there, float("inf")):
                continue
            if not LineString([nodes[here], nodes[there]]).crosses(shrunk):
                costs[there] = longer
                heapq.heappush(heap, (longer, there))
    return None


@steady(40)
@given(
    st.builds(Disc, st.integers(3, 15), st.integers(10, 38), st.just(0.5)),
    st.tuples(st.integers(33, 45), st.integers(10, 38)),
    st.lists(
        st.one_of(
            st.builds(Disc, st.integers(18, 30), st.integers(8, 40), st.integers(1, 3)),
            st.builds(Hull, st.integers(18, 30), st.integers(8, 40), st.just(6.0), st.just(3.0), st.integers(0, 350)),
        ), min_size=1, max_size=3),
)  # fmt: skip
def test_the_shortest_path_is_clear_and_nearly_shortest(mover, goal, obstacles):
    """Every leg keeps its distance; the length is within 4 % of what a fine search finds."""
    path = shortest_path(BOARD, mover, goal, obstacles)
    ground = barred(mover, obstacles, [])
    assert path
    assert ((mover.x, mover.y), goal) == (path[0], path[-1])
    assert LineString(path).intersection(ground.buffer(-1e-3)).length < 1e-3
    fine = slow_shortest((mover.x, mover.y), goal, barred(mover, obstacles, []).simplify(0.02))
    if fine is not None:
        assert path_length(path) <= fine * 1.04 + 0.05


@steady(40)
@given(movers, inner_points, piece_lists)
def test_a_route_through_terrain_keeps_out_of_what_is_forbidden(mover, goal, forbidden):
    """Whenever a route is offered it can be walked."""
    ground = barred(mover, [], forbidden)
    assume(ground.distance(Point(mover.x, mover.y)) > 1e-3)
    path = shortest_path(BOARD, mover, goal, (), forbidden)
    if path:
        assert (
            LineString(path).intersection(ground.buffer(-2e-3)).length < 1e-2 if len(set(path)) > 1 else True
        )
        assert path_length(path) >= apart((mover.x, mover.y), goal) - 1e-9
    elif ground.is_empty:
        raise AssertionError("an open table has a way to everywhere")


def test_a_route_bends_round_a_house():
    """Out of one side, round two corners, in on the other side."""
    path = shortest_path(BOARD, Disc(24, 18, 0.5), (24, 30), (), [HOUSE])

    assert path_length(path) == pytest.approx(18.1, abs=0.15)
    assert [(24, 18), (24, 30)] == [path[0], path[-1]]


def test_walled_in_means_no_route():
    """A closed ring of walls, and a way that is longer than allowed."""
    ring = linear("ring", "wall", [(20, 20), (28, 20), (28, 28), (20, 28), (20, 20)], 0.5)

    assert [] == shortest_path(BOARD, Disc(24, 24, 0.5), (40, 40), (), [ring])
    assert [] == shortest_path(BOARD, Disc(24, 18, 0.5), (24, 30), (), [HOUSE], limit=15)
    assert [] != shortest_path(BOARD, Disc(24, 18, 0.5), (24, 30), (), [HOUSE], limit=20)


def test_a_route_keeps_its_distance_from_enemies():
    """With a gap of one the way round an enemy is wider."""
    mover, enemy = Disc(10, 24, 0.5), Disc(20, 24, 0.5)
    path = shortest_path(BOARD, mover, (30, 24), [enemy], gap=1.0)

    assert min(distance(mover.at(x, y), enemy) for x, y in path) >= 1.0 - SLACK


@steady(30)
@given(movers, obstacle_lists, st.integers(2, 12))
def test_every_ray_of_the_reach_can_be_walked(mover, obstacles, allowance):
    """The first polygon is the fan of straight moves: each ray is open and ends at its length or at something."""
    ground = barred(mover, obstacles, [])
    start = (mover.x, mover.y)
    assume(ground.distance(Point(start)) > 1e-2)
    room = mover.radius - SLACK
    margin = box(room, room, 48 - room, 48 - room).exterior
    well_inside = ground.buffer(-0.02)
    for point in reachable(BOARD, mover, float(allowance), obstacles)[0]:
        if apart(start, point) > 0.01:
            assert LineString([start, point]).intersection(well_inside).length < 1e-2
        if apart(start, point) < allowance - 0.02:
            assert min(ground.distance(Point(point)), margin.distance(Point(point))) < 0.02


@steady(20)
@given(
    movers,
    st.lists(bases, max_size=5),
    piece_lists,
    st.integers(4, 14),
    st.lists(inner_points, min_size=8, max_size=8),
)
def test_the_reach_is_where_ways_are_short_enough(mover, obstacles, forbidden, allowance, spots):
    """The slow twin looks for the way to each spot: short ones end on the ground that is shown, long ones do not.

    Routes hugging an obstacle are up to 4 % longer than the true shortest, and edges are drawn straight
    between rays: what lies near an edge is not asked about.
    """
    assume(barred(mover, obstacles, forbidden).distance(Point(mover.x, mover.y)) > 1e-2)
    fans = reachable(BOARD, mover, float(allowance), obstacles, forbidden)
    whole = unary_union([Polygon(fan).buffer(0) for fan in fans])
    for x, y in spots:
        spot = (mover.x + (x - 24) / 24 * allowance, mover.y + (y - 24) / 24 * allowance)
        way = shortest_path(BOARD, mover, spot, obstacles, forbidden)
        if way and path_length(way) < 0.9 * allowance:
            assert whole.distance(Point(spot)) < 0.25
        if not way or path_length(way) > 1.05 * allowance:
            assert not whole.buffer(-0.25).contains(Point(spot))


@steady(60)
@given(movers, st.lists(bases, max_size=5), piece_lists, st.integers(1, 12), st.integers(3, 40))
def test_running_all_round_is_running_each_way(mover, obstacles, forbidden, far, ways):
    """How far one gets in many directions is what the first bump of each says."""
    barriers = Barriers(BOARD, mover, obstacles, forbidden)
    headings = [(cos(2 * pi * k / ways), sin(2 * pi * k / ways)) for k in range(ways)]
    for (ux, uy), run in zip(headings, barriers.runs(mover.x, mover.y, headings, float(far)), strict=True):
        bump = barriers.first(mover.x, mover.y, mover.x + ux * far, mover.y + uy * far)
        assert (bump.along if bump is not None else far) == pytest.approx(run, abs=1e-6)


def test_the_reach_goes_round_corners():
    """Behind a house there is ground that no straight move reaches."""
    mover = Disc(24, 18, 0.5)
    whole = unary_union([Polygon(p).buffer(0) for p in reachable(BOARD, mover, 14.0, (), [HOUSE])])
    straight = Polygon(reachable(BOARD, mover, 14.0, (), [HOUSE])[0])

    assert not straight.contains(Point(29.5, 25))
    assert whole.contains(Point(29.5, 25))
    assert not whole.intersects(body(HOUSE).buffer(0.3))
    assert not whole.contains(Point(24, 31))


def test_the_reach_is_drawn_without_hairs():
    """Where ground opens behind a corner it joins the rest: there are no long cracks to be closed."""
    crowd = [Disc(20, 28, 0.5), Disc(28, 28, 0.5), Disc(28, 31, 0.5)]
    whole = unary_union([Polygon(p).buffer(0) for p in reachable(BOARD, Disc(24, 24, 1.0), 11.0, crowd)])
    cracks = whole.buffer(0.05).buffer(-0.05).difference(whole)

    assert [] == [crack for crack in getattr(cracks, "geoms", [cracks]) if crack.length > 2.0]


def test_rough_ground_shortens_the_reach():
    """Every unit inside costs two."""
    rough = area("r", "rough", [(26, 0), (48, 0), (48, 48), (26, 48)])
    board = Board(48, 48, [rough])
    mover = Disc(24, 24, 0.5)
    fan = reachable(board, mover, 8.0, (), (), {"rough": 2.0})[0]

    assert (29.0, 24.0) == fan[0]
    assert (16.0, 24.0) == fan[36]
    for x, y in fan:
        assert path_cost(board.pieces, [(24, 24), (x, y)], {"rough": 2.0}) <= 8.0 + 0.03


@steady()
@given(discs, points, st.integers(1, 8))
def test_falling_back_on_an_open_table_is_straight(base, danger, by):
    """Directly away, as far as told, even over the table's edge."""
    assume(apart((base.x, base.y), danger) > 0.1)
    path = fall_back(BOARD, base, danger, float(by))
    gained = apart(path[-1], danger) - apart(path[0], danger)

    assert by == pytest.approx(gained, abs=0.02)


@steady(100)
@given(movers, inner_points, obstacle_lists, st.integers(1, 8))
def test_falling_back_round_obstacles_never_comes_nearer(mover, danger, obstacles, by):
    """Either the whole distance on a clear way, or not a step."""
    assume(apart((mover.x, mover.y), danger) > 0.1)
    path = fall_back(BOARD, mover, danger, float(by), obstacles, keep_on_table=True)
    if len(path) > 1:
        assert by == pytest.approx(path_length(path), abs=0.02)
        assert apart(path[-1], danger) >= apart(path[0], danger)
        assert is_clear(BOARD, mover, path, obstacles)
        moved = mover.at(*path[-1])
        assert not any(overlaps(moved, other) for other in obstacles)


def test_falling_back_deviates_as_little_as_it_must():
    """A figure squarely behind makes him turn a little; a friend may be passed but not stood upon."""
    mover = Disc(24, 24, 0.5)

    straight = fall_back(BOARD, mover, (34, 24), 6.0)
    round_enemy = fall_back(BOARD, mover, (34, 24), 6.0, [Disc(21, 24, 0.5)])
    past_friend = fall_back(BOARD, mover, (34, 24), 6.0, (), (), [Disc(21, 24, 0.5)])
    off_friend = fall_back(BOARD, mover, (34, 24), 6.0, (), (), [Disc(18, 24, 0.5)])
    assert (18.0, 24.0) == straight[-1]
    assert straight == past_friend
    assert 0.9 < abs(round_enemy[-1][1] - 24) < 2.7
    assert 0.9 < abs(off_friend[-1][1] - 24) < 1.3


def test_nowhere_to_fall_back_to_means_staying():
    """Shut in on three sides."""
    mover = Disc(24, 24, 0.5)
    ring = [
        cloud(f"c{k}", "rock", 24 + 2 * cos(k * pi / 12), 24 + 2 * sin(k * pi / 12), 0.5)
        for k in range(6, 19)
    ]

    assert [(24, 24)] == fall_back(BOARD, mover, (34, 24), 6.0, (), ring)


def test_whoever_heads_for_a_place_goes_straight_there_or_as_straight_as_he_can():
    """To the goal if it is near, no further than allowed; round a foe by the least turn, and not onto a friend."""
    base, goal = Disc(10.0, 10.0, 0.5), (20.0, 10.0)
    board = Board(40.0, 40.0)

    assert [(10.0, 10.0), (14.0, 10.0)] == head_for(board, base, goal, 4.0, [], [])
    assert [(10.0, 10.0), goal] == head_for(board, base, goal, 40.0, [], [])
    start, end = head_for(board, base, goal, 4.0, [Disc(12.0, 10.0, 0.5)], [])
    assert 4.0 == pytest.approx(hypot(end[0] - 10.0, end[1] - 10.0), abs=0.02)
    assert abs(end[1] - 10.0) > 0.9
    assert [start] == head_for(board, base, (10.0, 10.0), 4.0, [], [])
    _, beside = head_for(board, base, goal, 4.0, [], [Disc(14.0, 10.0, 0.5)])
    assert hypot(beside[0] - 14.0, beside[1] - 10.0) > 0.98


def test_nobody_heads_for_a_place_by_going_away_from_it():
    """Walled in towards it, he stays where he is."""
    base = Disc(10.0, 10.0, 0.5)
    ring = [Disc(10.0 + 1.2 * cos(k * 0.4), 10.0 + 1.2 * sin(k * 0.4), 0.5) for k in range(16)]

    assert [(10.0, 10.0)] == head_for(Board(40.0, 40.0), base, (20.0, 10.0), 4.0, ring, [])
