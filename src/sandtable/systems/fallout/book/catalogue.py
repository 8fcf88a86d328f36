"""The catalogue: every printed figure of one edition, in the unit of length a game is played in.

It is read once for each edition and unit (fallout.measure.unit.en, fallout.measure.unit.it: the printed pair counts,
2.5 cm for every inch) and shared by all games.
"""

from __future__ import annotations

from typing import Final

from sandtable.core.keeping import Kept
from sandtable.core.packs import marked, prices_in
from sandtable.core.printed import DataError, Row, whole, word, words
from sandtable.core.wire import list_of, table_of
from sandtable.systems.fallout.book.packs import unit_rows_of, weapon_rows_of
from sandtable.systems.fallout.book.profiles import (
    AREA,
    MELEE,
    NEVER_OUT,
    SINGLE,
    Blast,
    BurstTemplate,
    Catalogue,
    Damage,
    ItemProfile,
    Light,
    Mode,
    UnitProfile,
    VehicleProfile,
    Weapon,
)
from sandtable.systems.fallout.book.tables import flag, measured, printed, rows, wholes
from sandtable.systems.fallout.book.words import (
    EMP_GRENADE,
    INTELLIGENCE,
    ITALIAN,
    LASER,
    MINE,
    RANGED,
    ROBOT,
    SMOKE_GRENADE,
    UNARMED,
)

THROWN_ITEMS: Final = (SMOKE_GRENADE, EMP_GRENADE)

_loaded: Final = Kept[tuple[str, str], Catalogue](8)
_packed: Final = Kept[str, Catalogue](16)


def load(edition: str, unit: str) -> Catalogue:
    """The catalogue of an edition ("en" or "it") for games in "in" or "cm"."""
    key = (edition, unit)
    catalogue = _loaded.get(key)
    if catalogue is None:
        catalogue = _loaded.keep(key, _filled(edition, unit))
    return catalogue


def packed(catalogue: Catalogue, pack: Row | None) -> Catalogue:
    """The catalogue with a pack's rows and prices; each is read once."""
    if pack is None:
        return catalogue
    key = f"{catalogue.edition} {catalogue.unit} {pack!r}"
    return _packed.get(key) or _packed.keep(key, _with_pack(catalogue.edition, catalogue.unit, pack))


def _with_pack(edition: str, unit: str, pack: Row) -> Catalogue:
    """Rows by the ids of the lists; what comes from the pack has an id inside that no other list has."""
    made = _filled(edition, unit)
    made.pack = pack
    for path, points in prices_in(pack, "pts").items():
        _reprice(made, path, points)
    for row in weapon_rows_of(pack):
        id = word(row, "id")
        weapon = _weapon(row, edition, unit)
        weapon.id, weapon.own = marked(pack, id), word(row, "name")
        made.weapons[id] = weapon
    for row in unit_rows_of(pack):
        id = word(row, "id")
        profile = _unit(row, edition, unit)
        profile.id, profile.own = marked(pack, id), word(row, "name")
        made.units[id] = profile
    return made


def _reprice(made: Catalogue, path: str, points: float) -> None:
    """fallout.army.figure_value: what a pack asks for something of the book."""
    table, _, id = path.partition(".")
    if table == "unit":
        made.units[id].points = points
    elif table == "weapon":
        made.weapons[id].points = points
    elif table == "item":
        made.items[id].points = points
    else:
        made.vehicles[id].points = points
        made.priced.append(id)


def _filled(edition: str, unit: str) -> Catalogue:
    made = Catalogue(edition, unit)
    for row in rows("templates", "template"):
        template = BurstTemplate(
            id=word(row, "id"),
            near=measured(row, "near_width", unit),
            far=measured(row, "far_width", unit),
            length=measured(row, "length", unit),
        )
        made.templates[template.id] = template
    for row in rows("blasts", "blast"):
        blast = Blast(
            id=word(row, "id"),
            radius=measured(row, "radius", unit),
            scatter_minus=whole(row, "scatter_minus", 0),
        )
        made.blasts[blast.id] = blast
    for row in rows("weapons", "weapon"):
        made.weapons[word(row, "id")] = _weapon(row, edition, unit)
    made.unarmed = made.weapons[UNARMED]
    for row in rows("items", "item"):
        made.items[word(row, "id")] = _item(row, unit)
    for id in THROWN_ITEMS:
        made.weapons[id] = _thrown_item(made, id)
    made.weapons[MINE] = _mine(made)
    for row in rows("units", "unit"):
        made.units[word(row, "id")] = _unit(row, edition, unit)
    for row in rows("vehicles", "vehicle"):
        made.vehicles[word(row, "id")] = _vehicle(made, row, unit)
    for row in rows("light", "light"):
        made.lights[word(row, "id")] = _light(row)
    return made


# ------------------------------------------------------------ weapons and items


def damage_of(text: str) -> Damage:
    """fallout.dice.minimum, fallout.dice.no_minimum_cannon: "2", "1d10" or "1d10-6 min 1"."""
    if not text.startswith("1d10"):
        return Damage(fixed=int(text))
    minus = text.removeprefix("1d10").split(" ")[0]
    return Damage(die=True, minus=-int(minus) if minus else 0)


