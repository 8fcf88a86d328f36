"""Attacks on trial: the copy they run on, and what is merged on the way."""

from math import comb, isclose

import pytest
from tests.nets.fields import frozen
from tests.nets.observe_warzone import every_position
from tests.warzone.table import game_at, odds_of, squad

from sandtable.core.dice import SeededDice
from sandtable.core.game import new_game
from sandtable.core.odds import AS_COUNTED, tallies
from sandtable.core.reckoning import Reckoning
from sandtable.core.rolls import Die, Roll
from sandtable.core.setup import Setup
from sandtable.systems.warzone import WarzoneSystem
from sandtable.systems.warzone.attack import forecast, trial

CASES = {made["name"]: made for made in every_position()}


def at_attack(made):
    """A game at the question that a made position leads to."""
    setup = Setup("warzone", position=made["setup"]["position"])
    game = new_game(WarzoneSystem(), setup, dice=SeededDice(b"on the way"))
    for answer in made["answers"]:
        game.answer(answer)
    return game


def trials_of(made, monkeypatch):
    """The trials that a preview holds, and the preview."""
    held = []

    def caught(*args):
        held.append(trial.Trial(*args))
        return held[-1]

    monkeypatch.setattr(forecast, "Trial", caught)
    preview = at_attack(made).question().preview(made["answer"])
    return held, preview


def shape(state):
    """All that a state holds, what it has looked up left out."""
    for model in state.models().values():
        model.label = None
    return [part for part in frozen(state)[1:] if not part[0].startswith("_")]


@pytest.mark.parametrize("name", CASES)
def test_what_an_attack_changed_is_put_back(name, monkeypatch):
    """After all its runs the copy is again what a fresh copy is, to the last field, and the game was never touched."""
    held, _ = trials_of(CASES[name], monkeypatch)
    for each in held:
        before = shape(each.real.known(each.side))
        each.tallies()
        each.back(None)
        each.scratch.touched = None
        assert before == shape(each.real.known(each.side))
        assert before == shape(each.scratch)


@pytest.mark.parametrize("name", CASES)
def test_merging_makes_no_difference(name, monkeypatch):
    """With nothing taken for alike or followed side by side, in the order of play and with fumbles, it is the same."""
    held, _ = trials_of(CASES[name], monkeypatch)
    monkeypatch.setattr(trial, "LEAST", 3000)
    for each in held:
        merged = each.tallies()
        plain = bare_tallies(each, monkeypatch)
        if plain is None:
            continue
        assert 0.0 == merged.error
        for count in range(len(plain.lines)):
            expected = plain.odds(count)
            found = merged.odds(count) if count < len(merged.lines) else None
            for label, p in expected.chances.items():
                assert isclose(p, found.of(label) if found else float(label == "0"), abs_tol=1e-9), (
                    count,
                    label,
                )


def bare_tallies(each, monkeypatch):
    """The odds of a trial along every single way; None where there are too many."""
    number = iter(range(10**9))
    each.exposed = True  # a fumble is a fumble
    each.copy.note.late = False
    monkeypatch.setattr(trial.Trial, "stands", lambda self, part: [])
    monkeypatch.setattr(trial.Trial, "parts", lambda self, mark: [mark])
    monkeypatch.setattr(trial.Trial, "place", lambda self, mark: next(number))
    try:
        found = tallies(each, AS_COUNTED, 6000, samples=1)
    finally:
        monkeypatch.undo()
    return found if found.error == 0.0 else None


def previewed(position, answers, answer):
    game = game_at(position)
    for each in answers:
        game.answer(each)
    return game.question().preview(answer)


SHARES = {"hull": 6, "left": 4, "right": 4, "weapon": 4, "crew": 2}
FAILED = {"hull": 8, "left": 9, "right": 9, "weapon": 9, "crew": 10}  # faces above AV 13, 12, 11 less 1


def points_by_hand(powers, passes, left):
    """Structure points lost by so many hits on the bike, worked out without any of the rules' code."""
    if not powers + passes or not left["hull"]:
        return {0: 1.0}
    found = {}
    for place, faces in SHARES.items():
        through = 1.0 if powers else FAILED[place] / 20
        hit = place if left[place] else "hull"
        for p, lost, after in ((through, 1, {**left, hit: left[hit] - 1}), (1 - through, 0, left)):
            rest = points_by_hand(max(powers - 1, 0), passes if powers else passes - 1, after)
            for more, q in rest.items():
                found[lost + more] = found.get(lost + more, 0.0) + faces / 20 * p * q
    return found


@pytest.mark.parametrize("hull", [1, 2])
def test_shots_end_with_the_hull(hull):
    """Three shots at RS 13 at a bike with little hull left: what comes after it is gone is wasted."""
    made = CASES[f"a burst at a hull of {hull}"]
    preview = previewed(made["setup"]["position"], ["shoot"], made["answer"])
    expected = {}
    for powers in range(4):
        for passes in range(4 - powers):
            ways = comb(3, powers) * comb(3 - powers, passes)
            p = ways * 0.05**powers * 0.6**passes * 0.35 ** (3 - powers - passes)
            left = {"hull": hull, "left": 1, "right": 1, "weapon": 1, "crew": 1}
            for lost, q in points_by_hand(powers, passes, left).items():
                expected[str(lost)] = expected.get(str(lost), 0.0) + p * q

    assert preview.odds[0].exact
    assert expected == pytest.approx({label: p for label, p in preview.odds[0].classes if p})


