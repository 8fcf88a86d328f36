"""Odds before the shot: exact, from the same rules that roll the dice."""

from itertools import product
from math import comb

import pytest

from sandtable.core.effects import Roll
from sandtable.core.odds import branches
from sandtable.core.pins import pins
from sandtable.systems.fubar.attack.battery import Battery
from sandtable.systems.fubar.attack.forecast import damage_odds, hit_odds
from sandtable.systems.fubar.attack.shooting import fire, fire_preview
from sandtable.systems.fubar.attack.volley import Burst, Volley, unsaved_hits
from sandtable.systems.fubar.harm.armour import saving
from sandtable.systems.fubar.harm.saves import VolleyTarget
from sandtable.systems.fubar.move.charging import assault


def binomial(n, p, k):
    return comb(n, k) * p**k * (1 - p) ** (n - k)


@pins("fubar.cover.light", "fubar.fire.hit", "fubar.fire.save")
def test_ten_rifles_at_a_unit_in_cover(table):
    """Ten veterans at light cover hit on 5+, light armour saves on 6: the unsaved hits are binomial."""
    table.block("wood", "wood", 5, 20, 30, 24)
    shooters = table.squad("rifles", 0, table.line(8, 5, 10), "veteran")
    target = table.squad("raiders", 1, table.line(8, 21, 10), armour="light")
    battery = Battery(table.state, shooters, False, False)
    found = hit_odds(battery.volley(battery.all_at(target)))

    p = 2 / 6 * 5 / 6
    assert found.exact
    for k in range(11):
        assert found.of(str(k)) == pytest.approx(binomial(10, p, k))


@pins("fubar.fire.save.behind")
def test_behind_a_vehicle_the_odds_multiply(table):
    """A hit counts when the vehicle's 5+ and the troops' 4+ both fail."""
    shooters = table.squad("rifles", 0, table.line(10, 10, 3), "elite")
    table.vehicle("apc", 1, (10.5, 20), "apc")
    target = table.squad("troops", 1, [(10, 22), (11.2, 22)], armour="heavy")
    battery = Battery(table.state, shooters, False, False)
    found = hit_odds(battery.volley(battery.all_at(target)))

    p = 3 / 6 * 4 / 6 * 3 / 6
    assert found.exact
    for k in range(4):
        assert found.of(str(k)) == pytest.approx(binomial(3, p, k))


def every_way(start, replies=()):
    """The distribution of what a rule returns, by going every way of its dice alone: no two ways ever meet."""
    flow = start()
    left = list(replies)
    reply = None
    while True:
        try:
            effect = flow.send(reply)
        except StopIteration as done:
            return {str(done.value): 1.0}
        reply = None
        if isinstance(effect, Roll):
            if not left:
                break
            reply = left.pop(0)
    found = {}
    for counts, p in branches(effect):
        for result, q in every_way(start, (*replies, counts)).items():
            found[result] = found.get(result, 0.0) + p * q
    return found


NEEDED = saving(4, "fubar-mod-shield", "fubar.fire.hit")


@pins("fubar.fire.save.behind", "fubar.dice.order")
@pytest.mark.parametrize(
    "groups",
    [
        [(2, 5), (2, 6)],
        [(1, 6), (2, 5)],
        [(2, 6), (1, 0), (1, 6)],
        [(1, 5), (1, 6), (1, 5)],
        [(1, 0), (2, 5), (1, 6)],
    ],
)
def test_hits_behind_several_vehicles_keep_each_its_own_save(groups):
    """Figures that see the target behind different vehicles: hits tried against 5+ are none of those against 6+."""
    target = VolleyTarget("troops", 1, saving(4, "fubar-mod-armour", "fubar.armour.majority"), [], [])
    bursts = [Burst(0, n, NEEDED, shield, 0, "rifles") for n, shield in groups]
    volley = Volley("rifles", 0, [target], bursts)
    found = hit_odds(volley)

    assert found.exact
    assert found.chances == pytest.approx(every_way(lambda: unsaved_hits(volley)))


@pins("fubar.vehicle.damage.roll", "fubar.vehicle.damage.destroyed", "fubar.vehicle.damage.weapon")
def test_damage_to_a_vehicle_face_by_face(table):
    """Three dice of an RPG at an APC with one gun: the same as reckoning out every face of every die."""
    shooter = table.squad("rpg", 0, [(10, 10)], "veteran", ["rpg"])
    target = table.vehicle("apc", 1, (10, 20), "apc", ["hmg"])
    battery = Battery(table.state, shooter, False, False)
    found = damage_odds(battery.volley(battery.all_at(target)))

    p = 3 / 6 * 4 / 6
    wanted = dict.fromkeys(("none", "stun", "immobile", "weapon", "destroyed"), 0.0)
    for n in range(4):
        for faces in product(range(1, 7), repeat=n):
            wanted[worst(faces)] += binomial(3, p, n) / 6**n
    assert found.exact
    for result, chance in wanted.items():
        assert found.of(result) == pytest.approx(chance)


