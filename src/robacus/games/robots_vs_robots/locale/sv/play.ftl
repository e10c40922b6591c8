### What happens at the table, and what is refused.

game-over = Striden är över.
placed-already = Alla robotar är utplacerade.
place-first = Ställ först din robot på en ruta vid kanten.
face-now = Din robot är utplacerad; välj vart den tittar.
place-before = Program skrivs när alla robotar är utplacerade.
somebody-else-places = Nu placerar { $seat } en robot.
place-edge = { $hex } är ingen fri ruta vid brädets kant.
place-near = { $hex } är för nära roboten som tillhör { $seat }: minst { $between } rutor måste ligga emellan.
place-room = Med en robot på { $hex } skulle det inte finnas plats för de andra.

told-placed = { $seat } ställer en robot på { $hex }.
told-faced = { $seat } låter den titta { $heading }.
told-ready = { $seat } är klar.
told-changed = { $seat } har ändrat programmet.
told-time = Skrivtiden är slut.
fight-starts = Alla program är inlämnade: striden börjar.

told-all = { $what }.
told-turn = Omgång { $turn }: { $what }.
told-reading = robotarna läser sina program
told-order = { $seat } { $order }
does-order = { $order } (steg { $step })
does-dead = ingenting (steg { $step } är förstört)
does-loop = ingenting (läser runt i en cirkel)
told-rotated = { $seat } tittar { $heading }
told-moved = { $seat } till { $hex }
told-fell = { $seat } faller av brädet
told-mine = { $seat } kör på en mina och är ute
told-mine-step = { $seat } kör på en mina och förlorar steg { $step }
told-trap = { $seat } fastnar i en falllucka
told-blast = { $seat } exploderar
told-missed = { $seat } skjuter och träffar ingen
told-out = { $seat } träffar { $other } från rutan intill: ute
told-hit = { $seat } träffar { $other } på två rutors håll: steg { $step } är förlorat

over-last = { $seat } är den sista roboten, i omgång { $turn }.
over-all-out = De sista robotarna åkte ut samtidigt i omgång { $turn }: oavgjort.
over-limit = Omgång { $turn } var den sista: oavgjort mellan { $seats }.
over-repetition = Allt upprepar sig från omgång { $turn }: oavgjort mellan { $seats }.
