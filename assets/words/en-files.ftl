### Sentences about files: what cannot be read or kept, where, and why.

# $file, $reason
settings-unreadable = { $file }: the settings cannot be read: { $reason }
# $file, $reason, $aside - as aside or aside-not says it
settings-broken = { $file }: the settings are broken, { $reason }; { $aside }
# $file, $reason
settings-not-kept = { $file }: the settings are not kept: { $reason }
# $file, $reason
file-says = { $file }: { $reason }
# $file, $reason
evening-unreadable = { $file }: the game night cannot be read: { $reason }
# $file, $reason, $aside - as aside or aside-not says it
evening-broken = { $file }: the game night is broken, { $reason }; { $aside }
# $file, $game, $aside - as aside or aside-not says it
evening-strange = { $file }: there is no game called { $game } here; { $aside }
# $file, $reason
evening-not-kept = { $file }: the game night is not kept: { $reason }
# $file, $reason
match-not-kept = { $file }: the match is not kept: { $reason }
# $file, $reason
record-unreadable = { $file }: the record cannot be read: { $reason }
# $file, $reason
record-broken = { $file }: the record is broken: { $reason }
# $file, $line, $reason
record-line-broken = { $file }: line { $line } is broken: { $reason }
# $file, $line, $move, $reason
record-illegal = { $file }: line { $line } is not a legal move, { $move }: { $reason }
# $sentence, $aside - what is wrong with a record, and what aside or aside-not says
record-aside = { $sentence }; { $aside }
# $what - what record-of or record-some says
record-spoilt = { $what } is damaged and cannot be opened any more.
# $game
record-of = A saved game of { $game }
record-some = A saved game
# $file
aside = it is set aside as { $file }
# $file, $reason, $aside - as aside or aside-not says it
file-aside = { $file } ({ $reason }); { $aside }
# $reason
aside-not = it cannot be set aside: { $reason }
# $file, $reason
pin-not-kept = { $file }: the PIN is not kept: { $reason }
# $folder, $reason
folder-not-kept = { $folder }: nothing can be kept here: { $reason }
# $sentence - what is wrong with the map
map-unusable = The map cannot be used. { $sentence }
# $file, $reason
words-unreadable = { $file }: the words cannot be read: { $reason }
# $folder, $language, $key
words-circle = { $folder }: in { $language } the word { $key } refers to itself
# $file, $reason, $text - the beginning of the line
words-line-left-out = { $file }: this line is left out, { $reason }: { $text }
# $folder
folder-taken = { $folder }: another Hearthside is open on this folder
