"""Drills: a squad acts on one answer, and every model of it as the rules let it."""

import pytest
from tests.warzone.table import game_at, squad

from sandtable.core.dice import SeededDice
from sandtable.core.game import Refused
from sandtable.core.journal import Seal, journal_of, read_journal, replay
from sandtable.core.snapshot import kept, restored
from sandtable.core.verifying import verify
from sandtable.systems.warzone import WarzoneSystem
from sandtable.systems.warzone.state.identities import ASK_GUARD, ASK_HEAL, ASK_REROLL

ROW = [(8.0, 10.0), (10.0, 10.0), (12.0, 10.0), (14.0, 10.0)]
WALL = {"kind": "wall", "points": [[12.4, 12.2], [16, 12.2], [16, 12.5], [12.4, 12.5]], "height": 9}


def battle(*foes, dice=(), **more):
    """Four of side A whose squad has been activated, against some of side B."""
    squads = [squad("squad", "A", "cap_light", *ROW)]
    squads.append(squad("foe", "B", "bau_jugger", *(foes or [(10.0, 30.0)])))
    return game_at({"squads": squads, **more}, dice)


def places(game):
    """Where the models of the squad stand."""
    return [(model.base.x, model.base.y) for model in game.state.squad("squad").models]


def test_a_drill_of_moves_is_taken_back_at_once():
    """One answer, one undo: no die was thrown."""
    game = battle()
    game.answer({"drill": "move", "lead": [11, 14], "formation": "lines"})
    assert ROW != places(game)

    game.undo()

    assert ROW == places(game)
    assert "which-model" == game.question().id


def test_a_journal_holds_one_answer_and_plays_the_same():
    """Whatever the drill came to is not written down: the rules come to it again."""
    game = battle(dice=[19, 19, 19, 19])
    game.answer({"drill": "move-shoot", "lead": [11, 14], "at": "foe"})
    before = game.state.digest()
    journal = read_journal(journal_of(game, Seal(0)).text())

    again = replay(WarzoneSystem(), journal, len(journal.entries))

    assert 1 == sum(1 for entry in journal.entries if hasattr(entry, "answer"))
    assert before == again.state.digest()
    assert verify(WarzoneSystem(), journal).kept == len(journal.entries)


def test_a_game_goes_on_from_a_checkpoint_in_the_middle_of_a_drill():
    """The state alone says what is still to be done: a fork at a reaction ends as the game does."""
    squads = [squad("squad", "A", "cap_light", *ROW), squad("foe", "B", "imp_trencher", (10, 20))]
    game = game_at({"squads": squads, "models": {"foe-1": {"waiting": True}}})
    opening = WarzoneSystem().position(game.setup)
    game.answer({"drill": "run", "lead": [11, 13]})
    game.answer("none")
    assert 2 == len(game.state.drill.party)
    fork = game.fork(SeededDice(b"1" * 32))
    state = restored(kept(game.bases[-1].state, opening), opening)
    assert game.bases[-1].state.digest() == state.digest()

    for each in (game, fork):
        while each.question().id == "which-reaction":
            each.answer("none")

    assert [(8, 13), (10, 13), (12, 13), (14, 13)] == places(game) == places(fork)


def test_a_rehearsal_says_who_cannot_and_why():
    """Who stands behind the wall does not see; the others do, and their odds are added up."""
    preview = battle(terrain=[WALL]).question().preview({"drill": "shoot", "at": "foe"})
    cannot = {member.number: member.cannot[0] for member in preview.members if member.cannot}

    assert ["4"] == list(cannot)
    assert ("warzone.cover.total", "warzone-short-hidden") == (cannot["4"].why, cannot["4"].message.id)
    assert ["foe-1", "foe-1", "foe-1", ""] == [member.target for member in preview.members]
    seen = [(quarry.unit, quarry.sees, quarry.thing) for quarry in preview.quarry]
    assert [("foe", 3, False), ("wall-1", 4, True)] == seen
    assert 0.0 < preview.quarry[0].falls < 1.0
    assert preview.members[3].block is not None


def test_a_rehearsal_counts_the_hits_that_a_commander_passes_on():
    """What the squad's fire is said to bring is what it brings: nobody lost as often as said, and so is the mean."""
    squads = [squad("squad", "A", "cap_light", *ROW), squad("other", "B", "cap_light", (44, 46))]
    squads.append(squad("foe", "B", "cap_light", *[(x, 24.0) for x, _ in ROW], commander=1))
    game = game_at({"squads": squads})
    answer = {"drill": "shoot", "at": "foe"}
    preview = game.question().preview(answer)
    (line,) = preview.odds
    seen = [fallen_of_the_foe(game, answer, number) for number in range(300)]

    assert line.assuming is not None
    assert not line.exact
    assert abs(dict(line.classes)["0"] - seen.count(0) / len(seen)) < 0.1
    assert abs(preview.quarry[0].falls - sum(seen) / len(seen)) < 0.25


