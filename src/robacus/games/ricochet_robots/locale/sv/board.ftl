### Vad som kan vara fel i texten till ett bräde.

board-no-cell = Det finns ingen ruta ”{ $name }” på det här brädet; rutorna går från A1 till { $last }.
board-size = Ett bräde på { $width } x { $height } rutor är inte möjligt: 1 till { $most } åt vardera hållet.
board-row-length = Rad { $row } har { $length } siffror; brädet är { $width } rutor brett.
board-row-digits = Rad { $row } innehåller något annat än siffrorna 0–9 och a–f.
board-rows = Brädet ska ha { $height } rader, men bara { $rows } följer.
board-rim-open = Ytterkanten är öppen: rutan { $cell } har ingen vägg på sidan { $side }.
board-one-sided = Väggen mellan { $cell } och { $other } finns bara på den ena rutan. Sätt den på båda.
board-all-solid = Alla rutor är massiva; lämna minst en fri.
board-two-diagonals = Det finns två diagonaler på { $cell }; bara en får plats.
board-two-targets = Det finns två målrutor på { $cell }; bara en får plats.
board-on-solid = { $cell } är massiv: ingenting kan ställas där.
board-vortex = Målrutan på { $cell }: virveln har färgen ”any”, och bara virveln.
board-text-long = Texten har { $length } tecken; högst { $longest } läses.
board-statement = ”{ $words }” hör inte hemma i texten till ett bräde.
board-missing = Texten börjar inte med ett bräde: skriv ”quadrants 1A 2B 3C 4D”, eller ”board 5x4” och dess rader.
board-twice = Texten har två bräden; behåll ett.
board-header = ”{ $words }” går inte att förstå: skriv storleken som ”board 5x4”.
board-diagonal = ”{ $words }” är ingen diagonal: skriv till exempel ”diagonal C4 / red”.
board-target = ”{ $words }” är ingen målruta: skriv till exempel ”target B3 blue circle”.
board-quadrants = ”{ $words }” är inte fyra sidor av fjärdedelar: ta en sida av varje del, till exempel ”1A 2B 3A 4B”.
board-long-slides = De diagonala väggarna leder in i varandra över för långa vägar; ta bort några av dem.
