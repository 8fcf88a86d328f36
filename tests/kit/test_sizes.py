"""Sizes measured on the printed page: a 25 mm base is 25.0 mm, an inch is an inch."""

from collections import Counter

import pytest
from tests.kit.conftest import goods, sheet
from tests.kit.measuring import reader, shapes

from sandtable.kit import Look, Words, pdf_of
from sandtable.kit.counters import counter_sheet
from sandtable.kit.plan import laid
from sandtable.kit.sheet import Data

LOOK = Look()


@pytest.mark.parametrize(
    ("id", "edition", "across"),
    [("fallout", "it", 25.0), ("fallout", "en", 25.4), ("fubar", "", 25.4), ("warzone", "", 30.0)],
)
def test_every_base_has_the_diameter_of_the_rules(id: str, edition: str, across: float) -> None:
    paper = goods(id, edition).paper
    assert paper is not None
    figures = [figure for unit in paper["units"] for figure in unit["figures"]]
    wanted = sum(
        figure["count"] for figure in figures if figure.get("base") == pytest.approx(across, abs=0.01)
    )
    measured = Counter(shapes(pdf_of(sheet("miniatures", id, LOOK, edition), LOOK)))
    assert wanted > 0
    assert wanted == measured[across, across]


def test_vehicles_lie_at_their_true_size() -> None:
    """FUBAR's carrier is a hull of the book's length and width."""
    paper = goods("fubar").paper
    assert paper is not None
    hull = next(f for unit in paper["units"] for f in unit["figures"] if "length" in f)
    assert (hull["length"], hull["width"]) in shapes(pdf_of(sheet("miniatures", "fubar", LOOK), LOOK))


def test_templates_and_rulers_are_true() -> None:
    measured = shapes(pdf_of(sheet("templates", "warzone", LOOK), LOOK))
    assert (76.2, 76.2) in measured, "warzone.template.place: a blast of 3 inches"
    assert (127.0, 127.0) in measured, "and of 5"
    assert (76.2, 203.2) in measured, "warzone.template.flame: 8 inches long and 3 wide"
    assert (11.0, 254.0) in measured, "a ruler of ten inches"
    assert (11.0, 250.0) in measured, "a ruler of 25 centimetres"
    fallout = shapes(pdf_of(sheet("templates", "fallout", LOOK), LOOK))
    assert (101.6, 101.6) in fallout, "fallout.ae.radius.grenade: 2 inches"
    assert 2 <= sum(1 for shape in fallout if shape == (101.6, 203.2)), (
        "a blast of 4 inches comes in two halves"
    )


@pytest.mark.parametrize("size", [16.0, 19.0])
def test_counters_and_their_backs_are_square(size: float) -> None:
    kit = goods("warfare")
    assert kit.paper is not None
    made = counter_sheet("warfare", [(kit.paper, "b")], Words("en"), LOOK, size)
    assert made is not None
    measured = Counter(shapes(pdf_of(made, LOOK)))
    assert 2 * len(kit.paper["units"]) <= measured[size, size]


@pytest.mark.parametrize("paper", ["a4", "letter"])
def test_cards_are_63_by_88_and_nine_stand_on_a_page(paper: str) -> None:
    look = Look(paper=paper)
    made = sheet("cards", "warzone", look)
    fronts = [page for page in made.data["pages"] if page["pieces"][0]["kind"] == "card"]
    assert 9 == len(fronts[0]["pieces"])
    assert (63.0, 88.0) in shapes(pdf_of(made, look))


def test_the_turning_circle_has_every_angle_of_the_vehicles() -> None:
    """fallout.vehicle.turn: one circle of 64 mm instead of a wedge for each."""
    circles = [p for p in _pieces("templates", "fallout") if p["kind"] == "turn"]
    assert [["15", "45", "90", "180"]] == [circle["marks"] for circle in circles]
    assert (64.0, 64.0) in shapes(pdf_of(sheet("templates", "fallout", LOOK), LOOK))


def test_sticks_come_in_inches_and_centimetres() -> None:
    """fubar.measure.units: the printed pair, not a conversion; distances alike share a stick."""
    sticks = [p for p in _pieces("templates", "fubar") if p["kind"] == "stick"]
    lengths = {(stick["count"], stick["sign"].strip()) for stick in sticks}
    assert {(6, "″"), (12, "″"), (8, "″"), (3, "″"), (15, "cm"), (30, "cm"), (20, "cm"), (8, "cm")} <= lengths
    assert 1 == sum(1 for stick in sticks if (stick["count"], stick["sign"]) == (3, "″"))
    assert (11.0, 150.0) in shapes(pdf_of(sheet("templates", "fubar", LOOK), LOOK))


def test_a_piece_of_terrain_lies_along_its_edge() -> None:
    """A wall that stands askew on the table takes a strip of the sheet; what it measures stays."""
    askew = {"points": [[0, 0], [3, 4], [2.2, 4.6], [-0.8, 0.6]], "linear": False}
    points = laid(askew)["points"]
    sizes = sorted(max(p[at] for p in points) - min(p[at] for p in points) for at in (0, 1))
    assert [1.0, 5.0] == pytest.approx(sizes)


def test_nine_cards_leave_the_bar_room_on_letter() -> None:
    """The bar stands upright beside the cards, within the margin."""
    look = Look(paper="letter", low_ink=True)
    made = sheet("cards", "warzone", look)
    pdf = pdf_of(made, look)
    assert len(reader(pdf).pages) == sum(1 for shape in shapes(pdf) if shape == (1.0, 50.0))


def _pieces(kind: str, id: str) -> list[Data]:
    return [piece for page in sheet(kind, id, LOOK).data["pages"] for piece in page["pieces"]]


@pytest.mark.parametrize(("paper", "size"), [("a4", (595.28, 841.89)), ("letter", (612.0, 792.0))])
def test_every_page_has_the_scale_bar(paper: str, size: tuple[float, float]) -> None:
    look = Look(paper=paper)
    pdf = pdf_of(sheet("forms", "fubar", look), look)
    pages = reader(pdf).pages
    assert [(50.0, 1.0)] * len(pages) == [shape for shape in shapes(pdf) if shape == (50.0, 1.0)]
    for page in pages:
        assert size == pytest.approx((float(page.mediabox.width), float(page.mediabox.height)), abs=0.05)
