"""What is shown before a choice is made: price, shifts with their rules, odds, sight, the cube's way."""

import pytest

from sandtable.core.odds import odds
from sandtable.core.pins import pins
from sandtable.systems.warfare import dice as ascs
from sandtable.systems.warfare.dice import ALL_ROWS, BLACK, NO_MARGINAL, WHITE, Shift, Throw
from warfare.field import played, stood

COVERED = ["...b....", "........", "........", "........"]


def duel(**foe):
    """Marines about to fire at infantry in cover three hexes away; a second target keeps the question open."""
    units = [
        {"id": "squad", "side": "A", "hex": [0, 0], "damage": 1},
        {"id": "foe", "side": "B", "unit": "ru.motor-rifle", "hex": [3, 0], **foe},
        {"id": "far", "side": "B", "unit": "ru.motor-rifle", "hex": [7, 3]},
        {"id": "hidden", "side": "B", "unit": "ru.motor-rifle", "hex": [5, 0]},
        {"id": "near", "side": "B", "unit": "ru.motor-rifle", "hex": [0, 3]},
    ]
    return played(stood(units, rows=COVERED), "squad", "fire-light")


@pins("warfare.dice.sum", "warfare.fire.mod_defence", "warfare.terrain.cover_shift", "warfare.damage.shift")
def test_the_console_shows_every_shift_with_its_rule():
    """warfare.dice.sum: green, <1 defence, <1 cover, <1 own damage is white."""
    preview = duel(known=["A"]).question().preview({"at": "foe"})
    ladder = preview.ladder

    assert ("green", "white") == (ladder.start, ladder.final)
    assert [
        (-1, "warfare.fire.mod_defence"),
        (-1, "warfare.terrain.cover_shift"),
        (-1, "warfare.damage.shift"),
    ] == [(step.by, step.why) for step in ladder.steps]
    assert [("warfare-combat-miss", 5 / 6), ("warfare-combat-morale", 1 / 6)] == preview.odds[0].classes
    assert 2.0 == preview.cost
    assert [(40, 38)] == [(move.since, move.until) for move in preview.tracks]


@pins("warfare.comp.fog")
def test_a_defence_nobody_has_seen_is_left_out_and_said_so():
    """warfare.comp.fog: the preview of a shot betrays no value of a unit that has not fought yet."""
    unseen = duel().question().preview({"at": "foe"})
    seen = duel(known=["A"]).question().preview({"at": "foe"})

    assert "pink" == unseen.ladder.final
    assert ["warfare.comp.fog"] == [warning.why for warning in unseen.warnings]
    assert [] == seen.warnings


def test_a_refused_shot_shows_its_line_and_what_blocks_it():
    """The sight tool and the refusal agree on the blocking hex."""
    preview = duel().question().preview({"at": "hidden"})

    assert ["warfare.los.gold_2"] == [reason.why for reason in preview.reasons]
    assert [False] == [line.clear for line in preview.sight]
    assert "warfare.los.gold_2" == preview.sight[0].why
    x, y = preview.sight[0].block
    assert (2.5, 0.0) == (round(x, 3), y)


def test_a_move_shows_its_path_and_price():
    """The preview of a move has the path it would go and what it would cost."""
    units = [{"id": "squad", "side": "A", "hex": [0, 0]}, {"id": "foe", "side": "B", "hex": [9, 7]}]
    game = played(stood(units, sides=[{"level": 40}, {"level": 30}]), "squad", "move")
    preview = game.question().preview([2, 0])

    assert 2.0 == preview.cost
    assert 11.0 == preview.allowance
    assert [("squad", [(0.0, 0.0), (1.0, 0.0), (2.0, 0.0)])] == preview.paths


def test_an_action_with_one_target_shows_its_die_before_it_is_chosen():
    """Nobody is asked at whom, so the console stands beside the action; with two targets it waits for the aim."""
    squad = {"id": "squad", "side": "A", "hex": [0, 0]}
    foes = [{"id": f"foe-{n}", "side": "B", "unit": "ru.motor-rifle", "hex": [3, n]} for n in (0, 2)]
    alone = played(stood([squad, foes[0]]), "squad").question()
    crowded = played(stood([squad, *foes]), "squad").question()
    shot = alone.preview("fire-light")

    assert shot.ladder is not None
    assert ("green", 3.0, [True]) == (shot.ladder.start, shot.cost, [line.clear for line in shot.sight])
    assert (None, 3.0) == (crowded.preview("fire-light").ladder, crowded.preview("fire-light").cost)
    assert [(40, 39)] == [(move.since, move.until) for move in alone.preview("overwatch").tracks]
    assert ["warfare.assault.target"] == [reason.why for reason in alone.preview("assault").reasons]


@pytest.mark.parametrize("rank", range(WHITE, BLACK + 1))
@pytest.mark.parametrize("shift", [-3, 0, 2])
def test_odds_shown_are_those_of_the_roll_itself(rank, shift):
    """The console's odds and the rule, run with every result, cannot disagree."""
    state = stood([{"id": "a", "side": "A", "hex": [0, 0]}, {"id": "b", "side": "B", "hex": [1, 0]}]).state
    throw = Throw(rank, [Shift(shift, "warfare-mod-damage", "warfare.damage.shift")])

    def fire():
        return ascs.combat_roll(state, 0, throw, "warfare.fire.base_die", "a")

    def test():
        return ascs.test_roll(state, 0, throw, NO_MARGINAL, "warfare.recon.who", "a")

    fired = [p for _, p in odds(fire, str).classes]
    tested = [p for _, p in odds(test, str).classes]
    assert pytest.approx([p for _, p in ascs.combat_odds(throw).classes]) == fired
    assert pytest.approx([p for _, p in ascs.test_odds(throw, NO_MARGINAL).classes]) == tested
    assert pytest.approx(1.0) == sum(p for _, p in ascs.test_odds(throw, ALL_ROWS).classes)


@pins("warfare.dice.order")
def test_each_die_is_better_than_the_one_before():
    """warfare.dice.order: the expected result rises from white to black, in combat and in tests."""
    names = ["miss", "morale", "damage1", "damage2", "eliminated"]
    means = []
    for rank in range(WHITE, BLACK + 1):
        classes = ascs.combat_odds(Throw(rank, [])).classes
        means.append(sum(names.index(label.removeprefix("warfare-combat-")) * p for label, p in classes))

    assert means == sorted(set(means))