def fallen_of_the_foe(game, answer, number):
    """How many of the enemy fall to a drill, with dice of their own; nobody asked inside it does anything special."""
    fork = game.fork(SeededDice(number.to_bytes(32, "big")))
    fork.answer(answer)
    while fork.question().id in (ASK_GUARD, ASK_HEAL, ASK_REROLL):
        fork.answer_legal(fork.question().suggestion())
    return sum(1 for model in fork.state.squad("foe").models if not model.alive)


def test_a_rehearsal_changes_nothing_and_ends_where_the_drill_does():
    """Every ghost stands where its model will stand."""
    game = battle(terrain=[WALL])
    answer = {"drill": "move", "lead": [11, 14], "formation": "wedge"}
    before = game.state.digest()
    ghosts = {member.token: member.at for member in game.question().preview(answer).members}
    assert before == game.state.digest()

    game.answer(answer)

    assert ghosts == {model.id: (model.base.x, model.base.y) for model in game.state.squad("squad").models}


def test_a_drill_without_a_target_shows_whom_it_could_be_aimed_at():
    """It may not be given so, but the list is there."""
    preview = battle().question().preview({"drill": "move-shoot", "lead": [11, 14]})

    assert ["warzone-refused-drill-whom"] == [reason.message.id for reason in preview.reasons]
    assert [("foe", 4)] == [(quarry.unit, quarry.sees) for quarry in preview.quarry]


@pytest.mark.parametrize("formation", ["keep", "lines", "column", "wedge"])
def test_nobody_stands_on_another_in_any_formation(formation):
    """Every model ends on a place of its own, none further than M from where it was."""
    game = battle()
    game.answer({"drill": "move", "lead": [11, 13], "formation": formation})
    ends = places(game)

    for number, (x, y) in enumerate(ends):
        assert ((x - ROW[number][0]) ** 2 + (y - ROW[number][1]) ** 2) ** 0.5 <= 5.001
        for other in ends[number + 1 :]:
            assert ((x - other[0]) ** 2 + (y - other[1]) ** 2) ** 0.5 >= 1.0


def test_those_who_are_named_act_and_the_others_are_asked():
    """`with` names the party."""
    game = battle()
    game.answer({"drill": "run", "to": {"squad-2": [10, 12]}, "with": ["squad-2"]})

    assert ["squad-1", "squad-3", "squad-4"] == [model.id for model in game.question().models]


def test_one_model_is_told_all_its_actions_on_one_answer():
    """The question which action a model takes has the same drills."""
    game = battle(dice=[19])
    game.answer("squad-1")
    assert "which-action" == game.question().id
    game.answer({"drill": "move-shoot", "lead": [8, 13], "at": "foe-1"})

    model = game.state.model("squad-1")
    assert (8.0, 13.0, True) == (model.base.x, model.base.y, model.acted)
    assert "which-model" == game.question().id


def test_nonsense_is_refused_and_changes_nothing():
    """Whatever is not of its shape has a reason."""
    game = battle()
    before = game.state.digest()
    for answer in (
        {"drill": "move", "lead": [1]},
        {"drill": "move", "lead": [11, 14], "to": {}},
        {"drill": "move", "lead": [11, 14], "formation": "circle"},
        {"drill": "move", "lead": [11, 14], "at": "foe"},
        {"drill": "move", "to": {"foe-1": [1, 2]}},
        {"drill": "shoot", "at": "squad"},
        {"drill": "shoot", "at": "nobody"},
        {"drill": "shoot", "at": ["foe"]},
        {"drill": "wait", "with": []},
        {"drill": "wait", "with": ["squad-1", "squad-1"]},
        {"drill": "wait", "party": ["squad-1"]},
        {"drill": 7},
    ):
        with pytest.raises(Refused):
            game.answer(answer)
    assert before == game.state.digest()


def reached(game, far):
    """The ground that the question draws for a drill that goes so far."""
    grounds = {ground["far"]: ground["reach"] for ground in game.question().wire()["grounds"]}
    return grounds[far]


def test_the_ground_of_a_squad_ends_at_walls_as_that_of_its_models_does():
    """Over open ground it goes as far as they do; behind a wall across the way nothing of it is drawn."""
    free, barred = (
        battle(),
        battle(terrain=[{**WALL, "points": [[2, 12.2], [22, 12.2], [22, 12.5], [2, 12.5]]}]),
    )
    walk, run = sorted(ground["far"] for ground in free.question().wire()["grounds"])

    def furthest(game, far):
        return max(y for ring in reached(game, far) for _, y in ring)

    assert (walk, run) == (5.0, 10.0)
    assert furthest(free, walk) == pytest.approx(15.0, abs=0.1)
    assert furthest(barred, walk) < 12.2
    assert furthest(barred, run) < furthest(free, run)
