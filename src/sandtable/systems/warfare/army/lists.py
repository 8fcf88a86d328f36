"""Forces bought by points: what a list may hold, and every reason why one is refused.

A list is `{"name": …, "faction": "USA", "points": 80, "units": [{"take": "usa.marines"}, {"take": "usa.drone",
"face": "small"}, …]}`: units and supports alike. A faction's id alone asks for a force of that faction.
"""

from __future__ import annotations

from difflib import get_close_matches

from sandtable.core.dice import SeededDice, key_of
from sandtable.core.printed import Row, whole
from sandtable.core.setup import SetupError
from sandtable.core.wire import Json, Reason, list_of, number_of, table_of, text_of
from sandtable.systems.warfare.book.catalogue import FACES, catalogue
from sandtable.systems.warfare.book.profiles import DRONE, INFANTRY, SupportProfile, UnitProfile
from sandtable.systems.warfare.book.tables import document

STANDARD_POINTS = 80
"""warfare.random.size: what a side of a medium game may spend."""
MOST_POINTS = 1000
MOST_ENTRIES = 40
FORCES = "warfare.random.forces"

ARMY_KEYS = ("name", "faction", "points", "units")
TAKE_KEYS = ("take", "face")


def support_limit(points: int) -> int:
    """warfare.random.forces: at most a quarter of the points on supports."""
    share = number_of(document("data/generator.toml").get("support_share")) or 0.0
    return int(points * share)


def vehicle_limit(units: int) -> int:
    """warfare.random.forces: at most one third of the units vehicles and helicopters together, rounded up."""
    return (units + 2) // 3


class ForceList:
    """A force as read: its faction, units and supports, and what is wrong with it."""

    def __init__(self) -> None:
        self.name = ""
        self.faction = ""
        self.limit = 0  # points agreed on; 0: none
        self.units: list[UnitProfile] = []
        self.supports: list[SupportProfile] = []
        self.faces: list[str] = []  # of the supports; "" where there is none or it is still open
        self.lines: list[
            tuple[int, UnitProfile | None, SupportProfile | None]
        ] = []  # in the order of the list
        self.reasons: list[Reason] = []

    def unit_points(self) -> int:
        """warfare.random.points: what the units cost."""
        return _cost_of_units(self.units)

    def support_points(self) -> int:
        """What the supports cost."""
        return _cost_of_supports(self.supports)

    def points(self) -> int:
        """What the whole force costs."""
        return self.unit_points() + self.support_points()

    def refuse(self, why: str, message: str, values: Row | None = None) -> None:
        """Notes a reason against the list."""
        self.reasons.append(Reason(why, "warfare-army-" + message, values))


def read_force(army: Json, limit: int = 0) -> ForceList:
    """A force list with every reason against it; `limit` overrides the points the list itself names."""
    force = ForceList()
    table = table_of(army)
    if not isinstance(army, dict) or not isinstance(table.get("units"), list):
        force.refuse(FORCES, "shape")
        return force
    for key in table:
        if key not in ARMY_KEYS:
            _unknown(force, FORCES, "key", key, list(ARMY_KEYS), -1)
    force.name = text_of(table.get("name"))[:60]
    force.faction = text_of(table.get("faction"))
    if force.faction not in catalogue().factions:
        _unknown(force, "warfare.comp.blocs", "faction", force.faction, list(catalogue().factions), -1)
        force.faction = ""
    force.limit = limit or _limit(force, table)
    entries = list_of(table["units"])
    if len(entries) > MOST_ENTRIES:
        force.refuse(FORCES, "long", {"most": MOST_ENTRIES})
    for at, value in enumerate(entries[:MOST_ENTRIES]):
        _entry(force, value, at)
    _whole_force(force)
    return force


def _limit(force: ForceList, table: Row) -> int:
    if "points" not in table:
        return 0
    points = number_of(table["points"])
    if points is None or points != int(points) or not 1 <= points <= MOST_POINTS:
        force.refuse("warfare.random.size", "points-number", {"most": MOST_POINTS})
        return 0
    return int(points)


