"""Which silhouettes a client draws for figures and vehicles."""

from __future__ import annotations

from typing import Final

from sandtable.core.packs import unmarked
from sandtable.core.wire import Json
from sandtable.figures.silhouettes import ghost_of_figure, ghost_of_hull
from sandtable.systems.fallout.book.profiles import MELEE, UnitProfile, Weapon
from sandtable.systems.fallout.book.words import BEAST, GHOUL, SUPER_MUTANT
from sandtable.systems.fallout.state.state import Figure, Vehicle

HELD: Final = {
    "unarmed": "none",
    "knife": "blade",
    "spear": "blade",
    "club": "club",
    "pistol": "pistol",
    "smg": "smg",
    "rifle": "rifle",
    "heavy": "heavy",
    "minigun": "mini",
    "rpg": "rpg",
    "laser": "assault",
    "plasma": "heavy",
}
HULLS: Final = {
    "taxi": "car",
    "scouter": "jeep",
    "dune_buggy": "jeep",
    "humvee": "jeep",
    "nuclear_apc": "apc",
}


def body_of(figure: Figure) -> str:
    """What kind of body a figure has."""
    return body_of_profile(figure.profile)


def body_of_profile(profile: UnitProfile) -> str:
    """What kind of body: beast, robot, brute, armoured, light or ragged."""
    if profile.rank == BEAST:
        return "beast"
    if profile.robot:
        return "robot"
    if profile.race == SUPER_MUTANT:
        return "brute"
    if profile.ac >= 2 or profile.metal:
        return "armoured"
    return "ragged" if profile.race == GHOUL or profile.ac == 0 else "light"


def held(weapon: Weapon) -> str:
    """What it looks like in a hand; a pack's is a rifle, or a blade where it does not shoot."""
    id = unmarked(weapon.id)
    if not weapon.own or id in HELD:
        return HELD.get(id, "none")
    return "blade" if all(mode.mode == MELEE for mode in weapon.modes) else "rifle"


def figure_art(figure: Figure) -> dict[str, str]:
    """Body and what it holds."""
    kind = unmarked(figure.profile.id)
    return {"body": body_of(figure), "weapon": held(figure.weapon), "kind": kind}


def hull_art(vehicle: Vehicle) -> dict[str, str]:
    """The class of the hull, and its gun."""
    id = vehicle.profile.id
    return {
        "hull": HULLS.get(id, id),
        "weapon": "cannon" if vehicle.profile.weapon is not None else "",
        "kind": id,
    }


def figure_ghost(figure: Figure, facing: float) -> dict[str, Json]:
    """How a figure that does not stand on the table yet is drawn: for questions where to put it."""
    ghost = ghost_of_figure(figure.id, figure.base.radius, figure_art(figure), figure.leader)
    ghost["facing"] = facing
    return ghost


def hull_ghost(id: str, vehicle: Vehicle, facing: float) -> dict[str, Json]:
    """How such a vehicle is drawn."""
    return ghost_of_hull(id, vehicle.hull.length, vehicle.hull.width, hull_art(vehicle), facing)
