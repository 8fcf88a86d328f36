"""`import sandtable` is quick, because it loads nothing until it is asked for."""

import subprocess
import sys

HEAVY = {
    "alembic",
    "altair",
    "fluent",
    "litestar",
    "msgspec",
    "polars",
    "rich",
    "sqlalchemy",
    "typer",
    "typst",
}


def test_importing_the_package_loads_nothing_heavy():
    """The package alone brings none of its libraries with it."""
    program = "import sys, sandtable; print(*{name.partition('.')[0] for name in sys.modules})"
    shown = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)

    assert set() == HEAVY.intersection(shown.stdout.split())


def test_the_systems_can_be_named_after_a_game_was_made():
    """`import sandtable` is enough to ask which games there are, before one is begun and after."""
    program = (
        "import sandtable as s; a = s.system_ids(); s.new('fubar', seed=1); print(*a); print(*s.system_ids())"
    )
    shown = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)

    assert ["fallout fubar warfare warzone"] * 2 == shown.stdout.splitlines()
