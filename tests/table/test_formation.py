"""Formations and the placing of whole units; shapely is the slow twin."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from shapely import box
from tests.table.shapes import apart, areas, bases, body, discs, steady

from sandtable.table import (
    SHAPES,
    Board,
    Disc,
    Ground,
    Hull,
    area,
    arrange,
    check_placement,
    groups,
    overlaps,
    quantize_point,
    settle,
)

BOARD = Board(48, 48)
WOOD = area("wood", "wood", [(10, 10), (20, 10), (20, 20), (10, 20)])
SQUAD = [Disc(20 + 1.5 * (i % 5), 4 + 1.5 * (i // 5), 0.5) for i in range(10)]
SLACK = 0.01

middles = st.tuples(st.integers(5, 43), st.integers(5, 43))


@st.composite
def squads(draw):
    """Three to ten figures in cohesion: a grid with a little disorder."""
    x, y = draw(middles)
    count = draw(st.integers(3, 10))
    return [
        Disc(*quantize_point(x + 1.4 * (i % 4) + draw(st.integers(0, 9)) / 50, y + 1.4 * (i // 4)), 0.5)
        for i in range(count)
    ]


@st.composite
def grounds(draw):
    """A board with forbidden areas, strangers and enemies."""
    return Ground(
        BOARD, draw(st.lists(areas(), max_size=2)), draw(st.lists(bases, max_size=3)),
        draw(st.lists(discs, max_size=3)), 1.0, draw(st.sampled_from([-1.0, 3.0])),
    )  # fmt: skip


def slow_problems(ground, figures, placed, allowance):
    """The codes of all that is surely wrong and of all that may be: shapely on both sides of the tolerance."""
    sure, possible = set(), set()

    def judge(code, excess, slack=2e-3):
        if excess > slack:
            sure.add(code)
        if excess > -slack:
            possible.add(code)

    table = box(0, 0, ground.board.width, ground.board.height)
    for index, (figure, base) in enumerate(zip(figures, placed, strict=True)):
        judge("too-far", apart((figure.x, figure.y), (base.x, base.y)) - allowance - SLACK)
        judge("off-table", base.radius - SLACK - signed(table, base))
        for piece in ground.forbidden:
            judge("forbidden", signed(body(piece), base) + base.radius - SLACK)
        for other in ground.others:
            judge("occupied-by-other", signed(body(other), base) + base.radius - SLACK)
        for enemy in ground.enemies:
            judge("too-near", ground.gap - body(enemy).distance(body(base)))
        for other in placed[:index]:
            judge(
                "occupied", other.radius + base.radius - SLACK - apart((other.x, other.y), (base.x, base.y))
            )
    if ground.link >= 0:
        judge("cohesion", 1.0 if len(groups(placed, ground.link + 1e-3)) > 1 else -1.0)
        if len(groups(placed, ground.link - 1e-3)) > 1:
            possible.add("cohesion")
    return sure, possible


def signed(shape, base):
    """How deep the centre lies inside the shape; negative outside."""
    centre = body(base).centroid
    depth = shape.exterior.distance(centre)
    return depth if shape.covers(centre) else -depth


@steady(60)
@given(squads(), grounds(), middles, st.integers(1, 30))
def test_every_problem_of_a_placement_is_found(figures, ground, goal, allowance):
    """The twin agrees on each kind of problem, within the tolerance."""
    wanted = arrange("keep", figures, 0, *goal)
    placed = [figure.at(*point) for figure, point in zip(figures, wanted, strict=True)]
    found = {problem.code for problem in check_placement(ground, figures, wanted, [allowance] * len(figures))}
    sure, possible = slow_problems(ground, figures, placed, allowance)
    # A spot is reported once, for the first thing wrong with it.
    spot = {"off-table", "forbidden", "occupied-by-other", "too-near"}

    assert found <= possible
    assert sure - spot <= found
    assert bool(sure & spot) <= bool(found & spot)


@steady(50)
@given(squads(), grounds(), middles, st.sampled_from(SHAPES), st.integers(2, 20))
def test_what_is_settled_is_legal_or_says_why_not(figures, ground, goal, shape, allowance):
    """A placement without problems has none in the twin's eyes, and lies on the grid."""
    wanted = arrange(shape, figures, 0, *goal)
    placement = settle(ground, figures, wanted, [float(allowance)] * len(figures))
    placed = [figure.at(*point) for figure, point in zip(figures, placement.points, strict=True)]
    if placement.legal:
        sure, _ = slow_problems(ground, figures, placed, allowance)
        assert set() == sure
        assert placement.points == [quantize_point(*point) for point in placement.points]


