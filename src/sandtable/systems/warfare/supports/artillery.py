"""Artillery and mortars: one procedure for both. What nobody sees is hit where the scatter die says."""

from __future__ import annotations

from collections.abc import Coroutine
from typing import ClassVar

from sandtable.core.effects import Effect, Roll
from sandtable.core.preview import Preview
from sandtable.core.question import Choose, Option
from sandtable.core.wire import Json, Message, Reason, text_of
from sandtable.hexmap import DIRECTIONS, OFF, scatter
from sandtable.systems.warfare.attack.forecast import foresee, unseen_defence
from sandtable.systems.warfare.attack.shooting import resolve_fire
from sandtable.systems.warfare.attack.support_calls import CallQuestion, call, value_of
from sandtable.systems.warfare.book.profiles import HELICOPTER, VEHICLE
from sandtable.systems.warfare.ground.cover import hex_shift
from sandtable.systems.warfare.ground.hostages import is_shielded, why_not_endanger
from sandtable.systems.warfare.ground.sight import spots
from sandtable.systems.warfare.harm.damage import damage_shift
from sandtable.systems.warfare.harm.rubble import fall
from sandtable.systems.warfare.state.asking import decide
from sandtable.systems.warfare.state.dice import D8, ELIMINATED, Throw, combat_roll
from sandtable.systems.warfare.state.identities import HEAVY_VALUE, LIGHT_VALUE, SCATTER_ARROW, WHOM_TO_SHELL
from sandtable.systems.warfare.state.names import piece_word, unit_word
from sandtable.systems.warfare.state.refusals import NO_ENEMY, refused
from sandtable.systems.warfare.state.state import NOBODY, Piece, Support, Unit, WarfareState
from sandtable.systems.warfare.state.supports_at_hand import park

SCATTER_FACES = [0, 1, 2, 3, 4, 5, 6, 6]
"""warfare.arty.scatter: what each face of the d8 means: so many sides clockwise from the arrow, or the target."""
ON_TARGET = 6


def why_not_shell(state: WarfareState, support: Support, value: str, target: Unit) -> list[Reason]:
    """Why a unit cannot be shelled.

    warfare.arty.target: enemies on the ground, however far. warfare.arty.value: the light value is for infantry.
    """
    if target.hex == OFF:
        return refused("warfare.transport.passenger_idle")
    if state.friends(support.side, target.side):
        return NO_ENEMY
    if target.profile.kind == HELICOPTER:
        return refused("warfare.support.not_vs_helicopters")
    if value == LIGHT_VALUE and target.profile.kind == VEHICLE:
        return refused("warfare.arty.value")
    return why_not_endanger(state, state.seats[support.side].regular, target)


def can_shell(state: WarfareState, support: Support, value: str, target: Unit) -> bool:
    """Whether a unit may be shelled."""
    return not why_not_shell(state, support, value, target)


def shell_targets(state: WarfareState, support: Support, value: str) -> list[Unit]:
    """The units that may be shelled with a value; those in sight first."""
    targets = [
        target for target in state.enemies_on_map(support.side) if can_shell(state, support, value, target)
    ]
    if len(targets) > 1:
        targets.sort(key=lambda target: not seen(state, support.side, target.hex))
    return targets


def seen(state: WarfareState, side: int, hex: int) -> bool:
    """warfare.arty.in_los, warfare.support.suppressed_caller: whether a unit of the team sees the hex, in any state."""
    for unit in state.units:
        if unit.hex != OFF and state.friends(unit.side, side) and spots(state, unit, hex):
            return True
    return False


class ShellQuestion(CallQuestion):
    """Which unit is shelled; the preview says whether the fire will scatter."""

    identity: ClassVar[str] = WHOM_TO_SHELL

    def __init__(self, state: WarfareState, support: Support, value: str) -> None:
        targets = shell_targets(state, support, value)
        super().__init__(state, support, value, "warfare.arty.target", targets)

    def why_not_target(self, target: Unit) -> list[Reason]:
        return why_not_shell(self.state, self.support, self.value, target)

    def play(self, state: WarfareState, target: Unit) -> Coroutine[Effect, object, None]:
        return bombard(state, state.supports[self.support.index], self.value, target)

    def watched(self, target: Unit) -> list[Piece]:
        """A friend beside the target sees it, so fire that scatters never endangers one."""
        return [target]

    def preview_of(self, target: Unit, preview: Preview) -> None:
        super().preview_of(target, preview)
        sure = observed(self.state, self.side, target.hex)
        preview.facts.append(Message("warfare-fact-seen" if sure else "warfare-fact-scatters"))


