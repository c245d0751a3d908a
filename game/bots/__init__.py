"""Bots: pure, in a process of their own, shown nothing but a view."""
