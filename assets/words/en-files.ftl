### Sentences about files: what cannot be read or kept, where, and why.

settings-unreadable = { $a }: the settings cannot be read: { $b }
settings-broken = { $a }: the settings are broken, { $b }; { $c }
settings-not-kept = { $a }: the settings are not kept: { $b }
file-says = { $a }: { $b }
evening-unreadable = { $a }: the game night cannot be read: { $b }
evening-broken = { $a }: the game night is broken, { $b }; { $c }
evening-strange = { $a }: there is no game called { $b } here; { $c }
evening-not-kept = { $a }: the game night is not kept: { $b }
match-not-kept = { $a }: the match is not kept: { $b }
record-unreadable = { $a }: the record cannot be read: { $b }
record-broken = { $a }: the record is broken: { $b }
record-line-broken = { $a }: line { $b } is broken: { $c }
record-illegal = { $a }: line { $b } is not a legal move, { $c }: { $d }
record-aside = { $a }; { $b }
aside = it is set aside as { $a }
file-aside = { $a } ({ $b }); { $c }
aside-not = it cannot be set aside: { $a }
pin-not-kept = { $a }: the number is not kept: { $b }
folder-not-kept = { $a }: nothing can be kept here: { $b }
map-unusable = The map cannot be used. { $a }
words-unreadable = { $a }: the words cannot be read: { $b }
words-circle = { $a }: in { $b } the word { $c } refers to itself
words-line-left-out = { $a }: this line is left out, { $b }: { $c }
folder-taken = { $a }: another Hearthside is open on this folder
