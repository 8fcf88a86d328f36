"""What a side may see: values it knows, question marks, tracks, hands; and the tools of the client."""

import pytest

from sandtable.core.pins import pins
from sandtable.core.setup import Setup
from sandtable.core.state import State
from sandtable.systems.warfare import WarfareSystem
from warfare.playing import begun, random_game

SYSTEM = WarfareSystem()
POSITION = {
    "rows": ["....b.......", "............", "..hh........", "............", "............", "......~~...."],
    "sides": [{"level": 24}, {"level": 20}],
    "units": [
        {"id": "squad", "side": "A", "hex": [0, 0], "morale": "shaken", "damage": 1},
        {"id": "lav", "side": "A", "unit": "usa.lav", "hex": [1, 3], "overwatch": True},
        {"id": "riders", "side": "A", "aboard": "lav"},
        {"id": "foe", "side": "B", "hex": [6, 0]},
        {"id": "seen", "side": "B", "hex": [6, 3], "known": ["A"]},
    ],
    "supports": [
        {"side": "A", "support": "usa.mortar", "parked": 10},
        {"side": "B", "support": "ins.sniper", "arrives": 3},
    ],
    "counters": [
        {"id": "unknown-1", "counter": "ied-red", "hex": [3, 0], "hidden": True, "owner": "B"},
        {"id": "crowd", "counter": "population", "face": "hostile", "hex": [8, 3]},
        {"id": "block", "counter": "roadblock", "hand": "B"},
    ],
    "smoke": [[9, 4]],
    "rubble": [[10, 4]],
    "objectives": [[5, 3]],
    "control": {"5,3": "B"},
    "exits": {"A": [[11, 0], [11, 1]]},
}


def state_of(**changes):
    return SYSTEM.position(Setup("warfare", position={**POSITION, **changes}))


def scene(side, **changes):
    return SYSTEM.scene(state_of(**changes), side)


def token(view, id):
    return next((token for token in view["tokens"] if token["id"] == id), None)


@pins("warfare.comp.fog")
def test_values_are_printed_only_for_those_who_know_them():
    """warfare.comp.fog: the owner always, an enemy after a combat; kind, picture and states are for everybody."""
    mine, theirs, onlooker = scene(0), scene(1), scene(-1)

    assert "counter" in token(mine, "squad")
    assert "counter" not in token(theirs, "squad")
    assert "counter" in token(mine, "seen")
    assert "counter" not in token(mine, "foe")
    assert "counter" not in token(onlooker, "squad")
    assert "counter" in token(onlooker, "seen"), "both sides know it"
    assert ["shaken", "damage"] == [badge["id"] for badge in token(theirs, "squad")["badges"]]
    assert [] == next(unit for unit in theirs["units"] if unit["id"] == "squad")["stats"]


def test_dice_on_counters_are_told_in_words():
    """warfare.unit.values: a die has a name in every language; the value stays as it is printed."""
    state = state_of()
    squad = next(unit for unit in SYSTEM.scene(state, 0)["units"] if unit["id"] == "squad")
    light = squad["stats"][0]
    die = light["words"]["values"]["die"]

    assert "3 AP · green · 5" == light["value"]
    assert {"id": "warfare-die-green"} == die


@pins("warfare.unknown.hidden")
def test_a_question_mark_tells_nothing_to_others():
    """warfare.unknown.hidden: its owner reads what it is, nobody else."""
    assert "caption" in token(scene(1), "unknown-1")
    for side in (0, -1):
        view = token(scene(side), "unknown-1")
        assert {"form": "unknown", "pic": "question"} == view["art"]
        assert "caption" not in view
        assert "ied" not in str(scene(side))


@pins("warfare.unknown.hidden", "warfare.comp.fog")
@pytest.mark.parametrize("side", [0, -1])
def test_views_of_games_that_differ_in_the_hidden_part_are_equal(side):
    """What a side may not know changes nothing in its view, nor in the state its bot is given."""
    other = {
        "counters": [
            {"id": "unknown-1", "counter": "dummy", "hex": [3, 0], "hidden": True, "owner": "B"},
            *POSITION["counters"][1:],
        ],
    }

    assert scene(side) == scene(side, **other)
    assert state_of().known(side).digest() == state_of(**other).known(side).digest()
    assert scene(1) != scene(1, **other)


