"""Hearthside: table games for one couch and one screen."""

VERSION = "1.0.0"
