### Co může být špatně v textu plánu.

board-no-cell = Pole „{ $name }“ na tomto plánu není; pole jdou od A1 do { $last }.
board-size = Plán { $width } x { $height } polí není možný: každý rozměr smí být 1 až { $most }.
board-row-length = Počet číslic v řadě { $row } je { $length }; šířka plánu je { $width }.
board-row-digits = V řadě { $row } je něco jiného než číslice 0–9 a a–f.
board-rows = Plán má mít řad { $height }, ale následuje jich jen { $rows }.
board-rim-open = Okraj je otevřený: pole { $cell } nemá zeď na straně { $side }.
board-one-sided = Zeď mezi { $cell } a { $other } je jen na jednom z obou polí. Dejte ji na obě.
board-all-solid = Všechna pole jsou plná; nechte aspoň jedno volné.
board-two-diagonals = Na { $cell } jsou dvě šikmé zdi; vejde se jen jedna.
board-two-targets = Na { $cell } jsou dva cíle; vejde se jen jeden.
board-on-solid = { $cell } je plné pole: nic na něj nelze položit.
board-vortex = Cíl na { $cell }: barvu „any“ má vír, a jen vír.
board-text-long = Text má znaků { $length }; čte se jich nejvýše { $longest }.
board-statement = „{ $words }“ do textu plánu nepatří.
board-missing = Text nezačíná plánem: napište „quadrants 1A 2B 3C 4D“, nebo „board 5x4“ a jeho řady.
board-twice = V textu jsou dva plány; nechte jeden.
board-header = „{ $words }“ není srozumitelné: velikost napište jako „board 5x4“.
board-diagonal = „{ $words }“ není šikmá zeď: napište například „diagonal C4 / red“.
board-target = „{ $words }“ není cíl: napište například „target B3 blue circle“.
board-quadrants = „{ $words }“ nejsou čtyři strany čtvrtin: vezměte jednu stranu každého dílu, například „1A 2B 3A 4B“.
board-long-slides = Šikmé zdi na sebe navazují příliš dlouhými cestami; některé odeberte.
