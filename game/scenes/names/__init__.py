"""Names: spelled on wooden keys, with a face."""
