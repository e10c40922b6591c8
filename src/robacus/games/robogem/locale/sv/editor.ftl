### Brädredigeraren.

desk-board = Brädredigerare
    .help = Gör ett eget bräde: spärrplattor, diamanter, baser och åt vilket håll robotarna är vända. Spela sedan på det, pröva det ensam eller dela det.

board-status-ready = Det går att spela på det här brädet.
board-status-faults = { $count ->
    [one] En sak är inte rätt ännu.
   *[other] { $count } saker är inte rätt ännu.
}
board-unreadable = ”{ $words }” går inte att förstå. Skriv till exempel: blocker C4, diamond D5, base red A1, turn A1, size 9x9, eller klistra in ett helt bräde.
board-no-square = Det finns ingen ruta ”{ $words }” på det här brädet.
board-turn-base = Det finns ingen bas på den här rutan. Välj en bas för att vrida dess robot.

board-group-things = På brädet
board-group-bases = Baser
board-tool-blocker = Spärrplatta
board-tool-diamond = Diamant
board-tool-erase = Sudda
board-tool-turn = Vrid roboten på en bas
board-thing-blocker = spärrplatta
board-thing-base = { robot-of } bas
board-choose-players = Spelare
board-choose-width = Bredd
board-choose-height = Höjd
board-name-classic8 = klassiskt, 8 × 8
board-name-fair9 = rättvist, 9 × 9
board-control-layout = Bräde: { $board }
board-control-new = Tomt bräde
board-control-mirror = Spegla från vänster till höger
board-diamonds = Diamanter
board-blockers = Spärrplattor
board-try = Pröva ensam

board-blocker = En spärrplatta ligger på { $cell }.
board-diamond = En diamant ligger på { $cell }.
board-gone = { $cell } är tom nu.
board-base = Basen ligger på { $cell }: { robot-name }.
board-turned = { robot-start } är vänd { scene-heading }.
board-size = Brädet har { $width } × { $height } rutor.
board-players = { $count } spelare: deras robotar står på sina baser.
board-imported = Ett bräde med { $width } × { $height } rutor.
board-empty = Brädet är tomt; baserna ligger i hörnen.
board-mirrored = Den högra halvan är spegelbilden av den vänstra.
