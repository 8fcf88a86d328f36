"""The JSON-lines protocol: every line gets a reply, whatever is in it."""

import json


def talk(sandtable, *lines):
    ran = sandtable("referee", typed="".join(line + "\n" for line in lines))
    assert (0, "") == (ran.returncode, ran.stderr)
    return [json.loads(line) for line in ran.stdout.splitlines()]


NEW = json.dumps({"do": "new", "setup": {"system": "fubar", "scenario": "crossroads"}, "seed": 7})


def test_a_game_is_refereed_line_by_line(sandtable):
    """A new game asks; a choice of its own is accepted."""
    started, choices = talk(sandtable, NEW, '{"do": "choices"}')
    answer = json.dumps({"do": "answer", "answer": choices["choices"][0]})
    replies = talk(sandtable, NEW, answer)

    assert started["ok"]
    assert started["question"]["kind"]
    assert replies[1]["ok"]


def test_bad_lines_get_an_error_each_and_lose_nothing(sandtable):
    """Not JSON, not an object, unknown, out of order, deeply nested: the game goes on."""
    bad = ("nonsense", "[]", "3", '{"do": "fly"}', "[" * 5000, '{"do": "answer", "answer": {"x": NaN}}')
    replies = talk(sandtable, '{"do": "ask"}', NEW, *bad, '{"do": "ask"}')

    assert not replies[0]["ok"]
    assert replies[1]["ok"]
    assert [False] * len(bad) == [reply["ok"] for reply in replies[2:-1]]
    assert all(reply["error"] for reply in replies[2:-1])
    assert replies[1]["question"] == replies[-1]["question"]


def test_blank_lines_are_passed_over(sandtable):
    """An empty line is no command."""
    assert 1 == len(talk(sandtable, "", "  ", NEW))
