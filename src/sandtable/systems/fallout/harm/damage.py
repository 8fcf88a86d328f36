"""Damage (chapter 4.6): saves, hit points, unconsciousness, death, healing; and knockdown."""

from __future__ import annotations

from typing import Final

from sandtable.core.reckoning import Reckoning
from sandtable.core.wire import Json
from sandtable.systems.fallout.book.profiles import Damage
from sandtable.systems.fallout.state.dice import meets, roll_less
from sandtable.systems.fallout.state.state import CRITTERS, Culprit, Fallen, FalloutState, Figure, Unit

SAVE: Final = "fallout.damage.save"
DAMAGE: Final = "fallout.damage.apply"


def save_of(figure: Figure, modifier: int, id: str, why: str) -> Reckoning:
    """fallout.damage.save: Endurance, with a modifier on the die; `id` and `why` say where that comes from."""
    reckoning = Reckoning(figure.profile.en, "fallout-mod-en", "fallout.stat.endurance")
    reckoning.on_die(modifier, id, why)
    return reckoning


async def save_or_suffer(
    state: FalloutState,
    unit: Unit,
    figure: Figure,
    save: Reckoning,
    damage: Damage,
    culprit: Culprit,
    reduce: int = 0,
) -> None:
    """fallout.damage.save, fallout.damage.save_ten: an Endurance test with the weapon's modifier ignores the hit.

    fallout.damage.apply: a failure costs the full damage; `reduce` is what a vehicle's body takes off it.
    """
    side = state.decider(unit)
    if await meets(save, SAVE, side, figure.id):
        state.tell("fallout-event-saved", lambda: named(unit, figure), [SAVE], unit.side, figure.id)
        return
    tally = state.tally
    if tally is not None and not tally.muted:
        tally.hurts += 1
    points = await amount(damage, side, figure.id)
    if reduce:
        points = max(points - reduce, 0)
    if points:
        await hurt(state, unit, figure, points, culprit)
    else:
        state.tell("fallout-event-shielded", lambda: named(unit, figure), [culprit.why], unit.side, figure.id)


async def amount(damage: Damage, side: int, subject: str) -> int:
    """fallout.dice.order_attack: random damage is rolled for each victim that fails its save.

    fallout.dice.minimum, fallout.dice.no_minimum_cannon
    """
    if not damage.die:
        return damage.fixed
    return await roll_less(damage.minus, DAMAGE, side, subject)


async def hurt(state: FalloutState, unit: Unit, figure: Figure, points: int, culprit: Culprit) -> None:
    """fallout.damage.apply, fallout.damage.unsaved: hit points are lost; what that means follows at once.

    fallout.damage.wounded: with a hit point left nothing else changes.
    """
    figure.hp -= points
    figure.wounder = culprit.side
    tell_points(state, "fallout-event-hurt", unit, figure, points, [DAMAGE, culprit.why])
    if figure.hp < 0:
        await kill(state, unit, figure, culprit)
    elif figure.hp == 0:
        fall_unconscious(state, unit, figure, "fallout.damage.zero")


def tell_points(
    state: FalloutState, message: str, unit: Unit, figure: Figure, points: int, rules: list[str]
) -> None:
    """Somebody lost or gained hit points."""
    state.tell(message, lambda: {**named(unit, figure), "n": points}, rules, unit.side, figure.id)


def fall_unconscious(state: FalloutState, unit: Unit, figure: Figure, why: str) -> None:
    """fallout.damage.zero, fallout.env.radiation.fail: face down until healed.

    fallout.knockdown.on_hit: unconsciousness replaces being knocked down.
    """
    tally = state.tally
    if tally is not None:
        tally.falls(unit.side, figure.points, already=figure.out, dead=False)
    figure.out = True
    figure.down = False
    figure.sneak = 0
    state.tell("fallout-event-unconscious", named(unit, figure), [why], unit.side, figure.id)


async def kill(state: FalloutState, unit: Unit, figure: Figure, culprit: Culprit) -> None:
    """fallout.damage.below_zero: dead, removed; fallout.morale.count counts it, the queue remembers it.

    Some die with their hit points left: fallout.env.unconscious.roll, fallout.vehicle.destroyed.
    """
    tally = state.tally
    if tally is not None:
        tally.falls(unit.side, figure.points, already=figure.out, dead=True)
    figure.alive = False
    figure.out = False
    figure.down = False
    figure.sneak = 0
    unit.dead += 1
    if unit.squad:
        state.squad_of(unit).dead += 1
    credit(state, unit.side, figure.points, culprit, figure=True)
    state.fallen.append(Fallen(unit.id, figure.id, culprit))
    if unit.aboard:
        vehicle = state.unit(unit.aboard).vehicle
        if vehicle is not None and vehicle.driver == figure.id:
            vehicle.driver = ""  # fallout.vehicle.pilot_killed
    why = "fallout.damage.below_zero" if figure.hp < 0 else culprit.why
    state.tell("fallout-event-killed", named(unit, figure), [why], unit.side, figure.id)
    close_ranks(unit)


def close_ranks(unit: Unit) -> None:
    """A unit of which nobody is left is gone."""
    for figure in unit.figures:
        if figure.alive and not figure.left:
            return
    unit.gone = True
    unit.overwatch = False


def credit(state: FalloutState, owner: int, points: float, culprit: Culprit, *, figure: bool) -> None:
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
    tally = state.tally
    if tally is not None and tally.minds_down and unit.side != tally.side and not tally.muted:
        tally.down += 1
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


def heal(state: FalloutState, unit: Unit, figure: Figure, points: int, why: str) -> None:
    """fallout.damage.healing_cap: never above the starting hit points. fallout.env.wake, fallout.env.radiation.wake

    What is told is what came of it: whom radiation felled with all his hit points only wakes.
    """
    gained = min(points, figure.hp_max - figure.hp)
    count_healing(state, gained)
    figure.hp += gained
    if gained:
        tell_points(state, "fallout-event-healed", unit, figure, gained, [why])
    if figure.out and figure.hp >= 1:
        wake(state, unit, figure)


def count_healing(state: FalloutState, points: int) -> None:
    """For whoever counts: so many hit points are given back."""
    tally = state.tally
    if tally is not None:
        tally.healed += points


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
