"""Army lists: what a person may write, and every reason why a list is refused.

A list is `{"name": …, "faction": …, "units": [ … ], "mines": 2}`. A unit says whom it takes and what its leader has:

    {"take": "knight", "leader": "knight_sl", "weapon": "smg", "items": ["stimpak"],
     "figures": [{"count": 3, "weapon": "rifle"}, {"count": 1, "weapon": "heavy", "grenades": 1}]}      a squad
    {"take": "paladin_hero", "level": 3, "skills": ["doctor", "doctor"], "weapon": "rifle"}             a lone hero
    {"take": "beastlord", "weapon": "spear", "figures": [{"type": "dog", "count": 3}]}                  beasts
    {"take": "humvee"}                                                                                  a vehicle

`weapon`, `grenades`, `items`, `level` and `skills` are those of the leader or hero. A unit that needs nothing more may
be written as the word it takes. `pack` at the top brings weapons, troops and prices of one's own (docs/packs.md).
"""

from __future__ import annotations

from typing import Final

from sandtable.core.army_words import unknown_word
from sandtable.core.packs import PackError
from sandtable.core.printed import Row
from sandtable.core.wire import Json, Reason, list_of, number_of, table_of, text_of
from sandtable.systems.fallout.army.free_units import add_extras
from sandtable.systems.fallout.army.law import check_whole
from sandtable.systems.fallout.army.list_keys import ARMY, ROW, UNIT, why_not_values
from sandtable.systems.fallout.army.list_read import ArmyList, Terms
from sandtable.systems.fallout.army.muster import (
    Entry,
    Member,
    item_name,
    skill_name,
    special_only,
    vehicle_name,
)
from sandtable.systems.fallout.book.catalogue import packed
from sandtable.systems.fallout.book.hero_skills import (
    HIGHEST,
    base_level,
    points_for,
    points_spent,
    skill_ids,
    skills_with,
    wanted_levels,
)
from sandtable.systems.fallout.book.packs import SHELF
from sandtable.systems.fallout.book.profiles import Catalogue, UnitProfile
from sandtable.systems.fallout.book.tables import EDITIONS
from sandtable.systems.fallout.book.titles import title_of, title_of_weapon
from sandtable.systems.fallout.book.words import ANY_WEAPON, BEAST, ENGLISH, HERO, SQUADLEADER, UNARMED

ARMY_KEYS: Final = (
    "name", "faction", "edition", "points", "units", "mines", "tournament", "energy", "free_hero", "free_hero_weapon",
    "minigun_squad", "random", "roster", "title", "pack",
)  # fmt: skip
PERSON_KEYS: Final = ("take", "name", "weapon", "grenades", "items", "level", "skills", "xp", "hp")
SQUAD_KEYS: Final = (*PERSON_KEYS, "leader", "figures")
VEHICLE_KEYS: Final = ("take", "name", "damage")
ROW_KEYS: Final = ("type", "count", "weapon", "grenades")

MOST_GRENADES: Final = 10
MOST_UNITS: Final = 60
MOST_ROWS: Final = 40  # more than the largest squad has figures
HIGHEST_LEVEL: Final = 16  # fallout.advance.max
BATTLE_LEVEL: Final = 6  # fallout.army.hero_level_cap
ITEMS_OF: Final = {SQUADLEADER: 1, HERO: 2}
"""fallout.army.squadleader.item, fallout.army.hero.items: how many items each may carry."""


def read_army(catalogue: Catalogue, army: Json, terms: Terms) -> ArmyList:
    """An army list with every reason against it; `pack` brings figures of its own (book/packs.py)."""
    table = table_of(army)
    read = ArmyList(text_of(table.get("name"))[:60], terms, catalogue)
    try:
        catalogue = packed(catalogue, SHELF.named(table.get("pack")))
    except PackError as error:
        read.reasons.append(Reason("fallout.army.cost_parts", "fallout-army-pack", {"reason": str(error)}))
        return read
    read.catalogue = catalogue
    if not isinstance(army, dict) or not isinstance(table.get("units"), list):
        read.reasons.append(Reason("fallout.army.cost_parts", "fallout-army-shape"))
        return read
    read.reasons.extend(why_not_read(table))
    read.declared = text_of(table.get("faction"))
    units = list_of(table["units"])
    if len(units) > MOST_UNITS:
        read.reasons.append(Reason("fallout.army.cost_parts", "fallout-army-units", {"most": MOST_UNITS}))
    for at, value in enumerate(units[:MOST_UNITS]):
        EntryReader(catalogue, read, value, at).read_entry()
    read.mines = _mines(table, read)
    add_extras(read, army)
    number_names(read.entries)
    check_whole(read)
    return read


