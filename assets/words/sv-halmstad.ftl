### Halmstad på svenska.

game-halmstad = Halmstad
about-halmstad = Handla med timmer i Halmstad. Har du en nisse bakom dig, eller säger du bara det? Bluffa, utmana och bli avslöjad.
brief-halmstad = 3 · { $minutes } min · bluff
pitch-halmstad = Har du en nisse bakom dig, eller säger du bara det?
howto-halmstad-1 = Gör kontrakt på timmer: en kapten, en last och en kaj som vill ha den.
howto-halmstad-2 = Tre trokort ligger dolda. Kanske finns en nisse bland dem.
howto-halmstad-3 = Säg att en nisse hjälper dig, med eller utan. Vågar någon utmana?
howto-halmstad-4 = Mynt och nissar ger poäng. Flest poäng vinner.
halmstad-rank = { $rank ->
    [J] knekt
    [Q] dam
    [K] kung
    [A] ess
   *[other] { $rank }
}
halmstad-card = { $suit ->
    [C] klöver { $rank }
    [S] spader { $rank }
    [H] hjärter { $rank }
   *[D] ruter { $rank }
}
halmstad-nisse = en nisse
halmstad-points = Poäng: { $points }
halmstad-contracts = Kontrakt: { $count }
halmstad-deck = { $count } kort kvar
halmstad-counters = { $count ->
    [one] 1 mynt kvar
   *[other] { $count } mynt kvar
}
halmstad-deck-last = Bara { $count } kort kvar
halmstad-counters-last = { $count ->
    [one] Bara 1 mynt kvar
   *[other] Bara { $count } mynt kvar
}
halmstad-tide-next = Flod här
halmstad-sign-knows = har sett det
halmstad-clue-knows = såg det
halmstad-clue-touched = lade dit
halmstad-clue-memory = var
halmstad-sign-memory = låg här förut
halmstad-sign-touched = bytte det
halmstad-wins = Slut när något är 0
halmstad-ends = Slutet är nära
halmstad-left-coins = { $count ->
   *[other] mynt
}
halmstad-left-cards = { $count ->
   *[other] kort
}
halmstad-niches = Trokort: finns en nisse här?
halmstad-was = Små kort: det som låg där förut
halmstad-gave = gav
halmstad-took = tog
halmstad-still = Stilla turer: { $turns } av { $most }
halmstad-thinks = Tänker …
halmstad-has-answered = Har svarat
halmstad-believes = Tror
halmstad-challenges = Utmanar
halmstad-memory = Sågs här senast: { $card }
halmstad-sure = Säkert på hand: { $card }
halmstad-perhaps = Kanske på hand: { $card }

## Val
option-answer = Tid att svara
option-answer-30 = 30 sekunder
option-answer-15 = 15 sekunder
option-answer-60 = 60 sekunder
option-answer-0 = Utan gräns
tells-halmstad-answer = Hur länge man får tänka när någon säger sig ha en nisse.
tells-halmstad-tide = Husregel: efter en tur utan dragning och utan kontrakt lägger floden ut ett kort.
tells-halmstad-race = Det korta spelet: den som först har fem kontrakt vinner genast, oavsett poäng.
option-tide = Flod
option-tide-true = Husregel
option-tide-false = Ingen flod
option-race = Först till fem
option-race-false = Nej
option-race-true = Ja
option-fine = Avslöjad bluff
option-fine-0 = Kostar inget
option-fine-1 = Kostar 1 mynt
option-fine-2 = Kostar 2 mynt
tells-halmstad-fine = Den som avslöjas med att mata en nisse som inte finns betalar utmanaren.
option-renew = Full hand
option-renew-false = Förblir som den är
option-renew-true = Får förnyas
tells-halmstad-renew = Med sju kort: lägg ett där floden kommer härnäst och dra ett. Ingen tur står stilla.
option-coins = Mynt
option-coins-18 = 18 mynt
option-coins-12 = 12 mynt
option-coins-6 = 6 mynt
tells-halmstad-coins = Det sista myntet avslutar partiet. Reglerna säger 18; med färre går det fortare.

## The table
button-fill = Dra
halmstad-costs-renew = lägg 1, ta 1
halmstad-costs-fill = { $count } kort
halmstad-costs-swap = med en kaj
halmstad-costs-examine = se trokorten
halmstad-costs-reveal = hitta en nisse
halmstad-costs-feed = med ett ess
halmstad-costs-contract = { $count ->
    [one] +1 mynt
   *[other] upp till +{ $count }
}
halmstad-costs-pass = slut på turen
button-stay = Låt dem vara
button-swap = Byt
button-examine = Titta
button-contract = Kontrakt
button-reveal = Vänd upp
button-feed = Mata
button-believe = Tro
button-challenge = Utmana
button-decline = Avstå
halmstad-moment-nisse = { $who } hittar en nisse!
halmstad-kind-nisse = En nisse
halmstad-known = { $what ->
    [sure] du vet
    [perhaps] kanske
    [own] de vet
   *[wondered] de gissar
 }
