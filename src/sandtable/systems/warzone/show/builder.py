"""What army lists are built from: every row with its choices. Prices here are labels; `entries.cost` reckons."""

from __future__ import annotations

from typing import Final

from sandtable.core.printed import Row, whole, word
from sandtable.core.wire import Json
from sandtable.systems.warzone.army.deck_building import FEWEST_CARDS
from sandtable.systems.warzone.army.entries import (
    DOCTRINE_ROLES,
    DRIVEN,
    DROVER,
    MOST_DOCTRINES,
    SQUADS,
    TYPES,
    built_from_line,
    prices,
    printed,
    weapon_of,
)
from sandtable.systems.warzone.army.rosters import template
from sandtable.systems.warzone.book.catalogue import Catalogue, load
from sandtable.systems.warzone.book.profiles import Profile
from sandtable.systems.warzone.book.tables import rows
from sandtable.systems.warzone.book.titles import called, profile_name, source_name
from sandtable.systems.warzone.book.words import (
    ANY_FACTION,
    BAUHAUS,
    BROTHERHOOD,
    RANGED_TYPE,
    SKILL_PSYCHIC,
    TROOP,
)
from sandtable.systems.warzone.state.art import model_art

SIZES: Final[list[Json]] = [1000, 300, 500, 750, 1500]
RULES: Final = (
    "warzone.army.points",
    "warzone.army.chart",
    "warzone.army.special_weapon",
    "warzone.army.hero.line",
    "warzone.army.hero.type_cost",
    "warzone.faction.bauhaus.doctrine",
    "warzone.faction.brotherhood.art",
    "warzone.psychic.powers",
    "warzone.deck.min",
    "warzone.deck.limit.strategy",
    "warzone.deck.limit.tactic",
    "warzone.deck.limit.gear",
)
KINDS: Final = {
    "warlord": "warlord",
    "lord": "lord",
    "troop": "troop",
    "support": "support",
    "light": "light",
    "heavy": "heavy",
}


def builder_of() -> dict[str, Json]:
    """warzone.army: factions, sizes, the rules in words, and every unit that can be added."""
    catalogue = load()
    entries: list[Json] = [_entry(catalogue, profile) for profile in catalogue.units.values()]
    return {
        "factions": [
            {"id": id, "name": {"id": "warzone-faction-" + id}, "note": {"id": f"warzone-faction-{id}-note"}}
            for id in catalogue.factions
        ],
        "points": SIZES,
        "choices": [_deck_choice(catalogue)],
        "rules": [{"id": id, "label": {"id": "warzone-built-" + id.replace(".", "-")}} for id in RULES],
        "entries": entries,
    }


def _entry(catalogue: Catalogue, profile: Profile) -> Json:
    art: dict[str, Json] = {part: name for part, name in model_art(profile, profile.weapons).items()}
    made: dict[str, Json] = {
        "id": profile.id,
        "name": profile_name(profile),
        "faction": "" if profile.faction == ANY_FACTION else profile.faction,
        "kind": KINDS[profile.role],
        "note": source_name(profile),
        "points": profile.points * profile.squad_min,
        "most": _most(profile.role),
        "stats": _stats(profile),
        "art": art,
        "unit": template(catalogue, profile.id),
        "choices": _choices(catalogue, profile),
    }
    return made


def _most(role: str) -> int:
    for row in rows("chart", "chart"):
        if word(row, "role") == role:
            return whole(row, "most")
    return 1


def _stats(profile: Profile) -> Json:
    figures: list[tuple[str, str]] = [
        ("m", f"{profile.m}"),
        ("cc", f"{profile.cc}"),
        ("rs", f"{profile.rs}"),
        ("st", f"{profile.st}"),
    ]
    if not profile.vehicle:
        armour = f"{profile.a}({profile.impenetrable})" if profile.impenetrable else f"{profile.a}"
        figures.extend(
            [
                ("con", f"{profile.con}"),
                ("wp", f"{profile.wp}"),
                ("ld", f"{profile.ld}"),
                ("w", f"{profile.w}"),
                ("a", armour),
            ]
        )
    return [{"label": {"id": "warzone-stat-" + id}, "value": value} for id, value in figures]


# ------------------------------------------------------------ choices


def _choice(id: str, kind: str, why: str) -> Row:
    return {"id": id, "label": {"id": "warzone-built-" + id.replace("_", "-")}, "kind": kind, "why": why}


