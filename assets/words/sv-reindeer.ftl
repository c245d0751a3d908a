### Reindeer Rivals på svenska.

game-reindeer = Reindeer Rivals
about-reindeer = Hyr slädar, flyg julpaket över landet och hinn till städerna före dina rivaler.
brief-reindeer = 1–5 · { $minutes } min · paket
pitch-reindeer = Flyg julpaket till städerna innan dina rivaler gör det.
howto-reindeer-1 = Köp julpaket i depån mitt i landet.
howto-reindeer-2 = Hyr en stor släde som flyger långt, eller upp till fem små.
howto-reindeer-3 = En liten släde som tar ett paket in i en stad ger dig 100 dollar.
howto-reindeer-4 = Städer blir fulla: var först, och ha mest pengar till slut.
option-map = Karta
option-map-usa = USA
option-map-netherlands = Nederländerna
tells-reindeer-map = Landet som ni flyger över. Nederländerna är mindre och går fortare.
tells-reindeer-quick = Städerna vill ha hälften så många paket: ungefär halva tiden.
option-quick = Snabbt parti
option-quick-off = Nej
option-quick-on = Ja
reindeer-count = { $count }
reindeer-demand = { $delivered }/{ $demand }
reindeer-money = { $money } dollar
reindeer-loss = −{ $money } dollar
reindeer-round = Runda { $round } av { $rounds }
reindeer-left = { $count ->
    [0] Sista rundan!
   *[other] { $count } paket kvar
}
reindeer-day = Dag { $day }
reindeer-gain = +{ $money } $
reindeer-spent = −{ $money } $
reindeer-sum = { $money } $
reindeer-card-round = { $who } börjar runda { $round }
reindeer-rent = Hyra: { $left } av { $rent } dollar
reindeer-par = Bästa kända vinst: { $par } (gräns: { $bound })
reindeer-at-depot = depån
reindeer-depot = Depå
reindeer-at-city = staden { $city }
reindeer-near-depot = nära depån
reindeer-near-city = nära { $city }

## Att välja
reindeer-task = Hyr en släde, eller avsluta turen
reindeer-task-more = Hyr en liten släde, eller avsluta turen
reindeer-task-done = Inget att hyra: avsluta turen
reindeer-task-alone = Hyr en släde, eller gå till nästa dag
reindeer-task-alone-done = Inget att hyra: gå till nästa dag
reindeer-task-carry = { $count ->
    [one] Lasta paket, flyg dem nära { $city }
   *[other] Lasta paket, flyg: { $count } städer i närheten
}
reindeer-task-bring = { $count ->
    [one] Flyg ett paket till { $city }
   *[other] Flyg ett paket till en ringad stad
}
reindeer-aim-city = { $city }: +{ $money } $
reindeer-aim-depot = Tillbaka till depån: +{ $money } $
reindeer-aim-near = { $more ->
    [0] Därifrån: { $cities }
   *[other] Därifrån: { $cities } och { $more } till
}
reindeer-aim-point = Ställ ner vid { $place }
reindeer-next = Sedan:
reindeer-next-dice = Sedan tärning:
reindeer-task-none = Lilla släden: ingen stad inom räckhåll
reindeer-task-nearer = Ingen stad nås – närmast: { $city }
reindeer-pick-pays = { $more ->
    [0] { $money } $ i { $cities }, eller ställ ner det på vägen
   *[other] { $money } $ i { $cities } och { $more } till
}
reindeer-legend-end = bra landning
reindeer-legend-pin = högens plats
reindeer-next-day = Nästa dag
reindeer-hire = Hyr: { $money } $
reindeer-pick-source = Var lastar släden?
reindeer-pick-count = Hur många paket? Högst { $most }.
reindeer-pick-bought = Hur många paket? { $price } dollar styck, högst { $most }.
reindeer-pick-place = { $count ->
    [one] Ställ ner paketet nära en stad
   *[other] Ställ ner de { $count } paketen nära en stad
}
reindeer-pick-listed = Välj vart den flyger.
reindeer-list-later = Välj först en släde och var den lastar.
reindeer-list-empty = Därifrån kan släden inte sluta någonstans.
reindeer-count-later = Välj först en stor släde och var den lastar.
reindeer-finish-sure = Då slutar partiet som det står. Tryck en gång till om du vill det.
## Hur långt en släde flyger
reindeer-miles = { $far } engelska mil
reindeer-mi = { $far } eng. mil
reindeer-km = { $far } km

