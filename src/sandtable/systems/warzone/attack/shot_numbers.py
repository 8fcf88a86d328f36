"""Shooting by numbers: which weapons may fire, whom they reach, and how hard a shot hits. What it needs: `to_hit`."""

from __future__ import annotations

from math import sqrt
from typing import Final

from sandtable.core.wire import Json, Reason
from sandtable.systems.warzone.attack.to_hit import AIM
from sandtable.systems.warzone.book.profiles import Weapon
from sandtable.systems.warzone.book.words import (
    BOON_AVV,
    BOON_RANGED_AVV,
    SKILL_SHIELDED,
    SKILL_STEALTH,
)
from sandtable.systems.warzone.ground.sight import sees, vision
from sandtable.systems.warzone.ground.space import gap, in_front, within
from sandtable.systems.warzone.harm.saves import Hit
from sandtable.systems.warzone.state.names import model_name
from sandtable.systems.warzone.state.pieces import SPENT, Model, Structure
from sandtable.systems.warzone.state.state import WarzoneState
from sandtable.systems.warzone.state.traits import bonus, half_up
from sandtable.systems.warzone.state.vision import Eye, hides_all
from sandtable.table import Piece

OUT_OF_RANGE: Final = -99  # to RS, of somebody who has run so far that every shot misses
STEALTH: Final = 16.0
SHIELD: Final = 3.0
TOO_FAR: Final = "warzone-refused-range"
IN_HIDING: Final = "warzone-refused-stealth"
BEHIND: Final = "warzone-refused-arc"
OUT_OF_SIGHT: Final = "warzone-refused-sight"
HINDRANCES: Final = {
    TOO_FAR: "warzone.act.shoot.primary",
    IN_HIDING: "warzone.act.hide.cover",
    BEHIND: "warzone.measure.facing",
    OUT_OF_SIGHT: "warzone.cover.total",
}
"""What keeps a model from being shot at, with the rule that says so."""
SECONDARY: Final = 3.0  # warzone.act.shoot.assign: inches from the primary target


def guns(model: Model) -> list[Weapon]:
    """The ranged weapons of a model."""
    return [weapon for weapon in model.weapons if weapon.ranged]


def why_not_fire_again(model: Model, weapon: Weapon) -> list[Reason]:
    """Why a weapon may not fire any more.

    warzone.turn.one_ranged: one ranged attack an activation, a vehicle one per weapon. The Slow to Reload ability:
    once a Game Turn. warzone.focus.no_more, warzone.suppress.min: who took part cannot shoot again this turn.
    """
    if SPENT in model.fired:
        return [Reason("warzone.focus.no_more", "warzone-refused-shot-already")]
    if model.shot and (not model.profile.vehicle or weapon.id in model.shot):
        return [Reason("warzone.turn.one_ranged", "warzone-refused-shot-already")]
    if weapon.slow and weapon.id in model.fired:
        return [Reason("warzone.turn.one_ranged", "warzone-refused-slow-reload")]
    return []


def mark_fired(model: Model, weapon: Weapon, reaction: bool = False) -> None:
    """Remembers that a weapon has fired; a shot as a reaction does not count for the own activation."""
    if not reaction:
        model.shot.append(weapon.id)
        model.aimed = False
    model.fired.append(weapon.id)
    model.rate = 0


def reach_of(weapon: Weapon, rapid: bool) -> float:
    """warzone.act.rapid.range: Rapid Fire halves the range, rounded up."""
    return float(half_up(int(weapon.reach))) if rapid else weapon.reach


def hindrance(state: WarzoneState, model: Model, target: Model, reach: float) -> str:
    """What keeps a model from being shot at, as the id of what is said of it; "" for nothing.

    The one place where that is tested: `can_be_shot` and `why_not_shoot_at` both ask it.
    """
    if not within(model, target, reach):
        return TOO_FAR
    if target.hidden and SKILL_STEALTH in target.profile.skills and gap(model, target) > STEALTH:
        return IN_HIDING
    if sees(state, model, target):
        return ""
    return OUT_OF_SIGHT if in_front(model, target.base.x, target.base.y) else BEHIND


def can_be_shot(state: WarzoneState, model: Model, target: Model, reach: float) -> bool:
    """Whether a model is in range and sight of another."""
    return not hindrance(state, model, target, reach)


def why_not_shoot_at(state: WarzoneState, model: Model, target: Model, reach: float) -> list[Reason]:
    """Why a model cannot be shot at: too far, out of sight, in hiding."""
    what = hindrance(state, model, target, reach)
    if not what:
        return []
    values: dict[str, Json] = {"target": model_name(state, target)}
    if what == TOO_FAR:
        values["distance"] = round(gap(model, target), 1)
        values["range"] = reach
    return [Reason(HINDRANCES[what], what, values)]


