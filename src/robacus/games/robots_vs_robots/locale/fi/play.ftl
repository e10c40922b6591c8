### What happens at the table, and what is refused.

game-over = Taistelu on ohi.
placed-already = Kaikki robotit on jo asetettu.
place-first = Aseta ensin robottisi reunaruutuun.
face-now = Robottisi on asetettu; valitse, mihin se katsoo.
place-before = Ohjelmat kirjoitetaan, kun kaikki robotit on asetettu.
somebody-else-places = Nyt robotin asettaa { $seat }.
place-edge = { $hex } ei ole vapaa ruutu laudan reunalla.
place-near = { $hex } on liian lähellä toisen robottia ({ $seat }): väliin on jäätävä vähintään { $between } ruutua.
place-room = Jos robotti on ruudussa { $hex }, muille ei jää tilaa.

told-placed = { $seat } asettaa robotin ruutuun { $hex }.
told-faced = { $seat } kääntää sen { $heading }.
told-ready = { $seat } on valmis.
told-changed = { $seat } on muuttanut ohjelmaa.
told-time = Kirjoitusaika on ohi.
fight-starts = Kaikki ohjelmat on jätetty: taistelu alkaa.

told-all = { $what }.
told-turn = Kierros { $turn }: { $what }.
told-reading = robotit lukevat ohjelmiaan
told-order = { $seat } { $order }
does-order = { $order } (askel { $step })
does-dead = ei mitään (askel { $step } on tuhottu)
does-loop = ei mitään (kiertää kehää)
told-rotated = { $seat } katsoo { $heading }
told-moved = { $seat } → { $hex }
told-fell = { $seat } putoaa laudalta
told-mine = { $seat } ajaa miinaan ja on ulkona
told-mine-step = { $seat } ajaa miinaan ja menettää askelen { $step }
told-trap = { $seat } jää kiinni luukkuun
told-blast = { $seat } räjähtää
told-missed = { $seat } ampuu eikä osu keneenkään
told-out = { $seat } osuu viereisestä ruudusta; ulkona on { $other }
told-hit = { $seat } osuu kahden ruudun päästä; askelen { $step } menettää { $other }

over-last = { $seat } on viimeinen robotti, kierros { $turn }.
over-all-out = Viimeiset robotit putosivat yhtä aikaa kierroksella { $turn }: tasapeli.
over-limit = Kierros { $turn } oli viimeinen: tasapeli, { $seats }.
over-repetition = Kierroksesta { $turn } alkaen kaikki toistuu: tasapeli, { $seats }.
