"""Shooting: who fires, dice, numbers needed, saves, order of dice."""

from sandtable.core.pins import pins
from sandtable.systems.fubar.attack.battery import Battery
from sandtable.systems.fubar.attack.shooting import fire


@pins("fubar.fire.dice", "fubar.fire.hit", "fubar.dice.order", "fubar.fire.los")
def test_each_figure_rolls_its_fire_points_against_experience(table):
    """fubar.fire.hit: a seasoned unit hits on 5+; every figure rolls one die per Fire Point."""
    shooters = table.squad("rifles", 0, table.line(10, 10, 3))
    target = table.squad("raiders", 1, table.line(10, 25, 4))

    table.run(
        fire(table.state, shooters, False, False),
        [4, 5, 6],
        [{"at": "raiders"}, {"raiders-1": "lost", "raiders-2": "lost"}],
    )

    assert [("fubar.fire.hit", 3)] == table.rolls
    assert ["raiders-3", "raiders-4"] == [figure.id for figure in target.living()]


@pins("fubar.dice.six", "fubar.dice.one", "fubar.dice.scope", "fubar.cover.cap", "fubar.cover.cap.aim")
def test_naturals_and_the_limit_of_cover_hold_under_aim(table):
    """fubar.cover.cap.aim: cover stops at 6+, then aiming makes a 5 enough; a natural 1 still misses."""
    table.block("bunker", "bunker", 8, 24, 20, 27)
    recruits = table.squad("recruits", 0, table.line(10, 10, 3), "recruit")
    table.squad("raiders", 1, table.line(10, 25, 4))

    table.run(
        fire(table.state, recruits, False, True),
        [1, 4, 5],
        [{"at": "raiders"}, {"raiders-1": "pinned"}],
    )
    assert [1] == [event.values["hits"] for event in table.told("fubar-event-hits")]


@pins("fubar.dice.one")
def test_a_natural_one_misses_whatever_is_added(table):
    """fubar.dice.one: an elite unit that aims would hit on 3+; a 1 fails, a 3 hits, a 2 does not."""
    elite = table.squad("elite", 0, table.line(10, 10, 3), "elite")
    table.squad("raiders", 1, table.line(10, 25, 4))

    table.run(fire(table.state, elite, False, True), [1, 2, 3], [{"at": "raiders"}, {"raiders-1": "lost"}])

    assert [1] == [event.values["hits"] for event in table.told("fubar-event-hits")]


@pins("fubar.fire.pinned", "fubar.pin.effect")
def test_pinned_figures_do_not_fire(table):
    """fubar.fire.pinned: two of three are down, so one die is rolled."""
    shooters = table.squad("rifles", 0, table.line(10, 10, 3))
    shooters.figures[0].pinned = True
    shooters.figures[2].pinned = True
    table.squad("raiders", 1, table.line(10, 25, 4))

    table.run(fire(table.state, shooters, False, False), [1], [{"at": "raiders"}])

    assert [("fubar.fire.hit", 1)] == table.rolls


@pins("fubar.fire.each")
def test_range_is_measured_for_each_figure_to_the_nearest_it_sees(table):
    """fubar.fire.each: only the rifle within 24 inches of the nearest figure fires."""
    shooters = table.squad("rifles", 0, [(10, 10), (10, 8)])
    table.squad("raiders", 1, [(10, 35), (10, 37)])

    table.run(fire(table.state, shooters, False, False), [2], [{"at": "raiders"}])

    assert [("fubar.fire.hit", 1)] == table.rolls


@pins("fubar.fire.split", "fubar.dice.order")
def test_divided_fire_rolls_all_hits_before_any_save(table):
    """fubar.fire.split: targets are declared first; each then saves in the order declared."""
    shooters = table.squad("rifles", 0, table.line(10, 10, 3))
    table.squad("left", 1, table.line(6, 25, 3), armour="light")
    table.squad("right", 1, table.line(16, 25, 3), armour="heavy")

    table.run(
        fire(table.state, shooters, False, False),
        [6, 6, 6, 1, 3, 4],
        [
            {
                "shots": [
                    {"figure": "rifles-2", "weapon": "rifle", "at": "right"},
                    {"figure": "rifles-1", "weapon": "rifle", "at": "left"},
                    {"figure": "rifles-3", "weapon": "rifle", "at": "left"},
                ]
            },
            {"right-1": "pinned"},
            {"left-1": "pinned", "left-2": "lost"},
        ],
    )

    expected = [
        ("fubar.fire.hit", 1),
        ("fubar.fire.hit", 1),
        ("fubar.fire.hit", 1),
        ("fubar.fire.save", 1),
        ("fubar.fire.save", 2),
    ]
    assert expected == table.rolls


@pins("fubar.fire.one_weapon")
def test_a_figure_fires_one_weapon(table):
    """fubar.fire.one_weapon: rifle and grenade of the same figure are refused together."""
    shooters = table.squad("rifles", 0, [(10, 10)], grenades=True)
    table.squad("raiders", 1, table.line(10, 15, 3))
    question = table.ask_only(fire(table.state, shooters, False, False), [])

    shots = [
        {"figure": "rifles-1", "weapon": "rifle", "at": "raiders"},
        {"figure": "rifles-1", "weapon": "grenade", "at": "raiders"},
    ]
    assert ["fubar.fire.one_weapon"] == [reason.why for reason in question.check({"shots": shots})]
    assert [] == question.check({"shots": shots[:1]})
    assert [] == question.check({"shots": []})


