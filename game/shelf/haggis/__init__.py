"""Haggis: its rules, its bot, and what is its own on the screen."""
