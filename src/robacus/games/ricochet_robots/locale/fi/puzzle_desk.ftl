### Pulmapöytä: mitä siellä sanotaan ja vihjeet askel askeleelta.

desk-puzzle = Pulma
    .help = Lähetä robotteja niin, että oikea pääsee kohteeseensa. Kokeile rauhassa: kukaan muu ei näe yrityksiäsi.

## pelaaminen
puzzle-moves-many = Siirtoja on { $count }; reitillä on enintään { $most }.
puzzle-moves-wrong = Siirto { $number } ei ole mahdollinen. { $why }
puzzle-moves-kept = { $count ->
    [0] Tässä muunnelmassa edes ensimmäinen siirto ei ole sallittu, joten robotit palasivat lähtömerkeilleen.
    [one] Tässä muunnelmassa vain ensimmäinen siirto on sallittu; muut peruttiin.
   *[other] Tässä muunnelmassa vain { $count } ensimmäistä siirtoa on sallittu; muut peruttiin.
}
puzzle-refused = { $why } Niin määrää sääntö { $rule } muunnelmassa ”{ $variant }”.
puzzle-not-arrived = { $slid } Se on kohderuudussa, mutta se ei ole vielä kääntynyt suorassa kulmassa (sääntö R8), joten se ei ole perillä.

## vihjeet
puzzle-ask-hint = { $step ->
    [1] Vihje: montako siirtoa suunnilleen?
    [2] Vihje: montako tarkalleen?
    [3] Vihje: mitkä robotit?
    [4] Vihje: ensimmäinen siirto
   *[5] Näytä kaikki lyhimmät reitit
}
puzzle-solution-sure = Näytetäänkö ratkaisu? Pulmaa ei sen jälkeen lasketa sinun ratkaisemaksesi.
puzzle-hint-fewer = On reitti, jolla on alle { $count } siirtoa.
puzzle-hint-length = Lyhimmällä reitillä on { $count ->
    [one] { $count } siirto.
   *[other] { $count } siirtoa.
}
puzzle-hint-robots = { $count ->
    [one] Yksi robotti riittää: { $robots }.
   *[other] { $count } robottia liikkuu: { $robots }.
}
puzzle-hint-first = Ensimmäinen siirto lähtömerkeiltä: { $robot } { $heading }.
puzzle-hint-next = Olet lyhimmällä reitillä. Seuraavaksi: { $robot } { $heading }.
puzzle-no-way = Tähän kohteeseen ei ole mitään reittiä.

## laudan vieressä
puzzle-shortest = Lyhin reitti
puzzle-shortest-fewer = alle { $count }
puzzle-robots = Liikkuvat robotit
puzzle-first = Ensimmäinen siirto
puzzle-left = Siirtoja tästä
puzzle-left-exact = { $count }
puzzle-left-least = vähintään { $count }
puzzle-left-none = ei reittiä
puzzle-left-said = Siirtoja tästä: { $left }.
puzzle-live = Siirtoja tästä
puzzle-live-off = piilota
puzzle-live-on = näytä
puzzle-variant = Muunnelma
puzzle-table-help = Vihjeitä tähän kohteeseen
puzzle-edit = Muuta lautaa
puzzle-play = Pelaa pöydässä tällä laudalla
