"""The question which action a unit on foot takes (chapter 4.2), and what it may be told with it."""

from __future__ import annotations

from typing import ClassVar

from sandtable.core.preview import Preview
from sandtable.core.question import Choice, Option, is_drill
from sandtable.core.wire import Json, Message, Reason, text_of
from sandtable.systems.fallout.attack.arms import Attacker
from sandtable.systems.fallout.attack.battery import Battery
from sandtable.systems.fallout.attack.fighting import anybody_near
from sandtable.systems.fallout.attack.firing import has_smoke
from sandtable.systems.fallout.book.titles import title_of
from sandtable.systems.fallout.ground.coherency import coherent
from sandtable.systems.fallout.ground.engagement import engaged_members
from sandtable.systems.fallout.state.identities import (
    ATTACK,
    BOARD,
    CHARGE,
    MOVE,
    MOVE_FIRE,
    OVERWATCH,
    USE,
    WHICH_ACTION,
)
from sandtable.systems.fallout.state.state import CRITTERS, FalloutState, Figure, Unit
from sandtable.systems.fallout.turn.action_rules import ICONS, PLAIN, RULES
from sandtable.systems.fallout.turn.drill_menu import drills_of, note_of
from sandtable.systems.fallout.turn.drill_preview import preview_drill
from sandtable.systems.fallout.turn.drills import action_in, why_not_drill
from sandtable.systems.fallout.turn.skills import usable
from sandtable.systems.fallout.turn.vehicle_activation import beside, boardable, why_not_board


class WhichAction(Choice):
    """fallout.action.list.en, fallout.action.list.it: which action does the unit take?

    fallout.action.same_for_squad.en, fallout.action.same_for_squad.it: all members take the same one, but for those
    who use a skill.
    """

    identity: ClassVar[str] = WHICH_ACTION
    opens: ClassVar[bool] = True

    def __init__(self, state: FalloutState, unit: Unit, members: list[Figure], whole: bool) -> None:
        why = "fallout.action.list.en" if state.english else "fallout.action.list.it"
        super().__init__(
            state.decider(unit), why, Message("fallout-ask-action", {"unit": unit.name}), unit.id
        )
        self.state = state
        self.unit = unit
        self.members = members
        self.whole = whole  # nobody has used a skill yet, so the unit may also board
        self._only_move = unit.broken or not coherent(state, unit)
        self._users: list[Figure] | None = None

    def users(self) -> list[Figure]:
        """Members who may use a skill."""
        figures = self._users
        if figures is None:
            figures = [figure for figure in usable(self.state, self.unit) if figure in self.members]
            self._users = figures
        return figures

    def candidates(self) -> list[Json]:
        if self._only_move:
            return [MOVE]
        answers: list[Json] = [MOVE, ATTACK, MOVE_FIRE, CHARGE]
        if self.unit.side != CRITTERS:
            answers.append(OVERWATCH)
        for figure in self.users():
            answers.append(USE + figure.id)
        if self.whole and self.state.motorized:
            answers.extend(BOARD + hull.id for hull in boardable(self.state, self.unit))
        return answers

    def check(self, answer: Json) -> list[Reason]:
        if is_drill(answer):
            return self._why_not_drill(answer)
        chosen = text_of(answer)
        if chosen.startswith(BOARD) and self.whole and not self._only_move:
            for hull in beside(self.state, self.unit):
                if BOARD + hull.id == chosen:
                    return why_not_board(self.state, self.unit, hull)
        if chosen not in PLAIN and chosen not in self.candidates():
            return [self.no_such_option(chosen)]
        return self.why_not_act(chosen)

    def _why_not_drill(self, answer: Json) -> list[Reason]:
        """What is said against the action itself comes first, then what its first question says."""
        action = action_in(answer)
        reasons = self.why_not_act(action) if action and action != ATTACK else []
        return reasons or why_not_drill(self.state, self.unit, self.members, answer)

    def preview(self, answer: Json) -> Preview:
        if not is_drill(answer):
            return super().preview(answer)
        action = action_in(answer)
        reasons = self.why_not_act(action) if action else []
        if reasons:
            return Preview(reasons)
        return preview_drill(self.state, self.unit, self.members, answer)

    def why_not_act(self, action: str) -> list[Reason]:
        """Why the unit may not take an action now."""
        if not self._only_move and action in (MOVE, MOVE_FIRE, CHARGE):
            return []
        name: dict[str, Json] = {"unit": self.unit.name}
        if action != MOVE and self._only_move:
            if self.unit.broken:
                return [Reason("fallout.morale.broken_limits", "fallout-refused-broken", name)]
            return [Reason("fallout.coherency.lost", "fallout-refused-regroup", name)]
        if action == ATTACK and not self._has_target():
            return [Reason("fallout.action.attack.order", "fallout-refused-no-target", name)]
        if action == OVERWATCH:
            if self.unit.side == CRITTERS:
                return [Reason("fallout.action.overwatch.mark", "fallout-refused-overwatch", name)]
            if engaged_members(self.state, self.unit, self.members):
                return [Reason("fallout.action.overwatch.mark", "fallout-refused-overwatch-engaged", name)]
        return []

    def _has_target(self) -> bool:
        members = self.members
        if anybody_near(self.state, self.unit, members, ranged=True):
            attackers = [Attacker(self.unit, figure) for figure in members]
            if Battery(self.state, self.unit, attackers, self.why, melee=True, ranged=True).any_target():
                return True
        return has_smoke([figure for figure in members if figure.able()])

    def details(self) -> dict[str, Json]:
        options: list[Option] = []
        for action in PLAIN:
            label = Message("fallout-action-" + action)
            reasons = self.why_not_act(action)
            note = None if reasons else note_of(self.state, self.members, action)
            options.append(Option(action, label, RULES[action], note, reasons, ICONS[action]))
        if not self._only_move:
            rule = "fallout.action.skill.who.en" if self.state.english else "fallout.action.skill.who.it"
            for figure in self.users():
                label = Message("fallout-opt-skill", {"figure": title_of(figure.profile)})
                options.append(Option(USE + figure.id, label, rule, icon="skill", token=figure.id))
            for hull in boardable(self.state, self.unit) if self.whole else []:
                label = Message("fallout-opt-board", {"vehicle": hull.name})
                rule = "fallout.vehicle.enter.position"
                options.append(Option(BOARD + hull.id, label, rule, icon="transport", token=hull.id))
        listed: list[Json] = [option.wire() for option in options]
        if self._only_move:
            return {"options": listed}
        return {"options": listed, **drills_of(self.state, self.unit, self.members, self.why_not_act)}
