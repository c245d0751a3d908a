### Hearthside in English. What a text is told is named a, b, c by its position.

## Title
title = Hearthside
subtitle = Table games for a winter evening, all on one screen
settings = Settings
quit = Quit
quit-sure = Leave Hearthside?
quit-about = Every match is kept and can go on another time.
quit-stay = Stay
back = Back
kept = Kept matches
kept-none = Your matches are kept here.
kept-match = { $a }  { $b }: { $c }
kept-open = { $a ->
    [one] after one move
   *[other] after { $a } moves
}
kept-over = { $b ->
    [one] { $a } won
   *[other] shared by { $a }
}
kept-alone = Result: { $a }
kept-trouble = { $a }
resume-match = Continue: { $a }
resume-more = { $a }: { $b }
resume-line = { $a } ({ $b })
named-bot = { $a } (bot)
when-today = today { $a }
when-yesterday = yesterday { $a }
when-day = { $a } { $b }
kept-not-now = { $a }  { $b }
kept-needs-map = Needs the map { $a }, which is not here.
kept-broken-map = Needs the map { $a }, which cannot be played now.
kept-no-game = Needs the game { $a }, which is not here.
kept-other-version = Comes from another version of the game.
name = { $a }

## Lobby
lobby-invitation = Press confirm on a pad or a keyboard half to sit down. Bots take the other seats.
lobby-alone = You play alone this time.
lobby-resumed = Press confirm to take your seat again, then Play.
lobby-as-before = Everybody sits as before. Back gives a seat free, Play goes on.
tells-seats = How many sit at the table. Bots take the seats that nobody takes.
tells-secrecy-curtain = Between two turns a curtain hides the screen until the next player presses.
tells-secrecy-peek = Hands lie closed. Whoever wants to see their cards opens them for a moment.
tells-secrecy-hold = Hands lie closed. You see your cards for as long as you hold the button.
tells-secrecy-open = All hands lie open. Good for learning together.
lobby-name = Name
lobby-kind = Player
lobby-start = Play
lobby-swap = Swap seats
lobby-learn = Learn
lobby-seats-are-set = The seats of this match are taken. Start it again to change them.
seat-bot = A bot plays here
seat-open = Press confirm to sit, or share a device
kind-human = Human
kind-novice = Bot: Novice
kind-skilled = Bot: Skilled
kind-expert = Bot: Expert
device-keys-left = Keyboard, left half
device-keys-right = Keyboard, right half
device-mouse = Mouse
device-pad = Pad
name-spell = Whose name?
name-kept = Kept: { $a }
name-empty = A name needs a letter.

## Hints on the screen
hint-choose = Choose
hint-change = Change
hint-change-back = Change back
hint-spell = Write a name
hint-other = Another name
hint-keep = Keep
hint-erase = Take a letter back
hint-drop = Leave it
hint-in-or-out = In or out
hint-earlier = Earlier
hint-later = Later
hint-back = Back
hint-why = Why / hint
hint-rules = Rules
hint-pause = Pause
hint-undo = Take back
hint-let-go = Let go
hint-results = To the results
hint-page = Turn the page
hint-stop = Stop
hint-run = Go on
hint-once-more = Once more
hint-step = Forward
hint-step-back = Backward
hint-from-start = From the start
replay-at = Move { $a } of { $b }
hint = The Expert suggests: { $a }.
hint-hurried = There was no time to think; perhaps: { $a }.
hint-thinking = Thinking …

## At the table
match-over = This match is over.
not-your-turn = It is { $a }’s turn.
no-undo = You can take back your own last step only, and nothing after which a card was seen or a turn ended.
device-not-seated = This device has no seat in this match.
device-seated = This device plays for { $a } now.
bot-hurried = { $a } had no time to think: this was a quick move, not the bot’s best.
bot-illegal = A bot chose a move that is not allowed and thinks again: { $a }.
log = What has happened
disk-slow = The disk is slow. The match goes on as soon as the last move is kept: { $a }
crashed-here = Something went wrong. Your match goes on where it was.
crashed = Something went wrong. Your match is kept: continue it from here.

## Pause
pause = Pause
pause-resume = Go on
pause-rules = Rules
pause-log = What has happened
pause-undo = Take back
pause-restart = Start again
pause-leave = Keep and leave
lost = { $a } has lost the pad
lost-sentence = Unplugged: { $a }. Plug it in again, or press confirm on any free device to take the seat.
lost-bot = Let a bot play on
lost-decide = Somebody has to take the seat first.

