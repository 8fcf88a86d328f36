"""Weapons: reach, Fire Points, crews, grenades, bunkers, mortars."""

import pytest

from sandtable.core.pins import pins
from sandtable.systems.fubar.attack.battery import Battery
from sandtable.systems.fubar.attack.shooting import fire


@pytest.mark.parametrize(
    ("weapon", "reach", "dice"),
    [
        ("pistol", 8, 1),
        ("rifle", 24, 1),
        ("assault_rifle", 24, 1),
        ("rifle_launcher", 16, 3),
        ("sniper", 32, 2),
        ("smg", 16, 3),
        ("machine_gun", 32, 3),
        ("shotgun", 8, 3),
        ("flamethrower", 8, 4),
        ("rpg", 24, 3),
    ],
)
@pins(
    "fubar.weapon.pistol",
    "fubar.weapon.rifle",
    "fubar.weapon.assault_rifle",
    "fubar.weapon.assault_rifle.launcher",
    "fubar.weapon.sniper",
    "fubar.weapon.smg",
    "fubar.weapon.machine_gun",
    "fubar.weapon.shotgun",
    "fubar.weapon.flamethrower",
    "fubar.weapon.rpg",
)
def test_reach_and_dice_of_weapons_one_man_carries(table, weapon, reach, dice):
    """fubar.weapon: at its reach it rolls its Fire Points, a tenth of an inch beyond it does not fire."""
    shooter = table.squad("shooter", 0, [(10, 5)], weapons=[weapon])
    table.squad("near", 1, [(10, 5 + reach + 1.0)])
    table.squad("far", 1, [(10, 5 + reach + 1.1)])

    assert not Battery(table.state, shooter, False, False, "far").can_fire()
    table.run(fire(table.state, shooter, False, False), [1] * dice, [{"at": "near"}])
    assert [("fubar.fire.hit", dice)] == table.rolls


@pytest.mark.parametrize(("weapon", "reach", "dice"), [("hmg", 32, 4), ("at_gun", 32, 3), ("mortar", 40, 3)])
@pins("fubar.weapon.hmg", "fubar.weapon.at_gun", "fubar.weapon.mortar", "fubar.weapon.hmg.crew")
def test_guns_need_two_to_serve_them(table, weapon, reach, dice):
    """fubar.weapon.hmg.crew: two gunners fire one gun; with one of them pinned it is silent."""
    gunners = table.squad("gunners", 0, [(10, 3), (11.2, 3)], weapons=[weapon])
    for figure in gunners.figures:
        figure.gun = 0
    table.squad("near", 1, [(10, 3 + reach + 1.0)])

    table.run(fire(table.state, gunners, False, False), [1] * dice, [{"at": "near"}])
    assert [("fubar.fire.hit", dice)] == table.rolls
    gunners.figures[1].pinned = True
    assert not Battery(table.state, gunners, False, False).can_fire()


@pins("fubar.weapon.hmg.crew")
def test_the_crew_do_not_fire_their_own_weapons_when_the_gun_fires(table):
    """fubar.weapon.hmg.crew: gun and pistol of the same crew are refused; both pistols are not."""
    gunners = table.squad("gunners", 0, [(10, 10), (11.2, 10)], weapons=["hmg", "pistol"])
    for figure in gunners.figures:
        figure.gun = 0
    table.squad("near", 1, [(10, 15)])
    question = table.ask_only(fire(table.state, gunners, False, False), [])
    gun = {"figure": "gunners-1", "weapon": "hmg", "at": "near"}
    pistol = {"figure": "gunners-2", "weapon": "pistol", "at": "near"}
    other = {"figure": "gunners-1", "weapon": "pistol", "at": "near"}

    assert ["fubar.weapon.hmg.crew"] == [reason.why for reason in question.check({"shots": [gun, pistol]})]
    assert [] == question.check({"shots": [gun]})
    assert [] == question.check({"shots": [pistol, other]})
    table.run(fire(table.state, gunners, False, False), [1] * 4, [{"at": "near"}])


