"""Damage (chapter 4.6): saves, hit points, unconsciousness, death, healing; and knockdown."""

from __future__ import annotations

from typing import Final

from sandtable.core.wire import Json
from sandtable.systems.fallout.dice import less, need_words, passes, roll
from sandtable.systems.fallout.profiles import Damage
from sandtable.systems.fallout.state import CRITTERS, Culprit, Fallen, FalloutState, Figure, Unit

SAVE: Final = "fallout.damage.save"


async def save_or_suffer(
    state: FalloutState,
    unit: Unit,
    figure: Figure,
    save: int,
    damage: Damage,
    culprit: Culprit,
    reduce: int = 0,
) -> None:
    """fallout.damage.save, fallout.damage.save_ten: an Endurance test with the weapon's modifier ignores the hit.

    fallout.damage.apply: a failure costs the full damage; `reduce` is what a vehicle's body takes off it.
    """
    listens = state.listens()
    need = need_words(figure.profile.en, save) if listens else None
    side = state.decider(unit)
    if await passes(figure.profile.en, save, SAVE, side, figure.id, need):
        if listens:
            state.tell("fallout-event-saved", named(unit, figure), [SAVE], unit.side, figure.id)
        return
    points = await amount(damage, side, figure.id)
    if reduce:
        points = max(points - reduce, 0)
    if points:
        await hurt(state, unit, figure, points, culprit)


async def amount(damage: Damage, side: int, subject: str) -> int:
    """fallout.dice.order_attack: random damage is rolled for each victim that fails its save.

    fallout.dice.minimum, fallout.dice.no_minimum_cannon
    """
    if not damage.die:
        return damage.fixed
    return less(await roll("fallout.damage.apply", side, subject), damage.minus)


async def hurt(state: FalloutState, unit: Unit, figure: Figure, points: int, culprit: Culprit) -> None:
    """fallout.damage.apply, fallout.damage.unsaved: hit points are lost; what that means follows at once.

    fallout.damage.wounded: with a hit point left nothing else changes.
    """
    figure.hp -= points
    figure.wounder = culprit.side
    if state.listens():
        values = named(unit, figure)
        values["n"] = points
        state.tell("fallout-event-hurt", values, ["fallout.damage.apply", culprit.why], unit.side, figure.id)
    if figure.hp < 0:
        await kill(state, unit, figure, culprit)
    elif figure.hp == 0:
        fall_unconscious(state, unit, figure, "fallout.damage.zero")


def fall_unconscious(state: FalloutState, unit: Unit, figure: Figure, why: str) -> None:
    """fallout.damage.zero, fallout.env.radiation.fail: face down until healed.

    fallout.knockdown.on_hit: unconsciousness replaces being knocked down.
    """
    figure.out = True
    figure.down = False
    figure.sneak = 0
    state.tell("fallout-event-unconscious", named(unit, figure), [why], unit.side, figure.id)


async def kill(state: FalloutState, unit: Unit, figure: Figure, culprit: Culprit) -> None:
    """fallout.damage.below_zero: dead, removed; fallout.morale.count counts it, the queue remembers it."""
    figure.alive = False
    figure.out = False
    figure.down = False
    figure.sneak = 0
    unit.dead += 1
    credit(state, unit.side, figure.points, culprit, True)
    state.fallen.append(Fallen(unit.id, figure.id, culprit))
    if unit.aboard:
        vehicle = state.unit(unit.aboard).vehicle
        if vehicle is not None and vehicle.driver == figure.id:
            vehicle.driver = ""  # fallout.vehicle.pilot_killed
    state.tell(
        "fallout-event-killed", named(unit, figure), ["fallout.damage.below_zero"], unit.side, figure.id
    )
    close_ranks(unit)


def close_ranks(unit: Unit) -> None:
    """A unit of which nobody is left is gone."""
    for figure in unit.figures:
        if figure.alive and not figure.left:
            return
    unit.gone = True
    unit.overwatch = False


def credit(state: FalloutState, owner: int, points: float, culprit: Culprit, figure: bool) -> None:
    """fallout.damage.points: the points go to the opponent, whatever the cause.

    `counted` keeps what a side killed by its own doing (fallout.s4.victory). With more than two sides the
    points go to whoever did it.
    """
    by = culprit.side
    if owner == CRITTERS:
        return  # fallout.s4.victory: critters are worth nothing
    if 0 <= by < state.sides and by != owner:
        state.counted[by] += points
    if state.sides == 2:
        by = 1 - owner
    if 0 <= by < state.sides and by != owner:
        state.killed[by] += points
        if figure:
            state.kills[by] += 1


def knock_down(state: FalloutState, unit: Unit, figure: Figure, why: str) -> None:
    """fallout.knockdown.on_hit, fallout.knockdown.effect: on the hit itself; nothing may be done until it stands.

    fallout.knockdown.vehicles: those inside a vehicle stay on their seats.
    """
    if figure.down or figure.out or not figure.alive or unit.aboard:
        return
    figure.down = True
    state.tell(
        "fallout-event-knocked-down",
        named(unit, figure),
        ["fallout.knockdown.effect", why],
        unit.side,
        figure.id,
    )


def poison(state: FalloutState, unit: Unit, figure: Figure, by: int, why: str) -> None:
    """fallout.env.poison.persist: poisoned until cured; a second time changes nothing.

    fallout.unit.robot.poison: machines cannot be poisoned.
    """
    if figure.poisoned or figure.profile.robot:
        return
    figure.poisoned = True
    figure.poisoner = by
    state.tell("fallout-event-poisoned", named(unit, figure), [why], unit.side, figure.id)


def heal(state: FalloutState, unit: Unit, figure: Figure, points: int) -> None:
    """fallout.damage.healing_cap: never above the starting hit points. fallout.env.wake, fallout.env.radiation.wake"""
    figure.hp = min(figure.hp + points, figure.hp_max)
    if figure.out and figure.hp >= 1:
        wake(state, unit, figure)


def wake(state: FalloutState, unit: Unit, figure: Figure) -> None:
    """fallout.env.wake: it stands at once. fallout.env.wake_act: it acts only if its unit has not begun to."""
    figure.out = False
    figure.down = False
    if unit.token or unit.overwatch or state.acting == unit.id:
        figure.sat_out = True
    state.tell("fallout-event-woke", named(unit, figure), ["fallout.env.wake"], unit.side, figure.id)


def named(unit: Unit, figure: Figure) -> dict[str, Json]:
    """The values every sentence about a figure has: its troop type and its unit."""
    return {"figure": {"id": "fallout-unit-" + figure.profile.id}, "unit": unit.name}
