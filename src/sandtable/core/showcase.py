"""What a system shows of itself first: the battle that two clicks begin, and battles to watch.

Both are data in `showcase/` of a system: `battle.toml` names the scenario, options and armies that show the game at its
best, and every `<id>.journal` is a finished game that anybody may watch. Beside it `<id>.still.json` holds how its
table looked in the end and who led when, so that a start page shows both without playing the game again.
"""

from __future__ import annotations

import json
from importlib.resources import files
from typing import Final

from sandtable.core.position_reading import known_keys
from sandtable.core.printed import DataError, Row, document_of, word
from sandtable.core.wire import Json, list_of, table_of

FOLDER: Final = "showcase"
BATTLE: Final = "battle.toml"
JOURNAL: Final = ".journal"
STILL: Final = ".still.json"
BOARD_DRAWN: Final = ("kind", "width", "height", "unit", "hexes", "cells")
SIDES_DRAWN: Final = ("id", "livery")
GROUND_DRAWN: Final = ("id", "kind", "points", "linear", "radius")
TOKENS_DRAWN: Final = ("id", "side", "x", "y", "facing", "shape")
BATTLE_KEYS: Final = ("scenario", "options", "armies")


class Showcase:
    """The battle that two clicks begin. Without armies its sides bring the first of the house."""

    __slots__ = ("armies", "options", "scenario")

    def __init__(self, document: Row, where: str) -> None:
        known_keys(document, BATTLE_KEYS, where)
        self.scenario = word(document, "scenario")
        self.options: Row = table_of(document.get("options"))
        self.armies = [table_of(army) for army in list_of(document.get("armies"))]
        if not self.scenario:
            raise DataError(f"{where} needs a scenario")

    def wire(self) -> dict[str, Json]:
        """As start pages read it."""
        return {
            "scenario": self.scenario,
            "options": {key: value for key, value in self.options.items()},
            "armies": [army for army in self.armies],
        }


def showcase_of(package: str) -> Showcase | None:
    """The battle a system begins with; None where it has none of its own."""
    if BATTLE not in _shown(package):
        return None
    return Showcase(document_of(package, f"{FOLDER}/{BATTLE}"), f"{package}/{FOLDER}/{BATTLE}")


def watched_ids(package: str) -> list[str]:
    """The battles to watch that lie in a system's folder."""
    return [name.removesuffix(JOURNAL) for name in _shown(package) if name.endswith(JOURNAL)]


def watched_text(package: str, id: str) -> str:
    """The journal of a battle to watch; "" when there is none of that name."""
    if id not in watched_ids(package):
        return ""
    return files(package).joinpath(FOLDER).joinpath(id + JOURNAL).read_text("utf-8")


def still_of(frame: dict[str, Json]) -> dict[str, Json]:
    """What a small picture of a moment needs of its view: board, liveries, ground and tokens, and who led when."""
    scene = table_of(frame.get("scene"))
    board = table_of(scene.get("board"))
    return {
        "scene": {
            "board": _only(board, BOARD_DRAWN),
            "sides": [_only(table_of(side), SIDES_DRAWN) for side in list_of(scene.get("sides"))],
            "terrain": [_only(table_of(piece), GROUND_DRAWN) for piece in list_of(scene.get("terrain"))],
            "tokens": [_only(table_of(token), TOKENS_DRAWN) for token in list_of(scene.get("tokens"))],
        },
        "curve": frame.get("curve"),
        "entries": frame.get("entries"),
        "turns": table_of(scene.get("turn")).get("number"),
    }


def _only(table: dict[str, Json], keys: tuple[str, ...]) -> dict[str, Json]:
    return {key: _rounded(table[key]) for key in keys if table.get(key) is not None}


def _rounded(value: Json) -> Json:
    """A tenth of an inch is more than a small picture shows."""
    if isinstance(value, float):
        return round(value, 1)
    if isinstance(value, list):
        return [_rounded(part) for part in value]
    if isinstance(value, dict):
        return {key: _rounded(part) for key, part in value.items()}
    return value


def still_text(still: dict[str, Json]) -> str:
    """A still as it is kept."""
    return json.dumps(still, separators=(",", ":"), sort_keys=True) + "\n"


def watched_still(package: str, id: str) -> Json:
    """The still of a battle to watch; None when none is kept."""
    if id + STILL not in _shown(package):
        return None
    still: Json = json.loads(files(package).joinpath(FOLDER).joinpath(id + STILL).read_text("utf-8"))
    return still


def _shown(package: str) -> list[str]:
    folder = files(package).joinpath(FOLDER) if package else None
    if folder is None or not folder.is_dir():
        return []
    return sorted(entry.name for entry in folder.iterdir())