## Vid platsen som man siktar på
reindeer-tag = { $way } / { $ruler }, { $cost } dollar
reindeer-tag-bought = { $way } / { $ruler }, { $rent } $ + { $price } $
reindeer-row = { $way }, { $cost } $
reindeer-row-depot = Depån, +{ $money } $
reindeer-row-city = { $city }, +{ $money } $
reindeer-row-towards = Mot { $city }
reindeer-row-stack = Paket vid { $place }
reindeer-takes = { $packets } paket, { $far }
reindeer-used-up = slut för den här turen
reindeer-used-mixed = liten släde har flugit
reindeer-used-poor = för lite pengar
reindeer-say-little = en liten släde från { $from } till { $to }
reindeer-say-big = en stor släde med { $count } paket från { $from } till { $to }
reindeer-say-done = avsluta turen
reindeer-gap = { $money } dollar per tur
reindeer-why-last = Det är det sista paketet som någon stad vill ha.
reindeer-why-first = { $count ->
    [one] Till { $city } ska ett till, och rivaler har paket lika nära.
   *[other] Till { $city } ska { $count } till, och rivaler har lika många lika nära.
}
reindeer-why-fills = Det fyller { $city }: ingen annan kan leverera dit.
reindeer-why-lone = Nära de paketen finns bara { $city }.
reindeer-why-brings = Det ger { $money } dollar genast.
reindeer-why-way = En till tar det till { $city }.
reindeer-why-far = Därifrån är det { $count } små slädar till { $city }.
reindeer-why-wanted = { $cities ->
    [one] En stad nära vill ha { $count } till.
   *[other] { $cities } städer nära vill ha { $count } till.
}
reindeer-why-afford = Pengarna räcker inte till fler paket: { $money } dollar blir kvar till små slädar.
reindeer-why-onward = En stor släde längre bort vill städer ha { $count }.
reindeer-why-back = Depån betalar { $money } dollar för det som kommer tillbaka.
reindeer-why-spent = { $money } dollar har gått till slädar: mer tillåter inte en tur.
reindeer-why-supplied = Ingen stad vill ha fler paket.
reindeer-why-poor = { $money } dollar är för lite för en släde.
reindeer-why-none = Ingen stad som vill ha paket ligger inom räckhåll för en liten släde nu.
button-done = Avsluta turen
button-list = Lista
button-finish = Avsluta partiet
button-again = Igen
hint-roam = Håll: titta

## Ensam
reindeer-par-best = Bästa kända vinst: { $par }. Din: { $best }
reindeer-medal-gold = Guld: { $profit } dollar i vinst
reindeer-medal-silver = Silver: { $profit } dollar i vinst
reindeer-medal-bronze = Brons: { $profit } dollar i vinst
reindeer-medal-none = { $profit } i vinst
reindeer-profit = Bästa kända vinst är { $par } dollar. Din bästa är { $best }.
reindeer-best = Ditt bästa är { $best }.
reindeer-row-par = Par
reindeer-row-best = Ditt bästa
reindeer-shares = Vem som gav mest var
reindeer-story-most = { $winner } levererade mest: { $packets } paket.
reindeer-story-fewer = { $other } levererade mer, men { $winner } tjänade mer.
reindeer-story-money = { $winner } vann med { $money } dollar.
reindeer-ending = { $sentence } { $more }

