"""Objectives, points and the end of the game."""

import pytest

from sandtable.core.dice import ScriptedDice
from sandtable.core.game import new_game
from sandtable.core.pins import pins
from sandtable.core.setup import Setup, SideSetup
from sandtable.figures.zones import EDGES
from sandtable.systems.fubar import FubarSystem
from sandtable.systems.fubar.harm.captive_lost import let_go
from sandtable.systems.fubar.harm.losses import destroy_unit
from sandtable.systems.fubar.harm.victory import check_break, end_of_turn, holder_of, present, standing
from sandtable.systems.fubar.move.captive import follow, take, why_not_take
from sandtable.systems.fubar.move.march import March
from sandtable.systems.fubar.setup.position import read_position
from sandtable.systems.fubar.setup.setting_up import check_options
from sandtable.table import touches


def squad(id, side, *at, **more):
    return {"id": id, "side": side, "at": [list(point) for point in at], **more}


def state_of(units, sides=2, **position):
    setup = Setup("fubar", sides=[SideSetup() for _ in range(sides)], position={"units": units, **position})
    return read_position(setup, check_options({}))


def run(coroutine):
    """Runs a rule that asks nothing and rolls nothing."""
    with pytest.raises(StopIteration):
        coroutine.send(None)


MARKER = [{"id": "m", "at": [24, 24]}]


@pins("fubar.scenario.objective")
@pytest.mark.parametrize(
    ("units", "holder"),
    [
        ([squad("a", "A", (24, 22)), squad("b", "B", (24, 40))], 0),
        ([squad("a", "A", (24, 22)), squad("b", "B", (24, 26))], -1),
        ([squad("a", "A", (24, 22)), squad("b", "B", (24, 26), (26, 26))], 1),
        ([squad("a", "A", (24, 22)), squad("b", "B", (24, 26), (26, 26), pinned=[1, 2])], 0),
        ([squad("a", "A", (24, 22)), {"id": "b", "side": "B", "vehicle": "apc", "at": [24, 27]}], 1),
        (
            [squad("a", "A", (24, 22), (26, 22)), {"id": "b", "side": "B", "vehicle": "apc", "at": [24, 27]}],
            -1,
        ),
        ([squad("a", "A", (24, 27.5)), squad("b", "B", (24, 40))], 0),
        ([squad("a", "A", (24, 27.6)), squad("b", "B", (24, 40))], -1),
    ],
)
def test_objective_is_held_by_more_unpinned_figures_near(units, holder):
    """fubar.scenario.objective: more unpinned figures within 3 inches, a vehicle counts as 2, ties hold nothing."""
    state = state_of(units, objectives=MARKER)

    assert holder == holder_of(state, state.scenario.objectives[0])


@pins("fubar.scenario.objective")
def test_objective_is_not_held_by_those_in_close_combat_or_aboard():
    """fubar.scenario.objective: units in close combat and passengers do not count."""
    fighting = [squad("a", "A", (24, 22), (26, 22)), squad("b", "B", (24, 21)), squad("c", "B", (24, 26))]
    aboard = [
        {"id": "apc", "side": "A", "vehicle": "apc", "at": [24, 27]},
        squad("b", "B", (22, 22), (24, 22), (26, 22)),
    ]
    aboard.append({"id": "a", "side": "A", "weapons": ["rifle"] * 5, "aboard": "apc"})
    in_combat = state_of(fighting, objectives=MARKER, combats=[{"attacker": "A", "units": ["a", "b"]}])
    riding = state_of(aboard, objectives=MARKER)

    assert 1 == holder_of(in_combat, in_combat.scenario.objectives[0])
    assert 1 == holder_of(riding, riding.scenario.objectives[0])


def test_crossroads_pays_for_markers_from_turn_three():
    """Crossroads: 1 point per marker held at the end of each turn from turn 3."""
    units = [squad("a", "A", (24, 22)), squad("b", "B", (12, 22))]
    scores = []
    for turn in (2, 3, 4):
        state = state_of(units, scenario="crossroads", turn=turn)
        run(end_of_turn(state))
        scores.append(state.scores)

    assert [[0, 0], [1, 1], [1, 1]] == scores


@pins("fubar.victory.losses", "fubar.victory.points")
def test_losses_pay_one_point_each_and_more_points_win():
    """fubar.victory.losses: each enemy unit destroyed is worth 1 point; fubar.victory.points: more points win."""
    units = [
        squad("a", "A", (4, 4)),
        squad("a2", "A", (8, 4)),
        squad("b", "B", (24, 40)),
        squad("b2", "B", (30, 40)),
    ]
    state = state_of(units, turn=8)
    destroy_unit(state, state.unit("b2"))
    run(end_of_turn(state))

    assert [1, 0] == standing(state)
    assert (0, [1, 0], "fubar.victory.points") == (state.result.winner, state.result.points, state.result.why)


