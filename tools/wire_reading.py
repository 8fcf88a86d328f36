"""Read the descriptions of the wire: the shapes, their fields and types, with the words beside them."""

from __future__ import annotations

import ast
import re
from dataclasses import dataclass, field
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
# Where the wire is described, and the file of the client each part goes to; the scene's is one part by itself.
SCENES = ROOT / "src" / "sandtable" / "core" / "scene.py"
SHAPES = (ROOT / "tools" / "wire_shapes.py", ROOT / "tools" / "wire_questions.py")
PART = re.compile(r"^# (\w+) -+$")
COMMENT = re.compile(r"\s{2}# (.+)$")
# What the scene's description calls by another name, or says only in words.
RENAMED = {"Words": "Message"}
NARROWED = {
    ("BoardView", "kind"): 'Literal["table", "hexes"]',
    ("SideView", "livery"): "Livery",
    ("TokenView", "shape"): 'Literal["figure", "hull", "counter", "marker"]',
    ("CardView", "reasons"): "list[Reason]",
    ("RibbonView", "path"): "list[Hex]",
    ("TileView", "hexes"): "list[Hex]",
}
LIVERY = 'Literal["a", "b", "c", "d"]'


@dataclass
class Field:
    """One key: what it holds, whether it may be missing, and the words beside it."""

    name: str
    type: ast.expr
    optional: bool
    words: str


@dataclass
class Shape:
    """One kind of table on the wire."""

    name: str
    part: str
    words: str
    bases: list[str]
    fields: list[Field] = field(default_factory=list)


@dataclass
class Description:
    """All shapes and names for types, in the order in which they are written."""

    shapes: dict[str, Shape] = field(default_factory=dict)
    names: dict[str, tuple[str, ast.expr]] = field(
        default_factory=dict
    )  # name: its part, and what it stands for

    def fields_of(self, name: str) -> list[Field]:
        """Those of a shape and of all it builds on."""
        shape = self.shapes[name]
        return [entry for base in shape.bases for entry in self.fields_of(base)] + shape.fields


def described() -> Description:
    """The wire as it is described now."""
    found = Description()
    for file in SHAPES:
        _read(found, file)
    _read(found, SCENES, "scene")
    found.names["Livery"] = ("scene", ast.parse(LIVERY, mode="eval").body)
    return found


def _read(found: Description, path: Path, part: str = "message") -> None:
    text = path.read_text(encoding="utf-8")
    lines = text.splitlines()
    headings = {number: match[1] for number, line in enumerate(lines, 1) if (match := PART.match(line))}
    for node in ast.parse(text).body:
        here = max((number for number in headings if number < node.lineno), default=0)
        part = headings.get(here, part)
        if isinstance(node, ast.ClassDef):
            found.shapes[node.name] = _shape(node, part, lines)
        elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name) and node.value is not None:
            found.names[node.target.id] = (part, node.value)


def _shape(node: ast.ClassDef, part: str, lines: list[str]) -> Shape:
    bases = [base.id for base in node.bases if isinstance(base, ast.Name) and base.id != "TypedDict"]
    shape = Shape(node.name, part, ast.get_docstring(node) or "", bases)
    for entry in node.body:
        if isinstance(entry, ast.AnnAssign) and isinstance(entry.target, ast.Name):
            shape.fields.append(_field(node.name, entry.target.id, entry, lines))
    return shape


def _field(shape: str, name: str, entry: ast.AnnAssign, lines: list[str]) -> Field:
    type, optional = entry.annotation, False
    if isinstance(type, ast.Subscript) and ast.unparse(type.value) == "NotRequired":
        type, optional = type.slice, True
    if (shape, name) in NARROWED:
        type = ast.parse(NARROWED[shape, name], mode="eval").body
    words = COMMENT.search(lines[(entry.end_lineno or entry.lineno) - 1])
    return Field(name.rstrip("_"), type, optional, words[1] if words else "")
