"""Write the client's types of the wire, web/src/wire/*.ts, from their description in Python.

python tools/wire_types.py          writes them
python tools/wire_types.py --check  only says which differ
"""

from __future__ import annotations

import ast
import re
import sys

from wire_reading import RENAMED, ROOT, Description, Shape, described

CLIENT = ROOT / "web" / "src" / "wire"
HEAD = "// Generated from the wire's description in Python by tools/wire_types.py: change it there.\n"
PLAIN = {
    "str": "string",
    "int": "number",
    "float": "number",
    "bool": "boolean",
    "None": "null",
    "object": "unknown",
}
# What TypeScript must be told in its own words.
GIVEN = {
    "Json": "export type Json = string | number | boolean | null | Json[] | { [key: string]: Json };",
    "Value": (
        "/** What goes into a message. */\n"
        "export type Value = string | number | boolean | null | Message | Value[] | { [key: string]: Value };"
    ),
}
VALUES = ("Message", "values")
WIDEST = 120


WIDEST = 121
"""Columns of a line of the client, with its end."""


def written(part: str, wire: Description) -> str:
    """One file of the client."""
    blocks = [
        *(GIVEN.values() if part == "message" else ()),
        *(_alias(name, type) for name, (of, type) in wire.names.items() if of == part),
        *(_interface(shape) for shape in wire.shapes.values() if shape.part == part),
    ]
    body = "\n\n".join(blocks)
    imports = "".join(_import(body, part, other, wire) for other in sorted(parts(wire)))
    return f"{HEAD}{imports}\n{body}\n"


def parts(wire: Description) -> dict[str, None]:
    """The files, in the order in which they are described."""
    return dict.fromkeys(shape.part for shape in wire.shapes.values())


def _import(body: str, part: str, other: str, wire: Description) -> str:
    """What a file needs of another one."""
    named = [name for name, (of, _) in wire.names.items() if of == other]
    shaped = [shape.name for shape in wire.shapes.values() if shape.part == other]
    given = list(GIVEN) if other == "message" else []
    code = re.sub(r"/\*\*.*?\*/", "", body, flags=re.DOTALL)
    used = sorted(name for name in [*named, *shaped, *given] if re.search(rf"\b{name}\b", code))
    if part == other or not used:
        return ""
    line = f"import type {{ {', '.join(used)} }} from './{other}';\n"
    if len(line) <= WIDEST:
        return line
    return "import type {\n" + "".join(f"  {name},\n" for name in used) + f"}} from './{other}';\n"


def _interface(shape: Shape) -> str:
    builds_on = f" extends {', '.join(shape.bases)}" if shape.bases else ""
    lines = [*_comment(shape.words, ""), f"export interface {shape.name}{builds_on} {{"]
    for entry in shape.fields:
        lines += _comment(entry.words, "  ")
        type = "Record<string, Value>" if (shape.name, entry.name) == VALUES else typed(entry.type)
        lines.append(f"  {entry.name}{'?' if entry.optional else ''}: {type};")
    return "\n".join([*lines, "}"])


def _comment(words: str, indent: str) -> list[str]:
    """A comment on one line, or on as many as it was written on."""
    told = [line.strip() for line in words.splitlines()]
    if not told:
        return []
    if len(told) == 1:
        return [f"{indent}/** {told[0][:1].upper()}{told[0][1:].rstrip('.')}. */"]
    return [f"{indent}/**", *(f"{indent} * {line}".rstrip() for line in told), f"{indent} */"]


def _alias(name: str, type: ast.expr) -> str:
    line = f"export type {name} = {typed(type)};"
    if len(line) <= WIDEST:
        return line
    return f"export type {name} =\n" + "\n".join(f"  | {one}" for one in typed(type).split(" | ")) + ";"


def typed(type: ast.expr) -> str:
    """A type of the description in TypeScript."""
    if isinstance(type, ast.BinOp):
        return f"{typed(type.left)} | {typed(type.right)}"
    if isinstance(type, ast.Constant):
        return "null" if type.value is None else f"'{type.value!s}'"
    if isinstance(type, ast.Name):
        return PLAIN.get(type.id) or RENAMED.get(type.id, type.id)
    assert isinstance(type, ast.Subscript), ast.dump(type)
    inner = type.slice.elts if isinstance(type.slice, ast.Tuple) else [type.slice]
    match ast.unparse(type.value):
        case "list":
            one = typed(inner[0])
            return f"({one})[]" if " | " in one else f"{one}[]"
        case "tuple":
            return f"[{', '.join(map(typed, inner))}]"
        case "dict":
            return f"Record<string, {typed(inner[1])}>"
        case "Literal":
            return " | ".join(map(typed, inner))
        case other:
            raise SystemExit(f"the wire is described with {other}, which TypeScript was not told about")


def files() -> dict[str, str]:
    """Every generated file by its name."""
    wire = described()
    return {f"{part}.ts": written(part, wire) for part in parts(wire)}


def stale() -> list[str]:
    """Files that differ from what is described, or that nothing describes."""
    wanted = files()
    there = {path.name: path.read_text(encoding="utf-8") for path in CLIENT.iterdir()}
    return sorted(name for name in wanted.keys() | there.keys() if wanted.get(name) != there.get(name))


if __name__ == "__main__":
    if "--check" in sys.argv:
        if found := stale():
            raise SystemExit(
                f"web/src/wire differs from its description: {', '.join(found)}; run tools/wire_types.py"
            )
    else:
        for name, text in files().items():
            (CLIENT / name).write_text(text, encoding="utf-8")
