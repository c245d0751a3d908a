### What a kiosk says: at a game night that nobody supervises.

## For people who pass by
attract-join = Press any button
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
pin-say = Your number, please
# $least, $most
pin-choose = Choose a number of { $least } to { $most } digits
pin-again = The same number once more
pin-differs = That was another number. Choose one again
# $least, $most
pin-short = It takes { $least } to { $most } digits
pin-wrong = That is not the number
# $seconds
pin-locked = { $seconds ->
    [one] Wrong five times: wait one second
   *[other] Wrong five times: wait { $seconds } seconds
}
pin-none = There is no operator’s number. Choose one at the computer: main.py --kiosk --pin
pin-erase = Erase
pin-ready = Ready

## The operator's menu
operator = Operator
operator-safe = Safe mode, after three crashes: no bots, no sound, plain settings.
operator-games = Games
operator-last-game = One game has to stay on the shelf.
operator-evening = The house
operator-attract = Music in attract
operator-menu = Menu to attract
operator-match = Match until asked
operator-countdown = Time to answer
operator-pads = Test of devices
operator-counters = Counters
operator-pin = Another number
operator-exit = End the program
operator-export = Save as CSV
# $file
operator-exported = Saved: { $file }
# $reason
operator-not-exported = The counters cannot be saved: { $reason }
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
counted-attract = Minutes of attract
counted-starts = Starts
counted-crashes = Crashes