@pins("fubar.weapon.assault_rifle.close")
def test_assault_rifles_have_two_fire_points_at_twelve_inches(table):
    """fubar.weapon.assault_rifle.close: one figure at 12 inches rolls two dice, one at 12.1 rolls one."""
    table.squad("target", 1, [(10, 23)])
    near = table.squad("near", 0, [(10, 10)], weapons=["assault_rifle"])
    table.run(fire(table.state, near, False, False), [1, 1], [{"at": "target"}])

    far = table.squad("far", 0, [(10, 9.9)], weapons=["assault_rifle"])
    table.run(fire(table.state, far, False, False), [1], [{"at": "target"}])


@pins("fubar.weapon.assault_rifle.launcher", "fubar.fire.one_weapon")
def test_the_launcher_replaces_the_rifle_and_may_be_fired_walking(table):
    """fubar.weapon.assault_rifle.launcher: a common weapon with 3 Fire Points instead of the rifle's."""
    grenadier = table.squad("grenadier", 0, [(10, 10)], weapons=["assault_rifle", "rifle_launcher"])
    table.squad("target", 1, [(10, 20)])

    table.run(fire(table.state, grenadier, True, False), [1, 1, 1], [{"at": "target"}])


@pins("fubar.weapon.support.still", "fubar.action.walk.fire")
def test_support_weapons_are_not_fired_on_the_move_but_grenades_are(table):
    """fubar.weapon.support.still: the RPG waits, the grenade flies."""
    bazooka = table.squad("bazooka", 0, [(10, 10)], weapons=["rpg"])
    table.squad("target", 1, [(10, 15)])
    assert Battery(table.state, bazooka, False, False).can_fire()
    assert not Battery(table.state, bazooka, True, False).can_fire()

    bazooka.grenades = True
    table.run(fire(table.state, bazooka, True, False), [1, 1, 1], [{"at": "target"}])


@pins("fubar.weapon.grenade", "fubar.weapon.grenade.use")
def test_every_figure_may_throw_a_grenade_again_and_again(table):
    """fubar.weapon.grenade.use: 8 inches, 3 Fire Points, instead of the rifle, and they do not run out."""
    throwers = table.squad("throwers", 0, [(10, 10), (11.2, 10)], grenades=True)
    table.squad("target", 1, [(10, 19)])
    shots = [{"figure": f"throwers-{n}", "weapon": "grenade", "at": "target"} for n in (1, 2)]

    for _ in range(3):
        table.run(fire(table.state, throwers, False, False), [1] * 3, [{"shots": shots[:1]}])
    question = table.ask_only(fire(table.state, throwers, False, False), [])
    assert ["fubar.fire.each"] == [reason.why for reason in question.check({"shots": shots})]


@pins("fubar.weapon.bunker", "fubar.weapon.light_cannon")
def test_a_bunkers_weapons_are_served_from_inside(table):
    """fubar.weapon.bunker: a mounted machine gun takes one figure, a cannon two, instead of their own weapons."""
    table.block("b1", "bunker", 10, 10, 20, 14)
    table.state.mounts["b1"] = [table.book.weapons["hmg"], table.book.weapons["light_cannon"]]
    garrison = table.squad("garrison", 0, [(12, 12), (13.2, 12), (14.4, 12), (30, 12)])
    table.squad("target", 1, [(15, 25), (20, 25)])
    question = table.ask_only(fire(table.state, garrison, True, False), [])
    gun = {"figure": "garrison-1", "weapon": "b1:hmg", "at": "target"}
    cannon = {"figure": "garrison-2", "weapon": "b1:light_cannon", "at": "target"}
    helper = {"figure": "garrison-3", "weapon": "rifle", "at": "target"}
    second = {"figure": "garrison-3", "weapon": "b1:hmg", "at": "target"}
    outside = {"figure": "garrison-4", "weapon": "b1:hmg", "at": "target"}

    assert [] == question.check({"shots": [gun, cannon]})
    assert ["fubar.weapon.bunker"] == [r.why for r in question.check({"shots": [gun, cannon, helper]})]
    assert ["fubar.weapon.bunker"] == [r.why for r in question.check({"shots": [gun, second]})]
    assert ["fubar.fire.one_weapon"] == [r.why for r in question.check({"shots": [outside]})]
    table.run(fire(table.state, garrison, True, False), [1] * 8, [{"shots": [cannon, gun]}])
    assert [("fubar.fire.hit", 8)] == table.rolls


