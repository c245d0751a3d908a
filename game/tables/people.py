"""The people at a table: their tasks and messages, and where these stand."""

from __future__ import annotations

from collections.abc import Sequence

from game.core.contract import Message, Place, Seat
from game.devices.press import Action
from game.picture.art import Art
from game.picture.screen import HEIGHT, SAFE, WIDTH, Box
from game.tables.places import TASK, is_button, kind_of
from game.tables.played_match import PlayedMatch
from game.tables.seated_match import Bubble
from game.tables.seen import Hint, Said, Sitter, Staged

TAG = 420  # how wide the words of a tag are at most
AWAY = 22  # of a tag from its place
COLUMN = 404  # the width of the columns of words beside a board
HEAD_HEIGHT = 50  # of the words over a row of buttons, with the rim of their focus
SAID = "said"  # where a board has room for bubbles that would lie in the way elsewhere
ASKED = "asked"  # where a board tells in its middle the task
ADVICE = "hint"  # where it has room for advice to the player who sits in front


class People:
    """The players at a table who have a device."""

    def __init__(self, scene: PlayedMatch) -> None:
        self.scene = scene

    @property
    def several(self) -> bool:
        """Say whether more than one person sits here, so that hints name their device."""
        return len(self.scene.hands.humans) > 1

    def is_silent(self, seat: Seat) -> bool:
        """Say whether the scene's own words tell a seat its task."""
        return self.scene.tells and not self.scene.hands.is_bot(seat)

    def find_guided(self) -> Seat | None:
        """Return the seat whose device hints explain: of the player with an open hand, of the
        player to move, or of the first person while bots play. Phones show their own hints."""
        scene = self.scene
        humans = [seat for seat in scene.hands.humans if not scene.hands.on_phone(seat)]
        if scene.secrecy.shared and scene.secrecy.audience in humans:
            return scene.secrecy.audience
        asked = [seat for seat in scene.show.asked if seat in humans]
        return next(iter((*filter(scene.secrecy.may_see, asked), *asked, *humans)), None)

    def find_sitter(self, seat: Seat) -> Sitter:
        """Return what the table tells a seat's player in this frame."""
        return self._make_sitter(seat)._replace(staged=self._on_stage(seat))

    def _make_sitter(self, seat: Seat) -> Sitter:
        scene = self.scene
        said = self._find_said(seat)
        if scene.hands.is_bot(seat):
            return Sitter(said=said)
        if scene.hands.on_phone(seat):
            return self._make_far_sitter(seat, said)
        asked = seat in scene.show.asked
        staged = self.is_staged(seat)
        closed = not scene.secrecy.may_see(seat) and not scene.blind.is_asked(seat)
        other = scene.secrecy.find_looker(seat)
        wait: Message | None = None if other is None and self._is_meant(seat) else ("panel-waits",)
        picker = scene.pickers.get(seat)
        armed = picker.asking if picker and not asked else None  # another seat's task is told
        sure: Message | None = armed and (
            "sure", scene.style.words.spoken(scene.view_for(seat), armed[1]))
        return Sitter(
            scene.hands.devices.get(seat) or scene.last_device,
            self._tell_task(seat) if asked and not closed and not staged else None,
            self._find_opening(seat, closed=closed and not wait, asked=asked)
            or self._find_undo(seat), None if staged else said, wait if asked and closed else sure,
            () if self._is_covered() else tuple(self._list_hints(seat)))

    def _is_meant(self, seat: Seat) -> bool:
        """Say whether a seat's device opens its own hand now, and not that of a player who shares
        it."""
        device = self.scene.hands.devices.get(seat)
        return device is None or self.scene.questions.find_meant(device) == seat

    def has_advice(self) -> bool:
        """Say whether advice stands in the board's place for it."""
        return any(self._is_advice(seat, bubble) and self._find_said(seat) is not None
                   for seat, bubble in self.scene.bubbles.items())

    def _is_advice(self, seat: Seat, bubble: Bubble) -> bool:
        """Say whether a message stands there: it concerns no place and is no refusal."""
        show = self.scene.show
        return (show.board.has_place(ADVICE) and not (show.board.has_place(SAID) or bubble.place)
                and not bubble.warning and seat == show.eyes.front and not self.is_staged(seat))

    def _make_far_sitter(self, seat: Seat, said: Said | None) -> Sitter:
        """Return what the table tells of a player with a phone: only public words."""
        scene, device = self.scene, self.scene.hands.devices[seat]
        asleep: Message | None = ("panel-asleep",) if device in scene.hands.asleep else None
        open_to_all = not scene.secrecy.is_apart(seat) and not self.is_staged(seat)
        task = self._tell_task(seat) if open_to_all and seat in scene.show.asked else None
        return Sitter(device, task, None, said if open_to_all else None, asleep, ())

    def _find_opening(self, seat: Seat, *, closed: bool, asked: bool) -> Hint | None:
        """Return the press that opens a hand: Confirm for the seat to move, else Look."""
        secrecy = self.scene.secrecy
        if not closed or not (asked or secrecy.peeks) or not secrecy.may_look(seat):
            return None
        if secrecy.holds:
            return Action.PREV, "hint-hold"
        return Action.CONFIRM if asked else Action.PREV, "hint-look"

    def _find_undo(self, seat: Seat) -> Hint | None:
        """Return the hint for taking back a move while another player is to move."""
        if seat == self.find_guided() or self.scene.undo_length([seat]) is None:
            return None
        return Action.UNDO, "hint-undo"

    def _on_stage(self, seat: Seat) -> Staged:
        """Return what the stage tells of a seat: its choices, unless they are on a phone, and a
        message."""
        scene, bubble = self.scene, self.scene.bubbles.get(seat)
        choices: tuple[Message, ...] = ()
        if scene.blind.is_asked(seat) and not scene.hands.on_phone(seat):
            choices = tuple(scene.style.words.spoken(scene.view_for(None), move)
                            for move in scene.blind.answers)
        if bubble and not scene.secrecy.is_apart(seat) and (
                bubble.public or scene.secrecy.may_see(seat)):
            says, public, warning = bubble.says, bubble.public, bubble.warning
        else:
            says, public, warning = (), False, False
        return Staged(
            choices, scene.blind.is_ready(seat), says, public, warning, seat in scene.late)

    def is_staged(self, seat: Seat) -> bool:
        """Say whether the stage shows a seat's question and messages."""
        question = self.scene.show.question
        return question is not None and any(seat == one.seat for one in question.answers)

    def _is_covered(self) -> bool:
        """Say whether other words cover the place of the hints."""
        board = self.scene.show.board
        return board.has_place("hints") and self.scene.is_over_words(board.box_of("hints"))

    def _tell_task(self, seat: Seat) -> Message | None:
        """Return a seat's task, once all pieces have landed."""
        return None if self.scene.show.turning else self._tell_due(seat)

    def _tell_due(self, seat: Seat) -> Message | None:
        """Return a seat's task: the picked things, the effect of the focus, or the question; empty
        where the scene's own words tell it.

        With a closed hand, the task is worded so that everybody may read it.
        """
        scene = self.scene
        picker, view = scene.pickers.get(seat), scene.view_for(seat)
        if (left := scene.secrecy.closes_in()) is not None:
            return ("peek-closes", left)
        if picker and picker.asking:
            return ("sure", scene.style.words.spoken(view, picker.asking[1]))
        tray = picker.tell_tray() if picker and scene.secrecy.may_see(seat) else None
        if self.is_silent(seat):
            return tray if picker and picker.path else None
        aims = (picker and scene.secrecy.may_see(seat) and scene.questions.is_awake(seat)
                and seat in scene.focus)
        return tray or (aims and scene.style.words.aim(view, seat, scene.focus[seat])) or (
            scene.style.words.task(view, seat))

    def _list_hints(self, seat: Seat) -> Sequence[Hint]:
        """Return a seat's hints. Hints that come and go stand behind the lasting ones, so that
        nothing moves under a pointer."""
        scene = self.scene
        if scene.match.result is not None and not scene.ended:
            if scene.house.stack.top is not scene:
                return []  # the scene over the table has its own hints
            return [(Action.CONFIRM, "hint-results"), (Action.RULES, "hint-rules")]
        rules = (Action.RULES, "hint-card-away") if scene.rules_card.lies else (
            Action.RULES, "hint-rules")
        picker, always = scene.pickers.get(seat), [
            (Action.CONFIRM, "hint-choose"), (Action.WHY, "hint-why"),
            *([] if scene.tells else [rules]), (Action.PAUSE, "hint-pause")]
        if scene.secrecy.peeks and not scene.secrecy.may_see(seat):
            if (scene.secrecy.find_looker(seat) is not None or not self._is_meant(seat)
                    or not scene.secrecy.may_look(seat)):
                return always  # their hand opens later
            if picker and not scene.questions.open_to(seat) and not scene.blind.is_asked(seat):
                return always[1:]  # the button that opens the hand stands on the panel
            return [(Action.PREV, "hint-hold" if scene.secrecy.holds else "hint-look"), *always]
        if not scene.secrecy.may_see(seat):  # a curtain is about to fall
            return always
        if (picker is None or not scene.questions.is_awake(seat)) and self._bots_play():
            always[0] = (Action.CONFIRM, "hint-hurry")
        if scene.secrecy.peeks and not scene.secrecy.holds:
            always.append((Action.PREV, "hint-close"))
        if scene.plans.is_offered(seat):
            always.append((Action.NEXT, "hint-plan"))
        elif picker and picker.offers:
            always.append((Action.NEXT, "hint-offer"))
            if picker.path and not scene.secrecy.peeks:
                always.append((Action.PREV, "hint-offer-back"))
        always += scene.style.touch.hints
        always += [(action, hint) for action, (place, hint) in scene.style.touch.keys.items()
                   if picker and place in picker.list_nexts()]
        if scene.undo_length([seat]) is not None:
            always.append((Action.UNDO, "hint-undo"))
        if picker and (picker.path or picker.readings or picker.asking):
            always.append((Action.CANCEL, "hint-let-go"))
        return always

    def _bots_play(self) -> bool:
        """Say whether the table waits for bots alone."""
        scene = self.scene
        return bool(scene.match.prompts) and all(map(scene.hands.is_bot, scene.match.waits_for))

    # a message to a seat

    def _find_said(self, seat: Seat) -> Said | None:
        bubble = self.scene.bubbles.get(seat)
        secrecy = self.scene.secrecy
        if (bubble is None or secrecy.is_apart(seat)
                or not (bubble.public or secrecy.may_see(seat))):
            return None
        if self.scene.show.question and not (bubble.warning or self.is_staged(seat)):
            return None  # the stage has the light
        return Said(bubble.says, self.place_bubble(seat, bubble), bubble.warning,
                    self.several and self._is_advice(seat, bubble), bubble.until)

    def place_bubble(self, seat: Seat, bubble: Bubble) -> Box:
        """Return where a message to a seat stands: over its panel, or under one at the top, clear
        of buttons. A tag at a place leaves the task visible in the middle."""
        scene, box = self.scene, self._clear(self._place_beside(seat, bubble))
        buttons = [self._box_of_button(place) for asked in scene.pickers
                   if scene.questions.is_touchable(asked)
                   for place in scene.questions.map_places(asked)
                   if is_button(place, scene.style.touch.buttons)]
        if scene.show.board.has_place(ASKED) and bubble.place:
            buttons.append(scene.show.board.box_of(ASKED))
        met = [button for button in buttons if button.overlaps(box)]
        if not met:
            return box
        if self._is_advice(seat, bubble) and (
                low := max(one.bottom for one in met) + 12) < box.bottom:
            return box._replace(y=low, h=box.bottom - low)
        bottom = min(button.y for button in met) - 12
        if (above := [one for one in buttons if one.overlaps(box._replace(y=bottom - box.h))]):
            bottom = min(one.y for one in above) - 12
        if scene.show.panel_of(seat).y < HEIGHT / 3:
            return box._replace(h=bottom - box.y)
        h = min(box.h, bottom - SAFE.y)
        return box._replace(y=bottom - h, h=h)

    def _box_of_button(self, place: Place) -> Box:
        """Return the box of a button, with the heading over its row."""
        box = self.scene.show.board.box_of(place)
        kind = self.scene.style.touch.buttons.get(kind_of(place))
        over = HEAD_HEIGHT if kind and kind.head else 0.0
        return box._replace(y=box.y - over, h=box.h + over)

    def _clear(self, box: Box) -> Box:
        """Move a box as little as possible until nothing on the table overlaps it."""
        aside = (box._replace(x=x) for x in sorted(
            range(int(SAFE.x), int(SAFE.right - box.w) + 1, AWAY),
            key=lambda x: abs(x - box.x)))
        return next((one for one in (box, *aside) if not self.scene.is_over_words(one)), box)

    def _place_beside(self, seat: Seat, bubble: Bubble) -> Box:
        show = self.scene.show
        panel, art, text = show.panel_of(seat), show.stage.art, show.say(bubble.says)
        if show.board.has_place(SAID):
            room = show.board.box_of(SAID)
            return room._replace(h=bubble_height(art, text, room))
        if bubble.place and show.board.has_place(bubble.place):
            return self._place_near(bubble.place, text)
        if self._is_advice(seat, bubble):
            room = show.board.box_of(ADVICE)
            h = bubble_height(art, text, room)
            return room._replace(y=room.bottom - h, h=h)
        w = max(panel.w, COLUMN)
        x = min(panel.x, WIDTH - 96 - w)
        high = panel.y < HEIGHT / 3
        foot = self._find_foot(seat, Box(x, panel.y, w, panel.h))
        most = (HEIGHT / 2 if high else foot - SAFE.y) - 36
        h = min(art.measure_text(text, "body", w - 48)[1], most)
        y = panel.bottom + 20 if high else max(foot - h - 36, 54)
        return Box(x, y, w, h + 36)

    def _find_foot(self, seat: Seat, panel: Box) -> float:
        """Return the lower edge of a message over a panel, which leaves the task visible."""
        board, place = self.scene.show.board, f"{TASK}/{seat}"
        task = board.box_of(place) if board.has_place(place) else panel
        above = task.y < panel.y and task.x < panel.right and panel.x < task.right
        return task.y - 12 if above else panel.y - 48

    def _place_near(self, place: Place, text: str) -> Box:
        """Return a small tag over a place, or under one at the top."""
        show, art = self.scene.show, self.scene.show.stage.art
        pose = show.pose_raised(place)
        w = min(art.measure_text(text, "body")[0], TAG * art.text_scale) + 52
        h = art.measure_text(text, "body", w - 48)[1] + 30
        x = min(max(pose.x - w / 2, SAFE.x), SAFE.right - w)
        top = pose.y - pose.h / 2 - AWAY - h
        return Box(x, top if top >= SAFE.y else pose.y + pose.h / 2 + AWAY, w, h)


def bubble_height(art: Art, text: str, room: Box) -> float:
    """Return the height of a message in a room."""
    return min(art.measure_text(text, "body", room.w - 48)[1] + 36, room.h)
