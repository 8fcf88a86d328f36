"""A map of hexes in words: its ground by kinds, what stands on hexsides, roads and rivers, zones."""

from __future__ import annotations

from sandtable.cli.terminal.names import Names
from sandtable.core.scene import ZoneView

SIDES = ("e", "se", "sw", "w", "nw", "ne")  # hexsides, from the east clockwise


def is_map(names: Names) -> bool:
    """Whether the board is a map of hexes."""
    return names.scene["board"]["kind"] == "hexes"


def map_lines(names: Names) -> list[str]:
    """The size of the map and everything that is printed on it; what is open goes without saying."""
    board = names.scene["board"]
    talk = names.talk
    lines = [talk.say("terminal-map", width=round(board["width"]), height=round(board["height"]))]
    lines += _ground(names)
    for side in board.get("hexsides", []):
        where = [talk.say(f"terminal-compass-{SIDES[at]}") for at in side["sides"]]
        kind = _kind(names, side["kind"])
        lines.append(f"  {kind} {names.hex(side['q'], side['r'])}: {', '.join(where)}")
    kinds = {(hex["q"], hex["r"]): hex["kind"] for hex in board.get("hexes", [])}
    for ribbon in board.get("ribbons", []):
        if all(kinds.get((q, r)) == ribbon["kind"] for q, r in ribbon["path"]):
            continue  # it is ground, and named with it
        path = ", ".join(names.hex(q, r) for q, r in ribbon["path"])
        lines.append(f"  {_kind(names, ribbon['kind'])}: {path}")
    return lines


def zone_words(names: Names, zone: ZoneView) -> str:
    """The hexes of a zone."""
    spots = zone.get("points", [[zone.get("x", 0.0), zone.get("y", 0.0)]])
    return ": " + " ".join(names.hex(round(spot[0]), round(spot[1])) for spot in spots)


def _ground(names: Names) -> list[str]:
    kinds: dict[str, list[str]] = {}
    for hex in names.scene["board"].get("hexes", []):
        level = hex.get("level", 0)
        if hex["kind"] == "open" and not level:
            continue
        kind = _kind(names, hex["kind"])
        note = names.talk.words(hex.get("note"))
        told = f"{kind} ({note})" if note and note.casefold() != kind.casefold() else kind
        if level:
            told += ", " + names.talk.say("terminal-level", level=level)
        kinds.setdefault(told, []).append(names.hex(hex["q"], hex["r"]))
    return [f"  {told}: {' '.join(hexes)}" for told, hexes in kinds.items()]


def _kind(names: Names, kind: str) -> str:
    known = names.talk.texts.has(f"terminal-ground-{kind}")
    return names.talk.say(f"terminal-ground-{kind}") if known else kind
