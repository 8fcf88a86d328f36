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
