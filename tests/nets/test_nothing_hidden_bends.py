"""Nothing hidden bends what is shown: two games that differ only in what is hidden from a side are one game to it.

From a checkpoint in the middle of a random game a twin is made that holds other secrets. Both are played on with the
same answers and the same dice, and everything that the side can obtain is compared to the last byte: view, question,
choices, previews, refusals, tools, undo, what it knows, its journal, what a bot would answer for it and advise it, the
questions ahead; and what an onlooker can. The twins part when something hidden comes to light, or when an answer is
legal in one of them only.
"""

from collections import Counter
from itertools import islice

import pytest
from tests.nets.moments import SYSTEMS, begun, chance_of, moments, positions_of, wider
from tests.nets.secrets import is_ambusher, otherwise, told

from sandtable.ai import Seat, advise, bot
from sandtable.core.ahead import ahead
from sandtable.core.dice import SeededDice
from sandtable.core.game import Base, Game, new_game
from sandtable.core.journal import Seal, canonical, journal_of
from sandtable.core.setup import setup_of
from sandtable.core.system import system

ONLOOKER = -1
HIDING = {"fubar": ("convoy",)}
"""Scenarios in which something is hidden, where it is not so in all of them."""
GAMES = {"fubar": 8, "fallout": 6, "warfare": 12, "warzone": 6}  # in the short form
EVERY = 40  # answers of a game, of which one is looked at
EACH = 4  # pairs out of one game
STEPS = 8  # answers that twins are played on for
CATCH_UP = 6  # questions more, and answers to each, by which one of the twins may catch up with the other
SELDOM = 4  # steps, at one of which it is looked ahead and advice is taken
DRILLS = 2  # answers for a whole squad that are tried at each step, where a question takes them
LOOKS = 3  # choices of a question that are previewed, and tools that are tried, at each step


