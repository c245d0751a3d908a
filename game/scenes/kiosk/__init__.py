"""Scenes of a kiosk: pages for passers-by, and the operator's menu."""