def shielded(state: WarzoneState, model: Model, target: Model) -> bool:
    """warzone.hero.lord.shielded, warzone.hero.warlord.shielded: whether a hero cannot be the primary target.

    Not while a friend on foot within 3 inches of him is visible to the shooter, unless he is the nearest visible enemy.
    """
    if SKILL_SHIELDED not in target.profile.skills and not target.profile.hero:
        return False
    covered = False
    for friend in state.field(target.side):
        if friend is target or friend.profile.vehicle or not within(friend, target, SHIELD):
            continue
        if sees(state, model, friend):
            covered = True
            break
    if not covered:
        return False
    own = gap(model, target)
    for other in state.field(target.side):
        if other is not target and gap(model, other) < own and sees(state, model, other):
            return True
    return False


def can_be_primary(state: WarzoneState, model: Model, target: Model, reach: float) -> bool:
    """Whether a shot at a target is allowed at all; target priority is another matter."""
    return can_be_shot(state, model, target, reach) and not shielded(state, model, target)


def why_not_primary(state: WarzoneState, model: Model, target: Model, reach: float) -> list[Reason]:
    """Why a target cannot be the first of a shot."""
    reasons = why_not_shoot_at(state, model, target, reach)
    if not reasons and shielded(state, model, target):
        why = "warzone.hero." + target.profile.role + ".shielded"
        reasons = [Reason(why, "warzone-refused-shielded", {"target": model_name(state, target)})]
    return reasons


def in_reach(state: WarzoneState, model: Model, reach: float) -> list[Model]:
    """The enemies in range and in front, nearest first, whether seen or not."""
    x, y, radius = model.base.x, model.base.y, model.base.radius
    ux, uy = model.ux, model.uy
    ranked: list[tuple[float, int, Model]] = []
    for foe in state.field(1 - model.side):
        dx = foe.base.x - x
        dy = foe.base.y - y
        if dx * ux + dy * uy < 0.0:
            continue
        room = reach + radius + foe.base.radius
        apart = dx * dx + dy * dy
        if apart <= room * room:
            ranked.append((apart, len(ranked), foe))
    ranked.sort(key=_by_distance)
    return [foe for _, _, foe in ranked]


def _by_distance(entry: tuple[float, int, Model]) -> tuple[float, int]:
    return entry[0], entry[1]


def any_target(state: WarzoneState, model: Model, reach: float) -> bool:
    """Whether there is anybody, or any structure, to shoot at."""
    for foe in in_reach(state, model, reach):
        if can_be_primary(state, model, foe, reach):
            return True
    return any(sees_structure(state, model, structure, reach) for structure in state.structures)


# ------------------------------------------------------------ structures


def sees_structure(state: WarzoneState, model: Model, structure: Structure, reach: float) -> bool:
    """warzone.structure.attack: whether a structure is in sight and range, at its nearest point."""
    piece = state.board.piece(structure.id)
    base = model.base
    far = reach + base.radius + 0.01
    if piece.left > base.x + far or piece.right < base.x - far:
        return False
    if piece.bottom > base.y + far or piece.top < base.y - far:
        return False
    x, y = nearest_point(piece, base.x, base.y)
    dx, dy = x - base.x, y - base.y
    if dx * model.ux + dy * model.uy < 0.0:
        return False
    if sqrt(dx * dx + dy * dy) - base.radius > reach + 1e-6 or piece.holds(base.x, base.y):
        return False
    eye = Eye(
        base.x, base.y, model.altitude, model.profile.height, base.radius, x, y, 0.0, 0.05, piece.height
    )
    veils = [veil for veil in vision(state).terrain(eye) if veil.id != structure.id]
    return not hides_all(veils)


def nearest_point(piece: Piece, x: float, y: float) -> tuple[float, float]:
    """The point of a piece's outline nearest to a point."""
    flat = piece.outline
    best = (flat[0], flat[1])
    least = float("inf")
    count = len(flat)
    x1 = flat[count - 2]
    y1 = flat[count - 1]
    for i in range(0, count, 2):
        x2 = flat[i]
        y2 = flat[i + 1]
        dx = x2 - x1
        dy = y2 - y1
        long = dx * dx + dy * dy
        share = ((x - x1) * dx + (y - y1) * dy) / long if long > 0.0 else 0.0
        if share < 0.0:
            share = 0.0
        elif share > 1.0:
            share = 1.0
        px = x1 + dx * share
        py = y1 + dy * share
        apart = (px - x) * (px - x) + (py - y) * (py - y)
        if apart < least:
            best = (px, py)
            least = apart
        x1 = x2
        y1 = y2
    return best


# ------------------------------------------------------------ the hit


def shot_hit(
    state: WarzoneState,
    model: Model,
    weapon: Weapon,
    guarded: list[str],
    *,
    powershot: bool = False,
    aimed: bool = False,
    location: int = -1,
    why: str = "warzone.act.shoot.roll",
) -> Hit:
    """One hit of a shot, or of a template on one of those under it.

    warzone.act.aim.bonus: the aimed one has +2 ST; warzone.act.aim.location: and its place is chosen.
    """
    return Hit(
        weapon.st + (AIM if aimed else 0),
        weapon.damage,
        weapon.avv + bonus(state, model, BOON_AVV) + bonus(state, model, BOON_RANGED_AVV),
        weapon.critical,
        side=model.side,
        attacker=model.id,
        ranged=True,
        powershot=powershot,
        stun=weapon.stun,
        location=location,
        guarded=guarded,
        why=why,
    )
