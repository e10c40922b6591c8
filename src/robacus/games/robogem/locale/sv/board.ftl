### Vad som kan vara fel med ett eget bräde.

layout-too-long = Brädets text har { $length } tecken; högst { $longest } är möjliga.
layout-facing = ”{ $words }” går inte att förstå. Skriv en färg och ett väderstreck: facing red S.
layout-size = Brädet är { $width } × { $height } rutor; varje sida ska ha { $least } till { $most }.
layout-row-length = Rad { $row } har { $length } rutor, den bredaste { $width }. Gör alla rader lika långa.
layout-sign = Rad { $row }: ”{ $sign }” betyder ingenting. En tom ruta är ., en spärrplatta #, en diamant *, baserna R G B Y.
layout-bases = { $count ->
    [0] { robot-start } saknar bas; varje bräde har alla fyra.
   *[other] { robot-start } har fler än en bas; lämna kvar en.
}
layout-few-diamonds = Brädet har { $count ->
    [one] en diamant
   *[other] { $count } diamanter
}; minst { $least } behövs.
layout-many-diamonds = Brädet har { $count } diamanter; högst { $most } är möjliga.
layout-closed-base = { robot-start } kommer inte ut ur sin bas; gör en ruta bredvid den fri.
layout-unreachable = { robot-start } når inte diamanten på { $cell }; flytta diamanten eller en spärrplatta.
figure-line = Bildens rad ”{ $words }” går inte att förstå.
