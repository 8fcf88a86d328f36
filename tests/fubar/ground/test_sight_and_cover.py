"""Line of sight and cover as FUBAR reads them."""

import pytest

from sandtable.core.pins import pins
from sandtable.systems.fubar.attack.battery import Battery
from sandtable.systems.fubar.attack.shooting import fire
from sandtable.systems.fubar.ground.cover import best_of_half, shelter_of
from sandtable.systems.fubar.ground.sight import sees_any_enemy, visible_enemies
from sandtable.systems.fubar.state.seen import known_to, sees_unit
from sandtable.table import Disc


@pins("fubar.los.blockers", "fubar.fire.block", "fubar.los.line")
def test_a_wood_between_hides_and_a_wall_does_not(table):
    """fubar.los.blockers: an area that holds neither end blocks; linear obstacles never do."""
    table.block("wood", "wood", 8, 14, 14, 18)
    table.terrain("wall", "wall", (18, 15), (26, 15))
    watchers = table.squad("watchers", 0, [(11, 8)])
    hidden = table.squad("hidden", 1, [(11, 24)])
    walled = table.squad("walled", 1, [(22, 24)])

    assert not sees_unit(table.state, watchers, hidden)
    assert sees_unit(table.state, watchers, walled)
    assert [walled] == visible_enemies(table.state, watchers)
    assert not Battery(table.state, watchers, False, False, "hidden").can_fire()


@pins("fubar.los.blockers")
def test_vehicles_and_figures_never_block(table):
    """fubar.los.blockers: troops and hulls in between change nothing."""
    watchers = table.squad("watchers", 0, [(11, 8)])
    table.vehicle("tank", 1, (11, 14), "medium_tank")
    target = table.squad("target", 1, [(11, 24)])

    assert sees_unit(table.state, watchers, target)


@pins("fubar.fire.edge", "fubar.los.blockers")
def test_two_inches_from_the_edge_one_sees_out_and_is_seen(table):
    """fubar.fire.edge: at 2 inches fire in and out is possible, deeper it is not."""
    table.block("wood", "wood", 5, 20, 25, 40)
    watchers = table.squad("watchers", 0, [(15, 10)])
    shallow = table.squad("shallow", 1, [(15, 22)])
    deep = table.squad("deep", 1, [(15, 22.1)])

    assert sees_unit(table.state, watchers, shallow)
    assert not sees_unit(table.state, watchers, deep)
    assert Battery(table.state, shallow, False, False).can_fire()
    assert not Battery(table.state, deep, False, False).can_fire()


@pins("fubar.fire.deep", "fubar.fire.deep.cover")
def test_deep_inside_one_fires_six_inches_and_both_have_the_cover(table):
    """fubar.fire.deep: within 6 inches in the same wood; fubar.fire.deep.cover: the target is in its cover."""
    table.block("wood", "wood", 5, 20, 25, 40)
    shooters = table.squad("shooters", 0, [(15, 25)])
    near = table.squad("near", 1, [(15, 32)])
    far = table.squad("far", 1, [(15, 33)])

    assert Battery(table.state, shooters, False, False, "near").can_fire()
    assert not Battery(table.state, shooters, False, False, "far").can_fire()
    assert 1 == shelter_of(table.state, near).level_from(shooters.figures[0].base)
    assert 1 == shelter_of(table.state, shooters).level_from(near.figures[0].base)
    assert far.on_table()


@pins("fubar.activation.visible")
def test_passengers_see_with_their_vehicle_and_are_not_seen(table):
    """fubar.activation.visible: a unit aboard sees what the vehicle sees; nobody sees it."""
    table.block("wood", "wood", 30, 25, 34, 48)
    truck = table.vehicle("truck", 0, (10, 10))
    riders = table.squad("riders", 0, [(46, 40)])
    table.board_it(riders, truck)
    enemy = table.squad("enemy", 1, [(10, 40)])

    assert sees_any_enemy(table.state, riders)
    assert sees_unit(table.state, enemy, truck)
    assert not sees_unit(table.state, enemy, riders)


