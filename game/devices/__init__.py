"""Devices: keys, mouse, pads and sticks, whose events become presses."""