@pins("warfare.scenario.unknown_pool", "warfare.unknown.hidden")
def test_nobody_watches_a_pool_being_laid_out():
    """warfare.scenario.unknown_pool: until all lie there the others see none; then all, numbered by their hexes."""
    game = begun("s3", 2, 1, keep=True, listen=True)
    before = game.view(0).wire()["scene"]
    for _ in range(3):
        game.answer(game.question().candidates()[-1])

    assert before == game.view(0).wire()["scene"]
    assert 3 == sum(t["art"]["form"] == "unknown" for t in game.view(1).wire()["scene"]["tokens"])
    game.order(1, "core.deploy", "suggested")
    laid = [t for t in game.view(0).wire()["scene"]["tokens"] if t["art"]["form"] == "unknown"]
    assert [f"unknown-{n}" for n in range(1, 9)] == [token["id"] for token in laid]
    assert sorted((t["y"], t["x"]) for t in laid) == [(t["y"], t["x"]) for t in laid]


def test_the_board_is_drawn_as_it_is():
    """Hexes with kind, level and coordinate; tokens stand at axial coordinates."""
    view = scene(0)
    hexes = {(hex["q"], hex["r"]): hex for hex in view["board"]["hexes"]}

    assert ("building", 1, "4,0") == tuple(hexes[4, 0][key] for key in ("kind", "level", "label"))
    assert ("hill", 2) == (hexes[1, 2]["kind"], hexes[1, 2]["level"])
    assert "water" == hexes[4, 5]["kind"]
    assert (5.0, 3.0) == (token(view, "seen")["x"], token(view, "seen")["y"])
    assert ["smoke", "rubble"] == [token(view, id)["art"]["pic"] for id in ("smoke-9-4", "rubble-10-4")]
    assert token(view, "riders") is None


def test_tracks_show_cubes_supports_and_what_is_to_come():
    """The mortar lies ten boxes behind the cube's start; the sniper waits for turn 3; 5 AP are left."""
    action, turns = scene(0)["tracks"]

    assert (40, 40, -1) == (action["boxes"], action["first"], action["step"])
    assert [("cube", 24), ("cube", 20), ("support", 14)] == [(m["kind"], m["at"]) for m in action["markers"]]
    assert [(24, 19)] == [(span["since"], span["until"]) for span in action["spans"]]
    assert [("turn", 1), ("support", 3)] == [(m["kind"], m["at"]) for m in turns["markers"]]


def test_nothing_is_bracketed_for_whom_has_paid_past_the_others():
    """While an action is told its price is paid already: no bracket of fewer than no AP."""
    state = state_of()
    other = 1 - state.active
    state.levels[state.active] = state.levels[other] + 2
    before = SYSTEM.scene(state, 0)["tracks"][0]["spans"]
    state.levels[state.active] = state.levels[other] - 3

    assert 1 == len(before)
    assert "spans" not in SYSTEM.scene(state, 0)["tracks"][0]


def test_zones_and_pools_are_told():
    """An objective with its holder, the exit of a side, the roadblock in a hand."""
    view = scene(0)

    assert [("objective", "B"), ("exit", "A")] == [(zone["kind"], zone["side"]) for zone in view["zones"]]
    assert [[], [1]] == [[pool["now"] for pool in side["pool"]] for side in view["sides"]]
    assert ["a", "c"] == [side["livery"] for side in view["sides"]]


@pytest.mark.parametrize("players", [3, 4])
def test_allies_have_liveries_of_their_own(players):
    """No two sides look alike."""
    view = SYSTEM.scene(begun("s5", players, 1).state, 0)

    assert players == len({side["livery"] for side in view["sides"]})


