### What is written beside and on the board.

scene-board = Lauta, { $hexes } kuusikulmaista ruutua
scene-square = { $name }, { $thing }
scene-robot = { $name }, { $colour ->
        [red] punainen
        [green] vihreä
        [blue] sininen
        [yellow] keltainen
        [black] musta
       *[silver] hopeinen
    } robotti, katsoo { $heading }
scene-robot-new = { $name }, { $colour ->
        [red] punainen
        [green] vihreä
        [blue] sininen
        [yellow] keltainen
        [black] musta
       *[silver] hopeinen
    } robotti
scene-sheet = { $colour ->
        [red] punaisen
        [green] vihreän
        [blue] sinisen
        [yellow] keltaisen
        [black] mustan
       *[silver] hopeisen
    } robotin ohjelma
scene-wreck = tässä putosi pelistä { $name }

status-place =
    { $whose ->
        [mine] Aseta robottisi vapaaseen reunaruutuun.
       *[other] { $name } asettaa robottia.
    }
status-face =
    { $whose ->
        [mine] Mihin robottisi katsoo?
       *[other] { $name } valitsee, mihin robotti katsoo.
    }
status-write = Kirjoita ohjelmasi: kuusitoista askelta, muut eivät näe niitä.
status-wait = Vielä kirjoittamassa: { $names }.
status-start = Ohjelmat ovat auki. Taistelu alkaa!
status-turn = Kierros { $turn }: { $stage }
status-over = Taistelu on ohi, kierros { $turn }.

stage-read = luku
stage-rotate = kääntyminen
stage-move = liike
stage-traps = miinat ja luukut
stage-shots = laukaukset

clock-program = Kirjoitusaika
fact-turn = Kierros
fact-programs = Jätettyjä ohjelmia
fact-left = Robotteja jäljellä
fact-reader = { $name }
fact-read = { $what }
note-ready = valmis
note-shots =
    { $count ->
        [one] { $count } laukaus
       *[other] { $count } laukausta
    }
note-trapped = kiinni luukussa
note-out =
    { $cause ->
        [shot] ulkona: ammuttu
        [self] ulkona: räjähti
        [mine] ulkona: miina
       *[edge] ulkona: putosi laudalta
    }
note-dead = tuhotut askelet: { $steps }
read-answer =
    { $answer ->
        [yes] { $step } { $order } kyllä
       *[no] { $step } { $order } ei
    }
read-dead = tuhottu
read-loop = kehässä

control-place = Aseta ruutuun { $hex }
