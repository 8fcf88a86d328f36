"""The laws of an army as a whole: the chart of roles, the points, and how much of it may deploy rapidly.

The law of each unit is tested where it is read (`lists`), that of the deck in `deck_building`.
"""

from __future__ import annotations

from typing import Final

from sandtable.core.printed import Row, whole, word
from sandtable.core.wire import Reason
from sandtable.systems.warzone.army.entries import Entry, cost
from sandtable.systems.warzone.book.catalogue import Catalogue
from sandtable.systems.warzone.book.tables import rows
from sandtable.systems.warzone.book.words import SKILL_RAPID_DEPLOYMENT

WHY: Final = "warzone.army.chart"
RAPID_SHARE: Final = (50, 250)  # warzone.setup.rapid.limit: so many points of each so many


def why_not_army(catalogue: Catalogue, entries: list[Entry], limit: int, rapid_limit: bool) -> list[Reason]:
    """warzone.army.chart, warzone.army.points, warzone.setup.rapid.limit: why these units together are no army."""
    reasons = _outside_chart(entries)
    total = sum(cost(catalogue, entry) for entry in entries)
    if limit and total > limit:
        reasons.append(
            Reason("warzone.army.points", "warzone-army-points", {"points": total, "limit": limit})
        )
    if rapid_limit:
        share, each = RAPID_SHARE
        allowed = total // each * share
        spent = sum(cost(catalogue, entry) for entry in entries if entry.profile.has(SKILL_RAPID_DEPLOYMENT))
        if spent > allowed:
            values: Row = {"points": spent, "limit": allowed}
            reasons.append(Reason("warzone.setup.rapid.limit", "warzone-army-rapid", values))
    return reasons


def _outside_chart(entries: list[Entry]) -> list[Reason]:
    """warzone.army.chart: roles of which there are too few or too many."""
    reasons: list[Reason] = []
    for row in rows("chart", "chart"):
        role = word(row, "role")
        n = sum(1 for entry in entries if entry.profile.role == role)
        least, most = whole(row, "least"), whole(row, "most")
        if not least <= n <= most:
            values: Row = {"role": {"id": "warzone-role-" + role}, "n": n, "least": least, "most": most}
            reasons.append(Reason(WHY, "warzone-army-chart", values))
    return reasons
