"""Phones as hands: the page that a guest opens, and the process that serves it."""
