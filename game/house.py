"""The house: the services for all scenes. The app makes one and hands it to the scenes."""

from __future__ import annotations

import logging
from dataclasses import dataclass, field

from game.core.contract import Message
from game.core.settings import Settings
from game.core.words import Trouble, Words
from game.devices.bindings import Bindings
from game.devices.devices import Devices
from game.devices.press import Device, Press, is_phone
from game.games import list_games
from game.kiosk.kiosk import Kiosk
from game.notices import Notices
from game.phones.phone_access import PhoneAccess
from game.picture.art import Art
from game.picture.page import Page
from game.picture.screen import Screen
from game.picture.sound import Sounds
from game.run import Run
from game.scene import Stack
from game.store import Store

log = logging.getLogger(__name__)


@dataclass(eq=False)
class House:
    screen: Screen
    art: Art
    words: Words
    settings: Settings
    sounds: Sounds
    devices: Devices
    store: Store
    run: Run
    notices: Notices = field(default_factory=Notices)
    stack: Stack = field(default_factory=Stack)
    kiosk: Kiosk | None = None  # of a house that nobody supervises
    phone_access: PhoneAccess | None = None  # which phones may come

    @property
    def speed(self) -> float:
        """Return how fast things move; 0 means at once."""
        return self.settings.speed if self.run.pace is None else self.run.pace

    def device_name(self, device: Device) -> str:
        """Return the name of a device, or of its kind."""
        if is_phone(device):
            return self.words("device-phone")
        return self.devices.pad_name(device) or self.words("device-" + device.replace("/", "-"))

    @property
    def games(self) -> tuple[str, ...]:
        """Return the games on the shelf, without those that an operator has removed."""
        off = self.kiosk.choices.off if self.kiosk else ()
        return tuple(game for game in list_games() if game not in off)

    @property
    def lets_phones_in(self) -> bool:
        """Say whether players may use phones: in a kiosk, its operator decides."""
        return self.phone_access is not None and (self.kiosk is None or self.kiosk.choices.phones)

    def notice(self, sentence: str) -> None:
        """Show a sentence for a while."""
        if self.kiosk and isinstance(sentence, Trouble):
            self._note_trouble(sentence)
        elif self.notices.add(self.words.tell(sentence)):
            log.warning("%s", sentence)

    def _note_trouble(self, sentence: str) -> None:
        """Tell guests of a trouble without file names; the log and the operator's page get the
        whole sentence."""
        if sentence not in self.notices.troubles:
            log.warning("%s", sentence)
            self.notices.troubles.append(sentence)
        slow = isinstance(sentence, Trouble) and sentence.says[0] == "disk-slow"
        self.notices.add(self.words("disk-slow-guest" if slow else "trouble-guest"))

    def gather(self) -> None:
        """Show the complaints of devices, pictures, sounds, disk and night board."""
        for key, values in self.notices.complaints:
            self.notice(Trouble(key, *values.values()))
        self.notices.complaints.clear()
        for says in self.store.night.list_troubles():
            self.notice(Trouble(*says))
        while self.store.reports:
            self.notice(self.store.reports.popleft())
        for heap in (self.words.complaints, self.art.complaints, self.sounds.complaints):
            while heap:
                (self._note_trouble if self.kiosk else self.notice)(heap.pop(0))

    def tell(self, says: Message) -> None:
        """Show for a while that something was done."""
        self.notices.tell(self.words.say(says))

    def refuse(self, says: Message) -> None:
        """Show why a press in a menu does nothing, until the player leaves the menu."""
        self.sounds.play("refuse")
        self.notices.refuse(self.words.say(says), self.stack.top)

    def draw_notices(self, now: float) -> list[Page]:
        """Draw the current notices over everything. Returns their pages."""
        return self.notices.draw(self.art, self.screen, self.stack.top, now)

    def keep_settings(self) -> None:
        """Write the settings; if that fails, say so."""
        if kept := self.kiosk.settings_to_keep(self.settings) if self.kiosk else self.settings:
            self.store.save(self.store.data / "settings.json", kept)

    def change(self) -> None:
        """Save the settings after a change, and apply them everywhere."""
        self.keep_settings()
        if self.words.language != self.settings.language:
            self.words = Words(self.settings.language)
        self.sounds.set_levels(self.settings.volume, self.settings.fire, self.settings.music)
        self.refit()

    def refit(self) -> None:
        """Lay everything out anew for a new window or text size."""
        s = self.settings
        self.art.fit(self.screen.scale, s.text, contrast=s.contrast == "high",
                     apart=s.suits == "apart")
        for scene in self.stack.scenes:
            scene.refit()

    def toggle_fullscreen(self) -> None:
        self.screen.toggle_fullscreen()
        self.devices.let_go()
        self.settings.fullscreen = self.screen.fullscreen
        self.change()

    def lose(self, press: Press) -> None:
        """Tell the scene of a seat that its pad was unplugged, under whatever scenes."""
        if self.devices.is_double(press.device):
            self.tell(("pads-as-one",))
        for scene in reversed(self.stack.scenes):
            if scene.has_seat(press.device):
                if scene is not self.stack.top:
                    self.stack.back_to(scene)
                scene.press(press)
                return
        if self.stack.top:
            self.stack.top.press(press)

    def rebind(self, bindings: Bindings) -> None:
        """Use other keys and buttons."""
        self.devices.rebind(bindings)
        self.settings.bindings = bindings.to_plain()
        self.change()

    def to_title(self) -> None:
        """Close all scenes but the lowest."""
        self.stack.back_to(self.stack.scenes[0])
