"""From an entry of an army list to a squad, a hero or a vehicle, not yet on the table."""

from __future__ import annotations

from sandtable.systems.warzone.army.entries import DROVER, HEROES, Entry, profile_of
from sandtable.systems.warzone.book.catalogue import Catalogue
from sandtable.systems.warzone.book.profiles import Profile, Weapon
from sandtable.systems.warzone.book.words import (
    A_HERO,
    A_SQUAD,
    A_VEHICLE,
    SKILL_INFILTRATE,
    SKILL_RAPID_DEPLOYMENT,
)
from sandtable.systems.warzone.state.pieces import NOT_PLACED, Model, Squad
from sandtable.table import Disc


def kind_of(profile: Profile) -> str:
    """What a unit is on the table: "squad", "hero" or "vehicle"."""
    if profile.vehicle:
        return A_VEHICLE
    return A_HERO if profile.role in HEROES else A_SQUAD


def new_model(id: str, side: int, squad: str, profile: Profile) -> Model:
    """A model that stands nowhere yet."""
    return Model(id, side, squad, profile, Disc(NOT_PLACED, NOT_PLACED, profile.base.radius), 0.0)


def squad_of(catalogue: Catalogue, id: str, side: int, entry: Entry) -> Squad:
    """The squad of an entry.

    warzone.hero.commander.named: its first model is the Squad Commander; all his models are alike but for those with
    special weapons, who never command, so the choice is the same whoever makes it. A drover commands (necro_drover).
    """
    profile = profile_of(catalogue, entry)
    models: list[Model] = []
    if entry.drover:
        models.append(new_model(f"{id}-1", side, id, catalogue.units[DROVER]))
    for _ in range(entry.size):
        models.append(new_model(f"{id}-{len(models) + 1}", side, id, profile))
    _arm(catalogue, models, entry)
    models[0].powers = [catalogue.powers[power] for power in entry.powers]
    squad = Squad(id, side, kind_of(profile), entry.name, profile, models, models[0].id)
    squad.infiltrates = profile.has(SKILL_INFILTRATE)
    squad.rapid = profile.has(SKILL_RAPID_DEPLOYMENT)
    return squad


def _arm(catalogue: Catalogue, models: list[Model], entry: Entry) -> None:
    """warzone.army.special_weapon: never the commander, so they are dealt out from the last model forwards."""
    for back, special in enumerate(entry.specials):
        model = models[len(models) - 1 - back]
        model.weapons = exchanged(model.weapons, catalogue.weapons[special])


def exchanged(weapons: list[Weapon], special: Weapon) -> list[Weapon]:
    """The weapons of a model whose ranged weapon is exchanged."""
    return [special, *(weapon for weapon in weapons if not weapon.ranged)]
