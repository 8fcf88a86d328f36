"""Warzone: Resurrection: squads, d20 and cards, with its missions, armies and packs."""

from sandtable.systems.warzone.advice import (
    armed,
    beyond_coherency,
    blow_harm,
    breaks_out,
    covered_towards,
    enemies_near,
    exits,
    freely,
    home_strip,
    inches_between,
    loose_crates,
    middle_of,
    point_towards,
    power_harm,
    relay,
    relay_harm,
    relay_place,
    relay_points,
    shot_harm,
    thought_at,
    thought_fresh,
)
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
    "beyond_coherency",
    "blow_harm",
    "breaks_out",
    "covered_towards",
    "enemies_near",
    "exits",
    "freely",
    "home_strip",
    "identities",
    "inches_between",
    "install",
    "installed",
    "loose_crates",
    "middle_of",
    "point_towards",
    "power_harm",
    "relay",
    "relay_harm",
    "relay_place",
    "relay_points",
    "shot_harm",
    "thought_at",
    "thought_fresh",
    "words",
]
