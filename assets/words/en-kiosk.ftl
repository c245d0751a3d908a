### What a kiosk says: at a game night that nobody supervises.

## For people who pass by
attract-try = Press to try it
attract-join = Press any button
# $games - how many there are
attract-games = { $games } games
# $least, $most
howto-seats = { $least } to { $most } players
# $seats
howto-exactly = { $seats } players

## Is anybody there?
stillthere = Still there?
# $seconds
stillthere-kept = { $seconds ->
    [one] Press any button. In a second your match is put away; it is kept, and you can go on later.
   *[other] Press any button. In { $seconds } seconds your match is put away; it is kept, and you can go on later.
}
# $seconds
stillthere-left = { $seconds ->
    [one] Press any button. In a second the screen is free for others.
   *[other] Press any button. In { $seconds } seconds the screen is free for others.
}
stillthere-here = We are here

## The operator's number
pin-say = Your PIN, please
# $least, $most
pin-choose = Choose a PIN of { $least } to { $most } digits
pin-again = The same PIN once more
pin-differs = That was another PIN. Choose one again
# $least, $most
pin-short = It takes { $least } to { $most } digits
pin-wrong = Wrong PIN
# $seconds
pin-locked = { $seconds ->
    [one] Wrong five times: wait one second
   *[other] Wrong five times: wait { $seconds } seconds
}
pin-none = There is no PIN yet. Choose one at the computer: main.py --kiosk --pin
pin-erase = Erase
pin-ready = Ready

## The operator's menu
operator = Operator
operator-safe = Safe mode, after three crashes: no bots, no sound, plain settings.
operator-games = Games
operator-last-game = At least one game has to stay on the shelf.
operator-evening = House settings
operator-attract = Demo music
operator-menu = Demo starts after
operator-match = Ask if still there after
operator-countdown = Time to answer
operator-pads = Controller test
operator-counters = Statistics
operator-pin = Change PIN
operator-exit = Quit
operator-export = Save as CSV
# $file
operator-exported = Saved: { $file }
# $reason
operator-not-exported = The statistics cannot be saved: { $reason }
# $seconds
seconds = { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}
padtest-leave = Try every button. Hold the one for going back to leave.
# $game
counted-matches = { $game }: finished
# $finished, $started
counted-of = { $finished } of { $started }
counted-presses = Presses
counted-attract = Minutes of demo
counted-starts = Starts
counted-crashes = Crashes
