"""fubar.vehicle: how vehicles act, move and carry."""

import pytest
from tests.fubar.field import Field, refusals, row, where

from sandtable.core.pins import pins
from sandtable.systems.fubar.move.march import March
from sandtable.systems.fubar.move.movement import MoveQuestion, stop_option
from sandtable.systems.fubar.move.transport import GetOut, why_not_mount
from sandtable.systems.fubar.turn.actions import WhichAction, act, fire_option


def driver(field, unit):
    march = March(unit, "drive", field.state.lengths.vehicle_open, "fubar.vehicle.move.open")
    return MoveQuestion(field.state, march, [stop_option(), fire_option(march)])


@pins("fubar.vehicle.actions")
def test_a_vehicle_drives_stands_or_guards():
    """fubar.vehicle.actions: it never aims, runs, ducks, goes to ground or assaults; immobilised it stands."""
    field = Field()
    car = field.car("v", 0, 20, 20)
    question = WhichAction(field.state, car)
    open_before = question.choices()
    car.vehicle.immobile = True

    assert (["drive", "stand", "guard"], ["stand", "guard"]) == (open_before, question.choices())
    assert [("fubar.vehicle.damage.immobile", "fubar-refused-immobile")] == refusals(question.check("drive"))


@pins("fubar.vehicle.move.open")
def test_twelve_inches_in_the_open():
    """fubar.vehicle.move.open: 12 inches, refused beyond with the numbers."""
    field = Field()
    question = driver(field, field.car("v", 0, 20, 20))
    far = question.check({"to": {"v": [33, 20]}})

    assert [] == question.check({"to": {"v": [32, 20]}})
    assert [("fubar.vehicle.move.open", "fubar-refused-drive-too-far")] == refusals(far)
    assert 13.0 == far[0].message.values["length"]


@pins("fubar.vehicle.move.light")
@pytest.mark.parametrize(("x", "refused"), [(26, []), (26.5, ["fubar.vehicle.move.light"])])
def test_six_inches_as_soon_as_it_touches_light_cover(x, refused):
    """fubar.vehicle.move.light: a move that touches light cover at any point is a 6-inch move."""
    field = Field()
    field.terrain("w", "wood", (24, 0), (40, 48))
    question = driver(field, field.car("v", 0, 20, 20))

    assert refused == [why for why, _ in refusals(question.check({"to": {"v": [x, 20]}}))]


@pins("fubar.vehicle.move.light")
def test_the_engine_drives_round_cover_when_that_is_in_reach():
    """A straight way through a small wood would be too long; the way round it is taken."""
    field = Field()
    field.terrain("w", "wood", (24, 20.5), (27, 24))
    question = driver(field, field.car("v", 0, 20, 20))
    answer = {"to": {"v": [31, 20]}}

    assert [] == question.check(answer)
    assert not question.plan_for(answer).slow


@pins("fubar.vehicle.move.medium", "fubar.vehicle.move.no_entry")
def test_only_heavy_tanks_enter_medium_cover_and_then_do_not_fire():
    """fubar.vehicle.move.medium: the heavy and ultra rows, 6 inches, without firing."""
    field = Field()
    field.terrain("r", "rubble", (24, 10), (40, 30))
    carrier = field.car("v", 0, 20, 15)
    tank = field.car("t", 0, 20, 25, kind="medium_tank", armour="heavy")

    closed = driver(field, carrier).check({"lead": [26, 15]})
    assert [("fubar.vehicle.move.no_entry", "fubar-refused-no-entry")] == refusals(closed)
    question = driver(field, tank)
    assert [] == question.check({"lead": [26, 25], "then": "done"})
    assert ["fubar.vehicle.move.medium"] == [
        why for why, _ in refusals(question.check({"lead": [26, 25], "then": "fire"}))
    ]
    assert ["fubar.vehicle.move.medium"] == [
        why for why, _ in refusals(question.check({"lead": [27, 25], "then": "done"}))
    ]


@pins("fubar.vehicle.move.medium")
def test_after_firing_a_tank_keeps_out_of_medium_cover():
    """fubar.vehicle.move.medium: the same the other way round."""
    field = Field()
    field.terrain("r", "rubble", (24, 10), (40, 30))
    tank = field.car("t", 0, 20, 25, kind="medium_tank", armour="heavy")
    question = driver(field, tank)
    question.march.fired = True

    assert ["fubar-refused-medium-after-fire"] == [
        id for _, id in refusals(question.check({"lead": [26, 25]}))
    ]


@pins("fubar.vehicle.move.no_entry", "fubar.vehicle.wreck")
@pytest.mark.parametrize("kind", ["bunker", "wreck"])
def test_no_vehicle_enters_bunkers_or_wrecks(kind):
    """fubar.vehicle.move.no_entry: heavy cover is closed to all; fubar.vehicle.wreck: so are wrecks."""
    field = Field()
    field.terrain("x", kind, (24, 10), (40, 30))
    tank = field.car("t", 0, 20, 25, kind="heavy_tank", armour="ultra")

    assert driver(field, tank).check({"lead": [26, 25]})


@pins("fubar.vehicle.actions", "fubar.vehicle.still")
def test_on_the_move_one_weapon_standing_all():
    """fubar.vehicle.still: hmg (4 dice) and machine gun (3) together only when it stands."""
    for answers, dice in (
        (
            [
                "drive",
                {"lead": [24, 20], "then": "fire"},
                {"shots": [{"figure": "v", "weapon": "hmg", "at": "b"}]},
            ],
            4,
        ),
        (["stand", {"at": "b"}], 7),
    ):
        field = Field()
        car = field.car("v", 0, 20, 20, weapons=("hmg", "machine_gun"))
        field.squad("b", 1, row(20, 35, 3))
        extra = [{"then": "done"}] if answers[0] == "drive" else []

        field.play(act(field.state, car), dice=[1] * dice, answers=[*answers, *extra])


