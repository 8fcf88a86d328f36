"""Where models stand to each other: gaps, arcs, reach, and who is Engaged.

warzone.measure.edge: distances are horizontal, from base edge to base edge. warzone.measure.premeasure: nothing here
is secret, so every distance may be asked for at any time.
"""

from __future__ import annotations

from math import sqrt
from typing import Final

from sandtable.systems.warzone.state.pieces import Model, Squad
from sandtable.systems.warzone.state.state import WarzoneState
from sandtable.table import TOUCH, Disc, bearing

FURTHEST: Final = 6.1  # inches between the middles of two heavy vehicles that reach each other


def gap(a: Model, b: Model) -> float:
    """Inches between two bases."""
    dx = b.base.x - a.base.x
    dy = b.base.y - a.base.y
    apart = sqrt(dx * dx + dy * dy) - a.base.radius - b.base.radius
    return apart if apart > 0.0 else 0.0


def within(a: Model, b: Model, inches: float) -> bool:
    """Whether two bases are no further apart than that."""
    dx = b.base.x - a.base.x
    dy = b.base.y - a.base.y
    room = inches + a.base.radius + b.base.radius + TOUCH
    return dx * dx + dy * dy <= room * room


def in_front(model: Model, x: float, y: float) -> bool:
    """warzone.measure.facing: whether a point lies in the 180 degrees before the model."""
    return (x - model.base.x) * model.ux + (y - model.base.y) * model.uy >= -1e-9


def behind(model: Model, other: Model) -> bool:
    """Whether another model stands in this one's rear arc."""
    return not in_front(model, other.base.x, other.base.y)


def strikes(a: Model, b: Model) -> bool:
    """Whether `b` is within the close-combat reach of `a`.

    warzone.model.altitude.small, warzone.model.altitude.medium, warzone.model.altitude.large,
    warzone.model.altitude.heavy: across no greater height than the base of `a` allows. warzone.model.ccwr.contact: a
    gap of 0.05 inches is contact.
    """
    level = a.altitude == b.altitude or fights_at(a, a.altitude, b)
    return level and within(a, b, a.profile.reach)


def fights_at(model: Model, altitude: float, other: Model) -> bool:
    """Whether a model that stands so high can strike another across the height between them."""
    rise = altitude - other.altitude
    limit = model.profile.base.altitude + TOUCH
    return -limit <= rise <= limit


def altitude_rule(model: Model) -> str:
    """The rule that says across how much height a model fights."""
    base = model.profile.base.id
    return "warzone.model.altitude." + ("heavy" if base == "heavy_vehicle" else base)


def are_engaged(a: Model, b: Model) -> bool:
    """warzone.model.engaged: two enemies are Engaged while at least one has the other in reach."""
    return strikes(a, b) or strikes(b, a)


def engaged(state: WarzoneState, model: Model) -> bool:
    """Whether any enemy is Engaged with a model."""
    base = model.base
    x, y, radius = base.x, base.y, base.radius
    own = model.profile.reach
    for foe in state.field(1 - model.side):
        other = foe.base
        dx = other.x - x
        if dx > FURTHEST or dx < -FURTHEST:
            continue
        dy = other.y - y
        if dy > FURTHEST or dy < -FURTHEST:
            continue
        reach = foe.profile.reach
        room = (reach if reach > own else own) + radius + other.radius + TOUCH
        if dx * dx + dy * dy <= room * room and are_engaged(model, foe):
            return True
    return False


def foes_about(state: WarzoneState, model: Model, inches: float) -> bool:
    """Whether any enemy stands within about so many inches of a model, middle to middle: a quick look."""
    x, y = model.base.x, model.base.y
    for foe in state.field(1 - model.side):
        base = foe.base
        if -inches < base.x - x < inches and -inches < base.y - y < inches:
            return True
    return False


def foes_of(state: WarzoneState, model: Model) -> list[Model]:
    """The enemies with whom a model is Engaged."""
    foes: list[Model] = []
    x, y = model.base.x, model.base.y
    for foe in state.field(1 - model.side):
        dx = foe.base.x - x
        dy = foe.base.y - y
        if -FURTHEST < dx < FURTHEST and -FURTHEST < dy < FURTHEST and are_engaged(model, foe):
            foes.append(foe)
    return foes


def in_reach(state: WarzoneState, model: Model) -> list[Model]:
    """The enemies that a model can strike from where it stands."""
    return [foe for foe in foes_of(state, model) if strikes(model, foe)]


def nearest_enemy(state: WarzoneState, model: Model) -> Model | None:
    """The enemy model nearest to this one; the first of equals."""
    best: Model | None = None
    least = 0.0
    x, y = model.base.x, model.base.y
    for foe in state.field(1 - model.side):
        dx = foe.base.x - x
        dy = foe.base.y - y
        apart = dx * dx + dy * dy
        if best is None or apart < least:
            best = foe
            least = apart
    return best


def squad_within(squad: Squad, other: Model, inches: float) -> bool:
    """Whether at least one model of a squad on the table is within so many inches of a model."""
    for model in squad.models:
        if model.on_table and within(model, other, inches):
            return True
    return False


def put(state: WarzoneState, model: Model, x: float, y: float, altitude: float) -> None:
    """Stands a model somewhere; who was not on the table comes onto it."""
    model.base = Disc(x, y, model.base.radius)
    model.altitude = altitude
    if not model.on_table:
        model.on_table = True
        state.roster_changed()


def look_at(model: Model, x: float, y: float) -> None:
    """Turns a model towards a point."""
    if x != model.base.x or y != model.base.y:
        model.face(bearing(model.base.x, model.base.y, x, y))
