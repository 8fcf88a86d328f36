"""How hot the ground is: what every place may draw next turn, by the quick numbers of `advice`."""

from __future__ import annotations

from typing import final

from sandtable.figures.threats import Stand, Threats, stands_about
from sandtable.systems.fallout.advice import PENALTY, Fighter, Force
from sandtable.systems.fallout.ground.cover import cover_between
from sandtable.systems.fallout.ground.crowd import box_about, crowd_about
from sandtable.systems.fallout.ground.sight import line
from sandtable.systems.fallout.ground.terrain import barred
from sandtable.systems.fallout.move.paces import allowance_of
from sandtable.systems.fallout.state.arcs import in_front
from sandtable.systems.fallout.state.dice import chance
from sandtable.systems.fallout.state.identities import MOVE_FIRE
from sandtable.systems.fallout.state.state import FalloutState, Unit
from sandtable.table import Base, Disc, Point, reachable

COVER = 1
"""fallout.ranged.mod_cover_once."""


@final
class FalloutThreats(Threats):
    """fallout.action.move_fire.distance, fallout.ranged.roll: every enemy that can may go half a move and fire.

    What is counted are failed saves of a unit, where one is named; else hits.
    """

    def __init__(self, state: FalloutState, side: int, unit: str) -> None:
        super().__init__(state.board.width, state.board.height)
        self.state = state
        own = next((each for each in state.units if each.id == unit and each.on_table()), None)
        self.own = Force(state, own) if own is not None and own.present() else None
        self.enemies: list[Unit] = [
            enemy
            for enemy in state.units
            if side >= 0 and enemy.side != side and enemy.on_table() and enemy.able()
        ]
        self.fighters: list[list[Fighter]] = [
            [Fighter(state, figure) for figure in enemy.able()] for enemy in self.enemies
        ]
        self._target: Disc = Disc(0.0, 0.0, state.lengths.inch * 0.5)

    def stands(self) -> list[list[Stand]]:
        state = self.state
        gathered: list[list[Stand]] = []
        for enemy in self.enemies:
            figure = enemy.able()[0]
            far = allowance_of(state, enemy.able(), MOVE_FIRE)
            crowd = crowd_about(state, enemy, enemy.able(), box_about([figure.base], far))
            shut = barred(state, figure, figure.base)
            ground = reachable(state.board, figure.base, far, crowd.barriers, shut)
            gathered.append(stands_about(figure.base.x, figure.base.y, ground))
        return gathered

    def look_at(self, place: Point) -> None:
        self._target = self._target.at(place[0], place[1])

    def fire(self, enemy: int, stand: Stand, place: Point) -> float:
        """fallout.los.line: the first member looks for the whole unit."""
        target = self._target
        first = self.enemies[enemy].able()[0]
        eye: Base = first.base.at(stand.x, stand.y)
        away = ((target.x - eye.x) ** 2 + (target.y - eye.y) ** 2) ** 0.5 - target.radius - eye.reach
        penalty = PENALTY if stand.moved else 0
        if not stand.moved and not in_front(first, target):
            return 0.0
        open_ground = self._dealt(enemy, away, penalty)
        if open_ground <= 0.0 or not line(self.state, eye, target):
            return 0.0
        return (
            self._dealt(enemy, away, penalty + COVER)
            if cover_between(self.state, eye, target)
            else open_ground
        )

    def _dealt(self, enemy: int, away: float, penalty: int) -> float:
        """What everybody of a unit would deal at that distance, each with the gun that does most."""
        own = self.own
        total = 0.0
        for fighter in self.fighters[enemy]:
            best = 0.0
            for gun in fighter.guns:
                if gun.melee or away > gun.reach:
                    continue
                hits = chance(gun.number - penalty - (own.ac if own is not None else 0)) * gun.dice
                if own is not None and not own.vehicle:
                    save = gun.short if away <= gun.turn else gun.long
                    hits *= 1.0 - chance(round(own.en) - save)
                best = max(best, hits)
            total += best
        return total
