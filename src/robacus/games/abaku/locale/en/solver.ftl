### Positions as text, and the answers of the solver.

position-long = The text has { $length } characters; at most { $longest } are read.
position-empty = There is no position here: write for example "rack 13?5", and before it "board" with its rows.
position-twice = "{ $words }" stands there twice; leave one.
position-statement = "{ $words }" does not belong in a position: write for example "board" with its rows, "rack 13?5" or "zero either".
position-json = This JSON is not a position: { $why }
position-json-other = This JSON is a case of another game or kind.
board-rows = The board has { $rows } rows, but the layout has { $size }; give it as many.
board-row = Row { $row } of the board has { $length } fields; it has to have { $size }.
board-character = "{ $words }" cannot lie on the board: rows are digits, and . for an empty field.
rack-unreadable = "{ $words }" is no rack: write digits, and ? for a joker.
rack-many = The rack has { $count } tiles; at most { $most } fit.
operation-unknown = "{ $words }" is no kind of sums; choose from { $known }.
bag-many = The bag would hold { $count } tiles; it holds { $most } at most.
joker-nowhere = There is no tile on { $field } that could be a joker.
field-unknown = There is no field "{ $words }" on this board; fields go from A1 to { $last }.

solve-top = List so many of the best placements, with points and equity (points and the value of the tiles that are kept).

answer-count = { $count ->
    [one] One placement; it scores { count-points }.
   *[other] { $count } placements; the most that one scores is { count-points }.
}
answer-none = Nothing can be laid with these tiles.
answer-no-rack = The rack is empty: there is nothing to lay.
answer-incomplete = The time is up: { $count } placements were found, with { count-points } at most. There may be more.
answer-list = Points, equity and tiles, the most equity first:
answer-examples = { $examples }
answer-best = Best
