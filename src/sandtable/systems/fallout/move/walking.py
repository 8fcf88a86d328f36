"""Walking along a way: everybody at one pace, mines on the way, the table edge at its end (chapter 4.3)."""

from __future__ import annotations

from typing import final

from sandtable.figures.crowd import middles, pieces_in, widened
from sandtable.figures.edges import edge_crossed
from sandtable.figures.room import nearest_free
from sandtable.systems.fallout.attack.passage import Passage
from sandtable.systems.fallout.ground.sight import lookout
from sandtable.systems.fallout.ground.terrain import barred, no_end
from sandtable.systems.fallout.move.leaving import leave
from sandtable.systems.fallout.move.mines import first_trigger, triggered
from sandtable.systems.fallout.setup.chests import pass_by
from sandtable.systems.fallout.state.state import FalloutState, Figure, Mine, Unit
from sandtable.table import (
    OVERLAP,
    Base,
    Disc,
    Piece,
    Point,
    any_overlap,
    cut_path,
    path_between,
    path_length,
    pieces_entered,
    point_along,
    quantize_point,
)


@final
class Stretch(Passage):
    """Figures of one unit on their ways. `share` of a way is how far along it everybody is."""

    __slots__ = ("at", "figures", "share", "stopped", "told", "why")

    def __init__(
        self, state: FalloutState, unit: Unit, figures: list[Figure], paths: list[list[Point]], why: str
    ) -> None:
        super().__init__(state, unit, paths)
        self.figures = figures
        self.why = why  # the rule they move by
        self.share = 0.0
        self.at: list[float] = [0.0] * len(figures)  # the share each has come
        self.told: list[float] = [0.0] * len(figures)  # the share of each that was told
        self.stopped: list[bool] = [False] * len(figures)  # who goes no further

    def place(self, share: float) -> None:
        """Puts everybody that far along his way; whoever is no longer able stays where he is."""
        for i, figure in enumerate(self.figures):
            if not self.stopped[i] and walks(figure):
                figure.base = self.spot(i, share)
                self.at[i] = share
        self.share = share
        self.unit.moved()

    def spot(self, i: int, share: float) -> Disc:
        path = self.paths[i]
        base = self.figures[i].base
        if share >= 1.0:
            x, y = path[-1]
        else:
            along = point_along(path, path_length(path) * share)
            x, y = quantize_point(along[0], along[1])
        return base if x == base.x and y == base.y else base.at(x, y)

    def now(self) -> list[Base]:
        return [figure.base for figure in self.figures]

    def put(self, bases: list[Base]) -> None:
        for figure, base in zip(self.figures, bases, strict=True):
            if isinstance(base, Disc):
                figure.base = base
        self.unit.moved()

    def walked(self, i: int) -> list[Point]:
        """The part of his way that one has walked."""
        path = self.paths[i]
        return path if self.at[i] >= 1.0 else cut_path(path, path_length(path) * self.at[i])

    def tell(self) -> None:
        """Tells the part of the way that was walked since it was told last."""
        state = self.state
        if state.listens():
            ways: list[tuple[str, list[Point]]] = []
            for i, figure in enumerate(self.figures):
                if self.at[i] > self.told[i]:
                    ways.append((figure.id, self._since(i)))
                    self.told[i] = self.at[i]
            if ways:
                tell_moved(state, self.unit, self.why, ways)

    def _since(self, i: int) -> list[Point]:
        path = self.paths[i]
        if self.told[i] <= 0.0 and self.at[i] >= 1.0:
            return path
        length = path_length(path)
        way = path_between(path, length * self.told[i], length * self.at[i])
        return [quantize_point(x, y) for x, y in way]


def tell_moved(state: FalloutState, unit: Unit, why: str, ways: list[tuple[str, list[Point]]]) -> None:
    """Tells everybody which figures of a unit moved, and along which ways."""
    state.tell("fallout-event-moved", {"unit": unit.name}, [why], unit.side, unit.id, ways)


def walks(figure: Figure) -> bool:
    """Whether a figure on the way can go on: alive, awake, on its feet."""
    return figure.alive and not (figure.left or figure.out or figure.down)


async def advance(stretch: Stretch, upto: float) -> bool:
    """Everybody goes on to that share of the way, or to the first mine; whether one went off.

    fallout.mine.detonate.trigger.en: a surviving figure then continues.
    """
    state = stretch.state
    trigger = _next_mine(stretch, upto) if state.mines else None
    if trigger is None:
        stretch.place(upto)
        return False
    share, number, mine = trigger
    stretch.place(share)
    stretch.tell()
    figure = stretch.figures[number]
    if await triggered(state, stretch.unit, figure, mine):
        stretch.stopped[number] = True
    return True


