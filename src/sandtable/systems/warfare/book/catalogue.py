"""The catalogue: every printed row of the system, read once and shared by all games."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from sandtable.core.keeping import Kept
from sandtable.core.packs import marked, prices_in, rows_in
from sandtable.core.printed import Row, flag, whole, word, words
from sandtable.core.wire import Json, list_of, table_of
from sandtable.hexmap import HexMap, Side
from sandtable.systems.warfare.book.maps import BOARDS_KEPT, PRINTED, Lay, Paint, board_of, legend, painted
from sandtable.systems.warfare.book.profiles import (
    COLUMNS,
    DRONE,
    DUMMY_COUNTER,
    IED_COUNTER,
    KINDS,
    MINE_COUNTER,
    POPULATION_COUNTER,
    ROADBLOCK_COUNTER,
    RUBBLE_COUNTER,
    SNIPER_COUNTER,
    Column,
    CounterProfile,
    SupportProfile,
    UnitProfile,
)
from sandtable.systems.warfare.book.tables import rows
from sandtable.systems.warfare.book.terrain import TERRAINS, Ground, TerrainProfile

COMBAT_RESULTS = ("miss", "morale", "damage1", "damage2", "eliminated")
"""warfare.dice.combat_results: in rising order."""
TEST_RESULTS = ("critical-failure", "failure", "marginal", "success", "critical-success")
"""warfare.dice.test_results: in rising order."""

FACES = ("small", "large")
"""warfare.drone.faces: the two faces of a drone."""

COUNTER_KINDS = {
    "population": POPULATION_COUNTER,
    "roadblock": ROADBLOCK_COUNTER,
    "roadblock-hidden": ROADBLOCK_COUNTER,
    "rubble": RUBBLE_COUNTER,
    "ied-green": IED_COUNTER,
    "ied-yellow": IED_COUNTER,
    "ied-red": IED_COUNTER,
    "mine-green": MINE_COUNTER,
    "mine-yellow": MINE_COUNTER,
    "dummy": DUMMY_COUNTER,
    "sniper-hidden": SNIPER_COUNTER,
}
"""The counters that a scenario may put on the map (warfare.comp.counters_origin), and what each of them is."""


@dataclass(eq=False)
class Faction:
    """warfare.comp.blocs, warfare.comp.cube_colours: a faction, its bloc and the cubes of its players."""

    id: str
    bloc: str  # "West", "East", "Irregular"
    cubes: list[str]
    regular: bool  # warfare.comp.regular


@dataclass(eq=False)
class DieRow:
    """One of the nine dice: rank 1 to 9, and for each face its combat and its test result by place in the charts."""

    id: str
    rank: int
    combat: list[int]
    test: list[int]


class Catalogue:
    """All tables of the system. Never changed once read."""

    def __init__(self) -> None:
        self.dice: list[DieRow] = [_die(row) for row in rows("dice", "die")]  # by rank - 1
        self.ranks: dict[str, int] = {die.id: die.rank for die in self.dice}
        # warfare.dice.two_icons: the combat and the test result of each face, by rank - 1
        self.faces: list[tuple[list[int], list[int]]] = [(die.combat, die.test) for die in self.dice]
        self.factions: dict[str, Faction] = {
            word(row, "id"): _faction(row) for row in rows("factions", "faction")
        }
        self.terrain: list[TerrainProfile] = _terrain()
        self.units: dict[str, UnitProfile] = {}
        for row in rows("units", "unit"):
            self.units[word(row, "id")] = self.unit(row)
        self.supports: dict[str, SupportProfile] = {}  # by id; a drone by "id:small" and "id:large"
        for row in rows("supports", "support"):
            self._support(row)
        self.counters: dict[str, CounterProfile] = {}
        for row in rows("counters", "counter"):
            if word(row, "id") in COUNTER_KINDS:
                self.counters[word(row, "id")] = self._counter(row)

    def support(self, id: str, face: str = "") -> SupportProfile:
        """A support counter; a drone with the face it shows (warfare.drone.faces), the small one if none is said."""
        return self.supports[id] if id in self.supports else self.supports[faced(id, face or FACES[0])]

    def support_ids(self) -> list[str]:
        """The support counters, a drone once."""
        return list(dict.fromkeys(profile.id for profile in self.supports.values()))

    def _column(self, value: Json) -> Column:
        row = table_of(value)
        return Column(
            whole(row, "cost"), self.ranks[word(row, "die")], whole(row, "range") if "range" in row else 0
        )

    def unit(self, row: Row) -> UnitProfile:
        """warfare.unit.values: the columns, the defence and the icons of a unit."""
        id = word(row, "id")
        faction = self.factions[word(row, "faction")]
        columns = [self._column(row[name]) if name in row else None for name in COLUMNS]
        actions = {action: self.ranks[str(die)] for action, die in table_of(row.get("actions")).items()}
        return UnitProfile(
            id=id,
            faction=faction.id,
            regular=faction.regular,
            name={"id": name_id("unit", id)},
            kind=KINDS.index(word(row, "kind")),
            columns=columns,
            defence=whole(row, "defence"),
            actions=actions,
            abilities=words(row, "abilities"),
            points=whole(row, "points"),
        )

    def _support(self, row: Row) -> None:
        id = word(row, "id")
        if word(row, "kind") == DRONE:
            for face in FACES:
                self.supports[faced(id, face)] = self._support_face(row, table_of(row[face]), face)
        else:
            self.supports[id] = self._support_face(row, row, "")

    def _support_face(self, row: Row, values: Row, face: str) -> SupportProfile:
        single = "value" in values  # a sniper
        return SupportProfile(
            id=word(row, "id"),
            faction=word(row, "faction"),
            name={"id": name_id("support", word(row, "id"))},
            kind=word(row, "kind"),
            light=self._column(values["value" if single else "light"]),
            heavy=self._column(values["value" if single else "heavy"]),
            defence=whole(values, "defence") if "defence" in values else 0,
            face=face,
            sam_symbol=values.get("sam_symbol") is True,
            points=whole(row, "points"),
        )

    def _counter(self, row: Row) -> CounterProfile:
        id = word(row, "id")
        rank = self.ranks[word(row, "die")] if "die" in row else 0
        return CounterProfile(id, COUNTER_KINDS[id], {"id": name_id("counter", id)}, rank)


_catalogues: Final = Kept[str, Catalogue](16)
_PICTURES: Final = ("infantry", "tank", "helicopter")
"""What a pack's counter shows by its kind, where its row does not say."""


