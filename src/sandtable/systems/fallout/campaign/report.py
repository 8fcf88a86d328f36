"""What a battle leaves of a unit of the pool: the dead are gone, wounds and damage stay, those who ran sit out."""

from __future__ import annotations

from sandtable.core.printed import Row
from sandtable.core.wire import Json, list_of, number_of, table_of, text_of
from sandtable.systems.fallout.army.list_read import Terms
from sandtable.systems.fallout.army.lists import read_army
from sandtable.systems.fallout.book.profiles import Catalogue
from sandtable.systems.fallout.campaign.advancement import award, hit_points, level_of
from sandtable.systems.fallout.campaign.pool import hero_profile, level_in

LEADERS = ("leader", "weapon", "grenades", "items", "level", "skills", "xp", "hp")


class Outcome:
    """How a battle ended for one side."""

    __slots__ = ("drawn", "extra", "number", "retreat_counts", "won")

    def __init__(self, number: int, won: bool, drawn: bool, retreat_counts: bool, extra: int = 0) -> None:
        self.number = number  # the side's battle, from 1
        self.won = won
        self.drawn = drawn
        self.retreat_counts = retreat_counts  # False where leaving the table is what the scenario asks for
        self.extra = extra  # fallout.advance.xp_extra


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
    found = [0] * len(list_of(table_of(army).get("units")))
    for number, entry in enumerate(read.entries, 1):
        if 0 <= entry.at < len(found):
            found[entry.at] = number
    return found


def last_seen(dumped: Row, id: str) -> Row:
    """A unit as the battle left it: with the members that lay where others boarded, all in their order."""
    seen = table_of(dumped.get(id))
    lying = [table_of(other) for other in dumped.values() if text_of(table_of(other).get("squad")) == id]
    if not lying:
        return seen
    figures = dict(table_of(seen.get("figures")))
    for other in lying:
        figures.update(table_of(other.get("figures")))
    return {**seen, "figures": {name: figures[name] for name in sorted(figures, key=_number)}}


def _number(name: str) -> int:
    """A figure's number in its squad, which its id ends with."""
    number = name.rpartition("-")[2]
    return int(number) if number.isdigit() else 0


def after_battle(catalogue: Catalogue, unit: Row, dumped: Row, outcome: Outcome) -> Row | None:
    """The unit of the pool as it comes out of a battle; None when nothing is left of it."""
    vehicle = table_of(dumped.get("vehicle"))
    if vehicle:
        return _vehicle(unit, dumped, vehicle, outcome)
    return _on_foot(catalogue, unit, dumped, outcome)


def _on_foot(catalogue: Catalogue, unit: Row, dumped: Row, outcome: Outcome) -> Row | None:
    """A hero or a squad as it comes out of a battle: whoever leads it first, then the rest."""
    figures = [table_of(value) for value in table_of(dumped.get("figures")).values()]
    led = bool(text_of(unit.get("leader"))) or _leads_itself(catalogue, unit)
    kept = dict(unit)
    if led and figures:
        kept = _leader(catalogue, kept, figures[0], outcome)
    rows, size = _rows(unit, figures[1:] if led else figures)
    if "figures" in unit:
        kept["figures"] = rows
    lost = kept.pop("lost", None) is True
    if not size and (lost or not led):
        return None
    if lost and _leads_itself(catalogue, unit):
        if not _is_beastlord(catalogue, unit):
            return None
        kept["headless"] = True
    return _sits_out(kept, figures, outcome)


def _sits_out(kept: Row, figures: list[Row], outcome: Outcome) -> Row:
    """fallout.campaign.retreated: whoever ran misses the next battle of its side."""
    if outcome.retreat_counts and any(figure.get("left") is True for figure in figures):
        kept["away"] = outcome.number + 1
    return kept


def _is_beastlord(catalogue: Catalogue, unit: Row) -> bool:
    """Whether beasts follow him, who go on without him."""
    return catalogue.units[text_of(unit.get("take"))].beastlord


def _leads_itself(catalogue: Catalogue, unit: Row) -> bool:
    """Heroes alone and Beastlords are what their entry takes."""
    profile = catalogue.units.get(text_of(unit.get("take")))
    return profile is not None and (profile.rank == "hero" or profile.beastlord)


def _vehicle(unit: Row, dumped: Row, vehicle: Row, outcome: Outcome) -> Row | None:
    """fallout.campaign.track_damage: damage to vehicles is carried over; a destroyed one is lost."""
    left = text_of(dumped.get("left_by")) != ""
    if dumped.get("gone") is True and not left:
        return None
    kept: Row = {**unit, "damage": int(number_of(vehicle.get("damage", 0)) or 0)}
    if left and outcome.retreat_counts:
        kept["away"] = outcome.number + 1
    return kept


def _leader(catalogue: Catalogue, unit: Row, figure: Row, outcome: Outcome) -> Row:
    """The one who leads: a hero's wounds and experience are written down, a dead one is struck out."""
    if figure.get("alive") is not True:
        # fallout.campaign.dead
        kept = {key: value for key, value in unit.items() if key not in LEADERS}
        if "leader" in unit:
            kept["leader"] = ""
        kept["lost"] = True
        return kept
    kept = dict(unit)
    kept["grenades"] = int(number_of(figure.get("grenades", 0)) or 0)
    kept["items"] = [text_of(table_of(item).get("id")) for item in list_of(figure.get("items"))]
    profile = hero_profile(catalogue, unit)
    if profile is None:
        return (
            kept  # fallout.campaign.track_damage: only heroes' wounds are kept, fallout.advance.heroes_only
        )
    before = level_in(unit)
    retreated = figure.get("left") is True and outcome.retreat_counts
    gained = award(outcome.won, outcome.drawn, retreated, True, outcome.extra)
    xp = int(number_of(unit.get("xp", 0)) or 0) + gained
    level = max(level_of(xp), before)
    kept["xp"] = xp
    kept["level"] = level
    hp = max(int(number_of(figure.get("hp", 0)) or 0), 0) + level - before
    kept["hp"] = min(hp, hit_points(profile, level))
    return kept


def _rows(unit: Row, figures: list[Row]) -> tuple[list[Json], int]:
    """fallout.campaign.dead: the rows of a squad with the living counted anew; grenades thrown are gone."""
    rows: list[Row] = []
    size = 0
    at = 0
    for value in list_of(unit.get("figures")):
        row = table_of(value)
        for _ in range(int(number_of(row.get("count", 1)) or 0)):
            figure = figures[at] if at < len(figures) else {}
            at += 1
            if figure.get("alive") is not True:
                continue
            size += 1
            grenades = int(number_of(figure.get("grenades", 0)) or 0)
            one: Row = {**row, "count": 1}
            if grenades or "grenades" in row:
                one["grenades"] = grenades
            _join(rows, one)
    return [row for row in rows], size


def _join(rows: list[Row], one: Row) -> None:
    for row in rows:
        if {**row, "count": 1} == one:
            row["count"] = int(number_of(row.get("count", 1)) or 0) + 1
            return
    rows.append(one)
