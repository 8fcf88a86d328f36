"""Snipers: anywhere on the map, at infantry, and at one another."""

from __future__ import annotations

from collections.abc import Coroutine
from typing import ClassVar, Final

from sandtable.core.effects import Effect, Mark
from sandtable.core.event import Aim
from sandtable.core.wire import Json, Message, Reason, text_of
from sandtable.hexmap import OFF
from sandtable.systems.warfare.attack.forecast import unseen
from sandtable.systems.warfare.attack.shooting import reveal
from sandtable.systems.warfare.attack.support_calls import REACTIONS, CallQuestion, call, call_price
from sandtable.systems.warfare.attack.support_reactions import ReactionQuestion
from sandtable.systems.warfare.book.profiles import INFANTRY, SNIPER
from sandtable.systems.warfare.ground.hostages import why_not_endanger
from sandtable.systems.warfare.harm.damage import damage_shift, strike
from sandtable.systems.warfare.state.action_track import enemies_in_order, pay
from sandtable.systems.warfare.state.asking import decide
from sandtable.systems.warfare.state.dice import Throw, combat_roll
from sandtable.systems.warfare.state.identities import (
    HOLD,
    LIGHT_VALUE,
    WHETHER_TO_COUNTER_SNIPE,
    WHOM_TO_SNIPE,
)
from sandtable.systems.warfare.state.names import piece_word, unit_word
from sandtable.systems.warfare.state.refusals import NO_ENEMY, refused
from sandtable.systems.warfare.state.state import SMOKE, STEADY, Piece, Support, Unit, WarfareState
from sandtable.systems.warfare.state.supports_at_hand import can_call, park

NO_INFANTRY: Final = refused("warfare.sniper.targets")


def why_not_snipe(state: WarfareState, sniper: Support, target: Unit) -> list[Reason]:
    """Why a sniper cannot fire at a unit: warfare.sniper.targets. Sight and range do not matter (.no_mods)."""
    if target.hex == OFF:
        return refused("warfare.transport.passenger_idle")
    if state.friends(sniper.side, target.side):
        return NO_ENEMY
    if target.profile.kind != INFANTRY or state.marks[target.hex] & SMOKE:
        return NO_INFANTRY
    return why_not_endanger(state, state.seats[sniper.side].regular, target)


def can_snipe(state: WarfareState, sniper: Support, target: Unit) -> bool:
    """Whether a sniper may fire at a unit."""
    return not why_not_snipe(state, sniper, target)


def snipe_targets(state: WarfareState, sniper: Support) -> list[Unit]:
    """The infantry at which a sniper may fire."""
    return [target for target in state.enemies_on_map(sniper.side) if can_snipe(state, sniper, target)]


def sniper_throw(sniper: Support) -> Throw:
    """warfare.sniper.no_mods: neither terrain nor defence shifts the die, only the sniper's own damage."""
    return Throw(sniper.profile.light.rank, damage_shift(sniper))


class SnipeQuestion(CallQuestion):
    """At which infantry a sniper fires."""

    identity: ClassVar[str] = WHOM_TO_SNIPE

    def __init__(self, state: WarfareState, sniper: Support) -> None:
        targets = snipe_targets(state, sniper)
        super().__init__(state, sniper, LIGHT_VALUE, "warfare.sniper.targets", targets)

    def why_not_target(self, target: Unit) -> list[Reason]:
        return why_not_snipe(self.state, self.support, target)

    def play(self, state: WarfareState, target: Unit) -> Coroutine[Effect, object, None]:
        return snipe(state, state.supports[self.support.index], target)

    def assuming(self, target: Unit) -> Message | None:
        hunters = [one for one in self.state.supports if _watches(self.state, one)]
        return Message("warfare-assuming-fog") if unseen(self.state, self.side, hunters) else None

    def policy(self) -> str:
        return REACTIONS


async def snipe(state: WarfareState, sniper: Support, target: Unit) -> None:
    """Enemy snipers may fire first; then it does, if able.

    warfare.sniper.counter_fire, warfare.sniper.counter_result, warfare.sniper.park
    """
    call(state, sniper, LIGHT_VALUE, target, "warfare.sniper.counter")
    await _counter_fire(state, sniper)
    if not sniper.gone and sniper.morale == STEADY:
        await _fire(state, sniper, target)
    elif not sniper.gone:
        state.tell(
            "warfare-event-cancelled",
            lambda: {"unit": piece_word(sniper)},
            ["warfare.sniper.counter_result"],
            sniper.side,
            sniper.id,
        )
    park(state, sniper, "warfare.sniper.park")


