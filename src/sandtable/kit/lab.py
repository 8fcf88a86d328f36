"""A report of the laboratory on paper: its blocks, set by the print shop."""

from __future__ import annotations

from typing import Any

from sandtable.kit.marks import foot
from sandtable.kit.sheet import Data, Sheet
from sandtable.kit.words import Words


def lab_sheet(title: str, blocks: list[dict[str, Any]], words: Words) -> Sheet:
    """The sheet of a report whose blocks somebody has put into words already."""
    data: Data = {"blocks": blocks, **foot(words)}
    return Sheet("lab", "lab", title, data)
