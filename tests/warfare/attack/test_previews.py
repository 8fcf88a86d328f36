"""What is shown before a choice is made: price, shifts with their rules, odds, sight, the cube's way."""

import pytest
from tests.nets.fields import frozen

from sandtable.core.odds import RuleTrial, tallies
from sandtable.core.pins import pins
from sandtable.systems.warfare.state import dice as ascs
from sandtable.systems.warfare.state.dice import BLACK, NO_MARGINAL, WHITE, Shift, Throw
from warfare.field import played, stood
from warfare.playing import random_game

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
    assert [(False, "warfare-assuming-defence")] == [(line.exact, line.assuming.id) for line in unseen.odds]
    assert [(True, None)] == [(line.exact, line.assuming) for line in seen.odds]


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

    for rolled in (fire, test):
        happens = [p for _, p in tallies(RuleTrial(rolled, lambda result: [result]), 1).odds(0).classes]
        assert pytest.approx([p for _, p in ascs.result_line(first_of(rolled())).classes]) == happens
        ladder = ascs.ladder_of(first_of(rolled()))
        steps = sum(step.by for step in ladder.steps)
        assert ladder.dice.index(ladder.final) == ladder.dice.index(ladder.start) + steps


def first_of(flow):
    """The roll that a rule comes to first."""
    roll = flow.send(None)
    flow.close()
    return roll


@pins("warfare.dice.order")
def test_each_die_is_better_than_the_one_before():
    """warfare.dice.order: the expected result rises from white to black, in combat and in tests."""
    names = ["miss", "morale", "damage1", "damage2", "eliminated"]
    means = []
    for rank in range(WHITE, BLACK + 1):
        state = stood(
            [{"id": "a", "side": "A", "hex": [0, 0]}, {"id": "b", "side": "B", "hex": [1, 0]}]
        ).state
        roll = first_of(ascs.combat_roll(state, 0, Throw(rank, []), "warfare.fire.base_die", "a"))
        classes = ascs.result_line(roll).classes
        means.append(sum(names.index(label.removeprefix("warfare-combat-")) * p for label, p in classes))

    assert means == sorted(set(means))


KNOWN = {"known": ["A", "B"]}
MATES = [{"id": "squad", "side": "A", "hex": [0, 3]}, {"id": "far", "side": "B", "hex": [7, 0], **KNOWN}]


def shares(line):
    """A line of odds in round numbers, labels without their family."""
    return {label.split("-", 2)[2]: round(p, 3) for label, p in line.classes}


@pins("warfare.morale.surrender", "warfare.damage.eliminated")
def test_what_becomes_of_the_target_is_told_where_the_die_does_not_say_it():
    """warfare.morale.surrender: a morale result on the Suppressed is the end of them; on fresh troops it is not."""
    pinned = duel(known=["A"], morale="suppressed").question().preview({"at": "foe"})
    fresh = duel(known=["A"]).question().preview({"at": "foe"})

    assert ["warfare-odds-combat", "warfare-odds-fate"] == [line.title.id for line in pinned.odds]
    assert {"none": 0.833, "eliminated": 0.167} == shares(pinned.odds[1])
    assert ["warfare-odds-combat"] == [line.title.id for line in fresh.odds]


@pins("warfare.arty.scatter", "warfare.arty.not_in_los")
def test_fire_that_scatters_shows_what_it_will_do_and_no_die():
    """warfare.arty.scatter: two faces of eight bring it onto the target, so a grey die harms it once in eight times."""
    gun = [{"id": "gun", "side": "A", "support": "usa.mortar"}]
    walls = ["........", "........", "....hh..", "....h...", "........"]
    units = [*MATES, {"id": "foe", "side": "B", "unit": "ru.motor-rifle", "hex": [7, 4], **KNOWN}]
    dark = played(stood(units, rows=walls, smoke=[[7, 4], [7, 0]], supports=gun), "gun", "light")
    hidden = dark.question().preview({"at": "foe"})
    near = {"id": "near", "side": "A", "hex": [5, 4]}
    clear = played(stood([*units, near], rows=walls, smoke=[[7, 0]], supports=gun), "gun", "light")
    seen = clear.question().preview({"at": "foe"})

    assert (None, ["warfare-odds-fate"]) == (hidden.ladder, [line.title.id for line in hidden.odds])
    assert {"none": 0.875, "shaken": 0.083, "damage2": 0.042} == shares(hidden.odds[0])
    assert ("grey", ["warfare-odds-combat"]) == (seen.ladder.final, [line.title.id for line in seen.odds])


@pins("warfare.sniper.counter_fire", "warfare.sniper.counter_result")
def test_odds_say_for_which_reactions_they_hold():
    """warfare.sniper.counter_fire: a sniper that may be fired at first shows no die, but what comes of it."""
    eyes = [
        {"id": "eye", "side": "A", "support": "usa.sniper"},
        {"id": "rival", "side": "B", "support": "usa.sniper", "overwatch": True, **KNOWN},
    ]
    units = [*MATES, {"id": "foe", "side": "B", "hex": [5, 3], **KNOWN}]
    hunted = played(stood(units, supports=eyes), "eye", "light").question().preview({"at": "foe"})
    alone = played(stood(units, supports=eyes[:1]), "eye", "light").question().preview({"at": "foe"})

    assert hunted.ladder is None
    assert ["warfare-policy-reactions"] * 2 == [line.policy.id for line in hunted.odds]
    assert {"damage2": 0.167, "damage1": 0.167, "shaken": 0.333, "none": 0.333} == shares(hunted.odds[1])
    assert ([None], "green") == ([line.policy for line in alone.odds], alone.ladder.final)


