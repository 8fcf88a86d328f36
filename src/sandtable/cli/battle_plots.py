"""The plots of a battle report: strength and score by turn."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from sandtable.cli.battle_account import Account

COLOURS = {"a": "#1d57a5", "b": "#c4441a", "c": "#e0aa16", "d": "#474c55"}
DASHES = {"a": [1, 0], "b": [7, 3], "c": [2, 2], "d": [9, 3, 2, 3]}
WIDTH, HEIGHT = 330, 150
MOST_MARKS = 13


def plots(account: Account, names: list[str], liveries: list[str], say: Callable[..., str]) -> dict[str, str]:
    """SVG by name: "strength", "score"; a line never differs by its colour alone."""
    rows: list[dict[str, Any]] = []
    for standing in account.standings:
        for side, name in enumerate(names):
            rows.append(
                {
                    "turn": standing.turn,
                    "side": name,
                    "strength": standing.strength[side],
                    "score": standing.score[side],
                }
            )
    return {
        what: _plot(rows, what, names, liveries, say(f"replay-plot-{what}"), say("replay-plot-turn"))
        for what in ("strength", "score")
    }


def _marks(rows: list[dict[str, Any]]) -> list[int]:
    """The turns that are named on the axis: all of a short battle, every second or fifth of a long one."""
    turns = sorted({int(row["turn"]) for row in rows})
    step = next(step for step in (1, 2, 5, 10, 20, 50, 1000) if len(turns) <= MOST_MARKS * step)
    return [turn for turn in turns if turn % step == 0]


def _plot(
    rows: list[dict[str, Any]], what: str, names: list[str], liveries: list[str], title: str, axis: str
) -> str:
    import vl_convert

    known = [livery if livery in COLOURS else "d" for livery in liveries]
    domain = {"domain": names}
    spec: dict[str, Any] = {
        "$schema": "https://vega.github.io/schema/vega-lite/v5.json",
        "data": {"values": rows},
        "width": WIDTH,
        "height": HEIGHT,
        "title": {"text": title, "anchor": "start", "fontSize": 13},
        "mark": {"type": "line", "point": {"filled": True, "size": 34}, "strokeWidth": 2.2},
        "encoding": {
            "x": {
                "field": "turn",
                "type": "ordinal",
                "title": axis,
                "axis": {"labelAngle": 0, "values": _marks(rows)},
            },
            "y": {"field": what, "type": "quantitative", "title": None},
            "color": {
                "field": "side",
                "type": "nominal",
                "title": None,
                "scale": {**domain, "range": [COLOURS[livery] for livery in known]},
                "legend": {"orient": "bottom"},
            },
            "strokeDash": {
                "field": "side",
                "type": "nominal",
                "scale": {**domain, "range": [DASHES[livery] for livery in known]},
            },
        },
        "config": {"font": "Barlow", "background": "white", "view": {"stroke": "#d9cdb6"}},
    }
    return str(vl_convert.vegalite_to_svg(spec))
