"""Line of sight base to base; the slow twin tries every documented line with shapely."""

from math import hypot

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st
from shapely import LineString, Point
from tests.table.shapes import bases, body, discs, steady, tables

from sandtable.table import (
    SCREEN,
    SEE_THROUGH,
    SOLID,
    Board,
    Disc,
    Hull,
    Piece,
    SightMap,
    SightPolicy,
    area,
    cloud,
    linear,
)
from sandtable.table.sightlines import LINES, centre_line, sight_points
from sandtable.table.terrain import LINEAR

UNSURE = 2e-3
"""Runs and depths nearer to their limit than this are left to either answer."""

WOOD = area("wood", "wood", [(10, 10), (30, 10), (30, 30), (10, 30)])


def sight_map(*found: Piece, policy: SightPolicy | None = None) -> SightMap:
    return SightMap(Board(48, 48, found), policy)


def slow_verdict(piece: Piece, policy: SightPolicy, a, b, line) -> str:
    """Whether the piece lets the line pass: "clear", "stopped" or "unsure", by shapely alone."""
    shape = body(piece)
    ends = [Point(a.x, a.y), Point(b.x, b.y)]
    if any(shape.boundary.distance(end) < UNSURE for end in ends):
        return "unsure"
    inside = [shape.covers(end) for end in ends]
    segment = LineString([line[:2], line[2:]])
    opacity = policy.opacity(piece)
    if piece.shape == LINEAR:
        gap = segment.distance(LineString(piece.points())) - piece.radius
        return "unsure" if abs(gap) < UNSURE and piece.radius > 0 else "stopped" if gap <= 0 else "clear"
    run = segment.intersection(shape).length
    if opacity == SOLID and any(inside):
        return "stopped"
    if opacity == SCREEN and inside[0] != inside[1]:
        depth = shape.exterior.distance(ends[0] if inside[0] else ends[1])
        return compare(depth, policy.edge_depth)
    if opacity == SCREEN and all(inside):
        return compare(run, policy.inner_run)
    return "clear" if run == 0.0 and segment.distance(shape) > UNSURE else compare(run, UNSURE)


def compare(value: float, limit: float) -> str:
    if abs(value - limit) <= UNSURE:
        return "unsure"
    return "stopped" if value > limit else "clear"


def slow_lines(a, b) -> list[tuple[float, float, float, float]]:
    """The documented lines: the centres', then those between five points of each base."""
    dx, dy = b.x - a.x, b.y - a.y
    ours, theirs = sight_points(a, dx, dy, 1.0), sight_points(b, -dx, -dy, -1.0)
    between = [(*ours[2 * i : 2 * i + 2], *theirs[2 * j : 2 * j + 2]) for i, j in LINES]
    return [centre_line(a, b), *between]


def slow_sight(found, policy, a, b) -> list[str]:
    """For every line: clear, stopped or unsure."""
    verdicts = []
    for line in slow_lines(a, b):
        each = [slow_verdict(piece, policy, a, b, line) for piece in found]
        verdicts.append("stopped" if "stopped" in each else "unsure" if "unsure" in each else "clear")
    return verdicts


@steady(100)
@given(tables(), bases, bases)
def test_sight_is_what_the_documented_lines_say(found, a, b):
    """Clear when any line surely is, blocked when all surely are; two bases never share a centre."""
    assume(hypot(a.x - b.x, a.y - b.y) > UNSURE)
    policy = SightPolicy()
    verdicts = slow_sight(found, policy, a, b)
    sees = sight_map(*found).sees(a, b)
    if "clear" in verdicts:
        assert sees
    elif "unsure" not in verdicts:
        assert not sees


@steady(100)
@given(tables(), bases, bases)
def test_the_report_agrees_with_the_quick_look(found, a, b):
    """`sight` and `sees` are one function to the rules, the ruler and the bot."""
    eyes = sight_map(*found)
    report = eyes.sight(a, b)

    assert eyes.sees(a, b) == report.clear
    assert eyes.recall(a, b) == eyes.recall(a, b) == report.clear
    assert report.clear == (report.reason == "")
    assert report.clear == (report.piece_id == "")


