/**
 * The shapes of everything that crosses the table's socket: the browser's twin of `robacus.web.wire` and
 * `robacus.scene`.  Types only; nothing runs here.
 *
 * The server leaves out what has its default value, so most fields of what it sends are optional.  `wire.js`
 * puts the defaults back (`Now`, `Control`, `SeatInfo`, `Frame`), and the rest of the code sees whole
 * objects.
 */

/** @typedef {[number, number]} Point  In board units, x to the right, y down. */

/** @typedef {{key: string, x: number, y: number, row: number, column: number, label: string, size?: number}} Square */

/**
 * @typedef {object} Board
 * @property {string} key  Two boards with the same key are the same.
 * @property {number} width
 * @property {number} height
 * @property {string} art  SVG elements, made by the server.
 * @property {Record<string, string>} symbols  Name -> SVG elements around (0, 0).
 * @property {Square[]} squares
 * @property {string} label
 * @property {boolean} hexes  Its squares are hexes of height 1 that stand on a flat side.
 * @property {Part[]} parts  What lies below the board, and may be folded or put beside it.
 */

/**
 * @typedef {{key: string, label: string, x: number, y: number, width: number, height: number, art: string,
 *   symbol: string, folded: boolean}} Part
 */

/**
 * @typedef {object} Piece
 * @property {string} key
 * @property {string} symbol
 * @property {number} x
 * @property {number} y
 * @property {number} turn  Degrees clockwise.
 * @property {string} label
 * @property {string} square
 * @property {number} layer
 * @property {string} classes
 * @property {string} value
 */

/**
 * @typedef {{seat: number, score: string, notes: string[], acting: boolean, symbol: string}} Place
 * @typedef {{key: string, label: string, value: string, symbol: string}} Fact
 * @typedef {{ends_at: number, total: number, label: string}} Clock
 * @typedef {{points: Point[], tone?: string}} Trail
 */

/**
 * A scene as it travels: pieces in a list.
 * @typedef {object} SentScene
 * @property {Board} board
 * @property {Piece[]} pieces
 * @property {Place[]} places
 * @property {Fact[]} facts
 * @property {string} status
 * @property {Clock | null} clock
 * @property {Trail[]} trails
 */

/**
 * A scene as the page keeps it: pieces by key.  Never changed in place.
 * @typedef {Omit<SentScene, "pieces"> & {pieces: ReadonlyMap<string, Piece>}} Scene
 */

/**
 * What makes one scene into the next.  A missing field means "as before"; a `clock` of null means "no clock".
 * @typedef {object} Change
 * @property {Piece[]} [put]
 * @property {string[]} [gone]
 * @property {Board} [board]
 * @property {Place[]} [places]
 * @property {Fact[]} [facts]
 * @property {string} [status]
 * @property {Clock | null} [clock]
 * @property {Trail[]} [trails]
 */

/**
 * @typedef {object} Control
 * @property {string} key
 * @property {string} label
 * @property {string} text  What it sends; a number control has `{n}` in it.
 * @property {"button" | "number" | "slide" | "point"} kind
 * @property {number} seat
 * @property {string} keys
 * @property {string} on
 * @property {"" | "up" | "right" | "down" | "left"} way
 * @property {string} to
 * @property {number} low
 * @property {number} high
 * @property {Point[]} path
 * @property {boolean} primary
 * @property {string} confirm
 * @property {string} hint
 */

/**
 * @typedef {object} SeatInfo
 * @property {number} seat
 * @property {"person" | "bot" | "open"} kind
 * @property {string} name
 * @property {string} level  How well a bot plays, in words; empty for others.
 * @property {boolean} mine
 * @property {boolean} here
 * @property {boolean} gone
 * @property {boolean} host
 * @property {boolean} away  Not connected for a while: the others may play on without this seat.
 */

/** @typedef {{say: string, winners: number[], scores: number[], replay: string, rematch?: string}} Result */

/**
 * @typedef {object} Now
 * @property {number} number
 * @property {number} at  Table time in milliseconds when this was sent.
 * @property {boolean} running
 * @property {"waiting" | "playing" | "paused" | "over"} phase
 * @property {number | null} looking
 * @property {number[]} to_act
 * @property {SeatInfo[]} seats
 * @property {Control[]} controls
 * @property {number[]} undo
 * @property {{label: string, url: string}[]} links  Desks where what is seen can be tried, with help.
 * @property {string[]} asks
 * @property {Result | null} outcome
 * @property {number} study  Number of the last step of which the judge says something now; 0: of none.
 * @property {boolean} study_later  A later one will be judged once nobody can take it back.
 */

/** @typedef {{number: number, say: string, at: number, seat: number | null, notation: string}} LogLine */

