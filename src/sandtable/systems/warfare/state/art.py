"""Which picture a counter shows: warfare.comp.fog lets everybody see the kind and the picture of a unit."""

from __future__ import annotations

from sandtable.core.packs import unmarked
from sandtable.systems.warfare.book.catalogue import catalogue
from sandtable.systems.warfare.book.profiles import (
    ARTILLERY,
    CAS,
    DRONE,
    ENGINEERS_ICON,
    HEAVY,
    HELICOPTER,
    IED_COUNTER,
    INFANTRY,
    KINDS,
    MARTYRDOM_ICON,
    MINE_COUNTER,
    MORTAR,
    POPULATION_COUNTER,
    RECON_ICON,
    ROADBLOCK_COUNTER,
    SAM,
    SNIPER,
    SUPPRESSIVE_ICON,
    Column,
    UnitProfile,
)
from sandtable.systems.warfare.state.dice import BLUE

LONG_REACH = 8
"""From so many hexes on, a heavy column of infantry is an anti-tank weapon."""

SUPPORT_PICTURES = {
    ARTILLERY: "artillery",
    MORTAR: "mortar",
    SNIPER: "sniper",
    CAS: "jet",
    DRONE: "drone",
}
COUNTER_PICTURES = {
    POPULATION_COUNTER: "civilians",
    ROADBLOCK_COUNTER: "roadblock",
    IED_COUNTER: "bomb",
    MINE_COUNTER: "mine",
}


def unit_art(profile: UnitProfile) -> dict[str, str]:
    """The form and the picture of a type of unit, which a veil does not hide."""
    pic = profile.picture or _picture(catalogue().units[unmarked(profile.id)])
    return {"form": KINDS[profile.kind], "pic": pic}


def _picture(profile: UnitProfile) -> str:
    heavy: Column | None = profile.columns[HEAVY]
    if profile.kind == HELICOPTER:
        return "helicopter"
    if profile.kind == INFANTRY:
        for action, picture in (
            (ENGINEERS_ICON, "engineers"),
            (RECON_ICON, "recon"),
            (SUPPRESSIVE_ICON, "mg"),
            (MARTYRDOM_ICON, "bomb"),
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
