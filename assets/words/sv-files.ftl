### Meningar om filer: vad som inte går att läsa eller spara, var, och varför.

settings-unreadable = Inställningarna i { $file } går inte att läsa ({ $reason }).
settings-broken = Inställningarna i { $file } är trasiga ({ $reason }); { $aside }.
settings-not-kept = Inställningarna kunde inte sparas i { $file } ({ $reason }).
file-says = { $file }: { $reason }
evening-unreadable = Spelkvällen i { $file } går inte att läsa ({ $reason }).
evening-broken = Spelkvällen i { $file } är trasig ({ $reason }); { $aside }.
evening-strange = Spelkvällen i { $file } har ett spel som inte finns här, { $game }; { $aside }.
evening-not-kept = Spelkvällen kunde inte sparas i { $file } ({ $reason }).
match-not-kept = Partiet kunde inte sparas i { $file } ({ $reason }).
record-unreadable = Partiet i { $file } går inte att läsa ({ $reason }).
record-broken = Partiet i { $file } är trasigt ({ $reason })
record-line-broken = Partiet i { $file } är trasigt på rad { $line } ({ $reason })
record-illegal = Partiet i { $file } har ett otillåtet drag på rad { $line }, { $move } ({ $reason })
record-aside = { $sentence }; { $aside }.
aside = filen är undanlagd som { $file }
file-aside = { $file } ({ $reason }); { $aside }
aside-not = filen kunde inte läggas undan ({ $reason })
pin-not-kept = Numret kunde inte sparas i { $file } ({ $reason }).
folder-not-kept = I { $folder } går det inte att spara något ({ $reason }).
map-unusable = Kartan går inte att använda. { $sentence }
words-unreadable = Orden i { $file } går inte att läsa ({ $reason }).
words-circle = { $folder }: ordet { $key } ({ $language }) hänvisar till sig självt.
words-line-left-out = En rad i { $file } är utelämnad ({ $reason }): { $text }
folder-taken = Hearthside är redan öppet med mappen { $folder }.
