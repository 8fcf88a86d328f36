"""How hot the ground is: what every place may draw next turn, by the numbers that shots are rolled with."""

from __future__ import annotations

from typing import Final, final

from sandtable.figures.threats import Stand, Threats, stands_about
from sandtable.systems.warzone.attack.shot_numbers import guns
from sandtable.systems.warzone.attack.to_hit import shot_need
from sandtable.systems.warzone.book.profiles import Weapon
from sandtable.systems.warzone.ground.sight import unhidden
from sandtable.systems.warzone.ground.terrain import height_at
from sandtable.systems.warzone.harm.saves import armour_need
from sandtable.systems.warzone.move.planning import MOVE, Planner
from sandtable.systems.warzone.state.dice import chance
from sandtable.systems.warzone.state.pieces import Model
from sandtable.systems.warzone.state.state import WarzoneState
from sandtable.systems.warzone.state.traits import m_of
from sandtable.table import Disc, Point, reachable

COLUMNS: Final = 17
"""A coarser grid than others have: here every look is that of a shot."""


@final
class Gunners:
    """Models of a squad that carry the same: one of them looks for all."""

    __slots__ = ("count", "model", "weapon")

    def __init__(self, model: Model, weapon: Weapon) -> None:
        self.model = model
        self.weapon = weapon
        self.count = 0


@final
class WarzoneThreats(Threats):
    """warzone.act.move.distance, warzone.act.shoot.roll: every enemy that can may move once, turn and shoot.

    What is counted are wounds of the model that is named, after its armour; else of the first of its side.
    """

    def __init__(self, state: WarzoneState, side: int, unit: str) -> None:
        super().__init__(state.board.width, state.board.height, COLUMNS)
        self.state = state
        self.enemies: list[Gunners] = []
        own = [model for model in state.field(side)] if 0 <= side < len(state.sides) else []
        named = [model for model in own if unit in (model.id, state.squad_of(model).id)]
        self.target: Model | None = (named or own)[0] if own else None
        if self.target is not None:
            for squad in state.of_side(1 - side):
                self._note(squad.standing())

    def _note(self, models: list[Model]) -> None:
        groups: dict[str, Gunners] = {}
        for model in models:
            direct = [weapon for weapon in guns(model) if not weapon.template]
            if direct and not model.stunned:
                group = groups.setdefault(direct[0].id, Gunners(model, direct[0]))
                group.count += 1
        self.enemies.extend(groups.values())

    def stands(self) -> list[list[Stand]]:
        gathered: list[list[Stand]] = []
        for group in self.enemies:
            model = group.model
            base = model.base
            walk = Planner(self.state, model, MOVE).walk((base.x, base.y), True)
            far = float(m_of(self.state, model))
            ground = reachable(self.state.board, base, far, walk.obstacles, walk.shut) if far > 0.0 else []
            gathered.append(stands_about(base.x, base.y, ground))
        return gathered

    def look_at(self, place: Point) -> None:
        target = self.target
        if target is not None:
            target.base = Disc(place[0], place[1], target.base.radius)
            target.altitude = height_at(self.state, place[0], place[1])

    def fire(self, enemy: int, stand: Stand, place: Point) -> float:
        """warzone.measure.los: whoever may move may turn, so that his front does not matter."""
        group, target = self.enemies[enemy], self.target
        if target is None:
            return 0.0
        shooter, weapon = group.model, group.weapon
        room = weapon.reach + shooter.base.radius + target.base.radius
        if (place[0] - stand.x) ** 2 + (place[1] - stand.y) ** 2 > room * room:
            return 0.0
        before = shooter.base
        shooter.base = Disc(stand.x, stand.y, before.radius)
        hits = 0.0
        if unhidden(self.state, shooter, target):
            hit = chance(shot_need(self.state, shooter, target).need())
            failed = 1.0 - chance(armour_need(self.state, target, weapon.st, weapon.damage).need())
            hits = hit * failed * weapon.rate * weapon.critical * group.count
        shooter.base = before
        return hits
