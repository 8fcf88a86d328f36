"""Small random changes to the rule code of a game, and whether any test notices: `make mutants`.

A mutant is one comparison, constant, sign or negation changed in memory. It is tried against the conformance cases of
its game, then against the game's own tests, then against the golden games; whoever notices first kills it. Those that
survive are printed with their line: pin what a player could notice. The choice of mutants follows from the seed.

    python tools/mutants.py fubar --count 100 --seed 1
"""

from __future__ import annotations

import argparse
import ast
import importlib.abc
import importlib.machinery
import importlib.util
import json
import os
import subprocess
import sys
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from random import Random
from types import ModuleType

ROOT = Path(__file__).resolve().parents[1]
SYSTEMS = ROOT / "src" / "sandtable" / "systems"
PATIENCE = 900  # seconds until a mutant that hangs counts as noticed
ONLY_SHOWN = ("show",)
"""Rooms that only show: what they get wrong is seen, not played."""

COMPARED: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE, ast.LtE: ast.Lt, ast.Gt: ast.GtE, ast.GtE: ast.Gt, ast.Eq: ast.NotEq, ast.NotEq: ast.Eq,
    ast.Is: ast.IsNot, ast.IsNot: ast.Is, ast.In: ast.NotIn, ast.NotIn: ast.In,
}  # fmt: skip
RECKONED: dict[type[ast.operator], type[ast.operator]] = {ast.Add: ast.Sub, ast.Sub: ast.Add}


class Place:
    """Something in a file that can be changed: the number of its node, its line, and what is done to it."""

    def __init__(self, path: Path, node: int, line: int, change: str) -> None:
        self.path = path
        self.node = node
        self.line = line
        self.change = change

    def name(self) -> str:
        return f"{self.path.relative_to(SYSTEMS)}:{self.line} {self.change}"


# ------------------------------------------------------------ where code can be changed


