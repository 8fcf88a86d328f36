"""A state as JSON and back again, whatever its system: the position that a game goes on from under other rules.

Kept is every field of every object that the state alone has. What a state shares with the one its set-up begins with
(profiles, catalogues, the scenario: nobody changes them) is kept as the way to it from there, so that the rules of
the day supply it. Three things may be said by a class:

- `made_from`: the arguments it is made with; everything else follows from them. Shapes, pieces and boards say so, and
  are kept as they are rather than as the way to them: where somebody stands must not change under him.
- `passing`: fields that are worked out again when they are wanted, and None until then.
- `State.resumed`: called when everything stands, for what has to be worked out at once.

Objects are made as the rules make them, and then their fields are set: a field that a newer class has and the snapshot
does not is what a new object has. No code out of a file is run: only classes of the system and the boards are made, and
only their own fields are set.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from inspect import Parameter, signature
from typing import Final, cast

from sandtable.core.state import State
from sandtable.core.wire import Json, list_of, table_of, text_of

FORMAT: Final = 1
BOARDS: Final = ("sandtable.core", "sandtable.table", "sandtable.hexmap", "sandtable.figures")
MOST: Final = 200_000  # values in a snapshot; those of the largest games have a tenth of it
LONGEST: Final = 4000  # characters of a text in one
EXACT: Final = 1 << 53  # whole numbers beyond it are written as text: not every reader of JSON keeps them

Way = list[str | int]


class SnapshotError(Exception):
    """A snapshot that these rules cannot go on from; the text says why."""


def fields_of(thing: object) -> list[str]:
    """The names of an object's fields, in alphabetical order, interpreted and compiled alike."""
    kind = type(thing)
    names: list[str] = []
    for name in getattr(kind, "__mypyc_attrs__", ()):
        names.append(str(name))
    for ancestor in kind.__mro__:
        slots = ancestor.__dict__.get("__slots__", ())
        names.extend([slots] if isinstance(slots, str) else slots)
    names.extend(getattr(thing, "__dict__", {}))
    return sorted({name for name in names if not name.startswith("__")})


def _said(kind: type, what: str) -> tuple[str, ...]:
    return cast("tuple[str, ...]", getattr(kind, what, ()))


def _kept_fields(thing: object) -> list[str]:
    passing = _said(type(thing), "passing")
    return [name for name in fields_of(thing) if name not in passing and hasattr(thing, name)]


class Printed:
    """Everything that can be reached from the state a set-up begins with, by the shortest way."""

    def __init__(self, opening: State) -> None:
        self.ways: dict[int, Way] = {}
        self.blanks: dict[str, object] = {}  # the first object of each class, by name
        self._alive: list[object] = []  # ids are only good while the objects live
        layer: list[tuple[object, Way]] = [(opening, [])]
        while layer:
            below: list[tuple[object, Way]] = []
            for thing, way in layer:
                if isinstance(thing, (bool, int, float, str)) or thing is None or id(thing) in self.ways:
                    continue
                self.ways[id(thing)] = way
                self._alive.append(thing)
                if not isinstance(thing, (list, tuple, dict, set, frozenset)):
                    self.blanks.setdefault(type(thing).__name__, thing)
                below.extend(_parts(thing, way))
            layer = below

    def way_to(self, thing: object) -> Way | None:
        """The way to a shared object; None for what is not shared, and for what is to be kept itself."""
        return None if _said(type(thing), "made_from") else self.ways.get(id(thing))


def _parts(thing: object, way: Way) -> list[tuple[object, Way]]:
    if isinstance(thing, (list, tuple)):
        return [(part, [*way, at]) for at, part in enumerate(thing)]
    if isinstance(thing, dict):
        return [(part, [*way, key]) for key, part in thing.items() if isinstance(key, (str, int))]
    if isinstance(thing, (set, frozenset)):
        return []
    return [(getattr(thing, name), [*way, name]) for name in fields_of(thing) if hasattr(thing, name)]


# ------------------------------------------------------------ keeping


def kept(state: State, opening: State) -> dict[str, Json]:
    """A state at a checkpoint as JSON; `opening` is the state its set-up begins with, from which it descends."""
    return Keeping(Printed(opening)).keep(state.clone())


