"""Activation: the choice of a unit, its roll with all modifiers, and what a failure brings."""

from __future__ import annotations

from typing import ClassVar, Final

from sandtable.core.dice import SeededDice
from sandtable.core.effects import D6, Ask, Roll, successes
from sandtable.core.event import Event
from sandtable.core.keeping import Kept
from sandtable.core.preview import OddsLine, Preview
from sandtable.core.question import Choice, Option
from sandtable.core.reckoning import Reckoning
from sandtable.core.wire import Json, Message, Reason, text_of
from sandtable.systems.fubar.ground.sight import sees_any_enemy
from sandtable.systems.fubar.harm.pinning import pinned_of
from sandtable.systems.fubar.move.retreat import must_retreat, retreat
from sandtable.systems.fubar.state.identities import DECLINE, WHICH_UNIT
from sandtable.systems.fubar.state.seen import lookout
from sandtable.systems.fubar.state.state import FubarState, Unit
from sandtable.systems.fubar.turn.actions import act
from sandtable.systems.fubar.turn.initiative import able_to_try, why_not_try
from sandtable.table import count_stragglers

WHY: Final = "fubar.activation.roll"
PROMPT: Final = Message("fubar-ask-which-unit")
UNSEEN: Final = 1
"""fubar.activation.no_enemy: what a unit that sees no enemy adds to its die."""
STUNNED: Final = -2
"""fubar.vehicle.damage.stun: what a stunned crew adds to its next die."""

_classes: Final = Kept[tuple[int, int], list[int]](256)


async def activate(state: FubarState, side: int) -> bool:
    """One attempt of the side that holds the initiative; whether it succeeded (fubar.initiative.keep)."""
    answer = text_of(await Ask(WhichUnit(state, side)))
    declined = answer.startswith(DECLINE)
    unit = state.unit(answer.removeprefix(DECLINE))
    passed = await attempt(state, unit, declined)
    if state.result is None and not unit.gone:
        if passed:
            await act(state, unit)
        else:
            await fail(state, unit)
    return passed


async def attempt(state: FubarState, unit: Unit, declined: bool) -> bool:
    """fubar.turn.once, fubar.activation.roll: the unit's one try of the turn.

    What it did before ends with the attempt: fubar.action.guard.length, fubar.action.dash.cover and
    fubar.action.ground.cover. fubar.initiative.decline: not rolling counts in every way as a failure.
    """
    unit.tried = True
    unit.guard = False
    unit.ground = False
    unit.dash = False
    passed = False
    if declined:
        state.tell(
            "fubar-event-declined", {"unit": unit.name}, ["fubar.initiative.decline"], unit.side, unit.id
        )
    else:
        passed = await roll_to_activate(state, unit)
    vehicle = unit.vehicle
    if vehicle is not None:
        vehicle.stunned = False  # fubar.vehicle.damage.stun: used up by this roll
    stand_up(state, unit)
    return passed


async def roll_to_activate(state: FubarState, unit: Unit) -> bool:
    """fubar.activation.roll, fubar.vehicle.activate: the die must reach the number of the unit's training."""
    roll = ActivationRoll(state, unit)
    counts = await roll
    passed = counts[1] > 0
    state.tell_all(lambda: [_attempt_event(unit, passed, roll.reckoning)])
    return passed


def _attempt_event(unit: Unit, passed: bool, reckoning: Reckoning) -> Event:
    message = "fubar-event-activated" if passed else "fubar-event-not-activated"
    return Event(message, {"unit": unit.name}, [WHY, *reckoning.rules()], unit.side, unit.id)


