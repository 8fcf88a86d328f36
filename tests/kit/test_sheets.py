"""Every kind of sheet of every game: it is set in both languages, stays on its pages, and is a proper PDF."""

import re
import sys
from typing import Any

import pytest
from tests.kit.conftest import goods, sheet
from tests.kit.measuring import reader

from sandtable.core.system import system
from sandtable.kit import Look, PrintError, Words, pages_of, pdf_of, press
from sandtable.kit.army import BadCodeError, army_sheet, code_of, hash_of, opened
from sandtable.kit.goods import KINDS, sheet_of
from sandtable.kit.packing import MARGIN, packed, room_of
from sandtable.kit.plan import spot_of

HAVE = {
    "fallout": {
        "army",
        "miniatures",
        "templates",
        "tokens",
        "cards",
        "plan",
        "terrain",
        "reference",
        "forms",
    },
    "fubar": {"army", "miniatures", "templates", "tokens", "plan", "terrain", "reference", "forms"},
    "warfare": {
        "army",
        "counters",
        "templates",
        "tokens",
        "dice",
        "track",
        "map",
        "plan",
        "reference",
        "forms",
    },
    "warzone": {
        "army",
        "miniatures",
        "templates",
        "tokens",
        "cards",
        "plan",
        "terrain",
        "reference",
        "forms",
    },
}


@pytest.mark.parametrize(
    "look", [Look("en", "a4"), Look("it", "letter", low_ink=True, livery="c")], ids=["en-a4", "it-letter-low"]
)
def test_every_kind_is_set(game: str, look: Look) -> None:
    made = {kind: sheet_of(kind, goods(game), Words(look.lang), look) for kind in KINDS}
    assert HAVE[game] == {kind for kind, found in made.items() if found is not None}
    for found in made.values():
        if found is not None:
            assert pages_of(found, look)


def test_the_reference_has_two_pages_and_a_report_form_three(game: str) -> None:
    for look in (Look("en", "a4"), Look("it", "letter")):
        assert 2 == len(pages_of(sheet("reference", game, look), look))
        assert 3 == len(pages_of(sheet("forms", game, look), look))


def test_a_usual_army_stands_on_one_page(game: str) -> None:
    rules = system(game)
    looks = (Look("it", "letter"), Look("en", "a4"))
    for at, army in enumerate(rules.armies()):
        look = looks[at % 2]
        made = army_sheet(game, army, dict(rules.paper_army(army)), Words(look.lang), look)
        assert 1 == len(pages_of(made, look)), made.title


def test_the_same_order_gives_the_same_bytes(game: str) -> None:
    look = Look(livery="b")
    first = pdf_of(sheet("army", game, look), look)
    press._compiler.cache_clear()
    assert first == pdf_of(sheet("army", game, look), look)


def test_a_pdf_is_tagged_and_carries_its_fonts() -> None:
    look = Look("it")
    read = reader(pdf_of(sheet("army", "warzone", look), look))
    root: Any = read.trailer["/Root"]
    assert root["/MarkInfo"]["/Marked"]
    assert "/StructTreeRoot" in root
    assert "it" == root["/Lang"]
    assert b"<pdfuaid:part>1</pdfuaid:part>" in root["/Metadata"].get_object().get_data()
    fonts = [font.get_object() for page in read.pages for font in page["/Resources"]["/Font"].values()]
    assert fonts
    for font in fonts:
        described = font["/DescendantFonts"][0].get_object()["/FontDescriptor"].get_object()
        assert "/FontFile2" in described or "/FontFile3" in described
    named = {str(font["/BaseFont"]).partition("+")[2] for font in fonts}
    assert any(name.startswith("BarlowCondensed") for name in named), named


def test_a_broken_list_says_what_is_wrong() -> None:
    rules = system("fubar")
    army = {"units": ["accord_rifles"]}
    paper = rules.paper_army(army)
    assert paper is not None
    assert paper["reasons"]
    made = army_sheet("fubar", army, dict(paper), Words("en"), Look())
    told = [reason["text"] for reason in made.data["armies"][0]["reasons"]]
    assert told
    assert all(told)
    assert "fubar.army.size" in [reason["why"] for reason in made.data["armies"][0]["reasons"]]


def test_the_code_on_a_sheet_opens_the_list_again(game: str) -> None:
    army = system(game).armies()[0]
    assert (game, army) == opened(code_of(game, army))
    assert (game, army) == opened(f"https://example.org/armies/{game}#list={code_of(game, army)}")
    assert hash_of(game, army) != hash_of(game, {**army, "name": "another"})
    for junk in ("", "nonsense", "sandtable:eJw", "sandtable:" + "A" * 50):
        with pytest.raises(BadCodeError):
            opened(junk)


