### Boards, maps, and what is wrong with them.

hex-unknown = Ezen a táblán nincs { $name } mező.
hex-unreadable = A(z) „{ $words }” nem mező neve. Írj egy betűt és egy számot, például C4.
heading-unreadable = A(z) „{ $words }” nem irány. Lehetséges: { $known }.
action-unreadable = A(z) „{ $words }” nem érthető. Írd például ezt: „helyez C4 NE”, „irány S” vagy „program” és tizenhat cella.

map-small = Egy táblához legalább { $fewest } mező kell; ezen { $hexes } van.
map-large = Egy táblán legfeljebb { $most } mező lehet; ezen { $hexes } van.
map-wide = Egy tábla legfeljebb { $most_columns } oszlopból és { $most_rows } sorból áll; ezen { $columns } és { $rows } van.
map-long = A térképszöveg { $length } karakter; legfeljebb { $longest } lehet.
map-statement = { $line }. sor: a(z) „{ $words }” ismeretlen. Egy sor ezek egyikével kezdődik: radius, column, without, low, high, trap, mine, trap_hidden, mine_hidden.
map-radius = { $line }. sor: a „radius” után egy szám áll 1 és { $most } között.
map-column = { $line }. sor: a „column” után az oszlop száma és a sorai állnak, például „column -2 0..4”.
map-number = { $line }. sor: a(z) „{ $words }” nem egész szám -{ $most } és { $most } között.
map-no-hexes = { $line }. sor: hiányoznak a mezők. Írd őket q,r alakban, például 0,-2.
map-hex = { $line }. sor: a(z) „{ $words }” nem mező. Írd q,r alakban, például 0,-2.
map-terrain-twice = { $line }. sor: a(z) { $hex } mezőn már van valami.
map-terrain-off = A(z) { $hex } mező nincs a táblán, így nem lehet rajta { $kind }.

wrong-board = A „board” beállítás nem olvasható: { $why }
wrong-hidden-edge = A „board” beállítás a szélen, a(z) { $hex } mezőn rejt el valamit, ahol a robotok indulnak. Tedd beljebb.
wrong-hidden = { $wanted } rejtett akna és csapóajtó túl sok: { $room } fér el. Csökkentsd a „hidden_mines” vagy a „hidden_traps” értékét.
wrong-no-edge = A tábla szélén nincs szabad mező, ahol robot indulhatna. Tegyél szabaddá néhányat.
wrong-no-room = A szélen nem fér el { $robots } robot úgy, hogy { $distance } mező legyen közöttük. Válassz nagyobb táblát vagy kevesebb játékost.

figure-unreadable = A(z) „{ $words }” nem egy ábra sora. Írd például ezt: „robot 0,4 N D+2 ?1” vagy „turns 3”.

terrain-low = alacsony fal
terrain-high = magas fal
terrain-trap = csapóajtó
terrain-mine = akna

heading-N = északra
heading-NE = északkeletre
heading-SE = délkeletre
heading-S = délre
heading-SW = délnyugatra
heading-NW = északnyugatra
