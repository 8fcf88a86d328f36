"""docs/examples/ambush, the smallest whole system: it plays, and the document quotes it to the letter."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest
from tests.installing import EXAMPLE, installed

from sandtable.core.conformance import cases_of
from sandtable.core.ledger import rules_of

DOCUMENT = EXAMPLE.parents[1] / "add-a-system.md"
QUOTED = re.compile(r"^```(?:python|toml|ftl)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
RULES = re.compile(r'"(ambush\.\w+)"')
MESSAGES = re.compile(r'"(ambush-[\w-]+)"')
IDS = re.compile(r"^(ambush-[\w-]+) =", re.MULTILINE)
CASES = """
import sys
from pathlib import Path
from sandtable.core.conformance import cases_of, run_case
for file in sys.argv[1:]:
    for case in cases_of(Path(file).name, Path(file).read_text("utf-8"), "ambush"):
        run_case(case)
        print(case.name)
"""


@pytest.fixture(scope="module")
def environment(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """What a process needs to have the example installed."""
    return {**os.environ, "PYTHONPATH": installed(tmp_path_factory.mktemp("installed"))}


def ran(environment: dict[str, str], *words: str) -> str:
    """What a command prints; it must not fail."""
    command = [sys.executable, *words]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    assert 0 == done.returncode, done.stderr + done.stdout
    return done.stdout


def sources() -> dict[Path, str]:
    """Every file of the example."""
    files = [path for path in sorted(EXAMPLE.rglob("*")) if path.suffix in (".py", ".toml", ".ftl")]
    return {path: path.read_text("utf-8") for path in files}


def cases() -> list[Path]:
    return sorted((EXAMPLE / "cases").glob("*.toml"))


def test_random_games_of_it_end_and_replay(environment: dict[str, str], tmp_path: Path) -> None:
    """The fuzzer finds nothing: no crash, no dead end, no leak, no replay that differs."""
    words = ["-m", "sandtable", "fuzz", "ambush", "--games", "10", "--keep", str(tmp_path / "kept"), "--json"]
    ran(environment, *words)

    assert not (tmp_path / "kept").exists()


def test_its_taste_beats_chance(environment: dict[str, str]) -> None:
    """The greedy bot plays by the taste that the entry point names, and wins far more games than chance does."""
    words = ["sim", "ambush", "--games", "100", "--swap", "-p", "1", "--option", "turns=40", "--json"]
    told = json.loads(ran(environment, "-m", "sandtable", *words))["contestants"]

    assert ("greedy", "random") == (told["A"]["bot"], told["B"]["bot"])
    assert told["A"]["wins"] > 1.3 * told["B"]["wins"]


def test_its_cases_hold(environment: dict[str, str]) -> None:
    """Every case is played by the referee."""
    told = ran(environment, "-c", CASES, *map(str, cases()))

    assert 4 == len(told.splitlines())


def test_every_rule_of_it_has_a_case(monkeypatch: pytest.MonkeyPatch) -> None:
    """The ledger, the code and the cases speak of the same rules."""
    monkeypatch.syspath_prepend(str(EXAMPLE))
    ledger = {rule.id for rule in rules_of("ambush")}
    pinned = {
        rule
        for path in cases()
        for case in cases_of(path.name, path.read_text("utf-8"), "ambush")
        for rule in case.rules
    }
    cited = {rule for path, text in sources().items() if path.suffix == ".py" for rule in RULES.findall(text)}

    assert ledger == pinned
    assert ledger == cited


def test_every_text_of_it_is_there_in_both_languages() -> None:
    """What the code says by its id is a sentence in English and in Italian, and nothing else is."""
    texts = {path.stem: set(IDS.findall(text)) for path, text in sources().items() if path.suffix == ".ftl"}
    said = {id for path, text in sources().items() if path.suffix == ".py" for id in MESSAGES.findall(text)}

    assert texts["en"] == texts["it"]
    assert said | {"ambush-title"} == texts["en"]


def test_the_document_quotes_what_stands_there() -> None:
    """Every block of docs/add-a-system.md is in a file of the example, line by line."""
    blocks = QUOTED.findall(DOCUMENT.read_text("utf-8"))

    assert blocks
    assert [] == [block for block in blocks if not any(block in text for text in sources().values())]


def test_the_document_leaves_no_line_of_the_rules_out() -> None:
    """State, rules, taste and entry points are quoted whole, all but imports and titles."""
    quoted = {line for block in QUOTED.findall(DOCUMENT.read_text("utf-8")) for line in block.splitlines()}
    unquoted = [
        f"{path.name}: {line}"
        for path, text in sources().items()
        if path.name in ("state.py", "rules.py", "taste.py", "pyproject.toml")
        for line in text.splitlines()
        if line.strip() and line not in quoted and not re.match(r"from |import |# -{9}|\"\"\"", line)
    ]

    assert [] == unquoted
