"""Every function can be held in the head at once."""

import ast

MOST_WAYS = 15
BRANCHES = (
    ast.If,
    ast.IfExp,
    ast.For,
    ast.AsyncFor,
    ast.While,
    ast.ExceptHandler,
    ast.Assert,
    ast.match_case,
)
# Inner loops of the geometry: a call in them would cost more than it explains, and each has a slow twin in the tests.
KERNEL = {
    ("src/sandtable/table/fans.py", "_stop_behind"),
    ("src/sandtable/table/fans.py", "stop_lines"),
    ("src/sandtable/table/kernel.py", "segment_comes_near"),
    ("src/sandtable/table/kernel.py", "segments_cross"),
    ("src/sandtable/table/placement.py", "_near"),
    ("src/sandtable/table/sightmap.py", "_look_straight"),
}


def ways_through(function):
    """McCabe's number: one, and one more for every branch, loop, condition and comprehension in it."""
    ways = 1
    for node in ast.walk(function):
        if isinstance(node, BRANCHES):
            ways += 1
        elif isinstance(node, ast.BoolOp):
            ways += len(node.values) - 1
        elif isinstance(node, ast.comprehension):
            ways += 1 + len(node.ifs)
    return ways


def test_no_function_has_too_many_ways_through(python):
    """At most fifteen ways lead through a function of the product; a longer row of cases gets names."""
    tangled = [
        f"{source.at(node)} {node.name}: {ways_through(node)}"
        for source in python
        if source.name.startswith("src/")
        for node in ast.walk(source.syntax)
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
        and (source.name, node.name) not in KERNEL
        and ways_through(node) > MOST_WAYS
    ]

    assert [] == tangled


def test_ways_are_counted():
    """A branch, a loop, each further condition and a filter count one each."""
    text = "def f(a, b):\n    for x in a:\n        if x and b:\n            return [y for y in b if y]\n"

    assert 6 == ways_through(ast.parse(text).body[0])
