"""Icons: whatever a rule names, the client can draw."""

import ast
import re

DRAWN = re.compile(r"^  '?([a-z_]+)'?: '", re.MULTILINE)


def icons_named(source):
    """The icons in tables called ICONS, with where they stand."""
    for node in ast.walk(source.syntax):
        target = node.target if isinstance(node, ast.AnnAssign) else None
        if isinstance(target, ast.Name) and target.id == "ICONS" and isinstance(node.value, ast.Dict):
            for value in node.value.values:
                if isinstance(value, ast.Constant) and value.value:
                    yield f"{source.at(value)} {value.value}", value.value


def test_every_icon_that_a_rule_names_is_drawn(python, tree):
    """A name that the client does not know leaves an empty place beside an answer."""
    [client] = [source.text for source in tree if source.name == "web/src/art/icons.ts"]
    drawn = set(DRAWN.findall(client))
    named = [each for source in python if source.name.startswith("src/") for each in icons_named(source)]

    assert len(named) > 20
    assert [] == [where for where, icon in named if icon not in drawn]
