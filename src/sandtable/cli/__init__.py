"""The `sandtable` command, one module per verb."""
