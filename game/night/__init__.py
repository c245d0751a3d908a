"""The night board: who has won what tonight and ever, on one screen or on several.

A result is on disk before `Night.add` returns, as a file of its own (`spool`). A thread (`worker`)
takes it into a local database and from there to the server that several screens share. Every step
may be repeated, because what arrives a second time changes nothing: so whatever dies in between,
each result is there exactly once. SQLAlchemy is imported by that thread only.
"""
