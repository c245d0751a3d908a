"""A match with people: their devices, the open hand, and secret answers."""

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
    """A message of the table to a seat, shown for a while. A `public` one tells nothing about a
    hand; one about a `place` stands beside it."""

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
        self.stranger: Bubble | None = None  # words to a device without a seat
        self.last_device = house.run.last_device
        self.clock = 0.0

    @property
    def attended(self) -> bool:
        return bool(self.hands.humans)

    @property
    def veiled(self) -> bool:
        """Say whether a curtain waits or has fallen: no hand is open."""
        return self.secrecy.curtain is not None

    @property
    def hidden(self) -> bool:
        """Say whether a curtain has fallen; it waits until everybody has seen the last move."""
        return self.veiled and self.secrecy.fallen

    @property
    def audience(self) -> Seat | None:
        """Return the seat whose view is on the screen, or None for the public view."""
        return self.secrecy.audience

    def list_meant(self, places: list[Place]) -> list[Place]:
        """Return the legal places that the jump buttons visit."""
        ends = self.style.touch.ends
        return [place for place in places if place not in ends] or places

    def wants_hand(self, seat: Seat) -> bool:  # noqa: ARG002  it may be
        """Say whether a seat may need its hand for its answer."""
        return True

    def leads_to(self, seat: Seat, place: Place) -> Place | None:  # noqa: ARG002  nowhere else
        """Return the place to which the scene redirects a touch, if any."""
        return None

    def speaks_of(self, place: Place) -> bool:  # noqa: ARG002  of all
        """Say whether signs on a card matter now."""
        return True

    def list_starts(self, places: set[Place]) -> set[Place]:
        """Return those of the first places that are marked."""
        return places

    def find_wanted(self) -> set[Place] | None:
        """Return the target of the figure that a teacher asks for; None if any will do."""
        return None

    def list_goals(self, places: set[Place]) -> set[Place]:
        """Return those of a figure's targets that are marked."""
        wanted = self.find_wanted()
        return places if wanted is None else places & wanted

    def list_offered(self, fields: tuple[Place, ...]) -> tuple[Place, ...]:
        """Return those of the focus places that the scene offers."""
        return fields

    def words_boxes(self) -> tuple[Box, ...]:
        """Return the boxes of the scene's own words, which others keep clear."""
        return ()

    def is_over_words(self, box: Box) -> bool:
        return any(box.overlaps(words) for words in self.words_boxes())
