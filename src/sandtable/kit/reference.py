"""The quick reference: the ledger's own sentences by phase, on two pages."""

from __future__ import annotations

from typing import Any

from sandtable.kit.look import Look
from sandtable.kit.marks import foot
from sandtable.kit.sheet import Data, Sheet
from sandtable.kit.words import Words


def reference_sheet(system: str, game: dict[str, Any], words: Words, look: Look) -> Sheet:
    """Phases with their rules, then the charts."""
    title = words.say("kit-reference")
    game_name = words.say(f"{system}-title")
    data: Data = {
        "heading": f"{game_name}: {title}",
        "phases": [
            {
                "name": words.of(phase["name"]),
                "rules": [
                    {
                        "text": words.of(rule["text"]),
                        "why": str(rule["text"].get("id_of_rule", "")).partition(".")[2],
                    }
                    for rule in phase["rules"]
                ],
            }
            for phase in game["phases"]
        ],
        "charts": [
            {
                "name": words.of(chart["name"]),
                "head": [words.of(head) for head in chart["head"]],
                "rows": [
                    [words.of(cell) if isinstance(cell, dict) else words.number(str(cell)) for cell in row]
                    for row in chart["rows"]
                ],
            }
            for chart in game["charts"]
        ],
        **foot(words),
    }
    return Sheet("reference", "reference", f"{title}: {game_name}", data)
