"""Sheets to print, made in a worker: setting type takes the processor for a while."""

from __future__ import annotations

from base64 import b64encode

from sandtable.core.setup import Setup, SideSetup, setup_of
from sandtable.core.system import AnySystem, system
from sandtable.core.wire import Json, number_of, text_of
from sandtable.kit import Look, Words, can_print, pages_of, pdf_of
from sandtable.kit.goods import KINDS, sheet_of
from sandtable.kit.order import gathered

MOST_PAGES = 60


def printed(order: dict[str, Json]) -> dict[str, Json]:
    """`{"pages": [SVG, …]}` or `{"pdf": base64}`.

    `{"none": true}` where there is nothing of the kind, `{"many": n}` where it would be too much, `{"cannot": true}`
    where the extra `print` is missing.
    """
    if not can_print():
        return {"cannot": True}
    rules = system(text_of(order.get("system")))
    edition = text_of(order.get("edition")) or (rules.editions() or [""])[0]
    setup = _setup(rules, order, edition)
    size = number_of(order.get("counters")) or 19.0
    goods = gathered(
        rules, edition, order.get("army"), setup, size, with_armies=not isinstance(order.get("setup"), dict)
    )
    look = Look(
        lang=text_of(order.get("lang")) or "en",
        paper=text_of(order.get("paper")) or "a4",
        low_ink=order.get("low_ink") is True,
        livery=text_of(order.get("livery")) or "a",
        copies=int(number_of(order.get("copies")) or 1),
        origin=text_of(order.get("origin")),
    )
    what = text_of(order.get("what"))
    sheet = sheet_of(what, goods, Words(look.lang), look) if what in KINDS else None
    if sheet is None:
        return {"none": True}
    pages = pages_of(sheet, look)
    if len(pages) > MOST_PAGES:
        return {"many": len(pages)}
    if order.get("form") == "pdf":
        return {"pdf": b64encode(pdf_of(sheet, look)).decode(), "name": sheet.name}
    drawn: list[Json] = [page.decode() for page in pages]
    return {"pages": drawn, "title": sheet.title}


def _setup(rules: AnySystem, order: dict[str, Json], edition: str) -> Setup | None:
    """That of the game or of the scenario that was named, with the armies of the house."""
    played = order.get("setup")
    if isinstance(played, dict):
        return setup_of(played)
    wanted = text_of(order.get("scenario"))
    known = {scenario.id: scenario for scenario in rules.scenarios()}
    if wanted not in known:
        return None
    count = min(max(known[wanted].sides_least, 2), known[wanted].sides_most)
    layout = int(number_of(order.get("layout")) or 0)
    return Setup(rules.id, wanted, [SideSetup() for _ in range(count)], edition, "in", layout=layout)