class Keeping:
    """Writes one state down: the fields of each class once, then the objects one after the other."""

    def __init__(self, printed: Printed) -> None:
        self.printed = printed
        self.kinds: dict[str, list[str]] = {}
        self.classes: dict[str, type] = {}
        self.ways: list[Way] = []
        self.way_numbers: dict[int, int] = {}
        self.things: list[list[Json]] = []
        self.numbers: dict[int, int] = {}
        self._alive: list[object] = []

    def keep(self, state: State) -> dict[str, Json]:
        """The whole snapshot; the state itself is the first of its things."""
        self._number(state)
        kinds: dict[str, Json] = {kind: [name for name in names] for kind, names in self.kinds.items()}
        ways: list[Json] = [[step for step in way] for way in self.ways]
        return {"format": FORMAT, "kinds": kinds, "shared": ways, "things": [row for row in self.things]}

    def _value(self, value: object) -> Json:
        if value is None or isinstance(value, (bool, str)):
            return value
        if isinstance(value, int):
            return value if -EXACT < value < EXACT else {"i": str(value)}
        if isinstance(value, float):
            return value if value - value == 0.0 else {"f": str(value)}
        if isinstance(value, list):
            return [self._value(part) for part in value]
        if isinstance(value, tuple):
            return {"t": [self._value(part) for part in value]}
        if isinstance(value, dict):
            return {"d": [[self._value(key), self._value(part)] for key, part in value.items()]}
        if isinstance(value, (set, frozenset)) or callable(value):
            raise SnapshotError(f"a state may not hold a {type(value).__name__}")
        return self._object(value)

    def _object(self, thing: object) -> Json:
        way = self.printed.way_to(thing)
        if way is None:
            return {"o": self._number(thing)}
        number = self.way_numbers.setdefault(id(thing), len(self.ways))
        if number == len(self.ways):
            self.ways.append(way)
        return {"s": number}

    def _number(self, thing: object) -> int:
        known = self.numbers.get(id(thing))
        if known is not None:
            return known
        number = len(self.things)
        self.numbers[id(thing)] = number
        self._alive.append(thing)
        kind = type(thing)
        name = kind.__name__
        if self.classes.setdefault(name, kind) is not kind:
            raise SnapshotError(f"two classes are called {name}")
        row: list[Json] = [name]
        self.things.append(row)
        arguments = _said(kind, "made_from")
        names = list(arguments) if arguments else self.kinds.get(name, _kept_fields(thing))
        self.kinds[name] = names
        for field in names:
            value = getattr(thing, field)
            row.append(self._value(value() if callable(value) else value))
        return number


# ------------------------------------------------------------ going on


def restored(snapshot: Json, opening: State) -> State:
    """The state of a snapshot under the rules of the day; `opening` is the state its set-up begins with today."""
    saved = table_of(snapshot)
    _measure(snapshot)
    if saved.get("format") != FORMAT:
        raise SnapshotError("the position is written in a form that is not known here")
    try:
        state = Restoring(saved, opening).thing(0)
        if not isinstance(state, State) or type(state) is not type(opening):
            raise SnapshotError("the position is not one of this game")
        state.resumed()
    except (LookupError, TypeError, ValueError, AttributeError, ArithmeticError, RecursionError) as error:
        raise SnapshotError(f"the position cannot be read: {error}") from error
    return state