@pins("warfare.comp.fog", "warfare.cas.entry_sam")
def test_an_air_strike_over_strangers_says_what_it_takes_for_granted():
    """warfare.comp.fog: whoever has never been seen might have missiles, so the odds are not called exact."""
    plane = [{"id": "plane", "side": "A", "support": "usa.cas"}]
    foe = {"id": "foe", "side": "B", "hex": [5, 3], **KNOWN}
    stranger = {"id": "stranger", "side": "B", "unit": "ins.sam", "hex": [7, 4]}
    fog = played(stood([*MATES, foe, stranger], supports=plane), "plane", "light").question()
    clear = played(stood([*MATES, foe], supports=plane), "plane", "light").question()

    assert [(False, "warfare-assuming-fog")] == [
        (line.exact, line.assuming.id) for line in fog.preview({"at": "foe"}).odds
    ]
    assert [(True, None)] == [(line.exact, line.assuming) for line in clear.preview({"at": "foe"}).odds]


@pins("warfare.clear.cf", "warfare.ied.attack")
def test_clearing_shows_what_may_go_off():
    """warfare.clear.cf: the explosion after a critical failure is in the odds of whoever clears."""
    bomb = [{"id": "bomb", "counter": "ied-red", "hex": [1, 3], "owner": "B"}]
    sappers = {"id": "squad", "side": "A", "unit": "usa.engineers", "hex": [0, 3]}
    preview = played(stood([sappers, *MATES[1:]], counters=bomb), "squad").question().preview("clear")

    assert ["warfare-odds-test", "warfare-odds-fate", "warfare-odds-fate"] == [
        line.title.id for line in preview.odds
    ]
    assert {"stays": 0.333, "removed": 0.667} == shares(preview.odds[1])
    assert 1 / 6 == pytest.approx(1 - dict(preview.odds[2].classes)["warfare-fate-none"], abs=0.1)


@pins("warfare.recon.f", "warfare.ied.attack")
def test_the_owner_of_an_ied_sees_its_die_before_he_sets_it_off():
    """warfare.ied.attack: yellow, on men whose defence he has not seen."""
    mark = [{"id": "mark", "counter": "ied-yellow", "hex": [1, 3], "hidden": True, "owner": "B"}]
    game = played(stood([MATES[0], MATES[1]], dice=[1], counters=mark), "squad", "recon")
    preview = game.question().preview("explode")

    assert ("yellow", [False]) == (preview.ladder.final, [line.exact for line in preview.odds])
    assert None is game.question().preview("quiet").ladder


def test_whoever_can_do_only_one_thing_shows_it_when_he_is_chosen():
    """A mortar with one value for its one target fires as soon as it is chosen: its console stands beside its name."""
    gun = [{"id": "gun", "side": "A", "support": "usa.mortar"}]
    vehicle = {"id": "foe", "side": "B", "unit": "ins.technical", "hex": [3, 3], **KNOWN}
    game = stood([{"id": "squad", "side": "A", "hex": [0, 3]}, vehicle], supports=gun)
    chosen = game.question().preview("gun")

    assert (5.0, ["warfare-odds-combat"]) == (chosen.cost, [line.title.id for line in chosen.odds])
    assert chosen.ladder is not None
    assert game.question().preview("squad").ladder is None
    assert 1.0 == played(game, "squad").question().preview("smoke").cost


def test_an_assault_on_a_question_mark_says_what_it_takes_for_granted():
    """warfare.unknown.hidden: what lies under it may change who suffers what, but not the die."""
    units = [
        {"id": "squad", "side": "A", "hex": [1, 1]},
        {"id": "foe", "side": "B", "unit": "ru.motor-rifle", "hex": [2, 1]},
        {"id": "other", "side": "B", "unit": "ru.motor-rifle", "hex": [0, 1]},
    ]
    mark = {"counter": "dummy", "hex": [2, 1], "hidden": True, "owner": "B"}
    plain, marked = (
        played(stood(units, counters=counters), "squad", "assault").question().preview({"at": "foe"}).odds
        for counters in ([], [mark])
    )

    assert [True, True, True] == [line.exact for line in plain]
    assert [(True, None), (False, "warfare-assuming-marks"), (False, "warfare-assuming-marks")] == [
        (line.exact, line.assuming and line.assuming.id) for line in marked
    ]


def test_a_move_names_the_civilians_it_may_lead_here_and_on_the_way():
    """warfare.pop.escort_hook: those in its own hex, those it can pick up, and neither a crowd nor who has left."""
    units = [{"id": "squad", "side": "A", "hex": [0, 0]}, {"id": "foe", "side": "B", "hex": [9, 7]}]
    counters = [
        {"id": "here", "counter": "population", "face": "civilians", "hex": [0, 0]},
        {"id": "there", "counter": "population", "face": "civilians", "hex": [2, 0]},
        {"id": "mob", "counter": "population", "face": "hostile", "hex": [4, 4]},
        {"id": "away", "counter": "population", "face": "civilians", "fate": "exited"},
    ]
    game = stood(units, sides=[{"level": 40}, {"level": 30}], counters=counters)
    asked = played(game, "squad", "move").question().wire()

    assert (["here"], ["there"]) == (asked["lead"], asked["along"])


@pytest.mark.parametrize(("scenario", "sides"), [("s4", 2), ("s5", 4)])
def test_a_copy_that_was_played_with_is_put_back_to_the_last_field(scenario, sides):
    """Odds play one copy again and again: nothing of one run is left over for the next."""
    copies = []
    random_game(scenario, sides, 5, after=lambda game: copies.append(game.state.clone()))
    kept = copies[40]
    for played_with in copies[80::60]:
        assert frozen(kept) != frozen(played_with)
        played_with.put_back(kept)

        assert frozen(kept) == frozen(played_with)
