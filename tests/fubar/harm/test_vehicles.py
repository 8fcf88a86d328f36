"""Vehicles under fire: saves, the damage chart, wrecks, and those who get out."""

import pytest

from sandtable.core.pins import pins
from sandtable.systems.fubar.attack.shooting import fire
from sandtable.systems.fubar.ground.cover import shelter_of
from sandtable.systems.fubar.harm.armour import bail_out_need, worn_by_most
from sandtable.systems.fubar.harm.survivors import PlaceSurvivors
from sandtable.systems.fubar.harm.vehicle_damage import take_damage, volley_target
from sandtable.table import SEE_THROUGH, Disc, distance


@pytest.mark.parametrize(
    ("kind", "row", "save"),
    [
        ("truck", "none", 6),
        ("apc", "light", 5),
        ("light_tank", "medium", 4),
        ("medium_tank", "heavy", 3),
        ("heavy_tank", "ultra", 2),
    ],
)
@pins(
    "fubar.vehicle.armour.none",
    "fubar.vehicle.armour.light",
    "fubar.vehicle.armour.medium",
    "fubar.vehicle.armour.heavy",
    "fubar.vehicle.armour.ultra",
    "fubar.vehicle.save",
)
def test_every_row_saves_on_its_number(table, kind, row, save):
    """fubar.vehicle.save: one die per hit; the number saves, one less does not."""
    shooter = table.squad("rpg", 0, [(10, 10)], "elite", ["rpg"])
    vehicle = table.vehicle("vehicle", 1, (10, 20), kind)
    assert vehicle.vehicle is not None
    assert row == vehicle.vehicle.profile.armour.id

    failing = [save - 1] if save > 2 else [1]
    table.run(fire(table.state, shooter, False, False), [6, 6, 1, *failing, save, 1], [{"at": "vehicle"}])

    expected = [("fubar.fire.hit", 3), ("fubar.vehicle.save", 2), ("fubar.vehicle.damage.roll", 1)]
    assert expected == table.rolls
    assert vehicle.vehicle.stunned


@pytest.mark.parametrize("face", [1, 2])
@pins("fubar.vehicle.damage.stun", "fubar.vehicle.damage.roll", "fubar.vehicle.no_pin")
def test_one_and_two_stun_the_crew(table, face):
    """fubar.vehicle.damage.stun: and several stuns are one."""
    truck = table.vehicle("truck", 1, (10, 20))
    assert truck.vehicle is not None
    table.run(take_damage(table.state, truck, volley_target(table.state, truck), 2), [face, face], [])

    assert truck.vehicle.stunned
    assert not truck.vehicle.immobile
    assert 1 == len(table.told("fubar-event-stunned"))


@pins("fubar.vehicle.damage.immobile")
def test_three_immobilises(table):
    """fubar.vehicle.damage.immobile: it stays where it is and can still fire."""
    truck = table.vehicle("truck", 1, (10, 20), "truck", ["hmg"])
    assert truck.vehicle is not None
    table.run(take_damage(table.state, truck, volley_target(table.state, truck), 1), [3], [])

    assert truck.vehicle.immobile
    assert not truck.vehicle.stunned
    assert 1 == len(truck.vehicle.weapons)


@pins("fubar.vehicle.damage.weapon")
def test_four_and_five_destroy_a_weapon_of_the_owners_choice(table):
    """fubar.vehicle.damage.weapon: asked while there is a choice; with none left the crew is stunned."""
    tank = table.vehicle("tank", 1, (10, 20), "medium_tank", ["heavy_cannon", "machine_gun"])
    assert tank.vehicle is not None
    table.run(
        take_damage(table.state, tank, volley_target(table.state, tank), 3), [4, 5, 4], ["heavy_cannon"]
    )

    assert [] == tank.vehicle.weapons
    assert tank.vehicle.stunned
    assert [1] == [question.side for question in table.asked]