halmstad-part = { $part ->
    [demand] Kaj
    [supply] Ditt röda
    [load] Ditt svarta
   *[captain] Kapten
 }
halmstad-part-most = Ditt svarta: högst { $demand }
halmstad-task-bid = Bjud ett kort: det högsta börjar
halmstad-task-one = { $what ->
    [contract] Gör ett kontrakt, eller passa
    [fill] Dra kort, eller passa
    [swap] Byt ett kort, eller passa
    [examine] Titta på trokorten, eller passa
    [feed] Mata en nisse, eller passa
   *[reveal] Vänd upp trokorten, eller passa
 }
halmstad-task-both = { $what ->
    [contract] Gör ett kontrakt
    [fill] Dra kort
    [swap] Byt ett kort
    [examine] Titta på trokorten
   *[reveal] Vänd upp trokorten
 }, { $other ->
    [fill] dra
    [swap] byt ett kort
    [examine] titta
    [feed] mata en nisse
   *[reveal] vänd upp trokort
 } eller passa
halmstad-buried = { $count } till
halmstad-task-more = Gör så mycket du vill av detta, passa sedan
halmstad-task-pass = Inget mer att göra: passa
halmstad-aim-makes = Byt det och få ett kontrakt
halmstad-aim-able = Du kan göra ett kontrakt
halmstad-aim-none = { $what ->
    [fill] Inget kontrakt än: dra eller byt
    [examine] Inget kontrakt än: byt eller titta
    [barred] Inga fler kontrakt nu: byt eller passa
   *[swap] Inget kontrakt än: byt ett kort
 }
halmstad-aim-lacks = { $missing ->
    [quay] Ingen efterfrågan
    [captain] Ingen kapten
    [supply] Inget rött för { $demand }
    [load] Inget svart för { $demand }
   *[timber] Inget timmer
 } än: { $what ->
    [fill] dra eller byt
    [examine] byt eller titta
   *[swap] byt ett kort
 }
halmstad-aim-again = { $what ->
    [fill] Inga fler kontrakt än: dra eller byt
    [examine] Inga fler kontrakt: byt eller titta
    [barred] Inga fler kontrakt: byt eller passa
   *[swap] Inga fler kontrakt: byt, eller passa
}
halmstad-aim-contract = De här ger ett kontrakt: lägg upp dem
halmstad-aim-examine = Titta på trokorten, byt ett
halmstad-aim-reveal = En nisse där? Då räcker ett rött kort
halmstad-aim-swap = Ge ett handkort, ta kortet på en kaj
halmstad-aim-feed = Tror de dig slipper du röda kort
halmstad-doing-turn = { $who } på tur: byt, kontrakt eller passa
halmstad-doing-look = { $who } tittar på trokorten
halmstad-doing-fulfil = { $who } gör ett kontrakt
halmstad-doing-visit = { $who } får ta ett kort från en kaj
halmstad-doing-pledge = { $who } gör ett kontrakt av trokorten
halmstad-task-look = Byt ett kort mot ett trokort, eller låt bli
halmstad-task-fulfil = En nisse! Kontrakt med ett rött kort
halmstad-task-believed = Trodd! Utan röda kort
halmstad-task-proved = Bevisat! Valfri last
halmstad-claim = { $who }: ”Det ligger en nisse där!”
halmstad-verdict-believed = Trodd
halmstad-verdict-proved = Nisse!
halmstad-verdict-caught = Avslöjad!
halmstad-gets-believed = Ingen utmanar: { $who } gör ett kontrakt utan röda kort.
halmstad-gets-proved = Nissen följer med kontraktet: 4 poäng till { $who }, och valfri last.
halmstad-gets-caught = { $who } mister esset och gör inga fler kontrakt den här turen.
halmstad-stake-believe = { $who } får ett kontrakt,
halmstad-stake-either = utan röda kort
halmstad-stake-none = { $order ->
    [first] Ingen: du får +{ $count }
   *[second] Ingen: +{ $count } om ensam
 }
