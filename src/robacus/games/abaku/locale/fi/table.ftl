### Mitä pöydässä tapahtuu, ja miksi jokin ei käy.

count-points = { $points ->
    [one] { $points } piste
   *[other] { $points } pistettä
}

## laskut
sign-division = :
reading-sum = { $a } + { $b } = { $c }
reading-difference = { $a } − { $b } = { $c }
reading-product = { $a } × { $b } = { $c }
reading-quotient = { $a } { sign-division } { $b } = { $c }
reading-square = { $a }² = { $b }
reading-cube = { $a }³ = { $b }
reading-root = √{ $a } = { $b }
reading-cube-root = ∛{ $a } = { $b }
example = { $reading }: { count-points }
example-times = { $reading }: { $tiles } × { $factor } = { count-points }

## mitä tapahtuu
laid = { $seat } asettaa { $digits }.
kombo = KOMBO! { $seat } sai samaan riviin vähintään kolme laskua.
scored = { $seat }: tästä vuorosta { count-points }, yhteensä { $total }.
drawn = Nostit { $tiles }.
exchanged = { $seat } vaihtaa { $count ->
    [one] { $count } laatan
   *[other] { $count } laattaa
}.
passed = { $seat } jättää väliin: tyhjä vuoro { $count }/{ $most }.
timed-out = { $seat }: aika loppui, tyhjä vuoro { $count }/{ $most }.
resigned = { $seat } luovuttaa.
ended = { $seat }: peli päättyy tähän.
rack-empty = ei mitään
adjusted-out = { $seat } asetti viimeisen laattansa ja saa muiden laatat: { count-points }, yhteensä { $total }.
adjusted-rack = { $seat }, kädessä vielä { $rack }: vähennetään { count-points }, yhteensä { $total }.
over-won = { $seat } voittaa: { count-points }.
over-draw = Tasapeli: { $seats }, kullakin { count-points }.
over-alone = { count-points } – pystytkö ensi kerralla parempaan?
over-forfeit = { $seat }: kolmas tyhjä vuoro peräkkäin, peli on hävitty.
over-resign = { $seat } luovutti ja häviää.
over-others = { $why } Muista eniten pisteitä: { $seats }, { count-points }.

## miksi ei
game-over = Peli on päättynyt.
resigned-already = Olet jo luovuttanut.
refuse-not-your-turn = Vuorossa on { $seat }.
refuse-no-tiles = Aseta ainakin yksi laatta.
refuse-too-many-tiles = Yhdellä vuorolla saa asettaa enintään { $most } laattaa.
refuse-off-board = Laudalla ei ole sellaista ruutua.
refuse-occupied = Ruutu { $field } on jo varattu.
refuse-not-in-line = Vuoron kaikkien laattojen on oltava samalla rivillä tai samassa sarakkeessa.
refuse-centre-not-covered = Ensimmäisten laattojen on peitettävä keskiruutu { $field }.
refuse-not-adjacent = Ainakin yhden uuden laatan on kosketettava laudalla olevaa laattaa.
refuse-gap = Laattojesi välissä on aukko; täytä se.
refuse-no-common-example = Mikään lasku ei sisällä kaikkia uusia laattojasi.
refuse-adjacent-without-example = Ruudun { $field } { $digit } koskettaa ruudun { $neighbour } numeroa { $other }, mutta mikään lasku ei sisällä molempia.
refuse-no-example-with-old-tile = Mikään lasku ei yhdistä uutta laattaa laudalla olevaan.
refuse-tile-not-in-rack = Sinulla ei ole niin monta laattaa { $digit }. Jokeri kirjoitetaan kysymysmerkillä, esimerkiksi H8=5?.
refuse-no-joker = Sinulla ei ole jokeria.
refuse-no-exchange = Tässä pöydässä ei vaihdeta laattoja.
refuse-bag-too-small = Pussissa on liian vähän laattoja: voit vaihtaa enintään { $most }.

## mitä kirjoitettiin
action-unreadable = En ymmärrä: ”{ $words }”. Kirjoita laatat, esimerkiksi ”F8=1 I8=3”, rivi ”F8 > 13”, ”vaihda 05” tai ”ohi”.
action-many-tiles = Liikaa: kirjoita enintään { $most } laattaa.
tile-unreadable = ”{ $words }” ei ole laatta ruudussa. Kirjoita esimerkiksi H8=5, jokeri H8=5?.
field-unreadable = ”{ $words }” ei ole ruutu. Kirjoita esimerkiksi H8.
exchange-unreadable = En ymmärrä: ”{ $words }”. Kirjoita vaihdettavat laatat, esimerkiksi ”vaihda 05?”.
joker-undecided = Mikä numero ruudun { $field } jokeri on? Kirjoita esimerkiksi { $field }=5?.
figure-unreadable = Tämä ei ole kuva laudasta.
search-too-many = Tällä telineellä on yli { $most } mahdollisuutta; ota vähemmän jokereita.
