"""Nobody is asked where only one answer is legal: of every list of a game at least two entries can be chosen.

Where that is otherwise stands in `ALONE`, with the answer that may be left alone and the reason. Places, ways and
targets are no lists: what their questions propose is a sample, and an answer that nobody proposed may be legal.
"""

import pytest
from tests.nets.moments import SYSTEMS, begun, chance_of, wider

GAMES = {"fubar": 10, "fallout": 6, "warfare": 6, "warzone": 6}  # in the short form
MOST_ANSWERS = 1500

HAND = "whether a side is asked must not tell whether it holds a card to play"
ALONE = {
    ("fallout", "which-action"): (
        "move",
        "the list is where a player reads why a squad that is broken or out of coherency may do nothing else",
    ),
    ("warfare", "whether-to-explode"): ("quiet", "a pause must not tell an IED from a dummy"),
    ("warzone", "play-cards"): ("done", HAND),
    ("warzone", "which-action"): (
        "pass",
        f"with decks: {HAND}; without, only a look at every action would tell",
    ),
    ("warzone", "which-model"): (
        "",  # somebody outside the radius, whoever he is; or `rest`
        f"with decks: {HAND}; a broken squad reads in the list why it cannot rally",
    ),
}


def legal_ones(question, most):
    """Legal answers out of a list, no more than so many."""
    legal = []
    for answer in question.candidates():
        if not question.check(answer):
            legal.append(answer)
            if len(legal) == most:
                break
    return legal


def may_be_alone(system_id, question, legal):
    """Whether it is listed that this one answer may be all there is."""
    listed = ALONE.get((system_id, question.id))
    return listed is not None and len(legal) == 1 and listed[0] in ("", legal[0])


@pytest.mark.parametrize("system_id", SYSTEMS)
def test_a_list_leaves_something_to_choose(system_id):
    asked = {}
    for number in range(wider(GAMES[system_id], 10)):
        game = begun(system_id, number, listen=False, keep=False)
        chance = chance_of("something to choose", system_id, number)
        for answers in range(MOST_ANSWERS):
            if game.ask is None:
                break
            question = game.question()
            if question.kind == "choose":
                asked[question.id] = asked.get(question.id, 0) + 1
                legal = legal_ones(question, 2)
                assert len(legal) == 2 or may_be_alone(system_id, question, legal), (
                    f"game {number}, answer {answers}: {question.id} takes only {legal}"
                )
            game.answer_legal(question.draw(chance)[0])
    assert sum(asked.values()) > 100
    assert len(asked) > 1
