"""Pauses, questions and plain pages of choices."""
