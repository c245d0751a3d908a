"""The lobby: who plays, with which devices and options."""
