"""Write down the versions that were tested: deploy/constraints.txt, for `pip install --constraint`.

python tools/lock.py          writes the versions that this environment runs a server with
python tools/lock.py --check  only says whether the file names all that a server needs

What is listed is what the server needs, its extras for PostgreSQL and for printing among it, and what those need in
turn; the tools for tests are not.
"""

from __future__ import annotations

import sys
from importlib.metadata import PackageNotFoundError, distribution
from pathlib import Path

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

FILE = Path(__file__).parent.parent / "deploy" / "constraints.txt"
ROOT = "sandtable"
EXTRAS = ("postgres", "print")
HEAD = "# The versions a server was tested with; `python tools/lock.py` writes them.\n"


def needed() -> dict[str, str]:
    """The name and version of every distribution that a server needs here."""
    found: dict[str, str] = {}
    waiting: list[tuple[str, tuple[str, ...]]] = [(ROOT, EXTRAS)]
    seen: set[tuple[str, tuple[str, ...]]] = set()
    while waiting:
        name, extras = waiting.pop()
        if (name, extras) in seen:
            continue
        seen.add((name, extras))
        try:
            known = distribution(name)
        except PackageNotFoundError:
            continue  # for another system than this one
        if name != ROOT:
            found[name] = known.version
        for line in known.requires or []:
            wanted = Requirement(line)
            marker = wanted.marker
            if marker is None or any(marker.evaluate({"extra": extra}) for extra in ("", *extras)):
                waiting.append((canonicalize_name(wanted.name), tuple(sorted(wanted.extras))))
    return found


def main() -> None:
    """Writes the file, or compares it."""
    found = needed()
    if "--check" in sys.argv[1:]:
        listed = {line.partition("==")[0] for line in FILE.read_text().splitlines() if "==" in line}
        missing = sorted(found.keys() - listed)
        if missing:
            sys.exit(f"{FILE.name} does not name {', '.join(missing)}: run python tools/lock.py")
        return
    FILE.write_text(HEAD + "".join(f"{name}=={version}\n" for name, version in sorted(found.items())))


if __name__ == "__main__":
    main()