class Twins:
    """Two games from one checkpoint that differ only in what is hidden from `side`.

    `loose` once one of them has asked somebody else a question more than the other: what was told, what may be taken
    back and the journal differ then in this, which everybody may see, and are not compared any more.
    """

    def __init__(self, game, state, other, side, seed):
        self.real = game
        self.states = (state, other)
        self.side = side
        self.chance = chance_of("twins", game.system.id, seed)
        self.games = [
            Game(game.system, game.setup, SeededDice(b"twins %d" % seed), Base(0, start.clone()), [])
            for start in (state, other)
        ]
        self.seal = Seal(seed)
        self.seed = seed
        self.loose = False
        self.compared = Counter()
        self.drills = []  # what squads could be told in one answer at this step
        self.parted = ""  # why they are compared no longer
        self.begun = [open_facts(one.state, side) for one in self.games]

    def play(self):
        """Plays both on; the first thing by which the side could tell them apart, or None."""
        for step in range(STEPS):
            if not self._asked_alike() and not self._catch_up():
                self.parted = "somebody else is asked"
                return None
            difference = self._difference()
            if difference is not None:
                if self._came_to_light():
                    self.parted = "something came to light"
                    return None
                if self._interrupted():
                    self.parted = "somebody else is asked"
                    return None
                pending = self.games[0].ask
                return f"after {step} answers, {pending.why if pending else 'at the end'}: {difference}"
            if not self._answer():
                return None
        return None

    def _came_to_light(self):
        """Whether a secret was shown by the rules, or by its owner who acted with what he had hidden."""
        if any(
            open_facts(game.state, self.side) != was for game, was in zip(self.games, self.begun, strict=True)
        ):
            return True
        first, second = (done_openly(game) for game in self.games)
        return first != second

    # ------------------------------------------------------------ asking alike

    def _asked_alike(self):
        """Whether both ask the same side about the same, or the side itself in one of them at least.

        Nobody is asked when there is only one legal answer, so a question to somebody else may tell that he has a
        choice: everybody sees whose answer a game waits for.
        """
        first, second = (game.ask for game in self.games)
        if first is None or second is None:
            return first is second
        return (first.side, first.why) == (second.side, second.why)

    def _interrupted(self):
        """Whether both ask somebody else the same kind of thing, at different moments: when he has a choice."""
        first, second = (game.ask for game in self.games)
        if first is None or second is None or first.side == self.side:
            return False
        return canonical(first.question.prompt.wire()) != canonical(second.question.prompt.wire())

    def _catch_up(self):
        """Lets somebody else answer what he is asked in one game only, so that both stand alike again."""
        for at in (0, 1):
            further, behind = self.games[1 - at], self.games[at]
            for _ in range(CATCH_UP):
                found = self._one_more(behind, further)
                if found is None:
                    break
                behind = found
                if told(behind.known(self.side)) == told(further.known(self.side)):
                    self.games[at] = behind
                    if self._asked_alike():
                        self.loose = True
                        return True
        return False

    def _one_more(self, behind, further):
        pending = behind.ask
        if pending is None or pending.side == self.side or not isinstance(behind.dice, SeededDice):
            return None
        wanted = told(further.known(self.side))
        found = None
        for answer in behind.choices()[:CATCH_UP]:
            fork = behind.fork(SeededDice(behind.dice.key, behind.dice.at), listen=True)
            fork.answer(answer)
            if told(fork.known(self.side)) == wanted:
                return fork
            found = fork if found is None else found
        return found

    # ------------------------------------------------------------ comparing

    def _difference(self):
        looks = [self._seen(game, chance_of(self.seed, len(self.games[0].past))) for game in self.games]
        for name in {**looks[0], **looks[1]}:
            self.compared[name.split(" ")[0]] += 1
            if looks[0].get(name) != looks[1].get(name):
                return f"{name}: {apart(looks[0].get(name), looks[1].get(name))}"
        return None

    def _seen(self, game, chance):
        """Everything the side can obtain, in words."""
        found = {
            "view": self._view(game, self.side),
            "onlooker": self._view(game, ONLOOKER),
            "known": told(game.known(self.side)),
        }
        if not self.loose:
            found["journal"] = journal_of(game, self.seal).running_text([self.side])
            found["journal of onlookers"] = journal_of(game, self.seal).running_text([])
        pending = game.ask
        if pending is not None and pending.side == self.side:
            found.update(self._asked(game, chance))
        scene = game.view(ONLOOKER).scene
        tokens = [thing["id"] for thing in [*scene["units"], *scene["tokens"]]] + ids_of(game.state)
        for _ in range(LOOKS):
            query = query_of(tokens, chance, scene, self.side)
            found[f"inspect {canonical(query)}"] = canonical(
                game.system.inspect(game.state, self.side, query).wire()
            )
        return found

    def _view(self, game, side):
        view = game.view(side).wire()
        if self.loose:
            del view["events"], view["undo"]
        return canonical(view)

    def _asked(self, game, chance):
        question = game.question()
        choices = game.choices()
        found = {
            "question": canonical(question.wire()),
            "candidates": canonical(question.candidates()),
            "choices": canonical(choices),
            "suggestion": canonical(question.suggestion()),
            "orders": canonical(question.orders()),
            "draw": canonical(question.draw(chance_of("draw", self.seed))),
            "bot": canonical(bot("greedy", game.system.id, self.side, 1).answer(Seat(game, self.side, 1))),
        }
        if chance.below(SELDOM) == 0:
            foreseen = [[answer, then.wire()] for answer, then in ahead(game)]
            found["ahead"] = canonical(foreseen)
            found["advice"] = canonical(advise(game, self.side, "greedy", 1, 0.0).wire())
        for _ in range(LOOKS if choices else 0):
            answer = choices[chance.below(len(choices))]
            found[f"preview {canonical(answer)}"] = canonical(question.preview(answer).wire())
        for answer in drills_drawn(question.wire(), game.state, self.side, chance, DRILLS):
            self.drills.append(answer)
            found[f"drill {canonical(answer)}"] = canonical(
                [question.preview(answer).wire(), *(reason.wire() for reason in question.check(answer))]
            )
        for answer in refused_ones(question, chance):
            found[f"check {canonical(answer)}"] = canonical(
                [reason.wire() for reason in question.check(answer)]
            )
        return found

    def _answer(self):
        """Gives both the same answer; False when the game is over or no answer is legal in both."""
        first, second = self.games
        if first.ask is None or second.ask is None:
            return False
        told_to_squads = [answer for answer in self.drills if not first.check(answer)]
        self.drills = []
        answers = told_to_squads if told_to_squads and self.chance.below(2) else first.choices()
        both = [answer for answer in answers if not second.check(answer)]
        if not both:
            self.parted = "nothing is legal in both"
            return False
        answer = both[self.chance.below(len(both))]
        for game in self.games:
            game.answer(answer)
        return True


