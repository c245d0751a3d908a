"""Widgets that screens share: each is a function that returns a tree."""
