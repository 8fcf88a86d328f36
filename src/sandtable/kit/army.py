"""Army sheets: what `System.paper_army` tells, put into words and columns."""

from __future__ import annotations

import base64
import hashlib
import json
import zlib
from typing import Any

from sandtable.kit.look import Look
from sandtable.kit.marks import die_code, foot
from sandtable.kit.press import HOW_TO_GET_IT, PrintError
from sandtable.kit.sheet import Data, Sheet
from sandtable.kit.words import Words

LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
TURNS = 8
MODULE_MM = 0.42  # of the QR code: phones read it from a printed page at arm's length
LONGEST_SURE = 300  # letters; a longer code is drawn with less to spare, so that its squares stay large


class BadCodeError(ValueError):
    """A code that opens no list."""


def code_of(system: str, army: Any) -> str:
    """A list as one word, for QR codes and addresses; `opened` reads it again."""
    body = json.dumps(
        {"system": system, "army": army}, sort_keys=True, separators=(",", ":"), ensure_ascii=False
    )
    return base64.urlsafe_b64encode(zlib.compress(body.encode(), 9)).decode().rstrip("=")


def opened(code: str) -> tuple[str, Any]:
    """System and list of a code; raises BadCodeError with a sentence."""
    word = code.strip().rpartition("list=")[2].rpartition(":")[2]
    try:
        packed = base64.urlsafe_b64decode(word + "=" * (-len(word) % 4))
        # A list is small; a bomb is not unpacked.
        body = json.loads(zlib.decompressobj().decompress(packed, 200_000))
        return str(body["system"]), body["army"]
    except (ValueError, KeyError, TypeError, zlib.error) as error:
        raise BadCodeError("this code opens no army list") from error


def hash_of(system: str, army: Any) -> str:
    """A short name of a list: eight letters that change when it does."""
    body = json.dumps(
        {"system": system, "army": army}, sort_keys=True, separators=(",", ":"), ensure_ascii=False
    )
    digest = hashlib.sha256(body.encode()).hexdigest()
    return f"{digest[:4]} {digest[4:8]}"


def link_of(system: str, army: Any, origin: str) -> str:
    """What the QR code says: an address where a server is known, else the code alone."""
    code = code_of(system, army)
    return f"{origin.rstrip('/')}/armies/{system}#list={code}" if origin else f"sandtable:{code}"


def army_sheet(
    system: str, army: Any, paper: dict[str, Any], words: Words, look: Look, turns: int = TURNS
) -> Sheet:
    """The sheet of one army."""
    name = _called(army, paper, words)
    code = _qr(link_of(system, army, look.origin)) if army is not None else None
    limit = float(paper["limit"] or 0)
    data: Data = {
        "name": name,
        "game": words.say(f"{system}-title"),
        "faction": "" if words.of(paper["faction"]) == name else words.of(paper["faction"]),
        "points": words.say("kit-points", points=paper["points"]),
        "limit": words.say("kit-of", points=limit) if limit else "",
        "over": bool(limit) and float(paper["points"]) > limit,
        "lines": [_cell(entry, words) for entry in paper["lines"]],
        "units": [_unit(unit, at, words, turns) for at, unit in enumerate(paper["units"])],
        "rules": _rules(paper["units"], words),
        "reasons": [
            {"text": words.of(reason), "why": str(reason.get("why", ""))} for reason in paper["reasons"]
        ],
        "livery": look.livery,
        "hash": hash_of(system, army) if army is not None else "",
        "pen": [words.say(f"kit-form-{key}") for key in ("player", "opponent", "date")],
        "qr": _drawn(code) if code is not None else "",
        "qr_mm": round(code.symbol_size(border=2)[0] * MODULE_MM, 2) if code is not None else 0,
        "words": {
            key: words.say(f"kit-{key}")
            for key in ("weapons", "figures", "acted", "rules", "wrong", "open", "qr")
        },
    }
    return Sheet("army", "army", f"{name}: {words.say(f'{system}-title')}", {"armies": [data], **foot(words)})


def together(sheets: list[Sheet]) -> Sheet | None:
    """The sheets of several armies as one, each army beginning a page."""
    if len(sheets) < 2:
        return sheets[0] if sheets else None
    armies = [army for sheet in sheets for army in sheet.data["armies"]]
    title = ", ".join(army["name"] for army in armies)
    return Sheet("army", "army", f"{title}: {armies[0]['game']}", {**sheets[0].data, "armies": armies})


def _drawn(code: Any) -> str:
    drawn: str = code.svg_inline(scale=4, border=2, dark="#000", light="#fff")
    return drawn.replace("<svg ", '<svg xmlns="http://www.w3.org/2000/svg" ', 1)


