"""Close combat: assaults, contact, dice, losses, and combats that go on."""

import pytest

from sandtable.core.pins import pins
from sandtable.systems.fubar.attack.close_combat import assault_targets
from sandtable.systems.fubar.ground.contact import in_contact
from sandtable.systems.fubar.move.charging import assault, fight_combats
from sandtable.systems.fubar.state.combats import fighting
from sandtable.systems.fubar.state.state import Combat
from sandtable.table import Disc, distance

CHARGE = {"then": "charge"}
CLOSE = {"then": "close"}
STAY = {"then": "stay"}


@pins(
    "fubar.melee.action",
    "fubar.melee.attacker_move",
    "fubar.melee.dice",
    "fubar.melee.order",
    "fubar.melee.armour",
    "fubar.action.assault",
)
def test_an_assault_moves_in_strikes_and_goes_on(table):
    """fubar.melee.order: attacker's dice, defender's dice, attacker's saves, defender's saves; then losses."""
    attackers = table.squad("attackers", 0, table.line(10, 10, 2), armour="light")
    defenders = table.squad("defenders", 1, table.line(10, 17, 2), armour="heavy")

    table.run(assault(table.state, attackers, defenders), [5, 5, 5, 4, 6, 3, 4], [CHARGE, ["defenders-1"]])

    expected = [
        ("fubar.melee.dice", 2),
        ("fubar.melee.dice", 2),
        ("fubar.melee.armour", 1),
        ("fubar.melee.armour", 2),
    ]
    assert expected == table.rolls
    assert 2 == len(attackers.living())
    assert ["defenders-2"] == [figure.id for figure in defenders.living()]
    assert fighting(table.state, attackers)
    assert fighting(table.state, defenders)
    assert ["fubar.melee.action"] == table.told("fubar-event-assault")[0].rules


@pins("fubar.melee.attacker_move", "fubar.action.assault")
def test_nobody_moves_more_than_eight_inches(table):
    """fubar.melee.attacker_move: at 8 inches contact is made, at 8.1 the enemy cannot be assaulted."""
    attackers = table.squad("attackers", 0, [(10, 10)])
    near = table.squad("near", 1, [(10, 19)])
    far = table.squad("far", 1, [(20, 19.1)])
    reasons = {
        unit.id: [reason.why for reason in found] for unit, found in assault_targets(table.state, attackers)
    }

    assert [] == reasons["near"]
    assert ["fubar.action.assault"] == reasons["far"]
    table.run(assault(table.state, attackers, near), [1, 1], [CHARGE])
    assert in_contact(attackers.figures[0].base, near.figures[0].base)
    assert far.on_table()


@pins("fubar.melee.target")
def test_everybody_ends_in_contact_or_as_near_as_he_can(table):
    """fubar.melee.target: staying back is refused, so is touching another unit; the rest find their own way."""
    attackers = table.squad("attackers", 0, [(10, 10), (12, 10)])
    defenders = table.squad("defenders", 1, [(10, 15), (12, 15)])
    table.squad("others", 1, [(14, 15)])
    question = table.ask_only(assault(table.state, attackers, defenders), [])

    for token, spot, refusal in (
        ("attackers-1", [10, 10], "fubar-refused-close-can-reach"),
        ("attackers-2", [14, 14], "fubar-refused-close-other"),
    ):
        reasons = question.check({"to": {token: spot}})
        assert [("fubar.melee.target", refusal)] == [(reason.why, reason.message.id) for reason in reasons]
    assert ["fubar.melee.attacker_move"] == [
        reason.why for reason in question.check({"to": {"attackers-2": [12, 40]}})
    ]
    assert [] == question.check({"to": {"attackers-2": [12, 14.04]}})
    assert [] == question.check(CHARGE)
    plan = question.plan_for({"to": {"attackers-2": [12, 14.04]}})
    assert 2 == len(plan.numbers)


@pins("fubar.melee.contact")
def test_an_assault_without_contact_fails(table):
    """fubar.melee.contact: a vehicle bars the way; the unit stops and nothing is rolled."""
    attackers = table.squad("attackers", 0, [(10, 10)])
    defenders = table.squad("defenders", 1, [(10, 17.5)])
    for number, x in enumerate((2.0, 6.5, 11.0, 15.5)):
        table.vehicle(f"truck{number}", 0, (x, 14))

    table.run(assault(table.state, attackers, defenders), [], [CHARGE])

    assert not fighting(table.state, attackers)
    assert 1 == len(table.told("fubar-event-assault-failed"))


