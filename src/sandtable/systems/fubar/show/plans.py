"""What a place would bring a unit: sight, cover, fire both ways, and those On Guard along the way."""

from __future__ import annotations

from typing import final

from sandtable.core.outlook import Eye, Outlook, Shelter, Shot, shot_of
from sandtable.core.preview import Preview
from sandtable.core.wire import Message
from sandtable.figures.facing import on_table
from sandtable.figures.plans import Plans, Walk
from sandtable.figures.tools import Tools
from sandtable.systems.fubar.attack.battery import Battery
from sandtable.systems.fubar.attack.shooting import fire_preview
from sandtable.systems.fubar.attack.to_hit import COVER_RULES
from sandtable.systems.fubar.ground.cover import cover_modifier, shelter_of
from sandtable.systems.fubar.move.march import March, Plan
from sandtable.systems.fubar.move.reactions import able
from sandtable.systems.fubar.move.walking import Stretch
from sandtable.systems.fubar.move.watching import Sweep
from sandtable.systems.fubar.state.identities import AIM, DASH, GROUND
from sandtable.systems.fubar.state.seen import bases_of
from sandtable.systems.fubar.state.state import FubarState, Unit
from sandtable.table import OVERLAP, Base, bearing, path_length, point_along

REACTION = "fubar.action.guard.react"


@final
class FubarPlans(Plans):
    """fubar.action.guard.react, fubar.fire.hit, fubar.cover.half: asked of the rules, on a copy of what is known."""

    def __init__(self, tools: Tools, state: FubarState, side: int) -> None:
        super().__init__(tools)
        self.state = state
        self.side = side

    def movers(self, unit: str) -> dict[str, Base]:
        planned = self._own(unit)
        if planned is None:
            return {}
        vehicle = planned.vehicle
        if vehicle is not None:
            return {planned.id: vehicle.hull}
        return {figure.id: figure.base for figure in planned.figures if figure.alive}

    def _own(self, id: str) -> Unit | None:
        for unit in self.state.units:
            if unit.id == id and unit.side == self.side and unit.on_table():
                return unit
        return None

    def stays_on(self, base: Base) -> bool:
        return self.state.board.inside(base, OVERLAP)  # as exactly as whoever moves is set down

    def foes(self, unit: str) -> list[str]:
        return [enemy.id for enemy in self.state.enemies(self.side)]

    # ------------------------------------------------------------ the way

    def eyes(self, unit: str, walk: Walk) -> list[Eye]:
        """fubar.action.guard.timing: each of those On Guard where the unit first comes into its sight."""
        state = self.state
        mover = state.unit(unit)
        self._pose(mover, walk)
        march, plan = self._march(mover, walk)
        if not plan.numbers:
            return []
        stretch = Stretch(state, march, plan)
        watching: list[Eye] = []
        for low, high in plan.legs():
            sweep = Sweep(state, stretch, (low, high))
            watches = sweep.watches()
            share = 0.0
            while watches:
                share, seeing = sweep.next_appearance(watches, share)
                gone = low + (high - low) * share
                if not seeing:
                    break
                stretch.place(gone)
                fired = [eye for watch in seeing for eye in self._eye(watch.unit, mover, stretch, gone)]
                march.passed.extend(eye.unit for eye in fired)
                watches = [watch for watch in watches if watch.unit.id not in march.passed]
                watching.extend(fired)
            stretch.place(0.0)
        return watching

    def _eye(self, watcher: Unit, mover: Unit, stretch: Stretch, gone: float) -> list[Eye]:
        if not able(self.state, watcher, mover):
            return []
        shot = _shot(fire_preview(self.state, watcher, mover, moving=False, aiming=False, only=mover.id))
        if shot is None:
            return []
        lead = self._leader(stretch)
        path = stretch.plan.paths[lead]
        far = path_length(path) * gone
        base = bases_of(watcher)[0]
        return [Eye(watcher.id, (base.x, base.y), point_along(path, far), round(far, 1), shot, REACTION)]

    def _leader(self, stretch: Stretch) -> int:
        """The place in the plan of whoever leads: distances on the way are his."""
        unit = stretch.march.unit
        for at, number in enumerate(stretch.plan.numbers):
            if unit.vehicle is not None or unit.figures[number].leader:
                return at
        return 0

    def _march(self, mover: Unit, walk: Walk) -> tuple[March, Plan]:
        march = March(mover, walk.pace, 0.0, "")
        plan = Plan("")
        for number in range(len(march.left)):
            way = walk.ways.get(march.token(number), [])
            if len(way) > 1:
                plan.add(number, way, path_length(way))
        return march, plan

    def _pose(self, unit: Unit, walk: Walk) -> None:
        """fubar.action.dash.cover: already on the way. A unit whose action is not named is in the middle of it."""
        if walk.pace:
            unit.guard = False
            unit.ground = False
            unit.dash = walk.pace == DASH
        vehicle = unit.vehicle
        way = walk.ways.get(unit.id, [])
        if vehicle is None or (len(way) < 2 and unit.id not in walk.facing):
            return
        told = walk.facing.get(unit.id)
        ahead = bearing(*way[-2], *way[-1]) if told is None else on_table(told)
        vehicle.hull = vehicle.hull.turned(ahead)

    def put(self, unit: str, walk: Walk) -> None:
        mover = self.state.unit(unit)
        march, plan = self._march(mover, walk)
        Stretch(self.state, march, plan).place(1.0)
        mover.ground = mover.ground or walk.pace == GROUND

    # ------------------------------------------------------------ the place

    def shelter(self, unit: str, foe: str) -> Shelter:
        """fubar.cover.half: the level against the shooter who finds the least of it."""
        known = self.state
        shelter = shelter_of(known, known.unit(unit))
        level = min(shelter.level_from(base) for base in bases_of(known.unit(foe)))
        value = f"+{cover_modifier(known, level)}" if level else "0"
        label = Message("fubar-mod-cover", {"level": level}) if level else Message("figures-no-cover")
        return Shelter(level, value, label, COVER_RULES[level] if level else "fubar.cover.half")

    def mine(self, unit: str, foe: str) -> Shot | None:
        """fubar.action.aim: from there a unit on foot would aim; a vehicle stands and fires all it has."""
        shooter = self.state.unit(unit)
        aiming = shooter.vehicle is None
        return _shot(fire_preview(self.state, shooter, self.state.unit(foe), moving=False, aiming=aiming))

    def theirs(self, unit: str, foe: str) -> Shot | None:
        shooter = self.state.unit(foe)
        if not Battery(self.state, shooter, moving=False, aiming=False).shooters:
            return None
        return _shot(fire_preview(self.state, shooter, self.state.unit(unit), moving=False, aiming=False))

    def say_how(self, unit: str, outlook: Outlook) -> None:
        if self.state.unit(unit).vehicle is None:
            outlook.how = Message("fubar-action-" + AIM)
            outlook.how_why = "fubar.action.aim"


def _shot(preview: Preview) -> Shot | None:
    """Dice and number needed follow the distance among the facts of a preview."""
    return shot_of(preview, preview.facts[1:3])