@pins("fubar.vehicle.damage.weapon")
def test_two_weapons_of_a_kind_are_told_apart(table):
    """fubar.vehicle.damage.weapon: the second machine gun has an id of its own."""
    tank = table.vehicle("tank", 1, (10, 20), "medium_tank", ["machine_gun", "machine_gun", "hmg"])
    assert tank.vehicle is not None
    table.run(take_damage(table.state, tank, volley_target(table.state, tank), 1), [4], ["machine_gun#2"])

    assert ["machine_gun", "hmg"] == [weapon.id for weapon in tank.vehicle.weapons]


@pins(
    "fubar.vehicle.damage.destroyed",
    "fubar.vehicle.damage.place",
    "fubar.vehicle.crew",
    "fubar.vehicle.wreck",
    "fubar.dice.order",
)
def test_six_destroys_and_those_who_roll_five_get_out(table):
    """fubar.vehicle.damage.destroyed: crew first, then passengers one by one; no more damage dice after it."""
    truck = table.vehicle("truck", 1, (20, 20), training="veteran")
    assert truck.vehicle is not None
    crew = truck.vehicle.profile.crew
    riders = table.squad("riders", 1, [(0, 0), (0, 0), (0, 0)])
    table.board_it(riders, truck)
    flow = take_damage(table.state, truck, volley_target(table.state, truck), 4)

    where = {"to": {"truck-crew-1": [20, 23]}}
    passengers = {"to": {"riders-2": [18, 23], "riders-3": [22, 23]}}
    table.run(flow, [3, 6, *[5] * 1, *[4] * (crew - 1), 4, 5, 6], [where, passengers])

    assert truck.gone
    assert ["truck"] == table.state.destroyed[1]
    assert ["riders-2", "riders-3"] == [figure.id for figure in riders.living()]
    assert "" == riders.aboard
    assert 2 == riders.cannot_activate_until
    survivors = table.state.unit("truck-crew")
    assert "veteran" == survivors.training.id
    assert (1, 1, ["pistol"]) == (
        survivors.started,
        len(survivors.figures),
        [weapon.id for weapon in survivors.figures[0].weapons],
    )
    assert "none" == survivors.figures[0].armour
    assert 2 == survivors.cannot_activate_until
    assert not any(figure.pinned for figure in riders.figures + survivors.figures)
    rolls = ["fubar.vehicle.damage.roll"] * 2 + ["fubar.vehicle.damage.destroyed"] * 4
    assert rolls == [why for why, _ in table.rolls]
    assert [crew, 1, 1, 1] == [n for why, n in table.rolls if why == "fubar.vehicle.damage.destroyed"]


@pins("fubar.vehicle.wreck", "fubar.los.blockers")
def test_a_wreck_is_light_cover_that_hides_nobody(table):
    """fubar.vehicle.wreck: it stays where the vehicle stood, as light cover that stops no sight."""
    truck = table.vehicle("truck", 1, (20, 20))
    assert truck.vehicle is not None
    crew = truck.vehicle.profile.crew
    table.run(take_damage(table.state, truck, volley_target(table.state, truck), 1), [6, *[1] * crew], [])

    wreck = table.state.board.piece("wreck-truck")
    assert ("wreck", SEE_THROUGH) == (wreck.kind, wreck.sight)
    hiding = table.squad("hiding", 1, [(20, 20)])
    assert 1 == shelter_of(table.state, hiding).level_from(Disc(20, 5, 0.5))
    assert "truck-crew" not in [unit.id for unit in table.state.units]


@pins("fubar.vehicle.damage.destroyed", "fubar.armour.majority")
def test_better_armour_helps_to_get_out(table):
    """fubar.vehicle.damage.destroyed: powered armour gets out on 3+, medium armour on 5+ like anybody."""
    for armour, need in (("none", 5), ("light", 5), ("medium", 5), ("heavy", 4), ("power", 3), ("battle", 2)):
        assert need == bail_out_need(table.state, table.squad(armour, 1, [(0, 0)], armour=armour))


