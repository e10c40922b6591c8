### Mitä tuomari sanoo päättyneestä kierroksesta.

judge-title = Kierros { $round }: { $target }
judge-optimal = { count-moves }: vähemmällä ei pääse.
judge-more = { count-moves }: { $lost ->
    [one] yksi enemmän kuin paras mahdollinen, { $best }.
   *[other] { $lost } enemmän kuin paras mahdollinen, { $best }.
}
judge-back = Kukaan ei löytänyt reittiä: { count-moves } olisi riittänyt.
judge-back-alone = Reittiä ei löytynyt: { count-moves } olisi riittänyt.
judge-no-way = Reittiä ei ollut lainkaan.
judge-limit = { count-moves }. Rajan sisällä ei selvinnyt, riittäisikö vähempi; tarvitaan vähintään { $least }.
judge-limit-back = Ei ratkennut rajan sisällä; tarvitaan vähintään { $least ->
    [one] { $least } siirto.
   *[other] { $least } siirtoa.
}
judge-stopped = { count-moves }. Lyhyemmän reitin haku vei liikaa aikaa tai muistia ja keskeytettiin.
judge-stopped-back = Lyhimmän reitin haku vei liikaa aikaa tai muistia ja keskeytettiin.
judge-there-already = Robotti oli kohteessaan jo alussa: verrattavaa ei ole.

judge-puzzle = Kokeile pulmana
judge-kept-back = Reitit näytetään, kun robotit ovat siirtyneet, sillä tämä kohdenappula tulee vielä uudestaan.
judge-uncounted = Yksi lyhimmistä reiteistä; niiden määrä ei selvinnyt rajan sisällä.
judge-all = { $count ->
    [one] Ainoa lyhin reitti:
   *[other] Lyhimpiä reittejä on { $count }; vähiten robotteja käyttävät ovat ensin:
}
judge-some = Lyhimpiä reittejä on { $count }, tässä { $listed }; vähiten robotteja käyttävät ovat ensin:
judge-robots = { $robots ->
    [one] { $robots } robotti
   *[other] { $robots } robottia
}
judge-slide = { $robot }{"\u00A0"}{ $arrow }
judge-way = { $slides } ({ judge-robots })
judge-way-shown = { $slides } ({ judge-robots }, näytetty reitti)
