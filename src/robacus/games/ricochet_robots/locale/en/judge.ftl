### What the judge says of a round that has ended.

judge-title = Round { $round }: { $target }
judge-optimal = { count-moves }: optimal.
judge-more = { count-moves }: { $lost ->
    [one] one more than the optimum of { $best }.
   *[other] { $lost } more than the optimum of { $best }.
}
judge-back = Nobody found it: { count-moves } would have done.
judge-back-alone = Not found: { count-moves } would have done.
judge-no-way = There was no way at all.
judge-limit = { count-moves }. Whether fewer would do was not solved within the limit; at least { $least ->
    [one] { $least } is needed.
   *[other] { $least } are needed.
}
judge-limit-back = Not solved within the limit; at least { $least ->
    [one] { $least } move is needed.
   *[other] { $least } moves are needed.
}
judge-stopped = { count-moves }. The search for a shorter way took too much time or memory and was stopped.
judge-stopped-back = The search for the shortest way took too much time or memory and was stopped.
judge-there-already = The robot stood on its target from the beginning: there is nothing to compare.

judge-puzzle = Try it as a puzzle
judge-kept-back = The ways are shown once the robots have moved, for this chip comes up again.
judge-uncounted = One shortest way; how many there are was not found within the limit.
judge-all = { $count ->
    [one] The only shortest way:
   *[other] There are { $count } shortest ways; those with the fewest robots come first:
}
judge-some = { $listed } of the { $count } shortest ways; those with the fewest robots come first:
judge-robots = { $robots ->
    [one] { $robots } robot
   *[other] { $robots } robots
}
judge-slide = { $robot }{"\u00A0"}{ $arrow }
judge-way = { $slides } ({ judge-robots })
judge-way-shown = { $slides } ({ judge-robots }, as shown)
