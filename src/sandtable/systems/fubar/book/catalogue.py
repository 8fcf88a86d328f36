"""The catalogue: every printed figure in the unit of length a game is played in.

It is read once for inches and once for centimetres (fubar.measure.units: the printed pair counts, never a
conversion) and shared by all games.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from sandtable.core.keeping import Kept
from sandtable.core.packs import rows_in
from sandtable.core.printed import Row, flag, length, pair, whole, word
from sandtable.core.wire import text_of
from sandtable.systems.fubar.book.packs import own_prices, weapon_rows
from sandtable.systems.fubar.book.profiles import Lengths, Training, VehicleArmour, VehicleProfile, Weapon
from sandtable.systems.fubar.book.tables import rows
from sandtable.systems.fubar.book.words import GRENADE, SUPPORT
from sandtable.table import SCREEN, SEE_THROUGH, Piece, Point, area, linear

COVER_LEVELS: Final = ("none", "light", "medium", "heavy")


@dataclass(kw_only=True, eq=False)
class TerrainKind:
    """What one kind of terrain does: its cover level (0 none to 3 heavy), its form, and whether it stops sight."""

    id: str
    cover: int
    linear: bool
    beside: bool  # it covers those who stand behind it: linear obstacles, cars and wrecks
    sight: int  # SCREEN or SEE_THROUGH
    drawing: str


@dataclass(kw_only=True, eq=False)
class VehicleClass:
    """A class of vehicle with its usual armour row, crew and seats; `tank` may mount cannons."""

    id: str
    armour: str
    crew: int
    capacity: int
    length: float
    width: float
    tank: bool


class Catalogue:
    """All tables of the book for one unit of length. Never changed once read."""

    def __init__(self, unit: str, pack: Row | None = None) -> None:
        self.unit = unit
        self.pack = pack  # somebody's own figures among the printed ones (book/packs.py)
        costs = _costs() | own_prices(pack)
        self.lengths = _lengths(unit)
        self.trainings: dict[str, Training] = _trainings(costs)
        self.levels: list[Training] = list(self.trainings.values())  # recruit to elite
        self.weapons: dict[str, Weapon] = _weapons(unit, costs, pack)
        self.grenade = self.weapons[GRENADE]
        self.armour_saves: dict[str, int] = {"none": 0}  # 0: no save at all
        for row in rows("armour", "armour"):
            self.armour_saves[word(row, "id")] = whole(row, "save")
        self.armour_costs: dict[str, int] = {id: costs["armour " + id] for id in self.armour_saves}
        self.vehicle_armours: dict[str, VehicleArmour] = _vehicle_armours(costs)
        self.vehicle_classes: dict[str, VehicleClass] = _vehicle_classes(unit)
        self.cover_mods: list[int] = _cover_mods()
        self.damage: list[str] = _damage()  # face - 1 → stun, immobile, weapon, destroyed
        self.terrain: dict[str, TerrainKind] = _terrain_kinds()
        self.leader_cost = costs["leader_level step"]
        self._covers: dict[str, int] = {kind.id: kind.cover for kind in self.terrain.values()}

    def cover_of(self, piece: Piece) -> int:
        """The cover level (0 to 3) that this piece of terrain gives."""
        return self._covers.get(piece.kind, 0)

    def covers_beside(self, piece: Piece) -> bool:
        """fubar.cover.what: whether it covers those who stand behind it: linear obstacles, cars and wrecks."""
        kind = self.terrain.get(piece.kind)
        return kind is not None and kind.beside

    def profile(self, kind: str, armour: str = "", crew: int = -1, capacity: int = -1) -> VehicleProfile:
        """A vehicle of that class, with what its army list says differently."""
        usual = self.vehicle_classes[kind]
        return VehicleProfile(
            kind=kind,
            armour=self.vehicle_armours[armour or usual.armour],
            crew=usual.crew if crew < 0 else crew,
            capacity=usual.capacity if capacity < 0 else capacity,
            length=usual.length,
            width=usual.width,
        )

    def piece(self, id: str, kind: str, points: list[Point]) -> Piece:
        """A piece of terrain of that kind on these points: the corners of an area, or the course of a line."""
        terrain = self.terrain[kind]
        if terrain.linear:
            return linear(id, kind, points, sight=terrain.sight)
        return area(id, kind, points, sight=terrain.sight)

    def is_cannon(self, weapon: Weapon) -> bool:
        """fubar.weapon.cannon.mount: weapons that infantry can never serve."""
        return weapon.crew == 0


_loaded: Final = Kept[str, Catalogue](2)
_packed: Final = Kept[str, Catalogue](16)


def load(unit: str) -> Catalogue:
    """The catalogue for games in "in" or "cm"."""
    catalogue = _loaded.get(unit)
    if catalogue is None:
        catalogue = _loaded.keep(unit, Catalogue(unit))
    return catalogue


def packed(catalogue: Catalogue, pack: Row | None) -> Catalogue:
    """The catalogue with a pack's rows; each is read once."""
    if pack is None:
        return catalogue
    key = f"{catalogue.unit} {pack!r}"
    return _packed.get(key) or _packed.keep(key, Catalogue(catalogue.unit, pack))


