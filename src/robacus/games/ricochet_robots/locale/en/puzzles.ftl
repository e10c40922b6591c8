### Puzzles: what can be wished for, and how hard they are.

generate-moves = The least number of moves of every puzzle; 0 = any. From about 13 on they are rare.
    .label = Moves
generate-or_more = So many moves or more.
    .label = Or more
generate-robots = So many robots move on a shortest way, and fewer are not enough; 0 = any.
    .label = Robots that move
generate-min_difficulty = This grade of difficulty or a harder one.
    .label = Difficulty at least
generate-min_difficulty-easy = easy
generate-min_difficulty-medium = medium
generate-min_difficulty-hard = hard
generate-min_difficulty-expert = for experts
generate-min_difficulty-master = for masters
generate-variant = What a way must do: strict, literal or free, as for solving.
    .label = Variant
generate-variant-strict = strict
generate-variant-literal = literal
generate-variant-free = free
generate-edition = The edition of the box whose boards are used.
    .label = Edition
generate-edition-1999 = { option-edition-1999 }
generate-edition-2003 = { option-edition-2003 }
generate-edition-2013 = { option-edition-2013 }
generate-fifth_robot = With the black or silver robot.
    .label = A fifth robot

wish-few-robots = Option "{ $name }": there are only { $most } robots. Wish for fewer, or add the fifth with fifth_robot.
wish-few-moves = Option "{ $name }": { $moves ->
    [one] { $moves } move is
   *[other] { $moves } moves are
} too few for so many robots. Wish for more moves or fewer robots.
wish-one-move = Option "{ $name }": a way with a ricochet has at least 2 moves. Wish for 2, or for the variant free.

puzzle-about = Difficulty: { $grade }.

grade-easy = easy
grade-medium = medium
grade-hard = hard
grade-expert = for experts
grade-master = for masters
puzzle-rating = Difficulty: { $grade } ({ NUMBER($points, minimumFractionDigits: 1) }). Robots that move: { $robots }; shortest ways: { $count }; tempting first moves that lead astray: { $tempting }.
