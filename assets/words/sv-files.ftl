### Meningar om filer: vad som inte går att läsa eller spara, var, och varför.

settings-unreadable = Inställningarna i { $a } går inte att läsa ({ $b }).
settings-broken = Inställningarna i { $a } är trasiga ({ $b }); { $c }.
settings-not-kept = Inställningarna kunde inte sparas i { $a } ({ $b }).
file-says = { $a }: { $b }
evening-unreadable = Spelkvällen i { $a } går inte att läsa ({ $b }).
evening-broken = Spelkvällen i { $a } är trasig ({ $b }); { $c }.
evening-strange = Spelkvällen i { $a } har ett spel som inte finns här, { $b }; { $c }.
evening-not-kept = Spelkvällen kunde inte sparas i { $a } ({ $b }).
match-not-kept = Partiet kunde inte sparas i { $a } ({ $b }).
record-unreadable = Partiet i { $a } går inte att läsa ({ $b }).
record-broken = Partiet i { $a } är trasigt ({ $b })
record-line-broken = Partiet i { $a } är trasigt på rad { $b } ({ $c })
record-illegal = Partiet i { $a } har ett otillåtet drag på rad { $b }, { $c } ({ $d })
record-aside = { $a }; { $b }.
aside = filen är undanlagd som { $a }
file-aside = { $a } ({ $b }); { $c }
aside-not = filen kunde inte läggas undan ({ $a })
pin-not-kept = Numret kunde inte sparas i { $a } ({ $b }).
folder-not-kept = I { $a } går det inte att spara något ({ $b }).
map-unusable = Kartan går inte att använda. { $a }
words-unreadable = Orden i { $a } går inte att läsa ({ $b }).
words-circle = { $a }: ordet { $c } ({ $b }) hänvisar till sig självt.
words-line-left-out = En rad i { $a } är utelämnad ({ $b }): { $c }
folder-taken = Hearthside är redan öppet med mappen { $a }.