@pins("fubar.vehicle.damage.roll", "fubar.vehicle.damage.weapon")
def test_damage_to_a_vehicle_with_two_weapons_face_by_face(table):
    """The second weapon makes no difference to the gravest result, however many dice follow the first loss."""
    shooters = table.squad("rpgs", 0, [(10, 10), (11.2, 10)], "veteran", ["rpg"])
    target = table.vehicle("apc", 1, (10, 20), "apc", ["hmg", "machine_gun"])
    battery = Battery(table.state, shooters, False, False)
    found = damage_odds(battery.volley(battery.all_at(target)))

    p = 3 / 6 * 4 / 6
    wanted = dict.fromkeys(("none", "stun", "immobile", "weapon", "destroyed"), 0.0)
    for n in range(7):
        for faces in product(range(1, 7), repeat=n):
            wanted[worst(faces)] += binomial(6, p, n) / 6**n
    assert found.exact
    assert {result: found.of(result) for result in wanted} == pytest.approx(wanted)


def worst(faces):
    """The gravest result of damage dice on a vehicle with one weapon."""
    if 6 in faces:
        return "destroyed"
    if 4 in faces or 5 in faces:
        return "weapon"
    if 3 in faces:
        return "immobile"
    return "stun" if faces else "none"


@pins("fubar.fire.los")
def test_the_preview_of_a_shot_names_every_rule(table):
    """Distance, dice and number needed as facts; experience, weapon, cover, aim and armour with their rules."""
    table.block("building", "building", 5, 20, 30, 24)
    shooters = table.squad("rifles", 0, table.line(8, 5, 3), weapons=["assault_rifle"])
    table.squad("raiders", 1, table.line(8, 21, 3), armour="medium")
    question = table.ask_only(fire(table.state, shooters, False, True), [])
    preview = question.preview({"at": "raiders"}).wire()

    assert preview["legal"]
    assert "fubar-preview-fire" == preview["title"]["id"]
    assert ["fubar-fact-range-one", "fubar-fact-dice", "fubar-fact-need"] == [
        fact["id"] for fact in preview["facts"]
    ]
    assert 3 == preview["facts"][1]["values"]["dice"]
    assert "5+" == preview["facts"][2]["values"]["need"]
    rules = [(line["why"], line["value"]) for line in preview["modifiers"]]
    assert [
        ("fubar.fire.hit", "5+"),
        ("fubar.cover.medium", "+2"),
        ("fubar.cover.cap", "6+"),
        ("fubar.action.aim", "+1"),
        ("fubar.armour.majority", "5+"),
        ("fubar.weapon.assault_rifle", "3"),
    ] == rules
    assert [5, 5] == [entry["need"] for entry in preview["reckonings"]]
    assert [5, 5] == [sum(line["by"] for line in entry["lines"]) for entry in preview["reckonings"]]
    assert [True, True, True] == [line["clear"] for line in preview["sight"]]
    chances = [entry["p"] for entry in preview["odds"][0]["classes"]]
    assert 1.0 == pytest.approx(sum(chances))
    assert chances[0] == pytest.approx((1 - 2 / 6 * 4 / 6) ** 3)


@pins("fubar.fire.block", "fubar.los.blockers")
def test_the_preview_of_a_refused_shot_shows_what_blocks(table):
    """fubar.fire.block: refused with the rule, the piece and the point at which the line stops."""
    table.block("wood", "wood", 5, 12, 30, 16)
    shooters = table.squad("rifles", 0, [(10, 5)])
    table.squad("hidden", 1, [(10, 21)])
    table.squad("open", 1, [(10, 9)])
    question = table.ask_only(fire(table.state, shooters, False, False), [])
    preview = question.preview({"at": "hidden"}).wire()

    assert not preview["legal"]
    assert ["fubar.fire.block"] == [reason["why"] for reason in preview["reasons"]]
    assert {"id": "fubar-terrain-wood"} == preview["reasons"][0]["values"]["terrain"]
    assert [[10, 12]] == [line["block"] for line in preview["sight"]]
    wired = {entry["unit"]: entry for entry in question.wire()["targets"]}
    assert "reasons" in wired["hidden"]
    assert "reasons" not in wired["open"]
    tool = fire_preview(table.state, shooters, table.state.unit("hidden"), False, False)
    assert ["fubar.fire.block"] == [reason.why for reason in tool.reasons]


