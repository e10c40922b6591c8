### Boards, maps, and what is wrong with them.

hex-unknown = Det finns ingen ruta { $name } på det här brädet.
hex-unreadable = ”{ $words }” är inte namnet på en ruta. Skriv en bokstav och en siffra, till exempel C4.
heading-unreadable = ”{ $words }” är ingen riktning. Möjliga: { $known }.
action-unreadable = ”{ $words }” går inte att förstå. Skriv till exempel ”placera C4 NE”, ”riktning S” eller ”program” och sexton celler.

map-small = Ett bräde behöver minst { $fewest } rutor; det här har { $hexes }.
map-large = Ett bräde har högst { $most } rutor; det här har { $hexes }.
map-wide = Ett bräde har högst { $most_columns } kolumner och { $most_rows } rader; det här har { $columns } och { $rows }.
map-long = Karttexten har { $length } tecken; högst { $longest } är möjligt.
map-statement = Rad { $line }: ”{ $words }” är okänt. En rad börjar med radius, column, without, low, high, trap, mine, trap_hidden eller mine_hidden.
map-radius = Rad { $line }: efter ”radius” kommer ett tal från 1 till { $most }.
map-column = Rad { $line }: efter ”column” kommer kolumnens nummer och dess rader, till exempel ”column -2 0..4”.
map-number = Rad { $line }: ”{ $words }” är inget heltal från -{ $most } till { $most }.
map-no-hexes = Rad { $line }: rutorna saknas. Skriv dem som q,r, till exempel 0,-2.
map-hex = Rad { $line }: ”{ $words }” är ingen ruta. Skriv q,r, till exempel 0,-2.
map-terrain-twice = Rad { $line }: på rutan { $hex } finns redan något.
map-terrain-off = Rutan { $hex } finns inte på brädet, så där kan inte finnas { $kind }.

wrong-board = Valet ”board” går inte att läsa: { $why }
wrong-hidden-edge = Valet ”board” gömmer något på { $hex }, vid kanten där robotarna startar. Lägg det längre in.
wrong-hidden = { $wanted } dolda minor och fallluckor är för många: det finns plats för { $room }. Minska ”hidden_mines” eller ”hidden_traps”.
wrong-no-edge = Brädet har ingen fri ruta vid kanten där en robot kan starta. Röj några av dem.
wrong-no-room = Vid kanten finns det inte plats för { $robots } robotar med { $distance } rutor emellan. Välj ett större bräde eller färre spelare.

figure-unreadable = ”{ $words }” är ingen rad i en figur. Skriv till exempel ”robot 0,4 N D+2 ?1” eller ”turns 3”.

terrain-low = låg mur
terrain-high = hög mur
terrain-trap = falllucka
terrain-mine = mina

heading-N = mot norr
heading-NE = mot nordost
heading-SE = mot sydost
heading-S = mot söder
heading-SW = mot sydväst
heading-NW = mot nordväst