def open_facts(state, side):
    """What comes to light: secrets the rules show, who is out of the game and counted, who of the hidden is seen."""
    things = [thing for name in ("units", "supports") for thing in getattr(state, name, [])]
    gone = [thing.id for thing in things if thing.gone]
    seen = [
        thing.id
        for thing in things
        if getattr(thing, "hidden", False) and not is_ambusher(state, side, thing)
    ]
    return state.reveals, gone, seen


def done_openly(game):
    """Dice and the cubes of Warfare's track: whoever acts shows what he acts with, and what he pays for it."""
    return [event.wire() for event in game.events if event.dice is not None], getattr(game.state, "spent", [])


def refused_ones(question, chance):
    """Answers that may well be refused: candidates, and those of candidates changed a little."""
    candidates = question.candidates()
    for _ in range(2 if candidates else 0):
        answer = candidates[chance.below(len(candidates))]
        yield answer
        if isinstance(answer, dict) and isinstance(answer.get("to"), dict):
            shift = chance.below(60) / 10.0 - 3.0
            yield {**answer, "to": {token: shifted(place, shift) for token, place in answer["to"].items()}}


def drills_drawn(wire, state, side, chance, most):
    """What a squad may be told in one answer, where the question takes drills: whither and at whom is drawn."""
    drills = wire.get("drills", [])
    foes = [squad.id for squad in getattr(state, "squads", []) if squad.side != side]
    for _ in range(most if drills and foes else 0):
        drill = drills[chance.below(len(drills))]
        answer = {"drill": drill["id"]}
        if drill.get("far"):
            far = int(10 * drill["far"])
            answer["lead"] = [
                round(at + (chance.below(2 * far + 1) - far) / 15.0, 1) for at in wire["middle"]
            ]
            answer["formation"] = wire["formations"][chance.below(len(wire["formations"]))]
        if drill.get("aims"):
            answer["at"] = foes[chance.below(len(foes))]
        yield answer


def shifted(place, by):
    """A point somewhere near by."""
    return [place[0] + by, place[1] - by, *place[2:]] if isinstance(place, list) else place


def query_of(tokens, chance, scene, side):
    """One use of a tool, on any tokens."""
    tool = ("ruler", "sight", "target", "reach", "unit", "plan", "threat")[chance.below(7)]
    a, b = tokens[chance.below(len(tokens))], tokens[chance.below(len(tokens))]
    own = [token for token in scene["tokens"] if token["side"] == "ABCD"[side] and token["unit"]]
    if tool in ("plan", "threat") and own:
        token = own[chance.below(len(own))]
        far = 1 if scene["board"]["kind"] == "hexes" else 7
        place = [token["x"] + chance.below(2 * far + 1) - far, token["y"] + chance.below(2 * far + 1) - far]
        return {"tool": tool, "unit": token["unit"], "ways": {token["id"]: [place]}, "pace": "run"}
    return {"tool": tool, "unit": a} if tool in ("reach", "unit") else {"tool": tool, "from": a, "to": b}


def ids_of(state):
    """The ids of everything that might be pointed at, hidden or not."""
    names = ("units", "squads", "counters", "supports", "mines", "chests")
    lists = [getattr(state, name, []) for name in names]
    return [thing.id for listed in lists if isinstance(listed, list) for thing in listed]


def apart(one, other):
    """Where two texts begin to differ."""
    if one is None or other is None:
        return f"only in one of them: {(one or other)[:200]}"
    at = next(
        (i for i, (a, b) in enumerate(zip(one, other, strict=False)) if a != b), min(len(one), len(other))
    )
    return f"…{one[max(0, at - 120) : at + 80]}… or …{other[max(0, at - 120) : at + 80]}…"


def twins_of(system_id, number, every):
    """Pairs of games out of game number so and so, one for each side that something is hidden from."""
    game = begun(system_id, number, HIDING.get(system_id, ()))
    for at in moments(game, number, every):
        yield from twins_at(game, game.bases[-1].state, number * 1000 + at)


def twins_at(game, state, seed):
    """A pair of games from one state for each side that something is hidden from."""
    chance = chance_of("secrets", game.system.id, seed)
    for side in range(len(game.setup.sides)):
        other = otherwise(state, side, chance)
        if other is not None:
            yield Twins(game, state, other, side, seed)


