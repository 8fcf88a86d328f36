"""Bursts (chapter 4.5): a template, one die, everybody under it."""

from __future__ import annotations

from typing import Final, final

from sandtable.core.effects import D10, Roll, shown
from sandtable.systems.fallout.arms import Attacker, statistic
from sandtable.systems.fallout.damage import amount, knock_down, named, save_or_suffer
from sandtable.systems.fallout.dice import FACES
from sandtable.systems.fallout.facing import tenths
from sandtable.systems.fallout.profiles import Mode
from sandtable.systems.fallout.ranged import Reckoning, add_common, cover_rule
from sandtable.systems.fallout.ranges import effective
from sandtable.systems.fallout.sight import line
from sandtable.systems.fallout.state import FalloutState, Figure, Unit
from sandtable.systems.fallout.terrain import cover_between
from sandtable.systems.fallout.vehicle_damage import hit
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
    found: list[tuple[float, int, Mark]] = []
    for unit in state.units:
        if not unit.on_table() or unit is attacker.hull:
            continue
        vehicle = unit.vehicle
        if vehicle is not None:
            if under(state, base, template, length, vehicle.hull):
                gap = distance(base, vehicle.hull)
                found.append((gap, len(found), Mark(unit, None, gap, gap)))
            continue
        for figure in unit.figures:
            spot = figure.base
            if not figure.present() or figure is attacker.figure:
                continue
            if under(state, base, template, length, spot):
                gap = distance(base, spot)
                away = effective(state, attacker.figure, figure, gap)
                if away <= length + 1e-6:
                    found.append((gap, len(found), Mark(unit, figure, gap, away)))
    found.sort(key=_nearest)
    return [mark for _, _, mark in found]


def under(state: FalloutState, base: Base, template: Template, length: float, spot: Base) -> bool:
    """Whether a base lies even partly under the template; where sight is asked for, also in sight."""
    room = length + base.reach + spot.reach + 3.0 * state.lengths.inch
    dx = spot.x - base.x
    dy = spot.y - base.y
    if dx * dx + dy * dy > room * room or not template.touches(spot):
        return False
    return not state.english or line(state, base, spot)


def _nearest(entry: tuple[float, int, Mark]) -> tuple[float, int]:
    return (entry[0], entry[1])


def hits_enemy(attacker: Attacker, found: list[Mark]) -> bool:
    """fallout.burst.placement: the template must touch at least one enemy."""
    return any(mark.unit.side != attacker.unit.side for mark in found)


def towards(attacker: Attacker, base: Base) -> float:
    """The direction of a burst at somebody."""
    return tenths(bearing(attacker.base.x, attacker.base.y, base.x, base.y))


def reckon(state: FalloutState, attacker: Attacker, mode: Mode, mark: Mark) -> Reckoning:
    """fallout.burst.one_roll: each with its own AC and cover."""
    found = Reckoning(statistic(attacker.figure, mode))
    figure = mark.figure
    if figure is not None:
        found.add("fallout-mod-ac", figure.profile.ac, "fallout.ranged.mod_ac")
        if cover_between(state, attacker.base, figure.base):
            found.add("fallout-mod-cover", 1, cover_rule(state))
        if figure.profile.flies:
            found.add("fallout-mod-flyer", 1, "fallout.ranged.mod_flyer")
    add_common(state, found, attacker, mark.away, False)
    return found


async def fire_burst(state: FalloutState, attacker: Attacker, mode: Mode, direction: float) -> None:
    """fallout.burst.one_roll, fallout.burst.knockdown: one die for all; a 1 knocks down whom it hits, a 10 hits nobody.

    fallout.burst.save: the burst's own save and damage, at any distance.
    """
    under_it = marks(state, attacker, mode, direction)
    reckonings = [reckon(state, attacker, mode, mark) for mark in under_it]
    need = reckonings[0].words() if reckonings and state.listens() else None
    side = state.decider(attacker.unit)
    face = shown(await Roll(D10, 1, FACES, WHY, side, need, attacker.figure.id))
    if state.listens():
        values = named(attacker.unit, attacker.figure)
        values["n"] = len(under_it)
        state.tell("fallout-event-burst", values, [WHY], attacker.unit.side, attacker.figure.id)
    if face == 10:
        return
    culprit = attacker.culprit(state, mode.rule)
    for mark, reckoning in zip(under_it, reckonings, strict=True):
        if face + reckoning.modifier > reckoning.number:
            continue
        figure = mark.figure
        if figure is None:
            await hit(state, mark.unit, await amount(mode.damage, side, mark.unit.id), culprit)
            continue
        if face <= mode.knockdown:
            knock_down(state, mark.unit, figure, "fallout.burst.knockdown")
        await save_or_suffer(state, mark.unit, figure, mode.save_short, mode.damage, culprit)
