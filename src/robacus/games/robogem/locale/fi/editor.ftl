### Lautaeditori.

desk-board = Lautaeditori
    .help = Tee oma lauta: estelaatat, timantit, tukikohdat ja robottien suunnat. Pelaa sitten sillä, kokeile yksin tai jaa se.

board-status-ready = Tällä laudalla voi pelata.
board-status-faults = { $count ->
    [one] Yksi asia ei ole vielä kunnossa.
   *[other] { $count } asiaa ei ole vielä kunnossa.
}
board-unreadable = ”{ $words }” jäi ymmärtämättä. Kirjoita esimerkiksi: blocker C4, diamond D5, base red A1, turn A1, size 9x9, tai liitä koko lauta.
board-no-square = Tällä laudalla ei ole ruutua ”{ $words }”.
board-turn-base = Tässä ruudussa ei ole tukikohtaa. Valitse tukikohta, niin sen robotti kääntyy.

board-group-things = Laudalla
board-group-bases = Tukikohdat
board-tool-blocker = Estelaatta
board-tool-diamond = Timantti
board-tool-erase = Poista
board-tool-turn = Käännä tukikohdan robotti
board-thing-blocker = estelaatta
board-thing-base = Tukikohta, { robot-name }
board-choose-players = Pelaajia
board-choose-width = Leveys
board-choose-height = Korkeus
board-name-classic8 = klassinen, 8 × 8
board-name-fair9 = tasapuolinen, 9 × 9
board-control-layout = Lauta: { $board }
board-control-new = Tyhjä lauta
board-control-mirror = Peilaa vasemmalta oikealle
board-diamonds = Timantteja
board-blockers = Estelaattoja
board-try = Kokeile yksin

board-blocker = Ruudussa { $cell } on estelaatta.
board-diamond = Ruudussa { $cell } on timantti.
board-gone = Ruutu { $cell } on nyt tyhjä.
board-base = Tukikohta on ruudussa { $cell }: { robot-name }.
board-turned = { robot-start }: suunta { scene-heading }.
board-size = Laudalla on { $width } × { $height } ruutua.
board-players = { $count } pelaajaa: heidän robottinsa ovat tukikohdissaan.
board-imported = Lauta, jossa on { $width } × { $height } ruutua.
board-empty = Lauta on tyhjä; tukikohdat ovat kulmissa.
board-mirrored = Oikea puoli on vasemman peilikuva.
