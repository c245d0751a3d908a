### Kvällens tavla och spelkvällen.

## Kvällens tavla
nightboard = Kvällens tavla
night-about = En kväll räknas från sex på morgonen till nästa morgon klockan sex.
night-shared = Alla skärmar tillsammans; en kväll räknas från sex till sex på morgonen.
night-tonight = I kväll
night-ever = Alla kvällar
night-record = Bäst någonsin
night-evenings-short = Spelkvällar
night-evenings = Gamla spelkvällar
night-evening = { $at } av { $count }
night-no-evening = Ingen spelkväll är slut ännu. Här hängs dess tavla upp.
night-evening-won = { $count ->
    [one] { $names } vann
   *[other] { $names } delade segern
}
night-nobody = Ingen ännu.
night-free = Ingen ännu. Det första namnet ristas gratis.
night-unwon = Vinn i kväll, så är förstaplatsen din.
night-yours = Ditt namn?
night-each-wins = { $count ->
    [one] 1 vinst var i kväll
   *[other] { $count } vinster var i kväll
}
night-each-points = { $points } poäng var i kväll
night-each-tonight = { $count ->
    [one] 1 vinst var i kväll, alla spel
   *[other] { $count } vinster var i kväll, alla spel
}
night-besides = { $names } och { $count } till
night-head = { $what } · { $counted }
night-wins-tonight = { $count ->
    [one] 1 vinst i kväll, alla spel
   *[other] { $count } vinster i kväll, alla spel
}
night-count-wins = { $count ->
    [one] 1 vinst
   *[other] { $count } vinster
}
night-count-points = { $points } poäng
night-has-tonight = { $what } i kväll
night-waits = Ingen har vunnit i kväll. Än!
night-invites = Platsen är ledig: ta den!
night-too = Den här också.
night-best = bästa parti
night-best-points = flest poäng i ett parti
night-best-wins = flest vinster
night-won = flest vunna partier
night-nameless = Någon
night-wins = Vunna partier
night-kind = { $seats ->
    [one] { $game } ensam
   *[other] { $game }, { $seats } spelare
}
night-more = { $game }, { $option }
night-quick = snabbt parti
night-race = först till fem
night-wins-short = Alla spel
night-past-short = Partier
night-past = Spelade partier
night-gone = Det partiet finns inte kvar här.
night-watch = Titta på dem
night-of = { $score } av { $matches }
night-won-of = { $score } av { $matches } vunna i kväll
night-sitter = { $name } { $points }
night-past-won = vann
night-past-draw = oavgjort
night-match = { $when }  { $game }: { $people }
night-when = { $game }, { $when }
night-whose = Namn till kvällens tavla
result-names = Era namn
name-no-letter = Det kan inte stå i ett namn.
name-offends = Välj ett annat namn, är du snäll.
name-letters = Skärmen kan inte skriva det namnet: välj andra bokstäver.

## Vad som kan vara fel med den
night-missing = Kvällens tavla fungerar inte, eftersom { $module } inte är installerat. Resultaten sparas.
night-not-kept = { $file }: resultatet står inte på kvällens tavla: { $reason }
night-broken = { $file }: kvällens tavla är trasig: { $reason }; { $aside }
night-spoilt = Ett resultat är trasigt: { $reason }
night-refused = Den gemensamma tavlan tog inte emot ett resultat: { $reason }
night-unreachable = Den gemensamma tavlan på { $host } svarar inte. Spelet går vidare, resultaten skickas senare. ({ $reason })

## För den som sköter skärmen
nightcare = Kvällens tavla: ta bort
care-what = Vad ska tas bort?
care-sure = Ta bort för gott?
care-keep = Behåll
care-name = Namn: { $name }
care-name-sure = Namnet { $name } försvinner överallt; partierna blir kvar.
care-match = Det här partiet
care-delete = Ta bort

## Spelkväll
series = Spelkväll
series-about = Det ena spelet efter det andra: en poäng för att spela och en till för var och en du slår.
series-plan = En poäng för att spela, en till för var och en du slår. Ni är klara ungefär { $end }.
series-until = till ungefär { $end }
people = Vilka spelar i kväll?
people-about = För få platser? Ni turas om, och den som vilar får snittet. Datorn tar lediga platser.
people-on = Vidare till spelen
people-more = En till
people-fewer = Utan { $name }
people-back = Med { $name }
people-last = En av er måste stanna.
people-leaves = Någon går hem
people-who-leaves = Vem går hem?
people-stay = Ingen
people-twice = { $name } är redan med.
series-people = I kväll: { $names }
series-tonight = I kväll:
series-who = Vilka spelar?
series-which = Vilka spel?
series-turn = Spel { $number }
series-not = Inte i kväll
series-some = { $out ->
    [one] en vilar
   *[other] { $out } vilar
}
series-bots = { $bots ->
    [one] med 1 datorspelare
   *[other] med { $bots } datorspelare
}
series-all = { $play ->
    [one] ensam
    [2] båda spelar
   *[other] alla spelar
}
series-told = { $game }: { $turn }
series-of = { $game }, parti { $number }
series-again = Spela parti { $number }
series-plays = Härnäst:
series-rests = Vilar
series-decides = Den som först vinner { $wins } partier har vunnit { $game }.
series-points = { $points }
series-out = Vilar: { $names }
series-best-of = { $count ->
    [one] 1 parti
   *[other] bäst av { $count }
}
series-begin = Börja
series-waits = Spelkvällens parti går inte att läsa just nu. Det finns kvar: kom tillbaka senare, eller avsluta kvällen.
series-none = En spelkväll behöver ett spel.
series-part = { $at }/{ $of }
series-number = Spel { $number } av { $count }
series-leads = { $name } leder med { $count }
series-level = { $names } ligger lika
series-match = Parti { $number }: först till { $wins } vinster
series-next = Spela { $game }
series-resume = Fortsätt: { $game }
series-change = Spel och spelare
series-change-about = Det spelade står kvar, och alla poäng. Ni är klara ungefär { $end }.
series-onward = Vidare med kvällen
series-settled = { $game } har börjat: det står kvar.
series-on = Spelas nu
series-won-by = { $names } vann
series-left = Det finns inget spel kvar att spela. Poängen står kvar.
series-end = Avsluta kvällen
series-end-sure = Avsluta kvällen?
series-end-about = Poängen står kvar. Ett parti som pågår finns bland sparade partier.
series-end-none = Inget spel är avgjort än, så ingen har någon poäng. Ett parti som pågår finns bland sparade partier.
series-stay = Spela vidare
series-new = Ny spelkväll
series-close = God natt
series-won = Kvällen tillhör
series-nobody = Inget spel är avgjort ännu.
series-total = Totalt
result-evening = Spelkvällen
