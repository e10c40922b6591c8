### The trainer: tasks about examples, for school and for oneself.

desk-puzzle = Trainer
    .help = Find examples, fill gaps, make the most of your tiles; every mistake is explained.

generate-task = What is to be done.
    .label = Task
generate-task-any = any
generate-task-find = find all examples
generate-task-gap = fill the gap
generate-task-rack = the most points
generate-operations = Which examples count.
    .label = Kinds of sums
generate-operations-plus = +
generate-operations-minus = −
generate-operations-plus_minus = + −
generate-operations-times = ×
generate-operations-divided = { sign-division }
generate-operations-times_divided = × { sign-division }
generate-operations-four = + − × { sign-division }
generate-operations-powers = ² ³ √ ∛
generate-operations-all = all: + − × { sign-division } ² ³ √ ∛
generate-numbers = The largest number in the examples.
    .label = Numbers up to
generate-numbers-10 = 10
generate-numbers-20 = 20
generate-numbers-100 = 100
generate-numbers-1000 = 1000
generate-numbers-any = any
generate-size = How long the row is, or how large the board.
    .label = Size
generate-size-small = small
generate-size-middle = middle
generate-size-large = large

train-grade-easy = easy
train-grade-medium = medium
train-grade-hard = hard
train-about = { $task } · { $operations } · { $grade }
train-asked-find = Find all examples in { $row } ({ $operations }).
train-asked-gap = Which digits make { $row } one example ({ $operations })?
train-asked-rack = Make the most points of { $tiles } ({ $operations }).

## what is seen
train-board-row = Row of { $count } tiles
train-laid-tile = { $digit }, not laid yet
train-counts = Counts here
train-found = Found
train-found-of = { $count } of { $all }
train-read = { $readings }
train-points = Points
train-best = The most
train-tiles = Tiles
train-find = Find all examples: choose the first and the last tile of each.
train-find-end = From { $digit } on { $place }: where does the example end?
train-gap = { $count ->
    [one] Which digit makes the whole row one example?
   *[other] { $count } digits make the whole row an example. Which ones?
}
train-rack-advice = Take a tile and choose a field, or choose a field and type digits.
train-rack-status = Lay tiles that score as much as possible.
train-rack-points = That makes { count-points }. Lay it, or look for more.
train-solved = { $count ->
    [0] All found, without a mistake!
    [one] All found, with { $count } mistake.
   *[other] All found, with { $count } mistakes.
}
train-shown = Here is what was to be found.
train-laid = Laid for { count-points }.
train-laid-best = { count-points }: nothing scores more!
train-laid-less = { count-points }. The most would be { $best }.
train-recall = Take all back
train-tile-back = Take a tile back
train-rack-tiles = Your tiles: { $tiles }

## what can be done
train-digit = Digit
train-place-begin = An example begins with { $digit } on { $place }
train-place-end = It ends with { $digit } on { $place }
train-back = Take back { $digit } from { $field }
train-next = Next task
train-again = Once more
train-hint = Hint
train-show = Show the answer
train-show-sure = Show the answer? Then the task does not count as solved.
train-table = Play a table with these sums

## what happens
train-right = Right: { $readings }.
train-known = You have found that already: { $readings }.
train-wrong = { $digits } is no example.
train-missed = Not found: { $readings }.
train-unmarked = Choose another first tile.
train-begun-again = From the beginning.
train-recalled = All your tiles are back.
train-hint-find = One begins with { $digit } on { $place }. Think of: { $operation }
train-hint-gap = Think of: { $operation }
train-hint-rack = The most is { count-points }.
train-placement = { $tiles }: { count-points }
train-placement-examples = { $tiles }: { count-points } ({ $examples })
train-more = { $lost ->
    [one] { $lost } point more was possible.
   *[other] { $lost } points more were possible.
}