@steady()
@given(squads(), middles)
def test_a_legal_wish_is_granted_as_it_is(figures, goal):
    """On an open table a formation that fits is not repaired."""
    wanted = arrange("keep", figures, 0, *goal)
    ground = Ground(BOARD, link=3.0)
    if not check_placement(ground, figures, wanted):
        assert wanted == settle(ground, figures, wanted).points


def test_keep_moves_everyone_alike():
    """The leader stands on the target, all others as they stood to him."""
    points = arrange("keep", SQUAD, 0, 24.0, 10.0)

    assert (24.0, 10.0) == points[0]
    assert [(4.0, 6.0)] * 10 == [
        pytest.approx((x - f.x, y - f.y)) for f, (x, y) in zip(SQUAD, points, strict=True)
    ]


@pytest.mark.parametrize(
    ("shape", "wide", "deep"), [("line", 13.5, 0.0), ("column", 0.0, 13.5), ("wedge", 10.125, 5.625)]
)
def test_shapes_are_as_wide_and_deep_as_they_should_be(shape, wide, deep):
    """Facing up the table, with half a unit between bases one across; the wedge stands on slanted wings."""
    points = arrange(shape, SQUAD, 3, 24.0, 20.0, 90.0)
    xs, ys = [x for x, _ in points], [y for _, y in points]

    assert (24.0, 20.0) == points[3]
    assert wide == pytest.approx(max(xs) - min(xs), abs=0.02)
    assert deep == pytest.approx(max(ys) - min(ys), abs=0.02)
    assert 20.0 == max(ys)
    assert [] == check_placement(Ground(BOARD, link=3.0), SQUAD, points)


def test_without_a_facing_they_face_the_way_they_walk():
    """A column led to the right trails to the left."""
    points = arrange("column", SQUAD, 0, 40.0, 4.0)

    assert all(abs(y - 4.0) < 0.02 and x <= 40.0 for x, y in points)


def test_an_unknown_formation_is_refused_with_a_sentence():
    """The sentence lists what there is."""
    with pytest.raises(ValueError, match='no formation "mob"; choose one of keep, line, column, wedge'):
        arrange("mob", SQUAD, 0, 24.0, 20.0)


def test_a_unit_sent_into_forbidden_ground_gathers_beside_it():
    """The repair finds a legal place for everyone."""
    ground = Ground(Board(48, 48, [WOOD]), [WOOD], link=3.0)
    placement = settle(ground, SQUAD, arrange("keep", SQUAD, 0, 15.0, 9.0), [14.0] * 10)

    assert placement.legal
    assert not any(WOOD.meets(f.at(*p), SLACK) for f, p in zip(SQUAD, placement.points, strict=True))


def test_a_unit_keeps_its_distance_from_enemies():
    """Within one of an enemy nobody ends."""
    enemy = Disc(24, 12, 0.5)
    ground = Ground(BOARD, enemies=[enemy], link=3.0)
    placement = settle(ground, SQUAD, arrange("line", SQUAD, 0, 24.0, 12.0), [12.0] * 10)

    assert placement.legal
    assert all(
        apart((24, 12), p) >= 2.0 - 1e-5 and not overlaps(f.at(*p), enemy)
        for f, p in zip(SQUAD, placement.points, strict=True)
    )


def test_a_figure_that_cannot_keep_up_goes_as_far_as_it_can():
    """Allowances are each figure's own."""
    figures = [Disc(10, 10, 0.5), Disc(12, 10, 0.5)]
    placement = settle(Ground(BOARD), figures, arrange("keep", figures, 0, 20.0, 10.0), [10.0, 4.0])

    assert [(20.0, 10.0), (16.0, 10.0)] == placement.points


def test_an_impossible_wish_is_answered_with_the_problem():
    """Nobody is left without an answer: the figures stay and the problem is named."""
    figures = [Disc(10, 10, 0.5)]
    crowd = [Disc(10 + 0.8 * i, 10 + 0.8 * j, 0.5) for i in range(-8, 9) for j in range(-8, 9)]
    placement = settle(Ground(BOARD, others=crowd), figures, [(11.0, 10.0)], [2.0])

    assert not placement.legal
    assert [("occupied-by-other", 0)] == [(p.code, p.figure) for p in placement.problems]


def test_a_vehicle_is_placed_by_its_hull():
    """A long hull does not fit where its centre would."""
    ground = Ground(BOARD, others=[Disc(24, 24, 0.5)])
    tank = Hull(10, 24, 6, 3, 0)

    assert ["occupied-by-other"] == [p.code for p in check_placement(ground, [tank], [(21.0, 24.0)])]
    assert [] == check_placement(ground, [tank], [(20.5, 24.0)])
    assert ["off-table"] == [p.code for p in check_placement(ground, [tank], [(2.9, 24.0)])]
