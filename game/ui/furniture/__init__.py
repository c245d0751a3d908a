"""Painted things that several screens share: cupboard, cloths, curtains, fire, figures."""
