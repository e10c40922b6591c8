### Editor plánů.

desk-board = Editor plánů
    .help = Vytvořte vlastní plán: bloky, diamanty, základny a kam roboti hledí. Pak na něm hrajte, vyzkoušejte ho sami, nebo ho sdílejte.

board-status-ready = Na tomto plánu se dá hrát.
board-status-faults = { $count ->
    [one] Jedna věc ještě není v pořádku.
    [few] { $count } věci ještě nejsou v pořádku.
   *[other] { $count } věcí ještě není v pořádku.
}
board-unreadable = Úpravě „{ $words }“ nelze rozumět. Napište například: blocker C4, diamond D5, base red A1, turn A1, size 9x9, nebo vložte celý plán.
board-no-square = Pole „{ $words }“ na tomto plánu není.
board-turn-base = Na tomto poli není základna. Vyberte základnu, jejíž robot se má otočit.

board-group-things = Na plánu
board-group-bases = Základny
board-tool-blocker = Blok
board-tool-diamond = Diamant
board-tool-erase = Smazat
board-tool-turn = Otočit robota na základně
board-thing-blocker = blok
board-thing-base = Základna { robot-of }
board-choose-players = Hráči
board-choose-width = Šířka
board-choose-height = Výška
board-name-classic8 = klasický, 8 × 8
board-name-fair9 = spravedlivý, 9 × 9
board-control-layout = Plán: { $board }
board-control-new = Prázdný plán
board-control-mirror = Zrcadlit zleva doprava
board-diamonds = Diamanty
board-blockers = Bloky
board-try = Vyzkoušet bez soupeřů

board-blocker = Na { $cell } leží blok.
board-diamond = Na { $cell } leží diamant.
board-gone = Pole { $cell } je teď prázdné.
board-base = Základna { robot-of } je na { $cell }.
board-turned = { robot-start } hledí { scene-heading }.
board-size = Plán má { $width } × { $height } polí.
board-players = Hráči: { $count }. Jejich roboti stojí na základnách.
board-imported = Plán má { $width } × { $height } polí.
board-empty = Plán je prázdný; základny jsou v rozích.
board-mirrored = Pravá polovina je zrcadlovým obrazem levé.
