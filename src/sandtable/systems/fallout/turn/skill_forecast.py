"""What using a skill would bring: the rule that is played, run on a copy."""

from __future__ import annotations

from collections.abc import Coroutine
from typing import Final, final

from sandtable.core.effects import Effect
from sandtable.core.odds import tallies
from sandtable.core.preview import Preview
from sandtable.core.wire import Message
from sandtable.systems.fallout.attack.small_trial import CopyTrial
from sandtable.systems.fallout.book.words import REPAIR
from sandtable.systems.fallout.move.mines import DISARMS
from sandtable.systems.fallout.state.dice import words_of
from sandtable.systems.fallout.state.identities import DISARM, HEAL, MEND
from sandtable.systems.fallout.state.state import Chest, FalloutState, Figure, Mine, Unit
from sandtable.systems.fallout.state.tally import HEALED, WORKED
from sandtable.systems.fallout.turn.skill_acts import Use, carry_out

MENDING: Final = (HEAL, REPAIR, MEND)
WORKS: Final = ["fallout-skill-fails", "fallout-skill-works"]


@final
class SkillTrial(CopyTrial):
    """One use of a skill, tried on a copy of the battle to learn its odds."""

    def __init__(self, state: FalloutState, unit: Unit, figure: Figure, one: Use) -> None:
        super().__init__(state, state.decider(unit))
        self.unit = unit.id
        self.figure = figure.id
        self.one = one

    def begin(self) -> Coroutine[Effect, object, None]:
        state = self.state
        one = self.one
        again = Use(
            id=one.id,
            label=one.label,
            rule=one.rule,
            level=one.level,
            target=same(state, one.target),
            token=one.token,
        )
        return carry_out(state, state.unit(self.unit), state.figure(self.figure), again)


def same(state: FalloutState, target: Figure | Unit | Mine | Chest) -> Figure | Unit | Mine | Chest:
    """The figure, unit or mine of the copied battle that has the id of `target`; a box is not copied."""
    if isinstance(target, Figure):
        return state.figure(target.id)
    if isinstance(target, Unit):
        return state.unit(target.id)
    if isinstance(target, Mine):
        return next(mine for mine in state.mines if mine.id == target.id)
    return target


def foresee(preview: Preview, state: FalloutState, unit: Unit, figure: Figure, one: Use) -> None:
    """The number, whether it works, and how many hit points it gives back."""
    level = one.level
    if level is None:
        return
    kind = one.kind()
    preview.title = one.label
    preview.facts.append(words_of(level))
    preview.explain(one.label, DISARMS if kind == DISARM else one.rule, figure.id, level)
    counted = tallies(SkillTrial(state, unit, figure, one), 2)
    preview.odds.append(counted.odds(WORKED, WORKS).line(Message("fallout-odds-skill")))
    if kind in MENDING:
        preview.odds.append(counted.odds(HEALED).line(Message("fallout-odds-healed")))
