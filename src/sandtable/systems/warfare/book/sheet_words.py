"""The victory tests a sheet may use: which arguments each takes, and the sentence that tells it."""

from __future__ import annotations

from sandtable.core.printed import Row
from sandtable.core.wire import Json, list_of, number_of, text_of

# What an argument must be: see SheetReader.argument.
TESTS: dict[str, dict[str, str]] = {
    "per-counter": {"counter": "counter", "face": "face", "where": "where"},
    "per-counter-with": {"counter": "counter", "face": "face", "with": "side"},
    "per-counter-in-row": {"counter": "counter", "row": "row", "min_column": "column"},
    "per-unit-state": {"side": "side", "states": "states"},
    "unit-in-columns": {"unit": "unit", "columns": "columns"},
    "per-unit-in-columns": {"side": "side", "kinds": "kinds", "min_column": "column"},
    "unit-in-hexes": {"side": "side", "kinds": "kinds", "hexes": "hexes"},
    "no-unit-in-hexes": {"side": "side", "hexes": "hexes"},
    "per-removed": {"counters": "counters", "by": "by"},
    "per-eliminated": {"side": "side", "kinds": "victims"},
    "per-hex-controlled": {"hexes": "hexes"},
    "per-exited": {"side": "side", "kinds": "kinds"},
    "per-not-exited": {"side": "side"},
    "per-transport-exited": {"side": "side"},
    "per-transport-not-exited": {"side": "side"},
    "eliminated-points": {"side": "side", "share": "share"},
}

WHERES = ("map", "exited", "eliminated")
STATES = ("shaken", "suppressed", "eliminated")
VICTIMS = ("infantry", "vehicle", "helicopter", "cas")
REMOVERS = ("recon", "clear")

TOPICS = (
    "movement", "transport", "conversion", "roadblocks", "fortifications", "sight", "fire", "assault", "recovery",
    "hostages", "escort", "overwatch", "smoke", "supports", "artillery", "unknown", "recon", "ied", "clearing",
    "rubble", "suppressive", "helicopters", "hunters", "snipers", "martyrdom", "vehicles", "storming", "sam", "cas",
    "drones", "jamming", "squad-drones", "stealth", "amphibious", "airborne",
)  # fmt: skip
"""What a scenario may teach: each has a text `warfare-topic-…`."""


def both_words(raw: Row, key: str, longest: int) -> list[Json]:
    """The words under `key`, `key_en` and `key_it`, line by line: a text, or a message with both languages.

    A language that is left out takes the words without a language, or else those of the other one.
    """
    found: list[Json] = []
    plain = _lines(raw.get(key), longest)
    english = _lines(raw.get(key + "_en"), longest)
    italian = _lines(raw.get(key + "_it"), longest)
    for number in range(max(len(plain), len(english), len(italian))):
        here = _line(plain, number)
        en = _line(english, number) or here or _line(italian, number)
        it = _line(italian, number) or here or en
        if en:
            found.append(en if en == it else {"id": "warfare-words", "values": {"en": en, "it": it}})
    return found


def _line(lines: list[str], number: int) -> str:
    return lines[number] if number < len(lines) else ""


def _lines(value: Json, longest: int) -> list[str]:
    lines = value if isinstance(value, list) else [value]
    return [text_of(line)[:longest] for line in lines]


def victory_words(points: int, test: str, args: Row) -> Json:
    """The sentence that tells how points are won, as a nested message."""
    values: Row = {"points": points}
    for key in ("side", "with"):
        if key in args:
            values["of"] = {"id": "warfare-faction-" + text_of(args[key]).lower()}
    if "unit" in args:
        values["unit"] = {"id": "warfare-unit-" + text_of(args["unit"]).replace(".", "-")}
    if "counter" in args:
        values["counter"] = _counter_word(args)
    if "counters" in args:
        values["counters"] = [{"id": "warfare-counter-" + text_of(id)} for id in list_of(args["counters"])]
    if "kinds" in args:
        values["kinds"] = [{"id": "warfare-kind-many-" + text_of(kind)} for kind in list_of(args["kinds"])]
    if "states" in args:
        values["states"] = [{"id": "warfare-state-" + text_of(state)} for state in list_of(args["states"])]
    if "hexes" in args:
        values["hexes"] = ", ".join(hex_word(hex) for hex in list_of(args["hexes"]))
    if "columns" in args:
        low, high = [int(number_of(value) or 0) for value in list_of(args["columns"])]
        values["from"] = low
        values["to"] = high
    for key in ("row", "share"):
        if key in args:
            values[key] = args[key]
    if "min_column" in args:
        values["from"] = args["min_column"]
    name = f"{test}-{text_of(args['where'])}" if "where" in args else test
    return {"id": "warfare-victory-" + name, "values": values}


def hex_word(hex: Json) -> str:
    """A hex as the sheets print it: column and row."""
    column, row = [int(number_of(value) or 0) for value in list_of(hex)]
    return f"{column},{row}"


def _counter_word(args: Row) -> Json:
    face = text_of(args.get("face"))
    return {"id": "warfare-face-" + face} if face else {"id": "warfare-counter-" + text_of(args["counter"])}
