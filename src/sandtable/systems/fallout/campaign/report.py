"""What a battle leaves of a unit of the pool: the dead are gone, wounds and damage stay, those who ran sit out."""

from __future__ import annotations

from dataclasses import dataclass
from typing import final

from sandtable.core.printed import Row
from sandtable.core.wire import Json, list_of, table_of, text_of
from sandtable.systems.fallout.army.list_read import Terms
from sandtable.systems.fallout.army.lists import read_army
from sandtable.systems.fallout.book.profiles import Catalogue
from sandtable.systems.fallout.book.words import HERO
from sandtable.systems.fallout.campaign.advancement import award, hit_points, level_of
from sandtable.systems.fallout.campaign.pool import hero_profile
from sandtable.systems.fallout.campaign.records import PoolUnit, texts_of, whole_of

LEADERS = ("leader", "weapon", "grenades", "items", "level", "skills", "xp", "hp")


@final
@dataclass(kw_only=True, eq=False)
class Outcome:
    """How a battle ended for one side."""

    number: int  # the side's battle, from 1
    won: bool
    drawn: bool
    retreat_counts: bool  # False where leaving the table is what the scenario asks for
    extra: int = 0  # fallout.advance.xp_extra


def remembered(state: Json, result: Json) -> Row:
    """What of a battle's last state a report needs: a campaign is kept for long, a state is large."""
    units: Row = {}
    for id, value in table_of(table_of(state).get("units")).items():
        unit = table_of(value)
        kept: Row = {key: unit[key] for key in ("gone", "left_by", "squad") if key in unit}
        vehicle = table_of(unit.get("vehicle"))
        if vehicle:
            kept["vehicle"] = {"damage": vehicle.get("damage", 0)}
        kept["figures"] = {
            name: _of_figure(table_of(figure)) for name, figure in table_of(unit.get("figures")).items()
        }
        units[id] = kept
    ended = table_of(result)
    left = list_of(table_of(state).get("mine_stock"))
    return {
        "state": {"units": units, "mine_stock": left},
        "result": {key: ended.get(key) for key in ("winner", "points")},
    }


def _of_figure(figure: Row) -> Row:
    kept: Row = {key: figure[key] for key in ("alive", "left", "hp", "grenades") if key in figure}
    kept["items"] = [{"id": text_of(table_of(item).get("id"))} for item in list_of(figure.get("items"))]
    return kept


def unit_numbers(catalogue: Catalogue, army: Json, terms: Terms) -> list[int]:
    """For every unit of a list its number on the table, from 1: what the scenario gives stands among them."""
    read = read_army(catalogue, army, terms)
    numbers = [0] * len(list_of(table_of(army).get("units")))
    for number, entry in enumerate(read.entries, 1):
        if 0 <= entry.at < len(numbers):
            numbers[entry.at] = number
    return numbers


# ------------------------------------------------------------ the battle, read once


@final
class SeenFigure:
    """A figure as the battle left it."""

    __slots__ = ("alive", "grenades", "hp", "items", "left")

    def __init__(self, row: Row) -> None:
        self.alive = row.get("alive") is True
        self.left = row.get("left") is True  # the table
        self.hp = whole_of(row.get("hp"))
        self.grenades = whole_of(row.get("grenades"))
        self.items = texts_of([table_of(item).get("id") for item in list_of(row.get("items"))])


@final
class SeenUnit:
    """A unit as the battle left it: its figures in their order, or the damage of a vehicle (None for people)."""

    __slots__ = ("damage", "figures", "gone", "left")

    def __init__(self, row: Row) -> None:
        self.gone = row.get("gone") is True
        self.left = text_of(row.get("left_by")) != ""
        vehicle = table_of(row.get("vehicle"))
        self.damage = whole_of(vehicle.get("damage")) if vehicle else None
        self.figures = [SeenFigure(table_of(figure)) for figure in table_of(row.get("figures")).values()]

    def leader_fell(self) -> bool:
        """Whether the first of them, who leads, has died."""
        return bool(self.figures) and not self.figures[0].alive


@final
class Fought:
    """A battle that was fought: what was left of whom, the mines still in hand by side, who won and by how much."""

    __slots__ = ("mines", "points", "units", "winner")

    def __init__(self, state: Json, result: Json) -> None:
        self.units = {id: table_of(unit) for id, unit in table_of(table_of(state).get("units")).items()}
        self.mines = [whole_of(left) for left in list_of(table_of(state).get("mine_stock"))]
        letter = text_of(table_of(result).get("winner"))
        self.winner = "AB".index(letter) if letter in ("A", "B") else -1
        self.points = table_of(result).get("points")

    def seen(self, id: str) -> SeenUnit:
        """A unit as the battle left it: with the members that lay where others boarded, all in their order."""
        row = self.units.get(id, {})
        lying = [other for other in self.units.values() if text_of(other.get("squad")) == id]
        if not lying:
            return SeenUnit(row)
        figures = dict(table_of(row.get("figures")))
        for other in lying:
            figures.update(table_of(other.get("figures")))
        return SeenUnit({**row, "figures": {name: figures[name] for name in sorted(figures, key=_number)}})

    def mines_left(self, number: int) -> int:
        """The mines a side of the battle has still in hand."""
        return self.mines[number] if number < len(self.mines) else 0


