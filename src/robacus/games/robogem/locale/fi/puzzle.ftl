### Pulmapöytä ”Ohjelmoi robotti”: mitä siellä sanotaan ja vihjeet askel askeleelta.

desk-puzzle = Ohjelmoi robotti
    .help = Kokoa korteistasi ohjelmia ja tuo timantit kotiin mahdollisimman vähin vuoroin. Näet tulevat kortit, eikä kukaan muu näe yrityksiäsi.

## what is read
puzzle-too-long = Tekstissä on { $length } merkkiä; enintään { $longest } on mahdollista.
puzzle-statement = ”{ $words }” jäi ymmärtämättä. Kirjoita laudan rivit ja tietoja, esimerkiksi: robot red A1 E; cards FFRLF.
puzzle-json = Tämä JSON ei ole pulma: siinä pitää olla kenttä ”text”, jossa on pulman teksti.
puzzle-robot = ”{ $words }” jäi ymmärtämättä. Kirjoita väri, laudan ruutu, suunta ja tarvittaessa timantit kyydissä ja tukikohdassa: robot red A1 E 1 2.
puzzle-robot-twice = Samasta robotista ({ colour }) on kaksi tietoa; jätä niistä yksi.
puzzle-robot-place = { robot-start } ei voi seistä ruudussa { $cell }: siinä on estelaatta, timantti, toinen robotti tai tukikohta, johon se ei saa mennä.
puzzle-robot-home = { robot-start } on omassa tukikohdassaan, { $cell }: siellä sillä ei voi olla timantteja kyydissä.
puzzle-robot-done = { robot-start } voi kantaa enintään kolme timanttia, ja sen tukikohdassa voi olla enintään { $most }.
puzzle-cards = ”{ $sign }” tekstissä ”{ $words }” ei ole kortti. Kirjoita F eteen, L vasen, R oikea, f funktio.
puzzle-no-cards = Pulmassa ei ole kortteja. Kirjoita ne nostojärjestyksessä: cards FFRLF FRFFL.
puzzle-many-cards = Pulmassa on { $count } korttia; enintään { $most } on mahdollista.
puzzle-cards-function = Korteissa on funktiokortti (f). Lisää sana ”functions” tai kirjoita eteen-kortti isolla F:llä.
puzzle-function-long = Funktiossa voi olla enintään { $most } korttia.
puzzle-turn-wrong = Vuoro { $number } ei ole mahdollinen. { $why }
puzzle-many-turns = Pulmassa on enintään { $most } vuoroa.
puzzle-now = ”{ $words }” ei sovi käden kortteihin. Kirjoita kortteja, esimerkiksi FFR, tai niiden paikat kädessä.

## the picture
puzzle-place-program = Ohjelma, paikka { $number }
puzzle-place-function = Funktio, paikka { $number }
puzzle-place-hand = Käsi, paikka { $number }
puzzle-place-coming = Tulevat kortit
puzzle-coming = { $count ->
    [one] yksi kortti, { $cards }
   *[other] { $count } korttia, { $cards }
}
puzzle-status = { $number ->
    [1] Napauta kortteja siinä järjestyksessä, jossa ne suoritetaan.
   *[other] Vuoro { $number }: kokoa seuraava ohjelma.
} { $count ->
    [one] Kotiin on tuotava vielä yksi timantti.
   *[other] Kotiin on tuotava { $count } timanttia.
}
puzzle-solved = { $count ->
    [one] Ratkaistu yhdellä vuorolla!
   *[other] Ratkaistu { $count } vuorolla!
}
puzzle-other-won = { robot-start } voittikin. Peru vuoro tai aloita alusta.
puzzle-used-up = Kortit on käytetty. Peru vuoro tai aloita alusta.
puzzle-fact-lacking = Timantteja tuotava kotiin
puzzle-fact-turns = Vuoroja
puzzle-fact-coming = Seuraavat kortit
puzzle-fact-rules = Erikoissäännöt
puzzle-rule-no-capture = ei kaappaamista
puzzle-rule-open-bases = käyttämättömät tukikohdat ovat auki

## what happened
puzzle-step-begin = Ohjelma { $program } käynnistyy.
puzzle-step = Kortti { $number }/{ $count }. { $what }
puzzle-bug = Virhe! { $inner ->
    [0] Kortti { $number }
   *[other] Kortti { $number }, funktion kortti { $inner }
}: { $why }
puzzle-loop = Funktio pyörisi loputtomiin, joten ohjelma päättyy tähän.
puzzle-turn-played = Valmis. { $count ->
    [0] Kortteja ei ole enää.
    [one] Otat yhden kortin.
   *[other] Otat { $count } korttia.
}
puzzle-turn-rested = Robottisi lepää. { $count ->
    [0] Kortteja ei ole enää.
    [one] Otat yhden kortin.
   *[other] Otat { $count } korttia.
}
puzzle-turn-idle = Tällä kertaa ilman ohjelmaa. { $count ->
    [0] Kortteja ei ole enää.
    [one] Otat yhden kortin.
   *[other] Otat { $count } korttia.
}
puzzle-restarted = Alusta.

