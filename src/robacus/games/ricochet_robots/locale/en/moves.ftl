### Robots, headings, and why a move or a position is not possible.

robot-red = Red
robot-green = Green
robot-blue = Blue
robot-yellow = Yellow
robot-black = Black
robot-silver = Silver

heading-N = north
heading-E = east
heading-S = south
heading-W = west

move-unreadable = "{ $words }" is not a move: write for example "blue N".
move-blocked = { $robot } cannot move { $heading }: it would not leave its square.
move-endless = { $robot } cannot move { $heading }: it would go round for ever.
move-blocked-turn = { $robot } cannot move { $heading }: the diagonal on { $cell } would turn it into an obstacle.
move-back = { $robot } cannot go straight back { $heading }: another robot has to move first.
move-too-early = { $robot } cannot move { $heading } yet: it would stop on the target without having turned at a right angle.
move-after-end = The target is reached; the way ends here.
way-not-there = { $count ->
    [one] After { $count } move the target is not reached.
   *[other] After { $count } moves the target is not reached.
}

position-robots = There are { $count } robots; a position has 1 to { $most }.
position-colour = "{ $words }" is not a colour of a robot: take red, green, blue, yellow, black or silver.
position-colour-twice = { $robot } is there twice; leave one.
position-two-fifth = Black and silver do not go together; leave one.
position-cell-twice = Two robots stand on { $cell }; move one.
position-off-board = { $robot } is not on the board.
position-target-off-board = The target is not on the board.
position-solid = { $cell } is solid: neither a robot nor the target can be there.
position-no-robot = The target is for "{ $words }", but there is no such robot; write the colour of a robot or "any".
