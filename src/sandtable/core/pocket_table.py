"""A table that is not on the screen: what people measure on theirs, and how a system lays it out for its own rules."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from sandtable.core.setup import SetupError
from sandtable.core.state import State
from sandtable.core.wire import Json, Message, list_of, number_of, table_of, text_of

IN_THE_OPEN: Final = "none"
MOST_SIGHTED: Final = 6
MEASURED_KEYS: Final = ("unit", "cover", "others")
SIGHTED_KEYS: Final = ("unit", "distance", "cover", "behind")


class Cover:
    """What somebody may stand in, as people say it: `level` in thirds of the best there is, `why` its rule."""

    def __init__(self, id: str, name: Message, level: int, why: str) -> None:
        self.id = id
        self.name = name
        self.level = level
        self.why = why

    def wire(self) -> dict[str, Json]:
        return {"id": self.id, "name": self.name.wire(), "level": self.level, "why": self.why}


class Sighted:
    """A unit that the acting one sees: how far away, edge to edge, in which cover, and whether from behind."""

    def __init__(self, unit: str, distance: float, cover: str = IN_THE_OPEN, behind: bool = False) -> None:
        self.unit = unit
        self.distance = distance
        self.cover = cover
        self.behind = behind

    def wire(self) -> dict[str, Json]:
        return {"unit": self.unit, "distance": self.distance, "cover": self.cover, "behind": self.behind}


class Measured:
    """What was measured about one unit. Whoever is not named is out of its sight and reach."""

    def __init__(self, unit: str, others: list[Sighted], cover: str = IN_THE_OPEN) -> None:
        self.unit = unit
        self.others = others
        self.cover = cover

    def wire(self) -> dict[str, Json]:
        others: list[Json] = [other.wire() for other in self.others]
        return {"unit": self.unit, "cover": self.cover, "others": others}

    def among(self, standing: list[str]) -> Measured:
        """The same without those who have left the table since: nobody measures to where a unit fell."""
        return Measured(self.unit, [other for other in self.others if other.unit in standing], self.cover)

    def names(self, unit: str) -> bool:
        """Whether a unit is the measured one or among those it sees."""
        return unit == self.unit or any(other.unit == unit for other in self.others)


NOBODY_IN_SIGHT: Final = Measured("", [])


@mypyc_attr(allow_interpreted_subclasses=True)
class PocketTable:
    """A system that can be refereed beside a real table has one (`System.pocket`).

    It puts the units at the measured distances on a table of its own, where nobody else is to be seen, and changes
    nothing but where they stand. What follows is asked of the rules.
    """

    def __init__(self, scenario: str, measure: str, most: float, facing: bool = False) -> None:
        self.scenario = scenario  # the plain battle that a pocket is played as
        self.measure = measure  # in, cm, or hex
        self.most = most  # the farthest that may be measured
        self.facing = facing  # whether it matters that somebody is attacked from behind
        self.options: dict[str, Json] = {}  # the system's options by which that battle is plain

    def covers(self) -> list[Cover]:
        """What may be said of where somebody stands, the open first."""
        return []

    def standing(self, state: State) -> list[str]:
        """The units that can be measured, those on the table; nobody as long as sides set up."""
        return []

    def held(self, state: State) -> list[str]:
        """Those of them whose place needs no measuring: they are in close combat."""
        return []

    def lay(self, state: State, measured: Measured) -> None:
        """Puts everybody where they were measured; raises SetupError with a sentence."""
        raise SetupError("this game cannot be refereed beside a table")

    def wire(self) -> dict[str, Json]:
        covers: list[Json] = [cover.wire() for cover in self.covers()]
        return {
            "scenario": self.scenario,
            "measure": self.measure,
            "most": self.most,
            "facing": self.facing,
            "covers": covers,
        }


def measured_of(value: Json, table: PocketTable, standing: list[str]) -> Measured:
    """What was measured out of JSON; raises SetupError with a sentence."""
    raw = table_of(value)
    _known(raw, MEASURED_KEYS)
    unit = text_of(raw.get("unit"))
    covers = [cover.id for cover in table.covers()]
    others: list[Sighted] = []
    for entry in list_of(raw.get("others", [])):
        row = table_of(entry)
        _known(row, SIGHTED_KEYS)
        others.append(_sighted(row, table, covers))
    if len(others) > MOST_SIGHTED:
        raise SetupError(f"at most {MOST_SIGHTED} units can be measured at once")
    names = [unit, *(other.unit for other in others)] if unit or others else []
    for at, name in enumerate(names):
        if name not in standing:
            raise SetupError(f'"{name[:40]}" is no unit that can be measured now')
        if name in names[:at]:
            raise SetupError(f'"{name[:40]}" is measured twice')
    return Measured(unit, others, _cover(raw, covers))


def _known(row: dict[str, Json], keys: tuple[str, ...]) -> None:
    for key in row:
        if key not in keys:
            raise SetupError(f'unknown key "{key[:40]}" in what was measured; it takes {", ".join(keys)}')


def _sighted(row: dict[str, Json], table: PocketTable, covers: list[str]) -> Sighted:
    distance = number_of(row.get("distance"))
    if distance is None or not 0.0 <= distance <= table.most:
        raise SetupError(f"a distance is a number from 0 to {table.most:g}")
    return Sighted(text_of(row.get("unit")), distance, _cover(row, covers), row.get("behind") is True)


def _cover(row: dict[str, Json], covers: list[str]) -> str:
    cover = text_of(row.get("cover", IN_THE_OPEN))
    if cover not in covers:
        raise SetupError(f'there is no cover "{cover[:40]}"; there is {", ".join(covers)}')
    return cover
