### What can be wrong with the text of a board.

board-no-cell = There is no cell "{ $name }" on this board; cells go from A1 to { $last }.
board-size = A board of { $width } x { $height } cells is not possible: 1 to { $most } each way.
board-row-length = Row { $row } has { $length } digits; the board is { $width } cells wide.
board-row-digits = Row { $row } has something other than the digits 0-9 and a-f.
board-rows = The board should have { $height } rows, but only { $rows } follow.
board-rim-open = The outer rim is open: cell { $cell } has no wall on side { $side }.
board-one-sided = The wall between { $cell } and { $other } is on one of the two cells only. Put it on both.
board-all-solid = Every cell is solid; leave at least one free.
board-two-diagonals = There are two diagonals on { $cell }; only one fits.
board-two-targets = There are two targets on { $cell }; only one fits.
board-on-solid = { $cell } is solid: nothing can be put there.
board-vortex = The target on { $cell }: the vortex has the colour "any", and only the vortex.
board-text-long = The text has { $length } characters; at most { $longest } are read.
board-statement = "{ $words }" does not belong in the text of a board.
board-missing = The text does not begin with a board: write "quadrants 1A 2B 3C 4D", or "board 5x4" and its rows.
board-twice = The text has two boards; leave one.
board-header = "{ $words }" is not understood: write the size as "board 5x4".
board-diagonal = "{ $words }" is not a diagonal: write for example "diagonal C4 / red".
board-target = "{ $words }" is not a target: write for example "target B3 blue circle".
board-quadrants = "{ $words }" are not four quadrant sides: take one side of each piece, for example "1A 2B 3A 4B".
board-long-slides = The diagonals lead into each other over too long ways; take some of them away.
