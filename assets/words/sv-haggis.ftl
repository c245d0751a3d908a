### Haggis på svenska.

tells-haggis-goal = Det som avgör: 250 eller 350 poäng, eller en eller två givar.
tells-haggis-bombs = Bombens kort går till den som bombaren väljer. Turnering: till den som den slog.
game-haggis = Haggis
about-haggis = Bli av med korten först, med grupper, sviter och bomber. Alla har tre vilda kort på bordet, och satsningar höjer insatsen.
brief-haggis = 2–3 · { $minutes } min · bomber
pitch-haggis = Bli först av med korten, med grupper, sviter och bomber.
howto-haggis-1 = Spela ut en grupp eller en svit. De andra slår den med samma slag, fast högre.
howto-haggis-2 = Tre vilda kort ligger framför var och en. Spara dem till rätt tillfälle.
howto-haggis-3 = Bomber slår allt. Men korten som en bomb tar får en motståndare.
howto-haggis-4 = Bli först av med korten: vad de andra har kvar ger dig poäng.
haggis-score = Poäng: { $points }
haggis-bet-open = Har inte satsat än
haggis-stamp = Ute
haggis-passed = Passar
haggis-leads = spelar ut: { $play }
haggis-bet = { $bet ->
    [0] Satsar inte
   *[other] Satsar { $bet }
}
haggis-round = { $goal ->
    [1] En giv
    [2] Giv { $round } av { $goal }
   *[other] Giv { $round }
}
button-play = Lägg
button-pass = Passa
wager-0 = Avstå
wager-1 = Ja, 15
wager-2 = Ja, 30
haggis-victim = Ge till { $whom }

haggis-stake = Satsat { $bet }
haggis-name = Haggis: { $count } kort
haggis-won = vunna: { $count }
haggis-whose = till den första ut

haggis-as = { $cards } som { $rank }
haggis-took = { $points ->
    [0] tog sticket, inga poäng
   *[other] tog sticket: { $points } poäng
}

## Vad knappen för att spela säger medan något fattas, med tre ord
haggis-lacks = { $kind ->
    [any] Välj kort
    [bomb] Välj en bomb
    [run] Välj en svit på { $cards }
    [pairs] Välj en svit på { $cards } par
    [triples] Välj en svit på { $cards } trissar
    [sets] Välj en svit på { $cards } grupper
   *[one] Välj ett kort
    [pair] Välj ett par
    [set] Välj { $cards } lika
}
haggis-lacks-more = { $count ->
    [one] Ett kort till
   *[other] { $count } kort till
}
haggis-lacks-match = Passar inte ihop
haggis-lacks-low = För lågt
haggis-lacks-kind = Fel sort

## Vad som är valt
haggis-pick = Välj kort, och lägg dem sedan.
haggis-called-set = { $count ->
    [1] Ensam { $rank }
    [2] Par i { $rank }
    [3] Triss i { $rank }
    [4] Fyrtal i { $rank }
   *[other] { $count } lika: { $rank }
}
haggis-called-run = { $width ->
    [1] Svit { $low }–{ $rank }
    [2] Svit på par { $low }–{ $rank }
    [3] Svit på trissar { $low }–{ $rank }
    [4] Svit på fyrtal { $low }–{ $rank }
   *[other] Svit på { $width } lika, { $low }–{ $rank }
}
haggis-group = { $width ->
    [0] { $count } lika
    [1] svit på { $count }
    [2] svit på { $count } par
    [3] svit på { $count } trissar
   *[other] svit på { $count } grupper
}
haggis-group-pair = par
haggis-group-bomb = bomb
haggis-group-single = ensamt kort
haggis-plays = Lägg { $cards }
haggis-picks = Välj { $cards }
haggis-called-bomb = { $rank ->
    [1] Bomb: 3 5 7 9
    [2] Bomb: J Q
    [3] Bomb: J K
    [4] Bomb: Q K
    [5] Bomb: J Q K
   *[6] Bomb: 3 5 7 9 i en färg
}
haggis-a-set = { $count ->
    [1] en ensam { $rank }
    [2] ett par i { $rank }
    [3] en triss i { $rank }
    [4] ett fyrtal i { $rank }
   *[other] { $count } lika: { $rank }
}
haggis-a-run = { $width ->
    [1] en svit från { $low } till { $rank }
    [2] en svit på par från { $low } till { $rank }
    [3] en svit på trissar från { $low } till { $rank }
    [4] en svit på fyrtal från { $low } till { $rank }
   *[other] en svit på { $width } lika från { $low } till { $rank }
}
haggis-a-bomb = { $rank ->
    [1] en bomb, 3 5 7 9
    [2] en bomb, J Q
    [3] en bomb, J K
    [4] en bomb, Q K
    [5] en bomb, J Q K
   *[6] en bomb, 3 5 7 9 i en färg
}
haggis-several = { $one }, eller { $other }
haggis-kind = { $kind ->
    [set] en grupp
   *[run] en svit
}