def differences(pairs):
    """What tells the pairs of games apart, and how many there were."""
    found = []
    number = 0
    for twins in pairs:
        number += 1
        difference = twins.play()
        if difference is not None:
            found.append(f"{twins.seed}, side {twins.side}: {difference}")
    return found, number


@pytest.mark.parametrize("system_id", SYSTEMS)
def test_secrets_of_random_games_leave_no_trace(system_id):
    """Whoever does not know a secret cannot tell whether it is this or that."""
    games = wider(GAMES[system_id], 5)
    pairs = (twins for number in range(games) for twins in islice(twins_of(system_id, number, EVERY), EACH))
    found, number = differences(pairs)

    assert [] == found
    assert number >= games


@pytest.mark.parametrize("system_id", SYSTEMS)
def test_secrets_of_positions_leave_no_trace(system_id):
    """The same where a game begins in the middle."""
    setup = positions_of(system_id)["secrets"]
    game = new_game(system(system_id), setup, 1)
    state = system(system_id).position(setup)
    found, number = differences(twins for seed in range(wider(3, 5)) for twins in twins_at(game, state, seed))

    assert [] == found
    assert number


def test_what_squads_are_told_is_among_what_is_compared():
    """Warzone: drills are previewed, checked and carried out by the twins, or the net would hold nothing of them."""
    setup = positions_of("warzone")["secrets"]
    game = new_game(system("warzone"), setup, 1)
    state = system("warzone").position(setup)
    compared = Counter()
    told_to_squads = 0
    for seed in range(3):
        for twins in twins_at(game, state, seed):
            assert twins.play() is None
            compared += twins.compared
            told_to_squads += sum("drill" in answer for answer in answers_of(twins.games[0]))

    assert compared["drill"] >= 8
    assert told_to_squads


def answers_of(game):
    """The answers of a game that are tables."""
    return [entry.answer for entry in game.past if isinstance(getattr(entry, "answer", None), dict)]


IN_SIGHT = {
    "fubar": {"units": {"guard": True, "ground": True}},
    "fallout": {"units": {"token": True, "overwatch": True, "broken": True}},
    "warfare": {
        "units": {"overwatch": True, "damage": 1, "morale": 1},
        "supports": {"overwatch": True, "damage": 1, "morale": 1},
    },
    "warzone": {"squads": {"panicked": True}},
}
"""Marks that lie beside whoever has them, for everybody to see (warfare.comp.fog)."""


@pytest.mark.parametrize("system_id", SYSTEMS)
def test_what_lies_in_sight_is_shown_to_everybody(system_id):
    """The other way round: of two games that differ in a mark on the table, the opponent and an onlooker see which."""
    game = new_game(system(system_id), positions_of(system_id)["secrets"], 1)
    looked = 0
    for name, marks in IN_SIGHT[system_id].items():
        for at, thing in enumerate(getattr(game.state, name)):
            if getattr(thing, "hidden", False):
                continue
            for mark, value in marks.items():
                other = game.state.clone()
                setattr(getattr(other, name)[at], mark, value)
                if told(other) == told(game.state):
                    continue
                for side in (1 - thing.side, ONLOOKER):
                    looked += 1
                    scenes = [canonical(game.system.scene(state, side)) for state in (game.state, other)]
                    assert scenes[0] != scenes[1], f"{name} {thing.id}: {mark}, for {side}"

    assert looked >= 4


@pytest.mark.parametrize("system_id", SYSTEMS)
def test_a_set_up_is_told_without_its_position(system_id):
    """A position says everything, hidden things too, so the journal of a running game does not have it."""
    for setup in positions_of(system_id).values():
        for sides in ([], [0], [1]):
            assert {"sealed": 1} == system(system_id).told_setup(setup, sides)["position"]


def test_a_set_up_is_told_without_the_mines_of_others():
    """Fallout: how many counters a side has to lay is its own business."""
    sides = [{"army": {"units": [], "mines": 3}}, {"army": {"units": [], "mines": 2}}]
    told_to_first = system("fallout").told_setup(setup_of({"system": "fallout", "sides": sides}), [0])

    assert [{"units": [], "mines": 3}, {"units": []}] == [side["army"] for side in told_to_first["sides"]]
