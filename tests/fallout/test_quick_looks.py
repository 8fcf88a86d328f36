"""What is looked up quickly or remembered is what a slow look would find, all through random battles."""

from math import hypot

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.fallout.test_random_games import GAMES, play_on, start

from sandtable.figures.facing import tenths
from sandtable.systems.fallout.ground.coherency import bound, chained, known_chain
from sandtable.systems.fallout.move.movement import MoveQuestion
from sandtable.systems.fallout.move.paces import cost_of
from sandtable.systems.fallout.move.step_together import CommonStep, step_alike
from sandtable.systems.fallout.move.turning import enemy_near
from sandtable.table import OVERLAP, any_overlap, quantize_point

SOME = [GAMES[0], GAMES[3], *GAMES[4:7], GAMES[9]]


def check_foes(game):
    """Those remembered as standing against a side are all who do, and nobody else but units that are gone."""
    state = game.state
    for side in range(-1, state.sides):
        known = [unit.id for unit in state.foes(side) if not unit.gone]
        assert [unit.id for unit in state.enemies(side)] == known


@pytest.mark.parametrize(("scenario", "sides", "edition", "unit"), SOME)
def test_who_stands_against_whom_is_never_out_of_date(scenario, sides, edition, unit):
    """Whoever is set up, boards, gets out, arrives late or dies: nobody is overlooked."""
    play_on(start(scenario, sides, edition, unit, 21, 6), 21, check_foes)


def nearest(state, side, x, y):
    """How far the nearest conscious enemy or vehicle is, by a look at everybody."""
    gaps = []
    for unit in state.enemies(side):
        if unit.vehicle is not None:
            gaps.append(hypot(unit.vehicle.hull.x - x, unit.vehicle.hull.y - y))
        gaps.extend(hypot(f.base.x - x, f.base.y - y) for f in unit.figures if f.conscious())
    return min(gaps, default=None)


def check_nearest(game):
    """The nearest enemy of each unit's first figure."""
    state = game.state
    for unit in state.units:
        if unit.on_table() and unit.figures:
            base = unit.figures[0].base
            found = enemy_near(state, unit.side, base.x, base.y)
            gap = None if found is None else hypot(found[0] - base.x, found[1] - base.y)
            assert nearest(state, unit.side, base.x, base.y) == pytest.approx(gap)


@pytest.mark.parametrize(("scenario", "sides", "edition", "unit"), SOME)
def test_the_nearest_enemy_is_found_without_a_look_at_far_units(scenario, sides, edition, unit):
    """Units passed over because of their rings never hold the nearest enemy."""
    play_on(start(scenario, sides, edition, unit, 22, 6), 22, check_nearest, 250)


def check_chains(game):
    """Whether each squad hangs together, remembered and looked at anew."""
    for unit in game.state.units:
        if unit.on_table() and not unit.lone and unit.vehicle is None:
            members = bound(unit)
            bases = [figure.base for figure in members]
            expected = chained(game.state, unit, members, bases)
            assert expected == known_chain(game.state, unit, members, bases)


@pytest.mark.parametrize(("scenario", "sides", "edition", "unit"), SOME)
def test_what_is_remembered_of_coherency_stays_true(scenario, sides, edition, unit):
    """fallout.coherency.chain.en: a step that all took alike leaves a squad as it was; anything else is looked at."""
    play_on(start(scenario, sides, edition, unit, 23, 6), 23, check_chains)


def slowly(planner, dx, dy):
    """Whether everybody can take a step alike, figure by figure with a look at all that lies and stands about."""
    state = planner.state
    for at, figure in enumerate(planner.able):
        base = planner.bases[at]
        x, y = quantize_point(base.x + dx, base.y + dy)
        end = base.at(x, y)
        barriers = planner.barriers(at)
        if not state.board.inside(end, OVERLAP) or any_overlap(end, planner.crowd.others) >= 0:
            return False
        if barriers is not None and not barriers.clear(base.x, base.y, x, y):
            return False
        if figure.profile.flies and planner.in_wall(figure, end):
            return False
        if cost_of(state, figure, [(base.x, base.y), (x, y)]) > planner.left[at] + OVERLAP:
            return False
    return True


def check_steps(game):
    """Steps to all sides, long and short."""
    question = game.question()
    if not isinstance(question, MoveQuestion) or not question.planner().able:
        return
    planner = question.planner()
    for k in range(8):
        far = planner.reach * (0.3 + 0.1 * k)
        dx, dy = quantize_point(far * (-1) ** k * 0.6, far * (-1) ** (k // 2) * 0.8)
        kept = CommonStep(dx, dy)
        assert slowly(planner, dx, dy) == step_alike(planner, kept), f"{planner.march.unit.id} by {dx}, {dy}"


@pytest.mark.parametrize(("scenario", "sides", "edition", "unit"), GAMES[::2])
def test_a_step_alike_is_possible_where_it_is_for_each(scenario, sides, edition, unit):
    """fallout.move.figures, fallout.terrain.rough.move: what a step does not sweep need not be looked at."""
    play_on(start(scenario, sides, edition, unit, 24, 6), 24, check_steps, 400)


@given(st.floats(0.0, 360.0))
def test_tenths_of_a_degree_are_those_of_round(degrees):
    """A facing is the same to the last bit whether rounded quickly or through its digits."""
    assert round(degrees, 1) == tenths(degrees)


@given(st.integers(0, 7200))
def test_half_tenths_are_rounded_as_round_does(half_tenths):
    """Half-way between two tenths the digits decide."""
    degrees = half_tenths * 0.05
    assert round(degrees, 1) == tenths(degrees)
