### Hearthside in English. Above a text stand the names of what it is told, in their order; every language uses them.

## Title
title = Hearthside
subtitle = Table games for a winter evening, all on one screen
settings = Settings
quit = Quit
quit-sure = Leave Hearthside?
quit-about = Every game is saved, and you can go on another time.
quit-stay = Stay
back = Back
kept = Saved games
# $count - of them
kept-goes-on = Go on · { $count }
# $count - of them
kept-ended = Finished · { $count }
kept-none = No saved games yet. Every game you play is saved here.
kept-none-away = No game is put away.
kept-away = Games put away
kept-manage = Put away or delete
kept-leave = Keep it here
kept-put-away = Put it away
kept-bring = Bring it back
kept-delete = Delete it
kept-delete-sure = Delete this game for ever?
kept-in-evening = This game belongs to the game night that is going on.
# $when, $game, $people - people and bots by name
kept-match = { $when }  { $game }: { $people }
# $move
kept-move = Move { $move }
# $moves
kept-open = { $moves ->
    [one] 1 move
   *[other] { $moves } moves
}
# $who
kept-ahead = { $who } leads
kept-even = Still open
# $names, $count - who won, and how many they are
kept-over = { $count ->
    [one] { $names } won
   *[other] shared by { $names }
}
# $won, $amount - “Ask won”, and with how much in figures: “60–41”, “$930”
kept-won-with = { $won } · { $amount }
# $score
kept-alone = Result: { $score }
# $sentence
kept-trouble = { $sentence }
resume = Continue
# $game
resume-match = Continue: { $game }
# $count - how many more people and bots sit there, or matches wait
resume-others = +{ $count }
# $sentence, $more - “Continue: …”, and who plays or when; or a button, and how many more wait there
resume-line = { $sentence } ({ $more })
# $name
named-bot = { $name } (bot)
# $clock
when-today = today { $clock }
# $clock
when-yesterday = yesterday { $clock }
# $date, $clock
when-day = { $date } { $clock }
# $weekday, $day, $month
day-date = { $weekday } { $day } { $month }
# $weekday, $day, $month, $year
day-date-of = { $weekday } { $day } { $month } { $year }
# $weekday - 1 is Monday
weekday = { $weekday ->
    [1] Mon
    [2] Tue
    [3] Wed
    [4] Thu
    [5] Fri
    [6] Sat
   *[7] Sun
}
# $month
month = { $month ->
    [1] Jan
    [2] Feb
    [3] Mar
    [4] Apr
    [5] May
    [6] Jun
    [7] Jul
    [8] Aug
    [9] Sep
    [10] Oct
    [11] Nov
   *[12] Dec
}
# $when, $sentence - why it cannot go on
kept-not-now = { $when }  { $sentence }
# $map
kept-needs-map = Needs the map { $map }, which is not here.
# $map
kept-broken-map = Needs the map { $map }, which cannot be played now.
# $game
kept-no-game = Needs the game { $game }, which is not here.
kept-newer = Comes from a newer version of the game.
kept-other-version = Comes from another version of the game.
# $name
name = { $name }

## Lobby
lobby-sit = sit down
lobby-nisse = the computer plays
lobby-alone = You play alone this time.
lobby-resumed = Take your seats again, then Play.
lobby-as-before = Everybody sits as before: play on!
tells-seats = How many sit at the table. Bots take the seats that nobody takes.
tells-secrecy-closed = The table stays in view. Only your hand is covered, until you press to look.
tells-secrecy-curtain = Between two turns a curtain hides the whole screen until the next player presses.
tells-secrecy-peek = Hands lie closed. Whoever wants to see their cards opens them for a moment.
tells-secrecy-hold = Hands lie closed. You see your cards for as long as you hold the button.
tells-secrecy-open = All hands lie open. Good for learning together.
tells-kind = Who sits here: a person, or a bot. Novice is the easiest level, Expert the hardest.
# $name
lobby-taken = { $name } sits there: only { $name } can leave that seat.
lobby-own = This is your seat. The keys for another value, or its arrows, give it to a bot.
lobby-start = Play
lobby-swap = Swap seats
lobby-learn = Learn
lobby-seats-are-set = The seats of this match are taken. Start it again to change them.
seat-open = Shares your buttons
seat-or = or shares your buttons
kind-human = Person
kind-novice = Bot: Novice
kind-skilled = Bot: Skilled
kind-expert = Bot: Expert
# the same beside the picture of a bot
level-human = Person
level-novice = Novice
level-skilled = Skilled
level-expert = Expert
device-keys-left = Keyboard, left half
device-keys-right = Keyboard, right half
half-left = left half
half-right = right half
device-mouse = Mouse
device-pad = Pad
name-spell = Whose name?
# $name
name-kept = Name saved: { $name }
name-empty = A name needs a letter.
name-how = Type it, or pick letters with the arrows.
name-before = Played here before
name-rarer = More letters and figures
name-alphabet = A to Z
name-space = Space
name-erase = Erase