def _qr(link: str) -> Any:
    try:
        import segno  # noqa: PLC0415 - of the extra `print`
    except ImportError as error:
        raise PrintError(HOW_TO_GET_IT) from error
    return segno.make(link, error="l" if len(link) > LONGEST_SURE else "m", micro=False)


def _called(army: Any, paper: dict[str, Any], words: Words) -> str:
    """The name its owner gave the army, that of a ready-made one, or its faction's."""
    given = army if isinstance(army, dict) else {}
    for name in (paper["name"], given.get("name"), given.get("title"), paper["faction"]):
        if words.of(name):
            return words.of(name)
    return words.say("kit-army")


def _unit(unit: dict[str, Any], at: int, words: Words, turns: int) -> Data:
    weapons = [_weapon(weapon, words) for weapon in unit["weapons"]]
    heads = _heads([weapon["lines"] for weapon in weapons])
    counter = unit["kind"] in ("counter", "support")
    figures = [] if counter else [_figure(figure, words) for figure in unit["figures"]]
    shown = _heads([figure["lines"] for figure in figures])
    box_labels = list(dict.fromkeys(box["label"] for figure in figures for box in figure["boxes"]))
    return {
        "letter": letter(at),
        "name": words.of(unit["name"]),
        "points": words.amount(unit["points"]),
        "lines": [
            _cell(entry, words) for entry in [*unit["lines"], *([unit["begins"]] if "begins" in unit else [])]
        ],
        "boxes": [
            {"label": words.of(box["label"]), "count": min(box["count"], 40), "marks": box.get("marks", [])}
            for box in unit["boxes"]
        ],
        "figure_head": shown,
        "box_head": " / ".join(box_labels),
        "figures": [{**figure, "cells": _cells(figure["lines"], shown)} for figure in figures],
        "weapon_head": heads,
        "weapons": [{**weapon, "cells": _cells(weapon["lines"], heads)} for weapon in weapons],
        "turns": [str(turn) for turn in range(1, turns + 1)] if not counter else [],
    }


def letter(at: int) -> str:
    """What a unit is called on paper: A to Z, then AA."""
    return LETTERS[at] if at < len(LETTERS) else letter(at // len(LETTERS) - 1) + LETTERS[at % len(LETTERS)]


def _figure(figure: dict[str, Any], words: Words) -> Data:
    return {
        "count": figure["count"],
        "name": f"{figure['count']} × {words.of(figure['name'])}"
        if figure["count"] > 1
        else words.of(figure["name"]),
        "leader": figure["leader"],
        "arms": ", ".join(words.of(arm) for arm in figure["arms"]),
        "lines": [_cell(entry, words) for entry in figure["lines"]],
        "boxes": [{"label": words.of(box["label"]), "count": box["count"]} for box in figure["boxes"]],
    }


def _weapon(weapon: dict[str, Any], words: Words) -> Data:
    return {
        "name": words.of(weapon["name"]),
        "note": ", ".join(words.of(note) for note in weapon.get("note", [])),
        "lines": [_cell(entry, words) for entry in weapon["lines"]],
    }


def _cell(entry: dict[str, Any], words: Words) -> Data:
    """A number with its label; the value of a coloured die becomes a chip with its code."""
    said = words.of(entry["words"]) if "words" in entry else words.number(str(entry["value"]))
    cell: Data = {"label": words.of(entry["label"]), "text": said}
    code = die_code(str(entry["value"]), words)
    if code:
        cell.update(die=entry["value"], code=code)
    return cell


def _heads(rows: list[list[Data]]) -> list[str]:
    """Every label that any row has, in the order in which they come first."""
    return list(dict.fromkeys(cell["label"] for row in rows for cell in row))


def _cells(row: list[Data], heads: list[str]) -> list[Data | None]:
    by_label = {cell["label"]: cell for cell in row}
    return [by_label.get(head) for head in heads]


def _rules(units: list[dict[str, Any]], words: Words) -> list[Data]:
    """Every special rule once, with the letters of the units that have it."""
    told: dict[str, Data] = {}
    for at, unit in enumerate(units):
        for rule in unit["rules"]:
            text = words.of(rule["text"])
            known = told.setdefault(
                text,
                {
                    "letters": "",
                    "name": words.of(rule.get("name")),
                    "text": text,
                    "why": str(rule["text"].get("id_of_rule", "")),
                },
            )
            if letter(at) not in known["letters"].split():
                known["letters"] = f"{known['letters']} {letter(at)}".strip()
    return list(told.values())
