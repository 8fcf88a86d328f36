"""Doctor and Repair (chapter 5), with the kits that help (appendix C)."""

from __future__ import annotations

from typing import Final

from sandtable.core.effects import D10, Roll
from sandtable.core.reckoning import Reckoning
from sandtable.core.wire import Json
from sandtable.systems.fallout.book.words import DOCTOR
from sandtable.systems.fallout.harm.damage import count_healing, heal
from sandtable.systems.fallout.state.dice import meets, roll_less
from sandtable.systems.fallout.state.items_held import lose
from sandtable.systems.fallout.state.names import named
from sandtable.systems.fallout.state.state import FalloutState, Figure, Unit

DOCTORS_KIT: Final = "doctors_kit"
REPAIR_KIT: Final = "repair_kit"
ROBOT_KIT: Final = "robot_repair_kit"
KIT_REPAIR: Final = 5
"""fallout.item.robot_kit: the Repair level of whoever has only the kit."""
VEHICLE_MINUS: Final = 5
"""fallout.item.repair_kit: 1d10-5, at least 1."""
OUT: Final = {
    DOCTORS_KIT: "fallout.item.doctors_kit.out",
    REPAIR_KIT: "fallout.item.repair_kit.out",
    ROBOT_KIT: "fallout.item.robot_kit.out",
}


def bonus(state: FalloutState, figure: Figure, kit: str) -> int:
    """What a kit adds to the skill; 0 without it."""
    if not figure.items or figure.item(kit) is None:
        return 0
    return state.catalogue.items[kit].skill_bonus


async def wear(state: FalloutState, unit: Unit, figure: Figure, kit: str) -> None:
    """A die after each use may be its end.

    fallout.item.doctors_kit.out, fallout.item.repair_kit.out, fallout.item.robot_kit.out
    """
    item = figure.item(kit)
    if item is None:
        return
    out_on = state.catalogue.items[kit].out_on
    classes = [1 if face >= out_on else 0 for face in range(1, 11)]
    counts = await Roll(D10, 1, classes, OUT[kit], state.decider(unit), None, figure.id)
    if not counts[0]:
        lose(figure, item)
        values = named(unit, figure)
        values["item"] = {"id": "fallout-item-" + kit}
        state.tell("fallout-event-item-gone", values, [OUT[kit]], unit.side, figure.id)


async def tries(state: FalloutState, unit: Unit, figure: Figure, level: Reckoning, why: str) -> bool:
    """fallout.skill.level_number: a die at most the level."""
    worked = await meets(level, why, state.decider(unit), figure.id)
    tally = state.tally
    if worked and tally is not None:
        tally.worked += 1
    return worked


# ------------------------------------------------------------ Doctor


def doctor_level(state: FalloutState, figure: Figure) -> Reckoning | None:
    """fallout.item.doctors_kit: one more with the kit; None without the skill."""
    level = figure.skills.get(DOCTOR, 0)
    if not level:
        return None
    reckoning = Reckoning(level, "fallout-skill-doctor", "fallout.skill.level_number")
    reckoning.add(bonus(state, figure, DOCTORS_KIT), "fallout-item-doctors_kit", "fallout.item.doctors_kit")
    return reckoning


def treatable(unit: Unit, patient: Figure) -> bool:
    """fallout.skill.doctor.target: somebody hurt who has no token; fallout.skill.doctor.not_robots: robots never."""
    if not patient.present() or patient.profile.robot or unit.token or patient.sat_out:
        return False
    # fallout.env.radiation.wake: whom radiation felled may be treated with all its hit points
    return patient.out or patient.hp < patient.hp_max or patient.poisoned


async def treat(state: FalloutState, unit: Unit, figure: Figure, patient: Figure, level: Reckoning) -> None:
    """fallout.skill.doctor.heal: 1 hit point; fallout.item.doctors_kit: 2 with the kit."""
    why = "fallout.skill.doctor.heal"
    ward = state.unit_of(patient)
    kit = bonus(state, figure, DOCTORS_KIT)
    if await tries(state, unit, figure, level, why):
        points = 1 + (state.catalogue.items[DOCTORS_KIT].heal_extra if kit else 0)
        heal(state, ward, patient, points, why)
    else:
        state.tell("fallout-event-not-healed", named(ward, patient), [why], unit.side, patient.id)
    await _both_done(state, unit, figure, patient, kit)


