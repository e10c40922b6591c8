### Desks: puzzles and editors for one person. Messages that begin with ui- are also handed to the browser's own code.

desk-unknown = There is no desk "{ $name }" in this game.
desk-draft-long = That is too long to be opened: { $length } characters, and at most { $longest } are possible.
desk-edit-long = That is too long: { $length } characters, and at most { $longest } are possible.
web-desk-refused = { $why }

ui-desk-busy = Searching …
ui-desk-thinking = Looking at it in the background …
ui-desk-offline = The server does not answer. Nothing is lost: try again in a moment.
ui-desk-undo = Undo
ui-desk-redo = Redo
ui-desk-undone = Taken back.
ui-desk-redone = Done again.
ui-desk-command = Type it
ui-desk-do = Do it
ui-desk-tools = Tools
ui-desk-choose-tool = Choose a tool, then a square of the board.
ui-desk-use-square = { $tool }: choose a square. To put the tool away, choose it again.
ui-desk-use-side = { $tool }: tap near a side of a square, or choose a square with Enter and then the side with an arrow.
ui-desk-choose-side = { $square }: which side? Press an arrow key.
ui-desk-parts = Put the board together
ui-desk-which-part = Part of the board
ui-desk-faults = What is not right yet
ui-desk-show-fault = Show { $square }
ui-desk-lines = Ways on: { $count }
ui-desk-line-close = Back to where I was
ui-desk-share = Share, paste
ui-desk-text = As text
ui-desk-text-help = Give this text to others, or paste another one here and open it.
ui-desk-open = Open this text
ui-desk-copy-text = Copy the text
ui-desk-close = Close
ui-desk-whole = On a page of its own
ui-desk-copy-link = Copy a link

## puzzles
puzzles-title = Puzzles
puzzles-others = Other puzzles
puzzles-lead = Alone and in your own time: afterwards you are told how close you came to the best.
puzzles-daily = Puzzle of the day
puzzles-daily-help = The same for everybody, and harder from Monday to Sunday.
puzzles-day = { DATETIME($day, dateStyle: "full") }
puzzles-play-day = Play
puzzles-days = The last days
puzzles-earlier = An earlier day
puzzles-show = Show
puzzles-day-before = The day before
puzzles-day-after = The day after
puzzles-all = All puzzles
puzzles-wish = A puzzle as you like it
puzzles-make = Make a puzzle
puzzles-own = A position of your own
puzzles-own-help = Paste the text of a position, or begin with an empty desk.
puzzles-own-text = Position
puzzles-own-go = Play it
puzzles-kept = Results are kept on this device only and are never sent.
puzzles-no-day = There is no puzzle for this day: choose one from { DATETIME($first, dateStyle: "medium") } to { DATETIME($last, dateStyle: "medium") }.
puzzles-none = This game has no puzzles.
puzzles-making = The puzzle of this day is being made …
puzzles-making-help = This page looks again by itself. Others then find it ready.
puzzles-not-found = Nothing like that was found in this time. Try again, or wish for something less rare.
puzzles-failed = This puzzle could not be made. { $why }
ui-puzzles-streak = Days in a row: { $count }
ui-puzzles-solved = solved
ui-puzzles-best = solved as well as can be
ui-puzzles-trying = Looking for a puzzle …
ui-puzzles-tried = Tried: { $count }. Seconds: { $seconds }
ui-puzzles-stopped = Stopped. What you wished for is still here.

## mistakes
mistakes-title = Mistakes to learn from
mistakes-lead = What went wrong at the puzzles, why, and the way back to it. This is kept on this device only and is never sent.
mistakes-noscript = Your browser keeps mistakes with JavaScript, which is switched off.
ui-mistakes-open = To be tried again: { $count }
ui-mistakes-none = There is nothing here. What you answer wrongly will be explained here.
ui-mistakes-answer = Your answer:
ui-mistakes-right = What is right
ui-mistakes-again = Try again
ui-mistakes-remove = Remove
ui-mistakes-removed = Removed.
ui-mistakes-clear = Clear all
ui-mistakes-clear-sure = Remove all mistakes of this game from this device?
ui-mistakes-done = right since then
ui-mistakes-link = My mistakes ({ $count })

lessons-title = Learn to play
lessons-help = One small puzzle after another: each teaches one thing.