def test_an_ambusher_is_seen_within_twelve_inches_until_he_fires(table):
    """Convoy: unseen at 13 inches, seen at 12, seen anywhere once he has fired."""
    table.state.scenario.parts[1].ambush = 12.0
    watchers = table.squad("watchers", 0, [(10, 10)])
    ambush = table.squad("ambush", 1, [(10, 24)])
    ambush.hidden = True

    assert not sees_unit(table.state, watchers, ambush)
    assert not known_to(table.state, 0, ambush)
    assert known_to(table.state, 1, ambush)
    ambush.figures[0].base = Disc(10, 23, 0.5)
    assert sees_unit(table.state, watchers, ambush)
    far = table.squad("far", 0, [(10, 5)])
    near = table.squad("near", 0, [(10, 12)])
    assert Battery(table.state, near, False, False).can_fire()
    far.figures.append(near.figures[0])
    table.run(fire(table.state, far, False, False), [1], [{"at": "ambush"}])
    ambush.figures[0].base = Disc(10, 40, 0.5)
    ambush.fired = True
    assert sees_unit(table.state, watchers, ambush)


@pytest.mark.parametrize(
    ("kind", "level"), [("wood", 1), ("building", 2), ("bunker", 3), ("hole", 1), ("trench", 2)]
)
@pins("fubar.cover.light", "fubar.cover.medium", "fubar.cover.heavy", "fubar.cover.what")
def test_areas_cover_whose_centre_is_inside(table, kind, level):
    """fubar.cover.what: the centre of the base counts, not its edge."""
    table.block("area", kind, 10, 20, 20, 30)
    inside = table.squad("inside", 1, [(15, 20.5)])
    outside = table.squad("outside", 1, [(15, 19.6)])

    assert level == shelter_of(table.state, inside).level_from(Disc(15, 5, 0.5))
    assert 0 == shelter_of(table.state, outside).level_from(Disc(15, 5, 0.5))
    assert [0, 1, 2, 3] == table.book.cover_mods


@pins("fubar.cover.what")
def test_a_wall_covers_within_an_inch_when_the_line_crosses_it(table):
    """fubar.cover.what: from the front medium cover, from behind none, further than an inch none."""
    table.terrain("wall", "wall", (10, 20), (20, 20))
    near = table.squad("near", 1, [(15, 21.5)])
    far = table.squad("far", 1, [(15, 21.6)])

    assert 2 == shelter_of(table.state, near).level_from(Disc(15, 5, 0.5))
    assert 0 == shelter_of(table.state, near).level_from(Disc(15, 35, 0.5))
    assert 0 == shelter_of(table.state, far).level_from(Disc(15, 5, 0.5))


@pins("fubar.cover.half", "fubar.cover.mixed")
def test_the_best_cover_that_half_the_unit_reaches(table):
    """fubar.cover.mixed: of heavy, medium, none, none the unit has medium; pinned figures count."""
    table.block("bunker", "bunker", 10, 20, 12, 22)
    table.block("building", "building", 14, 20, 16, 22)
    unit = table.squad("unit", 1, [(11, 21), (15, 21), (30, 21), (32, 21)])
    unit.figures[0].pinned = True

    assert 2 == shelter_of(table.state, unit).level_from(Disc(15, 5, 0.5))
    unit.figures.append(table.squad("more", 1, [(34, 21)]).figures[0])
    assert 0 == shelter_of(table.state, unit).level_from(Disc(15, 5, 0.5))
    assert 1 == best_of_half([3, 1, 0, 1])


@pins("fubar.action.dash.cover", "fubar.action.ground.cover")
def test_crouching_is_light_cover_and_lying_flat_one_level_more(table):
    """fubar.action.dash.cover: the better of the two; fubar.action.ground.cover: heavy stays heavy."""
    table.block("building", "building", 10, 20, 12, 22)
    table.block("bunker", "bunker", 14, 20, 16, 22)
    shooter = Disc(15, 5, 0.5)
    for spot, terrain, crouching, flat in (((30, 21), 0, 1, 1), ((11, 21), 2, 2, 3), ((15, 21), 3, 3, 3)):
        unit = table.squad(f"unit{terrain}", 1, [spot])
        assert terrain == shelter_of(table.state, unit).level_from(shooter)
        unit.dash = True
        assert crouching == shelter_of(table.state, unit).level_from(shooter)
        unit.dash = False
        unit.ground = True
        assert flat == shelter_of(table.state, unit).level_from(shooter)