async def cure(state: FalloutState, unit: Unit, figure: Figure, patient: Figure, level: Reckoning) -> None:
    """fallout.skill.doctor.poison: the same roll takes the poison away instead."""
    why = "fallout.skill.doctor.poison"
    ward = state.unit_of(patient)
    kit = bonus(state, figure, DOCTORS_KIT)
    if await tries(state, unit, figure, level, why):
        patient.poisoned = False
        state.tell("fallout-event-cured", named(ward, patient), [why], unit.side, patient.id)
    else:
        state.tell("fallout-event-not-healed", named(ward, patient), [why], unit.side, patient.id)
    await _both_done(state, unit, figure, patient, kit)


async def _both_done(state: FalloutState, unit: Unit, figure: Figure, patient: Figure, kit: int) -> None:
    """fallout.skill.doctor.tokens: a token for both, whether or not it helped."""
    figure.sat_out = True
    patient.sat_out = True
    if kit:
        await wear(state, unit, figure, DOCTORS_KIT)


# ------------------------------------------------------------ Repair


def repair_level(state: FalloutState, figure: Figure, level: int, robot: bool) -> Reckoning:
    """fallout.item.repair_kit, fallout.item.robot_kit: one more with the kit; the second one on robots only."""
    reckoning = Reckoning(level, "fallout-skill-repair", "fallout.skill.level_number")
    best = bonus(state, figure, REPAIR_KIT)
    special = bonus(state, figure, ROBOT_KIT) if robot else 0
    if special > best:
        reckoning.add(special, "fallout-item-robot_repair_kit", "fallout.item.robot_kit")
    else:
        reckoning.add(best, "fallout-item-repair_kit", "fallout.item.repair_kit")
    return reckoning


async def mend_vehicle(state: FalloutState, unit: Unit, figure: Figure, hull: Unit, level: Reckoning) -> None:
    """fallout.skill.repair.effect: 1 hit point; fallout.item.repair_kit: 1d10-5, at least 1.

    fallout.skill.repair.tokens: a token for both. fallout.skill.repair.disabled: below the number it works again.
    """
    why = "fallout.skill.repair.effect"
    vehicle = hull.vehicle
    assert vehicle is not None
    kit = bonus(state, figure, REPAIR_KIT)
    values: dict[str, Json] = {"vehicle": hull.name}
    if await tries(state, unit, figure, level, why):
        points = 1
        if kit:
            points = await roll_less(VEHICLE_MINUS, "fallout.item.repair_kit", state.decider(unit), figure.id)
        points = min(points, vehicle.damage)
        count_healing(state, points)
        vehicle.damage -= points
        values["n"] = points
        state.tell("fallout-event-repaired", values, [why], unit.side, hull.id)
    else:
        state.tell("fallout-event-not-repaired", values, [why], unit.side, hull.id)
    figure.sat_out = True
    hull.token = True
    if kit:
        await wear(state, unit, figure, REPAIR_KIT)


async def mend_robot(
    state: FalloutState, unit: Unit, figure: Figure, robot: Figure, level: Reckoning
) -> None:
    """fallout.skill.repair.effect: 1 hit point; fallout.item.robot_kit.amount.en: 2 with its kit, .it: 1.

    fallout.skill.repair.tokens
    """
    why = "fallout.skill.repair.effect"
    ward = state.unit_of(robot)
    kit = (
        ROBOT_KIT
        if bonus(state, figure, ROBOT_KIT)
        else REPAIR_KIT
        if bonus(state, figure, REPAIR_KIT)
        else ""
    )
    if await tries(state, unit, figure, level, why):
        points = 2 if kit == ROBOT_KIT and state.english else 1
        heal(state, ward, robot, points, why)
    else:
        state.tell("fallout-event-not-healed", named(ward, robot), [why], unit.side, robot.id)
    figure.sat_out = True
    robot.sat_out = True
    if kit:
        await wear(state, unit, figure, kit)
