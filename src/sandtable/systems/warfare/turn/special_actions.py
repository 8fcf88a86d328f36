"""The actions of units that chapters 2 to 5 add: smoke, recon, clearing, martyrdom, drones, parachutes."""

from __future__ import annotations

from sandtable.systems.warfare.attack.martyrdom import MartyrQuestion, martyr, why_not_martyrdom
from sandtable.systems.warfare.move.airborne import DropQuestion, drop, why_not_drop
from sandtable.systems.warfare.move.clearing import ClearQuestion, clear, why_not_clear
from sandtable.systems.warfare.move.reconnaissance import ReconQuestion, reconnoitre, why_not_reconnoitre
from sandtable.systems.warfare.move.smoke import SmokeQuestion, lay_smoke, why_not_lay_smoke
from sandtable.systems.warfare.state.identities import (
    AIRBORNE_DROP,
    CLEAR,
    DRONE_RECON,
    FLY_SQUAD_DRONES,
    LAY_SMOKE,
    MARTYRDOM,
    RECONNOITRE,
)
from sandtable.systems.warfare.supports.drones import (
    DroneChoice,
    drone_recon,
    fly_squad_drones,
    why_not_drone_recon,
    why_not_squad_drones,
)
from sandtable.systems.warfare.turn.actions import Action

SPECIAL_ACTIONS: list[Action] = [
    Action(LAY_SMOKE, 2, why_not_lay_smoke, asks=SmokeQuestion, do=lay_smoke),
    Action(RECONNOITRE, 3, why_not_reconnoitre, asks=ReconQuestion, do=reconnoitre),
    Action(CLEAR, 3, why_not_clear, asks=ClearQuestion, do=clear),
    Action(MARTYRDOM, 4, why_not_martyrdom, asks=MartyrQuestion, do=martyr),
    Action(DRONE_RECON, 5, why_not_drone_recon, asks=DroneChoice, do=drone_recon),
    Action(FLY_SQUAD_DRONES, 5, why_not_squad_drones, fly_squad_drones),
    Action(AIRBORNE_DROP, 5, why_not_drop, asks=DropQuestion, do=drop, by_anybody=True),
]