class ActivationRoll(Roll):
    """The die of an attempt. Most faces pass or fail whether or not the unit sees an enemy (fubar.activation.no_enemy).

    So sight, which costs more than all the rest, is looked up for the face that hangs on it, and for whoever asks.
    """

    def __init__(self, state: FubarState, unit: Unit) -> None:
        reckoning = reckon_without_sight(state, unit)
        super().__init__(D6, 1, passing(reckoning), WHY, unit.side, None, unit.id)
        self.state = state
        self.unit = unit
        self._so_far = reckoning
        self._looked = False

    def count(self, faces: list[int]) -> list[int]:
        so_far = self._so_far
        if not self._looked and passing(so_far, UNSEEN)[faces[0] - 1] != self._classes[faces[0] - 1]:
            self._look()
        return super().count(faces)

    @property
    def classes(self) -> list[int]:
        self._look()
        return self._classes

    @property
    def need(self) -> Message:
        return need_in_words(self.reckoning)

    @property
    def reckoning(self) -> Reckoning:
        self._look()
        return self._so_far

    def _look(self) -> None:
        if not self._looked:
            self._looked = True
            reckon_sight(self.state, self.unit, self._so_far)
            self._classes = passing(self._so_far)


def stand_up(state: FubarState, unit: Unit) -> None:
    """fubar.pin.recover: after the roll, passed or failed, pinned figures stand, before anything else."""
    stood = 0
    for figure in unit.figures:
        if figure.pinned:
            figure.pinned = False
            if figure.alive:
                stood += 1
    if stood:
        state.tell(
            "fubar-event-stood-up", {"unit": unit.name, "n": stood}, ["fubar.pin.recover"], unit.side, unit.id
        )


async def fail(state: FubarState, unit: Unit) -> None:
    """fubar.activation.fail_guard, fubar.vehicle.guard: who fails is On Guard, after a retreat if one is due."""
    # fubar.cardinal: agreed before the game
    if must_retreat(unit) and state.options.get("without_retreat") is not True:
        await retreat(state, unit)
        if unit.gone or state.result is not None:
            return
    unit.guard = True
    state.tell(
        "fubar-event-on-guard", {"unit": unit.name}, ["fubar.activation.fail_guard"], unit.side, unit.id
    )


def reckon(state: FubarState, unit: Unit) -> Reckoning:
    """fubar.activation.roll: the number of the unit's training, or its leader's own, and all that changes the die."""
    reckoning = reckon_without_sight(state, unit)
    reckon_sight(state, unit, reckoning)
    return reckoning


def reckon_sight(state: FubarState, unit: Unit, reckoning: Reckoning) -> None:
    """fubar.activation.no_enemy: told before anything else that changes the die."""
    if not sees_any_enemy(state, unit):
        numbers = [at for at, line in enumerate(reckoning.lines) if line.die]
        place = numbers[0] if numbers else len(reckoning.lines)
        reckoning.on_die(UNSEEN, "fubar-mod-no-enemy", "fubar.activation.no_enemy", at=place)


def reckon_without_sight(state: FubarState, unit: Unit) -> Reckoning:
    """All that the die needs but for what the unit sees."""
    lookout(state)  # bots that ask the state for sight find it from the first attempt on
    level = unit.training
    words: dict[str, Json] = {"training": {"id": "fubar-training-" + level.id}}
    reckoning = Reckoning(level.activation, "fubar-mod-training", WHY, words, f"{level.activation}+")
    leader = unit.leader
    if leader is not None and leader.activation < level.activation and leader_lives(unit):
        better = leader.activation - level.activation
        reckoning.add(better, "fubar-mod-leader", "fubar.activation.leader", None, f"{leader.activation}+")
    pinned = pinned_of(unit)
    if pinned:
        reckoning.on_die(-pinned, "fubar-mod-pinned", "fubar.pin.activation", {"n": pinned})
    straggling = out_of_cohesion(state, unit)
    if straggling:
        reckoning.on_die(-straggling, "fubar-mod-cohesion", "fubar.unit.cohesion.penalty", {"n": straggling})
    vehicle = unit.vehicle
    if vehicle is not None and vehicle.stunned:
        reckoning.on_die(STUNNED, "fubar-mod-stunned", "fubar.vehicle.damage.stun")
    scenario = state.scenario.activation_modifier(unit.side, state.turn)
    reckoning.on_die(scenario, "fubar-mod-scenario", WHY)
    return reckoning


