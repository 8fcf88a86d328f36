"""The victory tests a sheet may use: which arguments each takes, and the sentence that tells it."""

from __future__ import annotations

from typing import Final

from sandtable.core.printed import Row
from sandtable.core.wire import Json, list_of, number_of, text_of
from sandtable.systems.warfare.book.profiles import CIVILIANS_FACE, HOSTILE_FACE, ROADBLOCK_COUNTER

PER_COUNTER: Final = "per-counter"
PER_COUNTER_WITH: Final = "per-counter-with"
PER_COUNTER_IN_ROW: Final = "per-counter-in-row"
PER_UNIT_STATE: Final = "per-unit-state"
UNIT_IN_COLUMNS: Final = "unit-in-columns"
PER_UNIT_IN_COLUMNS: Final = "per-unit-in-columns"
UNIT_IN_HEXES: Final = "unit-in-hexes"
NO_UNIT_IN_HEXES: Final = "no-unit-in-hexes"
PER_REMOVED: Final = "per-removed"
PER_ELIMINATED: Final = "per-eliminated"
PER_HEX_CONTROLLED: Final = "per-hex-controlled"
PER_EXITED: Final = "per-exited"
PER_NOT_EXITED: Final = "per-not-exited"
PER_TRANSPORT_EXITED: Final = "per-transport-exited"
PER_TRANSPORT_NOT_EXITED: Final = "per-transport-not-exited"
ELIMINATED_POINTS: Final = "eliminated-points"

WORDS: Final = "warfare-words"
"""The message that says the words of a file in the reader's language."""

# The sorts of arguments that tests take.
SIDE_SORT: Final = "side"
COUNTER_SORT: Final = "counter"
FACE_SORT: Final = "face"
WHERE_SORT: Final = "where"
ROW_SORT: Final = "row"
COLUMN_SORT: Final = "column"
STATES_SORT: Final = "states"
UNIT_SORT: Final = "unit"
COLUMNS_SORT: Final = "columns"
KINDS_SORT: Final = "kinds"
HEXES_SORT: Final = "hexes"
COUNTERS_SORT: Final = "counters"
BY_SORT: Final = "by"
VICTIMS_SORT: Final = "victims"
SHARE_SORT: Final = "share"
LIST_SORTS: Final = (KINDS_SORT, VICTIMS_SORT, STATES_SORT, BY_SORT, COUNTERS_SORT)
"""Sorts that take a list of words."""
WORD_SORTS: Final = (COUNTER_SORT, FACE_SORT, WHERE_SORT)
"""Sorts that take one word out of a list."""
NUMBER_SORTS: Final = (ROW_SORT, COLUMN_SORT, SHARE_SORT)
"""Sorts that take one whole number."""

TESTS: Final[dict[str, dict[str, str]]] = {
    PER_COUNTER: {"counter": COUNTER_SORT, "face": FACE_SORT, "where": WHERE_SORT},
    PER_COUNTER_WITH: {"counter": COUNTER_SORT, "face": FACE_SORT, "with": SIDE_SORT},
    PER_COUNTER_IN_ROW: {"counter": COUNTER_SORT, "row": ROW_SORT, "min_column": COLUMN_SORT},
    PER_UNIT_STATE: {"side": SIDE_SORT, "states": STATES_SORT},
    UNIT_IN_COLUMNS: {"unit": UNIT_SORT, "columns": COLUMNS_SORT},
    PER_UNIT_IN_COLUMNS: {"side": SIDE_SORT, "kinds": KINDS_SORT, "min_column": COLUMN_SORT},
    UNIT_IN_HEXES: {"side": SIDE_SORT, "kinds": KINDS_SORT, "hexes": HEXES_SORT},
    NO_UNIT_IN_HEXES: {"side": SIDE_SORT, "hexes": HEXES_SORT},
    PER_REMOVED: {"counters": COUNTERS_SORT, "by": BY_SORT},
    PER_ELIMINATED: {"side": SIDE_SORT, "kinds": VICTIMS_SORT},
    PER_HEX_CONTROLLED: {"hexes": HEXES_SORT},
    PER_EXITED: {"side": SIDE_SORT, "kinds": KINDS_SORT},
    PER_NOT_EXITED: {"side": SIDE_SORT},
    PER_TRANSPORT_EXITED: {"side": SIDE_SORT},
    PER_TRANSPORT_NOT_EXITED: {"side": SIDE_SORT},
    ELIMINATED_POINTS: {"side": SIDE_SORT, "share": SHARE_SORT},
}

