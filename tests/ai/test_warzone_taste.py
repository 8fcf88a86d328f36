"""The greedy bot's taste in Warzone: it plays every mission, cards included, and better than chance."""

import pytest

from sandtable.ai import bot, play_out
from sandtable.ai.seat import Seat
from sandtable.ai.taste.warzone.character import DEFAULTS
from sandtable.ai.taste.warzone.field import Field
from sandtable.core.dice import SeededDice, key_of
from sandtable.core.game import Base, Game
from sandtable.core.setup import Setup, SideSetup
from sandtable.systems.warzone import WarzoneSystem, armed, enemies_near, shot_harm

SYSTEM = WarzoneSystem()
MISSIONS = [mission.id for mission in SYSTEM.scenarios()]


def game_of(mission="", seed=1, position=None, **options):
    setup = Setup(
        "warzone", mission, [SideSetup(), SideSetup()], options=options, layout=seed, position=position
    )
    state = SYSTEM.start(setup) if position is None else SYSTEM.position(setup)
    return Game(SYSTEM, setup, SeededDice(key_of(seed, [])), Base(0, state), [])


def chosen(position, *before):
    """What greedy answers in a position, after these answers."""
    game = game_of(position=position)
    for answer in before:
        game.answer(answer)
    side = game.ask.side
    return bot("greedy", "warzone", side, 1).answer(Seat(game, side, 1))


@pytest.mark.parametrize("mission", MISSIONS)
def test_greedy_plays_every_mission_on_both_sides(mission):
    """Both sides greedy, with decks: the game ends with a result."""
    game = game_of(mission, 4, points=300, deck=True)
    play_out(game, [bot("greedy", "warzone", side, 3) for side in (0, 1)])

    assert game.result is not None


@pytest.mark.parametrize("seat", [0, 1])
def test_greedy_beats_random_from_either_seat(seat):
    """Four games, with the same seeds every time."""
    won = 0
    for seed in range(4):
        game = game_of("meeting", 20 + seed, points=300)
        names = ["greedy", "random"] if seat == 0 else ["random", "greedy"]
        play_out(game, [bot(name, "warzone", side, seed) for side, name in enumerate(names)])
        won += 1 if game.result.winner == seat else 0

    assert won >= 3


def test_greedy_leaves_the_table_when_it_may():
    """Breakout: a model at the far edge goes."""
    position = {
        "mission": "breakout",
        "attacker": "A",
        "zones": {"A": "south-west"},
        "squads": [
            {"id": "a", "side": "A", "unit": "cap_light", "at": [[47, 20]]},
            {"id": "b", "side": "B", "unit": "orca", "at": [10, 40]},
        ],
    }

    assert "x:exit" == chosen(position)


def test_greedy_picks_up_a_crate_and_carries_it_home():
    """Harvest: first the crate, then the way back."""
    position = {
        "mission": "harvest",
        "zones": {"A": "south", "B": "north"},
        "crates": [[24, 23]],
        "squads": [
            {"id": "a", "side": "A", "unit": "cap_light", "at": [[24, 24]]},
            {"id": "b", "side": "B", "unit": "orca", "at": [4, 44]},
        ],
    }

    assert "x:crate:crate-1" == chosen(position)
    assert chosen(position, "x:crate:crate-1") in ("move", "run")
    to = chosen(position, "x:crate:crate-1", "move")["to"]["a-1"]
    assert to[1] < 24


def test_greedy_shoots_at_what_is_worth_most():
    """Of two targets alike in the open the commander of nobody else is passed over for the Warlord."""
    position = {
        "squads": [
            {"id": "a", "side": "A", "unit": "cap_heavy", "at": [[10, 10]]},
            {"id": "boss", "side": "B", "unit": "warlord_tech", "at": [10, 26], "stats": {"w": 1, "a": 11}},
            {"id": "b", "side": "B", "unit": "cap_light", "at": [[22, 26], [24, 26]]},
        ],
    }

    assert {"at": "boss-1"} == chosen(position, "shoot")


@pytest.mark.parametrize(("unit", "answer"), [("warlord_close", "card"), ("cap_light", "keep")])
def test_greedy_heals_those_who_are_worth_a_card(unit, answer):
    """A card is burned for the last wound of a Warlord, not for any trooper."""
    at = [10, 26] if unit == "warlord_close" else [[10, 26], [40, 40], [44, 40]]
    position = {
        "sides": {"B": {"ready": 2}},
        "squads": [
            {"id": "a", "side": "A", "unit": "cap_light", "at": [[10, 10]]},
            {"id": "b", "side": "B", "unit": unit, "at": at, "stats": {"w": 1, "a": 1, "impenetrable": 0}},
            {"id": "c", "side": "B", "unit": "orca", "at": [44, 30]},
        ],
    }
    for seed in range(20):
        game = game_of(seed=seed, position=position)
        for step in ("shoot", {"at": "b-1"}):
            game.answer(step)
        if game.ask.why == "warzone.resource.burn.heal":
            assert answer == bot("greedy", "warzone", 1, 1).answer(Seat(game, 1, 1))
            return
    raise AssertionError("no seed wounds him")


