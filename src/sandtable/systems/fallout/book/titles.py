"""What troops and weapons are called: messages for the book's own, plain words for a pack's."""

from __future__ import annotations

from sandtable.core.wire import Json
from sandtable.systems.fallout.book.profiles import UnitProfile, Weapon


def title_of(profile: UnitProfile) -> Json:
    """The name of a troop type as a nested message."""
    if profile.own:
        return {"id": "fallout-name", "values": {"name": profile.own}}
    return {"id": "fallout-unit-" + profile.id}


def title_of_weapon(weapon: Weapon) -> Json:
    """The name of a weapon as a nested message."""
    if weapon.own:
        return {"id": "fallout-name", "values": {"name": weapon.own}}
    return {"id": "fallout-weapon-" + weapon.id}
