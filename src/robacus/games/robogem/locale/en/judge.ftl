### What the judge says of a turn, once the game is over.

judge-title = Turn { $number }, { $seat }: { $turn }
judge-turn = { $kind ->
    [rest] rest
    [nothing] no card
   *[program] { $program }
}{ $added ->
    [0] { "" }
   *[other] { " " }+{ $append }
}
judge-best = As good as the best that was found. Chance to win: about { $chance }%.
judge-lost = Chance to win: about { $chance }%. With { $best } it would have been about { $could }%.
judge-missed = { $best } would have won on the spot.
judge-wins = This wins the game.
judge-last-best = Nothing better was found for the last round.
judge-last-lost = { $best } would have been better by { $lost ->
    [one] one diamond.
   *[other] { $lost } diamonds.
}
judge-hidden = These cards were hidden from you. Look with the eyes of { $seat } to see what else could have been played.
judge-stopped = The search for a better turn took too much time or memory and was stopped.
judge-mark = −{ $lost }%
judge-mark-last = −{ $lost }

judge-line = { $turn }: { judge-result }{ $played ->
    [0] { "" }
   *[other] { " " }(as played)
}
judge-result = { $wins ->
    [0] { $chance }%; { $banked } at the base, { $cargo } aboard{ judge-to-go }
   *[other] wins
}
judge-line-last = { $turn }: { judge-result-last }{ $played ->
    [0] { "" }
   *[other] { " " }(as played)
}
judge-result-last = { $wins ->
    [0] { $banked } at the base, { $cargo } aboard{ judge-to-go }
   *[other] wins
}
judge-to-go = { $needed ->
    [0] { "" }
    [one] , about one card to go
   *[other] , about { $needed } cards to go
}
judge-as-played = { $turn } (as played)
judge-note = The chances are estimates: the best turns were played on in { $samples } of the ways in which the unseen cards may lie.{ judge-note-card }
judge-note-cut = The search met its limit of time after { $samples } of the ways in which the unseen cards may lie: these are rough estimates.{ judge-note-card }
judge-note-card = { $cards ->
    [0] { "" }
   *[other] { " " }A single card is as good as the best that can follow it.
}
judge-note-last = In the last round the diamonds at the base count, then those aboard. What the others could still do was not looked at.

judge-before = Before the turn of { $seat }
judge-laid = { $seat }: { $turn }
