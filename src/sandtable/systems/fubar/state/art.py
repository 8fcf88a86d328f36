"""Which silhouettes a client draws for figures and vehicles."""

from __future__ import annotations

from typing import Final

from sandtable.core.wire import Json
from sandtable.figures.silhouettes import ghost_of_figure, ghost_of_hull
from sandtable.systems.fubar.state.state import Figure, Vehicle

BODIES: Final = {
    "none": "ragged",
    "light": "light",
    "medium": "light",
    "heavy": "armoured",
    "power": "armoured",
    "battle": "brute",
}
HELD: Final = {
    "pistol": "pistol",
    "rifle": "rifle",
    "assault_rifle": "assault",
    "rifle_launcher": "launcher",
    "sniper": "sniper",
    "smg": "smg",
    "machine_gun": "support",
    "shotgun": "shotgun",
    "hmg": "support",
    "flamethrower": "flamer",
    "rpg": "rpg",
    "at_gun": "heavy",
    "mortar": "mortar",
}
HULLS: Final = {"light_tank": "tank", "medium_tank": "tank", "heavy_tank": "tank"}


def figure_art(figure: Figure) -> dict[str, str]:
    """Body by armour, and the last weapon carried: a launcher shows, not the rifle under it."""
    weapon = figure.weapons[-1].id if figure.weapons else "pistol"
    return {"body": BODIES[figure.armour], "weapon": HELD.get(weapon, "rifle")}


def hull_art(vehicle: Vehicle) -> dict[str, str]:
    """The class of the hull, and its first weapon."""
    kind = vehicle.profile.kind
    return {"hull": HULLS.get(kind, kind), "weapon": vehicle.weapons[0].id if vehicle.weapons else ""}


def figure_ghost(figure: Figure) -> dict[str, Json]:
    """How a figure that does not stand on the table yet is drawn: for questions where to put it."""
    return ghost_of_figure(figure.id, figure.base.radius, figure_art(figure), figure.leader)


def hull_ghost(id: str, vehicle: Vehicle, facing: float) -> dict[str, Json]:
    """How such a vehicle is drawn."""
    return ghost_of_hull(id, vehicle.hull.length, vehicle.hull.width, hull_art(vehicle), facing)
