"""What a greedy bot likes in Warfare."""

from sandtable.ai.taste.warfare.taste import WarfareTaste

__all__ = ["WarfareTaste"]
