"""Saved games: matches to continue, to replay and to archive."""
