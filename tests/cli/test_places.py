"""The line of a TOML file that a fault is on."""

import pytest

from sandtable.cli.places import line_of

TEXT = """title = "A"
table = [48, 48]

[[side]]
role = "first"
deploy = { zone = "edge" }

[[side]]
role = "second"

[side.deploy]
depth = 8

[[score]]
kind = "losses"
"""


@pytest.mark.parametrize(
    ("at", "line"),
    [
        ("table", 2),
        ("table[1]", 2),
        ("side[0].role", 5),
        ("side[0].deploy.zone", 6),
        ("side[1].role", 9),
        ("side[1].points", 8),
        ("side[1].deploy.depth", 12),
        ("score[0].kind", 15),
        ("zzz", 0),
        ("", 0),
    ],
)
def test_a_place_is_found_on_its_line(at, line):
    """The key itself, else the table it should stand in; nothing where nothing is found."""
    assert line == line_of(TEXT, at)


def test_json_has_no_lines():
    """Nothing is said of a file that is not TOML."""
    assert 0 == line_of('{"table": 3}', "table")
