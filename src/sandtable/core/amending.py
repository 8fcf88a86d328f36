"""What if a printed figure were another? Figures of a system's data files, played otherwise for a while.

    with amended("fubar", {"weapons.hmg.fp": 4, "scenario:convoy.turns": 9}):
        …

A path is a file of the folder `data` (or `scenario:` and the name of a scenario), then keys; a list is entered by
the `id` of an entry or by its number. Everything worked out from the figures is forgotten before and after.
"""

from __future__ import annotations

from copy import deepcopy
from importlib.resources import files
from typing import cast

from sandtable.core.keeping import forget_everything
from sandtable.core.position_reading import nearest
from sandtable.core.printed import Row, document_of, replace_document
from sandtable.core.setup import SetupError
from sandtable.core.system import system
from sandtable.core.wire import Json

SCENARIO = "scenario:"


class amended:  # noqa: N801 - read as a word: with amended(…)
    """While it lasts, games of the system are played with these figures. Nothing to change costs nothing."""

    def __init__(self, system_id: str, figures: dict[str, Json]) -> None:
        self.system_id = system_id
        self.figures = figures

    def __enter__(self) -> None:
        if not self.figures:
            return
        package = system(self.system_id).package
        forget_everything()
        for path, value in self.figures.items():
            file, steps = _place(package, path)
            document = deepcopy(document_of(package, file))
            _put(document, steps, value, path)
            replace_document(package, file, document)

    def __exit__(self, *failure: object) -> None:
        if self.figures:
            forget_everything()


def printed_figure(system_id: str, path: str) -> Json:
    """What stands at a path; raises SetupError with a sentence when nothing does."""
    package = system(system_id).package
    file, steps = _place(package, path)
    holder, key = _holder(document_of(package, file), steps, path)
    return _inside(holder, key)


def figure_in(document: Row, inside: str) -> Json:
    """What stands in a document at keys between dots; raises SetupError with a sentence when nothing does."""
    holder, key = _holder(document, inside.split("."), inside)
    return _inside(holder, key)


def put_figure(document: Row, inside: str, value: Json) -> None:
    """Puts another value of the same kind there."""
    _put(document, inside.split("."), value, inside)


def _place(package: str, path: str) -> tuple[str, list[str]]:
    """The file of a path, and the steps inside it."""
    if path.startswith(SCENARIO):
        folder, rest = "scenarios", path[len(SCENARIO) :]
    else:
        folder, rest = "data", path
    name, dot, inside = rest.partition(".")
    known = sorted(
        entry.name.removesuffix(".toml")
        for entry in files(package).joinpath(folder).iterdir()
        if entry.name.endswith(".toml")
    )
    if name not in known:
        raise SetupError(
            f'"{path[:60]}": there is no {folder}/{name[:30]}.toml; {nearest(name, known, "there are")}'
        )
    if not dot or not inside:
        raise SetupError(f'"{path[:60]}" names a file and no figure in it')
    return f"{folder}/{name}.toml", inside.split(".")


def _put(document: Row, steps: list[str], value: Json, path: str) -> None:
    holder, key = _holder(document, steps, path)
    old = _inside(holder, key)
    if isinstance(old, bool) != isinstance(value, bool) or isinstance(old, str) != isinstance(value, str):
        raise SetupError(f'"{path[:60]}" is {old!r}; {value!r} is of another kind')
    if isinstance(old, int) and isinstance(value, float) and not isinstance(old, bool):
        if value != int(value):
            raise SetupError(f'"{path[:60]}" is a whole number')
        value = int(value)
    if isinstance(holder, list):
        holder[cast("int", key)] = value
    else:
        holder[cast("str", key)] = value


def _inside(holder: Row | list[Json], key: str | int) -> Json:
    return holder[cast("int", key)] if isinstance(holder, list) else holder[cast("str", key)]


def _holder(document: Row, steps: list[str], path: str) -> tuple[Row | list[Json], str | int]:
    """The table or list in which the last step stands, and where in it."""
    here: Json = document
    # The name of a file says which entries are meant: weapons.hmg is the entry "hmg" of its lists.
    rest = list(steps)
    while True:
        used, holder, key = _step(here, rest, path, here is document)
        rest = rest[used:]
        here = _inside(holder, key)
        if not rest:
            if isinstance(here, dict):
                raise SetupError(f'"{path[:60]}" is an entry, not a figure; it has {", ".join(here)}')
            return holder, key


def _step(here: Json, rest: list[str], path: str, top: bool) -> tuple[int, Row | list[Json], str | int]:
    """One step down: how many words it took, and where it leads."""
    if isinstance(here, dict):
        if rest[0] in here:
            return 1, here, rest[0]
        if top:
            for entries in here.values():
                if isinstance(entries, list) and (at := _entry(entries, rest)) is not None:
                    return at[0], entries, at[1]
        ids = _ids(here) if top else list(here)
        raise SetupError(f'"{path[:60]}": there is no "{rest[0][:30]}"; {nearest(rest[0], ids, "there are")}')
    if isinstance(here, list):
        entry = _entry(here, rest)
        if entry is not None:
            return entry[0], here, entry[1]
        raise SetupError(f'"{path[:60]}": no entry "{rest[0][:30]}" in a list of {len(here)}')
    raise SetupError(f'"{path[:60]}": nothing lies below {here!r}')


def _ids(document: Row) -> list[str]:
    ids = list(document)
    for entries in document.values():
        if isinstance(entries, list):
            ids.extend(str(entry["id"]) for entry in entries if isinstance(entry, dict) and "id" in entry)
    return ids


def _entry(entries: list[Json], rest: list[str]) -> tuple[int, int] | None:
    """The entry of a list by its id, which may have dots in it, or by its number from 0."""
    for used in range(len(rest), 0, -1):
        id = ".".join(rest[:used])
        for at, entry in enumerate(entries):
            if isinstance(entry, dict) and entry.get("id") == id:
                return used, at
    if rest[0].isdigit() and int(rest[0]) < len(entries):
        return 1, int(rest[0])
    return None
