"""Codes with which phones join."""
