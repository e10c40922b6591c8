### Harjoittelu: tehtäviä laskuista, kouluun ja itselle.

desk-puzzle = Harjoittelu
    .help = Etsi laskuja, täytä aukkoja, ota laatoistasi kaikki irti; jokainen virhe selitetään.

generate-task = Mitä tehdään.
    .label = Tehtävä
generate-task-any = mikä vain
generate-task-find = etsi kaikki laskut
generate-task-gap = täytä aukko
generate-task-rack = eniten pisteitä
generate-operations = Mitkä laskut kelpaavat.
    .label = Laskutavat
generate-operations-plus = +
generate-operations-minus = −
generate-operations-plus_minus = + −
generate-operations-times = ×
generate-operations-divided = { sign-division }
generate-operations-times_divided = × { sign-division }
generate-operations-four = + − × { sign-division }
generate-operations-powers = ² ³ √ ∛
generate-operations-all = kaikki: + − × { sign-division } ² ³ √ ∛
generate-numbers = Laskujen suurin luku.
    .label = Luvut enintään
generate-numbers-10 = 10
generate-numbers-20 = 20
generate-numbers-100 = 100
generate-numbers-1000 = 1000
generate-numbers-any = ei rajaa
generate-size = Kuinka pitkä rivi tai suuri lauta on.
    .label = Koko
generate-size-small = pieni
generate-size-middle = keskikokoinen
generate-size-large = suuri

train-grade-easy = helppo
train-grade-medium = keskitasoinen
train-grade-hard = vaikea
train-about = { $task } · { $operations } · { $grade }
train-asked-find = Etsi kaikki laskut rivistä { $row } ({ $operations }).
train-asked-gap = Mitkä numerot tekevät rivistä { $row } yhden laskun ({ $operations })?
train-asked-rack = Hanki eniten pisteitä laatoilla { $tiles } ({ $operations }).

## mitä näkyy
train-board-row = { $count } laatan rivi
train-laid-tile = { $digit }, ei vielä asetettu
train-counts = Tässä kelpaavat
train-found = Löydetty
train-found-of = { $count }/{ $all }
train-read = { $readings }
train-points = Pisteet
train-best = Eniten
train-tiles = Laatat
train-find = Etsi kaikki laskut: valitse kustakin ensimmäinen ja viimeinen laatta.
train-find-end = Alku { $digit } paikassa { $place }: mihin lasku päättyy?
train-gap = { $count ->
    [one] Mikä numero tekee koko rivistä yhden laskun?
   *[other] { $count } numeroa tekee koko rivistä laskun. Mitkä?
}
train-rack-advice = Ota laatta ja valitse ruutu, tai valitse ruutu ja kirjoita numeroita.
train-rack-status = Aseta laattoja niin, että saat mahdollisimman paljon pisteitä.
train-rack-points = Tästä saa { count-points }. Aseta laatat, tai etsi parempi.
train-solved = { $count ->
    [0] Kaikki löytyi, ilman virheitä!
    [one] Kaikki löytyi, { $count } virhe.
   *[other] Kaikki löytyi, { $count } virhettä.
}
train-shown = Tässä on, mitä oli löydettävissä.
train-laid = Asetettu: { count-points }.
train-laid-best = { count-points }: enempää ei voi saada!
train-laid-less = { count-points }. Eniten olisi { $best }.
train-recall = Ota kaikki takaisin
train-tile-back = Ota laatta takaisin
train-rack-tiles = Laattasi: { $tiles }

## mitä voi tehdä
train-digit = Numero
train-place-begin = Lasku alkaa: { $digit } paikassa { $place }
train-place-end = Se päättyy: { $digit } paikassa { $place }
train-back = Ota { $digit } takaisin ruudusta { $field }
train-next = Seuraava tehtävä
train-again = Uudestaan
train-hint = Vihje
train-show = Näytä vastaus
train-show-sure = Näytetäänkö vastaus? Silloin tehtävää ei lasketa ratkaistuksi.
train-table = Pelaa pöytä näillä laskutavoilla

## mitä tapahtuu
train-right = Oikein: { $readings }.
train-known = Sen olet jo löytänyt: { $readings }.
train-wrong = { $digits } ei ole lasku.
train-missed = Löytymättä jäi: { $readings }.
train-unmarked = Valitse toinen ensimmäinen laatta.
train-begun-again = Alusta.
train-recalled = Kaikki laattasi ovat taas telineessä.
train-hint-find = Yksi alkaa: { $digit } paikassa { $place }. Mieti: { $operation }
train-hint-gap = Mieti: { $operation }
train-hint-rack = Eniten on { count-points }.
train-placement = { $tiles }: { count-points }
train-placement-examples = { $tiles }: { count-points } ({ $examples })
train-more = { $lost ->
    [one] Vielä { $lost } piste olisi ollut mahdollinen.
   *[other] Vielä { $lost } pistettä olisi ollut mahdollista.
}