halmstad-stake-nisse = Nisse: { $who } får +{ $points }
halmstad-silence = { $who } lät tiden gå: den som tiger tror.
halmstad-task-answer = Finns det en nisse?
halmstad-all-see-nisse = Alla ser nissen.
halmstad-all-see-none = Alla ser att det inte finns någon.
halmstad-either = Tro eller utmana?
halmstad-task-visit = Ta ett kort från en kaj, eller avstå
halmstad-task-pledge = Ge timmer till ett kontrakt av trokorten
halmstad-tray-belief = Vilket trokort tar du för det?
halmstad-tray-given = Vilket handkort ger du för det?
halmstad-tray-swap = Byt dem, eller välj fler till ett kontrakt
halmstad-tray-pile = Välj ett kort att byta, eller kort till ett kontrakt
halmstad-tray-card = Välj en kaj att byta med, eller kort till ett kontrakt
halmstad-tray-more = Välj fler till ett kontrakt, eller släpp
halmstad-tray-feed = Mata en nisse med esset
halmstad-tray-ace = Mata en nisse med esset, eller byt det
halmstad-tray-contract = { $counters ->
    [one] Kontrakt på { $demand }: 1 mynt
   *[other] Kontrakt på { $demand }: { $counters } mynt
}
halmstad-missing = Saknas: { $what }
halmstad-need-demand = en efterfrågan
halmstad-need-red = rött { $count }
halmstad-need-supply = ett rött kort
halmstad-need-black = svart { $count }
halmstad-need-timber = timmer
halmstad-need-captain = en kapten
halmstad-sum = { $sum } av { $demand }
halmstad-swap-how = För att byta väljer du ett handkort och en kaj.
halmstad-feed-how = För att mata en nisse väljer du ett ess och inget annat.
halmstad-exchange-how = Välj ett av dina kort och ett trokort.
halmstad-one-demand = Ett kontrakt svarar på en efterfrågan: välj en kaj med ett rött tal.
halmstad-one-captain = En kapten räcker.
halmstad-no-part = Ess och nissar hör inte till korten i ett kontrakt.
halmstad-why-hand = Det kortet är till för senare.
halmstad-why-pile = Den kajen är till för senare.
halmstad-why-belief = Titta på trokorten med knappen Titta.
halmstad-why-deck = Dra med knappen Dra, en gång per tur.
halmstad-why-counters = Varje timmerkort i ett kontrakt tar ett mynt.
halmstad-say-swap = Byt { $card } mot { $other }
halmstad-say-contract = Kontrakt på { $card }, timmer: { $timber }
halmstad-say-exchange = { $belief ->
    [1] { $card } mot vänstra kortet
    [2] { $card } mot mittersta kortet
   *[3] { $card } mot högra kortet
 }
