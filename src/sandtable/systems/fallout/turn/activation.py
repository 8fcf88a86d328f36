"""Activations (chapter 4.1): whose go it is, which unit acts, and its token."""

from __future__ import annotations

from typing import ClassVar

from sandtable.core.dice import SeededDice
from sandtable.core.effects import Ask
from sandtable.core.question import Choice, Option
from sandtable.core.wire import Json, Message, Reason, text_of
from sandtable.systems.fallout.move.aftermath import aftermath
from sandtable.systems.fallout.move.specials import driven, forced
from sandtable.systems.fallout.setup.convoy import enter
from sandtable.systems.fallout.state.identities import DOUBLE, WHICH_UNIT
from sandtable.systems.fallout.state.state import FalloutState, Unit
from sandtable.systems.fallout.turn.actions import act
from sandtable.systems.fallout.turn.skills import begin, sneaks
from sandtable.systems.fallout.turn.vehicle_activation import can_act


def why_not_activate(state: FalloutState, unit: Unit) -> list[Reason]:
    """fallout.turn.available: why a unit may not act now: a marker, a token, or nobody in it able to act."""
    if unit.overwatch:
        return [
            Reason("fallout.action.overwatch.mark", "fallout-refused-unit-overwatch", {"unit": unit.name})
        ]
    if unit.token:
        return [Reason("fallout.turn.token", "fallout-refused-unit-token", {"unit": unit.name})]
    if not _somebody_able(state, unit):
        return [Reason("fallout.turn.available", "fallout-refused-unit-unable", {"unit": unit.name})]
    return []


def _somebody_able(state: FalloutState, unit: Unit) -> bool:
    """Whether anybody of a unit on the table can do anything; those aboard act with their vehicle."""
    if unit.gone or unit.aboard or not (unit.deployed or unit.waiting):
        return False
    if unit.vehicle is not None:
        return unit.waiting or can_act(state, unit)
    for figure in unit.figures:
        if figure.alive and not (figure.left or figure.out or figure.down or figure.sat_out):
            return True
    return False


def available_units(state: FalloutState, side: int) -> list[Unit]:
    """The units a side may act with now."""
    units: list[Unit] = []
    for unit in state.units:
        # most are out of the question at one look, so nothing is put into words for them
        if (
            unit.side == side
            and not (unit.token or unit.overwatch or unit.gone)
            and _somebody_able(state, unit)
        ):
            units.append(unit)
    return units


def anybody_available(state: FalloutState, side: int) -> bool:
    """Whether a side has a unit that may act now."""
    for unit in state.units:
        if (
            unit.side == side
            and not (unit.token or unit.overwatch or unit.gone)
            and _somebody_able(state, unit)
        ):
            return True
    return False


def can_double(state: FalloutState, side: int, units: list[Unit]) -> bool:
    """fallout.initiative.use.en, fallout.initiative.use.it: the attacker, once a turn, with two units that can act.

    fallout.initiative.use_limits
    """
    return side == state.attacker and not state.initiative_used and len(units) > 1


async def activate(state: FalloutState, side: int, units: list[Unit]) -> None:
    """fallout.turn.must_act: the side acts with one of its available units; passing is not allowed."""
    double = can_double(state, side, units)
    state.second = False
    if len(units) == 1:
        unit = units[0]
    else:
        answer = text_of(await Ask(WhichUnit(state, side, units, double)))
        unit = state.unit(answer.removeprefix(DOUBLE))
        if answer.startswith(DOUBLE):
            state.initiative_used = True
            state.second = True
            why = "fallout.initiative.use.en" if state.english else "fallout.initiative.use.it"
            state.tell("fallout-event-initiative-used", {"unit": unit.name}, [why], side, unit.id)
    await activate_unit(state, unit)


async def activate_unit(state: FalloutState, unit: Unit) -> None:
    """fallout.turn.once, fallout.turn.token: one action, then a token. What has to be done first comes first."""
    state.acting = unit.id
    state.passed = []
    if unit.waiting:
        await enter(state, unit)
    if sneaks(unit):
        await begin(state, unit)
    if driven(unit):
        await forced(state, unit)
        await aftermath(state)
    if not state.ended(unit):
        await act(state, unit)
    if state.fallen:
        await aftermath(state)
    if not unit.overwatch:
        unit.token = True
    state.acting = ""
    state.passed = []


class WhichUnit(Choice):
    """Which unit acts? The attacker may declare two in succession with "double:" and the first of them."""

    identity: ClassVar[str] = WHICH_UNIT

    def __init__(self, state: FalloutState, side: int, units: list[Unit], double: bool) -> None:
        super().__init__(side, "fallout.turn.must_act", Message("fallout-ask-which-unit"))
        self.state = state
        self.units = units
        self.double = double

    def candidates(self) -> list[Json]:
        answers: list[Json] = [unit.id for unit in self.units]
        if self.double:
            answers.extend(DOUBLE + unit.id for unit in self.units)
        return answers

    def draw(self, dice: SeededDice) -> list[Json]:
        """All candidates are legal, so only the drawn one is written out."""
        units = len(self.units)
        number = units * 2 if self.double else units
        at = dice.below(number) if number > 1 else 0
        return [self.units[at].id] if at < units else [DOUBLE + self.units[at - units].id]

    def check(self, answer: Json) -> list[Reason]:
        chosen = text_of(answer)
        id = chosen.removeprefix(DOUBLE)
        if chosen.startswith(DOUBLE) and not self.double:
            why = "fallout.initiative.use.en" if self.state.english else "fallout.initiative.use.it"
            return [Reason(why, "fallout-refused-double")]
        for unit in self.units:
            if unit.id == id:
                return []
        for unit in self.state.units:
            if unit.id == id and unit.side == self.side:
                return why_not_activate(self.state, unit)
        return [self.no_such_option(id)]

    def details(self) -> dict[str, Json]:
        options: list[Option] = []
        for unit in self.state.units:
            if unit.side != self.side or unit.gone or unit.aboard:
                continue
            reasons = why_not_activate(self.state, unit)
            label = Message("fallout-opt-activate", {"unit": unit.name})
            options.append(Option(unit.id, label, "fallout.turn.once", reasons=reasons, token=unit.id))
        if self.double:
            why = "fallout.initiative.use.en" if self.state.english else "fallout.initiative.use.it"
            for unit in self.units:
                label = Message("fallout-opt-double", {"unit": unit.name})
                options.append(Option(DOUBLE + unit.id, label, why, icon="initiative"))
        return {"options": [option.wire() for option in options]}
