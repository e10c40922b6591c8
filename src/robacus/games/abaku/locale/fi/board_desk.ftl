### Asemien työpöytä: mitä se tarjoaa, mitä muutos teki, apu askelittain, ja mihin mikään peli ei päädy.

desk-board = Analyysi
    .help = Aseta mikä tahansa asema telineineen: napauta, tai valitse ruutu ja kirjoita numeroita. Pyydä apua askel kerrallaan, tai katso parhaat asettelut pisteineen ja arvoineen.

## otsikko
board-status-rack = Pane telineeseen laattoja: sitten voi asettaa jotain.
board-status-ready = Mikä on paras asettelu?
board-strange = Mikään peli ei päädy tähän lautaan; löydetty pitää silti paikkansa.
board-status-laid = Näistä laatoista { count-points }.
board-status-kombo = KOMBO! Näistä laatoista { count-points }.
board-status-best = Paras asettelu: { count-points }, { $place }.
board-laid = Laatat on asetettu.

## työkalut
board-group-tiles = Laatat
board-group-fields = Ruudut
board-tool-joker = Jokeri: telineeseen, tai merkiksi laudan laattaan
board-tool-erase = Ota pois
board-tool-plain = Tavallinen ruutu
board-tool-tile = { $factor } × laatta
board-tool-example = { $factor } × lasku

## valinnat
board-choose-size = Laudan koko
board-bonuses-name = Bonusruudut
board-bonuses-usual = tavalliset
board-bonuses-centre = tavalliset, keskiruutu ilman
board-bonuses-none = ei mitään
board-bonuses-own = omat
board-operations = Kelpaavat laskut
board-operations-all = kaikki
board-operations-lines = + −
board-operations-four = + − × { sign-division }
board-operations-points = × { sign-division }
board-operations-powers = potenssit ja juuret
board-operations-own = omat
board-contact-yes = kyllä
board-contact-no = ei
board-players = Pelaajia
board-best-on = Näytä parhaat asettelut
board-best-off = Piilota parhaat asettelut
board-control-draw = Arvo laatat
board-control-change = Muuta tätä asemaa
board-control-clear = Tyhjennä lauta ja teline
table-help = Vihjeitä tähän asemaan
board-table = Pelaa pöydässä tällä laudalla

## laudan vieressä
board-fact-placements = Mahdollisuuksia
board-fact-most = Eniten pisteitä
board-fact-exchange = Paras vaihto
board-swap = { $tiles } (arvo { $equity })
board-fact-ending = Loppupeli
board-ending = { $tiles }: tästä eteenpäin { $worth } toiseen nähden, kun kumpikin pelaa parhaansa ({ $proven })
board-ending-proven = todistettu
board-ending-open = sikäli kuin katsottiin
board-rack-place = Telineen paikka { $place }
board-line = { count-points } · arvo { $equity } · { $tiles } · { $examples }

## apu askelittain
board-hint = { $step ->
    [1] Apu: pisteet ja rivi
    [2] Apu: mitkä ruudut
    [3] Apu: mitkä laatat
   *[4] Apu: näytä kaikki
}
board-place-row = rivi { $row }
board-place-column = sarake { $column }
board-hint-line = Parhaasta asettelusta saa { count-points }. Sen paikka: { $place }.
board-hint-fields = { $count ->
    [one] Se täyttää yhden ruudun: { $fields }.
   *[other] Se täyttää { $count } ruutua: { $fields }.
}
board-hint-digits = { $count ->
    [one] Siihen kuuluu tämä laatta: { $digits }.
   *[other] Siihen kuuluvat nämä laatat: { $digits }.
}
board-all = { $count ->
    [one] Ainoa mahdollisuus:
   *[other] Kaikki { $count } mahdollisuutta, arvokkain ensin (pisteet ja käteen jäävien laattojen hyöty):
}
board-some = Mahdollisuuksia on { $count }, tässä { $listed } arvokkainta (pisteet ja käteen jäävien laattojen hyöty):
board-some-incomplete = Aika loppui, kun mahdollisuuksia oli löytynyt { $count }; niistä parhaat:

## mitä muutos teki
board-put = Ruudussa { $field } on nyt { $digit }.
board-erased = Ruutu { $field } on tyhjä.
board-joker = Ruudun { $field } laatta on jokeri.
board-no-joker = Ruudun { $field } laatta ei ole jokeri.
board-rack = Telineessä: { $rack }.
board-cleared = Lauta ja teline ovat tyhjät.
board-field-plain = { $field }, tavallinen ruutu
board-bonuses = Bonusruudut on vaihdettu.
board-size = { $lost ->
    [0] Laudassa on nyt { $size } × { $size } ruutua.
    [one] Laudassa on nyt { $size } × { $size } ruutua; yksi laatta ei enää mahdu.
   *[other] Laudassa on nyt { $size } × { $size } ruutua; { $lost } laattaa ei enää mahdu.
}
board-changed = Muutettu.
board-import = Otettu käyttöön: lauta { $size } × { $size } ruutua, siinä laattoja { $tiles }, telineessä: { $rack }.

## miksi muutos ei käy
board-unreadable = ”{ $words }” ei ole ymmärrettävä: kirjoita esimerkiksi ”put H8 5”, ”rack 13?5” tai ”F8=1 I8=3”, tai liitä asema.
board-many = Tekstissä on { $count } asemaa; liitä yksi.
board-no-turns = Täällä ei vaihdeta, jätetä väliin eikä luovuteta: aseta laattoja tai muuta asemaa.
board-nothing-here = Ruudussa { $field } ei ole laattaa.
board-nothing-rack = Tässä telineen paikassa ei ole laattaa.
board-rack-no-bonus = Telineessä ei ole bonusruutuja.
board-no-tiles = Nostettavia laattoja ei ole enää.
board-clear-already = Lauta ja teline ovat jo tyhjät.

## mihin mikään peli ei päädy
strange-many = Laattoja { $digit } on laudalla ja telineessä { $count }, mutta pelissä niitä on { $most }.
strange-centre = Keskiruutu { $field } on tyhjä, vaikka laudalla on laattoja.
strange-apart = Ruudun { $field } laatat eivät ole yhteydessä keskellä oleviin.
strange-neighbours = Ruudun { $field } { $digit } koskettaa ruudun { $neighbour } numeroa { $other }, mutta mikään lasku ei sisällä molempia.
strange-alone = Ruudun { $field } { $digit } ei ole missään laskussa.
strange-more = { $count ->
    [one] Vielä yksi samanlainen kohta.
   *[other] Vielä { $count } samanlaista kohtaa.
}