## Vad som har hänt
reindeer-beat-big = { $count ->
    [one] { $who } kör stora släden med ett paket, { $from } till { $to }.
   *[other] { $who } kör stora släden med { $count } paket, { $from } till { $to }.
}
reindeer-beat-little = { $count ->
    [one] { $who } kör lilla släden, { $from } till { $to }.
   *[other] { $who } kör lilla släden med { $count } paket, { $from } till { $to }.
}
reindeer-beat-delivered = { $who } levererar till { $city }: +{ $money } dollar.
reindeer-beat-returned = { $count ->
    [one] { $who } tar tillbaka ett paket: +{ $money } dollar.
   *[other] { $who } tar tillbaka { $count } paket: +{ $money } dollar.
}
reindeer-beat-full = { $city } är fullt.
reindeer-beat-supplied = Alla städer har fått sitt: det här är sista rundan.
reindeer-beat-done = { $who } är klar.
reindeer-beat-round = { $direction ->
    [left] Runda { $round }: { $who } börjar, åt vänster.
   *[right] Runda { $round }: { $who } börjar, åt höger.
}
reindeer-beat-over = Partiet är slut.

## Detsamma med mycket få ord, bredvid tecknet för den som gjorde det
reindeer-log-full = { $city } är fullt
reindeer-log-idle = inget skickat
reindeer-turn-to = { $count ->
    [one] 1 paket till { $city }
   *[other] { $count } paket till { $city }
}
reindeer-turn-also = { $count } till { $city }
reindeer-turn-near = { $count ->
    [one] flög 1 paket nära { $place }
   *[other] flög { $count } paket nära { $place }
}
reindeer-turn-moved = flög { $count } nära { $place }
reindeer-row-near = flyttade { $count } nära { $place }
reindeer-cost-both = släde { $rent } $, paket { $gifts } $
reindeer-flies-big = { $who } flyger stor släde
reindeer-flies-little = { $who } flyger liten släde
reindeer-cost-brought = { $gifts ->
    [0] +{ $brought } $, slädar −{ $rent } $
   *[other] +{ $brought } $ −{ $gifts } $, slädar −{ $rent } $
}
reindeer-cost-rent = släde { $rent } $
reindeer-before = Dessförinnan
reindeer-row-cities = { $count } paket, { $cities } städer
reindeer-turn-back = { $count ->
    [one] 1 paket åter
   *[other] { $count } paket åter
}
reindeer-turn-more = { $count } på annat håll
reindeer-turn-list = { $first }, { $next }

## Varför inte
reindeer-load = En stor släde tar ett till { $most } paket.
reindeer-rent-spent = Du har hyrt slädar för { $rent } dollar: mer får man inte på en tur.
reindeer-no-mixing = En stor släde måste vara turens enda släde.
reindeer-city-keeps = Det en stad har fått behåller den.
reindeer-nowhere = Det finns ingen stad på kartan som heter { $city }.
reindeer-no-stack = Där har du inga paket.
reindeer-too-few = { $count ->
    [one] Där ligger bara ett paket som är ditt.
   *[other] Där ligger bara { $count } paket som är dina.
}
reindeer-half-sent = Du har valt en släde: skicka i väg den, eller släpp den först.
reindeer-no-money = Det kostar { $cost } dollar, och du har { $money }.
reindeer-same-place = Släden måste sluta på en annan plats.
reindeer-sea = Där är inget land: en släde får flyga över, men inte sluta där.
reindeer-in-disc = Det hör till { $city }: staden är en enda plats, i sin mitt.
reindeer-in-depot-disc = Det hör till depån, som är en enda plats.
reindeer-big-in-city = En stor släde får inte sluta i en stad.
reindeer-city-full = { $city } har fått alla sina paket.
reindeer-too-far = Det är för långt bort: släden flyger högst { $ruler }.
reindeer-unknown-move = Det är inget drag i det här spelet.

## Hur det slutade
result-reindeer-full = Alla städer har fått sitt, efter { $moves } drag.
reindeer-journey-over = Resan är slut: inget flyttades längre.
result-reindeer-idle = Under två rundor flyttade ingen ett paket.
result-reindeer-rounds = Sextio rundor är spelade.

## Reglerna
glance-reindeer = Flyg paket från depån till städerna. Den som har mest pengar till sist vinner.

    En tur har en stor släde eller upp till fem små. Flera kan ta ett paket längre och längre.

    Bara en liten släde tar det in i en stad.
rules-reindeer-1 = Målet
rules-reindeer-1-text = Julpaket väntar i en depå mitt i landet, och städerna väntar på dem. Du hyr renslädar, flyttar paket från plats till plats och får betalt för varje paket som når en stad i tid.

    Den som har mest pengar när partiet är slut vinner. Ingenting är dolt, och bara turordningen lottas.