## Hints on the screen
hint-choose = Choose
hint-hurry = Faster
hint-change = Change
hint-change-back = Change back
hint-spell = Write a name
hint-person = Name and face
hint-other = Another name
name-face = Another face
# $at, $count - which of so many faces
name-face-of = { $at } of { $count }
# $letter
hint-letter = Add { $letter }
hint-drop = Cancel
hint-in-or-out = In or out
hint-earlier = Earlier
hint-later = Later
hint-stand = Stand up
hint-back = Back
hint-why = Why / hint
hint-rules = Rules
hint-card-keep = Keep it open
hint-card-away = Card away
hint-pause = Pause
hint-undo = Take back
hint-let-go = Let go
hint-results = To the results
hint-page = Turn the page
hint-drawer = Next drawer
hint-next-box = Next list
hint-stop = Pause
hint-run = Go on
hint-once-more = Once more
hint-step = One move
hint-start = Start
replay = Replay
replay-begins = Replay: before the first move
replay-next = Jump to
# $what - a move that stood out, in one word
replay-then = Next: { $what }
replay-end = To the end
replay-ends = The end
replay-turns = Turning point
replay-struck = Capture
replay-leads = New leader
replay-moments = Great moment
# $round
replay-round = Round { $round }
# $who - has most at the end of that part
replay-led = { $who } leads
replay-even = Tied
# $move, $moves
replay-at = Move { $move } of { $moves }
# $move
hint = The Expert suggests: { $move }.
# $move
hint-hurried = There was no time to think; perhaps: { $move }.
hint-thinking = Thinking …
# $one, $more - sentences
coach-more = { $one } { $more }
# $gap, $move
coach-better = That is { $gap } better than { $move }.
# $whole, $tenths - of a point
coach-points = { $whole }.{ $tenths } points
# $count
coach-whole = { $count ->
    [one] one point
   *[other] { $count } points
}
# $move
coach-level = Nearly as good: { $move }.
# $who, $move
coach-expected = Then expect { $who }: { $move }.
# $move
coach-again = Then you again: { $move }.

## A review
# $game
review-title = Turning points: { $game }
review-what = Every move is weighed, and those that cost most are marked.
# $count - how many moves are marked
review-how = { $count ->
    [one] The move that cost most is marked: choose it to see a better one.
   *[other] The { $count } moves that cost most are marked: choose one to see a better one.
}
# $count, $shown - how many moves are marked, and how many have room in the list
review-how-some = The { $count } moves that cost most are marked; the list shows { $shown } at a time. Choose one to see a better one.
# $number, $who, $move
review-played = Move { $number } · { $who }: { $move }
# $move, $gap
review-better = Better by { $gap }: { $move }.
# $number, $who
review-who = Move { $number } · { $who }
# $gap
review-lost = Gave away { $gap }
# $number
review-before = Before move { $number }
# $move
review-level = As good: { $move }.
review-none = Nobody gave anything away that would be worth a word.
review-unknown = In a match like this nobody can say what a move was worth.
review-looking = The first moves are being looked at …
# $count, $of
review-progress = Looking at move { $count } of { $of }
# $who
review-ahead = { $who } ahead
# $file, $reason
review-not-kept = { $file }: the review is not kept: { $reason }
# $name
review-story-ahead = { $name } was ahead from beginning to end
# $name, $number
review-story-until = { $name } was never behind again after move { $number }
# $name, $other, $number
review-story-gift = { $other }’s move { $number } let { $name } back in for good
# $name, $number
review-story-dearest = { $name }’s move { $number } cost most
result-review = Turning points
hint-review = Turning points
review-variation = A better way

