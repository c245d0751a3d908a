"""Puzzles: their menu, the table at which one is tried, and what a house remembers of them."""
