"""Scenes of a kiosk: what a passer-by sees, and the operator's menu."""
