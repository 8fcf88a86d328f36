"""A battle report on two pages: what it was about, who decided it and when, plots, pictures, the turns in short."""

from __future__ import annotations

from typing import Any

from sandtable.kit.look import Look
from sandtable.kit.marks import foot
from sandtable.kit.sheet import Data, Sheet
from sandtable.kit.words import Words


def report_sheet(report: dict[str, Any], words: Words, look: Look) -> Sheet:
    """The sheet of a report that somebody has put into words already."""
    data: Data = {"report": report, **foot(words)}
    return Sheet("report", "report", report["title"], data)
