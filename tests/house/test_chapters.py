"""The page of the rules names every chapter."""

import re
from pathlib import Path

import pytest

from sandtable.core.ledger import rules_of
from sandtable.core.system import system_ids
from sandtable.i18n import LANGUAGES

TEXTS = Path(__file__).parents[2] / "web/src/rules/text"
NAMED = re.compile(r"^rules-part-([a-z0-9-]+) = \S", re.MULTILINE)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_chapter_has_a_name(lang):
    """By the word that stands second in the ids of its rules; none is named that no game has."""
    words = {
        rule.id.split(".")[1].replace("_", "-")
        for id in system_ids()
        for rule in rules_of(f"sandtable.systems.{id}")
    }

    assert words == set(NAMED.findall((TEXTS / f"{lang}.ftl").read_text()))
