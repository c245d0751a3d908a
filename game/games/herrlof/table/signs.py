"""What Herrlof has on its table besides cards: one frame round the piles and what trumps are, the
places of those who have still to play, and in three words what comes of the card that is looked
at."""

from __future__ import annotations

from functools import partial
from itertools import groupby, product, zip_longest
from operator import itemgetter

from game.core.contract import Place, Says, Seat, Zone, zone
from game.games.herrlof.rules.position import CARD, UNSEEN, Predict
from game.games.herrlof.table.trick import beats, outcome, playing, tag
from game.picture.board import Pose
from game.picture.page import Page
from game.picture.screen import Box, Screen
from game.picture.theme import EDGE, FAINT, GOLD, IVORY, NIGHT, SEAT_COLOURS
from game.tables.looks import TARGET
from game.tables.picture import AskedPart, Part, Picture
from game.tables.places import kind_of
from game.tables.plaques import STRIP, Bands
from game.tables.tricks import halo
from game.ui.furniture.figures import seated

HIGH = 38  # of the words about a card
OVER = 8  # how far over a card of a hand they end
AIR, END = 24, 1480  # beside them, and where they end
TONES = {"herrlof-outcome-loses": FAINT, "herrlof-outcome-nobody": FAINT}  # others are of gold
WINNER = "ui/hit"  # the sign for these
WINS: tuple[Says, Says] = (("herrlof-outcome-best",), ("herrlof-outcome-wins",))
PALE, DEEP = 96, 170  # how dark an empty place is, and that of whoever is asked
PART = 0.8  # how much of it a face takes
RIM, LABEL = 5, 0.345  # round a tag at the foot of a card, and how high it is, of that
TURN = 52  # the height of the word over that face
# When those who are not asked yet have to play.
LATER: tuple[Says, ...] = (("herrlof-turn-next",), ("herrlof-turn-last",))


class Outcomes(AskedPart, Bands):
    """While a trick is under way: along the foot of cards that lie side by side one band that says
    whether they would win it, would be the best so far, or cannot win; none where the task says it
    of all of them."""

    def __init__(self, picture: Picture) -> None:
        super().__init__(picture)
        self.told: dict[Place, Says] = {}  # what bands say of cards
        self.under: dict[Place, float] = {}  # how high they are along the feet of cards

    def draw(self, screen: Screen) -> None:
        self.told, self.under = {}, {}
        show, scene, seat = self.show, self.scene, self.show.eyes.front
        if (show.reel.busy or seat not in scene.pickers or not show.trick
                or not scene.questions.touchable(seat)):
            return
        view, row = scene.view(seat), []
        for place in show.held.get(seat, ()) if view.trick else ():
            card, pose = CARD.get(str(show.table.get(place)), UNSEEN), show.layer.resting(place)
            if card != UNSEEN and pose is not None:
                row.append((place, pose, beats(view, seat, card)))
        if any(best is not False for _, _, best in row):
            row.sort(key=lambda each: each[1].x)
            last = view.trick is not None and len(view.trick.cards) + 1 == len(view.hands)
            end = 0
            for best, found in groupby(row, key=itemgetter(2)):
                group = [(place, pose) for place, pose, _ in found]
                end += len(group)
                if best is not None and any(scene.speaks_of(place) for place, _ in group):
                    says: Says = WINS[last] if best else ("herrlof-outcome-loses",)
                    tone = TONES.get(str(says[0]), TARGET)
                    after = row[end][1] if end < len(row) else None
                    places = [place for place, _ in group]
                    said = self._band(
                        screen, [pose for _, pose in group], after, show.say(says), tone,
                        WINNER if best else "")
                    self.under |= dict.fromkeys(places, said)
                    self.told |= dict.fromkeys(places, says) if said > STRIP else {}


