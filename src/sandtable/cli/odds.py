"""`sandtable odds`: exact odds of one attack, out of the rules themselves."""

from __future__ import annotations

import typer

from sandtable.cli import odds_duel, odds_fubar, odds_position

ABOUT = """Exact odds of an attack, as a table and a plot.

\b
sandtable odds fubar --shooters 6 --weapon rifle --range 10 --targets 6
sandtable odds fallout --from knight --weapon rifle --to raider --range 12
sandtable odds warfare --from usa.marines --to ins.militia --range 3
sandtable odds warzone --from cap_light --to imp_trencher --range 12
sandtable odds position ambush.toml --from rifles --to raiders
"""

app = typer.Typer(no_args_is_help=True, help=ABOUT)
app.command("fubar")(odds_fubar.fubar)
app.command("fallout")(odds_duel.fallout)
app.command("warfare")(odds_duel.warfare)
app.command("warzone")(odds_duel.warzone)
app.command("position")(odds_position.position)
