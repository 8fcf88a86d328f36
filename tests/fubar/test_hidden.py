"""Nothing hidden bends what is shown: pairs of games that differ only in where the ambushers are, byte by byte."""

import json

import pytest

import sandtable
from sandtable.core.dice import ScriptedDice, SeededDice
from sandtable.core.game import new_game
from sandtable.core.pins import pins
from sandtable.core.setup import setup_of
from sandtable.core.system import system
from sandtable.systems.fubar.state.seen import bases_of, known_to, secret
from sandtable.table import any_overlap

CONVOY, AMBUSHERS = 0, 1
TOOLS = ("ruler", "sight", "target", "reach", "unit")


def text(value):
    return json.dumps(value, sort_keys=False)


def shown(game, side, dice):
    """All that a side can get to see of a game: view, question, what it says to answers, tools, what bots know."""
    question = game.question()
    found = {
        "view": game.view(side).wire(0),
        "known": game.known(side).dump(),
        "digest": game.known(side).digest(),
    }
    found["setup"] = game.system.told_setup(game.setup, [side])
    found["undo"] = [reason.wire() for reason in game.undo_refusal(side)]
    if question.side == side:
        found["question"] = question.wire()
        found["choices"] = game.choices()
        found["candidates"] = question.candidates()
        found["suggestion"] = question.suggestion()
        found["forced"] = question.forced()
        for answer in [*found["candidates"][:12], *probes(game, question, dice)]:
            found[f"to {text(answer)}"] = [
                [reason.wire() for reason in question.check(answer)],
                question.preview(answer).wire(),
            ]
    for query in queries(game, side):
        found[f"tool {text(query)}"] = game.system.inspect(game.state, side, query).wire()
    return found


def probes(game, question, dice):
    """Answers nobody proposed: places all round whoever moves or is set down."""
    if question.kind not in ("move", "place"):
        return []
    points = []
    unit = next((unit for unit in game.state.units if unit.id == question.subject), None)
    if question.kind == "move" and unit is not None and bases_of(unit):
        base = bases_of(unit)[0]
        points = [(base.x + dice.below(25) - 12, base.y + dice.below(25) - 12) for _ in range(12)]
    elif unit is not None:
        points = [(dice.below(72), dice.below(48)) for _ in range(12)]
    formation = (question.wire().get("formations") or ["keep"])[0]
    return [{"lead": [float(x), float(y)], "formation": formation} for x, y in points]


def queries(game, side):
    """The tools laid to tokens that the side sees, and to points all over the table."""
    tokens = [token["id"] for token in game.view(side).wire(0)["scene"]["tokens"]]
    units = sorted({token["unit"] for token in game.view(side).wire(0)["scene"]["tokens"]})
    mine = [unit.id for unit in game.state.units if unit.side == side][:3]
    found = [{"tool": "ruler", "from": token, "to": [36.0, 24.0]} for token in tokens[:4]]
    found += [{"tool": "sight", "from": token, "to": [36.0, 24.0]} for token in tokens[:4]]
    found += [{"tool": "reach", "unit": unit} for unit in mine]
    hidden = [unit.id for unit in game.state.units if unit.hidden]
    found += [{"tool": tool, "unit": unit} for unit in hidden for tool in ("unit", "reach")]
    found += [
        {"tool": "target", "from": unit, "to": other} for unit in mine for other in [*units[:3], *hidden]
    ]
    return found


def differences(one, other):
    """Where two collections of what is shown are not the same, byte by byte."""
    assert list(one) == list(other)
    return [key for key in one if text(one[key]) != text(other[key])]


# ------------------------------------------------------------ positions

WOODS = [
    {"kind": "wood", "points": [[20, 4], [34, 4], [34, 16], [20, 16]]},
    {"kind": "wood", "points": [[36, 32], [52, 32], [52, 44], [36, 44]]},
    {"kind": "building", "points": [[12, 30], [20, 30], [20, 40], [12, 40]]},
]
PLACES = {
    "wood": [[26, 10], [27.5, 10], [29, 10]],
    "far wood": [[43, 38], [44.5, 38], [46, 38]],
    "house": [[15, 34], [16.5, 34], [15, 35.5]],
    "behind the house": [[14, 42], [15.5, 42], [17, 42]],
}


def position(place, **more):
    units = [
        {"id": "squad", "side": "A", "at": [[27, 19], [28.5, 19], [30, 19]], "grenades": True},
        {"id": "apc", "side": "A", "vehicle": "apc", "weapons": ["hmg"], "at": [20, 24], "facing": 0},
        {"id": "riders", "side": "A", "aboard": "apc", "weapons": ["rifle", "rifle"]},
        {"id": "scouts", "side": "A", "at": [[40, 28], [41.5, 28]]},
        {"id": "foe", "side": "B", "hidden": True, "at": PLACES[place], **more},
        {"id": "decoy", "side": "B", "at": [[45, 24], [46.5, 24]]},
    ]
    return {"scenario": "convoy", "terrain": WOODS, "units": units}