/**
 * @typedef {object} Frame
 * @property {number} number
 * @property {number} at
 * @property {string} kind
 * @property {string} say
 * @property {number | null} seat
 * @property {string} notation
 * @property {boolean} listed  It has a line in the move list.
 * @property {[string, Point[]][]} paths
 * @property {number} hold  Milliseconds that it stays to be seen at least.
 * @property {Change | null} change
 */

/**
 * @typedef {{t: "snapshot", now: Now, scene: Scene | null, log: LogLine[]}} Snapshot
 * @typedef {{t: "frames", frames: Frame[], now: Now}} Frames
 * @typedef {{t: "standing", now: Now}} Standing
 * @typedef {{t: "done", id: string, go?: string}} Done
 * @typedef {{t: "refused", id: string, say: string, stale?: boolean}} Refused
 * @typedef {{t: "previewed", id: string, ok: boolean, say: string, scene: Scene | null}} Previewed
 * @typedef {{t: "pong"}} Pong
 * @typedef {{t: "farewell", say: string, again: boolean}} Farewell
 * @typedef {Snapshot | Frames | Standing | Done | Refused | Previewed | Pong | Farewell} ToBrowser
 * @typedef {Exclude<ToBrowser, Pong>} Heard  What a page is told; the rest concerns the line alone.
 */

/**
 * Part of a finished game: the picture before step `first`, and the steps from it on.
 * @typedef {object} ReplayPage
 * @property {number} first
 * @property {number} last
 * @property {Frame[]} frames
 * @property {Scene | null} scene
 * @property {SeatInfo[]} seats
 * @property {Result | null} outcome
 * @property {LogLine[]} log
 * @property {number[]} judged  Numbers of the steps of which the judge says something.
 */

/**
 * What the judge says of a step, and a line of it picture by picture.
 * @typedef {{number: number, title: string, say: string, lost: number | null, mark: string, lines: Line[],
 *   note: string, links: {label: string, url: string}[]}} Study
 * @typedef {{scene: SentScene, say: string, frames: (Partial<Frame> & Pick<Frame, "number">)[]}} StudyFilm
 */

/** @typedef {"undo" | "resign" | "leave" | "pause" | "resume" | "begin" | "rematch"} TableAsk */

/**
 * @typedef {{t: "do", seat: number, text: string, on: number}} Do
 * @typedef {{t: "ask", what: TableAsk, seat?: number | null}} Ask
 * @typedef {{t: "fill", seat: number, name?: string, level?: string}} Fill
 * @typedef {{t: "draft", seat: number, text: string}} Draft
 * @typedef {Do | Ask | Fill | Draft} Request  What gets an answer; the id is added when it is sent.
 */

/**
 * A desk: the twin of `robacus.desk`.  `desk-sheet.js` puts the defaults back.
 * @typedef {{say: string, square: string, name: string}} Fault
 * @typedef {{key: string, label: string, text: string, group: string, at: "square" | "side", keys: string,
 *   symbol: string, typed: boolean}} Tool
 * @typedef {{key: string, label: string, text: string, chosen: boolean, symbol: string, turn: number,
 *   note: string}} DeskPick
 * @typedef {{key: string, label: string, picks: DeskPick[], at: [number, number, number, number] | null}} Chooser
 * @typedef {{label: string, desk: string, paper: string, draft: string,
 *   options: Record<string, string | number | boolean>, seats: number, primary: boolean}} Link
 * @typedef {{key: string, label: string, texts: string[]}} Line
 */

/**
 * @typedef {object} Mistake
 * @property {string} task
 * @property {string} answer
 * @property {string[]} why
 * @property {string} right
 * @property {string} draft  The task as it was before anything was tried.
 */

/**
 * @typedef {object} Sheet
 * @property {string} draft
 * @property {Scene} scene
 * @property {Control[]} controls
 * @property {Tool[]} tools
 * @property {string} tool  The tool to take up next; empty: the one in hand stays.
 * @property {string} advice  What to do with the tools; empty: the usual words.
 * @property {Chooser[]} choosers
 * @property {Fault[]} faults
 * @property {Line[]} lines
 * @property {Link[]} links
 * @property {string} intro  What it is about.
 * @property {string} say
 * @property {Frame[]} film  What is to be seen before `scene`, one thing after another.
 * @property {[string, Point[]][]} paths
 * @property {string} share
 * @property {string} lesson  Name of the lesson that this is.
 * @property {string} puzzle  What is to be solved; the same for all drafts of one puzzle.
 * @property {string} then  An edit to ask for in the background.
 * @property {number | null} solved
 * @property {Mistake | null} mistake  What was done was a wrong answer.
 * @property {string} keep  An edit that brings to another draft what cannot be taken back.
 * @property {boolean} lasting  What was done cannot be taken back, and is no step.
 */

export {};
