"""Who On Guard would see a moving unit appear, and at which point of its way."""

from __future__ import annotations

from typing import Final, final

from sandtable.figures.march import WHOLE, Leg
from sandtable.systems.fubar.move.walking import Stretch
from sandtable.systems.fubar.state.appearing import (
    CLOSE_STEP,
    NEVER,
    Box,
    Circle,
    Dark,
    Gaze,
    Lost,
    Shadow,
    Way,
    all_in_one,
    both_lost,
    comes_back,
    dark_stretches,
    deep_pieces,
    ends_after,
    first_sight,
    is_dark,
    lost_stretches,
    near_shadows,
    near_way,
    open_over,
    out_of,
)
from sandtable.systems.fubar.state.arms import harms
from sandtable.systems.fubar.state.combats import fighting
from sandtable.systems.fubar.state.lookout import Lookout
from sandtable.systems.fubar.state.seen import bases_of, lookout, secret, secret_reach
from sandtable.systems.fubar.state.state import FubarState, Unit
from sandtable.table import TOUCH, Base, Piece, bounding_disc, within
from sandtable.table.bands import PASSES, STOPS_ALL
from sandtable.table.kernel import span_in_circle

SAME: Final = 1e-6
"""Shares of the way that lie no further apart are one moment."""


def can_react(state: FubarState, unit: Unit, mover: Unit) -> bool:
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


@final
class View:
    """An eye, and those of the shadows before it that a move may go through.

    What it makes of each mover is worked out when first wanted: the shadows on his way, and where he is in the dark.
    """

    __slots__ = ("dark", "gaze", "near", "shadows")

    def __init__(self, gaze: Gaze, shadows: list[Shadow], movers: int) -> None:
        self.gaze = gaze
        self.shadows = shadows
        self.near: list[list[Shadow] | None] = [None] * movers
        self.dark: list[Dark | None] = [None] * movers


@final
class Watch:
    """A unit On Guard, and those of the movers that may come into its sight: `movers` are places in the plan."""

    __slots__ = (
        "dark", "eyes", "first", "last", "lost", "movers", "next", "seen", "seer", "unit", "views",
    )  # fmt: skip

    def __init__(self, unit: Unit, first: float, last: float) -> None:
        self.unit = unit
        self.eyes: list[Base] = []  # those of it that may see anything of the move at all
        self.views: list[View] = []  # theirs
        self.movers: list[int] = []
        self.seen: list[bool] = []  # for each of them, whether it is seen where the leg starts
        self.dark: list[list[Dark]] = []  # for each of them and each eye, the stretches surely not seen
        self.lost: list[
            Lost | None
        ] = []  # for each of them, where no eye may see it; None: not worked out yet
        self.next = -1.0  # the share of the way at which one of them appears; below 0 when not looked for yet
        self.seer = 0  # the number of the eye that last saw one of them
        self.first = first  # before this share and after `last` nothing of the mover is in range
        self.last = last


