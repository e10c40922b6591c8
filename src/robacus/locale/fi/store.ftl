### Mitä varastolla on sanottavaa: siellä ovat pöydät ja niiden lokit.

## Tietokannan avaaminen

store-locked = Toinen Robacus-palvelin (prosessi { $process }) käyttää jo tietokantaa { $where }. Pysäytä ensin se tai anna tälle palvelimelle oma tietokanta.
store-newer = Tietokanta { $where } on Robacuksen uudemman version tekemä. Asenna kyseinen tai sitä uudempi versio.
store-foreign = { $where } kuuluu toiselle ohjelmalle, joten Robacus ei koske siihen. Valitse toinen tiedosto tai toinen tietokanta.
store-corrupt = { $where } on vioittunut tai ei ole tietokanta. Siirrä se syrjään ja palauta varmuuskopio tai aloita uudella tiedostolla.
store-unwritable = Robacus ei voi kirjoittaa tietokantaansa { $where }. Tarkista, että kansio on olemassa, että sinulla on siihen kirjoitusoikeus ja ettei levy ole vain luettavissa.
store-full = Levy, jolla tietokanta { $where } on, on täynnä. Vapauta tilaa; mitään vahvistettua ei ole kadonnut.
store-busy = Toinen ohjelma pitää tietokantaa { $where } varattuna. Sulje se ohjelma ja yritä uudelleen.
store-failed = Tietokantaa { $where } ei voi käyttää: { $detail }
store-bad-address = ”{ $address }” ei ole tietokannan osoite. Anna tiedoston polku tai osoite, jonka alussa on postgresql://.
store-no-driver = PostgreSQL:n käyttöä varten asenna myös sen ajuri: pip install "robacus[postgres]"
store-closed = Tietokanta on suljettu. Käynnistä palvelin uudelleen.

## Kirjoittaminen

store-overloaded = Palvelimella on juuri nyt liikaa tekemistä. Yritä uudelleen muutaman sekunnin kuluttua.
store-conflict = Pöydän { $table } peli on edennyt: numero { $sequence } ei ole lokin seuraava merkintä. Katso pöytää uudelleen ja toista tekosi.
store-moved-on = Joku muu ehti ensin. Katso uudelleen ja toista tekosi.
store-table-exists = Pöytä { $table } on jo olemassa. Valitse toinen nimi.
store-unknown-table = Pöytää { $table } ei ole. Se on ehkä poistettu.
store-unknown-seat = Pöydässä { $table } ei ole paikkaa { $seat }.
store-wrong-secret = Tämä linkki ei avaa paikkaa { $seat } pöydässä { $table }. Pyydä isännältä uusi linkki.
store-seat-taken = Paikalla { $seat } pöydässä { $table } istuu jo joku. Valitse toinen paikka.

## Rajat

store-too-large = { $kind ->
        [entry] Tämä teko vie { $size } tavua; enintään { $limit } sallitaan. Lyhennä sitä.
        [setup] Tämän pöydän asetukset vievät { $size } tavua; enintään { $limit } sallitaan. Pienennä niitä.
       *[result] Tämä tulos vie { $size } tavua; enintään { $limit } sallitaan.
    }
store-bad-id = ”{ $id }” ei ole kelvollinen tunniste: siinä saa olla 1–{ $limit } kirjainta (A–Z, a–z), numeroa tai merkkiä _ . : -
store-bad-sequence = { $sequence } ei ole lokin paikka; paikat ovat 1–{ $limit }.
store-too-many-seats = Pöydässä ei voi olla { $seats } paikkaa; enintään { $limit } sallitaan.
store-bad-nickname = Nimimerkissä on 1–{ $limit } näkyvää merkkiä.

## Tikkaat

store-unknown-ladder = Tällaisia tikkaita ei ole. Ne on ehkä poistettu.
store-unknown-entry = Sinulla ei ole täällä tällaista ohjelmaa. Se on ehkä poistettu.
store-ladder-closed = Nämä tikkaat on suljettu: ohjelmia ei enää oteta vastaan.
store-many-entries = Nämä tikkaat ovat täynnä: niille mahtuu enintään { $most } ohjelmaa. Pyydä niiden tekijää poistamaan joitakin.
store-many-own-entries = { $most ->
    [one] Jokaisella voi olla täällä yksi ohjelma, ja sinulla on jo omasi. Muuta sitä tai ota se ensin pois.
   *[other] Jokaisella voi olla täällä { $most } ohjelmaa, ja sinulla on jo omasi. Muuta jotakin niistä tai ota yksi ensin pois.
}
store-many-ladders = Sinulla on { $most } tikkaat, eikä enempää mahdu. Poista jokin, jota et enää tarvitse.
