"""Where the texts lie: in a folder `text` of any package of ours, and of every system installed.

A language is a file (`text/it.ftl`), or a folder with a file per chapter (`text/it/shooting.ftl`), or both.
"""

from importlib.metadata import entry_points
from importlib.util import find_spec
from pathlib import Path

# The parts every game shares, in the order in which their texts are read.
SHARED = ("core", "table", "hexmap", "figures", "ai", "sim", "server", "kit", "cli")
SHARED_PART = "shared"
SYSTEMS = "sandtable.systems"


def text_folders() -> list[Path]:
    """The folders that hold texts: shared parts first, then systems by name."""
    return list(dict.fromkeys(folder for folders in text_parts().values() for folder in folders))


def text_parts() -> dict[str, list[Path]]:
    """The folders by who needs them: those of every game, and each system's own by the system's id."""
    parts = {SHARED_PART: [f"sandtable.{part}" for part in SHARED]}
    for entry in sorted(entry_points(group=SYSTEMS), key=lambda entry: entry.value):
        parts[entry.name] = [entry.value.partition(":")[0]]
    return {
        part: [folder for package in packages if (folder := _folder(package)) is not None]
        for part, packages in parts.items()
    }


def text_files(folder: Path, language: str) -> list[Path]:
    """The files of one language in one folder: the one for all first, then the chapters by name."""
    return [*folder.glob(f"{language}.ftl"), *sorted(folder.glob(f"{language}/*.ftl"))]


def _folder(package: str) -> Path | None:
    """The text folder of a package, found without running the package."""
    try:
        spec = find_spec(package)
    except ModuleNotFoundError:
        return None
    places = spec.submodule_search_locations if spec is not None else None
    for place in places or []:
        folder = Path(place) / "text"
        if folder.is_dir():
            return folder
    return None