def catalogue() -> Catalogue:
    """The catalogue, read when it is first wanted."""
    return _catalogues.get(PRINTED) or _catalogues.keep(PRINTED, Catalogue())


def packed(pack: Row | None) -> Catalogue:
    """The catalogue with a pack's units and prices in it, by the words of the lists; each is read once."""
    if pack is None:
        return catalogue()
    key = f"{pack!r}"
    return _catalogues.get(key) or _catalogues.keep(key, _with_pack(pack))


def _with_pack(pack: Row) -> Catalogue:
    """What comes from the pack has an id inside that no other force has."""
    made = Catalogue()
    for path, price in prices_in(pack, "points").items():
        table, _, id = path.partition(".")
        points = int(price)
        if table == "unit":
            made.units[id] = replace(made.units[id], id=marked(pack, id), points=points)
        for key, support in made.supports.items():
            if table == "support" and support.id == id:
                made.supports[key] = replace(support, points=points)
    for row in rows_in(pack, "unit"):
        id = word(row, "id")
        profile = made.unit({"abilities": [], **row})
        name: Json = {"id": "warfare-name", "values": {"name": word(row, "name")}}
        picture = word(row, "picture", "") or _PICTURES[profile.kind]
        made.units[id] = replace(profile, id=marked(pack, id), name=name, picture=picture)
    return made


_grounds: Final = Kept[str, Ground](BOARDS_KEPT)


def ground_of(lays: list[Lay]) -> Ground:
    """The ground that these tiles make, with its prices and sight tables; games on the same tiles share it."""
    key = " ".join(lay.key() for lay in lays)
    return _grounds.get(key) or _grounds.keep(key, _ground(board_of(lays)))


def ground_with(lays: list[Lay], paint: Paint) -> Ground:
    """The ground of these tiles with what a scenario has painted over them."""
    key = " ".join([*(lay.key() for lay in lays), paint.key()])
    return _grounds.get(key) or _grounds.keep(key, _ground(painted(board_of(lays), paint)))


def ground_on(rows: list[str], sides: list[Side]) -> Ground:
    """The ground of a board that is written down row by row and not made of tiles: for positions."""
    key = "\n".join(rows) + " ".join(f"{side.column},{side.row},{side.direction}" for side in sides)
    return _grounds.get(key) or _grounds.keep(key, _ground(HexMap(legend(), rows, sides)))


def _ground(board: HexMap) -> Ground:
    return Ground(board, catalogue().terrain)


def faced(id: str, face: str) -> str:
    """A drone with the face it shows, as the catalogue keeps it."""
    return f"{id}:{face}"


def name_id(what: str, id: str) -> str:
    """The text id of a printed name; a text id has no dots."""
    return f"warfare-{what}-{id.replace('.', '-')}"


def _die(row: Row) -> DieRow:
    """warfare.dice.two_icons: each face carries one result of either kind."""
    combat: list[int] = []
    test: list[int] = []
    for value in list_of(row.get("faces")):
        face = table_of(value)
        combat.append(COMBAT_RESULTS.index(word(face, "combat")))
        test.append(TEST_RESULTS.index(word(face, "test")))
    return DieRow(word(row, "id"), whole(row, "rank"), combat, test)


def _faction(row: Row) -> Faction:
    return Faction(word(row, "id"), word(row, "bloc"), words(row, "cubes"), flag(row, "regular"))


def _terrain() -> list[TerrainProfile]:
    chart = {word(row, "id"): _terrain_row(row) for row in rows("terrain", "terrain")}
    return [chart[id] for id in TERRAINS]


def _terrain_row(row: Row) -> TerrainProfile:
    shift = whole(row, "shift")
    costs = table_of(row.get("cost6"))
    swim = table_of(row.get("amphibious"))
    return TerrainProfile(
        id=word(row, "id"),
        level=whole(row, "level"),
        blocks=flag(row, "blocks_same_level"),
        cost6=[whole(costs, kind) for kind in KINDS],
        shift=shift,
        shift_inside=whole(row, "shift_inside") if "shift_inside" in row else shift,
        shift_indirect=whole(row, "shift_indirect") if "shift_indirect" in row else shift,
        hex6=whole(swim, "hex6") if swim else 0,
        shore6=whole(swim, "shore6") if swim else 0,
    )