@pins("fubar.melee.defender_move")
def test_free_defenders_within_three_inches_may_step_in(table):
    """fubar.melee.defender_move: the near one strikes too, the pinned one stays, the far one stays."""
    attackers = table.squad("attackers", 0, [(10, 10)])
    defenders = table.squad("defenders", 1, [(10, 15), (13, 15), (8, 15), (20, 20)])
    defenders.figures[2].pinned = True

    table.run(assault(table.state, attackers, defenders), [1, 1, 1], [CHARGE, CLOSE])

    assert [("fubar.melee.dice", 1), ("fubar.melee.dice", 2)] == table.rolls
    assert (8, 15) == (defenders.figures[2].base.x, defenders.figures[2].base.y)


@pins("fubar.melee.defender_move")
def test_the_defender_need_not_step_in(table):
    """fubar.melee.defender_move: he may."""
    attackers = table.squad("attackers", 0, [(10, 10)])
    defenders = table.squad("defenders", 1, [(10, 15), (13, 15)])

    table.run(assault(table.state, attackers, defenders), [1, 1], [CHARGE, STAY])

    assert [("fubar.melee.dice", 1), ("fubar.melee.dice", 1)] == table.rolls
    assert 13 == defenders.figures[1].base.x


@pins("fubar.melee.pinned", "fubar.melee.pinned.separate", "fubar.melee.no_cover", "fubar.dice.scope")
def test_pinned_defenders_strike_separately_at_minus_one(table):
    """fubar.melee.pinned: a 5 is not enough for a pinned seasoned figure, a 6 always is; cover changes nothing."""
    table.block("bunker", "bunker", 8, 14, 20, 18)
    attackers = table.squad("attackers", 0, [(10, 10), (11.5, 10)])
    defenders = table.squad("defenders", 1, [(10, 15), (11.5, 15)])
    defenders.figures[1].pinned = True

    table.run(
        assault(table.state, attackers, defenders), [4, 5, 5, 5], [CHARGE, ["attackers-1"], ["defenders-2"]]
    )

    assert [("fubar.melee.dice", 2), ("fubar.melee.dice", 1), ("fubar.melee.pinned", 1)] == table.rolls


@pins("fubar.melee.losses", "fubar.melee.no_pin")
def test_losses_come_from_contact_first_then_from_the_nearest(table):
    """fubar.melee.losses: two losses with one in contact take the nearest other too; nobody is pinned."""
    attackers = table.squad("attackers", 0, [(10, 10), (11.2, 10)])
    defenders = table.squad("defenders", 1, [(10.6, 15), (20, 20), (18, 17)])

    table.run(assault(table.state, attackers, defenders), [6, 6, 1], [CHARGE])

    assert ["defenders-2"] == [figure.id for figure in defenders.living()]
    assert not any(figure.pinned for figure in defenders.figures)


@pins("fubar.melee.end")
def test_the_combat_ends_when_one_side_has_nobody_left(table):
    """fubar.melee.end: the winners stay where they are and are free."""
    attackers = table.squad("attackers", 0, [(10, 10)])
    defenders = table.squad("defenders", 1, [(10, 15)])
    table.squad("spare", 1, [(40, 40)])

    table.run(assault(table.state, attackers, defenders), [6, 1], [CHARGE])

    assert defenders.gone
    assert [] == table.state.combats
    assert not fighting(table.state, attackers)


@pins("fubar.melee.continue", "fubar.melee.auto", "fubar.melee.no_again", "fubar.melee.stand")
def test_a_combat_goes_on_next_turn_by_itself(table):
    """fubar.melee.stand: pinned figures stand up, free ones close up, and the round is their attempt of the turn."""
    attackers = table.squad("attackers", 0, [(10, 10), (11.5, 11)])
    defenders = table.squad("defenders", 1, [(10, 9)])
    defenders.figures[0].pinned = True
    defenders.guard = True
    table.state.combats.append(Combat(0, ["attackers", "defenders"]))

    table.run(fight_combats(table.state), [1, 1, 1], [CLOSE])

    assert [("fubar.melee.dice", 2), ("fubar.melee.dice", 1)] == table.rolls
    assert attackers.tried
    assert defenders.tried
    assert not defenders.guard
    assert not defenders.figures[0].pinned


