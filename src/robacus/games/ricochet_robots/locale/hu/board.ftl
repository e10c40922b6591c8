### Mi lehet hibás egy tábla szövegében.

board-no-cell = Ezen a táblán nincs „{ $name }” mező; a mezők A1-től { $last }-ig tartanak.
board-size = { $width } x { $height } mezős tábla nem lehetséges: mindkét irányban 1 és { $most } között lehet.
board-row-length = A(z) { $row }. sorban { $length } számjegy van; a tábla { $width } mező széles.
board-row-digits = A(z) { $row }. sorban más is van, mint a 0–9 és a–f számjegyek.
board-rows = A táblának { $height } sora lenne, de csak { $rows } következik.
board-rim-open = A perem nyitott: a(z) { $cell } mezőnek nincs fala a(z) { $side } oldalon.
board-one-sided = A(z) { $cell } és a(z) { $other } közötti fal csak az egyik mezőn van meg. Tedd mindkettőre.
board-all-solid = Minden mező tömör; legalább egyet hagyj szabadon.
board-two-diagonals = A(z) { $cell } mezőn két átlós fal van; csak egy fér el.
board-two-targets = A(z) { $cell } mezőn két cél van; csak egy fér el.
board-on-solid = { $cell } tömör mező: semmit sem lehet rátenni.
board-vortex = A(z) { $cell } mező célja: az „any” szín az örvényé, és csak az övé.
board-text-long = A szöveg { $length } karakter; legfeljebb { $longest } karaktert olvasunk.
board-statement = „{ $words }” nem tábla szövegébe való.
board-missing = A szöveg nem táblával kezdődik: írd, hogy „quadrants 1A 2B 3C 4D”, vagy „board 5x4” és utána a sorait.
board-twice = A szövegben két tábla van; csak egyet hagyj.
board-header = „{ $words }” nem érthető: a méretet így írd: „board 5x4”.
board-diagonal = „{ $words }” nem átlós fal: írd például így: „diagonal C4 / red”.
board-target = „{ $words }” nem cél: írd például így: „target B3 blue circle”.
board-quadrants = „{ $words }” nem négy negyedoldal: vegyél mindegyik darabból egy oldalt, például „1A 2B 3A 4B”.
board-long-slides = Az átlós falak túl hosszú utakon vezetnek egymásba; vegyél el belőlük néhányat.