halmstad-say-visit = Ta { $card }
halmstad-say-bid = Bjud { $card }
halmstad-say-feed = Mata med { $card }
halmstad-say-pledge = Ge { $card } till kontraktet
halmstad-say-draw = Dra kort
halmstad-say-renew = Lägg bort { $card } och dra ett kort
halmstad-say-examine = Titta på trokorten
halmstad-say-leave = Låt trokorten vara
halmstad-say-reveal = Vänd upp trokorten
halmstad-say-challenge = Utmana
halmstad-say-believe = Tro
halmstad-say-decline = Avstå
halmstad-say-pass = Passa
halmstad-gap-all = mer än 4 poäng
halmstad-why-ends = Partiet slutar med det, { $how }.
halmstad-ended-won = { $points ->
    [0] vunnet på lika poäng
    [one] vunnet med en poäng
   *[other] vunnet med { $points } poäng
}
halmstad-ended-lost = { $points ->
    [0] förlorat på lika poäng
    [one] en poäng efter
   *[other] { $points } poäng efter
}
halmstad-why-only = Det finns inget annat att välja.
halmstad-why-again = { $timber ->
    [one] Ett kontrakt till kan följa genast, för ett mynt.
   *[other] Ett kontrakt till kan följa genast, för { $timber } mynt.
}
halmstad-why-fewest = Inget kontrakt tar fler mynt, och det här kostar bara { $cards } kort av handen.
halmstad-why-most = { $counters ->
    [one] Inget annat kontrakt tar mer än ett mynt.
   *[other] { $counters } mynt: inget annat kontrakt tar fler.
}
halmstad-why-makes = { $points ->
    [one] Det ger en poäng genast.
   *[other] Det ger { $points } poäng genast.
}
halmstad-why-shown = Det ligger en nisse där: då räcker ett rött kort, vilket som helst.
halmstad-why-safe = Det ligger en nisse där: en utmaning skulle bara ge 4 poäng till.
halmstad-why-bluff = Ingen av motståndarna kan veta att ingen nisse ligger där.
halmstad-why-proves = Det ligger en nisse där: en utmaning skulle bara skänka bort 4 poäng.
halmstad-why-catches = Ingen nisse ligger där: en utmaning måste lyckas.
halmstad-why-likely = Så långt korten berättar ligger en nisse där { $count } gånger av 100.
halmstad-why-costs = En nisse ligger där { $count } gånger av 100, och då ger en utmaning den som matar { $points } poäng till.
halmstad-why-worst = Inget kontrakt blir mindre utan det kortet, och ett nytt kan ge ett.
halmstad-why-needless = Inget kontrakt på din hand behöver den barlasten.
halmstad-why-fills = { $count ->
    [one] Det ger ett kort till skänks.
   *[other] Det ger { $count } kort till skänks.
}
halmstad-why-looks = { $count ->
    [one] Det kostar inget och visar ett osett trokort.
   *[other] Det kostar inget och visar { $count } osedda trokort.
}
halmstad-why-may = Det kostar inget, och ett trokort får bytas.
halmstad-why-lays = Det lägger dit en nisse, och de andra ser det inte.
halmstad-why-stays = Det ligger redan en nisse där.
halmstad-why-worse = Inget av dem är timmer, något som handen saknar eller vad ett kontrakt väntar på.
halmstad-why-enables = { $timber ->
    [one] Det gör ett kontrakt möjligt, för ett mynt.
   *[other] Det gör ett kontrakt möjligt, för { $timber } mynt.
}
halmstad-why-lacked = { $kind ->
    [captain] Det ger en kapten: handen hade ingen.
    [timber] Det ger timmer: handen hade inget.
   *[red] Det ger ett rött kort: handen hade inget.
}
halmstad-why-timber = { $count ->
    [one] Det ger handen ett timmerkort.
   *[other] Då har handen { $count } timmerkort: vart och ett är ett mynt i ett kontrakt.
}
halmstad-why-fits = { $timber ->
    [one] Då passar handen till ett kontrakt för ett mynt, när rätt efterfrågan ligger framme.
   *[other] Då passar handen till ett kontrakt för { $timber } mynt, när rätt efterfrågan ligger framme.
}
halmstad-why-first = { $kind ->
    [ace] Det ger ett ess att mata en nisse med: handen hade inget.
   *[nisse] Det ger handen en nisse.
}
halmstad-why-demand = Det lägger en efterfrågan på en kaj som saknade en.
halmstad-why-blocks = Det tar den röda { $value } från kajen: ingen annan gör ett kontrakt på den.
halmstad-why-fruitless = Inget byte gör ett kontrakt möjligt nu, eller ger en kapten eller timmer som handen saknar.
halmstad-why-tide = Efter en tur utan dragning och kontrakt lägger floden ett nytt kort på kaj { $quay }.
halmstad-why-spare = { $kind ->
    [ballast] Det ger bort barlast, och handen har mer.
    [captain] Det ger bort en kapten, och en räcker för ett kontrakt.
    [ace] Det ger bort ett ess, och handen har ett till.
    [timber] Det ger bort ett av flera timmerkort.
    [red] Det ger bort ett av flera röda kort.
   *[nisse] Det ger bort en nisse, och handen har en till.
}
halmstad-why-lower = En { $value } går lättare ihop med andra än ett högre tal.
halmstad-why-hides = Någon annan känner till det trokortet; sedan bara du.
halmstad-why-lasts = Att dra skulle ta de sista korten och avsluta partiet, { $how }.
halmstad-why-waits = { $timber ->
    [one] Handen väntar på en röd { $sum } på en kaj: då tar ett kontrakt ett mynt.
   *[other] Handen väntar på en röd { $sum } på en kaj: då tar ett kontrakt { $timber } mynt.
}
halmstad-why-unequal = Handen väntar på kort: inga röda blir tillsammans lika mycket som timmer och barlast.
halmstad-why-no-supply = Handen väntar på röda kort: de ska bli lika mycket som timmer och barlast.
halmstad-why-missing = { $kind ->
    [captain] Handen har ingen kapten, och varje kontrakt behöver en.
   *[timber] Handen har inget timmer, och varje kontrakt behöver det.
}
halmstad-why-bid = { $card ->
    [nisse] Inget kort slår en nisse.
    [K] Bara en nisse slår en kung, och en kapten får alla gärna känna till.
    [Q] Bara nissar och kungar slår en dam, och en kapten får alla gärna känna till.
    [J] Nissar, kungar och damer slår en knekt, och en kapten får alla gärna känna till.
    [A] Kaptener och nissar slår ett ess.
   *[number] Alla kaptener, ess och nissar slår det.
}
halmstad-why-pledges = Det högsta timret: det avgör vid lika poäng.
halmstad-sheet-counters = Mynt
halmstad-sheet-timber = Timmer i kontrakt, summa
halmstad-sheet-ballast = Barlast i kontrakt, summa
halmstad-sheet-nisser = Nissar

## Vad som har hänt
halmstad-beat-bid = { $who } har bjudit.
halmstad-beat-bids = { $why ->
    [highest] { $who-first } bjuder { $first }, { $who-second } { $second }, { $who-third } { $third }: högst börjar.
    [third] { $who-first } bjuder { $first }, { $who-second } { $second }, { $who-third } { $third }: två lika, den tredje börjar.
   *[alike] { $who-first } bjuder { $first }, { $who-second } { $second }, { $who-third } { $third }: alla lika.
}
halmstad-beat-tie = Alla bjuder igen, andra kort.
halmstad-beat-begin = { $who } börjar.
halmstad-beat-draw = { $count ->
    [one] { $who } drar ett kort.
   *[other] { $who } drar { $count } kort.
}
halmstad-beat-swap = { $who } ger { $card } och tar { $other }.
halmstad-beat-renew = { $who } lägger { $card } på en kaj och drar ett kort.
halmstad-beat-fined = { $count ->
    [one] { $who } betalar 1 mynt till { $challenger }.
   *[other] { $who } betalar { $count } mynt till { $challenger }.
}
halmstad-beat-examine = { $who } tittar på trokorten.
halmstad-beat-exchange = { $who } byter det { $belief ->
    [1] vänstra
    [2] mittersta
   *[3] högra
 } trokortet.
