"""On which line of a TOML file a place such as "side[1].deploy.depth" is, as far as its text tells.

The parser of the standard library keeps no lines: headers are counted and keys looked for, which finds what people
write by hand. Where it finds nothing, nothing is said.
"""

from __future__ import annotations

import re

STEP = re.compile(r"([^.\[\]]+)((?:\[\d+\])*)")
HEADER = re.compile(r"\s*(\[\[?)\s*([^\[\]]+?)\s*\]\]?\s*(?:#.*)?$")


def line_of(text: str, at: str) -> int:
    """The line, counted from 1; 0 when it cannot be found."""
    steps = [(name, [int(n) for n in re.findall(r"\d+", indices)]) for name, indices in STEP.findall(at)]
    if not steps or text.lstrip().startswith("{"):
        return 0
    lines = text.split("\n")
    start, depth = 0, 0
    for deep in range(len(steps), 0, -1):
        header = _header(lines, steps[:deep])
        if header:
            start, depth = header, deep
            break
    inside = _key(lines, start, steps[depth][0]) if depth < len(steps) else 0
    return inside or start


def _header(lines: list[str], steps: list[tuple[str, list[int]]]) -> int:
    """The line of the header of a table, or of the entry of a list of tables; 0 where there is none."""
    wanted = [(name, indices[0] if indices else -1) for name, indices in steps]
    seen: dict[str, int] = {}
    for number, line in enumerate(lines, 1):
        match = HEADER.match(line)
        if not match:
            continue
        path = [part.strip() for part in match.group(2).split(".")]
        name = ".".join(path)
        if match.group(1) == "[[":
            seen[name] = seen.get(name, -1) + 1
            for other in [other for other in seen if other.startswith(name + ".")]:
                del seen[other]
        here = [(part, seen.get(".".join(path[: at + 1]), -1)) for at, part in enumerate(path)]
        if here == wanted:
            return number
    return 0


def _key(lines: list[str], start: int, key: str) -> int:
    """The line on which a key of a table is set: between its header and the next."""
    wanted = re.compile(rf'\s*"?{re.escape(key)}"?\s*=')
    for number, line in enumerate(lines[start:], start + 1):
        if HEADER.match(line):
            return 0
        if wanted.match(line):
            return number
    return 0
