"""Bursts (chapter 4.5): a template, one die, everybody under it."""

from __future__ import annotations

from functools import partial
from typing import Final, final

from sandtable.core.effects import D10, Roll, shown
from sandtable.core.reckoning import Reckoning
from sandtable.figures.facing import tenths
from sandtable.systems.fallout.attack.arms import Attacker
from sandtable.systems.fallout.attack.to_hit import burst_need
from sandtable.systems.fallout.book.profiles import Mode
from sandtable.systems.fallout.ground.ranges import effective
from sandtable.systems.fallout.harm.hits import NO_HITS, Hit, go_onward, suffer_all
from sandtable.systems.fallout.harm.saves import save_of
from sandtable.systems.fallout.state.dice import reckoned_roll
from sandtable.systems.fallout.state.names import named
from sandtable.systems.fallout.state.state import Culprit, FalloutState, Figure, Unit
from sandtable.table import Base, Disc, Template, bearing, cone, distance, heading, turn_between

WHY: Final = "fallout.burst.one_roll"


@final
class Mark:
    """Somebody or something under a template: a figure, or a vehicle (`figure` None)."""

    __slots__ = ("away", "figure", "gap", "unit")

    def __init__(self, unit: Unit, figure: Figure | None, gap: float, away: float) -> None:
        self.unit = unit
        self.figure = figure
        self.gap = gap
        self.away = away  # effective distance


def template_of(state: FalloutState, attacker: Attacker, mode: Mode, direction: float) -> Template:
    """fallout.burst.placement: its narrow edge touches the front of the base and it points that way.

    fallout.burst.templates, fallout.burst.heavy_template.en, fallout.burst.heavy_template.it
    """
    shape = state.catalogue.templates[mode.template]
    base = attacker.base
    ux, uy = heading(direction)
    out = edge_of(base, direction)
    return cone(
        base.x + ux * out,
        base.y + uy * out,
        direction,
        shape.length,
        shape.far,
        shape.near,
    )


def edge_of(base: Base, direction: float) -> float:
    """How far from the centre of a base or hull its edge lies in a direction."""
    if isinstance(base, Disc):
        return base.radius
    ux, uy = heading(direction - base.facing)
    along = base.half_length / abs(ux) if abs(ux) > 1e-9 else base.reach
    across = base.half_width / abs(uy) if abs(uy) > 1e-9 else base.reach
    return min(along, across)


def in_arc(attacker: Attacker, direction: float) -> bool:
    """fallout.burst.placement: anywhere in the front arc."""
    if attacker.hull is not None or attacker.turns:
        return True
    return abs(turn_between(attacker.figure.facing, direction)) <= 90.0 + 1e-6


def marks(state: FalloutState, attacker: Attacker, mode: Mode, direction: float) -> list[Mark]:
    """fallout.burst.touch.en, fallout.burst.touch.it: everybody even partly under the template; English: in sight.

    fallout.burst.friends: friends like enemies. fallout.burst.effective_range: nobody beyond the template's
    length as darkness and Sneak count it. fallout.dice.order_victims: nearest first. fallout.vehicle.ae_burst
    """
    template = template_of(state, attacker, mode, direction)
    length = state.catalogue.templates[mode.template].length
    base = attacker.base
    touched: list[tuple[float, int, Mark]] = []
    for unit in state.units:
        if not unit.on_table() or unit is attacker.hull:
            continue
        vehicle = unit.vehicle
        if vehicle is not None:
            if under(state, attacker, template, length, vehicle.hull):
                gap = distance(base, vehicle.hull)
                touched.append((gap, len(touched), Mark(unit, None, gap, gap)))
            continue
        for figure in unit.figures:
            spot = figure.base
            if not figure.present() or figure is attacker.figure:
                continue
            if under(state, attacker, template, length, spot):
                gap = distance(base, spot)
                away = effective(state, attacker.figure, figure, gap)
                if away <= length + 1e-6:
                    touched.append((gap, len(touched), Mark(unit, figure, gap, away)))
    touched.sort(key=_nearest)
    return [mark for _, _, mark in touched]