@steady(100)
@given(tables(), bases, bases)
def test_a_reported_line_joins_the_bases_and_a_stop_lies_on_its_piece(found, a, b):
    """The line can be drawn on the table, and so can the blocking point."""
    assume((a.x, a.y) != (b.x, b.y))  # two bases on one spot have no line between them
    board = Board(48, 48, found)
    report = SightMap(board).sight(a, b)
    if report.clear:
        verdicts = [
            slow_verdict(piece, SightPolicy(), a, b, (report.ax, report.ay, report.bx, report.by))
            for piece in found
        ]
        assert "stopped" not in verdicts
        assert body(a).distance(Point(report.ax, report.ay)) < 1e-3
        assert body(b).distance(Point(report.bx, report.by)) < 1e-3
    else:
        stop = Point(report.x, report.y)
        assert body(board.piece(report.piece_id)).distance(stop) < 1e-3
        assert LineString([(a.x, a.y), (b.x, b.y)]).distance(stop) < 1e-3 if a != b else True


@steady(50)
@given(tables(), bases, bases)
def test_who_sees_is_seen(found, a, b):
    """Sight has no direction."""
    eyes = sight_map(*found)
    verdicts = slow_sight(found, SightPolicy(), a, b)
    if "unsure" not in verdicts:
        assert eyes.sees(a, b) == eyes.sees(b, a)


def test_an_area_between_blocks():
    """A wood that holds neither end; the report names it and the point of entry."""
    report = sight_map(WOOD).sight(Disc(5, 20, 0.5), Disc(35, 20, 0.5))

    assert (False, "wood", "between") == (report.clear, report.piece_id, report.reason)
    assert pytest.approx((10, 20)) == (report.x, report.y)


def test_a_base_that_sticks_out_is_seen():
    """The centre is behind the wood, the edge of the base is not."""
    eyes = sight_map(WOOD)

    assert eyes.sees(Disc(5, 30.2, 0.5), Disc(35, 30.2, 0.5))
    assert eyes.sees(Disc(5, 29.8, 0.5), Disc(35, 29.8, 0.5))
    assert not eyes.sees(Disc(5, 29.4, 0.5), Disc(35, 29.4, 0.5))


@pytest.mark.parametrize(("depth", "clear"), [(1.0, True), (2.0, True), (2.01, False), (5.0, False)])
def test_one_end_inside_sees_out_from_within_two_of_the_edge(depth, clear):
    """Exactly two is still at the edge; the depth is the centre's."""
    report = sight_map(WOOD).sight(Disc(10 + depth, 20, 0.5), Disc(2, 20, 0.5))

    assert clear == report.clear
    assert ("" if clear else "deep") == report.reason


def test_the_stop_of_a_deep_end_is_the_edge_of_the_area():
    """That is where the drawn line should break."""
    inside, outside = Disc(14, 20, 0.5), Disc(2, 20, 0.5)

    assert pytest.approx((10, 20)) == point_of(sight_map(WOOD).sight(inside, outside))
    assert pytest.approx((10, 20)) == point_of(sight_map(WOOD).sight(outside, inside))


def point_of(report) -> tuple[float, float]:
    return report.x, report.y


@pytest.mark.parametrize(("gap", "clear"), [(3.0, True), (6.0, True), (6.02, False), (12.0, False)])
def test_two_in_the_same_area_see_six_far(gap, clear):
    """Measured from base edge to base edge, since a line may run between any points of the bases."""
    report = sight_map(WOOD).sight(Disc(13, 20, 0.5), Disc(13 + 1 + gap, 20, 0.5))

    assert clear == report.clear
    assert ("" if clear else "inner-run") == report.reason


def test_two_in_the_same_bent_area_see_across_its_bay():
    """Only the stretch inside counts."""
    horseshoe = area("u", "wood", [(0, 0), (20, 0), (20, 9), (17, 9), (17, 3), (3, 3), (3, 9), (0, 9)])
    eyes = sight_map(horseshoe)

    assert eyes.sees(Disc(1, 7, 0.5), Disc(19, 7, 0.5))
    assert not eyes.sees(Disc(1, 1, 0.5), Disc(19, 1, 0.5))


def test_hulls_in_the_same_area_measure_from_their_hulls():
    """Two long vehicles six apart see each other."""
    eyes = sight_map(WOOD)

    assert eyes.sees(Hull(14, 20, 4, 2, 0), Hull(23.9, 20, 4, 2, 0))
    assert not eyes.sees(Hull(14, 20, 4, 2, 0), Hull(24.1, 20, 4, 2, 0))


def test_linear_obstacles_block_only_when_told():
    """A fence is seen over; a solid wall is not, nor round its end when it is long."""
    fence = linear("f", "fence", [(20, 10), (20, 30)])
    wall = linear("w", "wall", [(20, 10), (20, 30)], 0.5, sight=SOLID)
    a, b = Disc(10, 20, 0.5), Disc(30, 20, 0.5)

    assert sight_map(fence).sees(a, b)
    assert not sight_map(wall).sees(a, b)
    assert "wall" == sight_map(wall).sight(a, b).reason
    assert sight_map(wall).sees(Disc(10, 30.2, 0.5), Disc(30, 30.2, 0.5))


