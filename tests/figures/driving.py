"""Runs a rule by itself: rolls and questions are answered from a list, in order, and all of it is used."""

from sandtable.core.effects import Ask, Checkpoint, Roll


def driven(rule, replies):
    """What a rule returns; a reply is the face of a die, or an answer, which has to be legal."""
    left = list(replies)
    reply = None
    while True:
        try:
            effect = rule.send(reply)
        except StopIteration as end:
            assert [] == left
            return end.value
        if isinstance(effect, Checkpoint):
            reply = None
        elif isinstance(effect, Roll):
            reply = effect.count([left.pop(0)])
        else:
            assert isinstance(effect, Ask)
            reply = left.pop(0)
            assert [] == effect.question.check(reply)