def under(state: FalloutState, attacker: Attacker, template: Template, length: float, spot: Base) -> bool:
    """Whether a base lies even partly under the template; where sight is asked for, also in sight."""
    base = attacker.base
    room = length + base.reach + spot.reach + 3.0 * state.lengths.inch
    dx = spot.x - base.x
    dy = spot.y - base.y
    if dx * dx + dy * dy > room * room or not template.touches(spot):
        return False
    return not state.english or attacker.views(state, spot)


def _nearest(entry: tuple[float, int, Mark]) -> tuple[float, int]:
    return (entry[0], entry[1])


def hits_enemy(attacker: Attacker, touched: list[Mark]) -> bool:
    """fallout.burst.placement: the template must touch at least one enemy."""
    return any(mark.unit.side != attacker.unit.side for mark in touched)


def towards(attacker: Attacker, base: Base) -> float:
    """The direction of a burst at somebody."""
    return tenths(bearing(attacker.base.x, attacker.base.y, base.x, base.y))


def classes_of(reckonings: list[Reckoning], knockdown: int) -> list[int]:
    """What the faces of a burst's die mean: 0 where nobody is hit, else a class for all that hit the same ones alike.

    fallout.dice.natural_ten: a 10 hits nobody.
    """
    classes: list[int] = []
    before = (0, False)
    for face in range(1, 10):
        now = (sum(1 for one in reckonings if face <= one.need()), face <= knockdown)
        if not now[0]:
            classes.append(0)
        else:
            classes.append(classes[-1] if now == before else max(classes, default=0) + 1)
        before = now
    classes.append(0)
    return classes


async def fire_burst(state: FalloutState, attacker: Attacker, mode: Mode, direction: float) -> None:
    """fallout.burst.placement: everybody under the template, each with the number the die is read by."""
    under_it = marks(state, attacker, mode, direction)
    reckonings = [burst_need(state, attacker, mode, mark.figure, mark.away) for mark in under_it]
    rest = partial(burst_die, state, attacker, mode, under_it, reckonings)
    await go_onward(state, rest, (attacker.figure.id, mode, direction), NO_HITS, True)
    await rest()


async def burst_die(
    state: FalloutState, attacker: Attacker, mode: Mode, under_it: list[Mark], reckonings: list[Reckoning]
) -> None:
    """fallout.burst.one_roll: one die for all. fallout.burst.knockdown: a 1 knocks down whom it hits."""
    classes = classes_of(reckonings, mode.knockdown)
    first = reckonings[0] if reckonings else None
    unit, shooter = attacker.unit, attacker.figure
    side = state.decider(unit)
    die = Roll(D10, 1, classes, WHY, side, None, shooter.id)
    counts = await (reckoned_roll(first, classes, WHY, side, shooter.id) if first is not None else die)
    caught = len(under_it)
    state.tell(
        "fallout-event-burst", lambda: {**named(unit, shooter), "n": caught}, [WHY], unit.side, shooter.id
    )
    if counts[0]:
        return
    face = classes.index(shown(counts)) + 1  # the lowest of the faces that mean the same
    culprit = attacker.culprit(state, mode.rule)
    hits: list[Hit] = []
    for mark, reckoning in zip(under_it, reckonings, strict=True):
        if face <= reckoning.need():
            one = struck(mode, mark, culprit)
            if face <= mode.knockdown and mark.figure is not None:
                one.knock = "fallout.burst.knockdown"
            hits.append(one)
    await suffer_all(state, hits)


def struck(mode: Mode, mark: Mark, culprit: Culprit) -> Hit:
    """fallout.burst.save: the burst's own save and damage, at any distance."""
    figure = mark.figure
    save = save_of(figure, mode.save_short, "fallout-mod-save", mode.rule) if figure is not None else None
    return Hit(mark.unit, figure, save, mode.damage, culprit)
