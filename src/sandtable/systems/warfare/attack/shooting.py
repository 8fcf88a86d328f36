"""Fire: choose the weapons, check sight and range, pay, roll one modified die."""

from __future__ import annotations

from typing import Final

from sandtable.core.event import Aim
from sandtable.core.wire import Reason
from sandtable.hexmap import OFF
from sandtable.systems.warfare.attack.to_hit import fire_throw
from sandtable.systems.warfare.book.profiles import HEAVY, HELICOPTER, INFANTRY, LIGHT, SAM, VEHICLE, Column
from sandtable.systems.warfare.book.terrain import WATER
from sandtable.systems.warfare.ground.helicopters import is_high
from sandtable.systems.warfare.ground.hostages import why_not_endanger
from sandtable.systems.warfare.ground.sight import sees_to_fire
from sandtable.systems.warfare.harm.damage import strike
from sandtable.systems.warfare.harm.rubble import fall
from sandtable.systems.warfare.state.action_track import pay, price
from sandtable.systems.warfare.state.dice import ELIMINATED, combat_roll
from sandtable.systems.warfare.state.identities import (
    FIRE_HEAVY,
    FIRE_LIGHT,
    FIRE_SAM,
    HELI_WEAPONS,
    HUNTER_FIRE,
)
from sandtable.systems.warfare.state.names import unit_word
from sandtable.systems.warfare.state.refusals import NO_ABILITY, NO_ENEMY, refused
from sandtable.systems.warfare.state.state import STEADY, Piece, Unit, WarfareState

HUNT = 3
"""The heavy column fired with the helicopter-hunter ability."""

MODES = (LIGHT, HEAVY, SAM, HUNT)
MODE_WORDS = ("light", "heavy", "sam", "hunter")
FIRE_ACTIONS = (FIRE_LIGHT, FIRE_HEAVY, FIRE_SAM, HUNTER_FIRE)
"""Each way of firing, as a word and as an action."""

HUNTER_PRICE = 1
"""warfare.hunter.cost, warfare.unit.ability_cost."""


TOO_FAR: Final = refused("warfare.fire.range")
NO_TARGET: Final = refused("warfare.fire.steps")
NO_HEAVY_WEAPONS: Final = refused("warfare.fire.no_heavy")
NO_MISSILES: Final = refused("warfare.sam.targets")
UNSEEN: Final = refused("warfare.fire.los_needed")


def column_of(unit: Unit, mode: int) -> Column | None:
    """warfare.fire.steps, step 1: the column that a way of firing uses."""
    return unit.profile.columns[HEAVY if mode == HUNT else mode]


def fire_price(unit: Unit, mode: int) -> int:
    """warfare.fire.cost, warfare.hunter.cost: the AP printed for the column, less the damage discount."""
    column = column_of(unit, mode)
    assert column is not None
    return price(unit, column.cost + (HUNTER_PRICE if mode == HUNT else 0))


def why_not_use_weapons(state: WarfareState, unit: Unit, mode: int) -> list[Reason]:
    """Why a unit cannot fire these weapons at anybody.

    warfare.fire.morale_bar: a Shaken or Suppressed unit does not fire. warfare.amphib.no_fire: nor does infantry
    in the water.
    """
    if unit.morale != STEADY:
        return refused("warfare.fire.morale_bar")
    profile = unit.profile
    if mode == HUNT and not profile.hunter:
        return NO_ABILITY
    if column_of(unit, mode) is None:
        return NO_MISSILES if mode == SAM else NO_HEAVY_WEAPONS
    if profile.kind == INFANTRY and state.ground.kinds[unit.hex] == WATER:
        return refused("warfare.amphib.no_fire")
    return []


def can_use_weapons(state: WarfareState, unit: Unit, mode: int) -> bool:
    """Whether a unit may fire these weapons at all."""
    return not why_not_use_weapons(state, unit, mode)


def why_not_harm_kind(mode: int, kind: int) -> list[Reason]:
    """Which kind of target is not for these weapons, however it flies.

    warfare.vehicle.heavy_only: only heavy weapons hurt vehicles.
    """
    if mode == LIGHT:
        return (
            refused("warfare.fire.light_targets") if kind == VEHICLE else []
        )  # and warfare.vehicle.heavy_only
    if mode == HEAVY:
        return refused("warfare.fire.heavy_targets") if kind == HELICOPTER else []
    if kind == HELICOPTER:
        return []
    return refused("warfare.hunter.use" if mode == HUNT else "warfare.sam.targets")


def can_harm_kind(mode: int, kind: int) -> bool:
    """Whether these weapons are for a kind of target."""
    return not why_not_harm_kind(mode, kind)


