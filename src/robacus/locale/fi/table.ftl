### Pöytäsivu ja toisto. Viestit, joiden alku on ui-, annetaan myös selaimen omalle koodille.

## yhteys
ui-connecting = Katetaan pöytää …
ui-offline = Yhteys katkesi. Yritetään automaattisesti uudelleen; mitään ei katoa.
ui-ended = Palvelin lopetti yhteyden. Jatka lataamalla sivu uudelleen.
ui-no-script = Pelaamiseen tarvitaan JavaScript. Salli se tälle osoitteelle ja lataa sivu uudelleen.
ui-no-script-replay = Toiston näyttämiseen tarvitaan JavaScript. Pöytäkirjan voi lukea ilmankin:

## paikat
ui-seats = Pelaajat
ui-you = sinä
ui-this-screen = tällä näytöllä
ui-away = ei yhteydessä
ui-gone = poistunut pelistä
ui-winner = voittaja
ui-to-act = siirtovuorossa
ui-play-on = Jatka ilman pelaajaa { $name }

## ennen peliä
ui-lobby = Ennen peliä
ui-lobby-host = Ketkä pelaavat?
ui-lobby-guest = Kohta alkaa
ui-lobby-help = Peli alkaa itsestään, kun kaikki paikat on täytetty.
ui-join-link = Liittymislinkki
ui-join-help = Lähetä linkki pelaajille tai anna heidän skannata kuva. Tiliä ei tarvita.
ui-join-here = Tämän linkin voi avata vain tällä tietokoneella. Jotta muut laitteet pääsevät mukaan, käynnistä Robacus komennolla ”robacus play --lan”.
ui-qr = Liittymislinkin QR-koodi
ui-copy = Kopioi
ui-copied = Kopioitu
ui-copy-failed = Valitse ja kopioi itse
ui-fill = Täytä
ui-fill-seat = Täytä paikka { $number }
ui-fill-person = Joku tämän näytön ääressä: nimi
ui-fill-bot = Botti
ui-begin = Aloita ilman vapaita paikkoja
ui-waiting = Odotetaan pelaajia

## pelaaminen
ui-controls = Mitä voit tehdä
ui-choose-piece = Valitse nappula
ui-choose-way = Siirrä: { $piece }
ui-way-up = ylös
ui-way-right = oikealle
ui-way-down = alas
ui-way-left = vasemmalle
ui-no-way = Siihen suuntaan ei nyt pääse.
ui-moved-on = Tätä ei voi enää tehdä: katso lautaa ja valitse uudelleen.
ui-undo = Peru
ui-undo-who = Kenen siirto perutaan?
ui-resign = Luovuta peli
ui-resign-sure = Luovutatko tämän pelin? Sitä ei voi perua.
ui-leave = Poistu
ui-leave-sure = Poistutko pöydästä? Joku muu voi ottaa paikan.
ui-pause = Tauko
ui-resume = Jatka
ui-paused = Peli on tauolla
ui-watching = Katselet peliä: vain pöydässä istuvat voivat pelata.
ui-cancel = Peruuta
ui-command = Kirjoita siirto
ui-command-send = Pelaa
ui-command-seat = Kuka pelaa tämän
ui-command-help = Nuoli ylös tuo takaisin aiemmin kirjoittamasi.
ui-rules = Säännöt
ui-moves = Siirrot
ui-links = Linkit
ui-watch-link = Katselemiseen
ui-seat-link = Paikan { $number } pelaamiseen toisella laitteella
ui-seat-link-help = Paikan linkin avaaja saa paikan: pidä se omana tietonasi.
ui-given-seed = Tämä pöytä alkoi valitusta siemenluvusta, joten sitä ei lueta tilastoon.

## loppu
ui-result = Tulos
ui-won = Voitto: { $names }
ui-nobody-won = Kukaan ei voittanut
ui-rematch = Uusintapeli
ui-rematch-go = Uusintapeliin
ui-replay = Toisto

## monta pelaajaa samalla näytöllä
ui-hand-over = Anna laite: { $name }
ui-curtain-title = Nyt { $name }
ui-curtain-help = Muut katsovat muualle.
ui-curtain-show = Minä olen { $name }: näytä

## toisto
ui-replay-of = { $game }: toisto
ui-replay-failed = Toistoa ei voitu ladata. Tarkista yhteys ja lataa sivu uudelleen.
ui-transport = Toiston ohjaimet
ui-first = Alkuun
ui-before = Edelliseen siirtoon
ui-back = Askel taaksepäin
ui-play = Toista
ui-stop = Pysäytä
ui-step = Askel eteenpäin
ui-after = Seuraavaan siirtoon
ui-last = Loppuun
ui-speed = Nopeus
ui-hold = Pysäytä
ui-go-on = Jatka
ui-transport-keys = Näppäimet: välilyönti pysäyttää ja jatkaa, → askel eteenpäin, End loppuun, + ja − muuttavat nopeutta.
ui-position = { $at } / { $last }
ui-position-label = Asema
ui-copy-position = Kopioi linkki tähän asemaan
ui-record = Lataa pöytäkirja
ui-picture = Kuva ({ $kind })
ui-looking = Kenen silmin
ui-looking-all = katselija
ui-replay-help = Näppäimet: välilyönti toistaa ja pysäyttää, vasen ja oikea siirtyvät askeleen, Page Up ja Page Down luettelon siirron, Home ja End alkuun ja loppuun.
