"""What a greedy bot likes in Warzone."""

from sandtable.ai.taste.warzone.taste import WarzoneTaste

__all__ = ["WarzoneTaste"]
