"""Martyrdom: a unit gives itself up to strike one beside it. A scenario or the players may leave it out."""

from __future__ import annotations

from collections.abc import Coroutine
from typing import ClassVar

from sandtable.core.effects import Effect
from sandtable.core.wire import Json, Reason
from sandtable.hexmap import OFF
from sandtable.systems.warfare.attack.paid_tests import icon_rank
from sandtable.systems.warfare.attack.special_attacks import IconAttack, IconQuestion, attack_by_icon
from sandtable.systems.warfare.attack.targeting import target_of
from sandtable.systems.warfare.book.profiles import HELICOPTER, MARTYRDOM_ICON
from sandtable.systems.warfare.ground.hostages import why_not_endanger
from sandtable.systems.warfare.harm.damage import Harm
from sandtable.systems.warfare.harm.losses import eliminate
from sandtable.systems.warfare.state.dice import ALL_ROWS, CRITICAL_SUCCESS, FAILURE, MARGINAL, SUCCESS
from sandtable.systems.warfare.state.identities import MARTYRS, WHOM_TO_BLOW_UP
from sandtable.systems.warfare.state.refusals import NO_ENEMY, NO_ICON, refused
from sandtable.systems.warfare.state.state import Unit, WarfareState

SELF_SACRIFICE = IconAttack(
    MARTYRDOM_ICON,
    ALL_ROWS,
    "warfare.martyr.cost",
    "warfare-event-martyrdom",
    {
        FAILURE: Harm("warfare.martyr.f", levels=1),
        MARGINAL: Harm("warfare.martyr.ms", damage=1),
        SUCCESS: Harm("warfare.martyr.s", damage=2),
        CRITICAL_SUCCESS: Harm("warfare.martyr.cs", deadly=True),
    },
)
"""warfare.martyr.f to warfare.martyr.cs: what befalls the victim; nothing on a critical failure (warfare.martyr.cf)."""


def why_not_blow_up(state: WarfareState, unit: Unit, target: Unit) -> list[Reason]:
    """warfare.martyr.who: one enemy on the ground in an adjacent hex; triangles between them do not matter."""
    if target.hex == OFF:
        return refused("warfare.transport.passenger_idle")
    if state.friends(unit.side, target.side):
        return NO_ENEMY
    if state.ground.grid.distance(unit.hex, target.hex) != 1 or target.profile.kind == HELICOPTER:
        return refused("warfare.martyr.who")
    return why_not_endanger(state, unit.profile.regular, target)


def can_blow_up(state: WarfareState, unit: Unit, target: Unit) -> bool:
    """Whether a martyr may choose this unit."""
    return not why_not_blow_up(state, unit, target)


def victims(state: WarfareState, unit: Unit) -> list[Unit]:
    """The units of which a martyr may choose one."""
    return [target for target in state.enemies_on_map(unit.side) if can_blow_up(state, unit, target)]


def why_not_martyrdom(state: WarfareState, unit: Unit) -> list[Reason]:
    """warfare.martyr.who, warfare.martyr.scenario: the icon, not Suppressed, and a game in which it is allowed."""
    if not icon_rank(unit, MARTYRDOM_ICON):
        return NO_ICON
    if not state.scenario.martyrdom or not state.switched_on(MARTYRS):
        return refused("warfare.martyr.scenario")
    return [] if victims(state, unit) else refused("warfare.martyr.who")


def can_be_martyr(state: WarfareState, unit: Unit) -> bool:
    """Whether a unit may give itself up now."""
    return not why_not_martyrdom(state, unit)


class MartyrQuestion(IconQuestion):
    """warfare.martyr.one_target: which one of the adjacent enemies."""

    identity: ClassVar[str] = WHOM_TO_BLOW_UP

    def __init__(self, state: WarfareState, unit: Unit) -> None:
        targets = victims(state, unit)
        why = "warfare.martyr.one_target"
        super().__init__(state, unit, why, "warfare-ask-martyrdom", targets, "martyrdom")

    def range_of(self) -> int:
        return 1

    def why_not_target(self, target: Unit) -> list[Reason]:
        return why_not_blow_up(self.state, self.unit, target)

    def play(self, state: WarfareState, unit: Unit, answer: Json) -> Coroutine[Effect, object, None]:
        return martyr(state, unit, answer)


async def martyr(state: WarfareState, unit: Unit, answer: Json) -> None:
    """warfare.martyr.cost: one test, and whatever comes of it the martyr is gone."""
    outcome = await attack_by_icon(state, SELF_SACRIFICE, unit, target_of(state, answer))
    harm = SELF_SACRIFICE.harms.get(outcome)
    eliminate(state, unit, [harm.why if harm is not None else "warfare.martyr.cf"], unit.side)