@pins("fubar.fire.melee")
def test_units_in_close_combat_neither_fire_nor_are_fired_at(table):
    """fubar.fire.melee: holds for both ends of the line of fire."""
    shooters = table.squad("rifles", 0, table.line(10, 10, 3))
    fighters = table.squad("fighters", 0, [(20, 20)])
    enemies = table.squad("enemies", 1, [(20, 21)])
    assert Battery(table.state, shooters, False, False).can_fire()

    from sandtable.systems.fubar.state.state import Combat

    table.state.combats.append(Combat(0, ["fighters", "enemies"]))

    assert not Battery(table.state, shooters, False, False).can_fire()
    assert not Battery(table.state, fighters, False, False).can_fire()
    assert not Battery(table.state, enemies, False, False).can_fire()


@pins("fubar.fire.save", "fubar.armour.light", "fubar.armour.majority")
def test_only_targets_with_armour_roll_saves(table):
    """fubar.fire.save: no armour, no die; light armour saves on a 6."""
    shooters = table.squad("rifles", 0, table.line(10, 10, 2))
    table.squad("bare", 1, [(10, 20), (12, 20)])
    table.squad("clad", 1, [(20, 20), (22, 20)], armour="light")

    table.run(fire(table.state, shooters, False, False), [6, 1], [{"at": "bare"}, {"bare-1": "lost"}])
    assert [("fubar.fire.hit", 2)] == table.rolls
    table.run(fire(table.state, shooters, False, False), [6, 6, 6, 5], [{"at": "clad"}, {"clad-1": "lost"}])
    assert [("fubar.fire.hit", 2), ("fubar.fire.save", 2)] == table.rolls


@pins("fubar.fire.save.behind", "fubar.vehicle.save", "fubar.dice.order")
def test_troops_behind_a_vehicle_try_its_save_and_then_their_own(table):
    """fubar.fire.save.behind: hit by hit, the vehicle's save, then their own if that fails."""
    shooters = table.squad("rifles", 0, table.line(10, 10, 2))
    table.vehicle("apc", 1, (10.5, 20), "apc")
    troops = table.squad("troops", 1, [(10, 22), (11.2, 22), (20, 30)], armour="medium")
    assert troops.figures[0].base.y > 20

    table.run(
        fire(table.state, shooters, False, False),
        [6, 6, 4, 5, 4, 4],
        [{"at": "troops"}, {"troops-1": "lost"}],
    )
    expected = [
        ("fubar.fire.hit", 2),
        ("fubar.fire.save.behind", 1),
        ("fubar.fire.save", 1),
        ("fubar.fire.save.behind", 1),
        ("fubar.fire.save", 1),
    ]
    assert expected == table.rolls


@pins("fubar.fire.save.behind")
def test_less_than_half_behind_a_vehicle_is_not_behind_it(table):
    """fubar.fire.save.behind: one of three beside the hull gives no vehicle save."""
    shooters = table.squad("rifles", 0, table.line(10, 10, 2))
    table.vehicle("apc", 1, (10.5, 20), "apc")
    table.squad("troops", 1, [(10, 22), (20, 22), (21.2, 22)])

    table.run(
        fire(table.state, shooters, False, False),
        [6, 1],
        [{"at": "troops"}, {"troops-1": "pinned"}],
    )
    assert [("fubar.fire.hit", 2)] == table.rolls


@pins("fubar.action.guard.react", "fubar.action.guard.timing")
def test_a_reaction_cannot_be_divided_nor_held(table):
    """fubar.action.guard.react: only at the unit that appeared; with one weapon each it is fired without asking."""
    shooters = table.squad("rifles", 0, table.line(10, 10, 2))
    table.squad("left", 1, table.line(6, 25, 3))
    table.squad("right", 1, table.line(16, 25, 3))

    table.run(fire(table.state, shooters, False, False, "right"), [1, 1], [])

    assert ["right"] == [event.values["at"] for event in table.told("fubar-event-fires")]


@pins("fubar.action.guard.react")
def test_a_reaction_with_a_choice_of_weapons_is_asked_but_not_passed(table):
    """fubar.action.guard.react: grenade or rifle is the owner's choice; somebody must fire."""
    shooters = table.squad("rifles", 0, [(10, 10)], grenades=True)
    table.squad("left", 1, table.line(10, 15, 3))
    question = table.ask_only(fire(table.state, shooters, False, False, "left"), [])

    assert ["fubar.action.guard.react"] == [reason.why for reason in question.check({"shots": []})]
    assert False is question.wire()["may_pass"]
    assert ["best"] == question.orders()
    assert {"at": "left"} == question.by_order("best")


def test_whoever_fires_is_hidden_no_longer(table):
    """Convoy: an ambusher who fires shows himself, and undo does not go back behind it."""
    shooters = table.squad("ambush", 0, table.line(10, 10, 2))
    shooters.hidden = True
    table.squad("convoy", 1, table.line(10, 15, 3))

    table.run(fire(table.state, shooters, False, False), [1, 1], [{"at": "convoy"}])

    assert not shooters.hidden
    assert shooters.fired
    assert 1 == table.state.reveals


@pins("fubar.fire.save.behind")
def test_no_vehicle_shields_its_enemies_from_its_own_guns(table):
    """fubar.fire.save.behind: infantry beside the tank that fires at them has no save from it."""
    tank = table.vehicle("tank", 0, (10, 10), "medium_tank", ["machine_gun"])
    assert tank.vehicle is not None
    beside = tank.vehicle.hull.y + tank.vehicle.hull.half_width + 0.8
    table.squad("near", 1, [(10, beside)])

    table.run(fire(table.state, tank, False, False), [6, 1, 1], [{"at": "near"}, {"near-1": "pinned"}])

    assert [("fubar.fire.hit", 3)] == table.rolls