## Vad man ska göra
haggis-task-lead = Välj kort att spela ut
haggis-task-beat = Lägg { $kind ->
    [run] en svit på { $cards }
    [pairs] en svit på { $cards } par
    [triples] en svit på { $cards } trissar
    [sets] en svit på { $cards } grupper
   *[one] ett kort
    [pair] ett par
    [set] { $cards } lika
} över { $rank }, eller { $also ->
    [bomb] en bomb
   *[pass] passa
}
haggis-task-bomb = Bara en bomb slår: lägg en eller passa
haggis-ready = { $play }: lägg, eller välj fler
haggis-task-pass = Inget slår det: passa
haggis-doing-beat = { $who } ska slå: { $play }
haggis-doing-lead = { $who } spelar ut
haggis-worth = vild
haggis-task-give = { $points ->
    [0] Bomben tog sticket: vem får korten?
   *[other] Bomben tog sticket: vem får { $points } poäng?
 }
haggis-task-bet = Du får satsa
haggis-bet-head = Först ut? Satsa på det

## Vad som har hänt
haggis-beat-bet = { $bet ->
    [0] { $who } satsar inte.
   *[other] { $who } satsar { $bet }.
}
haggis-beat-play = { $who } går över med { $play }.
haggis-beat-lead = { $who } spelar ut { $play }.
haggis-beat-out = { $count ->
    [one] { $who } går ut: 5 poäng för ett kort i den största handen.
   *[other] { $who } går ut: 5 poäng för vart och ett av { $count } kort i den största handen.
}
haggis-beat-pass = { $who } passar.
haggis-beat-capture = Ingen går över: { $who } tar sticket.
haggis-beat-capture-out = { $who } tar sticket och är ute: { $lead } spelar ut.
haggis-beat-bombed = { $winner } vinner med en bomb, så { $who } får korten.
haggis-beat-scored = Alla utom en är ute: given räknas.
haggis-beat-collect = { $who } gick ut först och får haggisen och den sista handen.
haggis-beat-over = Partiet är slut.
haggis-beat-deal = { $who } ger nästa giv.

haggis-moment-bomb = { $who } – { $play }
haggis-kind-bomb = Bomb

