"""What a greedy bot likes in Fallout: Warfare."""

from sandtable.ai.taste.fallout.taste import FalloutTaste

__all__ = ["FalloutTaste"]