def _choices(catalogue: Catalogue, profile: Profile) -> list[Json]:
    choices: list[Json] = []
    if profile.role in SQUADS:
        size = _choice("size", "number", "warzone.army.chart")
        size.update({"least": profile.squad_min, "most": profile.squad_max, "default": profile.squad_min})
        choices.append(size)
    if profile.role == TROOP:
        choices.append(_specials(catalogue, profile))
    if profile.faction == BAUHAUS and profile.role in DOCTRINE_ROLES:
        choices.append(_doctrines())
    if profile.id == DRIVEN:
        drover = _choice("drover", "flag", "warzone.army.chart")
        drover["points"] = catalogue.units[DROVER].points
        choices.append(drover)
    knows = profile.skills.get(SKILL_PSYCHIC, 0)
    if profile.faction == BROTHERHOOD and profile.role in SQUADS:
        choices.append(_powers(catalogue, "warzone.faction.brotherhood.art", ["art"], 1, 2, prices()["art"]))
    elif knows:
        choices.append(_powers(catalogue, "warzone.psychic.powers", [], knows, knows, 0))
    if built_from_line(profile):
        choices.extend(_hero(catalogue, profile))
    return choices


def _specials(catalogue: Catalogue, profile: Profile) -> Json:
    options: list[Json] = [
        {
            "id": weapon.id,
            "label": called(weapon),
            "points": weapon.option_points,
            "most": profile.squad_max // 5,
        }
        for weapon in catalogue.weapons.values()
        if weapon.option_points >= 0 and weapon.faction in (ANY_FACTION, profile.faction)
    ]
    choice = _choice("special", "many", "warzone.army.special_weapon")
    choice.update({"options": options, "least": 0, "most": profile.squad_max // 5, "per": "unit"})
    return choice


def _doctrines() -> Json:
    options: list[Json] = [
        {
            "id": word(row, "id"),
            "label": {"id": "warzone-doctrine-" + word(row, "id")},
            "points": whole(row, "cost"),
        }
        for row in rows("chart", "doctrine")
    ]
    choice = _choice("doctrines", "many", "warzone.faction.bauhaus.doctrine")
    choice.update({"options": options, "least": 0, "most": MOST_DOCTRINES, "per": "figure"})
    return choice


def _powers(catalogue: Catalogue, why: str, lists: list[str], least: int, most: int, price: int) -> Json:
    options: list[Json] = [
        {
            "id": power.id,
            "label": {"id": "warzone-power-" + power.id},
            "points": price,
            "note": {"id": f"warzone-power-{power.id}-text"},
        }
        for power in catalogue.powers.values()
        if not lists or power.list in lists
    ]
    choice = _choice("powers", "many", why)
    choice.update({"options": options, "least": least, "most": most, "per": "unit"})
    return choice


def _hero(catalogue: Catalogue, profile: Profile) -> list[Json]:
    """warzone.army.hero.stat_cost, .weapon_cost, .type_cost: the stat line as a row of numbers."""
    choices: list[Json] = []
    for step in catalogue.steps.values():
        usual = printed(profile, step.id)
        if usual >= 0:
            choice = _choice(step.id, "number", step.why)
            choice.update(
                {
                    "least": min(step.least, usual),
                    "most": max(step.most, usual),
                    "default": usual,
                    "points": step.cost,
                    "per": "unit",
                }
            )
            choices.append(choice)
    allowed = catalogue.leader_types[profile.leader or "commander"]
    for key in TYPES:
        weapon = weapon_of(profile, key == RANGED_TYPE)
        if weapon is not None and allowed:
            options: list[Json] = [
                {
                    "id": damage,
                    "label": {"id": "warzone-damage-" + damage.lower()},
                    "points": 0 if damage == weapon.damage else catalogue.type_costs[damage],
                }
                for damage in [weapon.damage, *(other for other in allowed if other != weapon.damage)]
            ]
            choice = _choice(key, "one", "warzone.army.hero.type_cost")
            choice.update({"options": options, "default": weapon.damage, "per": "unit"})
            choices.append(choice)
    return choices


def _deck_choice(catalogue: Catalogue) -> Json:
    """warzone.deck.optional: the cards of a deck, for games that are played with one; none is the house deck."""
    options: list[Json] = [
        {
            "id": card.id,
            "label": {"id": "warzone-card-" + card.id},
            "note": {"id": f"warzone-card-{card.id}-text"},
            "most": card.copies,
        }
        for card in catalogue.cards.values()
    ]
    choice = _choice("deck", "many", "warzone.deck.min")
    choice.update({"options": options, "least": FEWEST_CARDS})
    return choice
