"""The environmental phase (chapter 4.1)."""

from __future__ import annotations

from typing import Final

from sandtable.core.effects import D10, Roll
from sandtable.core.wire import Message
from sandtable.systems.fallout.book.terrain_kinds import SMOKE
from sandtable.systems.fallout.ground.light import change
from sandtable.systems.fallout.ground.sight import lookout
from sandtable.systems.fallout.ground.terrain import in_radiation
from sandtable.systems.fallout.harm.damage import hurt
from sandtable.systems.fallout.harm.losses import fall_unconscious, kill
from sandtable.systems.fallout.move.aftermath import aftermath
from sandtable.systems.fallout.move.flight import rally
from sandtable.systems.fallout.state.dice import passes
from sandtable.systems.fallout.state.names import named
from sandtable.systems.fallout.state.state import CRITTERS, Culprit, FalloutState, Figure, Unit
from sandtable.table import Base

POISON: Final = "fallout.env.poison.roll"
UNCONSCIOUS: Final = "fallout.env.unconscious.roll"
RADIATED: Final = "fallout.env.radiation.roll"
CLEARS: Final = [0, 0, 0, 0, 1, 1, 1, 1, 1, 1]
"""fallout.env.smoke: a cloud goes on 5 or more."""


async def environment(state: FalloutState) -> None:
    """fallout.env.when, fallout.env.order, fallout.env.order_tail: each effect in its turn.

    Poison, knockdown, unconsciousness, radiation, smoke; then rallying, light, tokens.
    """
    poisoned, down, out = afflicted(state)
    if poisoned:
        await poison(state)
        poisoned, down, out = afflicted(state)
    if down:
        stand_up(state)
    if out:
        await unconsciousness(state)
    await radiation(state)
    await smoke(state)
    await rallying(state)
    await change(state)
    remove_tokens(state)


def afflicted(state: FalloutState) -> tuple[bool, bool, bool]:
    """Whether anybody is poisoned, knocked down, unconscious."""
    poisoned = down = out = False
    for unit in state.units:
        for figure in unit.figures:
            poisoned = poisoned or figure.poisoned
            down = down or figure.down
            out = out or figure.out
    return poisoned, down, out


async def rallying(state: FalloutState) -> None:
    """fallout.morale.rally: every broken squad on the table, one after another."""
    if not any(unit.broken for unit in state.units):
        return
    for unit in in_order(state):
        if unit.broken and not unit.gone and not unit.aboard:
            await rally(state, unit)
            await aftermath(state)


def in_order(state: FalloutState) -> list[Unit]:
    """fallout.dice.order_victims: the attacker's side first, then roster order."""
    units: list[Unit] = []
    for side in [*state.order, CRITTERS]:
        for unit in state.units:
            if unit.side == side and not unit.gone and unit.deployed:
                units.append(unit)
    return units


async def poison(state: FalloutState) -> None:
    """fallout.env.poison.roll: Endurance, or a hit point is lost without a save (fallout.damage.unsaved).

    fallout.env.poison.persist, fallout.env.poison.unconscious. fallout.unit.enviro.poison, fallout.unit.paladin.poison,
    fallout.unit.super_mutant.hardy: some have more Endurance for it (fallout.dice.bonus_on_stat).
    """
    for unit in in_order(state):
        for figure in unit.figures:
            if figure.poisoned and figure.present():
                number = figure.profile.en + figure.profile.poison_bonus
                if not await tested(state, unit, figure, number, POISON):
                    await hurt(state, unit, figure, 1, Culprit(figure.poisoner, "", POISON))
                    await aftermath(state)


async def tested(state: FalloutState, unit: Unit, figure: Figure, number: int, why: str) -> bool:
    """One Endurance test of the phase (fallout.stat.endurance)."""
    return await passes(number, 0, why, state.decider(unit), figure.id)


def stand_up(state: FalloutState) -> None:
    """fallout.env.knockdown.stand.en, fallout.env.knockdown.stand.it: everybody knocked down stands, without a roll."""
    why = "fallout.env.knockdown.stand.en" if state.english else "fallout.env.knockdown.stand.it"
    for unit in state.units:
        for figure in unit.figures:
            if figure.down:
                figure.down = False
                state.tell("fallout-event-stood", named(unit, figure), [why], unit.side, figure.id)


async def unconsciousness(state: FalloutState) -> None:
    """fallout.env.unconscious.roll: Endurance or death; fallout.env.unconscious.stay: else it lies there still.

    fallout.unit.ghoul.hardy, fallout.unit.super_mutant.hardy
    """
    for unit in in_order(state):
        for figure in unit.figures:
            if figure.out and figure.present():
                number = figure.profile.en + figure.profile.hardy
                if not await tested(state, unit, figure, number, UNCONSCIOUS):
                    await kill(state, unit, figure, Culprit(figure.wounder, "", UNCONSCIOUS))
                    await aftermath(state)


async def radiation(state: FalloutState) -> None:
    """fallout.env.radiation.roll: whoever stands in a zone, is awake and not immune tests Endurance.

    fallout.env.radiation.fail: he falls unconscious. fallout.env.radiation.first_test, fallout.env.radiation.success,
    fallout.env.radiation.immune, fallout.env.radiation.beasts.en, fallout.env.radiation.beasts.it
    """
    zones = lookout(state).hot
    if not zones:
        return
    for unit in in_order(state):
        for figure in unit.figures:
            if figure.profile.immune_radiation or not figure.conscious():
                continue
            if not in_radiation(zones, place_of(state, unit, figure)):
                continue
            figure.rems += 1
            if not await tested(state, unit, figure, figure.profile.en, RADIATED):
                fall_unconscious(state, unit, figure, "fallout.env.radiation.fail")


def place_of(state: FalloutState, unit: Unit, figure: Figure) -> Base:
    """fallout.vehicle.aboard_environment: those aboard are where the hull is."""
    if unit.aboard:
        vehicle = state.unit(unit.aboard).vehicle
        if vehicle is not None:
            return vehicle.hull
    return figure.base


async def smoke(state: FalloutState) -> None:
    """fallout.env.smoke: a die for each cloud; on 5 or more it is gone."""
    for piece in state.board.pieces:
        if piece.kind == SMOKE:
            counts = await Roll(D10, 1, CLEARS, "fallout.env.smoke", -1, Message("fallout-need-smoke"))
            if counts[1]:
                state.board = state.board.without_piece(piece.id)
                state.tell("fallout-event-smoke-gone", {}, ["fallout.env.smoke"])


def remove_tokens(state: FalloutState) -> None:
    """fallout.env.tokens, fallout.action.overwatch.unused: all tokens and markers are removed."""
    for unit in state.units:
        unit.token = False
        unit.overwatch = False
        for figure in unit.figures:
            figure.sat_out = False
            figure.skill_used = False
            figure.disarmed = False
            figure.struck = 0
        vehicle = unit.vehicle
        if vehicle is not None:
            vehicle.cannon_fired = False
            vehicle.shots = 0