## At the table
match-over = This match is over.
trick-led = led
trick-wins = wins
trick-led-wins = led, wins
trick-trump = trump
trick-new = new
# $who, $card - to whoever had the card
card-taken = { $who } took your { $card }
last-card = Last card
few-cards = cards left
open-hand = open hand
# $points - how far somebody is behind whoever leads
standing-behind = { $points } behind
# $points - how far whoever leads is before the next, in words and as a figure
standing-leads-by = leads by { $points }
# $points
standing-more = +{ $points }
standing-leads = leads
standing-even = tied
standing-left = left
# $place - from 1
place-nth = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}
score-in-all = In all
standing-tied = shared lead
standing-wins = wins
standing-level = level
# $taken
standing-taken = { $taken ->
    [0] no trick yet
    [one] { $taken } trick
   *[other] { $taken } tricks
}
# $taken, $said, $left - tricks, and how many are still missing
standing-tricks = { $taken } of { $said }: { $left } to go
# $taken, $said, $left - the same at the end of the round
standing-short = { $taken } of { $said }: { $left } short
# $taken, $said, $tricks - and how many more than a player has said they would take
standing-over = { $taken } of { $said }: { $tricks } too many
# $taken, $said - tricks
standing-both = { $taken } of { $said }
# $taken, $said - tricks
standing-exact = { $taken } of { $said }: exact
# $taken, $said - tricks, before the end of the round
standing-enough = { $taken } of { $said }: win no more
standing-sealed = sealed
# $points
standing-points = { $points ->
    [one] point
   *[other] points
}
# $goal - in points
standing-goal = of { $goal }
# $who - whoever begins a rematch
seats-changed = The sides have changed: { $who } begins.
# $who
turn-of = { $who }’s turn
turn-of-all = Everyone’s turn
# $who
not-your-turn = It is { $who }’s turn.
# $who
hint-in-turn = { $who } is thinking. A hint comes in your own turn.
no-undo = You can take back your own last step only, and nothing that ended a turn.
# where hands are hidden
no-undo-shown = You can take back your own last step only, and nothing that showed a card or ended a turn.
device-not-seated = No seat here is yours. Every chair is taken.
# $leave - the button of the pause that saves the match
device-may-sit = To sit down: Pause, { $leave }, then Continue.
# $who
device-seated = This device plays for { $who } now.
# $who
bot-hurried = { $who } had no time to think: this was a quick move, not the bot’s best.
# $reason
bot-illegal = A bot chose a move that is not allowed and thinks again: { $reason }.
log = What has happened
# $file
disk-slow = Saving takes a moment. The game goes on as soon as the last move is on the disk: { $file }
trouble-guest = Something could not be read or saved. Details: operator
disk-slow-guest = Saving takes a moment. The game goes on by itself.
crashed-here = Something went wrong. Your match goes on where it was.
crashed = Something went wrong. Your game is saved: continue it from here.

## Pause
pause = Pause
pause-resume = Go on
pause-rules = Rules
pause-log = What has happened
pause-undo = Take back
pause-restart = Start again
restart-stay = Stay in this one
restart-go = New game
restart-sure = Start a new game?
restart-kept = This one is saved: you can go on with it later.
pause-leave = Save and leave
pause-give-up = Give up
pause-draw = Draw?
# $who
give-up-sure = Does { $who } give up?
# $who
give-up-bot = A bot plays on for { $who }.
# $names, $count - as result-and puts the others together
give-up-ends = { $count ->
    [one] The match ends: { $names } wins.
   *[other] The match ends: { $names } win.
}
give-up-stay = Play on
give-up-go = Give up
# $who
draw-sure = { $who }: a draw?
# $asker, $who
draw-about = { $asker } offers a draw. { $who } answers, with their own buttons.
# $who
draw-else = { $who } has to answer.
draw-stay = No, play on
draw-go = Yes, a draw
# $who
closed-gave-up = { $who } gave up.
# $who
closed-agreed = { $who } offered a draw: agreed.
# $who
closed-bot = { $who } gave up. A bot plays on.
# $who
lost = { $who } has lost the pad
# $pad
lost-sentence = Unplugged: { $pad }. Plug it in again, or press Choose on any free device to take the seat.
lost-bot = Let a bot play on
lost-decide = Somebody has to take the seat first.
lost-whose = Whose pad is this?
lost-whose-sentence = One of your equal pads is back, and it just shook. Choose your name on it.
lost-whose-else = The pad that shook has to answer.