def _costs() -> dict[str, int]:
    """fubar.army.points: "table item" → points."""
    return {
        f"{word(row, 'table')} {word(row, 'item')}": whole(row, "cost") for row in rows("points", "points")
    }


def _lengths(unit: str) -> Lengths:
    return Lengths(unit, {word(row, "id"): length(row, unit) for row in rows("lengths", "length")})


def _trainings(costs: dict[str, int]) -> dict[str, Training]:
    trainings: dict[str, Training] = {}
    for level, row in enumerate(rows("training", "training")):
        id = word(row, "id")
        trainings[id] = Training(
            id=id,
            level=level,
            activation=whole(row, "activation"),
            experience=whole(row, "experience"),
            pin_max=whole(row, "pin_max"),
            cost=costs["training " + id],
        )
    return trainings


def _weapons(unit: str, costs: dict[str, int], pack: Row | None) -> dict[str, Weapon]:
    weapons: dict[str, Weapon] = {}
    own = [text_of(row.get("id")) for row in rows_in(pack, "weapon")]
    for row in weapon_rows(pack):
        id = word(row, "id")
        close = "fp_close" in row
        weapons[id] = Weapon(
            id=id,
            support=word(row, "class") == SUPPORT,
            reach=length(row, "range_" + unit),
            fire_points=whole(row, "fp"),
            close_reach=length(row, "close_" + unit) if close else 0.0,
            close_fire_points=whole(row, "fp_close") if close else 0,
            harms_armoured=flag(row, "harms_armoured"),
            ignores_cover=flag(row, "ignores_cover"),
            crew=whole(row, "crew_infantry"),
            cost=costs["weapon " + id],
            own=word(row, "name") if id in own else "",
        )
    return weapons


def _vehicle_armours(costs: dict[str, int]) -> dict[str, VehicleArmour]:
    armours: dict[str, VehicleArmour] = {}
    for row in rows("vehicles", "vehicle_armour"):
        id = word(row, "id")
        armours[id] = VehicleArmour(
            id=id,
            save=whole(row, "save"),
            armoured=flag(row, "armoured"),
            medium_cover=flag(row, "medium_cover"),
            cost=costs["vehicle_armour " + id],
        )
    return armours


def _vehicle_classes(unit: str) -> dict[str, VehicleClass]:
    classes: dict[str, VehicleClass] = {}
    for row in rows("vehicles", "vehicle_class"):
        id = word(row, "id")
        hull_length, hull_width = pair(row, "hull_" + unit)
        classes[id] = VehicleClass(
            id=id,
            armour=word(row, "armour"),
            crew=whole(row, "crew"),
            capacity=whole(row, "capacity"),
            length=hull_length,
            width=hull_width,
            tank=flag(row, "tank"),
        )
    return classes


def _cover_mods() -> list[int]:
    mods = {word(row, "id"): whole(row, "mod") for row in rows("cover", "cover")}
    return [mods[level] for level in COVER_LEVELS]


def _damage() -> list[str]:
    faces = [""] * 6
    for row in rows("vehicles", "damage"):
        for face in range(whole(row, "lo"), whole(row, "hi") + 1):
            faces[face - 1] = word(row, "id")
    return faces


def _terrain_kinds() -> dict[str, TerrainKind]:
    return {word(row, "id"): _terrain_kind(row) for row in rows("terrain", "terrain")}


def _terrain_kind(row: Row) -> TerrainKind:
    sight = SCREEN if flag(row, "blocks") else SEE_THROUGH
    cover = COVER_LEVELS.index(word(row, "cover"))
    linear = flag(row, "linear")
    return TerrainKind(
        id=word(row, "id"),
        cover=cover,
        linear=linear,
        beside=linear or flag(row, "beside", False),
        sight=sight,
        drawing=word(row, "drawing"),
    )
