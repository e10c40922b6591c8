### What is seen on the table of Abaku, and what can be done there.

scene-board = Board of { $size } × { $size } fields
scene-field-tile = { $field }, { $factor } × tile
scene-field-example = { $field }, { $factor } × example
scene-tile-joker = { $digit }, a joker
scene-tile-new = { $digit }, just laid
scene-held-joker = joker

scene-status-turn = { $name } is to move.
scene-status-first = { $name } begins: cover { $field } in the middle.
scene-status-lays = { $name } lays tiles.
scene-status-over = The game is over.

scene-note-tiles = { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
}
scene-note-empty = empty turns: { $count } of { $most }
scene-note-adjusted = at the end { $points }
scene-note-resigned = gave up
scene-fact-bag = In the bag
scene-fact-unseen = Still to come
scene-clock-turn = Time for the turn

preview-points = { count-points }
preview-kombo = KOMBO: { count-points }
preview-joker = Choose a digit for the joker.
preview-watching = Whoever watches lays no tiles.
figure-label = A piece of a board

sheet-end = at the end
sheet-total = total

control-pass = Pass
control-pass-sure = Pass without laying or exchanging? Three empty turns in a row end the game.
control-resign = Give up
control-resign-ends = Give up? That ends the game, and you lose it.
control-resign-alone = Give up? The others play on without you.

## what the page itself says
client-rack = Your tiles
client-play = Lay
client-recall = Take back
client-shuffle = Shuffle
client-sort = Sort
client-exchange = Exchange …
client-exchange-now = Exchange chosen ({ $count })
client-exchange-help = Choose the tiles that you want to exchange.
client-cancel = Cancel
client-joker = Which digit is the joker?
client-joker-set = Joker as { $digit }
client-across = Typing to the right
client-down = Typing downwards
client-help = Drag tiles to the board, or tap a tile and then a field. Or choose a field and type digits; space turns the direction, Enter lays.
client-pending = { $digit } on { $field }, not laid yet
client-returned = A tile came back: its field is taken now.
client-sheet = Score sheet
