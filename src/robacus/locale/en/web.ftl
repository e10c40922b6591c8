### What the server itself says: refusals, errors, names of seats.

seat-open = open seat
seat-left = { $name } (left)
bot-names = Robo, Chip, Bolt, Gizmo, Pixel, Widget, Sprocket, Byte

web-no-table = There is no such table. The link may be cut off, or the table was removed.
web-no-page = There is no such page.
web-no-rules = This game has no rule book yet.
web-no-step = The game has only { $last } steps.
web-bad-number = "{ $name }" must be a whole number.
web-bad-choice = "{ $value }" is not possible for "{ $name }".
web-bad-link = This link does not fit any more. Ask for a new one.
web-no-watching = This table is not open for watching. Ask the host for a link to join.
web-not-your-seat = This is not your seat.
web-host-only = Only the host of the table can do that.
web-still-here = This seat cannot be given up by others: whoever sits there is still here, or has only just gone.
web-no-open-seat = Every seat is taken. You can watch instead, if the host allows it.
web-not-over = The game is not over yet. Its record and replay open when it ends.
web-imported = This is an opened record: it can be replayed, not played on.
web-abandoned = Nobody had opened this table for a long time, so it was closed. Its replay is still here.
web-no-bots = This game has no bots yet. Set up a table and invite somebody.
web-action-id = The id of an action has 1 to { $longest } letters, digits, dots, hyphens or underscores.
web-csrf = This did not come from a page of this server, or the page has grown old. Load the page again and repeat it.
web-full = The server has as many tables as it can hold. Try again in a few minutes.
web-too-many = Too many requests at once. Wait a moment and try again.
web-too-many-tables = Those are too many new tables. Play one of them, or wait a while.
web-too-many-connections = Too many pages of this table are open. Close some and try again.
web-too-fast = Too many messages came at once, so the connection was closed. Load the page again.
web-frame-too-long = A message was too long, so the connection was closed. Load the page again.
web-bad-frame = A message could not be read: { $why }
web-bad-frames = Too many messages could not be read, so the connection was closed. Load the page again.
web-bad-body = The request cannot be read: { $why }
web-bad-request = The request cannot be understood.
web-bad-type = The server does not take this kind of content.
web-wrong-method = This address does not take such a request.
web-too-big = That is too big to be sent.
web-failed = The server could not do that.
web-store-failed = The server cannot reach what it has written down at the moment, so nothing was changed. Whoever runs it finds the reason in its log.
web-fault = Something went wrong on the server. It was written down under the number { $id }.
web-no-token = This needs the token that was given for the seat: Authorization: Bearer TOKEN.
web-record-refused = { $why }
web-record-steps = The record shows more than { $longest } steps; longer ones are not opened here.

web-port-busy = Port { $port } is in use, perhaps by another Robacus. Stop that, or choose another port: --port { $other }.
web-port-forbidden = The system does not allow port { $port }. Choose one above 1023, such as --port 8765.
web-port-failed = The server cannot listen at { $host }, port { $port }: { $why }.

worker-slow = The computation took longer than { $seconds } seconds and was stopped.
worker-failed = The computation failed ({ $why }).
worker-busy = Too much is waiting to be computed. Try again in a moment.

web-status-400 = That did not work
web-status-403 = Not allowed
web-status-404 = Not found
web-status-409 = Not possible now
web-status-413 = Too big
web-status-422 = Please check what you entered
web-status-429 = A moment, please
web-status-500 = Our mistake
web-status-503 = Not available right now

web-remedy-400 = Go back and try again.
web-remedy-403 = If somebody invited you, open their link once more.
web-remedy-404 = Check the address, or begin at the start page.
web-remedy-409 = Open the table again to see where it stands.
web-remedy-413 = Choose something smaller.
web-remedy-422 = Go back, change it and send it again.
web-remedy-429 = Wait a moment, then load the page again.
web-remedy-500 = Load the page again. If it stays like this, tell whoever runs this server the number above.
web-remedy-503 = Try again in a few minutes; nothing that was played is lost.
