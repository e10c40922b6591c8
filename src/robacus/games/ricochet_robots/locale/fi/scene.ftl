### Mitä Ricochet Robots -pöydällä näkyy ja mitä siinä voi tehdä.

## names
scene-colour = { $colour ->
    [red] punainen
    [green] vihreä
    [blue] sininen
    [yellow] keltainen
    [black] musta
    [silver] hopeinen
   *[any] mikä tahansa
}
scene-target = { $shape ->
    [circle] { scene-colour } ympyrä
    [triangle] { scene-colour } kolmio
    [square] { scene-colour } neliö
    [hexagon] { scene-colour } kuusikulmio
   *[vortex] pyörre
}
scene-task = { $shape ->
    [vortex] pyörre (mikä tahansa robotti)
   *[other] { scene-target }
}
scene-robot = { scene-colour } robotti
scene-marker = lähtömerkki: { scene-colour }
scene-goal = tämän kierroksen kohderuutu

## the board
scene-board = Lauta, { $width } × { $height } ruutua
scene-square = { $name }, { $things }
scene-square-target = kohderuutu { $target }
scene-square-diagonal = { $kind ->
    [rising] { scene-colour } vinoseinä vasemmalta alhaalta oikealle ylös
   *[falling] { scene-colour } vinoseinä vasemmalta ylhäältä oikealle alas
}
scene-square-walls = { $count ->
    [one] seinä { $sides }
   *[other] seinät { $sides }
}
scene-side = { $side ->
    [up] ylhäällä
    [right] oikealla
    [down] alhaalla
   *[left] vasemmalla
}

## the headline
scene-status-ready = Joko käännetään ensimmäinen kohdenappula?
scene-status-won = { $name } voitti kohdenappulan: { $target }.
scene-status-back = Kukaan ei löytänyt reittiä: kohdenappula palaa pinoon.
scene-status-think = Kohde: { $target }. Kuka näkee reitin?
scene-status-glass = { $name } tarjoaa { $bid }. Kuka näkee lyhyemmän reitin?
scene-status-last-minute = Kohde: { $target }. Viimeinen minuutti tarjouksille!
scene-status-show = { $name } näyttää reitin: { $count }/{ $bid } siirtoa
scene-status-solo = Kohde: { $target }. Siirtoja: { $count }
scene-status-over = Peli on päättynyt.

## beside the players
scene-note-bid = tarjous { $bid }
scene-note-next = seuraavana
scene-note-pass = passaa
scene-note-failed = { $bid } ei onnistunut

## beside the board
scene-fact-chip = Kohdenappula
scene-fact-round = Kierros
scene-fact-left = Kohdenappuloita jäljellä
scene-fact-to-win = Voittoon tarvitaan
scene-fact-moves = Siirtoja
scene-fact-all-moves = Siirtoja yhteensä
scene-clock-pause = Seuraava kohdenappula tulee
scene-clock-referee = Tuomari kääntää tiimalasin
scene-clock-glass = Tiimalasi
scene-clock-show = Aikaa näyttää reitti

## what can be done
control-next = Seuraava kohdenappula
control-bid = Tarjous
control-bid-hint = Montako siirtoa tarvitset?
control-pass = Passaa
control-glass = Käännä tiimalasi
control-way = { $way ->
    [up] ylös
    [right] oikealle
    [down] alas
   *[left] vasemmalle
}
control-slide = { $robot } { control-way }, ruutuun { $cell }
control-slide-refused = { $robot } { control-way }: ei sallittu nyt
control-reset = Takaisin lähtömerkeille
control-give-up = Luovu reitistä
control-give-up-sure = Luovutko tämän reitin näyttämisestä? Robotit palaavat lähtömerkeilleen.
control-put-back = Palauta kohdenappula
control-put-back-sure = Palautatko tämän kohdenappulan? Se tulee myöhemmin uudelleen.
