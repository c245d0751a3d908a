### Nim in English.

game-nim = Nim
about-nim = Three heaps of stones. Take as many as you like from one of them. Whoever takes the last stone wins.
# $minutes
brief-nim = 2 · { $minutes } min · duel
pitch-nim = Whoever takes the last stone wins.
howto-nim-1 = Three heaps of stones lie on the table.
howto-nim-2 = Take as many stones as you like, all from one heap.
howto-nim-3 = Then it is your opponent’s turn.
howto-nim-4 = Take the last stone of all, and you have won.

nim-task = Take stones from one heap
# $count, $heap
nim-say-take = { $count ->
    [one] one stone from heap { $heap }
   *[other] { $count } stones from heap { $heap }
}
# $who, $count
nim-beat-take = { $count ->
    [one] { $who } takes one stone.
   *[other] { $who } takes { $count } stones.
}
nim-too-many = So many stones do not lie there.
nim-unknown-move = That is no move in this game.
# $loser, $moves, $winner
result-nim-last = { $winner } took the last stone.

rules-nim-1 = The aim
rules-nim-1-text = Two players take stones in turn. You win if you take the last one.
rules-nim-2 = The heaps
rules-nim-2-text = Three heaps lie on the table: three stones, four stones and five stones.
rules-nim-3 = The beginning
rules-nim-3-text = The lot says who begins.
rules-nim-4 = A turn
rules-nim-4-text = Take one stone or more from one heap. The stone that you touch is taken, with all that lie behind it.
rules-nim-5 = The end
rules-nim-5-text = When the last stone is gone, whoever took it has won.
