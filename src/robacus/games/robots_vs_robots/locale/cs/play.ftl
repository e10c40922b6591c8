### What happens at the table, and what is refused.

game-over = Boj skončil.
placed-already = Všichni roboti už stojí.
place-first = Nejdřív postavte robota na pole na okraji.
face-now = Váš robot stojí; zvolte, kam se dívá.
place-before = Programy se píší, až stojí všichni roboti.
somebody-else-places = Robota teď staví { $seat }.
place-edge = { $hex } není volné pole na okraji plánu.
place-near = { $hex } je příliš blízko robota hráče { $seat }: mezi nimi musí být nejméně { $between } pole.
place-room = S robotem na { $hex } by nezbylo místo pro ostatní.

told-placed = { $seat } staví robota na { $hex }.
told-faced = { $seat } ho otáčí { $heading }.
told-ready = { $seat }: hotovo.
told-changed = { $seat }: program změněn.
told-time = Čas na psaní vypršel.
fight-starts = Všechny programy jsou odevzdány: boj začíná.

told-all = { $what }.
told-turn = Kolo { $turn }: { $what }.
told-reading = roboti čtou své programy
told-order = { $seat } { $order }
does-order = { $order } (krok { $step })
does-dead = nic (krok { $step } je zničený)
does-loop = nic (čte pořád dokola)
told-rotated = { $seat } se dívá { $heading }
told-moved = { $seat } na { $hex }
told-fell = { $seat } padá z plánu
told-mine = { $seat } najíždí na minu a vypadává
told-mine-step = { $seat } najíždí na minu a ztrácí krok { $step }
told-trap = { $seat } uvízl v propadle
told-blast = { $seat } vybuchuje
told-missed = { $seat } střílí a nikoho nezasáhne
told-out = { $seat } zasahuje z vedlejšího pole, vypadává { $other }
told-hit = { $seat } zasahuje ze dvou polí, krok { $step } ztrácí { $other }

over-last = { $seat } je poslední robot, v kole { $turn }.
over-all-out = Poslední roboti vypadli společně v kole { $turn }: nerozhodně.
over-limit = Kolo { $turn } bylo poslední: nerozhodně, { $seats }.
over-repetition = Od kola { $turn } se vše opakuje: nerozhodně, { $seats }.
