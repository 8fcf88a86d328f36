"""Who On Guard would see a moving unit appear, and at which point of its way."""

from __future__ import annotations

from typing import Final, final

from sandtable.systems.fubar.appearing import (
    NEVER,
    Box,
    Circle,
    Dark,
    Gaze,
    Shadow,
    Way,
    all_in_one,
    dark_stretches,
    first_sight,
    is_dark,
    near_shadows,
    open_between,
    out_of,
)
from sandtable.systems.fubar.combats import fighting
from sandtable.systems.fubar.sight import bases_of, lookout, secret, secret_reach
from sandtable.systems.fubar.state import FubarState, Unit
from sandtable.systems.fubar.stretch import Stretch
from sandtable.systems.fubar.weapons import harms
from sandtable.table import TOUCH, Base, bounding_disc, first_seen, within
from sandtable.table.kernel import span_in_circle

SAME: Final = 0.02
"""Those who see an enemy within this many inches of its way see it at the same moment."""


def may_react(state: FubarState, unit: Unit, mover: Unit) -> bool:
    """fubar.action.guard.react: On Guard, not yet reacted this turn, and free to fire at all."""
    if not unit.guard or unit.reacted or unit.side == mover.side or not unit.on_table():
        return False
    if unit.captive:  # fubar.scenario.captive: whoever leads him does not fire
        return False
    if state.combats and fighting(state, unit):
        return False
    vehicle = unit.vehicle
    if vehicle is not None:
        return len(vehicle.weapons) > 0
    for figure in unit.figures:
        if figure.alive and not figure.pinned:
            return True
    return False


def longest_reach(state: FubarState, unit: Unit, mover: Unit) -> float:
    """The reach of the unit's furthest weapon that can hurt the mover; below 0 when none can."""
    if state.mounts:  # somebody may serve a bunker's gun
        return state.board.width + state.board.height
    reach = -1.0
    vehicle = unit.vehicle
    if vehicle is not None:
        for weapon in vehicle.weapons:
            if weapon.reach > reach and harms(weapon, mover):
                reach = weapon.reach
        return reach
    for figure in unit.figures:
        if figure.alive and not figure.pinned:
            for weapon in figure.weapons:
                if weapon.reach > reach and harms(weapon, mover):
                    reach = weapon.reach
    grenade = state.catalogue.grenade
    if unit.grenades and grenade.reach > reach and harms(grenade, mover):
        reach = grenade.reach
    return reach


def armed_bases(unit: Unit) -> list[Base]:
    """Those of a unit who may fire a reaction: nobody who is pinned."""
    vehicle = unit.vehicle
    if vehicle is not None:
        return [vehicle.hull]
    return [figure.base for figure in unit.figures if figure.alive and not figure.pinned]


View = tuple[Gaze, list[Shadow]]
"""An eye, and those of the shadows before it that a move may go through."""


@final
class Watch:
    """A unit On Guard, and those of the movers it has not seen. `unseen` are places in the plan."""

    __slots__ = ("dark", "eyes", "first", "last", "next", "unit", "unseen")

    def __init__(self, unit: Unit, eyes: list[Base], unseen: list[int], dark: list[list[Dark]]) -> None:
        self.unit = unit
        self.eyes = eyes
        self.unseen = unseen
        self.dark = (
            dark  # for each of the unseen and each eye, the stretches surely not seen; empty: not known
        )
        self.next = -1.0  # the share of the way at which it sees one of them; below 0 when not looked for yet
        self.first = 0.0  # before this share and after `last` nothing of the mover is in range
        self.last = 1.0


