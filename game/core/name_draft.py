"""A name while it is written."""

from __future__ import annotations

from game.core.name_filter import LONGEST, clean_name


class Draft:
    """The letters so far. The first letter replaces an `untouched` name."""

    def __init__(self, name: str) -> None:
        self.letters = list(name[:LONGEST])
        self.untouched = bool(self.letters)

    @property
    def name(self) -> str:
        return clean_name("".join(self.letters))

    @property
    def is_full(self) -> bool:
        return len(self.letters) == LONGEST and not self.untouched

    def append(self, letter: str) -> bool:
        """Add a letter. Returns whether it had room. No name begins with a space."""
        if self.untouched:
            self.letters.clear()
            self.untouched = False
        fits = len(self.letters) < LONGEST and (letter != " " or bool(self.name))
        if fits:
            self.letters.append(letter)
        return fits

    def erase(self) -> bool:
        """Delete the last letter. Returns whether there was one."""
        self.untouched = False
        return bool(self.letters and self.letters.pop())

    def set_case(self, letter: str) -> str:
        """Return a capital letter in the case for its place: small within a word."""
        begins = self.untouched or not self.letters or self.letters[-1] in " -"
        return letter if begins else letter.lower()
