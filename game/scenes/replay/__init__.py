"""Replays and reviews of matches."""
