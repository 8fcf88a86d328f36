"""What things are called: messages for the rows of the book, plain words for a pack's own and for people's names."""

from __future__ import annotations

from sandtable.core.wire import Json
from sandtable.systems.warzone.catalogue import Catalogue
from sandtable.systems.warzone.profiles import Profile, Weapon


def profile_name(profile: Profile) -> Json:
    """The name of a unit's row."""
    if profile.source == "pack":
        return {"id": "warzone-name", "values": {"name": profile.name}}
    return {"id": "warzone-unit-" + profile.id}


def called(weapon: Weapon) -> Json:
    """The name of a weapon."""
    if weapon.source == "pack":
        return {"id": "warzone-name", "values": {"name": weapon.name}}
    return {"id": "warzone-weapon-" + weapon.id}


def weapon_name(catalogue: Catalogue, id: str) -> Json:
    """The name of a weapon by its id."""
    return called(catalogue.weapons[id])