halmstad-beat-leave = { $who } låter trokorten vara.
halmstad-beat-reveal = { $there ->
    [nisse] { $who } vänder upp en nisse: ett rött kort räcker.
   *[none] { $who } vänder upp trokorten.
}
halmstad-beat-no-nisse = Ingen nisse där: inga fler kontrakt för { $who } den här turen.
halmstad-beat-feed = { $who } matar med { $card }: finns det en nisse?
halmstad-beat-answer = { $who } har svarat.
halmstad-beat-answers = { $first }, { $second }.
halmstad-said-believe = { $who } tror
halmstad-said-challenge = { $who } utmanar
halmstad-beat-believed = Ingen utmanar { $who }: ett kontrakt utan röda kort.
halmstad-beat-challenge = { $how-many ->
    [both] Båda utmanar; { $who } sitter närmast och räknas.
   *[one] { $who } utmanar: upp med trokorten.
}
halmstad-beat-proved = Där är en nisse: den följer med kontraktet från { $who }, med valfri last.
halmstad-beat-caught = Ingen nisse: { $who } mister { $card } och turens alla kontrakt. { $challenger } får ta trokorten.
halmstad-beat-visit = { $who } tar { $card } från en kaj för bluffen.
halmstad-beat-decline = { $who } tar inget för bluffen.
halmstad-beat-swept = { $who } saknar timmer: de gamla trokorten är ur spelet.
halmstad-log-examine = { $who } tittade
halmstad-log-draw = { $who } drog { $count }
halmstad-log-swap = { $who }: { $card } mot { $other }
halmstad-log-exchange = { $who } bytte ({ $belief ->
    [1] vänster
    [2] mitten
   *[3] höger
 })
halmstad-log-tide = Floden gav { $card }
halmstad-log-contract = { $who }: kontrakt på { $card }: +{ $gain }
halmstad-log-feed = { $who } matade med { $card }
halmstad-beat-refill = Till den tomma kajen kommer { $card }.
halmstad-deed-swap = { $who } bytte
halmstad-deed-made = { $who }: kontrakt
halmstad-deed-tide = Floden gav
halmstad-deed-contract = { $who }: kontrakt på { $card }
halmstad-beat-contract = { $how ->
    [pledge] { $who } ger { $card }: ett kontrakt av trokorten.
   *[other] { $who } gör ett kontrakt på { $card } och får { $counters } mynt.
}
halmstad-beat-belief = Det { $belief ->
    [1] vänstra trokortet
    [2] mittersta trokortet
   *[3] högra trokortet
 } är nytt.
halmstad-beat-beliefs = Nya trokort delas ut.
halmstad-beat-pass = { $who } passar.
halmstad-beat-tide = Inget draget, inget kontrakt: floden lägger { $card } på kaj { $pile }.
halmstad-beat-over = { $reason ->
    [counters] Det sista myntet är taget: partiet är slut.
    [deck] Talongen är slut: partiet är slut.
    [race] Fem kontrakt: partiet är slut.
   *[still] Sex stilla turer: partiet är slut.
}

