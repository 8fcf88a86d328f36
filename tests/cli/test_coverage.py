"""Coverage counts citations in code and data, and pins on real tests only."""

from pathlib import Path

import pytest

from sandtable.cli.coverage import cited_by, coverage_of, pinned_in
from sandtable.core.system import system


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A checkout with one test file and one conformance file."""
    (tmp_path / "tests").mkdir()
    (tmp_path / "conformance" / "fubar").mkdir(parents=True)
    (tmp_path / "tests" / "test_x.py").write_text(
        '@pins("fubar.cover.half", "fubar.cover.cap")\ndef test_x(): ...\n'
        '@pins("fubar.pin.move")\ndef helper(): ...\n'
        '# @pins("fubar.pin.effect")\n'
    )
    (tmp_path / "conformance" / "fubar" / "a.toml").write_text(
        '[[case]]\ntitle = "t"\nrules = ["fubar.fire.los", "fubar.no.such"]\n'
    )
    return tmp_path


def test_pins_count_on_tests_and_cases_only(checkout):
    """A mark on something that is no test, or in a comment, pins nothing."""
    pinned = {"fubar.cover.half", "fubar.cover.cap", "fubar.fire.los", "fubar.no.such"}

    assert pinned == set(pinned_in(checkout, "fubar"))


def test_a_pin_that_names_no_rule_is_reported(checkout):
    """Ids outside the ledger count for nothing and are listed."""
    found = coverage_of(system("fubar"), checkout)

    assert ["fubar.no.such"] == found.unknown
    assert 3 == found.wire()["pinned"]


def test_without_a_checkout_pins_are_unknown(checkout):
    """An installed wheel has no tests to count."""
    del checkout
    assert None is coverage_of(system("fubar"), None).wire()["pinned"]


def test_the_ledger_itself_is_no_citation():
    """rules.toml lists every rule; that alone enforces none."""
    assert "fubar.initiative.marker" not in cited_by("sandtable.systems.fubar")