## miksi se ei ole lasku
why-one-tile = Yksi laatta ei ole lasku.
why-zero-first = Mikään lasku ei ala nollalla.
why-zero-part = Mikään laskun luku ei ala nollalla.
why-too-short = Se on liian lyhyt tässä kelpaaville laskutavoille.
why-not-here = { $readings } on oikein, mutta ei kelpaa tässä.
why-sum = { $a } + { $b } on { $made } eikä { $c }.
why-difference = { $a } − { $b } on { $made } eikä { $c }.
why-difference-below = { $a } − { $b } ei käy: { $b } ei ole pienempi kuin { $a }.
why-product = { $a } × { $b } on { $made } eikä { $c }.
why-quotient = { $a } { sign-division } { $b } on { $made } eikä { $c }.
why-quotient-rest = { $a } { sign-division } { $b } on { $made }, jakojäännös { $rest }.
why-square = { $a }² on { $made } eikä { $b }.
why-cube = { $a }³ on { $made } eikä { $b }.
why-root = √{ $a } on { $made } eikä { $b }.
why-root-none = √{ $a } ei ole kokonaisluku.
why-cube-root = ∛{ $a } on { $made } eikä { $b }.
why-cube-root-none = ∛{ $a } ei ole kokonaisluku.

## mitä kirjoitettiin
train-unreadable = ”{ $words }” ei ole tehtävä. Kirjoita esimerkiksi ”find 16824”, ”gap 5_873” tai ”rack 12345; board” ja laudan rivit.
train-twice = ”{ $words }” on siinä kahdesti; kerta riittää.
train-level = ”{ $words }” ei ole taso. Kirjoita esimerkiksi ”level plus_minus 100 small”.
train-row = ”{ $words }” ei ole laattarivi. Kirjoita 2–{ $most } numeroa.
train-row-gap = ”{ $words }” ei ole rivi, jossa on aukko. Kirjoita 2–{ $most } paikkaa: numeroita ja yksi _ aukoksi.
train-no-answer = Rivistä { $words } ei löydy mitään kelpaavilla laskutavoilla; valitse muut numerot tai laskutavat.
train-many = Rivissä { $words } on { $count } laskua; tehtävässä niitä on enintään { $most }.
train-rack = ”{ $words }” ei ole teline. Kirjoita 1–{ $most } numeroa.
train-board = ”{ $words }” ei ole lauta. Kirjoita rivit ylhäältä: numeroita, . tyhjille ruuduille, d t D T kertoville.
train-answer = ”{ $words }” ei sovi tähän tehtävään.
train-no-tile = Laatoissasi ei ole enää numeroa { $digit }.
train-tiles-unreadable = ”{ $words }” ei ole ymmärrettävä. Kirjoita laatat ja niiden ruudut, esimerkiksi ”C2=3 C4=1”.
train-nothing = Näillä laatoilla ei voi asettaa tähän mitään.
train-no-place = ”{ $words }” ei ole tässä rivissä: paikat ovat A–{ $last }.
train-find-unreadable = En ymmärrä: ”{ $words }”. Kirjoita laskun numerot, esimerkiksi 824, tai ensimmäinen ja viimeinen paikka, esimerkiksi C-E.
train-not-in-row = { $digits } ei ole tässä rivissä.
train-gap-unreadable = ”{ $words }” ei ole numero aukkoon. Kirjoita jokin numeroista 0–9.
train-over = Tämä tehtävä on valmis; ota seuraava.
train-none = Sellaista tehtävää ei löytynyt; valitse toinen taso.
train-wish = ”{ $words }” ei ole valittavissa tässä.

## pöydässä
option-group-school = Kouluun: mitkä laskut kelpaavat
    .help = Tässä pöydässä vain näistä syntyy laskuja. Esikatselu, pisteet ja botit noudattavat sitä, ja harjoittelun voi asettaa samoin.
signs-addition = +
signs-subtraction = −
signs-multiplication = ×
signs-division = { sign-division }
signs-squares = ² √
signs-cubes = ³ ∛

## oppitunnit
lesson-intro = { $title }: { $text }
lesson-next = Seuraava oppitunti: { $title }
lesson-sums = Laskuja ilman merkkejä
    .help = 3 1 4 on 3 + 1 = 4: ensin kaksi lukua, sitten niiden tulos. Valitse rivin kunkin laskun ensimmäinen ja viimeinen laatta.
lesson-kinds = Miinus, kertaa, jaettuna
    .help = 9 8 1 on 9 − 8 = 1, 2 3 6 on 2 × 3 = 6, ja 8 4 2 on 8 jaettuna 4:llä. Laatat, jotka voi lukea monella tavalla, ovat yksi lasku.
lesson-inside = Lasku toisen sisällä
    .help = Luvuissa voi olla monta numeroa, ja samat laatat voivat kuulua useaan laskuun. Tämä rivi on kokonaan yksi lasku, ja sen sisällä on lyhyempi.
lesson-powers = Potenssit ja juuret
    .help = 3 9 on 3² = 9, ja 9 3 on √9 = 3. 2 8 on 2³ = 8, ja 8 2 on ∛8 = 2. Tässä vain nämä kelpaavat.
lesson-zero = Nollat
    .help = Luvussa voi olla 0, kuten luvuissa 10 ja 205, mutta mikään luku ei ala sillä, eikä pelkkä 0 ole luku.
lesson-gap = Aukko
    .help = Yksi laatta puuttuu. Useampi numero voi olla oikein: etsi ne kaikki.
lesson-rack = Laattojen asettaminen
    .help = Kaikkien uusien laattojesi on oltava samassa laskussa yhdessä sen kanssa, mitä laudalla on. Neliö, jossa on 2×, kaksinkertaistaa laattansa.
