"""The rules as a book with moving examples."""
