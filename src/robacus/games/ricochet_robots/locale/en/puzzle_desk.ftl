### The puzzle desk: what is said there, and help in steps.

desk-puzzle = Puzzle
    .help = Send the robots so that the right one reaches its target. Take your time: nobody else sees what you try.

## playing
puzzle-moves-many = Those are { $count } moves; a way has at most { $most }.
puzzle-moves-wrong = Move { $number } is not possible. { $why }
puzzle-moves-kept = { $count ->
    [0] In this variant not even the first move is allowed, so the robots are back on their markers.
    [one] In this variant only the first move is allowed; the others were taken back.
   *[other] In this variant only the first { $count } moves are allowed; the others were taken back.
}
puzzle-refused = { $why } That is rule { $rule } in the variant “{ $variant }”.
puzzle-not-arrived = { $slid } It stands on the target, but it has not turned at a right angle yet (rule R8), so it has not arrived.

## help
puzzle-ask-hint = { $step ->
    [1] Hint: about how many moves?
    [2] Hint: how many exactly?
    [3] Hint: which robots?
    [4] Hint: the first move
   *[5] Show all shortest ways
}
puzzle-solution-sure = Show the solution? The puzzle then does not count as solved by you.
puzzle-hint-fewer = There is a way of fewer than { $count } moves.
puzzle-hint-length = The shortest way has { $count ->
    [one] { $count } move.
   *[other] { $count } moves.
}
puzzle-hint-robots = { $count ->
    [one] One robot is enough: { $robots }.
   *[other] { $count } robots move: { $robots }.
}
puzzle-hint-first = The first move from the markers: { $robot } goes { $heading }.
puzzle-hint-next = You are on a shortest way. Next: { $robot } goes { $heading }.
puzzle-no-way = There is no way to this target at all.

## beside the board
puzzle-shortest = Shortest way
puzzle-shortest-fewer = fewer than { $count }
puzzle-robots = Robots that move
puzzle-first = First move
puzzle-left = Moves from here
puzzle-left-exact = { $count }
puzzle-left-least = at least { $count }
puzzle-left-none = no way on
puzzle-left-said = Moves from here: { $left }.
puzzle-live = Moves from here
puzzle-live-off = hide
puzzle-live-on = show
puzzle-variant = Variant
puzzle-table-help = Hints for this chip
puzzle-edit = Change the board
puzzle-play = Play at a table on this board
