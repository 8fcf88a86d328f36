"""Recon: a look at what lies under a question mark, from beside it."""

from __future__ import annotations

from collections.abc import Coroutine
from typing import ClassVar, Final

from sandtable.core.effects import Effect
from sandtable.core.preview import Preview
from sandtable.core.question import Choose, Option
from sandtable.core.wire import Json, Message, Reason, text_of
from sandtable.systems.warfare.attack.explosives import explode, harmed, is_foreign
from sandtable.systems.warfare.attack.forecast import foresee, unseen_defence, warn_unseen
from sandtable.systems.warfare.attack.paid_tests import icon_rank, paid_test, special_price
from sandtable.systems.warfare.attack.unit_choices import UnitChoice
from sandtable.systems.warfare.attack.unknown_counters import clear_away, turn_up
from sandtable.systems.warfare.book.profiles import IED_COUNTER, RECON_ICON
from sandtable.systems.warfare.state.asking import decide
from sandtable.systems.warfare.state.dice import (
    CRITICAL_SUCCESS,
    FAILURE,
    GREY,
    MARGINAL,
    NO_CRITICAL_FAILURE,
)
from sandtable.systems.warfare.state.identities import EXPLODE, WHAT_TO_RECONNOITRE, WHETHER_TO_EXPLODE
from sandtable.systems.warfare.state.names import unit_word
from sandtable.systems.warfare.state.refusals import refusal, refused
from sandtable.systems.warfare.state.state import (
    NOBODY,
    RECONNOITRED,
    UNKNOWN,
    Counter,
    Piece,
    Unit,
    WarfareState,
)

QUIET = "quiet"
NOTHING_UNKNOWN: Final = refused("warfare.recon.who")


def unknown_beside(state: WarfareState, unit: Unit) -> list[Counter]:
    """The Unknown counters next to a unit that its own side did not place."""
    around = [hex for hex in state.ground.grid.around(unit.hex) if state.marks[hex] & UNKNOWN]
    if not around:
        return []
    return [
        counter
        for counter in state.counters
        if counter.hidden and counter.hex in around and is_foreign(state, counter, unit)
    ]


def why_not_reconnoitre(state: WarfareState, unit: Unit) -> list[Reason]:
    """warfare.recon.who, warfare.recon.others: any unit that is not Suppressed, beside an Unknown counter."""
    return [] if unknown_beside(state, unit) else NOTHING_UNKNOWN


def recon_rank(unit: Unit) -> int:
    """warfare.recon.who, warfare.recon.others: the colour of the icon, grey without one."""
    return icon_rank(unit, RECON_ICON) or GREY


class ReconQuestion(UnitChoice):
    """Which Unknown counter to look at."""

    identity: ClassVar[str] = WHAT_TO_RECONNOITRE

    def __init__(self, state: WarfareState, unit: Unit) -> None:
        grid = state.ground.grid
        options = [
            Option(
                counter.id,
                Message("warfare-opt-unknown", {"hex": grid.name(counter.hex)}),
                "warfare.recon.who",
                token=counter.id,
            )
            for counter in unknown_beside(state, unit)
        ]
        prompt = Message("warfare-ask-recon", {"unit": unit_word(unit), "ap": special_price(unit)})
        super().__init__(state, unit, "warfare.recon.who", prompt, options)

    def play(self, state: WarfareState, unit: Unit, answer: Json) -> Coroutine[Effect, object, object]:
        return reconnoitre(state, unit, answer)

    def watched(self, answer: Json) -> list[Piece | Counter]:
        """Nobody: what becomes of a counter would tell what it is."""
        return []


class ExplodeQuestion(Choose):
    """warfare.recon.f, warfare.recon.ms: whether the owner sets off the IED that was looked at.

    While the counter stays hidden the owner is asked whatever it is: a pause must not tell an IED from a dummy.
    """

    identity: ClassVar[str] = WHETHER_TO_EXPLODE

    def __init__(self, state: WarfareState, counter: Counter, unit: Unit, why: str) -> None:
        said: dict[str, Json] = {"counter": counter.profile.name, "unit": unit_word(unit)}
        reasons = [] if counter.profile.kind == IED_COUNTER else [refusal("warfare.mine.recon_safe", said)]
        options = [
            Option(EXPLODE, Message("warfare-opt-explode", said), "warfare.ied.attack", reasons=reasons),
            Option(QUIET, Message("warfare-opt-quiet", said), "warfare.recon.f"),
        ]
        prompt = Message("warfare-ask-explode", said)
        super().__init__(counter.owner, "warfare.recon.f", prompt, options, counter.id, "warfare.explode")
        self.state = state
        self.counter = counter
        self.unit = unit
        self.rule = why
        self.asked = counter.hidden

    def forced(self) -> list[Json] | None:
        return None if self.asked else super().forced()

    def preview(self, answer: Json) -> Preview:
        preview = Preview(self.check(answer))
        counter, unit, rule = self.counter, self.unit, self.rule
        if answer == EXPLODE and not preview.reasons:
            foresee(
                self.state,
                self.side,
                preview,
                lambda copy: explode(copy, copy.counters[counter.index], copy.units[unit.index], rule),
                counter,
                [unit],
                unseen_defence(self.state, self.side, unit),
            )
            warn_unseen(preview, self.state, self.side, unit)
        return preview


async def reconnoitre(state: WarfareState, unit: Unit, answer: Json) -> None:
    """warfare.recon.cost: the light cost and a test; f, ms, s and cs as the table says."""
    counter = state.find_counter(text_of(answer))
    assert counter is not None
    outcome = await paid_test(
        state,
        unit,
        recon_rank(unit),
        NO_CRITICAL_FAILURE,
        "warfare-event-recon",
        "warfare.recon.cost",
        special_price(unit),
    )
    if outcome == FAILURE:
        state.tell("warfare-event-recon-fails", None, ["warfare.recon.f"], unit.side, counter.id)
        await _may_explode(state, counter, unit, "warfare.recon.f")
    elif outcome == CRITICAL_SUCCESS:
        _take(state, counter, unit, "warfare.recon.cs")
    elif outcome == MARGINAL:
        turn_up(state, counter, unit, "warfare.recon.ms")
        if counter.profile.kind == IED_COUNTER:
            await _may_explode(state, counter, unit, "warfare.recon.ms")
    elif counter.profile.kind == IED_COUNTER:
        _take(state, counter, unit, "warfare.recon.s")
    else:
        turn_up(state, counter, unit, "warfare.recon.s")


async def _may_explode(state: WarfareState, counter: Counter, unit: Unit, why: str) -> None:
    """warfare.mine.recon_safe: only an IED can be set off; one that nobody placed goes off by itself.

    warfare.ied.attack: whoever looks from a helicopter is in no danger, whatever it is, so nobody is asked.
    """
    if not harmed(unit):
        return
    if counter.owner == NOBODY:
        if counter.profile.kind == IED_COUNTER:
            await explode(state, counter, unit, why)
        return
    if text_of(await decide(state, ExplodeQuestion(state, counter, unit, why))) == EXPLODE:
        await explode(state, counter, unit, why)


def _take(state: WarfareState, counter: Counter, unit: Unit, why: str) -> None:
    """The counter is shown and leaves the game without effect."""
    turn_up(state, counter, unit, why)
    if not counter.fate:
        clear_away(state, counter, RECONNOITRED, unit.side, why)
    else:
        counter.fate = RECONNOITRED
