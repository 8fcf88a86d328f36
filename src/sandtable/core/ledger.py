"""The ledger of a system: every rule as one fact with a stable id, read from its `rules.toml`."""

from __future__ import annotations

import tomllib
from importlib.resources import files
from typing import Final

from sandtable.core.keeping import Kept
from sandtable.core.wire import Json, list_of, table_of, text_of


class Rule:
    """One rule: id, kind, the chapter it stands in, its text in both languages, and how we read it."""

    __slots__ = ("chapter", "en", "id", "it", "kind", "origin", "ruling", "ruling_it")

    def __init__(self, entry: dict[str, Json]) -> None:
        self.id = text_of(entry.get("id"))
        self.kind = text_of(entry.get("kind"))
        self.chapter = text_of(entry.get("section"))
        self.en = text_of(entry.get("en"))
        self.it = text_of(entry.get("it"))
        self.origin = text_of(entry.get("origin"))
        self.ruling = text_of(entry.get("ruling"))
        self.ruling_it = text_of(entry.get("ruling_it"))

    def law(self, lang: str) -> str:
        """What it says, in a language."""
        return self.it if lang == "it" else self.en

    def reading(self, lang: str) -> str:
        """How we read it, in a language; "" where the book is plain."""
        return self.ruling_it if lang == "it" else self.ruling

    def wire(self) -> dict[str, Json]:
        return {
            "id": self.id,
            "kind": self.kind,
            "chapter": self.chapter,
            "en": self.en,
            "it": self.it,
            "origin": self.origin,
            "ruling": self.ruling,
            "ruling_it": self.ruling_it,
        }


_ledgers: Final = Kept[str, list[Rule]](64)


def rules_of(package: str) -> list[Rule]:
    """Every rule of the system in that package, in the order of its book."""
    known = _ledgers.get(package)
    if known is None:
        raw = table_of(tomllib.loads(files(package).joinpath("rules.toml").read_text("utf-8")))
        known = _ledgers.keep(package, [Rule(table_of(entry)) for entry in list_of(raw.get("rule"))])
    return known


def find_rules(rules: list[Rule], words: str) -> list[Rule]:
    """The rules whose id or text holds every one of the words, ids first."""
    wanted = words.lower().split()
    ranked: list[tuple[int, int, Rule]] = []
    for at, rule in enumerate(rules):
        text = f"{rule.id} {rule.en} {rule.it} {rule.ruling} {rule.ruling_it}".lower()
        if all(word in text for word in wanted):
            rank = 0 if all(word in rule.id for word in wanted) else 1
            ranked.append((rank, at, rule))
    return [rule for _, _, rule in sorted(ranked, key=lambda entry: (entry[0], entry[1]))]
