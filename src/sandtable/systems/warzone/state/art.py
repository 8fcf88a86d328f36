"""Which silhouettes a client draws for models."""

from __future__ import annotations

from typing import Final

from sandtable.core.wire import Json
from sandtable.figures.silhouettes import ghost_of_figure, ghost_of_hull
from sandtable.systems.warzone.book.profiles import Profile, Weapon
from sandtable.systems.warzone.book.words import (
    CYBERTRONIC,
    DARK_LEGION,
    FLAME_CONE,
    HEAVY_VEHICLE,
    LARGE_BLAST,
    RAIL,
    SHOTGUN_CONE,
    SKILL_SNIPER,
    SMALL_BLAST,
)
from sandtable.systems.warzone.state.pieces import Model
from sandtable.systems.warzone.state.state import WarzoneState

ARMOURED: Final = 13  # from this A on a soldier is drawn in plate
BIKES: Final = ("purple_shark", "vorreiter", "bone_reaver")


def is_hull(profile: Profile) -> bool:
    """Whether it is drawn as a vehicle."""
    return profile.vehicle


def model_art(profile: Profile, weapons: list[Weapon]) -> dict[str, str]:
    """Body by armour and faction, and the weapon it shows."""
    if profile.vehicle:
        hull = (
            "tank"
            if profile.role == HEAVY_VEHICLE
            else "bike"
            if profile.id in BIKES or profile.m >= 9
            else "walker"
        )
        return {"hull": hull, "weapon": held(weapons)}
    return {"body": body_of(profile), "weapon": held(weapons)}


def body_of(profile: Profile) -> str:
    """light, armoured, brute, ragged, robot or beast."""
    if profile.faction == DARK_LEGION:
        return "ragged" if profile.base.order == 0 else "beast"
    if profile.faction == CYBERTRONIC:
        return "robot"
    if profile.base.order >= 1:
        return "brute"
    return "armoured" if profile.a >= ARMOURED else "light"


def held(weapons: list[Weapon]) -> str:
    """The drawing of the first ranged weapon, or of a blade."""
    for weapon in weapons:
        if weapon.ranged:
            return gun_art(weapon)
    return "blade"


def gun_art(weapon: Weapon) -> str:
    """How a ranged weapon looks."""
    if weapon.template == FLAME_CONE:
        return "flamer"
    if weapon.template == SHOTGUN_CONE:
        return "shotgun"
    if weapon.template == LARGE_BLAST:
        return "mortar"
    if weapon.template == SMALL_BLAST:
        return "launcher"
    if SKILL_SNIPER in weapon.skills or weapon.damage == RAIL:
        return "sniper"
    if weapon.reach <= 12.0:
        return "pistol"
    if weapon.rate >= 3:
        return "support"
    return "assault" if weapon.rate == 2 else "rifle"


def model_ghost(state: WarzoneState, model: Model) -> Json:
    """How a model that does not stand on the table yet is drawn: for questions where to put it."""
    art = model_art(model.profile, model.weapons)
    radius = model.base.radius
    ghost = ghost_of_figure(model.id, radius, art, state.squad_of(model).commander == model.id)
    if is_hull(model.profile):
        ghost.update(ghost_of_hull(model.id, hull_length(radius), hull_width(radius), art, 90.0))
    return ghost


def hull_length(radius: float) -> float:
    """How long a vehicle is drawn within its disc."""
    return round(radius * 1.75, 2)


def hull_width(radius: float) -> float:
    """How wide a vehicle is drawn within its disc."""
    return round(radius * 1.1, 2)
