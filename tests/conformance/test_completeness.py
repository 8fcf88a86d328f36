"""The cases as a whole: every rule that can be enforced has one, and the document shows how they are written."""

from __future__ import annotations

import re
from pathlib import Path
from textwrap import dedent

import pytest

from sandtable.core.conformance import Case, cases_of, run_case
from sandtable.core.ledger import rules_of
from sandtable.core.system import system

ROOT = Path(__file__).resolve().parents[2]
SYSTEMS = sorted(folder.name for folder in (ROOT / "conformance").iterdir() if folder.is_dir())
EXAMPLE = re.compile(r"^ {4}\[\[case\]\].*?(?=^\S)", re.MULTILINE | re.DOTALL)


def cases(name: str) -> list[Case]:
    """All cases of a system."""
    files = sorted((ROOT / "conformance" / name).glob("*.toml"))
    return [case for file in files for case in cases_of(file.name, file.read_text("utf-8"), name)]


@pytest.mark.parametrize("name", SYSTEMS)
def test_every_rule_has_a_case(name: str) -> None:
    """Rules that are more than counters on a real table are pinned by data."""
    pinned = {rule for case in cases(name) for rule in case.rules}
    ledger = rules_of(system(name).package)

    assert [] == [rule.id for rule in ledger if rule.kind != "physical" and rule.id not in pinned]


@pytest.mark.parametrize("name", SYSTEMS)
def test_every_title_is_told_once(name: str) -> None:
    """Two cases of a chapter with one title could not be told apart in a report."""
    names = [case.name for case in cases(name)]

    assert [] == sorted({found for found in names if names.count(found) > 1})


def test_the_example_of_the_document_holds() -> None:
    """docs/conformance.md shows a case that can be played."""
    shown = EXAMPLE.search((ROOT / "docs" / "conformance.md").read_text("utf-8"))
    assert shown is not None

    for case in cases_of("example", dedent(shown.group()), "fubar"):
        run_case(case)
