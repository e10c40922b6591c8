### Co se děje u stolu a proč něco nejde.

count-moves = { $count ->
    [one] { $count } tah
    [few] { $count } tahy
   *[other] { $count } tahů
}

## co se děje
chip-up = Žeton ukazuje: { $target }.
chip-up-by = { $seat } obrací žeton: { $target }.
chip-back = Žeton ukazuje: { $target }. Robot tam už stojí, takže se žeton vrací a táhne se jiný.
chips-shuffled = Žeton ({ $target }) nikdo nezískal. Vrací se a žetony se zamíchají.
bid-made = { $seat } nabízí { count-moves }.
passed = { $seat } pasuje.
glass-turned = Přesýpací hodiny se otáčejí.
glass-turned-by = { $seat } otáčí přesýpací hodiny.
glass-turned-referee = Dlouho nikdo nenabídl: přesýpací hodiny se otáčejí samy.
glass-empty = Přesýpací hodiny se přesypaly.
bidding-closed = Nikdo už nechce nabízet.
show-begins = { $seat } předvádí cestu, nejvýše { count-moves }.
slid = { $count }: { $robot } klouže { $heading }.
show-failed-count = { $seat } není v cíli: { count-moves } nestačí.
show-failed-time = { $seat }: čas vypršel.
show-given-up = { $seat } předvádění vzdává.
robots-back = Roboti se vracejí na své značky.
chip-won = { $seat } získává žeton ({ $target }), { count-moves }.
chip-won-solo = V cíli ({ $target }), { count-moves }.
started-again = Roboti stojí zase na svých značkách.
over-alone = { $chips ->
    [one] Žeton je získán
   *[other] Všechny žetony ({ $chips }) jsou získány
}, celkem { count-moves }.
over-enough = { $seat } má potřebný počet žetonů: { $count }.
over-gone = Žetony došly; nejvíc má { $seat }: { $count }.
over-shared = Žetony došly; několik hráčů má stejně, { $count }, a o vítězství se dělí.

## proč ne
game-over = Hra skončila.
no-chip-up = Žádný žeton ještě není obrácen: obraťte další.
chip-is-up = Žeton už je obrácen.
bid-first = Roboty ještě nikdo nehýbe: najděte cestu a nabídněte počet jejích tahů.
somebody-else-shows = Teď cestu předvádí { $seat }.
no-such-robot = { $robot } v této hře není.
bid-not-alone = Když hrajete sami, nenabízí se: táhněte roboty.
bidding-over = Nabídky na tento žeton skončily.
bid-range = Nabídněte číslo od 1 do { $most }.
bid-not-lower = Vaše poslední nabídka byla { $last }; můžete jít jen níž, takže { $number } nejde.
passed-already = Už jste pasovali; nabídnout přesto můžete.
glass-by-itself = Tady hodiny otáčí první nabídka.
glass-runs = Přesýpací hodiny už běží.
glass-bid-first = Než otočíte hodiny, nabídněte.
reset-only-alone = Vrátit roboty uprostřed cesty lze, jen když hrajete sami.
reset-nothing = Roboti už na svých značkách stojí.
way-too-long = Cesta má nejvýše { $most } tahů. Vraťte roboty na jejich značky, nebo vraťte žeton.

## co bylo napsáno
action-unreadable = „{ $words }“ není srozumitelné. Napište tah jako „modrý N“, nabídku jako „7“, nebo „pass“.
action-unreadable-alone = „{ $words }“ není srozumitelné. Napište tah jako „modrý N“, „znovu“ pro návrat robotů na značky, nebo „vzdávám“ pro vrácení žetonu.
action-unreadable-show = „{ $words }“ není srozumitelné. Napište tah jako „modrý N“, nebo „vzdávám“.
action-unreadable-pause = „{ $words }“ není srozumitelné. Napište „další“ a obrátí se další žeton.
bid-unreadable = „{ $words }“ není nabídka. Napište počet tahů: 7.
heading-unreadable = „{ $words }“ není směr. Napište N, E, S, W nebo nahoru, doprava, dolů, doleva.
colour-unreadable = „{ $words }“ není barva robota. Napište například „modrý N“.
colour-ambiguous = „{ $words }“ může být několik barev: { $known }. Napište víc písmen.
board-no-target = Plán nemá žádné cílové pole; přidejte je, například „target B3 blue circle“.
board-robot = „{ $words }“ není robot: napište například „robot red C4“.