says-reindeer-1 = Köp ett paket, flyg det till en stad, så betalar den.
rules-reindeer-2 = Kartan
rules-reindeer-2-text = Huset är depån. Talen vid en stad säger hur många paket den har och tar emot, från alla spelare tillsammans.

    En stad är, med en ring av mark omkring, en enda plats. Så är depån. På alla andra håll är varje punkt på land en egen plats.

    Ett snabbt parti halverar alla tal, avrundat uppåt.
rules-reindeer-3 = Slädar
rules-reindeer-3-text = På din tur hyr du antingen en stor släde för 50 dollar, eller upp till fem små, en efter en, för 10 dollar var.

    En stor släde tar ett till fem paket, alla från samma plats, och flyger långt. En liten tar ett enda paket och flyger kortare.

    Tomma slädar är överallt på en gång: bara vägen med paket mäts. Du får hyra färre slädar, eller inga.
says-reindeer-3 = En stor eller fem små: det blir 50 $ i vilket fall.
rules-reindeer-4 = Vart en släde flyger
rules-reindeer-4-text = En släde lastar i depån, där du köper nya paket för 20 dollar styck, eller vid en av dina högar. Allt lämnas på en enda ny plats inom räckhåll, på land. Vad som ligger emellan spelar ingen roll: slädar flyger.

    En stor släde slutar aldrig i en stad. Flera små slädar får ta samma paket vidare på en tur.

    Dina paket som möts blir en hög. Andras får ligga där också, och rörs inte.
rules-reindeer-5 = Pengar
rules-reindeer-5-text = Du börjar med 300 dollar. Släde och paket betalas före flygningen. Det den ger får du genast, och kan använda på samma tur.

    Ett paket som en liten släde tar in i en stad ger 100 dollar. Ett paket som kommer tillbaka till depån ger 20.

    Har du inte råd med en släde kan du bara avsluta turen. Paket som är kvar på vägen när partiet är slut är inget värda.
says-reindeer-5 = Ett paket, två korta skutt, och 60 $ i fickan.
rules-reindeer-6 = Städer
rules-reindeer-6-text = Först till kvarn gäller. När en stad har sitt antal paket är den full, och ingen släde får sluta där, inte ens på väg någon annanstans.

    Ett levererat paket flyttas aldrig mer. Färgen visar vem som kom med det, och det ändrar ingenting.
rules-reindeer-7 = Rundor
rules-reindeer-7-text = I varje runda får alla en tur. Två tärningar slås före den.

    Den första säger vem som börjar, och slås om ifall ni är färre. Den andra säger åt vilket håll turen går: jämnt åt vänster, och udda åt höger. Rutorna med namnen står i den ordningen. Därför kan du få två turer i rad, eller vänta länge.

    Turen slutar när du säger att du är klar. Till dess får du ta tillbaka dina slädar.
says-reindeer-7 = Första tärningen: vem som börjar. Andra: åt vilket håll.
rules-reindeer-8 = Slutet
rules-reindeer-8-text = När sista staden är full spelas turen och rundan till slut; under tiden får paket lämnas tillbaka. Sedan är partiet slut.

    Det slutar också efter två rundor i rad utan att någon har flyttat ett paket, och efter sextionde rundan.

    Alla som har mest pengar delar segern.
says-reindeer-8 = Tre vägar ut. Den som kommer först gäller.
rules-reindeer-9 = Ensam
rules-reindeer-9-text = En ensam spelare delar ut allt för högsta vinst. Det är pengarna på slutet utan de första 300 dollarna. Det finns inga tärningar, och så många turer som man vill.

    Partiet slutar med den tur då sista staden blir full, eller efter två turer utan flygning.

    Varje karta har sitt par. Det är den bästa vinst som vi har funnit; en gräns säger vad ingen kan slå. Par ger första medaljen, 97 procent av det den andra, 90 procent den tredje.
says-reindeer-9 = Bara du, mot den bästa vinst som kartan har sett.

