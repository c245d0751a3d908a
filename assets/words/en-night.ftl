### The night board and the game night.

## Night board
nightboard = Night board
night-about = A night is from six in the morning to six in the morning.
night-shared = All screens together, from six in the morning to six in the morning.
night-tonight = Tonight
night-ever = All nights
night-nobody = Nobody yet.
night-nameless = Somebody
night-wins = Matches won
night-kind = { $b ->
    [one] { $a } alone
   *[other] { $a }, { $b } players
}
night-more = { $a }, { $b }
night-quick = quick
night-race = race to five
night-past = Played matches
night-of = { $a } of { $b }
night-sitter = { $a } { $b }
night-match = { $a }  { $b }: { $c }
night-whose = { $a } on the night board
result-names = Your names
name-offends = Please choose another name.

## What may be wrong with it
night-missing = The night board does not work, because { $a } is not installed. Results are kept.
night-not-kept = { $a }: the result is not on the night board: { $b }
night-broken = { $a }: the night board is broken: { $b }; { $c }
night-spoilt = A result is broken: { $a }
night-refused = A result was refused by the shared night board: { $a }
night-unreachable = The shared night board at { $a } does not answer. Play goes on, results are sent later. ({ $b })

## For the operator
nightcare = Night board: delete
care-what = What is to be deleted?
care-sure = Delete it for good?
care-keep = Keep it
care-name = Name: { $a }
care-name-sure = The name { $a } goes wherever it stands; the matches stay.
care-match = This match
care-delete = Delete

## Game night
series = Game night
series-about = One game after the other: a point for being there, and one for each player left behind.
people = Who plays tonight?
people-seat = Player { $a }
people-more = One more
people-fewer = One fewer
people-twice = { $a } is there already.
series-people = Tonight: { $a }
series-turn = Game { $a }
series-not = Not tonight
series-without = { $a }. Sits out this time: { $b }
series-best = { $b ->
    [one] { $a } is decided by
   *[other] { $a } are decided by
}
series-best-of = { $a ->
    [one] one match
   *[other] the best of { $a }
}
series-begin = Begin
series-waits = The match of this game night cannot be read at the moment. It is kept: come back later, or end the evening.
series-none = A game night needs a game.
series-at = Game { $a } of { $b }: { $c }
series-next = On: { $a }
series-resume = Continue: { $a }
series-end = End the evening
series-new = New game night
series-won = The evening belongs to { $a }
series-nobody = No game has been decided yet.
series-total = In all
result-evening = Game night
