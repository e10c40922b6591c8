### Puzzles: what can be wished for, and how hard they are.

generate-moves = The least number of moves of every puzzle; 0 = any. From about 13 on they are rare.
generate-or_more = So many moves or more.
generate-robots = So many robots move on a shortest way, and fewer are not enough; 0 = any.
generate-min_difficulty = This grade of difficulty or a harder one.
generate-variant = What a way must do: strict, literal or free, as for solving.
generate-edition = The edition of the box whose boards are used.
generate-fifth_robot = With the black or silver robot.

wish-few-robots = Option "{ $name }": there are only { $most } robots. Wish for fewer, or add the fifth with fifth_robot.
wish-few-moves = Option "{ $name }": { $moves ->
    [one] { $moves } move is
   *[other] { $moves } moves are
} too few for so many robots. Wish for more moves or fewer robots.
wish-one-move = Option "{ $name }": a way with a ricochet has at least 2 moves. Wish for 2, or for the variant free.

grade-easy = easy
grade-medium = medium
grade-hard = hard
grade-expert = for experts
grade-master = for masters
puzzle-rating = Difficulty: { $grade } ({ NUMBER($points, minimumFractionDigits: 1) }). Robots that move: { $robots }; shortest ways: { $count }; tempting first moves that lead astray: { $tempting }.
