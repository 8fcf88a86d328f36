"""A scenario as a VASSAL module: a real zip, well-formed files, every picture that is named is there."""

import io
import re
import zipfile
from xml.etree import ElementTree as ET

from tests.kit.conftest import goods

from sandtable.kit import Words
from sandtable.kit.vassal import module_of

MODULE = "VASSAL.build.GameModule"


def test_a_module_is_whole() -> None:
    name, body = module_of(goods("warfare"), Words("en"))
    assert "winning-hearts-and-minds" == name
    archive = zipfile.ZipFile(io.BytesIO(body))
    assert archive.testzip() is None
    names = set(archive.namelist())
    build = ET.fromstring(archive.read("buildFile.xml"))
    assert MODULE == build.tag
    assert "data" == ET.fromstring(archive.read("moduledata")).tag
    for file in names:
        if file.endswith(".svg"):
            ET.fromstring(archive.read(file))
    text = archive.read("buildFile.xml").decode()
    assert {f"images/{file}" for file in re.findall(r"[\w-]+\.svg", text)} <= names


def test_every_counter_is_in_a_palette_and_on_the_map() -> None:
    kit = goods("warfare")
    build = ET.fromstring(zipfile.ZipFile(io.BytesIO(module_of(kit, Words("en"))[1])).read("buildFile.xml"))
    own = [
        token
        for scene in kit.scenes
        for token in scene["tokens"]
        if token["shape"] == "counter"
        and any(side["mine"] and side["id"] == token["side"] for side in scene["sides"])
    ]
    assert own
    assert len(own) == len(list(build.iter("VASSAL.build.module.map.SetupStack")))
    slots = [slot for widget in build.iter("VASSAL.build.widget.ListWidget") for slot in widget]
    assert len(own) == len(slots)
    for slot in slots:
        assert re.fullmatch(
            r"\+/null/emb2;.*-back\.svg;.*\tdelete;.*\\\tpiece;;;.*-front\.svg;.*/-1\t\\\tnull;0;0;\d+;0",
            slot.text or "",
        )
    assert 9 == len(list(build.iter("VASSAL.build.module.SpecialDiceButton")))


def test_the_same_scenario_gives_the_same_module() -> None:
    assert module_of(goods("warfare"), Words("it")) == module_of(goods("warfare"), Words("it"))
