"""The fields of a state and of all that hangs from it: where they are, what else they could hold, who shares what.

A state class is one of a system's own `state` or `pieces`, of `core.state`, or any other that writes a `clone` and
hangs from the state. Whatever else hangs from it must be known as something that never changes.
"""

from collections.abc import Iterator

LISTENING = ("events", "watcher")
"""Fields of a state that say who listens, not what is true."""
PLAIN = (type(None), bool, int, float, str)
WRITTEN_ONCE = ("Result", "ScoreLine", "Culprit", "Fallen")
"""Classes of state modules whose objects nobody changes once they are made."""
PRINTED = (
    "Training", "Weapon", "VehicleProfile", "VehicleArmour", "UnitProfile", "SupportProfile", "CounterProfile",
    "Column", "Boon", "Seat", *WRITTEN_ONCE,
)  # fmt: skip
"""Classes whose objects are alike when they say the same."""


def is_ours(thing: object) -> bool:
    """Whether a thing is an object of the house, not a plain value or container."""
    return any(kind.__module__.startswith("sandtable.") for kind in type(thing).__mro__)


def is_state_class(kind: type) -> bool:
    """Whether objects of this class are part of what is true at one moment."""
    if kind.__name__ in WRITTEN_ONCE:
        return False
    return kind.__name__ == "Blockers" or any(
        base.__module__.endswith((".state", ".pieces")) for base in kind.__mro__
    )


def fields_of(thing: object) -> list[str]:
    """The names of everything an object holds."""
    names: dict[str, None] = {}
    for kind in type(thing).__mro__:
        slots = kind.__dict__.get("__slots__", ())
        names.update(dict.fromkeys((slots,) if isinstance(slots, str) else slots))
    names.update(dict.fromkeys(getattr(thing, "__dict__", {})))
    return [name for name in names if hasattr(thing, name)]


def label(thing: object, field: str) -> str:
    """A field as the lists name it."""
    return f"{type(thing).__name__}.{field}"


def inside(value: object, path: tuple) -> Iterator[tuple[tuple, object]]:
    """The objects of ours inside a value, each with its path."""
    if isinstance(value, list | tuple):
        for i, entry in enumerate(value):
            yield from inside(entry, (*path, i))
    elif isinstance(value, dict):
        for key, entry in value.items():
            yield from inside(entry, (*path, key))
    elif is_ours(value):
        yield path, value


def parts_of(state: object) -> tuple[dict[tuple, object], dict[str, object]]:
    """Every object of a state class by its path from the state, and one of each other class that hangs from them."""
    found: dict[tuple, object] = {}
    others: dict[str, object] = {}
    seen: set[int] = set()
    work: list[tuple[tuple, object]] = [((), state)]
    while work:
        path, thing = work.pop()
        if id(thing) in seen:
            continue
        seen.add(id(thing))
        found[path] = thing
        for field in fields_of(thing):
            if field in LISTENING or field.startswith("_"):
                continue
            for deeper, value in inside(getattr(thing, field), (*path, "." + field)):
                if is_state_class(type(value)):
                    work.append((deeper, value))
                else:
                    others[type(value).__name__] = value
    return found, others


def at_path(state: object, path: tuple) -> object:
    """What lies at the end of a path."""
    thing = state
    for step in path:
        thing = getattr(thing, step[1:]) if isinstance(step, str) and step.startswith(".") else thing[step]
    return thing


def same(a: object, b: object) -> bool:
    """Whether two values say the same: equal where they are plain, alike where they are objects of state classes."""
    return frozen(a) == frozen(b)


def frozen(value: object, deep: int = 0) -> object:
    """A value as something that can be compared and does not change."""
    if isinstance(value, PLAIN):
        return (type(value).__name__, value)
    if isinstance(value, list | tuple):
        return (type(value).__name__, *(frozen(entry, deep + 1) for entry in value))
    if isinstance(value, dict):
        return ("dict", *((frozen(key), frozen(entry, deep + 1)) for key, entry in value.items()))
    if is_state_class(type(value)):
        parts = [
            (field, frozen(getattr(value, field), deep + 1))
            for field in fields_of(value)
            if field not in LISTENING
        ]
        return (type(value).__name__, *parts)
    if deep < 6 and type(value).__name__ in ("Disc", "Hull", *PRINTED):
        return (
            type(value).__name__,
            *((field, frozen(getattr(value, field), deep + 1)) for field in fields_of(value)),
        )
    if type(value).__name__ == "Board":
        pieces = tuple((piece.id, piece.kind, tuple(piece.points())) for piece in value.pieces)
        return ("Board", value.width, value.height, pieces)
    return ("object", id(value))


def mutables_of(value: object, found: dict[int, object]) -> None:
    """Every list, table and object of a state class in a value."""
    if isinstance(value, list | tuple | dict) or is_state_class(type(value)):
        if id(value) in found:
            return
        if not isinstance(value, tuple):
            found[id(value)] = value
        if isinstance(value, dict):
            for entry in value.values():
                mutables_of(entry, found)
        elif isinstance(value, list | tuple):
            for entry in value:
                mutables_of(entry, found)
        else:
            for field in fields_of(value):
                if field not in LISTENING:
                    mutables_of(getattr(value, field), found)


def other_values(value: object, seen: list[object]) -> Iterator[object]:
    """What a field could hold instead: first what it holds elsewhere in this game, then what comes to mind."""
    if type(value).__name__ in ("Disc", "Hull"):
        yield value.at(value.x + 0.25, value.y + 0.25)
        return
    if type(value).__name__ == "Board":
        if value.pieces:
            yield type(value)(value.width, value.height, value.pieces[:-1])
        return
    yield from [other for other in seen if not same(other, value)][:3]
    if isinstance(value, bool):
        yield not value
    elif isinstance(value, int):
        yield value + 1
        if value > 0:
            yield value - 1
    elif isinstance(value, float):
        yield value + 0.25
    elif isinstance(value, str):
        yield value + "x"
    elif isinstance(value, list):
        yield from other_lists(value)
    elif isinstance(value, tuple) and value and isinstance(value[0], float):
        yield (value[0] + 0.25, *value[1:])
    elif isinstance(value, dict):
        yield {**value, "x": 1}


def other_lists(value: list) -> Iterator[list]:
    """A list with something else in it: one entry changed, or one missing."""
    if value and isinstance(value[0], list):
        yield [*value[:-1], [*value[-1], "x"]]
    elif value and isinstance(value[0], PLAIN) and value[0] is not None:
        yield [*value[:-1], next(other_values(value[-1], []))]
    if value:
        yield value[:-1]
