"""Who tries to activate next: the dice at the start of a turn, and the hand-over after a failure."""

from __future__ import annotations

from typing import Final

from sandtable.core.effects import D6, Roll, every_face, shown
from sandtable.core.wire import Message, Reason
from sandtable.figures.rolled_order import told_order
from sandtable.systems.fubar.state.combats import fighting
from sandtable.systems.fubar.state.state import FubarState, Unit

FACES: Final = every_face(6)


async def roll_for_initiative(state: FubarState) -> None:
    """fubar.initiative.roll, fubar.initiative.first: one die a side; the highest total tries first."""
    sides = [side for side in range(state.sides) if state.of_side(side)]
    state.order = await places(state, sides)
    state.holder = state.order[0] if state.order else -1
    if state.order:
        rules, order = ["fubar.initiative.first"], state.order
        state.tell(
            "fubar-event-initiative",
            lambda: told_order([state.called(side) for side in order]),
            rules,
            order[0],
        )


async def places(state: FubarState, sides: list[int]) -> list[int]:
    """fubar.initiative.tie: those who tie roll again for their places among themselves."""
    if len(sides) < 2:
        return sides
    totals: list[tuple[int, int]] = []
    for side in sides:
        modifier = state.scenario.initiative_modifier(side, state.turn)
        need = Message("fubar-need-initiative", {"modifier": modifier}) if modifier else None
        counts = await Roll(D6, 1, FACES, "fubar.initiative.roll", side, need)
        totals.append((shown(counts) + modifier, side))
    order: list[int] = []
    while totals:
        best = totals[0][0]
        for total, _ in totals:
            if total > best:
                best = total
        tied = [side for total, side in totals if total == best]
        totals = [(total, side) for total, side in totals if total != best]
        order.extend(tied if len(tied) == 1 else await places(state, tied))
    return order


Bar = tuple[str, str]  # the rule that forbids, and the sentence that says so
GONE: Final = ("fubar.turn.game", "fubar-refused-unit-gone")
NOT_DEPLOYED: Final = ("fubar.setup.deploy", "fubar-refused-unit-not-deployed")
FIGHTING: Final = ("fubar.melee.auto", "fubar-refused-unit-fighting")
TRIED: Final = ("fubar.turn.once", "fubar-refused-unit-tried")
SHAKEN_OUT: Final = ("fubar.vehicle.crew", "fubar-refused-unit-shaken-out")


def why_not_try(state: FubarState, unit: Unit) -> list[Reason]:
    """Why a unit may not try to activate now."""
    bar = _bar_to_trying(state, unit)
    return [Reason(bar[0], bar[1], {"unit": unit.name})] if bar is not None else []


def able_to_try(state: FubarState, side: int) -> list[Unit]:
    """A side's units that still have their attempt of this turn (fubar.turn.once)."""
    return [
        unit
        for unit in state.units
        if unit.side == side and not unit.tried and _bar_to_trying(state, unit) is None
    ]


def _bar_to_trying(state: FubarState, unit: Unit) -> Bar | None:
    """What keeps a unit from trying: asked of every unit again and again, so no sentence is made of it here."""
    if unit.gone:
        return GONE
    if not unit.deployed:
        return NOT_DEPLOYED
    if state.combats and fighting(state, unit):
        return FIGHTING
    if unit.tried:
        return TRIED
    if unit.cannot_activate_until > state.turn:
        return SHAKEN_OUT
    return None


def has_units_left(state: FubarState, side: int) -> bool:
    """Whether a side has a unit that has not had its attempt."""
    for unit in state.units:
        if unit.side == side and not unit.tried and _bar_to_trying(state, unit) is None:
            return True
    return False


def hand_over(state: FubarState) -> None:
    """fubar.initiative.lose: a failure hands the initiative on.

    fubar.initiative.multi: to the next highest roll, in order. fubar.initiative.alone: when nobody else has a unit
    left, the same side goes on.
    """
    state.holder = next_holder(state, 1)


def pass_when_done(state: FubarState) -> None:
    """fubar.initiative.until_all: whoever holds the initiative with no unit left passes it on at once.

    fubar.initiative.keep: whoever has one keeps it. Nobody holds it (-1) once every unit has had its attempt.
    """
    state.holder = next_holder(state, 0)


def next_holder(state: FubarState, start: int) -> int:
    """The first side with a unit left, `start` places after the holder in the order of the rolls."""
    order = state.order
    if state.holder not in order:
        return -1
    if start == 0 and has_units_left(state, state.holder):  # mostly so
        return state.holder
    at = order.index(state.holder)
    for step in range(1, len(order) + start):
        side = order[(at + step) % len(order)]
        if has_units_left(state, side):
            return side
    return -1
