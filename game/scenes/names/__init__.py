"""Names: spelled on a board of wooden keys, with a face."""