def _number(name: str) -> int:
    """A figure's number in its squad, which its id ends with."""
    number = name.rpartition("-")[2]
    return int(number) if number.isdigit() else 0


# ------------------------------------------------------------ what is left


def after_battle(catalogue: Catalogue, unit: PoolUnit, seen: SeenUnit, outcome: Outcome) -> PoolUnit | None:
    """The unit of the pool as it comes out of a battle; None when nothing is left of it."""
    if seen.damage is not None:
        return _vehicle(unit, seen, seen.damage, outcome)
    leads = _leads_itself(catalogue, unit)
    led = bool(unit.leader) or leads
    figures = seen.figures
    lost = led and seen.leader_fell()
    rows, size = _rows(unit, figures[1:] if led else figures)
    alone = lost and leads and not catalogue.units[unit.take].beastlord
    if alone or (not size and (lost or not led)):
        return None
    kept = _leader(catalogue, unit, figures[0], outcome) if led and figures else unit
    return _sitting_out(_regrouped(kept, rows, lost and leads), any(f.left for f in figures), outcome)


def _regrouped(unit: PoolUnit, rows: list[Json], headless: bool) -> PoolUnit:
    """The unit with those who are left of it; `headless` are beasts whose Beastlord has died."""
    if unit.is_squad:
        unit = unit.changed({"figures": rows})
    return unit.changed({"headless": True}) if headless else unit


def _leads_itself(catalogue: Catalogue, unit: PoolUnit) -> bool:
    """Heroes alone and Beastlords are what their entry takes."""
    profile = catalogue.units.get(unit.take)
    return profile is not None and (profile.rank == HERO or profile.beastlord)


def _sitting_out(unit: PoolUnit, ran: bool, outcome: Outcome) -> PoolUnit:
    """fallout.campaign.retreated: whoever ran misses the next battle of its side."""
    return unit.changed({"away": outcome.number + 1}) if ran and outcome.retreat_counts else unit


def _vehicle(unit: PoolUnit, seen: SeenUnit, damage: int, outcome: Outcome) -> PoolUnit | None:
    """fallout.campaign.track_damage: damage to vehicles is carried over; a destroyed one is lost."""
    if seen.gone and not seen.left:
        return None
    return _sitting_out(unit.changed({"damage": damage}), seen.left, outcome)


def _without_leader(unit: PoolUnit) -> PoolUnit:
    """fallout.campaign.dead: what is left of a unit whose leader has died."""
    kept: Row = {key: value for key, value in unit.row.items() if key not in LEADERS}
    if unit.may_be_led:
        kept["leader"] = ""
    return PoolUnit(kept)


def _leader(catalogue: Catalogue, unit: PoolUnit, figure: SeenFigure, outcome: Outcome) -> PoolUnit:
    """The one who leads: what he carries is written down, and a hero's wounds and experience.

    fallout.campaign.track_damage, fallout.advance.heroes_only: of others neither is kept.
    """
    if not figure.alive:
        return _without_leader(unit)
    kept = unit.changed({"grenades": figure.grenades, "items": [item for item in figure.items]})
    profile = hero_profile(catalogue, unit)
    if profile is None:
        return kept
    retreated = figure.left and outcome.retreat_counts
    xp = unit.xp + award(
        won=outcome.won, drawn=outcome.drawn, retreated=retreated, alive=True, extra=outcome.extra
    )
    level = max(level_of(xp), unit.level)
    hp = max(figure.hp, 0) + level - unit.level
    return kept.changed({"xp": xp, "level": level, "hp": min(hp, hit_points(profile, level))})


def _rows(unit: PoolUnit, figures: list[SeenFigure]) -> tuple[list[Json], int]:
    """fallout.campaign.dead: the rows of a squad with the living counted anew; grenades thrown are gone."""
    rows: list[Row] = []
    size = 0
    at = 0
    for row in unit.figures:
        for _ in range(whole_of(row.get("count", 1))):
            figure = figures[at] if at < len(figures) else None
            at += 1
            if figure is None or not figure.alive:
                continue
            size += 1
            one: Row = {**row, "count": 1}
            if figure.grenades or "grenades" in row:
                one["grenades"] = figure.grenades
            _join(rows, one)
    return [row for row in rows], size


def _join(rows: list[Row], one: Row) -> None:
    """Figures that are alike share a row."""
    for row in rows:
        if {**row, "count": 1} == one:
            row["count"] = whole_of(row.get("count", 1)) + 1
            return
    rows.append(one)
