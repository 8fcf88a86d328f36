"""The questions at whom: one target, with the dice console and the odds of the shot before it is fired."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import mypyc_attr

from sandtable.core.preview import Preview
from sandtable.core.question import Question
from sandtable.core.wire import Json, Message, Reason, table_of, text_of
from sandtable.hexmap import OFF
from sandtable.systems.warfare.dice import Throw, combat_ladder, combat_odds
from sandtable.systems.warfare.fire import (
    MODE_WORDS,
    column_of,
    fire_price,
    fire_throw,
    shot_bar,
    targets_of,
)
from sandtable.systems.warfare.naming import unit_word
from sandtable.systems.warfare.pricing import show_price
from sandtable.systems.warfare.refusing import refusal
from sandtable.systems.warfare.sight import look, sight_line, why_blocked
from sandtable.systems.warfare.state import Unit, WarfareState


@mypyc_attr(allow_interpreted_subclasses=True)
class TargetQuestion(Question):
    """One of the units that may be aimed at; the answer is `{"at": unit}`.

    Subclasses say by `bar_of` why a unit is no target, and by `preview_of` what aiming at it brings.
    """

    kind: ClassVar[str] = "target"

    def __init__(
        self,
        state: WarfareState,
        side: int,
        why: str,
        prompt: Message,
        targets: list[Unit],
        subject: str,
        weapon: str,
    ) -> None:
        super().__init__(side, why, prompt, subject)
        self.state = state
        self.targets = targets
        self.weapon = weapon  # its id, and the end of its text id

    def bar_of(self, target: Unit) -> str:
        """The rule that forbids a target."""
        return self.why

    def preview_of(self, target: Unit, preview: Preview) -> None:
        """Fills in what aiming at a unit would bring; refused targets get their line of sight."""

    def range_of(self) -> int:
        """How far the weapon reaches, in hexes; 0 when range does not matter."""
        return 0

    def target(self, answer: Json) -> Unit | None:
        """The unit that an answer names."""
        return self.state.find_unit(text_of(table_of(answer).get("at")))

    def aimed(self, answer: Json) -> Unit:
        """The target of a legal answer."""
        target = self.target(answer)
        assert target is not None
        return target

    def check(self, answer: Json) -> list[Reason]:
        if not isinstance(answer, dict) or len(answer) != 1:
            return [Reason(self.why, "warfare-refused-no-target", {"target": ""})]
        target = self.target(answer)
        if target is None:
            at = text_of(answer.get("at"))[:40]
            return [Reason(self.why, "warfare-refused-no-target", {"target": at})]
        if target in self.targets:
            return []
        return [refusal(self.bar_of(target) or self.why, {"unit": unit_word(target)})]

    def candidates(self) -> list[Json]:
        return [{"at": target.id} for target in self.targets]

    def forced(self) -> list[Json] | None:
        if len(self.targets) == 1:
            return [{"at": self.targets[0].id}]
        return None

    def preview(self, answer: Json) -> Preview:
        preview = Preview(self.check(answer))
        target = self.target(answer)
        if target is not None and target.hex != OFF:
            self.preview_of(target, preview)
        return preview

    def details(self) -> dict[str, Json]:
        weapon: Json = {
            "id": self.weapon,
            "label": {"id": "warfare-weapon-" + self.weapon},
            "range": self.range_of(),
            "dice": 1,
            "targets": [target.id for target in self.targets],
        }
        targets: list[Json] = []
        for unit in self.state.units:
            if unit.hex == OFF or self.state.friends(unit.side, self.side):
                continue
            entry: dict[str, Json] = {"unit": unit.id, "tokens": [unit.id]}
            if unit not in self.targets:
                entry["reasons"] = [refusal(self.bar_of(unit) or self.why, {"unit": unit_word(unit)}).wire()]
            targets.append(entry)
        return {
            "shooters": [{"token": self.subject, "weapons": [weapon]}],
            "targets": targets,
            "split": False,
            "may_pass": False,
        }


def known_defence(target: Unit, side: int) -> int:
    """warfare.comp.fog: the defence of a unit as far as a side may know it."""
    return target.profile.defence if target.known >> side & 1 else 0


def console(state: WarfareState, preview: Preview, throw: Throw, price: int, target: Unit, side: int) -> None:
    """The dice console: price, every shift with its rule, and the chance of each combat result.

    The defence of a unit whose values the side has not seen is left out, and the preview says so.
    """
    show_price(state, preview, side, price)
    preview.modifiers = throw.modifiers()
    preview.ladder = combat_ladder(throw)
    preview.odds.append(combat_odds(throw))
    if not target.known >> side & 1:
        preview.warnings.append(
            Reason("warfare.comp.fog", "warfare-warning-defence-unknown", {"unit": unit_word(target)})
        )


class FireQuestion(TargetQuestion):
    """warfare.fire.steps: at whom a unit fires the weapons it has chosen."""

    def __init__(self, state: WarfareState, unit: Unit, mode: int) -> None:
        prompt = Message(
            "warfare-ask-fire",
            {"unit": unit_word(unit), "weapon": {"id": "warfare-weapon-" + MODE_WORDS[mode]}},
        )
        targets = targets_of(state, unit, mode)
        super().__init__(state, unit.side, "warfare.fire.steps", prompt, targets, unit.id, MODE_WORDS[mode])
        self.unit = unit
        self.mode = mode

    def range_of(self) -> int:
        column = column_of(self.unit, self.mode)
        return column.reach if column is not None else 0

    def bar_of(self, target: Unit) -> str:
        return shot_reason(self.state, self.unit, self.mode, target)

    def preview_of(self, target: Unit, preview: Preview) -> None:
        shot_preview(self.state, self.unit, self.mode, target, preview)


def shot_reason(state: WarfareState, unit: Unit, mode: int, target: Unit) -> str:
    """The rule that forbids a shot; a blocked line names what blocks it."""
    barred = shot_bar(state, unit, mode, target)
    if barred != "warfare.fire.los_needed":
        return barred
    return why_blocked(state, look(state, unit, target))


def shot_preview(state: WarfareState, unit: Unit, mode: int, target: Unit, preview: Preview) -> None:
    """Distance, line of sight and, when the shot is legal, the dice console."""
    distance = state.ground.grid.distance(unit.hex, target.hex)
    column = column_of(unit, mode)
    assert column is not None
    preview.title = Message("warfare-preview-fire", {"unit": unit_word(unit), "target": unit_word(target)})
    preview.facts.append(Message("warfare-fact-range", {"distance": distance, "range": column.reach}))
    preview.sight.append(sight_line(state, unit, target))
    if not preview.reasons:
        defence = known_defence(target, unit.side)
        throw = fire_throw(state, unit, column.rank, target, unit.hex, defence)
        console(state, preview, throw, fire_price(unit, mode), target, unit.side)
