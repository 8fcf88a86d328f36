"""The actions of units that chapters 3 to 5 add, in the order of the chart."""

from __future__ import annotations

from sandtable.systems.warfare.actions import Action

SUPPORT_ACTIONS: list[Action] = []
