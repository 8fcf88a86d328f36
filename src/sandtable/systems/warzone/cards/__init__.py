"""Cards and powers."""
