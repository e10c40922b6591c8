### Pozice jako text a odpovědi řešiče.

position-two-goals = Text má dva cíle; nechte jeden.
position-no-goal = Text neuvádí cíl: napište například „goal blue E6“, nebo „goal any H9“ pro vír.
position-statement = „{ $words }“ do pozice nepatří: napište například „robot red C4“ nebo „goal blue E6“.
position-json = Tento JSON není pozice: { $why }
position-json-other = Tento JSON je případ jiné hry nebo jiného druhu.
position-json-board = Pozice v JSON potřebuje buď „walls“, nebo „quadrants“, ne obojí.
position-json-cell = Na tomto plánu není pole v řádku { $row }, sloupci { $column }; obojí se počítá od 0.
position-json-diagonal = „{ $words }“ není šikmá zeď: je to / nebo \ a barva robota.

solve-variant = Co musí cesta splnit. strict: odraz a žádná zastávka na cílovém poli před koncem; literal: odraz a žádný okamžitý návrat; free: nic.
solve-all = Vypsat všechny nejkratší cesty.
solve-threads = Kolik vláken smí řešit jednu pozici. Všechny cesty (--all) počítá vždy jedno.

answer-anybody = Kterýkoli robot
answer-variant-strict = přísná varianta
answer-variant-literal = doslovná varianta
answer-variant-free = volná varianta
answer-length = { $robot } na { $cell }: { $moves ->
    [one] { $moves } tah
    [few] { $moves } tahy
   *[other] { $moves } tahů
} ({ $variant }); méně nejde.
answer-count = { $many ->
    [one] Je to jediná nejkratší cesta
   *[other] Počet nejkratších cest: { $count }
}{ $robots ->
    [one] ; táhne { $robots } robot.
    [few] ; táhnou { $robots } roboti.
   *[other] ; táhne { $robots } robotů.
}
answer-no-way = { $robot } na { $cell }: žádná cesta není ({ $variant }).
answer-unsolved = { $robot } na { $cell } ({ $variant }): { $why ->
    [memory] nevyřešeno v limitu paměti
    [cancelled] přerušeno před vyřešením
   *[time] nevyřešeno v časovém limitu
}. { $least ->
    [one] Je třeba aspoň { $least } tah.
    [few] Jsou třeba aspoň { $least } tahy.
   *[other] Je třeba aspoň { $least } tahů.
}
answer-all = Nejkratší cesty, nejdřív ty s nejméně roboty:
answer-more = … a dalších { $count }
