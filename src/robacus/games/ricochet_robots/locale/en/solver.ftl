### Positions as text, and the answers of the solver.

position-two-goals = The text has two goals; leave one.
position-no-goal = The text names no goal: write for example "goal blue E6", or "goal any H9" for the vortex.
position-statement = "{ $words }" does not belong in a position: write for example "robot red C4" or "goal blue E6".
position-json = This JSON is not a position: { $why }
position-json-other = This JSON is a case of another game or kind.
position-json-board = A position in JSON needs either "walls" or "quadrants", and not both.
position-json-cell = There is no cell in row { $row }, column { $column } of this board; both are counted from 0.
position-json-diagonal = "{ $words }" is not a diagonal: it is / or \ and the colour of a robot.

solve-variant = What a way must do. strict: ricochet, and not stop on the target before the end; literal: ricochet, and not turn back at once; free: anything.
solve-all = List all shortest ways.
solve-threads = Let up to that many threads work on one position. --all is counted by one.

answer-anybody = Any robot
answer-variant-strict = strict
answer-variant-literal = literal
answer-variant-free = free
answer-length = { $robot } to { $cell }: { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
} ({ $variant }); fewer are not possible.
answer-count = { $many ->
    [one] It is the only shortest way
   *[other] One of { $count } shortest ways
}{ $robots ->
    [one] ; { $robots } robot moves.
   *[other] ; { $robots } robots move.
}
answer-no-way = { $robot } to { $cell }: there is no way ({ $variant }).
answer-unsolved = { $robot } to { $cell } ({ $variant }): { $why ->
    [memory] not solved within the memory limit
    [cancelled] cancelled before it was solved
   *[time] not solved within the time limit
}. At least { $least ->
    [one] { $least } move is needed.
   *[other] { $least } moves are needed.
}
answer-all = Shortest ways, those with the fewest robots first:
answer-more = … and { $count } more
