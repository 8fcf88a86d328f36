"""Walking along a way: everybody at one pace, mines on the way, the table edge at its end (chapter 4.3)."""

from __future__ import annotations

from typing import final

from sandtable.systems.fallout.mines import first_trigger, triggered
from sandtable.systems.fallout.retreat import edge_crossed, leave
from sandtable.systems.fallout.sight import lookout
from sandtable.systems.fallout.state import FalloutState, Figure, Mine, Unit
from sandtable.systems.fallout.terrain import barred, no_end
from sandtable.table import (
    OVERLAP,
    Base,
    Disc,
    Piece,
    Point,
    any_overlap,
    heading,
    path_length,
    pieces_entered,
    point_along,
    quantize_point,
)


@final
class Stretch:
    """Figures of one unit on their ways. `share` of a way is how far along it everybody is."""

    __slots__ = ("ends", "figures", "paths", "share", "state", "stopped", "unit")

    def __init__(
        self, state: FalloutState, unit: Unit, figures: list[Figure], paths: list[list[Point]]
    ) -> None:
        self.state = state
        self.unit = unit
        self.figures = figures
        self.paths = paths
        self.ends: list[float] = [1.0] * len(figures)  # where each stops
        self.share = 0.0
        self.stopped = False  # somebody goes no further

    def place(self, share: float) -> None:
        """Puts everybody that far along his way; whoever is no longer able stays where he is."""
        if share >= 1.0 and self.share == 0.0:
            self._arrive()
        else:
            self._go(share)
        self.share = share
        self.unit.moved()

    def _arrive(self) -> None:
        """From the beginning to the end of all ways, which is how most moves go."""
        for i, figure in enumerate(self.figures):
            if not (figure.alive and not (figure.left or figure.out or figure.down)) or self.ends[i] <= 0.0:
                continue
            base = figure.base
            x, y = self.paths[i][-1]
            if x != base.x or y != base.y:
                figure.base = Disc(x, y, base.radius)

    def _go(self, share: float) -> None:
        for i, figure in enumerate(self.figures):
            if self.ends[i] <= self.share or not walks(figure):
                continue
            base = figure.base
            path = self.paths[i]
            if share >= 1.0:
                x, y = path[-1]
            else:
                along = point_along(path, path_length(path) * share)
                x, y = quantize_point(along[0], along[1])
            if x != base.x or y != base.y:
                figure.base = base.at(x, y)

    def stop(self, i: int) -> None:
        """This one goes no further."""
        self.ends[i] = self.share
        self.stopped = True


def walks(figure: Figure) -> bool:
    """Whether a figure on the way can go on: alive, awake, on its feet."""
    return figure.alive and not (figure.left or figure.out or figure.down)


async def advance(stretch: Stretch, upto: float) -> bool:
    """Everybody goes on to that share of the way, or to the first mine; whether one went off.

    fallout.mine.detonate.trigger.en: a surviving figure then continues.
    """
    state = stretch.state
    found = _next_mine(stretch, upto) if state.mines else None
    if found is None:
        stretch.place(upto)
        return False
    share, number, mine = found
    stretch.place(share)
    figure = stretch.figures[number]
    if await triggered(state, stretch.unit, figure, mine):
        stretch.stop(number)
    return True


def _next_mine(stretch: Stretch, upto: float) -> tuple[float, int, Mine] | None:
    best: tuple[float, int, Mine] | None = None
    for i, figure in enumerate(stretch.figures):
        if stretch.ends[i] <= stretch.share or not walks(figure):
            continue
        found = first_trigger(stretch.state, figure, None, stretch.paths[i], stretch.share)
        if found is not None and found[0] <= upto and (best is None or found[0] < best[0]):
            best = (found[0], i, found[1])
    return best