def passing(reckoning: Reckoning, more: int = 0) -> list[int]:
    """Which faces activate, 1 for those that do; with so much more on the die than has been reckoned."""
    key = (reckoning.number, reckoning.modifier + more)
    classes = _classes.get(key)
    if classes is None:
        classes = _classes.keep(key, successes(reckoning.number, 6, reckoning.modifier + more))
    return classes


def need_in_words(reckoning: Reckoning) -> Message:
    """What the die must show."""
    return Message("fubar-need-activation", {"need": reckoning.number, "modifier": reckoning.modifier})


def leader_lives(unit: Unit) -> bool:
    """fubar.activation.leader.only: a dead leader no longer helps, a pinned one does."""
    for figure in unit.figures:
        if figure.leader and figure.alive:
            return True
    return False


def out_of_cohesion(state: FubarState, unit: Unit) -> int:
    """fubar.unit.cohesion: figures that no chain of links joins to the unit's largest group.

    fubar.unit.cohesion.penalty: a vehicle has no cohesion, figures aboard one always have.
    """
    if unit.vehicle is not None or unit.aboard or state.options.get("without_cohesion") is True:
        return 0
    return count_stragglers([figure.base for figure in unit.figures if figure.alive], state.lengths.cohesion)


class WhichUnit(Choice):
    """Which unit is to be activated? Each may also be declined (fubar.initiative.decline)."""

    identity: ClassVar[str] = WHICH_UNIT

    def __init__(self, state: FubarState, side: int) -> None:
        super().__init__(side, "fubar.turn.game", PROMPT)
        self.state = state

    def candidates(self) -> list[Json]:
        units: list[Json] = [unit.id for unit in able_to_try(self.state, self.side)]
        declined: list[Json] = [DECLINE + text_of(id) for id in units]
        return units + declined

    def draw(self, dice: SeededDice) -> list[Json]:
        """All candidates are legal, so that one of them need not be checked."""
        able = able_to_try(self.state, self.side)
        count = len(able)
        if not count:
            return []
        at = dice.below(2 * count)
        return [able[at].id if at < count else DECLINE + able[at - count].id]

    def check(self, answer: Json) -> list[Reason]:
        id = text_of(answer).removeprefix(DECLINE)
        for unit in self.state.units:
            if unit.id == id and unit.side == self.side:
                return why_not_try(self.state, unit)
        return [self.no_such_option(id)]

    def details(self) -> dict[str, Json]:
        mine = [unit for unit in self.state.units if unit.side == self.side and not unit.gone]
        options = [self._option(unit, "fubar-opt-activate", "") for unit in mine]
        options.extend(
            self._option(unit, "fubar-opt-decline", DECLINE) for unit in able_to_try(self.state, self.side)
        )
        return {"options": [option.wire() for option in options]}

    def _option(self, unit: Unit, label: str, prefix: str) -> Option:
        why = "fubar.initiative.decline" if prefix else "fubar.activation.roll"
        note: Message | None = None
        reasons = why_not_try(self.state, unit)
        if not prefix and not reasons:
            note = need_in_words(reckon(self.state, unit))
        token = "" if prefix else unit.id
        return Option(
            prefix + unit.id,
            Message(label, {"unit": unit.name}),
            why,
            note,
            reasons,
            "eye" if prefix else "die",
            token,
        )

    def preview(self, answer: Json) -> Preview:
        preview = Preview(self.check(answer))
        chosen = text_of(answer)
        if preview.reasons or chosen.startswith(DECLINE):
            return preview
        unit = self.state.unit(chosen)
        reckoning = reckon(self.state, unit)
        preview.title = Message("fubar-preview-activation", {"unit": unit.name})
        preview.facts = [need_in_words(reckoning)]
        preview.explain(Message("fubar-reckon-activation"), WHY, unit.id, reckoning)
        chance = sum(passing(reckoning)) / 6.0
        classes = [("fubar-odds-fails", 1.0 - chance), ("fubar-odds-activates", chance)]
        preview.odds = [OddsLine(Message("fubar-odds-activation"), classes)]
        if must_retreat(unit):
            preview.warnings.append(Reason("fubar.activation.retreat", "fubar-warning-retreat"))
        return preview