def why_not_against(state: WarfareState, firer: Unit, mode: int, target: Unit) -> list[Reason]:
    """Why this target is not for these weapons. warfare.heli.fire: helicopters fire like others."""
    kind = target.profile.kind
    barred = why_not_harm_kind(mode, kind)
    if barred:
        return barred
    if kind == HELICOPTER and mode != SAM and is_high(state, target):
        return refused("warfare.heli.high_threats")
    # warfare.opt.heli_weapons: light weapons of helicopters for infantry only, heavy ones for vehicles only
    meant_for = INFANTRY if mode == LIGHT else VEHICLE
    if kind != meant_for and firer.profile.kind == HELICOPTER and state.switched_on(HELI_WEAPONS):
        return refused("warfare.opt.heli_weapons")
    return []


def why_not_fire_at(state: WarfareState, firer: Unit, mode: int, target: Unit) -> list[Reason]:
    """warfare.fire.steps: why a unit that may fire cannot fire at this one; the cheap checks come first."""
    reasons = why_not_aim_at(state, firer, mode, target)
    if reasons or sees_to_fire(state, firer, target):
        return reasons
    return UNSEEN


def why_not_aim_at(state: WarfareState, firer: Unit, mode: int, target: Unit) -> list[Reason]:
    """The same, but for the line of sight: why this target is not for these weapons at this distance."""
    if target.hex == OFF:
        return refused("warfare.transport.passenger_idle")
    if state.friends(firer.side, target.side):
        return NO_ENEMY
    column = column_of(firer, mode)
    if column is None or state.ground.grid.distance(firer.hex, target.hex) > column.reach:
        return TOO_FAR
    return why_not_against(state, firer, mode, target) or why_not_endanger(
        state, firer.profile.regular, target
    )


def can_fire_at(state: WarfareState, firer: Unit, mode: int, target: Unit) -> bool:
    """Whether a unit that may fire may fire at this one."""
    return not why_not_fire_at(state, firer, mode, target)


def targets_of(state: WarfareState, unit: Unit, mode: int) -> list[Unit]:
    """The enemies at which a unit may fire these weapons, the nearest first.

    warfare.pop.not_a_target: only units are among them, never population.
    """
    targets = [target for target in state.enemies_on_map(unit.side) if can_fire_at(state, unit, mode, target)]
    if len(targets) > 1:
        grid = state.ground.grid
        near = unit.hex
        targets.sort(key=lambda target: grid.distance(near, target.hex))
    return targets


def why_not_fire(state: WarfareState, unit: Unit, mode: int) -> list[Reason]:
    """Why a unit has no shot with these weapons."""
    barred = why_not_use_weapons(state, unit, mode)
    if barred:
        return barred
    column = column_of(unit, mode)
    reach = column.reach if column is not None else 0
    far = state.ground.distances(unit.hex)
    side = unit.side
    for target in state.units:
        hex = target.hex
        near = hex != OFF and target.side != side and far[hex] <= reach
        if near and can_fire_at(state, unit, mode, target):
            return []
    return NO_TARGET


# ------------------------------------------------------------ the shot


def reveal(state: WarfareState, one: Piece, other: Piece) -> None:
    """warfare.comp.fog: in a combat either player may see the values of those who take part; they stay known."""
    show_values(state, one, other.side)
    show_values(state, other, one.side)


def show_values(state: WarfareState, piece: Piece, to: int) -> None:
    """A side and its friends get to know the values of a piece."""
    for side in range(state.sides):
        if state.friends(side, to) and not piece.known >> side & 1:
            piece.known |= 1 << side
            state.reveals += 1


async def shoot(state: WarfareState, firer: Unit, mode: int, target: Unit, why: str) -> None:
    """warfare.fire.steps, steps 4 and 5: pay and roll. The shot ends the firer's overwatch (warfare.overwatch.ends)."""
    column = column_of(firer, mode)
    assert column is not None
    firer.overwatch = False
    state.aim(lambda: Aim([firer.id], target.id, float(state.ground.grid.distance(firer.hex, target.hex))))
    state.tell(
        "warfare-event-fires",
        lambda: {
            "unit": unit_word(firer),
            "target": unit_word(target),
            "weapon": {"id": "warfare-weapon-" + MODE_WORDS[mode]},
            "ap": fire_price(firer, mode),
        },
        [why, "warfare.fire.cost"],
        firer.side,
        firer.id,
    )
    pay(state, firer.side, fire_price(firer, mode))
    heavy = mode == HEAVY
    await resolve_fire(state, firer, column.rank, heavy, target, firer.hex, "warfare.fire.base_die")


async def resolve_fire(
    state: WarfareState, firer: Piece, rank: int, heavy: bool, target: Unit, from_hex: int, why: str
) -> int:
    """One die against a unit: the result is applied at once; a heavy value that eliminates leaves rubble.

    `from_hex` OFF means that there is no line of fire. warfare.rubble.created.
    """
    reveal(state, firer, target)
    throw = fire_throw(state, firer, rank, target, from_hex, target.profile.defence)
    result = await combat_roll(state, firer.side, throw, why, firer.id)
    hex = target.hex
    flying = target.profile.kind == HELICOPTER
    strike(state, target, result, throw.rules(), firer.side)
    if heavy and result == ELIMINATED and not flying:
        fall(state, hex)
    return result
