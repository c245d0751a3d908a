"""A match with people at it: their devices, whose hand lies open, and what they answer unseen."""

from __future__ import annotations

from typing import NamedTuple

from game.core.contract import Message, Place, Seat
from game.core.hands import Hands
from game.core.match import Match
from game.house import House
from game.picture.screen import Box
from game.tables.match_scene import MatchScene
from game.tables.secrecy import Secrecy
from game.tables.secret_answers import Blind
from game.tables.style import table_style

SAID_SECONDS = 5.0


class Bubble(NamedTuple):
    """What the table says to one seat, for a while. A `public` one tells nothing about a hand, and
    may be read by everybody; one that is about a `place` stands beside it."""

    says: Message
    until: float
    warning: bool
    public: bool = False
    place: Place | None = None


class SeatedMatch(MatchScene):
    tells = False  # whether words of the scene's own say what to do, and little else is told

    def __init__(self, house: House, match: Match, hands: Hands) -> None:
        """Lay a table. Raises BadBoard."""
        self.hands = hands
        style = table_style(match.rules.NAME)
        self.secrecy = Secrecy(hands, hands.mode, secrets=bool(style.hands),
                               closing=house.settings.closing)
        kept = house.settings.sorts.get(match.rules.NAME, "")
        ways = style.hands.sorts if style.hands else ()
        sorts = {seat: kept if kept in ways else ways[0] for seat in hands.humans if ways}
        super().__init__(house, match, hands.players, self.secrecy, sorts)
        self.blind = Blind()
        self.bubbles: dict[Seat, Bubble] = {}
        self.stranger: Bubble | None = None  # what a device is told that nobody awaits
        self.last_device = house.run.last_device
        self.clock = 0.0

    @property
    def attended(self) -> bool:
        return bool(self.hands.humans)

    @property
    def veiled(self) -> bool:
        """Whether a curtain waits for a player, or has fallen: nobody's hand is open."""
        return self.secrecy.curtain is not None

    @property
    def hidden(self) -> bool:
        """Whether a curtain has fallen: first everybody sees what has happened."""
        return self.veiled and self.secrecy.fallen

    @property
    def audience(self) -> Seat | None:
        """Whose view is on the screen: the only human's, or what everybody may see."""
        return self.secrecy.audience

    def list_meant(self, places: list[Place]) -> list[Place]:
        """Return those of the places that lead on to which the jump buttons go."""
        ends = self.style.touch.ends
        return [place for place in places if place not in ends] or places

    def wants_hand(self, seat: Seat) -> bool:  # noqa: ARG002  it may be
        """Return whether what is asked of a seat may be answered with its hand."""
        return True

    def leads_to(self, seat: Seat, place: Place) -> Place | None:  # noqa: ARG002  nowhere else
        """Return the place that a touch of another one leads to, instead of what it does."""
        return None

    def speaks_of(self, place: Place) -> bool:  # noqa: ARG002  of all
        """Return whether signs on a card say something that matters now."""
        return True

    def list_starts(self, places: set[Place]) -> set[Place]:
        """Return those of the places that a player can begin with that are shown to them."""
        return places

    def find_wanted(self) -> set[Place] | None:
        """Return where a figure has to go, where a teacher asks for that; None if anywhere will
        do."""
        return None

    def list_goals(self, places: set[Place]) -> set[Place]:
        """Return those of the places where a player's figure can go that are shown to them."""
        wanted = self.find_wanted()
        return places if wanted is None else places & wanted

    def list_offered(self, fields: tuple[Place, ...]) -> tuple[Place, ...]:
        """Of the places that a player's focus can be on those that they are offered."""
        return fields

    def words_boxes(self) -> tuple[Box, ...]:
        """Return where words of the scene's own stand, to which others give way."""
        return ()

    def is_over_words(self, box: Box) -> bool:
        return any(box.overlaps(words) for words in self.words_boxes())
