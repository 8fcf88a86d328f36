"""Chance, choice and time come from outside; the pure parts compile from the same source."""

import ast
import re
import sys

import pytest

IMPURE = {
    "asyncio", "datetime", "multiprocessing", "random", "secrets", "socket", "subprocess", "tempfile",
    "threading", "time", "uuid",
}  # fmt: skip
# Calls that talk to a person, or that answer differently in every process.
IMPURE_CALLS = {"hash", "input", "print"}
ORDER_SENSITIVE = {"enumerate", "iter", "list", "map", "next", "sum", "tuple", "zip"}
ALLOWED_PACKAGES = {"mypy_extensions", "sandtable"}


def imported(source):
    """Every module a file imports, with the place."""
    for node in ast.walk(source.syntax):
        if isinstance(node, ast.Import):
            yield from ((alias.name, source.at(node)) for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield node.module or "", source.at(node)


def called_name(node):
    """The plain name a call calls, or "" for anything else."""
    return node.func.id if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) else ""


def is_set_type(annotation):
    """Whether an annotation says set or frozenset."""
    base = annotation.value if isinstance(annotation, ast.Subscript) else annotation
    return isinstance(base, ast.Name) and base.id in {"set", "frozenset", "Set", "AbstractSet"}


def makes_a_set(node):
    """Whether an expression is a set by its look."""
    if isinstance(node, ast.BinOp) and isinstance(node.op, ast.BitOr | ast.BitAnd | ast.Sub | ast.BitXor):
        return makes_a_set(node.left) or makes_a_set(node.right)
    return isinstance(node, ast.Set | ast.SetComp) or called_name(node) in {"set", "frozenset"}


def known_sets(scope):
    """The names and attributes that a scope binds to sets, as written (`seen`, `self.seen`)."""
    names = set()
    for node in ast.walk(scope):
        if isinstance(node, ast.arg) and node.annotation is not None and is_set_type(node.annotation):
            names.add(node.arg)
        elif isinstance(node, ast.AnnAssign) and is_set_type(node.annotation):
            names.add(ast.unparse(node.target))
        elif isinstance(node, ast.Assign) and makes_a_set(node.value):
            names.update(ast.unparse(target) for target in node.targets)
    return names


def walked(scope):
    """Every expression whose order a scope depends on."""
    for node in ast.walk(scope):
        if isinstance(node, ast.For | ast.AsyncFor | ast.comprehension):
            yield node.iter
        elif isinstance(node, ast.Starred):
            yield node.value
        elif called_name(node) in ORDER_SENSITIVE or (
            isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "join"
        ):
            yield from node.args


def scopes(source):
    """The functions of a file one by one, since a name may be a set in one and a list in the next."""
    return [n for n in ast.walk(source.syntax) if isinstance(n, ast.FunctionDef | ast.AsyncFunctionDef)]


def set_walks(source):
    """Where a file walks over a set."""
    attributes = {name for name in known_sets(source.syntax) if "." in name}
    found = {
        f"{source.at(expression)}: {ast.unparse(expression)}"
        for scope in scopes(source)
        for sets in [known_sets(scope) | attributes]
        for expression in walked(scope)
        if makes_a_set(expression) or ast.unparse(expression) in sets
    }
    found |= {
        f"{source.at(expression)}: {ast.unparse(expression)}"
        for expression in walked(source.syntax)
        if makes_a_set(expression)
    }
    return sorted(found)


def hash_methods(source):
    """Everything inside `__hash__`, where `hash` belongs."""
    return {node for scope in scopes(source) if scope.name == "__hash__" for node in ast.walk(scope)}


def test_no_chance_and_no_clock(pure):
    """No rule throws its own dice, looks at a clock or starts a thread."""
    assert [] == [
        f"{place}: {name}"
        for source in pure
        for name, place in imported(source)
        if name.partition(".")[0] in IMPURE
    ]


def test_no_talk_and_no_hash_of_the_day(pure):
    """No rule prints, asks the terminal, or uses `hash`, which changes from process to process."""
    assert [] == [
        f"{source.at(node)}: {called_name(node)}"
        for source in pure
        for node in ast.walk(source.syntax)
        if called_name(node) in IMPURE_CALLS and node not in hash_methods(source)
    ]


def test_no_walk_over_a_set(pure):
    """The order of a set changes from run to run; a game must not."""
    assert [] == [walk for source in pure for walk in set_walks(source)]


@pytest.mark.parametrize(
    "body",
    [
        "for x in {1, 2}: pass",
        "seen = set(a)\n    return [x for x in seen]",
        "seen: set[int] = fill(a)\n    return list(seen)",
        "seen = {1} | other\n    return ', '.join(seen)",
        "return sum(frozenset(a))",
        "return [*{x for x in a}]",
        "self.seen: set[int] = a\n    for x in self.seen: pass",
    ],
)
def test_the_inspector_sees_a_walk_over_a_set(source_of, body):
    """A set is known by its look, by its annotation, or by what its name was bound to."""
    assert 1 == len(set_walks(source_of(f"def rule(self, a, other):\n    {body}\n")))


@pytest.mark.parametrize(
    "body", ["return sorted(set(a))", "return a in {1, 2}", "return len(set(a))", "return list(a)"]
)
def test_the_inspector_lets_sets_without_order_pass(source_of, body):
    """Membership, size and sorting do not depend on the order of a set."""
    assert [] == set_walks(source_of(f"def rule(a):\n    {body}\n"))


def test_the_engine_depends_on_nothing(pure):
    """Core, boards and systems need the standard library alone."""
    allowed = ALLOWED_PACKAGES | set(sys.stdlib_module_names)

    assert [] == [
        f"{place}: {name}"
        for source in pure
        for name, place in imported(source)
        if name.partition(".")[0] not in allowed
    ]


def test_the_source_is_plain_enough_to_compile(pure):
    """mypyc's limits: no classes or decorated functions inside functions, no `__new__` or `__setattr__`."""
    refused = []
    for source in pure:
        for outer in scopes(source):
            if outer.name in {"__new__", "__setattr__", "__getattr__", "__getattribute__"}:
                refused.append(f"{source.at(outer)}: {outer.name}")
            for node in ast.walk(outer):
                inner_function = (
                    isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node is not outer
                )
                if isinstance(node, ast.ClassDef) or (inner_function and node.decorator_list):
                    refused.append(f"{source.at(node)}: {node.name} inside {outer.name}")

    assert [] == refused


def test_a_system_plays_on_one_board(pure):
    """A system imports the table or the hexes, never both."""
    boards = {}
    for source in pure:
        parts = source.name.split("/")
        if parts[2] == "systems" and len(parts) > 4:
            used = {name.split(".")[1] for name, _ in imported(source) if name.startswith("sandtable.")}
            boards.setdefault(parts[3], set()).update(used & {"table", "hexmap"})

    assert [] == [system for system, used in boards.items() if len(used) > 1]


def test_no_law_of_a_game_stands_among_the_figures(pure):
    """What every game of figures does cites no rule and names no game."""
    figures = [source for source in pure if source.name.startswith("src/sandtable/figures/")]
    named = [
        f"{source.name}:{number}"
        for source in figures
        for number, line in enumerate(source.lines, 1)
        if re.search(r"\b(fallout|fubar|warfare|warzone)\b", line, re.IGNORECASE)
    ]

    assert figures
    assert [] == named
