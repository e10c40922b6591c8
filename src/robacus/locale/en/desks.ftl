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
ui-desk-use-square = { $tool }: choose a square. Escape puts the tool away.
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
ui-desk-copy-link = Copy a link

## puzzles
puzzles-title = Puzzles
puzzles-others = Other puzzles
