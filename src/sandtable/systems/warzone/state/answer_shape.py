"""The shape of answers that are tables: what means nothing in them is refused, never passed over."""

from __future__ import annotations

from typing import Final

from sandtable.core.wire import Json, Reason, list_of, number_of, table_of, text_of

PLACES: Final = ("to", "lead", "formation", "facing")
SHOT: Final = ("figure", "weapon", "at")


def strange_key(answer: Json, known: tuple[str, ...]) -> str | None:
    """The first key of a table that means nothing there; None when there is none, or the answer is no table."""
    if isinstance(answer, dict):
        for key in answer:
            if key not in known:
                return key
    return None


def key_reasons(answer: Json, known: tuple[str, ...], why: str) -> list[Reason]:
    """The refusal of such a key."""
    key = strange_key(answer, known)
    if key is None:
        return []
    return [Reason(why, "warzone-refused-key", {"key": key[:40], "known": ", ".join(known)})]


def exact_point(value: Json) -> bool:
    """Whether a value is two numbers and nothing more."""
    if not isinstance(value, list) or len(value) != 2:
        return False
    return number_of(value[0]) is not None and number_of(value[1]) is not None


def misplaced(answer: dict[str, Json], tokens: list[str], formations: tuple[str, ...]) -> bool:
    """Whether the places of an answer are not as they should be: a place for each token named, or one and a formation.

    A facing is a number of degrees for each token named. Only `tokens` are named; what is null is not there.
    """
    to, lead, facing = answer.get("to"), answer.get("lead"), answer.get("facing")
    formation = answer.get("formation")
    if to is not None and (lead is not None or not isinstance(to, dict)):
        return True
    if isinstance(to, dict) and any(token not in tokens or not exact_point(at) for token, at in to.items()):
        return True
    if lead is not None and not exact_point(lead):
        return True
    if formation is not None and (lead is None or text_of(formation) not in formations):
        return True
    if facing is None:
        return False
    return not isinstance(facing, dict) or any(
        token not in tokens or number_of(degrees) is None for token, degrees in facing.items()
    )


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