def _weapon(row: Row, edition: str, unit: str) -> Weapon:
    rule = word(row, "rule")
    modes = [_mode(table_of(entry), rule, edition, unit) for entry in list_of(row.get("mode"))]
    id = word(row, "id")
    for mode in modes:
        mode.laser = id == LASER  # fallout.optional.metal_laser
    return Weapon(
        id=id,
        points=float(whole(row, "pts")),
        rule=rule,
        modes=modes,
        restricted=flag(row, "restricted"),
        consumed=flag(row, "consumed"),
        optional=flag(row, "optional"),
        buyable=row.get("buyable") is not False and id != UNARMED,
    )


def _mode(row: Row, rule: str, edition: str, unit: str) -> Mode:
    """One way to attack; built-in guns print a single save for both ranges (fallout.unit.robot.ranged_save)."""
    name = SINGLE if row.get("mode") == RANGED else word(row, "mode")
    house = edition == ITALIAN and "damage_it_house" in row  # fallout.unit.wasp.poison.it
    save = whole(row, "save_it_house" if house else "save", 0)
    reach = measured(row, "reach" if name == MELEE else "range_max", unit, 0.0)
    formula = word(row, "range_max_formula", "")
    return Mode(
        mode=name,
        stat=word(row, "stat"),
        rule=rule,
        damage=damage_of(word(row, "damage_it_house" if house else "damage")),
        stat_modifier=whole(row, "stat_modifier", 0),
        aim_bonus=whole(row, "ag_bonus", 0),
        save_short=whole(row, "save_short", save),
        save_long=whole(row, "save_long", save),
        reach=reach,
        short=measured(row, "range_short", unit, reach),
        template=word(row, printed(row, "template", edition), ""),
        blast=word(row, "blast", ""),
        throw_factor=int(formula.split("*")[0]) if formula else 0,
        dice=whole(row, "dice", 1),
        targets=whole(row, "targets", 1),
        poison=flag(row, "poison"),
    )


def _item(row: Row, unit: str) -> ItemProfile:
    out_on = word(row, "out_on", "")
    grants = word(row, "grants", "")
    return ItemProfile(
        id=word(row, "id"),
        points=float(whole(row, "pts")),
        rules=words(row, "rules"),
        doses=whole(row, "doses", 0),
        skill=word(row, "skill", ""),
        skill_bonus=whole(row, "skill_bonus", 0),
        heal_extra=whole(row, "heal_extra", 0),
        out_on=int(out_on.split("-")[0]) if out_on else NEVER_OUT,
        requires_in=whole(row, "requires_in", 0),
        faction_only=word(row, "faction_only", ""),
        grants=int(grants.split(":")[1]) if grants else 0,
        reach=measured(row, "reach", unit, 0.0),
    )


def _thrown_item(made: Catalogue, id: str) -> Weapon:
    """fallout.item.smoke.throw, fallout.item.emp: thrown by the rules of grenades; smoke harms nobody."""
    item = made.items[id]
    grenade = made.weapons["grenade"].modes[0]
    harmless = id == SMOKE_GRENADE
    mode = Mode(
        mode=AREA,
        stat=grenade.stat,
        rule=item.rules[0],
        damage=Damage() if harmless else grenade.damage,
        save_short=grenade.save_short,
        save_long=grenade.save_short,
        saves=not harmless,
        blast=grenade.blast,
        throw_factor=grenade.throw_factor,
    )
    return Weapon(
        id=id, points=item.points, rule=item.rules[0], modes=[mode], consumed=True, buyable=False, item=id
    )


def _mine(made: Catalogue) -> Weapon:
    """fallout.mine.detonate.damage, fallout.mine.price: a mine as the thing that harms whoever is near."""
    row = next(row for row in rows("blasts", "blast") if row["id"] == MINE)
    mode = Mode(
        mode=AREA,
        stat="",
        rule="fallout.mine.detonate.damage",
        damage=damage_of(word(row, "damage")),
        save_short=whole(row, "save"),
        save_long=whole(row, "save"),
        blast=MINE,
    )
    price = float(whole(row, "pts_house"))
    return Weapon(id=MINE, points=price, rule="fallout.mine.price", modes=[mode], buyable=False)


# ------------------------------------------------------------ troops


