### The command line. Messages that begin with "help" have no arguments.

help-robacus = Table games about robots and numbers: play them, solve positions, check and measure.
help-robacus-more = "robacus COMMAND --help" says more about a command.
help-robacus-version = Show the versions of the program, its core and the rules.
help-robacus-debug = Show the details of an unexpected error.
help-usage = Usage:
help-options = Options
help-commands = Commands
help-options-metavar = [OPTIONS]
help-command-metavar = COMMAND ...
help-help = Show this page.

help-play = Play in the browser on this computer.
help-play-more =
    Starts the server and opens the browser. PORT and BROWSER in the environment say where it listens
    and which browser is opened.
help-play-port = Listen on this port instead of 8765.
help-play-lan = Let phones and computers in the same network play too; shows the address and a QR code.
help-play-no-browser = Open no browser.
help-play-data = Keep the games in this folder.

help-serve = Run the server for others.
help-serve-more = Opens no browser. Stop it with Ctrl-C; running games go on when it starts again.
help-serve-host = Listen on this address instead of 127.0.0.1; 0.0.0.0 means every network of this machine.
help-serve-port = Listen on this port instead of 8765.
help-serve-data = Keep the games in this folder, or in the database that a postgresql:// address names.
help-serve-games = Offer the games in this folder too. Their code runs with the rights of the server.

help-games = List the games with their options.
help-games-more = With the name of a game: only that one.
help-games-json = Print one JSON line for each game.

help-record = Show, convert or draw the record of a game.
help-record-more = FILE is a record that was exported from a table; "-" reads it from standard input.
help-record-at = Stop after this step of the game, as the move list counts.
help-record-seat = Draw what this seat sees instead of what everybody sees.
help-record-svg = Draw the position as SVG into this file.
help-record-png = Draw the position as PNG into this file.
help-record-json = Print the record as one JSON document.
help-record-jsonl = Print the record as JSON Lines: the head, then one entry a line.

help-paper = Draw the sheets of paper that a game has: forms, boards.
help-paper-more = SHEET is one of those that are listed without it. Pages for A4 and Letter are at the game’s page of a server.
help-paper-from = Put what is in this file on the sheet: a program, a map.
help-paper-svg = Draw the sheet as SVG into this file.
help-paper-png = Draw the sheet as PNG into this file.

help-solve = Solve positions.
help-solve-more =
    Takes a position as text, a file with one, or a file of conformance cases; "-" reads standard input.
    Every answer has been played through the rules before it is shown.
help-solve-game = Whose position it is; needed only when several games can read it.
help-solve-time-limit = Stop searching a position after so many seconds.
help-solve-memory-limit = Use at most so many megabytes for a position.
help-solve-jsonl = Print one JSON line for each position as soon as it is solved.
help-solve-svg = Draw the answer as SVG into this file.
help-solve-png = Draw the answer as PNG into this file.

help-generate = Make puzzles with a wanted difficulty.
help-generate-more =
    GAME is the name of a game, or the beginning of one. The same seed and wishes give the same puzzles,
    however many processes work on them.
help-generate-count = Make so many puzzles instead of one.
help-generate-seed = The text that decides which puzzles come; without it they are new each time.
help-generate-time-limit = Stop after so many seconds instead of an hour.
help-generate-processes = Work with so many processes instead of one for each processor.
help-generate-cluster = Work on the dask cluster whose scheduler has this address.
help-generate-jsonl = Print one JSON line for each puzzle as soon as it is found.

help-check = Check the rules against conformance cases.
help-check-more = Ends with the number of cases that passed and failed; the exit code is 1 when any failed.
help-check-json = Print one JSON line for each failure and one for the result.

help-bench = Measure how fast things are here.
help-bench-more = GROUP is one of those that --list prints; without it all are measured, which takes minutes.
help-bench-list = List the groups.
help-bench-json = Print one JSON line for each row as soon as it is measured.

cli-try-help = "robacus COMMAND --help" shows what can be typed.
cli-version-game = { $game }: { $count ->
    [one] ruleset
   *[other] rulesets
} { $rulesets }

cli-no-command = There is no command "{ $name }". Commands: { $known }.
cli-no-option = There is no option { $option } here.
cli-option-value = Option { $option } needs a value, or has one that it does not take.
cli-missing = { $name } is missing.
cli-extra = This is too much: { $words }
cli-number = Option { $option } needs a number from { $low } to { $high }, not "{ $value }".
cli-usage = The command cannot be understood: { $why }
cli-system = The computer refused: { $why }
cli-unexpected = Something went wrong inside Robacus ({ $why }). That is a fault of the program: please report it, with what "robacus --debug …" shows.

