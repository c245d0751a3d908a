## Problem: menyn, och bordet där man löser dem
puzzles = Problem
puzzles-counted = Bara det ni löser utan tips räknas.
puzzle-uncounted = Du har fått hjälp: det räknas inte längre som löst.
puzzle-strength-1 = Lätt
puzzle-strength-2 = Medel
puzzle-strength-3 = Svår
puzzle-of-today = I dag
puzzle = Problem
puzzle-open = Allt ligger öppet, och de andra hittar alltid det bästa svaret.
puzzle-open-alone = Ingen är i vägen: räkna ut det.
puzzle-shown = Så här går det till.
puzzle-why-alone = Inget annat leder dit.
puzzle-why-misses = ”{ $other }” missar det.
puzzle-why-refuted = Efter ”{ $other }” kommer { $who }: { $answer }.
puzzle-wrong = Inte riktigt
puzzle-was-shown = Så gick det till. Ett problem som har visats räknas inte som löst.
puzzle-again = Försök igen
puzzle-once-more = En gång till
puzzle-show = Visa mig
puzzle-next = Nästa problem
puzzle-leave = Lämna
puzzle-solved = Löst!
puzzle-alone = Mot varje försvar, och alldeles själv.
puzzle-helped = Med hjälp, så det räknas inte. Nästa gång ser du det själv.
puzzle-today = { $game }, dagens problem: { $goal }
puzzle-count = { $solved } av { $of }
puzzle-more = { $game }, { $stars ->
    [one] en stjärna
   *[other] { $stars } stjärnor
}: { $solved } av { $of } lösta
puzzle-broken = { $file }: ett problem går inte att använda ({ $reason }).
puzzles-unreadable = { $file }: listan över lösta problem går inte att läsa ({ $reason }).
puzzles-broken = Listan över lösta problem i { $file } är trasig ({ $reason }); { $aside }.
puzzles-not-kept = Det gick inte att spara i { $file } att ett problem är löst ({ $reason }).
