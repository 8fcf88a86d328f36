"""Army lists, the law they keep, and how they become units."""
