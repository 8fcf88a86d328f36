"""Supports: which are at hand, what each may be told to do, and that it is done."""

from __future__ import annotations

from typing import ClassVar

from sandtable.core.preview import Preview
from sandtable.core.question import Choose, Option
from sandtable.core.wire import Json, Message, Reason, text_of
from sandtable.systems.warfare.attack.price_preview import show_price
from sandtable.systems.warfare.attack.reactions import CUBE_PRICE, raise_cube
from sandtable.systems.warfare.attack.snipers import SnipeQuestion, why_not_snipe_anybody
from sandtable.systems.warfare.attack.support_calls import (
    CallQuestion,
    call_price,
    value_of,
)
from sandtable.systems.warfare.attack.targeting import target_of
from sandtable.systems.warfare.book.profiles import ARTILLERY, CAS, DRONE, MORTAR, SNIPER
from sandtable.systems.warfare.state.asking import decide
from sandtable.systems.warfare.state.dice import colour_word
from sandtable.systems.warfare.state.identities import HEAVY_VALUE, LIGHT_VALUE, OVERWATCH, WHAT_SUPPORT_DOES
from sandtable.systems.warfare.state.names import piece_word
from sandtable.systems.warfare.state.refusals import in_words, refused
from sandtable.systems.warfare.state.state import Support, Unit, WarfareState
from sandtable.systems.warfare.state.supports_at_hand import why_not_call
from sandtable.systems.warfare.supports.air_support import StrikeQuestion, why_not_strike
from sandtable.systems.warfare.supports.artillery import ShellQuestion, why_not_shell
from sandtable.systems.warfare.supports.drones import DroneQuestion

WAYS = {
    ARTILLERY: (LIGHT_VALUE, HEAVY_VALUE),
    MORTAR: (LIGHT_VALUE, HEAVY_VALUE),
    SNIPER: (LIGHT_VALUE, OVERWATCH),
    CAS: (LIGHT_VALUE, HEAVY_VALUE),
    DRONE: (LIGHT_VALUE, HEAVY_VALUE, OVERWATCH),
}
"""What each kind may be told to do; warfare.overwatch.who: only snipers and drones go on overwatch."""


def why_not_use_as(state: WarfareState, support: Support, way: str) -> list[Reason]:
    """Why a support at hand cannot be used in this way."""
    kind = support.profile.kind
    if way == OVERWATCH:
        return refused("warfare.overwatch.cost") if support.overwatch else []
    if kind == SNIPER:
        return why_not_snipe_anybody(state, support)
    for target in state.enemies_on_map(support.side):
        if can_call_on(state, support, way, target):
            return []
    return refused("warfare.cas.use" if kind in (CAS, DRONE) else "warfare.arty.target")


def can_use_as(state: WarfareState, support: Support, way: str) -> bool:
    """Whether a support at hand may be used in this way."""
    return not why_not_use_as(state, support, way)


def why_not_call_on(state: WarfareState, support: Support, value: str, target: Unit) -> list[Reason]:
    """Why a value cannot be used against a unit."""
    if support.profile.kind in (CAS, DRONE):
        return why_not_strike(state, support, value, target)
    return why_not_shell(state, support, value, target)


def can_call_on(state: WarfareState, support: Support, value: str, target: Unit) -> bool:
    """Whether a value may be used against a unit."""
    return not why_not_call_on(state, support, value, target)


def why_not_use(state: WarfareState, support: Support) -> list[Reason]:
    """warfare.support.active_only: why its owner, being active, cannot use a support at all."""
    barred = why_not_call(state, support)
    if barred:
        return barred
    for way in WAYS[support.profile.kind]:
        barred = why_not_use_as(state, support, way)
        if not barred:
            return []
    return barred


def can_use(state: WarfareState, support: Support) -> bool:
    """Whether its owner, being active, may use a support in any way."""
    return not why_not_use(state, support)


def usable(state: WarfareState, side: int) -> list[Support]:
    """The supports that a side can use now, in any way."""
    return [
        support
        for support in state.supports
        if support.side == side and not support.gone and can_use(state, support)
    ]


class WhatSupport(Choose):
    """With which value a support attacks, or whether it goes on overwatch."""

    identity: ClassVar[str] = WHAT_SUPPORT_DOES

    def __init__(self, state: WarfareState, support: Support) -> None:
        options = [way_option(state, support, way) for way in WAYS[support.profile.kind]]
        prompt = Message("warfare-ask-support", {"unit": piece_word(support)})
        super().__init__(support.side, "warfare.support.procedure", prompt, options, support.id)
        self.state = state
        self.support = support

    def preview(self, answer: Json) -> Preview:
        """What a way of using it brings at once: where only one target is left nobody is asked again."""
        preview = Preview(self.check(answer))
        if preview.reasons:
            return preview
        way = text_of(answer)
        question = aim_of(self.state, self.support, way)
        only = question.forced() if question is not None else None
        if question is not None and only is not None:
            return question.preview(only[0])
        show_price(self.state, preview, self.side, way_price(self.support, way))
        return preview


def way_option(state: WarfareState, support: Support, way: str) -> Option:
    """One way of using a support, with its price and die."""
    said: dict[str, Json] = {"unit": piece_word(support)}
    reasons = in_words(why_not_use_as(state, support, way), said)
    if way == OVERWATCH:
        label = Message("warfare-opt-support-overwatch", {"ap": way_price(support, way)})
        return Option(way, label, "warfare.overwatch.who", reasons=reasons, icon="eye")
    said["ap"] = way_price(support, way)
    said["die"] = colour_word(value_of(support, way).rank)
    sniper = support.profile.kind == SNIPER
    label = Message("warfare-opt-support-fire" if sniper else "warfare-opt-support-" + way, said)
    return Option(way, label, "warfare.support.procedure", reasons=reasons, icon="target")


async def act_with(state: WarfareState, support: Support) -> None:
    """Told what to do, paid, resolved, parked; then it is off the map again.

    warfare.support.procedure, warfare.support.off_map
    """
    question = aim_of(state, support, text_of(await decide(state, WhatSupport(state, support))))
    if question is None:
        raise_cube(state, support)
    else:
        await question.play(state, target_of(state, await decide(state, question)))


def aim_of(state: WarfareState, support: Support, way: str) -> CallQuestion | None:
    """At whom, when a support is used in this way; None for overwatch, which asks nothing."""
    if way == OVERWATCH:
        return None
    kind = support.profile.kind
    if kind == SNIPER:
        return SnipeQuestion(state, support)
    if kind == CAS:
        return StrikeQuestion(state, support, way)
    return DroneQuestion(state, support, way) if kind == DRONE else ShellQuestion(state, support, way)


def way_price(support: Support, way: str) -> int:
    """What it costs to use a support in this way."""
    return CUBE_PRICE if way == OVERWATCH else call_price(support, way)
