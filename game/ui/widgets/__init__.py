"""Widgets of several screens: each is a function that returns a tree."""
