"""A sheet before it is printed: which drawing, with which data."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, TypeAlias

Data: TypeAlias = dict[str, Any]


@dataclass(frozen=True)
class Sheet:
    """One document: `drawing` is a file of `paper/`, `data` everything that stands on it, already in words."""

    name: str  # of its file, without the ending
    drawing: str
    title: str
    data: Data = field(default_factory=dict)
