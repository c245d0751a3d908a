### What a kiosk says: at a game night that nobody supervises.

## For people who pass by
attract-game = { $a }: { $b }
attract-join = Press any button
howto-seats = { $a } to { $b } players
howto-exactly = { $a } players

## Is anybody there?
stillthere = Still there?
stillthere-kept = { $a ->
    [one] Press any button. In a second your match is put away; it is kept, and you can go on later.
   *[other] Press any button. In { $a } seconds your match is put away; it is kept, and you can go on later.
}
stillthere-left = { $a ->
    [one] Press any button. In a second the screen is free for others.
   *[other] Press any button. In { $a } seconds the screen is free for others.
}
stillthere-here = We are here

## The operator's number
pin-say = Your number, please
pin-choose = Choose a number of { $a } to { $b } digits
pin-again = The same number once more
pin-differs = That was another number. Choose one again
pin-short = It takes { $a } to { $b } digits
pin-wrong = That is not the number
pin-locked = { $a ->
    [one] Wrong five times: wait one second
   *[other] Wrong five times: wait { $a } seconds
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
operator-menu = Menu to attract
operator-match = Match until asked
operator-countdown = Time to answer
operator-pads = Test of devices
operator-counters = Counters
operator-pin = Another number
operator-exit = End the program
operator-export = Save as CSV
operator-exported = Saved: { $a }
operator-not-exported = The counters cannot be saved: { $a }
seconds = { $a ->
    [one] { $a } second
   *[other] { $a } seconds
}
padtest-leave = Try every button. Hold the one for going back to leave.
counted-matches = { $a }: finished
counted-of = { $a } of { $b }
counted-presses = Presses
counted-attract = Minutes of attract
counted-starts = Starts
counted-crashes = Crashes
