"""Compile core, boards, systems and what plays bots with mypyc into build/compiled, from the same source.

The result is a whole copy of the package, to be put on PYTHONPATH: `PYTHONPATH=build/compiled python …`. The
sources stay as they are. Nothing happens when they did not change since the last time; where only data, texts or
what is not compiled did, that is copied anew and the compiled modules are kept.

usage: tools/compile_core.py [--into NAME] [--level 0-4] [PART ...]

Level 0 compiles in a fraction of the time and is what the tests compare with. Levels to 3 are the compiler's own. Level
4, for simulation, compiles twice: the first copy plays some games and counts which way every branch goes, the second
is laid out for what the games did. That takes gcc; with another compiler 4 is 3.
"""

import argparse
import hashlib
import os
import shutil
import subprocess
import sys
import sysconfig
from importlib.metadata import version
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src" / "sandtable"
COMPILED = ROOT / "build" / "compiled"
# What plays a game of bots; names, files and programs of bots from elsewhere stay interpreted, as those are.
PARTS = (
    "core",
    "table",
    "hexmap",
    "figures",
    "systems",
    "ai/bot.py",
    "ai/deep",
    "ai/greedy.py",
    "ai/playing.py",
    "ai/random_bot.py",
    "ai/seat.py",
    "ai/taste",
    "ai/value/value.py",
)
STAMP = ".compiled-from"
FASTEST = 4
OPTIMISED = 3  # the compiler's own highest
COUNTING = ("-fprofile-generate", "-fprofile-update=single")
COUNTED = ("-fprofile-use", "-fprofile-correction", "-Wno-missing-profile")
GAMES = ROOT / "tools" / "counted_games.py"

# One C file a module, compiled side by side: a single file for everything takes gcc several times as long. They all
# begin with the same declarations, megabytes of them, which gcc reads once and keeps.
SETUP = """\
import os
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from mypyc.build import mypycify
from setuptools import setup
from distutils.ccompiler import new_compiler  # setuptools' own, under the name its commands know it by


def side_by_side(self, sources, output_dir=None, macros=None, include_dirs=None, debug=False,
                 extra_preargs=None, extra_postargs=None, depends=None):
    macros, objects, extra_postargs, pp_opts, build = self._setup_compile(
        output_dir, macros, include_dirs, sources, depends, extra_postargs)
    arguments = self._get_cc_args(pp_opts, debug, extra_preargs)
    declared = sorted(Path("build").glob("__native_internal_*.h"))
    if sys.platform == "linux" and declared and len(sources) > 1:
        first = Path("build/first.h").resolve()
        first.write_text("".join('#include "%s"\\n' % path.name for path in declared))
        kept = ["-x", "c-header", str(first), "-o", str(first) + ".gch"]
        self.spawn([*self.compiler_so, *arguments, *extra_postargs, *kept])
        extra_postargs = [*extra_postargs, "-include", str(first)]

    def one(made):
        source, ending = build[made]
        self._compile(made, source, ending, arguments, extra_postargs, pp_opts)

    with ThreadPoolExecutor(os.cpu_count()) as pool:
        list(pool.map(one, [made for made in objects if made in build]))
    return objects


type(new_compiler()).compile = side_by_side
extensions = mypycify({arguments!r}, opt_level={level!r}, debug_level="0", multi_file=True)
if sys.platform == "linux" and {level!r} != "0":
    # Nobody replaces functions of the library from outside: they may call each other directly, and be inlined.
    for extension in extensions:
        inlined = [*extension.extra_compile_args, "-fno-semantic-interposition", "-fno-plt", *{profile!r}]
        extension.extra_compile_args = inlined
        extension.extra_link_args = [*extension.extra_link_args, "-Wl,-Bsymbolic", *{profile!r}]
setup(name="sandtable", packages=[], ext_modules=extensions)
"""


def modules(parts: list[str]) -> list[Path]:
    """The modules to compile, relative to the package.

    Package faces stay interpreted: there is nothing to gain, and readers of resources want a plain package.
    """
    found: list[Path] = []
    for part in parts:
        root = SOURCE / part
        found.extend([root] if root.is_file() else root.rglob("*.py"))
    return sorted(path.relative_to(SOURCE) for path in found if path.name != "__init__.py")


def fingerprint(names: list[Path]) -> str:
    """What the compiled copy depends on: every file of the package, how it is compiled, Python and mypyc."""
    tools = f"{sys.version} {version('mypy')} {names}"
    state = hashlib.sha256(tools.encode())
    files = [path for path in SOURCE.rglob("*") if path.is_file() and path.suffix != ".pyc"]
    for path in sorted([*files, Path(__file__).resolve(), GAMES]):
        state.update(str(path.relative_to(ROOT)).encode())
        state.update(hashlib.sha256(path.read_bytes()).digest())
    return state.hexdigest()


def code_fingerprint(names: list[Path]) -> str:
    """What the compiled modules depend on: the Python of every folder in which something is compiled, and the tools."""
    state = hashlib.sha256(f"{sys.version} {version('mypy')} {names}".encode())
    folders = sorted({name.parts[0] for name in names})
    files = [path for folder in folders for path in (SOURCE / folder).rglob("*.py")]
    for path in sorted([*files, Path(__file__).resolve(), GAMES]):
        state.update(hashlib.sha256(path.read_bytes()).digest())
    return state.hexdigest()


