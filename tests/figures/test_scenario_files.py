"""Scenario files in every game of figures: what they may say, a sentence for each fault with its place, and play."""

import copy

import pytest
from tests.figures.scenario_files import SHEETS

from sandtable.core.dice import SeededDice
from sandtable.core.game import new_game
from sandtable.core.journal import Seal, journal_of, read_journal, replay
from sandtable.core.setup import Setup, SideSetup
from sandtable.core.system import system
from sandtable.i18n import Texts

TEXTS = [Texts(language, strict=True) for language in ("en", "it")]
HOUSE = [(game, info.id) for game in SHEETS for info in system(game).scenarios()]


def own_setup(game, sheet, sides=2, **more):
    return Setup(game, "own", [SideSetup() for _ in range(sides)], options={"sheet": sheet}, **more)


def reasons(game, sheet):
    """What is wrong with a file; every reason can be told in both languages."""
    found = system(game).desk().check(sheet)
    for reason in found:
        assert all(texts.message(reason.message.wire()) for texts in TEXTS)
    return [(reason.message.values["at"], reason.message.id) for reason in found]


@pytest.mark.parametrize(("game", "scenario"), HOUSE)
def test_every_scenario_of_the_house_is_such_a_file(game, scenario):
    """What the game comes with is in order, and begins as a file of one's own does."""
    desk = system(game).desk()
    sheet = desk.template(scenario, 7, {})["sheet"]
    n = min(int(number) for number in desk.summary(sheet)["roles"])

    assert [] == reasons(game, sheet)
    assert [] == system(game).check_setup(own_setup(game, sheet, n, layout=7))


@pytest.mark.parametrize("game", SHEETS)
def test_a_file_is_played_as_it_says(game):
    """Its pieces lie where it says, its title and briefing are its own words, and so is its length."""
    sheet, rules = SHEETS[game], system(game)
    assert [] == reasons(game, sheet)
    scene = rules.scene(new_game(rules, own_setup(game, sheet), 3).state, -1)

    assert sheet["table"] == [scene["board"]["width"], scene["board"]["height"]]
    assert sheet["turns"] == scene["turn"]["of"]
    assert {piece["id"] for piece in sheet["terrain"]} <= {piece["id"] for piece in scene["terrain"]}
    assert sheet["title_en"] == TEXTS[0].message(scene["title"])
    assert all(texts.message(line) for texts in TEXTS for line in scene["briefing"])


def answered(game, times, seed=5):
    """So many answers drawn among the candidates."""
    dice = SeededDice(f"answers {seed}".encode())
    for _ in range(times):
        if game.ask is None:
            return game
        waiting = game.question().candidates()
        answer = waiting.pop(dice.below(len(waiting)))
        while game.check(answer):
            answer = waiting.pop(dice.below(len(waiting)))
        game.answer(answer)
    return game


@pytest.mark.parametrize("unit", ["in", "cm"])
@pytest.mark.parametrize("game", SHEETS)
def test_a_journal_holds_the_whole_file(game, unit):
    """Whoever replays such a game needs no file."""
    if (game, unit) == ("warzone", "cm"):
        unit = "in"  # warzone.measure: inches only
    rules = system(game)
    played = answered(new_game(rules, own_setup(game, SHEETS[game], unit=unit, layout=4), 3), 60)
    text = journal_of(played, Seal(3, "")).text()
    again = replay(rules, read_journal(text))

    assert SHEETS[game] == again.setup.options["sheet"]
    assert played.state.dump() == again.state.dump()


@pytest.mark.parametrize("game", SHEETS)
def test_an_army_that_the_file_brings_is_not_chosen_again(game):
    """The side whose army stands in the file has that one; another one is refused with a sentence."""
    side = next((n for n, row in enumerate(SHEETS[game]["side"]) if "army" in row))
    setup = own_setup(game, SHEETS[game])
    assert [] == system(game).check_setup(setup)
    setup.sides[side].army = SHEETS[game]["side"][side]["army"]

    assert ["core-file-army-given"] == [reason.message.id for reason in system(game).check_setup(setup)]


@pytest.mark.parametrize("game", SHEETS)
@pytest.mark.parametrize(
    "sheet", [None, 7, [], "a", {}, {"side": 3}, {"table": [[1], 2]}, {"side": [{}, {}]}]
)
def test_nonsense_is_refused_and_never_fails(game, sheet):
    """Whatever is sent, there are reasons."""
    assert reasons(game, sheet)
    assert system(game).check_setup(own_setup(game, sheet))


def put(*path, to):
    """A change of one place in a file; None takes it away."""

    def change(sheet):
        here = sheet
        for key in path[:-1]:
            here = here[key]
        if to is None:
            del here[path[-1]]
        else:
            here[path[-1]] = to

    return change


SHARED = [
    (put("tables", to=[48, 48]), ("tables", "core-file-did-you-mean")),
    (put("zzz", to=1), ("zzz", "core-file-unknown")),
    (put("table", to=[48]), ("table", "core-file-tuple")),
    (put("table", 0, to=1000), ("table[0]", "core-file-length")),
    (put("turns", to=0), ("turns", "core-file-number")),
    (put("title_en", to="x" * 61), ("title_en", "core-file-text")),
    (put("side", to=[]), ("side", "core-file-entries")),
    (put("side", 0, to=3), ("side[0]", "core-file-table")),
    (put("side", 1, "points", to=100), ("side[1]", "core-file-force")),
    (put("side", 1, "army", to="nobody"), ("side[1].army", "core-file-army")),
    (put("side", 1, "army", to={"units": ["nobody"]}), ("side[1].army", "core-file-army")),
    (put("side", 0, "deploy", "zone", to="edges"), ("side[0].deploy.zone", "core-file-did-you-mean")),
    (put("side", 0, "deploy", "depth", to=100), ("side[0].deploy.depth", "core-file-off-table")),
    (put("side", 0, "deploy", "radius", to=3), ("side[0].deploy.radius", "core-file-unknown")),
    (put("terrain", 0, "kind", to="zzzz"), ("terrain[0].kind", "core-file-unknown")),
    (put("terrain", 1, "id", to="old_mill_1"), None),
    (put("terrain", 1, "id", to="old-mill"), ("terrain[1].id", "core-file-id")),
]


