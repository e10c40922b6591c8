### Roboti, směry a proč tah nebo pozice není možná.

robot-red = Červený
robot-green = Zelený
robot-blue = Modrý
robot-yellow = Žlutý
robot-black = Černý
robot-silver = Stříbrný

heading-N = na sever
heading-E = na východ
heading-S = na jih
heading-W = na západ

move-unreadable = „{ $words }“ není tah: napište například „blue N“.
move-blocked = { $robot } nemůže { $heading }: neopustil by své pole.
move-endless = { $robot } nemůže { $heading }: kroužil by donekonečna.
move-blocked-turn = { $robot } nemůže { $heading }: šikmá zeď na poli { $cell } by ho otočila proti překážce.
move-back = { $robot } se nesmí hned vrátit { $heading }: nejdřív musí táhnout jiný robot.
move-too-early = { $robot } ještě nesmí { $heading }: zastavil by na cílovém poli, aniž by předtím zahnul v pravém úhlu.
move-after-end = Cílového pole je dosaženo; cesta tu končí.
way-not-there = { $count ->
    [one] Po { $count } tahu není cílového pole dosaženo.
   *[other] Po { $count } tazích není cílového pole dosaženo.
}

position-robots = Počet robotů je { $count }; v pozici jich může být 1 až { $most }.
position-colour = „{ $words }“ není barva robota: použijte red, green, blue, yellow, black nebo silver.
position-colour-twice = { $robot } je tu dvakrát; nechte jednoho.
position-two-fifth = Černý a stříbrný nemohou hrát zároveň; nechte jednoho.
position-cell-twice = Na poli { $cell } stojí dva roboti; jednoho přesuňte.
position-off-board = { $robot } není na plánu.
position-target-off-board = Cíl není na plánu.
position-solid = Pole { $cell } je plné: nemůže na něm být robot ani cíl.
position-no-robot = Cíl je pro „{ $words }“, ale takový robot tu není; napište barvu některého robota nebo „any“.