def why_not_read(table: Row) -> list[Reason]:
    """fallout.army.cost_parts: what a list says that no list can say, its units aside."""
    reasons = [
        unknown("fallout.army.cost_parts", "key", key, list(ARMY_KEYS), None)
        for key in table
        if key not in ARMY_KEYS
    ]
    edition = text_of(table.get("edition"))
    if edition and edition not in EDITIONS:
        reasons.append(unknown("fallout.army.cost_parts", "edition", edition, list(EDITIONS), None))
    return [*reasons, *why_not_values(table, ARMY)]


def _mines(table: Row, read: ArmyList) -> int:
    value = number_of(table.get("mines", 0))
    if value is None or value != int(value) or not 0 <= value <= 99:
        read.reasons.append(Reason("fallout.mine.buy", "fallout-army-mines-number"))
        return 0
    return int(value)


def unknown(why: str, what: str, word: str, known: list[str], at: int | None) -> Reason:
    """A word that is not in the book, in an entry of the list."""
    return unknown_word(why, "fallout-army", what, word, known, {} if at is None else {"at": at})


def number_names(entries: list[Entry]) -> None:
    """Units that would be called alike get a number each."""
    plain: list[Json] = [entry.name for entry in entries]
    for at, entry in enumerate(entries):
        if plain.count(plain[at]) > 1 and isinstance(entry.name, dict):
            number = plain[: at + 1].count(plain[at])
            entry.name = {"id": "fallout-name-nth", "values": {"unit": plain[at], "n": number}}