@pins("fubar.cover.half")
def test_a_vehicle_is_in_cover_with_half_its_hull(table):
    """fubar.cover.half: a hull half inside is in cover, a little less is not."""
    truck = table.vehicle("truck", 1, (20, 20))
    assert truck.vehicle is not None
    hull = truck.vehicle.hull
    table.block("wood", "wood", 20, 10, 40, 30)
    assert 1 == shelter_of(table.state, truck).level_from(Disc(20, 5, 0.5))

    truck.vehicle.hull = hull.at(19.9, 20)
    assert 0 == shelter_of(table.state, truck).level_from(Disc(20, 5, 0.5))


@pins("fubar.cover.cap", "fubar.cover.light", "fubar.cover.medium", "fubar.cover.heavy")
@pytest.mark.parametrize(("training", "needs"), [("recruit", [6, 6, 6]), ("elite", [5, 6, 6])])
def test_cover_never_asks_for_more_than_six(table, training, needs):
    """fubar.cover.cap: recruits need 6+ in any cover; the lines of the reckoning say so and add up."""
    found = []
    for number, kind in enumerate(("undergrowth", "rubble", "bunker")):
        table.block(kind, kind, 4 + 12 * number, 20, 12 + 12 * number, 26)
        shooter = table.squad(f"a{number}", 0, [(8 + 12 * number, 14)], training)
        target = table.squad(f"b{number}", 1, [(8 + 12 * number, 21)])
        battery = Battery(table.state, shooter, False, False)
        found.append(battery.reckon(battery.all_at(target)[0]))

    assert needs == [reckoning.number for reckoning in found]
    assert needs == [sum(line["by"] for line in reckoning.wire()) for reckoning in found]
    capped = [needs[at] < [6, 4][training == "elite"] + at + 1 for at in range(3)]
    assert capped == ["fubar.cover.cap" in reckoning.rules() for reckoning in found]


@pins("fubar.weapon.ignore_cover", "fubar.weapon.flamethrower")
def test_flamethrowers_ignore_cover(table):
    """fubar.weapon.ignore_cover: an elite flamethrower hits a bunker's garrison on 4+, flat or not."""
    table.block("bunker", "bunker", 10, 20, 20, 26)
    burner = table.squad("burner", 0, [(15, 14)], "elite", ["flamethrower"])
    garrison = table.squad("garrison", 1, [(15, 21), (16.2, 21)])
    garrison.ground = True

    table.run(
        fire(table.state, burner, False, False), [3, 3, 3, 4], [{"at": "garrison"}, {"garrison-1": "lost"}]
    )
    assert [("fubar.fire.hit", 4)] == table.rolls


@pins("fubar.measure.units", "fubar.measure.edge")
def test_centimetre_games_use_the_printed_figures(centimetres):
    """fubar.measure.units: a rifle reaches 60 cm from base edge to base edge."""
    table = centimetres
    shooters = table.squad("rifles", 0, [(10, 10)])
    near = table.squad("near", 1, [(10, 10 + 60 + 2.5)])
    far = table.squad("far", 1, [(30, 10 + 60 + 2.5)])

    assert Battery(table.state, shooters, False, False, near.id).can_fire()
    assert not Battery(table.state, shooters, False, False, far.id).can_fire()


@pins("fubar.fire.deep")
def test_from_deep_in_cover_nobody_fires_across_a_clearing_of_it(table):
    """fubar.fire.deep: both stand in the same horseshoe of wood and see each other, but not within 6 inches."""
    points = [(5, 5), (20, 5), (20, 20), (15, 20), (15, 10), (10, 10), (10, 20), (5, 20)]
    table.terrain("horseshoe", "wood", *[(float(x), float(y)) for x, y in points])
    shooters = table.squad("shooters", 0, [(7.5, 17)])
    target = table.squad("target", 1, [(17.5, 17)])

    assert sees_unit(table.state, shooters, target)
    assert not Battery(table.state, shooters, False, False).can_fire()
