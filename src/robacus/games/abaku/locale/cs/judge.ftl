### Co říká rozhodčí o skončeném tahu.

judge-title = { $seat }, tah { $number }
judge-most = { count-points }: víc získat nešlo.
judge-less = { count-points }: o { $lost } méně než nejvyšší možný počet { $best }.
judge-not-laid = Nic nebylo položeno; možné bylo získat { count-points }.
judge-nothing = Položit nešlo nic.
judge-limit = { count-points }. Nejvíc se našlo { $best }; na všechno čas nestačil.
judge-stopped = Hledání zabralo příliš mnoho času nebo paměti a bylo zastaveno.
judge-unknown = { count-points }. Co dalšího bylo možné, je vidět přes rameno hráče { $seat }.
judge-kept-back = Co tady bylo možné, se ještě může hodit: poví se to při přehrávání hry.
judge-worth = S kameny, které zůstaly v ruce, je hodnota { $worth }, u nejlepšího položení { $top }. { $listed }
judge-ended = { $ended } { $listed }
judge-ending-best = V koncovce nic lepšího nebylo ({ $proven }).
judge-ending-lost = V koncovce to stálo { $lost } proti soupeři; nejlepší bylo { $tiles } ({ $proven }).
judge-list = { $count ->
    [one] Jediná možnost:
   *[other] Možností bylo { $count }, tady jsou nejlepší, nejcennější první:
}
judge-line-played = { $line } (hráno)
judge-desk = Rozebrat tuto pozici
judge-before = Na tahu je { $seat }.
judge-laid = Položeno: { $tiles }