def test_greedy_plays_its_cards():
    """Somewhere in a few games with decks it plays Gear, Tactics and Strategies and burns cards for actions."""
    told = set()
    for seed in range(3):
        game = game_of("meeting", seed, points=500, deck=True)
        play_out(game, [bot("greedy", "warzone", side, 3) for side in (0, 1)])
        told |= {event.message for event in game.events}

    assert {"warzone-event-gear", "warzone-event-tactic", "warzone-event-burned"} <= told
    assert "warzone-event-strategy" in told


def test_greedy_knows_nothing_of_hidden_cards():
    """The same position with other cards in the other hand gets the same answer."""
    answers = []
    for hand in (["war_drums", "gyro_sight"], ["bayonets_out", "med_injector"]):
        position = {
            "options": {"deck": True},
            "sides": {"B": {"hand": hand, "deck": hand}, "A": {"ready": 3, "hand": ["heads_down"]}},
            "squads": [
                {"id": "a", "side": "A", "unit": "cap_light", "at": [[10, 10], [12, 10], [14, 10]]},
                {"id": "b", "side": "B", "unit": "cap_light", "at": [[10, 26], [12, 26]]},
            ],
        }
        answers.append(chosen(position))

    assert answers[0] == answers[1]


def test_greedy_does_not_hack_at_crates():
    """Beside some crates, with nobody in reach: it goes about its business."""
    position = {
        "terrain": [{"id": "crates", "kind": "crates", "points": [[9, 10.6], [11, 10.6], [11, 12], [9, 12]]}],
        "squads": [
            {"id": "a", "side": "A", "unit": "warlord_close", "at": [10, 10]},
            {"id": "b", "side": "B", "unit": "orca", "at": [40, 44]},
        ],
    }

    assert "close" != chosen(position)


def test_greedy_does_not_walk_off_a_ledge():
    """On the roof of a tower with an enemy below: it does not jump eight inches to get at him."""
    position = {
        "terrain": [
            {"kind": "bunker", "points": [[8, 8], [16, 8], [16, 16], [8, 16]], "height": 8},
        ],
        "squads": [
            {"id": "a", "side": "A", "unit": "cap_light", "at": [[12, 14.5]], "altitude": 8},
            {"id": "b", "side": "B", "unit": "cap_light", "at": [[12, 34]]},
        ],
    }
    game = game_of(position=position)
    x, y = 12.0, 18.0
    field = Field(game.state, 0, DEFAULTS)
    model = game.state.model("a-1")

    assert field.place(model, x, y) < field.place(model, 12.0, 14.9) - 0.1


def test_greedy_sets_up_out_of_the_enemy_s_fire():
    """Whoever is set up second looks where the first one stands: fewer of its squads can be shot at."""
    seen = {"greedy": 0.0, "random": 0.0}
    for seed in range(3):
        for name in seen:
            game = game_of("meeting", seed, points=400)
            players = [bot(name, "warzone", side, seed) for side in (0, 1)]
            while game.ask is not None and game.state.phase == "setup":
                side = game.ask.side
                game.answer(players[side].answer(Seat(game, side, seed)))
            seen[name] += exposed(game.state)

    assert seen["greedy"] < 0.8 * seen["random"]


def exposed(state):
    """What the models of both sides could do to each other with a shot each, from where they are set up."""
    total = 0.0
    for side in (0, 1):
        for model in state.field(side):
            foes = enemies_near(state, side, model.base.x, model.base.y, 60.0)[:4]
            total += max((shot_harm(state, model, w, foe) for w in armed(model) for foe in foes), default=0.0)
    return total


def test_greedy_keeps_cards_for_wounds():
    """Gear and tactics are played while two cards are left to heal with; not everything goes in the first turn."""
    left = []
    for seed in range(3):
        game = game_of("meeting", seed, points=500, deck=True)
        players = [bot("greedy", "warzone", side, 3) for side in (0, 1)]
        while game.ask is not None and game.state.turn < 3:
            side, id = game.ask.side, game.ask.question.id
            answer = players[side].answer(Seat(game, side, 3))
            game.answer(answer)
            if id in ("which-action", "which-model") and str(answer).startswith(("x:gear", "x:tactic")):
                left.append(game.state.sides[side].ready)

    assert left
    assert min(left) >= 2


def test_whoever_is_told_on_one_answer_says_why():
    """In a whole game every drill that greedy gives has a reason, as a single action has."""
    game = game_of("meeting", 21, points=300)
    players = [bot("greedy", "warzone", side, 1) for side in (0, 1)]
    seats = [Seat(game, side, 1) for side in (0, 1)]
    reasons = set()
    while game.ask is not None:
        side = game.ask.side
        asked = seats[side].question
        for plan in players[side].taste.plans(seats[side], asked)[:1]:
            if isinstance(plan.first, dict) and "drill" in plan.first:
                assert plan.why()
                reasons.add(plan.why()[0].id)
        game.answer(players[side].answer(seats[side]))

    assert {"ai-why-shot", "ai-why-nearer"} <= reasons