def stamp_of(target: Path) -> tuple[str, int, str]:
    """What a copy was made from, at which level, and from which code; nothing where there is none."""
    stamp = target / STAMP
    words = stamp.read_text().split() if stamp.exists() else []
    return (words[0], int(words[1]), words[2]) if len(words) == 3 else ("", -1, "")


def is_compiled(names: list[Path] | None = None, target: Path = COMPILED, level: int = 0) -> bool:
    """Whether a copy compiled at this level or above belongs to the sources as they are now."""
    made_from, made_at, _ = stamp_of(target)
    return made_at >= level and made_from == fingerprint(modules([*PARTS]) if names is None else names)


def refresh(names: list[Path], target: Path) -> bool:
    """Copies what is not compiled over an older copy whose compiled modules still belong to the code; else False."""
    _, level, code = stamp_of(target)
    if code != code_fingerprint(names):
        return False
    for path in (target / "sandtable").rglob("*"):
        inside = path.relative_to(target / "sandtable")
        if path.is_file() and path.suffix not in (".so", ".pyd", ".pyc") and not (SOURCE / inside).exists():
            path.unlink()
    wanted = stamp_for(names, level)
    shutil.copytree(
        SOURCE, target / "sandtable", dirs_exist_ok=True, ignore=shutil.ignore_patterns("__pycache__")
    )
    (target / STAMP).write_text(wanted)
    return True


def stamp_for(names: list[Path], level: int) -> str:
    """What is noted beside a copy made from the sources as they are now."""
    return f"{fingerprint(names)} {level} {code_fingerprint(names)}"


def counts_branches() -> bool:
    """Whether extensions are compiled with gcc, which can be told what the games did."""
    return sys.platform == "linux" and "gcc" in (sysconfig.get_config_var("CC") or "")


def compile_copy(names: list[Path], target: Path, level: int) -> None:
    """Copy the package and compile the copy in its place."""
    shutil.rmtree(target, ignore_errors=True)
    shutil.copytree(SOURCE, target / "sandtable", ignore=shutil.ignore_patterns("__pycache__"))
    work = target / "build"
    work.mkdir()
    if level > OPTIMISED and counts_branches():
        build(names, target, OPTIMISED, COUNTING)
        print("Playing games to see what is worth the compiler's while", flush=True)
        subprocess.run([sys.executable, GAMES], env={**os.environ, "PYTHONPATH": str(target)}, check=True)
        build(names, target, OPTIMISED, COUNTED)
    else:
        build(names, target, min(level, OPTIMISED), ())
    shutil.rmtree(work)


def build(names: list[Path], target: Path, level: int, profile: tuple[str, ...]) -> None:
    """Run mypyc in the copy; its own messages tell what it refuses."""
    work = target / "build"
    config = ["--config-file", str(ROOT / "pyproject.toml"), "--cache-dir", str(work / "cache")]
    sources = [f"sandtable/{name.as_posix()}" for name in names]
    setup = work / "setup.py"
    setup.write_text(
        SETUP.format(arguments=[*config, *sources], level=str(level), profile=profile), encoding="utf-8"
    )
    command = [
        sys.executable,
        str(setup),
        "--quiet",
        "build_ext",
        "--inplace",
        "--force",
        f"--parallel={os.cpu_count()}",
    ]
    finished = subprocess.run(command, cwd=target, env={**os.environ, "MYPYPATH": str(target)}, check=False)
    if finished.returncode:
        raise SystemExit("mypyc could not compile the sources (see above).")


def report(names: list[Path], target: Path) -> None:
    """Say what was made, and how big it is."""
    made = target.rglob(f"*{sysconfig.get_config_var('EXT_SUFFIX')}")
    megabytes = sum(path.stat().st_size for path in made) / 1e6
    lines = sum(len((SOURCE / name).read_text(encoding="utf-8").splitlines()) for name in names)
    print(f"Compiled {len(names)} modules ({lines} lines) into {megabytes:.1f} MB in build/{target.name}")


def main() -> None:
    """Compile what was asked for, if it changed."""
    parser = argparse.ArgumentParser(
        description="Compile core, boards, systems and what plays bots with mypyc."
    )
    parser.add_argument("parts", nargs="*", metavar="PART", help=f"of {', '.join(PARTS)}; all by default")
    parser.add_argument("--into", default="compiled", metavar="NAME", help="a folder of build/ (compiled)")
    parser.add_argument(
        "--level", type=int, choices=range(FASTEST + 1), default=FASTEST, help="of optimisation (4)"
    )
    asked = parser.parse_args()
    # Only the last part of the name: the folder is emptied first.
    target = ROOT / "build" / Path(asked.into).name
    names = modules(asked.parts or list(PARTS))
    if not names:
        raise SystemExit(f"there is nothing to compile in {', '.join(asked.parts or PARTS)}")
    if is_compiled(names, target, asked.level):
        return
    if stamp_of(target)[1] >= asked.level and refresh(names, target):
        print(f"Nothing that is compiled has changed: the rest of build/{target.name} is copied anew")
        return
    patience = "a quarter of an hour" if asked.level > OPTIMISED else "minutes"
    print(f"Compiling {len(names)} modules (this takes {patience})", flush=True)
    wanted = stamp_for(names, asked.level)
    compile_copy(names, target, asked.level)
    (target / STAMP).write_text(wanted)
    report(names, target)


if __name__ == "__main__":
    main()
