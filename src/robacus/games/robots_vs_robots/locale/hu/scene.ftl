### What is written beside and on the board.

scene-board = Tábla { $hexes } hatszögletű mezővel
scene-square = { $name }, { $thing }
scene-robot = { $name }: { $colour ->
        [red] piros
        [green] zöld
        [blue] kék
        [yellow] sárga
        [black] fekete
       *[silver] ezüst
    } robot, { $heading } néz
scene-robot-new = { $name }: { $colour ->
        [red] piros
        [green] zöld
        [blue] kék
        [yellow] sárga
        [black] fekete
       *[silver] ezüst
    } robot
scene-sheet = { $colour ->
        [red] a piros
        [green] a zöld
        [blue] a kék
        [yellow] a sárga
        [black] a fekete
       *[silver] az ezüst
    } robot programja
scene-wreck = itt esett ki { $name } robotja

status-place =
    { $whose ->
        [mine] Tedd a robotodat egy szabad szélső mezőre.
       *[other] { $name } robotot helyez el.
    }
status-face =
    { $whose ->
        [mine] Merre néz a robotod?
       *[other] { $name } kiválasztja, merre néz a robot.
    }
status-write = Írd meg a programodat: tizenhat lépés, senki más nem látja.
status-wait = Még írnak: { $names }.
status-start = A programok nyíltak. Kezdődik a harc!
status-turn = { $turn }. kör: { $stage }
status-over = A harc a(z) { $turn }. körben véget ért.

stage-read = olvasás
stage-rotate = fordulás
stage-move = mozgás
stage-traps = aknák és csapóajtók
stage-shots = lövések

clock-program = Írásra szánt idő
fact-turn = Kör
fact-programs = Leadott programok
fact-left = Robotok száma
fact-reader = { $name }
fact-read = { $what }
note-ready = kész
note-shots =
    { $count ->
        [one] { $count } lövés
       *[other] { $count } lövés
    }
note-trapped = csapóajtóban
note-out =
    { $cause ->
        [shot] kiesett: lelőtték
        [self] kiesett: felrobbant
        [mine] kiesett: akna
       *[edge] kiesett: leesett a tábláról
    }
note-dead = elveszett lépések: { $steps }
read-answer =
    { $answer ->
        [yes] { $step } { $order } igen
       *[no] { $step } { $order } nem
    }
read-dead = elveszett
read-loop = körbe-körbe

control-place = Elhelyezés ide: { $hex }
