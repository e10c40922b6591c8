### The desk for positions: what it offers, what an edit did, help in steps, and what no game comes to.

desk-board = Analysis
    .help = Lay any position with its rack: tap, or choose a field and type digits. Let yourself be helped step by step, or see every best placement with its points and its worth.

## the headline
board-status-rack = Put tiles into the rack: then something can be laid.
board-status-ready = What is the best placement?
board-strange = No game comes to this board; what is found holds all the same.
board-status-laid = { count-points } for these tiles.
board-status-kombo = KOMBO! { count-points } for these tiles.
board-status-best = The best placement: { count-points }, { $place }.
board-laid = The tiles are laid.

## tools
board-group-tiles = Tiles
board-group-fields = Fields
board-tool-joker = Joker: in the rack, or to mark a tile that lies
board-tool-erase = Take away
board-tool-plain = Plain field
board-tool-tile = { $factor } × tile
board-tool-example = { $factor } × example

## what is chosen
board-choose-size = Size of the board
board-bonuses-name = Bonus fields
board-bonuses-usual = usual
board-bonuses-centre = usual, plain middle
board-bonuses-none = none
board-bonuses-own = own
board-operations = Examples that count
board-operations-all = all
board-operations-lines = + −
board-operations-four = + − × { sign-division }
board-operations-points = × { sign-division }
board-operations-powers = powers and roots
board-operations-own = own
board-contact-yes = yes
board-contact-no = no
board-players = Players
board-best-on = Show the best placements
board-best-off = Hide the best placements
board-control-draw = Draw tiles by chance
board-control-change = Change this position
board-control-clear = Clear board and rack
table-help = Hints for this position
board-table = Play at a table on this board

## beside the board
board-fact-placements = Placements
board-fact-most = Most points
board-fact-exchange = Best exchange
board-swap = { $tiles } (worth { $equity })
board-fact-ending = Endgame
board-ending = { $tiles }: { $worth } against the other from here on, both playing as well as can be ({ $proven })
board-ending-proven = proven
board-ending-open = as far as was looked
board-rack-place = Rack, place { $place }
board-line = { count-points } · worth { $equity } · { $tiles } · { $examples }

## help in steps
board-hint = { $step ->
    [1] Help: points and row
    [2] Help: which fields
    [3] Help: which tiles
   *[4] Help: show everything
}
board-place-row = row { $row }
board-place-column = column { $column }
board-hint-line = The best placement makes { count-points }. It is in { $place }.
board-hint-fields = { $count ->
    [one] It takes one field: { $fields }.
   *[other] It takes { $count } fields: { $fields }.
}
board-hint-digits = { $count ->
    [one] This tile goes there: { $digits }.
   *[other] These tiles go there: { $digits }.
}
board-all = { $count ->
    [one] The only placement:
   *[other] All { $count } placements, the one of most worth first (points, and what the tiles that are kept are good for):
}
board-some = The best { $listed } of { $count } placements, by worth (points, and what the tiles that are kept are good for):
board-some-incomplete = The time was up after { $count } placements; the best of these:

## what an edit did
board-put = { $digit } lies on { $field }.
board-erased = { $field } is empty.
board-joker = The tile on { $field } is a joker.
board-no-joker = The tile on { $field } is no joker.
board-rack = In the rack: { $rack }.
board-cleared = Board and rack are empty.
board-field-plain = { $field }, plain field
board-bonuses = The bonus fields are changed.
board-size = { $lost ->
    [0] The board has { $size } × { $size } fields now.
    [one] The board has { $size } × { $size } fields now; one tile has no room any more.
   *[other] The board has { $size } × { $size } fields now; { $lost } tiles have no room any more.
}
board-changed = Changed.
board-import = Taken over: a board of { $size } × { $size } fields, tiles on it: { $tiles }, in the rack: { $rack }.

## why an edit is not possible
board-unreadable = "{ $words }" is not understood: write for example "put H8 5", "rack 13?5", "F8=1 I8=3", or paste a position.
board-many = The text has { $count } positions; paste one.
board-no-turns = Here nobody exchanges, passes or gives up: lay tiles, or change the position.
board-nothing-here = There is no tile on { $field }.
board-nothing-rack = There is no tile at this place of the rack.
board-rack-no-bonus = The rack has no bonus fields.
board-no-tiles = No tiles are left to draw.
board-clear-already = Board and rack are empty already.

## what no game comes to
strange-many = { $count } tiles { $digit } are on board and rack, but the game has { $most }.
strange-centre = The field in the middle, { $field }, is empty, though tiles lie.
strange-apart = The tiles around { $field } do not hang together with those in the middle.
strange-neighbours = { $digit } on { $field } touches { $other } on { $neighbour }, but no example holds both.
strange-alone = { $digit } on { $field } is in no example.
strange-more = { $count ->
    [one] One more thing like that.
   *[other] { $count } more things like that.
}
