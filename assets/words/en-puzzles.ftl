## Puzzles: their menu, and the table at which one is tried
puzzles = Puzzles
puzzles-counted = Only what you solve without a hint counts.
puzzle-uncounted = You had help: it does not count as solved any more.
puzzle-strength-1 = Easy
puzzle-strength-2 = Medium
puzzle-strength-3 = Hard
puzzle-of-today = Today
puzzle = Puzzle
puzzle-open = Everything lies open, and the others always find the best answer.
puzzle-open-alone = Nobody is in your way: work it out.
puzzle-shown = This is how it goes.
puzzle-why-alone = Nothing else leads there.
# $other - a move
puzzle-why-misses = “{ $other }” misses it.
# $other, $who, $answer - moves
puzzle-why-refuted = After “{ $other }” comes { $who }: { $answer }.
puzzle-wrong = Not quite
puzzle-was-shown = That was the way. Once shown, it does not count as solved.
puzzle-again = Try again
puzzle-once-more = Once more
puzzle-show = Show me
puzzle-next = Next puzzle
puzzle-leave = Leave
puzzle-solved = Solved!
puzzle-alone = Against every defence, and all by yourself.
puzzle-helped = With help, so it does not count. Next time you will see it alone.
# $game, $goal
puzzle-today = { $game }, today’s puzzle: { $goal }
# $solved, $of
puzzle-count = { $solved } of { $of }
# $game, $stars, $solved, $of
puzzle-more = { $game }, { $stars ->
    [one] one star
   *[other] { $stars } stars
}: { $solved } of { $of } solved
# $file, $reason
puzzle-broken = { $file }: a puzzle cannot be used: { $reason }
# $file, $reason
puzzles-unreadable = { $file }: which puzzles were solved cannot be read: { $reason }
# $file, $reason, $aside - as aside or aside-not says it
puzzles-broken = { $file }: the list of solved puzzles is broken, { $reason }; { $aside }
# $file, $reason
puzzles-not-kept = { $file }: a solved puzzle could not be saved: { $reason }
