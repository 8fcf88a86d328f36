"""The catalogue: every printed figure as a profile, with a pack's own where a list brings one. Read once, shared."""

from __future__ import annotations

from typing import Final

from sandtable.core.keeping import Kept
from sandtable.core.printed import Row, flag, length, whole, word, words
from sandtable.core.wire import Json, number_of, table_of, text_of
from sandtable.systems.warzone.book.packs import Library
from sandtable.systems.warzone.book.profiles import (
    CREW,
    HEAVY_COVER,
    IMPASSABLE,
    LIGHT_COVER,
    LOCATIONS,
    NO_COVER,
    OPEN,
    BaseSize,
    Boon,
    Card,
    Location,
    Power,
    Profile,
    TerrainKind,
    Weapon,
)
from sandtable.systems.warzone.book.tables import rows
from sandtable.systems.warzone.book.words import (
    BROTHERHOOD,
    DARK_LEGION,
    LORD,
    OWN_CASTER,
    OWN_SQUAD,
    RANGED,
    SKILL_CONTEMPT,
    SKILL_FEAR,
    WARLORD,
)
from sandtable.table import SCREEN, SEE_THROUGH, Piece, Point, area

INCHES_PER_MM: Final = 1.0 / 25.4
HEAVY_BASE: Final = 4.0  # warzone.measure.base: a heavy vehicle is a disc 4 inches across
GROUNDS: Final = ("open", "light", "heavy", "impassable")
COVERS: Final = ("none", "light", "heavy")
VEHICLE_MIND: Final = 14  # warzone.vehicle.mind: LD and WP of every vehicle
VEHICLE_CON: Final = 20  # warzone.vehicle.mind: a vehicle passes every CON test
FLOOR: Final = 3.0  # warzone.setup.terrain: inches a floor
FREE_WALL: Final = 7.0  # warzone.structure.brick_wall: inches of wall before it grows stronger


class Step:
    """One figure of a hero that points may change: what a step costs and how far it goes."""

    __slots__ = ("cost", "id", "least", "most", "why")

    def __init__(self, id: str, cost: int, least: int, most: int, why: str) -> None:
        self.id = id
        self.cost = cost
        self.least = least
        self.most = most
        self.why = why


