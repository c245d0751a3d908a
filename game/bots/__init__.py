"""Bots: pure code in a process of its own, which is shown nothing but a view."""
