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
from sandtable.systems.fallout.state import identities
from sandtable.systems.fallout.state.state import FalloutState
from sandtable.systems.fallout.system import FalloutSystem

__all__ = [
    "PENALTY",
    "FalloutState",
    "FalloutSystem",
    "Force",
    "Gun",
    "apart",
    "identities",
    "mending",
    "straight_on",
    "turned",
    "volley",
    "words",
]
