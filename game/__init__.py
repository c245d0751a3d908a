"""Hearthside: table games for one couch and one screen."""

VERSION = "0.1.0"
