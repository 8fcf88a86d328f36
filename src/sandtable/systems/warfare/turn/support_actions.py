"""The actions of units that chapters 2 to 5 add: smoke, recon, clearing, martyrdom, drones, parachutes."""

from __future__ import annotations

from sandtable.systems.warfare.attack.martyrdom import MartyrQuestion, martyr, martyr_bar
from sandtable.systems.warfare.move.airborne import DropQuestion, drop, drop_bar
from sandtable.systems.warfare.move.clearing import ClearQuestion, clear, clear_bar
from sandtable.systems.warfare.move.reconnaissance import ReconQuestion, recon_bar, reconnoitre
from sandtable.systems.warfare.move.smoke import SmokeQuestion, lay_smoke, smoke_bar
from sandtable.systems.warfare.supports.drones import (
    DroneChoice,
    drone_recon,
    drone_recon_bar,
    fly_squad_drones,
    squad_drones_bar,
)
from sandtable.systems.warfare.turn.actions import Action

SUPPORT_ACTIONS: list[Action] = [
    Action("smoke", 2, smoke_bar, asks=SmokeQuestion, do=lay_smoke),
    Action("recon", 3, recon_bar, asks=ReconQuestion, do=reconnoitre),
    Action("clear", 3, clear_bar, asks=ClearQuestion, do=clear),
    Action("martyrdom", 4, martyr_bar, asks=MartyrQuestion, do=martyr),
    Action("drone-recon", 5, drone_recon_bar, asks=DroneChoice, do=drone_recon),
    Action("squad-drones", 5, squad_drones_bar, fly_squad_drones),
    Action("airborne-drop", 5, drop_bar, asks=DropQuestion, do=drop),
]
