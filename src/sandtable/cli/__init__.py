"""The `sandtable` command, one module per verb."""


def main() -> None:
    """Runs the command; its libraries are loaded now and not when the package is imported."""
    from sandtable.cli.app import run

    run()
