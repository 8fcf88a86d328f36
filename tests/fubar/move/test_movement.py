"""fubar.move.figures and the moves of the actions."""

import pytest
from tests.fubar.field import Field, refusals, row, where

from sandtable.core.pins import pins
from sandtable.i18n import Texts
from sandtable.systems.fubar.move.march import March
from sandtable.systems.fubar.move.movement import MoveQuestion, stop_option
from sandtable.systems.fubar.turn.actions import act
from sandtable.table import touches


def walker(field, unit, allowance=6.0, action="walk"):
    march = March(unit, action, allowance, f"fubar.action.{action}.move")
    return MoveQuestion(field.state, march, [stop_option()])


def alone():
    field = Field()
    return field, field.squad("a", 0, row(10, 20, 3))


@pins("fubar.action.walk.move")
def test_a_walk_goes_six_inches_and_says_so():
    """fubar.action.walk.move: 6 is legal, 7.2 is refused with both numbers."""
    field, mine = alone()
    question = walker(field, mine)
    far = question.check({"to": {"a-1": [10, 27.2]}})

    assert [] == question.check({"to": {"a-1": [10, 26]}})
    assert [("fubar.action.walk.move", "fubar-refused-too-far")] == refusals(far)
    assert (7.2, 6.0) == (far[0].message.values["length"], far[0].message.values["allowance"])


def test_refusals_name_a_figure_as_the_board_does():
    """A refusal speaks of a unit and the number of its figure, never of an id."""
    field, mine = alone()
    field.squad("b", 0, row(10, 25, 1))
    reasons = walker(field, mine).check({"to": {"a-2": [10, 25]}})
    texts = Texts("en", strict=True)

    assert ["fubar-refused-occupied"] == [id for _, id in refusals(reasons)]
    assert "a, figure 2 would end upon another base; leave room." == texts.message(reasons[0].message.wire())


@pins("fubar.action.run.move", "fubar.action.dash.move", "fubar.measure.units")
@pytest.mark.parametrize(
    ("action", "unit", "length"),
    [("walk", "cm", 15), ("run", "in", 12), ("run", "cm", 30), ("dash", "in", 8), ("dash", "cm", 20)],
)
def test_run_and_dash_have_their_printed_lengths(action, unit, length):
    """fubar.measure.units: the printed pair counts, inches or centimetres."""
    field = Field(unit=unit)
    mine = field.squad("a", 0, row(20, 10, 2, 4))
    field.state.units[0].side = 0
    far = []

    def too_far(question):
        far.extend(question.check({"to": {"a-1": [20, 10 + length + 0.1]}}))
        return {"to": {"a-1": [20, 10 + length]}}

    field.play(act(field.state, mine), answers=[action, too_far])

    assert [(20, 10 + length), (24, 10)] == where(mine)
    assert [f"fubar.action.{action}.move"] == [reason.why for reason in far]


@pins("fubar.action.run.no_fire", "fubar.action.dash.no_fire", "fubar.action.ground.no_fire")
@pytest.mark.parametrize("action", ["run", "dash", "ground"])
def test_who_runs_ducks_or_lies_down_does_not_fire(action):
    """fubar.action.run.no_fire: the move can end in nothing but stopping."""
    field, mine = alone()
    field.squad("b", 1, row(10, 30, 3))
    refused = []

    def try_to_fire(question):
        refused.extend(question.check({"then": "fire"}))
        return {"then": "done"}

    field.play(act(field.state, mine), answers=[action, try_to_fire])

    assert 1 == len(refused)


@pins("fubar.action.dash.cover")
def test_a_ducking_run_is_marked_until_the_next_attempt():
    """fubar.action.dash.cover: light cover, here as the unit's own state."""
    field, mine = alone()

    field.play(act(field.state, mine), answers=["dash", {"lead": [10, 26]}])

    assert mine.dash


@pins("fubar.move.figures")
def test_friends_on_foot_may_be_passed_but_not_stood_upon():
    """fubar.move.figures: through friends, never onto them."""
    field, mine = alone()
    field.squad("f", 0, row(10, 22, 3))
    question = walker(field, mine)

    assert [] == question.check({"to": {"a-1": [10, 24]}})
    assert [("fubar.move.figures", "fubar-refused-occupied")] == refusals(
        question.check({"to": {"a-1": [10, 22.5]}})
    )


@pins("fubar.move.figures")
def test_enemies_and_vehicles_are_walked_round():
    """fubar.move.figures: the way bends round an enemy and costs more than the straight one."""
    field, mine = alone()
    field.squad("b", 1, [(10, 23)])
    question = walker(field, mine)
    answer = {"to": {"a-1": [10, 25.9]}}

    assert ["fubar-refused-too-far"] == [id for _, id in refusals(question.check(answer))]
    assert 6.0 < question.check(answer)[0].message.values["length"] < 6.6

    near = {"to": {"a-1": [10, 25.1]}}
    assert [] == question.check(near)
    assert len(question.plan_for(near).paths[0]) > 2


