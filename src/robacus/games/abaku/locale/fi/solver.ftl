### Asemat tekstinä, ja ratkaisijan vastaukset.

position-long = Tekstissä on { $length } merkkiä; enintään { $longest } luetaan.
position-empty = Tässä ei ole asemaa: kirjoita esimerkiksi ”rack 13?5” ja sitä ennen ”board” ja laudan rivit.
position-twice = ”{ $words }” on mukana kahdesti; jätä yksi.
position-statement = ”{ $words }” ei kuulu asemaan: kirjoita esimerkiksi ”board” ja laudan rivit, ”rack 13?5” tai ”zero either”.
position-json = Tämä JSON ei ole asema: { $why }
position-json-other = Tämä JSON on toisen pelin tai toisenlainen tapaus.
board-rows = Laudassa on { $rows } riviä, mutta pohjassa { $size }; anna niitä yhtä monta.
board-row = Laudan rivillä { $row } on { $length } ruutua; niitä on oltava { $size }.
board-character = ”{ $words }” ei voi olla laudalla: riveillä on numeroita, ja . on tyhjä ruutu.
rack-unreadable = ”{ $words }” ei ole teline: kirjoita numeroita, ja ? on jokeri.
rack-many = Telineessä on { $count } laattaa; enintään { $most } mahtuu.
operation-unknown = ”{ $words }” ei ole laskutapa; valitse näistä: { $known }.
bag-many = Pussissa olisi { $count } laattaa; siihen mahtuu enintään { $most }.
joker-nowhere = Ruudussa { $field } ei ole laattaa, joka voisi olla jokeri.
field-unknown = Laudalla ei ole ruutua ”{ $words }”; ruudut ovat A1–{ $last }.

solve-top = Luettele näin monta parasta asettelua pisteineen ja arvoineen (pisteet ja käteen jäävien laattojen arvo).

answer-count = { $count ->
    [one] Yksi mahdollisuus; siitä saa { count-points }.
   *[other] { $count } mahdollisuutta; enimmillään saa { count-points }.
}
answer-none = Näillä laatoilla ei voi asettaa mitään.
answer-no-rack = Teline on tyhjä: ei ole mitään asetettavaa.
answer-incomplete = Aika loppui: mahdollisuuksia löytyi { $count }, enimmillään { count-points }. Niitä voi olla lisää.
answer-list = Pisteet, arvo ja laatat, suurin arvo ensin:
answer-examples = { $examples }
answer-best = Paras