## Tips
haggis-say-bet = { $bet ->
    [0] satsa inte
   *[other] satsa { $bet }
}
haggis-say-give = ge korten till { $whom }
haggis-why-only = Inget på handen slår det.
haggis-why-out = Det är de sista korten: ute!
haggis-why-stops = Med ett enda kort kvar kan { $who } inte svara.
haggis-why-unbeaten = Inget som de andra kan ha slår det.
haggis-why-bombs-alone = Bara en bomb slår det.
haggis-why-spares = Att slå det skulle kosta ett vilt kort eller en bomb.
haggis-why-plainly = Det slår sticket utan vilda kort.
haggis-why-many = Inget annat utspel blir av med { $count } kort på en gång.
haggis-why-low = Det blir av med det lägsta kortet.
haggis-why-poorer = Den som får dem har färre poäng.
haggis-why-level = Ingen annan har färre poäng.
haggis-why-hopes = Med sådana kort gick man ut först i { $count } av 100 givar.
haggis-why-ends = { $count ->
    [one] Sedan är ett enda kort kvar.
   *[other] De { $count } kort som är kvar kan sedan läggas på en gång.
}
haggis-why-bomb = Bara en högre bomb slår en bomb.
haggis-why-loose = Det hör inte till någon kombination på den här handen.
haggis-why-lowest = Inget lägre på den här handen slår sticket.
haggis-why-whole = { $count ->
    [2] Båda korten av den valören går på en gång.
   *[other] Alla { $count } kort av den valören går på en gång.
}
haggis-why-several = Man blir av med { $count } kort på en gång.
haggis-say-pass = passa

## Varför inte
haggis-give-first = Säg först vem som får korten.
haggis-give-other = Korten går till en motståndare.
haggis-must-lead = Du spelar ut: lägg något.
haggis-bet-late = Någon har gått ut: det är för sent att satsa.
haggis-bet-once = Man satsar en gång, före sitt första kort.
haggis-not-held = De korten har du inte.
haggis-no-combination = De korten är ingen kombination.
haggis-which-reading = Korten kan läsas på flera sätt: välj ett.
haggis-bombs-only = Bara en högre bomb slår en bomb.
haggis-higher-bomb = Bomben måste vara högre.
haggis-other-kind = Här krävs { $kind }.
haggis-other-size = { $count ->
    [1] Här krävs ett ensamt kort.
    [2] Här krävs ett par.
    [3] Här krävs en triss.
    [4] Här krävs ett fyrtal.
   *[other] Här krävs { $count } lika.
}
haggis-other-shape = { $width ->
    [1] Här krävs en svit på { $length }.
    [2] Här krävs en svit på { $length } par.
    [3] Här krävs en svit på { $length } trissar.
    [4] Här krävs en svit på { $length } fyrtal.
   *[other] Här krävs en svit på { $length } gånger { $width } lika.
}
haggis-too-low = Det är för lågt.
haggis-unknown-move = Ett sådant drag finns inte i spelet.
which-reading = Välj hur korten ska läsas.

## Räkningen
haggis-sheet-tricks = Vunna kort
haggis-sheet-left = Resterna
haggis-sheet-out = Att gå ut
haggis-sheet-bets = Satsningar
haggis-story-out = { $winner } gick ut först i { $times } av { $rounds } givar.
result-haggis-points = Flest poäng, efter { $moves } drag.

## Reglerna
glance-haggis = Bli först av med korten, och ta kort som räknas. Ni spelar givar tills någon har 250 poäng, eller 350 om ni valt det.

    Någon spelar ut en kombination. De andra lägger samma slag och lika många kort, men högre, eller passar.

    Den som lade sist tar allt och spelar ut.
rules-haggis-1 = Målet
rules-haggis-1-text = Bli av med korten först, och ta kort som räknas: 3, 5, 7 och 9 är värda 1 poäng var, J 2, Q 3 och K 5.

    Alla får fjorton dolda sifferkort, och en J, en Q och en K öppet på bordet. Siffrorna går från 2 till 10. Korten som blir över är haggisen och ligger dolda.

    Det finns fem färger: rött, orange, gult, grönt och blått. Är ni två är blått inte med.
says-haggis-1 = Udda siffror och herrskap ger poäng. Resten ska bara bort.
rules-haggis-2 = Grupper och sviter
rules-haggis-2-text = En grupp är ett till åtta kort av samma valör. Ett ensamt kort är alltså också en grupp.

    En svit är tre eller fler valörer i rad i en färg. Eller två eller fler valörer i rad med lika många kort av varje, hela tiden i samma färger: 7 8 i rött och 7 8 i gult blir en svit på två par.
