"""A campaign read once: its sides, their pools, the map and the next battle, each with its type.

Saved campaigns and HTTP know them as tables. A record keeps the table it was read from: what is changed is changed
there, by its key, and what nobody touched goes back as it came.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, final

from sandtable.core.printed import Row
from sandtable.core.wire import Json, list_of, number_of, table_of, text_of

LEAST_PICKS: Final = 2  # fallout.campaign.map.start.en: starting locations for every side


def whole_of(value: Json, usual: int = 0) -> int:
    """A whole number; the usual one where there is none."""
    return int(number_of(value) or usual)


def texts_of(value: Json) -> list[str]:
    """The words of a JSON list; none where the value is no list."""
    return [text_of(entry) for entry in list_of(value)]


@final
class PoolUnit:
    """A unit of a pool: an entry of an army list, with what the campaign has written down of it."""

    __slots__ = (
        "at", "away", "damage", "figures", "grenades", "headless", "hp", "id", "is_squad", "items", "leader", "level",
        "may_be_led", "moved", "row", "skills", "take", "weapon", "xp",
    )  # fmt: skip

    def __init__(self, row: Row) -> None:
        self.row = row
        self.id = text_of(row.get("id"))
        self.take = text_of(row.get("take"))
        self.leader = text_of(row.get("leader"))  # "" for nobody
        self.may_be_led = "leader" in row
        self.weapon = text_of(row.get("weapon"))  # of whoever leads it, or is it
        self.grenades = whole_of(row.get("grenades"))
        self.items = texts_of(row.get("items"))
        self.is_squad = "figures" in row
        self.figures = [table_of(entry) for entry in list_of(row.get("figures"))]
        self.level = whole_of(row.get("level"), 1)  # of its hero, as are experience, hit points and skills
        self.xp = whole_of(row.get("xp"))
        self.hp = whole_of(row["hp"]) if "hp" in row else None  # None: nothing has happened to him
        self.skills = {skill: whole_of(level) for skill, level in table_of(row.get("skills")).items()}
        self.damage = whole_of(row.get("damage"))  # of a vehicle
        self.away = whole_of(row.get("away"))  # the battle of its side that it misses
        self.at = text_of(row.get("at"))  # its place on the map; "" for none
        self.moved = row.get("moved") is True
        self.headless = row.get("headless") is True  # beasts without a Beastlord

    def changed(self, words: Row) -> PoolUnit:
        """The unit with these words written down of it."""
        return PoolUnit({**self.row, **words})

    def with_leader_of(self, other: PoolUnit, keys: tuple[str, ...]) -> PoolUnit:
        """The unit with what those keys say of another one's leader."""
        return self.changed({key: other.row[key] for key in keys if key in other.row})


@final
class CampaignSide:
    """One side: its name, its faction, its pool and its mines, and how its battles went."""

    __slots__ = ("faction", "fought", "mines", "name", "pool", "row", "won")

    def __init__(self, row: Row) -> None:
        self.row = row
        self.name = text_of(row.get("name"))
        self.faction = text_of(row.get("faction"))
        self.pool = [PoolUnit(table_of(unit)) for unit in list_of(row.get("pool"))]
        self.mines = whole_of(row.get("mines"))
        self.fought = whole_of(row.get("fought"))
        self.won = whole_of(row.get("won"))

    def changed(self, words: Row) -> CampaignSide:
        """The side with these words written down of it."""
        return CampaignSide({**self.row, **words})

    def counted(self, word: str) -> CampaignSide:
        """fallout.campaign.record: the side with one battle more that was won, lost or drawn."""
        return self.changed({word: whole_of(self.row.get(word)) + 1, "fought": self.fought + 1})


@final
class Atlas:
    """fallout.campaign.map.size.en: the map: its locations with their roads, and where everybody starts."""

    __slots__ = ("links", "locations", "names", "picks", "row", "starts")

    def __init__(self, row: Row) -> None:
        self.row = row
        self.locations = {id: table_of(place) for id, place in table_of(row.get("locations")).items()}
        self.names = {id: text_of(place.get("name")) for id, place in self.locations.items()}
        self.links = {id: texts_of(place.get("links")) for id, place in self.locations.items()}
        self.picks = whole_of(row.get("picks"), LEAST_PICKS)
        self.starts = [texts_of(taken) for taken in list_of(row.get("starts"))]  # by side


@final
@dataclass(kw_only=True, eq=False)
class Coming:
    """The next battle: its number, its two sides and its scenario."""

    number: int
    sides: list[int]
    scenario: str

    def row(self) -> Row:
        """The battle as a campaign writes it down."""
        return {"number": self.number, "sides": [side for side in self.sides], "scenario": self.scenario}


@final
class Campaign:
    """All of a campaign; `fielded` and `brought` are the troops and mines chosen for the next battle, by side."""

    __slots__ = (
        "atlas", "battles", "brought", "edition", "fielded", "fighting", "least", "most", "points", "row", "scenarios",
        "schedule", "seed", "sides", "unit", "waiting",
    )  # fmt: skip

    def __init__(self, row: Row) -> None:
        self.row = row
        self.edition = text_of(row.get("edition"))
        self.unit = text_of(row.get("unit"))
        self.points = number_of(row.get("points")) or 0.0
        self.least = number_of(row.get("battle_least")) or 0.0
        self.most = number_of(row.get("battle_most")) or 0.0
        self.seed = whole_of(row.get("seed"))
        self.scenarios = texts_of(row.get("scenarios"))
        self.sides = [CampaignSide(table_of(side)) for side in list_of(row.get("sides"))]
        self.schedule = [[whole_of(side) for side in list_of(pair)] for pair in list_of(row.get("schedule"))]
        self.battles = [table_of(battle) for battle in list_of(row.get("battles"))]
        atlas = table_of(row.get("map"))
        self.atlas = Atlas(atlas) if atlas else None
        chosen = table_of(row.get("fielded")).items()
        self.fielded = {int(side): texts_of(ids) for side, ids in chosen if side.isdigit()}
        mines = table_of(row.get("brought")).items()
        self.brought = {int(side): whole_of(count) for side, count in mines if side.isdigit()}
        self.fighting = row.get("fighting") is True
        self.waiting = [whole_of(side) for side in list_of(row.get("waiting"))]

    def changed(self, words: Row) -> Campaign:
        """The campaign with these words written down of it."""
        return Campaign({**self.row, **words})

    def with_sides(self, sides: list[CampaignSide]) -> Campaign:
        """The campaign with these sides."""
        return self.changed({"sides": [side.row for side in sides]})

    def with_side(self, number: int, side: CampaignSide) -> Campaign:
        """The campaign with one side changed."""
        return self.with_sides([side if at == number else old for at, old in enumerate(self.sides)])

    def with_pool(self, number: int, pool: list[PoolUnit]) -> Campaign:
        """The campaign with another pool of one side."""
        return self.with_side(number, self.sides[number].changed({"pool": [unit.row for unit in pool]}))
