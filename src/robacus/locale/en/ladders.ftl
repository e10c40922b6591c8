### Ladders: programs of many people that play each other by themselves, and the table of who is best.

## Those of a game, and a new one

ladders = Ladders
ladders-title = Ladders: { $game }
ladders-lead = Everybody writes a program and submits it. The programs play each other by themselves, and a table shows which is best.
ladders-mine = Your ladders
ladders-none = No ladder yet. Make one for your class or your friends, or open the link that somebody has sent you.
ladders-made = made by you
ladders-new = A new ladder
ladders-new-help = You get a link for those who take part, and one with which you look after the ladder. Nobody needs an account.
ladders-make = Make the ladder

ladder-name = Name of the ladder
ladder-name-help = What everybody sees above the table, such as the name of your class.
ladder-grounds = Where they play
ladder-grounds-help = All meet on each of these, and from both sides.
ladder-programs = Who may read the programs
ladder-programs-help = You always can. Everybody reads their own.
ladder-programs-secret = Secret until it is closed
ladder-programs-open = Open to all at once
ladder-library = The programs that come with the game take part
ladder-library-help = So even the first who submits something meets opponents.
ladder-own = Programs of one person
ladder-closes = Last day for submitting
ladder-closes-help = May stay empty: then it is open until you close it. The day ends by this server’s clock.

ladder-no-name = Give the ladder a name.
ladder-no-ground = Choose at least one place where they play.
ladder-own-range = One person may have 1 to { $most } programs.
ladder-bad-day = Choose a day from { DATETIME($first, dateStyle: "medium") } to { DATETIME($last, dateStyle: "medium") }, or none.
ladder-too-many = That is too many new ladders. Use one that you have, or wait a while.
ladder-no-programs = This game is not played by programs, so it has no ladders.

## The table

ladder-open = open
ladder-closed = closed
ladder-closed-on = last day: { DATETIME($day, dateStyle: "long") }
ladder-facts-secret = Programs are secret until it is closed
ladder-facts-open = Everybody may read the programs
ladder-facts-shown = The programs are no secret any more
ladder-submit = Submit a program
ladder-manage = Look after it
ladder-yours = Your programs
ladder-change = change
ladder-look = look
ladder-outside = To take part, open the link that you get from whoever made this ladder.

ladder-busy = They are playing …
ladder-settled = Everything has been played: the ratings have settled.
ladder-few = As soon as there are two programs, they begin to play.
ladder-counts = { $entries ->
    [one] { $entries } program
   *[other] { $entries } programs
}, { $games ->
    [one] { $games } battle
   *[other] { $games } battles
}
ladder-empty = Nobody is here yet. The first program opens the ladder.
ladder-no-place = no place yet
ladder-first = plays its first battles next
ladder-mine = yours
ladder-from-library = comes with the game
ladder-rating = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
ladder-sure-sure = sure
ladder-sure-fair = fairly sure
ladder-sure-open = still unsure
ladder-record-help = won, drawn, lost
ladder-table-help = The rating says how strong a program is: everybody begins with 25, and whoever wins against strong ones rises most. Behind ± stands how much it may still be wrong; the order is by what the rating is at least. A win gives 3 points, a draw 1.

ladder-battles = Last battles
ladder-battles-secret = They can be watched when the ladder is closed: they would show what the programs are.
ladder-battles-help = Each mark is a battle to watch, behind whoever won it.
ladder-battles-hidden = Each mark is a battle to watch, behind whoever won it. They show what happens, not the programs: those are secret until the ladder is closed.
ladder-shared = shared
ladder-no-battles = Nobody has played yet.
ladder-turns = { $count ->
    [one] { $count } turn.
   *[other] { $count } turns.
}
ladder-no-battle = This battle is not kept any more: one of its programs has been changed or taken out, or it was long ago. Choose another one from the table.
ladder-secret = The programs of this ladder are secret until it is closed.
ladder-no-entry = There is no such program in this ladder. It may have been taken out.
ladder-not-yours = This program belongs to somebody else. Only who submitted it can change it.

ui-ladder-offline = The server does not answer. What you see may be old; this page tries again by itself.
ui-ladder-risen = { $name } is now at place { $place } of { $count }.

## Submitting

ladder-by = by { $name }
ladder-title = Name of the program
ladder-title-help = May stay empty: then it is called like you.
ladder-program = Program
ladder-program-help = As text. What is wrong with it is said at once.
ladder-file = Or a file
ladder-file-wrong = This file is too big, or no text.
ladder-program-none = There is no program yet: write one, or choose a file.
ladder-program-long = The program has { $length } characters; at most { $longest } are allowed.
ladder-no-nickname = Write a nickname, so that the others know whose program it is.
ladder-try = Want to see what it does first?
ladder-try-link = Try it at a table of your own
ladder-new-tab = (opens beside this page)
ladder-privacy-secret = Whoever made this ladder can read your program at once; everybody else when the ladder is closed.
ladder-privacy-open = Everybody can read your program at once.
ladder-submit-button = Submit
ladder-change-button = Submit the new version
ladder-examples = Programs that come with the game: { $count }
ladder-take-out = Take it out
ladder-take-out-help = The program leaves the ladder, and its battles with it.
ladder-to-table = To the table

ui-ladder-fine = It can be read. Submit it when you like.

## Looking after one

ladder-links = Links
ladder-class-link = For those who take part
ladder-class-help = Whoever has this link can submit programs.
ladder-qr = QR code of the link for those who take part
ladder-new-link = Make another link
ladder-new-link-sure = Make another link? The old one then opens nothing any more; what has been submitted stays.
ladder-own-link = For yourself
ladder-own-help = With this link you can look after the ladder on another device too. Keep it to yourself: whoever has it can do everything on this page.
ladder-when = Open or closed
ladder-close = Close it now
ladder-close-help = When it is closed, nobody can submit or change anything; what is missing is still played, and everybody may read the programs.
ladder-close-help-open = When it is closed, nobody can submit or change anything; what is missing is still played.
ladder-is-closed = It is closed: nobody can submit or change anything. Everybody may read the programs.
ladder-open-again = Open it again
ladder-set-day = Set the day
ladder-submitted = Submitted programs: { $count }
ladder-nothing-submitted = Nobody has submitted anything yet. Give the link above to those who take part.
ladder-remove = Remove
ladder-remove-sure = Remove “{ $name }” from the ladder? It cannot be brought back.
ladder-results = Results to keep
ladder-results-help = Table, battles and programs as data, or as a page with replays that needs neither server nor network (open index.html in it).
ladder-download-json = As data (JSON)
ladder-download-page = As a page with replays (ZIP)
ladder-delete = Delete the ladder
ladder-delete-help = The ladder with all programs and battles, for good.
ladder-delete-sure = Delete “{ $name }” with everything in it? It cannot be brought back.

## Replay of a battle

ladder-replay-hidden = Programs are not shown: they are secret until the ladder is closed.
