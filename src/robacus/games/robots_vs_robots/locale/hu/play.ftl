### What happens at the table, and what is refused.

game-over = A harc véget ért.
placed-already = Minden robot a helyén van.
place-first = Előbb tedd a robotodat egy szélső mezőre.
face-now = A robotod a helyén van; válaszd ki, merre néz.
place-before = Programot akkor írunk, amikor minden robot a helyén van.
somebody-else-places = Most { $seat } helyez el robotot.
place-edge = A(z) { $hex } nem szabad mező a tábla szélén.
place-near = A(z) { $hex } túl közel van ehhez a robothoz: { $seat }. Legalább { $between } mezőnek kell közöttük lennie.
place-room = Ha robot áll a(z) { $hex } mezőn, a többieknek nem marad hely.

told-placed = { $seat } robotot helyez ide: { $hex }.
told-faced = { $seat } { $heading } fordítja.
told-ready = { $seat } kész van.
told-changed = { $seat } megváltoztatta a programját.
told-time = Lejárt az írás ideje.
fight-starts = Minden program megvan: kezdődik a harc.

told-all = { $what }.
told-turn = { $turn }. kör: { $what }.
told-reading = a robotok a programjukat olvassák
told-order = { $seat } { $order }
does-order = { $order } ({ $step }. lépés)
does-dead = semmi (a(z) { $step }. lépés elveszett)
does-loop = semmi (körbe-körbe olvas)
told-rotated = { $seat } { $heading } néz
told-moved = { $seat } ide: { $hex }
told-fell = { $seat } leesik a tábláról
told-mine = { $seat } aknára hajt és kiesik
told-mine-step = { $seat } aknára hajt és elveszíti a(z) { $step }. lépést
told-trap = { $seat } csapóajtóba esik
told-blast = { $seat } felrobban
told-missed = { $seat } lő, de senkit sem talál el
told-out = { $seat } a szomszéd mezőről talál, kiesik: { $other }
told-hit = { $seat } két mezőről talál, elveszíti a(z) { $step }. lépést: { $other }

over-last = { $seat } az utolsó robot a(z) { $turn }. körben.
over-all-out = Az utolsó robotok együtt estek ki a(z) { $turn }. körben: döntetlen.
over-limit = A(z) { $turn }. kör volt az utolsó: döntetlen, { $seats }.
over-repetition = A(z) { $turn }. körtől minden ismétlődik: döntetlen, { $seats }.
