"""Phones as hands: a page that a guest opens, and the process that serves it."""
