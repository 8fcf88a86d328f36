"""Terrain laid from the seed, and by the players in turn."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from shapely import LineString, Polygon
from shapely import Point as ShapelyPoint

from sandtable.core.dice import Lots, key_of
from sandtable.core.game import new_game
from sandtable.core.pins import pins
from sandtable.core.setup import Setup
from sandtable.figures.thick_lines import Bar
from sandtable.systems.fubar import FubarSystem
from sandtable.systems.fubar.book.catalogue import load
from sandtable.systems.fubar.book.scenarios import SCENARIOS, small_table
from sandtable.systems.fubar.book.scenarios import load as load_scenario
from sandtable.systems.fubar.setup.layout import lay_terrain
from sandtable.systems.fubar.setup.outlines import SIZES, shape_of
from sandtable.systems.fubar.setup.roads import ground_of, scale_of
from sandtable.table import gap_between_pieces, heading

SEEDS = range(8)


def generated(id, seed, unit="in", small=False):
    """The scenario and the pieces laid by the seed, without roads and what the scenario lists itself."""
    catalogue = load(unit)
    scenario = load_scenario(id, catalogue, 2, small_table(catalogue) if small else None)
    listed = [piece[0] for piece in scenario.terrain]
    pieces = lay_terrain(catalogue, scenario, seed)
    return scenario, [piece for piece in pieces if piece.kind != "road" and piece.id not in listed], pieces


@pins("fubar.setup.terrain")
@pytest.mark.parametrize("id", SCENARIOS)
@pytest.mark.parametrize("seed", SEEDS)
def test_terrain_is_six_to_ten_pieces_at_least_half_light(id, seed):
    """fubar.setup.terrain: 6 to 10 areas or obstacles, at least half of them light cover."""
    _, laid, _ = generated(id, seed)
    light = [piece for piece in laid if load("in").cover_of(piece) == 1]

    assert 6 <= len(laid) <= 10
    assert 2 * len(light) >= len(laid)


@pins("fubar.setup.terrain")
@pytest.mark.parametrize(("id", "numbers"), [("skirmish", {8, 10}), ("outpost", {6, 8})])
def test_every_number_of_pairs_comes_up(id, numbers):
    """fubar.setup.terrain: pieces come in pairs, fewer where the scenario brings some; each number now and then."""
    assert numbers == {len(generated(id, seed)[1]) for seed in range(24)}


@pins("fubar.setup.terrain")
@pytest.mark.parametrize("unit", ["in", "cm"])
@pytest.mark.parametrize("seed", SEEDS)
def test_terrain_keeps_its_distance(seed, unit):
    """fubar.setup.terrain: outside 4 inches / 10 cm of each other."""
    _, laid, _ = generated("crossroads", seed, unit)
    gaps = [gap_between_pieces(a, b) for at, a in enumerate(laid) for b in laid[:at]]

    assert min(gaps) >= load(unit).lengths.terrain_gap


@pins("fubar.setup.terrain")
@pytest.mark.parametrize("seed", SEEDS)
def test_terrain_is_mirrored_through_the_centre(seed):
    """fubar.setup.terrain: neither side gains by where it lies."""
    scenario, laid, _ = generated("skirmish", seed)
    outlines = {(piece.kind, frozenset(piece.points())) for piece in laid}
    turned = {
        (kind, frozenset((round(scenario.width - x, 2), round(scenario.height - y, 2)) for x, y in points))
        for kind, points in outlines
    }

    assert outlines == turned


@pytest.mark.parametrize("id", SCENARIOS)
def test_terrain_lies_on_the_table_and_off_the_roads(id):
    """Nothing hangs over the edge; roads are for the eye alone and nothing lies on them."""
    for seed in SEEDS:
        scenario, laid, everything = generated(id, seed)
        for piece in laid:
            assert min(piece.left, piece.bottom) >= 0
            assert max(piece.right - scenario.width, piece.top - scenario.height) <= 0
            for road in everything:
                assert road.kind != "road" or gap_between_pieces(piece, road) > 0


def test_terrain_differs_from_seed_to_seed_and_stays_the_same_for_one():
    """The layout seed is all there is to it."""
    kinds = [tuple(piece.kind for piece in generated("crossroads", seed)[1]) for seed in SEEDS]

    assert len(set(kinds)) > 4
    assert kinds == [tuple(piece.kind for piece in generated("crossroads", seed)[1]) for seed in SEEDS]


@pins("fubar.setup.table", "fubar.setup.terrain")
def test_terrain_of_a_small_table():
    """fubar.setup.table: small games are played on 24 by 24 inches, with terrain to match."""
    scenario, laid, _ = generated("skirmish", 3, small=True)

    assert (24, 24) == (scenario.width, scenario.height)
    assert 6 <= len(laid)


@pins("fubar.setup.table")
@pytest.mark.parametrize(("unit", "size"), [("in", 48), ("cm", 120)])
def test_table_is_four_feet_square(unit, size):
    """fubar.setup.table: 48 by 48 inches / 120 by 120 cm."""
    state = FubarSystem().start(Setup("fubar", unit=unit))

    assert (size, size) == (state.board.width, state.board.height)


@pins("fubar.setup.terrain")
def test_terrain_by_the_players_is_laid_in_turn_by_the_law():
    """fubar.setup.terrain: the players lay 6 to 10 pieces in turn, half of them light, 4 inches apart."""
    game = new_game(FubarSystem(), Setup("fubar", options={"terrain": "players"}), seed=4)
    askers = []
    while game.ask.why == "fubar.setup.terrain":
        question = game.ask.question
        askers.append(question.side)
        options = question.choices()
        medium_first = [id for id in ("ruin", "building", "wood") if id in options]
        game.answer(medium_first[0] if medium_first else options[len(askers) % len(options)])
    laid = [piece for piece in game.state.board.pieces if piece.kind != "road"]
    gaps = [gap_between_pieces(a, b) for at, a in enumerate(laid) for b in laid[:at]]

    assert 6 <= len(laid) <= 10
    assert min(gaps) >= 4
    assert 2 * sum(1 for piece in laid if load("in").cover_of(piece) == 1) >= len(laid)
    assert [askers[0], askers[0], 1 - askers[0], 1 - askers[0]] == askers[:4]


@pins("fubar.setup.terrain")
def test_terrain_by_the_players_refuses_what_is_too_near():
    """fubar.setup.terrain: nearer than 4 inches to another piece is refused."""
    game = new_game(FubarSystem(), Setup("fubar", options={"terrain": "players"}), seed=4)
    game.answer("hole")
    game.answer({"to": {"piece": [24, 24]}})
    game.answer("hole")

    assert ["figures-refused-lay-gap"] == [r.message.id for r in game.check({"to": {"piece": [30, 24]}})]
    assert ["figures-refused-lay-off-table"] == [r.message.id for r in game.check({"to": {"piece": [0, 24]}})]
    assert [] == game.check({"to": {"piece": [34, 24]}})


@pytest.mark.parametrize("kind", SIZES)
@pytest.mark.parametrize("seed", SEEDS)
def test_the_bar_of_a_shape_holds_all_of_it(kind, seed):
    """Room is found for bars, so no corner may lie outside its bar, and no bar is thicker than need be."""
    shape = shape_of(kind, Lots(key_of(seed, ["bar"])), 1.0)
    spine = LineString([(-shape.half, 0), (shape.half, 0)])
    away = [spine.distance(ShapelyPoint(point)) for point in shape.points]

    assert shape.radius == pytest.approx(max(away))
    assert shape.half <= max(abs(x) for x, _ in shape.points) + 1e-9


@pytest.mark.parametrize("seed", range(6))
@given(st.floats(1, 47), st.floats(1, 47), st.floats(0, 360), st.floats(0.1, 6), st.floats(0, 4))
def test_a_bar_that_is_clear_of_a_road_lies_off_it(seed, x, y, degrees, half, radius):
    """Whatever is laid by a bar that keeps its distance from a bent road keeps it as well."""
    catalogue = load("in")
    scenario = load_scenario("crossroads", catalogue, 2)
    ground = ground_of(catalogue, scenario, Lots(key_of(seed, ["road"])))
    ux, uy = heading(degrees)
    bar = Bar(x - ux * half, y - uy * half, x + ux * half, y + uy * half, radius)
    thick = LineString([(bar.x1, bar.y1), (bar.x2, bar.y2)]).buffer(radius)
    on_table = (
        thick.bounds[0] >= 0 and thick.bounds[1] >= 0 and thick.bounds[2] <= 48 and thick.bounds[3] <= 48
    )
    for road, lane in zip(ground.roads, ground.lanes, strict=True):
        if on_table and lane.is_clear_of(bar, 0.25):
            assert thick.distance(Polygon(road.points())) > 0.2


def test_clearings_lie_beside_the_roads():
    """The points at which pieces are tried have the room they are said to have, most of it first."""
    catalogue = load("in")
    scenario = load_scenario("crossroads", catalogue, 2)
    ground = ground_of(catalogue, scenario, Lots(key_of(3, ["road"])))
    rooms = [min(lane.room_at(x, y) for lane in ground.lanes) for x, y in ground.clearings.points]

    assert sorted(rooms, reverse=True) == rooms
    assert sum(1 for room in rooms if room >= 2.5) == ground.clearings.fit_for(2.5)
    assert 0 < ground.clearings.fit_for(4.0) < len(rooms)


@pytest.mark.parametrize("inch", [1.0, 2.54])
def test_pieces_are_drawn_smaller_on_a_small_table_alone(inch):
    """From thirty inches on an inch is drawn as an inch, below that as little more than half of one."""
    assert inch == scale_of(48.0 * inch, inch)
    assert inch == scale_of(30.0 * inch, inch)
    assert 0.55 * inch == scale_of(29.9 * inch, inch)


def test_a_road_that_leads_past_leaves_the_middle_alone():
    """Where the road leads past, it runs to either side of the centre, well away from it and on the table."""
    catalogue = load("in")
    scenario = load_scenario("outpost", catalogue, 2)
    sides = set()
    grounds = [ground_of(catalogue, scenario, Lots(key_of(seed, ["past"]))) for seed in range(40)]
    for road in [road for ground in grounds for road in ground.roads]:
        assert road.distance_to_point(scenario.width / 2, scenario.height / 2) >= 5.0
        assert 0.0 < road.bottom
        assert road.top < scenario.height
        sides.add(road.top < scenario.height / 2)

    assert {True, False} == sides
