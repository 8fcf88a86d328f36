"""`sandtable odds`: exact odds of one attack, out of the rules themselves."""

from __future__ import annotations

import typer

from sandtable.cli import odds_fubar, odds_position

app = typer.Typer(no_args_is_help=True, help="Exact odds of an attack, as a table and a plot.")
app.command("fubar")(odds_fubar.fubar)
app.command("position")(odds_position.position)
