"""The laws of an army as a whole: how many units, for how many points, of one roster, with the vehicles it must have.

The law of each unit is tested where it is read (`lists`).
"""

from __future__ import annotations

from typing import Final

from sandtable.core.wire import Json, Reason
from sandtable.systems.fubar.army.muster import Entry

FEWEST_UNITS: Final = 3
MOST_UNITS: Final = 10


def why_not_army(entries: list[Entry], points: int, limit: int, vehicles: int) -> list[Reason]:
    """fubar.army.size, fubar.army.points, fubar.unit.owner: why these units together are no army."""
    reasons: list[Reason] = []
    n = len(entries)
    if not FEWEST_UNITS <= n <= MOST_UNITS:
        reasons.append(
            Reason("fubar.army.size", "fubar-army-units", {"n": n, "least": FEWEST_UNITS, "most": MOST_UNITS})
        )
    if limit and points > limit:
        reasons.append(Reason("fubar.army.points", "fubar-army-points", {"points": points, "limit": limit}))
    rosters: list[str] = []
    for entry in entries:
        if entry.roster and entry.roster not in rosters:
            rosters.append(entry.roster)
    if len(rosters) > 1:
        names: list[Json] = [{"id": "fubar-roster-" + id} for id in rosters]
        reasons.append(Reason("fubar.unit.owner", "fubar-army-mixed", {"rosters": names}))
    driven = sum(1 for entry in entries if entry.vehicle_class)
    if driven < vehicles:
        reasons.append(Reason("fubar.army.size", "fubar-army-vehicles", {"n": driven, "least": vehicles}))
    return reasons