@pins("fubar.victory.points")
def test_points_equal_are_a_draw():
    """fubar.victory.points: equal points are a draw."""
    state = state_of([squad("a", "A", (4, 4)), squad("b", "B", (24, 40))], turn=8)
    run(end_of_turn(state))

    assert -1 == state.result.winner


@pins("fubar.scenario.length")
@pytest.mark.parametrize(
    ("scenario", "turns"), [("skirmish", 8), ("crossroads", 8), ("convoy", 10), ("extraction", 9)]
)
def test_length_is_eight_turns_unless_the_scenario_says_otherwise(scenario, turns):
    """fubar.scenario.length: 8 turns unless the scenario says otherwise."""
    units = [squad("a", "A", (4, 4)), squad("b", "B", (24, 40))]
    before = state_of(units, scenario=scenario, turn=turns - 1)
    last = state_of(units, scenario=scenario, turn=turns)
    run(end_of_turn(before))
    run(end_of_turn(last))

    assert (None, True) == (before.result, last.result is not None)


@pins("fubar.victory.break")
def test_break_ends_the_game_at_once():
    """fubar.victory.break: a side with no figure or working vehicle left loses at once, whatever the points."""
    state = state_of([squad("a", "A", (4, 4)), squad("b", "B", (24, 40))], scores=[0, 5])
    before = check_break(state)
    destroy_unit(state, state.unit("b"))

    assert (False, True) == (before, check_break(state))
    assert (0, "fubar.victory.break") == (state.result.winner, state.result.why)


@pins("fubar.victory.break", "fubar.cardinal")
def test_break_can_be_switched_off_before_the_game():
    """fubar.cardinal: a rule may be switched off by agreement; the game then goes on to its last turn."""
    state = state_of([squad("a", "A", (4, 4)), squad("b", "B", (24, 40))], options={"without_break": True})
    destroy_unit(state, state.unit("b"))

    assert not check_break(state)


@pins("fubar.victory.break")
def test_break_leaves_the_others_playing():
    """fubar.victory.break: with three sides the game goes on until one is left."""
    state = state_of([squad("a", "A", (4, 4)), squad("b", "B", (24, 40)), squad("c", "C", (40, 20))], sides=3)
    destroy_unit(state, state.unit("b"))
    early = check_break(state)
    destroy_unit(state, state.unit("c"))

    assert (False, True, 0) == (early, check_break(state), state.result.winner)


@pins("fubar.victory.break")
def test_break_of_a_side_that_went_out_lets_points_decide():
    """fubar.victory.break: if some of its units left by an edge the scenario asks for, points decide."""
    truck = {"id": "truck", "side": "A", "vehicle": "truck", "left_by": "east"}
    state = state_of([truck, squad("b", "B", (24, 4))], scenario="convoy", turn=6)

    assert check_break(state)
    assert (0, [6, 0]) == (state.result.winner, state.result.points)


def test_convoy_points():
    """Convoy: 6 per vehicle off; ambushers 3 per vehicle destroyed, 1 per vehicle immobilised at the end."""
    units = [
        {"id": "off", "side": "A", "vehicle": "truck", "left_by": "east"},
        {"id": "lost", "side": "A", "vehicle": "truck", "gone": True},
        {"id": "stuck", "side": "A", "vehicle": "truck", "at": [30, 24], "immobile": True},
        {"id": "rolls", "side": "A", "vehicle": "truck", "at": [10, 24]},
        squad("b", "B", (24, 4)),
    ]

    assert [6, 4] == standing(state_of(units, scenario="convoy"))


def test_outpost_points():
    """The Outpost: 4 per building the attacker holds at the end, 4 to the defender for each he does not."""
    units = [squad("a", "A", (18, 23)), squad("b", "B", (40, 40))]

    assert [4, 4] == standing(state_of(units, scenario="outpost"))


def test_extraction_points():
    """Extraction: 8 to the raiders if the captive left by their edge, else 4 to the guards; 5 for each unit lost."""
    units = [
        squad("a", "A", (18, 23)),
        squad("out", "A", (20, 40), left_by="south"),
        squad("b", "B", (40, 40)),
    ]
    kept = state_of(units, scenario="extraction")
    gone = state_of(units, scenario="extraction", captive={"at": [0, 0], "taken_by": "out", "escaped": True})

    hurt = state_of([*units, squad("b2", "B", (44, 44))], scenario="extraction")
    destroy_unit(hurt, hurt.unit("b2"))

    assert ([0, 4], [8, 0], [5, 4]) == (standing(kept), standing(gone), standing(hurt))


