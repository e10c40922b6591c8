### Talon tekstit: pöydät, paikat, pöytäkirjat, valinnat.

seat-unnamed = Pelaaja { $number }

event-begin = Peli alkaa.
event-sat = { $seat } istuu pöytään.
event-left = { $seat } on lähtenyt.
event-pause-asked = { $seat } pyytää taukoa: kello pysähtyy, kun tämä kierros on ohi.
event-paused = { $seat } pysäyttää kellon.
event-paused-host = Pöydän isäntä pysäyttää kellon.
event-paused-empty = Täällä ei ole ketään: kello seisoo.
event-resumed = Peli jatkuu.
event-undo = { $seat } peruu viimeisen siirron.
event-resigned = { $seat } luovuttaa.
outcome-resigned = Kaikki muut luovuttivat.
outcome-stayed = Peli on päättynyt. Paras jääneistä: { $winners }.

table-over = Peli on päättynyt. Katso sen toisto tai pyydä uusintapeliä.
table-begun = Peli on jo alkanut.
table-not-begun = Peli ei ole vielä alkanut. Odota, että kaikki paikat täyttyvät, tai aloita peli.
table-paused = Peli on tauolla. Paina ensin ”Jatka”.
table-not-paused = Peli ei ole tauolla.
table-pause-asked = Taukoa on jo pyydetty: kello pysähtyy, kun tämä kierros on ohi.
table-open-seats = Yksi paikka on vielä vapaana. Odota pelaajaa tai anna paikka botille.
table-seat-taken = Tämä paikka on varattu. Valitse toinen.
table-seat-open = Siinä ei istu ketään.
table-no-seat = Paikkaa { $seat } ei ole: tässä pöydässä on { $seats } paikkaa.
table-gone = Tämä paikka on poistunut pelistä.
table-resigned = Tämä paikka on jo luovuttanut.
table-name = Nimimerkissä on 1–{ $longest } kirjainta, numeroa tai merkkiä.
table-no-undo = Mitään ei voi perua: jotain on paljastunut, joku on jo siirtänyt, siirron aika on kulunut umpeen tai pöydässä ei sallita perumista.
table-moved-on = Pöytä on muuttunut valintasi jälkeen. Katso uudestaan ja valitse uudelleen.

action-too-long = Tekstissä on { $length } merkkiä; mikään siirto ei tarvitse enempää kuin { $longest }.
game-unknown = Peliä ”{ $name }” ei ole. Pelit: { $known }.

option-unknown = Valintaa ”{ $name }” ei ole. Valinnat: { $known }.
option-not-flag = Valinta ”{ $name }” on päällä (on) tai pois (off), ei ”{ $value }”.
option-not-number = Valinta ”{ $name }” tarvitsee kokonaisluvun, ei arvoa ”{ $value }”.
option-range = Valinnan ”{ $name }” arvo on { $low }–{ $high }; { $value } ei käy.
option-choice = Valinta ”{ $name }” ei voi olla ”{ $value }”. Mahdolliset: { $known }.
option-not-text = Valinta ”{ $name }” tarvitsee tekstin.
option-too-long = Valinnan ”{ $name }” tekstissä on { $length } merkkiä; enintään { $longest } sallitaan.

record-empty = Pöytäkirja on tyhjä. Liitä tai valitse täältä viety tiedosto.
record-unreadable = Tämä ei ole pelin pöytäkirja: { $why }.
record-why-json = merkistä { $at } alkaen se ei ole JSON-muotoa
record-why-cut = se katkeaa kesken; kopioi se kokonaan
record-why-field = ”{ $field }” puuttuu tai on väärin
record-why-text = se ei ole UTF-8-tekstiä
record-why-deep = siinä on liian monta sisäkkäistä tasoa
record-format = Tämä pöytäkirja on muotoa { $format }; tämä ohjelma lukee muotoa { $known }. Päivitä ohjelma.
record-ruleset = Tämä pöytäkirja (peli { $game }) käyttää sääntöversiota { $ruleset }; tämä ohjelma tuntee versiot { $known }. Päivitä ohjelma.
record-seats = { $seats } paikkaa ei sovi: tähän peliin käy { $low }–{ $high }.
record-seed = Siemenluvussa on oltava { $digits } heksadesimaalinumeroa (0–9, a–f).
record-level = Tässä pelissä ei ole bottitasoa ”{ $level }”.
record-entry = Lokin riviä ei voi lukea: { $why }.
record-bad-entry = Lokin merkintä { $number }: { $why }
record-time = Aika { $at } ms ei sovi: edellinen merkintä on ajassa { $last } ms, eikä aika kulje taaksepäin.
record-time-stands = Aika { $at } ms ei sovi: peli on tauolla, ja sen aika on pysähtynyt kohtaan { $last } ms.
record-skipped = Tauko { $skipped } ms ei ole sallituissa rajoissa.
record-begin = Peli alkaa ajassa 0.
record-too-long = Loki on liian pitkä: yli { $longest } merkintää tai askelta.
record-too-big = Pöytäkirjassa on { $size } tavua; enintään { $biggest } luetaan.
