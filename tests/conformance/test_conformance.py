"""Every conformance case of every system holds: one test for each case."""

from pathlib import Path

import pytest

from sandtable.core.conformance import Case, cases_of, run_case
from sandtable.core.ledger import rules_of
from sandtable.core.system import system, system_ids

CASES = Path(__file__).resolve().parents[2] / "conformance"


def all_cases() -> list[tuple[str, Case]]:
    """The cases of all files, with the system they belong to."""
    return [
        (folder.name, case)
        for folder in sorted(path for path in CASES.iterdir() if path.is_dir())
        for file in sorted(folder.glob("*.toml"))
        for case in cases_of(file.name, file.read_text(encoding="utf-8"), folder.name)
    ]


FOUND = all_cases() if CASES.is_dir() else []


@pytest.mark.parametrize(("system_id", "case"), FOUND, ids=[f"{s}/{case.name}" for s, case in FOUND])
def test_case(system_id: str, case: Case) -> None:
    """The case holds; a die too many or too few fails it."""
    assert system_id in system_ids()
    run_case(case)


@pytest.mark.parametrize("system_id", sorted({s for s, _ in FOUND}))
def test_cases_name_rules_of_the_ledger(system_id: str) -> None:
    """A case names rules that exist."""
    known = {rule.id for rule in rules_of(system(system_id).package)}

    assert [] == [(case.name, r) for s, case in FOUND if s == system_id for r in case.rules if r not in known]
