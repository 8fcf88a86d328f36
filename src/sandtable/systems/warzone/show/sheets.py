"""Army lists reckoned out: for the army screen, for `sandtable army show`, for printed sheets."""

from __future__ import annotations

from sandtable.core.wire import Json
from sandtable.systems.warzone.army.deck_building import spelled_out
from sandtable.systems.warzone.army.entries import Entry, cost, figures_of, profile_of
from sandtable.systems.warzone.army.lists import ArmyList
from sandtable.systems.warzone.book.profiles import Weapon
from sandtable.systems.warzone.book.titles import called, profile_name, source_name


def sheet_of(army: ArmyList) -> dict[str, Json]:
    """Every unit with its line, weapons and price, the sum, the Resource cards, and what is wrong."""
    if not army.entries:
        return {}
    deck: list[Json] = [card for card in spelled_out(army.catalogue, army.deck)] if army.deck else []
    return {
        "name": army.name,
        "faction": {"id": "warzone-faction-" + army.faction}
        if army.faction in army.catalogue.factions
        else "",
        "units": [_unit(army, entry) for entry in army.entries],
        "points": army.points(),
        "models": army.models(),
        "cards": resource_cards(army),
        "deck": deck,
        "pack": army.catalogue.pack,
        "reasons": [reason.wire() for reason in army.reasons],
    }


def resource_cards(army: ArmyList) -> int:
    """warzone.resource.start: what Leader, commanders and Lords bring together."""
    profiles = [entry.profile for entry in army.entries]
    return sum(
        army.catalogue.cards_of(profile, not (profile.vehicle or profile.hero)) for profile in profiles
    )


def _unit(army: ArmyList, entry: Entry) -> dict[str, Json]:
    catalogue = army.catalogue
    profile = profile_of(catalogue, entry)
    figures: dict[str, Json] = {key: value for key, value in figures_of(profile).items()}
    weapons = list(profile.weapons)
    weapons.extend(catalogue.weapons[id] for id in entry.specials)
    out: dict[str, Json] = {
        "at": entry.at,
        "name": entry.name,
        "unit": profile_name(profile),
        "id": profile.id,
        "type": "vehicle" if profile.vehicle else "infantry",
        "role": {"id": "warzone-role-" + profile.role},
        "size": entry.models(),
        "points": cost(catalogue, entry),
        "stats": figures,
        "base": {"id": "warzone-base-" + profile.base.id},
        "weapons": [_weapon(weapon) for weapon in weapons],
        "specials": [id for id in entry.specials],
        "skills": [_skill(id, value) for id, value in profile.skills.items()],
        "powers": [{"id": "warzone-power-" + id} for id in entry.powers],
        "doctrines": [{"id": "warzone-doctrine-" + id} for id in entry.doctrines],
        "source": profile.source,
        "note": source_name(profile),
    }
    if profile.vehicle:
        places: dict[str, Json] = {}
        for location in profile.locations:
            places[location.id] = {"av": location.av, "sp": location.sp}
        out["locations"] = places
    return out


def _skill(id: str, value: int) -> Json:
    return {"id": "warzone-skill-" + id, "values": {"x": value}}


def _weapon(weapon: Weapon) -> dict[str, Json]:
    return {
        "id": weapon.id,
        "name": called(weapon),
        "range": weapon.reach,
        "st": weapon.st,
        "rate": weapon.rate,
        "avv": weapon.avv,
        "type": {"id": "warzone-damage-" + weapon.damage.lower()},
        "template": weapon.template,
        "source": weapon.source,
    }
