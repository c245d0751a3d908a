"""Saved games: matches to continue, to watch and to put away."""
