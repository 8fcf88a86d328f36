"""Armies on paper: every number a player needs at a real table, and boxes to tick."""

from __future__ import annotations

from typing import Final

from sandtable.core.paper import (
    INCH,
    PaperArmy,
    PaperBoxes,
    PaperFigure,
    PaperRule,
    PaperUnit,
    PaperWeapon,
    Words,
    boxes,
    line,
    named,
)
from sandtable.core.wire import Json
from sandtable.systems.warzone.army.entries import Entry, cost, figures_of, profile_of
from sandtable.systems.warzone.army.lists import ArmyList
from sandtable.systems.warzone.book.profiles import Profile, Weapon
from sandtable.systems.warzone.book.titles import called, profile_name
from sandtable.systems.warzone.show.sheets import resource_cards
from sandtable.systems.warzone.state.art import held, hull_length, hull_width, model_art

SHOWN: Final = ("m", "cc", "rs", "st", "con", "wp", "ld", "a")
FRONT: Final = 180.0  # warzone.measure.facing


def paper_army(army: ArmyList) -> PaperArmy | None:
    """Every unit with its line, weapons, skills and price, the sum, the Resource cards, and what is wrong."""
    if not army.entries:
        return None
    known = army.faction in army.catalogue.factions
    cards = resource_cards(army)
    return {
        "name": army.name,
        "faction": {"id": "warzone-faction-" + army.faction} if known else None,
        "points": army.points(),
        "limit": 0,
        "units": [_unit(army, entry) for entry in army.entries],
        "lines": [line("warzone-paper-models", f"{army.models()}"), line("warzone-paper-cards", f"{cards}")],
        "reasons": [reason.wire() for reason in army.reasons],
    }


def _unit(army: ArmyList, entry: Entry) -> PaperUnit:
    profile = profile_of(army.catalogue, entry)
    specials = [army.catalogue.weapons[id] for id in entry.specials]
    weapons = list(profile.weapons)
    weapons += [weapon for weapon in specials if all(weapon.id != other.id for other in weapons)]
    kind = "vehicle" if profile.vehicle else "hero" if profile.hero else "squad"
    return {
        "at": entry.at,
        "id": profile.id,
        "name": named(entry.name),
        "kind": kind,
        "points": cost(army.catalogue, entry),
        "lines": [
            line("warzone-stat-" + key, f"{figures_of(profile)[key]}")
            for key in SHOWN
            if not (profile.vehicle and key in ("a", "con", "wp"))
        ]
        + ([line("warzone-paper-impenetrable", f"{profile.impenetrable}")] if profile.impenetrable else []),
        "boxes": _boxes(profile),
        "figures": _figures(profile, entry, specials),
        "weapons": [_weapon(profile, weapon) for weapon in weapons],
        "rules": _rules(profile, entry, weapons),
    }


def _boxes(profile: Profile) -> list[PaperBoxes]:
    """warzone.vehicle.location: structure points by location; squads panic and rout."""
    if not profile.vehicle:
        return [boxes("warzone-badge-panicked", 1), boxes("warzone-badge-routed", 1)]
    return [
        {
            "label": {
                "id": "warzone-paper-location",
                "values": {"name": {"id": "warzone-location-" + part.id}, "av": part.av},
            },
            "count": part.sp,
        }
        for part in profile.locations
    ]


def _figures(profile: Profile, entry: Entry, specials: list[Weapon]) -> list[PaperFigure]:
    """The commander, those with a special weapon, and the rest."""
    usual = [weapon for weapon in profile.weapons]
    squad = not profile.vehicle and not profile.hero
    rows: list[PaperFigure] = []
    left = entry.models() - len(specials)
    if squad and left > 0:
        rows.append(_figure(profile, usual, 1, True, {"id": "warzone-paper-commander"}))
        left -= 1
    if left > 0:
        rows.append(_figure(profile, usual, left, False, named(profile_name(profile))))
    for weapon in specials:
        rows.append(_figure(profile, [weapon, *usual[1:]], 1, False, named(called(weapon))))
    return rows


def _figure(profile: Profile, weapons: list[Weapon], count: int, leader: bool, name: Words) -> PaperFigure:
    art: dict[str, Json] = {key: value for key, value in model_art(profile, weapons).items()}
    art["weapon"] = held(weapons)
    made: PaperFigure = {
        "count": count,
        "name": name,
        "leader": leader or profile.hero,
        "lines": [],
        "boxes": [] if profile.vehicle else [boxes("warzone-stat-w", profile.w)],
        "arms": [named(called(weapon)) for weapon in weapons],
        "art": art,
        "arc": FRONT,
    }
    if profile.vehicle:
        made["length"] = round(hull_length(profile.base.radius) * INCH, 2)
        made["width"] = round(hull_width(profile.base.radius) * INCH, 2)
    else:
        made["base"] = round(profile.base.radius * 2 * INCH, 1)
    return made


def _weapon(profile: Profile, weapon: Weapon) -> PaperWeapon:
    """warzone.act.close.strength: a blow adds the fighter's own ST, so the sum is printed."""
    strength = weapon.st if weapon.ranged else weapon.st + profile.st
    note: list[Words] = [_skill(id, value) for id, value in weapon.skills.items()]
    if weapon.template:
        note.insert(0, {"id": "warzone-paper-template-" + weapon.template})
    return {
        "name": named(called(weapon)),
        "lines": [
            line("paper-range", f"{weapon.reach:g}″" if weapon.ranged else "–"),
            line("warzone-stat-st", f"{strength}"),
            line("paper-rate", f"{weapon.rate}"),
            line("warzone-paper-avv", f"{weapon.avv}"),
            {
                "label": {"id": "paper-damage"},
                "value": "",
                "words": {"id": "warzone-damage-" + weapon.damage.lower()},
            },
        ],
        "note": note,
    }


def _skill(id: str, value: int) -> Words:
    return {"id": "warzone-skill-" + id, "values": {"x": value}}


def _rules(profile: Profile, entry: Entry, weapons: list[Weapon]) -> list[PaperRule]:
    """Skills of the models and of their weapons, powers and doctrines, each with its sentence."""
    skills = dict(profile.skills)
    for weapon in weapons:
        for id, value in weapon.skills.items():
            skills.setdefault(id, value)
    rules: list[PaperRule] = [
        {"name": _skill(id, value), "text": {"id": f"warzone-skill-{id}-text", "values": {"x": value}}}
        for id, value in skills.items()
    ]
    for id in entry.powers:
        rules.append({"name": {"id": "warzone-power-" + id}, "text": {"id": f"warzone-power-{id}-text"}})
    for id in entry.doctrines:
        rules.append(
            {"name": {"id": "warzone-doctrine-" + id}, "text": {"id": f"warzone-doctrine-{id}-text"}}
        )
    return rules