def test_the_policy_overrules_the_piece_by_kind():
    """A game may say that all fences are solid and all woods are air."""
    fence = linear("f", "fence", [(20, 10), (20, 30)])
    a, b = Disc(2, 20, 0.5), Disc(40, 20, 0.5)

    assert not sight_map(fence, policy=SightPolicy(by_kind={"fence": SOLID})).sees(a, b)
    assert sight_map(WOOD, policy=SightPolicy(by_kind={"wood": SEE_THROUGH})).sees(a, b)


def test_smoke_blocks_whoever_stands_in_it():
    """A line that begins or ends inside a solid cloud is stopped, even near its edge."""
    smoke = cloud("s", "smoke", 20, 20, 3)
    eyes = sight_map(smoke)

    assert not eyes.sees(Disc(10, 20, 0.5), Disc(30, 20, 0.5))
    assert not eyes.sees(Disc(10, 20, 0.5), Disc(17.1, 20, 0.5))
    assert not eyes.sees(Disc(19, 20, 0.5), Disc(21, 20, 0.5))
    assert eyes.sees(Disc(10, 20, 0.5), Disc(16.9, 20, 0.5))


def test_blocking_bases_block_others_but_not_themselves():
    """A tank hides the squad behind it and can be seen itself."""
    tank = Hull(20, 20, 6, 3, 90)
    a, b = Disc(10, 20, 0.5), Disc(30, 20, 0.5)
    eyes = sight_map()

    assert eyes.sees(a, b)
    assert not eyes.sees(a, b, [tank])
    assert eyes.sees(a, tank, [tank])
    report = eyes.sight(a, b, [Disc(40, 40, 1), tank])
    assert (False, "base", "1") == (report.clear, report.reason, report.piece_id)
    assert eyes.sees(a, b, [Disc(20, 20.4, 0.5)])


def test_heights_count_where_the_piece_says_so():
    """From a tower one looks over a low wall, not over a high one."""
    low = linear("w", "wall", [(20, 10), (20, 30)], height=2, sight=SOLID, by_height=True)
    plain = linear("w", "wall", [(20, 10), (20, 30)], height=2, sight=SOLID)
    a, b = Disc(10, 20, 0.5), Disc(30, 20, 0.5)

    assert not sight_map(low).sees(a, b)
    assert sight_map(low).sees(a, b, eye_a=5.0, eye_b=0.0)
    assert not sight_map(low).sees(a, b, eye_a=3.0, eye_b=0.0)
    assert not sight_map(plain).sees(a, b, eye_a=5.0, eye_b=5.0)
    assert sight_map(low).sight(a, b, eye_a=5.0).clear


def test_a_nearer_stop_is_reported_first():
    """Two woods in the way: the first one met."""
    far = area("far", "wood", [(35, 10), (38, 10), (38, 30), (35, 30)])

    assert "wood" == sight_map(far, WOOD).sight(Disc(5, 20, 0.5), Disc(45, 20, 0.5)).piece_id
    assert "far" == sight_map(far, WOOD).sight(Disc(45, 20, 0.5), Disc(5, 20, 0.5)).piece_id


groups = st.lists(discs, min_size=1, max_size=5)


@steady(60)
@given(tables(), groups, groups)
def test_a_unit_sees_when_any_figure_sees_any(found, group, others):
    """Twin: all pairs, without any short cut."""
    eyes = sight_map(*found)
    pairs = [[eyes.sees(a, b) for b in others] for a in group]

    assert any(any(row) for row in pairs) == eyes.any_sees(group, others)
    assert [i for i, row in enumerate(pairs) if any(row)] == eyes.viewers(group, others)
    assert [j for j in range(len(others)) if any(row[j] for row in pairs)] == eyes.seen(group, others)


@steady(100)
@given(tables(), groups, groups)
def test_what_is_surely_hidden_is_never_seen(found, group, others):
    """The short cut by shadows never contradicts a look."""
    eyes = sight_map(*found)
    if eyes.hidden(group, others):
        assert not any(eyes.sees(a, b) for a in group for b in others)


def test_a_wood_hides_a_unit_from_a_unit():
    """The short cut does find what is plainly hidden."""
    near = [Disc(4, 18 + i, 0.5) for i in range(5)]
    far = [Disc(36, 18 + i, 0.5) for i in range(5)]

    assert sight_map(WOOD).hidden(near, far)
    assert not sight_map(WOOD).any_sees(near, far)
    assert not sight_map(WOOD).hidden(near, [*far, Disc(29, 20, 0.5)])