def test_last_stand_pays_for_units_alive_after_turn_five():
    """Last Stand: the defender gets 1 point per own unit alive at the end of each turn after turn 5."""
    units = [squad("a", "A", (4, 4)), squad("b", "B", (9, 24)), squad("b2", "B", (24, 24))]
    scores = []
    for turn in (5, 6):
        state = state_of(units, scenario="laststand", turn=turn)
        run(end_of_turn(state))
        scores.append(state.scores)

    assert [[0, 0], [0, 2]] == scores


def test_last_stand_pays_for_defenders_destroyed():
    """Last Stand: the attacker gets 5 points for every unit of the defender destroyed; his own losses pay nobody."""
    units = [squad("a", "A", (4, 4)), squad("b", "B", (9, 24)), squad("b2", "B", (24, 24))]
    state = state_of(units, scenario="laststand", turn=2)
    destroy_unit(state, state.unit("b2"))

    assert [5, 0] == standing(state)


@pins("fubar.victory.break")
def test_last_stand_attackers_return_once_and_keep_their_side_in_the_game():
    """Last Stand: destroyed infantry returns once at full strength; a side with units due back has not lost."""
    position = {
        "scenario": "laststand",
        "phase": "end",
        "turn": 2,
        "units": [squad("a", "A", (4, 4), (6, 4), (8, 4), lost=[2]), squad("b", "B", (9, 24))],
    }
    game = new_game(FubarSystem(), Setup("fubar", position=position), dice=ScriptedDice([6, 1]))
    state = read_position(Setup("fubar", position=position), check_options({}))
    for figure in state.unit("a").living():
        figure.alive = False
    destroy_unit(state, state.unit("a"))
    lost_all = present(state, 0)
    over = check_break(state)
    rule = end_of_turn(state)
    question = rule.send(None).question
    run_on = question.choices()[0]
    with pytest.raises(StopIteration):
        rule.send(run_on)
    destroy_unit(state, state.unit("a"))

    assert game.state.turn == 3
    assert (False, False) == (lost_all, over)
    assert 3 == len(state.unit("a").living())
    assert check_break(state)


# ------------------------------------------------------------ the captive


CAPTIVE = {"at": [24, 24]}


@pins("fubar.scenario.captive")
def test_captive_is_taken_by_a_unit_in_contact():
    """fubar.scenario.captive: a unit in contact may take him along, one that is not may not."""
    state = state_of(
        [squad("a", "A", (23, 24)), squad("a2", "A", (21, 30)), squad("b", "B", (25, 24))], captive=CAPTIVE
    )

    assert [] == why_not_take(state, state.unit("a"))
    assert ["fubar-refused-captive-contact"] == [r.message.id for r in why_not_take(state, state.unit("a2"))]
    take(state, state.unit("a"))
    assert ["fubar-refused-captive-taken"] == [r.message.id for r in why_not_take(state, state.unit("b"))]


@pins("fubar.scenario.captive")
def test_captive_follows_in_contact_and_is_left_behind():
    """fubar.scenario.captive: he ends in contact with his unit; left alone, anyone may take him."""
    state = state_of([squad("a", "A", (23, 24), (21, 24)), squad("b", "B", (40, 24))], captive=CAPTIVE)
    unit = state.unit("a")
    take(state, unit)
    for figure in unit.figures:
        figure.base = figure.base.at(figure.base.x, 30)
    follow(state, March(unit, "walk", 6.0, "fubar.action.walk.move"))
    touching = [figure for figure in unit.figures if touches(figure.base, state.captive.base, 0.01)]
    let_go(state, unit)

    assert [] != touching
    assert ("", "") == (state.captive.taken_by, unit.captive)


@pins("fubar.scenario.captive")
def test_captive_stays_where_he_is_when_his_unit_is_destroyed():
    """fubar.scenario.captive: if the unit is destroyed he stays and anyone may take him."""
    units = [squad("a", "A", (23, 24)), squad("b", "B", (25, 24))]
    state = state_of(units, captive={"at": [24, 24], "taken_by": "a"})
    destroy_unit(state, state.unit("a"))

    assert [] == why_not_take(state, state.unit("b"))


@pins("fubar.move.figures")
def test_edges_are_open_only_to_those_the_scenario_lets_out():
    """fubar.move.figures: nobody crosses the table edge unless the scenario allows it."""
    units = [squad("a", "A", (23, 24)), squad("b", "B", (25, 26))]
    convoy = state_of(units, scenario="convoy").scenario
    extraction = state_of(units, scenario="extraction").scenario

    assert ["east"] == [edge for edge in EDGES if convoy.may_leave(0, edge, True, False)]
    assert [] == [edge for edge in EDGES if convoy.may_leave(0, edge, False, False)]
    assert [] == [edge for edge in EDGES if convoy.may_leave(1, edge, True, False)]
    assert ["south"] == [edge for edge in EDGES if extraction.may_leave(0, edge, False, True)]
    assert [] == [edge for edge in EDGES if extraction.may_leave(0, edge, False, False)]
