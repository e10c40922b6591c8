### Vad som syns på bordet i Ricochet Robots och vad man kan göra där.

## names
scene-colour = { $colour ->
    [red] röd
    [green] grön
    [blue] blå
    [yellow] gul
    [black] svart
    [silver] silvrig
   *[any] vilken som helst
}
scene-target = { $shape ->
    [circle] { scene-colour } cirkel
    [triangle] { scene-colour } triangel
    [square] { scene-colour } kvadrat
    [hexagon] { scene-colour } sexhörning
   *[vortex] virvel
}
scene-task = { $shape ->
    [vortex] virvel (vilken robot som helst)
   *[other] { scene-target }
}
scene-robot = { scene-colour } robot
scene-marker = markör: { scene-colour }
scene-goal = omgångens målruta

## the board
scene-board = Bräde med { $width } × { $height } rutor
scene-square = { $name }, { $things }
scene-square-target = målruta { $target }
scene-square-diagonal = { $kind ->
    [rising] { scene-colour } diagonal vägg från nedre vänstra till övre högra hörnet
   *[falling] { scene-colour } diagonal vägg från övre vänstra till nedre högra hörnet
}
scene-square-walls = { $count ->
    [one] vägg { $sides }
   *[other] väggar { $sides }
}
scene-side = { $side ->
    [up] ovanför
    [right] till höger
    [down] nedanför
   *[left] till vänster
}

## the headline
scene-status-ready = Redo för den första brickan?
scene-status-won = { $name } har vunnit brickan: { $target }.
scene-status-back = Ingen har hittat en väg: brickan läggs tillbaka.
scene-status-think = Mål: { $target }. Vem ser en väg?
scene-status-glass = { $name } bjuder { $bid }. Vem ser en kortare väg?
scene-status-last-minute = Mål: { $target }. Sista minuten att bjuda!
scene-status-show = { $name } visar vägen: { $count } av { $bid } drag
scene-status-solo = Mål: { $target }. Drag: { $count }
scene-status-over = Partiet är slut.

## beside the players
scene-note-bid = bud { $bid }
scene-note-next = näst på tur
scene-note-pass = passar
scene-note-failed = { $bid } gick inte

## beside the board
scene-fact-chip = Bricka
scene-fact-round = Omgång
scene-fact-left = Brickor kvar
scene-fact-to-win = Brickor för vinst
scene-fact-moves = Drag
scene-fact-all-moves = Drag sammanlagt
scene-clock-pause = Nästa bricka kommer
scene-clock-referee = Domaren vänder timglaset
scene-clock-glass = Timglas
scene-clock-show = Tid att visa vägen

## what can be done
control-next = Nästa bricka
control-bid = Bud
control-bid-hint = Hur många drag behöver du?
control-pass = Passa
control-glass = Vänd timglaset
control-way = { $way ->
    [up] uppåt
    [right] åt höger
    [down] nedåt
   *[left] åt vänster
}
control-slide = { $robot } { control-way }, till { $cell }
control-slide-refused = { $robot } { control-way }: inte tillåtet nu
control-reset = Tillbaka till markörerna
control-give-up = Ge upp vägen
control-give-up-sure = Ge upp att visa den här vägen? Robotarna går tillbaka till sina markörer.
control-put-back = Lägg tillbaka brickan
control-put-back-sure = Lägga tillbaka den här brickan? Den kommer igen senare.
