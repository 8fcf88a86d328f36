"""Warzone: Resurrection: squads, d20 and cards, with its missions, armies and packs."""

from sandtable.systems.warzone.advice import armed, blow_harm, freely, shot_harm, structure_harm
from sandtable.systems.warzone.game_system import WarzoneSystem
from sandtable.systems.warzone.models import Model, Squad, Structure
from sandtable.systems.warzone.packs import PackError, install, installed
from sandtable.systems.warzone.profiles import Weapon
from sandtable.systems.warzone.state import WarzoneState

__all__ = [
    "Model",
    "PackError",
    "Squad",
    "Structure",
    "WarzoneState",
    "WarzoneSystem",
    "Weapon",
    "armed",
    "blow_harm",
    "freely",
    "install",
    "installed",
    "shot_harm",
    "structure_harm",
]