## why it is no example
why-one-tile = One tile alone is no example.
why-zero-first = No example begins with 0.
why-zero-part = No number in an example begins with 0.
why-too-short = That is too short for the sums that count here.
why-not-here = { $readings } is right, but does not count here.
why-sum = { $a } + { $b } is { $made }, not { $c }.
why-difference = { $a } − { $b } is { $made }, not { $c }.
why-difference-below = { $a } − { $b } does not work: { $b } is not smaller than { $a }.
why-product = { $a } × { $b } is { $made }, not { $c }.
why-quotient = { $a } { sign-division } { $b } is { $made }, not { $c }.
why-quotient-rest = { $a } { sign-division } { $b } is { $made }, remainder { $rest }.
why-square = { $a }² is { $made }, not { $b }.
why-cube = { $a }³ is { $made }, not { $b }.
why-root = √{ $a } is { $made }, not { $b }.
why-root-none = √{ $a } is no whole number.
why-cube-root = ∛{ $a } is { $made }, not { $b }.
why-cube-root-none = ∛{ $a } is no whole number.

## what was typed
train-unreadable = "{ $words }" is no task. Write for example "find 16824", "gap 5_873" or "rack 12345; board" and its rows.
train-twice = "{ $words }" stands there twice; once is enough.
train-level = "{ $words }" is no level. Write for example "level plus_minus 100 small".
train-row = "{ $words }" is no row of tiles. Write 2 to { $most } digits.
train-row-gap = "{ $words }" is no row with a gap. Write 2 to { $most } places: digits, and one _ for the gap.
train-no-answer = In { $words } there is nothing to be found by the sums that count; choose other digits or other sums.
train-many = In { $words } there are { $count } examples; a task has { $most } at most.
train-rack = "{ $words }" is no rack. Write 1 to { $most } digits.
train-board = "{ $words }" is no board. Write its rows from the top: digits, . for empty fields, d t D T for those that multiply.
train-answer = "{ $words }" does not fit this task.
train-no-tile = There is no { $digit } left among your tiles.
train-tiles-unreadable = "{ $words }" is not understood. Write tiles with their fields, such as "C2=3 C4=1".
train-nothing = With these tiles nothing can be laid here.
train-no-place = "{ $words }" is not in this row: it goes from A to { $last }.
train-find-unreadable = "{ $words }" is not understood. Write the digits of an example, such as 824, or its first and last place, such as C-E.
train-not-in-row = { $digits } does not stand in this row.
train-gap-unreadable = "{ $words }" is no digit for the gap. Write one of 0 to 9.
train-over = This task is done; take the next one.
train-none = No such task was found; choose another level.
train-wish = "{ $words }" cannot be chosen here.

## at a table
option-group-school = For school: which sums count
    .help = Only these make examples at this table. Preview, points and bots keep to it, and the trainer can be set alike.
signs-addition = +
signs-subtraction = −
signs-multiplication = ×
signs-division = { sign-division }
signs-squares = ² √
signs-cubes = ³ ∛

## lessons
lesson-intro = { $title }: { $text }
lesson-next = Next lesson: { $title }
lesson-sums = Sums without signs
    .help = 3 1 4 is 3 + 1 = 4: first two numbers, then what they make. Choose the first and the last tile of each example in the row.
lesson-kinds = Minus, times, divided
    .help = 9 8 1 is 9 − 8 = 1, 2 3 6 is 2 × 3 = 6, and 8 4 2 is 8 divided by 4. Tiles that can be read in several ways are one example.
lesson-inside = One inside the other
    .help = Numbers may have several digits, and the same tiles can belong to several examples. All of this row is one, and there is a shorter one in it.
lesson-powers = Squares, cubes and roots
    .help = 3 9 is 3² = 9, and 9 3 is √9 = 3. 2 8 is 2³ = 8, and 8 2 is ∛8 = 2. Here only these count.
lesson-zero = Zeros
    .help = A 0 may stand in a number, as in 10 or 205, but no number begins with it, and 0 alone is none.
lesson-gap = A gap
    .help = A tile is missing. More than one digit can be right: find them all.
lesson-rack = Laying tiles
    .help = All your new tiles have to be in one example, together with what lies there. A square with 2× doubles the tile on it.