@final
class Sweep:
    """The ground that a straight leg of a move covers, looked at by those On Guard.

    fubar.action.guard.react: whoever they see where it starts does not enter their sight, unless they lose it on the
    way and it comes back.
    """

    __slots__ = (
        "box", "end", "ends", "keeper", "lookout", "pieces", "start", "starts", "state", "stretch", "ways", "within",
    )  # fmt: skip

    def __init__(self, state: FubarState, stretch: Stretch, leg: Leg = WHOLE, within: float = -1.0) -> None:
        self.state = state
        self.stretch = stretch
        self.start: list[Base] = stretch.bases_at(leg[0])
        self.end: list[Base] = stretch.bases_at(leg[1])
        # How near one has to be to see the mover at all; below 0 when that does not matter.
        self.within = secret_reach(state) if secret(stretch.march.unit) else within
        self.starts: Circle = (0.0, 0.0, -1.0)  # drawn when somebody may react
        self.ends: Circle = self.starts
        self.box: Box = (0.0, 0.0, 0.0, 0.0)  # about all movers from start to end, drawn with the circles
        self.lookout: Lookout = lookout(state)
        self.pieces: list[Piece] | None = None  # those in which a mover may go deep
        self.ways: list[Way | None] = [None] * len(self.start)
        self.keeper: View | None = None  # the eye that was last found to keep a mover in view all the way

    def watches(self) -> list[Watch]:
        """Every unit that may react, could hit somewhere on the way, and may see one of the movers appear.

        fubar.action.guard.timing: whoever has let this move pass already is not asked again.
        """
        watches: list[Watch] = []
        march = self.stretch.march
        mover = march.unit
        side = mover.side
        for unit in self.state.units:
            if unit.guard and unit.side != side and not unit.reacted and can_react(self.state, unit, mover):
                watch = self._watch(unit) if unit.id not in march.passed else None
                if watch is not None:
                    watches.append(watch)
        return watches

    def glimpse(self, eyes: list[Base]) -> float:
        """The share of the way at which one of these eyes first sees a mover that none of them sees yet."""
        self._draw_circles()
        if self.within >= 0.0 and not self._comes_within(bounding_disc(eyes), self.within):
            return NEVER
        watch = self._look(self.stretch.march.unit, eyes, 0.0, 1.0)
        return self._next_entry(watch, 0.0) if watch is not None else NEVER

    def _draw_circles(self) -> None:
        """About all movers where they start and where they end."""
        x1, y1, r1 = self.starts = bounding_disc(self.start)
        x2, y2, r2 = self.ends = bounding_disc(self.end)
        self.box = (
            min(x1 - r1, x2 - r2),
            min(y1 - r1, y2 - r2),
            max(x1 + r1, x2 + r2),
            max(y1 + r1, y2 + r2),
        )

    def _watch(self, unit: Unit) -> Watch | None:
        if self.starts[2] < 0.0:
            self._draw_circles()
        eyes = bases_of(unit)
        circle = self.lookout.disc(unit.id, eyes)
        # Out of range all the way it could never fire, whatever it sees.
        reach = longest_reach(self.state, unit, self.stretch.march.unit)
        if not self._comes_within(circle, reach):
            return None
        if self.within < 0.0 and self._all_in_view(eyes[0]):
            return None
        first, last = self._in_range(unit, reach)
        if first > last:
            return None
        return self._look(unit, eyes, first, last)

    def _all_in_view(self, eye: Base) -> bool:
        """A quick look: whether nothing stands between an eye and all the ground that the movers cover."""
        return open_over(self.state.board, (eye.x, eye.y, eye.reach), self.starts, self.ends)

    def _in_range(self, unit: Unit, reach: float) -> tuple[float, float]:
        """Between which shares of the way anything of the mover is in range of anybody who may fire."""
        armed = armed_bases(unit)
        for eye in armed:
            if self._all_within(eye, reach):
                return 0.0, 1.0
        first = NEVER
        last = -1.0
        for eye in armed:
            if not self._comes_within((eye.x, eye.y, eye.reach), reach + 2.0 * TOUCH):
                continue
            for at, base in enumerate(self.start):
                room = reach + eye.reach + base.reach + TOUCH
                end = self.end[at]
                low, high = span_in_circle(eye.x, eye.y, room, base.x, base.y, end.x, end.y)
                if low < high:
                    if low < first:
                        first = low
                    if high > last:
                        last = high
                    if first <= 0.0 and last >= 1.0:
                        return first, last
        return first, last

    def _all_within(self, eye: Base, reach: float) -> bool:
        """Whether everything of the mover is in reach of an eye all the way."""
        room = reach + eye.reach
        for x, y, radius in (self.starts, self.ends):
            dx, dy = eye.x - x, eye.y - y
            if radius > room or dx * dx + dy * dy > (room - radius) * (room - radius):
                return False
        return True

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

    # ------------------------------------------------------------ what the eyes see

    def _look(self, unit: Unit, eyes: list[Base], first: float, last: float) -> Watch | None:
        """What each eye sees of each mover where it starts, and what is surely hidden from it on the way.

        Before the first of these shares and after the last nothing of the mover is in range.
        """
        # of the eyes that were needed so far; None for one that sees nobody anyway
        views: list[View | None] = []
        watch = Watch(unit, first, last)
        seer = 0  # whoever saw the last one probably sees the next
        for at in range(len(self.start)):
            dark: list[Dark] = []
            glance = self._glance(eyes[seer], at)
            seen = glance == PASSES
            if not seen:
                number = self._seer_of(eyes, views, at, dark, seer, glance)
                if number >= 0:
                    seen = True
                    seer = number
            lost: Lost | None = None
            if seen:
                lost = self._lost(eyes, views, seer, at, first)
                if not comes_back(lost, last):
                    continue
                dark = [self._dark(view, at) for view in views if view is not None]
            elif not dark:
                return None
            watch.movers.append(at)
            watch.seen.append(seen)
            watch.dark.append(dark)
            watch.lost.append(lost)
        if not watch.movers:
            return None
        watch.views = [view for view in views if view is not None]
        watch.eyes = [view.gaze.base for view in watch.views]
        return watch

    def _seer_of(
        self, eyes: list[Base], views: list[View | None], at: int, dark: list[Dark], asked: int, glance: int
    ) -> int:
        """The number of the first eye that sees a mover where it starts, or -1; eye number `asked` has glanced already.

        Where those asked before it surely do not see the mover is added to `dark`.
        """
        for number, eye in enumerate(eyes):
            view = self._nth_view(eyes, views, number)
            if view is None:
                continue
            stretches = self._dark(view, at)
            if not is_dark(stretches, 0.0):
                if number != asked:
                    seen = self._sees(eye, at, 0.0)
                else:
                    seen = self.lookout.map.sees_after(eye, self.start[at], glance)
                if seen:
                    return number
            dark.append(stretches)
        return -1

    def _nth_view(self, eyes: list[Base], views: list[View | None], number: int) -> View | None:
        """The view of an eye; those up to it are worked out when it is first wanted."""
        while len(views) <= number:
            views.append(self._view(eyes[len(views)]))
        return views[number]

    def _lost(self, eyes: list[Base], views: list[View | None], seer: int, at: int, after: float) -> Lost:
        """Where it may be, after that share of its way, that no eye sees a mover; who sees it before is asked first.

        Whoever kept the mover before in view all the way probably keeps this one too, and then nobody else matters.
        """
        keeper = self.keeper
        if keeper is not None:
            for view in views:
                if view is keeper and not ends_after(self._lost_by(keeper, at), after):
                    return []
        view = self._nth_view(eyes, views, seer)
        lost: Lost = [(0.0, 1.0, True)]
        if view is not None:
            lost = ends_after(self._lost_by(view, at), after)
            if not lost:
                self.keeper = view
        number = 0
        while lost and number < len(eyes):
            view = self._nth_view(eyes, views, number)
            if number != seer and view is not None:
                other = ends_after(self._lost_by(view, at), after)
                if not other:
                    self.keeper = view
                lost = both_lost(lost, other)
            number += 1
        return lost

    def _lost_by(self, view: View, at: int) -> Lost:
        """Where an eye may lose a mover."""
        gaze = view.gaze
        near = view.near[at]
        if near is None:  # the shadows before the eye that the mover comes into
            near = near_way(view.shadows, self._way(at)) if view.shadows else view.shadows
            view.near[at] = near
        if not near and not gaze.around and self.within < 0.0:
            return []
        dark = self._dark(view, at)
        return lost_stretches(dark, gaze, near, self._way(at), self.state.lengths.cover_inner)

    def _view(self, eye: Base) -> View | None:
        """The shadows before an eye that matter here; None when it can see nobody all the way."""
        gaze = self.lookout.gaze(eye)
        shadows = near_shadows(gaze.shadows(self.box), self.starts, self.ends)
        if all_in_one(shadows, self.starts, self.ends) or self._too_deep(gaze):
            return None
        return View(gaze, shadows, len(self.start))

    def _too_deep(self, gaze: Gaze) -> bool:
        """fubar.los.blockers: deep in cover one sees nobody outside it, and no mover comes in."""
        wood = gaze.wood
        if wood is None:
            return False
        left, low, right, high = self.box
        return right < wood.left or left > wood.right or high < wood.bottom or low > wood.top

    def _way(self, at: int) -> Way:
        """The way of a mover, worked out when first wanted."""
        way = self.ways[at]
        if way is None:
            end = self.end[at]
            way = Way(self.lookout.map, self.start[at], end.x, end.y, self._hiding_pieces())
            self.ways[at] = way
        return way

    def _hiding_pieces(self) -> list[Piece]:
        """The pieces about all movers in which one may go too deep to be seen, looked for once."""
        pieces = self.pieces
        if pieces is None:
            pieces = deep_pieces(self.lookout.map, self.box)
            self.pieces = pieces
        return pieces

    def _dark(self, view: View, at: int) -> Dark:
        """Where an eye surely does not see a mover: in the dark, or beyond the reach at which an ambusher is seen."""
        known = view.dark[at]
        if known is not None:
            return known
        way = self._way(at)
        near = view.near[at]
        dark = dark_stretches(view.gaze, near if near is not None else view.shadows, way)
        view.dark[at] = dark
        if self.within >= 0.0:
            eye = view.gaze.base
            room = self.within + eye.reach + way.base.reach + TOUCH
            low, high = span_in_circle(eye.x, eye.y, room, way.x, way.y, way.x + way.dx, way.y + way.dy)
            if low >= high:
                dark[:] = [(0.0, 1.0)]
                return dark
            if low > 0.0:
                dark.append((0.0, low))
            if high < 1.0:
                dark.append((high, 1.0))
        return dark

    def _glance(self, eye: Base, at: int) -> int:
        """A quick look at where a mover starts: PASSES where the line of the centres is clear."""
        if self.within >= 0.0:
            return PASSES if self._sees(eye, at, 0.0) else STOPS_ALL
        return self.lookout.map.glance(eye, self.start[at])

    def _sees(self, eye: Base, at: int, share: float) -> bool:
        """fubar.los.line: whether an eye sees a mover at that share of its way."""
        base = self._way(at).at(share)
        return self.lookout.map.sees(eye, base) and (self.within < 0.0 or within(eye, base, self.within))

    # ------------------------------------------------------------ who appears, and when

    def next_appearance(self, watches: list[Watch], after: float) -> tuple[float, list[Watch]]:
        """fubar.action.guard.timing: the next share of the way at which somebody new is seen, and by whom.

        With nobody in the list the way has been walked to its end without any.
        """
        first = NEVER
        for watch in watches:
            if watch.next <= after:
                watch.next = self._next_entry(watch, after)
            if watch.next < first:
                first = watch.next
        if first > 1.0:
            return 1.0, []
        return first, [watch for watch in watches if watch.next <= first + SAME]

    def _next_entry(self, watch: Watch, after: float) -> float:
        """The share of the way at which one of the movers that it does not see comes into its sight; NEVER if none.

        Whoever came into sight while all were out of range does not enter it when they come into range.
        """
        start = after if after > watch.first else watch.first
        limit = watch.last if watch.last < 1.0 else NEVER
        unseen: list[tuple[int, float]] = []
        seen: list[int] = []
        for number in range(len(watch.movers)):
            if self._seen_at(watch, number, start):
                seen.append(number)
            else:
                unseen.append((number, start))
        best = self._entry(watch, unseen, limit)
        limit = min(limit, best)
        unseen = []
        # Whoever has to be lost first comes back later than that, so that mostly nobody has to look any more.
        for number in seen:
            since = self._unseen_from(watch, number, start, limit)
            if since < limit:
                unseen.append((number, since))
        return min(best, self._entry(watch, unseen, limit))

    def _entry(self, watch: Watch, unseen: list[tuple[int, float]], limit: float) -> float:
        """The share before `limit` at which one of these, each unseen from a share on, comes into sight, or NEVER."""
        # The sooner a pair could see each other, the sooner it is looked at, and the fewer others have to be.
        pairs: list[tuple[float, int, int]] = []
        for number, since in unseen:
            for k, dark in enumerate(watch.dark[number]):
                share = out_of(dark, since)
                if share <= 1.0:
                    pairs.append((share, number, k))
        pairs.sort()
        best = NEVER
        sight = self.lookout.map
        for share, number, k in pairs:
            if share >= limit:
                break
            way = self._way(watch.movers[number])
            dark = watch.dark[number][k]
            moment = first_sight(sight, watch.eyes[k], dark, way, share, limit, self.within)
            if moment < limit:
                limit = best = moment
        return best

    def _seen_at(self, watch: Watch, number: int, share: float) -> bool:
        """Whether the watch sees a mover there; of whom it sees at the start it is known where that may end."""
        lost = watch.lost[number]
        if lost is None:
            return watch.seen[number] if share == 0.0 else self._any_sees(watch, number, share)
        for low, high, sure in lost:
            if low <= share <= high and share > 0.0:
                return not sure and self._any_sees(watch, number, share)
        return True

    def _unseen_from(self, watch: Watch, number: int, start: float, limit: float) -> float:
        """The share from `start` on at which a mover seen there is lost from sight; `limit` when it is not by then."""
        best = limit
        step = CLOSE_STEP / max(self._way(watch.movers[number]).length, CLOSE_STEP)
        lost = watch.lost[number]
        if lost is None:
            lost = self._lost(watch.eyes, [*watch.views], watch.seer, watch.movers[number], start)
            watch.lost[number] = lost
        for low, high, sure in lost:
            if low >= best:
                break
            share = max(low, start)
            if sure:
                if high > start:
                    best = min(best, share)
                continue
            while share < high and share < best:
                if not self._any_sees(watch, number, share):
                    best = share
                share += step
        return best

    def _any_sees(self, watch: Watch, number: int, share: float) -> bool:
        """Whether any eye of the watch sees a mover at that share of its way."""
        dark = watch.dark[number]
        at = watch.movers[number]
        for k, eye in enumerate(watch.eyes):
            if not is_dark(dark[k], share) and self._sees(eye, at, share):
                watch.seer = k
                return True
        return False
