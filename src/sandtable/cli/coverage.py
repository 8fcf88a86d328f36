"""Which rules the code enforces, and which of them a test would miss.

A rule is enforced when the code or the data of its system cites its id, and pinned when a test names it with
`@pins` or a conformance case lists it.
"""

from __future__ import annotations

import ast
import re
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path

from sandtable.core.ledger import Rule, rules_of
from sandtable.core.system import AnySystem
from sandtable.core.wire import Json, list_of, table_of, text_of

CITED = re.compile(r"\b[a-z]+(?:\.[a-z0-9_]+)+")
DATA = ("data", "scenarios")


@dataclass(frozen=True)
class Coverage:
    """The rules of one system that can be enforced, and those that are; `pinned` is None without a checkout."""

    rules: list[str]
    enforced: set[str]
    pinned: set[str] | None
    unknown: list[str]  # ids that tests or cases name and the ledger does not have

    @property
    def loose(self) -> list[str]:
        """Rules not enforced."""
        return [rule for rule in self.rules if rule not in self.enforced]

    @property
    def unpinned(self) -> list[str]:
        """Rules not pinned."""
        pinned = self.pinned
        return [] if pinned is None else [rule for rule in self.rules if rule not in pinned]

    def wire(self) -> dict[str, Json]:
        pinned = self.pinned
        return {
            "rules": len(self.rules),
            "enforced": len(self.rules) - len(self.loose),
            "pinned": None if pinned is None else len(self.rules) - len(self.unpinned),
        }


def coverage_of(system: AnySystem, root: Path | None) -> Coverage:
    """The coverage of a system; tests and cases are looked for in the checkout."""
    ledger = rules_of(system.package)
    pinned = None if root is None else set(pinned_in(root, system.id))
    known = {rule.id for rule in ledger}
    return Coverage(
        [rule.id for rule in ledger if enforceable(rule)],
        cited_by(system.package) & known,
        None if pinned is None else pinned & known,
        sorted((pinned or set()) - known),
    )


def enforceable(rule: Rule) -> bool:
    """Rules about counters on a real table are not a matter of code."""
    return rule.kind != "physical"


def cited_by(package: str) -> set[str]:
    """The ids that the code and the data files of a package cite."""
    cited: set[str] = set()
    for folder in _folders(package):
        for path in sorted(folder.rglob("*.py")):
            cited.update(CITED.findall(_strings(path.read_text(encoding="utf-8"))))
        for part in DATA:
            for path in sorted((folder / part).glob("*.toml")):
                cited.update(CITED.findall(path.read_text(encoding="utf-8")))
    return cited


def _strings(source: str) -> str:
    """All texts in a source: docstrings and values, but no comments and no dotted names of the code."""
    nodes = ast.walk(ast.parse(source))
    return "\n".join(n.value for n in nodes if isinstance(n, ast.Constant) and isinstance(n.value, str))


def _folders(package: str) -> list[Path]:
    spec = find_spec(package)
    return [] if spec is None else [Path(place) for place in spec.submodule_search_locations or []]


def pinned_in(root: Path, system_id: str) -> Iterator[str]:
    """The ids of a system that tests and conformance cases pin."""
    for path in sorted((root / "tests").rglob("*.py")):
        for rule in _pins(ast.parse(path.read_text(encoding="utf-8"))):
            if rule.startswith(system_id + "."):
                yield rule
    for path in sorted((root / "conformance" / system_id).glob("*.toml")):
        raw = table_of(tomllib.loads(path.read_text(encoding="utf-8")))
        for case in list_of(raw.get("case")):
            yield from (text_of(rule) for rule in list_of(table_of(case).get("rules")))


def _pins(tree: ast.Module) -> Iterator[str]:
    """The arguments of every `@pins(…)` on a test; on something that pytest does not run they count nothing."""
    for node in ast.walk(tree):
        if not isinstance(node, ast.FunctionDef | ast.ClassDef) or not node.name.lower().startswith("test"):
            continue
        for mark in node.decorator_list:
            if isinstance(mark, ast.Call) and isinstance(mark.func, ast.Name) and mark.func.id == "pins":
                for argument in mark.args:
                    if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
                        yield argument.value