@pytest.mark.parametrize(
    ("armour", "save"), [("none", 0), ("light", 6), ("medium", 5), ("heavy", 4), ("power", 3), ("battle", 2)]
)
@pins(
    "fubar.armour.light",
    "fubar.armour.medium",
    "fubar.armour.heavy",
    "fubar.armour.power",
    "fubar.armour.battle",
)
def test_personal_armour_saves_on_its_number(table, armour, save):
    """fubar.armour: the number saves, one less does not; without armour nothing is rolled."""
    shooters = table.squad("shooters", 0, table.line(10, 10, 2), "elite")
    table.squad("target", 1, table.line(10, 20, 4), armour=armour)
    dice = [6, 6] + ([save, save - 1] if save else [])
    answer = {"target-1": "lost"} if save else {"target-1": "lost", "target-2": "lost"}

    table.run(fire(table.state, shooters, False, False), dice, [{"at": "target"}, answer])


@pins("fubar.armour.majority")
def test_a_unit_saves_with_what_most_wear_and_ties_go_to_the_weaker(table):
    """fubar.armour.majority: none is a type too; the dead do not count."""
    unit = table.squad("unit", 1, table.line(10, 20, 5), armour="heavy")
    unit.figures[3].armour = "none"
    unit.figures[4].armour = "none"
    assert "heavy" == worn_by_most(table.state, unit)

    unit.figures[0].alive = False
    assert "none" == worn_by_most(table.state, unit)
    unit.figures[3].armour = "light"
    assert "heavy" == worn_by_most(table.state, unit)
    unit.figures[4].armour = "light"
    assert "light" == worn_by_most(table.state, unit)


@pins("fubar.vehicle.damage.place", "fubar.vehicle.crew")
def test_survivors_are_set_down_within_two_inches_or_as_near_as_there_is_room(table):
    """fubar.vehicle.damage.place: not further, not upon anybody, not off the table, not beside an enemy."""
    truck = table.vehicle("truck", 1, (20, 20))
    assert truck.vehicle is not None
    hull = truck.vehicle.hull
    truck.gone = True
    crew = table.squad("crew", 1, [(0, 0)])
    table.squad("enemy", 0, [(20, 23.2)])
    question = PlaceSurvivors(table.state, crew, hull)
    edge = hull.y - hull.half_width

    assert [] == question.check({"to": {"crew-1": [20, edge - 2.5]}})
    assert ["fubar.vehicle.damage.place"] == [
        reason.why for reason in question.check({"to": {"crew-1": [20, edge - 2.6]}})
    ]
    assert ["fubar.move.figures"] == [reason.why for reason in question.check({"to": {"crew-1": [20, 21.9]}})]
    assert [] != question.check({"to": {}})
    for answer in question.candidates():
        assert [] == question.check(answer)

    crowd = [(x, y) for x in range(12, 29) for y in range(12, 29)]
    table.squad("crowd", 1, [(float(x), float(y)) for x, y in crowd])
    crammed = PlaceSurvivors(table.state, crew, hull)
    assert [] == crammed.check(crammed.candidates()[0])
    assert crammed.limit > table.state.lengths.dismount
    x, y = crammed.ready[0]
    assert crammed.limit == pytest.approx(distance(Disc(x, y, 0.5), hull))


@pins("fubar.fire.save.passengers")
def test_passengers_are_reached_only_through_their_vehicle(table):
    """fubar.fire.save.passengers: the truck saves and nobody inside rolls; a hit not saved is damage, not a loss."""
    shooters = table.squad("rifles", 0, table.line(10, 10, 2))
    truck = table.vehicle("truck", 1, (10, 20))
    riders = table.squad("riders", 1, [(0, 0), (0, 0)], armour="light")
    table.board_it(riders, truck)

    table.run(fire(table.state, shooters, False, False), [6, 6, 6, 5, 1], [{"at": "truck"}])

    expected = [("fubar.fire.hit", 2), ("fubar.vehicle.save", 2), ("fubar.vehicle.damage.roll", 1)]
    assert expected == table.rolls
    assert 2 == len(riders.living())
