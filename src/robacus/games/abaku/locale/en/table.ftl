### What happens at the table, and why something is not possible.

count-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}

## examples
sign-division = ÷
reading-sum = { $a } + { $b } = { $c }
reading-difference = { $a } − { $b } = { $c }
reading-product = { $a } × { $b } = { $c }
reading-quotient = { $a } { sign-division } { $b } = { $c }
reading-square = { $a }² = { $b }
reading-cube = { $a }³ = { $b }
reading-root = √{ $a } = { $b }
reading-cube-root = ∛{ $a } = { $b }
example = { $reading }: { count-points }
example-times = { $reading }: { $tiles } × { $factor } = { count-points }

## what happens
laid = { $seat } lays { $digits }.
kombo = KOMBO! { $seat } has three or more examples in one row.
scored = { $seat }: { count-points } for this turn, { $total } in all.
drawn = You draw { $tiles }.
exchanged = { $seat } exchanges { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
}.
passed = { $seat } passes: empty turn { $count } of { $most }.
timed-out = { $seat } has run out of time: empty turn { $count } of { $most }.
resigned = { $seat } gives up.
ended = { $seat } has ended the game.
rack-empty = nothing
adjusted-out = { $seat } has laid the last tile and gets what the others hold: { count-points }, { $total } in all.
adjusted-rack = { $seat } still holds { $rack }: { count-points } off, { $total } in all.
over-won = { $seat } wins with { count-points }.
over-draw = A draw between { $seats }, with { count-points } each.
over-alone = { count-points } – can you do better next time?
over-forfeit = { $seat } has had three empty turns in a row and loses.
over-resign = { $seat } has given up and loses.
over-others = { $why } Of the others the most points: { $seats }, { count-points }.

## why not
game-over = The game is over.
resigned-already = You have given up already.
refuse-not-your-turn = It is { $seat }'s turn.
refuse-no-tiles = Lay at least one tile.
refuse-too-many-tiles = You may lay at most { $most } tiles in one turn.
refuse-off-board = There is no such field on the board.
refuse-occupied = { $field } is taken already.
refuse-not-in-line = All tiles of a turn have to be in one row or one column.
refuse-centre-not-covered = The first tiles have to cover the field in the middle, { $field }.
refuse-not-adjacent = At least one new tile has to touch a tile on the board.
refuse-gap = There is a gap between your tiles; fill it.
refuse-no-common-example = No example holds all your new tiles.
refuse-adjacent-without-example = { $digit } on { $field } touches { $other } on { $neighbour }, but no example holds both.
refuse-no-example-with-old-tile = No example joins a new tile with one on the board.
refuse-tile-not-in-rack = You do not have so many { $digit }s. A joker is written with a question mark, such as H8=5?.
refuse-no-joker = You have no joker.
refuse-no-exchange = At this table no tiles are exchanged.
refuse-bag-too-small = The bag has too few tiles: you may exchange { $most } at most.

## what was typed
action-unreadable = "{ $words }" is not understood. Write tiles such as "F8=1 I8=3", a row such as "F8 > 13", "exchange 05" or "pass".
action-many-tiles = That is too much: write at most { $most } tiles.
tile-unreadable = "{ $words }" is not a tile on a field. Write for example H8=5, or H8=5? for a joker.
field-unreadable = "{ $words }" is not a field. Write for example H8.
exchange-unreadable = "{ $words }" is not understood. Write the tiles to exchange, such as "exchange 05?".
joker-undecided = Which digit is the joker on { $field }? Write for example { $field }=5?.
figure-unreadable = This is no picture of a board.
search-too-many = This rack has more than { $most } placements; take fewer jokers.