@pins("fubar.melee.apart")
def test_a_combat_in_which_nobody_touches_is_over(table):
    """fubar.melee.apart: too far to close up; the units still count as activated."""
    attackers = table.squad("attackers", 0, [(10, 10)])
    defenders = table.squad("defenders", 1, [(10, 20)])
    table.state.combats.append(Combat(0, ["attackers", "defenders"]))

    table.run(fight_combats(table.state), [], [])

    assert [] == table.state.combats
    assert attackers.tried
    assert defenders.tried


@pins("fubar.melee.apart")
def test_the_attacking_side_closes_up_first(table):
    """fubar.melee.apart: before a round."""
    table.squad("attackers", 0, [(10, 10)])
    table.squad("defenders", 1, [(10, 12)])
    table.state.combats.append(Combat(1, ["defenders", "attackers"]))

    table.run(fight_combats(table.state), [1, 1], [CLOSE])

    assert [1] == [question.side for question in table.asked]


@pins("fubar.melee.join", "fubar.melee.target")
def test_a_newcomer_fights_only_those_it_touches(table):
    """fubar.melee.join: the old fight is not rolled again; from the next turn it is one combat, dice as before."""
    first = table.squad("first", 0, [(10, 10)])
    enemy = table.squad("enemy", 1, [(10, 11), (14, 11)])
    table.state.combats.append(Combat(1, ["first", "enemy"]))
    helpers = table.squad("helpers", 0, [(14, 16)])

    table.run(assault(table.state, helpers, enemy), [1, 1], [CHARGE])

    assert [("fubar.melee.dice", 1), ("fubar.melee.dice", 1)] == table.rolls
    assert ["first", "enemy", "helpers"] == table.state.combats[0].units
    table.run(fight_combats(table.state), [6, 6, 1, 1], [])
    assert first.gone
    assert helpers.gone


@pins("fubar.melee.join")
def test_combats_are_fought_in_the_order_they_began(table):
    """fubar.melee.join: the first in the list first."""
    for number, x in enumerate((10, 30)):
        table.squad(f"a{number}", 0, [(x, 10)])
        table.squad(f"b{number}", 1, [(x, 11)])
    table.state.combats = [Combat(1, ["b1", "a1"]), Combat(0, ["a0", "b0"])]

    table.run(fight_combats(table.state), [1, 1, 1, 1], [])

    told = [event.subject for event in table.told("fubar-event-combat-losses")]
    assert ["b1", "a1", "a0", "b0"] == told


@pins("fubar.melee.target")
def test_a_figure_touching_two_rolls_one_die(table):
    """fubar.melee.target: two attackers may touch one defender and the reverse."""
    table.squad("a", 0, [(10, 10)])
    table.squad("b", 1, [(9, 10), (11, 10)])
    table.state.combats.append(Combat(0, ["a", "b"]))

    table.run(fight_combats(table.state), [1, 1, 1], [])

    assert [("fubar.melee.dice", 1), ("fubar.melee.dice", 2)] == table.rolls


@pins("fubar.vehicle.assault")
def test_infantry_storms_a_vehicle_it_can_hurt(table):
    """fubar.vehicle.assault: one round with saves and damage, nothing strikes back, nobody stays in combat."""
    attackers = table.squad("attackers", 0, [(10, 10), (12, 10)], grenades=True)
    apc = table.vehicle("apc", 1, (11, 16), "apc")
    assert apc.vehicle is not None

    table.run(assault(table.state, attackers, apc), [5, 6, 4, 5, 3], [CHARGE])

    expected = [("fubar.melee.dice", 2), ("fubar.vehicle.save", 2), ("fubar.vehicle.damage.roll", 1)]
    assert expected == table.rolls
    assert apc.vehicle.immobile
    assert [] == table.state.combats
    for figure in attackers.figures:
        assert distance(figure.base, apc.vehicle.hull) < 0.01


