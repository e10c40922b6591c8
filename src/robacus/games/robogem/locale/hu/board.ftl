### Mi lehet a baj egy saját táblával.

layout-too-long = A tábla szövege { $length } karakter; legfeljebb { $longest } lehet.
layout-facing = „{ $words }” nem érthető. Írj egy színt és egy irányt: facing red S.
layout-size = A tábla { $width } × { $height } mezős; mindkét oldala { $least } és { $most } közötti lehet.
layout-row-length = { $row }. sor: { $length } mező, a legszélesebb { $width }. Legyen minden sor egyforma hosszú.
layout-sign = { $row }. sor: „{ $sign }” nem jelent semmit. Az üres mező ., az akadály #, a gyémánt *, a bázisok R G B Y.
layout-bases = { $count ->
    [0] { robot-start } bázisa hiányzik; minden táblán megvan mind a négy.
   *[other] { robot-start } bázisából több is van; hagyj meg egyet.
}
layout-few-diamonds = A táblán { $count ->
    [one] egy gyémánt
   *[other] { $count } gyémánt
} van; legalább { $least } kell.
layout-many-diamonds = A táblán { $count } gyémánt van; legfeljebb { $most } lehet.
layout-closed-base = { robot-start } nem tud kijönni a bázisáról; szabadíts fel mellette egy mezőt.
layout-unreachable = { robot-start } nem éri el ezt a gyémántot: { $cell }; helyezd át a gyémántot vagy egy akadályt.
figure-line = A kép „{ $words }” sora nem érthető.