def from_position(place, **more):
    """A game in which every attempt to activate succeeds."""
    setup = setup_of({"system": "fubar", "position": position(place, **more)})
    return new_game(system("fubar"), setup, dice=ScriptedDice([6] * 4))


ANSWERS = {
    "the first question": [],
    "an action": ["squad"],
    "a run": ["squad", "run"],
    "a walk": ["scouts", "walk"],
    "going to ground": ["scouts", "ground"],
    "an assault": ["scouts", "assault"],
    "a drive": ["apc", "drive"],
    "getting out": ["riders", "dismount"],
    "aimed fire": ["squad", "aim"],
}


@pins("fubar.move.figures", "fubar.activation.visible")
@pytest.mark.parametrize("more", [{}, {"guard": True}], ids=["quiet", "on guard"])
@pytest.mark.parametrize("moment", ANSWERS)
def test_where_an_ambusher_hides_makes_no_difference_to_what_is_shown(moment, more):
    """fubar.move.figures: nobody plans round whom he cannot know of; not a byte tells one wood from another."""
    looks = []
    for place in PLACES:
        game = from_position(place, **more)
        assert not known_to(game.state, CONVOY, game.state.unit("foe"))
        for answer in ANSWERS[moment]:
            game.answer(answer)
        looks.append(shown(game, CONVOY, SeededDice(moment.encode())))

    for look in looks[1:]:
        assert [] == differences(looks[0], look)


# ------------------------------------------------------------ played games


def rearranged(game, dice):
    """A fork in which the ambushers that the convoy cannot know of stand elsewhere; None when none could be moved."""
    fork = game.fork()
    state = fork.state
    moved = False
    for unit in state.units:
        if unit.side != AMBUSHERS or not secret(unit) or not unit.on_table() or known_to(state, CONVOY, unit):
            continue
        for _ in range(30):
            before = bases_of(unit)
            wide = 36 if dice.below(2) else 12  # half of them not far away: near is where it could matter
            near = bases_of(dice_pick(dice, [other for other in state.units if other.on_table()]))[0]
            dx = near.x - before[0].x + dice.below(2 * wide + 1) - wide
            dy = near.y - before[0].y + dice.below(2 * wide + 1) - wide
            after = [base.at(base.x + dx, base.y + dy) for base in before]
            others = [
                base
                for other in state.units
                if other is not unit and other.on_table()
                for base in bases_of(other)
            ]
            if not all(state.board.inside(base) and any_overlap(base, others) < 0 for base in after):
                continue
            put(unit, after)
            if not known_to(state, CONVOY, unit):
                moved = True
                break
            put(unit, before)
    return fork if moved else None


def dice_pick(dice, things):
    return things[dice.below(len(things))]


def put(unit, bases):
    if unit.vehicle is not None:
        unit.vehicle.hull = bases[0]
        return
    for figure, base in zip(unit.living(), bases, strict=True):
        figure.base = base


@pins("fubar.move.figures", "fubar.activation.visible")
@pytest.mark.parametrize("seed", range(6))
def test_played_games_show_the_same_wherever_the_ambushers_are(seed):
    """fubar.move.figures: at every fourth question of a random convoy the ambushers are moved; nothing shows it."""
    game = sandtable.new("fubar", scenario="convoy", seed=seed, layout=seed)
    dice = SeededDice(f"hidden {seed}".encode())
    compared = 0
    for number in range(220):
        question = game.ask
        if question is None:
            break
        if question.side == CONVOY and number % 4 == seed % 4:
            twin = rearranged(game, dice)
            if twin is not None:
                compared += 1
                probe = f"{seed} {number}".encode()
                one = shown(game.fork(), CONVOY, SeededDice(probe))
                assert [] == differences(one, shown(twin, CONVOY, SeededDice(probe)))
        game.answer_legal(game.question().draw(dice)[0])

    assert 5 < compared


@pins("fubar.move.figures")
def test_running_into_an_ambusher_cannot_be_taken_back():
    """fubar.move.figures: what moving has found out stays known."""
    game = from_position("wood")
    game.answer("squad")
    game.answer("run")
    events = game.answer({"lead": [27.0, 9.0], "formation": "keep"})

    assert "fubar-event-met" in [event.message for event in events]
    assert ["core-undo-revealed"] == [reason.message.id for reason in game.undo_refusal(CONVOY)]
    assert not game.state.unit("foe").hidden
