### The board editor: what it offers, what an edit did, and what is not right yet.

desk-board = Board editor
    .help = Lay out the board on your table in a few taps, or draw one of your own; then solve it, play on it or share it.

## the headline
draft-status-begin = Choose the four quarters, then place the robots.
draft-status-robots = Place the robots: choose one, then tap its square.
draft-status-chip = Pick the chip: tap its target.
draft-status-target = Put a target on the board.
draft-status-faults = { $count ->
    [one] One thing is not right yet.
   *[other] { $count } things are not right yet.
}
draft-status-ready = Ready. Target: { $target }

## tools
draft-group-robots = Robots and chip
draft-group-walls = Walls
draft-group-diagonals = Diagonal walls
draft-group-targets = Targets
draft-tool-goal = Pick the chip
draft-tool-wall = Wall on a side
draft-tool-block = Solid square
draft-tool-erase = Erase

## what is chosen, and what can be done with the whole board
draft-quarter-name = { $quarter ->
    [NW] top left
    [NE] top right
    [SE] bottom right
   *[SW] bottom left
}
draft-quarter-now = now { draft-quarter-name }
draft-edition-1999 = plain walls
draft-edition-2003 = with diagonal walls
draft-edition-2013 = all sides
draft-width = Width
draft-height = Height
draft-yes = yes
draft-no = no
draft-control-both-sides = Put all walls on both squares
draft-control-deal = Deal a board by chance
draft-control-box = A board of the box
draft-control-scatter = Robots and chip by chance
draft-control-clear = Take the robots off
draft-control-new = Empty board
draft-solve = Solve this position
draft-play = Play at a table on this board

## beside and on the board
draft-robots = Robots
draft-targets = Targets
draft-none = none
draft-chip = target of the chip
draft-square-solid = solid

## what an edit did
draft-wall = Wall between { $cell } and { $other }.
draft-no-wall = No wall between { $cell } and { $other } any more.
draft-block = { $cell } is solid now.
draft-block-held = { $cell } is solid now; what stood there is gone.
draft-no-block = { $cell } is not solid any more.
draft-no-walls = No walls around { $cell } any more.
draft-both-sides = { $count ->
    [0] All walls are on both of their squares already.
    [one] One wall is on both of its squares now.
   *[other] { $count } walls are on both of their squares now.
}
draft-robot = { $robot } stands on { $cell }.
draft-robots-swapped = { $robot } stands on { $cell } and has changed places with the robot there.
draft-no-robot = { $robot } is off the board.
draft-no-robots = All robots are off the board.
draft-put = Put on { $cell }: { $what }.
draft-taken-off = Taken off { $cell }: { $what }.
draft-goal = The chip is up: { $target } on { $cell }.
draft-no-goal = No chip is up any more.
draft-quarter = { $side } lies { draft-quarter-name } now.
draft-printed = Board { $sides }.
draft-edition = Boards { $edition }.
draft-size = The board is { $width } × { $height } squares now.
draft-new = An empty board of { $width } × { $height } squares.
draft-scattered = Robots and chip were placed by chance.
draft-turn-yes = A turn at a diagonal counts as a ricochet.
draft-turn-no = A turn at a diagonal does not count as a ricochet.
draft-import = Taken over: board of { $width } × { $height } squares, robots: { $robots }, targets: { $targets }.
draft-import-closed = { $what } { $closed }
draft-rim-closed = The outer rim was open and is closed now: { $more ->
    [0] { $sides }.
   *[other] { $sides } and { $more } more.
}

## why an edit is not possible
draft-unreadable = "{ $words }" is not understood: write for example "robot red C4" or "wall C4 E", or paste the text of a board.
draft-many = The text has { $count } positions; paste one.
draft-rim = { $cell }: the wall { $side } is the outer rim, and that stays closed.
draft-enclosed = { $cell } has nothing but solid squares around it: open one of those first.
draft-taken = { $robot } stands on { $cell }: take another square, or move { $robot } first.
draft-no-target-here = There is no target on { $cell }: tap a target, or put one there first.
draft-nothing-here = There is nothing on { $cell } to take away.
draft-not-printed = This is a board of your own: take a board of the box first, then choose its quarters.
draft-no-side = "{ $side }" is no side of this edition: take one of { $sides }, or change the boards.
draft-no-room = { $robots } robots do not fit on { $cells } free squares; make the board larger, or free some squares.

## what is not right yet
fault-no-robots = There are no robots yet: choose one, then tap its square.
fault-no-robot-for = { $count ->
    [one] { $robot } is missing: the target on { $cell } needs it. Place the robot, or take the target away.
   *[other] { $robot } is missing: { $count } targets need it, such as the one on { $cell }. Place the robot, or take the targets away.
}
fault-no-robots-for = Missing robots: { $robots }. Targets need them: place the robots, or take those targets away.
fault-no-target = There is no target yet: choose one, then tap its square.
fault-no-chip = No chip is up: choose "{ draft-tool-goal }", then tap its target.
fault-one-sided = The wall between { $cell } and { $other } is on { $cell } only. With the wall tool, tap it once to keep it, twice to take it away.
fault-one-sided-too = The wall between { $cell } and { $other } is on { $cell } only, too.
fault-one-sided-more = { $count ->
    [one] One more wall is on one of its squares only.
   *[other] { $count } more walls are on one of their squares only.
}
fault-walled-in = { $cell } has walls all around, so nothing can stand there. Take a wall away, or what is on the square.
