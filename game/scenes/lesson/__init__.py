"""A lesson at a table: its scene, its words, its pause."""