cli-file-unreadable = Cannot read { $name }: { $why }. Check the name and that you may read it.
cli-file-unwritable = Cannot write { $name }: { $why }. Choose another place.
cli-file-too-big = { $name } is too big: at most { $biggest } bytes are read.
cli-not-text = This is not text in UTF-8. Save it as UTF-8 and try again.
cli-no-folder = There is no folder { $name }.

cli-port = PORT is "{ $value }"; it must be a number from 1 to 65535.
cli-play-here = Robacus is ready: { $address }
cli-play-running = Robacus is already running: { $address }
cli-play-lan = Others in the same network play at { $address }
cli-play-no-lan = This computer is in no network, so nobody else can join.
cli-play-stop = Press Ctrl-C to stop. The games are saved.
cli-serve-ready = Robacus answers at { $address }

cli-games-seats = Players: { $low } to { $high }
cli-games-levels = Bots: { $levels }
cli-games-option = Option
cli-games-default = Default
cli-games-possible = Possible
cli-games-meaning = Meaning
cli-games-text = text of at most { $longest } characters

cli-record-game = { $title }, ruleset { $ruleset }
cli-record-options = Options: { $options }
cli-record-seat = Seat { $number }: { $name }
cli-record-winner = winner
cli-record-at = The record has no step { $at }; the last one is { $last }.
cli-record-not-begun = There is nothing to draw: the game has not begun at this step.
cli-paper-none = { $game } has no sheets of paper.
cli-paper-unknown = There is no sheet "{ $name }". Sheets: { $known }.

cli-solve-what = What shall be solved? Name a file, give a position, or pipe one in.
cli-solve-which = Several games can read this: { $known }. Say which with --game.
cli-solve-no-solver = There is no solver for { $game }. Games with one: { $known }.
cli-solve-none = No game here has a solver.
cli-solve-unreadable = This is neither a file that exists nor a position of a game with a solver ({ $known }).
cli-solve-no-position = What was read is not a position of a game with a solver ({ $known }). Say with --game whose it should be, and you are told what is wrong with it.
cli-solve-too-big = The position is too big: at most { $biggest } bytes are read.
cli-solve-nothing = There is no position in it. Write one there, or give another file.
cli-solve-line = Line { $line }: { $why }
cli-solve-one-picture = A picture shows one position, and there are several. Solve them without --svg and --png.

cli-generate-none = No game here makes puzzles.
cli-generate-no-generator = { $game } makes no puzzles. Games that do: { $known }.
cli-generate-seed = Option --seed needs a text of 1 to { $longest } plain letters, digits and signs.
cli-generate-few = Found { $found } of { $wanted } within { $seconds } s, in { $attempts } attempts. Wish for something less rare, or allow more time with --time-limit.
cli-generate-attempts = { $attempts ->
    [one] { $attempts } attempt
   *[other] { $attempts } attempts
}
cli-generate-lost = A process that worked on puzzles has died, perhaps for want of memory. Try again with fewer --processes.
generate-no-generator = { $game } makes no puzzles.

cli-bench-missing = The measurements are not installed. They are in the folder "bench" of the source code: run this command from a checkout that was installed with "make play".
cli-bench-unknown = There is no group "{ $group }". Groups: { $known }.
cli-bench-group = Group
cli-bench-case = Case
cli-bench-value = Value
cli-bench-unit = Unit
cli-bench-reference = Reference
cli-bench-ratio = Ratio

check-failed = FAILED { $place } { $case }
check-warning = Warning { $place }: { $why }
check-expected = expected
check-actual = actual
check-unreadable = The file cannot be read: { $why }.
check-empty = The file holds no case.
check-long-line = The line is longer than { $longest } bytes.
check-not-json = The line is not JSON: { $why }.
check-not-object = The line is not a JSON object.
check-shape = The case is not as it should be: { $why }.
check-twice = Line { $line } has the same id.
check-unknown-kind = { $game } has no kind of case called "{ $kind }". Kinds: { $known }.
check-unknown-field = Nobody reads the field "{ $field }".
check-crashed = The program stopped with an error: { $why }
