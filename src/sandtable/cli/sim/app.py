"""The verbs of `sandtable sim`; a system in the place of a verb plays many games of it."""

from __future__ import annotations

from typing import Any

import typer
from typer.core import TyperGroup

from sandtable.cli.output import heard_or_not
from sandtable.cli.sim import balance, matrix, merge, prices, run, sweep, tune

ABOUT = """Play many games between bots: who wins how often, by role, and how sure one may be of it.

\b
sandtable sim fubar --games 100                              the same as: sim run fubar --games 100
sandtable sim fubar --scenario outpost --bots greedy,greedy --until 2%
sandtable sim warfare --scenario s2 --bots greedy,greedy --against 45:55
sandtable sim matrix fubar --armies all --games 40 --report matrix.html
sandtable sim sweep fubar --set scenario.turns=5..9 --scenario outpost
sandtable sim tune fubar --scenario laststand --set scenario.side.0.points=160..320..10
sandtable sim balance fubar --games 200 --page balance.md
sandtable sim prices fubar --games 1000 --report prices.html
"""
FIRST = "run"


class Verbs(TyperGroup):
    """Takes the name of a system as `run` and the name of a system."""

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        if args and args[0] not in self.commands:
            args = [FIRST, *args]
        return super().resolve_command(ctx, args)

    def invoke(self, ctx: Any) -> Any:
        with heard_or_not():
            return super().invoke(ctx)


app = typer.Typer(cls=Verbs, no_args_is_help=True, help=ABOUT)
app.command(FIRST)(run.run)
app.command("matrix")(matrix.matrix)
app.command("sweep")(sweep.sweep)
app.command("balance")(balance.balance)
app.command("tune")(tune.tune)
app.command("prices")(prices.prices)
app.command("merge")(merge.merge)
