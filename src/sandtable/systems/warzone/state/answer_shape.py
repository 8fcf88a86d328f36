"""The shape of answers that are tables: what means nothing in them is refused, never passed over."""

from __future__ import annotations

from typing import Final

from sandtable.core.question import PLACING, misshapen, strange_key
from sandtable.core.wire import Json, Reason, list_of, table_of, text_of

PLACES: Final = PLACING
SHOT: Final = ("figure", "weapon", "at")


def key_reasons(answer: Json, known: tuple[str, ...], why: str) -> list[Reason]:
    """The refusal of such a key."""
    key = strange_key(answer, known)
    if key is None:
        return []
    return [Reason(why, "warzone-refused-key", {"key": key[:40], "known": ", ".join(known)})]


def misplaced(answer: Json, tokens: list[str], formations: tuple[str, ...]) -> bool:
    """Whether the places of an answer are not as they should be; each facing is one token's."""
    table = table_of(answer)
    if misshapen(answer, PLACES, tokens) or not isinstance(table.get("facing", {}), dict):
        return True
    return text_of(table.get("formation", formations[0])) not in formations


def aim_reasons(answer: Json, known: tuple[str, ...], figure: str, weapon: str, why: str) -> list[Reason]:
    """Why an answer names no targets: one for all shots, or a list of shots of this figure with this weapon."""
    reasons = key_reasons(answer, known, why)
    if reasons:
        return reasons
    table = table_of(answer)
    if ("at" in table) == ("shots" in table):
        return [Reason(why, "warzone-refused-target-answer")]
    if "at" in table:
        return []
    for shot in list_of(table["shots"]):
        reasons = key_reasons(shot, SHOT, why)
        if reasons:
            return reasons
        named = table_of(shot)
        if named.get("figure", figure) != figure or named.get("weapon", weapon) != weapon:
            return [Reason(why, "warzone-refused-target-answer")]
    return []