says-haggis-2 = Alla lika, eller alla i rad. Eller tvillingar i trappan!
rules-haggis-3 = Vilda kort
rules-haggis-3-text = J, Q och K är vilda. De är sig själva eller vilket lägre kort som helst, även ett som redan är med.

    En svit får klättra genom dem: 9 10 J. Minst ett sifferkort måste vara med. Bara vilda kort är ett ensamt kort eller en bomb.

    Några kan läsas på flera sätt: 5 J Q K är ett fyrtal i 5, en svit till 8, eller 5 5 6 6. Du säger vilket. Det räknas så högt det går.
says-haggis-3 = En kung kan låtsas vara nia. Lappen säger vem den är i dag.
rules-haggis-4 = Ett stick
rules-haggis-4-text = Den som spelar ut lägger valfri kombination. De andra, åt vänster, lägger över eller passar. Då krävs samma slag och storlek med högre toppkort. Lika räcker inte, och ingen färg är högre än en annan.

    Är ni tre får man passa och komma tillbaka så länge sticket lever.

    När alla andra med kort har passat i rad tar den sista kombinationen sticket, och dess spelare spelar ut. Har den gått ut gör nästa spelare till vänster det.
says-haggis-4 = Samma slag, samma storlek, men högre. Annars bomb, eller pass.
rules-haggis-5 = Bomber
rules-haggis-5-text = En bomb slår allt utom en lika hög eller högre bomb. Den läggs i tur och ordning och får spelas ut. Ju högre på stegen, desto starkare.

    Vinner en bomb går stickets kort till en motståndare. Är ni tre väljer vinnaren vem, även efter att ha gått ut.

    Turnering: ingen väljer. Korten går till den som lade näst sist; finns bara bomben, till spelaren till höger om vinnaren.
says-haggis-5 = J, Q och K ligger öppna, så de bomberna överraskar ingen.
rules-haggis-6 = Satsningar
rules-haggis-6-text = Du får satsa 15 eller 30 poäng på att du går ut först. Det gör du en gång, öppet, före ditt första kort och innan någon har gått ut. Det behöver inte vara din tur.

    Blir du först får du poängen. Annars förlorar du inget, men den som gick ut först får dem, och det får också varje annan motståndare som inte har satsat.
says-haggis-6 = Samma satsning två gånger: vunnen, och förlorad. Aj!
rules-haggis-7 = Att gå ut
rules-haggis-7-text = Den som har lagt sitt sista kort har gått ut. Är ni tre spelar de andra två vidare.

    Att gå ut först ger 5 poäng för varje kort i den största handen hos en motståndare just då, även vilda kort. Är ni tre får den andra som går ut 5 för varje kort i den sista handen.

    Den som har gått ut tar ändå sticket om ingen lägger över de sista korten.
says-haggis-7 = Fem kort kvar på den handen? Tack, det blir 25!
rules-haggis-8 = När given är slut
rules-haggis-8-text = Given är slut så fort bara en spelare har kort; ingen får svara. Den sista kombinationen tar sticket. Är den en bomb ges korten bort som vanligt.

    Den som gick ut först får haggisen och den sista handen, och poängen för de korten. Sedan räknas allt ihop: kort, att gå ut, satsningar.
says-haggis-8 = En spelares skörd, uppifrån och ner. Inte illa!
rules-haggis-9 = Nästa giv
rules-haggis-9-text = Den som har flest poäng ger. Är flera lika är det den som gick ut först, om den är med bland dem, annars närmast till vänster om den.

    Den med minst poäng spelar ut; är flera lika, den närmast till vänster om givaren. I första given lottas det vem som ger, och spelaren till vänster spelar ut.

    När någon har 250 poäng, eller 350 om ni har valt det, vinner den med flest. Står toppen lika spelar ni vidare.
says-haggis-9 = Ligger du sist? Då spelar du ut först. Rätt ska vara rätt.

