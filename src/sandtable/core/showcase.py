"""What a system shows of itself first: the battle that two clicks begin, and battles to watch.

Both are data in `showcase/` of a system: `battle.toml` names the scenario, options and armies that show the game at its
best, and every `<id>.journal` is a finished game that anybody may watch.
"""

from __future__ import annotations

from importlib.resources import files
from typing import Final

from sandtable.core.position_reading import known_keys
from sandtable.core.printed import DataError, Row, document_of, word
from sandtable.core.wire import Json, list_of, table_of

FOLDER: Final = "showcase"
BATTLE: Final = "battle.toml"
JOURNAL: Final = ".journal"
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


def _shown(package: str) -> list[str]:
    folder = files(package).joinpath(FOLDER) if package else None
    if folder is None or not folder.is_dir():
        return []
    return sorted(entry.name for entry in folder.iterdir())