## Lektionen, högst 25 ord per steg
lesson-reindeer-little = Ett paket i en stad ger 100 dollar; en liten släde flyger 210 eng. mil för 10. Köp ett och flyg mot Kansas City.
lesson-reindeer-deliver = Små slädar får kosta 50 dollar per tur, så en till tar det vidare. Lasta ditt paket och lämna det i Kansas City.
lesson-reindeer-done = De 100 dollarna får du använda genast eller senare. Klar? Tryck på Avsluta turen.
lesson-reindeer-big = För 50 dollar tar en stor släde fem paket 560 eng. mil, aldrig in i en stad. Flyg fem mellan Dallas och Houston.
lesson-reindeer-fan = Dallas och Houston, inom 210 eng. mil från högen, vill ha tio paket. Lämna ett paket med en liten släde.
lesson-reindeer-poor = Redan 10 dollar räcker till en liten släde, och vinsten får användas genast. Lämna ett paket.
lesson-reindeer-race = Chicago vill bara ha ett till, och rivalen är också nära: hinn först. Lämna ditt paket.
lesson-reindeer-full = Chicago är fullt: ingen släde får sluta där mer. Ta ditt andra paket till Detroit.
lesson-reindeer-last = Bara Denver saknar ett paket; när alla städer är fulla är rundan den sista. Lämna det sista paketet.
lesson-reindeer-back = Paket som blir över är inget värda, men depån ger 20 dollar för varje. Flyg dit ditt paket.
lesson-reindeer-end = Mest pengar vinner: stora slädar långa vägar, högar nära städer, och var först. Klar? Tryck på Avsluta turen.
lesson-end-reindeer = Partiet slutar med rundan då sista staden är full, eller när ingen flyttar ett paket på två rundor. Mest pengar vinner.

## Vad platser heter
button-little = Liten släde, $10
button-big = Stor släde, $50
reindeer-packet = paket: { $who }
reindeer-spot-city = { $city }, { $delivered } av { $demand }
reindeer-spot-stack = { $count ->
    [one] ett paket ({ $who }), { $where }
   *[other] { $count } paket ({ $who }), { $where }
}

## Bredvid reglerna
drawn-reindeer-left = Jämnt: turen går åt vänster.
drawn-reindeer-right = Udda: turen går åt höger.
drawn-reindeer-gold = eller mer: guld
drawn-reindeer-silver = eller mer: silver
drawn-reindeer-bronze = eller mer: brons
drawn-reindeer-rent = i hyra
drawn-reindeer-packets = paket
drawn-reindeer-miles = engelska mil
drawn-reindeer-km = km
drawn-reindeer-packet = ett paket
drawn-reindeer-sleigh = en liten släde
drawn-reindeer-city = betalar staden
drawn-reindeer-depot = depå
drawn-reindeer-most = Mest pengar vinner.
drawn-reindeer-wants = En tom ring? Där vill de ha ett paket till.
drawn-reindeer-one = en stor släde per tur
drawn-reindeer-five = eller upp till fem små
drawn-reindeer-ruler = En liten släde orkar { $far }, inte en till.
drawn-reindeer-full = Fullt är fullt: den staden tar inget mer.
drawn-reindeer-supplied = Sista staden är full: rundan spelas till slut.
drawn-reindeer-idle = rundor i rad utan en flygning: slut
drawn-reindeer-rounds = rundor har spelats: slut
card-reindeer-packet = Paket: 20 $
card-reindeer-little = 10 $: 1 st, { $far }
card-reindeer-big = 50 $: 5 st, { $far }
card-reindeer-city = 100 $ styck
card-reindeer-end = Alla städer fulla: slut
leaf-reindeer-packet = Ett paket kostar 20 $
leaf-reindeer-little = Liten: 10 $, 1 paket, { $far }
leaf-reindeer-big = Stor: 50 $, 5 paket, { $far }, ingen stad
leaf-reindeer-city = En stad betalar 100 $ per paket
leaf-reindeer-end = Alla städer fulla: slut

## Problem
puzzle-reindeer-money = { $turns ->
    [one] Sista turen
    [2] Två turer kvar
   *[other] { $turns } turer kvar
}: sluta på { $money } $
puzzle-reindeer-money-missed = Nu går det inte längre att nå { $money } $.
