### Mitä laudan tekstissä voi olla vialla.

board-no-cell = Tällä laudalla ei ole ruutua ”{ $name }”; ruudut ovat A1–{ $last }.
board-size = Lauta, jonka koko on { $width } x { $height } ruutua, ei ole mahdollinen: kumpikin sivu saa olla 1–{ $most }.
board-row-length = Rivillä { $row } on { $length } merkkiä; laudan leveys on { $width } ruutua.
board-row-digits = Rivillä { $row } on muutakin kuin merkkejä 0–9 ja a–f.
board-rows = Laudalla pitäisi olla { $height } riviä, mutta seuraavia rivejä on vain { $rows }.
board-rim-open = Ulkoreuna on auki: ruudulla { $cell } ei ole seinää sivulla { $side }.
board-one-sided = Ruutujen { $cell } ja { $other } välinen seinä on vain toisessa ruudussa. Merkitse se molempiin.
board-all-solid = Kaikki ruudut ovat umpinaisia; jätä ainakin yksi vapaaksi.
board-two-diagonals = Ruudussa { $cell } on kaksi vinoseinää; vain yksi mahtuu.
board-two-targets = Ruudussa { $cell } on kaksi kohdetta; vain yksi mahtuu.
board-on-solid = { $cell } on umpinainen: siihen ei voi asettaa mitään.
board-vortex = Ruudun { $cell } kohde: pyörteen väri on ”any”, ja vain pyörteen.
board-text-long = Tekstissä on { $length } merkkiä; enintään { $longest } luetaan.
board-statement = ”{ $words }” ei kuulu laudan tekstiin.
board-missing = Teksti ei ala laudalla: kirjoita ”quadrants 1A 2B 3C 4D” tai ”board 5x4” ja sen rivit.
board-twice = Tekstissä on kaksi lautaa; jätä yksi.
board-header = ”{ $words }” ei ole ymmärrettävä: kirjoita koko näin: ”board 5x4”.
board-diagonal = ”{ $words }” ei ole vinoseinä: kirjoita esimerkiksi ”diagonal C4 / red”.
board-target = ”{ $words }” ei ole kohde: kirjoita esimerkiksi ”target B3 blue circle”.
board-quadrants = ”{ $words }” ei ole neljä neljänneksen puolta: ota jokaisesta palasta yksi puoli, esimerkiksi ”1A 2B 3A 4B”.
board-long-slides = Vinoseinät johtavat toisiinsa liian pitkin matkoin; poista osa niistä.
