"""The ledger of a system: every rule as one fact with a stable id, read from its `rules.toml`."""

from __future__ import annotations

import tomllib
from importlib.resources import files
from typing import Final

from sandtable.core.keeping import Kept
from sandtable.core.wire import Json, list_of, table_of, text_of


class Rule:
    """One rule: id, kind, the chapter it stands in, its text in both languages, and how we read it."""

    __slots__ = ("chapter", "en", "id", "it", "kind", "origin", "ruling")

    def __init__(self, id: str, kind: str, chapter: str, en: str, it: str, origin: str, ruling: str) -> None:
        self.id = id
        self.kind = kind
        self.chapter = chapter
        self.en = en
        self.it = it
        self.origin = origin
        self.ruling = ruling

    def wire(self) -> dict[str, Json]:
        return {
            "id": self.id,
            "kind": self.kind,
            "chapter": self.chapter,
            "en": self.en,
            "it": self.it,
            "origin": self.origin,
            "ruling": self.ruling,
        }


_ledgers: Final = Kept[str, list[Rule]](64)


def rules_of(package: str) -> list[Rule]:
    """Every rule of the system in that package, in the order of its book."""
    known = _ledgers.get(package)
    if known is None:
        raw = table_of(tomllib.loads(files(package).joinpath("rules.toml").read_text("utf-8")))
        known = _ledgers.keep(package, [_rule(table_of(entry)) for entry in list_of(raw.get("rule"))])
    return known


def _rule(entry: dict[str, Json]) -> Rule:
    return Rule(
        text_of(entry.get("id")),
        text_of(entry.get("kind")),
        text_of(entry.get("section")),
        text_of(entry.get("en")),
        text_of(entry.get("it")),
        text_of(entry.get("origin")),
        text_of(entry.get("ruling")),
    )


def find_rules(rules: list[Rule], words: str) -> list[Rule]:
    """The rules whose id or text holds every one of the words, ids first."""
    wanted = words.lower().split()
    ranked: list[tuple[int, int, Rule]] = []
    for at, rule in enumerate(rules):
        text = f"{rule.id} {rule.en} {rule.it} {rule.ruling}".lower()
        if all(word in text for word in wanted):
            rank = 0 if all(word in rule.id for word in wanted) else 1
            ranked.append((rank, at, rule))
    return [rule for _, _, rule in sorted(ranked, key=lambda entry: (entry[0], entry[1]))]
