### Boards, maps, and what is wrong with them.

hex-unknown = Na tomto plánu není pole { $name }.
hex-unreadable = „{ $words }“ není jméno pole. Napište písmeno a číslo, například C4.
heading-unreadable = „{ $words }“ není směr. Možné jsou: { $known }.
action-unreadable = „{ $words }“ není srozumitelné. Napište například „umístit C4 NE“, „směr S“ nebo „program“ a šestnáct buněk.

map-small = Plán potřebuje nejméně { $fewest } pole; tento má { $hexes }.
map-large = Plán má nejvýše { $most } polí; tento má { $hexes }.
map-wide = Plán má nejvýše { $most_columns } sloupců a { $most_rows } řad; tento má { $columns } a { $rows }.
map-long = Text mapy má { $length } znaků; možných je { $longest }.
map-statement = Řádek { $line }: „{ $words }“ není známo. Řádek začíná slovem radius, column, without, low, high, trap, mine, trap_hidden nebo mine_hidden.
map-radius = Řádek { $line }: za „radius“ patří jedno číslo od 1 do { $most }.
map-column = Řádek { $line }: za „column“ patří číslo sloupce a jeho řady, například „column -2 0..4“.
map-number = Řádek { $line }: „{ $words }“ není celé číslo od -{ $most } do { $most }.
map-no-hexes = Řádek { $line }: chybějí pole. Napište je jako q,r, například 0,-2.
map-hex = Řádek { $line }: „{ $words }“ není pole. Napište q,r, například 0,-2.
map-terrain-twice = Řádek { $line }: na poli { $hex } už něco je.
map-terrain-off = Pole { $hex } na plánu není, takže na něm nemůže být { $kind }.

wrong-board = Volbu „board“ nelze přečíst: { $why }
wrong-hidden-edge = Volba „board“ něco skrývá na { $hex }, na okraji, kde roboti začínají. Dejte to dále od okraje.
wrong-hidden = Skrytých min a propadel je příliš ({ $wanted }): místo je pro { $room }. Snižte „hidden_mines“ nebo „hidden_traps“.
wrong-no-edge = Plán nemá na okraji volné pole, kde by robot mohl začít. Některá uvolněte.
wrong-no-room = Na okraji není místo pro tolik robotů ({ $robots }), aby mezi nimi zbyla { $distance } pole. Zvolte větší plán nebo méně hráčů.

figure-unreadable = „{ $words }“ není řádek obrázku. Napište například „robot 0,4 N D+2 ?1“ nebo „turns 3“.

terrain-low = nízká zeď
terrain-high = vysoká zeď
terrain-trap = propadlo
terrain-mine = mina

heading-N = na sever
heading-NE = na severovýchod
heading-SE = na jihovýchod
heading-S = na jih
heading-SW = na jihozápad
heading-NW = na severozápad
