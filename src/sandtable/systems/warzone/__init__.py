"""Warzone: Resurrection: squads, d20 and cards, with its missions, armies and packs."""

from sandtable.systems.warzone.advice import armed, blow_harm, freely, shot_harm, structure_harm
from sandtable.systems.warzone.book import words
from sandtable.systems.warzone.book.packs import PackError, install, installed
from sandtable.systems.warzone.book.profiles import Weapon
from sandtable.systems.warzone.state import identities
from sandtable.systems.warzone.state.pieces import Model, Squad, Structure
from sandtable.systems.warzone.state.state import WarzoneState
from sandtable.systems.warzone.system import WarzoneSystem

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
    "identities",
    "install",
    "installed",
    "shot_harm",
    "structure_harm",
    "words",
]
