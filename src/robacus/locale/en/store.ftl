### What the store has to say: where tables and their logs are kept.

## Opening the database

# $where is a path or an address, $process the number of the other server's process.
store-locked = Another Robacus server (process { $process }) already uses the database { $where }. Stop that server first, or give this one a database of its own.
store-newer = The database { $where } was written by a newer version of Robacus. Install that version or a later one to use it.
store-foreign = { $where } belongs to another program, so Robacus leaves it alone. Choose another file or another database.
store-corrupt = { $where } is damaged or is not a database. Move it away and restore a copy, or start with a new file.
store-unwritable = Robacus cannot write its database { $where }. Check that the folder exists, that you may write there and that the disk is not read-only.
store-full = The disk with the database { $where } is full. Make room on it; nothing that was confirmed is lost.
store-busy = Another program keeps the database { $where } busy. Close that program and try again.
# $detail is the database's own explanation, in its own language.
store-failed = The database { $where } cannot be used: { $detail }
store-bad-address = “{ $address }” is not the address of a database. Use the path of a file, or an address that begins with postgresql://.
store-no-driver = To use PostgreSQL, install its driver too: pip install "robacus[postgres]"
store-closed = The database has been closed. Start the server again.

## Writing

store-overloaded = The server has too much to do at the moment. Try again in a few seconds.
store-conflict = The table { $table } has moved on: number { $sequence } is not the next entry of its log. Look at the table again and repeat your action.
store-moved-on = Somebody else was quicker. Look again and repeat your action.
store-table-exists = There is already a table { $table }. Choose another name.
store-unknown-table = There is no table { $table }. It may have been deleted.
store-unknown-seat = The table { $table } has no seat { $seat }.
store-wrong-secret = This link does not open seat { $seat } at the table { $table }. Ask your host for a new link.
store-seat-taken = Somebody already sits on seat { $seat } at the table { $table }. Choose another seat.

## Limits

store-too-large = { $kind ->
        [entry] This action takes { $size } bytes; at most { $limit } are allowed. Make it shorter.
        [setup] This table’s set-up takes { $size } bytes; at most { $limit } are allowed. Make it smaller.
       *[result] This result takes { $size } bytes; at most { $limit } are allowed.
    }
store-bad-id = “{ $id }” is not a valid identifier: 1 to { $limit } letters (A–Z, a–z), digits and the characters _ . : - are allowed.
store-bad-sequence = { $sequence } is not a place in a log; places go from 1 to { $limit }.
store-too-many-seats = A table cannot have { $seats } seats; at most { $limit } are allowed.
store-bad-nickname = A nickname has 1 to { $limit } visible characters.

## Ladders

store-unknown-ladder = There is no such ladder. It may have been deleted.
store-unknown-entry = There is no such program of yours here. It may have been removed.
store-ladder-closed = This ladder is closed: it takes no programs any more.
store-many-entries = This ladder is full: it takes at most { $most } programs. Ask whoever made it to remove some.
store-many-own-entries = { $most ->
    [one] Everybody may have one program here, and you have yours. Change it, or take it out first.
   *[other] Everybody may have { $most } programs here, and you have yours. Change one of them, or take one out first.
}
store-many-ladders = You have { $most } ladders, and more are not possible. Delete one that you do not need any more.