class Restoring:
    """Reads one snapshot."""

    def __init__(self, saved: dict[str, Json], opening: State) -> None:
        self.opening = opening
        self.blanks = Printed(opening).blanks
        self.kinds = table_of(saved.get("kinds"))
        self.ways = list_of(saved.get("shared"))
        self.rows = list_of(saved.get("things"))
        self.made: dict[int, object] = {}

    def thing(self, number: int) -> object:
        """Object number so-and-so, made when it is first wanted."""
        if number in self.made:
            return self.made[number]
        if number < 0:
            raise SnapshotError("the position names an object that is not in it")
        row = list_of(self.rows[number])
        name = text_of(row[0])
        kind = self._kind(name)
        fields = [text_of(field) for field in list_of(self.kinds.get(name))]
        if _said(kind, "made_from"):
            return self._made_anew(number, name, kind, dict(zip(fields, row[1:], strict=True)))
        given = dict(zip(fields, row[1:], strict=True))
        thing = self._begun(name, kind, given)
        self.made[number] = thing
        self._fill(thing, name, given)
        return thing

    def _begun(self, name: str, kind: type[object], given: dict[str, Json]) -> object:
        """An object before its fields are set: made as the rules make one, where what it takes are its fields."""
        arguments: dict[str, object] = {}
        for argument, parameter in signature(kind).parameters.items():
            if argument in given:
                arguments[argument] = self._value(given[argument])
            elif parameter.default is Parameter.empty:
                return self._bare(name, kind)
        return cast("Callable[..., object]", kind)(**arguments)

    def _bare(self, name: str, kind: type[object]) -> object:
        """An object that is not made but filled: its fields are those of another of its class until they are set."""
        thing: object = kind.__new__(kind)
        blank = self.blanks.get(name)
        for field in fields_of(blank) if blank is not None else []:
            if hasattr(blank, field):
                setattr(thing, field, _fresh(getattr(blank, field)))
        return thing

    def _made_anew(self, number: int, name: str, kind: type[object], given: dict[str, Json]) -> object:
        arguments: list[object] = []
        for argument in _said(kind, "made_from"):
            if argument not in given:
                raise SnapshotError(f"a {name} needs its {argument}")
            arguments.append(self._value(given[argument]))
        thing: object = cast("Callable[..., object]", kind)(*arguments)
        self.made[number] = thing
        return thing

    def _fill(self, thing: object, name: str, given: dict[str, Json]) -> None:
        passing = _said(type(thing), "passing")
        for field in fields_of(thing):
            if field in passing:
                _leave_open(thing, field)
            elif field in given:
                setattr(thing, field, self._value(given[field]))
            elif not hasattr(thing, field):
                raise SnapshotError(f"a {name} of these rules has a field that is not in it: {field}")

    def _value(self, value: Json) -> object:
        if isinstance(value, list):
            return [self._value(part) for part in value]
        if not isinstance(value, dict):
            return value
        if "o" in value:
            return self.thing(_whole(value["o"]))
        if "s" in value:
            return self._shared(list_of(self.ways[_whole(value["s"])]))
        if "t" in value:
            return tuple(self._value(part) for part in list_of(value["t"]))
        if "d" in value:
            pairs = [list_of(pair) for pair in list_of(value["d"])]
            return {self._value(key): self._value(part) for key, part in pairs}
        return int(text_of(value["i"])) if "i" in value else float(text_of(value["f"]))

    def _shared(self, way: list[Json]) -> object:
        thing: object = self.opening
        for step in way:
            if isinstance(thing, dict):
                thing = thing[step]
            elif isinstance(thing, (list, tuple)):
                thing = thing[_whole(step)]
            elif step in fields_of(thing):
                thing = getattr(thing, text_of(step))
            else:
                raise SnapshotError(f"these rules have no {'.'.join(str(part) for part in way)}")
        return thing

    def _kind(self, name: str) -> type[object]:
        """The class of that name: one that the game begins with, or any of the system and the boards."""
        if name in self.blanks:
            return type(self.blanks[name])
        home = type(self.opening).__module__
        for package in (_package(home), *BOARDS):
            for module_name in sorted(sys.modules):
                if module_name == package or module_name.startswith(package + "."):
                    kind = getattr(sys.modules[module_name], name, None)
                    if isinstance(kind, type) and kind.__module__ == module_name:
                        return cast("type[object]", kind)
        raise SnapshotError(f"these rules have no {name[:40]}")


def _measure(snapshot: Json) -> None:
    """Refuses what is far larger than any state: whoever wrote it wants to see the server work."""
    parts = 0
    layer: list[Json] = [snapshot]
    while layer:
        parts += len(layer)
        below: list[Json] = []
        for part in layer:
            if isinstance(part, str) and len(part) > LONGEST:
                raise SnapshotError("the position has a text that is too long")
            if isinstance(part, list):
                below.extend(part)
            elif isinstance(part, dict):
                below.extend(part.values())
        if parts > MOST:
            raise SnapshotError("the position is too large")
        layer = below


def _package(module: str) -> str:
    """The package of a system: of `sandtable.systems.fubar.state.state` it is `sandtable.systems.fubar`."""
    parts = module.split(".")
    deep = 3 if parts[:2] == ["sandtable", "systems"] else max(1, len(parts) - 1)
    return ".".join(parts[:deep])


def _whole(value: Json) -> int:
    if isinstance(value, bool) or not isinstance(value, int):
        raise SnapshotError("the position counts its objects with something that is no whole number")
    return value


def _leave_open(thing: object, field: str) -> None:
    """None until somebody wants it; a field that cannot be None is for `resumed` to set."""
    try:
        setattr(thing, field, None)
    except TypeError:
        return


def _fresh(value: object) -> object:
    """A field of another object, so that the two share nothing that changes."""
    if isinstance(value, list):
        return [_fresh(part) for part in value]
    if isinstance(value, dict):
        return {key: _fresh(part) for key, part in value.items()}
    return value
