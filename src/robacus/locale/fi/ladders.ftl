### Tikkaat: monen ihmisen ohjelmat pelaavat itsestään toisiaan vastaan, ja taulukko kertoo, mikä on paras.

## Pelin tikkaat ja uudet

ladders = Tikkaat
ladders-title = Tikkaat: { $game }
ladders-lead = Jokainen kirjoittaa ohjelman ja lähettää sen. Ohjelmat pelaavat itsestään toisiaan vastaan, ja taulukko näyttää, mikä on paras.
ladders-mine = Omat tikkaat
ladders-none = Ei vielä tikkaita. Tee ne luokallesi tai ystävillesi, tai avaa linkki, jonka joku on lähettänyt sinulle.
ladders-made = sinun tekemäsi
ladders-new = Uudet tikkaat
ladders-new-help = Saat linkin osallistujille ja toisen, jolla pidät huolta tikkaista. Kukaan ei tarvitse tunnusta.
ladders-make = Tee tikkaat

ladder-name = Tikkaiden nimi
ladder-name-help = Kaikki näkevät sen taulukon yllä. Se voi olla vaikka luokan nimi.
ladder-grounds = Missä pelataan
ladder-grounds-help = Kaikki kohtaavat jokaisella näistä, kummaltakin puolelta.
ladder-programs = Kuka saa lukea ohjelmat
ladder-programs-help = Sinä saat aina. Omansa jokainen näkee.
ladder-programs-secret = Salaisia sulkemiseen asti
ladder-programs-open = Heti kaikki
ladder-library = Pelin mukana tulevat ohjelmat osallistuvat
ladder-library-help = Näin jo ensimmäinen lähettäjä saa vastustajia.
ladder-own = Ohjelmia yhdellä ihmisellä
ladder-closes = Viimeinen lähetyspäivä
ladder-closes-help = Voi jäädä tyhjäksi: silloin tikkaat ovat auki, kunnes suljet ne. Päivä päättyy tämän palvelimen kellon mukaan.

ladder-no-name = Anna tikkaille nimi.
ladder-no-ground = Valitse ainakin yksi paikka, jossa pelataan.
ladder-own-range = Yhdellä ihmisellä voi olla 1–{ $most } ohjelmaa.
ladder-bad-day = Valitse päivä väliltä { DATETIME($first, dateStyle: "medium") } – { DATETIME($last, dateStyle: "medium") } tai jätä tyhjäksi.
ladder-too-many = Uusia tikkaita on liikaa. Käytä entisiä tai odota jonkin aikaa.
ladder-no-programs = Tätä peliä ei pelata ohjelmilla, joten sillä ei ole tikkaita.

## Taulukko

ladder-open = auki
ladder-closed = suljettu
ladder-closed-on = viimeinen päivä: { DATETIME($day, dateStyle: "long") }
ladder-facts-secret = Ohjelmat ovat salaisia sulkemiseen asti
ladder-facts-open = Kaikki saavat lukea ohjelmat
ladder-facts-shown = Ohjelmat eivät ole enää salaisia
ladder-submit = Lähetä ohjelma
ladder-manage = Pidä huolta
ladder-yours = Omat ohjelmasi
ladder-change = muuta
ladder-look = katso
ladder-outside = Jos haluat mukaan, avaa linkki, jonka saat tikkaiden tekijältä.

ladder-busy = Pelit ovat käynnissä …
ladder-settled = Kaikki on pelattu: vahvuusluvut ovat vakiintuneet.
ladder-few = Pelaaminen alkaa heti, kun ohjelmia on kaksi.
ladder-counts = { $entries ->
    [one] { $entries } ohjelma
   *[other] { $entries } ohjelmaa
}, { $games ->
    [one] { $games } taistelu
   *[other] { $games } taistelua
}
ladder-empty = Täällä ei ole vielä ketään. Ensimmäinen ohjelma avaa tikkaat.
ladder-no-place = ei vielä sijaa
ladder-first = pelaa seuraavaksi ensimmäiset taistelunsa
ladder-mine = oma
ladder-from-library = tulee pelin mukana
ladder-rating = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
ladder-sure-sure = varma
ladder-sure-fair = melko varma
ladder-sure-open = vielä epävarma
ladder-record-help = voittoja, tasapelejä, tappioita
ladder-table-help = Vahvuusluku kertoo, kuinka vahva ohjelma on: kaikki alkavat luvusta 25, ja eniten nousee se, joka voittaa vahvoja. Merkin ± jäljessä on, kuinka paljon luku voi vielä olla väärin; järjestys on sen mukaan, mitä luku vähintään on. Voitosta saa 3 pistettä, tasapelistä 1.