@pytest.mark.parametrize("game", SHEETS)
@pytest.mark.parametrize(("change", "fault"), SHARED, ids=[str(fault and fault[0]) for _, fault in SHARED])
def test_faults_are_told_with_their_place(game, change, fault):
    """Each with its place in the file and its sentence; several at once."""
    sheet = copy.deepcopy(SHEETS[game])
    change(sheet)
    found = reasons(game, sheet)

    assert [] == found if fault is None else fault in found


CROSSED = [[1, 1], [3, 3], [3, 1], [1, 3]]
OWN = [
    ("fubar", put("table", to=None), ("table", "core-file-missing")),
    ("fubar", put("pieces", to=[4, 2]), ("pieces", "core-file-order")),
    ("fubar", put("side", 0, "role", to="No Role"), ("side[0].role", "core-file-id")),
    ("fallout", put("side", 0, "points", to=None), ("side[0]", "core-file-force")),
    ("fubar", put("side", 0, "exits_for", to=None), ("side[0].exits", "fubar-file-exits")),
    ("fubar", put("captive", to=None), ("side[0].exits_for", "fubar-file-no-captive")),
    ("fubar", put("captive", to=[50, 6]), ("captive", "core-file-off-table")),
    ("fubar", put("objective", 0, "piece", to="mil"), ("objective[0].piece", "core-file-did-you-mean")),
    ("fubar", put("objective", 1, "piece", to="mill"), ("objective[1]", "fubar-file-at-or-piece")),
    ("fubar", put("objective", 1, "id", to="mill"), ("objective[1].id", "core-file-twice")),
    ("fubar", put("objective", to=[]), ("score[0].kind", "fubar-file-no-objective")),
    ("fubar", put("score", 1, "side", to="atacker"), ("score[1].side", "core-file-did-you-mean")),
    ("fubar", put("score", 1, "side", to=None), ("score[1].side", "fubar-file-score-side")),
    ("fubar", put("score", 2, "from_side", to="watch"), ("score[2].from_side", "fubar-file-score-from")),
    ("fubar", put("score", 1, "from", to=2), ("score[1].from", "fubar-file-score-turn")),
    ("fubar", put("score", 1, to={"kind": "held_each_turn", "points": 1}), ("score[1].kind", "fubar-file-score-twice")),
    ("fubar", put("side", 1, "role", to="attacker"), ("side[1].role", "core-file-twice")),
    ("fubar", put("terrain", 1, "line", 0, to=[4, 40]), ("terrain[1].line[0]", "core-file-off-table")),
    ("fubar", put("terrain", 0, "points", to=CROSSED), ("terrain[0].points", "core-file-impossible")),
    ("fubar", put("terrain", 0, "line", to=[[1, 1], [3, 3]]), ("terrain[0].points", "core-file-outline")),
    ("fallout", put("victory", to="convoy"), ("side", "fallout-file-convoy")),
    ("fallout", put("victory", to="treasure_hunt"), ("boxes", "fallout-file-boxes")),
    ("fallout", put("victory", to="wild_america"), ("critters", "fallout-file-critters")),
    ("fallout", put("side", 1, "home", to=None), ("side[1].home", "fallout-file-home")),
    ("fallout", put("side", 0, "enters", to="south"), ("side[0].deploy", "fallout-file-deploy-or-enters")),
    ("fallout", put("side", 0, "deploy", "depth", to=16), ("side[1].deploy", "fallout-file-apart")),
    ("warzone", put("attacker", to=None), ("exit_points", "warzone-file-attacker")),
    ("warzone", put("side", 1, "attacker", to=True), ("side[1].attacker", "warzone-file-one-attacker")),
    ("warzone", put("side", 1, "deploy", to=None), ("side", "warzone-file-zones")),
    ("warzone", put("side", 0, "deploy", "edges", to=["south", "west"]), ("side[0].deploy", "warzone-file-one-zone")),
    ("warzone", put("side", 1, "deploy", "boxes", 0, to=[8, 2, 40, 12]), ("side[1].deploy", "warzone-file-no-edge")),
    ("warzone", put("marker_points", to=None), ("marker_points", "warzone-file-together")),
    ("warzone", put("markers", 0, to=[30, 0]), ("markers[0]", "core-file-off-table")),
    ("warzone", put("depth", to=20), ("depth", "warzone-file-depth")),
    ("warzone", put("apart", to=18), ("apart", "warzone-file-apart")),
    ("warzone", put("terrain", 1, "kind", to="rubble"), None),
    ("fallout", put("side", 1, "deploy", "boxes", 0, to=[10, 0, 5, 9]), ("side[1].deploy.boxes[0]", "core-file-box")),
]  # fmt: skip


@pytest.mark.parametrize(
    ("game", "change", "fault"), OWN, ids=[str(fault and fault[0]) for _, _, fault in OWN]
)
def test_what_the_parts_of_a_file_must_agree_on(game, change, fault):
    """Each game in its own words."""
    sheet = copy.deepcopy(SHEETS[game])
    change(sheet)

    found = reasons(game, sheet)
    assert [] == found if fault is None else fault in found