## Results
result-wins = { $a } wins
result-draw = A draw
result-shared = { $a } share the victory
result-and = { $a } and { $b }
result-list = { $a }, { $b }
result-rematch = Rematch
result-look = Look at the board
result-model = Show me par
result-title = Leave

## Lessons
lesson = Lesson
lesson-other = That is allowed. But here, try what the lesson asks.
lesson-first = This is the first step.
lesson-again = Step again
lesson-before = Step before
lesson-skip = Next step
lesson-leave = Leave the lesson
lesson-done = Well played!
lesson-done-sentence = That is all you need. The rules are there when you want them.
lesson-play = To the table
lesson-repeat = Once more

## Settings
set-language = Language
set-text = Text size
set-speed = Speed
set-motion = Motion
set-remind = Memory aid
set-forced = Auto-play forced moves
set-volume = Sounds
set-fire = Fire in the hearth
set-fullscreen = Full screen
set-keys = Keys and pads
percent = { $a }%
speed-0-5 = Slow
speed-1 = Normal
speed-2 = Fast
speed-0 = Instant
motion-full = Full
motion-reduced = Reduced
yes = Yes
no = No
binding-for = Device
binding-left = Keyboard, left half
binding-right = Keyboard, right half
binding-both = Both halves
binding-pad = Pads
binding-press = Press it now …
binding-reset = Back to the defaults
binding-place = { $b } ({ $a })
action-up = Up
action-down = Down
action-left = Left
action-right = Right
action-confirm = Choose
action-cancel = Back
action-why = Why / hint
action-rules = Rules
action-prev = Jump back / look
action-next = Jump on / next
action-log = What has happened
action-undo = Take back
action-pause = Pause
action-fullscreen = Full screen

## Devices that cannot be used, and bindings that cannot be
pad-not-opened = Pad { $a } cannot be used: { $b }
pad-unmapped = The pad “{ $a }” ({ $b }) is unknown: add a line for it to gamecontrollerdb.txt.
mappings-unreadable = { $a }: the pad mappings cannot be read: { $b }
mappings-more = { $b ->
    [one] { $a }: one more line is left out.
   *[other] { $a }: { $b } more lines are left out.
}
mappings-line = { $c ->
    [mapping-guid] { $a }, line { $b } is left out: it does not begin with a pad’s number.
    [mapping-name] { $a }, line { $b } is left out: the pad has no name.
    [mapping-platform] { $a }, line { $b } is left out: it names no platform.
    [mapping-empty] { $a }, line { $b } is left out: it maps nothing.
   *[mapping-field] { $a }, line { $b } is left out: it has an unknown button.
}
binding-table = There are no bindings called { $a }.
binding-action = The bindings for { $a } have no action called { $b }.
binding-key = Bindings for { $a }: { $b } is on { $c }, which is no key.
binding-button = Bindings for { $a }: { $b } is on { $c }, which is no button.
binding-family = There is no make of pads called { $a }.
binding-swap = Swapped buttons on { $a } pads are yes or no, not { $b }.
binding-taken = { $a } is taken already: { $b }.
binding-missing = Bindings for { $a }: { $b } needs a key.

## Rulebook
rules-of = The rules of { $a }

## Card games
lobby-map-left-out = A map is left out. { $a }
lobby-options = Options
done = Done
option-seats = Players
option-secrecy = Hands
option-secrecy-curtain = Curtain
option-secrecy-peek = Peek
option-secrecy-hold = Peek, held
option-secrecy-open = Open
option-goal = Goal
option-goal-usual = Usual
option-goal-50 = 50 points
option-goal-40 = 40 points
option-goal-250 = 250 points
option-goal-350 = 350 points
option-bombs = Bombs
option-bombs-choose = Free choice
option-bombs-tournament = Tournament
curtain = Everybody else looks away. Press confirm when the screen is yours.
hint-look = Look
hint-offer = Next play
hint-hold = Hold: look
peek-first = Press confirm to look at your cards
blind-first = First choose with left or right, then confirm.
sure = Press again: { $a }
blind-ready = Confirm, or choose again
hold-first = Hold the left jump button to look at your cards
peek-closes = Any press keeps your hand open: { $a }
peek-later = { $a } is looking. Wait a moment.
button-sort = Sort
sort-why = Lay your cards in another order. Nobody else sees anything of it.
sheet-total = Points in all
sheet-heading = Round { $a }
sheet-over = The match is over
sheet-next = Go on
