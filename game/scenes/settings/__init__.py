"""The settings, and keys and pads, with previews."""
