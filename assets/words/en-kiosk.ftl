### What a kiosk says: at a game night that nobody supervises.

## For people who pass by
attract-game = { $a }: { $b }
attract-join = Press any button
howto-seats = { $a } to { $b } players
howto-exactly = { $a } players
howto-hamnar-1 = Take turns to place three orbs each on the six icons round the board.
howto-hamnar-2 = A light wanders from icon to icon. It shines on your orb: it is your turn.
howto-hamnar-3 = The icon says how you move this time: as a pawn, a horse or an elephant.
howto-hamnar-4 = Leave your opponent without a move, and you have won.
howto-herrlof-1 = Look at your cards and predict how many tricks will be yours.
howto-herrlof-2 = Follow the colour that was led, if you have it. Runes have powers of their own.
howto-herrlof-3 = The numbers 1, 3, 6 and 9 steal, draw, or turn the next trick round.
howto-herrlof-4 = Every trick is a point. Predict exactly, and you get ten more.
howto-haggis-1 = Lead a set or a run. The others beat it with the same kind, only higher.
howto-haggis-2 = Three wild cards lie before each of you. Save them for the right moment.
howto-haggis-3 = Bombs beat everything. But what a bomb takes, an opponent gets.
howto-haggis-4 = Be out first: what the others still hold brings you points.
howto-halmstad-1 = Ship timber: a captain, a load, and a pile that wants it.
howto-halmstad-2 = Hidden beliefs lie in the niches. There may be a nisse among them.
howto-halmstad-3 = Say that a nisse helps you, with or without one. Will anybody challenge you?
howto-halmstad-4 = Counters and nisser are points. Most of them win.
howto-reindeer-1 = Buy gift packets at the depot in the middle of the country.
howto-reindeer-2 = Rent one big sleigh that flies far, or up to five little ones.
howto-reindeer-3 = A little sleigh that brings a packet into a city earns you $100.
howto-reindeer-4 = Cities fill up: be there first, and end with the most money.

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