@pins("fubar.vehicle.assault")
def test_without_grenades_only_unarmoured_vehicles_are_assaulted(table):
    """fubar.vehicle.assault: refused against an APC, allowed against a truck."""
    attackers = table.squad("attackers", 0, [(10, 10)])
    table.vehicle("apc", 1, (10, 15), "apc")
    table.vehicle("truck", 1, (10, 5), "truck")
    reasons = {
        unit.id: [reason.why for reason in found] for unit, found in assault_targets(table.state, attackers)
    }

    assert ["fubar.vehicle.assault"] == reasons["apc"]
    assert [] == reasons["truck"]
    attackers.grenades = True
    assert [] == [reason for _, found in assault_targets(table.state, attackers) for reason in found]


@pins("fubar.melee.target")
def test_hidden_units_are_not_assaulted(table):
    """fubar.melee.target: seen or not, but not hidden by the scenario."""
    table.block("wood", "wood", 5, 12, 15, 15)
    table.state.scenario.parts[1].ambush = 12.0
    attackers = table.squad("attackers", 0, [(10, 10)])
    unseen = table.squad("unseen", 1, [(10, 16)])
    assert ["unseen"] == [unit.id for unit, _ in assault_targets(table.state, attackers)]

    unseen.hidden = True
    assert [] == assault_targets(table.state, attackers)


@pins("fubar.scenario.captive", "fubar.action.ground.cover")
def test_an_assaulted_unit_lies_flat_no_longer_and_lets_go_of_the_captive(table):
    """fubar.action.ground.cover: the improvement ends at once when the unit is drawn into close combat."""
    from sandtable.systems.fubar.state.state import Captive

    attackers = table.squad("attackers", 0, [(10, 10)])
    defenders = table.squad("defenders", 1, [(10, 15)])
    defenders.ground = True
    captive = Captive("captive", Disc(11, 15, 0.5))
    captive.taken_by = "defenders"
    defenders.captive = "captive"
    table.state.captive = captive

    table.run(assault(table.state, attackers, defenders), [1, 1], [CHARGE])

    assert not defenders.ground
    assert "" == defenders.captive
    assert "" == captive.taken_by


@pins("fubar.action.guard.timing", "fubar.melee.attacker_move", "fubar.pin.move")
def test_an_assault_can_be_stopped_by_reaction_fire(table):
    """fubar.action.guard.timing: the watcher fires where the unit appears; who is pinned there stays there."""
    table.block("wood", "wood", 0, 11.5, 11, 13)
    attackers = table.squad("attackers", 0, [(9, 10)])
    defenders = table.squad("defenders", 1, [(15, 10)])
    watcher = table.squad("watcher", 1, [(9, 20)])
    watcher.guard = True
    table.squad("spare", 0, [(40, 40)])

    table.run(assault(table.state, attackers, defenders), [6], [CHARGE, "watcher", {"attackers-1": "pinned"}])

    assert watcher.reacted
    assert attackers.figures[0].pinned
    assert [] == table.state.combats
    assert 9 < attackers.figures[0].base.x < 14
    assert 1 == len(table.told("fubar-event-assault-failed"))


@pytest.mark.parametrize("order", ["pins-first", "losses-first"])
def test_standing_orders_answer_losses_in_close_combat(table, order):
    """fubar.melee.losses: the orders for losses under fire hold here too and spare the leader."""
    from sandtable.systems.fubar.harm.losses import CombatLosses

    unit = table.squad("unit", 0, [(10, 10), (12, 10)])
    unit.figures[0].leader = True
    question = CombatLosses(unit, 1, unit.living())

    assert ["unit-2"] == question.by_order(order)


@pins("fubar.melee.order", "fubar.melee.join")
def test_the_attacker_saves_and_chooses_first_whoever_came_first_to_the_table(table):
    """fubar.melee.order: attacker's saves before the defender's, whatever the order of the units in the combat."""
    table.squad("defender", 0, [(10, 10)], armour="light")
    table.squad("attacker", 1, [(10, 11)], armour="heavy")
    table.state.combats.append(Combat(1, ["defender", "attacker"]))

    table.run(fight_combats(table.state), [6, 6, 4, 6], [])

    assert ["attacker", "defender"] == [event.subject for event in table.told("fubar-event-combat-losses")]
    assert [0, 0] == [event.values["lost"] for event in table.told("fubar-event-combat-losses")]
