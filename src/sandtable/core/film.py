"""A finished game as it was seen: keyframes and events, to be watched whatever becomes of the rules.

A keyframe holds what every side and an onlooker saw at a checkpoint, written as what had changed since the one before.
Events stand beside them with the number of entries after which they had been told. A film is made once, when a game is
over, by the rules it was played with.
"""

from __future__ import annotations

import json
import lzma
from base64 import b85decode, b85encode
from typing import Final, cast

from sandtable.core.carrying import notice
from sandtable.core.event import Event
from sandtable.core.game import Answered, Entry
from sandtable.core.journal import canonical
from sandtable.core.reel import Reel
from sandtable.core.state import State
from sandtable.core.wire import Json, Message, list_of, number_of, side_letter, table_of, text_of

FORMAT: Final = 1
LARGEST: Final = 24_000_000  # bytes of a film when it is unpacked; the longest have a tenth of it
MEMORY: Final = 64_000_000  # bytes that unpacking may take
PACKING: Final[list[dict[str, int]]] = [{"id": lzma.FILTER_LZMA2, "preset": 6, "dict_size": 1 << 22}]

HARMLESS: Final = {ord("<"): "‹", ord(">"): "›", ord('"'): "”", ord("&"): "＆"}


class FilmError(Exception):
    """A film that cannot be watched."""


# ------------------------------------------------------------ changes


def change(old: Json, new: Json) -> Json:
    """What has to be done to one value to get another: None for nothing."""
    if same(old, new):
        return None
    if isinstance(old, dict) and isinstance(new, dict):
        parts: dict[str, Json] = {}
        for key, value in new.items():
            part: Json = change(old[key], value) if key in old else {"=": value}
            if part is not None:
                parts[key] = part
        gone: list[Json] = [key for key in old if key not in new]
        return {"d": parts, "-": gone} if gone else {"d": parts}
    if isinstance(old, list) and isinstance(new, list) and old:
        return _list_change(old, new)
    return {"=": new}


def same(old: Json, new: Json) -> bool:
    """Whether two values are written alike: Python takes false for 0 and 1 for 1.0, also inside lists."""
    return old is new or (old == new and type(old) is type(new) and json.dumps(old) == json.dumps(new))


def _list_change(old: list[Json], new: list[Json]) -> Json:
    parts: dict[str, Json] = {}
    for at, value in enumerate(new):
        part: Json = change(old[at], value) if at < len(old) else {"=": value}
        if part is not None:
            parts[str(at)] = part
    return {"l": parts, "n": len(new)}


def changed(old: Json, what: Json) -> Json:
    """A value after a change."""
    if not isinstance(what, dict):
        return old
    if "=" in what:
        return what["="]
    if "d" in what:
        table = dict(table_of(old))
        for key in list_of(what.get("-")):
            table.pop(text_of(key), None)
        for key, part in table_of(what["d"]).items():
            table[key] = changed(table.get(key), part)
        return table
    before = list_of(old)
    parts = table_of(what.get("l"))
    long = int(number_of(what.get("n")) or 0)
    if long > len(before) + len(parts):
        raise FilmError("the film does not hold together")
    return [changed(before[at] if at < len(before) else None, parts.get(str(at))) for at in range(long)]


# ------------------------------------------------------------ making


def filmed(reel: Reel) -> str:
    """The film of a whole reel, as text."""
    sides = [-1, *range(len(reel.setup.sides))]
    scenes: list[Json] = [None for _ in sides]
    frames: list[Json] = []
    for at, state in _keyframes(reel):
        row: list[Json] = [at]
        for number, side in enumerate(sides):
            scene = cast("Json", reel.rules.scene(state, side))
            row.append(change(scenes[number], scene))
            scenes[number] = scene
        frames.append(row)
    events, counts = _events(reel)
    film: dict[str, Json] = {
        "film": FORMAT,
        "rules": reel.rules.rules_version,
        "frames": frames,
        "events": [[event.wire(), _seen_by(event)] for event in events],
        "counts": [count for count in counts],
        "asked": _asked(reel.entries),
        "marks": reel.marks(),
        "result": reel.frame(len(reel.entries), -1, len(events))["result"],
    }
    return b85encode(lzma.compress(canonical(film).encode(), filters=PACKING)).decode()


def _keyframes(reel: Reel) -> list[tuple[int, State]]:
    """Every entry at which the game stood at a checkpoint, and the end of every act."""
    keyframes: list[tuple[int, State]] = []
    for stretch in reel.stretches:
        places = [moment.base.at for moment in stretch.moments]
        if places and stretch.upto > places[-1]:
            places.append(stretch.upto)
        # As the game stood then: at its next question, not at the checkpoint itself.
        keyframes.extend((at, reel.game_at(stretch, at)[0].state) for at in places)
    return keyframes