## Varför inte
halmstad-bid-made = Du har bjudit; de andra tänker än.
halmstad-bid-tied = Det kortet ligger redan som bud: bjud ett annat.
halmstad-not-held = Det kortet har du inte.
halmstad-drawn = Man drar en gång per tur.
halmstad-hand-full = Man drar upp till { $most } kort, och så många har du.
halmstad-renew-first = Handen är full: välj ett kort att lägga bort, och dra sedan.
halmstad-renew-how = Välj ett kort ur handen och inget annat, och dra sedan.
halmstad-draw-alone = Dra först: lägg tillbaka det du har valt.
halmstad-tray-may-renew = Dra lägger bort det och ger ett nytt
halmstad-tray-renew = Det läggs där floden kommer härnäst, och ett nytt kommer
halmstad-no-renewal = Fulla händer förnyas inte vid det här bordet.
halmstad-not-full = Bara en hand med { $most } kort eller fler förnyas: dra.
halmstad-deck-out = Talongen är slut.
halmstad-swapped = Man byter en gång per tur.
halmstad-examined = Man tittar på trokorten en gång per tur.
halmstad-no-pile = Där finns inget kort att byta med.
halmstad-no-belief = Där ligger inget trokort.
halmstad-barred = Inga fler kontrakt för dig den här turen.
halmstad-no-demand = Efterfrågan är en röd 2 till 10 på en kaj.
halmstad-no-red-quay = Ingen röd 2 till 10 ligger på en kaj.
halmstad-lacks-supply = Du behöver en röd 2 till 10 på handen.
halmstad-lacks-timber = Du behöver ett timmerkort på högst { $most }.
halmstad-lacks-captain = Du behöver en kapten: knekt, dam eller kung.
halmstad-captain = Kaptenen är en knekt, dam eller kung.
halmstad-supply-red = Dina röda kort är hjärter och ruter från 2 till 10.
halmstad-supply-exact = Dina röda kort är { $supply } och måste vara { $demand }.
halmstad-supply-one = Precis ett rött kort.
halmstad-supply-none = Det här kontraktet tar inget rött kort från dig.
halmstad-load-black = Lasten är klöver och spader från 2 till 10.
halmstad-load-timber = En last behöver timmer: en klöver från 2 till 10.
halmstad-load-exact = Lasten är { $load } och måste vara { $demand }.
halmstad-load-most = Lasten är { $load } och får vara högst { $demand }.
halmstad-feed-ace = En nisse matas med ett ess.
halmstad-fulfil-later = Vänd först upp trokorten, eller mata en nisse.
halmstad-unknown-move = Ett sådant drag finns inte i spelet.
halmstad-they-think = De andra funderar på ditt ess.
halmstad-answer-given = Du har svarat; den andra tänker än.
halmstad-no-card-there = Där ligger inget kort.
halmstad-pledge-timber = Ge timmer: en klöver från 2 till 10.
halmstad-first-bid = Bjud ett kort först.
halmstad-first-turn = Inte nu: det är din tur, gör något eller passa.
halmstad-first-look = Byt först ett trokort, eller låt dem vara.
halmstad-first-fulfil = Gör kontraktet först.
halmstad-first-answer = Tro eller utmana först.
halmstad-first-visit = Ta först ett kort från en kaj, eller avstå.
halmstad-first-pledge = Ge först ett timmerkort.

## Slutet
halmstad-story-nisser = { $winner } vann med { $points } poäng och { $nisser ->
    [one] en nisse
   *[other] { $nisser } nissar
}.
result-halmstad-points = Flest poäng, efter { $moves } drag.
result-halmstad-timber = { $points } var: { $winner } har mer timmer, { $most } mot { $next }.
result-halmstad-ballast = { $points } var och lika mycket timmer: { $winner } har mindre barlast, { $most } mot { $next }.
result-halmstad-shared = Lika på allt: segern delas.
result-halmstad-race = Först med fem kontrakt.

## Reglerna
says-halmstad-4 = Så mycket vet en av er. De andra glor bara på baksidor.
glance-halmstad = Gör kontrakt på timmer vid kajerna i Halmstad. Kontrakt ger mynt, och en del ger en nisse.

    Ett kontrakt har tre delar: röda kort från dig för ett rött kort på en kaj, svarta som last, och en kapten.

    Tre trokort ligger dolda där uppe. Finns en nisse bland dem, eller tror de andra det, kräver ett kontrakt mindre.
rules-halmstad-1 = Målet
rules-halmstad-1-text = Tre magnater handlar med timmer i Halmstad. Kontrakt ger mynt, och en del ger en nisse.

    Klöver 2 till 10 är timmer, spader 2 till 10 barlast. Röda kort från 2 till 10 betalar du med, och på kajen är de efterfrågan. Knektar, damer och kungar är kaptener. Ess är nissarnas älsklingsmat, och de fyra jokrarna är nissar.

    Till sist ger varje mynt 1 poäng och varje nisse i dina kontrakt 4.
says-halmstad-1 = Timmer ger mynt. Barlasten är bara med för summans skull.
rules-halmstad-2 = Början
rules-halmstad-2-text = Alla får sju kort. Fem kort ligger öppna på kajerna, tre trokort dolda ovanför. Det finns 18 mynt, eller färre om ni väljer det.

    Alla bjuder ett kort i hemlighet. Från högt till lågt: nisse, kung, dam, knekt, ess, 10 ner till 2. Den högsta börjar.

    Är två lika börjar den tredje. Är alla lika bjuder ni igen med andra kort; efter sju gånger lottas det. Buden går tillbaka till händerna. Turen går åt vänster.
says-halmstad-2 = Starkast först. Men bjuder två lika börjar den tredje!
rules-halmstad-3 = En tur
rules-halmstad-3-text = Gör vad du vill, i vilken ordning du vill, och passa när du är klar.

    Dra, byta, titta: en gång var. Dra tills du har sju kort. Byt ett handkort mot det översta på en kaj. Titta på trokorten, och byt ett mot ett handkort eller låt dem vara.

    Kontrakt, så många du kan. Ett falskt ord om nissar tar bort den rätten för den här turen.
