### Mitä palvelin itse sanoo: kiellot, virheet, paikkojen nimet.

seat-open = vapaa paikka
seat-left = { $name } (lähti)
bot-names = Robo, Pultti, Ruuvi, Piuha, Pikseli, Mutteri, Jousi, Ratas

web-no-table = Sellaista pöytää ei ole. Linkki on ehkä katkennut, tai pöytä on poistettu.
web-no-page = Sellaista sivua ei ole.
web-no-rules = Tällä pelillä ei ole vielä sääntöjä luettavaksi.
web-no-step = Pelissä on vain { $last } askelta.
web-bad-number = Kohdan ”{ $name }” on oltava kokonaisluku.
web-bad-choice = ”{ $value }” ei ole mahdollinen kohdassa ”{ $name }”.
web-bad-link = Tämä linkki ei enää kelpaa. Pyydä uusi.
web-no-watching = Tätä pöytää ei voi katsella. Pyydä isännältä liittymislinkki.
web-not-your-seat = Tämä ei ole sinun paikkasi.
web-host-only = Vain pöydän isäntä voi tehdä tämän.
web-still-here = Muut eivät voi luovuttaa tätä paikkaa: siinä istuva on vielä täällä tai lähti juuri äsken.
web-no-open-seat = Kaikki paikat on varattu. Voit katsella, jos isäntä sallii sen.
web-not-over = Peli ei ole vielä päättynyt. Pöytäkirja ja toisto avautuvat, kun se päättyy.
web-imported = Tämä on avattu pöytäkirja: sitä voi toistaa, mutta ei jatkaa.
web-abandoned = Kukaan ei ollut avannut tätä pöytää pitkään aikaan, joten se suljettiin. Pelin voi yhä toistaa.
web-no-bots = Tällä pelillä ei ole vielä botteja. Valmistele pöytä ja kutsu joku mukaan.
web-action-id = Toiminnon tunnuksessa on 1–{ $longest } kirjainta, numeroa, pistettä, yhdysmerkkiä tai alaviivaa.
web-csrf = Tämä ei tullut tämän palvelimen sivulta, tai sivu on vanhentunut. Lataa sivu uudelleen ja yritä vielä kerran.
web-full = Palvelimella on niin monta pöytää kuin sille mahtuu. Yritä muutaman minuutin päästä.
web-too-many = Liian monta pyyntöä kerralla. Odota hetki ja yritä uudelleen.
web-too-many-tables = Uusia pöytiä on liikaa. Pelaa jokin niistä tai odota jonkin aikaa.
web-too-many-connections = Tästä pöydästä on auki liian monta sivua. Sulje joitakin ja yritä uudelleen.
web-too-fast = Viestejä tuli liikaa kerralla, joten yhteys suljettiin. Lataa sivu uudelleen.
web-frame-too-long = Viesti oli liian pitkä, joten yhteys suljettiin. Lataa sivu uudelleen.
web-bad-frame = Viestiä ei voitu lukea: { $why }
web-bad-frames = Liian monta viestiä jäi lukematta, joten yhteys suljettiin. Lataa sivu uudelleen.
web-bad-body = Pyyntöä ei voi lukea: { $why }
web-bad-request = Pyyntöä ei voi ymmärtää.
web-bad-type = Palvelin ei ota vastaan tällaista sisältöä.
web-wrong-method = Tämä osoite ei ota vastaan tällaista pyyntöä.
web-too-big = Tämä on liian suuri lähetettäväksi.
web-failed = Palvelin ei pystynyt tekemään tätä.
web-store-failed = Palvelin ei juuri nyt pääse käsiksi tallentamaansa, joten mikään ei muuttunut. Syy löytyy palvelimen lokista.
web-fault = Palvelimella meni jotain vikaan. Asia kirjattiin numerolla { $id }.
web-no-token = Tähän tarvitaan paikan mukana saatu avain: Authorization: Bearer AVAIN.
web-record-refused = { $why }
web-record-steps = Pöytäkirjassa on yli { $longest } askelta; pidempiä ei avata täällä.

web-port-busy = Portti { $port } on käytössä, ehkä toisella Robacuksella. Sammuta se tai valitse toinen portti: --port { $other }.
web-port-forbidden = Järjestelmä ei salli porttia { $port }. Valitse suurempi kuin 1023, esimerkiksi --port 8765.
web-port-failed = Palvelin ei voi kuunnella osoitteessa { $host }, portissa { $port }: { $why }.

worker-slow = Laskenta kesti yli { $seconds } sekuntia, ja se keskeytettiin.
worker-failed = Laskenta epäonnistui ({ $why }).
worker-busy = Laskettavaa on jonossa liikaa. Yritä hetken päästä uudelleen.

web-status-400 = Tämä ei onnistunut
web-status-403 = Ei sallittu
web-status-404 = Ei löydy
web-status-409 = Ei onnistu juuri nyt
web-status-413 = Liian suuri
web-status-422 = Tarkista, mitä kirjoitit
web-status-429 = Hetkinen
web-status-500 = Meidän virheemme
web-status-503 = Ei käytettävissä juuri nyt

web-remedy-400 = Palaa takaisin ja yritä uudelleen.
web-remedy-403 = Jos joku kutsui sinut, avaa hänen linkkinsä vielä kerran.
web-remedy-404 = Tarkista osoite tai aloita aloitussivulta.
web-remedy-409 = Avaa pöytä uudelleen, niin näet, missä mennään.
web-remedy-413 = Valitse jotain pienempää.
web-remedy-422 = Palaa takaisin, korjaa ja lähetä uudelleen.
web-remedy-429 = Odota hetki ja lataa sivu uudelleen.
web-remedy-500 = Lataa sivu uudelleen. Jos vika ei poistu, kerro yllä oleva numero palvelimen ylläpitäjälle.
web-remedy-503 = Yritä muutaman minuutin päästä; mitään pelattua ei katoa.
