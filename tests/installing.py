"""The example of a system, as if it were installed: what pip would write about it, and where Python looks for it."""

from __future__ import annotations

import os
import tomllib
from pathlib import Path

EXAMPLE = Path(__file__).resolve().parents[1] / "docs" / "examples" / "ambush"


def installed(folder: Path, *more: Path) -> str:
    """A PYTHONPATH with the example and `more` on it; the example's entry points are written into the folder."""
    project = tomllib.loads((EXAMPLE / "pyproject.toml").read_text("utf-8"))["project"]
    info = folder / f"{project['name']}-{project['version']}.dist-info"
    info.mkdir(parents=True, exist_ok=True)
    header = f"Metadata-Version: 2.1\nName: {project['name']}\nVersion: {project['version']}\n"
    (info / "METADATA").write_text(header, "utf-8")
    points = ""
    for group, entries in project["entry-points"].items():
        points += f"[{group}]\n" + "".join(f"{name} = {place}\n" for name, place in entries.items())
    (info / "entry_points.txt").write_text(points, "utf-8")
    places = [str(folder), str(EXAMPLE), *(str(path) for path in more), os.environ.get("PYTHONPATH", "")]
    return os.pathsep.join(place for place in places if place)
