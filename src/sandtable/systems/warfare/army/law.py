"""The laws of a force as a whole: its points, and the shares of supports and of vehicles in it.

The law of each line is tested where it is read (`lists`).
"""

from __future__ import annotations

from sandtable.core.printed import Row, whole
from sandtable.core.wire import Reason, list_of, number_of, table_of, text_of
from sandtable.systems.warfare.book.profiles import INFANTRY, SupportProfile, UnitProfile
from sandtable.systems.warfare.book.tables import document

MOST_POINTS = 1000
FORCES = "warfare.random.forces"


def support_limit(points: int) -> int:
    """warfare.random.forces: at most a quarter of the points on supports."""
    share = number_of(document("data/generator.toml").get("support_share")) or 0.0
    return int(points * share)


def vehicle_limit(units: int) -> int:
    """warfare.random.forces: at most one third of the units vehicles and helicopters together, rounded up."""
    return (units + 2) // 3


def cost_of_units(units: list[UnitProfile]) -> int:
    """warfare.random.points: what units cost together."""
    return sum(profile.points for profile in units)


def cost_of_supports(supports: list[SupportProfile]) -> int:
    """What supports cost together."""
    return sum(profile.points for profile in supports)


def why_not_force(units: list[UnitProfile], supports: list[SupportProfile], limit: int) -> list[Reason]:
    """warfare.random.forces: the points, the share of supports, and the share of vehicles and helicopters."""
    reasons: list[Reason] = []
    if not units:
        reasons.append(Reason(FORCES, "warfare-army-no-units"))
    spent = cost_of_supports(supports)
    total = cost_of_units(units) + spent
    if limit and total > limit:
        reasons.append(Reason(FORCES, "warfare-army-points", {"points": total, "limit": limit}))
    if limit and spent > support_limit(limit):
        values: Row = {"points": spent, "limit": support_limit(limit)}
        reasons.append(Reason(FORCES, "warfare-army-supports", values))
    heavy = sum(1 for profile in units if profile.kind != INFANTRY)
    most = vehicle_limit(len(units))
    if heavy > most:
        reasons.append(
            Reason(FORCES, "warfare-army-vehicles", {"n": heavy, "most": most, "units": len(units)})
        )
    return reasons


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