says-halmstad-3 = Hoppa över vad du vill. Men se dig väl omkring först!
rules-halmstad-4 = Trokorten
rules-halmstad-4-text = Den som tittar ser alla tre. De andra ser bara vilket som byttes.

    Bordet minns det du har sett. Det vet vem som känner ett trokort, vad du såg där senast, och vilka kort som öppet kom till en hand.
rules-halmstad-5 = Kontrakt
rules-halmstad-5-text = Varje kontrakt kräver efterfrågan, en kapten och en last. Efterfrågan är en röd siffra på en kaj, lasten timmer och, om du vill, barlast: minst ett timmerkort. Varje timmerkort ger ett mynt.

    Utan nisse ska summorna stämma. Röda handkort blir precis efterfrågan, och lasten blir det också.

    Att vända upp trokorten kan hjälpa. Ligger där en nisse räcker ett rött kort, av vilken valör som helst, och en last på högst efterfrågan. Nissen ligger kvar. Finns ingen blir det inga fler kontrakt den turen.
says-halmstad-5 = Till höger om strecket åker de bara med. Ingen räknar dem.
rules-halmstad-6 = Mata en nisse
rules-halmstad-6-text = Mata med ett ess: du säger att en nisse finns bland trokorten. De andra två svarar i hemlighet, inom en halv minut om ni inte valt annat. Tystnad är tro.

    Utmanar ingen räcker esset, en kapten och en last på högst efterfrågan, utan röda kort från dig. Ingen ser trokorten.

    En utmaning vänder upp dem. Finns en nisse går den med i kontraktet, och lasten får vara hur stor som helst.
says-halmstad-6 = Tror båda på dig tittar ingen. Så vem behöver en nisse?
rules-halmstad-7 = Avslöjad
rules-halmstad-7-text = Finns ingen nisse är esset förlorat. Den som matade gör inga fler kontrakt den turen.

    Båda motståndarna får ta ett kort, utmanaren först. Vilket kort som helst från en kaj, även underifrån och även över sju kort.

    Sedan ger utmanaren ett timmerkort. Det blir ett kontrakt med de tre trokorten och ett mynt; utan timmer går trokorten ur spelet. Tre nya delas ut. Utmanade båda räknas den som sitter närmast till vänster om essets ägare.
says-halmstad-7 = Ingen nisse hemma? Esset är borta, och de andra tar för sig.
rules-halmstad-8 = Floden och slutet
rules-halmstad-8-text = Partiet slutar med det sista myntet, eller när talongen är slut och allt som det draget satte i gång är klart.

    Floden är en husregel. Efter en tur där ingen drog och ingen gjorde kontrakt lägger den talongens översta kort på nästa kaj, så att talongen tar slut. Spelar ni utan flod slutar sex sådana turer i rad partiet.

    Om ni väljer det vinner det femte kontraktet genast.
says-halmstad-8 = Mynten eller korten: när något tar slut är det över.
rules-halmstad-9 = Räkningen
rules-halmstad-9-text = Ett mynt är 1 poäng, en nisse i dina kontrakt 4. Korten i ett kontrakt räknas som vad de är, även trokort.

    Är några lika avgör mest timmer, hopräknat; sedan minst barlast. Är de lika även i det delar de segern.
says-halmstad-9 = Sju mynt och en nisse: 7 + 4 = 11. Väl värt gröten!

rules-halmstad-10 = Vad bordet minns
rules-halmstad-10-text = Bordet minns åt dig vad du har sett. Ett blekt kort är ett trokort som du känner. Ett litet är det du såg där sist; det kan ha bytts sedan dess.

    Tecknen under ett trokort hör till de spelare som känner dess kort, och handen visar vem som bytte det senast. De små korten vid en hand har man sett komma dit. De blekare kan ha lämnat den igen, med ett trokort som ägaren har bytt.

    I inställningarna kan det stängas av: Minneshjälp.
says-halmstad-10 = Minne som ett såll? Bordet minns det åt dig.

