"""Fallout: Warfare, in its English and its Italian edition: battles, armies and campaigns in the wasteland."""

from sandtable.systems.fallout.advice import (
    PENALTY,
    Force,
    Gun,
    apart,
    mending,
    straight_on,
    turned,
    volley,
)
from sandtable.systems.fallout.book import words
from sandtable.systems.fallout.driving_advice import (
    only_drives,
    pilots,
    run_over_by,
    run_over_whole,
    to_man,
    turn_to,
    ways_over,
)
from sandtable.systems.fallout.state import identities
from sandtable.systems.fallout.state.state import FalloutState, Unit
from sandtable.systems.fallout.system import FalloutSystem

__all__ = [
    "PENALTY",
    "FalloutState",
    "FalloutSystem",
    "Force",
    "Gun",
    "Unit",
    "apart",
    "identities",
    "mending",
    "only_drives",
    "pilots",
    "run_over_by",
    "run_over_whole",
    "straight_on",
    "to_man",
    "turn_to",
    "turned",
    "volley",
    "ways_over",
    "words",
]
