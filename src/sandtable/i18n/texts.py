"""Sentences from message ids.

In production a missing text must not stop a battle: the reader gets the English sentence or, failing that,
the bare id. Under test it is an error that says what is missing where: `SANDTABLE_STRICT_TEXTS=1` asks for
that.
"""

import difflib
import os
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any, TypeAlias

from babel.lists import format_list
from babel.numbers import format_decimal
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Pattern
from fluent.syntax import ast

from sandtable.i18n.folders import text_files, text_folders
from sandtable.i18n.languages import LANGUAGES

Value: TypeAlias = bool | int | float | str | Sequence["Value"] | Mapping[str, "Value"] | None

STRICT = "SANDTABLE_STRICT_TEXTS"


class TextError(LookupError):
    """A text that is missing, defined twice, unreadable, or short of a value."""


class Texts:
    """The texts of one language.

    `folders` defaults to those of everything installed.
    """

    def __init__(self, lang: str, folders: Sequence[Path] | None = None, strict: bool | None = None) -> None:
        if lang not in LANGUAGES:
            raise TextError(f'there is no language "{lang}"; choose one of: {", ".join(LANGUAGES)}')
        self.lang = lang
        self.strict = os.environ.get(STRICT) == "1" if strict is None else strict
        self._folders = tuple(text_folders() if folders is None else folders)
        self._bundle = _bundle(lang, self._folders, self.strict)

    def format(self, message_id: str, /, **values: Value) -> str:
        """The sentence of a message. `id.attribute` names an attribute of it."""
        pattern = _pattern(self._bundle, message_id)
        if pattern is None:
            return self._missing(message_id, values)
        plain = {name: self._plain(value) for name, value in values.items()}
        text, errors = self._bundle.format_pattern(pattern, plain)
        if errors and self.strict:
            raise TextError(f'text "{message_id}" in "{self.lang}": {errors[0]}')
        return str(text)

    def message(self, wire: Mapping[str, Value]) -> str:
        """The sentence of a message as it travels: `{"id": …, "values": {…}}`; values may be messages too."""
        values = wire.get("values")
        return self.format(str(wire["id"]), **(values if isinstance(values, Mapping) else {}))

    def has(self, message_id: str) -> bool:
        """Whether there is such a text in this language."""
        return _pattern(self._bundle, message_id) is not None

    def _plain(self, value: Value) -> str | int | float:
        """What Fluent can print or select on."""
        if isinstance(value, bool):
            return "true" if value else "false"
        if isinstance(value, (str, int, float)):
            return value
        if value is None:
            return ""
        if isinstance(value, Mapping):
            return self.message(value)
        return format_list([self._item(item) for item in value], locale=self.lang)

    def _item(self, value: Value) -> str:
        """One thing of an enumeration, numbers the way this language writes them."""
        plain = self._plain(value)
        return plain if isinstance(plain, str) else number(plain, self.lang)

    def _missing(self, message_id: str, values: Mapping[str, Value]) -> str:
        if self.strict:
            raise TextError(self._missing_sentence(message_id))
        english = LANGUAGES[0]
        if self.lang == english:
            return message_id
        return Texts(english, self._folders, strict=False).format(message_id, **values)

    def _missing_sentence(self, message_id: str) -> str:
        close = difflib.get_close_matches(message_id, message_ids(self.lang, self._folders), n=1)
        hint = f'; did you mean "{close[0]}"?' if close else ""
        files = [_short(path) for folder in self._folders for path in text_files(folder, self.lang)]
        return f'no text "{message_id}" in "{self.lang}" ({", ".join(files) or "no files"}){hint}'


def number(value: float, lang: str) -> str:
    """A number as a language writes it: 2.5 is "2,5" in Italian."""
    return format_decimal(value, locale=lang)


def member(figure: object, unit: object, of: object) -> str:
    """MEMBER($figure, $unit, of: "of"): one of a unit, named once where it is the whole unit: a hero, a creature."""
    return f"{figure}" if f"{figure}" == f"{unit}" else f"{figure} {of} {unit}"


MEMBER: Any = member  # the library types its functions as taking one argument


def ftl_source(lang: str, folders: Sequence[Path] | None = None) -> str:
    """All texts of a language as one Fluent source, for a client that formats them itself."""
    places = text_folders() if folders is None else folders
    files = [path for folder in places for path in text_files(folder, lang)]
    return "\n".join(path.read_text(encoding="utf-8") for path in files)


def message_ids(lang: str, folders: Sequence[Path]) -> list[str]:
    """Every message id of a language, in the order of the files."""
    return [
        entry.id.name
        for folder in folders
        for path in text_files(folder, lang)
        for entry in _resource(path).body
        if isinstance(entry, ast.Message)
    ]


def _pattern(bundle: FluentBundle, message_id: str) -> Pattern | None:
    name, _, attribute = message_id.partition(".")
    if not bundle.has_message(name):
        return None
    message = bundle.get_message(name)
    return message.attributes.get(attribute) if attribute else message.value


@cache
def _bundle(lang: str, folders: tuple[Path, ...], strict: bool) -> FluentBundle:
    # No isolation marks: both languages run from left to right, and terminals print the marks.
    bundle = FluentBundle([lang], functions={"MEMBER": MEMBER}, use_isolating=False)
    first_place: dict[str, Path] = {}
    for folder in folders:
        for path in text_files(folder, lang):
            resource = _resource(path)
            if strict:
                _refuse_unreadable(path, resource)
                _refuse_twice(path, resource, first_place)
            bundle.add_resource(resource)
    return bundle


@cache
def _resource(path: Path) -> ast.Resource:
    return FluentResource(path.read_text(encoding="utf-8"))


def _refuse_unreadable(path: Path, resource: ast.Resource) -> None:
    for entry in resource.body:
        if isinstance(entry, ast.Junk):
            lines = (entry.content or "").strip().splitlines()
            raise TextError(f'{_short(path)}: not Fluent: "{lines[0] if lines else ""}"')


def _refuse_twice(path: Path, resource: ast.Resource, first_place: dict[str, Path]) -> None:
    for entry in resource.body:
        if isinstance(entry, ast.Message | ast.Term):
            name = f"-{entry.id.name}" if isinstance(entry, ast.Term) else entry.id.name
            if name in first_place:
                raise TextError(f'text "{name}" is both in {_short(first_place[name])} and in {_short(path)}')
            first_place[name] = path


def _short(path: Path) -> str:
    """The end of a path that tells files apart: `fubar/text/it.ftl`."""
    at = max((place for place, part in enumerate(path.parts) if part == "text"), default=1)
    return "/".join(path.parts[at - 1 :])
