"""A scenario on paper: both sides' armies in their colours, and for a map the page with who begins where."""

from functools import cache
from xml.etree import ElementTree as ET

import pytest
from tests.kit.conftest import SCENARIOS
from tests.kit.measuring import reader, shapes

from sandtable.core.setup import Setup
from sandtable.core.system import system
from sandtable.kit import Look, Sheet, Words, pages_of, pdf_of
from sandtable.kit.art import Brush, silhouettes
from sandtable.kit.goods import Goods, sheet_of
from sandtable.kit.order import gathered

LOOK = Look()


@cache
def table(id: str, scenario: str) -> Goods:
    """A scenario as somebody orders it who has named no army."""
    rules = system(id)
    return gathered(rules, rules.editions()[0], None, Setup(id, scenario), 19.0)


def sheet(kind: str, id: str, scenario: str, lang: str = "en") -> Sheet:
    made = sheet_of(kind, table(id, scenario), Words(lang), Look(lang))
    assert made is not None
    return made


def test_both_armies_are_printed_a_page_each_in_their_colours(game: str) -> None:
    made = sheet("army", game, SCENARIOS[game])
    armies = made.data["armies"]
    liveries = [side["livery"] for side in table(game, SCENARIOS[game]).scenes[0]["sides"]]
    assert 2 == len(armies) == len(pages_of(made, LOOK))
    assert liveries == [army["livery"] for army in armies]


@pytest.mark.parametrize("id", ["fallout", "fubar", "warzone"])
def test_miniatures_of_both_sides_share_their_sheets(id: str) -> None:
    goods = table(id, SCENARIOS[id])
    pieces = [
        piece for page in sheet("miniatures", id, SCENARIOS[id]).data["pages"] for piece in page["pieces"]
    ]
    wanted = [
        (one.livery, figure["count"] * (1 if "length" in figure else 2))
        for one in goods.sides
        for unit in one.paper["units"]
        for figure in unit["figures"]
    ]
    for livery in {livery for livery, _ in wanted}:
        assert sum(n for other, n in wanted if other == livery) == sum(
            1 for piece in pieces if piece["livery"] == livery
        )


def test_the_bases_of_a_scenario_are_those_of_its_edition() -> None:
    """The Italian book has bases of 25 mm, also where the armies come from the scenario."""
    setup = Setup("fallout", "skirmish", edition="it")
    goods = gathered(system("fallout"), "it", None, setup, 19.0)
    made = sheet_of("miniatures", goods, Words("it"), LOOK)
    assert made is not None
    assert all(one.army["edition"] == "it" for one in goods.sides)
    assert {25.0} == {p["w"] for page in made.data["pages"] for p in page["pieces"] if p["kind"] == "base"}


def test_a_ready_made_army_of_a_scenario_has_the_code_that_opens_it() -> None:
    for one in table("fubar", "crossroads").sides:
        assert one.army is not None
    assert all(army["qr"] for army in sheet("army", "fubar", "crossroads").data["armies"])
    code = sheet("army", "fubar", "crossroads").data["armies"][0]["hash"]
    assert 9 == len(code)


def test_the_table_of_a_game_being_played_tells_no_army() -> None:
    rules = system("fubar")
    setup = Setup("fubar", "crossroads")
    assert [] == gathered(rules, "", None, setup, 19.0, with_armies=False).sides


@pytest.mark.parametrize("scenario", ["s3", "s5", "random"])
def test_supports_and_units_that_come_later_have_counters_too(scenario: str) -> None:
    goods = table("warfare", scenario)
    counters = [
        piece
        for page in sheet("counters", "warfare", scenario).data["pages"]
        for piece in page["pieces"]
        if piece["kind"] == "counter"
    ]
    assert sum(len(one.paper["units"]) for one in goods.sides) == len(counters)
    assert any(unit["kind"] == "support" for one in goods.sides for unit in one.paper["units"])
    letters = [piece["letter"] for piece in counters if piece["livery"] == goods.sides[0].livery]
    assert sorted(letters) == sorted(set(letters)), (
        "the letter leads from the counter to its boxes on the sheet"
    )


def test_a_die_for_an_action_stands_on_the_counter() -> None:
    """warfare.suppress.who: who may fire to suppress has the die for it on the counter."""
    pieces = [piece for page in sheet("counters", "warfare", "s5").data["pages"] for piece in page["pieces"]]
    gunner = next(piece for piece in pieces if piece.get("letter") and "PKM" in piece["name"])
    assert [("Suppr", "Gn")] == [(action["label"], action["code"]) for action in gunner["actions"]]


def test_the_plan_of_a_map_lists_every_unit_with_its_hex() -> None:
    rows = sheet("plan", "warfare", "s5").data["rows"]
    assert ["A", "Rifle section 1", "4 Gn 5 · 5 Pk 3", "3,0"] in rows
    assert "turn 2" in {row[3] for row in rows}
    assert ["·", "Objective 11,3", "", ""] in rows
    text = reader(pdf_of(sheet("plan", "warfare", "s5", "it"), Look("it"))).pages[0].extract_text()
    assert "Inizio" in text or "INIZIO" in text


def test_every_drawing_is_well_formed_with_much_ink_and_little() -> None:
    """A tank's track once had its breadth of line twice, and no force with a tank could be printed."""
    drawings = silhouettes()
    for brush in (Brush("b"), Brush("c", low_ink=True)):
        made = [brush.pictogram(name) for name in drawings["pictograms"]]
        made += [brush.badge(name) for name in drawings["badges"]]
        made += [brush.hull(name, 120.0, 60.0) for name in drawings["hulls"]]
        made += [brush.card(name, name, "") for name in drawings["cards"]]
        made += [brush.standing(name, "rifle", back=True) for name in drawings["bodies"]]
        made += [brush.above(name, "rifle", leader=True) for name in drawings["bodies"]]
        for drawing in [*made, brush.card_back()]:
            ET.fromstring(drawing)


def test_counters_have_their_cut_marks_outside() -> None:
    """At every line between counters, above and below, left and right, on both sides of the fold."""
    made = sheet("counters", "warfare", "s5")
    assert 2 == sum(1 for piece in made.data["pages"][0]["pieces"] if piece["kind"] == "grid")
    marks = [shape for shape in shapes(pdf_of(made, LOOK)) if shape == (0.0, 1.8)]
    assert 2 * 2 * 6 == len(marks)