@final
class Sweep:
    """The ground that a stretch of a move covers, looked at by those On Guard.

    fubar.action.guard.react: whoever they see where it starts does not enter their sight.
    """

    __slots__ = ("ends", "starts", "state", "straight", "stretch", "ways")

    def __init__(self, state: FubarState, stretch: Stretch) -> None:
        self.state = state
        self.stretch = stretch
        self.straight = not secret(stretch.march.unit)
        for path in stretch.plan.paths:
            if len(path) != 2:
                self.straight = False
        self.starts: Circle = (0.0, 0.0, -1.0)  # drawn when somebody may react
        self.ends: Circle = self.starts
        self.ways: list[Way | None] = []

    def watches(self) -> list[Watch]:
        """Every unit that may react, could hit somewhere on the way, and does not see all movers from the start."""
        found: list[Watch] = []
        mover = self.stretch.march.unit
        for unit in self.state.units:
            if unit.guard and not unit.reacted and may_react(self.state, unit, mover):
                watch = self._watch(unit)
                if watch is not None:
                    found.append(watch)
        return found

    def _draw_circles(self) -> None:
        """About all movers where they start and where they end."""
        stretch = self.stretch
        self.starts = bounding_disc(stretch.start)
        self.ends = bounding_disc([stretch.base_at(at, 1.0) for at in range(len(stretch.start))])

    def _watch(self, unit: Unit) -> Watch | None:
        if self.starts[2] < 0.0:
            self._draw_circles()
        eyes = bases_of(unit)
        circle = bounding_disc(eyes)
        # Out of range all the way it could never fire, whatever it sees.
        reach = longest_reach(self.state, unit, self.stretch.march.unit)
        if not self._comes_within(circle, reach):
            return None
        if not self.straight:
            unseen = hidden_from(self.state, eyes, self.stretch.march.unit, self.stretch.start)
            return Watch(unit, eyes, unseen, []) if unseen else None
        if open_between(self.state.board, circle, self.starts):
            return None
        watch = self._look(unit, eyes)
        return watch if watch is not None and self._sets_range(watch, reach) else None

    def _sets_range(self, watch: Watch, reach: float) -> bool:
        """Between which shares of the way anything of the mover is in range of anybody who may fire; whether ever."""
        stretch = self.stretch
        first = NEVER
        last = -1.0
        for eye in armed_bases(watch.unit):
            for at, base in enumerate(stretch.start):
                room = reach + eye.reach + base.reach + TOUCH
                x, y = stretch.plan.paths[at][1]
                low, high = span_in_circle(eye.x, eye.y, room, base.x, base.y, x, y)
                if low < high:
                    if low < first:
                        first = low
                    if high > last:
                        last = high
        watch.first = first
        watch.last = last
        return first <= last

    def _comes_within(self, circle: Circle, reach: float) -> bool:
        if reach < 0.0:
            return False
        x, y, radius = circle
        x1, y1, r1 = self.starts
        x2, y2, r2 = self.ends
        dx, dy = x2 - x1, y2 - y1
        wx, wy = x - x1, y - y1
        along = wx * dx + wy * dy
        if along > 0.0:
            share = min(along / (dx * dx + dy * dy), 1.0)
            wx -= dx * share
            wy -= dy * share
        room = reach + radius + max(r1, r2)
        return wx * wx + wy * wy <= room * room

    def _look(self, unit: Unit, eyes: list[Base]) -> Watch | None:
        """What each eye sees of each mover where it starts, and what is surely hidden from it on the way."""
        sight = lookout(self.state).map
        # of the eyes that were needed so far; None for one that sees nobody anyway
        views: list[View | None] = []
        watch = Watch(unit, [], [], [])
        seer = 0  # whoever saw the last one probably sees the next
        for at, base in enumerate(self.stretch.start):
            if sight.sees_plainly(eyes[seer], base):
                continue
            way = self._way(at)
            dark: list[Dark] = []
            for number, eye in enumerate(eyes):
                if number == len(views):
                    views.append(self._view(eye))
                view = views[number]
                if view is None:
                    continue
                stretches = dark_stretches(view[0], view[1], way)
                if not is_dark(stretches, 0.0) and sight.sees(eye, base):
                    seer = number
                    break
                dark.append(stretches)
            else:
                if not dark:
                    return None
                watch.unseen.append(at)
                watch.dark.append(dark)
        if not watch.unseen:
            return None
        watch.eyes = [view[0].base for view in views if view is not None]
        return watch

    def _view(self, eye: Base) -> View | None:
        """The shadows before an eye that matter here; None when it can see nobody all the way."""
        gaze = lookout(self.state).gaze(eye)
        shadows = near_shadows(gaze.shadows(self._box()), self.starts, self.ends)
        if all_in_one(shadows, self.starts, self.ends) or self._too_deep(gaze):
            return None
        return gaze, shadows

    def _box(self) -> Box:
        """The box about all movers from start to end."""
        x1, y1, r1 = self.starts
        x2, y2, r2 = self.ends
        return min(x1 - r1, x2 - r2), min(y1 - r1, y2 - r2), max(x1 + r1, x2 + r2), max(y1 + r1, y2 + r2)

    def _way(self, at: int) -> Way:
        """The way of a mover, worked out when first wanted."""
        ways = self.ways
        if not ways:
            ways.extend([None] * len(self.stretch.start))
        way = ways[at]
        if way is None:
            plan = self.stretch.plan
            x, y = plan.paths[at][1]
            way = Way(lookout(self.state).map, self.stretch.start[at], x, y, plan.lengths[at])
            ways[at] = way
        return way

    def _too_deep(self, gaze: Gaze) -> bool:
        """fubar.los.blockers: deep in cover one sees nobody outside it, and no mover comes in."""
        wood = gaze.wood
        if wood is None:
            return False
        left, low, right, high = self._box()
        return right < wood.left or left > wood.right or high < wood.bottom or low > wood.top

    def next_appearance(self, watches: list[Watch], after: float) -> tuple[float, list[Watch]]:
        """fubar.action.guard.timing: the next share of the way at which somebody new is seen, and by whom.

        Those seen there are no longer unseen; with nobody in the list the way has been walked unseen to its end.
        """
        first = NEVER
        for watch in watches:
            start = after
            if watch.next < 0.0 and after < watch.first:
                # Whoever came into sight while all were out of range does not come into sight again.
                start = watch.first
                self._forget_seen(watch, start)
            elif 0.0 <= watch.next <= after:
                self._forget_seen(watch, after)
            if watch.next < 0.0 and watch.unseen:
                watch.next = self._first_sight(watch, start)
            if watch.unseen and watch.next < first:
                first = watch.next
        if first > 1.0:
            return 1.0, []
        # A hair further on, so that they still see when everybody is put on the grid.
        hair = SAME * self.state.lengths.inch / max(self.stretch.longest, 0.001)
        moment = min(first + hair, 1.0)
        return moment, [watch for watch in watches if watch.unseen and watch.next <= moment]

    def _first_sight(self, watch: Watch, after: float) -> float:
        """The share of the way at which the watch first sees one of those it has not seen; NEVER if it does not."""
        sight = lookout(self.state).map
        best = NEVER
        if self.straight:
            limit = watch.last if watch.last < 1.0 else NEVER
            # The sooner a pair could see each other, the sooner it is looked at, and the fewer others have to be.
            pairs: list[tuple[float, int, int]] = []
            for number in range(len(watch.unseen)):
                for k, dark in enumerate(watch.dark[number]):
                    share = out_of(dark, after)
                    if share <= 1.0:
                        pairs.append((share, number, k))
            pairs.sort()
            for share, number, k in pairs:
                if share >= limit:
                    break
                way = self._way(watch.unseen[number])
                found = first_sight(sight, watch.eyes[k], watch.dark[number][k], way, share, limit)
                if found < limit:
                    limit = best = found
            return best
        glimpse = first_seen(
            sight,
            watch.eyes,
            [self.stretch.start[at] for at in watch.unseen],
            [self.stretch.plan.paths[at] for at in watch.unseen],
            secret_reach(self.state) if secret(self.stretch.march.unit) else -1.0,
            (),
            after,
        )
        return glimpse.share if glimpse is not None else best

    def _forget_seen(self, watch: Watch, moment: float) -> None:
        """Whom the watch has seen by then does not appear to it again in this stretch."""
        mover = self.stretch.march.unit
        hidden: list[int] = []
        for number, at in enumerate(watch.unseen):
            base = self.stretch.base_at(at, moment)
            eyes = watch.eyes
            if watch.dark:
                dark = watch.dark[number]
                eyes = [eye for k, eye in enumerate(eyes) if not is_dark(dark[k], moment)]
            if hidden_from(self.state, eyes, mover, [base]):
                hidden.append(number)
        watch.unseen = [watch.unseen[number] for number in hidden]
        if watch.dark:
            watch.dark = [watch.dark[number] for number in hidden]
        watch.next = -1.0


def hidden_from(state: FubarState, eyes: list[Base], target: Unit, bases: list[Base]) -> list[int]:
    """Which of these bases of a unit none of the eyes sees."""
    sight = lookout(state).map
    if not secret(target):
        return [at for at, base in enumerate(bases) if not sight.any_sees(eyes, [base])]
    reach = secret_reach(state)
    return [
        at
        for at, base in enumerate(bases)
        if not any(within(eye, base, reach) and sight.sees(eye, base) for eye in eyes)
    ]
