"""What a greedy bot likes: one module per system."""

from sandtable.ai.taste.taste import Taste, taste_of

__all__ = ["Taste", "taste_of"]