def _unit(row: Row, edition: str, unit: str) -> UnitProfile:
    """fallout.unit.data: one row of the army lists, with what its special rules give."""
    robot = word(row, "rank") == ROBOT
    profile = UnitProfile(
        id=word(row, "id"),
        faction=word(row, "faction"),
        rank=word(row, "rank"),
        race=word(row, "race", ""),
        st=whole(row, "s"),
        pe=whole(row, "p"),
        en=whole(row, "e"),
        ch=whole(row, "c"),
        iq=whole(row, "i"),
        ag=whole(row, "a"),
        lk=whole(row, "l"),
        hp=whole(row, printed(row, "hp", edition)),
        ac=whole(row, printed(row, "ac", edition)),
        points=_cost(row, edition),
        weapons=word(row, "weapons"),
        specials=words(row, "specials"),
        robot=robot,
        metal=robot,  # fallout.optional.metal_laser names all robots
        flies=flag(row, "flies"),
        immune_radiation=flag(row, "immune_radiation"),
    )
    for entry in words(row, printed(row, "skills", edition)):
        skill, level = entry.split(":")
        profile.skills[skill] = profile.iq if level == INTELLIGENCE else int(level)
    for value in list_of(row.get("attack")):
        attack = table_of(value)
        profile.modes.append(_mode(attack, _attack_rule(profile, attack), edition, unit))
    for ability in rows("abilities", "ability"):
        if word(ability, "rule") in profile.specials and word(ability, "edition", edition) == edition:
            _grant(profile, ability, unit)
    return profile


def _cost(row: Row, edition: str) -> float:
    """fallout.army.robot_points: robots are priced by the house, everybody else by his book."""
    key = "pts_" + edition
    return float(whole(row, key if key in row else "pts_house"))


def _attack_rule(profile: UnitProfile, attack: Row) -> str:
    if profile.robot and attack.get("mode") == RANGED:
        return "fallout.unit.robot.ranged_save"
    return "fallout.unit.data" if profile.robot else "fallout.unit.beast.weapons"


def _grant(profile: UnitProfile, row: Row, unit: str) -> None:
    """What a special rule gives to a kind of unit, on top of what its row says."""
    _grant_senses(profile, row)
    _grant_temper(profile, row)
    profile.poison_bonus += whole(row, "poison_bonus", 0)
    profile.hardy += whole(row, "hardy", 0)
    profile.charge_factor = whole(row, "charge_factor", profile.charge_factor)
    profile.link = measured(row, "link", unit, profile.link)
    for mode in profile.modes:
        mode.pack = mode.pack or flag(row, "pack")
        mode.knockdown = whole(row, "knockdown", mode.knockdown)
        mode.self_knockdown = whole(row, "self_knockdown", mode.self_knockdown)
        mode.saves = mode.saves and not flag(row, "no_damage")


def _grant_senses(profile: UnitProfile, row: Row) -> None:
    """What light and ground do to it, and what it is made of."""
    profile.night_sight = profile.night_sight or flag(row, "night_sight")
    profile.no_light = profile.no_light or flag(row, "no_light")
    profile.metal = profile.metal or flag(row, "metal")
    profile.free_rough = profile.free_rough or flag(row, "free_rough")
    profile.no_shallow = profile.no_shallow or flag(row, "no_shallow")


def _grant_temper(profile: UnitProfile, row: Row) -> None:
    """How it goes with others: whom it leads, links to, avenges or fights."""
    profile.never_links = profile.never_links or flag(row, "never_links")
    profile.morale_immune = profile.morale_immune or flag(row, "morale_immune")
    profile.beastlord = profile.beastlord or flag(row, "beastlord")
    profile.elder = profile.elder or flag(row, "elder")
    profile.avenged = profile.avenged or flag(row, "avenged")
    profile.avenges = profile.avenges or flag(row, "avenges")
    profile.fights_own_kind = profile.fights_own_kind or flag(row, "fights_own_kind")


def limits_of(race: str) -> tuple[list[int], list[int]] | None:
    """fallout.race.limits: the least and the most of every statistic of a race, for inventing characters."""
    for row in rows("races", "race"):
        if word(row, "id") == race:
            return wholes(row, "min"), wholes(row, "max")
    return None


# ------------------------------------------------------------ vehicles, light, terrain


def _vehicle(made: Catalogue, row: Row, unit: str) -> VehicleProfile:
    """fallout.vehicle.data, fallout.vehicle.size: the Nuclear APC has one speed and no cost."""
    inch = made.lengths.inch
    normal = measured(row, "move_normal", unit)
    turn = float(whole(row, "turn_normal"))
    id = word(row, "id")
    gun = word(row, "weapon", "")
    if gun and gun not in made.weapons:
        raise DataError(f'data/vehicles.toml: vehicle "{id}" names weapon "{gun}"')
    return VehicleProfile(
        id=id,
        normal=normal,
        fast=measured(row, "move_fast", unit, normal),
        turn_normal=turn,
        turn_fast=float(whole(row, "turn_fast", int(turn))),
        passengers=whole(row, "passengers"),
        dt=whole(row, "dt"),
        hp_disabled=whole(row, "hp_disabled"),
        hp_destroyed=whole(row, "hp_destroyed"),
        points=float(whole(row, "pts", 0)),
        length=whole(row, "house_length") * inch,
        width=whole(row, "house_width") * inch,
        fire_limit=whole(row, "max_firing_passengers", 0),
        weapon=made.weapons[gun] if gun else None,
    )


def _light(row: Row) -> Light:
    return Light(
        id=word(row, "id"),
        die_modifier=whole(row, "die_modifier"),
        range_multiplier=whole(row, "range_multiplier"),
        changes_on=whole(row, "changes_on", 0),
        changes_to=word(row, "changes_to", ""),
        rule=words(row, "rules")[0],
    )