def _entry(force: ForceList, value: Json, at: int) -> None:
    """One line of a list: a unit or a support by its id, a drone with its face."""
    row: Row = {"take": value} if isinstance(value, str) else table_of(value)
    for key in row:
        if key not in TAKE_KEYS:
            _unknown(force, FORCES, "key", key, list(TAKE_KEYS), at)
    id = text_of(row.get("take"))
    known = catalogue()
    if id in known.units:
        unit = known.units[id]
        force.units.append(unit)
        force.lines.append((at, unit, None))
        _one_faction(force, unit.faction, unit.name, at)
        if "face" in row:
            force.refuse("warfare.drone.faces", "no-face", {"name": unit.name, "at": at})
    elif id in known.support_ids():
        _support(force, known.support(id), row, at)
    else:
        _unknown(force, FORCES, "unit", id, [*known.units, *known.support_ids()], at)


def _support(force: ForceList, support: SupportProfile, row: Row, at: int) -> None:
    """warfare.random.forces, warfare.drone.faces: one of each support; a drone may say its face."""
    face = text_of(row.get("face"))
    if "face" in row and (support.kind != DRONE or face not in FACES):
        force.refuse("warfare.drone.faces", "no-face", {"name": support.name, "at": at})
        face = ""
    if any(other.id == support.id for other in force.supports):
        force.refuse(FORCES, "twice", {"name": support.name, "at": at})
    force.supports.append(support)
    force.faces.append(face)
    force.lines.append((at, None, support))
    _one_faction(force, support.faction, support.name, at)


def _one_faction(force: ForceList, faction: str, name: Json, at: int) -> None:
    """warfare.random.forces: units of one faction only."""
    if force.faction and faction != force.faction:
        values: Row = {"name": name, "faction": {"id": "warfare-faction-" + force.faction.lower()}, "at": at}
        force.refuse(FORCES, "faction", values)


def _whole_force(force: ForceList) -> None:
    """warfare.random.forces: the points, the share of supports, and the share of vehicles and helicopters."""
    if not force.units:
        force.refuse(FORCES, "no-units")
    if force.limit:
        total = force.points()
        if total > force.limit:
            force.refuse(FORCES, "points", {"points": total, "limit": force.limit})
        supports = force.support_points()
        if supports > support_limit(force.limit):
            force.refuse(FORCES, "supports", {"points": supports, "limit": support_limit(force.limit)})
    heavy = sum(1 for profile in force.units if profile.kind != INFANTRY)
    most = vehicle_limit(len(force.units))
    if heavy > most:
        force.refuse(FORCES, "vehicles", {"n": heavy, "most": most, "units": len(force.units)})


def _unknown(force: ForceList, why: str, what: str, given: str, known: list[str], at: int) -> None:
    close = get_close_matches(given, known, 1)
    values: Row = {"what": what, "found": given[:40]}
    if at >= 0:
        values["at"] = at
    if close:
        values["close"] = close[0]
    force.refuse(why, "did-you-mean" if close else "unknown", values)


# ------------------------------------------------------------ forces drawn at random


def random_force(points: int, dice: SeededDice, faction: str, transports: int = 0, infantry: int = 1) -> Json:
    """A legal force of that faction, as near to the points as units go; raises SetupError when there is none.

    `transports` and `infantry` are the fewest of each that a mission asks for.
    """
    supports = _draw_supports(points, dice, faction)
    own = [profile for profile in catalogue().units.values() if profile.faction == faction]
    bought = _fewest_units(own, dice, transports, infantry)
    left = points - _cost_of_units(bought)
    if left < _cost_of_supports(supports):
        supports = []
    left -= _cost_of_supports(supports)
    if left < 0:
        raise SetupError(f"no force of {points} points: {faction} needs {points - left} for this mission")
    _buy_more(own, dice, bought, left)
    takes: list[Json] = [{"take": profile.id} for profile in bought]
    takes.extend({"take": support.id} for support in supports)
    return {"faction": faction, "points": points, "units": takes}