## Lektionen, högst 25 ord per steg
lesson-haggis-set = Kort av samma valör är en grupp. Välj båda sexorna och tryck på Lägg.
lesson-haggis-beat = Ett par slås av ett högre par. Lägg dina nior.
lesson-haggis-run = Du spelar ut: minst tre i rad i en färg är en svit. Lägg röd 3-4-5.
lesson-haggis-wild = J, Q och K är vilda och gäller som valfritt lägre kort. Slå sviten med gul 8, gul 10 och en vild nia.
lesson-haggis-double = Par i rad, i samma två färger, är också en svit. Lägg fyrorna och femmorna.
lesson-haggis-pass = Du behöver aldrig lägga över, och en kung är värd att spara. Passa.
lesson-haggis-bomb = Två eller tre vilda kort för sig är en bomb: bara en högre bomb slår den. Bomba sviten!
lesson-haggis-price = Ett bombat stick går till motståndaren: udda tal ger 1, J 2, Q 3, K 5. Spela ut båda sexorna.
lesson-haggis-suits = 3-5-7-9 är också en bomb: den lägsta i fyra färger, den högsta i en. Lägg 3-5-7-9.
lesson-haggis-out = Att gå ut ger 5 för varje kort hos motståndaren, kortens poäng och haggisens. Lägg båda åttorna.
lesson-haggis-wager = Du får satsa på att gå ut först: går det inte får motståndaren poängen. Satsa 15 eller 30.
lesson-haggis-last = Motståndarens två kort slår varken din svit eller din kung. Spela ut sviten eller kungen, och spara fyran till sist.
lesson-end-haggis = Nya givar spelas tills någon har nått målet: flest poäng vinner. Satsningar räknas också.

## Vad saker heter
haggis-card = { $suit ->
    [r] röd { $rank }
    [o] orange { $rank }
    [y] gul { $rank }
    [g] grön { $rank }
   *[b] blå { $rank }
}
haggis-wild = vild { $letter }
haggis-wilds = Vilda kort: { $who }
haggis-pile = Haggisen

## Bredvid reglerna
drawn-haggis-climbs = Varje par slår det före.
drawn-haggis-other = Mot ett par duger bara par.
drawn-haggis-bombed = En bomb slår allt.
drawn-haggis-bets = satsas på att gå ut först
drawn-haggis-points = { $points } poäng
drawn-haggis-kept = Först ut: satsningen är vunnen.
drawn-haggis-lost = En annan går ut först: den som inte har satsat får poängen.
drawn-haggis-largest = en motståndares största hand
drawn-haggis-cards = kort kvar
drawn-haggis-suited = i en färg
drawn-haggis-mixed = i fyra färger
drawn-haggis-strongest = starkast
drawn-haggis-weakest = svagast
drawn-haggis-last = den sista handen
drawn-haggis-haggis = haggisen
drawn-haggis-deals = Flest poäng: ger.
drawn-haggis-leads = Minst poäng: spelar ut först.
drawn-haggis-goal = Den som når dit med flest poäng har vunnit.
card-haggis-play = Likadant, högre
card-haggis-run = Svit på tre
card-haggis-double = Svit på par
card-haggis-wild = För lägre kort
card-haggis-bombs = Slår allt: 3579, JQ, JK, QK, JQK
card-haggis-out = Först: 5 per kort
card-haggis-worth = 1; J 2, Q 3, K 5
leaf-haggis-play = Ett par: ett högre par slår det
leaf-haggis-run = En svit: tre i rad, i en färg
leaf-haggis-double = En svit på par, i samma två färger
leaf-haggis-wild = Vilda: ersätter vilket lägre kort som helst
leaf-haggis-bombs = Bomber slår allt: 3579, JQ, JK, QK, JQK
leaf-haggis-out = Först ute: 5 poäng per kort på den största handen
leaf-haggis-worth = 1 poäng var; J 2, Q 3, K 5

## Problem
puzzle-haggis-out = Bli av med korten först
puzzle-haggis-out-missed = Nu blir motståndaren av med korten först.
puzzle-haggis-take = Ta det här sticket
puzzle-haggis-take-missed = Sticket går till motståndaren.
