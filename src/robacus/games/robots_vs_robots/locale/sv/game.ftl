### The game in a few words, its options and the levels of its bots.

title = Robots vs Robots
summary = Skriv sexton steg i hemlighet och se hur din robot slåss med dem.

level-easy = lätt
level-normal = medel
level-strong = stark

option-map = Bräde
    .help = Där robotarna slåss.
option-map-arena5 = arena: en sexhörning med åtta murar
option-map-open4 = öppet fält: litet, ingenting står i vägen
option-map-ring6 = ring: stor, med ett hål i mitten
option-map-minefield = minfält: minor och fallluckor som alla ser
option-map-hourglass = timglas: två salar med en smal gång emellan
option-board = Ett eget bräde
    .help = Dess karttext. Tomt: brädet som är valt ovan.
option-hidden_mines = Dolda minor
    .help = Så många läggs ut av slumpen där ingen ser dem.
option-hidden_traps = Dolda fallluckor
    .help = Så många läggs ut av slumpen där ingen ser dem.
option-edge = Brädets kant
    .help = Vad som händer med en robot som kör över kanten.
option-edge-wall = den stannar som vid en hög mur
option-edge-void = den faller och är ute
option-mine = Minor
    .help = Vad en mina gör med roboten som kör på den.
option-mine-out = roboten är ute
option-mine-step = roboten förlorar steget den är på
option-zero = Z går tillbaka till
    .help = Steget där programmet fortsätter efter Z.
option-zero-0 = steg 0, som i reglerna
option-zero-1 = steg 1
option-blanks = Tomma celler är tillåtna
    .help = En tom cell gör ingenting under en omgång. Enligt de ursprungliga reglerna fylls varje cell.
option-turns = Högst så många omgångar
    .help = Efter så många omgångar är striden oavgjord mellan dem som är kvar.
option-program_seconds = Skrivtid i sekunder
    .help = Den som inte har lämnat in något då får ett tomt program. 0: så länge det behövs.