ON_MAP: Final = "map"
EXITED: Final = "exited"
SHAKEN_UNITS: Final = "shaken"
SUPPRESSED_UNITS: Final = "suppressed"
LOST_UNITS: Final = "eliminated"

WHERES: Final = (ON_MAP, EXITED, "eliminated")
STATES: Final = (SHAKEN_UNITS, SUPPRESSED_UNITS, LOST_UNITS)
FACES_SHOWN: Final = (HOSTILE_FACE, CIVILIANS_FACE, ROADBLOCK_COUNTER)
VICTIMS = ("infantry", "vehicle", "helicopter", "cas")
REMOVERS = ("recon", "clear")

TOPICS = (
    "movement", "transport", "conversion", "roadblocks", "fortifications", "sight", "fire", "assault", "recovery",
    "hostages", "escort", "overwatch", "smoke", "supports", "artillery", "unknown", "recon", "ied", "clearing",
    "rubble", "suppressive", "helicopters", "hunters", "snipers", "martyrdom", "vehicles", "storming", "sam", "cas",
    "drones", "jamming", "squad-drones", "stealth", "amphibious", "airborne",
)  # fmt: skip
"""What a scenario may teach: each has a text `warfare-topic-…`."""


def victory_words(points: int, test: str, args: Row) -> Json:
    """The sentence that tells how points are won, as a nested message."""
    values: Row = {"points": points}
    _say_whose(args, values)
    _say_what(args, values)
    _say_where(args, values)
    if "share" in args:
        values["share"] = args["share"]
    name = f"{test}-{text_of(args['where'])}" if "where" in args else test
    return {"id": "warfare-victory-" + name, "values": values}


def _say_whose(args: Row, values: Row) -> None:
    """The faction that a line is about."""
    for key in ("side", "with"):
        if key in args:
            values["of"] = {"id": "warfare-faction-" + text_of(args[key]).lower()}


def _say_what(args: Row, values: Row) -> None:
    """The units and counters that a line counts, and in which state."""
    if "unit" in args:
        values["unit"] = {"id": "warfare-unit-" + text_of(args["unit"]).replace(".", "-")}
    if "counter" in args:
        values["counter"] = _counter_word(args)
    for key, text in (
        ("counters", "warfare-counter-"),
        ("kinds", "warfare-kind-many-"),
        ("states", "warfare-state-"),
    ):
        if key in args:
            values[key] = [{"id": text + text_of(word)} for word in list_of(args[key])]


def _say_where(args: Row, values: Row) -> None:
    """The hexes, columns and row in which a line counts."""
    if "hexes" in args:
        values["hexes"] = ", ".join(hex_word(hex) for hex in list_of(args["hexes"]))
    if "columns" in args:
        values["from"], values["to"] = [int(number_of(value) or 0) for value in list_of(args["columns"])]
    if "row" in args:
        values["row"] = args["row"]
    if "min_column" in args:
        values["from"] = args["min_column"]


def hex_word(hex: Json) -> str:
    """A hex as the sheets print it: column and row."""
    column, row = [int(number_of(value) or 0) for value in list_of(hex)]
    return f"{column},{row}"


def _counter_word(args: Row) -> Json:
    face = text_of(args.get("face"))
    return {"id": "warfare-face-" + face} if face else {"id": "warfare-counter-" + text_of(args["counter"])}
