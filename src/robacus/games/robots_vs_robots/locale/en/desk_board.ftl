### The map editor.

desk-board = Map editor
    .help = Draw a board of your own: its shape, walls, trapdoors and mines; then play on it or share it.

draft-group-shape = Shape
draft-group-walls = Walls
draft-group-traps = Trapdoors and mines
draft-tool-ground = a hex, or an empty one
draft-tool-without = take a hex away
draft-kind-low = low wall
draft-kind-high = high wall
draft-kind-trap = trapdoor
draft-kind-trap_hidden = hidden trapdoor
draft-kind-mine = mine
draft-kind-mine_hidden = hidden mine
draft-square-none = no hex

draft-maps = Begin with
draft-map-arena5 = arena
draft-map-open4 = open field
draft-map-ring6 = ring
draft-map-minefield = minefield
draft-map-hourglass = hourglass
draft-radius = Hexes from the middle to the edge
draft-radius-own = a shape of its own
draft-control-twin = Same for both sides
draft-control-turn = Turn by a sixth
draft-control-mirror = Mirror
draft-control-clear = Take everything off
draft-play = Play on this board

draft-fact-hexes = Hexes
draft-fact-starts = Starting places
draft-fact-robots = Robots
draft-status-ready =
    { $most ->
        [2] Ready: two robots can fight here.
       *[other] Ready: 2 to { $most } robots can fight here.
    }
draft-status-faults = Not ready yet: see what is not right.
draft-fault-edge = There is no free hex at the edge where a robot could start. Clear some of them.
draft-fault-room = There is no room at the edge for two robots with { $distance } hexes between them. Make the board larger, or clear hexes at its edge.
draft-fault-hidden = Something is hidden on { $hex }, at the edge, where robots start. Take it away or put it further inside.

draft-put =
    { $count ->
        [1] { $hex }: { $thing }.
       *[other] { $count } hexes: { $thing }.
    }
draft-freed =
    { $count ->
        [1] { $hex } is free.
       *[other] { $count } hexes are free.
    }
draft-free-already =
    { $count ->
        [1] { $hex } is free already.
       *[other] They are all free already.
    }
draft-added =
    { $count ->
        [1] { $hex } is new.
       *[other] { $count } hexes are new.
    }
draft-removed =
    { $count ->
        [1] { $hex } is no longer part of the board.
       *[other] { $count } hexes are no longer part of the board.
    }
draft-not-there = There is no hex that could be taken away.
draft-map-said = The board “{ $name }”.
draft-radius-said = A hexagon with { $radius } hexes from the middle to the edge, { $hexes } in all.
draft-radius-range = After “radius” comes one number from 1 to { $most }.
draft-shape-said = The board stays as it is, with { $hexes } hexes.
draft-cleared = Everything is off the board.
draft-turned = Turned clockwise by a sixth.
draft-mirrored = Left and right have changed places.
draft-twin-said = The opposite sides are the same now.
draft-far = { $hex } is too far away: coordinates go from -{ $most } to { $most }.
draft-import = The map is open: { $hexes } hexes, { $things } of them with something on it.
draft-unreadable = “{ $words }” is not understood. Write, for example, “low C4”, “without 3,0”, “ground 3,0”, “radius 4”, or a whole map text.