class ArrowQuestion(Choose):
    """warfare.arty.not_in_los: to which hexside the arrow of the scatter marker points."""

    identity: ClassVar[str] = SCATTER_ARROW

    def __init__(self, state: WarfareState, support: Support, value: str, target: Unit) -> None:
        options = [
            Option(name.lower(), Message("warfare-direction-" + name.lower()), "warfare.arty.not_in_los")
            for name in DIRECTIONS
        ]
        prompt = Message("warfare-ask-arrow", {"unit": piece_word(support), "target": unit_word(target)})
        super().__init__(support.side, "warfare.arty.not_in_los", prompt, options, support.id)
        self.state = state
        self.support = support
        self.value = value
        self.target = target

    def preview(self, answer: Json) -> Preview:
        """All six sides are equally likely, wherever the arrow points: what is hit does not depend on it."""
        preview = Preview(self.check(answer))
        state, value = self.state, self.value
        gun, at = self.support.index, self.target.index
        if not preview.reasons:
            foresee(
                state,
                self.side,
                preview,
                lambda copy: scattered(copy, copy.supports[gun], value, copy.units[at], answer),
                self.support,
                [self.target],
                unseen_defence(state, self.side, self.target),
            )
        return preview


async def bombard(state: WarfareState, support: Support, value: str, target: Unit) -> None:
    """warfare.arty.same, warfare.arty.park: pay, fire, and off to the action track."""
    call(state, support, value, target, "warfare.arty.value")
    if observed(state, support.side, target.hex):
        if not seen(state, support.side, target.hex):
            state.spotter = NOBODY  # warfare.drone_recon.artillery: a drone's look serves one attack
        rank = value_of(support, value).rank
        heavy = value == HEAVY_VALUE
        await resolve_fire(state, support, rank, heavy, target, OFF, "warfare.arty.in_los")
    else:
        arrow = await decide(state, ArrowQuestion(state, support, value, target))
        await scattered(state, support, value, target, arrow)
    park(state, support, "warfare.arty.park")


def observed(state: WarfareState, side: int, hex: int) -> bool:
    """Whether fire on a hex does not scatter: a unit of the team sees it, or a drone has looked."""
    return state.spotter == side or seen(state, side, hex)


async def scattered(state: WarfareState, support: Support, value: str, target: Unit, arrow: Json) -> None:
    """Fire that nobody observes: it drifts, and lands somewhere."""
    await _land(state, support, value, await _drift(state, support, target, text_of(arrow).upper()))


async def _drift(state: WarfareState, support: Support, target: Unit, arrow: str) -> int:
    """warfare.arty.not_in_los, warfare.arty.scatter: the hex that is hit, OFF when it is beyond the map."""
    need = Message("warfare-need-scatter", {"direction": {"id": "warfare-direction-" + arrow.lower()}})
    counts = await Roll(D8, 1, SCATTER_FACES, "warfare.arty.scatter", support.side, need, support.id)
    sixths = counts.index(1)
    if sixths == ON_TARGET:
        return target.hex
    return scatter(state.ground.grid, target.hex, DIRECTIONS.index(arrow), sixths)


async def _land(state: WarfareState, support: Support, value: str, hex: int) -> None:
    """warfare.arty.scatter_hits_any: whatever stands there is hit, friend or foe."""
    rule = "warfare.arty.scatter_hits_any"
    message = "warfare-event-shell-lands" if hex != OFF else "warfare-event-shell-lost"
    state.tell(
        message,
        lambda: {"hex": state.ground.grid.name(hex) if hex != OFF else ""},
        ["warfare.arty.scatter"],
        support.side,
        support.id,
    )
    if hex == OFF:
        return
    target = state.unit_at(hex)
    rank = value_of(support, value).rank
    heavy = value == HEAVY_VALUE
    if target is None:
        if heavy:
            await _crater(state, support, rank, hex)
    elif not spared(state, support, value, target):
        await resolve_fire(state, support, rank, heavy, target, OFF, rule)


def spared(state: WarfareState, support: Support, value: str, target: Unit) -> bool:
    """warfare.arty.scatter_hits_any: the light value does nothing to a vehicle, no fire reaches a helicopter.

    Nor does a Regular's drift harm Irregulars behind a human shield (warfare.hostage.shield).
    """
    kind = target.profile.kind
    if kind == HELICOPTER or (kind == VEHICLE and value == LIGHT_VALUE):
        return True
    return state.seats[support.side].regular and is_shielded(state, target)


async def _crater(state: WarfareState, support: Support, rank: int, hex: int) -> None:
    """warfare.arty.scatter_empty: heavy fire on an empty hex is rolled with its terrain, for the rubble."""
    throw = Throw(rank, [*hex_shift(state, hex, OFF), *damage_shift(support)])
    why = "warfare.arty.scatter_empty"
    if await combat_roll(state, support.side, throw, why, support.id) == ELIMINATED:
        fall(state, hex)