@pins("fubar.move.figures")
def test_a_friendly_vehicle_bars_the_way_too():
    """fubar.move.figures: a named way through a vehicle is refused."""
    field, mine = alone()
    field.car("c", 0, 10, 23, 0.0)
    answer = {"to": {"a-1": [10, 26]}, "via": {"a-1": [[10, 22]]}}

    assert [("fubar.move.figures", "fubar-refused-way-barred")] == refusals(walker(field, mine).check(answer))


@pins("fubar.move.figures", "fubar.measure.edge")
@pytest.mark.parametrize(("y", "refused"), [(25.0, []), (25.1, ["fubar-refused-too-near"])])
def test_nobody_ends_within_an_inch_of_an_enemy(y, refused):
    """fubar.move.figures: base edge to base edge; only an Assault goes nearer."""
    field, mine = alone()
    field.squad("b", 1, [(10, 27)])

    assert refused == [id for _, id in refusals(walker(field, mine).check({"to": {"a-1": [10, y]}}))]


@pins("fubar.move.figures")
def test_the_table_edge_is_closed():
    """fubar.move.figures: no scenario opens it here, neither for the base nor for leaving."""
    field = Field()
    mine = field.squad("a", 0, row(2, 20, 3))
    question = walker(field, mine)

    assert [("fubar.move.figures", "fubar-refused-off-table")] == refusals(
        question.check({"to": {"a-1": [0.4, 20]}})
    )
    assert [("fubar.move.figures", "fubar-refused-edge")] == refusals(question.check({"then": "leave:west"}))


@pins("fubar.move.figures")
def test_the_convoy_may_leave_by_the_far_edge():
    """fubar.move.figures: where the scenario allows it, with everybody aboard."""
    field = Field(2, "convoy")
    side = next(s for s in range(2) if field.state.scenario.parts[s].exits)
    car = field.car("c", side, 62, 24, 0.0, weapons=())
    riders = field.squad("r", side, row(5, 5, 3))
    riders.aboard = "c"
    car.vehicle.passengers = ["r"]
    field.squad("b", 1 - side, row(5, 40, 3))
    field.squad("b2", side, row(15, 40, 3))

    field.play(act(field.state, car), answers=["drive", {"then": "leave:east"}])

    assert (True, "east", True) == (car.gone, car.left_by, riders.gone)


@pins("fubar.cover.infantry_speed")
def test_infantry_walks_through_cover_at_normal_speed():
    """fubar.cover.infantry_speed: a wood costs nothing, a wall neither."""
    field, mine = alone()
    field.terrain("w", "wood", (5, 21), (20, 30))
    field.terrain("l", "wall", (5, 23), (20, 23))

    assert [] == walker(field, mine).check({"lead": [10, 26]})


@pins("fubar.armour.no_slow")
def test_armour_never_slows():
    """fubar.armour.no_slow: battle armour walks as far as none."""
    field = Field()
    mine = field.squad("a", 0, row(10, 20, 3), armour="battle")

    assert [] == walker(field, mine).check({"lead": [10, 26]})


@pins("fubar.pin.move")
def test_a_pinned_figure_does_not_move():
    """fubar.pin.move: it is refused by name; a formation leaves it behind."""
    field, mine = alone()
    mine.figures[0].pinned = True
    question = walker(field, mine)
    plan = question.plan_for({"lead": [12, 24]})

    assert [("fubar.pin.move", "fubar-refused-pinned")] == refusals(question.check({"to": {"a-1": [10, 21]}}))
    assert [1, 2] == plan.numbers


def test_a_kept_formation_moves_everybody_alike():
    """A lead moves the leader there and the others by the same step."""
    field, mine = alone()

    field.play(act(field.state, mine), answers=["run", {"lead": [14, 25]}])

    assert [(14, 25), (15.5, 25), (17, 25)] == where(mine)


@pytest.mark.parametrize("formation", ["line", "column", "wedge"])
def test_a_formation_ends_without_overlaps_and_within_the_allowance(formation):
    """Whatever the shape, nobody overlaps and nobody goes further than he may."""
    field = Field()
    mine = field.squad("a", 0, [(10, 20), (11.2, 20), (10, 21.2), (11.2, 21.2), (12.4, 20)])
    before = where(mine)

    field.play(
        act(field.state, mine), answers=["walk", {"lead": [14, 23], "formation": formation, "then": "done"}]
    )

    bases = [figure.base for figure in mine.figures]
    assert not any(touches(a, b, -0.02) for i, a in enumerate(bases) for b in bases[:i])
    for (x0, y0), (x1, y1) in zip(before, where(mine), strict=True):
        assert (x1 - x0) ** 2 + (y1 - y0) ** 2 <= 6.02**2


