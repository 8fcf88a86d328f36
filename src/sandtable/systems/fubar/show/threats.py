"""How hot the ground is: what every place may draw next turn, by the quick numbers of `advice`."""

from __future__ import annotations

from typing import final

from sandtable.figures.crowd import box_about
from sandtable.figures.threats import Stand, Threats, stands_about
from sandtable.systems.fubar.advice import Aim, Stance, chance, expected_hits, save_of_most
from sandtable.systems.fubar.ground.crowd import crowd_about
from sandtable.systems.fubar.state.combats import fighting
from sandtable.systems.fubar.state.seen import bases_of, lookout
from sandtable.systems.fubar.state.state import FubarState, Unit
from sandtable.table import Base, Disc, Point, reachable


@final
class FubarThreats(Threats):
    """fubar.action.walk.fire, fubar.fire.hit: every enemy that can may walk once and fire; a vehicle may drive.

    The hits are those that a unit's armour lets through, where one is named.
    """

    def __init__(self, state: FubarState, side: int, unit: str) -> None:
        super().__init__(state.board.width, state.board.height)
        self.state = state
        own = next((each for each in state.units if each.id == unit and each.side == side), None)
        self.armoured = own is not None and own.vehicle is not None
        save = save_of_most(state, own) if own is not None else 0
        self.unsaved = 1.0 - chance(save) if save else 1.0
        self.enemies: list[Unit] = [
            enemy for enemy in state.enemies(side) if side >= 0 and not fighting(state, enemy)
        ]
        self.eyes: list[Base] = [bases_of(enemy)[0] for enemy in self.enemies]
        self._stance = Stance([], 0, dash=False, ground=False)
        self._hits: dict[tuple[int, float, int, bool], float] = {}

    def stands(self) -> list[list[Stand]]:
        state = self.state
        gathered: list[list[Stand]] = []
        for number, enemy in enumerate(self.enemies):
            vehicle = enemy.vehicle
            eye = self.eyes[number]
            far = state.lengths.walk
            if vehicle is not None:
                far = 0.0 if vehicle.immobile else state.lengths.vehicle_open
            elif all(figure.pinned for figure in enemy.living()):
                far = 0.0
            ground: list[list[Point]] = []
            if far > 0.0:
                crowd = crowd_about(state, enemy, box_about([eye], far))
                ground = reachable(state.board, eye, far, crowd.barriers)
            gathered.append(stands_about(eye.x, eye.y, ground))
        return gathered

    def look_at(self, place: Point) -> None:
        radius = self.state.lengths.base_radius
        self._stance = Stance([Disc(place[0], place[1], radius)], 0, dash=False, ground=False)

    def fire(self, enemy: int, stand: Stand, place: Point) -> float:
        """fubar.fire.los: one figure looks for its whole unit, as in all of `advice`."""
        unit = self.enemies[enemy]
        target = self._stance.bases[0]
        eye = self.eyes[enemy].at(stand.x, stand.y)
        apart = ((target.x - eye.x) ** 2 + (target.y - eye.y) ** 2) ** 0.5 - target.reach
        plain = self._expected(enemy, unit, apart, 0, stand.moved)
        if plain <= 0.0 or not lookout(self.state).sees(eye, target):
            return 0.0
        level = self._stance.cover_from(self.state, Stance([eye], 0, dash=False, ground=False))
        return self.unsaved * self._expected(enemy, unit, apart, level, stand.moved)

    def _expected(self, number: int, unit: Unit, apart: float, level: int, moved: bool) -> float:
        aim = Aim(max(apart, 0.0), level, armoured=self.armoured, bonus=0, moving=moved)
        key = (number, aim.distance, level, moved)
        known = self._hits.get(key)
        if known is None:
            known = expected_hits(self.state, unit, aim)
            self._hits[key] = known
        return known
