"""An army being put together: every step is tried and kept only while the list stays legal."""

from __future__ import annotations

from typing import Final

from sandtable.core.dice import SeededDice
from sandtable.core.printed import Row
from sandtable.core.wire import Json, list_of, number_of, table_of
from sandtable.systems.fallout.army.law import hero_limit
from sandtable.systems.fallout.army.list_read import ArmyList, Terms
from sandtable.systems.fallout.army.lists import BATTLE_LEVEL, ITEMS_OF, read_army
from sandtable.systems.fallout.book.hero_skills import skill_ids
from sandtable.systems.fallout.book.profiles import Catalogue, UnitProfile
from sandtable.systems.fallout.book.words import (
    ANY_WEAPON,
    BEAST,
    GRUNT,
    HERO,
    MINIGUN,
    PILOTING,
    ROBOT,
    SQUADLEADER,
    STIMPAK,
    UNARMED,
)

MOST_GROWTH: Final = 200
PLAIN_WEAPONS: Final = ("club", "knife", "spear", "pistol", "smg", "rifle")
RESTRICTED: Final = ("heavy", "rpg", MINIGUN)


class Draft:
    """Units chosen so far for one faction and so many points."""

    def __init__(self, catalogue: Catalogue, faction: str, points: float) -> None:
        self.catalogue = catalogue
        self.faction = faction
        self.points = points
        self.units: list[Row] = []

    def listed(self) -> Json:
        """The list as a person would write it."""
        return {
            "faction": self.faction,
            "edition": self.catalogue.edition,
            "points": int(self.points),
            "units": [unit for unit in self.units],
        }

    def read(self) -> ArmyList:
        """The list as the rules read it."""
        return read_army(self.catalogue, self.listed(), Terms(limit=self.points))

    def left(self) -> float:
        """Points not yet spent."""
        return self.points - self.read().points()

    def add(self, unit: Row) -> bool:
        """Takes one unit more if the list stays legal."""
        self.units.append(unit)
        if self.read().reasons:
            self.units.pop()
            return False
        return True

    def _change(self, at: int, unit: Row) -> bool:
        before = self.units[at]
        self.units[at] = unit
        if self.read().reasons:
            self.units[at] = before
            return False
        return True

    # ------------------------------------------------------------ spending what is left

    def grow(self, dice: SeededDice | None = None) -> None:
        """One figure more here and there, for as long as anybody can be paid."""
        stuck = 0
        at = dice.below(len(self.units)) if dice is not None and self.units else 0
        for _ in range(MOST_GROWTH):
            if not self.units or stuck > len(self.units) or self.left() < 1:
                return
            at = (at + 1) % len(self.units)
            stuck = 0 if self._one_more(at) else stuck + 1

    def _one_more(self, at: int) -> bool:
        unit = self.units[at]
        figures = list_of(unit.get("figures"))
        for number, value in enumerate(figures):
            row = dict(table_of(value))
            row["count"] = int(number_of(row.get("count", 1)) or 1) + 1
            wider = dict(unit)
            wider["figures"] = [*figures[:number], row, *figures[number + 1 :]]
            if self._change(at, wider):
                return True
        return False

    def spend_change(self) -> None:
        """The last few points: grenades for leaders, then a dose of something."""
        for at in range(len(self.units)):
            unit = self.units[at]
            if self.left() >= 2 and "leader" in unit:
                self._change(at, {**unit, "grenades": int(number_of(unit.get("grenades", 0)) or 0) + 1})
            unit = self.units[at]
            if self.left() >= 1:
                self._change(at, {**unit, "items": [*list_of(unit.get("items", [])), STIMPAK]})

    # ------------------------------------------------------------ luck

    def try_luck(self, dice: SeededDice, vehicles: bool) -> bool:
        """One unit drawn at random, kept if it is legal and can be paid."""
        catalogue = self.catalogue
        own = self._own()
        draw = dice.below(10)
        if draw <= 2 and vehicles and self._driver_left():
            ids = [vehicle.id for vehicle in catalogue.vehicles.values() if vehicle.points]
            return self.add({"take": ids[dice.below(len(ids))]})
        lone = [unit for unit in own if unit.rank == HERO]
        if draw <= 3 and lone and self._hero_left():
            return self.add(self._hero(lone[dice.below(len(lone))], dice))
        bodies = [unit for unit in own if unit.beastlord or unit.rank in (GRUNT, ROBOT)]
        return self.add(self._squad(bodies[dice.below(len(bodies))], own, dice))

    def _own(self) -> list[UnitProfile]:
        """All kinds of troops the faction has."""
        return [unit for unit in self.catalogue.units.values() if unit.faction == self.faction]

    def _driver_left(self) -> bool:
        """Whether there is a hero with Piloting for one vehicle more."""
        if not self.units:
            return False
        read = self.read()
        drivers = [hero for hero in read.heroes() if PILOTING in hero.skills]
        return len([entry for entry in read.entries if entry.vehicle]) < len(drivers)

    def _hero_left(self) -> bool:
        """fallout.army.hero.limit: whether the squads allow for one hero more."""
        if not self.units:
            return hero_limit(0) > 0
        read = self.read()
        return len(read.heroes()) < hero_limit(read.squads())

    def _hero(self, profile: UnitProfile, dice: SeededDice) -> Row:
        skills = skill_ids()
        level = 1 + (dice.below(BATTLE_LEVEL) if dice.below(3) == 0 else 0)
        chosen = skills[dice.below(len(skills))]
        unit: Row = {
            "take": profile.id,
            "level": level,
            "skills": [chosen] * level,
            "weapon": self._weapon(profile, dice, True),
            "items": self._items(profile, dice),
        }
        if profile.beastlord and dice.below(2):
            unit["figures"] = self._beasts(profile, dice)
        return unit

    def _squad(self, profile: UnitProfile, own: list[UnitProfile], dice: SeededDice) -> Row:
        if profile.beastlord:
            led: Row = {"take": profile.id, "weapon": self._weapon(profile, dice, False)}
            if profile.rank == HERO:
                led = self._hero(profile, dice)
            led["figures"] = self._beasts(profile, dice)
            return led
        if profile.robot:
            return {"take": profile.id, "figures": [self._row(profile, 1 + dice.below(4), dice)]}
        leaders = [unit for unit in own if unit.rank == SQUADLEADER and not unit.beastlord]
        matching = [unit for unit in leaders if unit.id == profile.id + "_sl"] or leaders
        leader = matching[dice.below(len(matching))]
        size = 2 + dice.below(5)
        figures: list[Json] = [self._row(profile, size, dice)]
        if size > 3 and profile.weapons == ANY_WEAPON and dice.below(2):
            heavy = RESTRICTED[dice.below(len(RESTRICTED))]
            figures = [self._row(profile, size - 1, dice), {"count": 1, "weapon": heavy}]
        return {
            "take": profile.id,
            "leader": leader.id,
            "weapon": self._weapon(leader, dice, True),
            "items": self._items(leader, dice),
            "figures": figures,
        }

    def _row(self, profile: UnitProfile, count: int, dice: SeededDice) -> Row:
        if profile.weapons != ANY_WEAPON:
            return {"count": count}
        return {"count": count, "weapon": self._weapon(profile, dice, False)}

    def _weapon(self, profile: UnitProfile, dice: SeededDice, leads: bool) -> str:
        if profile.weapons != ANY_WEAPON:
            return UNARMED
        if leads and dice.below(6) == 0:
            return RESTRICTED[dice.below(len(RESTRICTED))]
        return PLAIN_WEAPONS[dice.below(len(PLAIN_WEAPONS))]

    def _items(self, profile: UnitProfile, dice: SeededDice) -> list[Json]:
        if not ITEMS_OF.get(profile.rank, 0) or dice.below(3):
            return []
        ids = [
            item.id
            for item in self.catalogue.items.values()
            if not item.faction_only and item.requires_in <= profile.iq
        ]
        return [ids[dice.below(len(ids))]]

    def _beasts(self, profile: UnitProfile, dice: SeededDice) -> list[Json]:
        """fallout.unit.beastlord.size: no more beasts than his Charisma."""
        kinds = [
            unit.id
            for unit in self.catalogue.units.values()
            if unit.rank == BEAST and not unit.fights_own_kind
        ]
        beasts: list[Json] = []
        room = 1 + dice.below(profile.ch)
        while room > 0:
            count = 1 + dice.below(room)
            beasts.append({"type": kinds[dice.below(len(kinds))], "count": count})
            room -= count
        return beasts
