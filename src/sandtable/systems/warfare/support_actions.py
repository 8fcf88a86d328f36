"""The actions of units that chapters 2 to 5 add: smoke, recon, clearing, martyrdom, drones, parachutes."""

from __future__ import annotations

from sandtable.systems.warfare.actions import Action
from sandtable.systems.warfare.airborne import drop, drop_bar
from sandtable.systems.warfare.clearing import clear, clear_bar
from sandtable.systems.warfare.drones import (
    drone_recon,
    drone_recon_bar,
    fly_squad_drones,
    squad_drones_bar,
)
from sandtable.systems.warfare.martyrdom import martyr, martyr_bar
from sandtable.systems.warfare.reconnaissance import recon_bar, reconnoitre
from sandtable.systems.warfare.smoke import lay_smoke, smoke_bar

SUPPORT_ACTIONS: list[Action] = [
    Action("smoke", 2, smoke_bar, lay_smoke),
    Action("recon", 3, recon_bar, reconnoitre),
    Action("clear", 3, clear_bar, clear),
    Action("martyrdom", 4, martyr_bar, martyr),
    Action("drone-recon", 5, drone_recon_bar, drone_recon),
    Action("squad-drones", 5, squad_drones_bar, fly_squad_drones),
    Action("airborne-drop", 5, drop_bar, drop),
]
