### Hearthside in English. What a text is told is named a, b, c by its position.

## Title
title = Hearthside
subtitle = Table games for a winter evening, all on one screen
game-hamnar = Hamnár
settings = Settings
quit = Leave
back = Back
kept = Kept matches
kept-none = Matches that are begun are kept here.
kept-open = { $a }  { $b }: { $c }, after { $d } moves
kept-over = { $a }  { $b }: { $c }. Won by { $d }
kept-trouble = { $a }
resume-match = Go on: { $a }, { $b }
name = { $a }

## Lobby
lobby-invitation = Press confirm on a pad or a keyboard half to sit down. Bots take the other seats.
lobby-name = Name
lobby-kind = Player
lobby-start = Play
lobby-swap = Swap seats
lobby-seats-are-set = These seats were taken when the match began. Start it again to change them.
seat-bot = A bot plays here
seat-open = Press to sit down, or share a device
kind-human = Human
kind-novice = Bot: Novice
kind-skilled = Bot: Skilled
kind-expert = Bot: Expert
device-keys-left = Left half of the keyboard
device-keys-right = Right half of the keyboard
device-mouse = Mouse
device-pad = Pad
name-spell = Whose name?
name-empty = A name needs a letter.

## Hints on the screen
hint-choose = Choose
hint-back = Back
hint-why = Why / hint
hint-rules = Rules
hint-pause = Pause
hint-undo = Undo
hint-page = Turn the page
hint-stop = Stop / go on
hint-step = Step
hint = The Expert would play { $a }.
hint-thinking = Thinking …

## At the table
match-over = This match is over.
not-your-turn = It is { $a }’s turn.
no-undo = Only your own last step can be taken back, before anybody else has moved.
device-not-seated = This device has no seat in this match.
bot-illegal = A bot proposed a move that the rules refuse, and is asked again: { $a }.
log = What has happened
crashed = Something went wrong. Your match is kept: go on with it from here.

## Pause
pause = Pause
pause-resume = Go on
pause-rules = Rules
pause-log = What happened
pause-undo = Take back
pause-restart = Start again
pause-leave = Keep and leave
lost = { $a } has lost the pad
lost-sentence = { $a } was unplugged. Plug it in, or press confirm on any free device to take the seat.
lost-bot = Let a bot play on
lost-decide = Somebody has to take the seat first.

## Results
result-wins = { $a } wins
result-draw = A draw
result-rematch = Rematch
result-look = Look at the board
result-title = To the title

## Settings
set-language = Language
set-text = Size of texts
set-speed = Speed
set-motion = Motion
set-volume = Sounds
set-fire = Fire in the hearth
set-fullscreen = Full screen
set-keys = Keys and pads
percent = { $a } %
speed-0-5 = Slow
speed-1 = Normal
speed-2 = Fast
speed-0 = Instant
motion-full = Full
motion-reduced = Reduced
yes = Yes
no = No
binding-for = Device
binding-left = Left half of the keyboard
binding-right = Right half of the keyboard
binding-pad = Pads
binding-press = Press it now …
binding-reset = As they were made
action-up = Up
action-down = Down
action-left = Left
action-right = Right
action-confirm = Choose
action-cancel = Back
action-why = Why / hint
action-rules = Rules
action-prev = Jump back
action-next = Jump on
action-log = What happened
action-undo = Undo

## Devices that cannot be used, and bindings that cannot be
pad-not-opened = Pad { $a } cannot be opened: { $b }
pad-unmapped = The pad “{ $a }” ({ $b }) is not known here: add a line for it to gamecontrollerdb.txt.
mappings-unreadable = { $a }: the pad mappings cannot be read: { $b }
mappings-line = { $a }, line { $b }, is left out: { $c }
mapping-guid = it does not begin with a pad’s number
mapping-name = it has no name
mapping-field = a button in it is not known
mapping-platform = it names no platform
mapping-empty = it maps nothing
binding-table = The bindings have no table called { $a }.
binding-action = In the bindings for { $a } there is nothing called { $b } to do.
binding-key = In the bindings for { $a }, { $b } is on { $c }, which is no key.
binding-button = In the bindings for { $a }, { $b } is on { $c }, which is no button.
binding-family = There is no make of pads called { $a }.
binding-swap = For { $a } pads, swapped is yes or no, not { $b }.
binding-taken = { $a } is taken: { $b } has it, so { $c } cannot.
binding-missing = In the bindings for { $a }, { $b } needs a key.

## Rulebook
rules-of = The rules of { $a }
