### Asemat tekstinä ja ratkaisijan vastaukset.

position-two-goals = Tekstissä on kaksi goal-riviä; jätä yksi.
position-no-goal = Tekstistä puuttuu kohde (goal): kirjoita esimerkiksi ”goal blue E6”, tai pyörteelle ”goal any H9”.
position-statement = ”{ $words }” ei kuulu asemaan: kirjoita esimerkiksi ”robot red C4” tai ”goal blue E6”.
position-json = Tämä JSON ei ole asema: { $why }
position-json-other = Tämä JSON on toisen pelin tai toisenlainen tapaus.
position-json-board = JSON-asemassa pitää olla joko ”walls” tai ”quadrants”, ei molempia.
position-json-cell = Laudalla ei ole ruutua rivillä { $row }, sarakkeessa { $column }; molemmat lasketaan nollasta.
position-json-diagonal = ”{ $words }” ei ole vinoseinä: se on / tai \ ja robotin väri.

solve-variant = Mitä reitiltä vaaditaan. strict: kimpoaminen, eikä kohderuutuun saa pysähtyä ennen loppua; literal: kimpoaminen, eikä saa heti palata takaisin; free: ei mitään.
solve-all = Luettele kaikki lyhimmät reitit.
solve-threads = Kuinka moni säie saa ratkoa yhtä asemaa. Kaikki reitit (--all) laskee aina yksi.

answer-anybody = Mikä tahansa robotti
answer-variant-strict = tiukka
answer-variant-literal = kirjaimellinen
answer-variant-free = vapaa
answer-length = { $robot } → { $cell }: { $moves ->
    [one] { $moves } siirto
   *[other] { $moves } siirtoa
} ({ $variant }); vähemmällä ei pääse.
answer-count = { $many ->
    [one] Se on ainoa lyhin reitti
   *[other] Lyhimpiä reittejä on { $count }
}{ $robots ->
    [one] ; siirtyviä robotteja on { $robots }.
   *[other] ; siirtyviä robotteja on { $robots }.
}
answer-no-way = { $robot } → { $cell }: reittiä ei ole ({ $variant }).
answer-unsolved = { $robot } → { $cell } ({ $variant }): { $why ->
    [memory] ei ratkennut muistirajan sisällä
    [cancelled] ratkaiseminen keskeytettiin
   *[time] ei ratkennut aikarajan sisällä
}. Tarvitaan vähintään { $least ->
    [one] { $least } siirto.
   *[other] { $least } siirtoa.
}
answer-all = Lyhimmät reitit, vähiten robotteja käyttävät ensin:
answer-more = … ja { $count } muuta