## what can be done
puzzle-control-run = Suorita ohjelma
puzzle-control-nothing = Älä pelaa korttia
puzzle-control-back = Ota kortti takaisin
puzzle-control-into = Kortit funktioon
puzzle-control-out = Kortit ohjelmaan
puzzle-control-rest = Lepää: sitten seitsemän korttia
puzzle-control-slow = Katso uudelleen, kortti kerrallaan
puzzle-control-next = Seuraava
puzzle-control-before = Takaisin
puzzle-control-end = Loppuun
puzzle-control-restart = Aloita alusta
puzzle-take-back = Ota takaisin: { $card }
puzzle-show-on = näytä
puzzle-show-off = piilota
puzzle-left = Vuoroja tästä
puzzle-left-exact = { $count }
puzzle-left-least = vähintään { $count }
puzzle-left-none = ei onnistu
puzzle-left-said = Vuoroja tästä: { $left }.
puzzle-edit = Muuta lautaa
puzzle-play = Pelaa pöydässä tällä laudalla
puzzle-over = Pulma on ratkaistu. Aloita alusta tai peru jotakin.
puzzle-no-cards-left = Kortteja ei ole enää. Peru vuoro tai aloita alusta.
puzzle-no-such-card = Tätä korttia ei ole kädessäsi.
puzzle-nothing-laid = Siinä ei ole korttia.
puzzle-stepping = Katsot edellistä vuoroa. Mene ensin sen loppuun.
puzzle-nothing-ran = Vielä ei ole pelattu yhtään vuoroa.

## how good it was
puzzle-best = Vähin vuoromäärä
puzzle-judge-best = { $count ->
    [one] Ratkaistu yhdellä vuorolla: paremmin ei voi!
   *[other] Ratkaistu { $count } vuorolla, eikä vähemmällä pääse: hienoa!
}
puzzle-judge-more = { $count ->
    [one] Ratkaistu yhdellä vuorolla
   *[other] Ratkaistu { $count } vuorolla
}; { $best ->
    [one] yksi riittää.
   *[other] { $best } riittää.
}
puzzle-judge-limit = { $count ->
    [one] Ratkaistu yhdellä vuorolla!
   *[other] Ratkaistu { $count } vuorolla!
} Ei selvinnyt, riittääkö vähempi; ainakin { $least } tarvitaan.

## help
puzzle-ask-hint = { $step ->
    [1] Vihje: montako vuoroa?
    [2] Vihje: entä tämä vuoro?
    [3] Vihje: ensimmäinen kortti
    [4] Vihje: koko tämä vuoro
   *[5] Näytä ratkaisu
}
puzzle-solution-sure = Näytetäänkö ratkaisu? Pulmaa ei sen jälkeen lasketa sinun ratkaisemaksesi.
puzzle-hint-turns = { $count ->
    [one] Yksi vuoro riittää.
   *[other] { $count } vuoroa riittää, vähempi ei.
}
puzzle-hint-impossible = Näillä korteilla timantteja ei saa kotiin mitenkään.
puzzle-hint-none = Tästä kortit eivät enää riitä. Peru vuoro.
puzzle-hint-limit = Tässä on liikaa läpikäytävää: tarvitaan vähintään { $least ->
    [one] yksi vuoro.
   *[other] { $least } vuoroa.
}
puzzle-hint-off = Tästä tarvitaan vielä { $left ->
    [one] yksi vuoro
   *[other] { $left } vuoroa
}, { $over } enemmän kuin olisi ollut tarpeen. { $told }
puzzle-hint-end = Tämän vuoron lopuksi robotin pitäisi olla ruudussa { $cell }, suunta { scene-heading }.{ $added ->
    [0] { "" }
   *[other] { " " }Myös funktioon lisätään jotakin.
}
puzzle-hint-rest = Tällä vuorolla on parasta levätä.{ $added ->
    [0] { "" }
   *[other] { " " }Myös funktioon lisätään jotakin.
}
puzzle-hint-idle = Tällä vuorolla ei tarvita ohjelmaa.{ $added ->
    [0] { "" }
   *[other] { " " }Mutta funktioon lisätään jotakin.
}
puzzle-hint-first = Ohjelma alkaa kortilla { $card }.
puzzle-hint-append = Lisää ensin funktioon: { $card }.
puzzle-hint-turn = Tämä vuoro: { $turn }.
puzzle-way-here = Tästä, vuoroja: { $count }. { $way }
puzzle-way-whole = Alusta, vuoroja: { $count }. { $way }