## Results
# $who
result-wins = { $who } wins
result-draw = A draw
# $names - as result-and puts them together
result-shared = { $names } share the victory
# $names, $name - of players or of games
result-and = { $names } and { $name }
# $names, $name - the last of all comes by result-and
result-list = { $names }, { $name }
finale-wins = wins
finale-shared = share the victory
# of a side's pieces, after their number
# $pieces
result-left = { $pieces ->
    [one] piece left
   *[other] pieces left
}
# $winner
story-late = { $winner } came from behind in the last round.
# $winner, $points
story-points = { $winner } won by { $points ->
    [one] one point
   *[other] { $points } points
}.
result-rematch = Rematch
result-look = Look at the board
result-last = The last position
result-trick = The last trick
result-rounds = Round by round
result-model = Show me par
result-title = Leave

## Lessons
lesson-new = A new example
lesson-other = That is allowed. But here, try what the lesson asks.
lesson-right = Well done!
lesson-first = This is the first step.
lesson-again = Step again
lesson-before = Step before
lesson-back = Put this back
lesson-skip = Next step
lesson-leave = Leave the lesson
lesson-done = Well played!
lesson-done-sentence = That is all you need. The rules are there when you want them.
lesson-play = To the table
lesson-repeat = Once more

## Settings
set-look = Look
set-sound = Sound
set-play = Play
set-contrast = Contrast
contrast-usual = Normal
contrast-high = High
set-suits = Colours
suits-usual = Normal
suits-apart = Distinct
sample-welcome = Come in, sit down and play!
sample-turn = Your turn!
sample-seen = You have seen this one.
sample-forgotten = Which one was it?
sample-forced = It plays itself.
sample-closing-0 = It stays open.
sample-closing-10 = It closes after 10 seconds.
sample-closing-30 = It closes after 30 seconds.
sample-waits = It waits for you.
set-about-language = The language of the house, here and on the phones.
set-about-text = Larger letters, for a couch far away.
set-about-contrast = Stronger edges and brighter words.
set-about-suits = Distinct: colours that the colour-blind can tell apart too.
set-about-fullscreen = Take the whole screen, or a window of it.
set-about-music = How loud the music is, at the title and at the tables.
set-about-volume = How loud cards, steps, bells and dice are.
set-about-fire = How loud the hearth crackles.
set-about-keys = Which key does what, on keyboards and pads.
set-about-speed = How fast things move and bots answer.
set-about-motion = With less motion, things fade instead of flying.
set-about-remind = The table keeps in sight what you have seen.
set-about-forced = Where there is no choice, your move plays itself.
set-about-closing = Your hand can cover itself when you press nothing for a while.
set-language = Language
set-text = Text size
set-speed = Speed
set-motion = Motion
set-remind = Memory aids
set-forced = Play forced moves
set-closing = Close an open hand
closing-0 = never
closing-10 = after 10 s
closing-30 = after 30 s
set-music = Music
set-volume = Effects
set-fire = Fire in the hearth
volume-off = Off
volume-quiet = Quiet
volume-normal = Normal
set-fullscreen = Full screen
set-keys = Keys and pads
# $number
percent = { $number }%
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
binding-how = Choose a row, then press its new key.
binding-press = Press it now …
binding-reset = Reset to defaults
# $table, $action - as binding-… and action-… say them
binding-place = { $action } ({ $table })
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
pads-as-one = Two pads press as one and count as one. To count as two, press on one of them alone.
# $number, $reason
pad-not-opened = Pad { $number } cannot be used: { $reason }
# $name, $guid, $folder
pad-unmapped = The pad “{ $name }” ({ $guid }) is unknown: add a line for it to gamecontrollerdb.txt in { $folder }.
# $file, $reason
mappings-unreadable = { $file }: the pad mappings cannot be read: { $reason }
# $file, $count
mappings-more = { $count ->
    [one] { $file }: one more line is left out.
   *[other] { $file }: { $count } more lines are left out.
}
# $file, $line, $reason
mappings-line = { $reason ->
    [mapping-guid] { $file }, line { $line } is left out: it does not begin with a pad’s number.
    [mapping-name] { $file }, line { $line } is left out: the pad has no name.
    [mapping-platform] { $file }, line { $line } is left out: it names no platform.
    [mapping-empty] { $file }, line { $line } is left out: it maps nothing.
   *[mapping-field] { $file }, line { $line } is left out: it has an unknown button.
}
# $table
binding-table = There are no bindings called { $table }.
# $table, $action
binding-action = The bindings for { $table } have no action called { $action }.
# $table, $action, $name
binding-key = Bindings for { $table }: { $action } is on { $name }, which is no key.
# $table, $action, $name
binding-button = Bindings for { $table }: { $action } is on { $name }, which is no button.
# $family
binding-family = There is no make of pads called { $family }.
# $family, $value
binding-swap = Swapped buttons on { $family } pads are yes or no, not { $value }.
# $name, $first, $second - a key or button, and the two places that want it
binding-taken = { $name } is taken already: { $first }.
# $table, $action
binding-missing = Bindings for { $table }: { $action } needs a key.