class EntryReader:
    """Reads one unit of a list and collects all that is wrong with it."""

    def __init__(self, catalogue: Catalogue, read: ArmyList, value: Json, at: int) -> None:
        self.catalogue = catalogue
        self.read = read
        self.row: Row = {"take": value} if isinstance(value, str) else table_of(value)
        self.at = at
        self.name: Json = f"{at + 1}"

    def refuse(self, why: str, message: str, values: Row | None = None) -> None:
        """Notes a reason against this unit."""
        filled: Row = {"at": self.at, "unit": self.name}
        if values is not None:
            filled.update(values)
        self.read.reasons.append(Reason(why, message, filled))

    def read_entry(self) -> None:
        """Adds the unit to the list; one that names nothing of the book is left out."""
        catalogue = self.catalogue
        self.read.reasons.extend(why_not_values(self.row, UNIT, self.at))
        take = text_of(self.row.get("take"))
        if take in catalogue.vehicles:
            self._vehicle(take)
            return
        if take not in catalogue.units:
            known = [*catalogue.units, *catalogue.vehicles]
            self.read.reasons.append(unknown("fallout.army.factions", "unit", take, known, self.at))
            return
        profile = catalogue.units[take]
        self.name = text_of(self.row.get("name"))[:60] or _usual_name(profile)
        entry = Entry(name=self.name, at=self.at)
        if profile.rank == HERO and not profile.beastlord and "figures" not in self.row:
            self._known_keys(PERSON_KEYS)
            entry.members.append(self._leader(profile))
        elif profile.beastlord:
            self._known_keys(tuple(key for key in SQUAD_KEYS if key != "leader"))
            entry.members.append(self._leader(profile))
            self._figures(entry, None)
        else:
            self._squad(entry, profile)
        self.read.entries.append(entry)
        self._size(entry, profile)

    # ------------------------------------------------------------ vehicles

    def _vehicle(self, id: str) -> None:
        """fallout.vehicle.nuclear_apc: the Nuclear APC only by consent."""
        self._known_keys(VEHICLE_KEYS)
        self.name = text_of(self.row.get("name"))[:60] or vehicle_name(id)
        entry = Entry(name=self.name, at=self.at, vehicle=id)
        if special_only(id) and not self.read.terms.nuclear_apc:
            self.refuse("fallout.vehicle.nuclear_apc", "fallout-army-special-vehicle")
        if "damage" in self.row:
            entry.damage = self._whole(self.row, "damage", 0, 0, 99, "fallout.campaign.track_damage")
            if entry.damage and not self.read.terms.campaign:
                self.refuse("fallout.campaign.track_damage", "fallout-army-campaign-only", {"what": "damage"})
        self.read.entries.append(entry)

    # ------------------------------------------------------------ squads

    def _squad(self, entry: Entry, profile: UnitProfile) -> None:
        """fallout.army.squad_leader_required: one leader, a squadleader or a hero of the same faction."""
        self._known_keys(SQUAD_KEYS)
        catalogue = self.catalogue
        if profile.rank == SQUADLEADER:
            self.refuse("fallout.army.squadleader.needs_squad", "fallout-army-needs-squad")
            return
        if profile.rank == HERO:
            self.refuse("fallout.army.hero.solo_or_lead", "fallout-army-hero-figures")
            return
        if profile.rank == BEAST:
            self.refuse("fallout.unit.beastlord.any_rank", "fallout-army-beasts-alone")
            return
        leader = text_of(self.row.get("leader"))
        if not leader:
            self._without_leader(profile)
        elif leader not in catalogue.units:
            known = [other for other, each in catalogue.units.items() if each.faction == profile.faction]
            self.read.reasons.append(
                unknown("fallout.army.squad_leader_required", "leader", leader, known, self.at)
            )
        else:
            self._may_lead(catalogue.units[leader], profile)
            entry.members.append(self._leader(catalogue.units[leader]))
        self._figures(entry, profile)

    def _without_leader(self, profile: UnitProfile) -> None:
        """fallout.army.robot_squads: robots need no leader, everybody else does."""
        for key in ("weapon", "grenades", "items", "level", "skills"):
            if self.row.get(key) not in (None, "", 0, 1, [], {}, UNARMED):
                self.refuse("fallout.army.item_users", "fallout-army-no-leader-key", {"key": key})
        if not profile.robot:
            self.refuse("fallout.army.squad_leader_required", "fallout-army-no-leader")

    def _may_lead(self, leader: UnitProfile, profile: UnitProfile) -> None:
        """fallout.army.squad_leader_required, fallout.army.robot_squads: who may lead these figures."""
        values: Row = {"leader": title_of(leader)}
        if profile.robot:
            if leader.id != profile.id or profile.weapons != ANY_WEAPON:
                self.refuse("fallout.army.robot_squads", "fallout-army-controller", values)
        elif leader.rank not in (SQUADLEADER, HERO) or leader.beastlord:
            self.refuse("fallout.army.squad_leader_required", "fallout-army-cannot-lead", values)
        elif leader.faction != profile.faction:
            self.refuse("fallout.army.squad_homogeneous", "fallout-army-foreign-leader", values)

    def _figures(self, entry: Entry, profile: UnitProfile | None) -> None:
        """The grunts row by row; `profile` is None for beasts, whose rows say which they are."""
        rows = list_of(self.row.get("figures", []))
        if len(rows) > MOST_ROWS:
            self.refuse("fallout.army.cost_parts", "fallout-army-rows", {"most": MOST_ROWS})
        for value in rows[:MOST_ROWS]:
            if not isinstance(value, dict):
                self.refuse("fallout.army.cost_parts", "fallout-army-row")
                continue
            row = value
            self.read.reasons.extend(why_not_values(row, ROW, self.at))
            for key in row:
                if key not in ROW_KEYS:
                    self.read.reasons.append(
                        unknown("fallout.army.cost_parts", "key", key, list(ROW_KEYS), self.at)
                    )
            count = self._whole(row, "count", 1, 0, 99, "fallout.army.cost_parts")
            kind = self._row_type(row, profile)
            if kind is None:
                continue
            weapon, grenades = self._arms(row, kind)
            for _ in range(count):
                entry.members.append(Member(profile=kind, weapon=weapon, grenades=grenades))

    def _row_type(self, row: Row, profile: UnitProfile | None) -> UnitProfile | None:
        """fallout.army.squad_homogeneous: grunts of one squad are of one type.

        fallout.unit.beastlord.mixed: beasts of all kinds may run together, but (fallout.unit.beastlord.one_each) with
        only one Beastlord, and nobody else.
        """
        id = text_of(row.get("type"))
        kind = self.catalogue.units.get(id) if id or profile is None else profile
        if kind is None:
            known = [other for other, each in self.catalogue.units.items() if each.rank == BEAST]
            self.read.reasons.append(unknown("fallout.unit.beastlord.mixed", "beast", id, known, self.at))
            return None
        values: Row = {"figure": title_of(kind)}
        if profile is None:
            if kind.beastlord:
                self.refuse("fallout.unit.beastlord.one_each", "fallout-army-two-beastlords")
            elif kind.rank != BEAST:
                self.refuse("fallout.unit.beastlord.mixed", "fallout-army-no-beast", values)
        elif kind.rank == SQUADLEADER:
            self.refuse("fallout.army.squadleader.no_double", "fallout-army-two-leaders", values)
        elif kind.rank == HERO:
            self.refuse("fallout.army.hero.solo_or_lead", "fallout-army-two-leaders", values)
        elif kind.id != profile.id:
            self.refuse("fallout.army.squad_homogeneous", "fallout-army-mixed", values)
        return kind

    def _size(self, entry: Entry, profile: UnitProfile) -> None:
        """How many figures a unit may have.

        fallout.army.squad_size.en: 3 to 20; fallout.army.squad_size.it: 3 to 30; the leader counts
        (fallout.army.squad_count_leader). fallout.army.robot_squads: robots from 1 on. Beasts have their own law.
        """
        if entry.is_lone_hero() or not entry.members:
            if not entry.members:
                self.refuse("fallout.army.cost_parts", "fallout-army-empty-unit")
            return
        if profile.beastlord:
            self._beasts(entry, profile)
            return
        english = self.catalogue.edition == ENGLISH
        least, most = (1 if profile.robot else 3), (20 if english else 30)
        size = len(entry.members)
        if not least <= size <= most:
            why = "fallout.army.squad_size." + self.catalogue.edition
            if profile.robot:
                why = "fallout.army.robot_squads"
            self.refuse(why, "fallout-army-size", {"n": size, "least": least, "most": most})

    def _beasts(self, entry: Entry, profile: UnitProfile) -> None:
        """fallout.unit.beastlord.no_min: no least and no most but his Charisma (fallout.unit.beastlord.size).

        fallout.unit.wolf.alpha.en: one Alpha at most, and not without an ordinary Wolf;
        fallout.unit.wolf.alpha.it: one at most.
        """
        beasts = entry.members[1:]
        if len(beasts) > profile.ch:
            self.refuse(
                "fallout.unit.beastlord.size", "fallout-army-charisma", {"n": len(beasts), "most": profile.ch}
            )
        if not beasts and profile.rank != HERO:
            self.refuse("fallout.unit.beastlord.no_min", "fallout-army-no-beasts")
        alphas = sum(1 for beast in beasts if beast.profile.fights_own_kind)
        wolves = sum(1 for beast in beasts if beast.profile is self.catalogue.units["wolf"])
        why = "fallout.unit.wolf.alpha." + self.catalogue.edition
        if alphas > 1:
            self.refuse(why, "fallout-army-alphas")
        elif alphas and not wolves and self.catalogue.edition == ENGLISH:
            self.refuse(why, "fallout-army-lone-alpha")

    # ------------------------------------------------------------ who leads, and what is carried

    def _leader(self, profile: UnitProfile) -> Member:
        weapon, grenades = self._arms(self.row, profile)
        member = Member(profile=profile, weapon=weapon, grenades=grenades, leader=True)
        self._items(member)
        self._level(member)
        self._skills(member)
        if "hp" in self.row:
            member.hp = self._whole(self.row, "hp", 0, 0, 99, "fallout.campaign.track_damage")
            if not self.read.terms.campaign:
                self.refuse("fallout.campaign.track_damage", "fallout-army-campaign-only", {"what": "hp"})
        return member

    def _arms(self, row: Row, profile: UnitProfile) -> tuple[str, int]:
        """fallout.army.weapon_carry: at most one bought weapon, and grenades.

        fallout.army.restricted.scope: Citizens (fallout.unit.citizen.unarmed), Scribes (fallout.unit.scribe.unarmed),
        beasts and robots with weapons built in buy none.
        """
        weapon = self._weapon(row)
        grenades = self._whole(row, "grenades", 0, 0, MOST_GRENADES, "fallout.army.weapon_carry")
        if profile.weapons != ANY_WEAPON and (weapon != UNARMED or grenades):
            why = "fallout.army.restricted.scope"
            for special in profile.specials:
                why = special if special.endswith(".unarmed") else why
            self.refuse(why, "fallout-army-no-weapons", {"figure": title_of(profile)})
            return UNARMED, 0
        return weapon, grenades

    def _weapon(self, row: Row) -> str:
        value = row.get("weapon", UNARMED)
        if isinstance(value, list):
            self.refuse("fallout.army.weapon_carry", "fallout-army-one-weapon")
            return UNARMED
        id = text_of(value) or UNARMED
        if id == UNARMED:
            return id
        weapon = self.catalogue.weapons.get(id)
        if weapon is None or not weapon.buyable or weapon.consumed:
            weapons = self.catalogue.weapons
            known = [w for w in weapons if w == UNARMED or (weapons[w].buyable and not weapons[w].consumed)]
            self.read.reasons.append(unknown("fallout.army.weapon_carry", "weapon", id, known, self.at))
            return UNARMED
        if weapon.optional and not self.read.terms.energy:
            self.refuse("fallout.optional.energy", "fallout-army-energy", {"weapon": title_of_weapon(weapon)})
        return id

    def _items(self, member: Member) -> None:
        """fallout.army.item_users: items are for squadleaders (one) and heroes (two).

        fallout.item.int_requirement: some ask for Intelligence. fallout.item.robot_kit: one is for robots alone.
        fallout.s3.contents, fallout.skill.steal: what was found or stolen in a campaign is carried all the same.
        """
        profile = member.profile
        loot = self.read.terms.loot
        ids = [text_of(value) for value in list_of(self.row.get("items", []))]
        rank = SQUADLEADER if profile.robot else profile.rank
        most = ITEMS_OF.get(rank, 0)
        if len(ids) > most and not (most and loot):
            why = (
                "fallout.army.item_users"
                if not most
                else f"fallout.army.{rank}.item" + ("s" if most > 1 else "")
            )
            values: Row = {"figure": title_of(profile), "n": len(ids), "most": most}
            self.refuse(why, "fallout-army-items", values)
        for id in ids:
            item = self.catalogue.items.get(id)
            if item is None:
                known = list(self.catalogue.items)
                self.read.reasons.append(unknown("fallout.army.item_users", "item", id, known, self.at))
                continue
            values = {"item": item_name(id), "figure": title_of(profile), "least": item.requires_in}
            if profile.iq < item.requires_in and not loot:
                self.refuse("fallout.item.int_requirement", "fallout-army-intelligence", values)
            if item.faction_only and profile.faction != item.faction_only and not loot:
                self.refuse("fallout.item.robot_kit", "fallout-army-robots-only", values)
            member.items.append(id)

    def _level(self, member: Member) -> None:
        """fallout.army.hero_level_cap: 1 to 6 outside campaigns; fallout.advance.heroes_only: for heroes alone."""
        terms = self.read.terms
        most = HIGHEST_LEVEL if terms.campaign or terms.high_levels else BATTLE_LEVEL
        level = self._whole(self.row, "level", 1, 1, most, "fallout.army.hero_level_cap")
        if level > 1 and not member.is_hero():
            self.refuse(
                "fallout.advance.heroes_only", "fallout-army-levels", {"figure": title_of(member.profile)}
            )
            return
        member.level = level

    def _skills(self, member: Member) -> None:
        """fallout.army.hero.skills: only heroes choose skills; fallout.skill.first_free, fallout.skill.points_max."""
        profile = member.profile
        given = self.row.get("skills")
        if not member.is_hero():
            if given not in (None, [], {}):
                self.refuse("fallout.army.hero.skills", "fallout-army-skills", {"figure": title_of(profile)})
            return
        wanted = wanted_levels(profile, given)
        if wanted is None:
            self.refuse("fallout.army.hero.skills", "fallout-army-skills-shape")
            return
        known = skill_ids()
        for skill in wanted:
            if skill not in known:
                self.read.reasons.append(unknown("fallout.skill.list", "skill", skill, known, self.at))
                return
        if not wanted:
            self.refuse("fallout.skill.first_free", "fallout-army-choose-skill")
            return
        for skill, level in wanted.items():
            least = max(profile.skills.get(skill, 0), 1) if skill in profile.skills else base_level(skill)
            if not least <= level <= HIGHEST:
                values: Row = {"skill": skill_name(skill), "least": least, "most": HIGHEST}
                self.refuse("fallout.skill.level_new", "fallout-army-skill-level", values)
                return
        spent, most = points_spent(profile, wanted), points_for(member.level)
        if spent > most:
            self.refuse("fallout.skill.points_max", "fallout-army-skill-points", {"n": spent, "most": most})
        member.skills = skills_with(profile, wanted)

    # ------------------------------------------------------------ words and numbers

    def _known_keys(self, known: tuple[str, ...]) -> None:
        for key in self.row:
            if key not in known:
                self.read.reasons.append(unknown("fallout.army.cost_parts", "key", key, list(known), self.at))

    def _whole(self, row: Row, key: str, usual: int, least: int, most: int, why: str) -> int:
        value = number_of(row.get(key, usual))
        if value is None or value != int(value) or not least <= value <= most:
            self.refuse(why, "fallout-army-number", {"what": key, "least": least, "most": most})
            return max(usual, least)
        return int(value)


def _usual_name(profile: UnitProfile) -> Json:
    """A hero by his type, everybody else as a squad of it."""
    if profile.rank == HERO and not profile.beastlord:
        return title_of(profile)
    return {"id": "fallout-name-squad", "values": {"unit": title_of(profile)}}