def test_a_kept_formation_bends_round_who_stands_there():
    """Where the kept places are taken the figures find the nearest free ones."""
    field, mine = alone()
    field.squad("f", 0, row(10, 24, 3))
    question = walker(field, mine)
    answer = {"lead": [10, 24.5], "formation": "keep"}

    assert [] == question.check(answer)
    ends = [path[-1] for path in question.plan_for(answer).paths]
    assert all((x, y) not in row(10, 24.5, 3) for x, y in ends)


@pins("fubar.action.walk.fire")
def test_fire_comes_at_one_point_and_the_rest_may_be_walked():
    """fubar.action.walk.fire: 2 inches, fire, and what is left of the 6; a second fire is not on offer."""
    field, mine = alone()
    field.squad("b", 1, [(10, 40)], armour="none")
    left = []

    def go_on(question):
        left.extend(entry["allowance"] for entry in question.wire()["tokens"])
        assert ["core-refused-no-such-option"] == [r.message.id for r in question.check({"then": "fire"})]
        return {"lead": [10, 26]}

    field.play(
        act(field.state, mine),
        dice=[1, 1, 1],
        answers=["walk", {"lead": [10, 22], "then": "fire"}, {"at": "b"}, go_on],
    )

    assert [4.0, 4.0, 4.0] == left
    assert (10, 26) == where(mine)[0]


@pins("fubar.action.ground.move", "fubar.action.ground.cover")
def test_going_to_ground_leads_into_the_nearest_cover():
    """fubar.action.ground.move: 3 inches into the nearest cover, not away from it; then one level better."""
    field, mine = alone()
    field.terrain("w", "wood", (5, 22), (20, 28))
    refused = []

    def crawl(question):
        refused.extend(question.check({"to": {"a-1": [10, 18]}}))
        return question.candidates()[0]

    field.play(act(field.state, mine), answers=["ground", crawl])

    assert [("fubar.action.ground.move", "fubar-refused-not-into-cover")] == refusals(refused)
    assert all(field.state.board.piece("w").holds(x, y) for x, y in where(mine))
    assert mine.ground


@pins("fubar.action.ground.none")
def test_without_cover_in_reach_they_go_to_ground_in_the_open():
    """fubar.action.ground.none: up to 3 inches anywhere; between equally near covers the owner chooses."""
    field, mine = alone()
    field.play(act(field.state, mine), answers=["ground", {"lead": [10, 17]}])
    assert ((10, 17), True) == (where(mine)[0], mine.ground)

    field.terrain("n", "wood", (5, 10), (20, 15))
    field.terrain("s", "wood", (5, 19), (20, 25))
    ways = []

    def look(question):
        ways.extend(question.candidates())
        return {"then": "done"}

    field.play(act(field.state, mine), answers=["ground", look])
    assert 3 == len(ways)


@pins("fubar.activation.one_action")
def test_every_action_stands_in_the_list_with_its_reason():
    """fubar.activation.one_action: nobody in reach or sight, so Aim and Assault say why."""
    field, mine = alone()
    from sandtable.systems.fubar.turn.actions import WhichAction

    question = WhichAction(field.state, mine)
    options = {option["id"]: option.get("reasons", []) for option in question.wire()["options"]}

    assert ["walk", "run", "dash", "aim", "guard", "ground", "assault"] == list(options)
    assert ["fubar.fire.los", "fubar.action.assault"] == [options[id][0]["why"] for id in ("aim", "assault")]
    assert ["walk", "run", "dash", "guard", "ground"] == question.choices()


@pins("fubar.action.aim", "fubar.action.assault")
def test_aim_and_assault_are_open_when_there_is_somebody():
    """fubar.action.aim: no move; fubar.action.assault: the target is asked for."""
    field, mine = alone()
    field.squad("b", 1, row(10, 26, 3))
    field.play(act(field.state, mine), dice=[1, 1, 1], answers=["aim", {"at": "b"}])
    assert row(10, 20, 3) == where(mine)

    from sandtable.systems.fubar.turn.actions import WhichAction

    assert [] == WhichAction(field.state, mine).check("assault")


@pins("fubar.action.guard.react")
def test_going_on_guard_is_an_action_without_a_move():
    """fubar.action.guard.react: no move."""
    field, mine = alone()
    field.play(act(field.state, mine), answers=["guard"])
    assert (True, row(10, 20, 3)) == (mine.guard, where(mine))
