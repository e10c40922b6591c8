### Peli muutamalla sanalla, sen valinnat ja bottien tasot.

title = Robogem
summary = Tee käskykorteista ohjelma, kerää kolme timanttia ja tuo ne omaan tukikohtaasi.

level-easy = helppo
level-normal = tavallinen
level-strong = vahva

option-layout = Lauta
    .help = Missä estelaatat ja timantit ovat.
option-layout-classic8 = perinteinen, 8 × 8
option-layout-fair9 = tasapuolinen, 9 × 9: samanlainen kaikille
option-board = Oma lauta
    .help = Rivit ylhäältä alkaen: piste on tyhjä ruutu, # estelaatta, * timantti, R G B Y tukikohdat; rivit voi erottaa vinoviivoilla. Tyhjä: yllä valittu lauta.
option-functions = Funktiot
    .help = Pakkaan sekoitetaan kymmenen funktiokorttia. Kuka haluaa, tallentaa enintään viisi korttia funktioksi ja kutsuu sitä funktiokortilla.
option-capture = Kaappaaminen
    .help = Toista robottia työntävä saa siltä timantin. Ilman kaappaamista vain työnnetään.
option-closed_hands = Suljetut kortit
    .help = Kukin näkee vain omat korttinsa. Ohjelman näkevät kaikki, kun se alkaa.
option-open_unused_bases = Käyttämättömät tukikohdat ovat auki
    .help = Robotit saavat mennä tukikohtiin, jotka eivät ole kenenkään.
option-beginners = Ketkä pelaavat kortti kerrallaan
    .help = Niiden pelaajien numerot, jotka valitsevat seuraavan kortin nähtyään edellisen, esimerkiksi 1 3, tai all (kaikki). Tyhjä: ei kukaan.
option-dry_run = Koeajo
    .help = Kun järjestelet korttejasi, haamu näyttää, minne robottisi menisi.
option-dry_run-beginners = kortti kerrallaan pelaaville
option-dry_run-all = kaikille
option-dry_run-nobody = ei kenellekään
option-starter = Kuka aloittaa
    .help = Pelaajan numero, tavallisesti nuorimman. 0: arvotaan.
option-robots = Robottien värit
    .help = Pelaajien järjestyksessä, esimerkiksi yellow green (red, green, blue, yellow). Tyhjä: punainen ja sininen; kolmella punainen, vihreä ja sininen.

wrong-text = { $name }: { $why }
wrong-starter = { $name }: pelaajia on vain { $seats }; valitse 0–{ $seats }.
wrong-beginners = { $name }: kirjoita numeroita väliltä 1–{ $seats }, esimerkiksi 1 2, tai sana all.
wrong-robots = { $name }: kirjoita { $seats } eri väriä joukosta red, green, blue ja yellow.