def test_a_target_question_never_names_a_hidden_unit(table):
    """Convoy: ambushers that nobody sees stand in no list, and naming them tells nothing."""
    table.state.scenario.parts[1].ambush = 12.0
    shooters = table.squad("rifles", 0, [(10, 5)])
    ambush = table.squad("ambush", 1, [(10, 25)])
    ambush.hidden = True
    table.squad("open", 1, [(10, 9)])
    question = table.ask_only(fire(table.state, shooters, False, False), [])

    assert ["open"] == [entry["unit"] for entry in question.wire()["targets"]]
    refusals = [question.check({"at": id})[0].message.id for id in ("ambush", "nobody")]
    assert refusals[0] == refusals[1]


@pins("fubar.melee.dice", "fubar.melee.armour")
def test_the_preview_of_a_charge_gives_both_sides_losses(table):
    """Two veterans against one elite figure: losses of each as their own dice and saves make them."""
    attackers = table.squad("attackers", 0, [(10, 10), (11.2, 10)], "veteran", armour="light")
    defenders = table.squad("defenders", 1, [(10.6, 15)], "elite")
    question = table.ask_only(assault(table.state, attackers, defenders), [])
    preview = question.preview({"then": "charge"})
    target, own = preview.odds

    assert dict(target.classes) == pytest.approx({"0": 0.25, "1": 0.75})
    assert dict(own.classes) == pytest.approx({"0": 1 - 3 / 6 * 5 / 6, "1": 3 / 6 * 5 / 6})
    assert 2 == len(preview.paths)


@pins("fubar.melee.dice", "fubar.melee.defender_move")
def test_the_odds_of_a_charge_hold_for_a_defender_that_closes_up(table):
    """Two recruits strike on 6: what one of them alone would do, had the other stayed back, is not mixed in."""
    attackers = table.squad("attackers", 0, [(10, 10), (11.5, 10)], "elite")
    defenders = table.squad("defenders", 1, [(10, 18.5), (12, 19.5)], "recruit")
    question = table.ask_only(assault(table.state, attackers, defenders), [])
    target, own = question.preview({"then": "charge"}).odds

    assert dict(target.classes) == pytest.approx({"0": 1 / 2, "1": 1 / 2})
    assert dict(own.classes) == pytest.approx({str(k): binomial(2, 1 / 6, k) for k in range(3)})


@pins("fubar.melee.dice", "fubar.melee.defender_move")
def test_best_play_in_a_charge_is_that_of_a_round_of_its_own(table):
    """A recruit that steps up to the second elite is struck by it: the best is to stay, one against one."""
    attackers = table.squad("attackers", 0, [(10, 10), (11.5, 8.4)], "elite")
    defenders = table.squad("defenders", 1, [(10, 18.4), (11.8, 18.4)], "recruit")
    question = table.ask_only(assault(table.state, attackers, defenders), [])
    target, own = question.preview({"then": "charge"}).odds

    assert dict(target.classes) == pytest.approx({str(k): binomial(2, 1 / 2, k) for k in range(3)})
    assert dict(own.classes) == pytest.approx({str(k): binomial(2, 1 / 6, k) for k in range(3)})
    assert dict(target.best) == pytest.approx({"0": 1 / 2, "1": 1 / 2})
    assert dict(own.best) == pytest.approx({"0": 5 / 6, "1": 1 / 6})


@pins("fubar.fire.split")
def test_divided_fire_has_odds_for_each_target(table):
    """fubar.fire.split: one line of odds for each target."""
    shooters = table.squad("rifles", 0, table.line(10, 10, 2), "elite")
    table.squad("left", 1, table.line(6, 25, 3))
    table.vehicle("truck", 1, (16, 25))
    question = table.ask_only(fire(table.state, shooters, False, False), [])
    shots = [
        {"figure": "rifles-1", "weapon": "rifle", "at": "left"},
        {"figure": "rifles-2", "weapon": "rifle", "at": "truck"},
    ]
    preview = question.preview({"shots": shots})

    assert ["fubar-odds-unsaved", "fubar-odds-damage"] == [line.title.id for line in preview.odds]
    assert dict(preview.odds[0].classes) == pytest.approx({"0": 0.5, "1": 0.5})
    assert preview.odds[1].classes[-1] == ("fubar-damage-destroyed", pytest.approx(1 / 2 * 5 / 6 / 6))
