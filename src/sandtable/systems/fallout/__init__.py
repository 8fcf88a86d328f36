"""Fallout: Warfare."""