def finish(stretch: Stretch) -> None:
    """What the way brought: rems, and the table edge.

    fallout.env.radiation.pass_through: whoever crossed a zone took some rems.
    """
    state = stretch.state
    if stretch.share < 1.0 or stretch.stopped:
        make_room(stretch)
    hot = lookout(state).hot
    width = state.board.width
    height = state.board.height
    for i, figure in enumerate(stretch.figures):
        base = figure.base
        if not hot and 0.0 < base.x < width and 0.0 < base.y < height:
            continue
        if not figure.present():
            continue
        if hot and not figure.profile.immune_radiation and _crossed(figure, stretch.paths[i], hot):
            figure.rems += 1
        if 0.0 < base.x < width and 0.0 < base.y < height:
            continue
        edge = edge_crossed(state.board, base)
        if edge:
            leave(state, stretch.unit, figure, edge)


def make_room(stretch: Stretch) -> None:
    """fallout.measure.placement: whoever had to stop while passing a friend goes to the nearest free spot.

    fallout.move.figures: one may pass friends, but not stay upon them.
    """
    state = stretch.state
    for figure in stretch.figures:
        if figure.present() and state.board.inside(figure.base, OVERLAP):
            others = standing_but(state, figure)
            if any_overlap(figure.base, others) >= 0:
                figure.base = free_spot(state, figure, others)
    stretch.unit.moved()


def standing_but(state: FalloutState, figure: Figure) -> list[Base]:
    """All bases and hulls on the table but this figure's."""
    found: list[Base] = []
    for unit in state.units:
        if not unit.on_table():
            continue
        vehicle = unit.vehicle
        if vehicle is not None:
            found.append(vehicle.hull)
        found.extend(other.base for other in unit.figures if other is not figure and other.present())
    return found


def free_spot(state: FalloutState, figure: Figure, others: list[Base]) -> Disc:
    """The nearest spot, on rings a fifth of a base apart, where it stands on nobody and in nothing."""
    base = figure.base
    closed = [*barred(state, figure, base), *no_end(state, figure)]
    for ring in range(1, 60):
        by = 0.2 * ring * base.radius
        for k in range(16):
            ux, uy = heading(22.5 * k)
            spot = base.at(*quantize_point(base.x + ux * by, base.y + uy * by))
            if not state.board.inside(spot, OVERLAP) or any_overlap(spot, others) >= 0:
                continue
            if all(not piece.meets(spot, OVERLAP) for piece in closed):
                return spot
    return base


def _crossed(figure: Figure, path: list[Point], zones: list[Piece]) -> bool:
    """Whether a way led through any of the zones."""
    r = figure.base.radius
    left = right = path[0][0]
    low = high = path[0][1]
    for x, y in path:
        left = x if x < left else left
        right = x if x > right else right
        low = y if y < low else low
        high = y if y > high else high
    left, right, low, high = left - r, right + r, low - r, high + r
    near = [
        zone
        for zone in zones
        if zone.left < right and zone.right > left and zone.bottom < high and zone.top > low
    ]
    return bool(near) and bool(pieces_entered(figure.base, path, near))


def told_ways(stretch: Stretch) -> list[tuple[str, list[Point]]]:
    """The ways for whoever draws them."""
    return [(figure.id, stretch.paths[i]) for i, figure in enumerate(stretch.figures)]


async def walk_path(state: FalloutState, unit: Unit, figure: Figure, path: list[Point]) -> None:
    """fallout.action.overwatch.moment: a forced or out-of-turn walk; mines are set off, overwatch is not."""
    await walk_all(state, unit, [figure], [path])


async def walk_all(state: FalloutState, unit: Unit, figures: list[Figure], paths: list[list[Point]]) -> None:
    """The same for several at one pace."""
    stretch = Stretch(state, unit, figures, paths)
    while stretch.share < 1.0:
        await advance(stretch, 1.0)
    state.tell(
        "fallout-event-moved", {"unit": unit.name}, ["fallout.action.move.distance"], unit.side, unit.id,
        told_ways(stretch),
    )  # fmt: skip
    finish(stretch)