ladder-battles = Viimeiset taistelut
ladder-battles-secret = Niitä voi katsella, kun tikkaat on suljettu: niistä näkisi, millaisia ohjelmat ovat.
ladder-battles-help = Jokainen merkki on katsottava taistelu sen voittajan kohdalla.
ladder-battles-hidden = Jokainen merkki on katsottava taistelu sen voittajan kohdalla. Niissä näkyy, mitä tapahtuu, mutta eivät ohjelmat: ne ovat salaisia, kunnes tikkaat suljetaan.
ladder-shared = tasan
ladder-no-battles = Kukaan ei ole vielä pelannut.
ladder-turns = { $count ->
    [one] { $count } kierros.
   *[other] { $count } kierrosta.
}
ladder-no-battle = Tätä taistelua ei enää ole tallessa: jotakin sen ohjelmista on muutettu, se on otettu pois tai taistelusta on pitkä aika. Valitse taulukosta toinen.
ladder-secret = Näiden tikkaiden ohjelmat ovat salaisia, kunnes tikkaat suljetaan.
ladder-no-entry = Näillä tikkailla ei ole sellaista ohjelmaa. Se on ehkä otettu pois.
ladder-not-yours = Tämä on jonkun toisen ohjelma. Vain sen lähettäjä voi muuttaa sitä.

ui-ladder-offline = Palvelin ei vastaa. Se, mitä näet, voi olla vanhaa; sivu yrittää itsestään uudelleen.
ui-ladder-risen = { $name }: sija on nyt { $place }/{ $count }.

## Lähettäminen

ladder-by = tekijä { $name }
ladder-title = Ohjelman nimi
ladder-title-help = Voi jäädä tyhjäksi: silloin sillä on sinun nimesi.
ladder-program = Ohjelma
ladder-program-help = Tekstinä. Virheistä kerrotaan heti.
ladder-file = Tai tiedosto
ladder-file-wrong = Tämä tiedosto on liian suuri tai ei ole tekstiä.
ladder-program-none = Ohjelma puuttuu: kirjoita se tai valitse tiedosto.
ladder-program-long = Ohjelmassa on { $length } merkkiä; enintään { $longest } sallitaan.
ladder-no-nickname = Kirjoita nimimerkki, jotta muut tietävät, kenen ohjelma se on.
ladder-try = Haluatko ensin nähdä, mitä se tekee?
ladder-try-link = Kokeile omassa pöydässä
ladder-new-tab = (avautuu tämän sivun viereen)
ladder-privacy-secret = Tikkaiden tekijä voi lukea ohjelmasi heti, muut vasta kun tikkaat on suljettu.
ladder-privacy-open = Kaikki voivat lukea ohjelmasi heti.
ladder-submit-button = Lähetä
ladder-change-button = Lähetä uusi versio
ladder-examples = Pelin mukana tulevat ohjelmat: { $count }
ladder-take-out = Ota pois
ladder-take-out-help = Ohjelma poistuu tikkailta ja sen taistelut samalla.
ladder-to-table = Taulukkoon

ui-ladder-fine = Sen voi lukea. Lähetä se, kun haluat.

## Huolenpito

ladder-links = Linkit
ladder-class-link = Osallistujille
ladder-class-help = Kenellä tämä linkki on, se voi lähettää ohjelmia.
ladder-qr = Osallistujien linkki QR-koodina
ladder-new-link = Tee toinen linkki
ladder-new-link-sure = Tehdäänkö toinen linkki? Vanha ei sen jälkeen avaa mitään; lähetetyt ohjelmat säilyvät.
ladder-own-link = Sinulle itsellesi
ladder-own-help = Tällä linkillä voit pitää huolta tikkaista myös toisella laitteella. Pidä se itselläsi: kenellä se on, se voi tehdä kaiken, mitä tällä sivulla voi.
ladder-when = Auki vai suljettu
ladder-close = Sulje nyt
ladder-close-help = Kun tikkaat on suljettu, kukaan ei voi lähettää eikä muuttaa mitään; puuttuvat taistelut pelataan vielä, ja kaikki saavat lukea ohjelmat.
ladder-close-help-open = Kun tikkaat on suljettu, kukaan ei voi lähettää eikä muuttaa mitään; puuttuvat taistelut pelataan vielä.
ladder-is-closed = Tikkaat on suljettu: kukaan ei voi lähettää eikä muuttaa mitään. Kaikki saavat lukea ohjelmat.
ladder-open-again = Avaa uudelleen
ladder-set-day = Aseta päivä
ladder-submitted = Lähetettyjä ohjelmia: { $count }
ladder-nothing-submitted = Kukaan ei ole vielä lähettänyt mitään. Anna yllä oleva linkki osallistujille.
ladder-remove = Poista
ladder-remove-sure = Poistetaanko ”{ $name }” tikkailta? Sitä ei saa takaisin.
ladder-results = Tulokset talteen
ladder-results-help = Taulukko, taistelut ja ohjelmat datana, tai sivuna toistoineen: se ei tarvitse palvelinta eikä verkkoa (avaa siitä index.html).
ladder-download-json = Datana (JSON)
ladder-download-page = Sivuna toistoineen (ZIP)
ladder-delete = Poista tikkaat
ladder-delete-help = Tikkaat ja kaikki niiden ohjelmat ja taistelut, lopullisesti.
ladder-delete-sure = Poistetaanko ”{ $name }” ja kaikki siinä? Sitä ei saa takaisin.

## Taistelun toisto

ladder-replay-hidden = Ohjelmia ei näytetä: ne ovat salaisia, kunnes tikkaat suljetaan.
