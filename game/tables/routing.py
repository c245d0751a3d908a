"""Send each press at a table where it belongs: to a hand, an answer, or the picker."""

from __future__ import annotations

from game.core.contract import Message, Seat
from game.devices.press import Action, Press
from game.tables.played_match import PlayedMatch
from game.tables.seat_input import SeatInput
from game.tables.seated_match import SAID_SECONDS, Bubble
from game.tables.secrecy import LOOK

ANSWERS = (Action.LEFT, Action.RIGHT, Action.CONFIRM)  # the actions of a secret answer


class Routing:
    """Sends a press to a hand that opens, to a secret answer, or to the seat's input."""

    def __init__(self, scene: PlayedMatch, seat_input: SeatInput) -> None:
        self.scene, self.input = scene, seat_input

    def act(self, press: Press) -> None:
        """Act on a press of a device for its seats."""
        scene = self.scene
        seats = scene.hands.seats_of(press.device)
        asked = scene.questions.list_asked(seats)
        control = scene.picture.find_control(press.pos) if press.pos else None
        if control and press.action is Action.CONFIRM:
            control()
        elif asked and scene.blind.is_asked(asked[0]) and press.action is not LOOK:
            self._take_unseen(asked[0], press)
        elif (scene.secrecy.peeks and (own := scene.questions.find_meant(press.device)) is not None
                and self._open_or_close(own, press)):
            return
        elif asked and self._is_hidden(asked[0]):
            self._refuse_closed(asked[0], press)
        elif asked:
            self.input.press(asked[0], press)
        elif press.action is Action.WHY and seats and (
                others := [seat for seat in scene.match.waits_for if seat not in seats]):
            says: Message = ("hint-in-turn", ("seat", others[0]))
            self.input.tell(seats[0], says, warning=False, public=True)
        elif press.action in (Action.CONFIRM, Action.WHY):
            scene.not_you(seats)
        elif press.action is Action.UNDO:
            scene.undo(seats)
        elif press.action is Action.CANCEL and not press.pos:
            self.input.refuse_waiting(seats)

    def refuse_stray(self, press: Press) -> None:
        """Say which device the curtain waits for, after a press of another one."""
        scene, seat = self.scene, self.scene.secrecy.curtain
        if (seat is None or press.phase != "down" or press.action is Action.POINT
                or seat in scene.hands.seats_of(press.device)):
            return
        device, devices = scene.hands.devices[seat] or scene.last_device, scene.house.devices
        name = devices.pad_name(device)
        kind = "pad" if device.startswith("pad") else device.replace("/", "-")
        says = ("curtain-awaits", ("seat", seat), ("name", name) if name else (f"device-{kind}",))
        scene.house.sounds.play("refuse")
        scene.stranger = Bubble(says, scene.clock + SAID_SECONDS, warning=True)

    def _is_hidden(self, seat: Seat) -> bool:
        """Say whether a seat has to open its hand before it plays."""
        return not self.scene.questions.open_to(seat)

    def _open_or_close(self, seat: Seat, press: Press) -> bool:
        """Open or close a seat's own hand. Returns whether the press did that."""
        scene = self.scene
        seen = scene.secrecy.audience == seat
        if scene.secrecy.is_apart(seat):
            return False
        if press.action in (LOOK, Action.CONFIRM) and scene.plans.find_lead(seat):
            scene.plans.drop(seat)  # the player decides anew, with the hand open
            scene.follow_devices()
            return True
        if press.action is LOOK:
            if not scene.secrecy.may_look(seat):
                scene.not_you([seat])
                return True
            if press.phase == "repeat" or (seen and scene.secrecy.holds):
                return True
        elif press.action is Action.CONFIRM:
            if scene.secrecy.holds or seen or seat not in scene.pickers or not self._is_hidden(
                    seat):
                return False
        elif press.action is not Action.CANCEL or not seen or self._is_picking(seat):
            return False
        if press.action is Action.CONFIRM and scene.show.reel.busy:
            scene.land_pieces(
                )  # this press lands flying pieces, the next one opens the hand
            return True
        if not scene.land_pieces():
            return True
        if seen:
            scene.secrecy.close(seat)
        elif scene.secrecy.audience is None:
            scene.secrecy.open_hand(seat)
            scene.questions.attention.ask_again()
            if scene.plans.drop_lapsed(seat):
                self.input.tell(seat, ("plan-lapses",), warning=False)
        else:
            self.input.refuse(seat, ("peek-later", ("seat", scene.secrecy.audience)), public=True)
        scene.reveal()
        return True

    def _is_picking(self, seat: Seat) -> bool:
        """Say whether a seat has a selection to put back."""
        picker = self.scene.pickers.get(seat)
        return picker is not None and bool(picker.path or picker.readings)

    def let_go(self, press: Press) -> None:
        """Close a hand that a held button keeps open, and drop a dragged piece."""
        scene = self.scene
        if press.action is Action.CONFIRM and press.pos:
            for own in scene.hands.seats_of(press.device):
                if own in scene.pickers and scene.questions.open_to(own):
                    self.input.drop(own, press.pos)
        seat = scene.secrecy.audience
        if press.action is LOOK and scene.secrecy.holds and seat in scene.hands.seats_of(
                press.device):
            scene.hide()

    def _refuse_closed(self, seat: Seat, press: Press) -> None:
        """Refuse to play from a closed hand; while another hand is open, none can be opened."""
        scene = self.scene
        if press.action in (Action.CONFIRM, Action.WHY, *scene.style.touch.keys):
            looks = scene.secrecy.audience
            says: Message = (("peek-later", ("seat", looks)) if looks not in {None, seat} else
                             ("hold-first",) if scene.secrecy.holds else ("peek-first",))
            self.input.refuse(seat, says, public=True)

    def _take_unseen(self, seat: Seat, press: Press) -> None:
        """Take a secret answer; table and sound stay the same for each choice."""
        scene = self.scene
        if not scene.land_pieces():
            return
        heeded = (scene.hands.on_phone(seat)  # the phone names its question
                  or scene.questions.attention.is_answer(seat, scene.clock))
        if press.action in ANSWERS and not (press.phase == "down" and heeded):
            return
        if move := scene.blind.press(seat, press):
            scene.play(seat, move)
        elif press.action in (Action.LEFT, Action.RIGHT):
            self.input.play_sound(seat, "focus")
        elif press.action is Action.WHY:
            self._explain(seat)
        elif press.action is Action.CONFIRM and not scene.blind.is_ready(seat):
            self.input.refuse(seat, ("blind-first",), public=True)
        elif press.action is Action.CANCEL:
            scene.pause(press.device)

    def _explain(self, seat: Seat) -> None:
        """Explain the choices and what silence means, the same for each choice in mind."""
        scene, prompt = self.scene, self.scene.match.prompts[seat]
        view, spoken = scene.view_for(None), scene.style.words.spoken
        says: Message = ("blind-why", *(spoken(view, move) for move in scene.blind.answers))
        if prompt.seconds and prompt.default:
            says = ("blind-why-silence", *says[1:], spoken(view, prompt.default))
        self.input.tell(seat, says, warning=False, public=True)
