"""What a greedy bot likes: one module per system."""

from sandtable.ai.taste.plan import Part, Plan, as_proposed, best_first, decided_by
from sandtable.ai.taste.taste import Taste, taste_of

__all__ = ["Part", "Plan", "Taste", "as_proposed", "best_first", "decided_by", "taste_of"]
