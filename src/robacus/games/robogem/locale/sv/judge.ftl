### Vad domaren säger om en tur när spelet är slut.

judge-title = Tur { $number }, { $seat }: { $turn }
judge-turn = { $kind ->
    [rest] vila
    [nothing] inget kort
   *[program] { $program }
}{ $added ->
    [0] { "" }
   *[other] { " " }+{ $append }
}
judge-best = Lika bra som det bästa som hittades. Chans att vinna: ungefär { $chance }{"\u00A0"}%.
judge-lost = Chans att vinna: ungefär { $chance }{"\u00A0"}%. Med { $best } hade den varit ungefär { $could }{"\u00A0"}%.
judge-missed = { $best } hade vunnit genast.
judge-wins = Det här vinner spelet.
judge-last-best = Inget bättre hittades för sista omgången.
judge-last-lost = { $best } hade varit bättre: { $lost ->
    [one] en diamant mer.
   *[other] { $lost } diamanter mer.
}
judge-hidden = De här korten var dolda för dig. Se med ögonen hos { $seat } vad mer som kunde ha spelats.
judge-stopped = Sökningen efter en bättre tur tog för mycket tid eller minne och avbröts.
judge-mark = −{ $lost }{"\u00A0"}%
judge-mark-last = −{ $lost }

judge-line = { $turn }: { judge-result }{ $played ->
    [0] { "" }
   *[other] { " " }(så spelades det)
}
judge-result = { $wins ->
    [0] { $chance }{"\u00A0"}%; { $banked } på basen, { $cargo } ombord{ judge-to-go }
   *[other] vinner
}
judge-line-last = { $turn }: { judge-result-last }{ $played ->
    [0] { "" }
   *[other] { " " }(så spelades det)
}
judge-result-last = { $wins ->
    [0] { $banked } på basen, { $cargo } ombord{ judge-to-go }
   *[other] vinner
}
judge-to-go = { $needed ->
    [0] { "" }
    [one] , ungefär ett kort kvar
   *[other] , ungefär { $needed } kort kvar
}
judge-as-played = { $turn } (så spelades det)
judge-note = Chanserna är uppskattningar: de bästa turerna spelades vidare på { $samples } av de sätt som de dolda korten kan ligga på.{ judge-note-card }
judge-note-cut = Sökningen nådde sin tidsgräns efter { $samples } av de sätt som de dolda korten kan ligga på: siffrorna är grova uppskattningar.{ judge-note-card }
judge-note-card = { $cards ->
    [0] { "" }
   *[other] { " " }Ett enda kort är lika bra som det bästa som kan följa efter det.
}
judge-note-last = I sista omgången räknas diamanterna på basen, sedan de ombord. Vad de andra ännu kan göra undersöktes inte.

judge-before = Före turen för { $seat }
judge-laid = { $seat }: { $turn }
