### Boards, maps, and what is wrong with them.

hex-unknown = There is no hex { $name } on this board.
hex-unreadable = “{ $words }” is not the name of a hex. Write a letter and a number, such as C4.
heading-unreadable = “{ $words }” is not a direction. Possible: { $known }.
action-unreadable = “{ $words }” is not understood. Write, for example, “place C4 NE”, “face S” or “program” and sixteen cells.

map-small = A board needs at least { $fewest } hexes; this one has { $hexes }.
map-large = A board has at most { $most } hexes; this one has { $hexes }.
map-wide = A board has at most { $most_columns } columns and { $most_rows } rows; this one has { $columns } and { $rows }.
map-long = The map text has { $length } characters; { $longest } are possible.
map-statement = Line { $line }: “{ $words }” is unknown. A line begins with radius, column, without, low, high, trap, mine, trap_hidden or mine_hidden.
map-radius = Line { $line }: after “radius” comes one number from 1 to { $most }.
map-column = Line { $line }: after “column” come the number of the column and its rows, such as “column -2 0..4”.
map-number = Line { $line }: “{ $words }” is not a whole number from -{ $most } to { $most }.
map-no-hexes = Line { $line }: the hexes are missing. Write them as q,r, such as 0,-2.
map-hex = Line { $line }: “{ $words }” is not a hex. Write q,r, such as 0,-2.
map-terrain-twice = Line { $line }: hex { $hex } has something on it already.
map-terrain-off = Hex { $hex } is not on the board, so there can be no { $kind } on it.

wrong-board = The option “board” cannot be read: { $why }
wrong-hidden-edge = The option “board” hides something on { $hex }, at the edge, where robots start. Put it further inside.
wrong-hidden = { $wanted } hidden mines and trapdoors are too many: there is room for { $room }. Lower “hidden_mines” or “hidden_traps”.
wrong-no-edge = The board has no free hex at its edge where a robot could start. Clear some of them.
wrong-no-room = There is no room at the edge for { $robots } robots with { $distance } hexes between them. Choose a larger board or fewer players.

figure-unreadable = “{ $words }” is not a line of a figure. Write, for example, “robot 0,4 N D+2 ?1” or “turns 3”.

terrain-low = low wall
terrain-high = high wall
terrain-trap = trapdoor
terrain-mine = mine

heading-N = north
heading-NE = north-east
heading-SE = south-east
heading-S = south
heading-SW = south-west
heading-NW = north-west
