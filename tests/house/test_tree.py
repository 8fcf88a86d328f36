"""House rules that hold for every file under version control."""

import ast
import re
from itertools import pairwise
from pathlib import PurePath

CODE = (".py", ".ts", ".js", ".svelte", ".css", ".sh", ".ftl")
LONGEST_FILE = 600
LONGEST_FUNCTION = 60
SHAPELESS = re.compile(r"(^|[_-])(utils?|helpers?|managers?|common|misc|stuff)([_.-]|$)", re.IGNORECASE)
UNFINISHED = re.compile(r"\b(TODO|FIXME|XXX|HACK)\b|\bNotImplementedError\b")
LEFT_OUT = re.compile(
    r"\bpytest\.(skip|xfail|importorskip)\b|\bmark\.(skip|skipif|xfail)\b|\b(it|test|describe)\.(skip|todo|only)\b"
)
MACHINE_PATH = re.compile(r"(?<![\w.:/~$}])/(home|root|work|Users)/\w")
HOST = re.compile(
    r"\b(registry\.npmjs\.org|registry\.yarnpkg\.com|pypi\.org|pythonhosted\.org|deb\.debian\.org|crates\.io)\b"
)
BARE_PARDON = re.compile(r"#\s*type:\s*ignore(?!\[)|#\s*noqa(?!:)|@ts-ignore|@ts-nocheck|eslint-disable(?!-)")
# This folder has to spell out what it forbids.
OWN = "tests/house/"


def offences(sources, pattern, endings=()):
    """Where a pattern stands in the files of some kinds (all kinds by default)."""
    return [
        f"{source.name}:{number}: {line.strip()[:100]}"
        for source in sources
        if not source.name.startswith(OWN) and source.name.endswith(endings or "")
        for number, line in enumerate(source.lines, 1)
        if pattern.search(line)
    ]


def test_every_file_is_named_after_what_it_knows(tree):
    """No utils, helpers, managers, common or misc: such rooms collect everything."""
    shapeless = [s.name for s in tree if any(SHAPELESS.search(part) for part in PurePath(s.name).parts)]

    assert [] == shapeless


def test_no_file_is_too_long(tree):
    """Code files stay under the hard limit."""
    long = [
        f"{s.name}: {len(s.lines)}" for s in tree if s.name.endswith(CODE) and len(s.lines) > LONGEST_FILE
    ]

    assert [] == long


def test_no_function_is_too_long(python):
    """A function fits on a screen."""
    long = [
        f"{source.at(node)} {node.name}: {(node.end_lineno or node.lineno) - node.lineno + 1}"
        for source in python
        for node in ast.walk(source.syntax)
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
        and (node.end_lineno or node.lineno) - node.lineno >= LONGEST_FUNCTION
    ]

    assert [] == long


def bare_booleans(call):
    """Whether a call gives two booleans in a row without their names."""
    bare = [isinstance(value, ast.Constant) and isinstance(value.value, bool) for value in call.args]
    return any(first and second for first, second in pairwise(bare))


def test_no_call_gives_two_bare_booleans_in_a_row(python):
    """`True, False` says nothing to a reader: booleans beside each other are named."""
    bare = [
        f"{source.at(node)} {ast.unparse(node)[:80]}"
        for source in python
        if source.name.startswith("src/")
        for node in ast.walk(source.syntax)
        if isinstance(node, ast.Call) and bare_booleans(node)
    ]

    assert [] == bare


def test_bare_booleans_are_seen():
    """Two in a row are; one, or named ones, are not."""
    calls = [
        ast.parse(text).body[0].value for text in ("f(1, True, False)", "f(True, 1)", "f(True, b=False)")
    ]

    assert [True, False, False] == [bare_booleans(call) for call in calls]


def test_nothing_is_left_unfinished(tree):
    """Plans live in the issue tracker, not in the code."""
    assert [] == offences(tree, UNFINISHED, (*CODE, ".toml", ".md", ".html"))


def test_no_test_is_left_out(tree):
    """A test runs or does not exist."""
    assert [] == offences(tree, LEFT_OUT, (".py", ".ts"))


def test_no_file_names_a_machine(tree):
    """Paths are relative to the checkout."""
    assert [] == offences(tree, MACHINE_PATH)


def test_no_file_names_a_package_host(tree):
    """Where packages come from is the business of the machine."""
    assert [] == offences(tree, HOST)


def test_every_pardon_says_what_it_pardons(tree):
    """`type: ignore` and `noqa` name the code they silence."""
    assert [] == offences(tree, BARE_PARDON, (".py", ".ts", ".js", ".svelte"))