class Catalogue:
    """All tables of the book. Never changed once read."""

    def __init__(self, pack: Row | None = None) -> None:
        library = Library(pack)
        self.pack = library.pack
        self.own = library.own
        self.bases: dict[str, BaseSize] = _bases()
        self.weapons: dict[str, Weapon] = {id: _weapon(row) for id, row in library.tables["weapon"].items()}
        self.units: dict[str, Profile] = {}
        for id, row in library.tables["unit"].items():
            self.units[id] = _unit(row, self.bases, self.weapons)
        for id, row in library.tables["vehicle"].items():
            self.units[id] = _vehicle(row, self.bases, self.weapons)
        self.factions: list[str] = [word(row, "id") for row in rows("factions", "faction")]
        self.power_lists: dict[str, list[str]] = {
            word(row, "id"): words(row, "powers") for row in rows("factions", "faction")
        }
        self.powers: dict[str, Power] = {word(row, "id"): _power(row) for row in rows("powers", "power")}
        self.cards: dict[str, Card] = {word(row, "id"): _card(row) for row in rows("cards", "card")}
        self.terrain: dict[str, TerrainKind] = _terrain_kinds()
        self.leader_cards: dict[str, int] = {
            word(row, "id"): whole(row, "cards") for row in rows("leaders", "leader")
        }
        self.leader_types: dict[str, list[str]] = {
            word(row, "id"): words(row, "types") for row in rows("leaders", "leader")
        }
        self.armour_test: list[int] = _armour_test()  # ST → modifier; index 0 counts as ST 1
        self.locations: list[int] = _locations()  # face - 1 → hull, left, right, weapon, crew
        self.location_classes = [place + 1 for place in self.locations]  # of the die that finds one
        self.steps: dict[str, Step] = _steps()
        self.type_costs: dict[str, int] = {
            word(row, "id"): whole(row, "cost") for row in rows("chart", "damage_type")
        }
        self.action_costs: dict[str, int] = {
            word(row, "id"): whole(row, "cost") for row in rows("actions", "action")
        }

    def structure_points(self, piece: Piece) -> int:
        """warzone.structure: the SP of a piece, more for further floors and for a wall beyond 7 inches."""
        kind = self.terrain[piece.kind]
        if not kind.structure:
            return 0
        if kind.extra_sp and kind.solid:
            floors = round(piece.height / FLOOR)
            return kind.sp + kind.extra_sp * max(floors - 1, 0)
        if kind.extra_sp:
            beyond = longest_side(piece) - FREE_WALL
            # every inch begun beyond the seventh counts, as all fractions are rounded up
            return kind.sp + kind.extra_sp * max(-int(-(beyond - 0.001) // 1), 0)
        return kind.sp

    def piece(self, id: str, kind: str, points: list[Point], height: float = 0.0) -> Piece:
        """A piece of terrain of that kind, as high as its kind where nothing else is said."""
        terrain = self.terrain[kind]
        sight = SCREEN if terrain.cover != NO_COVER else SEE_THROUGH
        return area(id, kind, points, height if height > 0.0 else terrain.height, sight, True)

    def cards_of(self, profile: Profile, commands: bool) -> int:
        """warzone.resource.start: what a Warlord brings by his type, a Lord, and whoever commands a squad."""
        if profile.role == WARLORD:
            return self.leader_cards.get(profile.leader, 0)
        return self.leader_cards["commander"] if commands or profile.role == LORD else 0

    def powers_of(self, faction: str) -> list[str]:
        """warzone.psychic.powers: the powers that psychics of a faction choose from, its own list first."""
        ids: list[str] = []
        for name in self.power_lists.get(faction, ["common"]):
            ids.extend(power.id for power in self.powers.values() if power.list == name)
        return ids


_printed: Final = Kept[str, Catalogue](1)
_packed: Final = Kept[str, Catalogue](16)


def load(pack: Row | None = None) -> Catalogue:
    """The catalogue as printed, or with a pack's rows; each is read once."""
    memory = _printed if pack is None else _packed
    key = repr(pack)
    known = memory.get(key)
    if known is None:
        known = memory.keep(key, Catalogue(pack))
    return known


def longest_side(piece: Piece) -> float:
    """The longest edge of a piece: how long a wall is."""
    points = piece.points()
    most = 0.0
    for i in range(len(points)):
        (ax, ay), (bx, by) = points[i - 1], points[i]
        most = max(most, ((bx - ax) ** 2 + (by - ay) ** 2) ** 0.5)
    return most


# ------------------------------------------------------------ rows to profiles


def _bases() -> dict[str, BaseSize]:
    """warzone.model.base, warzone.measure.base."""
    sizes: dict[str, BaseSize] = {}
    for order, row in enumerate(rows("bases", "base")):
        id = word(row, "id")
        mm = whole(row, "mm")
        across = round(mm * INCHES_PER_MM, 2) if mm else HEAVY_BASE
        sizes[id] = BaseSize(
            id=id,
            order=order,
            radius=across / 2.0,
            front=length(row, "front_height"),
            reach=length(row, "ccwr"),
            reach_hero=length(row, "ccwr_hero"),
            altitude=length(row, "altitude"),
            free_drop=length(row, "free_drop"),
            leap=length(row, "leap_max"),
            leap_light=length(row, "leap_light_over"),
            charge_st=whole(row, "charge_st"),
            charge_avv=whole(row, "charge_avv"),
        )
    return sizes


def skills_of(row: Row) -> dict[str, int]:
    """The abilities of a row: "heal:2" becomes heal → 2; one that names a faction has no number."""
    skills: dict[str, int] = {}
    for entry in words(row, "skills"):
        name, _, value = entry.partition(":")
        skills[name] = int(value) if value.lstrip("-").isdigit() else 0
    return skills


def _contempt(row: Row) -> str:
    for entry in words(row, "skills"):
        name, _, value = entry.partition(":")
        if name == SKILL_CONTEMPT:
            return value
    return ""


def _weapon(row: Row) -> Weapon:
    ranged = word(row, "class") == RANGED
    return Weapon(
        id=word(row, "id"),
        name=word(row, "name"),
        faction=word(row, "faction"),
        ranged=ranged,
        reach=length(row, "r") if ranged else 0.0,
        st=whole(row, "st"),
        rate=whole(row, "rof" if ranged else "roa"),
        avv=whole(row, "avv"),
        damage=word(row, "type"),
        template=text_of(row.get("template")),
        skills=skills_of(row),
        option_points=whole(row, "option_pts") if "option_pts" in row else -1,
        source=word(row, "source"),
    )


def _unit(row: Row, bases: dict[str, BaseSize], weapons: dict[str, Weapon]) -> Profile:
    base = bases[word(row, "base")]
    figures = {key: whole(row, key) for key in ("m", "cc", "rs", "st", "con", "wp", "ld", "w", "a")}
    figures["impenetrable"] = whole(row, "impenetrable")
    figures["actions"] = 2  # warzone.turn.actions.two
    mods = {key: int(number_of(value) or 0) for key, value in table_of(row.get("armour_mods")).items()}
    skills = skills_of(row)
    contempt = _contempt(row)
    faction = word(row, "faction")
    faction_skills(faction, skills)
    return Profile(
        id=word(row, "id"),
        name=word(row, "name"),
        faction=faction,
        role=word(row, "role"),
        leader=text_of(row.get("leader")),
        base=base,
        height=base.front,
        figures=figures,
        armour_mods=mods,
        weapons=[weapons[id] for id in words(row, "weapons")],
        skills=skills,
        contempt=contempt or faction_contempt(faction),
        locations=[],
        points=whole(row, "pts"),
        squad_min=whole(row, "squad_min"),
        squad_max=whole(row, "squad_max"),
        source=word(row, "source"),
        public_fields=words(row, "public_fields"),
    )


def faction_skills(faction: str, skills: dict[str, int]) -> None:
    """Abilities that every model of a faction has.

    warzone.faction.legion.heal, warzone.faction.legion.fearless: Heal(2), Fearless and at least Fear(0).
    warzone.faction.brotherhood.contempt: Contempt for the Dark Legion.
    """
    if faction == DARK_LEGION:
        skills["heal"] = 2
        skills["fearless"] = 0
        skills["fear"] = max(skills.get(SKILL_FEAR, 0), 0)
    elif faction == BROTHERHOOD:
        skills[SKILL_CONTEMPT] = 0


def faction_contempt(faction: str) -> str:
    """warzone.faction.brotherhood.contempt: whom a whole faction holds in contempt."""
    return DARK_LEGION if faction == BROTHERHOOD else ""


def _vehicle(row: Row, bases: dict[str, BaseSize], weapons: dict[str, Weapon]) -> Profile:
    figures = {key: whole(row, key) for key in ("m", "cc", "rs", "st")}
    # warzone.vehicle.mind
    figures.update({"con": VEHICLE_CON, "wp": VEHICLE_MIND, "ld": VEHICLE_MIND, "w": 0, "a": 0})
    figures.update({"impenetrable": 0, "actions": whole(row, "actions")})
    places: list[Location] = []
    for place in LOCATIONS:
        location = table_of(table_of(row.get("locations")).get(place))
        places.append(Location(place, whole(location, "av"), whole(location, "sp")))
    assert len(places) == CREW + 1
    return Profile(
        id=word(row, "id"),
        name=word(row, "name"),
        faction=word(row, "faction"),
        role=word(row, "class"),
        leader="",
        base=bases[word(row, "base")],
        height=length(row, "height"),
        figures=figures,
        armour_mods={},
        weapons=[weapons[id] for id in words(row, "weapons")],
        skills={},
        contempt="",
        locations=places,
        points=whole(row, "pts"),
        squad_min=1,
        squad_max=1,
        source=word(row, "source"),
        public_fields=words(row, "public_fields"),
    )


def _boons(row: Row, source: str, why: str) -> list[Boon]:
    boons: list[Boon] = []
    for entry in _tables(row.get("boons")):
        boons.append(
            Boon(
                word(entry, "effect"),
                whole(entry, "value") if "value" in entry else 0,
                length(entry, "limit") if "limit" in entry else 0.0,
                source,
                why,
            )
        )
    return boons


def _tables(value: Json) -> list[Row]:
    return [table_of(entry) for entry in value] if isinstance(value, list) else []


WHY_CARD: Final = {
    "strategy": "warzone.deck.play.strategy",
    "tactic": "warzone.deck.play.tactic",
    "gear": "warzone.deck.play.gear",
}


def _card(row: Row) -> Card:
    id = word(row, "id")
    kind = word(row, "kind")
    return Card(
        id=id,
        kind=kind,
        cost=whole(row, "cost"),
        copies=whole(row, "max_copies"),
        boons=_boons(row, "warzone-card-" + id, WHY_CARD[kind]),
        once=row.get("once") is True,
        enemy=row.get("enemy") is True,
        source=word(row, "source"),
    )


def _power(row: Row) -> Power:
    id = word(row, "id")
    own = {"the caster": OWN_CASTER, "own squad within range": OWN_SQUAD}.get(word(row, "target"), "")
    return Power(
        id=id,
        list=word(row, "list"),
        kind=word(row, "type"),
        reach=length(row, "range"),
        own=own,
        boons=_boons(row, "warzone-power-" + id, "warzone.psychic.powers"),
        st=whole(row, "st") if "st" in row else 0,
        avv=whole(row, "avv") if "avv" in row else 0,
        st_legion=whole(row, "st_legion") if "st_legion" in row else 0,
        source=word(row, "source"),
    )


def _terrain_kinds() -> dict[str, TerrainKind]:
    structures = {word(row, "id"): row for row in rows("structures", "structure")}
    kinds: dict[str, TerrainKind] = {}
    for row in rows("pieces", "piece"):
        id = word(row, "id")
        ground = word(row, "ground")
        structure = structures.get(word(row, "structure"))
        gap = ground == "gap"
        kinds[id] = TerrainKind(
            id=id,
            ground=OPEN if gap else GROUNDS.index(ground),
            cover=COVERS.index(word(row, "cover")),
            height=length(row, "depth") if gap else length(row, "height"),
            linear=False,
            solid=flag(row, "climbable"),
            gap=gap,
            av=whole(structure, "av") if structure is not None else 0,
            sp=whole(structure, "sp") if structure is not None else 0,
            extra_sp=whole(structure, "extra_sp") if structure is not None else 0,
            drawing=word(row, "drawing"),
        )
    assert all(kind.ground <= IMPASSABLE for kind in kinds.values())
    assert all(kind.cover in (NO_COVER, LIGHT_COVER, HEAVY_COVER) for kind in kinds.values())
    return kinds


def _armour_test() -> list[int]:
    """warzone.armour.formula: the modifier for each ST from 1 to 20."""
    mods = {whole(row, "st"): whole(row, "mod") for row in rows("armour_test", "armour_test")}
    return [mods[max(st, 1)] for st in range(21)]


def _locations() -> list[int]:
    faces = [0] * 20
    for row in rows("locations", "location"):
        for face in range(whole(row, "lo"), whole(row, "hi") + 1):
            faces[face - 1] = LOCATIONS.index(word(row, "id"))
    return faces


def _steps() -> dict[str, Step]:
    return {
        word(row, "id"): Step(
            word(row, "id"), whole(row, "cost"), whole(row, "least"), whole(row, "most"), word(row, "rule")
        )
        for row in rows("chart", "step")
    }
