"""What a greedy bot likes in FUBAR."""

from sandtable.ai.taste.fubar.taste import FubarTaste

__all__ = ["FubarTaste"]