class Tags(AskedPart):
    """What a rune does, in two words, while its owner chooses a card: at its foot, or over the band
    that says what would come of it now; not of the one in the focus, over which a whole sentence
    says it. What another card with a power does its stone shows."""

    def __init__(self, picture: Picture) -> None:
        super().__init__(picture)
        self.outcomes = picture.find(Outcomes)

    def draw(self, screen: Screen) -> None:
        show, scene, seat = self.show, self.scene, self.show.eyes.front
        if show.reel.busy or seat not in scene.pickers or not scene.questions.touchable(seat):
            return
        row = sorted(((place, pose) for place in show.held.get(seat, ())
                      if (pose := show.layer.resting(place))), key=lambda each: each[1].x)
        view = scene.view(seat)
        may = {*scene.pickers[seat].nexts(), *(
            show.held[seat] if isinstance(view.stage, Predict) else ())}
        for (place, pose), after in zip_longest(row, row[1:]):
            card = CARD.get(str(show.table.get(place)), UNSEEN)
            says = tag(card) if card != UNSEEN else ()
            if says and place in may and scene.speaks_of(place) and not (
                    place == scene.focus[seat] and outcome(view, seat, card) not in (
                        (), self.outcomes.told.get(place))):
                right = pose.x + pose.w / 2
                right = min(right, after[1].x - after[1].w / 2) if after else right
                self._tag(screen, place, pose, right, says)

    def _tag(self, screen: Screen, place: Place, pose: Pose, right: float, says: Says) -> None:
        """In one line or two, unless it would be wider than what is seen of its card, which ends at
        `right`."""
        art, text = self.show.stage.art, self.show.say(says)
        under = self.outcomes.under.get(place, RIM)
        left, foot, high = pose.x - pose.w / 2 + RIM, pose.y + pose.h / 2 - under, pose.h * LABEL
        whole = Box(left, foot - high, right - RIM - left, high)
        ways = [[text]] if under > STRIP else [[text], text.split(" ", 1)]
        for letters, lines in product(art.signs, ways):
            line = max(HIGH, art.line(letters))
            box = whole if len(lines) > 1 else whole._replace(y=whole.bottom - line, h=line)
            if (max(art.size(one, letters)[0] for one in lines) <= box.w - 4
                    and len(lines) * art.line(letters) <= max(box.h, line)):
                self.paper.put(screen, ("power", text, box), partial(
                    self._build, box=box, lines=lines, letters=letters))
                return

    @staticmethod
    def _build(page: Page, *, box: Box, lines: list[str], letters: str) -> None:
        page.plate(box, NIGHT, 240, GOLD)
        step = box.h / len(lines)
        for n, line in enumerate(lines):
            page.fitted(box._replace(y=box.y + n * step, h=step), line, letters, GOLD, "center")


class Powers(AskedPart):
    """The words over the card in a focus: what comes of it, unless a band says just that."""

    def __init__(self, picture: Picture) -> None:
        super().__init__(picture)
        self.outcomes = picture.find(Outcomes)

    def draw(self, screen: Screen) -> None:
        show, scene = self.show, self.scene
        if show.reel.busy:
            return
        for seat in scene.pickers:
            place = scene.focus[seat]
            if kind_of(place) == "hand" and scene.questions.touchable(seat) and (
                    pose := show.layer.resting(place)):
                head = pose.y - pose.h / 2 - show.layer.lift(place)
                card = CARD.get(str(show.table.get(place)), UNSEEN)
                says = outcome(scene.view(seat), seat, card) if card != UNSEEN else ()
                if says == self.outcomes.told.get(place):
                    continue
                if says:
                    self._words(screen, says, zone(place), pose.x - pose.w / 2, head - OVER)

    def _words(self, screen: Screen, says: Says, hand: Zone, x: float, y: float) -> None:
        """Say it over the card, beside the word that stands over the first trump of its hand."""
        show, text = self.show, self.show.say(says)
        art = show.stage.art
        letters, high = art.signs[0], art.sign_line(HIGH)
        wide = art.size(text, letters)[0] + AIR
        row = [pose.x - pose.w / 2 for trump in show.trumps if zone(trump) == hand
               and (pose := show.layer.resting(trump))]
        if row:
            end = min(row) + art.size(show.say(("trick-trump",)), letters)[0] + AIR + 4
            if min(row) - wide < x < end:
                x = end
        self.paper.tab(screen, Box(min(x, END - wide), y - high, wide, high), text,
                       TONES.get(str(says[0]), GOLD))


class Awaited(Part):
    """The places of those who have still to play: their faces, until their cards have landed there,
    and when it is their turn."""

    awaits = True

    def draw(self, screen: Screen) -> None:
        show, seats = self.show, len(self.show.players)
        done = {played.seat for played in show.trick
                if not played.past and all(map(show.layer.still, played.places))}
        if show.question or not playing(show.state):
            return
        asked = show.asked[0] if show.asked else 0
        order = sorted({*range(seats)} - done, key=lambda seat: (seat - asked) % seats)
        waits = [seat for seat in order if seat not in show.asked]
        for seat in order:
            if show.board.has(f"side/{seat}"):
                box, lit = show.board.box(f"side/{seat}"), seat in show.asked
                turn: Says = () if not show.asked else self._now(seat) if lit else (
                    LATER[waits.index(seat)])
                text = show.say(turn) if turn else ""
                if lit and not (self.scene and self.scene.led):
                    halo(screen, show.stage.art, box, 12, 2 / 3, SEAT_COLOURS[seat])
                key = ("awaited", box, seat, lit, show.face(seat), text)
                self.paper.put(screen, key, partial(
                    self._build, box=box, seat=seat, lit=lit, text=text))

    def _now(self, seat: Seat) -> Says:
        """Whoever is asked is told so, if she sits here."""
        own = self.scene is not None and self.show.players[seat].kind == "human"
        return ("herrlof-turn-you",) if own else ("herrlof-turn-now",)

    def _build(self, page: Page, *, box: Box, seat: Seat, lit: bool, text: str) -> None:
        own = SEAT_COLOURS[seat]
        page.plate(box, NIGHT, DEEP if lit else PALE, own if lit else EDGE)
        side = box.w * PART
        seated(page, Box(box.center[0] - side / 2, box.bottom - 4 - side, side, side),
               self.show.face(seat), seat)
        if text:
            word = Box(box.x + 8, box.y + 10, box.w - 16, TURN)
            page.fitted(word, text, "label", GOLD if lit else IVORY, "center")
