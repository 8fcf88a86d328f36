"""Line of sight, and all that lies on it.

warzone.measure.los: from the middle of the shooter's base to the target's frontal area; what terrain and models hide is
reckoned by `vision`. One function serves rules, previews and tools.
"""

from __future__ import annotations

from typing import Final

from sandtable.systems.warzone.book.profiles import HEAVY_COVER
from sandtable.systems.warzone.book.words import BOON_SIGHT
from sandtable.systems.warzone.ground.space import in_front
from sandtable.systems.warzone.state.pieces import Model
from sandtable.systems.warzone.state.state import WarzoneState
from sandtable.systems.warzone.state.vision import Eye, Veil, Vision, hides_all, span_of_disc
from sandtable.table import TOUCH

POINT_RADIUS: Final = 0.05
POINT_HEIGHT: Final = 1.0  # a point of the ground is seen when something an inch high would be


def vision(state: WarzoneState) -> Vision:
    """What is known of sight on the board as it is now."""
    known = state.vision
    if known is None or known.board is not state.board:
        known = Vision(state.board, state.catalogue.terrain)
        state.vision = known
    return known


def eye_to(model: Model, target: Model) -> Eye:
    """warzone.model.front.width: the eye of one model and the frontal area of another, as wide as its base."""
    base, other = model.base, target.base
    return Eye(
        base.x, base.y, model.altitude, model.profile.height, base.radius,
        other.x, other.y, target.altitude, other.radius, target.profile.height,
    )  # fmt: skip


def model_veils(
    state: WarzoneState, eye: Eye, model: Model, target: Model | None, friends: bool
) -> list[Veil]:
    """warzone.cover.models.which: every other model that hides any of the target."""
    veils: list[Veil] = []
    sx, sy, ux, uy, distance = eye.sx, eye.sy, eye.ux, eye.uy, eye.distance
    half = eye.radius
    for side in range(len(state.sides)):
        if side == model.side and not friends:
            continue
        for other in state.field(side):
            base = other.base
            dx = base.x - sx
            dy = base.y - sy
            aside = dy * ux - dx * uy
            room = base.radius + half
            if aside >= room or aside <= -room:
                continue
            ahead = dx * ux + dy * uy
            if ahead <= 0.0 or ahead - base.radius >= distance or other is model or other is target:
                continue
            span = span_of_disc(eye, base.x, base.y, base.radius)
            if span is None:
                continue
            lo, hi, near, far = span
            tall = eye.hidden_height(other.altitude + other.profile.height, near, far)
            if tall > 0.0:
                veils.append(Veil(other.id, HEAVY_COVER, lo, hi, tall, near=True, passed=False))
    return veils


def sight_limit(state: WarzoneState) -> float:
    """How far anybody sees: without end, or as a Strategy in play says."""
    for boon in state.strategy_boons:
        if boon.effect == BOON_SIGHT:
            return boon.limit
    return 1000.0


def sees(state: WarzoneState, model: Model, target: Model) -> bool:
    """Whether a model sees another: in its front arc, and not hidden completely (warzone.cover.total)."""
    if not in_front(model, target.base.x, target.base.y):
        return False
    return unhidden(state, model, target)


def unhidden(state: WarzoneState, model: Model, target: Model) -> bool:
    """Whether one model would see another if it looked that way: terrain and models between them, not the arc."""
    eye = eye_to(model, target)
    if eye.distance - eye.reach - eye.radius > sight_limit(state) + TOUCH:
        return False
    veils = vision(state).terrain(eye)
    if veils and hides_all(veils):
        return False
    others = model_veils(state, eye, model, target, True)
    if not others:
        return True
    return not hides_all(veils + others)


def veils_between(state: WarzoneState, model: Model, target: Model, friends: bool = True) -> list[Veil]:
    """All that hides any of the target from the model: terrain first, then models."""
    eye = eye_to(model, target)
    return vision(state).terrain(eye) + model_veils(state, eye, model, target, friends)


def sees_point(state: WarzoneState, model: Model, x: float, y: float) -> bool:
    """Whether a model sees a point of the table: in its front arc and not behind terrain.

    Models do not hide ground.
    """
    if not in_front(model, x, y):
        return False
    base = model.base
    eye = Eye(
        base.x, base.y, model.altitude, model.profile.height, base.radius,
        x, y, 0.0, POINT_RADIUS, POINT_HEIGHT,
    )  # fmt: skip
    if eye.distance - base.radius > sight_limit(state) + TOUCH:
        return False
    return not hides_all(vision(state).terrain(eye))
