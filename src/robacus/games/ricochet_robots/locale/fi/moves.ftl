### Robotit, suunnat ja miksi siirto tai asema ei ole mahdollinen.

robot-red = Punainen
robot-green = Vihreä
robot-blue = Sininen
robot-yellow = Keltainen
robot-black = Musta
robot-silver = Hopeinen

heading-N = pohjoiseen
heading-E = itään
heading-S = etelään
heading-W = länteen

move-unreadable = ”{ $words }” ei ole siirto: kirjoita esimerkiksi ”blue N”.
move-blocked = { $robot } ei pääse { $heading }: se ei lähtisi ruudustaan.
move-endless = { $robot } ei pääse { $heading }: se kiertäisi loputtomasti.
move-blocked-turn = { $robot } ei pääse { $heading }: vinoseinä ruudussa { $cell } kääntäisi sen päin estettä.
move-back = { $robot } ei saa palata suoraan takaisin { $heading }: välissä pitää siirtää toista robottia.
move-too-early = { $robot } ei saa vielä siirtyä { $heading }: se pysähtyisi kohderuutuun kääntymättä ensin suorassa kulmassa.
move-after-end = Kohderuutu on saavutettu; reitti päättyy tähän.
way-not-there = { $count ->
    [one] { $count } siirron jälkeen kohderuutua ei ole saavutettu.
   *[other] { $count } siirron jälkeen kohderuutua ei ole saavutettu.
}

position-robots = Robotteja on { $count }; asemassa niitä on 1–{ $most }.
position-colour = ”{ $words }” ei ole robotin väri: valitse red, green, blue, yellow, black tai silver.
position-colour-twice = { $robot } on mukana kahdesti; jätä yksi.
position-two-fifth = Musta ja hopeinen eivät voi olla yhtä aikaa mukana; jätä toinen.
position-cell-twice = Ruudussa { $cell } on kaksi robottia; siirrä toinen.
position-off-board = { $robot } ei ole laudalla.
position-target-off-board = Kohderuutu ei ole laudalla.
position-solid = { $cell } on umpinainen: siinä ei voi olla robottia eikä kohderuutua.
position-no-robot = Kohderuudun väri on ”{ $words }”, mutta sellaista robottia ei ole; kirjoita jonkin robotin väri tai ”any”.
