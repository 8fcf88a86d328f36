"""Campaigns: several battles with the same armies."""
