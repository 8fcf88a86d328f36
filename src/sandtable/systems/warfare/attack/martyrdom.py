"""Martyrdom: a unit gives itself up to strike one beside it. A scenario or the players may leave it out."""

from __future__ import annotations

from sandtable.core.preview import Preview
from sandtable.core.wire import Json, Message
from sandtable.hexmap import OFF
from sandtable.systems.warfare.attack.aiming import TargetQuestion, target_of
from sandtable.systems.warfare.attack.fire import reveal
from sandtable.systems.warfare.attack.forecast import foresee
from sandtable.systems.warfare.attack.paid_tests import icon_rank, paid_test, special_price
from sandtable.systems.warfare.book.profiles import HELICOPTER, MARTYRDOM
from sandtable.systems.warfare.ground.hostages import shield
from sandtable.systems.warfare.harm.damage import hurt
from sandtable.systems.warfare.harm.elimination import eliminate
from sandtable.systems.warfare.harm.morale import demoralise
from sandtable.systems.warfare.state.dice import ALL_ROWS, CRITICAL_FAILURE, FAILURE, MARGINAL, SUCCESS
from sandtable.systems.warfare.state.names import unit_word
from sandtable.systems.warfare.state.refusing import FREE, idle_bar
from sandtable.systems.warfare.state.state import Unit, WarfareState


def victim_bar(state: WarfareState, unit: Unit, target: Unit) -> str:
    """warfare.martyr.who: one enemy on the ground in an adjacent hex; triangles between them do not matter."""
    if target.hex == OFF:
        return "warfare.transport.passenger_idle"
    if state.friends(unit.side, target.side):
        return "warfare.fire.enemy_only"
    if state.ground.grid.distance(unit.hex, target.hex) != 1 or target.profile.kind == HELICOPTER:
        return "warfare.martyr.who"
    return shield(state, unit.profile.regular, target)


def victims(state: WarfareState, unit: Unit) -> list[Unit]:
    """The units of which a martyr may choose one."""
    return [target for target in state.units if target.hex != OFF and not victim_bar(state, unit, target)]


def martyr_bar(state: WarfareState, unit: Unit) -> str:
    """warfare.martyr.who, warfare.martyr.scenario: the icon, not Suppressed, and a game in which it is allowed."""
    idle = idle_bar(unit)
    if idle:
        return idle
    if not icon_rank(unit, MARTYRDOM):
        return "warfare.unit.special_action_icon"
    if not state.scenario.martyrdom or not state.switched_on("martyrdom"):
        return "warfare.martyr.scenario"
    return FREE if victims(state, unit) else "warfare.martyr.who"


class MartyrQuestion(TargetQuestion):
    """warfare.martyr.one_target: which one of the adjacent enemies."""

    def __init__(self, state: WarfareState, unit: Unit) -> None:
        prompt = Message("warfare-ask-martyrdom", {"unit": unit_word(unit), "ap": special_price(unit)})
        targets = victims(state, unit)
        super().__init__(state, unit.side, "warfare.martyr.one_target", prompt, targets, unit.id, "martyrdom")
        self.unit = unit

    def range_of(self) -> int:
        return 1

    def bar_of(self, target: Unit) -> str:
        return victim_bar(self.state, self.unit, target)

    def preview_of(self, target: Unit, preview: Preview) -> None:
        if preview.reasons:
            return
        unit = self.unit
        aim: Json = {"at": target.id}
        foresee(
            self.state,
            self.side,
            preview,
            lambda copy: martyr(copy, copy.units[unit.index], aim),
            unit,
            [target],
        )


async def martyr(state: WarfareState, unit: Unit, answer: Json) -> None:
    """warfare.martyr.cost: the light cost and the icon's colour, shifted by the martyr's own damage alone."""
    target = target_of(state, answer)
    reveal(state, unit, target)
    rank = icon_rank(unit, MARTYRDOM)
    why = "warfare.martyr.cost"
    event = "warfare-event-martyrdom"
    outcome = await paid_test(state, unit, rank, ALL_ROWS, event, why, special_price(unit))
    if outcome == CRITICAL_FAILURE:
        rule = "warfare.martyr.cf"
    elif outcome == FAILURE:
        rule = "warfare.martyr.f"
        demoralise(state, target, 1, [rule], unit.side)
    elif outcome == MARGINAL:
        rule = "warfare.martyr.ms"
        hurt(state, target, 1, [rule], unit.side)
    elif outcome == SUCCESS:
        rule = "warfare.martyr.s"
        hurt(state, target, 2, [rule], unit.side)
    else:
        rule = "warfare.martyr.cs"
        eliminate(state, target, [rule], unit.side)
    eliminate(state, unit, [rule], unit.side)