def places_of(path: Path) -> list[Place]:
    """Every place of a file, in order."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    skipped = set(_told_only(tree))
    found: list[Place] = []
    for number, node in enumerate(ast.walk(tree)):
        line = getattr(node, "lineno", 0)
        change = _change_of(node)
        if change and line not in skipped:
            found.append(Place(path, number, line, change))
    return found


def _told_only(tree: ast.Module) -> Iterator[int]:
    """Lines that tell, annotate or import: nothing is played there."""
    for node in ast.walk(tree):
        told = isinstance(node, ast.Call) and _called(node) in (
            "tell",
            "Message",
            "Reason",
            "Option",
            "round",
        )
        listened = isinstance(node, ast.If) and "listens()" in ast.unparse(node.test)
        slots = isinstance(node, ast.Assign) and "__slots__" in ast.unparse(node.targets[0])
        other = isinstance(node, (ast.Import, ast.ImportFrom, ast.Assert))
        if isinstance(node, (ast.stmt, ast.expr)) and (told or listened or slots or other):
            yield from range(node.lineno, (node.end_lineno or node.lineno) + 1)


def _called(call: ast.Call) -> str:
    function = call.func
    if isinstance(function, ast.Attribute):
        return function.attr
    return function.id if isinstance(function, ast.Name) else ""


def _change_of(node: ast.AST) -> str:
    """What can be done to a node, in words; "" for nothing."""
    if isinstance(node, ast.Compare) and type(node.ops[0]) in COMPARED:
        return f"{type(node.ops[0]).__name__} -> {COMPARED[type(node.ops[0])].__name__}"
    if isinstance(node, ast.BinOp) and type(node.op) in RECKONED:
        return f"{type(node.op).__name__} -> {RECKONED[type(node.op)].__name__}"
    if isinstance(node, ast.BoolOp):
        return "and <-> or"
    if isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
        return "not x -> x"
    if isinstance(node, ast.Constant) and isinstance(node.value, bool):
        return f"{node.value} -> {not node.value}"
    if isinstance(node, ast.Constant) and isinstance(node.value, (int, float)):
        if isinstance(node.value, float) and abs(node.value) < 1e-3:
            return ""  # a tolerance
        return f"{node.value} -> {node.value + 1}"
    return ""


def changed(source: str, number: int) -> ast.Module:
    """The file with one node changed."""
    tree = ast.parse(source)
    for at, node in enumerate(ast.walk(tree)):
        if at == number:
            _apply(node)
            break
    return ast.fix_missing_locations(tree)


def _apply(node: ast.AST) -> None:
    if isinstance(node, ast.Compare):
        node.ops[0] = COMPARED[type(node.ops[0])]()
    elif isinstance(node, ast.BinOp):
        node.op = RECKONED[type(node.op)]()
    elif isinstance(node, ast.BoolOp):
        node.op = ast.Or() if isinstance(node.op, ast.And) else ast.And()
    elif isinstance(node, ast.UnaryOp):
        # Twice denied is the thing itself, as a truth value.
        node.operand = ast.UnaryOp(ast.Not(), node.operand)
    elif isinstance(node, ast.Constant):
        value = node.value
        assert isinstance(value, (bool, int, float))
        node.value = (not value) if isinstance(value, bool) else value + 1


# ------------------------------------------------------------ trying one


class ChangedLoader(importlib.abc.SourceLoader):
    """Loads one module of the package with its change."""

    def __init__(self, path: Path, number: int) -> None:
        self.path = path
        self.number = number

    def get_filename(self, fullname: str) -> str:
        return str(self.path)

    def get_data(self, path: str) -> bytes:
        return self.path.read_bytes()

    def exec_module(self, module: ModuleType) -> None:
        tree = changed(self.path.read_text(encoding="utf-8"), self.number)
        exec(compile(tree, str(self.path), "exec"), module.__dict__)  # noqa: S102 - that is what a mutant is


class ChangedFinder(importlib.abc.MetaPathFinder):
    """Finds that module before the ordinary import does."""

    def __init__(self, name: str, path: Path, number: int) -> None:
        self.name = name
        self.loader = ChangedLoader(path, number)

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> importlib.machinery.ModuleSpec | None:
        if fullname != self.name:
            return None
        return importlib.util.spec_from_loader(fullname, self.loader)


def try_mutant(game: str, path: Path, number: int) -> str:
    """In a process of its own: who notices the change, "" for nobody."""
    name = "sandtable.systems." + ".".join(path.relative_to(SYSTEMS).with_suffix("").parts)
    sys.meta_path.insert(0, ChangedFinder(name.removesuffix(".__init__"), path, number))
    try:
        failed = first_failing_case(game)
    except Exception as error:  # noqa: BLE001 - a package that no longer imports is noticed
        return f"import: {type(error).__name__}"
    return failed or first_failing_test(game)


def first_failing_case(game: str) -> str:
    from sandtable.core.conformance import CaseError, cases_of, run_case  # noqa: PLC0415 - after the change is in place

    for file in sorted((ROOT / "conformance" / game).glob("*.toml")):
        for case in cases_of(file.name, file.read_text(encoding="utf-8"), game):
            try:
                run_case(case)
            except CaseError:
                return f"case: {case.name}"
            except Exception as error:  # noqa: BLE001 - a crash is noticed too
                return f"case: {case.name} ({type(error).__name__})"
    return ""


def first_failing_test(game: str) -> str:
    import pytest  # noqa: PLC0415

    if pytest.main(["-x", "-q", "-p", "no:cacheprovider", str(ROOT / "tests" / game)]):
        return "test"
    golden = [str(ROOT / "tests" / "replays" / "test_golden_games.py"), "-k", f"{game} and plays"]
    return "golden game" if pytest.main(["-x", "-q", "-p", "no:cacheprovider", *golden]) else ""


# ------------------------------------------------------------ trying many


def run_one(game: str, place: Place) -> str:
    """Tries a mutant in a process of its own and returns who noticed it."""
    command = [sys.executable, __file__, game, "--one", str(place.path), str(place.node)]
    environment = {**os.environ, "PYTHONDONTWRITEBYTECODE": "1"}
    try:
        done = subprocess.run(
            command, capture_output=True, text=True, cwd=ROOT, env=environment, timeout=PATIENCE, check=False
        )
    except subprocess.TimeoutExpired:
        return "time"
    for line in reversed(done.stdout.splitlines()):
        if line.startswith("noticed "):
            return str(json.loads(line.removeprefix("noticed ")))
    return "crash"


def chosen(game: str, count: int, seed: int) -> list[Place]:
    """A random sample of all places in the rules of a game."""
    files = [
        path
        for path in sorted((SYSTEMS / game).rglob("*.py"))
        if path.parent.name not in ONLY_SHOWN and path.stem != "__init__"
    ]
    places = [place for path in files for place in places_of(path)]
    return Random(seed).sample(places, min(count, len(places)))  # noqa: S311 - a sample, no secret


def try_many(game: str, count: int, seed: int, processes: int) -> int:
    places = chosen(game, count, seed)
    tally: dict[str, int] = {}
    left: list[str] = []
    with ThreadPoolExecutor(processes) as pool:
        for place, noticed in zip(places, pool.map(lambda place: run_one(game, place), places), strict=True):
            kind = noticed.split(":")[0] or "survived"
            tally[kind] = tally.get(kind, 0) + 1
            print(f"{place.name()}: {noticed or 'SURVIVED'}", flush=True)
            if not noticed:
                left.append(f"{place.name()}: {_line(place)}")
    print(f"\n{game}: {len(places)} mutants, {json.dumps(tally)}")
    print("\n".join(left))
    return len(left)


def _line(place: Place) -> str:
    return place.path.read_text(encoding="utf-8").splitlines()[place.line - 1].strip()


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("game", choices=sorted(path.parent.name for path in SYSTEMS.glob("*/rules.toml")))
    parser.add_argument("--count", type=int, default=100, help="how many mutants")
    parser.add_argument("--seed", type=int, default=1, help="which ones")
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument("--one", nargs=2, metavar=("FILE", "NODE"), help=argparse.SUPPRESS)
    given = parser.parse_args()
    if given.one:
        noticed = try_mutant(given.game, Path(given.one[0]), int(given.one[1]))
        print("\nnoticed " + json.dumps(noticed))
        return
    try_many(given.game, given.count, given.seed, given.processes)


if __name__ == "__main__":
    main()
