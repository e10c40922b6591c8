### Mit mond a bíró egy körről, amikor a játéknak vége.

judge-title = { $number }. kör, { $seat }: { $turn }
judge-turn = { $kind ->
    [rest] pihenés
    [nothing] nincs kártya
   *[program] { $program }
}{ $added ->
    [0] { "" }
   *[other] { " " }+{ $append }
}
judge-best = Olyan jó, mint a legjobb, amit találtunk. A győzelem esélye: körülbelül { $chance }%.
judge-lost = A győzelem esélye: körülbelül { $chance }%. Ezzel: { $best } körülbelül { $could }% lett volna.
judge-missed = { $best } azonnal nyert volna.
judge-wins = Ez megnyeri a játékot.
judge-last-best = Az utolsó körre nem találtunk jobbat.
judge-last-lost = { $best } jobb lett volna: { $lost ->
    [one] eggyel több gyémánt.
   *[other] { $lost } gyémánttal több.
}
judge-hidden = Ezek a lapok rejtve voltak előtted. Nézd { $seat } szemével, hogy lásd, mit lehetett volna még játszani.
judge-stopped = A jobb kör keresése túl sok időt vagy memóriát igényelt, ezért leállt.
judge-mark = −{ $lost }%
judge-mark-last = −{ $lost }

judge-line = { $turn }: { judge-result }{ $played ->
    [0] { "" }
   *[other] { " " }(így játszották)
}
judge-result = { $wins ->
    [0] { $chance }%; { $banked } a bázison, { $cargo } a fedélzeten{ judge-to-go }
   *[other] nyer
}
judge-line-last = { $turn }: { judge-result-last }{ $played ->
    [0] { "" }
   *[other] { " " }(így játszották)
}
judge-result-last = { $wins ->
    [0] { $banked } a bázison, { $cargo } a fedélzeten{ judge-to-go }
   *[other] nyer
}
judge-to-go = { $needed ->
    [0] { "" }
    [one] , még körülbelül egy kártya kell
   *[other] , még körülbelül { $needed } kártya kell
}
judge-as-played = { $turn } (így játszották)
judge-note = Az esélyek becslések: a legjobb köröket a nem látható lapok { $samples } lehetséges elrendezésében folytattuk.{ judge-note-card }
judge-note-cut = A keresés elérte az időkorlátját a nem látható lapok { $samples } lehetséges elrendezése után: ezek durva becslések.{ judge-note-card }
judge-note-card = { $cards ->
    [0] { "" }
   *[other] { " " }Egyetlen kártya annyit ér, mint a legjobb folytatása.
}
judge-note-last = Az utolsó körben a bázison lévő gyémántok számítanak, utánuk a fedélzeten lévők. Hogy a többiek még mit tehetnek, azt nem vizsgáltuk.

judge-before = { $seat } köre előtt
judge-laid = { $seat }: { $turn }
