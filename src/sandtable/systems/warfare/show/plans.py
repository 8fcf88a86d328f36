"""What a hex would bring a unit: sight, the shift of its terrain, shots both ways, and overwatch along the way."""

from __future__ import annotations

from typing import Final

from sandtable.core.outlook import Eye, Facing, Outlook, PlanPreview, Shelter, Shot, shot_of
from sandtable.core.preview import Preview
from sandtable.core.wire import Json, Message, Reason, list_of, table_of, text_of
from sandtable.core.wire import point_of as point_in
from sandtable.hexmap import OFF
from sandtable.systems.warfare.attack.reactions import shots_at
from sandtable.systems.warfare.attack.shooting import FIRE_ACTIONS, can_use_weapons, column_of, targets_of
from sandtable.systems.warfare.attack.targeting import shot_preview
from sandtable.systems.warfare.book.profiles import HEAVY, LIGHT, SAM
from sandtable.systems.warfare.ground.cover import terrain_shift
from sandtable.systems.warfare.ground.sight import sight_line
from sandtable.systems.warfare.state.action_track import enemies_in_order
from sandtable.systems.warfare.state.dice import colour_word, rank_of, written
from sandtable.systems.warfare.state.hexes import point_of
from sandtable.systems.warfare.state.state import Unit, WarfareState

COMBAT: Final = "warfare-odds-combat"
MOST: Final = 3
"""A shield is full with so many shifts."""
LONGEST: Final = 64


class WarfarePlans:
    """warfare.fire.steps, warfare.fire.mod_terrain, warfare.overwatch.trigger: asked of the rules, on a copy."""

    def __init__(self, state: WarfareState, side: int) -> None:
        self.state = state
        self.side = side

    def use(self, query: dict[str, Json]) -> Preview:
        """Answers the tool: `ways` names the hexes of the unit's way, its own left out or not."""
        unit = self.state.find_unit(text_of(query.get("unit")))
        if unit is None or unit.hex == OFF or unit.side != self.side:
            return Preview([Reason("warfare.move.action", "warfare-refused-tool-unit")])
        way = [hex_named(self.state, value) for value in list_of(table_of(query.get("ways")).get(unit.id))]
        if OFF in way or len(way) > LONGEST:
            return Preview([Reason("warfare.move.stay_on_map", "warfare-refused-no-hex")])
        path = way if way[:1] == [unit.hex] else [unit.hex, *way]
        outlook = Outlook()
        if query.get("stealth") is not True:  # warfare.overwatch.stealth
            outlook.eyes = self._eyes(unit, path)
        self.state.put(unit, path[-1])
        rows = [self._facing(unit, foe) for foe in self.state.enemies_on_map(self.side)]
        rows.sort(key=_by_distance)
        outlook.facing = rows
        self._say_how(unit, outlook)
        return PlanPreview(outlook)

    def _eyes(self, unit: Unit, path: list[int]) -> list[Eye]:
        """warfare.overwatch.trigger: each of those on overwatch in the first hex where it may fire."""
        state = self.state
        eyes: list[Eye] = []
        for gone, hex in enumerate(path):
            if gone == 0:
                continue
            state.put(unit, hex)
            for side in enemies_in_order(state, unit.side):
                for watcher, mode in shots_at(state, side, unit):
                    shot = self._shot(watcher, mode, unit)
                    if shot is not None and all(eye.unit != watcher.id for eye in eyes):
                        start, at = point_of(state, watcher.hex), point_of(state, hex)
                        why = "warfare.overwatch.trigger"
                        eyes.append(Eye(watcher.id, start, at, float(gone), shot, why))
        state.put(unit, path[0])
        return eyes

    def _facing(self, unit: Unit, foe: Unit) -> Facing:
        state = self.state
        line = sight_line(state, unit, foe)
        row = Facing(foe.id, float(state.ground.grid.distance(unit.hex, foe.hex)), line)
        if line.clear:
            row.shelter = self._shelter(unit, foe)
            row.mine = self._best(unit, foe)
            row.theirs = self._best(foe, unit)
        return row

    def _shelter(self, unit: Unit, foe: Unit) -> Shelter:
        """warfare.fire.mod_terrain: what the terrain takes from the die of whoever fires."""
        shifts = terrain_shift(self.state, unit, foe.hex)
        by = sum(shift.value for shift in shifts)
        if not shifts or by >= 0:
            return Shelter(0, "0", Message("warfare-plan-open"), "warfare.terrain.open_shift")
        first = shifts[0]
        return Shelter(min(-by, MOST), written(by), Message(first.id, first.values), first.why)

    def _best(self, firer: Unit, target: Unit) -> Shot | None:
        """The best of the weapons that reach."""
        best: Shot | None = None
        for mode in _modes(firer):
            if can_use_weapons(self.state, firer, mode) and target in targets_of(self.state, firer, mode):
                shot = self._shot(firer, mode, target)
                if shot is not None and (best is None or shot.mean > best.mean):
                    best = shot
        return best

    def _shot(self, firer: Unit, mode: int, target: Unit) -> Shot | None:
        preview = Preview()
        shot_preview(self.state, firer, mode, target, preview, self.side)
        ladder = preview.ladder
        if ladder is None:
            return None
        die = colour_word(rank_of(ladder.final))
        return shot_of(preview, [Message("warfare-plan-die", {"die": die})], COMBAT)

    def _say_how(self, unit: Unit, outlook: Outlook) -> None:
        foe = self.state.find_unit(outlook.best())
        for mode in _modes(unit) if foe is not None else ():
            if foe in targets_of(self.state, unit, mode):
                outlook.how = Message("warfare-action-" + FIRE_ACTIONS[mode])
                outlook.how_why = "warfare.fire.steps"
                return


def hex_named(state: WarfareState, value: Json) -> int:
    """The hex under a point of the scene, as paths are drawn; OFF where there is none."""
    point = point_in(value)
    return OFF if point is None else state.ground.grid.at_axial((round(point[0]), round(point[1])))


def _modes(unit: Unit) -> list[int]:
    return [mode for mode in (LIGHT, HEAVY, SAM) if column_of(unit, mode) is not None]


def _by_distance(row: Facing) -> float:
    return row.distance