def _cost_of_units(units: list[UnitProfile]) -> int:
    return sum(profile.points for profile in units)


def _cost_of_supports(supports: list[SupportProfile]) -> int:
    return sum(profile.points for profile in supports)


def _fewest_units(
    own: list[UnitProfile], dice: SeededDice, transports: int, infantry: int
) -> list[UnitProfile]:
    """The transports that a mission asks for, and enough of the cheapest infantry to go with them."""
    carriers = [profile for profile in own if profile.transport]
    cheapest = min((profile for profile in own if profile.kind == INFANTRY), key=lambda foot: foot.points)
    bought = [carriers[dice.below(len(carriers))] for _ in range(transports)]
    while len(bought) - transports < infantry or vehicle_limit(len(bought)) < transports:
        bought.append(cheapest)
    return bought


def _buy_more(own: list[UnitProfile], dice: SeededDice, bought: list[UnitProfile], left: int) -> None:
    """Units by chance, as long as one is cheap enough and does not make too many vehicles."""
    while True:
        heavy = sum(1 for profile in bought if profile.kind != INFANTRY)
        room = heavy < vehicle_limit(len(bought) + 1)
        open_ones = [p for p in own if p.points <= left and (p.kind == INFANTRY or room)]
        if not open_ones:
            return
        profile = open_ones[dice.below(len(open_ones))]
        bought.append(profile)
        left -= profile.points


def _draw_supports(points: int, dice: SeededDice, faction: str) -> list[SupportProfile]:
    """Some of a faction's supports for at most a quarter of the points, each at most once."""
    known = catalogue()
    open_ones = [known.support(id) for id in known.support_ids() if known.support(id).faction == faction]
    left = support_limit(points)
    supports: list[SupportProfile] = []
    while True:
        open_ones = [profile for profile in open_ones if profile.points <= left]
        if not open_ones or (supports and dice.below(3) == 0):
            return supports
        profile = open_ones.pop(dice.below(len(open_ones)))
        supports.append(profile)
        left -= profile.points


def random_army(points: int, seed: int, faction: str) -> Json:
    """A legal force of at most so many points; the same arguments give the same one, no faction draws one."""
    dice = SeededDice(key_of(seed, ["warfare", "army", faction, str(points)]))
    factions = list(catalogue().factions)
    if faction and faction not in factions:
        raise SetupError(f'there is no faction "{faction[:20]}"; there are {", ".join(factions)}')
    if points > MOST_POINTS:
        raise SetupError(f"an army has at most {MOST_POINTS} points")
    return random_force(points, dice, faction or factions[dice.below(len(factions))])


def standing_armies() -> list[Json]:
    """One ready-made force of standard size for every faction."""
    armies: list[Json] = []
    for faction in catalogue().factions:
        army = table_of(random_army(STANDARD_POINTS, 1, faction))
        name: Json = {"id": "warfare-faction-" + faction.lower()}
        armies.append({**army, "name": name})
    return armies


def points_of(row: Row, ranks: dict[str, int]) -> int:
    """warfare.random.points: what a unit costs by its printed figures."""
    light = table_of(row.get("light"))
    heavy = table_of(row.get("heavy"))
    sam = table_of(row.get("sam"))
    columns = [column for column in (light, heavy, sam) if column]
    total = sum(ranks[text_of(column.get("die"))] for column in columns) + 2 * whole(row, "defence")
    reach = max(whole(column, "range") for column in (light, heavy) if column)
    total += (reach + 2) // 3 + len(table_of(row.get("actions"))) + len(list_of(row.get("abilities")))
    total += {"infantry": 0, "vehicle": 2, "helicopter": 6}[text_of(row.get("kind"))]
    total -= sum(whole(column, "cost") for column in columns) // 3
    return max(total, 2)