@pins("fubar.weapon.bunker")
def test_a_bunker_is_never_a_target(table):
    """fubar.weapon.bunker: it is scenery; only units stand in the list of targets."""
    table.block("b1", "bunker", 10, 20, 20, 24)
    shooters = table.squad("shooters", 0, [(12, 12)], weapons=["rpg"])
    table.squad("target", 1, [(30, 20)])
    question = table.ask_only(fire(table.state, shooters, False, False), [])

    assert ["target"] == [entry["unit"] for entry in question.wire()["targets"]]
    assert [] != question.check({"at": "b1"})


@pins("fubar.weapon.mortar.indirect")
def test_mortars_fire_at_what_a_friend_sees_when_the_option_is_on(table):
    """fubar.weapon.mortar.indirect: off by default; with it a spotter is enough, and only what he sees is hit."""
    table.block("wood", "wood", 0, 15, 48, 18)
    crew = table.squad("crew", 0, [(14, 5), (15.2, 5)], weapons=["mortar"])
    for figure in crew.figures:
        figure.gun = 0
    target = table.squad("target", 1, [(15, 30), (44, 30)])
    table.block("other", "wood", 38, 27, 42, 33)
    table.squad("spotter", 0, [(30, 30)])
    assert not Battery(table.state, crew, False, False).can_fire()

    table.state.options["mortar_indirect"] = True
    assert Battery(table.state, crew, False, False).can_fire()
    table.run(fire(table.state, crew, False, False), [6, 6, 1], [{"at": "target"}, {"target-1": "pinned"}])
    assert target.figures[0].pinned
    assert not target.figures[1].pinned


@pins("fubar.vehicle.small_arms")
def test_small_arms_cannot_be_fired_at_armour(table):
    """fubar.vehicle.small_arms: rifles and heavy machine guns are refused against an APC, not against a truck."""
    gunners = table.squad("gunners", 0, [(10, 10), (11.2, 10)], weapons=["hmg"])
    for figure in gunners.figures:
        figure.gun = 0
    table.vehicle("apc", 1, (10, 20), "apc")
    assert not Battery(table.state, gunners, False, False).can_fire()

    table.vehicle("truck", 1, (20, 20), "truck")
    question = table.ask_only(fire(table.state, gunners, False, False), [])
    assert ["fubar.vehicle.small_arms"] == [reason.why for reason in question.check({"at": "apc"})]
    assert [] == question.check({"at": "truck"})


@pins("fubar.vehicle.still", "fubar.vehicle.move.open", "fubar.vehicle.actions", "fubar.vehicle.guard")
def test_a_vehicle_fires_everything_standing_and_one_weapon_moving_or_reacting(table):
    """fubar.vehicle.still: all weapons; fubar.vehicle.actions: support weapons may be fired on the move."""
    tank = table.vehicle("tank", 0, (10, 10), "medium_tank", ["heavy_cannon", "machine_gun"])
    table.squad("target", 1, [(10, 25), (12, 25)])

    table.run(fire(table.state, tank, False, False), [1] * 9, [{"at": "target"}])
    assert [("fubar.fire.hit", 9)] == table.rolls
    table.run(fire(table.state, tank, True, False), [1] * 6, [{"at": "target"}])
    both = [{"figure": "tank", "weapon": name, "at": "target"} for name in ("heavy_cannon", "machine_gun")]
    question = table.ask_only(fire(table.state, tank, True, False), [])
    assert ["fubar.vehicle.actions"] == [reason.why for reason in question.check({"shots": both})]
    table.run(fire(table.state, tank, False, False, "target"), [1] * 3, [{"shots": both[1:]}])


