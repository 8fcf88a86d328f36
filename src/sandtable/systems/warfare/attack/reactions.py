"""Overwatch: waiting for an enemy to show himself."""

from __future__ import annotations

from typing import ClassVar, Final

from sandtable.core.preview import Preview
from sandtable.core.question import SUGGESTED, ListedChoice, Option
from sandtable.core.wire import Json, Message, Reason, text_of
from sandtable.hexmap import OFF
from sandtable.systems.warfare.attack.forecast import Deed, foresee
from sandtable.systems.warfare.attack.shooting import (
    HUNT,
    MODE_WORDS,
    MODES,
    can_fire_at,
    can_use_weapons,
    fire_price,
    shoot,
)
from sandtable.systems.warfare.attack.snipers import fire_on_overwatch, watching
from sandtable.systems.warfare.attack.targeting import shot_preview
from sandtable.systems.warfare.ground.passable import ordered_low
from sandtable.systems.warfare.state.action_track import enemies_in_order, pay
from sandtable.systems.warfare.state.asking import decide
from sandtable.systems.warfare.state.identities import (
    HOLD,
    OVERWATCH_TOPIC,
    WHETHER_TO_FIRE_ON_OVERWATCH,
    WITH,
)
from sandtable.systems.warfare.state.names import piece_word, unit_word
from sandtable.systems.warfare.state.refusals import refused
from sandtable.systems.warfare.state.state import STEADY, Piece, Support, Unit, WarfareState

CUBE_PRICE = 1
"""warfare.overwatch.cost."""


ON_OVERWATCH_ALREADY: Final = refused("warfare.overwatch.cost")


def why_not_overwatch(state: WarfareState, unit: Unit) -> list[Reason]:
    """warfare.overwatch.who, warfare.overwatch.cost: any unit without morale damage that has no cube yet.

    A helicopter ordered to stay low would rise (warfare.heli.overwatch_high).
    """
    if unit.morale != STEADY:
        return refused("warfare.overwatch.who")
    if unit.overwatch:
        return ON_OVERWATCH_ALREADY
    return refused("warfare.heli.overwatch_high") if ordered_low(state, unit) else []


def can_overwatch(state: WarfareState, unit: Unit) -> bool:
    """Whether a unit may go on overwatch."""
    return not why_not_overwatch(state, unit)


async def go_on_overwatch(state: WarfareState, unit: Unit) -> None:
    """warfare.overwatch.cost: 1 AP, and a red cube."""
    raise_cube(state, unit)


def raise_cube(state: WarfareState, piece: Piece) -> None:
    """A unit or an off-map sniper or drone is put on overwatch; a discount never takes the price below 1."""
    pay(state, piece.side, CUBE_PRICE)
    piece.overwatch = True
    state.tell(
        "warfare-event-overwatch",
        lambda: {"unit": piece_word(piece)},
        ["warfare.overwatch.cost"],
        piece.side,
        piece.id,
    )


def lower(state: WarfareState, piece: Piece) -> None:
    """warfare.overwatch.ends: the cube is taken off."""
    piece.overwatch = False


def modes_in_force(state: WarfareState) -> tuple[int, ...]:
    """warfare.scenario.topics: hunters belong to chapter 4, SAM to chapter 5."""
    chapter = state.scenario.chapter
    if chapter >= 5:
        return MODES
    return (0, 1, HUNT) if chapter == 4 else (0, 1)


def shots_at(state: WarfareState, side: int, mover: Unit) -> list[tuple[Unit, int]]:
    """A side's units on overwatch with the weapons they may fire here.

    warfare.overwatch.trigger, warfare.overwatch.fire_only.
    """
    shots: list[tuple[Unit, int]] = []
    for unit in state.units:
        if unit.overwatch and unit.side == side and unit.hex != OFF:
            for mode in modes_in_force(state):
                if can_use_weapons(state, unit, mode) and can_fire_at(state, unit, mode, mover):
                    shots.append((unit, mode))
    return shots


