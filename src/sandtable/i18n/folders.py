"""Where the texts lie: in a folder `text` of any package of ours, and of every system installed.

A language is a file (`text/it.ftl`), or a folder with a file per chapter (`text/it/shooting.ftl`), or both.
"""

from importlib.metadata import entry_points
from importlib.util import find_spec
from pathlib import Path

# The parts every game shares, in the order in which their texts are read.
SHARED = ("core", "table", "hexmap", "ai", "sim", "server", "kit", "cli")
SYSTEMS = "sandtable.systems"


def text_folders() -> list[Path]:
    """The folders that hold texts: shared parts first, then systems by name."""
    shared = [f"sandtable.{part}" for part in SHARED]
    systems = sorted({entry.value.partition(":")[0] for entry in entry_points(group=SYSTEMS)})
    folders = (_folder(package) for package in (*shared, *systems))
    return [folder for folder in folders if folder is not None]


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
