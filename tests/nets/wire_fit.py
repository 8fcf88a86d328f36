"""Whether a value of the wire is what its description says: no key unknown, none missing, every type right."""

import ast

from wire_reading import RENAMED, Description

PLAIN = {"str": (str,), "int": (int,), "float": (int, float), "bool": (bool,)}


def misfits(value: object, type: ast.expr | str, wire: Description, where: str = "") -> list[str]:
    """Sentences about all that does not fit, each with its place."""
    if isinstance(type, str):
        type = ast.parse(type, mode="eval").body
    if isinstance(type, ast.Name):
        return _named(value, RENAMED.get(type.id, type.id), wire, where)
    if isinstance(type, ast.Constant):
        return [] if value == type.value else [f"{where}: {value!r} instead of {type.value!r}"]
    if isinstance(type, ast.BinOp):
        return _either(value, type, wire, where)
    assert isinstance(type, ast.Subscript), ast.dump(type)
    inner = type.slice.elts if isinstance(type.slice, ast.Tuple) else [type.slice]
    kind = ast.unparse(type.value)
    if kind == "Literal":
        known = [ast.literal_eval(one) for one in inner]
        return [] if value in known else [f"{where}: {value!r} is none of {known}"]
    if kind == "dict":
        if not isinstance(value, dict):
            return [f"{where}: {value!r} is no table"]
        return [
            line for key, entry in value.items() for line in misfits(entry, inner[1], wire, f"{where}.{key}")
        ]
    if not isinstance(value, list):
        return [f"{where}: {value!r} is no list"]
    if kind == "tuple" and len(value) != len(inner):
        return [f"{where}: {len(value)} entries instead of {len(inner)}"]
    types = inner if kind == "tuple" else [inner[0]] * len(value)
    return [
        line
        for number, (entry, one) in enumerate(zip(value, types, strict=True))
        for line in misfits(entry, one, wire, f"{where}[{number}]")
    ]


def _named(value: object, name: str, wire: Description, where: str) -> list[str]:
    if name == "Json":
        return []
    if name in PLAIN:
        fits = isinstance(value, PLAIN[name]) and (name == "bool" or not isinstance(value, bool))
        return [] if fits else [f"{where}: {value!r} is no {name}"]
    if name in wire.names:
        return misfits(value, wire.names[name][1], wire, where)
    if not isinstance(value, dict):
        return [f"{where}: {value!r} is no {name}"]
    fields = {field.name: field for field in wire.fields_of(name)}
    unknown = [f"{where}: {name} has no {key}" for key in value if key not in fields]
    missing = [
        f"{where}: {name} lacks {key}" for key in fields if not fields[key].optional and key not in value
    ]
    return [
        *unknown,
        *missing,
        *(
            line
            for key, field in fields.items()
            if key in value
            for line in misfits(value[key], field.type, wire, f"{where}.{key}")
        ),
    ]


def _either(value: object, type: ast.BinOp, wire: Description, where: str) -> list[str]:
    """One of several; where none fits, what the nearest of them says."""
    tries = [misfits(value, one, wire, where) for one in (type.left, type.right)]
    return min(tries, key=len) if all(tries) else []