## Lektionen, högst 25 ord per steg
lesson-halmstad-swap = En gång per tur får du byta ett kort mot det översta på en kaj. Ta klöver 5.
lesson-halmstad-claim = Den röda 8:an på kajen är en efterfrågan: nå precis 8 i rött och i svart, med en kapten, J, Q eller K.
lesson-halmstad-draw = Klöver 2 till 10 är timmer: varje sådant i ett kontrakt tar ett mynt. Dra till sju, en gång per tur.
lesson-halmstad-look = En gång per tur får du leta efter en nisse, en joker, bland trokorten. Titta på trokorten.
lesson-halmstad-hide = Där finns ingen nisse, men du får byta ett trokort mot ett kort från handen: lägg din nisse där.
lesson-halmstad-reveal = Med en nisse där räcker ett enda rött kort, av vilken valör som helst. Vänd upp trokorten.
lesson-halmstad-fulfil = Nissen blir kvar, och det svarta får bli mindre. Välj en röd siffra på en kaj, ett rött kort, timmer och din kapten.
lesson-halmstad-feed = Bara du vet att där inte finns någon nisse, och du får bluffa: mata nissen med ditt ess.
lesson-halmstad-believed = Båda tror dig, så kontraktet kräver inget rött handkort: välj en efterfrågan, svart upp till dess värde, med timmer, och en kapten.
lesson-halmstad-challenge = En felaktig utmaning skänker bort nissens 4 poäng, men du har ju tittat. Utmana!
lesson-halmstad-visit = Avslöjad! Först du, sedan den andra får ta ett kort, även underifrån: ta klöver 4.
lesson-halmstad-pledge = Din lön: timmer och de tre trokorten blir ett kontrakt, med ett mynt. Ge din klöver 4.
lesson-halmstad-bid = Alla bjuder ett kort i hemlighet: är alla tre olika börjar det högsta. Bjud din dam.
lesson-halmstad-pass = När du passar slutar turen; utan dragning eller kontrakt lägger floden till ett kort. Passa.
lesson-end-halmstad = Partiet slutar med det sista av de 18 mynten, eller med talongen. Varje mynt ger 1, varje nisse i dina kontrakt 4.

## Var saker ligger
halmstad-remembered = i minnet: { $card }
halmstad-maybe = kanske { $card }
halmstad-spot-pile = Kaj { $pile }, översta kortet först
halmstad-spot-belief = Trokort { $belief }
halmstad-spot-memory = Sist sett vid trokort { $belief }
halmstad-spot-won = Kontrakt: { $who }
halmstad-spot-seen = Känt om handen: { $who }
halmstad-spot-bid = Bud: { $who }
halmstad-spot-tied = Lika bud: { $who }
halmstad-spots-fed = Esset som matades
halmstad-spots-belief = Trokort
halmstad-spots-bid = Bud

## Bredvid reglerna
drawn-halmstad-timber = timmer
drawn-halmstad-ballast = barlast
drawn-halmstad-red = rött kort eller efterfrågan
drawn-halmstad-captains = kaptener
drawn-halmstad-ace = mat åt en nisse
drawn-halmstad-points = { $points } poäng
drawn-halmstad-hand = kort var
drawn-halmstad-quays = kajer
drawn-halmstad-beliefs = trokort
drawn-halmstad-counters = mynt
drawn-halmstad-draw = En gång: dra, upp till { $cards } kort.
drawn-halmstad-swap = En gång: byt mot det översta på en kaj.
drawn-halmstad-examine = En gång: titta på trokorten, byt ett.
drawn-halmstad-contracts = Kontrakt, så många du kan.
drawn-halmstad-pass = Passa sedan.
drawn-halmstad-niches = Vad en spelare vet om trokorten; de andra ser bara baksidor.
drawn-halmstad-believe = båda tror
drawn-halmstad-doubts = utmanar
drawn-halmstad-none = ingen nisse: esset är borta
drawn-halmstad-first = först
drawn-halmstad-then = sedan
drawn-halmstad-visit = valfritt kort på en kaj
drawn-halmstad-tide = Floden: ingen drog och inget kontrakt, så en kaj får ett kort.
drawn-halmstad-last = Inga mynt kvar: slut.
drawn-halmstad-deck = Inga kort kvar i talongen: slut.
drawn-halmstad-knows = Känner det här trokortet.
drawn-halmstad-touched = Bytte det senast.
drawn-halmstad-memory = Det såg du där en gång.
drawn-halmstad-yours = Rött
drawn-halmstad-black = Svart
drawn-halmstad-captain = Kapten
drawn-halmstad-maybe = Kanske kvar på den handen.
card-halmstad-once = En gång per tur: dra, byta, titta
card-halmstad-contract = Rött på en kaj = rött från dig
card-halmstad-load = Lika i svart; klöver ger mynt
card-halmstad-captain = Och en kapten: J, Q eller K
card-halmstad-nisse = Nisse visad: ett rött räcker
card-halmstad-ace = Ess, om de tror: inget rött
card-halmstad-worth = 1 poäng, en nisse 4; inga kvar: slut
leaf-halmstad-once = En gång per tur: dra, byta ett kort, titta på trokorten
leaf-halmstad-contract = Dina röda kort blir lika mycket som det röda på en kaj
leaf-halmstad-load = Dina svarta också; varje klöver ger ett mynt
leaf-halmstad-captain = Och en kapten följer med: J, Q eller K
leaf-halmstad-nisse = En nisse vändes upp: ett rött kort räcker, vilket som helst
leaf-halmstad-ace = Ett ess, om de tror dig: inget rött alls
leaf-halmstad-worth = Ett mynt är 1 poäng, en nisse 4; inga mynt kvar: slut
drawn-halmstad-along = Till höger om strecket: räknas inte.
drawn-halmstad-turned = En nisse vänds upp: vilket rött kort som helst, och last upp till efterfrågan.