@pins("fubar.move.figures")
def test_a_vehicle_beside_enemies_may_drive_away():
    """fubar.move.figures: enemies right in front and behind do not hold it."""
    field = Field()
    car = field.car("v", 0, 20, 20)
    hull = car.vehicle.hull
    field.squad("b", 1, [(hull.x + hull.half_length + 0.5, 20), (hull.x - hull.half_length - 0.5, 20)])

    assert [] == driver(field, car).check({"to": {"v": [30, 20]}})


@pins("fubar.vehicle.actions")
def test_it_turns_freely():
    """fubar.vehicle.actions: facings are on paper, counter-clockwise with y downwards."""
    field = Field()
    car = field.car("v", 0, 20, 20)

    field.play(
        act(field.state, car), answers=["drive", {"to": {"v": [25, 20]}, "facing": {"v": 90}, "then": "done"}]
    )

    assert (25, 20, 270.0) == (car.vehicle.hull.x, car.vehicle.hull.y, car.vehicle.hull.facing)


@pins("fubar.vehicle.transport")
def test_a_whole_unit_within_two_inches_mounts_as_its_action():
    """fubar.vehicle.transport: its Walk, in a vehicle of its own side with room."""
    field = Field()
    car = field.car("v", 0, 20, 20)
    below = 20 + car.vehicle.hull.half_width + 0.5
    mine = field.squad("a", 0, row(18, below + 1, 3))

    field.play(act(field.state, mine), answers=["mount:v"])

    assert ("v", ["a"]) == (mine.aboard, car.vehicle.passengers)


@pins("fubar.vehicle.transport")
def test_mounting_is_refused_without_seats_or_nearness():
    """fubar.vehicle.transport: only as a whole, within 2 inches and the free capacity."""
    field = Field()
    car = field.car("v", 0, 20, 20)
    below = 20 + car.vehicle.hull.half_width + 0.5
    far = field.squad("a", 0, [(18, below + 1), (20, below + 2.1)])
    crowd = field.squad("c", 0, row(16, below + 1, car.vehicle.profile.capacity + 1, 0.5))

    assert ["fubar-refused-mount-far"] == [id for _, id in refusals(why_not_mount(field.state, far, car))]
    assert ["fubar-refused-mount-seats"] == [id for _, id in refusals(why_not_mount(field.state, crowd, car))]


@pins("fubar.vehicle.transport")
def test_getting_out_comes_before_the_action_and_within_two_inches():
    """fubar.vehicle.transport: placed by the owner, then it acts; passengers stay where there is no room."""
    field = Field()
    car = field.car("v", 0, 20, 20)
    mine = field.squad("a", 0, row(2, 2, 3))
    mine.aboard = "v"
    car.vehicle.passengers = ["a"]
    side = round(20 + car.vehicle.hull.half_width + 0.51, 2)
    far = round(side + 1.99, 2)
    good = {"to": {"a-1": [19, side], "a-2": [20.5, side], "a-3": [22, far]}}
    bad = {"to": {"a-1": [19, side], "a-2": [20.5, side], "a-3": [22, side + 2.2]}}

    assert ["fubar-refused-dismount-far"] == [id for _, id in refusals(GetOut(field.state, mine).check(bad))]
    field.play(act(field.state, mine), answers=["dismount", good, "guard"])
    assert [(19, side), (20.5, side), (22, far)] == where(mine)


@pins("fubar.vehicle.transport")
def test_with_no_room_the_unit_stays_aboard():
    """fubar.vehicle.transport: walled in by enemies within an inch all round, so staying is all that is left."""
    field = Field()
    car = field.car("v", 0, 20, 20)
    mine = field.squad("a", 0, row(2, 2, 3))
    mine.aboard = "v"
    car.vehicle.passengers = ["a"]
    ring = [(20 + dx, 20 + dy) for dx in range(-6, 7) for dy in range(-5, 6)]
    field.squad("b", 1, [(x, y) for x, y in ring if not car.vehicle.hull.holds(x, y)])

    field.play(act(field.state, mine))

    assert "v" == mine.aboard


@pins("fubar.scenario.captive")
def test_who_leads_the_captive_only_walks_and_does_not_fire():
    """fubar.scenario.captive: Walk without firing, no reaction either; he ends in contact."""
    from sandtable.systems.fubar.move.watching import can_react
    from sandtable.table import touches

    field = Field(2, "extraction")
    mine = field.squad("a", 0, row(20, 20, 3))
    enemy = field.squad("b", 1, row(20, 35, 3))
    captive = field.captive(20, 21)
    refused = []

    def walk_on(question):
        refused.extend(question.check({"lead": [20, 17], "then": "fire"}))
        return {"lead": [20, 16], "then": "done"}

    field.play(act(field.state, mine), answers=["walk", "take", walk_on])
    mine.guard = True

    assert ["fubar.scenario.captive"] == [why for why, _ in refusals(refused)]
    assert any(touches(figure.base, captive.base, 0.01) for figure in mine.figures)
    assert ["walk"] == WhichAction(field.state, mine).choices()
    assert not can_react(field.state, mine, enemy)
