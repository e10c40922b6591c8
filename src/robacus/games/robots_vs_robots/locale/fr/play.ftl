### What happens at the table, and what is refused.

game-over = Le combat est fini.
placed-already = Tous les robots sont placés.
place-first = Placez d’abord votre robot sur une case du bord.
face-now = Votre robot est placé ; choisissez où il regarde.
place-before = On écrit les programmes quand tous les robots sont placés.
somebody-else-places = C’est à { $seat } de placer un robot.
place-edge = { $hex } n’est pas une case libre du bord.
place-near = { $hex } est trop près du robot de { $seat } : il faut au moins { $between } cases entre eux.
place-room = Avec un robot en { $hex }, il ne resterait pas de place pour les autres.

told-placed = { $seat } place un robot en { $hex }.
told-faced = { $seat } le tourne { $heading }.
told-ready = { $seat } : programme remis.
told-changed = { $seat } : programme changé.
told-time = Le temps pour écrire est écoulé.
fight-starts = Tous les programmes sont remis : le combat commence.

told-all = { $what }.
told-turn = Tour { $turn } : { $what }.
told-reading = les robots lisent leur programme
told-order = { $seat } { $order }
does-order = { $order } (pas { $step })
does-dead = rien (le pas { $step } est détruit)
does-loop = rien (tourne en rond)
told-rotated = { $seat } regarde { $heading }
told-moved = { $seat } en { $hex }
told-fell = { $seat } tombe du plateau
told-mine = { $seat } saute sur une mine : éliminé
told-mine-step = { $seat } saute sur une mine et perd le pas { $step }
told-trap = { $seat } est pris dans une trappe
told-blast = { $seat } explose
told-missed = { $seat } tire et ne touche personne
told-out = { $seat } touche { $other } à une case : éliminé
told-hit = { $seat } touche { $other } à deux cases : le pas { $step } est perdu

over-last = { $seat } est le dernier robot, au tour { $turn }.
over-all-out = Les derniers robots sont éliminés ensemble au tour { $turn } : match nul.
over-limit = Le tour { $turn } était le dernier : match nul entre { $seats }.
over-repetition = Tout se répète depuis le tour { $turn } : match nul entre { $seats }.
