### Brädredigeraren: vad den erbjuder, vad en ändring gjorde och vad som inte är rätt ännu.

desk-board = Brädredigerare
    .help = Lägg upp brädet från ditt bord med några tryck, eller rita ett eget; lös det sedan, spela på det eller dela det.

## the headline
draft-status-begin = Välj de fyra fjärdedelarna och placera sedan robotarna.
draft-status-robots = Placera robotarna: välj en och tryck på dess ruta.
draft-status-chip = Välj brickan: tryck på dess målruta.
draft-status-target = Lägg en målruta på brädet.
draft-status-faults = { $count ->
    [one] En sak är inte rätt ännu.
   *[other] { $count } saker är inte rätt ännu.
}
draft-status-ready = Klart. Mål: { $target }

## tools
draft-group-robots = Robotar och bricka
draft-group-walls = Väggar
draft-group-diagonals = Diagonala väggar
draft-group-targets = Målrutor
draft-tool-goal = Välj brickan
draft-tool-wall = Vägg på en sida
draft-tool-block = Massiv ruta
draft-tool-erase = Sudda

## what is chosen, and what can be done with the whole board
draft-quarter-name = { $quarter ->
    [NW] uppe till vänster
    [NE] uppe till höger
    [SE] nere till höger
   *[SW] nere till vänster
}
draft-quarter-now = nu { draft-quarter-name }
draft-edition-1999 = raka väggar
draft-edition-2003 = även diagonala väggar
draft-edition-2013 = alla sidor
draft-width = Bredd
draft-height = Höjd
draft-yes = ja
draft-no = nej
draft-control-both-sides = Sätt alla väggar på båda rutorna
draft-control-deal = Lotta fram ett bräde
draft-control-box = Ett bräde ur asken
draft-control-scatter = Lotta robotar och bricka
draft-control-clear = Ta bort robotarna
draft-control-new = Tomt bräde
draft-solve = Lös den här ställningen
draft-play = Spela vid ett bord på det här brädet

## beside and on the board
draft-robots = Robotar
draft-targets = Målrutor
draft-none = ingen
draft-chip = brickans målruta
draft-square-solid = massiv

## what an edit did
draft-wall = Vägg mellan { $cell } och { $other }.
draft-no-wall = Ingen vägg längre mellan { $cell } och { $other }.
draft-block = { $cell } är massiv nu.
draft-block-held = { $cell } är massiv nu; det som stod där är borta.
draft-no-block = { $cell } är inte massiv längre.
draft-no-walls = Inga väggar längre kring { $cell }.
draft-both-sides = { $count ->
    [0] Alla väggar finns redan på båda sina rutor.
    [one] En vägg finns nu på båda sina rutor.
   *[other] { $count } väggar finns nu på båda sina rutor.
}
draft-robot = { $robot } står på { $cell }.
draft-robots-swapped = { $robot } står på { $cell } och har bytt plats med roboten där.
draft-no-robot = { $robot } är borta från brädet.
draft-no-robots = Alla robotar är borta från brädet.
draft-put = Lagt på { $cell }: { $what }.
draft-taken-off = Borttaget från { $cell }: { $what }.
draft-goal = Brickan är uppe: { $target } på { $cell }.
draft-no-goal = Ingen bricka är uppe längre.
draft-quarter = { $side } ligger nu { draft-quarter-name }.
draft-printed = Bräde { $sides }.
draft-edition = Bräden { $edition }.
draft-size = Brädet har nu { $width } × { $height } rutor.
draft-new = Ett tomt bräde med { $width } × { $height } rutor.
draft-scattered = Robotar och bricka har lottats.
draft-turn-yes = En sväng vid en diagonal räknas som en studs.
draft-turn-no = En sväng vid en diagonal räknas inte som en studs.
draft-import = Övertaget: bräde med { $width } × { $height } rutor, robotar: { $robots }, målrutor: { $targets }.
draft-import-closed = { $what } { $closed }
draft-rim-closed = Ytterkanten var öppen och är nu stängd: { $more ->
    [0] { $sides }.
   *[other] { $sides } och { $more } till.
}

## why an edit is not possible
draft-unreadable = ”{ $words }” går inte att förstå: skriv till exempel ”robot red C4” eller ”wall C4 E”, eller klistra in texten för ett bräde.
draft-many = Texten har { $count } ställningar; klistra in en.
draft-rim = { $cell }: väggen { $side } är ytterkanten, och den förblir stängd.
draft-enclosed = { $cell } har bara massiva rutor omkring sig: öppna en av dem först.
draft-taken = { $robot } står på { $cell }: ta en annan ruta, eller flytta den roboten först.
draft-no-target-here = Det finns ingen målruta på { $cell }: tryck på en målruta, eller lägg en där först.
draft-nothing-here = Det finns inget på { $cell } att ta bort.
draft-not-printed = Det här är ett eget bräde: ta först ett bräde ur asken och välj sedan dess fjärdedelar.
draft-no-side = ”{ $side }” är ingen sida i den här utgåvan: ta en av { $sides }, eller byt bräden.
draft-no-room = { $robots } robotar får inte plats på { $cells } fria rutor; gör brädet större, eller frigör rutor.

## what is not right yet
fault-no-robots = Det finns inga robotar ännu: välj en och tryck på dess ruta.
fault-no-robot-for = { $count ->
    [one] { $robot } robot saknas: målrutan på { $cell } behöver den. Placera roboten, eller ta bort målrutan.
   *[other] { $robot } robot saknas: { $count } målrutor behöver den, bland annat den på { $cell }. Placera roboten, eller ta bort målrutorna.
}
fault-no-robots-for = Robotar saknas: { $robots }. Målrutor behöver dem: placera robotarna, eller ta bort de målrutorna.
fault-no-target = Det finns ingen målruta ännu: välj en och tryck på en ruta.
fault-no-chip = Ingen bricka är uppe: ta ”{ draft-tool-goal }” och tryck på dess målruta.
fault-one-sided = Väggen mellan { $cell } och { $other } finns bara på { $cell }. Tryck på den med väggverktyget: en gång för att behålla den, två gånger för att ta bort den.
fault-one-sided-too = Även väggen mellan { $cell } och { $other } finns bara på { $cell }.
fault-one-sided-more = { $count ->
    [one] Ytterligare en vägg finns bara på en av sina rutor.
   *[other] Ytterligare { $count } väggar finns bara på en av sina rutor.
}
fault-walled-in = { $cell } har väggar runt om, så där kan inget stå. Ta bort en vägg, eller det som är på rutan.
