"""Losses and pins: who may take a hit, how many may be pinned, what is never asked."""

import pytest

from sandtable.core.pins import pins
from sandtable.systems.fubar.attack.shooting import fire
from sandtable.systems.fubar.harm.losses import Losses
from sandtable.systems.fubar.harm.vehicle_damage import crew_unit
from sandtable.systems.fubar.state.seen import sees_unit


@pins("fubar.fire.allocate", "fubar.fire.not_both", "fubar.pin.cap.total")
def test_every_hit_goes_to_another_figure_as_lost_or_pinned(table):
    """fubar.fire.allocate: two hits are two figures; none is both, none already pinned is pinned again."""
    raiders = table.squad("raiders", 1, table.line(10, 25, 4))
    raiders.figures[3].pinned = True
    losses = Losses(raiders, 2, raiders.living())

    assert [] == losses.check({"raiders-1": "lost", "raiders-2": "pinned"})
    assert [] == losses.check({"raiders-4": "lost", "raiders-2": "lost"})
    assert ["fubar.fire.allocate"] == [r.why for r in losses.check({"raiders-1": "lost"})]
    assert ["fubar.fire.not_both"] == [r.why for r in losses.check({"raiders-1": ["lost", "pinned"]})]
    assert ["fubar.pin.cap.total"] == [
        r.why for r in losses.check({"raiders-4": "pinned", "raiders-1": "lost"})
    ]


@pytest.mark.parametrize(("training", "cap"), [("recruit", 1), ("seasoned", 2), ("veteran", 3), ("elite", 4)])
@pins("fubar.pin.cap.recruit", "fubar.pin.cap.seasoned", "fubar.pin.cap.veteran", "fubar.pin.cap.elite")
def test_the_limit_on_pins_is_that_of_the_training(table, training, cap):
    """fubar.pin.cap: so many pinned figures and not one more."""
    unit = table.squad("unit", 1, table.line(10, 25, 6), training)
    full = {f"unit-{number}": "pinned" for number in range(1, cap + 1)}
    over = {f"unit-{number}": "pinned" for number in range(1, cap + 2)}

    assert [] == Losses(unit, cap, unit.living()).check(full)
    assert [f"fubar.pin.cap.{training}"] == [
        reason.why for reason in Losses(unit, cap + 1, unit.living()).check(over)
    ]


@pins("fubar.pin.cap.total")
def test_figures_already_pinned_count_against_the_limit(table):
    """fubar.pin.cap.total: a recruit unit with one down can take no pin, unless it loses the one that is down."""
    unit = table.squad("unit", 1, table.line(10, 25, 4), "recruit")
    unit.figures[0].pinned = True
    losses = Losses(unit, 2, unit.living())

    assert ["fubar.pin.cap.recruit"] == [r.why for r in losses.check({"unit-2": "pinned", "unit-3": "lost"})]
    assert [] == losses.check({"unit-1": "lost", "unit-2": "pinned"})
    assert {"unit-1": "lost", "unit-2": "pinned"} == losses.by_order("pins-first")
    assert {"unit-1": "lost", "unit-2": "lost"} == losses.by_order("losses-first")


@pins("fubar.pin.cap.total")
def test_pins_are_offered_where_a_loss_makes_room_for_them(table):
    """fubar.pin.cap.total: at the limit a pin is offered only if somebody who is down can be lost instead."""
    unit = table.squad("unit", 1, table.line(10, 25, 4), "recruit")
    unit.figures[0].pinned = True
    offered = {lot.token: lot.shares for lot in Losses(unit, 2, unit.living()).lots}
    hidden = {lot.token: lot.shares for lot in Losses(unit, 2, unit.living()[1:]).lots}

    assert (["lost"], ["lost", "pinned"]) == (offered["unit-1"], offered["unit-2"])
    assert ["lost"] == hidden["unit-2"]


@pins("fubar.fire.excess")
def test_hits_beyond_the_figures_are_lost_and_nothing_is_asked_when_all_must_fall(table):
    """fubar.fire.excess: five hits on two figures that cannot be pinned any more."""
    shooters = table.squad("rifles", 0, table.line(10, 10, 5))
    raiders = table.squad("raiders", 1, [(10, 20), (12, 20)], "recruit")
    raiders.figures[0].pinned = True
    raiders.figures[1].pinned = True

    table.run(fire(table.state, shooters, False, False), [6, 6, 6, 6, 6], [{"at": "raiders"}])

    assert raiders.gone
    assert ["raiders"] == table.state.destroyed[1]
    assert 1 == len(table.told("fubar-event-destroyed"))


@pins("fubar.fire.allocate.who", "fubar.fire.edge")
def test_only_figures_that_a_shooter_could_see_and_reach_can_be_taken(table):
    """fubar.fire.allocate.who: one deep in the wood and one out of range are safe; the others take the hits."""
    table.block("wood", "wood", 30, 20, 40, 30)
    shooters = table.squad("rifles", 0, [(30, 5), (31.2, 5)])
    raiders = table.squad("raiders", 1, [(31, 21), (34, 25), (31, 19), (46, 29)])
    question = table.ask_only(_after(fire(table.state, shooters, False, False), {"at": "raiders"}), [6, 6])

    assert sees_unit(table.state, shooters, table.squad("witness", 1, [(46, 29)]))
    assert ["raiders-1", "raiders-3"] == [lot.token for lot in question.lots]
    assert ["fubar.fire.allocate.who"] == [
        reason.why for reason in question.check({"raiders-2": "lost", "raiders-1": "lost"})
    ]
    assert 4 == len(raiders.living())


async def _after(flow, answer):
    """Answers the first question of a rule; the next one is the test's."""
    effect = flow.send(None)
    reply = answer
    while True:
        try:
            effect = flow.send(reply)
        except StopIteration as done:
            return done.value
        reply = await effect


@pins("fubar.fire.allocate.who")
def test_a_figure_pinned_before_may_be_lost(table):
    """fubar.fire.allocate.who, fubar.fire.not_both: pinned by an earlier attack, lost to this one."""
    shooters = table.squad("rifles", 0, [(10, 10)])
    raiders = table.squad("raiders", 1, [(10, 20), (12, 20)])
    raiders.figures[0].pinned = True

    table.run(fire(table.state, shooters, False, False), [6], [{"at": "raiders"}, {"raiders-1": "lost"}])
    assert ["raiders-2"] == [figure.id for figure in raiders.living()]


def test_standing_orders_spare_the_leader_and_the_dear_weapons(table):
    """fubar.fire.allocate: pins-first pins as many as it may and loses the least dear of the rest."""
    unit = table.squad("unit", 1, table.line(10, 25, 4))
    unit.figures[0].leader = True
    unit.figures[1].weapons = [table.book.weapons["machine_gun"]]
    losses = Losses(unit, 3, unit.living())

    assert {"unit-3": "lost", "unit-4": "pinned", "unit-2": "pinned"} == losses.by_order("pins-first")
    for answer in losses.candidates():
        assert [] == losses.check(answer)


@pins("fubar.vehicle.crew")
def test_a_crew_on_foot_has_pistols_and_nothing_to_throw(table):
    """fubar.vehicle.crew: the vehicle's training, pistols, no armour, no grenades, no leader."""
    car = table.vehicle("truck", 1, (10, 20), "truck", ["machine_gun"], training="veteran")
    crew = crew_unit(table.state, car, 2)

    assert ("veteran", None, False) == (crew.training.id, crew.leader, crew.grenades)
    assert [("none", ["pistol"], False)] * 2 == [
        (figure.armour, [weapon.id for weapon in figure.weapons], figure.leader) for figure in crew.figures
    ]
