"""What a position is worth: win chances learned from games, by the rules' own numbers."""

from sandtable.ai.value.value import Value, value_of

__all__ = ["Value", "value_of"]