@pins("fubar.vehicle.transport")
def test_passengers_cannot_fire(table):
    """fubar.vehicle.transport: aboard nobody fires."""
    truck = table.vehicle("truck", 0, (10, 10))
    riders = table.squad("riders", 0, [(10, 12)])
    table.squad("target", 1, [(10, 25)])
    assert Battery(table.state, riders, False, False).can_fire()

    table.board_it(riders, truck)
    assert not Battery(table.state, riders, False, False).can_fire()


@pytest.mark.parametrize(("weapon", "reach", "dice"), [("light_cannon", 32, 4), ("heavy_cannon", 48, 6)])
@pins("fubar.weapon.light_cannon", "fubar.weapon.heavy_cannon", "fubar.weapon.ignore_cover")
def test_cannons_of_tanks_reach_far_and_ignore_cover(table, weapon, reach, dice):
    """fubar.weapon.ignore_cover: a seasoned tank hits a bunker's garrison on 5+."""
    tank = table.vehicle("tank", 0, (3, 3), "medium_tank", [weapon], facing=90)
    assert tank.vehicle is not None
    front = tank.vehicle.hull.y + tank.vehicle.hull.half_length
    far = min(front + reach + 0.5, 47)
    table.block("bunker", "bunker", 1, far - 0.5, 5, far + 0.5)
    table.squad("garrison", 1, [(3, far)])

    table.run(
        fire(table.state, tank, False, False),
        [5, *[4] * (dice - 1)],
        [{"at": "garrison"}, {"garrison-1": "lost"}],
    )
    assert [("fubar.fire.hit", dice)] == table.rolls


@pins("fubar.weapon.support.still", "fubar.weapon.hmg.crew", "fubar.fire.pinned")
def test_a_refused_shot_names_the_rule_behind_it(table):
    """Why not: support weapons on the move, guns without crew, pinned figures, weapons it does not have."""
    squad = table.squad("squad", 0, table.line(10, 10, 4))
    squad.figures[1].weapons = [table.book.weapons["rpg"]]
    squad.figures[2].weapons = [table.book.weapons["hmg"]]
    squad.figures[2].gun = 0
    squad.figures[3].pinned = True
    table.squad("target", 1, [(10, 15)])
    question = table.ask_only(fire(table.state, squad, True, False), [])

    wanted = {
        ("squad-2", "rpg"): "fubar.weapon.support.still",
        ("squad-3", "hmg"): "fubar.weapon.support.still",
        ("squad-4", "rifle"): "fubar.fire.pinned",
        ("squad-1", "mortar"): "fubar.fire.one_weapon",
    }
    for (figure, weapon), why in wanted.items():
        shot = {"figure": figure, "weapon": weapon, "at": "target"}
        assert [why] == [reason.why for reason in question.check({"shots": [shot]})]
    standing = table.ask_only(fire(table.state, squad, False, False), [])
    shot = {"figure": "squad-3", "weapon": "hmg", "at": "target"}
    assert ["fubar.weapon.hmg.crew"] == [reason.why for reason in standing.check({"shots": [shot]})]


def test_targets_are_proposed_nearest_first(table):
    """The first proposal is a sensible one: everybody at the nearest unit."""
    squad = table.squad("squad", 0, table.line(10, 10, 2))
    table.squad("far", 1, [(10, 25)])
    table.squad("near", 1, [(10, 15)])
    question = table.ask_only(fire(table.state, squad, False, False), [])

    assert [{"at": "near"}, {"at": "far"}, {"shots": []}] == question.candidates()
