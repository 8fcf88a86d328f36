"""Cards of 63 × 88 mm, nine to a page, with their backs on the page after: print on both sides, or glue."""

from __future__ import annotations

from typing import Any

from sandtable.kit.army import letter
from sandtable.kit.art import Brush
from sandtable.kit.look import Look
from sandtable.kit.marks import foot
from sandtable.kit.packing import room_of
from sandtable.kit.sheet import Data, Sheet
from sandtable.kit.words import Words

WIDE, HIGH = 63.0, 88.0
ACROSS, DOWN = 3, 3


def card_sheet(
    system: str,
    game: dict[str, Any],
    armies: list[tuple[dict[str, Any], Look]],
    words: Words,
    look: Look,
) -> Sheet | None:
    """The cards of a game, and one for every hero of its armies where a hero is played by a card."""
    brush = Brush(look.livery, look.low_ink)
    cards = [_card(card, brush, words) for card in game["cards"] for _ in range(int(card["copies"]))]
    for paper, own in armies if system == "fallout" else []:
        cards += _heroes(paper, Brush(own.livery, own.low_ink), words)
    if not cards:
        return None
    title = words.say("kit-cards")
    data: Data = {
        "pages": _pages(cards, brush, look),
        "heading": "",
        "hint": "",
        # Nine cards leave a Letter sheet too little room for the foot: it stands upright beside them.
        "upright_foot": room_of(look)[1] < DOWN * HIGH,
        **foot(words),
    }
    return Sheet("cards", "pieces", f"{title}: {words.say(f'{system}-title')}", data)


def _card(card: dict[str, Any], brush: Brush, words: Words) -> Data:
    art = str(card["art"])
    hull = art.removeprefix("hull:") if art.startswith("hull:") else ""
    return {
        "kind": "card",
        "w": WIDE,
        "h": HIGH,
        "name": words.of(card["name"]),
        "text": [words.of(text) for text in card["text"]],
        "label": words.of(card["label"]),
        "cost": card.get("cost", ""),
        "art": brush.hull(hull, 120.0, 60.0) if hull else brush.card(art, card["id"], card["kind"]),
        "hull": bool(hull),
        "lines": [
            {"label": words.of(line["label"]), "text": words.number(str(line["value"]))}
            for line in card.get("lines", [])
        ],
        "boxes": [
            {"label": words.of(box["label"]), "count": box["count"], "marks": box.get("marks", [])}
            for box in card.get("boxes", [])
        ],
        "weapons": weapons_of(card.get("weapons", []), words),
    }


def _heroes(paper: dict[str, Any], brush: Brush, words: Words) -> list[Data]:
    """A card for each hero with statistics, weapons and boxes."""
    cards: list[Data] = []
    for at, unit in enumerate(paper["units"]):
        for figure in unit["figures"]:
            if unit["kind"] != "hero":
                continue
            body, weapon = str(figure["art"].get("body", "")), str(figure["art"].get("weapon", ""))
            cards.append(
                {
                    "kind": "card",
                    "w": WIDE,
                    "h": HIGH,
                    "name": words.of(unit["name"]),
                    "text": [words.of(rule["text"]) for rule in unit["rules"]],
                    "weapons": weapons_of(unit["weapons"], words),
                    "label": f"{words.say('kit-hero')} {letter(at)}",
                    "cost": words.amount(unit["points"]),
                    "art": brush.standing(body, weapon, back=False),
                    "hull": True,
                    "lines": [
                        {"label": words.of(line["label"]), "text": _said(line, words)}
                        for line in [*unit["lines"], *figure["lines"]]
                    ],
                    "boxes": [
                        {"label": words.of(box["label"]), "count": box["count"], "marks": []}
                        for box in [*figure["boxes"], *unit["boxes"]]
                    ],
                }
            )
    return cards


def weapons_of(weapons: list[dict[str, Any]], words: Words) -> Data:
    """The weapons of a hero or a vehicle as a small table."""
    head = list(dict.fromkeys(words.of(line["label"]) for gun in weapons for line in gun["lines"]))
    rows = [
        [
            words.of(gun["name"]),
            *({words.of(x["label"]): _said(x, words) for x in gun["lines"]}.get(h, "–") for h in head),
        ]
        for gun in weapons
    ]
    return {"head": head, "rows": rows}


def _said(line: dict[str, Any], words: Words) -> str:
    return words.of(line["words"]) if "words" in line else words.number(str(line["value"]))


def _pages(cards: list[Data], brush: Brush, look: Look) -> list[Data]:
    """Fronts, then their backs in the same places seen from behind."""
    wide, high = room_of(look)
    left, top = (wide - ACROSS * WIDE) / 2, max(0.0, (high - DOWN * HIGH) / 2)
    back = brush.card_back()
    pages: list[Data] = []
    for start in range(0, len(cards), ACROSS * DOWN):
        fronts: list[Data] = []
        backs: list[Data] = []
        for at, card in enumerate(cards[start : start + ACROSS * DOWN]):
            column, row = at % ACROSS, at // ACROSS
            fronts.append({**card, "x": left + column * WIDE, "y": top + row * HIGH})
            mirrored = left + (ACROSS - 1 - column) * WIDE
            backs.append(
                {"kind": "back", "w": WIDE, "h": HIGH, "art": back, "x": mirrored, "y": top + row * HIGH}
            )
        pages += [{"pieces": fronts}, {"pieces": backs}]
    return pages
