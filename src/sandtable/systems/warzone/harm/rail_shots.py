"""Rail weapons: a hit that goes on."""

from __future__ import annotations

from math import sqrt

from sandtable.systems.warzone.book.profiles import Weapon
from sandtable.systems.warzone.harm.saves import RAIL_LOSS, Hit
from sandtable.systems.warzone.harm.wounds import take_hit
from sandtable.systems.warzone.state.pieces import Model
from sandtable.systems.warzone.state.state import WarzoneState


def line_beyond(state: WarzoneState, model: Model, target: Model, reach: float) -> list[Model]:
    """The models on the straight line behind a target, nearest first, out to the range of the weapon."""
    dx = target.base.x - model.base.x
    dy = target.base.y - model.base.y
    apart = sqrt(dx * dx + dy * dy)
    if apart <= 0.0:
        return []
    ux, uy = dx / apart, dy / apart
    far = reach + model.base.radius
    ranked: list[tuple[float, int, Model]] = []
    for side in range(len(state.sides)):
        for other in state.field(side):
            if other is model or other is target:
                continue
            wx, wy = other.base.x - model.base.x, other.base.y - model.base.y
            along = wx * ux + wy * uy
            aside = abs(wy * ux - wx * uy)
            if apart < along and along - other.base.radius <= far and aside <= other.base.radius:
                ranked.append((along, len(ranked), other))
    ranked.sort(key=_order)
    return [other for _, _, other in ranked]


def _order(entry: tuple[float, int, Model]) -> tuple[float, int]:
    return entry[0], entry[1]


async def carry_on(state: WarzoneState, model: Model, weapon: Weapon, target: Model, hit: Hit) -> None:
    """warzone.armour.rail: each further model takes the same hit with ST 2 lower, until one's armour holds."""
    following = line_beyond(state, model, target, weapon.reach)
    for other in following:
        hit = hit.weaker(RAIL_LOSS)
        if other.on_table and await take_hit(state, other, hit):
            return
