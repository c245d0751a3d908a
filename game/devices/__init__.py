"""Devices: keys, mouse, pads and sticks, and what turns their events into presses."""
