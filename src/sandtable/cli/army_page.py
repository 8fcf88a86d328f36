"""An army list in words: what stands on its printed sheet, for a terminal."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from sandtable.core.paper import PaperArmy, PaperBoxes, PaperFigure, PaperLine, PaperUnit, PaperWeapon
from sandtable.core.wire import Json, table_of
from sandtable.kit.words import Words

if TYPE_CHECKING:
    from sandtable.cli.speech import Speech


def army_lines(army: PaperArmy, talk: Speech, given: Json = None) -> list[str]:
    """Every unit with its numbers, then what is wrong with the list; `given` is the list as its owner wrote it."""
    lines: list[str] = []
    own = table_of(given) if isinstance(given, dict) else {}
    named = (army["name"], own.get("name"), own.get("title"), army["faction"])
    name = next((said for said in (_words(entry, talk) for entry in named) if said), "")
    if name:
        lines.append(name)
    if army["lines"]:
        lines.append(_numbers(army["lines"], talk))
    for unit in army["units"]:
        lines += ["", *_unit(unit, talk)]
    lines += ["", talk.say("army-points", points=army["points"])]
    if army["reasons"]:
        lines += ["", talk.say("kit-wrong")]
        lines += [f"  {_reason(reason, talk)}" for reason in army["reasons"]]
    return lines


def _words(value: Json, talk: Speech) -> str:
    """A name however it came: a message, the two languages of a ledger, or plain words."""
    if isinstance(value, dict) and talk.lang in value:
        return str(value[talk.lang])
    return talk.words(value)


def _reason(reason: Json, talk: Speech) -> str:
    why = table_of(reason).get("why")
    return f"{talk.words(reason)} [{why}]" if why else talk.words(reason)


def _unit(unit: PaperUnit, talk: Speech) -> list[str]:
    points = talk.say("army-points-of", points=unit["points"])
    lines = [f"{_words(unit['name'], talk)}: {points}"]
    if unit["lines"]:
        lines.append(f"  {_numbers(unit['lines'], talk)}")
    lines += [
        f"  {_figure(figure, talk)}"
        for figure in unit["figures"]
        if unit["kind"] not in ("counter", "support")
    ]
    lines += [f"  - {_weapon(weapon, talk)}" for weapon in unit["weapons"]]
    if unit["boxes"]:
        lines.append("  " + ", ".join(_boxes(box, talk) for box in unit["boxes"]))
    for rule in unit["rules"]:
        named = f"{_words(cast('Json', rule['name']), talk)}: " if "name" in rule else ""
        lines.append(f"  * {named}{_words(cast('Json', rule['text']), talk)}")
    return lines


def _said(line: PaperLine, talk: Speech) -> str:
    said = cast("Json", line["words"]) if "words" in line else None
    value = Words(talk.lang).number(line["value"]) if said is None else _words(said, talk)
    return f"{_words(cast('Json', line['label']), talk)} {value}"


def _numbers(lines: list[PaperLine], talk: Speech) -> str:
    return ", ".join(_said(line, talk) for line in lines)


def _figure(figure: PaperFigure, talk: Speech) -> str:
    count = f"{figure['count']} × " if figure["count"] > 1 else ""
    parts = [f"{count}{_words(cast('Json', figure['name']), talk)}{' ★' if figure['leader'] else ''}"]
    if figure["arms"]:
        parts.append(", ".join(_words(cast("Json", arm), talk) for arm in figure["arms"]))
    if figure["lines"]:
        parts.append(_numbers(figure["lines"], talk))
    parts += [_boxes(box, talk) for box in figure["boxes"]]
    return "; ".join(parts)


def _boxes(box: PaperBoxes, talk: Speech) -> str:
    return f"{_words(cast('Json', box['label']), talk)} {box['count']}"


def _weapon(weapon: PaperWeapon, talk: Speech) -> str:
    note = ", ".join(_words(cast("Json", note), talk) for note in weapon.get("note", []))
    return f"{_words(cast('Json', weapon['name']), talk)}: {_numbers(weapon['lines'], talk)}" + (
        f" ({note})" if note else ""
    )
