### Mitä pöydässä tapahtuu, ja miksi jokin ei ole mahdollista.

count-moves = { $count ->
    [one] { $count } siirto
   *[other] { $count } siirtoa
}

## mitä tapahtuu
chip-up = Kohdenappula näyttää: { $target }.
chip-up-by = { $seat } kääntää kohdenappulan: { $target }.
chip-back = Kohdenappula näyttää: { $target }. Robotti on siellä jo, joten nappula palaa ja nostetaan toinen.
chips-shuffled = Kukaan ei voittanut kohdenappulaa ({ $target }). Se palaa muiden joukkoon, ja ne sekoitetaan.
bid-made = { $seat } tarjoaa: { count-moves }.
passed = { $seat } passaa.
glass-turned = Tiimalasi käännetään.
glass-turned-by = { $seat } kääntää tiimalasin.
glass-turned-referee = Kukaan ei ole tarjonnut pitkään aikaan: tiimalasi kääntyy itsestään.
glass-empty = Tiimalasi on tyhjä.
bidding-closed = Kukaan ei enää halua tarjota.
show-begins = { $seat } näyttää reitin, enintään { count-moves }.
slid = { $count }: { $robot } liukuu { $heading }.
show-failed-count = { $seat } ei ole perillä: { count-moves } on käytetty.
show-failed-time = { $seat }: aika loppui.
show-given-up = { $seat } luopuu näyttämisestä.
robots-back = Robotit palaavat lähtömerkeilleen.
chip-won = { $seat } voittaa kohdenappulan ({ $target }), { count-moves }.
chip-won-solo = Perillä ({ $target }), { count-moves }.
started-again = Robotit ovat taas lähtömerkeillään.
over-alone = { $chips ->
    [one] Kohdenappula on voitettu
   *[other] Kaikki { $chips } kohdenappulaa on voitettu
}, yhteensä { count-moves }.
over-enough = { $count ->
    [one] { $seat } on voittanut ratkaisevan kohdenappulan.
   *[other] { $seat } on voittanut tarvittavat { $count } kohdenappulaa.
}
over-gone = Kaikki kohdenappulat on pelattu; eniten niitä on pelaajalla { $seat }: { $count }.
over-shared = Kaikki kohdenappulat on pelattu; usealla on yhtä monta, { $count }, ja he jakavat voiton.

## miksi ei
game-over = Peli on päättynyt.
no-chip-up = Kohdenappulaa ei ole vielä käännetty: käännä seuraava.
chip-is-up = Kohdenappula on jo käännetty.
bid-first = Kukaan ei vielä siirrä robotteja: etsi reitti ja tarjoa sen siirtojen määrä.
somebody-else-shows = Nyt reittiä näyttää { $seat }.
no-such-robot = { $robot } ei ole mukana tässä pelissä.
bid-not-alone = Yksin ei tarjota: siirrä robotteja.
bidding-over = Tämän kohdenappulan tarjoukset on tehty.
bid-range = Tarjoa luku väliltä 1–{ $most }.
bid-not-lower = Edellinen tarjouksesi oli { $last }; voit vain alentaa sitä, joten { $number } ei käy.
passed-already = Olet jo passannut; saat silti vielä tarjota.
glass-by-itself = Tässä pelissä ensimmäinen tarjous kääntää tiimalasin.
glass-runs = Tiimalasi on jo käännetty.
glass-bid-first = Tarjoa ennen kuin käännät tiimalasin.
reset-only-alone = Robotit voi palauttaa kesken reitin vain, kun pelaat yksin.
reset-nothing = Robotit ovat jo lähtömerkeillään.
way-too-long = Reitissä on enintään { $most } siirtoa. Palauta robotit lähtömerkeilleen tai kohdenappula muiden joukkoon.

## mitä kirjoitettiin
action-unreadable = ”{ $words }” ei ole ymmärrettävä. Kirjoita siirto, kuten ”sininen N”, tarjous, kuten ”7”, tai ”passaan”.
action-unreadable-alone = ”{ $words }” ei ole ymmärrettävä. Kirjoita siirto, kuten ”sininen N”. ”Alusta” palauttaa robotit lähtömerkeilleen, ”luovutan” palauttaa kohdenappulan.
action-unreadable-show = ”{ $words }” ei ole ymmärrettävä. Kirjoita siirto, kuten ”sininen N”, tai ”luovutan”.
action-unreadable-pause = ”{ $words }” ei ole ymmärrettävä. Kirjoita ”seuraava”, niin seuraava kohdenappula kääntyy.
bid-unreadable = ”{ $words }” ei ole tarjous. Kirjoita siirtojen määrä: 7.
heading-unreadable = ”{ $words }” ei ole suunta. Kirjoita N, E, S, W tai ylös, oikealle, alas, vasemmalle.
colour-unreadable = ”{ $words }” ei ole robotin väri. Kirjoita esimerkiksi ”sininen N”.
colour-ambiguous = ”{ $words }” voi olla moni väri: { $known }. Kirjoita enemmän kirjaimia.
board-no-target = Laudalla ei ole kohderuutua; lisää sellainen, esimerkiksi ”target B3 blue circle”.
board-robot = ”{ $words }” ei ole robotti: kirjoita esimerkiksi ”robot red C4”.
