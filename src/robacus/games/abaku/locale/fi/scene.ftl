### Mitä Abaku-pöydässä näkyy, ja mitä siellä voi tehdä.

scene-board = Lauta, { $size } × { $size } ruutua
scene-field-tile = { $field }, { $factor } × laatta
scene-field-example = { $field }, { $factor } × lasku
scene-tile-joker = { $digit }, jokeri
scene-tile-new = { $digit }, juuri asetettu
scene-held-joker = jokeri

scene-status-turn = Vuorossa on { $name }.
scene-status-first = { $name } aloittaa: peitä keskiruutu { $field }.
scene-status-lays = { $name } asettaa laattoja.
scene-status-over = Peli on päättynyt.

scene-note-tiles = { $count ->
    [one] { $count } laatta
   *[other] { $count } laattaa
}
scene-note-empty = tyhjiä vuoroja { $count }/{ $most }
scene-note-adjusted = lopussa { $points }
scene-note-resigned = luovutti
scene-fact-bag = Pussissa
scene-fact-unseen = Vielä tulossa
scene-clock-turn = Vuoron aika

preview-points = { count-points }
preview-kombo = KOMBO: { count-points }
preview-joker = Valitse jokerin numero.
preview-watching = Katselija ei aseta laattoja.
figure-label = Pala lautaa

sheet-end = lopussa
sheet-total = yhteensä

control-pass = Jätä väliin
control-pass-sure = Jätetäänkö vuoro väliin? Kolme tyhjää vuoroa peräkkäin päättää pelin.
control-resign = Luovuta
control-resign-ends = Luovutetaanko? Peli päättyy ja häviät sen.
control-resign-alone = Luovutetaanko? Muut jatkavat ilman sinua.

## mitä sivu itse sanoo
client-rack = Laattasi
client-play = Aseta
client-recall = Ota takaisin
client-shuffle = Sekoita
client-sort = Järjestä
client-exchange = Vaihda …
client-exchange-now = Vaihda valitut ({ $count })
client-exchange-help = Valitse laatat, jotka haluat vaihtaa.
client-cancel = Peruuta
client-joker = Mikä numero jokeri on?
client-joker-set = Jokeri on { $digit }
client-across = Kirjoitussuunta: oikealle
client-down = Kirjoitussuunta: alas
client-help = Vedä laattoja laudalle, tai napauta laattaa ja sitten ruutua. Tai valitse ruutu ja kirjoita numeroita; välilyönti kääntää suunnan, Enter asettaa.
client-pending = { $digit } ruudussa { $field }, ei vielä asetettu
client-returned = Laatta palasi: sen ruutu on nyt varattu.
client-sheet = Pistetaulukko