@pins("warfare.comp.hex_scale")
def test_the_ruler_counts_hexes_and_metres():
    """warfare.comp.hex_scale: 50 metres to the hex."""
    preview = SYSTEM.inspect(state_of(), 0, {"tool": "ruler", "from": "squad", "to": "foe"})

    assert 6 == preview.cost
    assert {"hexes": 6, "metres": 300} == preview.facts[0].values


def test_the_sight_tool_names_the_blocking_hex_and_the_rule():
    """A building on the way blocks, and the point where it does lies on the line."""
    preview = SYSTEM.inspect(state_of(), 0, {"tool": "sight", "from": "squad", "to": "foe"})
    line = preview.sight[0]

    assert not line.clear
    assert "warfare.los.gold_2" == line.why
    assert "4,0" == preview.facts[0].values["hex"]
    assert 3.0 < line.block[0] < 4.0
    assert 0.0 == line.block[1]


def test_the_sight_tool_lists_what_a_unit_sees():
    """Without an end it answers with every hex in sight."""
    seen = SYSTEM.inspect(state_of(), 0, {"tool": "sight", "from": "squad"}).hexes

    assert (1, 0) in seen
    assert (6, 0) not in seen


def test_a_card_tells_no_more_than_the_reader_may_know():
    """The owner reads the values, the enemy that they are not known."""
    mine = SYSTEM.inspect(state_of(), 0, {"tool": "unit", "unit": "squad"})
    theirs = SYSTEM.inspect(state_of(), 1, {"tool": "unit", "unit": "squad"})

    assert "3 AP · green · 5" == mine.modifiers[0].value
    assert [] == theirs.modifiers
    assert "warfare-fact-values-unknown" == theirs.facts[-1].id


JUNK = [None, 3, "zzz", [], [1], ["a", "b"], [99, 99], {}, [1e9, 2]]


@pytest.mark.parametrize("tool", ["ruler", "sight", "target", "reach", "unit", "zzz", None])
@pytest.mark.parametrize("junk", JUNK, ids=repr)
def test_no_query_breaks_a_tool(tool, junk):
    """Nonsense is answered with a reason or with a preview."""
    for side in (-1, 0, 1):
        for start in ("squad", junk):
            query = {"tool": tool, "from": start, "to": junk, "unit": junk}
            assert SYSTEM.inspect(state_of(), side, query).wire()


@pytest.mark.parametrize("scenario", ["s3", "s5", "random"])
def test_a_view_is_the_same_from_what_a_side_knows(scenario):
    """The scene of a side, drawn from its own knowledge, is the scene it gets: nothing is drawn from more."""

    def look(game):
        if len(game.past) % 40 == 0:
            for side in (0, 1):
                state = game.state.known(side)
                assert isinstance(state, State)
                whole = SYSTEM.scene(game.state, side)
                part = SYSTEM.scene(state, side)
                assert whole["tokens"] == part["tokens"]
                assert whole["units"] == part["units"]
                assert whole["hands"] == part["hands"]

    random_game(scenario, 2, 3, after=look)


@pins("warfare.comp.fog", "warfare.support.morale")
def test_cubes_and_counters_on_a_support_lie_in_sight():
    """warfare.comp.fog: overwatch, damage and morale of an enemy's support are seen, its values are not."""
    eye = {"id": "eye", "side": "B", "support": "ins.sniper", "overwatch": True, "damage": 1}
    kite = {"id": "kite", "side": "B", "support": "ins.drone", "morale": "shaken"}
    for side in (0, -1):
        hands = scene(side, supports=[eye, kite, {"side": "B", "support": "ins.mortar"}])["hands"]
        cards = {card["id"]: card for card in hands[0]["cards"]}
        assert ["warfare-badge-damage", "warfare-badge-overwatch"] == [
            label["id"] for label in cards["eye"]["text"]["values"]["state"]
        ]
        assert ["warfare-badge-shaken"] == [label["id"] for label in cards["kite"]["text"]["values"]["state"]]
        assert "text" not in cards["mortar"]
        assert "cost" not in cards["eye"]
