"""`sandtable odds fallout|warfare|warzone`: one figure or unit attacks another in the open, a distance apart.

The two are set up in a position and the rules are asked, with the same tool that a player has at the table.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Annotated

import typer

from sandtable.cli.odds_paper import print_odds, write_plot
from sandtable.cli.output import AsJson, print_json
from sandtable.cli.speech import Lang, speech
from sandtable.cli.switches import Edition, edition_of
from sandtable.core.wire import Json

Attacker = Annotated[str, typer.Option("--from", help="The unit that attacks.")]
Target = Annotated[str, typer.Option("--to", help="The unit that is attacked.")]
Plot = Annotated[Path | None, typer.Option("--plot", help="Draw it: .svg or .png")]
Range = Annotated[float, typer.Option("--range", min=0.1, max=60, help="Distance, base to base.")]

SIZE = 144.0  # of the table: room for every range
WITHIN = 0.005  # nearer than asked for, so that rounding never puts a figure out of range


def fallout(
    attacker: Attacker = "knight",
    target: Target = "raider",
    weapon: Annotated[str, typer.Option("--weapon", help="What the attackers hold.")] = "rifle",
    range_: Range = 10.0,
    edition: Edition = "",
    plot: Plot = None,
    lang: Lang = "",
    as_json: AsJson = False,
) -> None:
    """Exact odds of an attack in the open: types of figures and weapons as the army lists name them.

    \b
    sandtable odds fallout --from knight --weapon rifle --to raider --range 12
    sandtable odds fallout --from super_mutant --weapon spear --to knight --range 0.5 --edition it
    """  # noqa: D301 - click keeps the lines of a paragraph that begins with a backspace
    unit = "cm" if edition == "it" else "in"

    def units(a: list[Json], b: list[Json]) -> dict[str, Json]:
        return {
            "units": [
                {"id": "attacker", "side": "A", "type": attacker, "weapon": weapon, "at": a},
                {"id": "target", "side": "B", "type": target, "at": b},
            ]
        }

    how: dict[str, Json] = {"edition": edition_of("fallout", edition), "unit": unit}
    _on_a_table("fallout", units, how, range_, plot, lang, as_json)


def warzone(
    attacker: Attacker = "cap_light",
    target: Target = "imp_trencher",
    range_: Range = 10.0,
    plot: Plot = None,
    lang: Lang = "",
    as_json: AsJson = False,
) -> None:
    """Exact odds of an attack in the open: units as in the army lists, each with its own weapon.

    \b
    sandtable odds warzone --from cap_light --to imp_trencher --range 12
    sandtable odds warzone --from bau_hussar --to dl_legionnaire --range 8 --plot odds.svg
    """  # noqa: D301 - click keeps the lines of a paragraph that begins with a backspace

    def squads(a: list[Json], b: list[Json]) -> dict[str, Json]:
        return {
            "squads": [
                {"id": "attacker", "side": "A", "unit": attacker, "at": a, "facing": 0},
                {"id": "target", "side": "B", "unit": target, "at": b, "facing": 180},
            ]
        }

    _on_a_table("warzone", squads, {}, range_, plot, lang, as_json)


def warfare(
    attacker: Attacker = "usa.marines",
    target: Target = "ins.militia",
    range_: Annotated[int, typer.Option("--range", min=1, max=11, help="Distance in hexes.")] = 3,
    plot: Plot = None,
    lang: Lang = "",
    as_json: AsJson = False,
) -> None:
    """Exact odds of an attack over open hexes: units as in the army lists.

    \b
    sandtable odds warfare --from usa.marines --to ins.militia --range 3
    sandtable odds warfare --from ita.spike --to ru.motor-rifle --range 6 --plot odds.svg
    """  # noqa: D301 - click keeps the lines of a paragraph that begins with a backspace
    position: dict[str, Json] = {
        "units": [
            {"id": "attacker", "side": "A", "unit": attacker, "hex": [0, 4]},
            {"id": "target", "side": "B", "unit": target, "hex": [range_, 4], "known": ["A"]},
        ]
    }
    _tell("warfare", position, {}, plot, lang, as_json)


def _on_a_table(
    system_id: str,
    make: Callable[[list[Json], list[Json]], dict[str, Json]],
    how: dict[str, Json],
    range_: float,
    plot: Path | None,
    lang: str,
    as_json: bool,
) -> None:
    """One figure facing another, as far apart as asked."""
    size = SIZE * (2.5 if how.get("unit") == "cm" else 1.0)
    middle = size / 2
    radii = _radii(
        system_id, {"table": [size, size], **make([[middle, middle]], [[middle + 12, middle]])}, how
    )
    left = middle - range_ - sum(radii) + WITHIN
    position: dict[str, Json] = {"table": [size, size], **make([[left, middle]], [[middle, middle]])}
    _tell(system_id, position, how, plot, lang, as_json)


def _radii(system_id: str, position: dict[str, Json], how: dict[str, Json]) -> list[float]:
    """The bases of the two, as the game itself shows them."""
    from sandtable.core.setup import setup_of
    from sandtable.core.system import system

    rules = system(system_id)
    state = rules.position(setup_of({"system": system_id, "position": position, **how}))
    return [float(token.get("radius", 0.5)) for token in rules.scene(state, 0)["tokens"][:2]]


def _tell(
    system_id: str,
    position: dict[str, Json],
    how: dict[str, Json],
    plot: Path | None,
    lang: str,
    as_json: bool,
) -> None:
    """Asks the rules and prints what they say; raises Refused where they forbid the attack."""
    from sandtable.core.game import Refused
    from sandtable.core.setup import setup_of
    from sandtable.core.system import system

    rules = system(system_id)
    state = rules.position(setup_of({"system": system_id, "position": position, **how}))
    preview = rules.inspect(state, 0, {"tool": "target", "from": "attacker", "to": "target"})
    if preview.reasons:
        raise Refused(preview.reasons)
    talk = speech(lang)
    if as_json:
        print_json({"system": system_id, **preview.wire()})
    else:
        print_odds(preview, talk)
    if plot is not None:
        write_plot(preview, plot, talk)