async def watch(state: WarfareState, mover: Unit, ahead: list[int] | None = None) -> None:
    """Everybody who may fire at a unit in the hex it entered.

    Each side is asked in the order of reactions; it fires unit by unit, each shot resolved before the next, or
    holds, which keeps the later hexes open (`ahead`: the rest of the declared path). warfare.track.no_nested:
    nothing answers these shots.

    warfare.overwatch.trigger, warfare.overwatch.choose_hex, warfare.overwatch.several.
    """
    for side in enemies_in_order(state, mover.side):
        while not mover.gone:
            shots = shots_at(state, side, mover)
            snipers = [sniper for sniper in watching(state, mover) if sniper.side == side]
            if not shots and not snipers:
                break
            question = OverwatchQuestion(state, side, mover, shots, snipers, ahead)
            answer = text_of(await decide(state, question))
            if answer == HOLD:
                break
            await _react(state, mover, answer)


async def _react(state: WarfareState, mover: Unit, answer: str) -> None:
    """An ordinary shot, paid by whoever reacts; then the cube is gone.

    warfare.overwatch.pay_shot, warfare.overwatch.one_shot.
    """
    id, _, word = answer.partition(WITH)
    unit = state.find_unit(id)
    if unit is not None:
        await shoot(state, unit, MODE_WORDS.index(word), mover, "warfare.overwatch.pay_shot")
        return
    sniper = state.find_support(id)
    assert sniper is not None
    await fire_on_overwatch(state, sniper, mover)


class OverwatchQuestion(ListedChoice):
    """Whether and with which unit and weapons to fire at the unit that has just entered a hex.

    Standing orders on the topic `warfare.overwatch`: "hold", or "suggested", the first shot offered.
    """

    identity: ClassVar[str] = WHETHER_TO_FIRE_ON_OVERWATCH

    def __init__(
        self,
        state: WarfareState,
        side: int,
        mover: Unit,
        shots: list[tuple[Unit, int]],
        snipers: list[Support],
        ahead: list[int] | None = None,
    ) -> None:
        prompt = Message(
            "warfare-ask-overwatch", {"unit": unit_word(mover), "hex": state.ground.grid.name(mover.hex)}
        )
        super().__init__(side, "warfare.overwatch.choose_hex", prompt, mover.id, OVERWATCH_TOPIC)
        self.state = state
        self.mover = mover
        self.shots = shots
        self.snipers = snipers
        self.ahead: list[int] = ahead if ahead is not None else []  # hexes the mover has still to enter

    def candidates(self) -> list[Json]:
        answers: list[Json] = [unit.id + WITH + MODE_WORDS[mode] for unit, mode in self.shots]
        answers.extend(sniper.id for sniper in self.snipers)
        answers.append(HOLD)
        return answers

    def orders(self) -> list[str]:
        return [SUGGESTED, HOLD]

    def by_order(self, order: str) -> Json | None:
        return HOLD if order == HOLD else super().by_order(order)

    def list_options(self) -> list[Option]:
        options: list[Option] = []
        for unit, mode in self.shots:
            values: dict[str, Json] = {
                "unit": unit_word(unit),
                "weapon": {"id": "warfare-weapon-" + MODE_WORDS[mode]},
                "ap": fire_price(unit, mode),
            }
            label = Message("warfare-opt-overwatch-fire", values)
            why = "warfare.overwatch.pay_shot"
            options.append(
                Option(unit.id + WITH + MODE_WORDS[mode], label, why, icon="target", token=unit.id)
            )
        for sniper in self.snipers:
            label = Message("warfare-opt-overwatch-sniper", {"unit": piece_word(sniper)})
            options.append(Option(sniper.id, label, "warfare.sniper.overwatch", icon="target"))
        options.append(Option(HOLD, Message("warfare-opt-hold"), "warfare.overwatch.choose_hex", icon="eye"))
        return options

    def preview(self, answer: Json) -> Preview:
        preview = Preview(self.check(answer))
        id, _, word = text_of(answer).partition(WITH)
        for unit, mode in self.shots:
            if unit.id == id and MODE_WORDS[mode] == word:
                shot_preview(self.state, unit, mode, self.mover, preview, self.side)
        for sniper in self.snipers:
            deed = self.deed(answer)
            if sniper.id == answer and deed is not None:
                foresee(self.state, self.side, preview, deed, sniper, [self.mover])
        return preview

    def deed(self, answer: Json) -> Deed | None:
        """The shot that an answer fires, if it does."""
        if answer == HOLD or answer not in self.candidates():
            return None
        at, chosen = self.mover.index, text_of(answer)
        return lambda copy: _react(copy, copy.units[at], chosen)
