### Co může být špatně na vlastním plánu.

layout-too-long = Text plánu má { $length } znaků; nejvýše je možných { $longest }.
layout-facing = „{ $words }“ není srozumitelné. Napište barvu a směr: facing red S.
layout-size = Plán má { $width } × { $height } polí; každá strana musí mít { $least } až { $most }.
layout-row-length = Řádek { $row } má { $length } polí, nejširší { $width }. Udělejte všechny řádky stejně dlouhé.
layout-sign = Řádek { $row }: „{ $sign }“ nic neznamená. Prázdné pole je ., blok #, diamant *, základny R G B Y.
layout-bases = { $count ->
    [0] { robot-start } nemá základnu; každý plán má všechny čtyři.
   *[other] { robot-start } má víc než jednu základnu; nechte jednu.
}
layout-few-diamonds = Na plánu je diamantů: { $count ->
    [one] jen jeden
   *[other] jen { $count }
}; potřeba jsou nejméně { $least }.
layout-many-diamonds = Na plánu je { $count } diamantů; nejvýše jich může být { $most }.
layout-closed-base = { robot-start } nemůže opustit svou základnu; uvolněte pole vedle ní.
layout-unreachable = { robot-start } se nedostane k diamantu na { $cell }; přesuňte diamant nebo blok.
figure-line = Řádek obrázku „{ $words }“ není srozumitelný.
