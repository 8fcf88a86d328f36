"""What things are called: messages for the rows of the book, plain words for a pack's own and for people's names."""

from __future__ import annotations

from sandtable.core.wire import Json
from sandtable.systems.warzone.book.catalogue import Catalogue
from sandtable.systems.warzone.book.profiles import Profile, Weapon
from sandtable.systems.warzone.book.words import FROM_HOUSE, FROM_PACK


def profile_name(profile: Profile) -> Json:
    """The name of a unit's row."""
    if profile.source == FROM_PACK:
        return {"id": "warzone-name", "values": {"name": profile.name}}
    return {"id": "warzone-unit-" + profile.id}


def called(weapon: Weapon) -> Json:
    """The name of a weapon."""
    if weapon.source == FROM_PACK:
        return {"id": "warzone-name", "values": {"name": weapon.name}}
    return {"id": "warzone-weapon-" + weapon.id}


def weapon_name(catalogue: Catalogue, id: str) -> Json:
    """The name of a weapon by its id."""
    return called(catalogue.weapons[id])


def public_figures(profile: Profile) -> str:
    """The figures of a house row that are public, as they are written on its card."""
    return ", ".join(field.upper() for field in profile.public_fields if len(field) < 4)


def source_name(profile: Profile) -> Json:
    """Where the figures of a row come from: public, the house's, or a pack's; house rows say which are public."""
    public = public_figures(profile)
    if profile.source == FROM_HOUSE and public:
        return {"id": "warzone-source-house-some", "values": {"public": public}}
    return {"id": "warzone-source-" + profile.source}
