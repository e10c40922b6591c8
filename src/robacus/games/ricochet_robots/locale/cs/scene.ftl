### Co je vidět na stole Ricochet Robots a co se tam dá dělat.

## names
scene-colour = { $colour ->
    [red] červený
    [green] zelený
    [blue] modrý
    [yellow] žlutý
    [black] černý
    [silver] stříbrný
   *[any] kterýkoli
}
scene-target = { $shape ->
    [circle] { scene-colour } kruh
    [triangle] { scene-colour } trojúhelník
    [square] { scene-colour } čtverec
    [hexagon] { scene-colour } šestiúhelník
   *[vortex] vír
}
scene-task = { $shape ->
    [vortex] vír (kterýkoli robot)
   *[other] { scene-target }
}
scene-robot = { scene-colour } robot
scene-marker = značka: { scene-colour }
scene-goal = cíl tohoto kola

## the board
scene-board = Hrací plán { $width } × { $height } polí
scene-square = { $name }, { $things }
scene-square-target = cílové pole { $target }
scene-square-diagonal = { $kind ->
    [rising] šikmá zeď zleva zdola doprava nahoru, barva { scene-colour }
   *[falling] šikmá zeď zleva shora doprava dolů, barva { scene-colour }
}
scene-square-walls = { $count ->
    [one] zeď { $sides }
    [few] zdi { $sides }
   *[other] zdi { $sides }
}
scene-side = { $side ->
    [up] nahoře
    [right] vpravo
    [down] dole
   *[left] vlevo
}

## the headline
scene-status-ready = Připraveni na první žeton?
scene-status-won = { $name } získává žeton { $target }.
scene-status-back = Nikdo cestu nenašel: žeton se vrací.
scene-status-think = Cíl: { $target }. Kdo vidí cestu?
scene-status-glass = { $name } nabízí { $bid }. Kdo vidí kratší cestu?
scene-status-last-minute = Cíl: { $target }. Poslední minuta na nabídky!
scene-status-show = { $name } předvádí cestu: { $count } z { $bid } tahů
scene-status-solo = Cíl: { $target }. Tahů: { $count }
scene-status-over = Hra skončila.

## beside the players
scene-note-bid = nabídka { $bid }
scene-note-next = další na řadě
scene-note-pass = pasuje
scene-note-failed = { $bid } nevyšlo

## beside the board
scene-fact-chip = Žeton
scene-fact-round = Kolo
scene-fact-left = Zbývá žetonů
scene-fact-to-win = Žetonů k vítězství
scene-fact-moves = Tahy
scene-fact-all-moves = Tahů celkem
scene-clock-pause = Přijde další žeton
scene-clock-referee = Rozhodčí otočí hodiny
scene-clock-glass = Přesýpací hodiny
scene-clock-show = Čas na předvedení cesty

## what can be done
control-next = Další žeton
control-bid = Nabídka
control-bid-hint = Kolik tahů potřebujete?
control-pass = Pasovat
control-glass = Otočit hodiny
control-way = { $way ->
    [up] nahoru
    [right] doprava
    [down] dolů
   *[left] doleva
}
control-slide = { $robot } { control-way }, na { $cell }
control-slide-refused = { $robot } { control-way }: teď není dovoleno
control-reset = Zpět na značky
control-give-up = Vzdát cestu
control-give-up-sure = Vzdát předvádění této cesty? Roboti se vrátí na své značky.
control-put-back = Vrátit žeton
control-put-back-sure = Vrátit tento žeton? Později přijde znovu.
