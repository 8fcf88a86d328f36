"""A position and its question as plain text, by ids: for models of language, logs and terminals.

Ids are the same in every language. Nothing is in it but what the side may see.
"""

from __future__ import annotations

import json
from typing import Final

from sandtable.core.scene import TokenView, UnitView
from sandtable.core.wire import Json, side_letter
from sandtable.research.table import Table

LONGEST: Final = 40_000
"""Characters of a text; what is more is cut off."""
CHARSET: Final = "\n" + "".join(chr(code) for code in range(32, 127))


def told(table: Table, side: int) -> str:
    """What a side may see and is asked: a line for the turn, each unit and each candidate."""
    scene = table.rules.scene(table.game.state, side)
    turn = scene["turn"]
    lines = [
        f"{table.named.system} {table.named.scenario}, turn {turn['number']} of {turn['of']}, you are "
        f"{side_letter(side)}; points "
        + " ".join(f"{each['id']} {each['score']:g}" for each in scene["sides"])
    ]
    places: dict[str, list[TokenView]] = {}
    for token in scene["tokens"]:
        places.setdefault(token["unit"], []).append(token)
    lines.extend(_unit(unit, places.get(unit["id"], [])) for unit in scene["units"] if not unit["gone"])
    result = table.game.result
    if result is not None:
        winner = side_letter(result.winner) if 0 <= result.winner < 4 else "nobody"
        lines.append(f"over: {winner} won by {result.why}")
    elif table.asked == side:
        lines.extend(_asked(table))
    else:
        lines.append(f"waiting for {side_letter(table.asked)}")
    return plain("\n".join(lines))


def _unit(unit: UnitView, tokens: list[TokenView]) -> str:
    badges = "".join(" " + badge["id"] for badge in unit["badges"])
    where = "".join(f" {token['x']:.1f},{token['y']:.1f}" for token in tokens[:1])
    return f"{unit['id']} {unit['name']['id']} {unit['able']}/{unit['total']}{where}{badges}"


def _asked(table: Table) -> list[str]:
    question = table.question
    about = f" about {question.subject}" if question.subject else ""
    lines = [f"asked: {question.kind} {question.id or question.why}{about} ({question.why})"]
    for number, answer in enumerate(table.offered):
        if table.legal[number]:
            lines.append(f"{number}: {spelled(answer)}")
    return lines


def spelled(answer: Json) -> str:
    """An answer in one line."""
    return answer if isinstance(answer, str) else json.dumps(answer, separators=(",", ":"))


def plain(text: str) -> str:
    """A text with nothing but what its space allows."""
    known = set(CHARSET)
    return "".join(sign if sign in known else "?" for sign in text[:LONGEST])
