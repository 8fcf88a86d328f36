"""Damage (chapter 4.6): hit points lost and given back, knockdown, poison."""

from __future__ import annotations

from typing import Final

from sandtable.systems.fallout.book.profiles import Damage
from sandtable.systems.fallout.harm.losses import fall_unconscious, kill
from sandtable.systems.fallout.state.dice import roll_less
from sandtable.systems.fallout.state.names import named
from sandtable.systems.fallout.state.state import Culprit, FalloutState, Figure, Unit

DAMAGE: Final = "fallout.damage.apply"


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