def _events(reel: Reel) -> tuple[list[Event], list[int]]:
    """Everything that was told, and how much of it after each number of entries."""
    events: list[Event] = []
    counts: list[int] = []
    for stretch in reel.stretches:
        act = stretch.act
        carried = act.carried
        if carried is not None:
            events.append(notice(carried, act.start - 1))
        before = len(events)
        events.extend(stretch.events)
        events.extend(reel.listed(stretch, act.stop))
        for at in range(act.start, act.stop + 1):
            shown = min(at, stretch.upto) - act.start
            told = stretch.reached[shown] if stretch.reached else 0
            listed = at - stretch.upto + 1 if at > stretch.upto else 0
            counts.append(before + told + listed)
    return events, counts


def _seen_by(event: Event) -> Json:
    seen_by = event.seen_by
    return None if seen_by is None else [side for side in seen_by]


def _asked(entries: list[Entry]) -> str:
    """Whose answer comes next, before each entry and at the end: a letter, or a blank when nobody's does."""
    letters = [" "]
    for entry in reversed(entries):
        letters.append(side_letter(entry.side) if isinstance(entry, Answered) else letters[-1])
    return "".join(reversed(letters))


# ------------------------------------------------------------ watching


class Film:
    """A film that is watched: any moment of it, as `Reel` shows one."""

    def __init__(self, table: dict[str, Json]) -> None:
        self.rules = int(number_of(table.get("rules")) or 0)
        self.rows = [list_of(row) for row in list_of(table.get("frames"))]
        self.places = [int(number_of(row[0]) or 0) for row in self.rows if row]
        self.events = [list_of(event) for event in list_of(table.get("events"))]
        self.counts = [int(number_of(count) or 0) for count in list_of(table.get("counts"))]
        self.asked = text_of(table.get("asked"))
        marks = table_of(table.get("marks"))  # where turns begin, and how the score ran
        self.marks: dict[str, Json] = {key: marks.get(key) for key in ("entries", "marks", "scores", "curve")}
        self.result = table.get("result")
        self.scenes: dict[int, list[Json]] = {}
        if not self.rows or len(self.places) != len(self.rows) or not self.counts:
            raise FilmError("the film has no pictures")

    @property
    def entries(self) -> int:
        """How many entries the game had."""
        return len(self.counts) - 1

    def frame(self, at: int, side: int, events_from: int = 0) -> dict[str, Json]:
        """The view of a side (-1: an onlooker) after `at` entries: the keyframe before it, all that was told."""
        place = min(max(at, 0), self.entries)
        told = self.events[: self.counts[place]]
        seen = [event[0] for event in told if event[1] is None or side in list_of(event[1])]
        over = place == self.entries
        asked = self.asked[place : place + 1].strip()
        return {
            "side": side_letter(side) if side >= 0 else None,
            "scene": self.scene(place, side),
            "question": None,
            "waiting_for": asked if asked and not over else None,
            "events": seen[events_from:],
            "events_from": events_from,
            "result": self.result if over else None,
            "undo": {"allowed": False, "reasons": []},
            "at": place,
            **self.marks,
            "rules": {"played": self.rules, "filmed": True, "message": self.told()},
        }

    def told(self) -> dict[str, Json]:
        """Which rules the film was made by, in a sentence."""
        return Message("core-shown-filmed", {"played": str(self.rules)}).wire()

    def scene(self, at: int, side: int) -> Json:
        """What a side saw after `at` entries."""
        return self._scenes(side)[self._keyframe(at)]

    def _keyframe(self, place: int) -> int:
        last = 0
        for number, at in enumerate(self.places):
            if at <= place:
                last = number
        return last

    def _scenes(self, side: int) -> list[Json]:
        """Every keyframe of a side; they share what did not change."""
        known = self.scenes.get(side)
        if known is None:
            known = []
            scene: Json = None
            try:
                for row in self.rows:
                    scene = changed(scene, row[side + 2] if side + 2 < len(row) else None)
                    known.append(scene)
            except RecursionError as fault:
                raise FilmError("the film does not hold together") from fault
            self.scenes[side] = known
        return known


def film_of(text: str, stranger: bool = False) -> Film:
    """A film out of its text; raises FilmError. Of a stranger's, no text can be anything but text."""
    try:
        unpacking = lzma.LZMADecompressor(lzma.FORMAT_XZ, memlimit=MEMORY)
        value: Json = json.loads(unpacking.decompress(b85decode(text), LARGEST))
        table = table_of(plain(value) if stranger else value)
    except (ValueError, EOFError, MemoryError, lzma.LZMAError, RecursionError) as fault:
        raise FilmError("the film cannot be unpacked") from fault
    if not unpacking.eof or table.get("film") != FORMAT:
        raise FilmError("this is no film of a form that is known here")
    return Film(table)


def plain(value: Json) -> Json:
    """A value in which no text has a character that means something to a browser."""
    if isinstance(value, str):
        return value.translate(HARMLESS)
    if isinstance(value, list):
        return [plain(part) for part in value]
    if isinstance(value, dict):
        return {key: plain(part) for key, part in value.items()}
    return value
