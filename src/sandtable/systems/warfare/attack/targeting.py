"""The questions at whom: one target, with the dice console and the odds of the shot before it is fired."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import mypyc_attr

from sandtable.core.preview import Preview
from sandtable.core.question import Target, aimed_at, shooter, target_line, weapon_line
from sandtable.core.wire import Json, Message, Reason
from sandtable.hexmap import OFF
from sandtable.systems.warfare.attack.forecast import foresee, unseen, unseen_defence, warn_unseen
from sandtable.systems.warfare.attack.shooting import MODE_WORDS, column_of, shoot, targets_of, why_not_aim_at
from sandtable.systems.warfare.ground.sight import look, sees_to_fire, sight_line, why_blocked
from sandtable.systems.warfare.state.identities import FIRE_AT_WHOM
from sandtable.systems.warfare.state.names import unit_word
from sandtable.systems.warfare.state.refusals import in_words, refused
from sandtable.systems.warfare.state.state import Unit, WarfareState


@mypyc_attr(allow_interpreted_subclasses=True)
class TargetQuestion(Target):
    """One of the units that may be aimed at; the answer is `{"at": unit}`.

    Subclasses say by `why_not_target` why a unit is no target, and by `preview_of` what aiming at it brings.
    """

    def __init__(
        self,
        state: WarfareState,
        side: int,
        why: str,
        prompt: Message,
        targets: list[Unit],
        *,
        subject: str,
        weapon: str,
    ) -> None:
        super().__init__(side, why, prompt, subject)
        self.state = state
        self.targets = targets
        self.weapon = weapon  # its id, and the end of its text id

    def why_not_target(self, target: Unit) -> list[Reason]:
        """What forbids a target, where more is known than the question's own rule."""
        return []

    def refusals(self, target: Unit) -> list[Reason]:
        """Why a unit is none of the targets, in words."""
        return in_words(self.why_not_target(target) or refused(self.why), {"unit": unit_word(target)})

    def preview_of(self, target: Unit, preview: Preview) -> None:
        """Fills in what aiming at a unit would bring; refused targets get their line of sight."""

    def range_of(self) -> int:
        """How far the weapon reaches, in hexes; 0 when range does not matter."""
        return 0

    def target(self, answer: Json) -> Unit | None:
        """The unit that an answer names."""
        return self.state.find_unit(aimed_at(answer))

    def check(self, answer: Json) -> list[Reason]:
        if not isinstance(answer, dict) or len(answer) != 1:
            return [Reason(self.why, "warfare-refused-no-target", {"target": ""})]
        target = self.target(answer)
        if target is None:
            at = aimed_at(answer)[:40]
            return [Reason(self.why, "warfare-refused-no-target", {"target": at})]
        if target in self.targets:
            return []
        return self.refusals(target)

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
        aims = [target.id for target in self.targets]
        label = Message("warfare-weapon-" + self.weapon)
        weapon = weapon_line(self.weapon, label, self.range_of(), 1, aims)
        targets = [
            target_line(unit.id, [unit.id], [] if unit in self.targets else self.refusals(unit))
            for unit in self.state.enemies_on_map(self.side)
        ]
        return self.fields([shooter(self.subject, [weapon])], targets)


def target_of(state: WarfareState, answer: Json) -> Unit:
    """The target of a legal answer."""
    return state.unit(aimed_at(answer))


class FireQuestion(TargetQuestion):
    """warfare.fire.steps: at whom a unit fires the weapons it has chosen."""

    identity: ClassVar[str] = FIRE_AT_WHOM

    def __init__(self, state: WarfareState, unit: Unit, mode: int) -> None:
        prompt = Message(
            "warfare-ask-fire",
            {"unit": unit_word(unit), "weapon": {"id": "warfare-weapon-" + MODE_WORDS[mode]}},
        )
        targets = targets_of(state, unit, mode)
        super().__init__(
            state, unit.side, "warfare.fire.steps", prompt, targets, subject=unit.id, weapon=MODE_WORDS[mode]
        )
        self.unit = unit
        self.mode = mode

    def range_of(self) -> int:
        column = column_of(self.unit, self.mode)
        return column.reach if column is not None else 0

    def why_not_target(self, target: Unit) -> list[Reason]:
        return why_not_shoot(self.state, self.unit, self.mode, target)

    def preview_of(self, target: Unit, preview: Preview) -> None:
        shot_preview(self.state, self.unit, self.mode, target, preview, self.side)


def why_not_shoot(state: WarfareState, unit: Unit, mode: int, target: Unit) -> list[Reason]:
    """Why a unit that may fire cannot fire at this one; a blocked line names what blocks it."""
    reasons = why_not_aim_at(state, unit, mode, target)
    if reasons or sees_to_fire(state, unit, target):
        return reasons
    return refused(why_blocked(state, look(state, unit, target)))


def shot_preview(
    state: WarfareState, unit: Unit, mode: int, target: Unit, preview: Preview, side: int
) -> None:
    """Distance, line of sight and, when the shot is legal, the dice console and what becomes of the target.

    A shot by somebody whose values the asking side has never seen is one with ordinary weapons.
    """
    distance = state.ground.grid.distance(unit.hex, target.hex)
    column = column_of(unit, mode)
    assert column is not None
    preview.title = Message("warfare-preview-fire", {"unit": unit_word(unit), "target": unit_word(target)})
    preview.facts.append(Message("warfare-fact-range", {"distance": distance, "range": column.reach}))
    preview.sight.append(sight_line(state, unit, target))
    if preview.reasons:
        return
    assuming = unseen_defence(state, side, target)
    if unseen(state, side, [unit]):
        assuming = Message("warfare-assuming-weapons", {"unit": unit_word(unit)})
    foresee(
        state,
        side,
        preview,
        lambda copy: shoot(
            copy, copy.units[unit.index], mode, copy.units[target.index], "warfare.fire.steps"
        ),
        unit,
        [target],
        assuming,
        payer=unit.side,
    )
    warn_unseen(preview, state, side, target)
