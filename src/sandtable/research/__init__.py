"""Doors for research: PettingZoo environments, explicit chance in the manner of OpenSpiel, many games in one process.

    from sandtable.research import make
    env = make("sandtable/fubar-crossroads-v0")

`make` needs the extra `research` (PettingZoo); `Batch` needs numpy; `ChanceState` needs nothing.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from sandtable.research.chance import ChanceState, new_state
from sandtable.research.naming import Named, ids, named

if TYPE_CHECKING:
    from sandtable.research.batch import Batch

__all__ = ["Batch", "ChanceState", "Named", "ids", "make", "named", "new_state"]


def make(id: str, **choices: Any) -> Any:
    """The PettingZoo environment of that id, with the wrappers of PettingZoo's own classics round it."""
    from sandtable.research.zoo import env  # noqa: PLC0415 - PettingZoo is an extra

    return env(id, **choices)


def __getattr__(name: str) -> Any:
    """`Batch` is loaded when it is wanted: numpy is an extra too."""
    if name == "Batch":
        from sandtable.research.batch import Batch  # noqa: PLC0415

        return Batch
    raise AttributeError(name)
