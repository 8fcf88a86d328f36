"""Which picture a counter shows: warfare.comp.fog lets everybody see the kind and the picture of a unit."""

from __future__ import annotations

from sandtable.systems.warfare.book.catalogue import catalogue
from sandtable.systems.warfare.book.profiles import (
    ENGINEERS,
    HEAVY,
    HELICOPTER,
    INFANTRY,
    KINDS,
    MARTYRDOM,
    RECON,
    SAM,
    SUPPRESSIVE,
    Column,
    UnitProfile,
)
from sandtable.systems.warfare.state.dice import BLUE

LONG_REACH = 8
"""From so many hexes on, a heavy column of infantry is an anti-tank weapon."""

SUPPORT_PICTURES = {
    "artillery": "artillery",
    "mortar": "mortar",
    "sniper": "sniper",
    "cas": "jet",
    "drone": "drone",
}
COUNTER_PICTURES = {"population": "civilians", "roadblock": "roadblock", "ied": "bomb", "mine": "mine"}


def unit_art(id: str) -> dict[str, str]:
    """The form and the picture of a type of unit."""
    profile = catalogue().units[id]
    return {"form": KINDS[profile.kind], "pic": _picture(profile)}


def _picture(profile: UnitProfile) -> str:
    heavy: Column | None = profile.columns[HEAVY]
    if profile.kind == HELICOPTER:
        return "helicopter"
    if profile.kind == INFANTRY:
        for action, picture in (
            (ENGINEERS, "engineers"),
            (RECON, "recon"),
            (SUPPRESSIVE, "mg"),
            (MARTYRDOM, "bomb"),
        ):
            if action in profile.actions:
                return picture
        if profile.columns[SAM] is not None:
            return "sam"
        return "at" if heavy is not None and heavy.reach >= LONG_REACH else "infantry"
    if profile.id.endswith("technical"):
        return "technical"
    if profile.transport:
        return "apc"
    return "tank" if heavy is not None and heavy.rank >= BLUE else "truck"
