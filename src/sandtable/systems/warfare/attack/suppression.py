"""Suppressive fire: to pin rather than to kill."""

from __future__ import annotations

from collections.abc import Coroutine
from typing import ClassVar

from sandtable.core.effects import Effect
from sandtable.core.preview import Preview
from sandtable.core.wire import Json, Reason
from sandtable.hexmap import OFF
from sandtable.systems.warfare.attack.paid_tests import icon_rank
from sandtable.systems.warfare.attack.special_attacks import IconAttack, IconQuestion, attack_by_icon
from sandtable.systems.warfare.attack.targeting import target_of
from sandtable.systems.warfare.book.profiles import HELICOPTER, INFANTRY, SUPPRESSIVE_ICON
from sandtable.systems.warfare.book.terrain import WATER
from sandtable.systems.warfare.ground.helicopters import is_high
from sandtable.systems.warfare.ground.hostages import why_not_endanger
from sandtable.systems.warfare.ground.sight import sees_to_suppress, suppress_line
from sandtable.systems.warfare.harm.damage import Harm
from sandtable.systems.warfare.state.dice import (
    CRITICAL_SUCCESS,
    FAILURE,
    MARGINAL,
    NO_CRITICAL_FAILURE,
    SUCCESS,
)
from sandtable.systems.warfare.state.identities import WHOM_TO_SUPPRESS
from sandtable.systems.warfare.state.names import unit_word
from sandtable.systems.warfare.state.refusals import NO_ENEMY, NO_ICON, refused
from sandtable.systems.warfare.state.state import STEADY, Unit, WarfareState

PINNING_FIRE = IconAttack(
    SUPPRESSIVE_ICON,
    NO_CRITICAL_FAILURE,
    "warfare.suppress.cost",
    "warfare-event-suppresses",
    {
        MARGINAL: Harm("warfare.suppress.ms", levels=1),
        SUCCESS: Harm("warfare.suppress.s", levels=2),
        CRITICAL_SUCCESS: Harm("warfare.suppress.cs", levels=1, damage=2),
    },
)
"""warfare.suppress.ms to warfare.suppress.cs: what befalls the target."""


def why_not_ready_to_suppress(state: WarfareState, unit: Unit) -> list[Reason]:
    """warfare.suppress.who: the icon and no morale damage; warfare.amphib.no_fire bars infantry in the water."""
    if not icon_rank(unit, SUPPRESSIVE_ICON):
        return NO_ICON
    if unit.morale != STEADY:
        return refused("warfare.suppress.who")
    if unit.profile.kind == INFANTRY and state.ground.kinds[unit.hex] == WATER:
        return refused("warfare.amphib.no_fire")
    return []


def why_not_suppress_target(state: WarfareState, unit: Unit, target: Unit) -> list[Reason]:
    """Why a unit cannot be suppressed.

    warfare.suppress.targets: infantry, vehicles and low helicopters. warfare.suppress.range,
    warfare.suppress.los: the light range, and a line that only smoke in the target's own hex may touch.
    """
    if target.hex == OFF:
        return refused("warfare.transport.passenger_idle")
    if state.friends(unit.side, target.side):
        return NO_ENEMY
    if state.ground.grid.distance(unit.hex, target.hex) > unit.profile.light.reach:
        return refused("warfare.suppress.range")
    if target.profile.kind == HELICOPTER and is_high(state, target):
        return refused("warfare.suppress.targets")
    barred = why_not_endanger(state, unit.profile.regular, target)
    if barred:
        return barred
    return [] if sees_to_suppress(state, unit, target) else refused("warfare.suppress.los")


def can_suppress_target(state: WarfareState, unit: Unit, target: Unit) -> bool:
    """Whether a unit may suppress another."""
    return not why_not_suppress_target(state, unit, target)


def suppressible(state: WarfareState, unit: Unit) -> list[Unit]:
    """The enemies that a unit may suppress."""
    return [target for target in state.enemies_on_map(unit.side) if can_suppress_target(state, unit, target)]


def why_not_suppress(state: WarfareState, unit: Unit) -> list[Reason]:
    """Why a unit has nobody to suppress."""
    barred = why_not_ready_to_suppress(state, unit)
    if barred:
        return barred
    for target in state.enemies_on_map(unit.side):
        if can_suppress_target(state, unit, target):
            return []
    return refused("warfare.suppress.los")


def can_suppress(state: WarfareState, unit: Unit) -> bool:
    """Whether a unit has somebody to suppress."""
    return not why_not_suppress(state, unit)


class SuppressQuestion(IconQuestion):
    """Which enemy in sight and range is pinned by suppressive fire."""

    identity: ClassVar[str] = WHOM_TO_SUPPRESS

    def __init__(self, state: WarfareState, unit: Unit) -> None:
        targets = suppressible(state, unit)
        why = "warfare.suppress.los"
        super().__init__(state, unit, why, "warfare-ask-suppress", targets, "suppressive")

    def range_of(self) -> int:
        return self.unit.profile.light.reach

    def why_not_target(self, target: Unit) -> list[Reason]:
        return why_not_suppress_target(self.state, self.unit, target)

    def play(self, state: WarfareState, unit: Unit, answer: Json) -> Coroutine[Effect, object, None]:
        return suppress(state, unit, answer)

    def preview_of(self, target: Unit, preview: Preview) -> None:
        preview.sight.append(suppress_line(self.state, self.unit, target))
        super().preview_of(target, preview)


async def suppress(state: WarfareState, unit: Unit, answer: Json) -> None:
    """warfare.suppress.cost: neither defence nor terrain shifts the die."""
    target = target_of(state, answer)
    outcome = await attack_by_icon(state, PINNING_FIRE, unit, target)
    if outcome == FAILURE:
        state.tell(
            "warfare-event-missed",
            lambda: {"unit": unit_word(target)},
            ["warfare.suppress.f"],
            unit.side,
            target.id,
        )