def test_pieces_lie_apart_and_within_the_margins(game: str) -> None:
    look = Look(paper="letter")
    wide, high = room_of(look)
    assert MARGIN == 6.0
    for kind in ("miniatures", "templates", "tokens", "terrain"):
        found = sheet_of(kind, goods(game), Words("en"), look)
        for page in found.data["pages"] if found is not None else []:
            boxes = [(p["x"], p["y"], p["x"] + p["w"], p["y"] + p["h"]) for p in page["pieces"]]
            for at, (left, top, right, low) in enumerate(boxes):
                assert left >= 0
                assert top >= 0
                assert right <= wide + 0.01
                assert low <= high + 0.01
                for other in boxes[:at]:
                    assert right <= other[0] or other[2] <= left or low <= other[1] or other[3] <= top


def test_many_pieces_fill_few_pages() -> None:
    """Forty bases of 30 mm need one A4 sheet, small ones go beside a large one, and what is too large is refused."""
    look = Look()
    assert 1 == len(packed([{"w": 30.0, "h": 30.0} for _ in range(40)], look))
    beside = [{"w": 120.0, "h": 250.0}, *({"w": 30.0, "h": 30.0} for _ in range(14))]
    assert 1 == len(packed(beside, look))
    with pytest.raises(ValueError, match="larger than the page"):
        packed([{"w": 300.0, "h": 10.0}], look)


def test_names_are_printed_whole() -> None:
    """A marker with a long name has it in two lines; nothing is cut short while there is room."""
    look = Look()
    text = "".join(
        page.extract_text() for page in reader(pdf_of(sheet("tokens", "warfare", look), look)).pages
    )
    assert "…" not in text
    names = reader(pdf_of(sheet("miniatures", "fubar", look), look)).pages[0].extract_text()
    assert "Heavy machine gun" in names.replace("\n", " ")
    assert "…" not in names


def test_cards_have_their_weapons_and_little_ink_has_no_colour() -> None:
    pages = sheet("cards", "fallout", Look(low_ink=True)).data["pages"]
    cards = {piece["name"]: piece for page in pages for piece in page["pieces"] if piece["kind"] == "card"}
    assert "Tank Cannon" in [row[0] for row in cards["Tank"]["weapons"]["rows"]]
    assert "Rifle" in [row[0] for row in cards["Knight, Hero"]["weapons"]["rows"]]
    assert "Move" in [line["label"] for line in cards["Knight, Hero"]["lines"]]
    for piece in (piece for page in pages for piece in page["pieces"]):
        if not piece.get("hull"):
            assert {"#ffffff", "#241f18"} >= set(re.findall(r"#[0-9a-f]{6}", piece["art"]))


def test_templates_of_one_size_are_printed_once() -> None:
    """In Fallout a mine reaches as far as a tank's cannon: one disc in two halves serves both."""
    pages = sheet("templates", "fallout", Look()).data["pages"]
    halves = [piece for page in pages for piece in page["pieces"] if piece["kind"] == "half"]
    assert 2 == len(halves)
    assert "," in halves[0]["name"]


def test_the_paper_dice_fill_one_sheet() -> None:
    for look in (Look("en", "a4"), Look("it", "letter")):
        assert 2 == len(pages_of(sheet("dice", "warfare", look), look))


def test_a_number_stands_on_its_piece_of_terrain() -> None:
    """Amid a wall that bends and inside a ruin that does: what is beside a piece is cut away with it."""
    wall = {"points": [[0, 0], [4, 0], [4, 10]], "linear": True}
    assert (4, 5) == spot_of(wall)
    ruin = {"points": [[0, 0], [10, 0], [10, 2], [2, 2], [2, 10], [0, 10]], "linear": False}
    x, y = spot_of(ruin)
    assert 0 < x < 10
    assert 0 < y < 10
    assert x < 2 or y < 2


def test_without_the_extra_one_sentence_says_how_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    made = sheet("forms", "fubar", Look())
    press._compiler.cache_clear()
    monkeypatch.setitem(sys.modules, "typst", None)
    with pytest.raises(PrintError, match=r"pip install 'sandtable\[print\]'"):
        pdf_of(made, Look())
    assert not press.can_print()
    monkeypatch.undo()
    press._compiler.cache_clear()