## Rulebook
# $game
rules-of = The rules of { $game }
rules-card = At a glance
rules-card-text = The game on one card.
rules-card-keep = The game on one card. Choose it, and it stays open at the table while you play. The key for the rules puts it away again.
rules-card-says = This leaf will do for a first round. Curious? Try the tabs.
rules-arrow = Allowed
rules-burst = Captured
rules-cross = Not allowed

## Card games
# $sentence - what is wrong with the map
lobby-map-left-out = A map is left out. { $sentence }
# $sentence - which objects of a map, and why
lobby-objects-left-out = Not everything on a map is played. { $sentence }
lobby-options = House rules
lobby-all = All options
done = Done
option-seats = Players
option-secrecy = Your cards
option-secrecy-closed = Closed hand
option-secrecy-curtain = Full curtain
option-secrecy-peek = A quick peek
option-secrecy-hold = Peek while held
option-secrecy-open = Open to all
option-goal = Goal
option-goal-usual = Usual
option-goal-50 = 50 points
option-goal-40 = 40 points
option-goal-250 = 250 points
option-goal-350 = 350 points
option-goal-short = Short
option-goal-round = One round
option-goal-1 = One round
option-goal-2 = Two rounds
option-goal-25 = 25 points
option-goal-20 = 20 points
option-bombs = Bombs
option-bombs-choose = Free choice
option-bombs-tournament = Tournament
curtain =
    Everybody else looks away.
    Press Look when the screen is yours.
# $who, $device - the player for whom it waits, and their device
curtain-awaits = The screen waits for { $who }: { $device }.
hint-close = Close
hint-look = Look
hint-look-closed = Look at your cards
hint-offer = Playable
hint-plan = Lead this next
plan-lead = next lead
plan-lapses = Your planned lead no longer holds
hint-offer-back = Earlier
hint-hold = Hold: look
peek-first = Press the button beside your name, and you see your cards
# $left, $right - two answers
blind-why = Left: { $left }. Right: { $right }.
# $left, $right, $silence - two answers, and the one that silence is
blind-why-silence = { $left } or { $right }? Silence: { $silence }
blind-first = First left or right, then Choose.
# $move
sure = Press again: { $move }
blind-ask = In secret, with the hand closed
# $other - who still has to answer beside the one who is spoken to
stage-you-both = You and { $other } decide
stage-you = You decide
# $one, $other - two who still have to answer
stage-both = { $one } and { $other } decide
# $one - who still has to answer
stage-one = { $one } decides
# $seconds
clock-left = { $seconds } s left
blind-thinks = Thinking …
blind-chooses = Your choice!
blind-confirm = That is my answer
blind-given = Answered
time-was-up = Time was up
# $who
time-over = { $who } let the time run out.
hold-first = Hold down the button beside your name, and you see your cards
# $seconds
peek-closes = Any press keeps your hand open: { $seconds }
panel-waits = Waits
# $who
peek-later = { $who } is looking. Wait a moment.
button-sort = Sort
sort-why = Lay your cards in another order. Nobody else sees anything of it.
sheet-total = Total
# $round
sheet-heading = Round { $round }
sheet-gained = This round
sheet-nothing = Nothing this round
# $points - how many the goal is
sheet-reached = reached { $points }
# $points - by how many
sheet-won-by = won by { $points }
sheet-over = The match is over
sheet-next = Go on