async def _fire(state: WarfareState, sniper: Support, target: Unit) -> None:
    reveal(state, sniper, target)
    throw = sniper_throw(sniper)
    state.aim(lambda: Aim([sniper.id], target.id))
    result = await combat_roll(state, sniper.side, throw, "warfare.sniper.no_mods", sniper.id)
    strike(state, target, result, ["warfare.sniper.no_mods", *throw.rules()], sniper.side)


# ------------------------------------------------------------ counter-snipers


async def _counter_fire(state: WarfareState, sniper: Support) -> None:
    """warfare.sniper.counter_fire: enemy snipers on overwatch, each in turn, until the sniper cannot fire any more."""
    for side in enemies_in_order(state, sniper.side):
        while not sniper.gone and sniper.morale == STEADY:
            waiting = [one for one in state.supports if _watches(state, one) and one.side == side]
            if not waiting:
                break
            await Mark(f"hunted {side}")
            answer = text_of(await decide(state, CounterSniper(state, side, sniper, waiting)))
            if answer == HOLD:
                break
            chosen = state.find_support(answer)
            assert chosen is not None
            await _shoot_at_sniper(state, chosen, sniper)


async def _shoot_at_sniper(state: WarfareState, hunter: Support, sniper: Support) -> None:
    """warfare.sniper.counter_result: the result counts on the sniper as on a unit."""
    _pay_reaction(state, hunter, piece_word(sniper), "warfare.sniper.counter_fire")
    reveal(state, hunter, sniper)
    throw = sniper_throw(hunter)
    state.aim(lambda: Aim([hunter.id], sniper.id))
    result = await combat_roll(state, hunter.side, throw, "warfare.sniper.counter_fire", hunter.id)
    strike(state, sniper, result, ["warfare.sniper.counter_result", *throw.rules()], hunter.side)
    park(state, hunter, "warfare.sniper.park")


def _watches(state: WarfareState, support: Support) -> bool:
    """Whether a support is a sniper on overwatch that can fire."""
    return support.overwatch and support.profile.kind == SNIPER and can_call(state, support)


def _pay_reaction(state: WarfareState, sniper: Support, target: Json, why: str) -> None:
    ap = call_price(sniper, LIGHT_VALUE)
    pay(state, sniper.side, ap)
    sniper.overwatch = False
    state.tell(
        "warfare-event-sniper-reacts",
        lambda: {"unit": piece_word(sniper), "target": target, "ap": ap},
        [why],
        sniper.side,
        sniper.id,
    )


class CounterSniper(ReactionQuestion):
    """Whether a sniper on overwatch fires first at the enemy's sniper."""

    identity: ClassVar[str] = WHETHER_TO_COUNTER_SNIPE

    def __init__(self, state: WarfareState, side: int, sniper: Support, waiting: list[Support]) -> None:
        why = "warfare.sniper.counter_fire"
        super().__init__(state, side, why, "warfare-ask-counter-sniper", sniper, waiting)

    def label(self) -> str:
        return "warfare-opt-counter-sniper"

    def price(self, piece: Piece) -> int:
        assert isinstance(piece, Support)
        return call_price(piece, LIGHT_VALUE)

    def play(self, state: WarfareState, piece: Piece, support: Support) -> Coroutine[Effect, object, object]:
        assert isinstance(piece, Support)
        return _shoot_at_sniper(state, piece, support)

    def shifted(self) -> bool:
        """warfare.sniper.no_mods: no defence shifts a sniper's die."""
        return False


# ------------------------------------------------------------ overwatch


def watching(state: WarfareState, mover: Unit) -> list[Support]:
    """warfare.sniper.overwatch: enemy snipers on overwatch that may fire at infantry entering a hex without smoke."""
    if not state.supports:
        return []
    return [
        support
        for support in state.supports
        if support.overwatch and _watches(state, support) and can_snipe(state, support, mover)
    ]


async def fire_on_overwatch(state: WarfareState, sniper: Support, mover: Unit) -> None:
    """warfare.sniper.overwatch, warfare.sniper.park: the sniper pays, fires and goes to the action track."""
    _pay_reaction(state, sniper, unit_word(mover), "warfare.sniper.overwatch")
    await _fire(state, sniper, mover)
    park(state, sniper, "warfare.sniper.park")


def why_not_snipe_anybody(state: WarfareState, sniper: Support) -> list[Reason]:
    """Why a sniper has nobody to fire at."""
    return [] if snipe_targets(state, sniper) else NO_INFANTRY
