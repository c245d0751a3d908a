### Kvällens tavla och spelkvällen.

## Kvällens tavla
nightboard = Kvällens tavla
night-about = En kväll räknas från sex på morgonen till sex på morgonen.
night-shared = Alla skärmar tillsammans, från sex på morgonen till sex på morgonen.
night-tonight = I kväll
night-ever = Alla kvällar
night-nobody = Ingen ännu.
night-nameless = Någon
night-wins = Vunna partier
night-kind = { $b ->
    [one] { $a } ensam
   *[other] { $a }, { $b } spelare
}
night-more = { $a }, { $b }
night-quick = snabbt parti
night-race = först till fem
night-past = Spelade partier
night-of = { $a } av { $b }
night-sitter = { $a } { $b }
night-match = { $a }  { $b }: { $c }
night-whose = { $a } på kvällens tavla
result-names = Era namn
name-offends = Välj ett annat namn, är du snäll.

## Vad som kan vara fel med den
night-missing = Kvällens tavla fungerar inte, eftersom { $a } inte är installerat. Resultaten sparas.
night-not-kept = { $a }: resultatet står inte på kvällens tavla: { $b }
night-broken = { $a }: kvällens tavla är trasig: { $b }; { $c }
night-spoilt = Ett resultat är trasigt: { $a }
night-refused = Den gemensamma tavlan tog inte emot ett resultat: { $a }
night-unreachable = Den gemensamma tavlan på { $a } svarar inte. Spelet går vidare, resultaten skickas senare. ({ $b })

## För den som sköter skärmen
nightcare = Kvällens tavla: ta bort
care-what = Vad ska tas bort?
care-sure = Ta bort för gott?
care-keep = Behåll
care-name = Namn: { $a }
care-name-sure = Namnet { $a } försvinner överallt; partierna blir kvar.
care-match = Det här partiet
care-delete = Ta bort

## Spelkväll
series = Spelkväll
series-about = Det ena spelet efter det andra: en poäng för att vara med och en för varje spelare som är efter.
people = Vilka spelar i kväll?
people-seat = Spelare { $a }
people-more = En till
people-fewer = En färre
people-twice = { $a } är redan med.
series-people = I kväll: { $a }
series-turn = Spel { $a }
series-not = Inte i kväll
series-without = { $a }. Vilar den här gången: { $b }
series-best = { $b ->
    [one] { $a } avgörs av
   *[other] { $a } avgörs av
}
series-best-of = { $a ->
    [one] ett parti
   *[other] bäst av { $a }
}
series-begin = Börja
series-waits = Spelkvällens parti går inte att läsa just nu. Det finns kvar: kom tillbaka senare, eller avsluta kvällen.
series-none = En spelkväll behöver ett spel.
series-at = Spel { $a } av { $b }: { $c }
series-next = Vidare: { $a }
series-resume = Fortsätt: { $a }
series-end = Avsluta kvällen
series-new = Ny spelkväll
series-won = Kvällen tillhör { $a }
series-nobody = Inget spel är avgjort ännu.
series-total = Totalt
result-evening = Spelkvällen
