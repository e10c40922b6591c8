### What is seen on the table of Ricochet Robots, and what can be done there.

## names
scene-colour = { $colour ->
    [red] red
    [green] green
    [blue] blue
    [yellow] yellow
    [black] black
    [silver] silver
   *[any] any
}
scene-target = { $shape ->
    [circle] { scene-colour } circle
    [triangle] { scene-colour } triangle
    [square] { scene-colour } square
    [hexagon] { scene-colour } hexagon
   *[vortex] vortex
}
scene-task = { $shape ->
    [vortex] vortex (any robot)
   *[other] { scene-target }
}
scene-robot = { scene-colour } robot
scene-marker = start of the { scene-colour } robot
scene-goal = target of this round

## the board
scene-board = Board of { $width } × { $height } squares
scene-square = { $name }, { $things }
scene-square-target = target { $target }
scene-square-diagonal = { $kind ->
    [rising] { scene-colour } diagonal wall from bottom left to top right
   *[falling] { scene-colour } diagonal wall from top left to bottom right
}
scene-square-walls = { $count ->
    [one] wall { $sides }
   *[other] walls { $sides }
}
scene-side = { $side ->
    [up] above
    [right] right
    [down] below
   *[left] left
}

## the headline
scene-status-ready = Ready for the first chip?
scene-status-won = { $name } has won the { $target }.
scene-status-back = Nobody has found a way: the chip goes back.
scene-status-think = Target: { $target }. Who sees a way?
scene-status-glass = { $name } bids { $bid }. Who sees a shorter way?
scene-status-last-minute = Target: { $target }. The last minute to bid!
scene-status-show = { $name } shows the way: { $count } of { $bid } moves
scene-status-solo = Target: { $target }. Moves: { $count }
scene-status-over = The game is over.

## beside the players
scene-note-bid = bid { $bid }
scene-note-next = next
scene-note-pass = passes
scene-note-failed = { $bid } did not work

## beside the board
scene-fact-chip = Chip
scene-fact-round = Round
scene-fact-left = Chips left
scene-fact-to-win = Chips to win
scene-fact-moves = Moves
scene-fact-all-moves = Moves in all
scene-clock-pause = The next chip comes up
scene-clock-referee = The referee turns the glass
scene-clock-glass = Sand glass
scene-clock-show = Time to show the way

## what can be done
control-next = Next chip
control-bid = Bid
control-bid-hint = How many moves do you need?
control-pass = Pass
control-glass = Turn the glass
control-way = { $way ->
    [up] up
    [right] right
    [down] down
   *[left] left
}
control-slide = { $robot } { control-way }, to { $cell }
control-slide-refused = { $robot } { control-way }: not allowed now
control-reset = Back to the markers
control-give-up = Give up this way
control-give-up-sure = Give up showing this way? The robots go back to their markers.
control-put-back = Put the chip back
control-put-back-sure = Put this chip back? It will come up again later.
