"""Shooting: a unit picks its targets, rolls to hit, the targets save and take what is left."""

from __future__ import annotations

from sandtable.core.effects import ask
from sandtable.core.event import Aim, Event
from sandtable.core.preview import Preview
from sandtable.core.wire import Json
from sandtable.systems.fubar.attack.battery import Battery, Shot
from sandtable.systems.fubar.attack.forecast import forecast
from sandtable.systems.fubar.attack.targeting import FireQuestion, shots_of
from sandtable.systems.fubar.attack.volley import Hits, Volley, roll_saves, roll_to_hit
from sandtable.systems.fubar.ground.sight import reveal
from sandtable.systems.fubar.harm.losses import take_hits
from sandtable.systems.fubar.harm.vehicle_damage import take_damage
from sandtable.systems.fubar.harm.victory import check_break
from sandtable.systems.fubar.state.state import FubarState, Unit


async def fire(state: FubarState, unit: Unit, moving: bool, aiming: bool, reaction_at: str = "") -> bool:
    """All the fire of a unit at one moment; whether it fired at all."""
    return await fire_all(state, Battery(state, unit, moving, aiming, reaction_at))


async def fire_all(state: FubarState, battery: Battery) -> bool:
    """fubar.fire.split: every target is declared before any die is rolled.

    fubar.action.guard.react: a reaction is aimed at the unit that appeared and cannot be divided.
    """
    if not battery.can_fire():
        return False
    answer = await ask(FireQuestion(battery))
    shots = shots_of(battery, answer)
    if not shots:
        return False
    await shoot(state, battery, shots)
    check_break(state)
    return True


async def shoot(state: FubarState, battery: Battery, shots: list[Shot]) -> None:
    """fubar.dice.order: all dice to hit; then each target, in the order declared, saves and takes its losses."""
    unit = battery.unit
    volley = battery.volley(shots)
    state.attacks += 1
    reveal(state, unit)
    state.tell_all(lambda: fire_events(state, battery, volley, shots))
    hits = await roll_to_hit(volley)
    for number, target in enumerate(volley.targets):
        quarry = state.unit(target.unit)
        if not hits[number]:
            state.tell(
                "fubar-event-missed",
                {"unit": unit.name, "target": quarry.name},
                ["fubar.fire.hit"],
                unit.side,
                unit.id,
            )
            continue
        unsaved = await roll_saves(target, hits[number])
        tell_hits(state, unit, quarry, hits[number], unsaved)
        if quarry.vehicle is not None:
            await take_damage(state, quarry, target, unsaved)
        elif unsaved:
            at_it = [shot for shot in shots if shot.target is quarry]
            await take_hits(state, quarry, unsaved, battery.exposed(quarry, at_it))


def fire_events(state: FubarState, battery: Battery, volley: Volley, shots: list[Shot]) -> list[Event]:
    """Who fires at whom with how many dice."""
    unit = battery.unit
    rules = ["fubar.fire.dice"]
    if battery.aiming:
        rules.append("fubar.action.aim")
    if len(volley.targets) > 1:
        rules.append("fubar.fire.split")
    events: list[Event] = []
    for number, target in enumerate(volley.targets):
        values: dict[str, Json] = {
            "unit": unit.name,
            "target": state.unit(target.unit).name,
            "at": target.unit,
            "dice": volley.dice(number),
        }
        aim = aim_at(target.unit, shots)
        events.append(Event("fubar-event-fires", values, rules, unit.side, unit.id, aim=aim))
    return events


def aim_at(target: str, shots: list[Shot]) -> Aim:
    """Whose shots go at one unit, and the shortest of their distances."""
    own = [shot for shot in shots if shot.target.id == target]
    shooters = list(dict.fromkeys(shot.shooter.token for shot in own))
    return Aim(shooters, target, min(shot.distance for shot in own))


def tell_hits(state: FubarState, unit: Unit, quarry: Unit, hits: Hits, unsaved: int) -> None:
    """How many hits, and how many of them were not saved."""
    total = sum(n for _, n in hits)
    rule = "fubar.vehicle.save" if quarry.vehicle is not None else "fubar.fire.save"
    state.tell(
        "fubar-event-hits",
        lambda: {
            "unit": unit.name,
            "target": quarry.name,
            "hits": total,
            "unsaved": unsaved,
            "saved": total - unsaved,
        },
        ["fubar.fire.hit", rule],
        unit.side,
        quarry.id,
    )


def fire_preview(
    state: FubarState, unit: Unit, target: Unit, moving: bool, aiming: bool, only: str = ""
) -> Preview:
    """What would come of firing at a unit now, whether or not it is this unit's turn to fire: for the tools.

    `only` is the unit that a reaction is aimed at.
    """
    battery = Battery(state, unit, moving, aiming, only)
    question = FireQuestion(battery)
    answer: Json = {"at": target.id}
    return forecast(battery, question.check(answer), shots_of(battery, answer), [target])
