"""What stands under the keys of an army list. Anything else is refused: it never passes for nothing at all."""

from __future__ import annotations

from typing import Final

from sandtable.core.printed import Row
from sandtable.core.wire import Json, Reason, number_of

TEXT: Final = "text"
NUMBER: Final = "number"
FLAG: Final = "flag"
LIST: Final = "list"
WORDS: Final = "words"  # a text, or a message
PACK: Final = "pack"  # a text, or a table
WEAPON: Final = "weapon"  # a text; a list of them has a refusal of its own

ARMY: Final = {
    "name": TEXT, "faction": TEXT, "edition": TEXT, "points": NUMBER, "tournament": FLAG, "energy": FLAG,
    "free_hero": TEXT, "free_hero_weapon": TEXT, "minigun_squad": NUMBER, "random": FLAG, "roster": TEXT,
    "title": WORDS, "pack": PACK,
}  # fmt: skip
UNIT: Final = {
    "take": TEXT, "name": TEXT, "weapon": WEAPON, "items": LIST, "xp": NUMBER, "leader": TEXT, "figures": LIST,
}  # fmt: skip
ROW: Final = {"type": TEXT, "weapon": WEAPON}


def why_not_values(row: Row, kinds: dict[str, str], at: int | None = None) -> list[Reason]:
    """fallout.army.cost_parts: a reason for every key that has something else under it than belongs there.

    `at` is the place of the unit in the list.
    """
    reasons: list[Reason] = []
    for key, kind in kinds.items():
        if row.get(key) is None or _is(row[key], kind):
            continue
        values: Row = {"key": key, "kind": _shown(kind)}
        if at is not None:
            values["at"] = at
        reasons.append(Reason("fallout.army.cost_parts", "fallout-army-kind", values))
    return reasons


def _shown(kind: str) -> str:
    """Clients tell texts, numbers, flags and lists apart."""
    return TEXT if kind in (WORDS, WEAPON, PACK) else kind


def _is(value: Json, kind: str) -> bool:
    if kind == TEXT:
        return isinstance(value, str)
    if kind == WORDS:
        return isinstance(value, str) or (isinstance(value, dict) and isinstance(value.get("id"), str))
    if kind == PACK:
        return isinstance(value, (str, dict))
    if kind == WEAPON:
        return isinstance(value, (str, list))
    if kind == FLAG:
        return isinstance(value, bool)
    if kind == LIST:
        return isinstance(value, list)
    number = number_of(value)
    return number is not None and number >= 0
