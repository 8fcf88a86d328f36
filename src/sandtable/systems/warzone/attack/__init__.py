"""Shooting, close combat, templates, and at whom."""