def test_trees_that_come_down_hurt_whoever_is_in_them():
    """Three shots that fell trees of 2 SP on a Trencher, whose armour stops half of such hits: he has his own line."""
    made = CASES["trees shot down on those in them"]
    preview = previewed(made["setup"]["position"], made["answers"], made["answer"])
    trees, trencher = preview.odds

    assert "foe-1" == trencher.title.values["token"]
    assert trencher.exact
    assert dict(trees.classes)["2"] * 0.5 == pytest.approx(dict(trencher.classes)["1"])


def test_trees_with_several_in_them_are_exact_themselves():
    """What their fall does to each of three is sampled and says so; what the trees lose is the same as with one."""
    made = CASES["trees shot down on those in them"]
    position = made["setup"]["position"]
    alone = previewed(position, made["answers"], made["answer"]).odds[0]
    foe = {**position["squads"][1], "at": [[10, 20], [9, 19], [11, 21], [40, 44], [42, 44]]}
    crowded = previewed({**position, "squads": [position["squads"][0], foe]}, made["answers"], made["answer"])

    assert crowded.odds[0].exact
    assert dict(alone.classes) == pytest.approx(dict(crowded.odds[0].classes))
    assert ["foe-1", "foe-2", "foe-3"] == [line.title.values["token"] for line in crowded.odds[1:]]
    assert all(not line.exact and line.error > 0.0 for line in crowded.odds[1:])


def test_what_the_enemy_holds_in_hand_is_not_in_what_is_shown():
    """Two games that differ only in a hidden hand and deck show the same, to the last digit."""
    made = CASES["cards to heal with"]
    shown = []
    for hand, deck in (([], ["field_dressing"]), (["field_dressing", "med_injector"], [])):
        position = {**made["setup"]["position"], "options": {"deck": True}}
        position["sides"] = {"B": {"ready": 2, "hand": hand, "deck": deck}}
        shown.append(previewed(position, made["answers"], made["answer"]).wire())
    assert shown[0] == shown[1]


def test_a_guarded_commander_best_takes_it_himself():
    """The comrade suggested has next to no armour: best play is not to pass the hit on to him, and the card says so."""
    made = CASES["a guarded commander among the weak"]
    position = {
        **made["setup"]["position"],
        "models": {"foe-2": {"stats": {"a": 1}}, "foe-3": {"alive": False}},
    }
    preview = previewed(position, made["answers"], made["answer"])
    line = preview.odds[0]

    assert "warzone-odds-policy" == line.policy.id
    assert {"0": 1.0} == pytest.approx(odds_of(preview))
    assert 0.6 * 0.5 == pytest.approx(
        dict(line.best)["1"]
    )  # after a natural 1 it is all the same who takes it


def test_who_is_hit_in_passing_has_a_line_too():
    """Shots into a fight: the friend who fights the target may get those that miss, and is shown."""
    made = CASES["into close combat"]
    preview = previewed(made["setup"]["position"], made["answers"], made["answer"])

    assert ["foe-1", "mate-1"] == [line.title.values["token"] for line in preview.odds]


def test_a_preview_leaves_the_game_alone():
    """Nothing of a trial comes back to the game, not even names or looks."""
    made = CASES["a cannon at a worn droid in a crowd"]
    game = at_attack(made)
    before = game.state.digest()
    game.question().preview(made["answer"])
    assert before == game.state.digest()
    assert game.state.touched is None


def test_a_charge_explains_its_fear():
    """The LD test before a charge at something fearful stands among the reckonings with what lowers it."""
    game = game_at(
        {
            "squads": [
                squad("squad", "A", "cap_light", (10, 10), (12, 10)),
                squad("foe", "B", "dl_stalker", (10, 16), (13, 16)),
            ]
        }
    )
    game.answer("squad-1")
    game.answer("charge")
    entry = game.question().preview({"at": "foe-1"}).explained[0]

    assert "warzone.act.charge.order" == entry.why
    assert entry.reckoning.lines[0].by - 2 == entry.reckoning.need()


def test_a_vehicle_that_shoots_into_its_own_fight_may_be_hit_anywhere(monkeypatch):
    """What misses comes back to it: all five places count, the crew on a 19 and 20 too, whoever throws the die."""
    monkeypatch.setattr(trial, "LEAST", 3000)
    position = {
        "squads": [
            squad("bike", "A", "vorreiter", (10, 10)),
            squad("foe", "B", "imp_trencher", (10, 11.9), (10, 30), stats={"a": 30}),
        ]
    }
    preview = previewed(position, ["shoot"], {"at": "foe-1"})
    lines = {line.title.values["token"]: dict(line.classes) for line in preview.odds}
    need = preview.explained[0].reckoning.need()
    pierced = sum(SHARES[place] * FAILED[place] for place in SHARES) / 400

    assert (1 - (20 - need) / 20 * pierced) ** 4 == pytest.approx(lines["bike-1"]["0"])
    assert all(line.exact for line in preview.odds)


def test_blows_that_need_the_same_number_by_other_lines_are_both_kept():
    """Where armour cannot fall below 12, a blow of ST 23 and one of ST 17 end alike: each shows its own lines."""
    game = game_at({"squads": [squad("a", "A", "dl_golgotha", (24, 24)), squad("b", "B", "orca", (40, 40))]})
    held = trial.Trial(game.state, 0, [game.state.model("a-1")], lambda state: None)

    for strength in (10, 7, 7):
        need = Reckoning(14, "warzone-mod-armour", "warzone.armour.test")
        need.add(-strength, "warzone-mod-strength", "warzone.armour.formula")
        need.at_least(12, "warzone-mod-impenetrable", "warzone.armour.impenetrable")
        held.note(
            Roll(Die("d20", 20), 1, [1] * 12 + [0] * 8, "warzone.armour.test", subject="b-1", reckoning=need)
        )

    assert [-10, -7] == [roll.reckoning.lines[1].by for roll in held.rolls.values()]
