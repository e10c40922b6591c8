### Puzzles: what can be wished for, and how hard they are.

generate-turns = The least number of turns of every puzzle, from 2; 0 = any.
    .label = Turns
generate-functions = With function cards; without a function it would take longer.
    .label = Functions
generate-robots = So many other robots stand on the board; on the best way at least one of them is pushed.
    .label = Other robots
generate-board = The board of the puzzle.
    .label = Board
generate-board-small = small, drawn by chance
generate-board-classic8 = { option-layout-classic8 }
generate-board-fair9 = fair, 9 × 9
generate-diamonds = So many diamonds are to be brought home; 0 = any number.
    .label = Diamonds
generate-min_difficulty = This grade of difficulty or a harder one.
    .label = Difficulty at least
generate-min_difficulty-easy = easy
generate-min_difficulty-medium = medium
generate-min_difficulty-hard = hard
generate-min_difficulty-expert = for experts
wish-function-turns = Option "{ $name }": with functions at most { $most } turns are possible. Wish for fewer.
wish-one-turn = Option "{ $name }": a puzzle has at least 2 turns. Wish for 2 or more, or for 0.
wish-too-hard = Option "{ $name }": a puzzle of { $turns } turns can be at most: { $grade }. Wish for more turns, or for an easier one.
puzzle-about = Difficulty: { $grade }.
puzzle-difficulty = Difficulty
grade-easy = easy
grade-medium = medium
grade-hard = hard
grade-expert = for experts
puzzle-robot-stands = { robot-start }: { $cell }, looking { scene-heading }; aboard { $cargo }, at the base { $banked }.
solve-with-turns = Turns have been played in this text already. Give the puzzle alone, without statements "turn".
