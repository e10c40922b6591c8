### Peli muutamalla sanalla, sen valinnat ja bottien tasot.

title = Abaku
summary = Aseta numeroita niin, että niistä syntyy laskuja: jokainen uusi lasku tuo pisteitä.

level-easy = helppo
level-normal = tavallinen
level-strong = vahva

option-zero = Nolla muiden laattojen vieressä
    .help = Kahden toisiaan koskettavan laatan on oltava samassa laskussa. Nolla voi jäädä ilman.
option-zero-new = uusi nolla ei tarvitse laskua
option-zero-either = uusi ja vanha nolla eivät tarvitse
option-zero_only_contact = Pelkkien nollien kosketus riittää
    .help = Muuten jokaisella vuorolla jonkin laskun on yhdistettävä uusi laatta vanhaan.
option-centre = Keskiruutu
    .help = Kaksinkertaistaako se laskun kuten muut ruudut.
option-centre-double = kaksinkertaistaa laskun
option-centre-plain = tavallinen
option-exchange = Laattojen vaihtaminen
    .help = Vuorolla voi vaihtaa laattoja pussista.
option-exchange-any = niin monta kuin pussissa on
option-exchange-full = vain kun pussi riittää koko telineelle
option-exchange-never = ei lainkaan
option-turn_seconds = Vuoron aika sekunteina
    .help = Jos aika loppuu, vuoro on tyhjä. 0: ei rajaa.
option-resign = Kun yksi useista luovuttaa
    .help = Koskee vain kolmen ja neljän pelaajan pelejä.
option-resign-ends = peli päättyy
option-resign-others_go_on = muut jatkavat
option-addition = Yhteenlasku
    .help = 3 + 1 = 4
option-subtraction = Vähennyslasku
    .help = 9 − 8 = 1
option-multiplication = Kertolasku
    .help = 2 × 3 = 6
option-division = Jakolasku
    .help = 8 : 4 = 2, ilman jakojäännöstä
option-squares = Toiset potenssit ja neliöjuuret
    .help = 3² = 9, √9 = 3
option-cubes = Kolmannet potenssit ja kuutiojuuret
    .help = 2³ = 8, ∛64 = 4
option-bag = Laatat pussissa
    .help = Montako kutakin numeroa: yksi luku kaikille tai kymmenen lukua numeroille 0–9. Tyhjä: 11 kutakin.
option-layout = Oma lauta
    .help = Rivit ylhäältä alas välilyönnein erotettuina: . tavallinen, d ja t kaksin- ja kolminkertaistavat laatan, D ja T laskun. Tyhjä: tavallinen lauta.

wrong-text = { $name }: { $why }
wrong-no-operation = { $name }: ainakin yksi laskutapa on sallittava; valitse jokin.
wrong-bag-size = { $name }: pussissa olisi { $tiles } laattaa; niitä on oltava { $low }–{ $high }.
wrong-bag-zeros = { $name }: pelkistä nollista ei synny laskuja; lisää muita numeroita.
bag-unreadable = Kirjoita yksi luku tai kymmenen lukua numeroille 0–9 välilyönnein erotettuina.
layout-not-square = Laudassa on { $rows } riviä, mutta rivillä { $row } on { $length } ruutua; tee siitä neliö.
layout-size = Laudassa on pariton määrä rivejä, { $low }–{ $high }, jotta sillä on keskikohta; tässä niitä on { $size }.
layout-character = Merkki ”{ $char }” rivillä { $row }, ruudussa { $column } ei tarkoita mitään; käytä merkkejä . d t D T ja keskellä *.
