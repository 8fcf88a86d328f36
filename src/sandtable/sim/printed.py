"""Which printed figures a game was played with: letters that change when scenarios, armies or tables do."""

from __future__ import annotations

import json
import tomllib
from collections.abc import Iterator
from hashlib import blake2b
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final

from sandtable.core.balance import FILE as BALANCE
from sandtable.core.keeping import Kept
from sandtable.core.system import system
from sandtable.sim.plan import Plan

ENDING: Final = ".toml"
MEASURED: Final = BALANCE.partition("/")[2]  # what was measured is shown beside scenarios and plays nothing

_letters: Final = Kept[tuple[str, str], str](64)


def printed_key(plan: Plan) -> str:
    """Letters for all figures that a plan is played with: the system's data and the scenario's own file.

    Comments and the order of keys change nothing. A scenario that options may add to, or that lies in no file of its
    own, counts with all scenarios.
    """
    scenario = "" if plan.options else plan.scenario
    kept = _letters.get((plan.system, scenario))
    if kept is None:
        root = files(system(plan.system).package)
        kept = _letters.keep((plan.system, scenario), letters_of(root, scenario))
    return kept


def letters_of(root: Traversable, scenario: str = "") -> str:
    """Letters for the figures below a system's folder; of the scenarios the named one, if it is there, else all."""
    state = blake2b(digest_size=6)
    for folder in ("data", "scenarios"):
        listed = {entry.name: entry for entry in _sheets(root.joinpath(folder)) if entry.name != MEASURED}
        own = scenario + ENDING
        if folder == "scenarios" and own in listed:
            listed = {own: listed[own]}
        for name in sorted(listed):
            document = tomllib.loads(listed[name].read_text("utf-8"))
            state.update(f"{folder}/{name} {json.dumps(document, sort_keys=True, default=str)}\n".encode())
    return state.hexdigest()


def _sheets(folder: Traversable) -> Iterator[Traversable]:
    if folder.is_dir():
        yield from (entry for entry in folder.iterdir() if entry.name.endswith(ENDING))
