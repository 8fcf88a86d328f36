"""Which reactions are fired without a question: those that leave nothing to choose, however near the target is."""

from sandtable.core.pins import pins
from sandtable.systems.fubar.attack.battery import Battery
from sandtable.systems.fubar.attack.targeting import FireQuestion


@pins("fubar.action.guard.timing", "fubar.vehicle.actions")
def test_a_target_that_touches_the_vehicle_leaves_the_choice_of_weapons_too(table):
    """fubar.vehicle.actions: one weapon in a reaction, so with two that reach somebody has to say which."""
    tank = table.vehicle("tank", 0, (20, 20), "light_tank", ["machine_gun", "hmg"])
    assert tank.vehicle is not None
    beside = 20 + tank.vehicle.profile.width / 2 + table.book.lengths.base_radius
    foe = table.squad("foe", 1, [(20, beside)])

    choosing = FireQuestion(Battery(table.state, tank, False, False, foe.id))
    tank.vehicle.weapons.pop()
    forced = FireQuestion(Battery(table.state, tank, False, False, foe.id))

    assert (None, [{"at": "foe"}]) == (choosing.forced(), forced.forced())


@pins("fubar.fire.one_weapon")
def test_a_figure_with_two_weapons_chooses_at_any_distance(table):
    """fubar.fire.one_weapon: also half an inch away."""
    guards = table.squad("guards", 0, [(20, 20)], "seasoned", ["rifle", "rpg"])
    near = 20 + 2 * table.book.lengths.base_radius
    table.squad("foe", 1, [(20, near)])
    truck = table.vehicle("truck", 1, (20, 30))

    assert FireQuestion(Battery(table.state, guards, False, False, truck.id)).forced() is None
