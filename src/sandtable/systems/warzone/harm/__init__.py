"""What hits do: `saves`, `wounds`, who is lost (`losses`), `morale`, points of the missions (`missions`), `victory`."""
