"""Puzzles: their menu, their table, and the memory of solved ones."""