def _next_mine(stretch: Stretch, upto: float) -> tuple[float, int, Mine] | None:
    best: tuple[float, int, Mine] | None = None
    for i, figure in enumerate(stretch.figures):
        if stretch.stopped[i] or not walks(figure):
            continue
        trigger = first_trigger(stretch.state, figure, stretch.paths[i], stretch.share)
        if trigger is not None and trigger[0] <= upto and (best is None or trigger[0] < best[0]):
            best = (trigger[0], i, trigger[1])
    return best


def finish(
    state: FalloutState, unit: Unit, figures: list[Figure], paths: list[list[Point]], exposed: list[str]
) -> None:
    """What the ways that were walked brought: ammunition, rems, and the table edge.

    fallout.env.radiation.pass_through: whoever crossed a zone took some rems, once in a move; `exposed` are those
    who already have.
    """
    if state.chests:
        pass_by(state, unit, figures, paths)
    hot = lookout(state).hot
    width = state.board.width
    height = state.board.height
    for i, figure in enumerate(figures):
        base = figure.base
        if not hot and 0.0 < base.x < width and 0.0 < base.y < height:
            continue
        if not figure.present():
            continue
        shielded = not hot or figure.profile.immune_radiation or figure.id in exposed
        if not shielded and _crossed(figure, paths[i], hot):
            figure.rems += 1
            exposed.append(figure.id)
        if 0.0 < base.x < width and 0.0 < base.y < height:
            continue
        edge = edge_crossed(state.board, base)
        if edge:
            leave(state, unit, figure, edge)


def make_room(state: FalloutState, unit: Unit, figures: list[Figure]) -> None:
    """fallout.measure.placement: whoever had to stop while passing a friend goes to the nearest free spot.

    fallout.move.figures: one may pass friends, but not stay upon them. Whoever can still walk makes room first.
    """
    moved: list[tuple[str, list[Point]]] = []
    for figure in [*(f for f in figures if walks(f)), *(f for f in figures if not walks(f))]:
        if figure.present() and state.board.inside(figure.base, OVERLAP):
            others = standing_but(state, figure)
            if any_overlap(figure.base, others) >= 0:
                before = figure.base
                figure.base = free_spot(state, figure, others)
                moved.append((figure.id, [(before.x, before.y), (figure.base.x, figure.base.y)]))
    if moved:
        unit.moved()
        tell_moved(state, unit, "fallout.measure.placement", moved)


def standing_but(state: FalloutState, figure: Figure) -> list[Base]:
    """All bases and hulls on the table but this figure's."""
    bases: list[Base] = []
    for unit in state.units:
        if not unit.on_table():
            continue
        vehicle = unit.vehicle
        if vehicle is not None:
            bases.append(vehicle.hull)
        bases.extend(other.base for other in unit.figures if other is not figure and other.present())
    return bases


def free_spot(state: FalloutState, figure: Figure, others: list[Base]) -> Disc:
    """The nearest spot where it stands on nobody and in nothing."""
    closed = [*barred(state, figure, figure.base), *no_end(state, figure)]
    return nearest_free(state.board, figure.base, others, closed)


def _crossed(figure: Figure, path: list[Point], zones: list[Piece]) -> bool:
    """Whether a way led through any of the zones."""
    base = figure.base
    span = middles([base.at(x, y) for x, y in path])
    near = pieces_in(zones, widened(span, base.radius))
    return bool(near) and bool(pieces_entered(base, path, near))


async def walk_path(state: FalloutState, unit: Unit, figure: Figure, path: list[Point]) -> None:
    """fallout.action.overwatch.moment: a forced or out-of-turn walk; mines are set off, overwatch is not."""
    await walk_all(state, unit, [figure], [path])


async def walk_all(state: FalloutState, unit: Unit, figures: list[Figure], paths: list[list[Point]]) -> None:
    """A forced or out-of-turn walk of several figures at one pace; mines are set off, overwatch is not."""
    stretch = Stretch(state, unit, figures, paths, "fallout.action.move.distance")
    while stretch.share < 1.0:
        await advance(stretch, 1.0)
    stretch.tell()
    if min(stretch.at) < 1.0:
        make_room(state, unit, figures)
    finish(state, unit, figures, [stretch.walked(i) for i in range(len(figures))], [])
