"""Pack the binary wheel: the package with its compiled modules, for this Python on this kind of machine.

The plain wheel is built as ever (with the browser client inside); what `tools/compile_core.py` made is laid into it.
A module that is compiled stands beside its source, which Python then leaves alone: tracebacks and readers keep it.

usage: tools/binary_wheel.py [--level 0-4] [--into dist]
"""

import argparse
import base64
import hashlib
import subprocess
import sys
import sysconfig
import tempfile
import zipfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))

import compile_core

ROOT = Path(__file__).resolve().parent.parent
PURE = "py3-none-any"


def tag() -> str:
    """What the wheel fits: this Python, this platform."""
    python = f"cp{sys.version_info.major}{sys.version_info.minor}"
    platform = sysconfig.get_platform().replace("-", "_").replace(".", "_")
    return f"{python}-{python}-{platform}"


def extensions(copy: Path) -> dict[str, bytes]:
    """The compiled modules of a copy by their place in the wheel, and the library they share."""
    ending = sysconfig.get_config_var("EXT_SUFFIX")
    made = sorted(path for path in copy.rglob(f"*{ending}") if path.is_file())
    if not made:
        raise SystemExit(f"there is nothing compiled in {copy}")
    return {path.relative_to(copy).as_posix(): path.read_bytes() for path in made}


def packed(pure: Path, copy: Path, into: Path) -> Path:
    """Lays the compiled modules into a plain wheel; gives the binary one."""
    with zipfile.ZipFile(pure) as wheel:
        contents = {name: wheel.read(name) for name in wheel.namelist() if not name.endswith("/")}
    record = next(name for name in contents if name.endswith(".dist-info/RECORD"))
    described = record.replace("RECORD", "WHEEL")
    lines = contents[described].decode().splitlines()
    kept = [line for line in lines if not line.startswith(("Tag:", "Root-Is-Purelib:"))]
    contents[described] = ("\n".join([*kept, "Root-Is-Purelib: false", f"Tag: {tag()}"]) + "\n").encode()
    del contents[record]
    contents |= extensions(copy)
    rows = [f"{name},{_digest(data)},{len(data)}" for name, data in contents.items()]
    contents[record] = ("\n".join([*rows, f"{record},,"]) + "\n").encode()
    into.mkdir(parents=True, exist_ok=True)
    target = into / pure.name.replace(PURE, tag())
    with zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED) as wheel:
        for name, data in contents.items():
            wheel.writestr(name, data)
    return target


def _digest(data: bytes) -> str:
    return "sha256=" + base64.urlsafe_b64encode(hashlib.sha256(data).digest()).rstrip(b"=").decode()


def main() -> None:
    """Compile what changed, build the plain wheel, pack both into one."""
    parser = argparse.ArgumentParser(description="Pack the binary wheel.")
    parser.add_argument("--level", default="1", help="of optimisation, as tools/compile_core.py takes it (1)")
    parser.add_argument("--into", type=Path, default=ROOT / "dist", help="where the wheel goes (dist)")
    asked = parser.parse_args()
    subprocess.run([sys.executable, ROOT / "tools" / "compile_core.py", "--level", asked.level], check=True)
    with tempfile.TemporaryDirectory() as folder:
        command = [
            sys.executable,
            "-m",
            "pip",
            "wheel",
            "--quiet",
            "--no-deps",
            "--wheel-dir",
            folder,
            str(ROOT),
        ]
        subprocess.run(command, check=True)
        pure = next(Path(folder).glob("sandtable-*.whl"))
        made = packed(pure, compile_core.COMPILED, asked.into)
    print(f"{made} ({made.stat().st_size / 1e6:.1f} MB)")


if __name__ == "__main__":
    main()
